// Made by `npm --prefix tests/web run bundle` of modules with the hash f79083dfef19fdbb0da309da86a2656fd55782f39acccfe174fc30e4473498ca.

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

// shortcuts.js
function isTyping(target2) {
  return target2 instanceof HTMLElement && target2.matches("input:not([type=range], [type=checkbox]), textarea, select");
}
function isPressed(target2) {
  return target2 instanceof HTMLElement && target2.matches("button, a, summary");
}
function useShortcuts(actions) {
  const latest = Q(actions);
  latest.current = actions;
  J(() => {
    const onKey = (event) => {
      const action = latest.current[event.key];
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
  const open = () => dialog.current?.showModal();
  useShortcuts({ "?": open });
  return fe`<button class="quiet" onClick=${open} aria-haspopup="dialog">Keys</button>
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

// board/drawing.js
var UNIT = 100;
function center(index) {
  return (index + 0.5) * UNIT;
}
function range(count) {
  return Array.from({ length: count }, (_2, index) => index);
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
  const clamp = (value, count) => Math.min(Math.max(value, 0), count - 1);
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
  const [width, height] = [board.columns, board.rows].map((count) => count * UNIT + margin + FRAME);
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

// words.js
var NUMBER = new Intl.NumberFormat("en");
function grouped(number) {
  return NUMBER.format(number);
}
function counted(count, noun) {
  return `${grouped(count)} ${noun}${count === 1 ? "" : "s"}`;
}
function secondsText(seconds) {
  return seconds < 10 ? `${seconds.toFixed(2)} s` : `${seconds.toFixed(1)} s`;
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
    const at = index + 1;
    const mistake = mistakes[at];
    const name = `${at === ply ? "current " : ""}${mistake ? "mistake " : ""}player-${player}`;
    const text = fe`<span class="number">${at}</span> ${move}${mistake && fe`<span aria-hidden="true"> ✗</span>`}
        ${mistake && fe`<span class="sr-only">, mistake: ${mistake}</span>`}`;
    const title = [mistake, wall === null || wall === void 0 ? "" : secondsText(wall)].filter(Boolean).join(", ");
    return fe`<li class=${name} title=${title}>
        ${onPly ? fe`<button aria-current=${at === ply ? "true" : void 0} onClick=${() => onPly(at)}>${text}</button>` : text}
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
  const isDone = isTold || tried.some(({ isRight }) => isRight);
  const attempt = async (choice) => {
    const { id, legal } = choice;
    if (isDone) return;
    if (!legal) {
      setNotice(whyNot({ piece: null, ...choice }));
      announce(whyNot({ piece: null, ...choice }));
      return;
    }
    const isRight = await judge(id);
    setNotice("");
    setTried([...tried.filter(({ move }) => move !== id), { move: id, isRight }]);
    setResults((old) => ({ [index]: isRight, ...old }));
  };
  const tell = () => {
    setTold(true);
    setNotice("");
    setResults((old) => ({ [index]: false, ...old }));
  };
  const next = (at) => {
    setTried([]);
    setTold(false);
    setNotice("");
    setIndex(at);
  };
  const notes = Object.fromEntries([
    ...isTold ? [[answer, { symbol: "★", words: "the answer", class: "best" }]] : [],
    ...tried.map(({ move, isRight }) => [
      move,
      { symbol: isRight ? "✓" : "✗", words: isRight ? "right" : "wrong", class: isRight ? "win" : "loss" }
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
var TOP = 24;
var BOTTOM = HEIGHT - 28;
var MIDDLE = (TOP + BOTTOM) / 2;
function drawnValue({ value, winner, proved, estimate }, greatest) {
  if (!proved) return estimate ?? null;
  if (value !== null && value !== void 0) return value;
  return winner === null || winner === void 0 ? 0 : winner === 0 ? greatest : -greatest;
}
function Bar({ analysis, x: x2, y: y2, width, greatest }) {
  const value = drawnValue(analysis, greatest);
  if (value === null) return fe`<text class="unknown" x=${x2} y=${MIDDLE} dy="0.36em" text-anchor="middle">?</text>`;
  const [from, to] = [y2(0), y2(value)];
  const certainty = analysis.proved ? analysis.value === null ? " winner-only" : "" : " estimate";
  return fe`<rect
    class=${`bar ${value >= 0 ? "first" : "second"}${certainty}`}
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
  const x2 = (at) => LEFT + (at + 0.5) * column;
  const y2 = (value) => MIDDLE - value / greatest * (MIDDLE - TOP);
  const summary = summaryOf(analysis, last);
  const has = (test) => analysis.some(test);
  return fe`<figure class="plot-figure">
    <svg class="value-plot" viewBox=${`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label=${`Values of the positions: ${summary}`}>
      <rect class="here" x=${x2(ply) - column / 2} y="2" width=${column} height=${HEIGHT - 4} rx="3" />
      <path class="axis" d=${`M${LEFT} ${MIDDLE}H${WIDTH - LEFT}`} />
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
  const certainty = proved ? "proved" : estimate === void 0 ? "not proved" : "an estimate";
  return fe`<p><strong>${value_words}</strong> <span class="muted">(${certainty})</span></p>
    ${mistake && fe`<p class="verdict wrong">✗ The last move is a mistake: it ${mistake.words}.</p>`}`;
}
function Variations({ record: { variations = [] }, place: place2, onPlace }) {
  if (variations.length === 0) return null;
  return fe`<h2>Variations</h2>
    <ul class="variations">
      <li><button aria-pressed=${place2.line === 0} onClick=${() => onPlace({ ...place2, line: 0 })}>As played</button></li>
      ${variations.map(
    ({ after, moves }, index) => fe`<li>
            <button
              aria-pressed=${place2.line === index + 1}
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
  const [place2, setPlace] = G(() => placeIn(record, start));
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
  const { ply, line } = place2;
  const { boards, moves, comments, shared } = lineOf(record, line);
  const last = boards.length - 1;
  const board = boards[ply];
  const enter = (next) => {
    const there = placeIn(record, next);
    setPlace(there);
    onPlace(there);
    announce(lineOf(record, there.line).boards[there.ply].words);
  };
  const go = (at) => enter({ ply: at, line });
  useShortcuts({ f: () => go(ply + 1), b: () => go(ply - 1) });
  const mistakes = Object.fromEntries(
    analysis.flatMap(({ ply: at, mistake }) => mistake && at <= shared ? [[at, mistake.words]] : [])
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
              onPly=${(at) => enter({ ply: at, line: 0 })}
            />`}
        <div class="buttons">
          ${children}
          <${QuizButtons} record=${record} mistakes=${keeps ? mistakeQuestions(analysis, keeps) : []} onQuiz=${setQuiz} />
        </div>
        <h2>Moves</h2>
        <${MoveList} moves=${moves} ply=${ply} onPly=${go} mistakes=${mistakes} />
        <${Variations} record=${record} place=${place2} onPlace=${enter} />
        ${pictures?.(place2, boards.length)}
      </aside>
    </div>`;
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
function keepAddress(href) {
  if (href === location.hash || location.hash !== followed) return;
  history.replaceState(history.state, "", href);
  followed = location.hash;
}
var IS_EMBEDDED = new URLSearchParams(location.search).has("embed");

// sortable.js
function textAt(row, column) {
  return row.cells[column].textContent?.trim() ?? "";
}
function orderBy(heading) {
  const column = heading.cellIndex;
  const number = (row) => parseFloat(textAt(row, column)) || 0;
  return heading.classList.contains("numeric") ? (a2, b2) => number(a2) - number(b2) : (a2, b2) => textAt(a2, column).localeCompare(textAt(b2, column));
}
function sortBy(heading) {
  const table = (
    /** @type {HTMLTableElement} */
    heading.closest("table")
  );
  const isAscending = heading.getAttribute("aria-sort") !== "ascending";
  table.querySelectorAll("[aria-sort]").forEach((other) => other.removeAttribute("aria-sort"));
  heading.setAttribute("aria-sort", isAscending ? "ascending" : "descending");
  const order = orderBy(heading);
  const body = table.tBodies[0];
  body.append(...[...body.rows].sort((a2, b2) => isAscending ? order(a2, b2) : order(b2, a2)));
}
function makeTablesSortable() {
  const headings = (
    /** @type {NodeListOf<HTMLTableCellElement>} */
    document.querySelectorAll(".sortable thead th")
  );
  for (const heading of headings) {
    const button = document.createElement("button");
    button.type = "button";
    button.append(...heading.childNodes);
    button.addEventListener("click", () => sortBy(heading));
    heading.append(button);
  }
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

// standalone.js
function embeddedData() {
  return JSON.parse(document.getElementById("data")?.textContent ?? "{}");
}
function titleOf(record) {
  return record.title ?? `${record.players[0]} – ${record.players[1]}`;
}
function judgeOf({ analysis = [], keeps }) {
  const better = (ply) => analysis.find((item) => item.ply === ply + 1)?.mistake?.better;
  return async (ply, move) => keeps?.[ply]?.includes(move) ?? move === better(ply);
}
var report = document.getElementById("report");
var place = document.activeElement;
function showReport(heading) {
  if (!report || report.hidden === Boolean(heading)) return;
  if (heading) place = document.activeElement;
  report.hidden = Boolean(heading);
  if (heading) scrollTo(0, 0);
  const target2 = heading ?? place;
  if (target2 instanceof HTMLElement) target2.focus();
}
function Standalone({ data }) {
  const {
    route: [view, number, ...at]
  } = useAddress();
  const index = view === "game" ? Number(number) : report ? void 0 : 0;
  const record = index === void 0 ? void 0 : data.games[index];
  const heading = Q(
    /** @type {HTMLElement | null} */
    null
  );
  J(() => {
    document.title = record ? titleOf(record) : data.title;
    showReport(heading.current);
  }, [record]);
  return fe`<header class="top">
      <span class="brand">suite</span>
      <nav></nav>
      <${Help} /><${ThemeSwitch} />
    </header>
    ${record && fe`<main key=${index}>
        ${report && fe`<p><a href="#/">‹ ${data.title}</a></p>`}
        <h1 ref=${heading} tabindex="-1">${titleOf(record)}</h1>
        <${RecordViewer}
          record=${record}
          analysis=${record.analysis ?? []}
          keeps=${judgeOf(record)}
          start=${placeOf(at)}
          onPlace=${(place2) => keepAddress(hrefOf("game", index ?? 0, ...partsOf(place2)))}
        />
      </main>`}
    <${LiveRegion} />`;
}
applyTheme();
makeTablesSortable();
M(
  fe`<${Standalone} data=${embeddedData()} />`,
  /** @type {Element} */
  document.getElementById("app")
);
