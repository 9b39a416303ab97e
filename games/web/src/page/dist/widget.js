// Made by `npm --prefix tests/web run bundle` of modules with the hash 7d46b4877a192a42191d4203c18cabbcb883f9ba6ec26155988d3791737806cd.
/*!
 * htm 3.1.1 with Preact 10: the file preact/standalone.module.js of the npm package htm 3.1.1, unchanged below this comment.
 * htm: Copyright 2018 Google Inc., Apache License 2.0, see htm.LICENSE.
 * Preact: Copyright (c) 2015-present Jason Miller, MIT License, see preact.LICENSE.
 */var X,d,Tt,F,Et,pt,ce,K={},Mt=[],fe=/acit|ex(?:s|g|n|p|$)|rph|grid|ows|mnc|ntw|ine[ch]|zoo|^ord|itera/i;function A(t,e){
for(var n in e)t[n]=e[n];return t}function St(t){var e=t.parentNode;e&&e.removeChild(t)}function Ct(t,e,n){var r,s,o,i={};
for(o in e)o=="key"?r=e[o]:o=="ref"?s=e[o]:i[o]=e[o];if(arguments.length>2&&(i.children=arguments.length>3?X.call(arguments,
2):n),typeof t=="function"&&t.defaultProps!=null)for(o in t.defaultProps)i[o]===void 0&&(i[o]=t.defaultProps[o]);return z(
t,i,r,s,null)}function z(t,e,n,r,s){var o={type:t,props:e,key:n,ref:r,__k:null,__:null,__b:0,__e:null,__d:void 0,__c:null,
__h:null,constructor:void 0,__v:s??++Tt};return d.vnode!=null&&d.vnode(o),o}function Q(t){return t.children}function j(t,e){
this.props=t,this.context=e}function R(t,e){if(e==null)return t.__?R(t.__,t.__.__k.indexOf(t)+1):null;for(var n;e<t.__k.
length;e++)if((n=t.__k[e])!=null&&n.__e!=null)return n.__e;return typeof t.type=="function"?R(t):null}function At(t){var e,
n;if((t=t.__)!=null&&t.__c!=null){for(t.__e=t.__c.base=null,e=0;e<t.__k.length;e++)if((n=t.__k[e])!=null&&n.__e!=null){t.
__e=t.__c.base=n.__e;break}return At(t)}}function ht(t){(!t.__d&&(t.__d=!0)&&F.push(t)&&!Z.__r++||pt!==d.debounceRendering)&&
((pt=d.debounceRendering)||Et)(Z)}function Z(){for(var t;Z.__r=F.length;)t=F.sort(function(e,n){return e.__v.__b-n.__v.__b}),
F=[],t.some(function(e){var n,r,s,o,i,l;e.__d&&(i=(o=(n=e).__v).__e,(l=n.__P)&&(r=[],(s=A({},o)).__v=o.__v+1,it(l,o,s,n.
__n,l.ownerSVGElement!==void 0,o.__h!=null?[i]:null,r,i??R(o),o.__h),Wt(r,o),o.__e!=i&&At(o)))})}function Ot(t,e,n,r,s,o,i,l,u,_){
var a,p,f,c,h,H,v,m=r&&r.__k||Mt,k=m.length;for(n.__k=[],a=0;a<e.length;a++)if((c=n.__k[a]=(c=e[a])==null||typeof c=="bo\
olean"?null:typeof c=="string"||typeof c=="number"||typeof c=="bigint"?z(null,c,null,null,c):Array.isArray(c)?z(Q,{children:c},
null,null,null):c.__b>0?z(c.type,c.props,c.key,null,c.__v):c)!=null){if(c.__=n,c.__b=n.__b+1,(f=m[a])===null||f&&c.key==
f.key&&c.type===f.type)m[a]=void 0;else for(p=0;p<k;p++){if((f=m[p])&&c.key==f.key&&c.type===f.type){m[p]=void 0;break}f=
null}it(t,c,f=f||K,s,o,i,l,u,_),h=c.__e,(p=c.ref)&&f.ref!=p&&(v||(v=[]),f.ref&&v.push(f.ref,null,c),v.push(p,c.__c||h,c)),
h!=null?(H==null&&(H=h),typeof c.type=="function"&&c.__k!=null&&c.__k===f.__k?c.__d=u=Dt(c,u,t):u=Lt(t,c,f,m,h,u),_||n.type!==
"option"?typeof n.type=="function"&&(n.__d=u):t.value=""):u&&f.__e==u&&u.parentNode!=t&&(u=R(f))}for(n.__e=H,a=k;a--;)m[a]!=
null&&(typeof n.type=="function"&&m[a].__e!=null&&m[a].__e==n.__d&&(n.__d=R(r,a+1)),Nt(m[a],m[a]));if(v)for(a=0;a<v.length;a++)
It(v[a],v[++a],v[++a])}function Dt(t,e,n){var r,s;for(r=0;r<t.__k.length;r++)(s=t.__k[r])&&(s.__=t,e=typeof s.type=="fun\
ction"?Dt(s,e,n):Lt(n,s,s,t.__k,s.__e,e));return e}function Lt(t,e,n,r,s,o){var i,l,u;if(e.__d!==void 0)i=e.__d,e.__d=void 0;else if(n==
null||s!=o||s.parentNode==null)t:if(o==null||o.parentNode!==t)t.appendChild(s),i=null;else{for(l=o,u=0;(l=l.nextSibling)&&
u<r.length;u+=2)if(l==s)break t;t.insertBefore(s,o),i=o}return i!==void 0?i:s.nextSibling}function dt(t,e,n){e[0]==="-"?
t.setProperty(e,n):t[e]=n==null?"":typeof n!="number"||fe.test(e)?n:n+"px"}function V(t,e,n,r,s){var o;t:if(e==="style")
if(typeof n=="string")t.style.cssText=n;else{if(typeof r=="string"&&(t.style.cssText=r=""),r)for(e in r)n&&e in n||dt(t.
style,e,"");if(n)for(e in n)r&&n[e]===r[e]||dt(t.style,e,n[e])}else if(e[0]==="o"&&e[1]==="n")o=e!==(e=e.replace(/Capture$/,
"")),e=e.toLowerCase()in t?e.toLowerCase().slice(2):e.slice(2),t.l||(t.l={}),t.l[e+o]=n,n?r||t.addEventListener(e,o?$t:mt,
o):t.removeEventListener(e,o?$t:mt,o);else if(e!=="dangerouslySetInnerHTML"){if(s)e=e.replace(/xlink[H:h]/,"h").replace(
/sName$/,"s");else if(e!=="href"&&e!=="list"&&e!=="form"&&e!=="tabIndex"&&e!=="download"&&e in t)try{t[e]=n??"";break t}catch{}
typeof n=="function"||(n!=null&&(n!==!1||e[0]==="a"&&e[1]==="r")?t.setAttribute(e,n):t.removeAttribute(e))}}function mt(t){
this.l[t.type+!1](d.event?d.event(t):t)}function $t(t){this.l[t.type+!0](d.event?d.event(t):t)}function it(t,e,n,r,s,o,i,l,u){
var _,a,p,f,c,h,H,v,m,k,C,g=e.type;if(e.constructor!==void 0)return null;n.__h!=null&&(u=n.__h,l=e.__e=n.__e,e.__h=null,
o=[l]),(_=d.__b)&&_(e);try{t:if(typeof g=="function"){if(v=e.props,m=(_=g.contextType)&&r[_.__c],k=_?m?m.props.value:_.__:
r,n.__c?H=(a=e.__c=n.__c).__=a.__E:("prototype"in g&&g.prototype.render?e.__c=a=new g(v,k):(e.__c=a=new j(v,k),a.constructor=
g,a.render=pe),m&&m.sub(a),a.props=v,a.state||(a.state={}),a.context=k,a.__n=r,p=a.__d=!0,a.__h=[]),a.__s==null&&(a.__s=
a.state),g.getDerivedStateFromProps!=null&&(a.__s==a.state&&(a.__s=A({},a.__s)),A(a.__s,g.getDerivedStateFromProps(v,a.__s))),
f=a.props,c=a.state,p)g.getDerivedStateFromProps==null&&a.componentWillMount!=null&&a.componentWillMount(),a.componentDidMount!=
null&&a.__h.push(a.componentDidMount);else{if(g.getDerivedStateFromProps==null&&v!==f&&a.componentWillReceiveProps!=null&&
a.componentWillReceiveProps(v,k),!a.__e&&a.shouldComponentUpdate!=null&&a.shouldComponentUpdate(v,a.__s,k)===!1||e.__v===
n.__v){a.props=v,a.state=a.__s,e.__v!==n.__v&&(a.__d=!1),a.__v=e,e.__e=n.__e,e.__k=n.__k,e.__k.forEach(function(O){O&&(O.
__=e)}),a.__h.length&&i.push(a);break t}a.componentWillUpdate!=null&&a.componentWillUpdate(v,a.__s,k),a.componentDidUpdate!=
null&&a.__h.push(function(){a.componentDidUpdate(f,c,h)})}a.context=k,a.props=v,a.state=a.__s,(_=d.__r)&&_(e),a.__d=!1,a.
__v=e,a.__P=t,_=a.render(a.props,a.state,a.context),a.state=a.__s,a.getChildContext!=null&&(r=A(A({},r),a.getChildContext())),
p||a.getSnapshotBeforeUpdate==null||(h=a.getSnapshotBeforeUpdate(f,c)),C=_!=null&&_.type===Q&&_.key==null?_.props.children:
_,Ot(t,Array.isArray(C)?C:[C],e,n,r,s,o,i,l,u),a.base=e.__e,e.__h=null,a.__h.length&&i.push(a),H&&(a.__E=a.__=null),a.__e=
!1}else o==null&&e.__v===n.__v?(e.__k=n.__k,e.__e=n.__e):e.__e=_e(n.__e,e,n,r,s,o,i,u);(_=d.diffed)&&_(e)}catch(O){e.__v=
null,(u||o!=null)&&(e.__e=l,e.__h=!!u,o[o.indexOf(l)]=null),d.__e(O,e,n)}}function Wt(t,e){d.__c&&d.__c(e,t),t.some(function(n){
try{t=n.__h,n.__h=[],t.some(function(r){r.call(n)})}catch(r){d.__e(r,n.__v)}})}function _e(t,e,n,r,s,o,i,l){var u,_,a,p=n.
props,f=e.props,c=e.type,h=0;if(c==="svg"&&(s=!0),o!=null){for(;h<o.length;h++)if((u=o[h])&&(u===t||(c?u.localName==c:u.
nodeType==3))){t=u,o[h]=null;break}}if(t==null){if(c===null)return document.createTextNode(f);t=s?document.createElementNS(
"http://www.w3.org/2000/svg",c):document.createElement(c,f.is&&f),o=null,l=!1}if(c===null)p===f||l&&t.data===f||(t.data=
f);else{if(o=o&&X.call(t.childNodes),_=(p=n.props||K).dangerouslySetInnerHTML,a=f.dangerouslySetInnerHTML,!l){if(o!=null)
for(p={},h=0;h<t.attributes.length;h++)p[t.attributes[h].name]=t.attributes[h].value;(a||_)&&(a&&(_&&a.__html==_.__html||
a.__html===t.innerHTML)||(t.innerHTML=a&&a.__html||""))}if((function(H,v,m,k,C){var g;for(g in m)g==="children"||g==="ke\
y"||g in v||V(H,g,null,m[g],k);for(g in v)C&&typeof v[g]!="function"||g==="children"||g==="key"||g==="value"||g==="check\
ed"||m[g]===v[g]||V(H,g,v[g],m[g],k)})(t,f,p,s,l),a)e.__k=[];else if(h=e.props.children,Ot(t,Array.isArray(h)?h:[h],e,n,
r,s&&c!=="foreignObject",o,i,o?o[0]:n.__k&&R(n,0),l),o!=null)for(h=o.length;h--;)o[h]!=null&&St(o[h]);l||("value"in f&&(h=
f.value)!==void 0&&(h!==t.value||c==="progress"&&!h)&&V(t,"value",h,p.value,!1),"checked"in f&&(h=f.checked)!==void 0&&h!==
t.checked&&V(t,"checked",h,p.checked,!1))}return t}function It(t,e,n){try{typeof t=="function"?t(e):t.current=e}catch(r){
d.__e(r,n)}}function Nt(t,e,n){var r,s;if(d.unmount&&d.unmount(t),(r=t.ref)&&(r.current&&r.current!==t.__e||It(r,null,e)),
(r=t.__c)!=null){if(r.componentWillUnmount)try{r.componentWillUnmount()}catch(o){d.__e(o,e)}r.base=r.__P=null}if(r=t.__k)
for(s=0;s<r.length;s++)r[s]&&Nt(r[s],e,typeof t.type!="function");n||t.__e==null||St(t.__e),t.__e=t.__d=void 0}function pe(t,e,n){
return this.constructor(t,n)}function lt(t,e,n){var r,s,o;d.__&&d.__(t,e),s=(r=typeof n=="function")?null:n&&n.__k||e.__k,
o=[],it(e,t=(!r&&n||e).__k=Ct(Q,null,[t]),s||K,K,e.ownerSVGElement!==void 0,!r&&n?[n]:s?null:e.firstChild?X.call(e.childNodes):
null,o,!r&&n?n:s?s.__e:e.firstChild,r),Wt(o,t)}X=Mt.slice,d={__e:function(t,e){for(var n,r,s;e=e.__;)if((n=e.__c)&&!n.__)try{if((r=n.constructor)&&r.getDerivedStateFromError!=
null&&(n.setState(r.getDerivedStateFromError(t)),s=n.__d),n.componentDidCatch!=null&&(n.componentDidCatch(t),s=n.__d),s)
return n.__E=n}catch(o){t=o}throw t}},Tt=0,j.prototype.setState=function(t,e){var n;n=this.__s!=null&&this.__s!==this.state?
this.__s:this.__s=A({},this.state),typeof t=="function"&&(t=t(A({},n),this.props)),t&&A(n,t),t!=null&&this.__v&&(e&&this.
__h.push(e),ht(this))},j.prototype.forceUpdate=function(t){this.__v&&(this.__e=!0,t&&this.__h.push(t),ht(this))},j.prototype.
render=Q,F=[],Et=typeof Promise=="function"?Promise.prototype.then.bind(Promise.resolve()):setTimeout,Z.__r=0,ce=0;var U,
E,vt,J=0,st=[],gt=d.__b,yt=d.__r,xt=d.diffed,kt=d.__c,bt=d.unmount;function Y(t,e){d.__h&&d.__h(E,t,J||e),J=0;var n=E.__H||
(E.__H={__:[],__h:[]});return t>=n.__.length&&n.__.push({}),n.__[t]}function P(t){return J=1,he(Pt,t)}function he(t,e,n){
var r=Y(U++,2);return r.t=t,r.__c||(r.__=[n?n(e):Pt(void 0,e),function(s){var o=r.t(r.__[0],s);r.__[0]!==o&&(r.__=[o,r.__[1]],
r.__c.setState({}))}],r.__c=E),r.__}function tt(t,e){var n=Y(U++,3);!d.__s&&ut(n.__H,e)&&(n.__=t,n.__H=e,E.__H.__h.push(
n))}function Rt(t,e){var n=Y(U++,4);!d.__s&&ut(n.__H,e)&&(n.__=t,n.__H=e,E.__h.push(n))}function et(t){return J=5,de(function(){
return{current:t}},[])}function de(t,e){var n=Y(U++,7);return ut(n.__H,e)&&(n.__=t(),n.__H=e,n.__h=t),n.__}function me(){st.forEach(function(t){if(t.__P)try{t.__H.__h.forEach(q),t.__H.__h.forEach(at),t.__H.__h=[]}catch(e){t.__H.
__h=[],d.__e(e,t.__v)}}),st=[]}d.__b=function(t){E=null,gt&&gt(t)},d.__r=function(t){yt&&yt(t),U=0;var e=(E=t.__c).__H;e&&
(e.__h.forEach(q),e.__h.forEach(at),e.__h=[])},d.diffed=function(t){xt&&xt(t);var e=t.__c;e&&e.__H&&e.__H.__h.length&&(st.
push(e)!==1&&vt===d.requestAnimationFrame||((vt=d.requestAnimationFrame)||function(n){var r,s=function(){clearTimeout(o),
wt&&cancelAnimationFrame(r),setTimeout(n)},o=setTimeout(s,100);wt&&(r=requestAnimationFrame(s))})(me)),E=void 0},d.__c=function(t,e){
e.some(function(n){try{n.__h.forEach(q),n.__h=n.__h.filter(function(r){return!r.__||at(r)})}catch(r){e.some(function(s){
s.__h&&(s.__h=[])}),e=[],d.__e(r,n.__v)}}),kt&&kt(t,e)},d.unmount=function(t){bt&&bt(t);var e=t.__c;if(e&&e.__H)try{e.__H.
__.forEach(q)}catch(n){d.__e(n,e.__v)}};var wt=typeof requestAnimationFrame=="function";function q(t){var e=E;typeof t.__c==
"function"&&t.__c(),E=e}function at(t){var e=E;t.__c=t.__(),E=e}function ut(t,e){return!t||t.length!==e.length||e.some(function(n,r){
return n!==t[r]})}function Pt(t,e){return typeof e=="function"?e(t):e}var Ft=function(t,e,n,r){var s;e[0]=0;for(var o=1;o<
e.length;o++){var i=e[o++],l=e[o]?(e[0]|=i?1:2,n[e[o++]]):e[++o];i===3?r[0]=l:i===4?r[1]=Object.assign(r[1]||{},l):i===5?
(r[1]=r[1]||{})[e[++o]]=l:i===6?r[1][e[++o]]+=l+"":i?(s=t.apply(l,Ft(t,l,n,["",null])),r.push(s),l[0]?e[0]|=2:(e[o-2]=0,
e[o]=s)):r.push(l)}return r},Ht=new Map,$=function(t){var e=Ht.get(this);return e||(e=new Map,Ht.set(this,e)),(e=Ft(this,
e.get(t)||(e.set(t,e=(function(n){for(var r,s,o=1,i="",l="",u=[0],_=function(f){o===1&&(f||(i=i.replace(/^\s*\n\s*|\s*\n\s*$/g,
"")))?u.push(0,f,i):o===3&&(f||i)?(u.push(3,f,i),o=2):o===2&&i==="..."&&f?u.push(4,f,0):o===2&&i&&!f?u.push(5,0,!0,i):o>=
5&&((i||!f&&o===5)&&(u.push(o,0,i,s),o=6),f&&(u.push(o,f,0,s),o=6)),i=""},a=0;a<n.length;a++){a&&(o===1&&_(),_(a));for(var p=0;p<
n[a].length;p++)r=n[a][p],o===1?r==="<"?(_(),u=[u],o=3):i+=r:o===4?i==="--"&&r===">"?(o=1,i=""):i=r+i[0]:l?r===l?l="":i+=
r:r==='"'||r==="'"?l=r:r===">"?(_(),o=1):o&&(r==="="?(o=5,s=i,i=""):r==="/"&&(o<5||n[a][p+1]===">")?(_(),o===3&&(u=u[0]),
o=u,(u=u[0]).push(2,0,o),o=0):r===" "||r==="	"||r===`
`||r==="\r"?(_(),o=2):i+=r),o===3&&i==="!--"&&(o=4,u=u[0])}return _(),u})(t)),e),arguments,[])).length>1?e:e[0]}.bind(Ct);var $e=new Intl.NumberFormat("en");function M(t){return $e.format(t)}function nt(t,e){return`${M(t)} ${e}${t===1?"":"s"}`}
function y(t){return t==null?"":String(t).replace("Infinity","∞").replace("-","−")}function b(t){return typeof t=="n\
umber"?t:t==="Infinity"?1/0:-1/0}function Ut({label:t,value:e,last:n,text:r,onChange:s}){return $`<div class="slider">
    <input
      type="range"
      min="0"
      max=${Math.max(n,0)}
      step="1"
      value=${e}
      aria-label=${t}
      aria-valuetext=${r}
      onInput=${o=>s(Number(o.target.value))}
    />
    <output>${M(e)} <span class="muted">/ ${M(Math.max(n,0))}</span></output>
  </div>`}function L(t){return JSON.stringify(t)}function ve({state:t,kind:e,skipped:n}){return n?n.kind==="inner":t==="current"||
t==="done"&&e!=="leaf"&&e!=="cached"}function ge({children:t,value:e,skipped:n}){let r=n?n.value:e;return r===null?-1:t.
findIndex(s=>{let o=s.state==="done"?s.value:n&&s.skipped?.value;return o!=null&&b(o)===b(r)})}function Bt(t,e){let n=[];
for(let r=0;r<=t.length;r+=1){let s=t.slice(0,r),o=e(s);if(!o||o.children.length===0)break;let i=o.children.findIndex(l=>l.
move===t[r]);n.push({parent:o,path:s,open:i,best:ge(o)})}return n}function Gt(t){let e=n=>{let r=t[n];return r?r.parent.
children.flatMap((s,o)=>{let i=[...r.path,s.move],l=o===r.open&&n+1<t.length,u={key:L(i),path:i,level:n+1,child:s,isOpen:l,
canOpen:ve(s)};return l?[u,...e(n+1)]:[u]}):[]};return[{key:"",path:[],level:0,child:null,isOpen:t.length>0,canOpen:!0},
...e(0)]}function rt(t){let e=t.reduce((n,{nodes:r})=>n+r,0);return t.some(({value:n})=>n===null)?`more than ${M(e)} nodes`:nt(e,
"node")}function ct(t){let{kind:e,value:n}=t;if(e==="leaf")return`minimax would look at this leaf, worth ${y(n)}`;let r=n===
null?"":`, and come to ${y(n)}`;return`minimax would search ${rt([t])} here${r}`}function Vt(){return $`<details class="legend">
    <summary>What the symbols mean</summary>
    <ul>
      <li><strong>△</strong> a node where the root's player moves: it takes the greatest value of its children</li>
      <li><strong>▽</strong> a node where the other player moves: it takes the least</li>
      <li><strong>□</strong> a leaf: the position is valued</li>
      <li><strong>◇</strong> a value from the cache</li>
      <li>
        <strong>heavy frame</strong> where the search is; <strong>dashed</strong> not searched yet;${" "}
        <strong>hatched</strong> cut off; <strong>dotted, in italics</strong> what minimax would find there
      </li>
      <li><strong>▲</strong> under a child: it gave its parent the value</li>
    </ul>
  </details>`}function ot(t){let[e,n]=P(0);return Rt(()=>{if(!t.current)return;let r=new ResizeObserver(([s])=>n(Math.floor(s.contentRect.
width)));return r.observe(t.current),n(Math.floor(t.current.clientWidth)),()=>r.disconnect()},[]),e}var ye=260,zt=46,S=96,xe=9.5;function ke(t,e){let n=(e-t)/5||1,r=10**Math.floor(Math.log10(n)),s=Math.max(1,[1,2,5,10].map(
i=>i*r).find(i=>i>=n)??1),o=Math.ceil(t/s)*s;return Array.from({length:Math.floor((e-o)/s)+1},(i,l)=>o+l*s)}function be(t,[
e,n],r){return t===1/0?r-16:t===-1/0?16:zt+(t-e)/(n-e)*(r-2*zt)}function we({value:t,alpha:e,beta:n}){let r=b(e)>=b(n);return`\
Alpha ${y(e)}, beta ${y(n)}, value ${y(t)}${r?"; the window is empty":""}`}function He(t,e){let n=e.filter(o=>typeof o==
"number"),r=Math.min(...n,...t??[0]),s=Math.max(...n,...t??[1]);return[r,Math.max(s,r+1)]}function jt({node:t,before:e,child:n,
range:r,showsWindow:s}){let o=He(r,[t.value,t.alpha,t.beta,n?.value]),i=et(null),l=Math.max(ot(i),ye),u=h=>be(b(h),o,l),
[_,a]=[u(t.alpha),u(t.beta)],p=s?0:n?26:60,f=b(t.alpha)>=b(t.beta),c=e&&(e.alpha!==t.alpha||e.beta!==t.beta);return $`<svg class="number-line" ref=${i} viewBox=${`\
0 ${p} ${l} ${158-p}`} role="img" aria-label=${we(t)}>
    ${c&&$`<rect
        class="window-before"
        x=${u(e.alpha)}
        y="52"
        width=${u(e.beta)-u(e.alpha)}
        height="38"
        rx="3"
      />`}
    ${s&&$`<rect
          class=${f?"window empty":"window"}
          x=${Math.min(_,a)}
          y="58"
          width=${Math.abs(a-_)}
          height="32"
          rx="2"
        />
        <path class="bracket" d=${`M${_+8} 54H${_}V94H${_+8}`} />
        <path class="bracket" d=${`M${a-8} 54H${a}V94H${a-8}`} />
        <${Te}
          at=${[_,a]}
          words=${[`α ${y(t.alpha)}`,`β ${y(t.beta)}`]}
          isEmpty=${f}
          width=${l}
        />`}
    <path
      class="axis"
      d=${`M6 ${S}H${l-6}M14 ${S-5}L6 ${S} 14 ${S+5}M${l-14} ${S-5}L${l-6} ${S} ${l-14} ${S+5}`}
    />
    ${ke(...o).map(h=>$`<path class="axis" d=${`M${u(h)} ${S}v5`} />
          <text class="tick" x=${u(h)} y=${S+18} text-anchor="middle">${y(h)}</text>`)}
    <${Ee}
      x=${u(t.value)}
      y=${S+24}
      text=${`value ${y(t.value)}`}
      kind=${t.is_max?"max":"min"}
      width=${l}
    />
    ${n&&$`<circle class="returned" cx=${u(n.value)} cy="74" r="6" />
        <${qt}
          x=${u(n.value)}
          y=${41}
          kind="returned"
          width=${l}
          text=${`${n.move} returns ${y(n.value)}`}
        />`}
  </svg>`}function Te({at:[t,e],words:n,isEmpty:r,width:s}){let[o,i]=n.map(p=>xe*p.length+8),l=!r&&t<60,u=!r&&e>s-60,_=u?
Math.min(t,e-i):t,a=l?Math.max(e,t+o):e;return $`<text class="bound" x=${_} y="18" text-anchor=${r||l?"start":"end"}>
      ${n[0]}
    </text>
    <text class="bound" x=${a} y="18" text-anchor=${r||u?"end":"start"}>
      ${n[1]}
    </text>`}function Ee({x:t,y:e,text:n,kind:r,width:s}){return $`<path class=${`pointer ${r}`} d=${`M${t} ${e}l7 13h-1\
4z`} />
    <${qt} x=${t} y=${e+30} kind="bound" text=${n} width=${s} />`}function qt({x:t,y:e,text:n,kind:r,width:s}){let o=t<70?
"start":t>s-70?"end":"middle",i=o==="start"?Math.max(t-8,2):o==="end"?Math.min(t+8,s-2):t;return $`<text class=${r} x=${i} y=${e} text-anchor=${o}>${n}</text>`}function Me(t,e){let[n,r]=t?["max","min"]:["min","max"],s=e?", α, β":"";return[[`${n}_value(s${s}):`],["  if s is a le\
af: return its value","leaf","cached"],[`  v ← ${t?"−∞":"+∞"}`,"enter"],["  for each move a:"],[`    v ← ${n}(\
v, ${r}_value(s + a${s}))`,"update","cut"],...e?[[`    if v ${t?"≥ β":"≤ α"}: return v`,"cut"],[`    ${t?"α":"β"}\
 ← ${n}(${t?"α":"β"}, v)`,"update"]]:[],["  return v"]]}function Kt({step:{kind:t,node:e},prunes:n}){return $`<ol class="code" aria-label="The function, with the current lines marked">
    ${Me(e.is_max,n).map(([r,...s])=>{let o=s.includes(t);return $`<li class=${o?"here":""} aria-current=${o?"step":void 0}><code>${r}</code></li>`})}
  </ol>`}var Se=({node:{is_max:t,alpha:e,beta:n}})=>b(t?n:e),Zt=({path:t})=>t.at(-1)?.children.filter(({state:e})=>e==="cut").length??
