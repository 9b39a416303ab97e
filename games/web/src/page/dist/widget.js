// Made by `npm --prefix tests/web run bundle` of modules with the hash 222a31740799a0f21b9b63ade75672ca022331ab5a3af4a5fe7f822637c5ef6a.
/*!
 * htm 3.1.1 with Preact 10: the file preact/standalone.module.js of the npm package htm 3.1.1, unchanged below this comment.
 * htm: Copyright 2018 Google Inc., Apache License 2.0, see htm.LICENSE.
 * Preact: Copyright (c) 2015-present Jason Miller, MIT License, see preact.LICENSE.
 */var X,d,bt,F,wt,ct,ie,K={},Ht=[],le=/acit|ex(?:s|g|n|p|$)|rph|grid|ows|mnc|ntw|ine[ch]|zoo|^ord|itera/i;function A(t,e){
for(var n in e)t[n]=e[n];return t}function Et(t){var e=t.parentNode;e&&e.removeChild(t)}function Tt(t,e,n){var r,a,o,i={};
for(o in e)o=="key"?r=e[o]:o=="ref"?a=e[o]:i[o]=e[o];if(arguments.length>2&&(i.children=arguments.length>3?X.call(arguments,
2):n),typeof t=="function"&&t.defaultProps!=null)for(o in t.defaultProps)i[o]===void 0&&(i[o]=t.defaultProps[o]);return z(
t,i,r,a,null)}function z(t,e,n,r,a){var o={type:t,props:e,key:n,ref:r,__k:null,__:null,__b:0,__e:null,__d:void 0,__c:null,
__h:null,constructor:void 0,__v:a??++bt};return d.vnode!=null&&d.vnode(o),o}function Q(t){return t.children}function j(t,e){
this.props=t,this.context=e}function R(t,e){if(e==null)return t.__?R(t.__,t.__.__k.indexOf(t)+1):null;for(var n;e<t.__k.
length;e++)if((n=t.__k[e])!=null&&n.__e!=null)return n.__e;return typeof t.type=="function"?R(t):null}function Mt(t){var e,
n;if((t=t.__)!=null&&t.__c!=null){for(t.__e=t.__c.base=null,e=0;e<t.__k.length;e++)if((n=t.__k[e])!=null&&n.__e!=null){t.
__e=t.__c.base=n.__e;break}return Mt(t)}}function _t(t){(!t.__d&&(t.__d=!0)&&F.push(t)&&!Z.__r++||ct!==d.debounceRendering)&&
((ct=d.debounceRendering)||wt)(Z)}function Z(){for(var t;Z.__r=F.length;)t=F.sort(function(e,n){return e.__v.__b-n.__v.__b}),
F=[],t.some(function(e){var n,r,a,o,i,l;e.__d&&(i=(o=(n=e).__v).__e,(l=n.__P)&&(r=[],(a=A({},o)).__v=o.__v+1,at(l,o,a,n.
__n,l.ownerSVGElement!==void 0,o.__h!=null?[i]:null,r,i??R(o),o.__h),Ot(r,o),o.__e!=i&&Mt(o)))})}function St(t,e,n,r,a,o,i,l,u,_){
var s,p,f,c,h,w,v,$=r&&r.__k||Ht,k=$.length;for(n.__k=[],s=0;s<e.length;s++)if((c=n.__k[s]=(c=e[s])==null||typeof c=="bo\
olean"?null:typeof c=="string"||typeof c=="number"||typeof c=="bigint"?z(null,c,null,null,c):Array.isArray(c)?z(Q,{children:c},
null,null,null):c.__b>0?z(c.type,c.props,c.key,null,c.__v):c)!=null){if(c.__=n,c.__b=n.__b+1,(f=$[s])===null||f&&c.key==
f.key&&c.type===f.type)$[s]=void 0;else for(p=0;p<k;p++){if((f=$[p])&&c.key==f.key&&c.type===f.type){$[p]=void 0;break}f=
null}at(t,c,f=f||K,a,o,i,l,u,_),h=c.__e,(p=c.ref)&&f.ref!=p&&(v||(v=[]),f.ref&&v.push(f.ref,null,c),v.push(p,c.__c||h,c)),
h!=null?(w==null&&(w=h),typeof c.type=="function"&&c.__k!=null&&c.__k===f.__k?c.__d=u=Ct(c,u,t):u=At(t,c,f,$,h,u),_||n.type!==
"option"?typeof n.type=="function"&&(n.__d=u):t.value=""):u&&f.__e==u&&u.parentNode!=t&&(u=R(f))}for(n.__e=w,s=k;s--;)$[s]!=
null&&(typeof n.type=="function"&&$[s].__e!=null&&$[s].__e==n.__d&&(n.__d=R(r,s+1)),Lt($[s],$[s]));if(v)for(s=0;s<v.length;s++)
Dt(v[s],v[++s],v[++s])}function Ct(t,e,n){var r,a;for(r=0;r<t.__k.length;r++)(a=t.__k[r])&&(a.__=t,e=typeof a.type=="fun\
ction"?Ct(a,e,n):At(n,a,a,t.__k,a.__e,e));return e}function At(t,e,n,r,a,o){var i,l,u;if(e.__d!==void 0)i=e.__d,e.__d=void 0;else if(n==
null||a!=o||a.parentNode==null)t:if(o==null||o.parentNode!==t)t.appendChild(a),i=null;else{for(l=o,u=0;(l=l.nextSibling)&&
u<r.length;u+=2)if(l==a)break t;t.insertBefore(a,o),i=o}return i!==void 0?i:a.nextSibling}function ft(t,e,n){e[0]==="-"?
t.setProperty(e,n):t[e]=n==null?"":typeof n!="number"||le.test(e)?n:n+"px"}function V(t,e,n,r,a){var o;t:if(e==="style")
if(typeof n=="string")t.style.cssText=n;else{if(typeof r=="string"&&(t.style.cssText=r=""),r)for(e in r)n&&e in n||ft(t.
style,e,"");if(n)for(e in n)r&&n[e]===r[e]||ft(t.style,e,n[e])}else if(e[0]==="o"&&e[1]==="n")o=e!==(e=e.replace(/Capture$/,
"")),e=e.toLowerCase()in t?e.toLowerCase().slice(2):e.slice(2),t.l||(t.l={}),t.l[e+o]=n,n?r||t.addEventListener(e,o?ht:pt,
o):t.removeEventListener(e,o?ht:pt,o);else if(e!=="dangerouslySetInnerHTML"){if(a)e=e.replace(/xlink[H:h]/,"h").replace(
/sName$/,"s");else if(e!=="href"&&e!=="list"&&e!=="form"&&e!=="tabIndex"&&e!=="download"&&e in t)try{t[e]=n??"";break t}catch{}
typeof n=="function"||(n!=null&&(n!==!1||e[0]==="a"&&e[1]==="r")?t.setAttribute(e,n):t.removeAttribute(e))}}function pt(t){
this.l[t.type+!1](d.event?d.event(t):t)}function ht(t){this.l[t.type+!0](d.event?d.event(t):t)}function at(t,e,n,r,a,o,i,l,u){
var _,s,p,f,c,h,w,v,$,k,C,g=e.type;if(e.constructor!==void 0)return null;n.__h!=null&&(u=n.__h,l=e.__e=n.__e,e.__h=null,
o=[l]),(_=d.__b)&&_(e);try{t:if(typeof g=="function"){if(v=e.props,$=(_=g.contextType)&&r[_.__c],k=_?$?$.props.value:_.__:
r,n.__c?w=(s=e.__c=n.__c).__=s.__E:("prototype"in g&&g.prototype.render?e.__c=s=new g(v,k):(e.__c=s=new j(v,k),s.constructor=
g,s.render=ce),$&&$.sub(s),s.props=v,s.state||(s.state={}),s.context=k,s.__n=r,p=s.__d=!0,s.__h=[]),s.__s==null&&(s.__s=
s.state),g.getDerivedStateFromProps!=null&&(s.__s==s.state&&(s.__s=A({},s.__s)),A(s.__s,g.getDerivedStateFromProps(v,s.__s))),
f=s.props,c=s.state,p)g.getDerivedStateFromProps==null&&s.componentWillMount!=null&&s.componentWillMount(),s.componentDidMount!=
null&&s.__h.push(s.componentDidMount);else{if(g.getDerivedStateFromProps==null&&v!==f&&s.componentWillReceiveProps!=null&&
s.componentWillReceiveProps(v,k),!s.__e&&s.shouldComponentUpdate!=null&&s.shouldComponentUpdate(v,s.__s,k)===!1||e.__v===
n.__v){s.props=v,s.state=s.__s,e.__v!==n.__v&&(s.__d=!1),s.__v=e,e.__e=n.__e,e.__k=n.__k,e.__k.forEach(function(O){O&&(O.
__=e)}),s.__h.length&&i.push(s);break t}s.componentWillUpdate!=null&&s.componentWillUpdate(v,s.__s,k),s.componentDidUpdate!=
null&&s.__h.push(function(){s.componentDidUpdate(f,c,h)})}s.context=k,s.props=v,s.state=s.__s,(_=d.__r)&&_(e),s.__d=!1,s.
__v=e,s.__P=t,_=s.render(s.props,s.state,s.context),s.state=s.__s,s.getChildContext!=null&&(r=A(A({},r),s.getChildContext())),
p||s.getSnapshotBeforeUpdate==null||(h=s.getSnapshotBeforeUpdate(f,c)),C=_!=null&&_.type===Q&&_.key==null?_.props.children:
_,St(t,Array.isArray(C)?C:[C],e,n,r,a,o,i,l,u),s.base=e.__e,e.__h=null,s.__h.length&&i.push(s),w&&(s.__E=s.__=null),s.__e=
!1}else o==null&&e.__v===n.__v?(e.__k=n.__k,e.__e=n.__e):e.__e=ue(n.__e,e,n,r,a,o,i,u);(_=d.diffed)&&_(e)}catch(O){e.__v=
null,(u||o!=null)&&(e.__e=l,e.__h=!!u,o[o.indexOf(l)]=null),d.__e(O,e,n)}}function Ot(t,e){d.__c&&d.__c(e,t),t.some(function(n){
try{t=n.__h,n.__h=[],t.some(function(r){r.call(n)})}catch(r){d.__e(r,n.__v)}})}function ue(t,e,n,r,a,o,i,l){var u,_,s,p=n.
props,f=e.props,c=e.type,h=0;if(c==="svg"&&(a=!0),o!=null){for(;h<o.length;h++)if((u=o[h])&&(u===t||(c?u.localName==c:u.
nodeType==3))){t=u,o[h]=null;break}}if(t==null){if(c===null)return document.createTextNode(f);t=a?document.createElementNS(
"http://www.w3.org/2000/svg",c):document.createElement(c,f.is&&f),o=null,l=!1}if(c===null)p===f||l&&t.data===f||(t.data=
f);else{if(o=o&&X.call(t.childNodes),_=(p=n.props||K).dangerouslySetInnerHTML,s=f.dangerouslySetInnerHTML,!l){if(o!=null)
for(p={},h=0;h<t.attributes.length;h++)p[t.attributes[h].name]=t.attributes[h].value;(s||_)&&(s&&(_&&s.__html==_.__html||
s.__html===t.innerHTML)||(t.innerHTML=s&&s.__html||""))}if((function(w,v,$,k,C){var g;for(g in $)g==="children"||g==="ke\
y"||g in v||V(w,g,null,$[g],k);for(g in v)C&&typeof v[g]!="function"||g==="children"||g==="key"||g==="value"||g==="check\
ed"||$[g]===v[g]||V(w,g,v[g],$[g],k)})(t,f,p,a,l),s)e.__k=[];else if(h=e.props.children,St(t,Array.isArray(h)?h:[h],e,n,
r,a&&c!=="foreignObject",o,i,o?o[0]:n.__k&&R(n,0),l),o!=null)for(h=o.length;h--;)o[h]!=null&&Et(o[h]);l||("value"in f&&(h=
f.value)!==void 0&&(h!==t.value||c==="progress"&&!h)&&V(t,"value",h,p.value,!1),"checked"in f&&(h=f.checked)!==void 0&&h!==
t.checked&&V(t,"checked",h,p.checked,!1))}return t}function Dt(t,e,n){try{typeof t=="function"?t(e):t.current=e}catch(r){
d.__e(r,n)}}function Lt(t,e,n){var r,a;if(d.unmount&&d.unmount(t),(r=t.ref)&&(r.current&&r.current!==t.__e||Dt(r,null,e)),
(r=t.__c)!=null){if(r.componentWillUnmount)try{r.componentWillUnmount()}catch(o){d.__e(o,e)}r.base=r.__P=null}if(r=t.__k)
for(a=0;a<r.length;a++)r[a]&&Lt(r[a],e,typeof t.type!="function");n||t.__e==null||Et(t.__e),t.__e=t.__d=void 0}function ce(t,e,n){
return this.constructor(t,n)}function st(t,e,n){var r,a,o;d.__&&d.__(t,e),a=(r=typeof n=="function")?null:n&&n.__k||e.__k,
o=[],at(e,t=(!r&&n||e).__k=Tt(Q,null,[t]),a||K,K,e.ownerSVGElement!==void 0,!r&&n?[n]:a?null:e.firstChild?X.call(e.childNodes):
null,o,!r&&n?n:a?a.__e:e.firstChild,r),Ot(o,t)}X=Ht.slice,d={__e:function(t,e){for(var n,r,a;e=e.__;)if((n=e.__c)&&!n.__)try{if((r=n.constructor)&&r.getDerivedStateFromError!=
null&&(n.setState(r.getDerivedStateFromError(t)),a=n.__d),n.componentDidCatch!=null&&(n.componentDidCatch(t),a=n.__d),a)
return n.__E=n}catch(o){t=o}throw t}},bt=0,j.prototype.setState=function(t,e){var n;n=this.__s!=null&&this.__s!==this.state?
this.__s:this.__s=A({},this.state),typeof t=="function"&&(t=t(A({},n),this.props)),t&&A(n,t),t!=null&&this.__v&&(e&&this.
__h.push(e),_t(this))},j.prototype.forceUpdate=function(t){this.__v&&(this.__e=!0,t&&this.__h.push(t),_t(this))},j.prototype.
render=Q,F=[],wt=typeof Promise=="function"?Promise.prototype.then.bind(Promise.resolve()):setTimeout,Z.__r=0,ie=0;var U,
E,dt,J=0,rt=[],mt=d.__b,$t=d.__r,vt=d.diffed,gt=d.__c,yt=d.unmount;function Y(t,e){d.__h&&d.__h(E,t,J||e),J=0;var n=E.__H||
(E.__H={__:[],__h:[]});return t>=n.__.length&&n.__.push({}),n.__[t]}function P(t){return J=1,_e(Wt,t)}function _e(t,e,n){
var r=Y(U++,2);return r.t=t,r.__c||(r.__=[n?n(e):Wt(void 0,e),function(a){var o=r.t(r.__[0],a);r.__[0]!==o&&(r.__=[o,r.__[1]],
r.__c.setState({}))}],r.__c=E),r.__}function tt(t,e){var n=Y(U++,3);!d.__s&&it(n.__H,e)&&(n.__=t,n.__H=e,E.__H.__h.push(
n))}function It(t,e){var n=Y(U++,4);!d.__s&&it(n.__H,e)&&(n.__=t,n.__H=e,E.__h.push(n))}function et(t){return J=5,fe(function(){
return{current:t}},[])}function fe(t,e){var n=Y(U++,7);return it(n.__H,e)&&(n.__=t(),n.__H=e,n.__h=t),n.__}function pe(){rt.forEach(function(t){if(t.__P)try{t.__H.__h.forEach(q),t.__H.__h.forEach(ot),t.__H.__h=[]}catch(e){t.__H.
__h=[],d.__e(e,t.__v)}}),rt=[]}d.__b=function(t){E=null,mt&&mt(t)},d.__r=function(t){$t&&$t(t),U=0;var e=(E=t.__c).__H;e&&
(e.__h.forEach(q),e.__h.forEach(ot),e.__h=[])},d.diffed=function(t){vt&&vt(t);var e=t.__c;e&&e.__H&&e.__H.__h.length&&(rt.
push(e)!==1&&dt===d.requestAnimationFrame||((dt=d.requestAnimationFrame)||function(n){var r,a=function(){clearTimeout(o),
xt&&cancelAnimationFrame(r),setTimeout(n)},o=setTimeout(a,100);xt&&(r=requestAnimationFrame(a))})(pe)),E=void 0},d.__c=function(t,e){
e.some(function(n){try{n.__h.forEach(q),n.__h=n.__h.filter(function(r){return!r.__||ot(r)})}catch(r){e.some(function(a){
a.__h&&(a.__h=[])}),e=[],d.__e(r,n.__v)}}),gt&&gt(t,e)},d.unmount=function(t){yt&&yt(t);var e=t.__c;if(e&&e.__H)try{e.__H.
__.forEach(q)}catch(n){d.__e(n,e.__v)}};var xt=typeof requestAnimationFrame=="function";function q(t){var e=E;typeof t.__c==
"function"&&t.__c(),E=e}function ot(t){var e=E;t.__c=t.__(),E=e}function it(t,e){return!t||t.length!==e.length||e.some(function(n,r){
return n!==t[r]})}function Wt(t,e){return typeof e=="function"?e(t):e}var Nt=function(t,e,n,r){var a;e[0]=0;for(var o=1;o<
e.length;o++){var i=e[o++],l=e[o]?(e[0]|=i?1:2,n[e[o++]]):e[++o];i===3?r[0]=l:i===4?r[1]=Object.assign(r[1]||{},l):i===5?
(r[1]=r[1]||{})[e[++o]]=l:i===6?r[1][e[++o]]+=l+"":i?(a=t.apply(l,Nt(t,l,n,["",null])),r.push(a),l[0]?e[0]|=2:(e[o-2]=0,
e[o]=a)):r.push(l)}return r},kt=new Map,m=function(t){var e=kt.get(this);return e||(e=new Map,kt.set(this,e)),(e=Nt(this,
e.get(t)||(e.set(t,e=(function(n){for(var r,a,o=1,i="",l="",u=[0],_=function(f){o===1&&(f||(i=i.replace(/^\s*\n\s*|\s*\n\s*$/g,
"")))?u.push(0,f,i):o===3&&(f||i)?(u.push(3,f,i),o=2):o===2&&i==="..."&&f?u.push(4,f,0):o===2&&i&&!f?u.push(5,0,!0,i):o>=
5&&((i||!f&&o===5)&&(u.push(o,0,i,a),o=6),f&&(u.push(o,f,0,a),o=6)),i=""},s=0;s<n.length;s++){s&&(o===1&&_(),_(s));for(var p=0;p<
n[s].length;p++)r=n[s][p],o===1?r==="<"?(_(),u=[u],o=3):i+=r:o===4?i==="--"&&r===">"?(o=1,i=""):i=r+i[0]:l?r===l?l="":i+=
r:r==='"'||r==="'"?l=r:r===">"?(_(),o=1):o&&(r==="="?(o=5,a=i,i=""):r==="/"&&(o<5||n[s][p+1]===">")?(_(),o===3&&(u=u[0]),
o=u,(u=u[0]).push(2,0,o),o=0):r===" "||r==="	"||r===`
`||r==="\r"?(_(),o=2):i+=r),o===3&&i==="!--"&&(o=4,u=u[0])}return _(),u})(t)),e),arguments,[])).length>1?e:e[0]}.bind(Tt);var he=new Intl.NumberFormat("en");function S(t){return he.format(t)}function Rt(t,e){return`${S(t)} ${e}${t===1?"":"s"}`}
function x(t){return t==null?"":String(t).replace("Infinity","∞").replace("-","−")}function b(t){return typeof t=="n\
umber"?t:t==="Infinity"?1/0:-1/0}function Pt({label:t,value:e,last:n,text:r,onChange:a}){return m`<div class="slider">
    <input
      type="range"
      min="0"
      max=${Math.max(n,0)}
      step="1"
      value=${e}
      aria-label=${t}
      aria-valuetext=${r}
      onInput=${o=>a(Number(o.target.value))}
    />
    <output>${S(e)} <span class="muted">/ ${S(Math.max(n,0))}</span></output>
  </div>`}function L(t){return JSON.stringify(t)}function de(t){return t.state==="current"||t.state==="done"&&t.kind!=="leaf"&&t.kind!==
"cached"}function me({children:t,value:e}){let n=b(e);return t.findIndex(r=>r.state==="done"&&r.value!==void 0&&b(r.value)===
n)}function Ft(t,e){let n=[];for(let r=0;r<=t.length;r+=1){let a=t.slice(0,r),o=e(a);if(!o||o.children.length===0)break;
let i=o.children.findIndex(l=>l.move===t[r]);n.push({parent:o,path:a,open:i,best:me(o)})}return n}function Ut(t){let e=n=>{
let r=t[n];return r?r.parent.children.flatMap((a,o)=>{let i=[...r.path,a.move],l=o===r.open&&n+1<t.length,u={key:L(i),path:i,
level:n+1,child:a,isOpen:l,canOpen:de(a)};return l?[u,...e(n+1)]:[u]}):[]};return[{key:"",path:[],level:0,child:null,isOpen:t.
length>0,canOpen:!0},...e(0)]}function Bt(){return m`<details class="legend">
    <summary>What the symbols mean</summary>
    <ul>
      <li><strong>△</strong> a node where the root's player moves: it takes the greatest value of its children</li>
      <li><strong>▽</strong> a node where the other player moves: it takes the least</li>
      <li><strong>□</strong> a leaf: the position is valued</li>
      <li><strong>◇</strong> a value from the cache</li>
      <li>
        <strong>heavy frame</strong> where the search is; <strong>dashed</strong> not searched yet;${" "}
        <strong>hatched</strong> cut off
      </li>
      <li><strong>▲</strong> under a child: it gave its parent the value</li>
    </ul>
  </details>`}function nt(t){let[e,n]=P(0);return It(()=>{if(!t.current)return;let r=new ResizeObserver(([a])=>n(Math.floor(a.contentRect.
width)));return r.observe(t.current),n(Math.floor(t.current.clientWidth)),()=>r.disconnect()},[]),e}var $e=260,Gt=46,M=96,ve=9.5;function ge(t,e){let n=(e-t)/5||1,r=10**Math.floor(Math.log10(n)),a=Math.max(1,[1,2,5,10].map(
i=>i*r).find(i=>i>=n)??1),o=Math.ceil(t/a)*a;return Array.from({length:Math.floor((e-o)/a)+1},(i,l)=>o+l*a)}function ye(t,[
e,n],r){return t===1/0?r-16:t===-1/0?16:Gt+(t-e)/(n-e)*(r-2*Gt)}function xe({value:t,alpha:e,beta:n}){let r=b(e)>=b(n);return`\
Alpha ${x(e)}, beta ${x(n)}, value ${x(t)}${r?"; the window is empty":""}`}function ke(t,e){let n=e.filter(o=>typeof o==
"number"),r=Math.min(...n,...t??[0]),a=Math.max(...n,...t??[1]);return[r,Math.max(a,r+1)]}function Vt({node:t,before:e,child:n,
range:r,showsWindow:a}){let o=ke(r,[t.value,t.alpha,t.beta,n?.value]),i=et(null),l=Math.max(nt(i),$e),u=h=>ye(b(h),o,l),
[_,s]=[u(t.alpha),u(t.beta)],p=a?0:n?26:60,f=b(t.alpha)>=b(t.beta),c=e&&(e.alpha!==t.alpha||e.beta!==t.beta);return m`<svg class="number-line" ref=${i} viewBox=${`\
0 ${p} ${l} ${158-p}`} role="img" aria-label=${xe(t)}>
    ${c&&m`<rect
        class="window-before"
        x=${u(e.alpha)}
        y="52"
        width=${u(e.beta)-u(e.alpha)}
        height="38"
        rx="3"
      />`}
    ${a&&m`<rect
          class=${f?"window empty":"window"}
          x=${Math.min(_,s)}
          y="58"
          width=${Math.abs(s-_)}
          height="32"
          rx="2"
        />
        <path class="bracket" d=${`M${_+8} 54H${_}V94H${_+8}`} />
        <path class="bracket" d=${`M${s-8} 54H${s}V94H${s-8}`} />
        <${be}
          at=${[_,s]}
          words=${[`α ${x(t.alpha)}`,`β ${x(t.beta)}`]}
          isEmpty=${f}
          width=${l}
        />`}
    <path
      class="axis"
      d=${`M6 ${M}H${l-6}M14 ${M-5}L6 ${M} 14 ${M+5}M${l-14} ${M-5}L${l-6} ${M} ${l-14} ${M+5}`}
    />
    ${ge(...o).map(h=>m`<path class="axis" d=${`M${u(h)} ${M}v5`} />
          <text class="tick" x=${u(h)} y=${M+18} text-anchor="middle">${x(h)}</text>`)}
    <${we}
      x=${u(t.value)}
      y=${M+24}
      text=${`value ${x(t.value)}`}
      kind=${t.is_max?"max":"min"}
      width=${l}
    />
    ${n&&m`<circle class="returned" cx=${u(n.value)} cy="74" r="6" />
        <${zt}
          x=${u(n.value)}
          y=${41}
          kind="returned"
          width=${l}
          text=${`${n.move} returns ${x(n.value)}`}
        />`}
  </svg>`}function be({at:[t,e],words:n,isEmpty:r,width:a}){let[o,i]=n.map(p=>ve*p.length+8),l=!r&&t<60,u=!r&&e>a-60,_=u?
Math.min(t,e-i):t,s=l?Math.max(e,t+o):e;return m`<text class="bound" x=${_} y="18" text-anchor=${r||l?"start":"end"}>
      ${n[0]}
    </text>
    <text class="bound" x=${s} y="18" text-anchor=${r||u?"end":"start"}>
      ${n[1]}
    </text>`}function we({x:t,y:e,text:n,kind:r,width:a}){return m`<path class=${`pointer ${r}`} d=${`M${t} ${e}l7 13h-1\
4z`} />
    <${zt} x=${t} y=${e+30} kind="bound" text=${n} width=${a} />`}function zt({x:t,y:e,text:n,kind:r,width:a}){let o=t<70?
"start":t>a-70?"end":"middle",i=o==="start"?Math.max(t-8,2):o==="end"?Math.min(t+8,a-2):t;return m`<text class=${r} x=${i} y=${e} text-anchor=${o}>${n}</text>`}function He(t,e){let[n,r]=t?["max","min"]:["min","max"],a=e?", α, β":"";return[[`${n}_value(s${a}):`],["  if s is a le\
af: return its value","leaf","cached"],[`  v ← ${t?"−∞":"+∞"}`,"enter"],["  for each move a:"],[`    v ← ${n}(\
v, ${r}_value(s + a${a}))`,"update","cut"],...e?[[`    if v ${t?"≥ β":"≤ α"}: return v`,"cut"],[`    ${t?"α":"β"}\
 ← ${n}(${t?"α":"β"}, v)`,"update"]]:[],["  return v"]]}function jt({step:{kind:t,node:e},prunes:n}){return m`<ol class="code" aria-label="The function, with the current lines marked">
    ${He(e.is_max,n).map(([r,...a])=>{let o=a.includes(t);return m`<li class=${o?"here":""} aria-current=${o?"step":void 0}><code>${r}</code></li>`})}
  </ol>`}var Ee=({node:{is_max:t,alpha:e,beta:n}})=>b(t?n:e),qt=({path:t})=>t.at(-1)?.children.filter(({state:e})=>e==="cut").length??
