// Made by `npm --prefix tests/web run bundle` of modules with the hash f79083dfef19fdbb0da309da86a2656fd55782f39acccfe174fc30e4473498ca.
var __defProp = Object.defineProperty;
var __export = (target2, all) => {
  for (var name in all)
    __defProp(target2, name, { get: all[name], enumerable: true });
};

// vendor/preact-htm.js
/*!
 * htm 3.1.1 with Preact 10: the file preact/standalone.module.js of the npm package htm 3.1.1, unchanged below this comment.
 * htm: Copyright 2018 Google Inc., Apache License 2.0, see htm.LICENSE.
 * Preact: Copyright (c) 2015-present Jason Miller, MIT License, see preact.LICENSE.
 */
var e;
var n;
var _;
var t;
var o;
var r;
var u;
var l = {};
var i = [];
var c = /acit|ex(?:s|g|n|p|$)|rph|grid|ows|mnc|ntw|ine[ch]|zoo|^ord|itera/i;
function s(e2, n2) {
  for (var _2 in n2) e2[_2] = n2[_2];
  return e2;
}
function f(e2) {
  var n2 = e2.parentNode;
  n2 && n2.removeChild(e2);
}
function a(n2, _2, t2) {
  var o2, r2, u2, l2 = {};
  for (u2 in _2) "key" == u2 ? o2 = _2[u2] : "ref" == u2 ? r2 = _2[u2] : l2[u2] = _2[u2];
  if (arguments.length > 2 && (l2.children = arguments.length > 3 ? e.call(arguments, 2) : t2), "function" == typeof n2 && null != n2.defaultProps) for (u2 in n2.defaultProps) void 0 === l2[u2] && (l2[u2] = n2.defaultProps[u2]);
  return p(n2, l2, o2, r2, null);
}
function p(e2, t2, o2, r2, u2) {
  var l2 = { type: e2, props: t2, key: o2, ref: r2, __k: null, __: null, __b: 0, __e: null, __d: void 0, __c: null, __h: null, constructor: void 0, __v: null == u2 ? ++_ : u2 };
  return null != n.vnode && n.vnode(l2), l2;
}
function h(e2) {
  return e2.children;
}
function d(e2, n2) {
  this.props = e2, this.context = n2;
}
function v(e2, n2) {
  if (null == n2) return e2.__ ? v(e2.__, e2.__.__k.indexOf(e2) + 1) : null;
  for (var _2; n2 < e2.__k.length; n2++) if (null != (_2 = e2.__k[n2]) && null != _2.__e) return _2.__e;
  return "function" == typeof e2.type ? v(e2) : null;
}
function y(e2) {
  var n2, _2;
  if (null != (e2 = e2.__) && null != e2.__c) {
    for (e2.__e = e2.__c.base = null, n2 = 0; n2 < e2.__k.length; n2++) if (null != (_2 = e2.__k[n2]) && null != _2.__e) {
      e2.__e = e2.__c.base = _2.__e;
      break;
    }
    return y(e2);
  }
}
function m(e2) {
  (!e2.__d && (e2.__d = true) && t.push(e2) && !g.__r++ || r !== n.debounceRendering) && ((r = n.debounceRendering) || o)(g);
}
function g() {
  for (var e2; g.__r = t.length; ) e2 = t.sort(function(e3, n2) {
    return e3.__v.__b - n2.__v.__b;
  }), t = [], e2.some(function(e3) {
    var n2, _2, t2, o2, r2, u2;
    e3.__d && (r2 = (o2 = (n2 = e3).__v).__e, (u2 = n2.__P) && (_2 = [], (t2 = s({}, o2)).__v = o2.__v + 1, P(u2, o2, t2, n2.__n, void 0 !== u2.ownerSVGElement, null != o2.__h ? [r2] : null, _2, null == r2 ? v(o2) : r2, o2.__h), D(_2, o2), o2.__e != r2 && y(o2)));
  });
}
function k(e2, n2, _2, t2, o2, r2, u2, c2, s2, f2) {
  var a2, d2, y2, m2, g2, k2, x2, H2 = t2 && t2.__k || i, E2 = H2.length;
  for (_2.__k = [], a2 = 0; a2 < n2.length; a2++) if (null != (m2 = _2.__k[a2] = null == (m2 = n2[a2]) || "boolean" == typeof m2 ? null : "string" == typeof m2 || "number" == typeof m2 || "bigint" == typeof m2 ? p(null, m2, null, null, m2) : Array.isArray(m2) ? p(h, { children: m2 }, null, null, null) : m2.__b > 0 ? p(m2.type, m2.props, m2.key, null, m2.__v) : m2)) {
    if (m2.__ = _2, m2.__b = _2.__b + 1, null === (y2 = H2[a2]) || y2 && m2.key == y2.key && m2.type === y2.type) H2[a2] = void 0;
    else for (d2 = 0; d2 < E2; d2++) {
      if ((y2 = H2[d2]) && m2.key == y2.key && m2.type === y2.type) {
        H2[d2] = void 0;
        break;
      }
      y2 = null;
    }
    P(e2, m2, y2 = y2 || l, o2, r2, u2, c2, s2, f2), g2 = m2.__e, (d2 = m2.ref) && y2.ref != d2 && (x2 || (x2 = []), y2.ref && x2.push(y2.ref, null, m2), x2.push(d2, m2.__c || g2, m2)), null != g2 ? (null == k2 && (k2 = g2), "function" == typeof m2.type && null != m2.__k && m2.__k === y2.__k ? m2.__d = s2 = b(m2, s2, e2) : s2 = C(e2, m2, y2, H2, g2, s2), f2 || "option" !== _2.type ? "function" == typeof _2.type && (_2.__d = s2) : e2.value = "") : s2 && y2.__e == s2 && s2.parentNode != e2 && (s2 = v(y2));
  }
  for (_2.__e = k2, a2 = E2; a2--; ) null != H2[a2] && ("function" == typeof _2.type && null != H2[a2].__e && H2[a2].__e == _2.__d && (_2.__d = v(t2, a2 + 1)), U(H2[a2], H2[a2]));
  if (x2) for (a2 = 0; a2 < x2.length; a2++) T(x2[a2], x2[++a2], x2[++a2]);
}
function b(e2, n2, _2) {
  var t2, o2;
  for (t2 = 0; t2 < e2.__k.length; t2++) (o2 = e2.__k[t2]) && (o2.__ = e2, n2 = "function" == typeof o2.type ? b(o2, n2, _2) : C(_2, o2, o2, e2.__k, o2.__e, n2));
  return n2;
}
function C(e2, n2, _2, t2, o2, r2) {
  var u2, l2, i2;
  if (void 0 !== n2.__d) u2 = n2.__d, n2.__d = void 0;
  else if (null == _2 || o2 != r2 || null == o2.parentNode) e: if (null == r2 || r2.parentNode !== e2) e2.appendChild(o2), u2 = null;
  else {
    for (l2 = r2, i2 = 0; (l2 = l2.nextSibling) && i2 < t2.length; i2 += 2) if (l2 == o2) break e;
    e2.insertBefore(o2, r2), u2 = r2;
  }
  return void 0 !== u2 ? u2 : o2.nextSibling;
}
function x(e2, n2, _2) {
  "-" === n2[0] ? e2.setProperty(n2, _2) : e2[n2] = null == _2 ? "" : "number" != typeof _2 || c.test(n2) ? _2 : _2 + "px";
}
function H(e2, n2, _2, t2, o2) {
  var r2;
  e: if ("style" === n2) if ("string" == typeof _2) e2.style.cssText = _2;
  else {
    if ("string" == typeof t2 && (e2.style.cssText = t2 = ""), t2) for (n2 in t2) _2 && n2 in _2 || x(e2.style, n2, "");
    if (_2) for (n2 in _2) t2 && _2[n2] === t2[n2] || x(e2.style, n2, _2[n2]);
  }
  else if ("o" === n2[0] && "n" === n2[1]) r2 = n2 !== (n2 = n2.replace(/Capture$/, "")), n2 = n2.toLowerCase() in e2 ? n2.toLowerCase().slice(2) : n2.slice(2), e2.l || (e2.l = {}), e2.l[n2 + r2] = _2, _2 ? t2 || e2.addEventListener(n2, r2 ? S : E, r2) : e2.removeEventListener(n2, r2 ? S : E, r2);
  else if ("dangerouslySetInnerHTML" !== n2) {
    if (o2) n2 = n2.replace(/xlink[H:h]/, "h").replace(/sName$/, "s");
    else if ("href" !== n2 && "list" !== n2 && "form" !== n2 && "tabIndex" !== n2 && "download" !== n2 && n2 in e2) try {
      e2[n2] = null == _2 ? "" : _2;
      break e;
    } catch (e3) {
    }
    "function" == typeof _2 || (null != _2 && (false !== _2 || "a" === n2[0] && "r" === n2[1]) ? e2.setAttribute(n2, _2) : e2.removeAttribute(n2));
  }
}
function E(e2) {
  this.l[e2.type + false](n.event ? n.event(e2) : e2);
}
function S(e2) {
  this.l[e2.type + true](n.event ? n.event(e2) : e2);
}
function P(e2, _2, t2, o2, r2, u2, l2, i2, c2) {
  var f2, a2, p2, v2, y2, m2, g2, b2, C2, x2, H2, E2 = _2.type;
  if (void 0 !== _2.constructor) return null;
  null != t2.__h && (c2 = t2.__h, i2 = _2.__e = t2.__e, _2.__h = null, u2 = [i2]), (f2 = n.__b) && f2(_2);
  try {
    e: if ("function" == typeof E2) {
      if (b2 = _2.props, C2 = (f2 = E2.contextType) && o2[f2.__c], x2 = f2 ? C2 ? C2.props.value : f2.__ : o2, t2.__c ? g2 = (a2 = _2.__c = t2.__c).__ = a2.__E : ("prototype" in E2 && E2.prototype.render ? _2.__c = a2 = new E2(b2, x2) : (_2.__c = a2 = new d(b2, x2), a2.constructor = E2, a2.render = A), C2 && C2.sub(a2), a2.props = b2, a2.state || (a2.state = {}), a2.context = x2, a2.__n = o2, p2 = a2.__d = true, a2.__h = []), null == a2.__s && (a2.__s = a2.state), null != E2.getDerivedStateFromProps && (a2.__s == a2.state && (a2.__s = s({}, a2.__s)), s(a2.__s, E2.getDerivedStateFromProps(b2, a2.__s))), v2 = a2.props, y2 = a2.state, p2) null == E2.getDerivedStateFromProps && null != a2.componentWillMount && a2.componentWillMount(), null != a2.componentDidMount && a2.__h.push(a2.componentDidMount);
      else {
        if (null == E2.getDerivedStateFromProps && b2 !== v2 && null != a2.componentWillReceiveProps && a2.componentWillReceiveProps(b2, x2), !a2.__e && null != a2.shouldComponentUpdate && false === a2.shouldComponentUpdate(b2, a2.__s, x2) || _2.__v === t2.__v) {
          a2.props = b2, a2.state = a2.__s, _2.__v !== t2.__v && (a2.__d = false), a2.__v = _2, _2.__e = t2.__e, _2.__k = t2.__k, _2.__k.forEach(function(e3) {
            e3 && (e3.__ = _2);
          }), a2.__h.length && l2.push(a2);
          break e;
        }
        null != a2.componentWillUpdate && a2.componentWillUpdate(b2, a2.__s, x2), null != a2.componentDidUpdate && a2.__h.push(function() {
          a2.componentDidUpdate(v2, y2, m2);
        });
      }
      a2.context = x2, a2.props = b2, a2.state = a2.__s, (f2 = n.__r) && f2(_2), a2.__d = false, a2.__v = _2, a2.__P = e2, f2 = a2.render(a2.props, a2.state, a2.context), a2.state = a2.__s, null != a2.getChildContext && (o2 = s(s({}, o2), a2.getChildContext())), p2 || null == a2.getSnapshotBeforeUpdate || (m2 = a2.getSnapshotBeforeUpdate(v2, y2)), H2 = null != f2 && f2.type === h && null == f2.key ? f2.props.children : f2, k(e2, Array.isArray(H2) ? H2 : [H2], _2, t2, o2, r2, u2, l2, i2, c2), a2.base = _2.__e, _2.__h = null, a2.__h.length && l2.push(a2), g2 && (a2.__E = a2.__ = null), a2.__e = false;
    } else null == u2 && _2.__v === t2.__v ? (_2.__k = t2.__k, _2.__e = t2.__e) : _2.__e = w(t2.__e, _2, t2, o2, r2, u2, l2, c2);
    (f2 = n.diffed) && f2(_2);
  } catch (e3) {
    _2.__v = null, (c2 || null != u2) && (_2.__e = i2, _2.__h = !!c2, u2[u2.indexOf(i2)] = null), n.__e(e3, _2, t2);
  }
}
function D(e2, _2) {
  n.__c && n.__c(_2, e2), e2.some(function(_3) {
    try {
      e2 = _3.__h, _3.__h = [], e2.some(function(e3) {
        e3.call(_3);
      });
    } catch (e3) {
      n.__e(e3, _3.__v);
    }
  });
}
function w(n2, _2, t2, o2, r2, u2, i2, c2) {
  var s2, a2, p2, h2 = t2.props, d2 = _2.props, y2 = _2.type, m2 = 0;
  if ("svg" === y2 && (r2 = true), null != u2) {
    for (; m2 < u2.length; m2++) if ((s2 = u2[m2]) && (s2 === n2 || (y2 ? s2.localName == y2 : 3 == s2.nodeType))) {
      n2 = s2, u2[m2] = null;
      break;
    }
  }
  if (null == n2) {
    if (null === y2) return document.createTextNode(d2);
    n2 = r2 ? document.createElementNS("http://www.w3.org/2000/svg", y2) : document.createElement(y2, d2.is && d2), u2 = null, c2 = false;
  }
  if (null === y2) h2 === d2 || c2 && n2.data === d2 || (n2.data = d2);
  else {
    if (u2 = u2 && e.call(n2.childNodes), a2 = (h2 = t2.props || l).dangerouslySetInnerHTML, p2 = d2.dangerouslySetInnerHTML, !c2) {
      if (null != u2) for (h2 = {}, m2 = 0; m2 < n2.attributes.length; m2++) h2[n2.attributes[m2].name] = n2.attributes[m2].value;
      (p2 || a2) && (p2 && (a2 && p2.__html == a2.__html || p2.__html === n2.innerHTML) || (n2.innerHTML = p2 && p2.__html || ""));
    }
    if ((function(e2, n3, _3, t3, o3) {
      var r3;
      for (r3 in _3) "children" === r3 || "key" === r3 || r3 in n3 || H(e2, r3, null, _3[r3], t3);
      for (r3 in n3) o3 && "function" != typeof n3[r3] || "children" === r3 || "key" === r3 || "value" === r3 || "checked" === r3 || _3[r3] === n3[r3] || H(e2, r3, n3[r3], _3[r3], t3);
    })(n2, d2, h2, r2, c2), p2) _2.__k = [];
    else if (m2 = _2.props.children, k(n2, Array.isArray(m2) ? m2 : [m2], _2, t2, o2, r2 && "foreignObject" !== y2, u2, i2, u2 ? u2[0] : t2.__k && v(t2, 0), c2), null != u2) for (m2 = u2.length; m2--; ) null != u2[m2] && f(u2[m2]);
    c2 || ("value" in d2 && void 0 !== (m2 = d2.value) && (m2 !== n2.value || "progress" === y2 && !m2) && H(n2, "value", m2, h2.value, false), "checked" in d2 && void 0 !== (m2 = d2.checked) && m2 !== n2.checked && H(n2, "checked", m2, h2.checked, false));
  }
  return n2;
}
function T(e2, _2, t2) {
  try {
    "function" == typeof e2 ? e2(_2) : e2.current = _2;
  } catch (e3) {
    n.__e(e3, t2);
  }
}
function U(e2, _2, t2) {
  var o2, r2;
  if (n.unmount && n.unmount(e2), (o2 = e2.ref) && (o2.current && o2.current !== e2.__e || T(o2, null, _2)), null != (o2 = e2.__c)) {
    if (o2.componentWillUnmount) try {
      o2.componentWillUnmount();
    } catch (e3) {
      n.__e(e3, _2);
    }
    o2.base = o2.__P = null;
  }
  if (o2 = e2.__k) for (r2 = 0; r2 < o2.length; r2++) o2[r2] && U(o2[r2], _2, "function" != typeof e2.type);
  t2 || null == e2.__e || f(e2.__e), e2.__e = e2.__d = void 0;
}
function A(e2, n2, _2) {
  return this.constructor(e2, _2);
}
function M(_2, t2, o2) {
  var r2, u2, i2;
  n.__ && n.__(_2, t2), u2 = (r2 = "function" == typeof o2) ? null : o2 && o2.__k || t2.__k, i2 = [], P(t2, _2 = (!r2 && o2 || t2).__k = a(h, null, [_2]), u2 || l, l, void 0 !== t2.ownerSVGElement, !r2 && o2 ? [o2] : u2 ? null : t2.firstChild ? e.call(t2.childNodes) : null, i2, !r2 && o2 ? o2 : u2 ? u2.__e : t2.firstChild, r2), D(i2, _2);
}
e = i.slice, n = { __e: function(e2, n2) {
  for (var _2, t2, o2; n2 = n2.__; ) if ((_2 = n2.__c) && !_2.__) try {
    if ((t2 = _2.constructor) && null != t2.getDerivedStateFromError && (_2.setState(t2.getDerivedStateFromError(e2)), o2 = _2.__d), null != _2.componentDidCatch && (_2.componentDidCatch(e2), o2 = _2.__d), o2) return _2.__E = _2;
  } catch (n3) {
    e2 = n3;
  }
  throw e2;
} }, _ = 0, d.prototype.setState = function(e2, n2) {
  var _2;
  _2 = null != this.__s && this.__s !== this.state ? this.__s : this.__s = s({}, this.state), "function" == typeof e2 && (e2 = e2(s({}, _2), this.props)), e2 && s(_2, e2), null != e2 && this.__v && (n2 && this.__h.push(n2), m(this));
}, d.prototype.forceUpdate = function(e2) {
  this.__v && (this.__e = true, e2 && this.__h.push(e2), m(this));
}, d.prototype.render = h, t = [], o = "function" == typeof Promise ? Promise.prototype.then.bind(Promise.resolve()) : setTimeout, g.__r = 0, u = 0;
var L;
var N;
var W;
var R = 0;
var I = [];
var O = n.__b;
var V = n.__r;
var q = n.diffed;
var B = n.__c;
var $ = n.unmount;
function j(e2, _2) {
  n.__h && n.__h(N, e2, R || _2), R = 0;
  var t2 = N.__H || (N.__H = { __: [], __h: [] });
  return e2 >= t2.__.length && t2.__.push({}), t2.__[e2];
}
function G(e2) {
  return R = 1, z(ie, e2);
}
function z(e2, n2, _2) {
  var t2 = j(L++, 2);
  return t2.t = e2, t2.__c || (t2.__ = [_2 ? _2(n2) : ie(void 0, n2), function(e3) {
    var n3 = t2.t(t2.__[0], e3);
    t2.__[0] !== n3 && (t2.__ = [n3, t2.__[1]], t2.__c.setState({}));
  }], t2.__c = N), t2.__;
}
function J(e2, _2) {
  var t2 = j(L++, 3);
  !n.__s && le(t2.__H, _2) && (t2.__ = e2, t2.__H = _2, N.__H.__h.push(t2));
}
function K(e2, _2) {
  var t2 = j(L++, 4);
  !n.__s && le(t2.__H, _2) && (t2.__ = e2, t2.__H = _2, N.__h.push(t2));
}
function Q(e2) {
  return R = 5, Y(function() {
    return { current: e2 };
  }, []);
}
function Y(e2, n2) {
  var _2 = j(L++, 7);
  return le(_2.__H, n2) && (_2.__ = e2(), _2.__H = n2, _2.__h = e2), _2.__;
}
function Z(e2, n2) {
  return R = 8, Y(function() {
    return e2;
  }, n2);
}
function _e(e2) {
  var n2 = j(L++, 10), _2 = G();
  return n2.__ = e2, N.componentDidCatch || (N.componentDidCatch = function(e3) {
    n2.__ && n2.__(e3), _2[1](e3);
  }), [_2[0], function() {
    _2[1](void 0);
  }];
}
function te() {
  I.forEach(function(e2) {
    if (e2.__P) try {
      e2.__H.__h.forEach(re), e2.__H.__h.forEach(ue), e2.__H.__h = [];
    } catch (_2) {
      e2.__H.__h = [], n.__e(_2, e2.__v);
    }
  }), I = [];
}
n.__b = function(e2) {
  N = null, O && O(e2);
}, n.__r = function(e2) {
  V && V(e2), L = 0;
  var n2 = (N = e2.__c).__H;
  n2 && (n2.__h.forEach(re), n2.__h.forEach(ue), n2.__h = []);
}, n.diffed = function(e2) {
  q && q(e2);
  var _2 = e2.__c;
  _2 && _2.__H && _2.__H.__h.length && (1 !== I.push(_2) && W === n.requestAnimationFrame || ((W = n.requestAnimationFrame) || function(e3) {
    var n2, _3 = function() {
      clearTimeout(t2), oe && cancelAnimationFrame(n2), setTimeout(e3);
    }, t2 = setTimeout(_3, 100);
    oe && (n2 = requestAnimationFrame(_3));
  })(te)), N = void 0;
}, n.__c = function(e2, _2) {
  _2.some(function(e3) {
    try {
      e3.__h.forEach(re), e3.__h = e3.__h.filter(function(e4) {
        return !e4.__ || ue(e4);
      });
    } catch (t2) {
      _2.some(function(e4) {
        e4.__h && (e4.__h = []);
      }), _2 = [], n.__e(t2, e3.__v);
    }
  }), B && B(e2, _2);
}, n.unmount = function(e2) {
  $ && $(e2);
  var _2 = e2.__c;
  if (_2 && _2.__H) try {
    _2.__H.__.forEach(re);
  } catch (e3) {
    n.__e(e3, _2.__v);
  }
};
var oe = "function" == typeof requestAnimationFrame;
function re(e2) {
  var n2 = N;
  "function" == typeof e2.__c && e2.__c(), N = n2;
}
function ue(e2) {
  var n2 = N;
  e2.__c = e2.__(), N = n2;
}
function le(e2, n2) {
  return !e2 || e2.length !== n2.length || n2.some(function(n3, _2) {
    return n3 !== e2[_2];
  });
}
function ie(e2, n2) {
  return "function" == typeof n2 ? n2(e2) : n2;
}
var ce = function(e2, n2, _2, t2) {
  var o2;
  n2[0] = 0;
  for (var r2 = 1; r2 < n2.length; r2++) {
    var u2 = n2[r2++], l2 = n2[r2] ? (n2[0] |= u2 ? 1 : 2, _2[n2[r2++]]) : n2[++r2];
    3 === u2 ? t2[0] = l2 : 4 === u2 ? t2[1] = Object.assign(t2[1] || {}, l2) : 5 === u2 ? (t2[1] = t2[1] || {})[n2[++r2]] = l2 : 6 === u2 ? t2[1][n2[++r2]] += l2 + "" : u2 ? (o2 = e2.apply(l2, ce(e2, l2, _2, ["", null])), t2.push(o2), l2[0] ? n2[0] |= 2 : (n2[r2 - 2] = 0, n2[r2] = o2)) : t2.push(l2);
  }
  return t2;
};
var se = /* @__PURE__ */ new Map();
var fe = function(e2) {
  var n2 = se.get(this);
  return n2 || (n2 = /* @__PURE__ */ new Map(), se.set(this, n2)), (n2 = ce(this, n2.get(e2) || (n2.set(e2, n2 = (function(e3) {
    for (var n3, _2, t2 = 1, o2 = "", r2 = "", u2 = [0], l2 = function(e4) {
      1 === t2 && (e4 || (o2 = o2.replace(/^\s*\n\s*|\s*\n\s*$/g, ""))) ? u2.push(0, e4, o2) : 3 === t2 && (e4 || o2) ? (u2.push(3, e4, o2), t2 = 2) : 2 === t2 && "..." === o2 && e4 ? u2.push(4, e4, 0) : 2 === t2 && o2 && !e4 ? u2.push(5, 0, true, o2) : t2 >= 5 && ((o2 || !e4 && 5 === t2) && (u2.push(t2, 0, o2, _2), t2 = 6), e4 && (u2.push(t2, e4, 0, _2), t2 = 6)), o2 = "";
    }, i2 = 0; i2 < e3.length; i2++) {
      i2 && (1 === t2 && l2(), l2(i2));
      for (var c2 = 0; c2 < e3[i2].length; c2++) n3 = e3[i2][c2], 1 === t2 ? "<" === n3 ? (l2(), u2 = [u2], t2 = 3) : o2 += n3 : 4 === t2 ? "--" === o2 && ">" === n3 ? (t2 = 1, o2 = "") : o2 = n3 + o2[0] : r2 ? n3 === r2 ? r2 = "" : o2 += n3 : '"' === n3 || "'" === n3 ? r2 = n3 : ">" === n3 ? (l2(), t2 = 1) : t2 && ("=" === n3 ? (t2 = 5, _2 = o2, o2 = "") : "/" === n3 && (t2 < 5 || ">" === e3[i2][c2 + 1]) ? (l2(), 3 === t2 && (u2 = u2[0]), t2 = u2, (u2 = u2[0]).push(2, 0, t2), t2 = 0) : " " === n3 || "	" === n3 || "\n" === n3 || "\r" === n3 ? (l2(), t2 = 2) : o2 += n3), 3 === t2 && "!--" === o2 && (t2 = 4, u2 = u2[0]);
    }
    return l2(), u2;
  })(e2)), n2), arguments, [])).length > 1 ? n2 : n2[0];
}.bind(a);

// engine/engine.js
var engine_exports = {};
__export(engine_exports, {
  ask: () => ask,
  listen: () => listen
});