0;function Jt({kind:t,node:e,path:n}){if(t!=="cut")return null;let r=Se({node:e});for(let[s,o]of n.slice(0,-1).entries()){
if(o.is_max===e.is_max||b(o.value)!==r)continue;let i=o.children.find(u=>u.value!==void 0&&b(u.value)===r),l=n.slice(1,s+
1).map(({move:u})=>u);return i?{path:l,name:o.name,move:i.move,value:o.value}:null}return null}function Ce({node:t,board:e}){let n=e?.players??["Max","Min"],r=e?e.to_move:t.is_max?0:1;return r===null?null:[n[r],n[1-
r]]}var Xt=(t,e)=>t===0?"the root":`node ${e}`;function Qt(t){let{kind:e,node:n,before:r,child:s}=t,o=n.path.length>1?n.name:
"the root",i=y(n.value);if(e==="leaf")return`${o} is a leaf, worth ${i}.`;if(e==="cached")return`${o} is known already: ${i}\
.`;let[l,u]=Ce(t)??["",""];if(e==="enter")return`${l} moves at ${o}, and takes the ${n.is_max?"greatest":"least"} value.`;
if(e==="cut"){let p=Jt(t),f=Zt(t),c=f===0?"Nothing is left to skip.":`${nt(f,"move")} skipped.`;return`${p?`${u} already\
 has ${p.move} = ${y(p.value)} at ${Xt(p.path.length,p.name)}`:"The window is empty"}; ${l} can force ${i} at ${Xt(n.depth,
n.name)}. ${c}`}let _=r&&b(r.value)!==b(n.value),a=`${s?.move} = ${y(s?.value)}`;return _?`${a} is better for ${l}: ${o}\
 is worth ${n.is_max?"at least":"at most"} ${i} now.`:`${a} is no better for ${l}: ${o} stays at ${i}.`}var Ae={enter:"Node entered",leaf:"Leaf",update:"Update",cut:"Cut-off",cached:"From the cache"};function Oe({step:t}){return t.
line_text===null?$`<p class="log-line muted">No log line at this step.</p>`:$`<p class="log-line">
    <span class="muted">line ${t.line===null?"":M(t.line)}</span>
    <code>${t.line_text}</code>
  </p>`}function Yt({step:t,range:e,algorithm:n,hasLog:r}){let s=n==="alphabeta";return $`<section class="step-panel" aria-label="This step">
    <h2>
      <span class=${`kind kind-${t.kind}`}>${Ae[t.kind]}</span>
      <span class="path">${` ${t.node.path.join(" › ")}`}</span>
    </h2>
    <p class="reason">${Qt(t)}</p>
    ${r&&$`<${Oe} step=${t} />`}
    <details class="explanation">
      <summary>The whole reason</summary>
      <p>${r?t.log_explanation:t.explanation}</p>
    </details>
    <${jt} node=${t.node} before=${t.before} child=${t.child} range=${e} showsWindow=${s} />
    ${n!=="greedy"&&$`<${Kt} step=${t} prunes=${s} />`}
  </section>`}var te={max:"M0 0 21 35H-21Z",min:"M-21 0H21L0 35Z",leaf:"M-16 5H16V31H-16Z",cached:"M0 0 19 18 0 36-19 18Z"},De={max:29,
min:15,leaf:22,cached:22};function ee({shape:t,state:e,value:n,isBest:r=!1}){return $`<g class=${`glyph ${t} ${e}`}>
    <path class="shape" d=${te[t]} />
    ${/\b(cut|marked)\b/.test(e)&&$`<path class="hatch" d=${te[t]} />`}
    <text class="glyph-value" text-anchor="middle" y=${De[t]}>${y(n??null)}</text>
    ${r&&$`<path class="best-mark" d="M-5 40H5L0 46Z" transform="rotate(180 0 42)" />`}
  </g>`}function Le(t,e,n,r){let s=Math.max(1,Math.min(t,Math.floor(r/46))),o=Math.min(96,r/s),i=t>s,l=n+24+(i?8:30),u=s*o,_=Math.
min(Math.max(e.x-u/2,0),r-u),a=Array.from({length:t},(f,c)=>({x:_+(c%s+.5)*o,y:l+Math.floor(c/s)*64})),p=l-n+Math.ceil(t/
s)*64+6;return{top:n,height:p,isWrapped:i,from:e,nodes:a}}function ne(t,e){let n=[],r={x:e/2,y:0},s=r,o=58;for(let i of t){
let l=Le(i.parent.children.length,s,o,e);n.push(l),s=l.nodes[i.open]??s,o+=l.height+10}return{root:r,placed:n,height:o}}var We=7.5,Ie={unvisited:"not searched yet",current:"being searched",done:"searched",cut:"cut off"};function ft({name:t,
depth:e,is_max:n,value:r,alpha:s,beta:o},i){let l=i?`, alpha ${y(s)}, beta ${y(o)}`:"";return`${t} ${y(r)}: ${n?"max":"m\
in"} node at depth ${e}${l}`}function re(t){let e=t.kind==="leaf"?", leaf":t.kind==="cached"?", from the cache":"",n=y(t.
skipped?t.skipped.value:t.value),r=n&&` ${n}`,s=t.why?`: ${t.why}`:"",o=t.skipped?`; ${ct(t.skipped)}`:"";return`${t.name}${r}${e}\
, ${Ie[t.state]}${s}${o}`}function Ne(t,e,n){return n?n.parent.is_max?"max":"min":t.skipped?.kind==="leaf"?"leaf":t.kind===
"leaf"||t.kind==="cached"?t.kind:e.is_max?"min":"max"}function se({label:t,levels:e,current:n,onToggle:r,onSelect:s,hasWindow:o=!0,
cause:i,marked:l,astray:u}){let _=et(null),a=ot(_),[p,f]=P(""),c=Gt(e),h=c.some(x=>x.key===p)?p:n,{root:H,placed:v,height:m}=ne(
e,Math.max(a,200));tt(()=>Re(_.current),[n,a]);let k=x=>{x&&(f(x.key),s?.(x),_.current?.querySelector(`[data-key="${CSS.
escape(x.key)}"]`)?.focus())},C=x=>{let T=c.findIndex(I=>I.key===h);Pe(x,c,T,k,r)&&(x.preventDefault(),x.stopPropagation())},
g=x=>c.find(T=>T.key===x),O=({key:x,level:T,isOpen:I,canOpen:B})=>({role:"treeitem","data-key":x,"aria-level":T+1,"aria-\
expanded":B?String(I):void 0,"aria-current":x===n?"step":void 0,"aria-selected":l?String(l.has(x)):void 0,tabindex:x===h?
0:-1,onFocus:w=>(w.stopPropagation(),f(x)),onClick:w=>{w.stopPropagation(),k(g(x)),r?.(g(x))}}),_t=x=>{let T=e[x];if(!T)
return null;let{children:I}=T.parent,B=v[x];return $`<g role="group">
      <${Be}
        level=${T}
        place=${B}
        width=${Math.max(a,200)}
        hasWindow=${o}
        cause=${i}
      />
      ${I.map((w,G)=>{let D=L([...T.path,w.move]),N=G===T.open?e[x+1]:void 0,ie=Ne(w,T.parent,N),le=w.skipped?w.skipped.
value:N?N.parent.value:w.value,ue=N&&!w.skipped?ft(N.parent,o):re(w);return $`<g
          key=${D}
          ...${O(g(D))}
          aria-label=${`${ue}${D===i?", whose choice causes the cut":""}`}
          aria-setsize=${I.length}
          aria-posinset=${G+1}
        >
          <${oe}
            point=${B.nodes[G]}
            name=${w.name}
            shape=${ie}
            state=${[D===n?"here":w.state,w.skipped&&"skipped",D===i&&"cause",l?.has(D)&&"marked",u?.has(D)&&"astray"].filter(
Boolean).join(" ")}
            value=${le}
            isBest=${G===T.best}
            title=${re(w)}
          />
          </g>
          ${N&&_t(x+1)}`})}
    </g>`},W=e[0]?.parent;return $`<div class="tree-box" ref=${_}>
    <svg
      class="tree"
      viewBox=${`0 0 ${Math.max(a,200)} ${m}`}
      height=${m}
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
      ${W&&$`<g ...${O(c[0])} aria-label=${ft(W,o)} aria-setsize="1" aria-posinset="1">
          <${oe}
            point=${H}
            name=${W.name}
            shape=${W.is_max?"max":"min"}
            state=${n===""?"here":"current"}
            value=${W.value}
            title=${ft(W,o)}
          />
        </g>
        ${_t(0)}`}
    </svg>
  </div>`}function Re(t){let e=t?.querySelector('[aria-current="step"] .node-drawing');if(!t||!e)return;let[n,r]=[e.getBoundingClientRect(),
t.getBoundingClientRect()];n.bottom>r.bottom?t.scrollTop+=n.bottom-r.bottom+24:n.top<r.top&&(t.scrollTop-=r.top-n.top+24)}
function Pe(t,e,n,r,s){let o=e[n],i=t.key.length===1&&/\S/.test(t.key)&&!t.ctrlKey&&!t.metaKey&&!t.altKey;if(t.key==="Ar\
rowRight")r(e[n+1]);else if(t.key==="ArrowLeft")r(e[n-1]);else if(t.key==="ArrowDown"&&o.isOpen)r(e[n+1]);else if(t.key===
"ArrowDown"&&o.canOpen)s?.(o);else if(t.key==="ArrowUp"&&o.isOpen&&o.level>0&&s)s(o);else if(t.key==="ArrowUp")r(e.findLast(
(l,u)=>u<n&&l.level<o.level));else if(t.key==="Home")r(e[0]);else if(t.key==="End")r(e.at(-1));else if(t.key==="Enter"||
t.key===" ")s?.(o);else return i?Fe(t.key,e,n,r):t.key==="ArrowDown";return!0}function Fe(t,e,n,r){let o=[...e.slice(n+1),
...e.slice(0,n)].find(({child:i})=>i?.name.startsWith(t));return r(o),o!==void 0}function Ue({value:t,alpha:e,beta:n,skipped:r,
children:s},o){if(r)return["skipped",rt([r]),`minimax ${y(r.value)||"unknown"}`];let i=[`value ${y(t)}`];o&&i.push(`α ${y(
e)}`,`β ${y(n)}`);let l=s.flatMap(u=>u.skipped??[]);return l.length>0&&i.push(`skipped ${rt(l)}`),i}function Be({level:t,
place:e,width:n,hasWindow:r,cause:s}){let{parent:o,open:i,path:l}=t,u=e.top+22,_=Ue(o,r),a=We*(o.name.length+_.join("").
length+14),p=e.from.x<a&&e.from.x<n-a,f=e.from.x<a&&!p,c=`M${e.from.x} ${f?u:e.top-6}`,h=m=>`${c}L${e.from.x} ${u}L${m.x}\
 ${m.y-2}`,H=m=>["edge",m===i&&"open",o.children[m].skipped&&"skipped",L([...l,o.children[m].move])===s&&"cause"].filter(
Boolean).join(" "),v=e.nodes.map((m,k)=>({name:H(k),d:h(m)}));return v.sort((m,k)=>m.name.length-k.name.length),$`<g aria-hidden="true">
    <rect class=${o.skipped?"level skipped":"level"} x="0" y=${e.top} width=${n} height=${e.height} rx="10" />
    ${!e.isWrapped&&v.map(({name:m,d:k})=>$`<path class=${m} d=${k} />`)}
    ${e.isWrapped&&$`<path class="edge open" d=${`${c}V${u}`} />`}
    <text
      class="level-words"
      x=${p?n-10:10}
      y=${e.top+17}
      text-anchor=${p?"end":"start"}
    >
      <tspan class="strong">${o.name} ${o.is_max?"△ max":"▽ min"}</tspan>
      ${_.map(m=>$`<tspan dx="8">${m}</tspan>`)}
    </text>
  </g>`}function oe({point:t,name:e,shape:n,state:r,value:s,isBest:o,title:i}){return $`<g class=${`node-drawing ${r}`} transform=${`\
translate(${t.x} ${t.y})`} aria-hidden="true">
    <title>${i}</title>
    <rect class="touch" x="-22" y="0" width="44" height="58" />
    <text class="node-name" text-anchor="middle" y="11">${e}</text>
    ${" "}
    <g transform="translate(0 16)">
      <${ee} shape=${n} state=${r} value=${s} isBest=${o} />
    </g>
    <rect class="focus-ring" x="-22" y="-1" width="44" height="60" rx="6" />
  </g>`}function ae(t,e){let[n,r]=P(t.get(e));return tt(()=>{let s=()=>r(t.get(e));return t.on(`change:${e}`,s),()=>t.off(`chang\
e:${e}`,s)},[]),n}function Ge({model:t}){let e=ae(t,"step"),n=ae(t,"summary"),r=u=>{t.set("number",u),t.save_changes()},
s=e.node.path.slice(1),o=Bt(s,u=>e.path[u.length]),i=n.events-1,l=(u,_)=>$`<button disabled=${_==null} onClick=${()=>r(_??
0)}>${u}</button>`;return $`<div class="tree-columns">
    <div class="tree-main">
      <p class="buttons">
        ${l("‹ Back",e.previous.step)} ${l("Forward ›",e.next.step)}
        ${l("Over the subtree",e.next.over)} ${l("Next cut ›",e.next.cut)}
      </p>
      <${Ut}
        label="Step of the search"
        value=${e.step}
        last=${i}
        text=${`step ${M(e.step)} of ${M(i)}`}
        onChange=${r}
      />
      <${se} label="The tree of the search" levels=${o} current=${L(s)} />
      <${Vt} />
    </div>
    <${Yt}
      step=${e}
      range=${n.range}
      algorithm=${n.algorithm}
      hasLog=${!1}
    />
  </div>`}var Gn={render({model:t,el:e}){let n=e.attachShadow({mode:"open"}),r=document.createElement("style");r.textContent=
t.get("style");let s=document.createElement("div");return n.append(r,s),lt($`<${Ge} model=${t} />`,s),()=>lt(null,s)}};export{Gn as default};