0;function Kt({kind:t,node:e,path:n}){if(t!=="cut")return null;let r=Ee({node:e});for(let[a,o]of n.slice(0,-1).entries()){
if(o.is_max===e.is_max||b(o.value)!==r)continue;let i=o.children.find(u=>u.value!==void 0&&b(u.value)===r),l=n.slice(1,a+
1).map(({move:u})=>u);return i?{path:l,name:o.name,move:i.move,value:o.value}:null}return null}function Te({node:t,board:e}){let n=e?.players??["Max","Min"],r=e?e.to_move:t.is_max?0:1;return r===null?null:[n[r],n[1-
r]]}var Zt=(t,e)=>t===0?"the root":`node ${e}`;function Jt(t){let{kind:e,node:n,before:r,child:a}=t,o=n.path.length>1?n.name:
"the root",i=x(n.value);if(e==="leaf")return`${o} is a leaf, worth ${i}.`;if(e==="cached")return`${o} is known already: ${i}\
.`;let[l,u]=Te(t)??["",""];if(e==="enter")return`${l} moves at ${o}, and takes the ${n.is_max?"greatest":"least"} value.`;
if(e==="cut"){let p=Kt(t),f=qt(t),c=f===0?"Nothing is left to skip.":`${Rt(f,"move")} skipped.`;return`${p?`${u} already\
 has ${p.move} = ${x(p.value)} at ${Zt(p.path.length,p.name)}`:"The window is empty"}; ${l} can force ${i} at ${Zt(n.depth,
n.name)}. ${c}`}let _=r&&b(r.value)!==b(n.value),s=`${a?.move} = ${x(a?.value)}`;return _?`${s} is better for ${l}: ${o}\
 is worth ${n.is_max?"at least":"at most"} ${i} now.`:`${s} is no better for ${l}: ${o} stays at ${i}.`}var Me={enter:"Node entered",leaf:"Leaf",update:"Update",cut:"Cut-off",cached:"From the cache"};function Se({step:t}){return t.
line_text===null?m`<p class="log-line muted">No log line at this step.</p>`:m`<p class="log-line">
    <span class="muted">line ${t.line===null?"":S(t.line)}</span>
    <code>${t.line_text}</code>
  </p>`}function Xt({step:t,range:e,algorithm:n,hasLog:r}){let a=n==="alphabeta";return m`<section class="step-panel" aria-label="This step">
    <h2>
      <span class=${`kind kind-${t.kind}`}>${Me[t.kind]}</span>
      <span class="path">${` ${t.node.path.join(" › ")}`}</span>
    </h2>
    <p class="reason">${Jt(t)}</p>
    ${r&&m`<${Se} step=${t} />`}
    <details class="explanation">
      <summary>The whole reason</summary>
      <p>${r?t.log_explanation:t.explanation}</p>
    </details>
    <${Vt} node=${t.node} before=${t.before} child=${t.child} range=${e} showsWindow=${a} />
    ${n!=="greedy"&&m`<${jt} step=${t} prunes=${a} />`}
  </section>`}var Qt={max:"M0 0 21 35H-21Z",min:"M-21 0H21L0 35Z",leaf:"M-16 5H16V31H-16Z",cached:"M0 0 19 18 0 36-19 18Z"},Ce={max:29,
min:15,leaf:22,cached:22};function Yt({shape:t,state:e,value:n,isBest:r=!1}){return m`<g class=${`glyph ${t} ${e}`}>
    <path class="shape" d=${Qt[t]} />
    ${/\b(cut|marked)\b/.test(e)&&m`<path class="hatch" d=${Qt[t]} />`}
    <text class="glyph-value" text-anchor="middle" y=${Ce[t]}>${x(n??null)}</text>
    ${r&&m`<path class="best-mark" d="M-5 40H5L0 46Z" transform="rotate(180 0 42)" />`}
  </g>`}function Ae(t,e,n,r){let a=Math.max(1,Math.min(t,Math.floor(r/46))),o=Math.min(96,r/a),i=t>a,l=n+24+(i?8:30),u=a*o,_=Math.
min(Math.max(e.x-u/2,0),r-u),s=Array.from({length:t},(f,c)=>({x:_+(c%a+.5)*o,y:l+Math.floor(c/a)*64})),p=l-n+Math.ceil(t/
a)*64+6;return{top:n,height:p,isWrapped:i,from:e,nodes:s}}function te(t,e){let n=[],r={x:e/2,y:0},a=r,o=58;for(let i of t){
let l=Ae(i.parent.children.length,a,o,e);n.push(l),a=l.nodes[i.open]??a,o+=l.height+10}return{root:r,placed:n,height:o}}var Oe=7.5,De={unvisited:"not searched yet",current:"being searched",done:"searched",cut:"cut off"};function lt({name:t,
depth:e,is_max:n,value:r,alpha:a,beta:o},i){let l=i?`, alpha ${x(a)}, beta ${x(o)}`:"";return`${t} ${x(r)}: ${n?"max":"m\
in"} node at depth ${e}${l}`}function ee(t){let e=t.kind==="leaf"?", leaf":t.kind==="cached"?", from the cache":"",n=t.value===
void 0?"":` ${x(t.value)}`;return`${t.name}${n}${e}, ${De[t.state]}${t.why?`: ${t.why}`:""}`}function Le(t,e,n){return n?
n.parent.is_max?"max":"min":t.kind==="leaf"||t.kind==="cached"?t.kind:e.is_max?"min":"max"}function re({label:t,levels:e,
current:n,onToggle:r,onSelect:a,hasWindow:o=!0,cause:i,marked:l,astray:u}){let _=et(null),s=nt(_),[p,f]=P(""),c=Ut(e),h=c.
some(y=>y.key===p)?p:n,{root:w,placed:v,height:$}=te(e,Math.max(s,200));tt(()=>Ie(_.current),[n,s]);let k=y=>{y&&(f(y.key),
a?.(y),_.current?.querySelector(`[data-key="${CSS.escape(y.key)}"]`)?.focus())},C=y=>{let H=c.findIndex(W=>W.key===h);We(
y,c,H,k,r)&&(y.preventDefault(),y.stopPropagation())},g=y=>c.find(H=>H.key===y),O=({key:y,level:H,isOpen:W,canOpen:B})=>({
role:"treeitem","data-key":y,"aria-level":H+1,"aria-expanded":B?String(W):void 0,"aria-current":y===n?"step":void 0,"ari\
a-selected":l?String(l.has(y)):void 0,tabindex:y===h?0:-1,onFocus:T=>(T.stopPropagation(),f(y)),onClick:T=>{T.stopPropagation(),
k(g(y)),r?.(g(y))}}),ut=y=>{let H=e[y];if(!H)return null;let{children:W}=H.parent,B=v[y];return m`<g role="group">
      <${Re}
        level=${H}
        place=${B}
        width=${Math.max(s,200)}
        hasWindow=${o}
        cause=${i}
      />
      ${W.map((T,G)=>{let D=L([...H.path,T.move]),N=G===H.open?e[y+1]:void 0,ae=Le(T,H.parent,N),se=N?N.parent.value:T.value;
return m`<g
          key=${D}
          ...${O(g(D))}
          aria-label=${`${N?lt(N.parent,o):ee(T)}${D===i?", whose choice causes the cut":""}`}
          aria-setsize=${W.length}
          aria-posinset=${G+1}
        >
          <${ne}
            point=${B.nodes[G]}
            name=${T.name}
            shape=${ae}
            state=${[D===n?"here":T.state,D===i&&"cause",l?.has(D)&&"marked",u?.has(D)&&"astray"].filter(Boolean).join("\
 ")}
            value=${se}
            isBest=${G===H.best}
            title=${ee(T)}
          />
          </g>
          ${N&&ut(y+1)}`})}
    </g>`},I=e[0]?.parent;return m`<div class="tree-box" ref=${_}>
    <svg
      class="tree"
      viewBox=${`0 0 ${Math.max(s,200)} ${$}`}
      height=${$}
      role="tree"
      aria-label=${t}
      aria-orientation="horizontal"
      onKeyDown=${C}
    >
      <defs>
        <pattern id="hatch" width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <path class="hatch-line" d="M0 0V5" />
        </pattern>
      </defs>
      ${I&&m`<g ...${O(c[0])} aria-label=${lt(I,o)} aria-setsize="1" aria-posinset="1">
          <${ne}
            point=${w}
            name=${I.name}
            shape=${I.is_max?"max":"min"}
            state=${n===""?"here":"current"}
            value=${I.value}
            title=${lt(I,o)}
          />
        </g>
        ${ut(0)}`}
    </svg>
  </div>`}function Ie(t){let e=t?.querySelector('[aria-current="step"] .node-drawing');if(!t||!e)return;let[n,r]=[e.getBoundingClientRect(),
t.getBoundingClientRect()];n.bottom>r.bottom?t.scrollTop+=n.bottom-r.bottom+24:n.top<r.top&&(t.scrollTop-=r.top-n.top+24)}
function We(t,e,n,r,a){let o=e[n],i=t.key.length===1&&/\S/.test(t.key)&&!t.ctrlKey&&!t.metaKey&&!t.altKey;if(t.key==="Ar\
rowRight")r(e[n+1]);else if(t.key==="ArrowLeft")r(e[n-1]);else if(t.key==="ArrowDown"&&o.isOpen)r(e[n+1]);else if(t.key===
"ArrowDown"&&o.canOpen)a?.(o);else if(t.key==="ArrowUp"&&o.isOpen&&o.level>0&&a)a(o);else if(t.key==="ArrowUp")r(e.findLast(
(l,u)=>u<n&&l.level<o.level));else if(t.key==="Home")r(e[0]);else if(t.key==="End")r(e.at(-1));else if(t.key==="Enter"||
t.key===" ")a?.(o);else return i?Ne(t.key,e,n,r):t.key==="ArrowDown";return!0}function Ne(t,e,n,r){let o=[...e.slice(n+1),
...e.slice(0,n)].find(({child:i})=>i?.name.startsWith(t));return r(o),o!==void 0}function Re({level:t,place:e,width:n,hasWindow:r,
cause:a}){let{parent:o,open:i,path:l}=t,u=e.top+22,_=[`value ${x(o.value)}`];r&&_.push(`α ${x(o.alpha)}`,`β ${x(o.beta)}`);
let s=Oe*(o.name.length+_.join("").length+14),p=e.from.x<s&&e.from.x<n-s,f=e.from.x<s&&!p,c=`M${e.from.x} ${f?u:e.top-6}`,
h=$=>`${c}L${e.from.x} ${u}L${$.x} ${$.y-2}`,w=$=>["edge",$===i&&"open",L([...l,o.children[$].move])===a&&"cause"].filter(
Boolean).join(" "),v=e.nodes.map(($,k)=>({name:w(k),d:h($)}));return v.sort(($,k)=>$.name.length-k.name.length),m`<g aria-hidden="true">
    <rect class="level" x="0" y=${e.top} width=${n} height=${e.height} rx="10" />
    ${!e.isWrapped&&v.map(({name:$,d:k})=>m`<path class=${$} d=${k} />`)}
    ${e.isWrapped&&m`<path class="edge open" d=${`${c}V${u}`} />`}
    <text
      class="level-words"
      x=${p?n-10:10}
      y=${e.top+17}
      text-anchor=${p?"end":"start"}
    >
      <tspan class="strong">${o.name} ${o.is_max?"△ max":"▽ min"}</tspan>
      ${_.map($=>m`<tspan dx="8">${$}</tspan>`)}
    </text>
  </g>`}function ne({point:t,name:e,shape:n,state:r,value:a,isBest:o,title:i}){return m`<g class=${`node-drawing ${r}`} transform=${`\
translate(${t.x} ${t.y})`} aria-hidden="true">
    <title>${i}</title>
    <rect class="touch" x="-22" y="0" width="44" height="58" />
    <text class="node-name" text-anchor="middle" y="11">${e}</text>
    ${" "}
    <g transform="translate(0 16)">
      <${Yt} shape=${n} state=${r} value=${a} isBest=${o} />
    </g>
    <rect class="focus-ring" x="-22" y="-1" width="44" height="60" rx="6" />
  </g>`}function oe(t,e){let[n,r]=P(t.get(e));return tt(()=>{let a=()=>r(t.get(e));return t.on(`change:${e}`,a),()=>t.off(`chang\
e:${e}`,a)},[]),n}function Pe({model:t}){let e=oe(t,"step"),n=oe(t,"summary"),r=u=>{t.set("number",u),t.save_changes()},
a=e.node.path.slice(1),o=Ft(a,u=>e.path[u.length]),i=n.events-1,l=(u,_)=>m`<button disabled=${_==null} onClick=${()=>r(_??
0)}>${u}</button>`;return m`<div class="tree-columns">
    <div class="tree-main">
      <p class="buttons">
        ${l("‹ Back",e.previous.step)} ${l("Forward ›",e.next.step)}
        ${l("Over the subtree",e.next.over)} ${l("Next cut ›",e.next.cut)}
      </p>
      <${Pt}
        label="Step of the search"
        value=${e.step}
        last=${i}
        text=${`step ${S(e.step)} of ${S(i)}`}
        onChange=${r}
      />
      <${re} label="The tree of the search" levels=${o} current=${L(a)} />
      <${Bt} />
    </div>
    <${Xt}
      step=${e}
      range=${n.range}
      algorithm=${n.algorithm}
      hasLog=${!1}
    />
  </div>`}var In={render({model:t,el:e}){let n=e.attachShadow({mode:"open"}),r=document.createElement("style");r.textContent=
t.get("style");let a=document.createElement("div");return n.append(r,a),st(m`<${Pe} model=${t} />`,a),()=>st(null,a)}};export{In as default};