// engine/engine_worker.js
var compiled;
function compile() {
  compiled ??= fetch(new URL("../engine/suite_worker_bg.wasm", import.meta.url)).then((response) => response.arrayBuffer()).then((bytes) => WebAssembly.compile(bytes)).catch((failure) => {
    compiled = void 0;
    throw new Error(`The engine cannot be loaded: ${failure.message}`);
  });
  return compiled;
}
var EngineWorker = class {
  /** What is told of events. @type {Set<(event: any) => void>} */
  listeners = /* @__PURE__ */ new Set();
  /** The requests that wait for an answer. @type {Map<number, { resolve: (answer: RawAnswer) => void, reject: (failure: Error) => void }>} */
  #waiting = /* @__PURE__ */ new Map();
  #asked = 0;
  /** Why the worker has ended, once it has. */
  #ended = "";
  #worker = new Worker(new URL("../engine/worker.js", import.meta.url), { type: "module" });
  #ready;
  /** @param {number} firstId the id of what the engine opens first */
  constructor(firstId = 1) {
    this.#ready = compile().then((module) => this.#worker.postMessage({ module, firstId }));
    this.#worker.addEventListener("message", ({ data: { number, status, text, event } }) => {
      if (event !== void 0) {
        const message = JSON.parse(event);
        for (const listener of this.listeners) listener(message);
        return;
      }
      this.#waiting.get(number)?.resolve({ status, text });
      this.#waiting.delete(number);
    });
    this.#worker.addEventListener("error", () => this.end("internal error"));
  }
  /**
   * @param {string} method
   * @param {string} path
   * @param {string} [body]
   * @returns {Promise<RawAnswer>}
   */
  async ask(method, path, body = "") {
    await this.#ready;
    if (this.#ended) throw new Error(this.#ended);
    const number = this.#asked += 1;
    return new Promise((resolve, reject) => {
      this.#waiting.set(number, { resolve, reject });
      this.#worker.postMessage({ number, method, path, body });
    });
  }
  /** Ends the worker, whatever it does. */
  end(reason = "the request was given up") {
    this.#ended = reason;
    this.#worker.terminate();
    for (const { reject } of this.#waiting.values()) reject(new Error(reason));
    this.#waiting.clear();
    this.listeners.clear();
  }
};

// engine/engine.js
var opened = /* @__PURE__ */ new Map();
var MOST = 8;
var PLACE = /^((\w+)\/\d+)(.*)$/;
var count = 0;
function find(place3) {
  const found = opened.get(place3);
  if (!found) throw new Error(`there is no ${place3} any more`);
  return found;
}
function close(place3) {
  const { worker, helper } = opened.get(place3) ?? {};
  worker?.end();
  helper?.end();
  opened.delete(place3);
}
async function open(kind, path, body) {
  const id = count += 1;
  const worker = new EngineWorker(id);
  const answer = await worker.ask("POST", path, body);
  if (answer.status !== 200) {
    worker.end();
    return answer;
  }
  const others = [...opened.keys()].filter((place3) => place3.startsWith(`${kind}/`));
  for (const place3 of others.slice(0, Math.max(0, others.length + 1 - MOST))) close(place3);
  const thing = { id, worker, path, body, moves: [] };
  opened.set(`${kind}/${id}`, thing);
  worker.listeners.add((event) => {
    if (event.kind === "position") thing.moves = event.history.map(({ move }) => move);
  });
  return answer;
}
async function askOnce(worker, method, path, body) {
  try {
    return await worker.ask(method, path, body);
  } finally {
    worker.end();
  }
}
async function copy({ id, path, body }) {
  const worker = new EngineWorker(id);
  await worker.ask("POST", path, body);
  return worker;
}
function hint(game) {
  game.helper?.end();
  game.helper = new EngineWorker();
  const start = { ...JSON.parse(game.body ?? "{}"), moves: game.moves.join(", ") };
  return askOnce(game.helper, "POST", "hints", JSON.stringify(start));
}
async function ask(method, path, body) {
  const [, place3, kind, rest] = path.match(PLACE) ?? [];
  if (!place3) {
    const [name] = path.split("?");
    if (method === "POST" && ["trees", "games", "records"].includes(name)) return open(name, path, body);
    return askOnce(new EngineWorker(), method, path, body);
  }
  if (method === "DELETE") {
    close(place3);
    return { status: 200, text: "{}" };
  }
  const thing = find(place3);
  if (rest === "/hint") return hint(thing);
  if (kind === "records" && rest.includes("/hint")) return askOnce(await copy(thing), method, path, body);
  return thing.worker.ask(method, path, body);
}
function listen(path, onMessage, onConnection) {
  let isClosed = false;
  let stop = () => {
  };
  const connect = async () => {
    const [, place3, kind] = path.match(PLACE) ?? [];
    const thing = find(place3);
    const isGame = kind === "games";
    const worker = isGame ? thing.worker : await copy(thing);
    const listener = async (event) => {
      const message = event.kind === "ended" && event.record ? await withRecord(event) : event;
      if (!isClosed) onMessage(message);
    };
    stop = () => isGame ? worker.listeners.delete(listener) : worker.end();
    if (isClosed) return stop();
    worker.listeners.add(listener);
    onConnection(true);
    await worker.ask("GET", path);
  };
  connect().catch(() => isClosed || onConnection(false));
  return () => {
    isClosed = true;
    stop();
  };
}
async function withRecord(event) {
  const { status, text } = await open("records", "records", JSON.stringify(event.record));
  return { ...event, record_id: status === 200 ? JSON.parse(text).id : void 0 };
}

// server.js
var server_exports = {};
__export(server_exports, {
  ask: () => ask2,
  listen: () => listen2
});

// setting.js
function readSetting(name, fallback) {
  try {
    return localStorage.getItem(`suite-${name}`) ?? fallback;
  } catch {
    return fallback;
  }
}
function writeSetting(name, value) {
  try {
    localStorage.setItem(`suite-${name}`, value);
  } catch {
  }
}
function useSetting(name, fallback) {
  const [value, setValue] = G(() => readSetting(name, fallback));
  const change = Z(
    (next) => {
      writeSetting(name, next);
      setValue(next);
    },
    [name]
  );
  return [value, change];
}
function readObject(name) {
  try {
    return Object(JSON.parse(readSetting(name, "{}")));
  } catch {
    return {};
  }
}
function writeObject(name, value) {
  writeSetting(name, JSON.stringify(value));
}

// token.js
var SETTING = "token";
var token = "";
function readToken() {
  return readSetting(SETTING, token);
}
async function takeToken() {
  const [, given, view] = location.hash.match(/^#token=([0-9a-f]+)(.*)$/) ?? [];
  if (!given) return false;
  history.replaceState(null, "", location.pathname + (view ? `#${view}` : ""));
  const options = { method: "POST", headers: { "x-suite-token": given } };
  const response = await fetch("/api/token", options).catch(() => null);
  if (!response?.ok) return false;
  ({ token } = await response.json());
  writeSetting(SETTING, token);
  return true;
}

// server.js
var PAUSE = 2e3;
function send(method, path, options = {}) {
  const headers = { ...options.headers, "x-suite-token": readToken() };
  return fetch(`/api/${path}`, { method, ...options, headers });
}
async function ask2(method, path, body, type) {
  const headers = type ? { "content-type": type } : void 0;
  const response = await send(method, path, { headers, body, keepalive: method === "DELETE" }).catch(() => {
    throw new Error("The server does not answer. Is `suite web` still running?");
  });
  return { status: response.status, text: await response.text() };
}
function listen2(path, onMessage, onConnection) {
  const controller = new AbortController();
  const { signal } = controller;
  const connect = async () => {
    const response = await send("GET", path, { signal }).catch(() => null);
    if (response?.ok && response.body) {
      onConnection(true);
      await readEvents(response.body, (message) => signal.aborted || onMessage(message));
    }
    if (signal.aborted) return;
    onConnection(false);
    if (!response || response.ok) setTimeout(() => signal.aborted || connect(), PAUSE);
  };
  connect();
  return () => controller.abort();
}
async function readEvents(body, onMessage) {
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  let unfinished = "";
  for (; ; ) {
    const { value, done } = await reader.read().catch(() => ({ value: "", done: true }));
    if (done) return;
    const lines = (unfinished + value).split("\n");
    unfinished = lines.pop() ?? "";
    for (const line of lines) if (line.startsWith("data: ")) onMessage(JSON.parse(line.slice("data: ".length)));
  }
}

// api.js
var isStatic = typeof document !== "undefined" && document.querySelector("meta[name=suite-engine]") !== null;
var backend = isStatic ? engine_exports : server_exports;
var RequestError = class extends Error {
};
async function request(method, path, body, type) {
  const { status, text } = await backend.ask(method, path, body, type).catch((failure) => {
    throw new RequestError(messageOf(failure));
  });
  const answer = parse(text);
  if (status !== 200) throw new RequestError(answer?.error ?? `error ${status}`);
  return answer;
}
function parse(text) {
  try {
    return text ? JSON.parse(text) : null;
  } catch {
    return null;
  }
}
var unanswered = /* @__PURE__ */ new Map();
function get(path) {
  const answer = request("GET", path);
  unanswered.set(answer, path);
  const forget = () => void unanswered.delete(answer);
  answer.then(forget, forget);
  return answer;
}
function post(path, body = {}) {
  return request("POST", path, JSON.stringify(body), "application/json");
}
function postText(path, text) {
  return request("POST", path, text, "text/plain; charset=utf-8");
}
function remove(path) {
  return request("DELETE", path).catch(() => null);
}
async function removeAfterAnswers(path) {
  const asked = [...unanswered].filter(([, other]) => `${other}/`.startsWith(`${path}/`)).map(([answer]) => answer);
  await Promise.allSettled(asked);
  return remove(path);
}
function listen3(path, onMessage, onConnection = () => {
}) {
  return backend.listen(path, onMessage, onConnection);
}
function messageOf(error) {
  return error instanceof Error ? error.message : String(error);
}

// words.js
var NUMBER = new Intl.NumberFormat("en");
function grouped(number) {
  return NUMBER.format(number);
}
function counted(count2, noun) {
  return `${grouped(count2)} ${noun}${count2 === 1 ? "" : "s"}`;
}
function valueText(value) {
  if (value === null || value === void 0) return "";
  return String(value).replace("Infinity", "∞").replace("-", "−");
}
function numberOf(value) {
  return typeof value === "number" ? value : value === "Infinity" ? Infinity : -Infinity;
}
function signed(points) {
  return `${points > 0 ? "+" : ""}${valueText(points)}`;
}
function sizeText(bytes) {
  return bytes < 1 << 20 ? `${Math.ceil(bytes / 1024)} kB` : `${grouped(Math.round(bytes / (1 << 20)))} MB`;
}
function secondsText(seconds) {
  return seconds < 10 ? `${seconds.toFixed(2)} s` : `${seconds.toFixed(1)} s`;
}

// fields.js
function Select({ label, value, values, onChange }) {
  return fe`<label class="field">
    <span>${label}</span>
    <select onChange=${(event) => onChange(event.target.value)}>
      ${values.map((item) => {
    const [key, text] = Array.isArray(item) ? item : [item, item];
    return fe`<option value=${key} selected=${String(key) === String(value)}>${text}</option>`;
  })}
    </select>
  </label>`;
}
function Input({ label, value, onChange, placeholder, type = "text", min }) {
  return fe`<label class="field">
    <span>${label}</span>
    <input
      type=${type}
      min=${min}
      value=${value}
      placeholder=${placeholder}
      autocomplete="off"
      spellcheck=${false}
      onInput=${(event) => onChange(event.target.value)}
    />
  </label>`;
}
function Checkbox({ label, checked, onChange }) {
  return fe`<label class="check">
    <input
      type="checkbox"
      checked=${checked}
      onChange=${(event) => onChange(event.target.checked)}
    />
    ${label}
  </label>`;
}
var MOST_BYTES = 64 << 20;
var MOST_SHOWN = 1 << 20;
async function readText(file, most) {
  if (file.size > most)
    throw new Error(`${file.name} has ${sizeText(file.size)}; at most ${sizeText(most)} can be read here.`);
  const text = await file.text();
  if (text.slice(0, 4096).includes("\0")) throw new Error(`${file.name} is not a text file.`);
  return text;
}
function keepDroppedFilesOut() {
  for (const kind of ["dragover", "drop"]) addEventListener(kind, (event) => event.preventDefault());
}
function TextOrFile({ label, value, onText, rows = 6, placeholder }) {
  return fe`<${FileDrop} onText=${onText} most=${MOST_SHOWN}>
    <label class="field">
      <span>${label}</span>
      <textarea
        class="mono"
        rows=${rows}
        placeholder=${placeholder}
        spellcheck=${false}
        value=${value}
        onInput=${(event) => onText(event.target.value)}
      ></textarea>
    </label>
  <//>`;
}
function FileDrop({ onText, label = "Choose a file", most = MOST_BYTES, multiple = false, children }) {
  const [over, setOver] = G(false);
  const [error, setError] = G("");
  const read = async (files) => {
    try {
      for (const file of [...files ?? []].slice(0, multiple ? void 0 : 1)) {
        const text = await readText(file, most);
        setError("");
        onText(text, file.name);
      }
    } catch (failure) {
      setError(failure instanceof Error ? failure.message : String(failure));
    }
  };
  return fe`<div
    class=${over ? "file-drop over" : "file-drop"}
    onDragOver=${(event) => (event.preventDefault(), setOver(true))}
    onDragLeave=${() => setOver(false)}
    onDrop=${(event) => {
    event.preventDefault();
    setOver(false);
    read(event.dataTransfer?.files);
  }}
  >
    ${children}
    <label class="file-button">
      <input
        type="file"
        multiple=${multiple}
        onChange=${(event) => {
    read(event.target.files);
    event.target.value = "";
  }}
      />
      <span>${label}<span class="muted"> or drop it here, at most ${sizeText(most)}</span></span>
    </label>
    <${ErrorMessage} error=${error} />
  </div>`;
}
function ErrorMessage({ error }) {
  return error ? fe`<p class="error" role="alert"><strong>Error: </strong>${error}</p>` : null;
}

// shortcuts.js
function isTyping(target2) {
  return target2 instanceof HTMLElement && target2.matches("input:not([type=range], [type=checkbox]), textarea, select");
}
function isPressed(target2) {
  return target2 instanceof HTMLElement && target2.matches("button, a, summary");
}
function useShortcuts(actions) {
  const latest2 = Q(actions);
  latest2.current = actions;
  J(() => {
    const onKey = (event) => {
      const action = latest2.current[event.key];
      const taken = event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey;
      if (!action || taken || isTyping(event.target) || document.querySelector("dialog[open]")) return;
      if (event.key === " " && isPressed(event.target)) return;
      if (readSetting("shortcuts", "on") === "off") return;
      event.preventDefault();
      action();
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, []);
}

// help_dialog.js
var GROUPS = [
  {
    heading: "Boards",
    keys: [
      ["Tab", "to and from the board"],
      ["← ↑ → ↓", "from square to square"],
      ["Home, End", "first, last square of the row"],
      ["Enter, Space", "play on the square"]
    ]
  },
  {
    heading: "Game",
    keys: [
      ["m", "type a move"],
      ["z", "undo"],
      ["h", "hints"]
    ]
  },
  {
    heading: "Search",
    keys: [
      ["f, b", "one step forward, back"],
      ["o", "over the subtree"],
      ["r", "out to the parent"],
      ["l, L", "next, previous log line"],
      ["u, U", "next, previous update"],
      ["c, C", "next, previous cut-off"],
      ["Space", "play, pause"]
    ]
  },
  {
    heading: "Tree",
    keys: [
      ["← →", "previous, next node"],
      ["↓", "show the children, then the first child"],
      ["↑", "hide the children, then the parent"],
      ["Home, End", "first, last node"],
      ["letters", "the next node with that name"],
      ["Enter, Space", "show or hide the children"]
    ]
  },
  {
    heading: "Recorded game",
    keys: [
      ["f, b", "next, previous position"],
      ["Home, End", "on the slider: first, last position"]
    ]
  }
];
function KeyGroup({ heading, keys }) {
  return fe`<section>
    <h3>${heading}</h3>
    <dl class="keys">
      ${keys.map(
    ([key, meaning]) => fe`<dt><kbd>${key}</kbd></dt>
            <dd>${meaning}</dd>`
  )}
    </dl>
  </section>`;
}
function Help() {
  const dialog = Q(
    /** @type {HTMLDialogElement | null} */
    null
  );
  const [shortcuts, setShortcuts] = useSetting("shortcuts", "on");
  const open2 = () => dialog.current?.showModal();
  useShortcuts({ "?": open2 });
  return fe`<button class="quiet" onClick=${open2} aria-haspopup="dialog">Keys</button>
    <dialog ref=${dialog} aria-labelledby="help-title">
      <div class="dialog-head">
        <h2 id="help-title">Keys</h2>
        <form method="dialog"><button>Close</button></form>
      </div>
      <div class="key-groups">${GROUPS.map((group) => fe`<${KeyGroup} ...${group} />`)}</div>
      <label class="check">
        <input
          type="checkbox"
          checked=${shortcuts === "on"}
          onChange=${() => setShortcuts(shortcuts === "on" ? "off" : "on")}
        />
        Single letters act as shortcuts
      </label>
    </dialog>`;
}

// router.js
function addressOf(hash) {
  const [, path, query] = hash.match(/^#?\/?([^?]*)\??(.*)$/s) ?? [];
  return { route: (path ?? "").split("/").filter(Boolean).map(decoded), query: new URLSearchParams(query) };
}
function decoded(part) {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
var followed = location.hash;
function useAddress() {
  const [hash, setHash] = G(location.hash);
  J(() => {
    const update = () => {
      followed = location.hash;
      setHash(followed);
    };
    addEventListener("hashchange", update);
    update();
    return () => removeEventListener("hashchange", update);
  }, []);
  return addressOf(hash);
}
function hrefOf(...parts) {
  return `#/${parts.map(encodeURIComponent).join("/")}`;
}
function withQuery(href, query) {
  const text = String(new URLSearchParams(query));
  return text ? `${href}?${text}` : href;
}
function keepAddress(href) {
  if (href === location.hash || location.hash !== followed) return;
  history.replaceState(history.state, "", href);
  followed = location.hash;
}
var IS_EMBEDDED = new URLSearchParams(location.search).has("embed");

// use_width.js
function useWidth(element) {
  const [width, setWidth] = G(0);
  K(() => {
    if (!element.current) return void 0;
    const observer = new ResizeObserver(([entry]) => setWidth(Math.floor(entry.contentRect.width)));
    observer.observe(element.current);
    setWidth(Math.floor(element.current.clientWidth));
    return () => observer.disconnect();
  }, []);
  return width;
}

// tree/number_line.js
var LEAST_WIDTH = 260;
var EDGE = 46;
var AXIS = 96;
var CHARACTER = 9.5;
function ticksBetween(least, greatest) {
  const rough = (greatest - least) / 5 || 1;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(1, [1, 2, 5, 10].map((factor) => factor * power).find((size) => size >= rough) ?? 1);
  const first = Math.ceil(least / step) * step;
  return Array.from({ length: Math.floor((greatest - first) / step) + 1 }, (_2, index) => first + index * step);
}
function place(value, [least, greatest], width) {
  if (value === Infinity) return width - 16;
  if (value === -Infinity) return 16;
  return EDGE + (value - least) / (greatest - least) * (width - 2 * EDGE);
}
function lineWords({ value, alpha, beta }) {
  const isEmpty = numberOf(alpha) >= numberOf(beta);
  return `Alpha ${valueText(alpha)}, beta ${valueText(beta)}, value ${valueText(value)}${isEmpty ? "; the window is empty" : ""}`;
}
function axisRange(range2, values) {
  const finite = values.filter((value) => typeof value === "number");
  const least = Math.min(...finite, ...range2 ?? [0]);
  const greatest = Math.max(...finite, ...range2 ?? [1]);
  return [least, Math.max(greatest, least + 1)];
}
function NumberLine({ node, before, child, range: range2, showsWindow }) {
  const axis = axisRange(range2, [node.value, node.alpha, node.beta, child?.value]);
  const svg = Q(
    /** @type {SVGSVGElement | null} */
    null
  );
  const width = Math.max(useWidth(svg), LEAST_WIDTH);
  const at2 = (value) => place(numberOf(value), axis, width);
  const [alpha, beta] = [at2(node.alpha), at2(node.beta)];
  const top = showsWindow ? 0 : child ? 26 : 60;
  const isEmpty = numberOf(node.alpha) >= numberOf(node.beta);
  const isNarrower = before && (before.alpha !== node.alpha || before.beta !== node.beta);
  return fe`<svg class="number-line" ref=${svg} viewBox=${`0 ${top} ${width} ${158 - top}`} role="img" aria-label=${lineWords(node)}>
    ${isNarrower && fe`<rect
        class="window-before"
        x=${at2(before.alpha)}
        y="52"
        width=${at2(before.beta) - at2(before.alpha)}
        height="38"
        rx="3"
      />`}
    ${showsWindow && fe`<rect
          class=${isEmpty ? "window empty" : "window"}
          x=${Math.min(alpha, beta)}
          y="58"
          width=${Math.abs(beta - alpha)}
          height="32"
          rx="2"
        />
        <path class="bracket" d=${`M${alpha + 8} 54H${alpha}V94H${alpha + 8}`} />
        <path class="bracket" d=${`M${beta - 8} 54H${beta}V94H${beta - 8}`} />
        <${Bounds}
          at=${[alpha, beta]}
          words=${[`α ${valueText(node.alpha)}`, `β ${valueText(node.beta)}`]}
          isEmpty=${isEmpty}
          width=${width}
        />`}
    <path
      class="axis"
      d=${`M6 ${AXIS}H${width - 6}M14 ${AXIS - 5}L6 ${AXIS} 14 ${AXIS + 5}M${width - 14} ${AXIS - 5}L${width - 6} ${AXIS} ${width - 14} ${AXIS + 5}`}
    />
    ${ticksBetween(...axis).map(
    (tick) => fe`<path class="axis" d=${`M${at2(tick)} ${AXIS}v5`} />
          <text class="tick" x=${at2(tick)} y=${AXIS + 18} text-anchor="middle">${valueText(tick)}</text>`
  )}
    <${Pointer}
      x=${at2(node.value)}
      y=${AXIS + 24}
      text=${`value ${valueText(node.value)}`}
      kind=${node.is_max ? "max" : "min"}
      width=${width}
    />
    ${child && fe`<circle class="returned" cx=${at2(child.value)} cy="74" r="6" />
        <${Words}
          x=${at2(child.value)}
          y=${41}
          kind="returned"
          width=${width}
          text=${`${child.move} returns ${valueText(child.value)}`}
        />`}
  </svg>`;
}
function Bounds({ at: [alpha, beta], words, isEmpty, width }) {
  const [alphaRoom, betaRoom] = words.map((text) => CHARACTER * text.length + 8);
  const isAlphaAtEnd = !isEmpty && alpha < 60;
  const isBetaAtEnd = !isEmpty && beta > width - 60;
  const alphaFrom = isBetaAtEnd ? Math.min(alpha, beta - betaRoom) : alpha;
  const betaFrom = isAlphaAtEnd ? Math.max(beta, alpha + alphaRoom) : beta;
  return fe`<text class="bound" x=${alphaFrom} y="18" text-anchor=${isEmpty || isAlphaAtEnd ? "start" : "end"}>
      ${words[0]}
    </text>
    <text class="bound" x=${betaFrom} y="18" text-anchor=${isEmpty || isBetaAtEnd ? "end" : "start"}>
      ${words[1]}
    </text>`;
}
function Pointer({ x: x2, y: y2, text, kind, width }) {
  return fe`<path class=${`pointer ${kind}`} d=${`M${x2} ${y2}l7 13h-14z`} />
    <${Words} x=${x2} y=${y2 + 30} kind="bound" text=${text} width=${width} />`;
}
function Words({ x: x2, y: y2, text, kind, width }) {
  const anchor = x2 < 70 ? "start" : x2 > width - 70 ? "end" : "middle";
  const from = anchor === "start" ? Math.max(x2 - 8, 2) : anchor === "end" ? Math.min(x2 + 8, width - 2) : x2;
  return fe`<text class=${kind} x=${from} y=${y2} text-anchor=${anchor}>${text}</text>`;
}

// lesson/small_tree.js
var BOOK_VALUES = [3, 12, 8, 2, 4, 6, 14, 5, 2];
var ROOT = "A";
var [LEAST, GREATEST] = [-99, 99];
function branchesOf(values) {
  return ["B", "C", "D"].map((name, at2) => ({
    name,
    leaves: values.slice(3 * at2, 3 * at2 + 3).map((value, leaf) => ({ name: `${name.toLowerCase()}${leaf + 1}`, value }))
  }));
}
function worthOf({ leaves }) {
  return Math.min(...leaves.map(({ value }) => value));
}
function sorted(branch, sign) {
  return { ...branch, leaves: branch.leaves.toSorted((one, other) => sign * (one.value - other.value)) };
}
function ordered(branches, sign) {
  const byWorth = branches.toSorted((one, other) => sign * (worthOf(other) - worthOf(one)));
  return byWorth.map((branch) => sorted(branch, sign));
}
function textOf(branches) {
  const lines = branches.flatMap(({ name, leaves }) => [
    `  ${name}`,
    ...leaves.map((leaf) => `    ${leaf.name} ${leaf.value}`)
  ]);
  return [ROOT, ...lines, ""].join("\n");
}
function randomValues() {
  return Array.from({ length: 9 }, () => Math.floor(Math.random() * 16));
}
function leafValue(text) {
  const value = Number(text.trim().replace("−", "-"));
  return text.trim() !== "" && Number.isInteger(value) && value >= LEAST && value <= GREATEST ? value : null;
}
function valuesOf(text) {
  const values = (text ?? "").split(",").map(leafValue);
  const known2 = values.filter((value) => value !== null);
  return known2.length === 9 ? known2 : BOOK_VALUES;
}

// lesson/chapters/alpha.js
var ALPHA = {
  title: "Alpha",
  lead: "Alpha-beta comes to the same value, but remembers what is certain already.",
  async questions(branches, ask3) {
    const steps = await ask3(branches, "alphabeta");
    const [first, next] = branches;
    const at2 = steps.findIndex(({ kind, node }) => kind === "update" && node.depth === 0);
    const alpha = valueText(steps[at2].node.alpha);
    const surprise = next.leaves[0].value;
    return [
      {
        branches,
        steps,
        at: at2 - 1,
        reveal: at2,
        text: `The search goes from left to right. ${first.name} has come to ${alpha}; nothing else is known.`,
        prompt: `What is the least that ${ROOT} can be worth now?`,
        task: { kind: "number", right: Number(steps[at2].node.alpha), hint: `Max can always move to ${first.name}.` },
        why: `Max can move to ${first.name}, whatever the rest holds. This promise is called alpha: α = ${alpha}. The window of values that still matter begins there.`,
        hasWindow: true
      },
      {
        branches,
        steps,
        at: at2,
        reveal: at2,
        text: `α = ${alpha} at ${ROOT}.`,
        prompt: "What does alpha promise?",
        task: {
          kind: "choice",
          choices: [
            { text: `Max gets exactly ${alpha}`, why: "A branch further right can still be better for Max." },
            {
              text: `Every leaf from here on is at least ${alpha}`,
              why: `Leaves can be anything: the first one of ${next.name} is ${valueText(surprise)}.`
            },
            { text: `Max gets at least ${alpha}`, right: true, why: "" }
          ]
        },
        why: `Alpha is what Max already has. It can only rise, as better branches are found.`,
        hasWindow: true
      }
    ];
  }
};

// lesson/chapters/beta.js
var BETA = {
  title: "Beta",
  lead: "Min remembers, too: beta is what Min already has.",
  async questions(branches, ask3) {
    const steps = await ask3(branches, "alphabeta");
    const narrows = ({ kind, node: node2, before }) => kind === "update" && node2.beta !== before?.beta;
    const isClosing = (step) => narrows(step) && step.node.alpha !== "-Infinity";
    const found = steps.findIndex(isClosing);
    const at2 = found < 0 ? steps.findIndex(narrows) : found;
    const { node, child } = steps[at2];
    const [alpha, beta] = [node.alpha, node.beta].map(valueText);
    const inherited = found < 0 ? "" : ` The window comes down from ${ROOT}, with α = ${alpha}.`;
    const questions = [
      {
        branches,
        steps,
        at: at2 - 1,
        reveal: at2,
        text: `Min moves at ${node.name}.${inherited} The leaf ${child?.move} is ${beta}.`,
        prompt: `What is the most that ${node.name} can be worth now?`,
        task: { kind: "number", right: Number(node.beta), hint: `Min can always choose ${child?.move}.` },
        why: `Min can choose ${child?.move}, so Max gets no more than ${beta} here. This promise is called beta: β = ${beta}. It closes the window from above.`,
        hasWindow: true
      }
    ];
    const [low, high] = [numberOf(node.alpha), numberOf(node.beta)];
    if (high - low >= 2 && found >= 0) {
      questions.push({
        branches,
        steps,
        at: at2,
        reveal: at2,
        text: `The window at ${node.name} goes from ${alpha} to ${beta}.`,
        prompt: `Which value of ${node.name} would be news at ${ROOT}?`,
        task: {
          kind: "choice",
          choices: [
            { text: valueText(low - 1), why: `No news: Max has ${alpha} already.` },
            { text: valueText(Math.floor((low + high) / 2)), right: true, why: "" },
            { text: valueText(high + 3), why: `That cannot be: Min already has ${beta}.` }
          ]
        },
        why: "Only values between alpha and beta can change the result. Once the window is empty, looking on is pointless.",
        hasWindow: true
      });
    }
    return questions;
  }
};

// lesson/chapter_words.js
var valueOf = ({ node }) => valueText(node.value);
var listed = (words) => new Intl.ListFormat("en").format(words);
var leafValues = (branch) => listed(branch.leaves.map(({ value }) => valueText(value)));
var lastOf = (steps, name) => steps.findLastIndex(({ node }) => node.name === name);

// lesson/chapters/cut.js
function firstCut(steps) {
  for (const [at2, { kind, path }] of steps.entries()) {
    const skipped = path.at(-1)?.children.filter(({ state }) => state === "cut") ?? [];
    if (kind === "cut" && skipped.length > 0) return { at: at2, skipped: skipped.map(({ name }) => name) };
  }
  return null;
}
var CUT = {
  title: "The cut",
  lead: "When the window is empty, the rest of a branch is skipped.",
  async questions(branches, ask3) {
    const steps = await ask3(branches, "alphabeta");
    const cut = firstCut(steps);
    if (!cut) {
      const end = steps.length - 1;
      const text = "With these values, in this order, nothing can be cut off.";
      const prompt = "Take other values: those of the book, or random ones.";
      return [
        { branches, steps, at: end, reveal: end, text, prompt, task: { kind: "nothing" }, why: "", hasWindow: true }
      ];
    }
    const { node, child, path } = steps[cut.at];
    const [alpha, value] = [valueText(node.alpha), valueText(node.value)];
    const cause = path[0].children.find((other) => other.state === "done" && other.value === node.alpha)?.name ?? "";
    const seen = branches.findIndex(({ name }) => name === node.name);
    const later = branches[seen + 1];
    return [
      {
        branches,
        steps,
        at: cut.at - 1,
        reveal: cut.at,
        text: `The search has just found that ${child?.move} is ${valueText(child?.value)}, and α = ${alpha} at ${node.name}.`,
        prompt: `Press every leaf of ${node.name} that need not be looked at.`,
        task: {
          kind: "leaves",
          right: cut.skipped,
          among: branches[seen].leaves.map(({ name }) => name)
        },
        why: `Min can hold ${node.name} to ${value}, and Max already has ${alpha}. Whatever ${listed(cut.skipped)} may be, Max will not move to ${node.name}.`,
        hasWindow: true,
        cause
      },
      {
        branches,
        steps,
        at: cut.at,
        reveal: cut.at,
        text: `${listed(cut.skipped)} ${cut.skipped.length > 1 ? "are" : "is"} never looked at.`,
        prompt: "Which earlier choice makes this cut possible?",
        task: {
          kind: "choice",
          choices: [
            {
              text: `Min's choice of ${child?.move} at ${node.name}`,
              why: `It makes ${node.name} bad for Max. But to cut, somebody higher up must have something as good already.`
            },
            { text: `Max's choice of ${cause} at ${ROOT}`, right: true, why: "" },
            later ? { text: `Max's choice of ${later.name} at ${ROOT}`, why: `${later.name} has not been searched yet.` } : {
              text: `Min's choice at ${branches[0].name}`,
              why: `Min chose there, but it is Max who need not come to ${node.name}.`
            }
          ]
        },
        why: `Max has ${cause}, worth ${alpha}, and ${node.name} is worth ${value} at most. Equal would be enough, too. A cut always comes from a choice higher up.`,
        hasWindow: true,
        cause
      }
    ];
  }
};

// lesson/chapters/minimax.js
var MINIMAX = {
  title: "Minimax",
  lead: "Max (△) moves first, then Min (▽). Each leaf says what Max gets: Max wants much, and Min wants Max to get little.",
  async questions(branches, ask3) {
    const steps = await ask3(branches, "minimax");
    const [first, ...others] = branches;
    const worth = ({ name }) => valueOf(steps[lastOf(steps, name)]);
    const end = steps.length - 1;
    const best = steps[end].node.best;
    return [
      {
        branches,
        steps,
        at: 1,
        reveal: lastOf(steps, first.name),
        text: `Say Max has moved to ${first.name}. Now Min chooses among ${leafValues(first)}.`,
        prompt: `What is ${first.name} worth?`,
        task: {
          kind: "number",
          right: Number(steps[lastOf(steps, first.name)].node.value),
          hint: "Min takes the least."
        },
        why: `Min takes the least of ${leafValues(first)}. So ${first.name} is worth ${worth(first)}.`
      },
      {
        branches,
        steps,
        at: end - 1,
        reveal: end,
        text: `In the same way, ${listed(others.map((branch) => `${branch.name} is worth ${worth(branch)}`))}. Now Max chooses at ${ROOT}.`,
        prompt: `What is ${ROOT} worth: what can Max be sure of?`,
        task: { kind: "number", right: Number(steps[end].node.value), hint: "Max takes the greatest of the three." },
        why: `Max takes the greatest of ${listed(branches.map(worth))}, and moves to ${best}. That is minimax. It has looked at all nine leaves.`
      }
    ];
  }
};

// lesson/whole_search.js
var POLL = 20;
var known = /* @__PURE__ */ new Map();
async function search(request2) {
  const { id } = await post("trees", request2);
  try {
    let summary = await get(`trees/${id}`);
    while (!summary.done) {
      await new Promise((resolve) => setTimeout(resolve, POLL));
      summary = await get(`trees/${id}`);
    }
    return await Promise.all(Array.from({ length: summary.events }, (_2, step) => get(`trees/${id}/steps/${step}`)));
  } finally {
    remove(`trees/${id}`);
  }
}
function stepsOf(text, algorithm) {
  const request2 = { game: "tree", text, algorithm };
  const key = JSON.stringify(request2);
  const steps = known.get(key) ?? search(request2);
  known.set(key, steps);
  steps.catch(() => known.delete(key));
  return steps;
}
function standingsAt(steps, last) {
  const standings = {};
  for (const step of steps.slice(0, last + 1)) {
    for (const { name, value, children } of step.path) {
      standings[name] = { state: "current", ...typeof value === "number" && { value } };
      for (const child2 of children) {
        if (child2.state !== "current") standings[child2.name] = { state: child2.state, value: child2.value };
      }
    }
  }
  const { child, node } = steps[last] ?? {};
  if (child && node) standings[node.name] = { ...standings[node.name], from: child.move };
  if (last === steps.length - 1 && standings.root) standings.root.state = "done";
  return standings;
}
function leavesSeen(steps) {
  return steps.filter(({ kind }) => kind === "leaf").length;
}

// lesson/chapters/order.js
var ORDER = {
  title: "Order",
  lead: "The value is the same in every order. The work is not.",
  async questions(branches, ask3) {
    const last = branches[2];
    const turned = [branches[0], branches[1], sorted(last, 1)];
    const [given, best, worst] = [branches, ordered(branches, 1), ordered(branches, -1)];
    const [steps, ...searches] = await Promise.all(
      [turned, given, best, worst].map((order) => ask3(order, "alphabeta"))
    );
    const [now, least, most] = searches.map(leavesSeen);
    const enter = steps.findIndex(({ node }) => node.name === last.name);
    const seen = steps.filter(({ kind, path }) => kind === "leaf" && path[1]?.name === last.name).length;
    const names = listed(turned[2].leaves.map(({ value }) => valueText(value)));
    const orders = [.../* @__PURE__ */ new Set([least, now, most, 9])].sort((one, other) => one - other);
    const end = searches[1].length - 1;
    return [
      {
        branches: turned,
        steps,
        at: enter,
        reveal: lastOf(steps, last.name),
        text: `${last.name} is searched in another order now: ${names}. α = ${valueText(steps[enter].node.alpha)}.`,
        prompt: `How many leaves of ${last.name} does the search look at?`,
        task: { kind: "number", right: seen, hint: "Go from left to right, until the window is empty." },
        why: seen < 3 ? `Its first ${seen > 1 ? `${seen} leaves` : "leaf"} closed the window: the others are cut off.` : `${last.name} is good for Max, so all of its leaves have to be looked at.`,
        hasWindow: true
      },
      {
        branches: best,
        steps: searches[1],
        at: 0,
        reveal: end,
        text: `As given, the search looks at ${now} of nine leaves. Now it begins with Max's best branch, and in each branch with Min's best leaf.`,
        prompt: "How many of the nine leaves does it look at?",
        task: {
          kind: "choice",
          choices: orders.map((count2) => ({
            text: String(count2),
            right: count2 === least,
            why: count2 < least ? "" : "Try it: all of the first branch, and of each other branch one leaf, if it is no better."
          }))
        },
        why: `Good moves first close the window early: ${least} leaves instead of ${most} in the worst order. In large trees, good order lets alpha-beta look up to twice as deep in the same time.`,
        hasWindow: true,
        counts: [
          ["worst first", most],
          ["as given", now],
          ["best first", least]
        ]
      }
    ];
  }
};

// lesson/chapters.js
var CHAPTERS = [MINIMAX, ALPHA, BETA, CUT, ORDER];
function questionsOf(chapter, branches, search2) {
  return CHAPTERS[chapter].questions(branches, (order, algorithm) => search2(textOf(order), algorithm));
}

// tree/glyph.js
var SHAPES = {
  max: "M0 0 21 35H-21Z",
  min: "M-21 0H21L0 35Z",
  leaf: "M-16 5H16V31H-16Z",
  cached: "M0 0 19 18 0 36-19 18Z"
};
var VALUE_AT = { max: 29, min: 15, leaf: 22, cached: 22 };
function Glyph({ shape, state, value, isBest = false }) {
  return fe`<g class=${`glyph ${shape} ${state}`}>
    <path class="shape" d=${SHAPES[shape]} />
    ${/\b(cut|marked)\b/.test(state) && fe`<path class="hatch" d=${SHAPES[shape]} />`}
    <text class="glyph-value" text-anchor="middle" y=${VALUE_AT[shape]}>${valueText(value ?? null)}</text>
    ${isBest && fe`<path class="best-mark" d="M-5 40H5L0 46Z" transform="rotate(180 0 42)" />`}
  </g>`;
}

// lesson/lesson_tree.js
var [TOP, MIDDLE, BOTTOM] = [14, 50, 84];
var STATES = { unvisited: "not reached yet", current: "being searched", done: "searched", cut: "cut off" };
function placesOf(branches) {
  const places = { [ROOT]: { x: 50, y: TOP } };
  branches.forEach(({ name, leaves }, at2) => {
    places[name] = { x: (at2 + 0.5) * (100 / 3), y: MIDDLE };
    leaves.forEach((leaf, index) => places[leaf.name] = { x: (3 * at2 + index + 0.5) * (100 / 9), y: BOTTOM });
  });
  return places;
}
function LessonTree({ branches, standings, here, cause, pressed, onPress, onLeaf }) {
  const places = placesOf(branches);
  const standing = (name) => standings[name === ROOT ? "root" : name] ?? { state: "unvisited" };
  const classOf = (name) => [standing(name).state, here === name && "here", cause === name && "cause"].filter(Boolean).join(" ");
  const edge2 = (from, to) => {
    const [one, other] = [places[from], places[to]];
    return fe`<path key=${to} class=${`lesson-edge ${classOf(to)}`} d=${`M${one.x} ${one.y}L${other.x} ${other.y}`} />`;
  };
  const inner = (name, isMax) => fe`<${InnerNode}
      key=${name}
      name=${name}
      isMax=${isMax}
      place=${places[name]}
      standing=${standing(name)}
      from=${places[standing(name).from ?? ""]}
      class=${classOf(name)}
    />`;
  return fe`<div class="lesson-tree" role="group" aria-label="The tree">
    <svg class="lesson-edges" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
      <defs>
        <pattern id="hatch" width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <path class="hatch-line" d="M0 0V5" />
        </pattern>
      </defs>
      ${branches.flatMap(({ name, leaves }) => [edge2(ROOT, name), ...leaves.map((leaf) => edge2(name, leaf.name))])}
    </svg>
    ${inner(ROOT, true)}
    ${branches.map(({ name }) => inner(name, false))}
    ${branches.flatMap(
    ({ leaves }) => leaves.map(
      (leaf) => fe`<${Leaf}
            key=${leaf.name}
            leaf=${leaf}
            place=${places[leaf.name]}
            state=${standing(leaf.name).state}
            class=${classOf(leaf.name)}
            isPressed=${pressed?.has(leaf.name) ?? null}
            onPress=${() => onPress(leaf.name)}
            onValue=${(value) => onLeaf(leaf.name, value)}
          />`
    )
  )}
  </div>`;
}
var styleOf = ({ x: x2, y: y2 }) => ({ left: `${x2}%`, top: `${y2}%` });
function InnerNode({ name, isMax, place: place3, standing: { state, value }, from, class: classes }) {
  const kind = isMax ? "max" : "min";
  const worth = value === void 0 ? "no value yet" : `value ${valueText(value)}`;
  const rise = from && { "--dx": String(from.x - place3.x), "--dy": String(from.y - place3.y) };
  return fe`<div class=${`lesson-node ${classes}`} style=${styleOf(place3)}>
    <span class="lesson-name">${name}</span>
    <svg viewBox="-25 -4 50 48" role="img" aria-label=${`${name}, ${kind} node, ${worth}, ${STATES[state]}`}>
      <${Glyph} shape=${kind} state=${classes.includes("here") ? "here" : state} />
    </svg>
    ${value !== void 0 && fe`<span key=${`${value} ${from?.x}`} class=${`lesson-value ${from ? "rises" : ""}`} style=${rise} aria-hidden="true"
        >${valueText(value)}</span
      >`}
  </div>`;
}
function Leaf({ leaf: { name, value }, place: place3, state, class: classes, isPressed: isPressed2, onPress, onValue }) {
  const onInput = (event) => {
    const typed = leafValue(event.target.value);
    if (typed !== null) onValue(typed);
  };
  const label = `Leaf ${name}, ${STATES[state]}`;
  return fe`<div class=${`lesson-leaf ${classes}`} style=${styleOf(place3)}>
    ${isPressed2 === null ? fe`<input
            inputmode="numeric"
            autocomplete="off"
            aria-label=${label}
            value=${value}
            onFocus=${(event) => event.target.select()}
            onInput=${onInput}
          />` : fe`<button aria-pressed=${isPressed2} aria-label=${`${label}: ${value}`} onClick=${onPress}>
            ${valueText(value)}
          </button>`}
    <span class="lesson-name" aria-hidden="true">${name}</span>
  </div>`;
}

// lesson/order_counts.js
function OrderCounts({ counts }) {
  return fe`<table class="order-counts">
    <caption>
      Leaves looked at, of nine
    </caption>
    <tbody>
      ${counts.map(
    ([order, count2]) => fe`<tr>
            <th scope="row">${order}</th>
            <td class="numeric">${count2}</td>
            <td class="bar" aria-hidden="true"><span style=${{ width: `${count2 / 9 * 100}%` }}></span></td>
          </tr>`
  )}
    </tbody>
  </table>`;
}

// lesson/playback.js
var [PAUSE2, LONGEST] = [650, 5e3];
function isStill() {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}
function usePlayback(from, to) {
  const [shown, setShown] = G(from);
  J(() => {
    if (to <= from || isStill()) {
      setShown(to);
      return void 0;
    }
    const timer = setInterval(
      () => setShown((step) => Math.min(Math.max(step, from) + 1, to)),
      Math.min(PAUSE2, LONGEST / (to - from))
    );
    return () => clearInterval(timer);
  }, [from, to]);
  return to <= from ? to : Math.min(Math.max(shown, from), to);
}

// live_region.js
var say = () => {
};
function announce(text) {
  say(text);
}
function LiveRegion() {
  const [text, setText] = G("");
  J(() => {
    say = setText;
    return () => {
      say = () => {
      };
    };
  }, []);
  return fe`<div class="sr-only" role="status" aria-live="polite">${text}</div>`;
}

// tree/typed_value.js
function typedValue(text) {
  const trimmed = text.trim().toLowerCase().replaceAll("−", "-").replace(/^\+/, "");
  if (/^-?(inf|infinity|∞)$/.test(trimmed)) return trimmed.startsWith("-") ? -Infinity : Infinity;
  return trimmed === "" ? NaN : Number(trimmed);
}

// lesson/question_card.js
function QuestionCard({ question, isFirst, pressed, isAnswered, onAnswered, next }) {
  const { task, text, prompt, why } = question;
  const [remark, setRemark] = G("");
  const [typed, setTyped] = G("");
  const card = Q(
    /** @type {HTMLElement | null} */
    null
  );
  const say2 = (words) => (setRemark(words), announce(words));
  K(() => {
    if (!isFirst && !document.activeElement?.closest(".lesson-tree, .lesson-tools"))
      card.current?.querySelector("input, .choices button, .go")?.focus();
  }, []);
  K(() => {
    if (isAnswered) card.current?.querySelector(".go")?.focus();
  }, [isAnswered]);
  const finish = () => {
    setRemark("");
    announce(`Right. ${why}`);
    onAnswered();
  };
  const checkNumber = (event) => {
    event.preventDefault();
    if (task.kind !== "number") return;
    const value = typedValue(typed);
    if (typed.trim() === "") say2("Type a number first.");
    else if (value === task.right) finish();
    else say2(`Not ${typed.trim()}. ${task.hint}`);
  };
  const checkLeaves = () => {
    if (task.kind !== "leaves") return;
    const wrong = [...pressed].filter((name) => !task.right.includes(name));
    if (pressed.size === 0) say2("Press the leaves in the tree first.");
    else if (wrong.length > 0) say2(`Not ${wrong[0]}: the search has looked at it, or still has to.`);
    else if (pressed.size < task.right.length) say2("Right so far, but there are more.");
    else finish();
  };
  const showMe = fe`<button type="button" class="quiet" onClick=${onAnswered}>Show me</button>`;
  return fe`<div class="question" ref=${card}>
    <p>${text}</p>
    <p class="prompt"><strong>${prompt}</strong></p>
    ${!isAnswered && task.kind === "number" && fe`<form class="answer" onSubmit=${checkNumber}>
        <input
          class="number"
          inputmode="text"
          autocomplete="off"
          aria-label=${prompt}
          value=${typed}
          onInput=${(event) => setTyped(event.target.value)}
        />
        <button class="primary">Check</button>
        ${showMe}
      </form>`}
    ${!isAnswered && task.kind === "choice" && fe`<div class="choices" role="group" aria-label=${prompt}>
        ${task.choices.map(
    (choice) => fe`<button onClick=${() => choice.right ? finish() : say2(`Not ${choice.text}. ${choice.why}`)}>
              ${choice.text}
            </button>`
  )}
        ${showMe}
      </div>`}
    ${!isAnswered && task.kind === "leaves" && fe`<div class="answer">
        <button class="primary go" onClick=${checkLeaves}>Check</button>
        ${showMe}
      </div>`}
    ${remark && fe`<p class="remark">${remark}</p>`}
    ${isAnswered && why && fe`<p class="remark right"><strong>✓ Right.</strong> ${why}</p>`}
    ${isAnswered && fe`<p><a class="button primary go" href=${next.href}>${next.text}</a></p>`}
  </div>`;
}

// lesson/lesson.js
var PATIENCE = 200;
function lessonHref(chapter, question, values) {
  const href = question > 1 ? hrefOf("lesson", chapter, question) : hrefOf("lesson", chapter);
  return withQuery(href, isBook(values) ? {} : { leaves: values.join() });
}
var isBook = (values) => values.join() === BOOK_VALUES.join();
function useQuestions(chapter, values) {
  const [asked, setAsked] = G(
    /** @type {{ key: string, questions: Question[] } | null} */
    null
  );
  const [error, setError] = G("");
  const key = `${chapter} ${values}`;
  J(() => {
    let isGone = false;
    const ask3 = () => questionsOf(chapter, branchesOf(values), stepsOf).then(
      (questions) => !isGone && (setAsked({ key, questions }), setError("")),
      (failure) => !isGone && setError(messageOf(failure))
    );
    const timer = setTimeout(ask3, asked ? PATIENCE : 0);
    return () => {
      isGone = true;
      clearTimeout(timer);
    };
  }, [key]);
  return { questions: asked?.key.startsWith(`${chapter} `) ? asked.questions : null, error };
}
function ChapterLinks({ chapter, values }) {
  return fe`<nav class="chapters" aria-label="Chapters">
    <ol>
      ${CHAPTERS.map(
    ({ title }, at2) => fe`<li>
            <a href=${lessonHref(at2 + 1, 1, values)} aria-current=${at2 === chapter ? "step" : void 0}>
              <span class="number" aria-hidden="true">${at2 + 1}</span>${title}
            </a>
          </li>`
  )}
    </ol>
  </nav>`;
}
function Stage({ question, chapter, isFirst, next, values, onValues }) {
  const [isAnswered, setAnswered] = G(false);
  const [pressed, setPressed] = G(
    /** @type {Set<string>} */
    /* @__PURE__ */ new Set()
  );
  const { branches, steps, at: at2, reveal, task, cause, hasWindow, counts } = question;
  K(() => {
    setAnswered(false);
    setPressed(/* @__PURE__ */ new Set());
  }, [question]);
  const shown = usePlayback(at2, isAnswered ? reveal : at2);
  const step = steps[shown];
  const press = (leaf) => {
    const others = new Set(pressed);
    if (!others.delete(leaf)) others.add(leaf);
    setPressed(others);
  };
  const change = (leaf, value) => {
    const names = branchesOf(values).flatMap(({ leaves }) => leaves.map(({ name }) => name));
    onValues(values.map((old, index) => names[index] === leaf ? value : old));
  };
  return fe`<div class="lesson-columns">
    <div class="lesson-picture">
      <${LessonTree}
        branches=${branches}
        standings=${standingsAt(steps, shown)}
        here=${step.node.name === "root" ? ROOT : step.node.name}
        cause=${isAnswered && shown === reveal ? cause : void 0}
        pressed=${task.kind === "leaves" && !isAnswered ? pressed : null}
        onPress=${press}
        onLeaf=${change}
      />
      ${hasWindow && !(isAnswered && counts) && fe`<${NumberLine}
          node=${step.node}
          before=${step.before}
          child=${step.child}
          range=${[Math.min(...values), Math.max(...values)]}
          showsWindow=${true}
        />`}
      ${isAnswered && counts && fe`<${OrderCounts} counts=${counts} />`}
      <div class="lesson-tools">
        <span class="muted">Change any leaf, or take</span>
        <button onClick=${() => onValues(randomValues())}>random values</button>
        ${!isBook(values) && fe`<button onClick=${() => onValues(BOOK_VALUES)}>the book's values</button>`}
      </div>
    </div>
    <section class="card lesson-card" aria-labelledby="chapter-title">
      <h2 id="chapter-title">${`${chapter + 1}. ${CHAPTERS[chapter].title}`}</h2>
      <p class="lead">${CHAPTERS[chapter].lead}</p>
      <${QuestionCard}
        key=${branches.map(({ leaves }) => leaves.map(({ value }) => value).join()).join()}
        question=${question}
        isFirst=${isFirst}
        pressed=${pressed}
        isAnswered=${isAnswered || task.kind === "nothing"}
        onAnswered=${() => setAnswered(true)}
        next=${next}
      />
    </section>
  </div>`;
}
function Lesson({ address: { route, query } }) {
  const chapter = Math.min(Math.max(Math.trunc(Number(route[1]) || 1), 1), CHAPTERS.length) - 1;
  const leaves = query.get("leaves");
  const [values, setValues] = G(() => valuesOf(leaves));
  K(() => setValues(valuesOf(leaves)), [leaves]);
  const { questions, error } = useQuestions(chapter, values);
  const index = Math.min(Math.max(Math.trunc(Number(route[2]) || 1), 1), questions?.length ?? 1) - 1;
  const change = (next2) => {
    setValues(next2);
    keepAddress(lessonHref(chapter + 1, index + 1, next2));
  };
  const isLast = index + 1 === questions?.length;
  const own = withQuery(hrefOf("tree", "tree"), { text: textOf(branchesOf(values)), algorithm: "alphabeta" });
  const next = !isLast ? { href: lessonHref(chapter + 1, index + 2, values), text: "Next question" } : chapter + 1 < CHAPTERS.length ? { href: lessonHref(chapter + 2, 1, values), text: `Next: ${CHAPTERS[chapter + 1].title}` } : { href: own, text: "Step through this search" };
  return fe`<section class="lesson" aria-label="Lesson">
    <${ChapterLinks} chapter=${chapter} values=${values} />
    <${ErrorMessage} error=${error} />
    ${questions && fe`<${Stage}
        key=${`${chapter} ${index}`}
        question=${questions[index]}
        chapter=${chapter}
        isFirst=${route.length === 0}
        next=${next}
        values=${values}
        onValues=${change}
      />`}
  </section>`;
}

// home.js
function Home({ about, address }) {
  const links = (view, games) => fe`<ul class="links">
      ${games.map(({ id, name }) => fe`<li><a href=${hrefOf(view, id)}>${name}</a></li>`)}
    </ul>`;
  const log = [...about.games, about.tree].find(({ textbook }) => textbook.log)?.textbook.log;
  return fe`<h1 class="lesson-title">Alpha-beta in five steps</h1>
    <${Lesson} address=${address} />
    <div class="cards ways">
      ${about.live !== null && fe`<section class="card">
          <h2><a href=${hrefOf("live")}>Watch live</a></h2>
          <p>${about.live}</p>
        </section>`}
      ${log && fe`<section class="card">
          <h2><a href=${hrefOf("tree")}>Check your log</a></h2>
          <p>Your ${log.file} against the right one, in step.</p>
        </section>`}
      <section class="card">
        <h2><a href=${hrefOf("tree")}>Search trees</a></h2>
        ${links("tree", [...about.games, about.tree])}
      </section>
      <section class="card">
        <h2><a href=${hrefOf("practice")}>Practice</a></h2>
        <p>Cuts, values and log lines, in random trees.</p>
      </section>
      <section class="card">
        <h2><a href=${hrefOf("play")}>Play</a></h2>
        ${links("play", about.games)}
      </section>
      <section class="card">
        <h2><a href=${hrefOf("look")}>Look at games</a></h2>
        <p>Records and SGF, with values and mistakes.</p>
      </section>
    </div>
    <p class="muted">suite ${about.version}. Everything runs on this machine.</p>`;
}

// board/drawing.js
var UNIT = 100;
function center(index) {
  return (index + 0.5) * UNIT;
}
function range(count2) {
  return Array.from({ length: count2 }, (_2, index) => index);
}

// board/disks.js
function Ground({ rows, columns }) {
  return fe`<rect class="felt" x="0" y="0" width=${columns * UNIT} height=${rows * UNIT} rx="8" />
    ${range(rows - 1).map((row) => fe`<path class="felt-line" d=${`M0 ${(row + 1) * UNIT}H${columns * UNIT}`} />`)}
    ${range(columns - 1).map((column) => fe`<path class="felt-line" d=${`M${(column + 1) * UNIT} 0V${rows * UNIT}`} />`)}
    ${rows >= 8 && columns >= 8 && [1.5, rows - 2.5].map(
    (row) => [1.5, columns - 2.5].map(
      (column) => fe`<circle class="felt-dot" cx=${center(column)} cy=${center(row)} r="6" />`
    )
  )}`;
}
function content({ piece, mark, legal }) {
  if (piece === null) return legal ? fe`<circle class="legal-dot" r="10" />` : null;
  return fe`<circle class="disk-shadow" cx="2" cy="4" r="40" />
    <circle class=${`disk disk-${piece}`} r="40" />
    ${piece === 0 ? fe`<path class="engraving-0" d="M0-22 22 0 0 22-22 0Z" />` : fe`<circle class="engraving-1" r="28" />`}
    ${mark === "last" && fe`<circle class=${`last last-${piece}`} r="9" />`}`;
}
var DISKS = { name: "disks", Ground, content };

// board/crosses.js
function crossOrRing(piece, radius) {
  return piece === 0 ? fe`<path
        class="cross"
        d=${`M${-radius} ${-radius} ${radius} ${radius}M${radius} ${-radius} ${-radius} ${radius}`}
      />` : fe`<circle class="ring" r=${radius * 1.1} />`;
}

// board/grid.js
function Ground2({ rows, columns }) {
  const [width, height] = [columns * UNIT, rows * UNIT];
  return fe`<rect class="plain-ground" x="0" y="0" width=${width} height=${height} rx="8" />
    ${range(rows - 1).map((row) => fe`<path class="plain-line" d=${`M0 ${(row + 1) * UNIT}H${width}`} />`)}
    ${range(columns - 1).map(
    (column) => fe`<path class="plain-line" d=${`M${(column + 1) * UNIT} 0V${height}`} />`
  )}`;
}
function content2({ piece, value, mark, legal }) {
  const hasValue = value !== void 0;
  if (piece === null) {
    if (hasValue) return fe`<text class="plot-value" text-anchor="middle" dy="0.36em">${value}</text>`;
    return legal ? fe`<circle class="plain-dot" r="8" />` : null;
  }
  return fe`${hasValue ? fe`<g transform="translate(0 -8)">${crossOrRing(piece, 22)}</g>` : crossOrRing(piece, 26)}
  ${hasValue && fe`<text class="plot-corner" text-anchor="middle" y="41">${value}</text>`}
  ${mark === "last" && fe`<rect class="last-frame" x="-44" y="-44" width="88" height="88" rx="7" />`}`;
}
var GRID = { name: "grid", Ground: Ground2, content: content2 };

// board/plots.js
var SHADES = 6;
function shade(value, greatest) {
  return Math.min(SHADES - 1, Math.floor(value / Math.max(greatest, 1) * SHADES));
}
function Ground3({ rows, columns, squares }) {
  const greatest = Math.max(...squares.map((square) => square.value ?? 0));
  return fe`<rect class="plain-ground" x="0" y="0" width=${columns * UNIT} height=${rows * UNIT} rx="8" />
    ${squares.map(
    ({ row, column, value }) => fe`<rect
          class=${`plot plot-${shade(value ?? 0, greatest)}`}
          x=${column * UNIT + 3}
          y=${row * UNIT + 3}
          width=${UNIT - 6}
          height=${UNIT - 6}
          rx="8"
        />`
  )}`;
}
var PLOTS = { name: "plots", Ground: Ground3, content: GRID.content };

// board/stones.js
function starPoints(size) {
  if (size < 5) return [];
  const edge2 = size < 13 ? 2 : 3;
  const middle = (size - 1) / 2;
  const near = size < 7 ? 1 : edge2;
  const lines = size % 2 === 1 ? [near, middle, size - 1 - near] : [near, size - 1 - near];
  const points = lines.flatMap((row) => lines.map((column) => [row, column]));
  return size < 13 ? points.filter(([row, column]) => row === middle === (column === middle)) : points;
}
function Ground4({ rows, columns }) {
  const right = center(columns - 1);
  const bottom = center(rows - 1);
  return fe`<defs>
      <radialGradient id="stone-0" cx="35%" cy="30%" r="75%">
        <stop offset="0" class="stone-0-light" />
        <stop offset="1" class="stone-0-dark" />
      </radialGradient>
      <radialGradient id="stone-1" cx="35%" cy="30%" r="80%">
        <stop offset="0" class="stone-1-light" />
        <stop offset="1" class="stone-1-dark" />
      </radialGradient>
    </defs>
    <rect class="wood" x="0" y="0" width=${columns * UNIT} height=${rows * UNIT} rx="10" />
    ${range(rows).map((row) => fe`<path class="go-line" d=${`M50 ${center(row)}H${right}`} />`)}
    ${range(columns).map((column) => fe`<path class="go-line" d=${`M${center(column)} 50V${bottom}`} />`)}
    <rect class="go-border" x="50" y="50" width=${right - 50} height=${bottom - 50} />
    ${rows === columns && starPoints(rows).map(
    ([row, column]) => fe`<circle class="star-point" cx=${center(column)} cy=${center(row)} r="7" />`
  )}`;
}
function content3({ piece, mark, why }) {
  if (piece === null) return why ? fe`<path class="forbidden" d="M-14-14 14 14M14-14-14 14" />` : null;
  return fe`<circle class="stone-shadow" cx="2" cy="5" r="46" />
    <circle class=${`stone stone-${piece}`} r="46" fill=${`url(#stone-${piece})`} />
    ${mark === "last" && fe`<circle class=${`last last-${piece}`} r="20" />`}`;
}
var STONES = { name: "stones", Ground: Ground4, content: content3 };

// board/strokes.js
function Ground5({ rows, columns }) {
  return fe`<rect class="plain-ground" x="0" y="0" width=${columns * UNIT} height=${rows * UNIT} rx="8" />
    ${range(rows - 1).map((row) => fe`<path class="stroke" d=${`M8 ${(row + 1) * UNIT}H${columns * UNIT - 8}`} />`)}
    ${range(columns - 1).map(
    (column) => fe`<path class="stroke" d=${`M${(column + 1) * UNIT} 8V${rows * UNIT - 8}`} />`
  )}`;
}
function content4({ piece, mark }) {
  if (piece === null) return null;
  return fe`${crossOrRing(piece, 26)}
  ${mark === "last" && fe`<rect class="last-frame" x="-42" y="-42" width="84" height="84" rx="7" />`}`;
}
var STROKES = { name: "strokes", Ground: Ground5, content: content4 };

// board/board.js
var DRAWINGS = [DISKS, GRID, PLOTS, STONES, STROKES];
function edge({ rows, columns }) {
  const size = Math.max(24, 3.6 * Math.max(rows, columns));
  return { size, margin: 1.9 * size };
}
var FRAME = 8;
var ARROWS = (
  /** @type {Record<string, [number, number]>} */
  {
    ArrowUp: [-1, 0],
    ArrowDown: [1, 0],
    ArrowLeft: [0, -1],
    ArrowRight: [0, 1]
  }
);
function drawingOf(board) {
  return DRAWINGS.find(({ name }) => name === board.drawing) ?? GRID;
}
function squareWords(square, players, note) {
  return [
    `${square.id}: ${square.piece === null ? "empty" : players[square.piece]}`,
    square.value === void 0 ? "" : `value ${square.value}`,
    square.mark === "last" ? "last move" : "",
    square.legal ? "legal" : "",
    square.why && square.piece === null ? "not legal" : "",
    note ?? ""
  ].filter(Boolean).join(", ");
}
function whyNot({ id, piece, why }) {
  return `${id}: ${why ?? (piece === null ? "not a legal move here" : "the square is taken")}.`;
}
function target(event, { rows, columns }, [row, column]) {
  if (event.key === "Home") return [event.ctrlKey ? 0 : row, 0];
  if (event.key === "End") return [event.ctrlKey ? rows - 1 : row, columns - 1];
  const step = ARROWS[event.key];
  if (!step) return null;
  const clamp = (value, count2) => Math.min(Math.max(value, 0), count2 - 1);
  return [clamp(row + step[0], rows), clamp(column + step[1], columns)];
}
function EdgeNames(board) {
  const { row_names, column_names } = board;
  const { size } = edge(board);
  const gap = -size / 2;
  return fe`<g class="edge-names" aria-hidden="true" font-size=${size}>
    ${column_names.map((name, column) => fe`<text x=${center(column)} y=${gap} text-anchor="middle">${name}</text>`)}
    ${row_names.map((name, row) => fe`<text x=${gap} y=${center(row)} dy="0.36em" text-anchor="end">${name}</text>`)}
  </g>`;
}
function Note({ note: { symbol, class: kind } }) {
  const width = Math.max(52, 19 * symbol.length + 22);
  return fe`<g class=${`note ${kind}`}>
    <rect x=${-width / 2} y="-26" width=${width} height="52" rx="26" />
    <text text-anchor="middle" dy="0.36em">${symbol}</text>
  </g>`;
}
function BoardView({ board, label, onSquare, notes = {} }) {
  const drawing = drawingOf(board);
  const grid = Q(
    /** @type {SVGSVGElement | null} */
    null
  );
  const [focus, setFocus] = G(
    /** @type {[number, number]} */
    [0, 0]
  );
  const [row, column] = [Math.min(focus[0], board.rows - 1), Math.min(focus[1], board.columns - 1)];
  const onKeyDown = (event, square) => {
    const next = target(event, board, [square.row, square.column]);
    if (next) {
      setFocus(next);
      grid.current?.querySelector(`[data-square="${next.join(" ")}"]`)?.focus();
    } else if (event.key === "Enter" || event.key === " ") onSquare?.(square);
    else return;
    event.preventDefault();
  };
  const cell = (square) => {
    const note = notes[square.id];
    const playable = onSquare && square.legal;
    return fe`<g
      key=${square.column}
      role="gridcell"
      class=${playable ? "square playable" : "square"}
      data-square=${`${square.row} ${square.column}`}
      transform=${`translate(${center(square.column)} ${center(square.row)})`}
      tabindex=${square.row === row && square.column === column ? 0 : -1}
      aria-label=${squareWords(square, board.players, note?.words)}
      onClick=${() => {
      setFocus([square.row, square.column]);
      onSquare?.(square);
    }}
      onFocus=${() => setFocus([square.row, square.column])}
      onKeyDown=${(event) => onKeyDown(event, square)}
    >
      <rect class="touch" x="-50" y="-50" width="100" height="100" />
      ${drawing.content(square)}
      ${note && fe`<${Note} note=${note} />`}
      <rect class="focus-ring" x="-47" y="-47" width="94" height="94" rx="9" />
    </g>`;
  };
  const { margin } = edge(board);
  const [width, height] = [board.columns, board.rows].map((count2) => count2 * UNIT + margin + FRAME);
  return fe`<svg
    ref=${grid}
    class=${`board board-${drawing.name}`}
    preserveAspectRatio="xMinYMid"
    viewBox=${`${-margin} ${-margin} ${width} ${height}`}
    role="grid"
    aria-label=${label}
    aria-rowcount=${board.rows}
    aria-colcount=${board.columns}
  >
    <g aria-hidden="true"><${drawing.Ground} ...${board} /></g>
    <${EdgeNames} ...${board} />
    ${range(board.rows).map(
    (index) => fe`<g role="row" key=${index}>${board.squares.filter((square) => square.row === index).map(cell)}</g>`
  )}
  </svg>`;
}
function PieceIcon({ board, player }) {
  const square = { id: "", row: 0, column: 0, piece: player, legal: false };
  const drawing = drawingOf(board);
  return fe`<svg class=${`piece-icon board-${drawing.name}`} viewBox="-52 -52 104 104" aria-hidden="true">
    ${drawing.content(square)}
  </svg>`;
}

// look/table.js
function content5(cell) {
  if (cell === null || typeof cell !== "object") return cell;
  const href = cell.game === void 0 ? cell.href : hrefOf("game", cell.game);
  return href?.startsWith("#") ? fe`<a href=${href}>${cell.text}</a>` : cell.text;
}
function TableView({ table: { caption, columns, rows } }) {
  const name = (index) => columns[index]?.numeric ? "numeric" : "";
  return fe`<div class="scroll-x" tabindex="0" role="region" aria-label=${caption}>
    <table>
      <caption>
        ${caption}
      </caption>
      <thead>
        <tr>
          ${columns.map(({ label }, index) => fe`<th scope="col" class=${name(index)}>${label}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${rows.map(
    (row) => fe`<tr>
              ${row.map(
      (cell, index) => index === 0 ? fe`<th scope="row" class=${name(index)}>${content5(cell)}</th>` : fe`<td class=${name(index)}>${content5(cell)}</td>`
    )}
            </tr>`
  )}
      </tbody>
    </table>
  </div>`;
}

// play/clock.js
function useSecondsSince(turn, isRunning) {
  const [seconds, setSeconds] = G(0);
  J(() => {
    setSeconds(0);
    if (!isRunning) return void 0;
    const begin = performance.now();
    const timer = setInterval(() => setSeconds((performance.now() - begin) / 1e3), 500);
    return () => clearInterval(timer);
  }, [turn, isRunning]);
  return seconds;
}
function Clocks({ board, clock, players, isOver }) {
  const running = useSecondsSince(`${board.move_number}`, !isOver);
  return fe`<div class="clocks">
    ${/** @type {import("../types.js").Player[]} */
  [0, 1].map((player) => {
    const isToMove = board.to_move === player && !isOver;
    return fe`<div class=${isToMove ? "clock to-move" : "clock"}>
          <${PieceIcon} board=${board} player=${player} />
          <div>
            <p>
              <strong>${board.players[player]}</strong>
              ${players && fe`<span class="muted"> ${players[player]}</span>`}
            </p>
            <p>
              <span class="score">${board.score[player]}</span>
              <span class="muted"> ${secondsText(clock[player] + (isToMove ? running : 0))}</span>
              ${isToMove && fe`<span class="turn"> to move</span>`}
            </p>
          </div>
        </div>`;
  })}
  </div>`;
}

// live/live_page.js
var PAUSE3 = 5e3;
function useLive() {
  const [state, setState] = G(
    /** @type {LiveState | null} */
    null
  );
  const [isConnected, setConnected] = G(true);
  J(() => {
    const onState = (next) => {
      setState(next);
      if (next.over) close2();
    };
    const close2 = listen3("live/events", onState, setConnected);
    return close2;
  }, []);
  return { state, isConnected };
}
function useAnnouncements(words, isEnd) {
  const last = Q(-PAUSE3);
  J(() => {
    const wait = isEnd ? 0 : Math.max(last.current + PAUSE3 - performance.now(), 0);
    const timer = setTimeout(() => {
      last.current = performance.now();
      announce(words);
    }, wait);
    return () => clearTimeout(timer);
  }, [words, isEnd]);
}
function titleOf({ number, players }) {
  return `Game ${number}: ${players[0]} – ${players[1]}`;
}
function Game({ game }) {
  const { board, clock, players, outcome } = game;
  const title = titleOf(game);
  return fe`<div class="board-columns">
    <div class="board-main">
      <${BoardView} board=${board} label=${title} />
      <p class="board-words">${outcome ? fe`<strong>${outcome.words}</strong>` : board.words}</p>
    </div>
    <aside class="board-side" aria-label="The game">
      <h2>${title}</h2>
      <${Clocks} key=${title} board=${board} clock=${clock} players=${players} isOver=${outcome !== null} />
      <p class="muted">
        ${counted(board.move_number, "move")} played${board.moves_left !== void 0 && `, ${board.moves_left} left`}.
      </p>
    </aside>
  </div>`;
}
function FinishedGames({ games, isOver }) {
  return fe`<h2>Finished games, the last one first</h2>
    <ul class="game-list">
      ${games.map(
    ({ id, words, ...game }) => fe`<li key=${id}>
            ${isOver ? titleOf(game) : fe`<a href=${hrefOf("look", "live", id)}>${titleOf(game)}</a>`}
            <span class="muted"> ${words}</span>
          </li>`
  )}
    </ul>`;
}
function LivePage() {
  const { state, isConnected } = useLive();
  const isOver = state?.over ?? false;
  const end = isOver ? "The match is over. " : "";
  useAnnouncements(end + (state?.game?.outcome?.words ?? state?.game?.board.words ?? ""), isOver);
  if (!state)
    return fe`<h1>Live</h1>
      <p class="muted">${isConnected ? "The match is being started…" : "Nothing is being played."}</p>`;
  return fe`<h1>${state.title}</h1>
    ${isOver && fe`<p><strong>The match is over.</strong> Its server has ended, too; this is how it stood.</p>`}
    ${!isOver && !isConnected && fe`<p><strong>The connection is lost; trying again…</strong></p>`}
    ${state.game ? fe`<${Game} game=${state.game} />` : fe`<p class="muted">No game has begun.</p>`}
    <${TableView} table=${state.standings} />
    ${state.finished.length > 0 && fe`<${FinishedGames} games=${state.finished} isOver=${isOver} />`}`;
}

// look/game_list.js
var PAGE = 100;
var RESULTS = (
  /** @type {[string, string][]} */
  [
    ["", "any result"],
    ["0", "won by who moved first"],
    ["1", "won by who moved second"],
    ["null", "no winner"]
  ]
);
var COLUMNS = [
  { label: "Game", key: ({ number }) => number },
  { label: "Moved first", key: ({ players }) => players[0] },
  { label: "Moved second", key: ({ players }) => players[1] },
  { label: "Result", key: ({ outcome }) => outcome.words },
  { label: "Moves", key: ({ boards }) => boards }
];
function totals(games) {
  const rows = /* @__PURE__ */ new Map();
  for (const { players, outcome } of games) {
    players.forEach((name, player) => {
      const row = rows.get(name) ?? [0, 0, 0, 0];
      row[0] += 1;
      row[outcome.winner === null ? 3 : outcome.winner === player ? 1 : 2] += 1;
      rows.set(name, row);
    });
  }
  const columns = ["Player", "Games", "Won", "Lost", "No winner"];
  return {
    caption: `Totals of ${counted(games.length, "game")}`,
    columns: columns.map((label, index) => ({ label, numeric: index > 0 })),
    rows: [...rows].sort(([, a2], [, b2]) => b2[1] - a2[1]).map(([name, row]) => [name, ...row])
  };
}
function GameTable({ id, games }) {
  const [order, setOrder] = G({ column: 0, isAscending: true });
  const [shown, setShown] = G(PAGE);
  const { key } = COLUMNS[order.column];
  const compare = (a2, b2) => {
    const [one, other] = [key(a2), key(b2)];
    return typeof one === "number" ? one - Number(other) : one.localeCompare(String(other));
  };
  const sorted2 = games.toSorted((a2, b2) => order.isAscending ? compare(a2, b2) : compare(b2, a2));
  const sort = (column) => setOrder({ column, isAscending: order.column === column ? !order.isAscending : true });
  return fe`<div class="scroll-x" tabindex="0" role="region" aria-label="Games">
      <table class="sortable game-table">
        <caption>
          ${counted(games.length, "game")}
        </caption>
        <thead>
          <tr>
            ${COLUMNS.map(({ label }, column) => {
    const direction = order.isAscending ? "ascending" : "descending";
    return fe`<th scope="col" aria-sort=${order.column === column ? direction : void 0}>
                <button onClick=${() => sort(column)}>${label}</button>
              </th>`;
  })}
          </tr>
        </thead>
        <tbody>
          ${sorted2.slice(0, shown).map(
    ({ number, players, outcome, boards }) => fe`<tr key=${number}>
                <th scope="row"><a href=${hrefOf("look", id, number)}>Game ${number}</a></th>
                <td>${players[0]}</td>
                <td>${players[1]}</td>
                <td>${outcome.words}</td>
                <td class="numeric">${boards - 1}</td>
              </tr>`
  )}
        </tbody>
      </table>
    </div>
    ${games.length > shown && fe`<button onClick=${() => setShown(shown + PAGE)}>
        Show ${Math.min(PAGE, games.length - shown)} more of ${games.length}
      </button>`}`;
}
function GameList({ id }) {
  const [games, setGames] = G(
    /** @type {GameSummary[]} */
    []
  );
  const [error, setError] = G("");
  const [name, setName] = G("");
  const [result, setResult] = G("");
  J(() => {
    get(`records/${id}`).then(
      (list) => setGames(list.games),
      (failure) => setError(messageOf(failure))
    );
  }, [id]);
  const matching = Y(() => {
    const part = name.trim().toLowerCase();
    return games.filter(
      ({ players, outcome }) => players.some((player) => player.toLowerCase().includes(part)) && (result === "" || String(outcome.winner) === result)
    );
  }, [games, name, result]);
  return fe`<h1>Games</h1>
    <${ErrorMessage} error=${error} />
    ${games.length > 0 && fe`<form class="fields" role="search" aria-label="Filter" onSubmit=${(event) => event.preventDefault()}>
          <${Input} label="Player" value=${name} placeholder="part of a name" onChange=${setName} />
          <${Select} label="Result" value=${result} values=${RESULTS} onChange=${setResult} />
        </form>
        <${TableView} table=${totals(matching)} />
        <${GameTable} key=${`${name} ${result}`} id=${id} games=${matching} />`}`;
}

// vendor/gifenc.js
/*!
 * gifenc 1.0.3: the file dist/gifenc.esm.js of the npm package, unchanged below this comment but for the link to its
 * source map.
 * gifenc: Copyright (c) 2017 Matt DesLauriers, MIT License, see gifenc.LICENSE.
 */
var X = { signature: "GIF", version: "89a", trailer: 59, extensionIntroducer: 33, applicationExtensionLabel: 255, graphicControlExtensionLabel: 249, imageSeparator: 44, signatureSize: 3, versionSize: 3, globalColorTableFlagMask: 128, colorResolutionMask: 112, sortFlagMask: 8, globalColorTableSizeMask: 7, applicationIdentifierSize: 8, applicationAuthCodeSize: 3, disposalMethodMask: 28, userInputFlagMask: 2, transparentColorFlagMask: 1, localColorTableFlagMask: 128, interlaceFlagMask: 64, idSortFlagMask: 32, localColorTableSizeMask: 7 };
function F(t2 = 256) {
  let e2 = 0, s2 = new Uint8Array(t2);
  return { get buffer() {
    return s2.buffer;
  }, reset() {
    e2 = 0;
  }, bytesView() {
    return s2.subarray(0, e2);
  }, bytes() {
    return s2.slice(0, e2);
  }, writeByte(r2) {
    n2(e2 + 1), s2[e2] = r2, e2++;
  }, writeBytes(r2, o2 = 0, i2 = r2.length) {
    n2(e2 + i2);
    for (let c2 = 0; c2 < i2; c2++) s2[e2++] = r2[c2 + o2];
  }, writeBytesView(r2, o2 = 0, i2 = r2.byteLength) {
    n2(e2 + i2), s2.set(r2.subarray(o2, o2 + i2), e2), e2 += i2;
  } };
  function n2(r2) {
    var o2 = s2.length;
    if (o2 >= r2) return;
    var i2 = 1024 * 1024;
    r2 = Math.max(r2, o2 * (o2 < i2 ? 2 : 1.125) >>> 0), o2 != 0 && (r2 = Math.max(r2, 256));
    let c2 = s2;
    s2 = new Uint8Array(r2), e2 > 0 && s2.set(c2.subarray(0, e2), 0);
  }
}
var O2 = 12;
var J2 = 5003;
var lt = [0, 1, 3, 7, 15, 31, 63, 127, 255, 511, 1023, 2047, 4095, 8191, 16383, 32767, 65535];
function at(t2, e2, s2, n2, r2 = F(512), o2 = new Uint8Array(256), i2 = new Int32Array(J2), c2 = new Int32Array(J2)) {
  let x2 = i2.length, a2 = Math.max(2, n2);
  o2.fill(0), c2.fill(0), i2.fill(-1);
  let l2 = 0, f2 = 0, g2 = a2 + 1, h2 = g2, b2 = false, w2 = h2, _2 = (1 << w2) - 1, u2 = 1 << g2 - 1, k2 = u2 + 1, B2 = u2 + 2, p2 = 0, A2 = s2[0], z2 = 0;
  for (let y2 = x2; y2 < 65536; y2 *= 2) ++z2;
  z2 = 8 - z2, r2.writeByte(a2), I2(u2);
  let d2 = s2.length;
  for (let y2 = 1; y2 < d2; y2++) {
    t: {
      let m2 = s2[y2], v2 = (m2 << O2) + A2, M2 = m2 << z2 ^ A2;
      if (i2[M2] === v2) {
        A2 = c2[M2];
        break t;
      }
      let V2 = M2 === 0 ? 1 : x2 - M2;
      for (; i2[M2] >= 0; ) if (M2 -= V2, M2 < 0 && (M2 += x2), i2[M2] === v2) {
        A2 = c2[M2];
        break t;
      }
      I2(A2), A2 = m2, B2 < 1 << O2 ? (c2[M2] = B2++, i2[M2] = v2) : (i2.fill(-1), B2 = u2 + 2, b2 = true, I2(u2));
    }
  }
  return I2(A2), I2(k2), r2.writeByte(0), r2.bytesView();
  function I2(y2) {
    for (l2 &= lt[f2], f2 > 0 ? l2 |= y2 << f2 : l2 = y2, f2 += w2; f2 >= 8; ) o2[p2++] = l2 & 255, p2 >= 254 && (r2.writeByte(p2), r2.writeBytesView(o2, 0, p2), p2 = 0), l2 >>= 8, f2 -= 8;
    if ((B2 > _2 || b2) && (b2 ? (w2 = h2, _2 = (1 << w2) - 1, b2 = false) : (++w2, _2 = w2 === O2 ? 1 << w2 : (1 << w2) - 1)), y2 == k2) {
      for (; f2 > 0; ) o2[p2++] = l2 & 255, p2 >= 254 && (r2.writeByte(p2), r2.writeBytesView(o2, 0, p2), p2 = 0), l2 >>= 8, f2 -= 8;
      p2 > 0 && (r2.writeByte(p2), r2.writeBytesView(o2, 0, p2), p2 = 0);
    }
  }
}
var $2 = at;
function ct(t2 = {}) {
  let { initialCapacity: e2 = 4096, auto: s2 = true } = t2, n2 = F(e2), r2 = 5003, o2 = new Uint8Array(256), i2 = new Int32Array(r2), c2 = new Int32Array(r2), x2 = false;
  return { reset() {
    n2.reset(), x2 = false;
  }, finish() {
    n2.writeByte(X.trailer);
  }, bytes() {
    return n2.bytes();
  }, bytesView() {
    return n2.bytesView();
  }, get buffer() {
    return n2.buffer;
  }, get stream() {
    return n2;
  }, writeHeader: a2, writeFrame(l2, f2, g2, h2 = {}) {
    let { transparent: b2 = false, transparentIndex: w2 = 0, delay: _2 = 0, palette: u2 = null, repeat: k2 = 0, colorDepth: B2 = 8, dispose: p2 = -1 } = h2, A2 = false;
    if (s2 ? x2 || (A2 = true, a2(), x2 = true) : A2 = Boolean(h2.first), f2 = Math.max(0, Math.floor(f2)), g2 = Math.max(0, Math.floor(g2)), A2) {
      if (!u2) throw new Error("First frame must include a { palette } option");
      pt(n2, f2, g2, u2, B2), it(n2, u2), k2 >= 0 && dt(n2, k2);
    }
    let z2 = Math.round(_2 / 10);
    wt(n2, p2, z2, b2, w2);
    let d2 = Boolean(u2) && !A2;
    ht(n2, f2, g2, d2 ? u2 : null), d2 && it(n2, u2), yt(n2, l2, f2, g2, B2, o2, i2, c2);
  } };
  function a2() {
    ft(n2, "GIF89a");
  }
}
function wt(t2, e2, s2, n2, r2) {
  t2.writeByte(33), t2.writeByte(249), t2.writeByte(4), r2 < 0 && (r2 = 0, n2 = false);
  var o2, i2;
  n2 ? (o2 = 1, i2 = 2) : (o2 = 0, i2 = 0), e2 >= 0 && (i2 = e2 & 7), i2 <<= 2;
  let c2 = 0;
  t2.writeByte(0 | i2 | c2 | o2), S2(t2, s2), t2.writeByte(r2 || 0), t2.writeByte(0);
}
function pt(t2, e2, s2, n2, r2 = 8) {
  let o2 = 1, i2 = 0, c2 = Z2(n2.length) - 1, x2 = o2 << 7 | r2 - 1 << 4 | i2 << 3 | c2, a2 = 0, l2 = 0;
  S2(t2, e2), S2(t2, s2), t2.writeBytes([x2, a2, l2]);
}
function dt(t2, e2) {
  t2.writeByte(33), t2.writeByte(255), t2.writeByte(11), ft(t2, "NETSCAPE2.0"), t2.writeByte(3), t2.writeByte(1), S2(t2, e2), t2.writeByte(0);
}
function it(t2, e2) {
  let s2 = 1 << Z2(e2.length);
  for (let n2 = 0; n2 < s2; n2++) {
    let r2 = [0, 0, 0];
    n2 < e2.length && (r2 = e2[n2]), t2.writeByte(r2[0]), t2.writeByte(r2[1]), t2.writeByte(r2[2]);
  }
}
function ht(t2, e2, s2, n2) {
  if (t2.writeByte(44), S2(t2, 0), S2(t2, 0), S2(t2, e2), S2(t2, s2), n2) {
    let r2 = 0, o2 = 0, i2 = Z2(n2.length) - 1;
    t2.writeByte(128 | r2 | o2 | 0 | i2);
  } else t2.writeByte(0);
}
function yt(t2, e2, s2, n2, r2 = 8, o2, i2, c2) {
  $2(s2, n2, e2, r2, t2, o2, i2, c2);
}
function S2(t2, e2) {
  t2.writeByte(e2 & 255), t2.writeByte(e2 >> 8 & 255);
}
function ft(t2, e2) {
  for (var s2 = 0; s2 < e2.length; s2++) t2.writeByte(e2.charCodeAt(s2));
}
function Z2(t2) {
  return Math.max(Math.ceil(Math.log2(t2)), 1);
}

// pixels.js
var SCALE = 3;
var GIF_SCALE = 2;
var DELAY = 2e3;
var GRAYS = Array.from({ length: 256 }, (_2, gray) => [gray, gray, gray]);
async function load(svg) {
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  await image.decode();
  return image;
}
function canvasFor(images, scale) {
  const canvas = document.createElement("canvas");
  canvas.width = scale * Math.max(...images.map((image) => image.naturalWidth));
  canvas.height = scale * Math.max(...images.map((image) => image.naturalHeight));
  const context = canvas.getContext("2d", { willReadFrequently: true });
  if (!context) throw new Error("The picture is too large.");
  context.scale(scale, scale);
  return { canvas, context };
}
async function toPng(svg) {
  const image = await load(svg);
  const { canvas, context } = canvasFor([image], SCALE);
  context.drawImage(image, 0, 0);
  return new Promise(
    (resolve, reject) => canvas.toBlob((blob) => blob ? resolve(blob) : reject(new Error("The picture is too large.")), "image/png")
  );
}
async function toGif(svgs) {
  const images = await Promise.all(svgs.map(load));
  const { canvas, context } = canvasFor(images, GIF_SCALE);
  const { width, height } = canvas;
  const gif = ct();
  for (const [index, image] of images.entries()) {
    context.fillStyle = "white";
    context.fillRect(0, 0, width, height);
    context.drawImage(image, 0, 0);
    const { data } = context.getImageData(0, 0, width, height);
    const grays = new Uint8Array(width * height).map((_2, pixel) => data[4 * pixel]);
    gif.writeFrame(grays, width, height, { delay: DELAY, ...index === 0 && { palette: GRAYS } });
    await new Promise((resolve) => setTimeout(resolve));
  }
  gif.finish();
  return new Blob([gif.bytesView()], { type: "image/gif" });
}

// save_file.js
function saveFile(name, content6) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([content6], { type: "application/octet-stream" }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href));
}

// save_pictures.js
var MOST2 = 1e3;
function SavePictures({ noun, name, at: at2, count: count2, path }) {
  const [error, setError] = G("");
  const [drawn, setDrawn] = G(
    /** @type {number | null} */
    null
  );
  const draw2 = async (index) => (
    /** @type {string} */
    (await get(path(index))).svg
  );
  const save = async (work) => {
    try {
      setError("");
      await work();
    } catch (failure) {
      setError(messageOf(failure));
    }
  };
  const saveSvg = () => save(async () => saveFile(`${name}.svg`, await draw2(at2)));
  const savePng = () => save(async () => saveFile(`${name}.png`, await toPng(await draw2(at2))));
  const saveGif = async () => {
    if (drawn !== null) return;
    await save(async () => {
      if (count2 > MOST2) throw new Error(`A GIF has room for ${MOST2} drawings, and this needs ${count2}.`);
      const svgs = [];
      for (let index = 0; index < count2; index += 1) {
        setDrawn(index);
        svgs.push(await draw2(index));
      }
      saveFile(`${noun}s.gif`, await toGif(svgs));
    });
    setDrawn(null);
  };
  return fe`<p class="save-pictures">
      <button onClick=${saveSvg}>Save this ${noun} as SVG</button>
      <button onClick=${savePng}>Save as PNG</button>
      <button aria-disabled=${drawn === null ? void 0 : "true"} onClick=${saveGif}>
        ${drawn === null ? `Save all ${noun}s as GIF` : `Drawing ${drawn + 1} of ${count2}…`}
      </button>
    </p>
    <${ErrorMessage} error=${error} />`;
}

// look/game_line.js
function lineOf({ boards, moves, comments = {}, variations = [] }, line) {
  const variation = variations[line - 1];
  if (!variation) return { boards, moves, comments, shared: moves.length };
  const { after } = variation;
  const before = Object.entries(comments).filter(([ply]) => Number(ply) <= after);
  return {
    boards: [...boards.slice(0, after), ...variation.boards],
    moves: [...moves.slice(0, after), ...variation.moves],
    comments: { ...Object.fromEntries(before), ...variation.comments },
    shared: after
  };
}
function placeIn(record, { ply, line }) {
  const own = record.variations?.[line - 1] ? line : 0;
  const last = lineOf(record, own).boards.length - 1;
  return { ply: Math.min(Math.max(Math.trunc(ply) || 0, 0), last), line: own };
}
function placeOf([ply, line]) {
  return { ply: Number(ply ?? 0), line: Number(line ?? 0) };
}
function partsOf({ ply, line }) {
  return line > 0 ? [ply, line] : [ply];
}

// play/move_list.js
function MoveList({ moves, ply = moves.length, onPly, mistakes = {} }) {
  const list = Q(
    /** @type {HTMLOListElement | null} */
    null
  );
  J(() => {
    const [box, current] = [list.current, list.current?.querySelector(".current")];
    if (!box || !(current instanceof HTMLElement)) return;
    const [top, bottom] = [current.offsetTop, current.offsetTop + current.offsetHeight];
    if (top < box.scrollTop || bottom > box.scrollTop + box.clientHeight) box.scrollTop = top - box.clientHeight / 2;
  }, [ply]);
  if (moves.length === 0) return fe`<p class="muted">No moves yet.</p>`;
  return fe`<ol class="moves" ref=${list} tabindex="0" aria-label="Moves">
    ${moves.map(({ move, player, wall }, index) => {
    const at2 = index + 1;
    const mistake = mistakes[at2];
    const name = `${at2 === ply ? "current " : ""}${mistake ? "mistake " : ""}player-${player}`;
    const text = fe`<span class="number">${at2}</span> ${move}${mistake && fe`<span aria-hidden="true"> ✗</span>`}
        ${mistake && fe`<span class="sr-only">, mistake: ${mistake}</span>`}`;
    const title = [mistake, wall === null || wall === void 0 ? "" : secondsText(wall)].filter(Boolean).join(", ");
    return fe`<li class=${name} title=${title}>
        ${onPly ? fe`<button aria-current=${at2 === ply ? "true" : void 0} onClick=${() => onPly(at2)}>${text}</button>` : text}
      </li>`;
  })}
  </ol>`;
}

// slider.js
function Slider({ label, value, last, text, onChange }) {
  return fe`<div class="slider">
    <input
      type="range"
      min="0"
      max=${Math.max(last, 0)}
      step="1"
      value=${value}
      aria-label=${label}
      aria-valuetext=${text}
      onInput=${(event) => onChange(Number(event.target.value))}
    />
    <output>${grouped(value)} <span class="muted">/ ${grouped(Math.max(last, 0))}</span></output>
  </div>`;
}

// look/find_move.js
function goalOf({ mistake }) {
  if (mistake?.id === "gives-win-away") return ["keeps the win", "does not"];
  if (mistake?.id === "gives-draw-away") return ["keeps the draw", "does not"];
  return ["costs nothing", "does"];
}
function mistakeQuestions(analysis, keeps) {
  const mistakes = analysis.filter(({ mistake }) => mistake).sort((a2, b2) => a2.ply - b2.ply);
  const grave = mistakes.filter(({ mistake }) => mistake?.id !== "costs-points");
  return (grave.length > 0 ? grave : mistakes).map((item) => ({
    ply: item.ply - 1,
    goal: goalOf(item),
    answer: item.mistake?.better ?? null,
    judge: (move) => keeps(item.ply - 1, move)
  }));
}
function playedQuestions({ boards, moves }, player) {
  return moves.flatMap(({ move, player: mover }, ply) => {
    const choices = [...boards[ply].squares, ...boards[ply].other_moves].filter(({ legal }) => legal);
    if (mover !== player || choices.length < 2) return [];
    return [{ ply, goal: ["was played", "was not"], answer: move, judge: (tried) => tried === move }];
  });
}
function FindMove({ record, questions, onClose }) {
  const [index, setIndex] = G(0);
  const [tried, setTried] = G(
    /** @type {{ move: string, isRight: boolean }[]} */
    []
  );
  const [isTold, setTold] = G(false);
  const [results, setResults] = G(
    /** @type {Record<number, boolean>} */
    {}
  );
  const [notice, setNotice] = G("");
  const heading = Q(
    /** @type {HTMLElement | null} */
    null
  );
  K(() => heading.current?.focus(), []);
  const { ply, goal, answer, judge } = questions[index];
  const board = record.boards[ply];
  const isDone = isTold || tried.some(({ isRight: isRight2 }) => isRight2);
  const attempt = async (choice) => {
    const { id, legal } = choice;
    if (isDone) return;
    if (!legal) {
      setNotice(whyNot({ piece: null, ...choice }));
      announce(whyNot({ piece: null, ...choice }));
      return;
    }
    const isRight2 = await judge(id);
    setNotice("");
    setTried([...tried.filter(({ move }) => move !== id), { move: id, isRight: isRight2 }]);
    setResults((old) => ({ [index]: isRight2, ...old }));
  };
  const tell = () => {
    setTold(true);
    setNotice("");
    setResults((old) => ({ [index]: false, ...old }));
  };
  const next = (at2) => {
    setTried([]);
    setTold(false);
    setNotice("");
    setIndex(at2);
  };
  const notes = Object.fromEntries([
    ...isTold ? [[answer, { symbol: "★", words: "the answer", class: "best" }]] : [],
    ...tried.map(({ move, isRight: isRight2 }) => [
      move,
      { symbol: isRight2 ? "✓" : "✗", words: isRight2 ? "right" : "wrong", class: isRight2 ? "win" : "loss" }
    ])
  ]);
  const last = tried.at(-1);
  const verdict = isTold ? `${answer} ${goal[0]}.` : isDone ? `✓ Right, ${last?.move} ${goal[0]}. Found in ${tried.length} ${tried.length === 1 ? "try" : "tries"}.` : last && `✗ ${last.move} ${goal[1]}. Try another one.`;
  const solved = Object.values(results);
  return fe`<section class="find-move" aria-labelledby="find-title">
    <div class="board-columns">
      <div class="board-main">
        <h2 id="find-title" tabindex="-1" ref=${heading}>Find the move that ${goal[0]}</h2>
        <p class="board-words verdict" role="status">
          ${notice || verdict || `Position ${index + 1} of ${questions.length}, before move ${ply + 1}: ${board.players[board.to_move ?? 0]} to move.`}
        </p>
        <${BoardView} board=${board} label="Find the move" onSquare=${attempt} notes=${notes} />
      </div>
      <aside class="board-side" aria-label="The position">
        <div class="buttons">
          ${board.other_moves.filter(({ legal }) => legal).map((move) => fe`<button onClick=${() => attempt(move)}>${move.label}</button>`)}
          ${index > 0 && fe`<button onClick=${() => next(index - 1)}>Previous position</button>`}
          ${index + 1 < questions.length && fe`<button class=${isDone ? "primary" : ""} onClick=${() => next(index + 1)}>Next position</button>`}
          ${answer !== null && fe`<button aria-disabled=${isDone ? "true" : void 0} onClick=${() => isDone || tell()}>
              Show the move
            </button>`}
          <button onClick=${onClose}>Back to the game</button>
        </div>
        <p class="muted">
          ${`Position ${index + 1} of ${questions.length}.`}
          ${solved.length > 0 && ` Solved by the first move: ${solved.filter(Boolean).length} of ${solved.length}.`}
        </p>
      </aside>
    </div>
  </section>`;
}

// look/value_plot.js
var WIDTH = 400;
var HEIGHT = 150;
var LEFT = 8;
var TOP2 = 24;
var BOTTOM2 = HEIGHT - 28;
var MIDDLE2 = (TOP2 + BOTTOM2) / 2;
function drawnValue({ value, winner, proved, estimate }, greatest) {
  if (!proved) return estimate ?? null;
  if (value !== null && value !== void 0) return value;
  return winner === null || winner === void 0 ? 0 : winner === 0 ? greatest : -greatest;
}
function Bar({ analysis, x: x2, y: y2, width, greatest }) {
  const value = drawnValue(analysis, greatest);
  if (value === null) return fe`<text class="unknown" x=${x2} y=${MIDDLE2} dy="0.36em" text-anchor="middle">?</text>`;
  const [from, to] = [y2(0), y2(value)];
  const certainty2 = analysis.proved ? analysis.value === null ? " winner-only" : "" : " estimate";
  return fe`<rect
    class=${`bar ${value >= 0 ? "first" : "second"}${certainty2}`}
    x=${x2 - width / 2}
    y=${Math.min(from, to) - (value === 0 ? 1.5 : 0)}
    width=${width}
    height=${Math.max(Math.abs(to - from), 3)}
  />`;
}
function summaryOf(analysis, last) {
  const proved = analysis.filter((item) => item.proved).length;
  const estimated = analysis.filter((item) => !item.proved && item.estimate !== void 0).length;
  const unknown = analysis.length - proved - estimated;
  const isProved = (ply) => analysis.some((item) => item.ply === ply && item.proved);
  const judged = analysis.filter(({ ply }) => ply > 0 && isProved(ply) && isProved(ply - 1)).length;
  const mistakes = analysis.filter(({ mistake }) => mistake).length;
  return [
    `${proved} of ${counted(last + 1, "position")} proved`,
    estimated > 0 ? `${estimated} estimated` : "",
    unknown > 0 ? `${unknown} unknown` : "",
    judged === 0 && last > 0 ? "no move can be judged" : `${counted(mistakes, "mistake")} in ${judged === last ? "" : `${judged} judged of `}${counted(last, "move")}`
  ].filter(Boolean).join(", ");
}
function ValuePlot({ analysis, last, ply, players, onPly }) {
  const values = analysis.map(({ value, estimate }) => Math.abs(value ?? estimate ?? 0));
  const greatest = Math.max(1, ...values);
  const column = (WIDTH - 2 * LEFT) / (last + 1);
  const x2 = (at2) => LEFT + (at2 + 0.5) * column;
  const y2 = (value) => MIDDLE2 - value / greatest * (MIDDLE2 - TOP2);
  const summary = summaryOf(analysis, last);
  const has = (test) => analysis.some(test);
  return fe`<figure class="plot-figure">
    <svg class="value-plot" viewBox=${`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label=${`Values of the positions: ${summary}`}>
      <rect class="here" x=${x2(ply) - column / 2} y="2" width=${column} height=${HEIGHT - 4} rx="3" />
      <path class="axis" d=${`M${LEFT} ${MIDDLE2}H${WIDTH - LEFT}`} />
      <text class="tick" x=${LEFT} y="15">▲ ${players[0]} ahead</text>
      <text class="tick" x=${LEFT} y=${HEIGHT - 6}>▼ ${players[1]} ahead</text>
      <text class="tick" x=${WIDTH - LEFT} y="15" text-anchor="end">±${greatest}</text>
      ${analysis.map(
    (item) => fe`<g class="position" key=${item.ply} onClick=${() => onPly(item.ply)}>
          <title>${item.ply === 0 ? "Start" : `After move ${item.ply}`}: ${item.value_words}</title>
          <rect class="touch" x=${x2(item.ply) - column / 2} y="0" width=${column} height=${HEIGHT} />
          <${Bar} analysis=${item} x=${x2(item.ply)} y=${y2} width=${Math.max(1.5, column * 0.7)} greatest=${greatest} />
          ${item.mistake && fe`<text class="mistake-mark" x=${x2(item.ply)} y=${HEIGHT - 18} text-anchor="middle">✗</text>`}
        </g>`
  )}
    </svg>
    <figcaption class="muted">
      ${summary}.
      ${has(({ mistake }) => mistake) && fe` ✗ is a mistake.`}
      ${has(({ proved, estimate }) => !proved && estimate !== void 0) && fe` Pale bars are estimates.`}
      ${has(({ proved, estimate }) => !proved && estimate === void 0) && fe` ? is not known.`}
      ${" "}Click a position to see it.
    </figcaption>
  </figure>`;
}

// look/record_viewer.js
var PLAYERS = (
  /** @type {Player[]} */
  [0, 1]
);
function Players({ record }) {
  return fe`<p class="record-players">
    ${PLAYERS.map((player) => {
    const [piece, name] = [record.boards[0].players[player], record.players[player]];
    return fe`<span>
        <${PieceIcon} board=${record.boards[0]} player=${player} />
        <strong>${piece}</strong>${name !== piece && ` ${name}`}
      </span>`;
  })}
  </p>`;
}
function PositionValue({ analysis }) {
  if (!analysis) return fe`<p class="muted">The value of this position is not known.</p>`;
  const { value_words, proved, estimate, mistake } = analysis;
  const certainty2 = proved ? "proved" : estimate === void 0 ? "not proved" : "an estimate";
  return fe`<p><strong>${value_words}</strong> <span class="muted">(${certainty2})</span></p>
    ${mistake && fe`<p class="verdict wrong">✗ The last move is a mistake: it ${mistake.words}.</p>`}`;
}
function Variations({ record: { variations = [] }, place: place3, onPlace }) {
  if (variations.length === 0) return null;
  return fe`<h2>Variations</h2>
    <ul class="variations">
      <li><button aria-pressed=${place3.line === 0} onClick=${() => onPlace({ ...place3, line: 0 })}>As played</button></li>
      ${variations.map(
    ({ after, moves }, index) => fe`<li>
            <button
              aria-pressed=${place3.line === index + 1}
              onClick=${() => onPlace({ ply: after + 1, line: index + 1 })}
            >
              <span class="number">${after + 1}</span> ${moves.map(({ move }) => move).join(" · ")}
            </button>
          </li>`
  )}
    </ul>`;
}
function QuizButtons({ record, mistakes, onQuiz }) {
  return fe`${mistakes.length > 0 && fe`<button onClick=${() => onQuiz(mistakes)}>Find the ${mistakes.length === 1 ? "move" : "moves"}</button>`}
  ${PLAYERS.map((player) => {
    const questions = playedQuestions(record, player);
    return questions.length > 0 && fe`<button onClick=${() => onQuiz(questions)}>Guess ${record.boards[0].players[player]}'s moves</button>`;
  })}`;
}
function RecordViewer({
  record,
  analysis,
  keeps,
  start = { ply: 0, line: 0 },
  onPlace = () => {
  },
  pictures,
  children
}) {
  const [place3, setPlace] = G(() => placeIn(record, start));
  const [quiz, setQuiz] = G(
    /** @type {Question[] | null} */
    null
  );
  const forward = Q(
    /** @type {HTMLElement | null} */
    null
  );
  const wasQuiz = Q(false);
  K(() => setPlace(placeIn(record, start)), [start.ply, start.line]);
  K(() => {
    if (wasQuiz.current && !quiz) forward.current?.focus();
    wasQuiz.current = Boolean(quiz);
  }, [quiz]);
  const { ply, line } = place3;
  const { boards, moves, comments, shared } = lineOf(record, line);
  const last = boards.length - 1;
  const board = boards[ply];
  const enter = (next) => {
    const there = placeIn(record, next);
    setPlace(there);
    onPlace(there);
    announce(lineOf(record, there.line).boards[there.ply].words);
  };
  const go = (at2) => enter({ ply: at2, line });
  useShortcuts({ f: () => go(ply + 1), b: () => go(ply - 1) });
  const mistakes = Object.fromEntries(
    analysis.flatMap(({ ply: at2, mistake }) => mistake && at2 <= shared ? [[at2, mistake.words]] : [])
  );
  if (quiz) return fe`<${FindMove} record=${record} questions=${quiz} onClose=${() => setQuiz(null)} />`;
  const isEnd = line === 0 && ply === last;
  return fe`<div class="board-columns">
      <div class="board-main">
        <p class="board-words">${board.words}${isEnd && fe` <strong>${record.outcome.words}</strong>`}</p>
        <${BoardView} board=${board} label=${`Position after ${ply} moves`} />
        <div class="record-steps">
          <button aria-disabled=${ply === 0 ? "true" : void 0} onClick=${() => go(ply - 1)}>‹ Back</button>
          <${Slider} label="Position" value=${ply} last=${last} text=${`after move ${ply} of ${last}`} onChange=${go} />
          <button
            class="primary"
            ref=${forward}
            aria-disabled=${ply === last ? "true" : void 0}
            onClick=${() => go(ply + 1)}
          >
            Forward ›
          </button>
        </div>
      </div>
      <aside class="board-side" aria-label="The position">
        <${Players} record=${record} />
        ${comments[ply] && fe`<blockquote class="comment" aria-label="Comment">${comments[ply]}</blockquote>`}
        ${analysis.length > 0 && fe`<${PositionValue} analysis=${analysis.find((item) => item.ply === ply && ply <= shared)} />
            <${ValuePlot}
              analysis=${analysis}
              last=${record.boards.length - 1}
              ply=${Math.min(ply, shared)}
              players=${board.players}
              onPly=${(at2) => enter({ ply: at2, line: 0 })}
            />`}
        <div class="buttons">
          ${children}
          <${QuizButtons} record=${record} mistakes=${keeps ? mistakeQuestions(analysis, keeps) : []} onQuiz=${setQuiz} />
        </div>
        <h2>Moves</h2>
        <${MoveList} moves=${moves} ply=${ply} onPly=${go} mistakes=${mistakes} />
        <${Variations} record=${record} place=${place3} onPlace=${enter} />
        ${pictures?.(place3, boards.length)}
      </aside>
    </div>`;
}

// look/record_page.js
var SECONDS = 5;
var LONGER = 6;
function useAnalysis(path) {
  const [seconds, setSeconds] = G(0);
  const [isRunning, setRunning] = G(false);
  const [analysis, setAnalysis] = G(
    /** @type {Analysis[]} */
    []
  );
  J(() => {
    if (seconds === 0) return void 0;
    setRunning(true);
    const close2 = listen3(`${path}/analysis?seconds=${seconds}`, (event) => {
      if (event.kind === "done") {
        close2();
        setRunning(false);
        return;
      }
      setAnalysis((old) => {
        const isBetter = event.proved || !old.some(({ ply, proved }) => ply === event.ply && proved);
        return isBetter ? [...old.filter(({ ply }) => ply !== event.ply), event].sort((a2, b2) => a2.ply - b2.ply) : old;
      });
    });
    return close2;
  }, [seconds]);
  const think = () => setSeconds(seconds === 0 ? SECONDS : seconds * LONGER);
  return { seconds, isRunning, think, analysis };
}
function AnalysisButton({ analysis: { seconds, isRunning, think, analysis }, positions }) {
  const proved = analysis.filter((item) => item.proved).length;
  if (isRunning) return fe`<p class="muted">Analyzing, ${proved} of ${positions} positions proved…</p>`;
  if (seconds === 0) return fe`<button onClick=${think}>Analyze</button>`;
  const isComplete = analysis.length === positions && analysis.every(({ proved: proved2 }) => proved2);
  return !isComplete && fe`<button onClick=${think}>Think longer, up to ${seconds * LONGER} s a position</button>`;
}
function Pictures({ path, place: { ply, line }, count: count2 }) {
  return fe`<h2>Pictures</h2>
    <${SavePictures}
      noun="position"
      name=${`after-move-${ply}`}
      at=${ply}
      count=${count2}
      path=${(at2) => `${path}/picture?ply=${at2}&line=${line}`}
    />`;
}
function RecordPage({ id, number, address, at: at2 }) {
  const path = `records/${id}/${number}`;
  const [record, setRecord] = G(
    /** @type {GameRecord | null} */
    null
  );
  const [error, setError] = G("");
  const analysis = useAnalysis(path);
  J(() => {
    get(path).then(setRecord, (failure) => setError(messageOf(failure)));
  }, [path]);
  const keeps = async (ply, move) => {
    const hint2 = (
      /** @type {import("../types.js").Hint} */
      await get(`${path}/hint?ply=${ply}`)
    );
    const result = (name) => hint2.moves.find((item) => item.move === name)?.result;
    return move === hint2.best || result(move) !== void 0 && result(move) === result(hint2.best);
  };
  if (!record)
    return fe`<h1>Game ${number}</h1>
      <${ErrorMessage} error=${error} />`;
  return fe`<h1>Game ${number}</h1>
    <${RecordViewer}
      record=${record}
      analysis=${analysis.analysis}
      keeps=${keeps}
      start=${placeOf(at2)}
      pictures=${(place3, count2) => fe`<${Pictures} path=${path} place=${place3} count=${count2} />`}
      onPlace=${(place3) => keepAddress(hrefOf(...address, ...partsOf(place3)))}
    >
      <${AnalysisButton} analysis=${analysis} positions=${record.boards.length} />
    <//>`;
}

// look/moves_page.js
var MOVES = "moves";
var MOST3 = 2e3;
function isListOfMoves(text) {
  return text.length <= MOST3 && !/^[{(]/.test(text.trim());
}
function MovesPage({ game, moves, at: at2 }) {
  const [id, setId] = G("");
  const [error, setError] = G("");
  J(() => {
    postText(`records?game=${encodeURIComponent(game)}`, moves).then(
      (list) => setId(list.id),
      (failure) => setError(messageOf(failure))
    );
  }, []);
  if (id) return fe`<${RecordPage} id=${id} number="1" address=${["look", MOVES, game, moves]} at=${at2} />`;
  return fe`<h1>Game 1</h1>
    <${ErrorMessage} error=${error} />`;
}

// look/record_form.js
var MOST_SHOWN2 = 1 << 16;
function RecordForm({ games }) {
  const [text, setText] = G("");
  const [name, setName] = G("");
  const [game, setGame] = G("");
  const [error, setError] = G("");
  const [isBusy, setBusy] = G(false);
  const submit = async (event) => {
    event.preventDefault();
    setBusy(true);
    try {
      const list = await postText(game ? `records?game=${game}` : "records", text);
      setError("");
      if (game && isListOfMoves(text)) location.hash = hrefOf("look", MOVES, game, text.trim());
      else location.hash = hrefOf("look", list.id, ...list.games.length === 1 ? [list.games[0].number] : []);
    } catch (failure) {
      setError(messageOf(failure));
    } finally {
      setBusy(false);
    }
  };
  const take = (content6, file2) => {
    setText(content6);
    setName(file2);
  };
  const field = fe`<label class="field">
    <span>Records (JSON Lines), SGF, GGF, or a list of moves</span>
    <textarea
      class="mono"
      rows="8"
      placeholder=${games.find(({ id }) => id === game)?.move_help}
      spellcheck=${false}
      value=${text}
      onInput=${(event) => take(event.target.value, "")}
    ></textarea>
  </label>`;
  const file = fe`<p>
    <strong class="file-name">${name}</strong>, ${sizeText(text.length)}
    <button type="button" onClick=${() => take("", "")}>Remove</button>
  </p>`;
  return fe`<form class="card setup" onSubmit=${submit} aria-label="Games to look at">
    <${FileDrop} onText=${take}>${text.length > MOST_SHOWN2 ? file : field}<//>
    <${Select}
      label="Game, for a list of moves"
      value=${game}
      values=${[["", "as the record says"], ...games.map(({ id, name: title }) => [id, title])]}
      onChange=${setGame}
    />
    <${ErrorMessage} error=${error} />
    <button class="primary" disabled=${isBusy}>${isBusy ? "Reading…" : "Show"}</button>
  </form>`;
}

// look/look_page.js
function LookPage({ about, route: [id, number, ...at2] }) {
  if (id === MOVES && number) {
    const [moves = "", ...place3] = at2;
    return fe`<${MovesPage} key=${`${number} ${moves}`} game=${number} moves=${moves} at=${place3} />`;
  }
  if (id && number)
    return fe`<${RecordPage} key=${`${id} ${number}`} id=${id} number=${number} address=${["look", id, number]} at=${at2} />`;
  if (id) return fe`<${GameList} key=${id} id=${id} />`;
  return fe`<h1>Look at games</h1>
    <${RecordForm} games=${about.games} />`;
}

// start_fields.js
function defaultStart(about) {
  const variant = Object.fromEntries(about.variants.map((option) => [option.option, String(option.default)]));
  return { game: about.id, variant, moves: "", text: about.start_text?.sample ?? "" };
}
function startRequest(about, { game, variant, moves, text }) {
  const number = (value) => /^\d+$/.test(value) ? Number(value) : value;
  const entries = Object.entries(variant).map(([key, value]) => [key, number(value)]);
  const request2 = { game, moves, ...entries.length > 0 && { variant: Object.fromEntries(entries) } };
  return about.start_text ? { ...request2, text } : request2;
}
function StartFields({ games, start, onChange, withMoves }) {
  const about = games.find((game) => game.id === start.game) ?? games[0];
  const choose = (id) => {
    const chosen = games.find((game) => game.id === id);
    if (chosen) onChange(defaultStart(chosen));
  };
  return fe`<${Select}
      label="Game"
      value=${start.game}
      values=${games.map((game) => [game.id, game.name])}
      onChange=${choose}
    />
    ${about.variants.map(
    (option) => fe`<${Select}
          key=${`${about.id} ${option.option}`}
          label=${option.label}
          value=${start.variant[option.option]}
          values=${option.values}
          onChange=${(value) => onChange({ ...start, variant: { ...start.variant, [option.option]: value } })}
        />`
  )}
    ${about.start_text && fe`<${TextOrFile}
        label=${about.start_text.label}
        rows=${14}
        value=${start.text}
        onText=${(text) => onChange({ ...start, text })}
      />`}
    ${withMoves && fe`<${Input}
        label="Moves already played"
        value=${start.moves}
        placeholder=${about.move_help}
        onChange=${(moves) => onChange({ ...start, moves })}
      />`}`;
}

// play/opponent_fields.js
function playerArgument({ kind, options, command }) {
  if (kind === "human") return "human";
  if (kind === "program") return `program ${command}`;
  const words = Object.entries(options).filter(([, value]) => value !== "" && value !== false).map(([key, value]) => value === true ? key : `${key}=${value}`);
  return words.length > 0 ? `${kind}:${words.join(",")}` : kind;
}
function playerChoice(kind) {
  return { kind, options: {}, command: "" };
}
function OptionField({ option, value, onChange }) {
  const { label, kind, values = [], default: usual } = option;
  if (kind === "flag") return fe`<${Checkbox} label=${label} checked=${value === true} onChange=${onChange} />`;
  const placeholder = usual === void 0 || usual === null ? "" : String(usual);
  if (kind === "choice")
    return fe`<${Select} label=${label} value=${value ?? placeholder} values=${values} onChange=${onChange} />`;
  return fe`<${Input}
    label=${label}
    type=${kind === "number" ? "number" : "text"}
    value=${value ?? ""}
    placeholder=${placeholder}
    onChange=${onChange}
  />`;
}
function OpponentFields({ about, name, choice, onChange }) {
  const opponent = about.opponents.find((candidate) => candidate.name === choice.kind);
  const kinds = [
    ["human", "a person"],
    ...about.opponents.map((candidate) => [candidate.name, candidate.name]),
    ...about.has_programs ? [["program", "your program"]] : []
  ];
  return fe`<fieldset class="player-fields">
    <legend>${name}</legend>
    <${Select}
      label="Player"
      value=${choice.kind}
      values=${kinds}
      onChange=${(kind) => onChange({ ...choice, kind, options: {} })}
    />
    ${choice.kind === "program" && fe`<${Input}
        label="Command"
        value=${choice.command}
        placeholder=${about.program_example ?? ""}
        onChange=${(command) => onChange({ ...choice, command })}
      />`}
    ${opponent?.options.map(
    (option) => fe`<${OptionField}
          key=${`${choice.kind} ${option.key}`}
          option=${option}
          value=${choice.options[option.key]}
          onChange=${(value) => onChange({ ...choice, options: { ...choice.options, [option.key]: value } })}
        />`
  )}
  </fieldset>`;
}

// play/game_setup.js
function defaultPlayers({ default_opponent }) {
  return [playerChoice("human"), playerChoice(default_opponent)];
}
var SETTING2 = "play";
function rememberedSetup(about) {
  const { start = {}, players = [], seed = "" } = readObject(SETTING2).setups?.[about.id] ?? {};
  const usual = defaultStart(about);
  const kinds = ["human", ...about.opponents.map(({ name }) => name), ...about.has_programs ? ["program"] : []];
  const isKnown = kinds.includes(players[0]?.kind) && kinds.includes(players[1]?.kind);
  return {
    start: { ...usual, ...start, game: about.id, variant: { ...usual.variant, ...start.variant } },
    players: isKnown ? players : defaultPlayers(about),
    seed
  };
}
function rememberSetup(setup) {
  const { game } = setup.start;
  writeObject(SETTING2, { game, setups: { ...readObject(SETTING2).setups, [game]: setup } });
}
function GameSetup({ games, chosen, isBusy, error, onStart }) {
  const find2 = (id) => games.find((game) => game.id === id);
  const first = find2(chosen) ?? find2(readObject(SETTING2).game) ?? games[0];
  const [setup, setSetup] = G(() => rememberedSetup(first));
  const { start, players, seed } = setup;
  const about = find2(start.game) ?? first;
  const changeStart = (next) => setSetup(next.game === start.game ? { ...setup, start: next } : rememberedSetup(find2(next.game) ?? first));
  const changePlayer = (player, choice) => setSetup({ ...setup, players: player === 0 ? [choice, players[1]] : [players[0], choice] });
  const submit = (event) => {
    event.preventDefault();
    rememberSetup(setup);
    onStart({
      ...startRequest(about, start),
      players: players.map(playerArgument),
      ...seed !== "" && { seed: Number(seed) }
    });
  };
  return fe`<form class="card setup" onSubmit=${submit} aria-label="The game">
    <div class="fields"><${StartFields} games=${games} start=${start} onChange=${changeStart} withMoves=${true} /></div>
    <div class="players">
      ${[0, 1].map(
    (player) => fe`<${OpponentFields}
            key=${`${about.id} ${player}`}
            about=${about}
            name=${player === 0 ? `${about.players[0]} (moves first)` : about.players[1]}
            choice=${players[player]}
            onChange=${(choice) => changePlayer(player, choice)}
          />`
  )}
    </div>
    ${isStatic && about.program_example && fe`<p class="muted">Your own programs play with the command <code>suite web</code>.</p>`}
    <div class="fields">
      <${Input} label="Random seed" type="number" min=${0} value=${seed} placeholder="random"
        onChange=${(text) => setSetup({ ...setup, seed: text })} />
    </div>
    <${ErrorMessage} error=${error} />
    <button class="primary" disabled=${isBusy}>Start the game</button>
  </form>`;
}

// play/hints.js
var SYMBOLS = { win: "+", draw: "=", loss: "−" };
function isEstimate({ proved, value }) {
  return !proved && typeof value === "number";
}
function certainty(move) {
  return move.proved ? "" : isEstimate(move) ? "an estimate" : "not proved";
}
function hintNotes(hint2) {
  return Object.fromEntries(
    (hint2?.moves ?? []).map((item) => {
      const { move, value_words, result, value } = item;
      const isBest = move === hint2?.best;
      const sign = isBest ? "★" : result ? SYMBOLS[result] : "·";
      const symbol = typeof value === "number" ? signed(value) : sign;
      const said = typeof value === "number" ? `${symbol} points` : "";
      const words = [`${isBest ? "best: " : ""}${value_words}`, said, certainty(item)].filter(Boolean).join(", ");
      const kind = `${isBest ? "best " : ""}${isEstimate(item) ? "estimate" : result ?? "unknown"}`;
      return [move, { symbol, words, class: kind }];
    })
  );
}
function HintList({ hint: hint2 }) {
  const hasEstimates = hint2.moves.some(isEstimate);
  return fe`<div class="scroll-x hints" tabindex="0" role="region" aria-label="Hints">
    <table>
      <caption class="sr-only">
        Hints
      </caption>
      <thead>
        <tr>
          <th scope="col">Move</th>
          <th scope="col">Leads to</th>
        </tr>
      </thead>
      <tbody>
        ${hint2.moves.map(
    (item) => fe`<tr>
              <th scope="row">${item.move === hint2.best && "★ "}${item.move}</th>
              <td>${item.value_words}${!item.proved && fe`<span class="muted"> (${certainty(item)})</span>`}</td>
            </tr>`
  )}
      </tbody>
    </table>
    ${hasEstimates && fe`<p class="muted">
        Numbers on the board are points for the player to move. Dashed ones are estimates of a short search.
      </p>`}
  </div>`;
}

// play/move_entry.js
function MoveEntry({ board, help, isAsked, onMove }) {
  const [text, setText] = G("");
  const field = Q(
    /** @type {HTMLInputElement | null} */
    null
  );
  useShortcuts({ m: () => field.current?.focus() });
  const submit = (event) => {
    event.preventDefault();
    if (!text.trim()) return;
    onMove(text.trim());
    setText("");
  };
  return fe`<form class="move-entry" onSubmit=${submit}>
    <label class="field">
      <span>Move</span>
      <input
        ref=${field}
        value=${text}
        placeholder=${help}
        autocomplete="off"
        spellcheck=${false}
        onInput=${(event) => setText(event.target.value)}
      />
    </label>
    <button disabled=${!isAsked}>Play</button>
    ${board.other_moves.map(
    ({ id, label, legal }) => fe`<button type="button" disabled=${!isAsked || !legal} onClick=${() => onMove(id)}>${label}</button>`
  )}
  </form>`;
}

// play/last_game.js
var NAME = "last-game";
function rememberGame(game) {
  writeObject(NAME, game);
}
function forgetGame() {
  writeObject(NAME, {});
}
function lastGame() {
  const { id, request: request2, moves } = readObject(NAME);
  return id && request2 && Array.isArray(moves) ? { id, request: request2, moves } : null;
}
function continuation({ request: request2, moves }) {
  return { ...request2, moves: moves.join(", ") };
}

// play/game_view.js
var STDERR_KEPT = 2e4;
function useGame(id) {
  const [position, setPosition] = G(
    /** @type {PositionEvent | null} */
    null
  );
  const [ended, setEnded] = G(
    /** @type {EndedEvent | null} */
    null
  );
  const [stderr, setStderr] = G(["", ""]);
  const [isConnected, setConnected] = G(true);
  J(() => {
    const onEvent = (event) => {
      if (event.kind === "position") {
        setPosition(event);
        setEnded(null);
        const last = lastGame();
        if (last?.id === id) rememberGame({ ...last, moves: event.history.map(({ move }) => move) });
        announce(event.board.words);
      } else if (event.kind === "stderr") {
        setStderr(
          (old) => old.map((text, player) => player === event.player ? (text + event.text).slice(-STDERR_KEPT) : text)
        );
      } else {
        setEnded(event);
        if (lastGame()?.id === id) forgetGame();
        announce(event.outcome.words);
      }
    };
    return listen3(`games/${id}/events`, onEvent, setConnected);
  }, [id]);
  return { position, ended, stderr, isConnected };
}
function useHints(id, moveNumber, onError) {
  const [isOn, setOn] = G(false);
  const [hint2, setHint] = G(
    /** @type {import("../types.js").Hint | null} */
    null
  );
  K(() => {
    setHint(null);
    if (!isOn) return void 0;
    let isStale = false;
    get(`games/${id}/hint`).then(
      (answer) => !isStale && setHint(answer),
      (error) => !isStale && onError(messageOf(error))
    );
    return () => {
      isStale = true;
    };
  }, [isOn, moveNumber]);
  return { isOn, setOn, hint: hint2 };
}
function Stderr({ name, text }) {
  return fe`<details class="stderr" open>
    <summary>What ${name}'s program writes (stderr)</summary>
    <pre tabindex="0">${text}</pre>
  </details>`;
}
function Waiting({ about, isConnected, onGoOn }) {
  if (isConnected) return fe`<p class="muted">The game is being started…</p>`;
  return fe`<p>This game is not there any more.</p>
    <p class="buttons">
      ${onGoOn && fe`<button class="primary" onClick=${onGoOn}>Go on from its last position</button>`}
      <a class="button" href=${hrefOf("play", about.id)}>New game</a>
    </p>`;
}
function Status({ board, ended, notice }) {
  return fe`<p class="board-words">
    ${ended ? fe`<strong>${ended.outcome.words}</strong>` : board.words}
    ${notice && fe` <strong class="notice">${notice}</strong>`}
  </p>`;
}
function GameView({ id, about, onGoOn }) {
  const { position, ended, stderr, isConnected } = useGame(id);
  const [error, setError] = G("");
  const [notice, setNotice] = G("");
  const main = Q(
    /** @type {HTMLElement | null} */
    null
  );
  const isShown = position !== null;
  K(() => setNotice(""), [position]);
  K(() => {
    if (isShown && ["BODY", "MAIN"].includes(document.activeElement?.tagName ?? "BODY"))
      main.current?.querySelector("[tabindex='0']")?.focus();
  }, [isShown]);
  const { isOn, setOn, hint: hint2 } = useHints(id, position?.board.move_number, setError);
  const act = (action, body = {}) => post(`games/${id}/${action}`, body).then(
    () => setError(""),
    (failure) => setError(messageOf(failure))
  );
  const save = async () => {
    try {
      saveFile(`${about.id}.jsonl`, `${JSON.stringify(await get(`games/${id}/record`))}
`);
    } catch (failure) {
      setError(messageOf(failure));
    }
  };
  const canUndo = (position?.history.length ?? 0) > 0 && !ended;
  useShortcuts({ z: () => canUndo && act("undo"), h: () => setOn(!isOn) });
  if (!position) return fe`<${Waiting} about=${about} isConnected=${isConnected} onGoOn=${onGoOn} />`;
  const { board, asked } = position;
  const isAsked = asked !== null && !ended;
  const play = (move) => act("move", { move });
  const choose = (square) => {
    if (isAsked && square.legal) return play(square.id);
    const reason = ended ? "The game is over." : isAsked ? whyNot(square) : "Nobody here is to move.";
    setNotice(reason);
    announce(reason);
  };
  return fe`<div class="board-columns">
    <div class="board-main" ref=${main}>
      <${Status} board=${board} ended=${ended} notice=${notice} />
      <${BoardView}
        board=${board}
        label=${`${about.name}, ${isAsked ? `${board.players[asked]} to move` : "nobody to move"}`}
        onSquare=${choose}
        notes=${isOn && isAsked ? hintNotes(hint2) : {}}
      />
    </div>
    <aside class="board-side" aria-label="The game">
      <${Clocks} board=${board} clock=${position.clock} players=${position.players} isOver=${!!ended} />
      <p class="muted">
        ${counted(board.move_number, "move")} played${board.moves_left !== void 0 && `, ${board.moves_left} left`}.
        ${!isConnected && !ended && fe`<strong> The connection is lost; trying again…</strong>`}
      </p>
      <${MoveEntry} board=${board} help=${about.move_help} isAsked=${isAsked} onMove=${play} />
      <${ErrorMessage} error=${error} />
      <div class="buttons">
        <button disabled=${!canUndo} onClick=${() => act("undo")}>Undo</button>
        <button aria-pressed=${isOn} disabled=${!!ended} onClick=${() => setOn(!isOn)}>Hints</button>
        <button disabled=${!isAsked} onClick=${() => act("resign")}>Resign</button>
        <button disabled=${!ended} onClick=${save}>Save the record</button>
        ${ended?.record_id && fe`<a class="button" href=${hrefOf("look", ended.record_id, 1)}>Look at this game</a>`}
        <a class=${ended ? "button primary" : "button"} href=${hrefOf("play", about.id)}>New game</a>
      </div>
      ${isOn && isAsked && (hint2 ? fe`<${HintList} hint=${hint2} />` : fe`<p class="muted">Looking for hints…</p>`)}
      <h2>Moves</h2>
      <${MoveList} moves=${position.history} />
      ${stderr.map((text, player) => text && fe`<${Stderr} name=${board.players[player]} text=${text} />`)}
    </aside>
  </div>`;
}

// play/play_page.js
function useStart() {
  const [started, setStarted] = G(0);
  const [error, setError] = G("");
  const [isBusy, setBusy] = G(false);
  const start = async (request2) => {
    setBusy(true);
    try {
      const { id } = await post("games", request2);
      rememberGame({ id, request: request2, moves: [] });
      setError("");
      location.hash = hrefOf("play", request2.game, id);
      setStarted(started + 1);
    } catch (failure) {
      setError(messageOf(failure));
    } finally {
      setBusy(false);
    }
  };
  return { start, started, isBusy, error };
}
function PlayPage({ about, chosen, id }) {
  const { start, started, isBusy, error } = useStart();
  const game = about.games.find((candidate) => candidate.id === chosen);
  const last = lastGame();
  const lastName = about.games.find((candidate) => candidate.id === last?.request.game)?.name;
  if (game && id) {
    const goOn = last?.id === id ? () => start(continuation(last)) : void 0;
    return fe`<h1>${game.name}</h1>
      <${ErrorMessage} error=${error} />
      <${GameView} key=${started} id=${id} about=${game} onGoOn=${goOn} />`;
  }
  return fe`<h1>Play</h1>
    ${last && lastName && fe`<p>
        <a class="button" href=${hrefOf("play", last.request.game, last.id)}>Return to the game in progress</a>
        <span class="muted"> ${lastName}, ${counted(last.moves.length, "move")} played</span>
      </p>`}
    <${GameSetup} games=${about.games} chosen=${chosen} isBusy=${isBusy} error=${error} onStart=${start} />`;
}

// theme.js
var NEXT = (
  /** @type {Record<string, string>} */
  { auto: "light", light: "dark", dark: "auto" }
);
var EXPLANATIONS = (
  /** @type {Record<string, string>} */
  {
    auto: "Light or dark, as the system has it",
    light: "Always light",
    dark: "Always dark"
  }
);
function applyTheme(theme = readSetting("theme", "auto")) {
  document.documentElement.dataset.theme = theme;
}
function ThemeSwitch() {
  const [theme, setTheme] = useSetting("theme", "auto");
  J(() => applyTheme(theme), [theme]);
  const current = theme in NEXT ? theme : "auto";
  return fe`<button class="quiet" title=${EXPLANATIONS[current]} onClick=${() => setTheme(NEXT[current])}>
    Theme: ${current}
  </button>`;
}

// tree/random.js
function randomOf(seed) {
  let state = seed >>> 0;
  return (limit) => {
    state = state + 1831565813 >>> 0;
    let mixed = Math.imul(state ^ state >>> 15, 1 | state);
    mixed = mixed + Math.imul(mixed ^ mixed >>> 7, 61 | mixed) ^ mixed;
    return Math.floor(((mixed ^ mixed >>> 14) >>> 0) / 2 ** 32 * limit);
  };
}

// packed.js
async function packed(text) {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream("deflate-raw"));
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
  const letters = Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");
  return btoa(letters).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}
async function unpacked(letters) {
  try {
    const bytes = Uint8Array.from(atob(letters.replaceAll("-", "+").replaceAll("_", "/")), (one) => one.charCodeAt(0));
    const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate-raw"));
    return await new Response(stream).text();
  } catch {
    throw new Error("This address is not complete. Was the end of the link lost?");
  }
}

// tree/search_address.js
var LONGEST2 = 240;
var PLACES = ["step", "node", "practice"];
var FLAGS = (
  /** @type {const} */
  ["caching", "ordering", "fail_hard"]
);
async function searchHref(request2) {
  const query = { algorithm: request2.algorithm ?? "task" };
  if (request2.limit !== null && request2.limit !== void 0) query.limit = String(request2.limit);
  if (request2.heuristic) query.heuristic = request2.heuristic;
  for (const flag of FLAGS) if (request2[flag]) query[flag] = "yes";
  for (const [option, value] of Object.entries(request2.variant ?? {})) query[`variant.${option}`] = String(value);
  if (request2.moves) query.moves = request2.moves;
  if (request2.text) query.text = request2.text;
  const text = String(new URLSearchParams(query));
  const href = hrefOf("tree", request2.game);
  return withQuery(href, text.length > LONGEST2 ? { z: await packed(text) } : query);
}
function placeHref(href, { step = 0, node = [], practice = null }) {
  const query = new URLSearchParams();
  if (step > 0) query.set("step", String(step));
  if (node.length > 0) query.set("node", JSON.stringify(node));
  if (practice !== null) query.set("practice", String(practice));
  return query.size > 0 ? `${href}&${query}` : href;
}
function numberIn(text) {
  const number = Number(text ?? "");
  return Number.isInteger(number) && number > 0 ? number : 0;
}
function pathIn(text) {
  try {
    const path = JSON.parse(text ?? "[]");
    return Array.isArray(path) ? path.map(String) : [];
  } catch {
    return [];
  }
}
async function readSearch({ route: [, game], query }) {
  const search2 = new URLSearchParams([...query].filter(([name]) => !PLACES.includes(name)));
  if (!game || search2.size === 0) return null;
  const z2 = search2.get("z");
  const names = z2 === null ? search2 : new URLSearchParams(await unpacked(z2));
  const algorithm = names.get("algorithm") ?? "alphabeta";
  const variant = [...names].filter(([name]) => name.startsWith("variant."));
  const number = (value) => /^\d+$/.test(value) ? Number(value) : value;
  const request2 = {
    game,
    ...algorithm !== "task" && { algorithm },
    limit: numberIn(names.get("limit")) || null,
    caching: names.has("caching"),
    ordering: names.has("ordering"),
    fail_hard: names.has("fail_hard"),
    ...names.get("heuristic") && { heuristic: names.get("heuristic") ?? "" },
    ...variant.length > 0 && {
      variant: Object.fromEntries(variant.map(([name, value]) => [name.slice("variant.".length), number(value)]))
    },
    moves: names.get("moves") ?? "",
    ...names.has("text") && { text: names.get("text") ?? "" }
  };
  const practice = query.get("practice");
  return {
    request: request2,
    href: `${hrefOf("tree", game)}?${search2}`,
    step: numberIn(query.get("step")),
    node: pathIn(query.get("node")),
    practice: practice === null ? null : numberIn(practice)
  };
}
async function openSearch(request2) {
  const href = await searchHref(request2);
  location.hash = href;
}

// tree/practice_page.js
function randomTree(seed) {
  const random = randomOf(seed);
  const node = (depth) => depth === 0 ? random(20) : Array.from({ length: 2 + random(2) }, () => node(depth - 1));
  return JSON.stringify(node(3)).replaceAll(",", ", ");
}
function PracticePage() {
  J(() => {
    const seed = 1 + Math.floor(Math.random() * 9999);
    const request2 = { game: "tree", text: randomTree(seed), algorithm: "alphabeta", limit: null };
    searchHref({ ...request2, moves: "", caching: false, ordering: false, fail_hard: false }).then(
      (href) => location.replace(placeHref(href, { practice: seed }))
    );
  }, []);
  return null;
}

// tree/levels.js
function keyOf(path) {
  return JSON.stringify(path);
}
function canOpen(child) {
  return child.state === "current" || child.state === "done" && child.kind !== "leaf" && child.kind !== "cached";
}
function bestChild({ children, value }) {
  const wanted = numberOf(value);
  return children.findIndex(
    (child) => child.state === "done" && child.value !== void 0 && numberOf(child.value) === wanted
  );
}
function levelsOf(shown, nodeAt2) {
  const levels = [];
  for (let depth = 0; depth <= shown.length; depth += 1) {
    const path = shown.slice(0, depth);
    const parent = nodeAt2(path);
    if (!parent || parent.children.length === 0) break;
    const open2 = parent.children.findIndex((child) => child.move === shown[depth]);
    levels.push({ parent, path, open: open2, best: bestChild(parent) });
  }
  return levels;
}
function itemsOf(levels) {
  const below = (depth) => {
    const level = levels[depth];
    if (!level) return [];
    return level.parent.children.flatMap((child, index) => {
      const path = [...level.path, child.move];
      const isOpen = index === level.open && depth + 1 < levels.length;
      const item = { key: keyOf(path), path, level: depth + 1, child, isOpen, canOpen: canOpen(child) };
      return isOpen ? [item, ...below(depth + 1)] : [item];
    });
  };
  return [{ key: "", path: [], level: 0, child: null, isOpen: levels.length > 0, canOpen: true }, ...below(0)];
}

// tree/log_verdict.js
function FieldTable({ yours, right, names }) {
  const [own, other] = [yours?.split(",") ?? [], right?.split(",") ?? []];
  const columns = names.slice(0, Math.max(own.length, other.length));
  const row = (name, fields) => fe`<tr>
      <th scope="row">${name}</th>
      ${columns.map((_2, index) => {
    const differs = own[index] !== other[index];
    return fe`<td class=${differs ? "differs" : ""}>
          ${fields[index] ?? "nothing"}${differs && fe` <span class="sign" role="img" aria-label="differs">≠</span>`}
        </td>`;
  })}
    </tr>`;
  if (yours === null || right === null)
    return fe`<p>${yours === null ? "Your log ends here." : "The right log ends here; yours goes on."}</p>`;
  return fe`<div class="scroll-x" tabindex="0" role="region" aria-label="Both lines">
    <table>
      <thead>
        <tr>
          <td></td>
          ${columns.map((column) => fe`<th scope="col">${column}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${row("yours", own)} ${row("right", other)}
      </tbody>
    </table>
  </div>`;
}
function LogVerdict({ log: { name, check }, columns, go }) {
  if (check.same)
    return fe`<p class="verdict right">
      <strong>✓ ${name} is right</strong>: all ${counted(check.lines_right, "line")}.
    </p>`;
  const [mistake] = check.mistakes;
  return fe`<section class="log-verdict" aria-label="Your log">
    <p class="verdict wrong">
      <strong>✗ ${name} differs first in line ${grouped(check.line ?? 0)}</strong> of
      ${` ${counted(check.lines_right, "line")}`}${check.lines_yours !== check.lines_right && ` (yours has ${grouped(check.lines_yours)})`}.
      ${mistake ? fe` Known mistake: <strong>${mistake.description}</strong>.` : " No known mistake gives exactly this log."}
      ${" "}<button class="link" onClick=${() => go(check.step)}>Go to that line</button>
    </p>
    <details>
      <summary>Both lines, and why</summary>
      <${FieldTable} yours=${check.yours} right=${check.right} names=${columns} />
      <p>${check.explanation}</p>
      ${check.mistakes.length > 1 && fe`<p>The same log comes from:</p>
          <ul>
            ${check.mistakes.slice(1).map(({ description }) => fe`<li>${description}</li>`)}
          </ul>`}
    </details>
  </section>`;
}

// tree/node_detail.js
var STATES2 = {
  unvisited: "The search has not reached it yet.",
  current: "The search is in it.",
  done: "It is searched.",
  cut: "It is cut off: the search never looks at it."
};
function NodeDetail({ child, go }) {
  const kind = child.kind === "leaf" ? " (leaf)" : child.kind === "cached" ? " (from the cache)" : "";
  return fe`<div class="node-detail">
    <p>
      <strong>${child.name}${kind}</strong
      >${child.value !== void 0 && fe` has the value ${valueText(child.value)}`}. ${" "}${STATES2[child.state]}
      ${child.why}
    </p>
    ${child.steps && fe`<p class="buttons">
        <button onClick=${() => go(child.steps?.[0] ?? 0)}>Go to its first step</button>
        <button onClick=${() => go(child.steps?.[1] ?? 0)}>Go to its last step</button>
      </p>`}
  </div>`;
}
function Legend() {
  return fe`<details class="legend">
    <summary>What the symbols mean</summary>
    <ul>
      <li><strong>△</strong> a node where the root's player moves: it takes the greatest value of its children</li>
      <li><strong>▽</strong> a node where the other player moves: it takes the least</li>
      <li><strong>□</strong> a leaf: the position is valued</li>
      <li><strong>◇</strong> a value from the cache</li>
      <li>
        <strong>heavy frame</strong> where the search is; <strong>dashed</strong> not searched yet;
        <strong>hatched</strong> cut off
      </li>
      <li><strong>▲</strong> under a child: it gave its parent the value</li>
    </ul>
  </details>`;
}

// tree/log_text.js
var LONGEST3 = 2e6;
var latest = /* @__PURE__ */ new Map();
function isLog(text) {
  const lines = text.slice(0, 2e3).split("\n", 4);
  return lines.some((line) => /^\s*(node\s*,\s*depth|[^,]+,\s*\d+)\s*(,|$)/i.test(line));
}
function whyNoLog(text, name) {
  if (text.trim() === "") return `${name} is empty.`;
  if (isLog(text)) return "";
  const [first] = text.trim().split("\n", 1);
  return `${name} is not a log. A log begins with a line such as Node,Depth,Value,Alpha,Beta; this begins with ${first.slice(0, 60)}`;
}
function keepLog(href, log) {
  latest.set(href, log);
  try {
    if (log.text.length <= LONGEST3) sessionStorage.setItem(`suite-log ${href}`, JSON.stringify(log));
  } catch {
  }
}
function keptLog(href) {
  try {
    return latest.get(href) ?? JSON.parse(sessionStorage.getItem(`suite-log ${href}`) ?? "null");
  } catch {
    return null;
  }
}

// tree/own_log.js
function useOwnLog(id, { href, step }, go) {
  const [log, setLog] = G(
    /** @type {OwnLog | null} */
    null
  );
  const [error, setError] = G("");
  const compare = async ({ name, text }) => {
    try {
      const check = (
        /** @type {LogCheck} */
        await postText(`trees/${id}/log`, text)
      );
      setLog({ name, check });
      keepLog(href, { name, text });
      return check;
    } catch (failure) {
      setError(messageOf(failure));
      return null;
    }
  };
  const take = async (text, name) => {
    const why = whyNoLog(text, name);
    setError(why);
    const check = why ? null : await compare({ name, text });
    if (!check) return;
    go(check.step);
    const difference = `Your log differs first in line ${check.line}. ${check.explanation}`;
    announce(check.same ? "Your log is right." : difference);
  };
  J(() => {
    const kept = keptLog(href);
    if (kept) compare(kept).then((check) => step === 0 && go(check?.step));
  }, [id]);
  return { log, error, take };
}
function isAstray(log, line) {
  return log !== null && log.check.line !== null && (line ?? 0) >= log.check.line;
}
function useOwnPath(id, log, line) {
  const [path, setPath] = G(
    /** @type {LogNode[] | null} */
    null
  );
  const isAsked = log !== null && typeof line === "number";
  J(() => {
    if (!isAsked) return setPath(null);
    let isGone = false;
    get(`trees/${id}/log/${line}`).then(
      (answer) => isGone || setPath(answer.yours_path),
      () => isGone || setPath(null)
    );
    return () => {
      isGone = true;
    };
  }, [log, isAsked, line]);
  return path;
}

// copy_link.js
function CopyLink() {
  const [text, setText] = G("Copy link");
  const copy2 = async () => {
    const done = await navigator.clipboard.writeText(location.href).then(
      () => "Copied",
      () => "Copy it from the address bar"
    );
    setText(done);
    announce(done);
    setTimeout(() => setText("Copy link"), 2e3);
  };
  return fe`<button class="quiet" onClick=${copy2}>${text}</button>`;
}

// tree/browsing.js
function useBrowsing(id, step, first = []) {
  const searched = step.node.path.slice(1);
  const [shown, setShown] = G(searched);
  const [fetched, setFetched] = G(
    /** @type {Record<string, PathNode>} */
    {}
  );
  const firstStep = Q(step.step);
  K(() => {
    setShown(searched);
    setFetched({});
    if (step.step === firstStep.current && first.length > 0) open2(first).catch(() => {
    });
  }, [step.step]);
  const isSearched = ({ path, parent, open: open3 }) => keyOf([...path, parent.children[open3].move]) === keyOf(searched);
  const nodeAt2 = (path) => {
    const isOnPath = path.every((move, depth) => move === searched[depth]);
    return isOnPath ? step.path[path.length] : fetched[keyOf(path)];
  };
  const open2 = async (path) => {
    const paths = path.map((_2, depth) => path.slice(0, depth + 1)).filter((prefix) => !nodeAt2(prefix));
    const nodes = await Promise.all(
      paths.map(async (prefix) => {
        const query = new URLSearchParams({ path: keyOf(prefix), step: String(step.step) });
        const { node, children } = await get(`trees/${id}/children?${query}`);
        return [keyOf(prefix), { ...node, children }];
      })
    );
    setFetched((old) => ({ ...old, ...Object.fromEntries(nodes) }));
    setShown(path);
  };
  const toggle = async (item) => {
    if (!item.canOpen || item.level === 0) return;
    if (item.isOpen) {
      setShown(item.path.slice(0, -1));
      return;
    }
    await open2(item.path).catch((error) => announce(messageOf(error)));
  };
  const levels = levelsOf(shown, nodeAt2);
  const last = levels.at(-1);
  if (last && last.open >= 0 && (step.kind === "leaf" || step.kind === "cached") && isSearched(last)) {
    const children = [...last.parent.children];
    children[last.open] = { ...children[last.open], kind: step.kind, value: step.node.value };
    levels[levels.length - 1] = { ...last, parent: { ...last.parent, children } };
  }
  const isOwn = keyOf(shown) === keyOf(searched.slice(0, shown.length));
  return { levels, current: keyOf(searched), toggle, opened: isOwn ? [] : shown };
}

// tree/practice_questions.js
var ROUND = 10;
var LOOKED_AT = 4;
function interestOf({ kind, node, before, path }) {
  const skipped = path.at(-1)?.children.filter(({ state }) => state === "cut").length ?? 0;
  const isEqual = numberOf(node.value) === numberOf(node.is_max ? node.beta : node.alpha);
  if (kind === "cut") return (skipped > 0 ? 6 : 2) + (isEqual ? 3 : 0);
  const hasMoved = before && numberOf(before.value) !== numberOf(node.value);
  const isDeep = node.depth > 0 && numberOf(node.is_max ? node.beta : node.alpha) !== (node.is_max ? Infinity : -Infinity);
  return (hasMoved ? 2 : 0) + (isDeep ? 3 : 0);
}
function hasRest({ path }) {
  return path.at(-1)?.children.some(({ state }) => state === "cut" || state === "unvisited") ?? false;
}
async function chooseQuestions({ fetchStep, summary }, seed, { hasWindow, hasLog }) {
  const random = randomOf(seed);
  const events = summary?.events ?? 0;
  const places = Array.from({ length: ROUND * LOOKED_AT }, () => random(Math.max(events - 1, 1)));
  const targets = await Promise.all(
    places.map(async (place3, index) => {
      const { next, previous } = await fetchStep(place3);
      const cuts = [next.cut, previous.cut];
      const updates = [next.update, previous.update];
      const [wanted] = (index % 2 === 0 ? [...cuts, ...updates] : [...updates, ...cuts]).filter(
        (step) => typeof step === "number"
      );
      return wanted ?? null;
    })
  );
  const chosen = [...new Set(targets)].filter((step) => step !== null);
  const steps = await Promise.all(chosen.map(fetchStep));
  const best = steps.toSorted((one, other) => interestOf(other) - interestOf(one)).slice(0, 2 * ROUND);
  const drawn = best.map((step) => ({ step, at: random(1e3) - 60 * interestOf(step) }));
  const round = drawn.toSorted((one, other) => one.at - other.at).slice(0, ROUND);
  return round.map(({ step }, index) => {
    if (hasWindow && hasRest(step) && index % 2 === 0) return { kind: "skipped", step };
    return { kind: hasLog && index % 3 === 2 ? "line" : "values", step };
  });
}
function skippedBy({ path, node }) {
  const above = path.slice(1).map(({ move }) => move);
  const children = path.at(-1)?.children ?? [];
  return new Set(
    children.filter(({ state }) => state === "cut").map(({ move }) => keyOf([...above, move ?? node.move]))
  );
}
function fieldsOf({ kind, step }, hasWindow) {
  if (kind === "line") return [{ name: "Line", right: step.line_text ?? "" }];
  const { value, alpha, beta } = step.node;
  const fields = [{ name: "Value", right: valueText(value) }];
  if (hasWindow) fields.push({ name: "Alpha", right: valueText(alpha) }, { name: "Beta", right: valueText(beta) });
  return fields;
}
function isRight(answer, right) {
  const [own, other] = [answer, right].map((text) => text.split(",").map((field) => field.trim()));
  return own.length === other.length && own.every((field, index) => field === other[index] || typedValue(field) === typedValue(other[index]));
}

// tree/cutting_choice.js
function cuttingChoice({ kind, node, path }) {
  if (kind !== "cut") return null;
  const bound = numberOf(node.is_max ? node.beta : node.alpha);
  for (const [depth, above] of path.slice(0, -1).entries()) {
    if (above.is_max === node.is_max || numberOf(above.value) !== bound) continue;
    const child = above.children.find((other) => other.value !== void 0 && numberOf(other.value) === bound);
    const moves = path.slice(1, depth + 1).map(({ move }) => move);
    return child ? { path: moves, name: above.name, move: child.move, value: above.value } : null;
  }
  return null;
}

// tree/short_reason.js
function moversOf({ node, board }) {
  const players = board?.players ?? ["Max", "Min"];
  const mover = board ? board.to_move : node.is_max ? 0 : 1;
  return mover === null ? null : [players[mover], players[1 - mover]];
}
function shortReason(step) {
  const { kind, node, before, child, path } = step;
  const name = node.path.length > 1 ? node.name : "the root";
  const value = valueText(node.value);
  if (kind === "leaf") return `${name} is a leaf, worth ${value}.`;
  if (kind === "cached") return `${name} is known already: ${value}.`;
  const [mover, opponent] = moversOf(step) ?? ["", ""];
  if (kind === "enter") return `${mover} moves at ${name}, and takes the ${node.is_max ? "greatest" : "least"} value.`;
  if (kind === "cut") {
    const choice = cuttingChoice(step);
    const skipped = path.at(-1)?.children.filter(({ state }) => state === "cut").length ?? 0;
    const rest = skipped === 0 ? "Nothing is left to skip." : `${counted(skipped, "move")} skipped.`;
    const has = choice ? `${opponent} already has ${choice.move} = ${valueText(choice.value)}` : "The window is empty";
    return `${has}; ${mover} can force ${value} here. ${rest}`;
  }
  const changes = before && numberOf(before.value) !== numberOf(node.value);
  const returned = `${child?.move} = ${valueText(child?.value)}`;
  return changes ? `${returned} is better for ${mover}: ${name} is worth ${node.is_max ? "at least" : "at most"} ${value} now.` : `${returned} is no better for ${mover}: ${name} stays at ${value}.`;
}

// tree/practice_question.js
function Situation({ step: { node, before, child } }) {
  const name = node.path.at(-1);
  return fe`<p>
    <strong>${name}</strong> is a ${node.is_max ? "△ max" : "▽ min"} node${before && ` with the value ${valueText(before.value)}`}. Its
    child <strong>${child?.move}</strong> returns <strong>${valueText(child?.value)}</strong>.
  </p>`;
}
function PracticeQuestion({ question, marked, hasWindow, format, onAnswer }) {
  const { kind, step } = question;
  const [answers, setAnswers] = G(
    /** @type {Record<string, string>} */
    {}
  );
  const [remark, setRemark] = G("");
  const [result, setResult] = G(
    /** @type {boolean | null} */
    null
  );
  const form = Q(
    /** @type {HTMLFormElement | null} */
    null
  );
  K(() => form.current?.querySelector("input")?.focus(), []);
  const fields = kind === "skipped" ? [] : fieldsOf(question, hasWindow);
  const finish = (right) => {
    setResult(right);
    setRemark("");
    onAnswer(right);
    announce(`${right ? "Right." : "Not right."} ${shortReason(step)}`);
  };
  const check = (event) => {
    event.preventDefault();
    if (result !== null) return;
    if (fields.some(({ name }) => (answers[name] ?? "").trim() === "")) setRemark("Fill in what is empty first.");
    else finish(fields.every(({ name, right }) => isRight(answers[name] ?? "", right)));
  };
  const prune = () => {
    const right = skippedBy(step);
    if (marked.size === 0) setRemark("Press the nodes in the tree first, or say that nothing is skipped.");
    else finish(marked.size === right.size && [...marked].every((key) => right.has(key)));
  };
  return fe`<${Situation} step=${step} />
    <form ref=${form} onSubmit=${check}>
      <p class="prompt">
        <strong>
          ${kind === "skipped" ? "Press every child that is skipped now." : kind === "line" ? `Write the next line of ${format?.file ?? "the log"}.` : `What has ${step.node.path.at(-1)} then?`}
        </strong>
      </p>
      <div class="fields">
        ${fields.map(({ name, right }) => {
    const isFieldRight = isRight(answers[name] ?? "", right);
    return fe`<label class="field">
            <span>${name}</span>
            <input
              size=${kind === "line" ? 28 : 7}
              autocomplete="off"
              spellcheck=${false}
              value=${answers[name] ?? ""}
              placeholder=${kind === "line" ? format?.columns.join() ?? "" : "7, inf"}
              readonly=${result !== null}
              onInput=${(event) => setAnswers((old) => ({ ...old, [name]: event.target.value }))}
            />
            ${result !== null && fe`<span class=${isFieldRight ? "mark right" : "mark wrong"}>${isFieldRight ? "✓ right" : `✗ it is ${right}`}</span>`}
          </label>`;
  })}
      </div>
      ${result === null && fe`<div class="buttons">
          ${kind === "skipped" ? fe`<button type="button" class="primary" onClick=${prune}>Check</button>
                  <button type="button" onClick=${() => finish(step.kind !== "cut" || skippedBy(step).size === 0)}>
                    Nothing is skipped
                  </button>` : fe`<button class="primary">Check</button>`}
          <button type="button" class="quiet" onClick=${() => finish(false)}>Show me</button>
        </div>`}
    </form>
    ${remark && fe`<p class="remark" role="status">${remark}</p>`}
    ${result !== null && fe`<p class=${result ? "remark right" : "remark"}>
        <strong>${result ? "✓ Right." : "✗ Not yet."}</strong> ${shortReason(step)}
        ${!result && " This question comes again."}
      </p>`}`;
}

// tree/layout.js
var LEAST_WIDTH2 = 46;
var GREATEST_WIDTH = 96;
var NODE_HEIGHT = 64;
var ROOT_HEIGHT = 58;
var WORDS_HEIGHT = 24;
var FAN_HEIGHT = 30;
function placeLevel(count2, from, top, width) {
  const perLine = Math.max(1, Math.min(count2, Math.floor(width / LEAST_WIDTH2)));
  const cell = Math.min(GREATEST_WIDTH, width / perLine);
  const isWrapped = count2 > perLine;
  const first = top + WORDS_HEIGHT + (isWrapped ? 8 : FAN_HEIGHT);
  const lineWidth = perLine * cell;
  const left = Math.min(Math.max(from.x - lineWidth / 2, 0), width - lineWidth);
  const nodes = Array.from({ length: count2 }, (_2, index) => ({
    x: left + (index % perLine + 0.5) * cell,
    y: first + Math.floor(index / perLine) * NODE_HEIGHT
  }));
  const height = first - top + Math.ceil(count2 / perLine) * NODE_HEIGHT + 6;
  return { top, height, isWrapped, from, nodes };
}
function placeLevels(levels, width) {
  const placed = [];
  const root = { x: width / 2, y: 0 };
  let from = root;
  let top = ROOT_HEIGHT;
  for (const level of levels) {
    const place3 = placeLevel(level.parent.children.length, from, top, width);
    placed.push(place3);
    from = place3.nodes[level.open] ?? from;
    top += place3.height + 10;
  }
  return { root, placed, height: top };
}

// tree/tree_view.js
var CHARACTER2 = 7.5;
var STATES3 = { unvisited: "not searched yet", current: "being searched", done: "searched", cut: "cut off" };
function nodeWords({ name, depth, is_max, value, alpha, beta }, hasWindow) {
  const bounds = hasWindow ? `, alpha ${valueText(alpha)}, beta ${valueText(beta)}` : "";
  return `${name} ${valueText(value)}: ${is_max ? "max" : "min"} node at depth ${depth}${bounds}`;
}
function childWords(child) {
  const kind = child.kind === "leaf" ? ", leaf" : child.kind === "cached" ? ", from the cache" : "";
  const value = child.value === void 0 ? "" : ` ${valueText(child.value)}`;
  return `${child.name}${value}${kind}, ${STATES3[child.state]}${child.why ? `: ${child.why}` : ""}`;
}
function shapeOf(child, parent, next) {
  if (next) return next.parent.is_max ? "max" : "min";
  if (child.kind === "leaf" || child.kind === "cached") return child.kind;
  return parent.is_max ? "min" : "max";
}
function TreeView({ label, levels, current, onToggle, onSelect, hasWindow = true, cause, marked, astray }) {
  const box = Q(
    /** @type {HTMLDivElement | null} */
    null
  );
  const width = useWidth(box);
  const [focus, setFocus] = G("");
  const items = itemsOf(levels);
  const tabStop = items.some((item2) => item2.key === focus) ? focus : current;
  const { root, placed, height } = placeLevels(levels, Math.max(width, 200));
  J(() => showCurrent(box.current), [current, width]);
  const focusOn = (item2) => {
    if (!item2) return;
    setFocus(item2.key);
    onSelect?.(item2);
    box.current?.querySelector(`[data-key="${CSS.escape(item2.key)}"]`)?.focus();
  };
  const onKeyDown = (event) => {
    const index = items.findIndex((item2) => item2.key === tabStop);
    if (keyAction(event, items, index, focusOn, onToggle)) {
      event.preventDefault();
      event.stopPropagation();
    }
  };
  const item = (key) => (
    /** @type {Item} */
    items.find((candidate) => candidate.key === key)
  );
  const attributes = ({ key, level, isOpen, canOpen: canOpen2 }) => ({
    role: "treeitem",
    "data-key": key,
    "aria-level": level + 1,
    "aria-expanded": canOpen2 ? String(isOpen) : void 0,
    "aria-current": key === current ? "step" : void 0,
    "aria-selected": marked ? String(marked.has(key)) : void 0,
    tabindex: key === tabStop ? 0 : -1,
    onFocus: (event) => (event.stopPropagation(), setFocus(key)),
    onClick: (event) => {
      event.stopPropagation();
      focusOn(item(key));
      onToggle?.(item(key));
    }
  });
  const group = (depth) => {
    const level = levels[depth];
    if (!level) return null;
    const { children } = level.parent;
    const place3 = placed[depth];
    return fe`<g role="group">
      <${LevelGround}
        level=${level}
        place=${place3}
        width=${Math.max(width, 200)}
        hasWindow=${hasWindow}
        cause=${cause}
      />
      ${children.map((child, index) => {
      const key = keyOf([...level.path, child.move]);
      const next = index === level.open ? levels[depth + 1] : void 0;
      const shape = shapeOf(child, level.parent, next);
      const value = next ? next.parent.value : child.value;
      return fe`<g
          key=${key}
          ...${attributes(item(key))}
          aria-label=${`${next ? nodeWords(next.parent, hasWindow) : childWords(child)}${key === cause ? ", whose choice causes the cut" : ""}`}
          aria-setsize=${children.length}
          aria-posinset=${index + 1}
        >
          <${NodeDrawing}
            point=${place3.nodes[index]}
            name=${child.name}
            shape=${shape}
            state=${[key === current ? "here" : child.state, key === cause && "cause", marked?.has(key) && "marked", astray?.has(key) && "astray"].filter(Boolean).join(" ")}
            value=${value}
            isBest=${index === level.best}
            title=${childWords(child)}
          />
          </g>
          ${next && group(depth + 1)}`;
    })}
    </g>`;
  };
  const top = levels[0]?.parent;
  return fe`<div class="tree-box" ref=${box}>
    <svg
      class="tree"
      viewBox=${`0 0 ${Math.max(width, 200)} ${height}`}
      height=${height}
      role="tree"
      aria-label=${label}
      aria-orientation="horizontal"
      onKeyDown=${onKeyDown}
    >
      <defs>
        <pattern id="hatch" width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <path class="hatch-line" d="M0 0V5" />
        </pattern>
      </defs>
      ${top && fe`<g ...${attributes(items[0])} aria-label=${nodeWords(top, hasWindow)} aria-setsize="1" aria-posinset="1">
          <${NodeDrawing}
            point=${root}
            name=${top.name}
            shape=${top.is_max ? "max" : "min"}
            state=${current === "" ? "here" : "current"}
            value=${top.value}
            title=${nodeWords(top, hasWindow)}
          />
        </g>
        ${group(0)}`}
    </svg>
  </div>`;
}
function showCurrent(box) {
  const node = box?.querySelector('[aria-current="step"] .node-drawing');
  if (!box || !node) return;
  const [inner, outer] = [node.getBoundingClientRect(), box.getBoundingClientRect()];
  if (inner.bottom > outer.bottom) box.scrollTop += inner.bottom - outer.bottom + 24;
  else if (inner.top < outer.top) box.scrollTop -= outer.top - inner.top + 24;
}
function keyAction(event, items, index, focusOn, onToggle) {
  const item = items[index];
  const isLetter = event.key.length === 1 && /\S/.test(event.key) && !event.ctrlKey && !event.metaKey && !event.altKey;
  if (event.key === "ArrowRight") focusOn(items[index + 1]);
  else if (event.key === "ArrowLeft") focusOn(items[index - 1]);
  else if (event.key === "ArrowDown" && item.isOpen) focusOn(items[index + 1]);
  else if (event.key === "ArrowDown" && item.canOpen) onToggle?.(item);
  else if (event.key === "ArrowUp" && item.isOpen && item.level > 0 && onToggle) onToggle(item);
  else if (event.key === "ArrowUp") focusOn(items.findLast((other, at2) => at2 < index && other.level < item.level));
  else if (event.key === "Home") focusOn(items[0]);
  else if (event.key === "End") focusOn(items.at(-1));
  else if (event.key === "Enter" || event.key === " ") onToggle?.(item);
  else if (isLetter) return typeAhead(event.key, items, index, focusOn);
  else return event.key === "ArrowDown";
  return true;
}
function typeAhead(letter, items, index, focusOn) {
  const following = [...items.slice(index + 1), ...items.slice(0, index)];
  const found = following.find(({ child }) => child?.name.startsWith(letter));
  focusOn(found);
  return found !== void 0;
}
function LevelGround({ level, place: place3, width, hasWindow, cause }) {
  const { parent, open: open2, path } = level;
  const start = place3.top + 22;
  const values = [`value ${valueText(parent.value)}`];
  if (hasWindow) values.push(`α ${valueText(parent.alpha)}`, `β ${valueText(parent.beta)}`);
  const room = CHARACTER2 * (parent.name.length + values.join("").length + 14);
  const isAtEnd = place3.from.x < room && place3.from.x < width - room;
  const isCrossed = place3.from.x < room && !isAtEnd;
  const from = `M${place3.from.x} ${isCrossed ? start : place3.top - 6}`;
  const line = (node) => `${from}L${place3.from.x} ${start}L${node.x} ${node.y - 2}`;
  const classOf = (index) => ["edge", index === open2 && "open", keyOf([...path, parent.children[index].move]) === cause && "cause"].filter(Boolean).join(" ");
  const edges = place3.nodes.map((node, index) => ({ name: classOf(index), d: line(node) }));
  edges.sort((one, other) => one.name.length - other.name.length);
  return fe`<g aria-hidden="true">
    <rect class="level" x="0" y=${place3.top} width=${width} height=${place3.height} rx="10" />
    ${!place3.isWrapped && edges.map(({ name, d: d2 }) => fe`<path class=${name} d=${d2} />`)}
    ${place3.isWrapped && fe`<path class="edge open" d=${`${from}V${start}`} />`}
    <text
      class="level-words"
      x=${isAtEnd ? width - 10 : 10}
      y=${place3.top + 17}
      text-anchor=${isAtEnd ? "end" : "start"}
    >
      <tspan class="strong">${parent.name} ${parent.is_max ? "△ max" : "▽ min"}</tspan>
      ${values.map((text) => fe`<tspan dx="8">${text}</tspan>`)}
    </text>
  </g>`;
}
function NodeDrawing({ point, name, shape, state, value, isBest, title }) {
  return fe`<g class=${`node-drawing ${state}`} transform=${`translate(${point.x} ${point.y})`} aria-hidden="true">
    <title>${title}</title>
    <rect class="touch" x="-22" y="0" width="44" height="58" />
    <text class="node-name" text-anchor="middle" y="11">${name}</text>
    ${" "}
    <g transform="translate(0 16)">
      <${Glyph} shape=${shape} state=${state} value=${value} isBest=${isBest} />
    </g>
    <rect class="focus-ring" x="-22" y="-1" width="44" height="60" rx="6" />
  </g>`;
}

// tree/practice.js
function QuestionTree({ id, shown, question, marked, isAsked, hasWindow, onMark }) {
  const { levels, current, toggle } = useBrowsing(id, shown);
  const above = keyOf(question.step.path.slice(1).map(({ move }) => move));
  const press = (item) => {
    const isChild = keyOf(item.path.slice(0, -1)) === above && item.child?.state === "unvisited";
    if (isAsked && isChild) onMark(item.key);
    else toggle(item);
  };
  return fe`<${TreeView}
    label="The tree of the question"
    levels=${levels}
    current=${current}
    onToggle=${press}
    hasWindow=${hasWindow}
    marked=${question.kind === "skipped" ? marked : void 0}
  />`;
}
function Practice({ stepper, seed, hasWindow, format, onSeed }) {
  const [queue, setQueue] = G(
    /** @type {Question[]} */
    []
  );
  const [asked, setAsked] = G(0);
  const [total, setTotal] = G(0);
  const [firstTries, setFirstTries] = G({ right: 0, of: 0 });
  const [isAnswered, setAnswered] = G(false);
  const [marked, setMarked] = G(
    /** @type {Set<string>} */
    /* @__PURE__ */ new Set()
  );
  const [error, setError] = G("");
  const next = Q(
    /** @type {HTMLButtonElement | null} */
    null
  );
  const isReady = stepper.summary?.done === true;
  J(() => {
    if (!isReady) return;
    chooseQuestions(stepper, seed, { hasWindow, hasLog: format !== null }).then(
      (questions) => {
        setQueue(questions);
        setTotal(questions.length);
        setFirstTries({ right: 0, of: 0 });
        setAsked(0);
        setAnswered(false);
      },
      (failure) => setError(messageOf(failure))
    );
  }, [isReady, seed]);
  const question = queue[asked];
  K(() => {
    setMarked(/* @__PURE__ */ new Set());
    if (question) stepper.go(question.step.step - 1);
  }, [question]);
  K(() => {
    if (isAnswered) next.current?.focus();
  }, [isAnswered]);
  const answer = (right) => {
    setAnswered(true);
    if (asked < total) setFirstTries(({ right: sum, of }) => ({ right: sum + Number(right), of: of + 1 }));
    if (!right && question) setQueue((old) => [...old, question]);
    if (question) stepper.go(question.step.step);
  };
  const goOn = () => {
    setAnswered(false);
    setAsked(asked + 1);
  };
  const mark = (key) => {
    const others = new Set(marked);
    if (!others.delete(key)) others.add(key);
    setMarked(others);
  };
  const isOver = total > 0 && asked >= queue.length;
  const score = fe`<p class="score">
    <strong>${firstTries.right} of ${firstTries.of}</strong> right at the first try
    <span class="muted"> · round ${seed}</span>
  </p>`;
  return fe`<${ErrorMessage} error=${error} />
    ${isReady && total === 0 && !error && fe`<p>Choosing questions…</p>`}
    <div class="stage-columns no-board practice">
      <div class="tree-main">
        ${question && stepper.step && fe`<${QuestionTree}
            id=${stepper.id}
            shown=${stepper.step}
            question=${question}
            marked=${marked}
            isAsked=${!isAnswered}
            hasWindow=${hasWindow}
            onMark=${mark}
          />`}
      </div>
      <section class="step-panel" aria-labelledby="practice-title">
        <h2 id="practice-title">Practice</h2>
        ${question && fe`<p class="muted">
              ${asked < total ? `Question ${asked + 1} of ${total}` : `Once more: ${queue.length - asked} to go`}
            </p>
            <${PracticeQuestion}
              key=${asked}
              question=${question}
              marked=${marked}
              hasWindow=${hasWindow}
              format=${format}
              onAnswer=${answer}
            />
            ${isAnswered && fe`<p><button class="primary" ref=${next} onClick=${goOn}>${asked + 1 < queue.length ? "Next question" : "Finish"}</button></p>`}`}
        ${firstTries.of > 0 && score}
        ${isOver && fe`<p><strong>The round is over: everything is right now.</strong></p>
            <p class="buttons">
              <button class="primary" onClick=${() => onSeed(seed + 1)}>Another round</button>
              <a class="button" href=${hrefOf("practice")}>A random tree</a>
              <${CopyLink} />
            </p>`}
        ${question && stepper.step && fe`<${NumberLine} node=${stepper.step.node} range=${stepper.summary?.range} showsWindow=${hasWindow} />`}
      </section>
    </div>`;
}

// tree/log_tree.js
function valueOf2(text) {
  return /^-?\d+$/.test(text) ? Number(text) : (
    /** @type {Value} */
    text
  );
}
function nodesOf(path, isMax) {
  return path.map((node, depth) => {
    const next = path[depth + 1];
    const done = node.children.map(({ name, value }) => ({ name, state: (
      /** @type {const} */
      "done"
    ), value }));
    const current = next ? [{ name: next.name, state: (
      /** @type {const} */
      "current"
    ), value: next.value }] : [];
    return {
      move: node.name,
      name: node.name,
      depth,
      is_max: isMax === (depth % 2 === 0),
      value: valueOf2(node.value),
      alpha: valueOf2(node.alpha),
      beta: valueOf2(node.beta),
      children: [...done, ...current].map((child) => ({ ...child, move: child.name, value: valueOf2(child.value) }))
    };
  });
}
function skippedAt(parting) {
  const keys = (parting?.path ?? []).flatMap(({ children }, depth) => {
    const above = parting?.path.slice(1, depth + 1).map(({ move }) => move) ?? [];
    return children.filter(({ state }) => state === "cut").map(({ move }) => keyOf([...above, move]));
  });
  return new Set(keys);
}
function LogTree({ path, isMax, skipped, hasWindow }) {
  const nodes = nodesOf(path, isMax);
  const moves = path.slice(1).map(({ name }) => name);
  const levels = levelsOf(moves, (prefix) => nodes[prefix.length]);
  return fe`<${TreeView}
    label="Your log"
    levels=${levels}
    current=${keyOf(moves)}
    hasWindow=${hasWindow}
    astray=${skipped}
  />`;
}

// tree/search_trees.js
function SearchTree({ step, stepper, hasWindow, first, label, onOpened }) {
  const { levels, current, toggle, opened: opened2 } = useBrowsing(stepper.id, step, first);
  const [looked, setLooked] = G(
    /** @type {import("./levels.js").Item | null} */
    null
  );
  K(() => setLooked(null), [step.step]);
  J(() => onOpened?.(opened2), [keyOf(opened2)]);
  const choice = cuttingChoice(step);
  return fe`<${TreeView}
      label=${label}
      levels=${levels}
      current=${current}
      onToggle=${toggle}
      onSelect=${setLooked}
      hasWindow=${hasWindow}
      cause=${choice ? keyOf([...choice.path, choice.move]) : void 0}
    />
    ${looked?.child && fe`<${NodeDetail} child=${looked.child} go=${stepper.go} />`}`;
}
function Trees({ step, stepper, hasWindow, first, log, isApart, onOpened }) {
  const ownPath = useOwnPath(stepper.id, log, isApart ? step.line : null);
  const [parting, setParting] = G(
    /** @type {Step | null} */
    null
  );
  const at2 = log?.check.step ?? null;
  J(() => {
    if (at2 !== null) stepper.fetchStep(at2).then(setParting, () => {
    });
  }, [at2]);
  const right = (label) => fe`<${SearchTree}
      step=${step}
      stepper=${stepper}
      hasWindow=${hasWindow}
      first=${first}
      label=${label}
      onOpened=${onOpened}
    />`;
  if (!isApart) return right("The tree of the search");
  return fe`<div class="side-by-side">
    <figure>
      <figcaption>Yours, line ${grouped(step.line ?? 0)}</figcaption>
      ${ownPath ? fe`<${LogTree}
              path=${ownPath}
              isMax=${step.path[0].is_max}
              skipped=${skippedAt(parting)}
              hasWindow=${hasWindow}
            />` : fe`<p class="muted">There is no node in this line.</p>`}
    </figure>
    <figure>
      <figcaption>Right</figcaption>
      ${right("The right tree")}
    </figure>
  </div>`;
}

// tree/minimax_nodes.js
var MOST_NODES = 2e4;
var POLL2 = 250;
function useMinimaxNodes(request2, summary) {
  const [nodes, setNodes] = G(
    /** @type {number | null} */
    null
  );
  const isAsked = summary?.algorithm === "alphabeta" && summary.done && !summary.too_long && summary.nodes <= MOST_NODES;
  J(() => {
    if (!isAsked) return void 0;
    let isGone = false;
    const count2 = async () => {
      const { id } = await post("trees", { ...request2, algorithm: "minimax", fail_hard: false });
      let answer = (
        /** @type {TreeSummary} */
        await get(`trees/${id}`)
      );
      while (!answer.done && !isGone) {
        await new Promise((resolve) => setTimeout(resolve, POLL2));
        answer = await get(`trees/${id}`);
      }
      remove(`trees/${id}`);
      if (!isGone && answer.done && !answer.too_long) setNodes(answer.nodes);
    };
    count2().catch(() => {
    });
    return () => {
      isGone = true;
    };
  }, [isAsked]);
  return nodes;
}

// tree/tree_setup.js
var ALGORITHMS = (
  /** @type {Record<string, string>} */
  {
    greedy: "Greedy",
    minimax: "Minimax",
    alphabeta: "Alpha-beta"
  }
);
function usualAlgorithm({ start_text }) {
  return start_text?.is_task ? "" : "alphabeta";
}
function usualLimit({ textbook }) {
  return textbook.limit === null ? "" : String(textbook.limit);
}
var SETTING3 = "search";
var LAST = "";
var LONGEST4 = 4e3;
function remembered() {
  return new Map(Object.entries(readObject(SETTING3)));
}
function remember(request2) {
  if ((request2.text ?? "").length > LONGEST4) return;
  writeObject(SETTING3, Object.fromEntries(remembered().set(request2.game, request2).set(LAST, request2)));
}
function startOf(about, request2) {
  const usual = defaultStart(about);
  if (!request2 || request2.game !== about.id) return usual;
  const variant = Object.entries(request2.variant ?? {}).map(([option, value]) => [option, String(value)]);
  return {
    ...usual,
    variant: { ...usual.variant, ...Object.fromEntries(variant) },
    moves: request2.moves ?? "",
    text: request2.text ?? usual.text
  };
}
function TreeSetup({ games, chosen, initial, onStart }) {
  const last = remembered();
  const wanted = initial?.game ?? chosen ?? last.get(LAST)?.game;
  const first = games.find(({ id }) => id === wanted) ?? games.find(({ textbook: textbook2 }) => textbook2.log) ?? games[0];
  const shown = initial ?? last.get(first.id);
  const [start, setStart] = G(() => startOf(first, shown));
  const [algorithm, setAlgorithm] = G(shown ? shown.algorithm ?? "" : usualAlgorithm(first));
  const [limit, setLimit] = G(shown ? String(shown.limit ?? "") : usualLimit(first));
  const [heuristic, setHeuristic] = G(shown?.heuristic ?? "");
  const [caching, setCaching] = G(shown?.caching ?? false);
  const [ordering, setOrdering] = G(shown?.ordering ?? false);
  const [failHard, setFailHard] = G(shown?.fail_hard ?? false);
  const about = games.find((game) => game.id === start.game) ?? first;
  const { textbook } = about;
  const isTask = about.start_text?.is_task ?? false;
  const algorithms = textbook.algorithms.map((name) => [name, ALGORITHMS[name] ?? name]);
  const change = (next) => {
    if (next.game !== start.game) {
      const chosenNext = games.find((game) => game.id === next.game) ?? first;
      setAlgorithm(usualAlgorithm(chosenNext));
      setLimit(usualLimit(chosenNext));
      setHeuristic("");
    }
    setStart(next);
  };
  const submit = (event) => {
    event.preventDefault();
    const request2 = {
      ...startRequest(about, start),
      ...algorithm && { algorithm },
      limit: limit === "" ? null : Number(limit),
      caching,
      ordering,
      fail_hard: failHard && algorithm !== "minimax",
      ...heuristic && { heuristic }
    };
    remember(request2);
    onStart(request2);
  };
  return fe`<form class="card setup" onSubmit=${submit} aria-label="The search">
    <div class="fields">
      <${StartFields} games=${games} start=${start} onChange=${change} withMoves=${about.start_text === null} />
      <${Select}
        label="Algorithm"
        value=${algorithm}
        values=${isTask ? [["", "as in the task"], ...algorithms] : algorithms}
        onChange=${setAlgorithm}
      />
      ${algorithm !== "greedy" && fe`<${Input}
          label="Depth limit"
          type="number"
          min=${1}
          value=${limit}
          placeholder=${isTask ? "as in the task" : "none"}
          onChange=${setLimit}
        />`}
      ${textbook.heuristics.length > 1 && fe`<${Select}
          label="Heuristic"
          value=${heuristic || textbook.heuristics[0]}
          values=${textbook.heuristics}
          onChange=${setHeuristic}
        />`}
      ${algorithm !== "greedy" && fe`<div class="checks">
          <${Checkbox} label="Caching" checked=${caching} onChange=${setCaching} />
          <${Checkbox} label="Ordering" checked=${ordering} onChange=${setOrdering} />
          ${algorithm !== "minimax" && fe`<${Checkbox} label="Fail-hard" checked=${failHard} onChange=${setFailHard} />`}
        </div>`}
    </div>
    <button class="primary">Search</button>
  </form>`;
}

// tree/stage_head.js
function Size({ summary, minimax, isAtEnd }) {
  const { nodes, result, done, too_long } = summary;
  return fe`<p class="size">
    ${minimax === null ? counted(nodes, "node") : fe`<strong>${grouped(nodes)} of ${counted(minimax, "node")}</strong> <span class="muted">of minimax</span>`}${!done && ", still searching"}${too_long && ", too long to be kept whole: it ends early"}
    ${isAtEnd && result && fe`<span class="result"> · best: <strong>${result.best ?? "none"}</strong>, value ${valueText(result.value)}</span>`}
  </p>`;
}
function StageHead({ games, about, request: request2, summary, isAtEnd, practice, onPractice, onLog }) {
  const minimax = useMinimaxNodes(request2, summary);
  const setup = Q(
    /** @type {HTMLDialogElement | null} */
    null
  );
  const title = Q(
    /** @type {HTMLElement | null} */
    null
  );
  J(() => {
    if (document.activeElement === document.body) title.current?.focus();
  }, []);
  const algorithm = summary?.algorithm ?? "";
  const start = (next) => {
    setup.current?.close();
    openSearch(next);
  };
  return fe`<header class="stage-head">
    <h1 tabindex="-1" ref=${title}>
      ${about.name}${algorithm && fe`<span class="muted"> · ${ALGORITHMS[algorithm] ?? algorithm}</span>`}
    </h1>
    ${summary && fe`<${Size} summary=${summary} minimax=${minimax} isAtEnd=${isAtEnd} />`}
    <div class="stage-tools">
      ${about.textbook.log && practice === null && fe`<${FileDrop} onText=${onLog} label="Compare your log" />`}
      <button
        class="quiet"
        aria-pressed=${practice !== null}
        onClick=${() => onPractice(practice === null ? 1 + Math.floor(Math.random() * 9999) : null)}
      >
        Practice
      </button>
      <${CopyLink} />
      ${!IS_EMBEDDED && fe`<button class="quiet" onClick=${() => setup.current?.showModal()}>Change</button>`}
    </div>
    <dialog ref=${setup} class="setup-dialog" aria-label="Another search">
      <form method="dialog" class="dialog-close"><button>Close</button></form>
      <${TreeSetup} games=${games} chosen=${about.id} initial=${request2} onStart=${start} />
    </dialog>
  </header>`;
}

// tree/pseudocode.js
function linesOf(isMax, prunes) {
  const [self, other] = isMax ? ["max", "min"] : ["min", "max"];
  const bounds = prunes ? ", α, β" : "";
  return [
    [`${self}_value(s${bounds}):`],
    ["  if s is a leaf: return its value", "leaf", "cached"],
    [`  v ← ${isMax ? "−∞" : "+∞"}`, "enter"],
    ["  for each move a:"],
    [`    v ← ${self}(v, ${other}_value(s + a${bounds}))`, "update", "cut"],
    ...prunes ? (
      /** @type {[string, ...string[]][]} */
      [
        [`    if v ${isMax ? "≥ β" : "≤ α"}: return v`, "cut"],
        [`    ${isMax ? "α" : "β"} ← ${self}(${isMax ? "α" : "β"}, v)`, "update"]
      ]
    ) : [],
    ["  return v"]
  ];
}
function Pseudocode({ step: { kind, node }, prunes }) {
  return fe`<ol class="code" aria-label="The function, with the current lines marked">
    ${linesOf(node.is_max, prunes).map(([line, ...kinds]) => {
    const isHere = kinds.includes(kind);
    return fe`<li class=${isHere ? "here" : ""} aria-current=${isHere ? "step" : void 0}><code>${line}</code></li>`;
  })}
  </ol>`;
}

// tree/step_panel.js
var KINDS = { enter: "Node entered", leaf: "Leaf", update: "Update", cut: "Cut-off", cached: "From the cache" };
function LogLine({ step }) {
  if (step.line_text === null) return fe`<p class="log-line muted">No log line at this step.</p>`;
  return fe`<p class="log-line">
    <span class="muted">line ${step.line === null ? "" : grouped(step.line)}</span>
    <code>${step.line_text}</code>
  </p>`;
}
function StepPanel({ step, range: range2, algorithm, hasLog }) {
  const prunes = algorithm === "alphabeta";
  return fe`<section class="step-panel" aria-label="This step">
    <h2>
      <span class=${`kind kind-${step.kind}`}>${KINDS[step.kind]}</span>
      <span class="path">${` ${step.node.path.join(" › ")}`}</span>
    </h2>
    <p class="reason">${shortReason(step)}</p>
    ${hasLog && fe`<${LogLine} step=${step} />`}
    <details class="explanation">
      <summary>The whole reason</summary>
      <p>${step.explanation}</p>
    </details>
    <${NumberLine} node=${step.node} before=${step.before} child=${step.child} range=${range2} showsWindow=${prunes} />
    ${algorithm !== "greedy" && fe`<${Pseudocode} step=${step} prunes=${prunes} />`}
  </section>`;
}

// tree/stepper.js
var KEPT = 300;
var POLL3 = 400;
function useSummary(id, onError) {
  const [summary, setSummary] = G(
    /** @type {TreeSummary | null} */
    null
  );
  J(() => {
    let timer = 0;
    let isGone = false;
    const poll = async () => {
      try {
        const answer = await get(`trees/${id}`);
        if (isGone) return;
        setSummary(answer);
        if (!answer.done) timer = window.setTimeout(poll, POLL3);
      } catch (error) {
        if (!isGone) onError(messageOf(error));
      }
    };
    const leave = () => void remove(`trees/${id}`);
    poll();
    addEventListener("pagehide", leave);
    return () => {
      isGone = true;
      clearTimeout(timer);
      removeEventListener("pagehide", leave);
      removeAfterAnswers(`trees/${id}`);
    };
  }, [id]);
  return summary;
}
function useStepper(id, first) {
  const [step, setStep] = G(
    /** @type {Step | null} */
    null
  );
  const [error, setError] = G("");
  const summary = useSummary(id, setError);
  const steps = Q(
    /** @type {Map<number, Promise<Step>>} */
    /* @__PURE__ */ new Map()
  );
  const wanted = Q(
    /** @type {number | null} */
    null
  );
  const fetchStep = Z(
    (number) => {
      const known2 = steps.current.get(number);
      if (known2) return known2;
      const answer = get(`trees/${id}/steps/${number}`);
      steps.current.set(number, answer);
      answer.catch(() => steps.current.delete(number));
      if (steps.current.size > KEPT) steps.current.delete(steps.current.keys().next().value ?? 0);
      return answer;
    },
    [id]
  );
  const go = Z(
    async (number) => {
      if (number === null || number === void 0) return;
      wanted.current = number;
      try {
        const answer = await fetchStep(number);
        if (wanted.current !== number) return;
        setError("");
        setStep(answer);
        if (answer.next.step !== null) fetchStep(answer.next.step).catch(() => {
        });
      } catch (failure) {
        setError(messageOf(failure));
      }
    },
    [fetchStep]
  );
  const events = summary?.events ?? 0;
  const isThere = events > first || events > 0 && summary?.done === true;
  const shownFirst = Q(first);
  J(() => {
    if (isThere && (wanted.current === null || first !== shownFirst.current)) go(Math.min(first, events - 1));
    shownFirst.current = first;
  }, [isThere, first]);
  return { id, summary, step, error, go, fetchStep };
}

// tree/transport.js
var SPEEDS = [1, 2, 5, 10, 30];
function Jump({ step, go, label, children, class: name = "" }) {
  const isOff = step === null || step === void 0;
  return fe`<button
    class=${name}
    aria-disabled=${isOff ? "true" : void 0}
    aria-label=${label}
    onClick=${() => go(step)}
  >
    ${children}
  </button>`;
}
function JumpPair({ name, kind, next, previous, go }) {
  return fe`<div class="segments" role="group" aria-label=${name}>
    <${Jump} step=${previous[kind]} go=${go} label=${`Previous ${name}`}>‹<//>
    <${Jump} step=${next[kind]} go=${go} label=${`Next ${name}`}>${name} ›<//>
  </div>`;
}
function usePlayback2({ step, go }) {
  const [isPlaying, setPlaying] = G(false);
  const [rate, setRate] = useSetting("speed", "2");
  const speed = Number(rate) || 2;
  const next = step?.next.step ?? null;
  J(() => {
    if (!isPlaying) return void 0;
    if (next === null) {
      setPlaying(false);
      return void 0;
    }
    const timer = setTimeout(() => go(next), 1e3 / speed);
    return () => clearTimeout(timer);
  }, [isPlaying, speed, next]);
  return { isPlaying, setPlaying, speed, setRate };
}
function Transport({ stepper, hasWindow, hasLog, onPlaying }) {
  const { step, summary, go } = stepper;
  const { isPlaying, setPlaying, speed, setRate } = usePlayback2(stepper);
  J(() => onPlaying(isPlaying), [isPlaying]);
  const next = step?.next ?? { step: null };
  const previous = step?.previous ?? { step: null };
  const play = () => setPlaying(!isPlaying);
  useShortcuts({
    f: () => go(next.step),
    b: () => go(previous.step),
    o: () => go(next.over),
    r: () => go(next.out),
    l: () => go(next.line),
    L: () => go(previous.line),
    u: () => go(next.update),
    U: () => go(previous.update),
    c: () => go(next.cut),
    C: () => go(previous.cut),
    " ": play
  });
  const last = (summary?.events ?? 1) - 1;
  const at2 = step?.step ?? 0;
  return fe`<section class="transport" aria-label="Steps of the search">
    <div class="buttons">
      <div class="segments" role="group" aria-label="Step">
        <${Jump} step=${previous.step} go=${go} label="One step back">‹ Back<//>
        <${Jump} class="primary" step=${next.step} go=${go} label="One step forward">Forward ›<//>
      </div>
      <div class="segments" role="group" aria-label="Subtree">
        <${Jump} step=${next.over} go=${go} label="Over the subtree">Over<//>
        <${Jump} step=${next.out} go=${go} label="Out to the parent">Out<//>
      </div>
      ${hasLog && fe`<${JumpPair} name="log line" kind="line" next=${next} previous=${previous} go=${go} />`}
      <${JumpPair} name="update" kind="update" next=${next} previous=${previous} go=${go} />
      ${hasWindow && fe`<${JumpPair} name="cut" kind="cut" next=${next} previous=${previous} go=${go} />`}
      <div class="segments" role="group" aria-label="Playback">
        <button onClick=${play} aria-pressed=${isPlaying}>${isPlaying ? "Pause" : "Play"}</button>
        <select
          aria-label="Steps in a second"
          onChange=${(event) => setRate(event.target.value)}
        >
          ${SPEEDS.map((rate) => fe`<option value=${rate} selected=${rate === speed}>${rate} / s</option>`)}
        </select>
      </div>
    </div>
    <${Slider}
      label="Step of the search"
      value=${at2}
      last=${last}
      text=${`step ${grouped(at2)} of ${grouped(Math.max(last, 0))}`}
      onChange=${go}
    />
  </section>`;
}

// tree/map_nodes.js
var [AT_ONCE, MOST4] = [4, 400];
function rootNode(steps) {
  const last = steps - 1;
  return { path: [], left: 0, right: 1, first: 0, last, isCut: false, isMax: true, isInner: true, children: [] };
}
function place2(node, children, isMax) {
  node.isMax = isMax;
  const searched = children.flatMap(({ steps }) => steps ? [steps[1] - steps[0] + 1] : []);
  const usual = searched.reduce((sum, size) => sum + size, 0) / Math.max(searched.length, 1) || 1;
  const sizes = children.map(({ steps }) => steps ? steps[1] - steps[0] + 1 : usual);
  const width = (node.right - node.left) / sizes.reduce((sum, size) => sum + size, 0);
  let left = node.left;
  node.children = children.map(({ move, steps, kind }, index) => {
    const right = left + sizes[index] * width;
    const [first, last] = steps ?? [node.last, node.last];
    const child = { left, right, first, last, isCut: !steps, isMax: !isMax, isInner: kind === "inner", children: [] };
    left = right;
    return { ...child, path: [...node.path, move] };
  });
}
async function loadNodes(id, root, { depth, least, onNodes, isGone }) {
  let queue = [root];
  for (let asked = 0; queue.length > 0 && asked < MOST4 && !isGone(); ) {
    queue.sort((one, other) => other.right - other.left - (one.right - one.left));
    const batch = queue.slice(0, AT_ONCE);
    queue = queue.slice(AT_ONCE);
    asked += batch.length;
    for (const children of await Promise.all(batch.map((node) => loadChildren(id, node, root.last)))) {
      queue.push(
        ...children.filter(({ isInner, path, left, right }) => isInner && path.length < depth && right - left >= least)
      );
    }
    onNodes();
  }
}
async function loadChildren(id, node, step) {
  const query = new URLSearchParams({ path: JSON.stringify(node.path), step: String(step) });
  const answer = await get(`trees/${id}/children?${query}`);
  place2(node, answer.children, answer.node.is_max);
  return node.children;
}
function placeOf2(root, step) {
  let node = root;
  for (; ; ) {
    const next = node.children.find((child) => !child.isCut && child.first <= step && step <= child.last);
    if (next) {
      node = next;
      continue;
    }
    if (node.children.length > 0)
      return node.children.findLast((child) => child.last <= step && !child.isCut)?.right ?? node.left;
    return node.left + (step - node.first) / Math.max(node.last - node.first, 1) * (node.right - node.left);
  }
}
function nodeAt(root, x2, row) {
  let node = root;
  for (let depth = 0; depth <= row; depth += 1) {
    const next = node.children.find(({ left, right }) => left <= x2 && x2 < right);
    if (!next) break;
    node = next;
  }
  return node;
}

// tree/tree_map.js
var HEIGHT2 = 66;
var [ROWS, LEAST2] = [6, 4];
function colorsOf(canvas) {
  const color = (name) => {
    canvas.style.color = `var(--${name})`;
    return getComputedStyle(canvas).color;
  };
  const [max, min, wrong, line, ink, card, accent] = ["max", "min", "wrong", "line", "ink", "card", "accent"].map(
    color
  );
  canvas.style.color = "";
  return { max, min, wrong, line, ink, card, accent };
}
function depthOf({ children }) {
  return children.length > 0 ? 1 + Math.max(...children.map(depthOf)) : 0;
}
function draw(canvas, root, step) {
  const scale = devicePixelRatio || 1;
  const width = canvas.clientWidth;
  canvas.width = width * scale;
  canvas.height = HEIGHT2 * scale;
  const pen = canvas.getContext("2d");
  if (!pen) return;
  pen.scale(scale, scale);
  const colors = colorsOf(canvas);
  const rows = Math.min(Math.max(depthOf(root), 2), ROWS);
  const height = (HEIGHT2 - 4) / rows;
  const paint = (node, row) => {
    if (row >= rows) return;
    for (const child of node.children) {
      const [x3, y2] = [child.left * width, 2 + row * height];
      const gap = (child.right - child.left) * width > 4 ? 1 : 0;
      const [wide, high] = [Math.max((child.right - child.left) * width - gap, 0.5), height - 1];
      const isOver = child.last <= step;
      if (child.isCut) {
        pen.globalAlpha = isOver ? 0.16 : 0.3;
        pen.fillStyle = isOver ? colors.wrong : colors.line;
        pen.fillRect(x3, y2, wide, isOver ? (rows - row) * height - 1 : high);
        if (isOver) hatch(pen, colors.wrong, [x3, y2, wide, (rows - row) * height - 1]);
        continue;
      }
      const isHere = child.first <= step && !isOver;
      pen.globalAlpha = isHere ? 1 : isOver ? 0.6 : 0.35;
      pen.fillStyle = isHere || isOver ? child.isMax ? colors.max : colors.min : colors.line;
      pen.fillRect(x3, y2, wide, high);
      paint(child, row + 1);
    }
  };
  paint(root, 0);
  pen.globalAlpha = 1;
  const x2 = Math.min(Math.max(placeOf2(root, step) * width, 1), width - 1);
  pen.fillStyle = colors.card;
  pen.fillRect(x2 - 2.5, 0, 5, HEIGHT2);
  pen.fillStyle = colors.ink;
  pen.fillRect(x2 - 1, 0, 2, HEIGHT2);
}
function hatch(pen, color, [x2, y2, width, height]) {
  if (width < 3) return;
  pen.save();
  pen.globalAlpha = 0.55;
  pen.strokeStyle = color;
  pen.beginPath();
  pen.rect(x2, y2, width, height);
  pen.clip();
  pen.beginPath();
  for (let at2 = x2 - height; at2 < x2 + width; at2 += 6) {
    pen.moveTo(at2, y2 + height);
    pen.lineTo(at2 + height, y2);
  }
  pen.stroke();
  pen.restore();
}
function TreeMap({ stepper: { id, summary, step, go } }) {
  const canvas = Q(
    /** @type {HTMLCanvasElement | null} */
    null
  );
  const width = useWidth(canvas);
  const root = Q(rootNode(1));
  const at2 = Q(0);
  at2.current = step?.step ?? 0;
  const repaint = () => canvas.current && draw(canvas.current, root.current, at2.current);
  const events = summary?.done ? summary.events : 0;
  J(() => {
    if (events === 0 || width === 0) return void 0;
    let isGone = false;
    root.current = rootNode(events);
    const options = { depth: ROWS, least: LEAST2 / width, onNodes: () => !isGone && repaint(), isGone: () => isGone };
    loadNodes(id, root.current, options).catch(() => {
    });
    return () => {
      isGone = true;
    };
  }, [id, events, width]);
  J(() => void repaint(), [step?.step, width]);
  J(() => {
    const observer = new MutationObserver(repaint);
    observer.observe(document.documentElement, { attributes: true, attributeFilter: ["data-theme"] });
    const dark = matchMedia("(prefers-color-scheme: dark)");
    dark.addEventListener("change", repaint);
    return () => {
      observer.disconnect();
      dark.removeEventListener("change", repaint);
    };
  }, []);
  const press = (event) => {
    const box = canvas.current?.getBoundingClientRect();
    if (!box || events === 0) return;
    const rows = Math.min(Math.max(depthOf(root.current), 2), ROWS);
    const row = Math.floor((event.clientY - box.top) / box.height * rows);
    go(nodeAt(root.current, (event.clientX - box.left) / box.width, row).first);
  };
  const words = `Map of the tree: step ${grouped(at2.current)} of ${grouped(Math.max(events - 1, 0))}`;
  return fe`<canvas
    class="tree-map"
    ref=${canvas}
    role="img"
    aria-label=${words}
    title="The whole tree, a row for each depth: press a node to go to its first step"
    height=${HEIGHT2}
    onClick=${press}
  ></canvas>`;
}

// tree/use_swipe.js
var FAR = 60;
function scrollsSideways(element, end) {
  if (!element || element === end) return false;
  const isWider = element.scrollWidth > element.clientWidth && getComputedStyle(element).overflowX !== "visible";
  return isWider || scrollsSideways(element.parentElement, end);
}
function useSwipe(onSwipe) {
  const start = Q(
    /** @type {Touch | null} */
    null
  );
  return {
    onTouchStart: (event) => {
      const target2 = (
        /** @type {Element} */
        event.target
      );
      const isSwipe = event.touches.length === 1 && !scrollsSideways(target2, event.currentTarget);
      start.current = isSwipe ? event.touches[0] : null;
    },
    onTouchEnd: (event) => {
      if (!start.current) return;
      const across = event.changedTouches[0].clientX - start.current.clientX;
      const down = event.changedTouches[0].clientY - start.current.clientY;
      start.current = null;
      if (Math.abs(across) >= FAR && Math.abs(across) > 2 * Math.abs(down)) onSwipe(across < 0);
    }
  };
}

// tree/stage.js
var SETTLED = 150;
var PANES = ["Tree", "Reason", "Board"];
function useKeptAddress(href, step, node, practice) {
  const at2 = step?.step ?? null;
  J(() => {
    if (at2 === null) return void 0;
    const timer = setTimeout(() => keepAddress(placeHref(href, { step: at2, node, practice })), SETTLED);
    return () => clearTimeout(timer);
  }, [href, at2, keyOf(node), practice]);
}
function Stage2({ id, games, about, address, onAgain }) {
  const { request: request2, href } = address;
  const stepper = useStepper(id, address.step);
  const { step, summary, error, go } = stepper;
  const { log, error: logError, take } = useOwnLog(id, address, go);
  const [isPlaying, setPlaying] = G(false);
  const [pane, setPane] = G(PANES[0]);
  const [opened2, setOpened] = G(address.node);
  const [practice, setPractice] = G(address.practice);
  useKeptAddress(href, step, opened2, practice);
  J(() => {
    if (step && !isPlaying && practice === null) announce(shortReason(step));
  }, [step?.step, isPlaying]);
  const algorithm = summary?.algorithm ?? "";
  const hasWindow = algorithm === "alphabeta";
  const format = about.textbook.log;
  const isApart = isAstray(log, step?.line);
  const isAtEnd = summary?.done === true && step?.step === summary.events - 1;
  const panes = step?.board ? PANES : PANES.slice(0, 2);
  const swipe = useSwipe((forward) => setPane(panes[panes.indexOf(pane) + (forward ? 1 : -1)] ?? pane));
  return fe`<div class=${`stage show-${pane.toLowerCase()}`}>
    <${StageHead}
      games=${games}
      about=${about}
      request=${request2}
      summary=${summary}
      isAtEnd=${isAtEnd}
      practice=${practice}
      onPractice=${setPractice}
      onLog=${take}
    />
    ${error && fe`<${ErrorMessage} error=${error} />
        <p>
          The search is not open any more: it has made room for newer ones, or the server was started anew.
          <button class="primary" onClick=${() => onAgain(step?.step ?? address.step)}>Search again</button>
        </p>`}
    <${ErrorMessage} error=${logError} />
    ${log && format && practice === null && fe`<${LogVerdict} log=${log} columns=${format.columns} go=${go} />`}
    ${practice === null ? fe`<${TreeMap} stepper=${stepper} />
            <${Transport} stepper=${stepper} hasWindow=${hasWindow} hasLog=${log !== null} onPlaying=${setPlaying} />
            <div class="panes" role="group" aria-label="What is shown">
              ${panes.map(
    (name) => fe`<button aria-pressed=${name === pane} onClick=${() => setPane(name)}>${name}</button>`
  )}
            </div>` : null}
    ${step && (practice === null ? fe`<div
            class=${["stage-columns", !step.board && "no-board", isApart && "apart"].filter(Boolean).join(" ")}
            ...${swipe}
          >
            <div class="tree-main">
              <${Trees}
                step=${step}
                stepper=${stepper}
                hasWindow=${hasWindow}
                first=${address.node}
                log=${log}
                isApart=${isApart}
                onOpened=${setOpened}
              />
              <div class="tree-foot">
                <${Legend} />
                ${about.id === "tree" && fe`<${SavePictures}
                    noun="step"
                    name=${`step-${step.step + 1}`}
                    at=${step.step}
                    count=${summary?.events ?? 0}
                    path=${(at2) => `trees/${id}/steps/${at2}/picture`}
                  />`}
              </div>
            </div>
            <${StepPanel}
              step=${step}
              range=${summary?.range}
              algorithm=${algorithm}
              hasLog=${log !== null}
            />
            ${step.board && fe`<div class="board-pane">
                <${BoardView} board=${step.board} label=${`Board of the node ${step.node.path.join(" › ")}`} />
                <p class="muted">${step.board.words}</p>
              </div>`}
          </div>` : fe`<${Practice}
            stepper=${stepper}
            seed=${practice}
            hasWindow=${hasWindow}
            format=${format}
            onSeed=${setPractice}
          />`)}
  </div>`;
}

// tree/opened_search.js
function OpenedSearch({ games, about, address }) {
  const [id, setId] = G("");
  const [error, setError] = G("");
  const [step, setStep] = G(address.step);
  const search2 = async () => {
    try {
      setError("");
      setId((await post("trees", address.request)).id);
    } catch (failure) {
      setError(messageOf(failure));
    }
  };
  J(() => void search2(), []);
  K(() => setStep(address.step), [address.step]);
  if (error)
    return fe`<h1>${about.name}</h1>
      <${ErrorMessage} error=${error} />
      <${TreeSetup} games=${games} chosen=${about.id} initial=${address.request} onStart=${openSearch} />`;
  return id ? fe`<${Stage2}
        key=${id}
        id=${id}
        games=${games}
        about=${about}
        address=${{ ...address, step }}
        onAgain=${(at2) => (setStep(at2), search2())}
      />` : fe`<p class="muted">Searching…</p>`;
}

// tree/tree_start.js
function LogStart({ game, format }) {
  const [{ log, task }, setFiles] = G(
    /** @type {Record<"log" | "task", LogText | null>} */
    { log: null, task: null }
  );
  const [error, setError] = G("");
  const take = (text, name) => {
    const isTask = !isLog(text) && /^\s*\d\s*$/m.test(text.slice(0, 40));
    const why = isTask ? "" : whyNoLog(text, name);
    setError(why);
    if (!why) setFiles((files) => ({ ...files, [isTask ? "task" : "log"]: { name, text } }));
  };
  const start = async (ownLog, text) => {
    const request2 = { game: game.id, text, moves: "", limit: null, caching: false, ordering: false, fail_hard: false };
    keepLog(await searchHref(request2), ownLog);
    await openSearch(request2);
  };
  J(() => {
    if (log && task) start(log, task.text);
  }, [log, task]);
  return fe`<section class="card log-start" aria-labelledby="log-start-title">
    <h2 id="log-start-title">Is your ${format.file} right?</h2>
    <${FileDrop} onText=${take} multiple=${true} label=${`Choose your ${log ? "task" : format.file}`}>
      ${log ? fe`<p><strong>✓ ${log.name}</strong>. Which task is it of? Drop that file, too.</p>` : fe`<p>
              <strong>Drop it here</strong>${task ? `, too: ${task.name} is there.` : " with its task."} Your tree and the
              right one go on in step, apart from the first wrong line on, and a known mistake is named.
            </p>`}
    <//>
    <${ErrorMessage} error=${error} />
    ${log && !task && fe`<p>
        <button onClick=${() => start(log, game.start_text?.sample ?? "")}>It is of the sample task</button>
      </p>`}
  </section>`;
}
function TreeStart({ games, chosen }) {
  const logged = games.find(({ textbook, start_text }) => textbook.log && start_text?.is_task);
  return fe`<h1>Step through a search</h1>
    <div class="tree-start">
      ${logged?.textbook.log && fe`<${LogStart} game=${logged} format=${logged.textbook.log} />`}
      <${TreeSetup} games=${games} chosen=${chosen} onStart=${openSearch} />
    </div>`;
}

// tree/tree_page.js
function useSearch(address) {
  const [search2, setSearch] = G(
    /** @type {SearchAddress | null | undefined} */
    void 0
  );
  const [error, setError] = G("");
  const key = `${address.route.join("/")}?${address.query}`;
  J(() => {
    let isGone = false;
    readSearch(address).then(
      (found) => isGone || (setSearch(found), setError("")),
      (failure) => isGone || (setSearch(null), setError(messageOf(failure)))
    );
    return () => {
      isGone = true;
    };
  }, [key]);
  return { search: search2, error };
}
function TreePage({ about, address }) {
  const { search: search2, error } = useSearch(address);
  const games = [...about.games, about.tree];
  if (search2 === void 0) return null;
  const game = games.find(({ id }) => id === search2?.request.game);
  return fe`<${ErrorMessage} error=${error || (search2 && !game ? `There is no game ${search2.request.game}.` : "")} />
    ${search2 && game ? fe`<${OpenedSearch} key=${search2.href} games=${games} about=${game} address=${search2} />` : fe`<${TreeStart} games=${games} chosen=${address.route[1]} />`}`;
}

// app.js
var VIEWS = [
  ["tree", "Trees"],
  ["play", "Play"],
  ["look", "Games"],
  ["live", "Live"]
];
function Header({ route, isLive }) {
  return fe`<header class="top">
    <a class="brand" href="#/" aria-current=${route.length === 0 ? "page" : void 0}>suite</a>
    <nav aria-label="Views">
      ${VIEWS.filter(([view]) => view !== "live" || isLive).map(
    ([view, label]) => fe`<a href=${hrefOf(view)} aria-current=${route[0] === view ? "page" : void 0}>${label}</a>`
  )}
    </nav>
    <${Help} />
    <${ThemeSwitch} />
  </header>`;
}
function View({ about, address }) {
  const [view, ...rest] = address.route;
  const [error, retry] = _e();
  if (error)
    return fe`<h1>Something went wrong</h1>
      <${ErrorMessage} error=${messageOf(error)} />
      <button onClick=${retry}>Try again</button>`;
  if (view === "tree") return fe`<${TreePage} key=${rest[0]} about=${about} address=${address} />`;
  if (view === "practice") return fe`<${PracticePage} />`;
  if (view === "play")
    return fe`<${PlayPage} key=${rest.join(" ")} about=${about} chosen=${rest[0]} id=${rest[1]} />`;
  if (view === "look") return fe`<${LookPage} about=${about} route=${rest} />`;
  if (view === "live") return fe`<${LivePage} />`;
  return fe`<${Home} about=${about} address=${address} />`;
}
function App() {
  const address = useAddress();
  const { route } = address;
  const [about, setAbout] = G(
    /** @type {import("./types.js").About | null} */
    null
  );
  const [error, setError] = G("");
  J(keepDroppedFilesOut, []);
  J(() => {
    get("about").then(setAbout, (failure) => setError(messageOf(failure)));
  }, []);
  J(() => {
    document.title = VIEWS.find(([view]) => view === route[0])?.[1] ?? "suite";
  }, [route[0]]);
  const main = Q(
    /** @type {HTMLElement | null} */
    null
  );
  const place3 = route.join("/");
  K(() => {
    if (about && document.activeElement === document.body) main.current?.focus({ preventScroll: true });
  }, [place3]);
  J(() => void document.documentElement.classList.toggle("embedded", IS_EMBEDDED), []);
  return fe`${!IS_EMBEDDED && fe`<button class="skip" onClick=${() => main.current?.focus()}>Skip to the content</button>
      <${Header} route=${route} isLive=${typeof about?.live === "string"} />`}
    <main ref=${main} tabindex="-1">
      <${ErrorMessage} error=${error} />${about && fe`<${View} key=${route[0] ?? "lesson"} about=${about} address=${address} />`}
    </main>
    <${LiveRegion} />`;
}

// main.js
applyTheme();
if (!isStatic) {
  await takeToken();
  addEventListener("hashchange", async () => await takeToken() && location.reload());
}
M(
  fe`<${App} />`,
  /** @type {Element} */
  document.getElementById("app")
);
