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

// words.js
var NUMBER = new Intl.NumberFormat("en");
function grouped(number) {
  return NUMBER.format(number);
}
function counted(count, noun) {
  return `${grouped(count)} ${noun}${count === 1 ? "" : "s"}`;
}
function valueText(value) {
  if (value === null || value === void 0) return "";
  return String(value).replace("Infinity", "∞").replace("-", "−");
}
function numberOf(value) {
  return typeof value === "number" ? value : value === "Infinity" ? Infinity : -Infinity;
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
function levelsOf(shown, nodeAt) {
  const levels = [];
  for (let depth = 0; depth <= shown.length; depth += 1) {
    const path = shown.slice(0, depth);
    const parent = nodeAt(path);
    if (!parent || parent.children.length === 0) break;
    const open = parent.children.findIndex((child) => child.move === shown[depth]);
    levels.push({ parent, path, open, best: bestChild(parent) });
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

// tree/node_detail.js
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
function axisRange(range, values) {
  const finite = values.filter((value) => typeof value === "number");
  const least = Math.min(...finite, ...range ?? [0]);
  const greatest = Math.max(...finite, ...range ?? [1]);
  return [least, Math.max(greatest, least + 1)];
}
function NumberLine({ node, before, child, range, showsWindow }) {
  const axis = axisRange(range, [node.value, node.alpha, node.beta, child?.value]);
  const svg = Q(
    /** @type {SVGSVGElement | null} */
    null
  );
  const width = Math.max(useWidth(svg), LEAST_WIDTH);
  const at = (value) => place(numberOf(value), axis, width);
  const [alpha, beta] = [at(node.alpha), at(node.beta)];
  const top = showsWindow ? 0 : child ? 26 : 60;
  const isEmpty = numberOf(node.alpha) >= numberOf(node.beta);
  const isNarrower = before && (before.alpha !== node.alpha || before.beta !== node.beta);
  return fe`<svg class="number-line" ref=${svg} viewBox=${`0 ${top} ${width} ${158 - top}`} role="img" aria-label=${lineWords(node)}>
    ${isNarrower && fe`<rect
        class="window-before"
        x=${at(before.alpha)}
        y="52"
        width=${at(before.beta) - at(before.alpha)}
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
    (tick) => fe`<path class="axis" d=${`M${at(tick)} ${AXIS}v5`} />
          <text class="tick" x=${at(tick)} y=${AXIS + 18} text-anchor="middle">${valueText(tick)}</text>`
  )}
    <${Pointer}
      x=${at(node.value)}
      y=${AXIS + 24}
      text=${`value ${valueText(node.value)}`}
      kind=${node.is_max ? "max" : "min"}
      width=${width}
    />
    ${child && fe`<circle class="returned" cx=${at(child.value)} cy="74" r="6" />
        <${Words}
          x=${at(child.value)}
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

// tree/step_panel.js
var KINDS = { enter: "Node entered", leaf: "Leaf", update: "Update", cut: "Cut-off", cached: "From the cache" };
function LogLine({ step }) {
  if (step.line_text === null) return fe`<p class="log-line muted">No log line at this step.</p>`;
  return fe`<p class="log-line">
    <span class="muted">line ${step.line === null ? "" : grouped(step.line)}</span>
    <code>${step.line_text}</code>
  </p>`;
}
function StepPanel({ step, range, algorithm, hasLog }) {
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
    <${NumberLine} node=${step.node} before=${step.before} child=${step.child} range=${range} showsWindow=${prunes} />
    ${algorithm !== "greedy" && fe`<${Pseudocode} step=${step} prunes=${prunes} />`}
  </section>`;
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

// tree/layout.js
var LEAST_WIDTH2 = 46;
var GREATEST_WIDTH = 96;
var NODE_HEIGHT = 64;
var ROOT_HEIGHT = 58;
var WORDS_HEIGHT = 24;
var FAN_HEIGHT = 30;
function placeLevel(count, from, top, width) {
  const perLine = Math.max(1, Math.min(count, Math.floor(width / LEAST_WIDTH2)));
  const cell = Math.min(GREATEST_WIDTH, width / perLine);
  const isWrapped = count > perLine;
  const first = top + WORDS_HEIGHT + (isWrapped ? 8 : FAN_HEIGHT);
  const lineWidth = perLine * cell;
  const left = Math.min(Math.max(from.x - lineWidth / 2, 0), width - lineWidth);
  const nodes = Array.from({ length: count }, (_2, index) => ({
    x: left + (index % perLine + 0.5) * cell,
    y: first + Math.floor(index / perLine) * NODE_HEIGHT
  }));
  const height = first - top + Math.ceil(count / perLine) * NODE_HEIGHT + 6;
  return { top, height, isWrapped, from, nodes };
}
function placeLevels(levels, width) {
  const placed = [];
  const root = { x: width / 2, y: 0 };
  let from = root;
  let top = ROOT_HEIGHT;
  for (const level of levels) {
    const place2 = placeLevel(level.parent.children.length, from, top, width);
    placed.push(place2);
    from = place2.nodes[level.open] ?? from;
    top += place2.height + 10;
  }
  return { root, placed, height: top };
}

// tree/tree_view.js
var CHARACTER2 = 7.5;
var STATES = { unvisited: "not searched yet", current: "being searched", done: "searched", cut: "cut off" };
function nodeWords({ name, depth, is_max, value, alpha, beta }, hasWindow) {
  const bounds = hasWindow ? `, alpha ${valueText(alpha)}, beta ${valueText(beta)}` : "";
  return `${name} ${valueText(value)}: ${is_max ? "max" : "min"} node at depth ${depth}${bounds}`;
}
function childWords(child) {
  const kind = child.kind === "leaf" ? ", leaf" : child.kind === "cached" ? ", from the cache" : "";
  const value = child.value === void 0 ? "" : ` ${valueText(child.value)}`;
  return `${child.name}${value}${kind}, ${STATES[child.state]}${child.why ? `: ${child.why}` : ""}`;
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
    const place2 = placed[depth];
    return fe`<g role="group">
      <${LevelGround}
        level=${level}
        place=${place2}
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
            point=${place2.nodes[index]}
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
  else if (event.key === "ArrowUp") focusOn(items.findLast((other, at) => at < index && other.level < item.level));
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
function LevelGround({ level, place: place2, width, hasWindow, cause }) {
  const { parent, open, path } = level;
  const start = place2.top + 22;
  const values = [`value ${valueText(parent.value)}`];
  if (hasWindow) values.push(`α ${valueText(parent.alpha)}`, `β ${valueText(parent.beta)}`);
  const room = CHARACTER2 * (parent.name.length + values.join("").length + 14);
  const isAtEnd = place2.from.x < room && place2.from.x < width - room;
  const isCrossed = place2.from.x < room && !isAtEnd;
  const from = `M${place2.from.x} ${isCrossed ? start : place2.top - 6}`;
  const line = (node) => `${from}L${place2.from.x} ${start}L${node.x} ${node.y - 2}`;
  const classOf = (index) => ["edge", index === open && "open", keyOf([...path, parent.children[index].move]) === cause && "cause"].filter(Boolean).join(" ");
  const edges = place2.nodes.map((node, index) => ({ name: classOf(index), d: line(node) }));
  edges.sort((one, other) => one.name.length - other.name.length);
  return fe`<g aria-hidden="true">
    <rect class="level" x="0" y=${place2.top} width=${width} height=${place2.height} rx="10" />
    ${!place2.isWrapped && edges.map(({ name, d: d2 }) => fe`<path class=${name} d=${d2} />`)}
    ${place2.isWrapped && fe`<path class="edge open" d=${`${from}V${start}`} />`}
    <text
      class="level-words"
      x=${isAtEnd ? width - 10 : 10}
      y=${place2.top + 17}
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

// widget.js
function useValue(model, name) {
  const [value, setValue] = G(model.get(name));
  J(() => {
    const onChange = () => setValue(model.get(name));
    model.on(`change:${name}`, onChange);
    return () => model.off(`change:${name}`, onChange);
  }, []);
  return value;
}
function TreeWidget({ model }) {
  const step = (
    /** @type {import("./types.js").Step} */
    useValue(model, "step")
  );
  const summary = (
    /** @type {import("./types.js").TreeSummary} */
    useValue(model, "summary")
  );
  const go = (number) => {
    model.set("number", number);
    model.save_changes();
  };
  const shown = step.node.path.slice(1);
  const levels = levelsOf(shown, (path) => step.path[path.length]);
  const last = summary.events - 1;
  const button = (label, number) => fe`<button disabled=${number === null || number === void 0} onClick=${() => go(number ?? 0)}>${label}</button>`;
  return fe`<div class="tree-columns">
    <div class="tree-main">
      <p class="buttons">
        ${button("‹ Back", step.previous.step)} ${button("Forward ›", step.next.step)}
        ${button("Over the subtree", step.next.over)} ${button("Next cut ›", step.next.cut)}
      </p>
      <${Slider}
        label="Step of the search"
        value=${step.step}
        last=${last}
        text=${`step ${grouped(step.step)} of ${grouped(last)}`}
        onChange=${go}
      />
      <${TreeView} label="The tree of the search" levels=${levels} current=${keyOf(shown)} />
      <${Legend} />
    </div>
    <${StepPanel}
      step=${step}
      range=${summary.range}
      algorithm=${summary.algorithm}
      hasLog=${false}
    />
  </div>`;
}
var widget_default = {
  /**
   * Shows the widget, apart from the styles of the notebook; returns the function that ends it.
   * @param {{ model: Model, el: HTMLElement }} view
   */
  render({ model, el }) {
    const root = el.attachShadow({ mode: "open" });
    const style = document.createElement("style");
    style.textContent = model.get("style");
    const box = document.createElement("div");
    root.append(style, box);
    M(fe`<${TreeWidget} model=${model} />`, box);
    return () => M(null, box);
  }
};
export {
  widget_default as default
};
