// Made by `npm --prefix tests/web run bundle` of modules with the hash f79083dfef19fdbb0da309da86a2656fd55782f39acccfe174fc30e4473498ca.
var Rs=Object.defineProperty;var Tn=(t,e)=>{for(var n in e)Rs(t,n,{get:e[n],enumerable:!0})};/*!
 * htm 3.1.1 with Preact 10: the file preact/standalone.module.js of the npm package htm 3.1.1, unchanged below this comment.
 * htm: Copyright 2018 Google Inc., Apache License 2.0, see htm.LICENSE.
 * Preact: Copyright (c) 2015-present Jason Miller, MIT License, see preact.LICENSE.
 */var re,C,Dn,Rt,Wn,Mn,Ns,ee={},Fn=[],Is=/acit|ex(?:s|g|n|p|$)|rph|grid|ows|mnc|ntw|ine[ch]|zoo|^ord|itera/i;function at(t,e){
for(var n in e)t[n]=e[n];return t}function Un(t){var e=t.parentNode;e&&e.removeChild(t)}function Vn(t,e,n){var r,o,s,a={};
for(s in e)s=="key"?r=e[s]:s=="ref"?o=e[s]:a[s]=e[s];if(arguments.length>2&&(a.children=arguments.length>3?re.call(arguments,
2):n),typeof t=="function"&&t.defaultProps!=null)for(s in t.defaultProps)a[s]===void 0&&(a[s]=t.defaultProps[s]);return Xt(
t,a,r,o,null)}function Xt(t,e,n,r,o){var s={type:t,props:e,key:n,ref:r,__k:null,__:null,__b:0,__e:null,__d:void 0,__c:null,
__h:null,constructor:void 0,__v:o??++Dn};return C.vnode!=null&&C.vnode(s),s}function oe(t){return t.children}function Zt(t,e){
this.props=t,this.context=e}function yt(t,e){if(e==null)return t.__?yt(t.__,t.__.__k.indexOf(t)+1):null;for(var n;e<t.__k.
length;e++)if((n=t.__k[e])!=null&&n.__e!=null)return n.__e;return typeof t.type=="function"?yt(t):null}function jn(t){var e,
n;if((t=t.__)!=null&&t.__c!=null){for(t.__e=t.__c.base=null,e=0;e<t.__k.length;e++)if((n=t.__k[e])!=null&&n.__e!=null){t.
__e=t.__c.base=n.__e;break}return jn(t)}}function En(t){(!t.__d&&(t.__d=!0)&&Rt.push(t)&&!ne.__r++||Mn!==C.debounceRendering)&&
((Mn=C.debounceRendering)||Wn)(ne)}function ne(){for(var t;ne.__r=Rt.length;)t=Rt.sort(function(e,n){return e.__v.__b-n.
__v.__b}),Rt=[],t.some(function(e){var n,r,o,s,a,i;e.__d&&(a=(s=(n=e).__v).__e,(i=n.__P)&&(r=[],(o=at({},s)).__v=s.__v+1,
Fe(i,s,o,n.__n,i.ownerSVGElement!==void 0,s.__h!=null?[a]:null,r,a??yt(s),s.__h),Jn(r,s),s.__e!=a&&jn(s)))})}function zn(t,e,n,r,o,s,a,i,u,m){
var c,h,f,p,d,$,g,v=r&&r.__k||Fn,w=v.length;for(n.__k=[],c=0;c<e.length;c++)if((p=n.__k[c]=(p=e[c])==null||typeof p=="bo\
olean"?null:typeof p=="string"||typeof p=="number"||typeof p=="bigint"?Xt(null,p,null,null,p):Array.isArray(p)?Xt(oe,{children:p},
null,null,null):p.__b>0?Xt(p.type,p.props,p.key,null,p.__v):p)!=null){if(p.__=n,p.__b=n.__b+1,(f=v[c])===null||f&&p.key==
f.key&&p.type===f.type)v[c]=void 0;else for(h=0;h<w;h++){if((f=v[h])&&p.key==f.key&&p.type===f.type){v[h]=void 0;break}f=
null}Fe(t,p,f=f||ee,o,s,a,i,u,m),d=p.__e,(h=p.ref)&&f.ref!=h&&(g||(g=[]),f.ref&&g.push(f.ref,null,p),g.push(h,p.__c||d,p)),
d!=null?($==null&&($=d),typeof p.type=="function"&&p.__k!=null&&p.__k===f.__k?p.__d=u=qn(p,u,t):u=Kn(t,p,f,v,d,u),m||n.type!==
"option"?typeof n.type=="function"&&(n.__d=u):t.value=""):u&&f.__e==u&&u.parentNode!=t&&(u=yt(f))}for(n.__e=$,c=w;c--;)v[c]!=
null&&(typeof n.type=="function"&&v[c].__e!=null&&v[c].__e==n.__d&&(n.__d=yt(r,c+1)),Yn(v[c],v[c]));if(g)for(c=0;c<g.length;c++)
Qn(g[c],g[++c],g[++c])}function qn(t,e,n){var r,o;for(r=0;r<t.__k.length;r++)(o=t.__k[r])&&(o.__=t,e=typeof o.type=="fun\
ction"?qn(o,e,n):Kn(n,o,o,t.__k,o.__e,e));return e}function Kn(t,e,n,r,o,s){var a,i,u;if(e.__d!==void 0)a=e.__d,e.__d=void 0;else if(n==
null||o!=s||o.parentNode==null)t:if(s==null||s.parentNode!==t)t.appendChild(o),a=null;else{for(i=s,u=0;(i=i.nextSibling)&&
u<r.length;u+=2)if(i==o)break t;t.insertBefore(o,s),a=s}return a!==void 0?a:o.nextSibling}function On(t,e,n){e[0]==="-"?
t.setProperty(e,n):t[e]=n==null?"":typeof n!="number"||Is.test(e)?n:n+"px"}function Yt(t,e,n,r,o){var s;t:if(e==="style")
if(typeof n=="string")t.style.cssText=n;else{if(typeof r=="string"&&(t.style.cssText=r=""),r)for(e in r)n&&e in n||On(t.
style,e,"");if(n)for(e in n)r&&n[e]===r[e]||On(t.style,e,n[e])}else if(e[0]==="o"&&e[1]==="n")s=e!==(e=e.replace(/Capture$/,
"")),e=e.toLowerCase()in t?e.toLowerCase().slice(2):e.slice(2),t.l||(t.l={}),t.l[e+s]=n,n?r||t.addEventListener(e,s?Cn:An,
s):t.removeEventListener(e,s?Cn:An,s);else if(e!=="dangerouslySetInnerHTML"){if(o)e=e.replace(/xlink[H:h]/,"h").replace(
/sName$/,"s");else if(e!=="href"&&e!=="list"&&e!=="form"&&e!=="tabIndex"&&e!=="download"&&e in t)try{t[e]=n??"";break t}catch{}
typeof n=="function"||(n!=null&&(n!==!1||e[0]==="a"&&e[1]==="r")?t.setAttribute(e,n):t.removeAttribute(e))}}function An(t){
this.l[t.type+!1](C.event?C.event(t):t)}function Cn(t){this.l[t.type+!0](C.event?C.event(t):t)}function Fe(t,e,n,r,o,s,a,i,u){
var m,c,h,f,p,d,$,g,v,w,x,b=e.type;if(e.constructor!==void 0)return null;n.__h!=null&&(u=n.__h,i=e.__e=n.__e,e.__h=null,
s=[i]),(m=C.__b)&&m(e);try{t:if(typeof b=="function"){if(g=e.props,v=(m=b.contextType)&&r[m.__c],w=m?v?v.props.value:m.__:
r,n.__c?$=(c=e.__c=n.__c).__=c.__E:("prototype"in b&&b.prototype.render?e.__c=c=new b(g,w):(e.__c=c=new Zt(g,w),c.constructor=
b,c.render=Gs),v&&v.sub(c),c.props=g,c.state||(c.state={}),c.context=w,c.__n=r,h=c.__d=!0,c.__h=[]),c.__s==null&&(c.__s=
c.state),b.getDerivedStateFromProps!=null&&(c.__s==c.state&&(c.__s=at({},c.__s)),at(c.__s,b.getDerivedStateFromProps(g,c.
__s))),f=c.props,p=c.state,h)b.getDerivedStateFromProps==null&&c.componentWillMount!=null&&c.componentWillMount(),c.componentDidMount!=
null&&c.__h.push(c.componentDidMount);else{if(b.getDerivedStateFromProps==null&&g!==f&&c.componentWillReceiveProps!=null&&
c.componentWillReceiveProps(g,w),!c.__e&&c.shouldComponentUpdate!=null&&c.shouldComponentUpdate(g,c.__s,w)===!1||e.__v===
n.__v){c.props=g,c.state=c.__s,e.__v!==n.__v&&(c.__d=!1),c.__v=e,e.__e=n.__e,e.__k=n.__k,e.__k.forEach(function(k){k&&(k.
__=e)}),c.__h.length&&a.push(c);break t}c.componentWillUpdate!=null&&c.componentWillUpdate(g,c.__s,w),c.componentDidUpdate!=
null&&c.__h.push(function(){c.componentDidUpdate(f,p,d)})}c.context=w,c.props=g,c.state=c.__s,(m=C.__r)&&m(e),c.__d=!1,c.
__v=e,c.__P=t,m=c.render(c.props,c.state,c.context),c.state=c.__s,c.getChildContext!=null&&(r=at(at({},r),c.getChildContext())),
h||c.getSnapshotBeforeUpdate==null||(d=c.getSnapshotBeforeUpdate(f,p)),x=m!=null&&m.type===oe&&m.key==null?m.props.children:
m,zn(t,Array.isArray(x)?x:[x],e,n,r,o,s,a,i,u),c.base=e.__e,e.__h=null,c.__h.length&&a.push(c),$&&(c.__E=c.__=null),c.__e=
!1}else s==null&&e.__v===n.__v?(e.__k=n.__k,e.__e=n.__e):e.__e=Bs(n.__e,e,n,r,o,s,a,u);(m=C.diffed)&&m(e)}catch(k){e.__v=
null,(u||s!=null)&&(e.__e=i,e.__h=!!u,s[s.indexOf(i)]=null),C.__e(k,e,n)}}function Jn(t,e){C.__c&&C.__c(e,t),t.some(function(n){
try{t=n.__h,n.__h=[],t.some(function(r){r.call(n)})}catch(r){C.__e(r,n.__v)}})}function Bs(t,e,n,r,o,s,a,i){var u,m,c,h=n.
props,f=e.props,p=e.type,d=0;if(p==="svg"&&(o=!0),s!=null){for(;d<s.length;d++)if((u=s[d])&&(u===t||(p?u.localName==p:u.
nodeType==3))){t=u,s[d]=null;break}}if(t==null){if(p===null)return document.createTextNode(f);t=o?document.createElementNS(
"http://www.w3.org/2000/svg",p):document.createElement(p,f.is&&f),s=null,i=!1}if(p===null)h===f||i&&t.data===f||(t.data=
f);else{if(s=s&&re.call(t.childNodes),m=(h=n.props||ee).dangerouslySetInnerHTML,c=f.dangerouslySetInnerHTML,!i){if(s!=null)
for(h={},d=0;d<t.attributes.length;d++)h[t.attributes[d].name]=t.attributes[d].value;(c||m)&&(c&&(m&&c.__html==m.__html||
c.__html===t.innerHTML)||(t.innerHTML=c&&c.__html||""))}if((function($,g,v,w,x){var b;for(b in v)b==="children"||b==="ke\
y"||b in g||Yt($,b,null,v[b],w);for(b in g)x&&typeof g[b]!="function"||b==="children"||b==="key"||b==="value"||b==="chec\
ked"||v[b]===g[b]||Yt($,b,g[b],v[b],w)})(t,f,h,o,i),c)e.__k=[];else if(d=e.props.children,zn(t,Array.isArray(d)?d:[d],e,
n,r,o&&p!=="foreignObject",s,a,s?s[0]:n.__k&&yt(n,0),i),s!=null)for(d=s.length;d--;)s[d]!=null&&Un(s[d]);i||("value"in f&&
(d=f.value)!==void 0&&(d!==t.value||p==="progress"&&!d)&&Yt(t,"value",d,h.value,!1),"checked"in f&&(d=f.checked)!==void 0&&
d!==t.checked&&Yt(t,"checked",d,h.checked,!1))}return t}function Qn(t,e,n){try{typeof t=="function"?t(e):t.current=e}catch(r){
C.__e(r,n)}}function Yn(t,e,n){var r,o;if(C.unmount&&C.unmount(t),(r=t.ref)&&(r.current&&r.current!==t.__e||Qn(r,null,e)),
(r=t.__c)!=null){if(r.componentWillUnmount)try{r.componentWillUnmount()}catch(s){C.__e(s,e)}r.base=r.__P=null}if(r=t.__k)
for(o=0;o<r.length;o++)r[o]&&Yn(r[o],e,typeof t.type!="function");n||t.__e==null||Un(t.__e),t.__e=t.__d=void 0}function Gs(t,e,n){
return this.constructor(t,n)}function Xn(t,e,n){var r,o,s;C.__&&C.__(t,e),o=(r=typeof n=="function")?null:n&&n.__k||e.__k,
s=[],Fe(e,t=(!r&&n||e).__k=Vn(oe,null,[t]),o||ee,ee,e.ownerSVGElement!==void 0,!r&&n?[n]:o?null:e.firstChild?re.call(e.childNodes):
null,s,!r&&n?n:o?o.__e:e.firstChild,r),Jn(s,t)}re=Fn.slice,C={__e:function(t,e){for(var n,r,o;e=e.__;)if((n=e.__c)&&!n.__)try{if((r=n.constructor)&&r.getDerivedStateFromError!=
null&&(n.setState(r.getDerivedStateFromError(t)),o=n.__d),n.componentDidCatch!=null&&(n.componentDidCatch(t),o=n.__d),o)
return n.__E=n}catch(s){t=s}throw t}},Dn=0,Zt.prototype.setState=function(t,e){var n;n=this.__s!=null&&this.__s!==this.state?
this.__s:this.__s=at({},this.state),typeof t=="function"&&(t=t(at({},n),this.props)),t&&at(n,t),t!=null&&this.__v&&(e&&this.
__h.push(e),En(this))},Zt.prototype.forceUpdate=function(t){this.__v&&(this.__e=!0,t&&this.__h.push(t),En(this))},Zt.prototype.
render=oe,Rt=[],Wn=typeof Promise=="function"?Promise.prototype.then.bind(Promise.resolve()):setTimeout,ne.__r=0,Ns=0;var vt,
J,Ln,Nt=0,De=[],Pn=C.__b,Rn=C.__r,Nn=C.diffed,In=C.__c,Bn=C.unmount;function It(t,e){C.__h&&C.__h(J,t,Nt||e),Nt=0;var n=J.
__H||(J.__H={__:[],__h:[]});return t>=n.__.length&&n.__.push({}),n.__[t]}function y(t){return Nt=1,Hs(tr,t)}function Hs(t,e,n){
var r=It(vt++,2);return r.t=t,r.__c||(r.__=[n?n(e):tr(void 0,e),function(o){var s=r.t(r.__[0],o);r.__[0]!==s&&(r.__=[s,r.
__[1]],r.__c.setState({}))}],r.__c=J),r.__}function _(t,e){var n=It(vt++,3);!C.__s&&Ue(n.__H,e)&&(n.__=t,n.__H=e,J.__H.__h.
push(n))}function G(t,e){var n=It(vt++,4);!C.__s&&Ue(n.__H,e)&&(n.__=t,n.__H=e,J.__h.push(n))}function O(t){return Nt=5,
se(function(){return{current:t}},[])}function se(t,e){var n=It(vt++,7);return Ue(n.__H,e)&&(n.__=t(),n.__H=e,n.__h=t),n.__}function Bt(t,e){return Nt=8,se(function(){
return t},e)}function Zn(t){var e=It(vt++,10),n=y();return e.__=t,J.componentDidCatch||(J.componentDidCatch=function(r){e.__&&e.__(r),
n[1](r)}),[n[0],function(){n[1](void 0)}]}function Ds(){De.forEach(function(t){if(t.__P)try{t.__H.__h.forEach(te),t.__H.
__h.forEach(We),t.__H.__h=[]}catch(e){t.__H.__h=[],C.__e(e,t.__v)}}),De=[]}C.__b=function(t){J=null,Pn&&Pn(t)},C.__r=function(t){
Rn&&Rn(t),vt=0;var e=(J=t.__c).__H;e&&(e.__h.forEach(te),e.__h.forEach(We),e.__h=[])},C.diffed=function(t){Nn&&Nn(t);var e=t.
__c;e&&e.__H&&e.__H.__h.length&&(De.push(e)!==1&&Ln===C.requestAnimationFrame||((Ln=C.requestAnimationFrame)||function(n){
var r,o=function(){clearTimeout(s),Gn&&cancelAnimationFrame(r),setTimeout(n)},s=setTimeout(o,100);Gn&&(r=requestAnimationFrame(
o))})(Ds)),J=void 0},C.__c=function(t,e){e.some(function(n){try{n.__h.forEach(te),n.__h=n.__h.filter(function(r){return!r.
__||We(r)})}catch(r){e.some(function(o){o.__h&&(o.__h=[])}),e=[],C.__e(r,n.__v)}}),In&&In(t,e)},C.unmount=function(t){Bn&&
Bn(t);var e=t.__c;if(e&&e.__H)try{e.__H.__.forEach(te)}catch(n){C.__e(n,e.__v)}};var Gn=typeof requestAnimationFrame=="f\
unction";function te(t){var e=J;typeof t.__c=="function"&&t.__c(),J=e}function We(t){var e=J;t.__c=t.__(),J=e}function Ue(t,e){
return!t||t.length!==e.length||e.some(function(n,r){return n!==t[r]})}function tr(t,e){return typeof e=="function"?e(t):
e}var er=function(t,e,n,r){var o;e[0]=0;for(var s=1;s<e.length;s++){var a=e[s++],i=e[s]?(e[0]|=a?1:2,n[e[s++]]):e[++s];a===
3?r[0]=i:a===4?r[1]=Object.assign(r[1]||{},i):a===5?(r[1]=r[1]||{})[e[++s]]=i:a===6?r[1][e[++s]]+=i+"":a?(o=t.apply(i,er(
t,i,n,["",null])),r.push(o),i[0]?e[0]|=2:(e[s-2]=0,e[s]=o)):r.push(i)}return r},Hn=new Map,l=function(t){var e=Hn.get(this);
return e||(e=new Map,Hn.set(this,e)),(e=er(this,e.get(t)||(e.set(t,e=(function(n){for(var r,o,s=1,a="",i="",u=[0],m=function(f){
s===1&&(f||(a=a.replace(/^\s*\n\s*|\s*\n\s*$/g,"")))?u.push(0,f,a):s===3&&(f||a)?(u.push(3,f,a),s=2):s===2&&a==="..."&&f?
u.push(4,f,0):s===2&&a&&!f?u.push(5,0,!0,a):s>=5&&((a||!f&&s===5)&&(u.push(s,0,a,o),s=6),f&&(u.push(s,f,0,o),s=6)),a=""},
c=0;c<n.length;c++){c&&(s===1&&m(),m(c));for(var h=0;h<n[c].length;h++)r=n[c][h],s===1?r==="<"?(m(),u=[u],s=3):a+=r:s===
4?a==="--"&&r===">"?(s=1,a=""):a=r+a[0]:i?r===i?i="":a+=r:r==='"'||r==="'"?i=r:r===">"?(m(),s=1):s&&(r==="="?(s=5,o=a,a=
""):r==="/"&&(s<5||n[c][h+1]===">")?(m(),s===3&&(u=u[0]),s=u,(u=u[0]).push(2,0,s),s=0):r===" "||r==="	"||r===`
`||r==="\r"?(m(),s=2):a+=r),s===3&&a==="!--"&&(s=4,u=u[0])}return m(),u})(t)),e),arguments,[])).length>1?e:e[0]}.bind(Vn);var ze={};Tn(ze,{ask:()=>js,listen:()=>zs});var Ve;function Ws(){return Ve??=fetch(new URL("../engine/suite_worker_bg.wasm",import.meta.url)).then(t=>t.arrayBuffer()).
then(t=>WebAssembly.compile(t)).catch(t=>{throw Ve=void 0,new Error(`The engine cannot be loaded: ${t.message}`)}),Ve}var ft=class{listeners=new Set;#t=new Map;#o=0;#n="";#e=new Worker(
new URL("../engine/worker.js",import.meta.url),{type:"module"});#r;constructor(e=1){this.#r=Ws().then(n=>this.#e.postMessage(
{module:n,firstId:e})),this.#e.addEventListener("message",({data:{number:n,status:r,text:o,event:s}})=>{if(s!==void 0){let a=JSON.
parse(s);for(let i of this.listeners)i(a);return}this.#t.get(n)?.resolve({status:r,text:o}),this.#t.delete(n)}),this.#e.
addEventListener("error",()=>this.end("internal error"))}async ask(e,n,r=""){if(await this.#r,this.#n)throw new Error(this.#n);
let o=this.#o+=1;return new Promise((s,a)=>{this.#t.set(o,{resolve:s,reject:a}),this.#e.postMessage({number:o,method:e,path:n,
body:r})})}end(e="the request was given up"){this.#n=e,this.#e.terminate();for(let{reject:n}of this.#t.values())n(new Error(
e));this.#t.clear(),this.listeners.clear()}};var Gt=new Map,Fs=8,nr=/^((\w+)\/\d+)(.*)$/,Us=0;function rr(t){let e=Gt.get(t);if(!e)throw new Error(`there is no ${t} \
any more`);return e}function or(t){let{worker:e,helper:n}=Gt.get(t)??{};e?.end(),n?.end(),Gt.delete(t)}async function sr(t,e,n){
let r=Us+=1,o=new ft(r),s=await o.ask("POST",e,n);if(s.status!==200)return o.end(),s;let a=[...Gt.keys()].filter(u=>u.startsWith(
`${t}/`));for(let u of a.slice(0,Math.max(0,a.length+1-Fs)))or(u);let i={id:r,worker:o,path:e,body:n,moves:[]};return Gt.
set(`${t}/${r}`,i),o.listeners.add(u=>{u.kind==="position"&&(i.moves=u.history.map(({move:m})=>m))}),s}async function je(t,e,n,r){
try{return await t.ask(e,n,r)}finally{t.end()}}async function ar({id:t,path:e,body:n}){let r=new ft(t);return await r.ask(
"POST",e,n),r}function Vs(t){t.helper?.end(),t.helper=new ft;let e={...JSON.parse(t.body??"{}"),moves:t.moves.join(", ")};
return je(t.helper,"POST","hints",JSON.stringify(e))}async function js(t,e,n){let[,r,o,s]=e.match(nr)??[];if(!r){let[i]=e.
split("?");return t==="POST"&&["trees","games","records"].includes(i)?sr(i,e,n):je(new ft,t,e,n)}if(t==="DELETE")return or(
r),{status:200,text:"{}"};let a=rr(r);return s==="/hint"?Vs(a):o==="records"&&s.includes("/hint")?je(await ar(a),t,e,n):
a.worker.ask(t,e,n)}function zs(t,e,n){let r=!1,o=()=>{};return(async()=>{let[,a,i]=t.match(nr)??[],u=rr(a),m=i==="games",
c=m?u.worker:await ar(u),h=async f=>{let p=f.kind==="ended"&&f.record?await qs(f):f;r||e(p)};if(o=()=>m?c.listeners.delete(
h):c.end(),r)return o();c.listeners.add(h),n(!0),await c.ask("GET",t)})().catch(()=>r||n(!1)),()=>{r=!0,o()}}async function qs(t){
let{status:e,text:n}=await sr("records","records",JSON.stringify(t.record));return{...t,record_id:e===200?JSON.parse(n).
id:void 0}}var Je={};Tn(Je,{ask:()=>Js,listen:()=>Qs});function it(t,e){try{return localStorage.getItem(`suite-${t}`)??e}catch{return e}}function ae(t,e){try{localStorage.setItem(
`suite-${t}`,e)}catch{}}function bt(t,e){let[n,r]=y(()=>it(t,e)),o=Bt(s=>{ae(t,s),r(s)},[t]);return[n,o]}function lt(t){
try{return Object(JSON.parse(it(t,"{}")))}catch{return{}}}function mt(t,e){ae(t,JSON.stringify(e))}var ir="token",qe="";function lr(){return it(ir,qe)}async function Ke(){let[,t,e]=location.hash.match(/^#token=([0-9a-f]+)(.*)$/)??
[];if(!t)return!1;history.replaceState(null,"",location.pathname+(e?`#${e}`:""));let r=await fetch("/api/token",{method:"\
POST",headers:{"x-suite-token":t}}).catch(()=>null);return r?.ok?({token:qe}=await r.json(),ae(ir,qe),!0):!1}var Ks=2e3;function cr(t,e,n={}){let r={...n.headers,"x-suite-token":lr()};return fetch(`/api/${e}`,{method:t,...n,headers:r})}
async function Js(t,e,n,r){let s=await cr(t,e,{headers:r?{"content-type":r}:void 0,body:n,keepalive:t==="DELETE"}).catch(
()=>{throw new Error("The server does not answer. Is `suite web` still running?")});return{status:s.status,text:await s.
text()}}function Qs(t,e,n){let r=new AbortController,{signal:o}=r,s=async()=>{let a=await cr("GET",t,{signal:o}).catch(()=>null);
a?.ok&&a.body&&(n(!0),await Ys(a.body,i=>o.aborted||e(i))),!o.aborted&&(n(!1),(!a||a.ok)&&setTimeout(()=>o.aborted||s(),
Ks))};return s(),()=>r.abort()}async function Ys(t,e){let n=t.pipeThrough(new TextDecoderStream).getReader(),r="";for(;;){
let{value:o,done:s}=await n.read().catch(()=>({value:"",done:!0}));if(s)return;let a=(r+o).split(`
`);r=a.pop()??"";for(let i of a)i.startsWith("data: ")&&e(JSON.parse(i.slice(6)))}}var Ht=typeof document<"u"&&document.querySelector("meta[name=suite-engine]")!==null,ur=Ht?ze:Je,ie=class extends Error{};
async function le(t,e,n,r){let{status:o,text:s}=await ur.ask(t,e,n,r).catch(i=>{throw new ie(N(i))}),a=Xs(s);if(o!==200)
throw new ie(a?.error??`error ${o}`);return a}function Xs(t){try{return t?JSON.parse(t):null}catch{return null}}var Qe=new Map;
function D(t){let e=le("GET",t);Qe.set(e,t);let n=()=>{Qe.delete(e)};return e.then(n,n),e}function et(t,e={}){return le(
"POST",t,JSON.stringify(e),"application/json")}function wt(t,e){return le("POST",t,e,"text/plain; charset=utf-8")}function pt(t){
return le("DELETE",t).catch(()=>null)}async function fr(t){let e=[...Qe].filter(([,n])=>`${n}/`.startsWith(`${t}/`)).map(
([n])=>n);return await Promise.allSettled(e),pt(t)}function xt(t,e,n=()=>{}){return ur.listen(t,e,n)}function N(t){return t instanceof
Error?t.message:String(t)}var Zs=new Intl.NumberFormat("en");function z(t){return Zs.format(t)}function V(t,e){return`${z(t)} ${e}${t===1?"":"s"}`}
function E(t){return t==null?"":String(t).replace("Infinity","∞").replace("-","−")}function F(t){return typeof t=="n\
umber"?t:t==="Infinity"?1/0:-1/0}function mr(t){return`${t>0?"+":""}${E(t)}`}function kt(t){return t<1<<20?`${Math.ceil(
t/1024)} kB`:`${z(Math.round(t/(1<<20)))} MB`}function ce(t){return t<10?`${t.toFixed(2)} s`:`${t.toFixed(1)} s`}function X({label:t,value:e,values:n,onChange:r}){return l`<label class="field">
    <span>${t}</span>
    <select onChange=${o=>r(o.target.value)}>
      ${n.map(o=>{let[s,a]=Array.isArray(o)?o:[o,o];return l`<option value=${s} selected=${String(s)===String(e)}>${a}</option>`})}
    </select>
  </label>`}function Z({label:t,value:e,onChange:n,placeholder:r,type:o="text",min:s}){return l`<label class="field">
    <span>${t}</span>
    <input
      type=${o}
      min=${s}
      value=${e}
      placeholder=${r}
      autocomplete="off"
      spellcheck=${!1}
      onInput=${a=>n(a.target.value)}
    />
  </label>`}function _t({label:t,checked:e,onChange:n}){return l`<label class="check">
    <input
      type="checkbox"
      checked=${e}
      onChange=${r=>n(r.target.checked)}
    />
    ${t}
  </label>`}var ta=64<<20,ea=1<<20;async function na(t,e){if(t.size>e)throw new Error(`${t.name} has ${kt(t.size)}; at m\
ost ${kt(e)} can be read here.`);let n=await t.text();if(n.slice(0,4096).includes("\0"))throw new Error(`${t.name} is no\
t a text file.`);return n}function pr(){for(let t of["dragover","drop"])addEventListener(t,e=>e.preventDefault())}function hr({
label:t,value:e,onText:n,rows:r=6,placeholder:o}){return l`<${ht} onText=${n} most=${ea}>
    <label class="field">
      <span>${t}</span>
      <textarea
        class="mono"
        rows=${r}
        placeholder=${o}
        spellcheck=${!1}
        value=${e}
        onInput=${s=>n(s.target.value)}
      ></textarea>
    </label>
  <//>`}function ht({onText:t,label:e="Choose a file",most:n=ta,multiple:r=!1,children:o}){let[s,a]=y(!1),[i,u]=y(""),m=async c=>{
try{for(let h of[...c??[]].slice(0,r?void 0:1)){let f=await na(h,n);u(""),t(f,h.name)}}catch(h){u(h instanceof Error?h.message:
String(h))}};return l`<div
    class=${s?"file-drop over":"file-drop"}
    onDragOver=${c=>(c.preventDefault(),a(!0))}
    onDragLeave=${()=>a(!1)}
    onDrop=${c=>{c.preventDefault(),a(!1),m(c.dataTransfer?.files)}}
  >
    ${o}
    <label class="file-button">
      <input
        type="file"
        multiple=${r}
        onChange=${c=>{m(c.target.files),c.target.value=""}}
      />
      <span>${e}<span class="muted"> or drop it here, at most ${kt(n)}</span></span>
    </label>
    <${B} error=${i} />
  </div>`}function B({error:t}){return t?l`<p class="error" role="alert"><strong>Error: </strong>${t}</p>`:null}function ra(t){return t instanceof HTMLElement&&t.matches("input:not([type=range], [type=checkbox]), textarea, select")}
function oa(t){return t instanceof HTMLElement&&t.matches("button, a, summary")}function nt(t){let e=O(t);e.current=t,_(
()=>{let n=r=>{let o=e.current[r.key],s=r.defaultPrevented||r.ctrlKey||r.metaKey||r.altKey;!o||s||ra(r.target)||document.
querySelector("dialog[open]")||r.key===" "&&oa(r.target)||it("shortcuts","on")!=="off"&&(r.preventDefault(),o())};return addEventListener(
"keydown",n),()=>removeEventListener("keydown",n)},[])}var sa=[{heading:"Boards",keys:[["Tab","to and from the board"],["← ↑ → ↓","from square to square"],["Home, End",
"first, last square of the row"],["Enter, Space","play on the square"]]},{heading:"Game",keys:[["m","type a move"],["z",
"undo"],["h","hints"]]},{heading:"Search",keys:[["f, b","one step forward, back"],["o","over the subtree"],["r","out to \
the parent"],["l, L","next, previous log line"],["u, U","next, previous update"],["c, C","next, previous cut-off"],["Spa\
ce","play, pause"]]},{heading:"Tree",keys:[["← →","previous, next node"],["↓","show the children, then the first c\
hild"],["↑","hide the children, then the parent"],["Home, End","first, last node"],["letters","the next node with that\
 name"],["Enter, Space","show or hide the children"]]},{heading:"Recorded game",keys:[["f, b","next, previous position"],
["Home, End","on the slider: first, last position"]]}];function aa({heading:t,keys:e}){return l`<section>
    <h3>${t}</h3>
    <dl class="keys">
      ${e.map(([n,r])=>l`<dt><kbd>${n}</kbd></dt>
            <dd>${r}</dd>`)}
    </dl>
  </section>`}function dr(){let t=O(null),[e,n]=bt("shortcuts","on"),r=()=>t.current?.showModal();return nt({"?":r}),l`<button class="quiet" onClick=${r} aria-haspopup="dialog">Keys</button>
    <dialog ref=${t} aria-labelledby="help-title">
      <div class="dialog-head">
        <h2 id="help-title">Keys</h2>
        <form method="dialog"><button>Close</button></form>
      </div>
      <div class="key-groups">${sa.map(o=>l`<${aa} ...${o} />`)}</div>
      <label class="check">
        <input
          type="checkbox"
          checked=${e==="on"}
          onChange=${()=>n(e==="on"?"off":"on")}
        />
        Single letters act as shortcuts
      </label>
    </dialog>`}function ia(t){let[,e,n]=t.match(/^#?\/?([^?]*)\??(.*)$/s)??[];return{route:(e??"").split("/").filter(Boolean).map(la),query:new URLSearchParams(
n)}}function la(t){try{return decodeURIComponent(t)}catch{return t}}var ue=location.hash;function $r(){let[t,e]=y(location.
hash);return _(()=>{let n=()=>{ue=location.hash,e(ue)};return addEventListener("hashchange",n),n(),()=>removeEventListener(
"hashchange",n)},[]),ia(t)}function P(...t){return`#/${t.map(encodeURIComponent).join("/")}`}function Dt(t,e){let n=String(
new URLSearchParams(e));return n?`${t}?${n}`:t}function St(t){t===location.hash||location.hash!==ue||(history.replaceState(
history.state,"",t),ue=location.hash)}var Wt=new URLSearchParams(location.search).has("embed");function Tt(t){let[e,n]=y(0);return G(()=>{if(!t.current)return;let r=new ResizeObserver(([o])=>n(Math.floor(o.contentRect.
width)));return r.observe(t.current),n(Math.floor(t.current.clientWidth)),()=>r.disconnect()},[]),e}var ca=260,gr=46,rt=96,ua=9.5;function fa(t,e){let n=(e-t)/5||1,r=10**Math.floor(Math.log10(n)),o=Math.max(1,[1,2,5,10].
map(a=>a*r).find(a=>a>=n)??1),s=Math.ceil(t/o)*o;return Array.from({length:Math.floor((e-s)/o)+1},(a,i)=>s+i*o)}function ma(t,[
e,n],r){return t===1/0?r-16:t===-1/0?16:gr+(t-e)/(n-e)*(r-2*gr)}function pa({value:t,alpha:e,beta:n}){let r=F(e)>=F(n);return`\
Alpha ${E(e)}, beta ${E(n)}, value ${E(t)}${r?"; the window is empty":""}`}function ha(t,e){let n=e.filter(s=>typeof s==
"number"),r=Math.min(...n,...t??[0]),o=Math.max(...n,...t??[1]);return[r,Math.max(o,r+1)]}function Mt({node:t,before:e,child:n,
range:r,showsWindow:o}){let s=ha(r,[t.value,t.alpha,t.beta,n?.value]),a=O(null),i=Math.max(Tt(a),ca),u=d=>ma(F(d),s,i),[
m,c]=[u(t.alpha),u(t.beta)],h=o?0:n?26:60,f=F(t.alpha)>=F(t.beta),p=e&&(e.alpha!==t.alpha||e.beta!==t.beta);return l`<svg class="number-line" ref=${a} viewBox=${`\
0 ${h} ${i} ${158-h}`} role="img" aria-label=${pa(t)}>
    ${p&&l`<rect
        class="window-before"
        x=${u(e.alpha)}
        y="52"
        width=${u(e.beta)-u(e.alpha)}
        height="38"
        rx="3"
      />`}
    ${o&&l`<rect
          class=${f?"window empty":"window"}
          x=${Math.min(m,c)}
          y="58"
          width=${Math.abs(c-m)}
          height="32"
          rx="2"
        />
        <path class="bracket" d=${`M${m+8} 54H${m}V94H${m+8}`} />
        <path class="bracket" d=${`M${c-8} 54H${c}V94H${c-8}`} />
        <${da}
          at=${[m,c]}
          words=${[`α ${E(t.alpha)}`,`β ${E(t.beta)}`]}
          isEmpty=${f}
          width=${i}
        />`}
    <path
      class="axis"
      d=${`M6 ${rt}H${i-6}M14 ${rt-5}L6 ${rt} 14 ${rt+5}M${i-14} ${rt-5}L${i-6} ${rt} ${i-14} ${rt+5}`}
    />
    ${fa(...s).map(d=>l`<path class="axis" d=${`M${u(d)} ${rt}v5`} />
          <text class="tick" x=${u(d)} y=${rt+18} text-anchor="middle">${E(d)}</text>`)}
    <${$a}
      x=${u(t.value)}
      y=${rt+24}
      text=${`value ${E(t.value)}`}
      kind=${t.is_max?"max":"min"}
      width=${i}
    />
    ${n&&l`<circle class="returned" cx=${u(n.value)} cy="74" r="6" />
        <${yr}
          x=${u(n.value)}
          y=${41}
          kind="returned"
          width=${i}
          text=${`${n.move} returns ${E(n.value)}`}
        />`}
  </svg>`}function da({at:[t,e],words:n,isEmpty:r,width:o}){let[s,a]=n.map(h=>ua*h.length+8),i=!r&&t<60,u=!r&&e>o-60,m=u?
Math.min(t,e-a):t,c=i?Math.max(e,t+s):e;return l`<text class="bound" x=${m} y="18" text-anchor=${r||i?"start":"end"}>
      ${n[0]}
    </text>
    <text class="bound" x=${c} y="18" text-anchor=${r||u?"end":"start"}>
      ${n[1]}
    </text>`}function $a({x:t,y:e,text:n,kind:r,width:o}){return l`<path class=${`pointer ${r}`} d=${`M${t} ${e}l7 13h-1\
4z`} />
    <${yr} x=${t} y=${e+30} kind="bound" text=${n} width=${o} />`}function yr({x:t,y:e,text:n,kind:r,width:o}){let s=t<70?
"start":t>o-70?"end":"middle",a=s==="start"?Math.max(t-8,2):s==="end"?Math.min(t+8,o-2):t;return l`<text class=${r} x=${a} y=${e} text-anchor=${s}>${n}</text>`}var fe=[3,12,8,2,4,6,14,5,2],q="A",[ga,ya]=[-99,99];function me(t){return["B","C","D"].map((e,n)=>({name:e,leaves:t.slice(
3*n,3*n+3).map((r,o)=>({name:`${e.toLowerCase()}${o+1}`,value:r}))}))}function vr({leaves:t}){return Math.min(...t.map(({
value:e})=>e))}function Ye(t,e){return{...t,leaves:t.leaves.toSorted((n,r)=>e*(n.value-r.value))}}function Xe(t,e){return t.
toSorted((r,o)=>e*(vr(o)-vr(r))).map(r=>Ye(r,e))}function pe(t){let e=t.flatMap(({name:n,leaves:r})=>[`  ${n}`,...r.map(
o=>`    ${o.name} ${o.value}`)]);return[q,...e,""].join(`
`)}function br(){return Array.from({length:9},()=>Math.floor(Math.random()*16))}function Ze(t){let e=Number(t.trim().replace(
"−","-"));return t.trim()!==""&&Number.isInteger(e)&&e>=ga&&e<=ya?e:null}function tn(t){let n=(t??"").split(",").map(Ze).
filter(r=>r!==null);return n.length===9?n:fe}var wr={title:"Alpha",lead:"Alpha-beta comes to the same value, but remembers what is certain already.",async questions(t,e){
let n=await e(t,"alphabeta"),[r,o]=t,s=n.findIndex(({kind:u,node:m})=>u==="update"&&m.depth===0),a=E(n[s].node.alpha),i=o.
leaves[0].value;return[{branches:t,steps:n,at:s-1,reveal:s,text:`The search goes from left to right. ${r.name} has come \
to ${a}; nothing else is known.`,prompt:`What is the least that ${q} can be worth now?`,task:{kind:"number",right:Number(
n[s].node.alpha),hint:`Max can always move to ${r.name}.`},why:`Max can move to ${r.name}, whatever the rest holds. This\
 promise is called alpha: α = ${a}. The window of values that still matter begins there.`,hasWindow:!0},{branches:t,steps:n,
at:s,reveal:s,text:`α = ${a} at ${q}.`,prompt:"What does alpha promise?",task:{kind:"choice",choices:[{text:`Max gets e\
xactly ${a}`,why:"A branch further right can still be better for Max."},{text:`Every leaf from here on is at least ${a}`,
why:`Leaves can be anything: the first one of ${o.name} is ${E(i)}.`},{text:`Max gets at least ${a}`,right:!0,why:""}]},
why:"Alpha is what Max already has. It can only rise, as better branches are found.",hasWindow:!0}]}};var xr={title:"Beta",lead:"Min remembers, too: beta is what Min already has.",async questions(t,e){let n=await e(t,"alph\
abeta"),r=({kind:$,node:g,before:v})=>$==="update"&&g.beta!==v?.beta,o=$=>r($)&&$.node.alpha!=="-Infinity",s=n.findIndex(
o),a=s<0?n.findIndex(r):s,{node:i,child:u}=n[a],[m,c]=[i.alpha,i.beta].map(E),h=s<0?"":` The window comes down from ${q}\
, with α = ${m}.`,f=[{branches:t,steps:n,at:a-1,reveal:a,text:`Min moves at ${i.name}.${h} The leaf ${u?.move} is ${c}.`,
prompt:`What is the most that ${i.name} can be worth now?`,task:{kind:"number",right:Number(i.beta),hint:`Min can always\
 choose ${u?.move}.`},why:`Min can choose ${u?.move}, so Max gets no more than ${c} here. This promise is called beta: β\
 = ${c}. It closes the window from above.`,hasWindow:!0}],[p,d]=[F(i.alpha),F(i.beta)];return d-p>=2&&s>=0&&f.push({branches:t,
steps:n,at:a,reveal:a,text:`The window at ${i.name} goes from ${m} to ${c}.`,prompt:`Which value of ${i.name} would be n\
ews at ${q}?`,task:{kind:"choice",choices:[{text:E(p-1),why:`No news: Max has ${m} already.`},{text:E(Math.floor((p+d)/2)),
right:!0,why:""},{text:E(d+3),why:`That cannot be: Min already has ${c}.`}]},why:"Only values between alpha and beta can\
 change the result. Once the window is empty, looking on is pointless.",hasWindow:!0}),f}};var kr=({node:t})=>E(t.value),st=t=>new Intl.ListFormat("en").format(t),en=t=>st(t.leaves.map(({value:e})=>E(e))),Et=(t,e)=>t.
findLastIndex(({node:n})=>n.name===e);function va(t){for(let[e,{kind:n,path:r}]of t.entries()){let o=r.at(-1)?.children.filter(({state:s})=>s==="cut")??[];if(n===
"cut"&&o.length>0)return{at:e,skipped:o.map(({name:s})=>s)}}return null}var _r={title:"The cut",lead:"When the window is\
 empty, the rest of a branch is skipped.",async questions(t,e){let n=await e(t,"alphabeta"),r=va(n);if(!r){let f=n.length-
1;return[{branches:t,steps:n,at:f,reveal:f,text:"With these values, in this order, nothing can be cut off.",prompt:"Take\
 other values: those of the book, or random ones.",task:{kind:"nothing"},why:"",hasWindow:!0}]}let{node:o,child:s,path:a}=n[r.
at],[i,u]=[E(o.alpha),E(o.value)],m=a[0].children.find(f=>f.state==="done"&&f.value===o.alpha)?.name??"",c=t.findIndex(({
name:f})=>f===o.name),h=t[c+1];return[{branches:t,steps:n,at:r.at-1,reveal:r.at,text:`The search has just found that ${s?.
move} is ${E(s?.value)}, and α = ${i} at ${o.name}.`,prompt:`Press every leaf of ${o.name} that need not be looked at.`,
task:{kind:"leaves",right:r.skipped,among:t[c].leaves.map(({name:f})=>f)},why:`Min can hold ${o.name} to ${u}, and Max a\
lready has ${i}. Whatever ${st(r.skipped)} may be, Max will not move to ${o.name}.`,hasWindow:!0,cause:m},{branches:t,steps:n,
at:r.at,reveal:r.at,text:`${st(r.skipped)} ${r.skipped.length>1?"are":"is"} never looked at.`,prompt:"Which earlier choi\
ce makes this cut possible?",task:{kind:"choice",choices:[{text:`Min's choice of ${s?.move} at ${o.name}`,why:`It makes ${o.
name} bad for Max. But to cut, somebody higher up must have something as good already.`},{text:`Max's choice of ${m} at ${q}`,
right:!0,why:""},h?{text:`Max's choice of ${h.name} at ${q}`,why:`${h.name} has not been searched yet.`}:{text:`Min's ch\
oice at ${t[0].name}`,why:`Min chose there, but it is Max who need not come to ${o.name}.`}]},why:`Max has ${m}, worth ${i}\
, and ${o.name} is worth ${u} at most. Equal would be enough, too. A cut always comes from a choice higher up.`,hasWindow:!0,
cause:m}]}};var Sr={title:"Minimax",lead:"Max (△) moves first, then Min (▽). Each leaf says what Max gets: Max wants much, and Min w\
ants Max to get little.",async questions(t,e){let n=await e(t,"minimax"),[r,...o]=t,s=({name:u})=>kr(n[Et(n,u)]),a=n.length-
1,i=n[a].node.best;return[{branches:t,steps:n,at:1,reveal:Et(n,r.name),text:`Say Max has moved to ${r.name}. Now Min cho\
oses among ${en(r)}.`,prompt:`What is ${r.name} worth?`,task:{kind:"number",right:Number(n[Et(n,r.name)].node.value),hint:"\
Min takes the least."},why:`Min takes the least of ${en(r)}. So ${r.name} is worth ${s(r)}.`},{branches:t,steps:n,at:a-1,
reveal:a,text:`In the same way, ${st(o.map(u=>`${u.name} is worth ${s(u)}`))}. Now Max chooses at ${q}.`,prompt:`What is\
 ${q} worth: what can Max be sure of?`,task:{kind:"number",right:Number(n[a].node.value),hint:"Max takes the greatest of\
 the three."},why:`Max takes the greatest of ${st(t.map(s))}, and moves to ${i}. That is minimax. It has looked at all n\
ine leaves.`}]}};var ba=20,nn=new Map;async function wa(t){let{id:e}=await et("trees",t);try{let n=await D(`trees/${e}`);for(;!n.done;)await new Promise(
r=>setTimeout(r,ba)),n=await D(`trees/${e}`);return await Promise.all(Array.from({length:n.events},(r,o)=>D(`trees/${e}/\
steps/${o}`)))}finally{pt(`trees/${e}`)}}function Tr(t,e){let n={game:"tree",text:t,algorithm:e},r=JSON.stringify(n),o=nn.
get(r)??wa(n);return nn.set(r,o),o.catch(()=>nn.delete(r)),o}function Mr(t,e){let n={};for(let s of t.slice(0,e+1))for(let{
name:a,value:i,children:u}of s.path){n[a]={state:"current",...typeof i=="number"&&{value:i}};for(let m of u)m.state!=="c\
urrent"&&(n[m.name]={state:m.state,value:m.value})}let{child:r,node:o}=t[e]??{};return r&&o&&(n[o.name]={...n[o.name],from:r.
move}),e===t.length-1&&n.root&&(n.root.state="done"),n}function Er(t){return t.filter(({kind:e})=>e==="leaf").length}var Or={title:"Order",lead:"The value is the same in every order. The work is not.",async questions(t,e){let n=t[2],r=[t[0],
t[1],Ye(n,1)],[o,s,a]=[t,Xe(t,1),Xe(t,-1)],[i,...u]=await Promise.all([r,o,s,a].map(v=>e(v,"alphabeta"))),[m,c,h]=u.map(
Er),f=i.findIndex(({node:v})=>v.name===n.name),p=i.filter(({kind:v,path:w})=>v==="leaf"&&w[1]?.name===n.name).length,d=st(
r[2].leaves.map(({value:v})=>E(v))),$=[...new Set([c,m,h,9])].sort((v,w)=>v-w),g=u[1].length-1;return[{branches:r,steps:i,
at:f,reveal:Et(i,n.name),text:`${n.name} is searched in another order now: ${d}. α = ${E(i[f].node.alpha)}.`,prompt:`Ho\
w many leaves of ${n.name} does the search look at?`,task:{kind:"number",right:p,hint:"Go from left to right, until the \
window is empty."},why:p<3?`Its first ${p>1?`${p} leaves`:"leaf"} closed the window: the others are cut off.`:`${n.name}\
 is good for Max, so all of its leaves have to be looked at.`,hasWindow:!0},{branches:s,steps:u[1],at:0,reveal:g,text:`A\
s given, the search looks at ${m} of nine leaves. Now it begins with Max's best branch, and in each branch with Min's be\
st leaf.`,prompt:"How many of the nine leaves does it look at?",task:{kind:"choice",choices:$.map(v=>({text:String(v),right:v===
c,why:v<c?"":"Try it: all of the first branch, and of each other branch one leaf, if it is no better."}))},why:`Good mov\
es first close the window early: ${c} leaves instead of ${h} in the worst order. In large trees, good order lets alpha-b\
eta look up to twice as deep in the same time.`,hasWindow:!0,counts:[["worst first",h],["as given",m],["best first",c]]}]}};var ct=[Sr,wr,xr,_r,Or];function Ar(t,e,n){return ct[t].questions(e,(r,o)=>n(pe(r),o))}var Cr={max:"M0 0 21 35H-21Z",min:"M-21 0H21L0 35Z",leaf:"M-16 5H16V31H-16Z",cached:"M0 0 19 18 0 36-19 18Z"},xa={max:29,
min:15,leaf:22,cached:22};function he({shape:t,state:e,value:n,isBest:r=!1}){return l`<g class=${`glyph ${t} ${e}`}>
    <path class="shape" d=${Cr[t]} />
    ${/\b(cut|marked)\b/.test(e)&&l`<path class="hatch" d=${Cr[t]} />`}
    <text class="glyph-value" text-anchor="middle" y=${xa[t]}>${E(n??null)}</text>
    ${r&&l`<path class="best-mark" d="M-5 40H5L0 46Z" transform="rotate(180 0 42)" />`}
  </g>`}var[ka,_a,Sa]=[14,50,84],Lr={unvisited:"not reached yet",current:"being searched",done:"searched",cut:"cut off"};function Ta(t){
let e={[q]:{x:50,y:ka}};return t.forEach(({name:n,leaves:r},o)=>{e[n]={x:(o+.5)*(100/3),y:_a},r.forEach((s,a)=>e[s.name]=
{x:(3*o+a+.5)*(100/9),y:Sa})}),e}function Pr({branches:t,standings:e,here:n,cause:r,pressed:o,onPress:s,onLeaf:a}){let i=Ta(
t),u=f=>e[f===q?"root":f]??{state:"unvisited"},m=f=>[u(f).state,n===f&&"here",r===f&&"cause"].filter(Boolean).join(" "),
c=(f,p)=>{let[d,$]=[i[f],i[p]];return l`<path key=${p} class=${`lesson-edge ${m(p)}`} d=${`M${d.x} ${d.y}L${$.x} ${$.y}`} />`},
h=(f,p)=>l`<${Ma}
      key=${f}
      name=${f}
      isMax=${p}
      place=${i[f]}
      standing=${u(f)}
      from=${i[u(f).from??""]}
      class=${m(f)}
    />`;return l`<div class="lesson-tree" role="group" aria-label="The tree">
    <svg class="lesson-edges" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
      <defs>
        <pattern id="hatch" width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <path class="hatch-line" d="M0 0V5" />
        </pattern>
      </defs>
      ${t.flatMap(({name:f,leaves:p})=>[c(q,f),...p.map(d=>c(f,d.name))])}
    </svg>
    ${h(q,!0)}
    ${t.map(({name:f})=>h(f,!1))}
    ${t.flatMap(({leaves:f})=>f.map(p=>l`<${Ea}
            key=${p.name}
            leaf=${p}
            place=${i[p.name]}
            state=${u(p.name).state}
            class=${m(p.name)}
            isPressed=${o?.has(p.name)??null}
            onPress=${()=>s(p.name)}
            onValue=${d=>a(p.name,d)}
          />`))}
  </div>`}var Rr=({x:t,y:e})=>({left:`${t}%`,top:`${e}%`});function Ma({name:t,isMax:e,place:n,standing:{state:r,value:o},
from:s,class:a}){let i=e?"max":"min",u=o===void 0?"no value yet":`value ${E(o)}`,m=s&&{"--dx":String(s.x-n.x),"--dy":String(
s.y-n.y)};return l`<div class=${`lesson-node ${a}`} style=${Rr(n)}>
    <span class="lesson-name">${t}</span>
    <svg viewBox="-25 -4 50 48" role="img" aria-label=${`${t}, ${i} node, ${u}, ${Lr[r]}`}>
      <${he} shape=${i} state=${a.includes("here")?"here":r} />
    </svg>
    ${o!==void 0&&l`<span key=${`${o} ${s?.x}`} class=${`lesson-value ${s?"rises":""}`} style=${m} aria-hidden="true"
        >${E(o)}</span
      >`}
  </div>`}function Ea({leaf:{name:t,value:e},place:n,state:r,class:o,isPressed:s,onPress:a,onValue:i}){let u=c=>{let h=Ze(
c.target.value);h!==null&&i(h)},m=`Leaf ${t}, ${Lr[r]}`;return l`<div class=${`lesson-leaf ${o}`} style=${Rr(n)}>
    ${s===null?l`<input
            inputmode="numeric"
            autocomplete="off"
            aria-label=${m}
            value=${e}
            onFocus=${c=>c.target.select()}
            onInput=${u}
          />`:l`<button aria-pressed=${s} aria-label=${`${m}: ${e}`} onClick=${a}>
            ${E(e)}
          </button>`}
    <span class="lesson-name" aria-hidden="true">${t}</span>
  </div>`}function Nr({counts:t}){return l`<table class="order-counts">
    <caption>
      Leaves looked at, of nine
    </caption>
    <tbody>
      ${t.map(([e,n])=>l`<tr>
            <th scope="row">${e}</th>
            <td class="numeric">${n}</td>
            <td class="bar" aria-hidden="true"><span style=${{width:`${n/9*100}%`}}></span></td>
          </tr>`)}
    </tbody>
  </table>`}var[Oa,Aa]=[650,5e3];function Ca(){return matchMedia("(prefers-reduced-motion: reduce)").matches}function Ir(t,e){let[n,
r]=y(t);return _(()=>{if(e<=t||Ca()){r(e);return}let o=setInterval(()=>r(s=>Math.min(Math.max(s,t)+1,e)),Math.min(Oa,Aa/
(e-t)));return()=>clearInterval(o)},[t,e]),e<=t?e:Math.min(Math.max(n,t),e)}var rn=()=>{};function U(t){rn(t)}function Br(){let[t,e]=y("");return _(()=>(rn=e,()=>{rn=()=>{}}),[]),l`<div class="sr-only" role="status" aria-live="polite">${t}</div>`}function Ft(t){let e=t.trim().toLowerCase().replaceAll("−","-").replace(/^\+/,"");return/^-?(inf|infinity|∞)$/.test(
e)?e.startsWith("-")?-1/0:1/0:e===""?NaN:Number(e)}function Gr({question:t,isFirst:e,pressed:n,isAnswered:r,onAnswered:o,next:s}){let{task:a,text:i,prompt:u,why:m}=t,[c,h]=y(
""),[f,p]=y(""),d=O(null),$=b=>(h(b),U(b));G(()=>{!e&&!document.activeElement?.closest(".lesson-tree, .lesson-tools")&&d.
current?.querySelector("input, .choices button, .go")?.focus()},[]),G(()=>{r&&d.current?.querySelector(".go")?.focus()},
[r]);let g=()=>{h(""),U(`Right. ${m}`),o()},v=b=>{if(b.preventDefault(),a.kind!=="number")return;let k=Ft(f);f.trim()===
""?$("Type a number first."):k===a.right?g():$(`Not ${f.trim()}. ${a.hint}`)},w=()=>{if(a.kind!=="leaves")return;let b=[
...n].filter(k=>!a.right.includes(k));n.size===0?$("Press the leaves in the tree first."):b.length>0?$(`Not ${b[0]}: the\
 search has looked at it, or still has to.`):n.size<a.right.length?$("Right so far, but there are more."):g()},x=l`<button type="button" class="quiet" onClick=${o}>Show me</button>`;
return l`<div class="question" ref=${d}>
    <p>${i}</p>
    <p class="prompt"><strong>${u}</strong></p>
    ${!r&&a.kind==="number"&&l`<form class="answer" onSubmit=${v}>
        <input
          class="number"
          inputmode="text"
          autocomplete="off"
          aria-label=${u}
          value=${f}
          onInput=${b=>p(b.target.value)}
        />
        <button class="primary">Check</button>
        ${x}
      </form>`}
    ${!r&&a.kind==="choice"&&l`<div class="choices" role="group" aria-label=${u}>
        ${a.choices.map(b=>l`<button onClick=${()=>b.right?g():$(`Not ${b.text}. ${b.why}`)}>
              ${b.text}
            </button>`)}
        ${x}
      </div>`}
    ${!r&&a.kind==="leaves"&&l`<div class="answer">
        <button class="primary go" onClick=${w}>Check</button>
        ${x}
      </div>`}
    ${c&&l`<p class="remark">${c}</p>`}
    ${r&&m&&l`<p class="remark right"><strong>✓ Right.</strong> ${m}</p>`}
    ${r&&l`<p><a class="button primary go" href=${s.href}>${s.text}</a></p>`}
  </div>`}var La=200;function de(t,e,n){let r=e>1?P("lesson",t,e):P("lesson",t);return Dt(r,Hr(n)?{}:{leaves:n.join()})}var Hr=t=>t.
join()===fe.join();function Pa(t,e){let[n,r]=y(null),[o,s]=y(""),a=`${t} ${e}`;return _(()=>{let i=!1,m=setTimeout(()=>Ar(
t,me(e),Tr).then(c=>!i&&(r({key:a,questions:c}),s("")),c=>!i&&s(N(c))),n?La:0);return()=>{i=!0,clearTimeout(m)}},[a]),{questions:n?.
key.startsWith(`${t} `)?n.questions:null,error:o}}function Ra({chapter:t,values:e}){return l`<nav class="chapters" aria-label="Chapters">
    <ol>
      ${ct.map(({title:n},r)=>l`<li>
            <a href=${de(r+1,1,e)} aria-current=${r===t?"step":void 0}>
              <span class="number" aria-hidden="true">${r+1}</span>${n}
            </a>
          </li>`)}
    </ol>
  </nav>`}function Na({question:t,chapter:e,isFirst:n,next:r,values:o,onValues:s}){let[a,i]=y(!1),[u,m]=y(new Set),{branches:c,
steps:h,at:f,reveal:p,task:d,cause:$,hasWindow:g,counts:v}=t;G(()=>{i(!1),m(new Set)},[t]);let w=Ir(f,a?p:f),x=h[w],b=A=>{
let R=new Set(u);R.delete(A)||R.add(A),m(R)},k=(A,R)=>{let S=me(o).flatMap(({leaves:M})=>M.map(({name:I})=>I));s(o.map((M,I)=>S[I]===
A?R:M))};return l`<div class="lesson-columns">
    <div class="lesson-picture">
      <${Pr}
        branches=${c}
        standings=${Mr(h,w)}
        here=${x.node.name==="root"?q:x.node.name}
        cause=${a&&w===p?$:void 0}
        pressed=${d.kind==="leaves"&&!a?u:null}
        onPress=${b}
        onLeaf=${k}
      />
      ${g&&!(a&&v)&&l`<${Mt}
          node=${x.node}
          before=${x.before}
          child=${x.child}
          range=${[Math.min(...o),Math.max(...o)]}
          showsWindow=${!0}
        />`}
      ${a&&v&&l`<${Nr} counts=${v} />`}
      <div class="lesson-tools">
        <span class="muted">Change any leaf, or take</span>
        <button onClick=${()=>s(br())}>random values</button>
        ${!Hr(o)&&l`<button onClick=${()=>s(fe)}>the book's values</button>`}
      </div>
    </div>
    <section class="card lesson-card" aria-labelledby="chapter-title">
      <h2 id="chapter-title">${`${e+1}. ${ct[e].title}`}</h2>
      <p class="lead">${ct[e].lead}</p>
      <${Gr}
        key=${c.map(({leaves:A})=>A.map(({value:R})=>R).join()).join()}
        question=${t}
        isFirst=${n}
        pressed=${u}
        isAnswered=${a||d.kind==="nothing"}
        onAnswered=${()=>i(!0)}
        next=${r}
      />
    </section>
  </div>`}function Dr({address:{route:t,query:e}}){let n=Math.min(Math.max(Math.trunc(Number(t[1])||1),1),ct.length)-1,r=e.
get("leaves"),[o,s]=y(()=>tn(r));G(()=>s(tn(r)),[r]);let{questions:a,error:i}=Pa(n,o),u=Math.min(Math.max(Math.trunc(Number(
t[2])||1),1),a?.length??1)-1,m=p=>{s(p),St(de(n+1,u+1,p))},c=u+1===a?.length,h=Dt(P("tree","tree"),{text:pe(me(o)),algorithm:"\
alphabeta"}),f=c?n+1<ct.length?{href:de(n+2,1,o),text:`Next: ${ct[n+1].title}`}:{href:h,text:"Step through this search"}:
{href:de(n+1,u+2,o),text:"Next question"};return l`<section class="lesson" aria-label="Lesson">
    <${Ra} chapter=${n} values=${o} />
    <${B} error=${i} />
    ${a&&l`<${Na}
        key=${`${n} ${u}`}
        question=${a[u]}
        chapter=${n}
        isFirst=${t.length===0}
        next=${f}
        values=${o}
        onValues=${m}
      />`}
  </section>`}function Wr({about:t,address:e}){let n=(o,s)=>l`<ul class="links">
      ${s.map(({id:a,name:i})=>l`<li><a href=${P(o,a)}>${i}</a></li>`)}
    </ul>`,r=[...t.games,t.tree].find(({textbook:o})=>o.log)?.textbook.log;return l`<h1 class="lesson-title">Alpha-beta in five steps</h1>
    <${Dr} address=${e} />
    <div class="cards ways">
      ${t.live!==null&&l`<section class="card">
          <h2><a href=${P("live")}>Watch live</a></h2>
          <p>${t.live}</p>
        </section>`}
      ${r&&l`<section class="card">
          <h2><a href=${P("tree")}>Check your log</a></h2>
          <p>Your ${r.file} against the right one, in step.</p>
        </section>`}
      <section class="card">
        <h2><a href=${P("tree")}>Search trees</a></h2>
        ${n("tree",[...t.games,t.tree])}
      </section>
      <section class="card">
        <h2><a href=${P("practice")}>Practice</a></h2>
        <p>Cuts, values and log lines, in random trees.</p>
      </section>
      <section class="card">
        <h2><a href=${P("play")}>Play</a></h2>
        ${n("play",t.games)}
      </section>
      <section class="card">
        <h2><a href=${P("look")}>Look at games</a></h2>
        <p>Records and SGF, with values and mistakes.</p>
      </section>
    </div>
    <p class="muted">suite ${t.version}. Everything runs on this machine.</p>`}function Q(t){return(t+.5)*100}function Y(t){return Array.from({length:t},(e,n)=>n)}function Ia({rows:t,columns:e}){return l`<rect class="felt" x="0" y="0" width=${e*100} height=${t*100} rx="8" />
    ${Y(t-1).map(n=>l`<path class="felt-line" d=${`M0 ${(n+1)*100}H${e*100}`} />`)}
    ${Y(e-1).map(n=>l`<path class="felt-line" d=${`M${(n+1)*100} 0V${t*100}`} />`)}
    ${t>=8&&e>=8&&[1.5,t-2.5].map(n=>[1.5,e-2.5].map(r=>l`<circle class="felt-dot" cx=${Q(r)} cy=${Q(n)} r="6" />`))}`}function Ba({
piece:t,mark:e,legal:n}){return t===null?n?l`<circle class="legal-dot" r="10" />`:null:l`<circle class="disk-shadow" cx="2" cy="4" r="40" />
    <circle class=${`disk disk-${t}`} r="40" />
    ${t===0?l`<path class="engraving-0" d="M0-22 22 0 0 22-22 0Z" />`:l`<circle class="engraving-1" r="28" />`}
    ${e==="last"&&l`<circle class=${`last last-${t}`} r="9" />`}`}var Fr={name:"disks",Ground:Ia,content:Ba};function Ut(t,e){return t===0?l`<path
        class="cross"
        d=${`M${-e} ${-e} ${e} ${e}M${e} ${-e} ${-e} ${e}`}
      />`:l`<circle class="ring" r=${e*1.1} />`}function Ga({rows:t,columns:e}){let[n,r]=[e*100,t*100];return l`<rect class="plain-ground" x="0" y="0" width=${n} height=${r} rx="8" />
    ${Y(t-1).map(o=>l`<path class="plain-line" d=${`M0 ${(o+1)*100}H${n}`} />`)}
    ${Y(e-1).map(o=>l`<path class="plain-line" d=${`M${(o+1)*100} 0V${r}`} />`)}`}function Ha({piece:t,value:e,mark:n,legal:r}){
let o=e!==void 0;return t===null?o?l`<text class="plot-value" text-anchor="middle" dy="0.36em">${e}</text>`:r?l`<circle class="plain-dot" r="8" />`:
null:l`${o?l`<g transform="translate(0 -8)">${Ut(t,22)}</g>`:Ut(t,26)}
  ${o&&l`<text class="plot-corner" text-anchor="middle" y="41">${e}</text>`}
  ${n==="last"&&l`<rect class="last-frame" x="-44" y="-44" width="88" height="88" rx="7" />`}`}var Vt={name:"grid",Ground:Ga,
content:Ha};var Ur=6;function Da(t,e){return Math.min(Ur-1,Math.floor(t/Math.max(e,1)*Ur))}function Wa({rows:t,columns:e,squares:n}){
let r=Math.max(...n.map(o=>o.value??0));return l`<rect class="plain-ground" x="0" y="0" width=${e*100} height=${t*100} rx="8" />
    ${n.map(({row:o,column:s,value:a})=>l`<rect
          class=${`plot plot-${Da(a??0,r)}`}
          x=${s*100+3}
          y=${o*100+3}
          width=${94}
          height=${94}
          rx="8"
        />`)}`}var Vr={name:"plots",Ground:Wa,content:Vt.content};function Fa(t){if(t<5)return[];let e=t<13?2:3,n=(t-1)/2,r=t<7?1:e,o=t%2===1?[r,n,t-1-r]:[r,t-1-r],s=o.flatMap(a=>o.map(i=>[
a,i]));return t<13?s.filter(([a,i])=>a===n==(i===n)):s}function Ua({rows:t,columns:e}){let n=Q(e-1),r=Q(t-1);return l`<defs>
      <radialGradient id="stone-0" cx="35%" cy="30%" r="75%">
        <stop offset="0" class="stone-0-light" />
        <stop offset="1" class="stone-0-dark" />
      </radialGradient>
      <radialGradient id="stone-1" cx="35%" cy="30%" r="80%">
        <stop offset="0" class="stone-1-light" />
        <stop offset="1" class="stone-1-dark" />
      </radialGradient>
    </defs>
    <rect class="wood" x="0" y="0" width=${e*100} height=${t*100} rx="10" />
    ${Y(t).map(o=>l`<path class="go-line" d=${`M50 ${Q(o)}H${n}`} />`)}
    ${Y(e).map(o=>l`<path class="go-line" d=${`M${Q(o)} 50V${r}`} />`)}
    <rect class="go-border" x="50" y="50" width=${n-50} height=${r-50} />
    ${t===e&&Fa(t).map(([o,s])=>l`<circle class="star-point" cx=${Q(s)} cy=${Q(o)} r="7" />`)}`}function Va({piece:t,mark:e,
why:n}){return t===null?n?l`<path class="forbidden" d="M-14-14 14 14M14-14-14 14" />`:null:l`<circle class="stone-shadow" cx="2" cy="5" r="46" />
    <circle class=${`stone stone-${t}`} r="46" fill=${`url(#stone-${t})`} />
    ${e==="last"&&l`<circle class=${`last last-${t}`} r="20" />`}`}var jr={name:"stones",Ground:Ua,content:Va};function ja({rows:t,columns:e}){return l`<rect class="plain-ground" x="0" y="0" width=${e*100} height=${t*100} rx="8" />
    ${Y(t-1).map(n=>l`<path class="stroke" d=${`M8 ${(n+1)*100}H${e*100-8}`} />`)}
    ${Y(e-1).map(n=>l`<path class="stroke" d=${`M${(n+1)*100} 8V${t*100-8}`} />`)}`}function za({piece:t,mark:e}){return t===
null?null:l`${Ut(t,26)}
  ${e==="last"&&l`<rect class="last-frame" x="-42" y="-42" width="84" height="84" rx="7" />`}`}var zr={name:"strokes",Ground:ja,
content:za};var qa=[Fr,Vt,Vr,jr,zr];function qr({rows:t,columns:e}){let n=Math.max(24,3.6*Math.max(t,e));return{size:n,margin:1.9*n}}
var Ka=8,Ja={ArrowUp:[-1,0],ArrowDown:[1,0],ArrowLeft:[0,-1],ArrowRight:[0,1]};function Kr(t){return qa.find(({name:e})=>e===
t.drawing)??Vt}function Qa(t,e,n){return[`${t.id}: ${t.piece===null?"empty":e[t.piece]}`,t.value===void 0?"":`value ${t.
value}`,t.mark==="last"?"last move":"",t.legal?"legal":"",t.why&&t.piece===null?"not legal":"",n??""].filter(Boolean).join(
", ")}function jt({id:t,piece:e,why:n}){return`${t}: ${n??(e===null?"not a legal move here":"the square is taken")}.`}function Ya(t,{
rows:e,columns:n},[r,o]){if(t.key==="Home")return[t.ctrlKey?0:r,0];if(t.key==="End")return[t.ctrlKey?e-1:r,n-1];let s=Ja[t.
key];if(!s)return null;let a=(i,u)=>Math.min(Math.max(i,0),u-1);return[a(r+s[0],e),a(o+s[1],n)]}function Xa(t){let{row_names:e,
column_names:n}=t,{size:r}=qr(t),o=-r/2;return l`<g class="edge-names" aria-hidden="true" font-size=${r}>
    ${n.map((s,a)=>l`<text x=${Q(a)} y=${o} text-anchor="middle">${s}</text>`)}
    ${e.map((s,a)=>l`<text x=${o} y=${Q(a)} dy="0.36em" text-anchor="end">${s}</text>`)}
  </g>`}function Za({note:{symbol:t,class:e}}){let n=Math.max(52,19*t.length+22);return l`<g class=${`note ${e}`}>
    <rect x=${-n/2} y="-26" width=${n} height="52" rx="26" />
    <text text-anchor="middle" dy="0.36em">${t}</text>
  </g>`}function ot({board:t,label:e,onSquare:n,notes:r={}}){let o=Kr(t),s=O(null),[a,i]=y([0,0]),[u,m]=[Math.min(a[0],t.
rows-1),Math.min(a[1],t.columns-1)],c=($,g)=>{let v=Ya($,t,[g.row,g.column]);if(v)i(v),s.current?.querySelector(`[data-s\
quare="${v.join(" ")}"]`)?.focus();else if($.key==="Enter"||$.key===" ")n?.(g);else return;$.preventDefault()},h=$=>{let g=r[$.
id],v=n&&$.legal;return l`<g
      key=${$.column}
      role="gridcell"
      class=${v?"square playable":"square"}
      data-square=${`${$.row} ${$.column}`}
      transform=${`translate(${Q($.column)} ${Q($.row)})`}
      tabindex=${$.row===u&&$.column===m?0:-1}
      aria-label=${Qa($,t.players,g?.words)}
      onClick=${()=>{i([$.row,$.column]),n?.($)}}
      onFocus=${()=>i([$.row,$.column])}
      onKeyDown=${w=>c(w,$)}
    >
      <rect class="touch" x="-50" y="-50" width="100" height="100" />
      ${o.content($)}
      ${g&&l`<${Za} note=${g} />`}
      <rect class="focus-ring" x="-47" y="-47" width="94" height="94" rx="9" />
    </g>`},{margin:f}=qr(t),[p,d]=[t.columns,t.rows].map($=>$*100+f+Ka);return l`<svg
    ref=${s}
    class=${`board board-${o.name}`}
    preserveAspectRatio="xMinYMid"
    viewBox=${`${-f} ${-f} ${p} ${d}`}
    role="grid"
    aria-label=${e}
    aria-rowcount=${t.rows}
    aria-colcount=${t.columns}
  >
    <g aria-hidden="true"><${o.Ground} ...${t} /></g>
    <${Xa} ...${t} />
    ${Y(t.rows).map($=>l`<g role="row" key=${$}>${t.squares.filter(g=>g.row===$).map(h)}</g>`)}
  </svg>`}function $e({board:t,player:e}){let n={id:"",row:0,column:0,piece:e,legal:!1},r=Kr(t);return l`<svg class=${`p\
iece-icon board-${r.name}`} viewBox="-52 -52 104 104" aria-hidden="true">
    ${r.content(n)}
  </svg>`}function Jr(t){if(t===null||typeof t!="object")return t;let e=t.game===void 0?t.href:P("game",t.game);return e?.startsWith(
"#")?l`<a href=${e}>${t.text}</a>`:t.text}function ge({table:{caption:t,columns:e,rows:n}}){let r=o=>e[o]?.numeric?"nume\
ric":"";return l`<div class="scroll-x" tabindex="0" role="region" aria-label=${t}>
    <table>
      <caption>
        ${t}
      </caption>
      <thead>
        <tr>
          ${e.map(({label:o},s)=>l`<th scope="col" class=${r(s)}>${o}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${n.map(o=>l`<tr>
              ${o.map((s,a)=>a===0?l`<th scope="row" class=${r(a)}>${Jr(s)}</th>`:l`<td class=${r(a)}>${Jr(s)}</td>`)}
            </tr>`)}
      </tbody>
    </table>
  </div>`}function ti(t,e){let[n,r]=y(0);return _(()=>{if(r(0),!e)return;let o=performance.now(),s=setInterval(()=>r((performance.
now()-o)/1e3),500);return()=>clearInterval(s)},[t,e]),n}function ye({board:t,clock:e,players:n,isOver:r}){let o=ti(`${t.
move_number}`,!r);return l`<div class="clocks">
    ${[0,1].map(s=>{let a=t.to_move===s&&!r;return l`<div class=${a?"clock to-move":"clock"}>
          <${$e} board=${t} player=${s} />
          <div>
            <p>
              <strong>${t.players[s]}</strong>
              ${n&&l`<span class="muted"> ${n[s]}</span>`}
            </p>
            <p>
              <span class="score">${t.score[s]}</span>
              <span class="muted"> ${ce(e[s]+(a?o:0))}</span>
              ${a&&l`<span class="turn"> to move</span>`}
            </p>
          </div>
        </div>`})}
  </div>`}var Qr=5e3;function ei(){let[t,e]=y(null),[n,r]=y(!0);return _(()=>{let s=xt("live/events",a=>{e(a),a.over&&s()},r);return s},
[]),{state:t,isConnected:n}}function ni(t,e){let n=O(-Qr);_(()=>{let r=e?0:Math.max(n.current+Qr-performance.now(),0),o=setTimeout(
()=>{n.current=performance.now(),U(t)},r);return()=>clearTimeout(o)},[t,e])}function on({number:t,players:e}){return`Gam\
e ${t}: ${e[0]} – ${e[1]}`}function ri({game:t}){let{board:e,clock:n,players:r,outcome:o}=t,s=on(t);return l`<div class="board-columns">
    <div class="board-main">
      <${ot} board=${e} label=${s} />
      <p class="board-words">${o?l`<strong>${o.words}</strong>`:e.words}</p>
    </div>
    <aside class="board-side" aria-label="The game">
      <h2>${s}</h2>
      <${ye} key=${s} board=${e} clock=${n} players=${r} isOver=${o!==null} />
      <p class="muted">
        ${V(e.move_number,"move")} played${e.moves_left!==void 0&&`, ${e.moves_left} left`}.
      </p>
    </aside>
  </div>`}function oi({games:t,isOver:e}){return l`<h2>Finished games, the last one first</h2>
    <ul class="game-list">
      ${t.map(({id:n,words:r,...o})=>l`<li key=${n}>
            ${e?on(o):l`<a href=${P("look","live",n)}>${on(o)}</a>`}
            <span class="muted"> ${r}</span>
          </li>`)}
    </ul>`}function Yr(){let{state:t,isConnected:e}=ei(),n=t?.over??!1;return ni((n?"The match is over. ":"")+(t?.game?.
outcome?.words??t?.game?.board.words??""),n),t?l`<h1>${t.title}</h1>
    ${n&&l`<p><strong>The match is over.</strong> Its server has ended, too; this is how it stood.</p>`}
    ${!n&&!e&&l`<p><strong>The connection is lost; trying again…</strong></p>`}
    ${t.game?l`<${ri} game=${t.game} />`:l`<p class="muted">No game has begun.</p>`}
    <${ge} table=${t.standings} />
    ${t.finished.length>0&&l`<${oi} games=${t.finished} isOver=${n} />`}`:l`<h1>Live</h1>
      <p class="muted">${e?"The match is being started…":"Nothing is being played."}</p>`}var sn=100,si=[["","any result"],["0","won by who moved first"],["1","won by who moved second"],["null","no winner"]],Xr=[
{label:"Game",key:({number:t})=>t},{label:"Moved first",key:({players:t})=>t[0]},{label:"Moved second",key:({players:t})=>t[1]},
{label:"Result",key:({outcome:t})=>t.words},{label:"Moves",key:({boards:t})=>t}];function ai(t){let e=new Map;for(let{players:r,
outcome:o}of t)r.forEach((s,a)=>{let i=e.get(s)??[0,0,0,0];i[0]+=1,i[o.winner===null?3:o.winner===a?1:2]+=1,e.set(s,i)});
let n=["Player","Games","Won","Lost","No winner"];return{caption:`Totals of ${V(t.length,"game")}`,columns:n.map((r,o)=>({
label:r,numeric:o>0})),rows:[...e].sort(([,r],[,o])=>o[1]-r[1]).map(([r,o])=>[r,...o])}}function ii({id:t,games:e}){let[
n,r]=y({column:0,isAscending:!0}),[o,s]=y(sn),{key:a}=Xr[n.column],i=(c,h)=>{let[f,p]=[a(c),a(h)];return typeof f=="numb\
er"?f-Number(p):f.localeCompare(String(p))},u=e.toSorted((c,h)=>n.isAscending?i(c,h):i(h,c)),m=c=>r({column:c,isAscending:n.
column===c?!n.isAscending:!0});return l`<div class="scroll-x" tabindex="0" role="region" aria-label="Games">
      <table class="sortable game-table">
        <caption>
          ${V(e.length,"game")}
        </caption>
        <thead>
          <tr>
            ${Xr.map(({label:c},h)=>{let f=n.isAscending?"ascending":"descending";return l`<th scope="col" aria-sort=${n.
column===h?f:void 0}>
                <button onClick=${()=>m(h)}>${c}</button>
              </th>`})}
          </tr>
        </thead>
        <tbody>
          ${u.slice(0,o).map(({number:c,players:h,outcome:f,boards:p})=>l`<tr key=${c}>
                <th scope="row"><a href=${P("look",t,c)}>Game ${c}</a></th>
                <td>${h[0]}</td>
                <td>${h[1]}</td>
                <td>${f.words}</td>
                <td class="numeric">${p-1}</td>
              </tr>`)}
        </tbody>
      </table>
    </div>
    ${e.length>o&&l`<button onClick=${()=>s(o+sn)}>
        Show ${Math.min(sn,e.length-o)} more of ${e.length}
      </button>`}`}function Zr({id:t}){let[e,n]=y([]),[r,o]=y(""),[s,a]=y(""),[i,u]=y("");_(()=>{D(`records/${t}`).then(
c=>n(c.games),c=>o(N(c)))},[t]);let m=se(()=>{let c=s.trim().toLowerCase();return e.filter(({players:h,outcome:f})=>h.some(
p=>p.toLowerCase().includes(c))&&(i===""||String(f.winner)===i))},[e,s,i]);return l`<h1>Games</h1>
    <${B} error=${r} />
    ${e.length>0&&l`<form class="fields" role="search" aria-label="Filter" onSubmit=${c=>c.preventDefault()}>
          <${Z} label="Player" value=${s} placeholder="part of a name" onChange=${a} />
          <${X} label="Result" value=${i} values=${si} onChange=${u} />
        </form>
        <${ge} table=${ai(m)} />
        <${ii} key=${`${s} ${i}`} id=${t} games=${m} />`}`}/*!
 * gifenc 1.0.3: the file dist/gifenc.esm.js of the npm package, unchanged below this comment but for the link to its
 * source map.
 * gifenc: Copyright (c) 2017 Matt DesLauriers, MIT License, see gifenc.LICENSE.
 */var li={signature:"GIF",version:"89a",trailer:59,extensionIntroducer:33,applicationExtensionLabel:255,graphicControlExtensionLabel:249,
imageSeparator:44,signatureSize:3,versionSize:3,globalColorTableFlagMask:128,colorResolutionMask:112,sortFlagMask:8,globalColorTableSizeMask:7,
applicationIdentifierSize:8,applicationAuthCodeSize:3,disposalMethodMask:28,userInputFlagMask:2,transparentColorFlagMask:1,
localColorTableFlagMask:128,interlaceFlagMask:64,idSortFlagMask:32,localColorTableSizeMask:7};function no(t=256){let e=0,
n=new Uint8Array(t);return{get buffer(){return n.buffer},reset(){e=0},bytesView(){return n.subarray(0,e)},bytes(){return n.
slice(0,e)},writeByte(o){r(e+1),n[e]=o,e++},writeBytes(o,s=0,a=o.length){r(e+a);for(let i=0;i<a;i++)n[e++]=o[i+s]},writeBytesView(o,s=0,a=o.
byteLength){r(e+a),n.set(o.subarray(s,s+a),e),e+=a}};function r(o){var s=n.length;if(s>=o)return;var a=1024*1024;o=Math.
max(o,s*(s<a?2:1.125)>>>0),s!=0&&(o=Math.max(o,256));let i=n;n=new Uint8Array(o),e>0&&n.set(i.subarray(0,e),0)}}var an=12,
to=5003,ci=[0,1,3,7,15,31,63,127,255,511,1023,2047,4095,8191,16383,32767,65535];function ui(t,e,n,r,o=no(512),s=new Uint8Array(
256),a=new Int32Array(to),i=new Int32Array(to)){let u=a.length,m=Math.max(2,r);s.fill(0),i.fill(0),a.fill(-1);let c=0,h=0,
f=m+1,p=f,d=!1,$=p,g=(1<<$)-1,v=1<<f-1,w=v+1,x=v+2,b=0,k=n[0],A=0;for(let M=u;M<65536;M*=2)++A;A=8-A,o.writeByte(m),S(v);
let R=n.length;for(let M=1;M<R;M++)t:{let I=n[M],L=(I<<an)+k,T=I<<A^k;if(a[T]===L){k=i[T];break t}let K=T===0?1:u-T;for(;a[T]>=
0;)if(T-=K,T<0&&(T+=u),a[T]===L){k=i[T];break t}S(k),k=I,x<1<<an?(i[T]=x++,a[T]=L):(a.fill(-1),x=v+2,d=!0,S(v))}return S(
k),S(w),o.writeByte(0),o.bytesView();function S(M){for(c&=ci[h],h>0?c|=M<<h:c=M,h+=$;h>=8;)s[b++]=c&255,b>=254&&(o.writeByte(
b),o.writeBytesView(s,0,b),b=0),c>>=8,h-=8;if((x>g||d)&&(d?($=p,g=(1<<$)-1,d=!1):(++$,g=$===an?1<<$:(1<<$)-1)),M==w){for(;h>
0;)s[b++]=c&255,b>=254&&(o.writeByte(b),o.writeBytesView(s,0,b),b=0),c>>=8,h-=8;b>0&&(o.writeByte(b),o.writeBytesView(s,
0,b),b=0)}}}var fi=ui;function ro(t={}){let{initialCapacity:e=4096,auto:n=!0}=t,r=no(e),o=5003,s=new Uint8Array(256),a=new Int32Array(o),i=new Int32Array(
o),u=!1;return{reset(){r.reset(),u=!1},finish(){r.writeByte(li.trailer)},bytes(){return r.bytes()},bytesView(){return r.
bytesView()},get buffer(){return r.buffer},get stream(){return r},writeHeader:m,writeFrame(c,h,f,p={}){let{transparent:d=!1,
transparentIndex:$=0,delay:g=0,palette:v=null,repeat:w=0,colorDepth:x=8,dispose:b=-1}=p,k=!1;if(n?u||(k=!0,m(),u=!0):k=!!p.
first,h=Math.max(0,Math.floor(h)),f=Math.max(0,Math.floor(f)),k){if(!v)throw new Error("First frame must include a { pal\
ette } option");pi(r,h,f,v,x),eo(r,v),w>=0&&hi(r,w)}let A=Math.round(g/10);mi(r,b,A,d,$);let R=!!v&&!k;di(r,h,f,R?v:null),
R&&eo(r,v),$i(r,c,h,f,x,s,a,i)}};function m(){oo(r,"GIF89a")}}function mi(t,e,n,r,o){t.writeByte(33),t.writeByte(249),t.
writeByte(4),o<0&&(o=0,r=!1);var s,a;r?(s=1,a=2):(s=0,a=0),e>=0&&(a=e&7),a<<=2,t.writeByte(0|a|0|s),ut(t,n),t.writeByte(
o||0),t.writeByte(0)}function pi(t,e,n,r,o=8){let s=1,a=0,i=ln(r.length)-1,u=s<<7|o-1<<4|a<<3|i;ut(t,e),ut(t,n),t.writeBytes(
[u,0,0])}function hi(t,e){t.writeByte(33),t.writeByte(255),t.writeByte(11),oo(t,"NETSCAPE2.0"),t.writeByte(3),t.writeByte(
1),ut(t,e),t.writeByte(0)}function eo(t,e){let n=1<<ln(e.length);for(let r=0;r<n;r++){let o=[0,0,0];r<e.length&&(o=e[r]),
t.writeByte(o[0]),t.writeByte(o[1]),t.writeByte(o[2])}}function di(t,e,n,r){if(t.writeByte(44),ut(t,0),ut(t,0),ut(t,e),ut(
t,n),r){let o=0,s=0,a=ln(r.length)-1;t.writeByte(128|o|s|0|a)}else t.writeByte(0)}function $i(t,e,n,r,o=8,s,a,i){fi(n,r,
e,o,t,s,a,i)}function ut(t,e){t.writeByte(e&255),t.writeByte(e>>8&255)}function oo(t,e){for(var n=0;n<e.length;n++)t.writeByte(
e.charCodeAt(n))}function ln(t){return Math.max(Math.ceil(Math.log2(t)),1)}var gi=3,yi=2,vi=2e3,bi=Array.from({length:256},(t,e)=>[e,e,e]);async function so(t){let e=new Image;return e.src=`data:\
image/svg+xml,${encodeURIComponent(t)}`,await e.decode(),e}function ao(t,e){let n=document.createElement("canvas");n.width=
e*Math.max(...t.map(o=>o.naturalWidth)),n.height=e*Math.max(...t.map(o=>o.naturalHeight));let r=n.getContext("2d",{willReadFrequently:!0});
if(!r)throw new Error("The picture is too large.");return r.scale(e,e),{canvas:n,context:r}}async function io(t){let e=await so(
t),{canvas:n,context:r}=ao([e],gi);return r.drawImage(e,0,0),new Promise((o,s)=>n.toBlob(a=>a?o(a):s(new Error("The pict\
ure is too large.")),"image/png"))}async function lo(t){let e=await Promise.all(t.map(so)),{canvas:n,context:r}=ao(e,yi),
{width:o,height:s}=n,a=ro();for(let[i,u]of e.entries()){r.fillStyle="white",r.fillRect(0,0,o,s),r.drawImage(u,0,0);let{data:m}=r.
getImageData(0,0,o,s),c=new Uint8Array(o*s).map((h,f)=>m[4*f]);a.writeFrame(c,o,s,{delay:vi,...i===0&&{palette:bi}}),await new Promise(
h=>setTimeout(h))}return a.finish(),new Blob([a.bytesView()],{type:"image/gif"})}function Ot(t,e){let n=document.createElement("a");n.href=URL.createObjectURL(new Blob([e],{type:"application/octet-stre\
am"})),n.download=t,n.click(),setTimeout(()=>URL.revokeObjectURL(n.href))}var co=1e3;function ve({noun:t,name:e,at:n,count:r,path:o}){let[s,a]=y(""),[i,u]=y(null),m=async d=>(await D(o(d))).svg,
c=async d=>{try{a(""),await d()}catch($){a(N($))}};return l`<p class="save-pictures">
      <button onClick=${()=>c(async()=>Ot(`${e}.svg`,await m(n)))}>Save this ${t} as SVG</button>
      <button onClick=${()=>c(async()=>Ot(`${e}.png`,await io(await m(n))))}>Save as PNG</button>
      <button aria-disabled=${i===null?void 0:"true"} onClick=${async()=>{i===null&&(await c(async()=>{if(r>co)throw new Error(
`A GIF has room for ${co} drawings, and this needs ${r}.`);let d=[];for(let $=0;$<r;$+=1)u($),d.push(await m($));Ot(`${t}\
s.gif`,await lo(d))}),u(null))}}>
        ${i===null?`Save all ${t}s as GIF`:`Drawing ${i+1} of ${r}…`}
      </button>
    </p>
    <${B} error=${s} />`}function be({boards:t,moves:e,comments:n={},variations:r=[]},o){let s=r[o-1];if(!s)return{boards:t,moves:e,comments:n,shared:e.
length};let{after:a}=s,i=Object.entries(n).filter(([u])=>Number(u)<=a);return{boards:[...t.slice(0,a),...s.boards],moves:[
...e.slice(0,a),...s.moves],comments:{...Object.fromEntries(i),...s.comments},shared:a}}function we(t,{ply:e,line:n}){let r=t.
variations?.[n-1]?n:0,o=be(t,r).boards.length-1;return{ply:Math.min(Math.max(Math.trunc(e)||0,0),o),line:r}}function uo([
t,e]){return{ply:Number(t??0),line:Number(e??0)}}function fo({ply:t,line:e}){return e>0?[t,e]:[t]}function xe({moves:t,ply:e=t.length,onPly:n,mistakes:r={}}){let o=O(null);return _(()=>{let[s,a]=[o.current,o.current?.querySelector(
".current")];if(!s||!(a instanceof HTMLElement))return;let[i,u]=[a.offsetTop,a.offsetTop+a.offsetHeight];(i<s.scrollTop||
u>s.scrollTop+s.clientHeight)&&(s.scrollTop=i-s.clientHeight/2)},[e]),t.length===0?l`<p class="muted">No moves yet.</p>`:
l`<ol class="moves" ref=${o} tabindex="0" aria-label="Moves">
    ${t.map(({move:s,player:a,wall:i},u)=>{let m=u+1,c=r[m],h=`${m===e?"current ":""}${c?"mistake ":""}player-${a}`,f=l`<span class="number">${m}</span> ${s}${c&&
l`<span aria-hidden="true"> ✗</span>`}
        ${c&&l`<span class="sr-only">, mistake: ${c}</span>`}`,p=[c,i==null?"":ce(i)].filter(Boolean).join(", ");return l`<li class=${h} title=${p}>
        ${n?l`<button aria-current=${m===e?"true":void 0} onClick=${()=>n(m)}>${f}</button>`:f}
      </li>`})}
  </ol>`}function ke({label:t,value:e,last:n,text:r,onChange:o}){return l`<div class="slider">
    <input
      type="range"
      min="0"
      max=${Math.max(n,0)}
      step="1"
      value=${e}
      aria-label=${t}
      aria-valuetext=${r}
      onInput=${s=>o(Number(s.target.value))}
    />
    <output>${z(e)} <span class="muted">/ ${z(Math.max(n,0))}</span></output>
  </div>`}function wi({mistake:t}){return t?.id==="gives-win-away"?["keeps the win","does not"]:t?.id==="gives-draw-away"?["keeps \
the draw","does not"]:["costs nothing","does"]}function mo(t,e){let n=t.filter(({mistake:o})=>o).sort((o,s)=>o.ply-s.ply),
r=n.filter(({mistake:o})=>o?.id!=="costs-points");return(r.length>0?r:n).map(o=>({ply:o.ply-1,goal:wi(o),answer:o.mistake?.
better??null,judge:s=>e(o.ply-1,s)}))}function po({boards:t,moves:e},n){return e.flatMap(({move:r,player:o},s)=>{let a=[
...t[s].squares,...t[s].other_moves].filter(({legal:i})=>i);return o!==n||a.length<2?[]:[{ply:s,goal:["was played","was \
not"],answer:r,judge:i=>i===r}]})}function ho({record:t,questions:e,onClose:n}){let[r,o]=y(0),[s,a]=y([]),[i,u]=y(!1),[m,
c]=y({}),[h,f]=y(""),p=O(null);G(()=>p.current?.focus(),[]);let{ply:d,goal:$,answer:g,judge:v}=e[r],w=t.boards[d],x=i||s.
some(({isRight:L})=>L),b=async L=>{let{id:T,legal:K}=L;if(x)return;if(!K){f(jt({piece:null,...L})),U(jt({piece:null,...L}));
return}let j=await v(T);f(""),a([...s.filter(({move:tt})=>tt!==T),{move:T,isRight:j}]),c(tt=>({[r]:j,...tt}))},k=()=>{u(
!0),f(""),c(L=>({[r]:!1,...L}))},A=L=>{a([]),u(!1),f(""),o(L)},R=Object.fromEntries([...i?[[g,{symbol:"★",words:"the a\
nswer",class:"best"}]]:[],...s.map(({move:L,isRight:T})=>[L,{symbol:T?"✓":"✗",words:T?"right":"wrong",class:T?"win":
"loss"}])]),S=s.at(-1),M=i?`${g} ${$[0]}.`:x?`✓ Right, ${S?.move} ${$[0]}. Found in ${s.length} ${s.length===1?"try":"\
tries"}.`:S&&`✗ ${S.move} ${$[1]}. Try another one.`,I=Object.values(m);return l`<section class="find-move" aria-labelledby="find-title">
    <div class="board-columns">
      <div class="board-main">
        <h2 id="find-title" tabindex="-1" ref=${p}>Find the move that ${$[0]}</h2>
        <p class="board-words verdict" role="status">
          ${h||M||`Position ${r+1} of ${e.length}, before move ${d+1}: ${w.players[w.to_move??0]} to move.`}
        </p>
        <${ot} board=${w} label="Find the move" onSquare=${b} notes=${R} />
      </div>
      <aside class="board-side" aria-label="The position">
        <div class="buttons">
          ${w.other_moves.filter(({legal:L})=>L).map(L=>l`<button onClick=${()=>b(L)}>${L.label}</button>`)}
          ${r>0&&l`<button onClick=${()=>A(r-1)}>Previous position</button>`}
          ${r+1<e.length&&l`<button class=${x?"primary":""} onClick=${()=>A(r+1)}>Next position</button>`}
          ${g!==null&&l`<button aria-disabled=${x?"true":void 0} onClick=${()=>x||k()}>
              Show the move
            </button>`}
          <button onClick=${n}>Back to the game</button>
        </div>
        <p class="muted">
          ${`Position ${r+1} of ${e.length}.`}
          ${I.length>0&&` Solved by the first move: ${I.filter(Boolean).length} of ${I.length}.`}
        </p>
      </aside>
    </div>
  </section>`}var _e=400,At=150,dt=8,$o=24,xi=At-28,Se=($o+xi)/2;function ki({value:t,winner:e,proved:n,estimate:r},o){return n?t??(e==
null?0:e===0?o:-o):r??null}function _i({analysis:t,x:e,y:n,width:r,greatest:o}){let s=ki(t,o);if(s===null)return l`<text class="unknown" x=${e} y=${Se} dy="0.36em" text-anchor="middle">?</text>`;
let[a,i]=[n(0),n(s)],u=t.proved?t.value===null?" winner-only":"":" estimate";return l`<rect
    class=${`bar ${s>=0?"first":"second"}${u}`}
    x=${e-r/2}
    y=${Math.min(a,i)-(s===0?1.5:0)}
    width=${r}
    height=${Math.max(Math.abs(i-a),3)}
  />`}function Si(t,e){let n=t.filter(u=>u.proved).length,r=t.filter(u=>!u.proved&&u.estimate!==void 0).length,o=t.length-
n-r,s=u=>t.some(m=>m.ply===u&&m.proved),a=t.filter(({ply:u})=>u>0&&s(u)&&s(u-1)).length,i=t.filter(({mistake:u})=>u).length;
return[`${n} of ${V(e+1,"position")} proved`,r>0?`${r} estimated`:"",o>0?`${o} unknown`:"",a===0&&e>0?"no move can be ju\
dged":`${V(i,"mistake")} in ${a===e?"":`${a} judged of `}${V(e,"move")}`].filter(Boolean).join(", ")}function go({analysis:t,
last:e,ply:n,players:r,onPly:o}){let s=t.map(({value:f,estimate:p})=>Math.abs(f??p??0)),a=Math.max(1,...s),i=(_e-2*dt)/(e+
1),u=f=>dt+(f+.5)*i,m=f=>Se-f/a*(Se-$o),c=Si(t,e),h=f=>t.some(f);return l`<figure class="plot-figure">
    <svg class="value-plot" viewBox=${`0 0 ${_e} ${At}`} role="img" aria-label=${`Values of the positions: ${c}`}>
      <rect class="here" x=${u(n)-i/2} y="2" width=${i} height=${At-4} rx="3" />
      <path class="axis" d=${`M${dt} ${Se}H${_e-dt}`} />
      <text class="tick" x=${dt} y="15">▲ ${r[0]} ahead</text>
      <text class="tick" x=${dt} y=${At-6}>▼ ${r[1]} ahead</text>
      <text class="tick" x=${_e-dt} y="15" text-anchor="end">±${a}</text>
      ${t.map(f=>l`<g class="position" key=${f.ply} onClick=${()=>o(f.ply)}>
          <title>${f.ply===0?"Start":`After move ${f.ply}`}: ${f.value_words}</title>
          <rect class="touch" x=${u(f.ply)-i/2} y="0" width=${i} height=${At} />
          <${_i} analysis=${f} x=${u(f.ply)} y=${m} width=${Math.max(1.5,i*.7)} greatest=${a} />
          ${f.mistake&&l`<text class="mistake-mark" x=${u(f.ply)} y=${At-18} text-anchor="middle">✗</text>`}
        </g>`)}
    </svg>
    <figcaption class="muted">
      ${c}.
      ${h(({mistake:f})=>f)&&l` ✗ is a mistake.`}
      ${h(({proved:f,estimate:p})=>!f&&p!==void 0)&&l` Pale bars are estimates.`}
      ${h(({proved:f,estimate:p})=>!f&&p===void 0)&&l` ? is not known.`}
      ${" "}Click a position to see it.
    </figcaption>
  </figure>`}var yo=[0,1];function Ti({record:t}){return l`<p class="record-players">
    ${yo.map(e=>{let[n,r]=[t.boards[0].players[e],t.players[e]];return l`<span>
        <${$e} board=${t.boards[0]} player=${e} />
        <strong>${n}</strong>${r!==n&&` ${r}`}
      </span>`})}
  </p>`}function Mi({analysis:t}){if(!t)return l`<p class="muted">The value of this position is not known.</p>`;let{value_words:e,
proved:n,estimate:r,mistake:o}=t;return l`<p><strong>${e}</strong> <span class="muted">(${n?"proved":r===void 0?"not pro\
ved":"an estimate"})</span></p>
    ${o&&l`<p class="verdict wrong">✗ The last move is a mistake: it ${o.words}.</p>`}`}function Ei({record:{variations:t=[]},
place:e,onPlace:n}){return t.length===0?null:l`<h2>Variations</h2>
    <ul class="variations">
      <li><button aria-pressed=${e.line===0} onClick=${()=>n({...e,line:0})}>As played</button></li>
      ${t.map(({after:r,moves:o},s)=>l`<li>
            <button
              aria-pressed=${e.line===s+1}
              onClick=${()=>n({ply:r+1,line:s+1})}
            >
              <span class="number">${r+1}</span> ${o.map(({move:a})=>a).join(" · ")}
            </button>
          </li>`)}
    </ul>`}function Oi({record:t,mistakes:e,onQuiz:n}){return l`${e.length>0&&l`<button onClick=${()=>n(e)}>Find the ${e.
length===1?"move":"moves"}</button>`}
  ${yo.map(r=>{let o=po(t,r);return o.length>0&&l`<button onClick=${()=>n(o)}>Guess ${t.boards[0].players[r]}'s moves</button>`})}`}
function vo({record:t,analysis:e,keeps:n,start:r={ply:0,line:0},onPlace:o=()=>{},pictures:s,children:a}){let[i,u]=y(()=>we(
t,r)),[m,c]=y(null),h=O(null),f=O(!1);G(()=>u(we(t,r)),[r.ply,r.line]),G(()=>{f.current&&!m&&h.current?.focus(),f.current=
!!m},[m]);let{ply:p,line:d}=i,{boards:$,moves:g,comments:v,shared:w}=be(t,d),x=$.length-1,b=$[p],k=M=>{let I=we(t,M);u(I),
o(I),U(be(t,I.line).boards[I.ply].words)},A=M=>k({ply:M,line:d});nt({f:()=>A(p+1),b:()=>A(p-1)});let R=Object.fromEntries(
e.flatMap(({ply:M,mistake:I})=>I&&M<=w?[[M,I.words]]:[]));if(m)return l`<${ho} record=${t} questions=${m} onClose=${()=>c(
null)} />`;let S=d===0&&p===x;return l`<div class="board-columns">
      <div class="board-main">
        <p class="board-words">${b.words}${S&&l` <strong>${t.outcome.words}</strong>`}</p>
        <${ot} board=${b} label=${`Position after ${p} moves`} />
        <div class="record-steps">
          <button aria-disabled=${p===0?"true":void 0} onClick=${()=>A(p-1)}>‹ Back</button>
          <${ke} label="Position" value=${p} last=${x} text=${`after move ${p} of ${x}`} onChange=${A} />
          <button
            class="primary"
            ref=${h}
            aria-disabled=${p===x?"true":void 0}
            onClick=${()=>A(p+1)}
          >
            Forward ›
          </button>
        </div>
      </div>
      <aside class="board-side" aria-label="The position">
        <${Ti} record=${t} />
        ${v[p]&&l`<blockquote class="comment" aria-label="Comment">${v[p]}</blockquote>`}
        ${e.length>0&&l`<${Mi} analysis=${e.find(M=>M.ply===p&&p<=w)} />
            <${go}
              analysis=${e}
              last=${t.boards.length-1}
              ply=${Math.min(p,w)}
              players=${b.players}
              onPly=${M=>k({ply:M,line:0})}
            />`}
        <div class="buttons">
          ${a}
          <${Oi} record=${t} mistakes=${n?mo(e,n):[]} onQuiz=${c} />
        </div>
        <h2>Moves</h2>
        <${xe} moves=${g} ply=${p} onPly=${A} mistakes=${R} />
        <${Ei} record=${t} place=${i} onPlace=${k} />
        ${s?.(i,$.length)}
      </aside>
    </div>`}var Ai=5,bo=6;function Ci(t){let[e,n]=y(0),[r,o]=y(!1),[s,a]=y([]);return _(()=>{if(e===0)return;o(!0);let u=xt(`${t}/an\
alysis?seconds=${e}`,m=>{if(m.kind==="done"){u(),o(!1);return}a(c=>m.proved||!c.some(({ply:f,proved:p})=>f===m.ply&&p)?[
...c.filter(({ply:f})=>f!==m.ply),m].sort((f,p)=>f.ply-p.ply):c)});return u},[e]),{seconds:e,isRunning:r,think:()=>n(e===
0?Ai:e*bo),analysis:s}}function Li({analysis:{seconds:t,isRunning:e,think:n,analysis:r},positions:o}){let s=r.filter(i=>i.
proved).length;return e?l`<p class="muted">Analyzing, ${s} of ${o} positions proved…</p>`:t===0?l`<button onClick=${n}>Analyze</button>`:
!(r.length===o&&r.every(({proved:i})=>i))&&l`<button onClick=${n}>Think longer, up to ${t*bo} s a position</button>`}function Pi({
path:t,place:{ply:e,line:n},count:r}){return l`<h2>Pictures</h2>
    <${ve}
      noun="position"
      name=${`after-move-${e}`}
      at=${e}
      count=${r}
      path=${o=>`${t}/picture?ply=${o}&line=${n}`}
    />`}function Te({id:t,number:e,address:n,at:r}){let o=`records/${t}/${e}`,[s,a]=y(null),[i,u]=y(""),m=Ci(o);_(()=>{D(
o).then(a,h=>u(N(h)))},[o]);let c=async(h,f)=>{let p=await D(`${o}/hint?ply=${h}`),d=$=>p.moves.find(g=>g.move===$)?.result;
return f===p.best||d(f)!==void 0&&d(f)===d(p.best)};return s?l`<h1>Game ${e}</h1>
    <${vo}
      record=${s}
      analysis=${m.analysis}
      keeps=${c}
      start=${uo(r)}
      pictures=${(h,f)=>l`<${Pi} path=${o} place=${h} count=${f} />`}
      onPlace=${h=>St(P(...n,...fo(h)))}
    >
      <${Li} analysis=${m} positions=${s.boards.length} />
    <//>`:l`<h1>Game ${e}</h1>
      <${B} error=${i} />`}var zt="moves",Ri=2e3;function wo(t){return t.length<=Ri&&!/^[{(]/.test(t.trim())}function xo({game:t,moves:e,at:n}){let[
r,o]=y(""),[s,a]=y("");return _(()=>{wt(`records?game=${encodeURIComponent(t)}`,e).then(i=>o(i.id),i=>a(N(i)))},[]),r?l`<${Te} id=${r} number="1" address=${[
"look",zt,t,e]} at=${n} />`:l`<h1>Game 1</h1>
    <${B} error=${s} />`}var Ni=65536;function ko({games:t}){let[e,n]=y(""),[r,o]=y(""),[s,a]=y(""),[i,u]=y(""),[m,c]=y(!1),h=async $=>{$.preventDefault(),
c(!0);try{let g=await wt(s?`records?game=${s}`:"records",e);u(""),s&&wo(e)?location.hash=P("look",zt,s,e.trim()):location.
hash=P("look",g.id,...g.games.length===1?[g.games[0].number]:[])}catch(g){u(N(g))}finally{c(!1)}},f=($,g)=>{n($),o(g)},p=l`<label class="field">
    <span>Records (JSON Lines), SGF, GGF, or a list of moves</span>
    <textarea
      class="mono"
      rows="8"
      placeholder=${t.find(({id:$})=>$===s)?.move_help}
      spellcheck=${!1}
      value=${e}
      onInput=${$=>f($.target.value,"")}
    ></textarea>
  </label>`,d=l`<p>
    <strong class="file-name">${r}</strong>, ${kt(e.length)}
    <button type="button" onClick=${()=>f("","")}>Remove</button>
  </p>`;return l`<form class="card setup" onSubmit=${h} aria-label="Games to look at">
    <${ht} onText=${f}>${e.length>Ni?d:p}<//>
    <${X}
      label="Game, for a list of moves"
      value=${s}
      values=${[["","as the record says"],...t.map(({id:$,name:g})=>[$,g])]}
      onChange=${a}
    />
    <${B} error=${i} />
    <button class="primary" disabled=${m}>${m?"Reading…":"Show"}</button>
  </form>`}function _o({about:t,route:[e,n,...r]}){if(e===zt&&n){let[o="",...s]=r;return l`<${xo} key=${`${n} ${o}`} game=${n} moves=${o} at=${s} />`}
return e&&n?l`<${Te} key=${`${e} ${n}`} id=${e} number=${n} address=${["look",e,n]} at=${r} />`:e?l`<${Zr} key=${e} id=${e} />`:
l`<h1>Look at games</h1>
    <${ko} games=${t.games} />`}function qt(t){let e=Object.fromEntries(t.variants.map(n=>[n.option,String(n.default)]));return{game:t.id,variant:e,moves:"",
text:t.start_text?.sample??""}}function Me(t,{game:e,variant:n,moves:r,text:o}){let s=u=>/^\d+$/.test(u)?Number(u):u,a=Object.
entries(n).map(([u,m])=>[u,s(m)]),i={game:e,moves:r,...a.length>0&&{variant:Object.fromEntries(a)}};return t.start_text?
{...i,text:o}:i}function Ee({games:t,start:e,onChange:n,withMoves:r}){let o=t.find(a=>a.id===e.game)??t[0],s=a=>{let i=t.
find(u=>u.id===a);i&&n(qt(i))};return l`<${X}
      label="Game"
      value=${e.game}
      values=${t.map(a=>[a.id,a.name])}
      onChange=${s}
    />
    ${o.variants.map(a=>l`<${X}
          key=${`${o.id} ${a.option}`}
          label=${a.label}
          value=${e.variant[a.option]}
          values=${a.values}
          onChange=${i=>n({...e,variant:{...e.variant,[a.option]:i}})}
        />`)}
    ${o.start_text&&l`<${hr}
        label=${o.start_text.label}
        rows=${14}
        value=${e.text}
        onText=${a=>n({...e,text:a})}
      />`}
    ${r&&l`<${Z}
        label="Moves already played"
        value=${e.moves}
        placeholder=${o.move_help}
        onChange=${a=>n({...e,moves:a})}
      />`}`}function So({kind:t,options:e,command:n}){if(t==="human")return"human";if(t==="program")return`program ${n}`;let r=Object.
entries(e).filter(([,o])=>o!==""&&o!==!1).map(([o,s])=>s===!0?o:`${o}=${s}`);return r.length>0?`${t}:${r.join(",")}`:t}function cn(t){
return{kind:t,options:{},command:""}}function Ii({option:t,value:e,onChange:n}){let{label:r,kind:o,values:s=[],default:a}=t;
if(o==="flag")return l`<${_t} label=${r} checked=${e===!0} onChange=${n} />`;let i=a==null?"":String(a);return o==="choi\
ce"?l`<${X} label=${r} value=${e??i} values=${s} onChange=${n} />`:l`<${Z}
    label=${r}
    type=${o==="number"?"number":"text"}
    value=${e??""}
    placeholder=${i}
    onChange=${n}
  />`}function To({about:t,name:e,choice:n,onChange:r}){let o=t.opponents.find(a=>a.name===n.kind),s=[["human","a person"],
...t.opponents.map(a=>[a.name,a.name]),...t.has_programs?[["program","your program"]]:[]];return l`<fieldset class="player-fields">
    <legend>${e}</legend>
    <${X}
      label="Player"
      value=${n.kind}
      values=${s}
      onChange=${a=>r({...n,kind:a,options:{}})}
    />
    ${n.kind==="program"&&l`<${Z}
        label="Command"
        value=${n.command}
        placeholder=${t.program_example??""}
        onChange=${a=>r({...n,command:a})}
      />`}
    ${o?.options.map(a=>l`<${Ii}
          key=${`${n.kind} ${a.key}`}
          option=${a}
          value=${n.options[a.key]}
          onChange=${i=>r({...n,options:{...n.options,[a.key]:i}})}
        />`)}
  </fieldset>`}function Bi({default_opponent:t}){return[cn("human"),cn(t)]}var Oe="play";function Mo(t){let{start:e={},players:n=[],seed:r=""}=lt(
Oe).setups?.[t.id]??{},o=qt(t),s=["human",...t.opponents.map(({name:i})=>i),...t.has_programs?["program"]:[]],a=s.includes(
n[0]?.kind)&&s.includes(n[1]?.kind);return{start:{...o,...e,game:t.id,variant:{...o.variant,...e.variant}},players:a?n:Bi(
t),seed:r}}function Gi(t){let{game:e}=t.start;mt(Oe,{game:e,setups:{...lt(Oe).setups,[e]:t}})}function Eo({games:t,chosen:e,
isBusy:n,error:r,onStart:o}){let s=g=>t.find(v=>v.id===g),a=s(e)??s(lt(Oe).game)??t[0],[i,u]=y(()=>Mo(a)),{start:m,players:c,
seed:h}=i,f=s(m.game)??a,p=g=>u(g.game===m.game?{...i,start:g}:Mo(s(g.game)??a)),d=(g,v)=>u({...i,players:g===0?[v,c[1]]:
[c[0],v]});return l`<form class="card setup" onSubmit=${g=>{g.preventDefault(),Gi(i),o({...Me(f,m),players:c.map(So),...h!==
""&&{seed:Number(h)}})}} aria-label="The game">
    <div class="fields"><${Ee} games=${t} start=${m} onChange=${p} withMoves=${!0} /></div>
    <div class="players">
      ${[0,1].map(g=>l`<${To}
            key=${`${f.id} ${g}`}
            about=${f}
            name=${g===0?`${f.players[0]} (moves first)`:f.players[1]}
            choice=${c[g]}
            onChange=${v=>d(g,v)}
          />`)}
    </div>
    ${Ht&&f.program_example&&l`<p class="muted">Your own programs play with the command <code>suite web</code>.</p>`}
    <div class="fields">
      <${Z} label="Random seed" type="number" min=${0} value=${h} placeholder="random"
        onChange=${g=>u({...i,seed:g})} />
    </div>
    <${B} error=${r} />
    <button class="primary" disabled=${n}>Start the game</button>
  </form>`}var Hi={win:"+",draw:"=",loss:"−"};function un({proved:t,value:e}){return!t&&typeof e=="number"}function Oo(t){return t.
proved?"":un(t)?"an estimate":"not proved"}function Ao(t){return Object.fromEntries((t?.moves??[]).map(e=>{let{move:n,value_words:r,
result:o,value:s}=e,a=n===t?.best,i=a?"★":o?Hi[o]:"·",u=typeof s=="number"?mr(s):i,m=typeof s=="number"?`${u} points`:
"",c=[`${a?"best: ":""}${r}`,m,Oo(e)].filter(Boolean).join(", "),h=`${a?"best ":""}${un(e)?"estimate":o??"unknown"}`;return[
n,{symbol:u,words:c,class:h}]}))}function Co({hint:t}){let e=t.moves.some(un);return l`<div class="scroll-x hints" tabindex="0" role="region" aria-label="Hints">
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
        ${t.moves.map(n=>l`<tr>
              <th scope="row">${n.move===t.best&&"★ "}${n.move}</th>
              <td>${n.value_words}${!n.proved&&l`<span class="muted"> (${Oo(n)})</span>`}</td>
            </tr>`)}
      </tbody>
    </table>
    ${e&&l`<p class="muted">
        Numbers on the board are points for the player to move. Dashed ones are estimates of a short search.
      </p>`}
  </div>`}function Lo({board:t,help:e,isAsked:n,onMove:r}){let[o,s]=y(""),a=O(null);return nt({m:()=>a.current?.focus()}),l`<form class="move-entry" onSubmit=${u=>{
u.preventDefault(),o.trim()&&(r(o.trim()),s(""))}}>
    <label class="field">
      <span>Move</span>
      <input
        ref=${a}
        value=${o}
        placeholder=${e}
        autocomplete="off"
        spellcheck=${!1}
        onInput=${u=>s(u.target.value)}
      />
    </label>
    <button disabled=${!n}>Play</button>
    ${t.other_moves.map(({id:u,label:m,legal:c})=>l`<button type="button" disabled=${!n||!c} onClick=${()=>r(u)}>${m}</button>`)}
  </form>`}var fn="last-game";function Ae(t){mt(fn,t)}function Po(){mt(fn,{})}function Kt(){let{id:t,request:e,moves:n}=lt(fn);return t&&
e&&Array.isArray(n)?{id:t,request:e,moves:n}:null}function Ro({request:t,moves:e}){return{...t,moves:e.join(", ")}}var Di=2e4;function Wi(t){let[e,n]=y(null),[r,o]=y(null),[s,a]=y(["",""]),[i,u]=y(!0);return _(()=>{let m=c=>{if(c.kind===
"position"){n(c),o(null);let h=Kt();h?.id===t&&Ae({...h,moves:c.history.map(({move:f})=>f)}),U(c.board.words)}else c.kind===
"stderr"?a(h=>h.map((f,p)=>p===c.player?(f+c.text).slice(-Di):f)):(o(c),Kt()?.id===t&&Po(),U(c.outcome.words))};return xt(
`games/${t}/events`,m,u)},[t]),{position:e,ended:r,stderr:s,isConnected:i}}function Fi(t,e,n){let[r,o]=y(!1),[s,a]=y(null);
return G(()=>{if(a(null),!r)return;let i=!1;return D(`games/${t}/hint`).then(u=>!i&&a(u),u=>!i&&n(N(u))),()=>{i=!0}},[r,
e]),{isOn:r,setOn:o,hint:s}}function Ui({name:t,text:e}){return l`<details class="stderr" open>
    <summary>What ${t}'s program writes (stderr)</summary>
    <pre tabindex="0">${e}</pre>
  </details>`}function Vi({about:t,isConnected:e,onGoOn:n}){return e?l`<p class="muted">The game is being started…</p>`:
l`<p>This game is not there any more.</p>
    <p class="buttons">
      ${n&&l`<button class="primary" onClick=${n}>Go on from its last position</button>`}
      <a class="button" href=${P("play",t.id)}>New game</a>
    </p>`}function ji({board:t,ended:e,notice:n}){return l`<p class="board-words">
    ${e?l`<strong>${e.outcome.words}</strong>`:t.words}
    ${n&&l` <strong class="notice">${n}</strong>`}
  </p>`}function No({id:t,about:e,onGoOn:n}){let{position:r,ended:o,stderr:s,isConnected:a}=Wi(t),[i,u]=y(""),[m,c]=y(""),
h=O(null),f=r!==null;G(()=>c(""),[r]),G(()=>{f&&["BODY","MAIN"].includes(document.activeElement?.tagName??"BODY")&&h.current?.
querySelector("[tabindex='0']")?.focus()},[f]);let{isOn:p,setOn:d,hint:$}=Fi(t,r?.board.move_number,u),g=(S,M={})=>et(`g\
ames/${t}/${S}`,M).then(()=>u(""),I=>u(N(I))),v=async()=>{try{Ot(`${e.id}.jsonl`,`${JSON.stringify(await D(`games/${t}/r\
ecord`))}
`)}catch(S){u(N(S))}},w=(r?.history.length??0)>0&&!o;if(nt({z:()=>w&&g("undo"),h:()=>d(!p)}),!r)return l`<${Vi} about=${e} isConnected=${a} onGoOn=${n} />`;
let{board:x,asked:b}=r,k=b!==null&&!o,A=S=>g("move",{move:S}),R=S=>{if(k&&S.legal)return A(S.id);let M=o?"The game is ov\
er.":k?jt(S):"Nobody here is to move.";c(M),U(M)};return l`<div class="board-columns">
    <div class="board-main" ref=${h}>
      <${ji} board=${x} ended=${o} notice=${m} />
      <${ot}
        board=${x}
        label=${`${e.name}, ${k?`${x.players[b]} to move`:"nobody to move"}`}
        onSquare=${R}
        notes=${p&&k?Ao($):{}}
      />
    </div>
    <aside class="board-side" aria-label="The game">
      <${ye} board=${x} clock=${r.clock} players=${r.players} isOver=${!!o} />
      <p class="muted">
        ${V(x.move_number,"move")} played${x.moves_left!==void 0&&`, ${x.moves_left} left`}.
        ${!a&&!o&&l`<strong> The connection is lost; trying again…</strong>`}
      </p>
      <${Lo} board=${x} help=${e.move_help} isAsked=${k} onMove=${A} />
      <${B} error=${i} />
      <div class="buttons">
        <button disabled=${!w} onClick=${()=>g("undo")}>Undo</button>
        <button aria-pressed=${p} disabled=${!!o} onClick=${()=>d(!p)}>Hints</button>
        <button disabled=${!k} onClick=${()=>g("resign")}>Resign</button>
        <button disabled=${!o} onClick=${v}>Save the record</button>
        ${o?.record_id&&l`<a class="button" href=${P("look",o.record_id,1)}>Look at this game</a>`}
        <a class=${o?"button primary":"button"} href=${P("play",e.id)}>New game</a>
      </div>
      ${p&&k&&($?l`<${Co} hint=${$} />`:l`<p class="muted">Looking for hints…</p>`)}
      <h2>Moves</h2>
      <${xe} moves=${r.history} />
      ${s.map((S,M)=>S&&l`<${Ui} name=${x.players[M]} text=${S} />`)}
    </aside>
  </div>`}function zi(){let[t,e]=y(0),[n,r]=y(""),[o,s]=y(!1);return{start:async i=>{s(!0);try{let{id:u}=await et("games",i);Ae({id:u,
request:i,moves:[]}),r(""),location.hash=P("play",i.game,u),e(t+1)}catch(u){r(N(u))}finally{s(!1)}},started:t,isBusy:o,error:n}}
function Io({about:t,chosen:e,id:n}){let{start:r,started:o,isBusy:s,error:a}=zi(),i=t.games.find(c=>c.id===e),u=Kt(),m=t.
games.find(c=>c.id===u?.request.game)?.name;if(i&&n){let c=u?.id===n?()=>r(Ro(u)):void 0;return l`<h1>${i.name}</h1>
      <${B} error=${a} />
      <${No} key=${o} id=${n} about=${i} onGoOn=${c} />`}return l`<h1>Play</h1>
    ${u&&m&&l`<p>
        <a class="button" href=${P("play",u.request.game,u.id)}>Return to the game in progress</a>
        <span class="muted"> ${m}, ${V(u.moves.length,"move")} played</span>
      </p>`}
    <${Eo} games=${t.games} chosen=${e} isBusy=${s} error=${a} onStart=${r} />`}var Bo={auto:"light",light:"dark",dark:"auto"},qi={auto:"Light or dark, as the system has it",light:"Always light",dark:"\
Always dark"};function mn(t=it("theme","auto")){document.documentElement.dataset.theme=t}function Go(){let[t,e]=bt("them\
e","auto");_(()=>mn(t),[t]);let n=t in Bo?t:"auto";return l`<button class="quiet" title=${qi[n]} onClick=${()=>e(Bo[n])}>
    Theme: ${n}
  </button>`}function Ce(t){let e=t>>>0;return n=>{e=e+1831565813>>>0;let r=Math.imul(e^e>>>15,1|e);return r=r+Math.imul(r^r>>>7,61|r)^
r,Math.floor(((r^r>>>14)>>>0)/2**32*n)}}async function Ho(t){let e=new Blob([t]).stream().pipeThrough(new CompressionStream("deflate-raw")),n=new Uint8Array(await new Response(
e).arrayBuffer()),r=Array.from(n,o=>String.fromCharCode(o)).join("");return btoa(r).replaceAll("+","-").replaceAll("/","\
_").replaceAll("=","")}async function Do(t){try{let e=Uint8Array.from(atob(t.replaceAll("-","+").replaceAll("_","/")),r=>r.
charCodeAt(0)),n=new Blob([e]).stream().pipeThrough(new DecompressionStream("deflate-raw"));return await new Response(n).
text()}catch{throw new Error("This address is not complete. Was the end of the link lost?")}}var Ki=240,Ji=["step","node","practice"],Qi=["caching","ordering","fail_hard"];async function Jt(t){let e={algorithm:t.algorithm??
"task"};t.limit!==null&&t.limit!==void 0&&(e.limit=String(t.limit)),t.heuristic&&(e.heuristic=t.heuristic);for(let o of Qi)
t[o]&&(e[o]="yes");for(let[o,s]of Object.entries(t.variant??{}))e[`variant.${o}`]=String(s);t.moves&&(e.moves=t.moves),t.
text&&(e.text=t.text);let n=String(new URLSearchParams(e)),r=P("tree",t.game);return Dt(r,n.length>Ki?{z:await Ho(n)}:e)}
function Le(t,{step:e=0,node:n=[],practice:r=null}){let o=new URLSearchParams;return e>0&&o.set("step",String(e)),n.length>
0&&o.set("node",JSON.stringify(n)),r!==null&&o.set("practice",String(r)),o.size>0?`${t}&${o}`:t}function pn(t){let e=Number(
t??"");return Number.isInteger(e)&&e>0?e:0}function Yi(t){try{let e=JSON.parse(t??"[]");return Array.isArray(e)?e.map(String):
[]}catch{return[]}}async function Wo({route:[,t],query:e}){let n=new URLSearchParams([...e].filter(([c])=>!Ji.includes(c)));
if(!t||n.size===0)return null;let r=n.get("z"),o=r===null?n:new URLSearchParams(await Do(r)),s=o.get("algorithm")??"alph\
abeta",a=[...o].filter(([c])=>c.startsWith("variant.")),i=c=>/^\d+$/.test(c)?Number(c):c,u={game:t,...s!=="task"&&{algorithm:s},
limit:pn(o.get("limit"))||null,caching:o.has("caching"),ordering:o.has("ordering"),fail_hard:o.has("fail_hard"),...o.get(
"heuristic")&&{heuristic:o.get("heuristic")??""},...a.length>0&&{variant:Object.fromEntries(a.map(([c,h])=>[c.slice(8),i(
h)]))},moves:o.get("moves")??"",...o.has("text")&&{text:o.get("text")??""}},m=e.get("practice");return{request:u,href:`${P(
"tree",t)}?${n}`,step:pn(e.get("step")),node:Yi(e.get("node")),practice:m===null?null:pn(m)}}async function $t(t){let e=await Jt(
t);location.hash=e}function Xi(t){let e=Ce(t),n=r=>r===0?e(20):Array.from({length:2+e(2)},()=>n(r-1));return JSON.stringify(n(3)).replaceAll(
",",", ")}function Fo(){return _(()=>{let t=1+Math.floor(Math.random()*9999),e={game:"tree",text:Xi(t),algorithm:"alphab\
eta",limit:null};Jt({...e,moves:"",caching:!1,ordering:!1,fail_hard:!1}).then(n=>location.replace(Le(n,{practice:t})))},
[]),null}function W(t){return JSON.stringify(t)}function Zi(t){return t.state==="current"||t.state==="done"&&t.kind!=="leaf"&&t.kind!==
"cached"}function tl({children:t,value:e}){let n=F(e);return t.findIndex(r=>r.state==="done"&&r.value!==void 0&&F(r.value)===
n)}function Pe(t,e){let n=[];for(let r=0;r<=t.length;r+=1){let o=t.slice(0,r),s=e(o);if(!s||s.children.length===0)break;
let a=s.children.findIndex(i=>i.move===t[r]);n.push({parent:s,path:o,open:a,best:tl(s)})}return n}function Uo(t){let e=n=>{
let r=t[n];return r?r.parent.children.flatMap((o,s)=>{let a=[...r.path,o.move],i=s===r.open&&n+1<t.length,u={key:W(a),path:a,
level:n+1,child:o,isOpen:i,canOpen:Zi(o)};return i?[u,...e(n+1)]:[u]}):[]};return[{key:"",path:[],level:0,child:null,isOpen:t.
length>0,canOpen:!0},...e(0)]}function el({yours:t,right:e,names:n}){let[r,o]=[t?.split(",")??[],e?.split(",")??[]],s=n.slice(0,Math.max(r.length,o.length)),
a=(i,u)=>l`<tr>
      <th scope="row">${i}</th>
      ${s.map((m,c)=>{let h=r[c]!==o[c];return l`<td class=${h?"differs":""}>
          ${u[c]??"nothing"}${h&&l` <span class="sign" role="img" aria-label="differs">≠</span>`}
        </td>`})}
    </tr>`;return t===null||e===null?l`<p>${t===null?"Your log ends here.":"The right log ends here; yours goes on."}</p>`:
l`<div class="scroll-x" tabindex="0" role="region" aria-label="Both lines">
    <table>
      <thead>
        <tr>
          <td></td>
          ${s.map(i=>l`<th scope="col">${i}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${a("yours",r)} ${a("right",o)}
      </tbody>
    </table>
  </div>`}function Vo({log:{name:t,check:e},columns:n,go:r}){if(e.same)return l`<p class="verdict right">
      <strong>✓ ${t} is right</strong>: all ${V(e.lines_right,"line")}.
    </p>`;let[o]=e.mistakes;return l`<section class="log-verdict" aria-label="Your log">
    <p class="verdict wrong">
      <strong>✗ ${t} differs first in line ${z(e.line??0)}</strong> of
      ${` ${V(e.lines_right,"line")}`}${e.lines_yours!==e.lines_right&&` (yours has ${z(e.lines_yours)})`}.
      ${o?l` Known mistake: <strong>${o.description}</strong>.`:" No known mistake gives exactly this log."}
      ${" "}<button class="link" onClick=${()=>r(e.step)}>Go to that line</button>
    </p>
    <details>
      <summary>Both lines, and why</summary>
      <${el} yours=${e.yours} right=${e.right} names=${n} />
      <p>${e.explanation}</p>
      ${e.mistakes.length>1&&l`<p>The same log comes from:</p>
          <ul>
            ${e.mistakes.slice(1).map(({description:s})=>l`<li>${s}</li>`)}
          </ul>`}
    </details>
  </section>`}var nl={unvisited:"The search has not reached it yet.",current:"The search is in it.",done:"It is searched.",cut:"It is \
cut off: the search never looks at it."};function jo({child:t,go:e}){let n=t.kind==="leaf"?" (leaf)":t.kind==="cached"?"\
 (from the cache)":"";return l`<div class="node-detail">
    <p>
      <strong>${t.name}${n}</strong
      >${t.value!==void 0&&l` has the value ${E(t.value)}`}. ${" "}${nl[t.state]}
      ${t.why}
    </p>
    ${t.steps&&l`<p class="buttons">
        <button onClick=${()=>e(t.steps?.[0]??0)}>Go to its first step</button>
        <button onClick=${()=>e(t.steps?.[1]??0)}>Go to its last step</button>
      </p>`}
  </div>`}function zo(){return l`<details class="legend">
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
  </details>`}var qo=new Map;function hn(t){return t.slice(0,2e3).split(`
`,4).some(n=>/^\s*(node\s*,\s*depth|[^,]+,\s*\d+)\s*(,|$)/i.test(n))}function Re(t,e){if(t.trim()==="")return`${e} is em\
pty.`;if(hn(t))return"";let[n]=t.trim().split(`
`,1);return`${e} is not a log. A log begins with a line such as Node,Depth,Value,Alpha,Beta; this begins with ${n.slice(
0,60)}`}function Ne(t,e){qo.set(t,e);try{e.text.length<=2e6&&sessionStorage.setItem(`suite-log ${t}`,JSON.stringify(e))}catch{}}
function Ko(t){try{return qo.get(t)??JSON.parse(sessionStorage.getItem(`suite-log ${t}`)??"null")}catch{return null}}function Jo(t,{href:e,step:n},r){let[o,s]=y(null),[a,i]=y(""),u=async({name:c,text:h})=>{try{let f=await wt(`trees/${t}/\
log`,h);return s({name:c,check:f}),Ne(e,{name:c,text:h}),f}catch(f){return i(N(f)),null}},m=async(c,h)=>{let f=Re(c,h);i(
f);let p=f?null:await u({name:h,text:c});if(!p)return;r(p.step);let d=`Your log differs first in line ${p.line}. ${p.explanation}`;
U(p.same?"Your log is right.":d)};return _(()=>{let c=Ko(e);c&&u(c).then(h=>n===0&&r(h?.step))},[t]),{log:o,error:a,take:m}}
function Qo(t,e){return t!==null&&t.check.line!==null&&(e??0)>=t.check.line}function Yo(t,e,n){let[r,o]=y(null),s=e!==null&&
typeof n=="number";return _(()=>{if(!s)return o(null);let a=!1;return D(`trees/${t}/log/${n}`).then(i=>a||o(i.yours_path),
()=>a||o(null)),()=>{a=!0}},[e,s,n]),r}function Ie(){let[t,e]=y("Copy link");return l`<button class="quiet" onClick=${async()=>{let r=await navigator.clipboard.
writeText(location.href).then(()=>"Copied",()=>"Copy it from the address bar");e(r),U(r),setTimeout(()=>e("Copy link"),2e3)}}>${t}</button>`}function Be(t,e,n=[]){let r=e.node.path.slice(1),[o,s]=y(r),[a,i]=y({}),u=O(e.step);G(()=>{s(r),i({}),e.step===u.current&&
n.length>0&&h(n).catch(()=>{})},[e.step]);let m=({path:g,parent:v,open:w})=>W([...g,v.children[w].move])===W(r),c=g=>g.every(
(w,x)=>w===r[x])?e.path[g.length]:a[W(g)],h=async g=>{let v=g.map((x,b)=>g.slice(0,b+1)).filter(x=>!c(x)),w=await Promise.
all(v.map(async x=>{let b=new URLSearchParams({path:W(x),step:String(e.step)}),{node:k,children:A}=await D(`trees/${t}/c\
hildren?${b}`);return[W(x),{...k,children:A}]}));i(x=>({...x,...Object.fromEntries(w)})),s(g)},f=async g=>{if(!(!g.canOpen||
g.level===0)){if(g.isOpen){s(g.path.slice(0,-1));return}await h(g.path).catch(v=>U(N(v)))}},p=Pe(o,c),d=p.at(-1);if(d&&d.
open>=0&&(e.kind==="leaf"||e.kind==="cached")&&m(d)){let g=[...d.parent.children];g[d.open]={...g[d.open],kind:e.kind,value:e.
node.value},p[p.length-1]={...d,parent:{...d.parent,children:g}}}let $=W(o)===W(r.slice(0,o.length));return{levels:p,current:W(
r),toggle:f,opened:$?[]:o}}var dn=10,rl=4;function $n({kind:t,node:e,before:n,path:r}){let o=r.at(-1)?.children.filter(({state:u})=>u==="cut").length??
0,s=F(e.value)===F(e.is_max?e.beta:e.alpha);if(t==="cut")return(o>0?6:2)+(s?3:0);let a=n&&F(n.value)!==F(e.value),i=e.depth>
0&&F(e.is_max?e.beta:e.alpha)!==(e.is_max?1/0:-1/0);return(a?2:0)+(i?3:0)}function ol({path:t}){return t.at(-1)?.children.
some(({state:e})=>e==="cut"||e==="unvisited")??!1}async function Xo({fetchStep:t,summary:e},n,{hasWindow:r,hasLog:o}){let s=Ce(
n),a=e?.events??0,i=Array.from({length:dn*rl},()=>s(Math.max(a-1,1))),u=await Promise.all(i.map(async(d,$)=>{let{next:g,
previous:v}=await t(d),w=[g.cut,v.cut],x=[g.update,v.update],[b]=($%2===0?[...w,...x]:[...x,...w]).filter(k=>typeof k=="\
number");return b??null})),m=[...new Set(u)].filter(d=>d!==null);return(await Promise.all(m.map(t))).toSorted((d,$)=>$n(
$)-$n(d)).slice(0,2*dn).map(d=>({step:d,at:s(1e3)-60*$n(d)})).toSorted((d,$)=>d.at-$.at).slice(0,dn).map(({step:d},$)=>r&&
ol(d)&&$%2===0?{kind:"skipped",step:d}:{kind:o&&$%3===2?"line":"values",step:d})}function gn({path:t,node:e}){let n=t.slice(
1).map(({move:o})=>o),r=t.at(-1)?.children??[];return new Set(r.filter(({state:o})=>o==="cut").map(({move:o})=>W([...n,o??
e.move])))}function Zo({kind:t,step:e},n){if(t==="line")return[{name:"Line",right:e.line_text??""}];let{value:r,alpha:o,
beta:s}=e.node,a=[{name:"Value",right:E(r)}];return n&&a.push({name:"Alpha",right:E(o)},{name:"Beta",right:E(s)}),a}function yn(t,e){
let[n,r]=[t,e].map(o=>o.split(",").map(s=>s.trim()));return n.length===r.length&&n.every((o,s)=>o===r[s]||Ft(o)===Ft(r[s]))}function Ge({kind:t,node:e,path:n}){if(t!=="cut")return null;let r=F(e.is_max?e.beta:e.alpha);for(let[o,s]of n.slice(0,-1).
entries()){if(s.is_max===e.is_max||F(s.value)!==r)continue;let a=s.children.find(u=>u.value!==void 0&&F(u.value)===r),i=n.
slice(1,o+1).map(({move:u})=>u);return a?{path:i,name:s.name,move:a.move,value:s.value}:null}return null}function sl({node:t,board:e}){let n=e?.players??["Max","Min"],r=e?e.to_move:t.is_max?0:1;return r===null?null:[n[r],n[1-
r]]}function gt(t){let{kind:e,node:n,before:r,child:o,path:s}=t,a=n.path.length>1?n.name:"the root",i=E(n.value);if(e===
"leaf")return`${a} is a leaf, worth ${i}.`;if(e==="cached")return`${a} is known already: ${i}.`;let[u,m]=sl(t)??["",""];
if(e==="enter")return`${u} moves at ${a}, and takes the ${n.is_max?"greatest":"least"} value.`;if(e==="cut"){let f=Ge(t),
p=s.at(-1)?.children.filter(({state:g})=>g==="cut").length??0,d=p===0?"Nothing is left to skip.":`${V(p,"move")} skipped\
.`;return`${f?`${m} already has ${f.move} = ${E(f.value)}`:"The window is empty"}; ${u} can force ${i} here. ${d}`}let c=r&&
F(r.value)!==F(n.value),h=`${o?.move} = ${E(o?.value)}`;return c?`${h} is better for ${u}: ${a} is worth ${n.is_max?"at \
least":"at most"} ${i} now.`:`${h} is no better for ${u}: ${a} stays at ${i}.`}function al({step:{node:t,before:e,child:n}}){let r=t.path.at(-1);return l`<p>
    <strong>${r}</strong> is a ${t.is_max?"△ max":"▽ min"} node${e&&` with the value ${E(e.value)}`}. Its
    child <strong>${n?.move}</strong> returns <strong>${E(n?.value)}</strong>.
  </p>`}function ts({question:t,marked:e,hasWindow:n,format:r,onAnswer:o}){let{kind:s,step:a}=t,[i,u]=y({}),[m,c]=y(""),
[h,f]=y(null),p=O(null);G(()=>p.current?.querySelector("input")?.focus(),[]);let d=s==="skipped"?[]:Zo(t,n),$=w=>{f(w),c(
""),o(w),U(`${w?"Right.":"Not right."} ${gt(a)}`)},g=w=>{w.preventDefault(),h===null&&(d.some(({name:x})=>(i[x]??"").trim()===
"")?c("Fill in what is empty first."):$(d.every(({name:x,right:b})=>yn(i[x]??"",b))))},v=()=>{let w=gn(a);e.size===0?c("\
Press the nodes in the tree first, or say that nothing is skipped."):$(e.size===w.size&&[...e].every(x=>w.has(x)))};return l`<${al} step=${a} />
    <form ref=${p} onSubmit=${g}>
      <p class="prompt">
        <strong>
          ${s==="skipped"?"Press every child that is skipped now.":s==="line"?`Write the next line of ${r?.file??"the lo\
g"}.`:`What has ${a.node.path.at(-1)} then?`}
        </strong>
      </p>
      <div class="fields">
        ${d.map(({name:w,right:x})=>{let b=yn(i[w]??"",x);return l`<label class="field">
            <span>${w}</span>
            <input
              size=${s==="line"?28:7}
              autocomplete="off"
              spellcheck=${!1}
              value=${i[w]??""}
              placeholder=${s==="line"?r?.columns.join()??"":"7, inf"}
              readonly=${h!==null}
              onInput=${k=>u(A=>({...A,[w]:k.target.value}))}
            />
            ${h!==null&&l`<span class=${b?"mark right":"mark wrong"}>${b?"✓ right":`✗ it is ${x}`}</span>`}
          </label>`})}
      </div>
      ${h===null&&l`<div class="buttons">
          ${s==="skipped"?l`<button type="button" class="primary" onClick=${v}>Check</button>
                  <button type="button" onClick=${()=>$(a.kind!=="cut"||gn(a).size===0)}>
                    Nothing is skipped
                  </button>`:l`<button class="primary">Check</button>`}
          <button type="button" class="quiet" onClick=${()=>$(!1)}>Show me</button>
        </div>`}
    </form>
    ${m&&l`<p class="remark" role="status">${m}</p>`}
    ${h!==null&&l`<p class=${h?"remark right":"remark"}>
        <strong>${h?"✓ Right.":"✗ Not yet."}</strong> ${gt(a)}
        ${!h&&" This question comes again."}
      </p>`}`}function il(t,e,n,r){let o=Math.max(1,Math.min(t,Math.floor(r/46))),s=Math.min(96,r/o),a=t>o,i=n+24+(a?8:30),u=o*s,m=Math.
min(Math.max(e.x-u/2,0),r-u),c=Array.from({length:t},(f,p)=>({x:m+(p%o+.5)*s,y:i+Math.floor(p/o)*64})),h=i-n+Math.ceil(t/
o)*64+6;return{top:n,height:h,isWrapped:a,from:e,nodes:c}}function es(t,e){let n=[],r={x:e/2,y:0},o=r,s=58;for(let a of t){
let i=il(a.parent.children.length,o,s,e);n.push(i),o=i.nodes[a.open]??o,s+=i.height+10}return{root:r,placed:n,height:s}}var ll=7.5,cl={unvisited:"not searched yet",current:"being searched",done:"searched",cut:"cut off"};function vn({name:t,
depth:e,is_max:n,value:r,alpha:o,beta:s},a){let i=a?`, alpha ${E(o)}, beta ${E(s)}`:"";return`${t} ${E(r)}: ${n?"max":"m\
in"} node at depth ${e}${i}`}function ns(t){let e=t.kind==="leaf"?", leaf":t.kind==="cached"?", from the cache":"",n=t.value===
void 0?"":` ${E(t.value)}`;return`${t.name}${n}${e}, ${cl[t.state]}${t.why?`: ${t.why}`:""}`}function ul(t,e,n){return n?
n.parent.is_max?"max":"min":t.kind==="leaf"||t.kind==="cached"?t.kind:e.is_max?"min":"max"}function Ct({label:t,levels:e,
current:n,onToggle:r,onSelect:o,hasWindow:s=!0,cause:a,marked:i,astray:u}){let m=O(null),c=Tt(m),[h,f]=y(""),p=Uo(e),d=p.
some(S=>S.key===h)?h:n,{root:$,placed:g,height:v}=es(e,Math.max(c,200));_(()=>fl(m.current),[n,c]);let w=S=>{S&&(f(S.key),
o?.(S),m.current?.querySelector(`[data-key="${CSS.escape(S.key)}"]`)?.focus())},x=S=>{let M=p.findIndex(I=>I.key===d);ml(
S,p,M,w,r)&&(S.preventDefault(),S.stopPropagation())},b=S=>p.find(M=>M.key===S),k=({key:S,level:M,isOpen:I,canOpen:L})=>({
role:"treeitem","data-key":S,"aria-level":M+1,"aria-expanded":L?String(I):void 0,"aria-current":S===n?"step":void 0,"ari\
a-selected":i?String(i.has(S)):void 0,tabindex:S===d?0:-1,onFocus:T=>(T.stopPropagation(),f(S)),onClick:T=>{T.stopPropagation(),
w(b(S)),r?.(b(S))}}),A=S=>{let M=e[S];if(!M)return null;let{children:I}=M.parent,L=g[S];return l`<g role="group">
      <${hl}
        level=${M}
        place=${L}
        width=${Math.max(c,200)}
        hasWindow=${s}
        cause=${a}
      />
      ${I.map((T,K)=>{let j=W([...M.path,T.move]),tt=K===M.open?e[S+1]:void 0,Ls=ul(T,M.parent,tt),Ps=tt?tt.parent.value:
T.value;return l`<g
          key=${j}
          ...${k(b(j))}
          aria-label=${`${tt?vn(tt.parent,s):ns(T)}${j===a?", whose choice causes the cut":""}`}
          aria-setsize=${I.length}
          aria-posinset=${K+1}
        >
          <${rs}
            point=${L.nodes[K]}
            name=${T.name}
            shape=${Ls}
            state=${[j===n?"here":T.state,j===a&&"cause",i?.has(j)&&"marked",u?.has(j)&&"astray"].filter(Boolean).join("\
 ")}
            value=${Ps}
            isBest=${K===M.best}
            title=${ns(T)}
          />
          </g>
          ${tt&&A(S+1)}`})}
    </g>`},R=e[0]?.parent;return l`<div class="tree-box" ref=${m}>
    <svg
      class="tree"
      viewBox=${`0 0 ${Math.max(c,200)} ${v}`}
      height=${v}
      role="tree"
      aria-label=${t}
      aria-orientation="horizontal"
      onKeyDown=${x}
    >
      <defs>
        <pattern id="hatch" width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <path class="hatch-line" d="M0 0V5" />
        </pattern>
      </defs>
      ${R&&l`<g ...${k(p[0])} aria-label=${vn(R,s)} aria-setsize="1" aria-posinset="1">
          <${rs}
            point=${$}
            name=${R.name}
            shape=${R.is_max?"max":"min"}
            state=${n===""?"here":"current"}
            value=${R.value}
            title=${vn(R,s)}
          />
        </g>
        ${A(0)}`}
    </svg>
  </div>`}function fl(t){let e=t?.querySelector('[aria-current="step"] .node-drawing');if(!t||!e)return;let[n,r]=[e.getBoundingClientRect(),
t.getBoundingClientRect()];n.bottom>r.bottom?t.scrollTop+=n.bottom-r.bottom+24:n.top<r.top&&(t.scrollTop-=r.top-n.top+24)}
function ml(t,e,n,r,o){let s=e[n],a=t.key.length===1&&/\S/.test(t.key)&&!t.ctrlKey&&!t.metaKey&&!t.altKey;if(t.key==="Ar\
rowRight")r(e[n+1]);else if(t.key==="ArrowLeft")r(e[n-1]);else if(t.key==="ArrowDown"&&s.isOpen)r(e[n+1]);else if(t.key===
"ArrowDown"&&s.canOpen)o?.(s);else if(t.key==="ArrowUp"&&s.isOpen&&s.level>0&&o)o(s);else if(t.key==="ArrowUp")r(e.findLast(
(i,u)=>u<n&&i.level<s.level));else if(t.key==="Home")r(e[0]);else if(t.key==="End")r(e.at(-1));else if(t.key==="Enter"||
t.key===" ")o?.(s);else return a?pl(t.key,e,n,r):t.key==="ArrowDown";return!0}function pl(t,e,n,r){let s=[...e.slice(n+1),
...e.slice(0,n)].find(({child:a})=>a?.name.startsWith(t));return r(s),s!==void 0}function hl({level:t,place:e,width:n,hasWindow:r,
cause:o}){let{parent:s,open:a,path:i}=t,u=e.top+22,m=[`value ${E(s.value)}`];r&&m.push(`α ${E(s.alpha)}`,`β ${E(s.beta)}`);
let c=ll*(s.name.length+m.join("").length+14),h=e.from.x<c&&e.from.x<n-c,f=e.from.x<c&&!h,p=`M${e.from.x} ${f?u:e.top-6}`,
d=v=>`${p}L${e.from.x} ${u}L${v.x} ${v.y-2}`,$=v=>["edge",v===a&&"open",W([...i,s.children[v].move])===o&&"cause"].filter(
Boolean).join(" "),g=e.nodes.map((v,w)=>({name:$(w),d:d(v)}));return g.sort((v,w)=>v.name.length-w.name.length),l`<g aria-hidden="true">
    <rect class="level" x="0" y=${e.top} width=${n} height=${e.height} rx="10" />
    ${!e.isWrapped&&g.map(({name:v,d:w})=>l`<path class=${v} d=${w} />`)}
    ${e.isWrapped&&l`<path class="edge open" d=${`${p}V${u}`} />`}
    <text
      class="level-words"
      x=${h?n-10:10}
      y=${e.top+17}
      text-anchor=${h?"end":"start"}
    >
      <tspan class="strong">${s.name} ${s.is_max?"△ max":"▽ min"}</tspan>
      ${m.map(v=>l`<tspan dx="8">${v}</tspan>`)}
    </text>
  </g>`}function rs({point:t,name:e,shape:n,state:r,value:o,isBest:s,title:a}){return l`<g class=${`node-drawing ${r}`} transform=${`\
translate(${t.x} ${t.y})`} aria-hidden="true">
    <title>${a}</title>
    <rect class="touch" x="-22" y="0" width="44" height="58" />
    <text class="node-name" text-anchor="middle" y="11">${e}</text>
    ${" "}
    <g transform="translate(0 16)">
      <${he} shape=${n} state=${r} value=${o} isBest=${s} />
    </g>
    <rect class="focus-ring" x="-22" y="-1" width="44" height="60" rx="6" />
  </g>`}function dl({id:t,shown:e,question:n,marked:r,isAsked:o,hasWindow:s,onMark:a}){let{levels:i,current:u,toggle:m}=Be(t,e),
c=W(n.step.path.slice(1).map(({move:f})=>f));return l`<${Ct}
    label="The tree of the question"
    levels=${i}
    current=${u}
    onToggle=${f=>{let p=W(f.path.slice(0,-1))===c&&f.child?.state==="unvisited";o&&p?a(f.key):m(f)}}
    hasWindow=${s}
    marked=${n.kind==="skipped"?r:void 0}
  />`}function os({stepper:t,seed:e,hasWindow:n,format:r,onSeed:o}){let[s,a]=y([]),[i,u]=y(0),[m,c]=y(0),[h,f]=y({right:0,
of:0}),[p,d]=y(!1),[$,g]=y(new Set),[v,w]=y(""),x=O(null),b=t.summary?.done===!0;_(()=>{b&&Xo(t,e,{hasWindow:n,hasLog:r!==
null}).then(L=>{a(L),c(L.length),f({right:0,of:0}),u(0),d(!1)},L=>w(N(L)))},[b,e]);let k=s[i];G(()=>{g(new Set),k&&t.go(
k.step.step-1)},[k]),G(()=>{p&&x.current?.focus()},[p]);let A=L=>{d(!0),i<m&&f(({right:T,of:K})=>({right:T+Number(L),of:K+
1})),!L&&k&&a(T=>[...T,k]),k&&t.go(k.step.step)},R=()=>{d(!1),u(i+1)},S=L=>{let T=new Set($);T.delete(L)||T.add(L),g(T)},
M=m>0&&i>=s.length,I=l`<p class="score">
    <strong>${h.right} of ${h.of}</strong> right at the first try
    <span class="muted"> · round ${e}</span>
  </p>`;return l`<${B} error=${v} />
    ${b&&m===0&&!v&&l`<p>Choosing questions…</p>`}
    <div class="stage-columns no-board practice">
      <div class="tree-main">
        ${k&&t.step&&l`<${dl}
            id=${t.id}
            shown=${t.step}
            question=${k}
            marked=${$}
            isAsked=${!p}
            hasWindow=${n}
            onMark=${S}
          />`}
      </div>
      <section class="step-panel" aria-labelledby="practice-title">
        <h2 id="practice-title">Practice</h2>
        ${k&&l`<p class="muted">
              ${i<m?`Question ${i+1} of ${m}`:`Once more: ${s.length-i} to go`}
            </p>
            <${ts}
              key=${i}
              question=${k}
              marked=${$}
              hasWindow=${n}
              format=${r}
              onAnswer=${A}
            />
            ${p&&l`<p><button class="primary" ref=${x} onClick=${R}>${i+1<s.length?"Next question":"Finish"}</button></p>`}`}
        ${h.of>0&&I}
        ${M&&l`<p><strong>The round is over: everything is right now.</strong></p>
            <p class="buttons">
              <button class="primary" onClick=${()=>o(e+1)}>Another round</button>
              <a class="button" href=${P("practice")}>A random tree</a>
              <${Ie} />
            </p>`}
        ${k&&t.step&&l`<${Mt} node=${t.step.node} range=${t.summary?.range} showsWindow=${n} />`}
      </section>
    </div>`}function He(t){return/^-?\d+$/.test(t)?Number(t):t}function $l(t,e){return t.map((n,r)=>{let o=t[r+1],s=n.children.map(({
name:i,value:u})=>({name:i,state:"done",value:u})),a=o?[{name:o.name,state:"current",value:o.value}]:[];return{move:n.name,
name:n.name,depth:r,is_max:e===(r%2===0),value:He(n.value),alpha:He(n.alpha),beta:He(n.beta),children:[...s,...a].map(i=>({
...i,move:i.name,value:He(i.value)}))}})}function ss(t){let e=(t?.path??[]).flatMap(({children:n},r)=>{let o=t?.path.slice(
1,r+1).map(({move:s})=>s)??[];return n.filter(({state:s})=>s==="cut").map(({move:s})=>W([...o,s]))});return new Set(e)}function as({
path:t,isMax:e,skipped:n,hasWindow:r}){let o=$l(t,e),s=t.slice(1).map(({name:i})=>i),a=Pe(s,i=>o[i.length]);return l`<${Ct}
    label="Your log"
    levels=${a}
    current=${W(s)}
    hasWindow=${r}
    astray=${n}
  />`}function gl({step:t,stepper:e,hasWindow:n,first:r,label:o,onOpened:s}){let{levels:a,current:i,toggle:u,opened:m}=Be(e.id,
t,r),[c,h]=y(null);G(()=>h(null),[t.step]),_(()=>s?.(m),[W(m)]);let f=Ge(t);return l`<${Ct}
      label=${o}
      levels=${a}
      current=${i}
      onToggle=${u}
      onSelect=${h}
      hasWindow=${n}
      cause=${f?W([...f.path,f.move]):void 0}
    />
    ${c?.child&&l`<${jo} child=${c.child} go=${e.go} />`}`}function is({step:t,stepper:e,hasWindow:n,first:r,log:o,isApart:s,
onOpened:a}){let i=Yo(e.id,o,s?t.line:null),[u,m]=y(null),c=o?.check.step??null;_(()=>{c!==null&&e.fetchStep(c).then(m,()=>{})},
[c]);let h=f=>l`<${gl}
      step=${t}
      stepper=${e}
      hasWindow=${n}
      first=${r}
      label=${f}
      onOpened=${a}
    />`;return s?l`<div class="side-by-side">
    <figure>
      <figcaption>Yours, line ${z(t.line??0)}</figcaption>
      ${i?l`<${as}
              path=${i}
              isMax=${t.path[0].is_max}
              skipped=${ss(u)}
              hasWindow=${n}
            />`:l`<p class="muted">There is no node in this line.</p>`}
    </figure>
    <figure>
      <figcaption>Right</figcaption>
      ${h("The right tree")}
    </figure>
  </div>`:h("The tree of the search")}var yl=2e4,vl=250;function ls(t,e){let[n,r]=y(null),o=e?.algorithm==="alphabeta"&&e.done&&!e.too_long&&e.nodes<=yl;return _(
()=>{if(!o)return;let s=!1;return(async()=>{let{id:i}=await et("trees",{...t,algorithm:"minimax",fail_hard:!1}),u=await D(
`trees/${i}`);for(;!u.done&&!s;)await new Promise(m=>setTimeout(m,vl)),u=await D(`trees/${i}`);pt(`trees/${i}`),!s&&u.done&&
!u.too_long&&r(u.nodes)})().catch(()=>{}),()=>{s=!0}},[o]),n}var bn={greedy:"Greedy",minimax:"Minimax",alphabeta:"Alpha-beta"};function cs({start_text:t}){return t?.is_task?"":"alph\
abeta"}function us({textbook:t}){return t.limit===null?"":String(t.limit)}var fs="search",ms="",bl=4e3;function ps(){return new Map(
Object.entries(lt(fs)))}function wl(t){(t.text??"").length>bl||mt(fs,Object.fromEntries(ps().set(t.game,t).set(ms,t)))}function xl(t,e){
let n=qt(t);if(!e||e.game!==t.id)return n;let r=Object.entries(e.variant??{}).map(([o,s])=>[o,String(s)]);return{...n,variant:{
...n.variant,...Object.fromEntries(r)},moves:e.moves??"",text:e.text??n.text}}function Lt({games:t,chosen:e,initial:n,onStart:r}){
let o=ps(),s=n?.game??e??o.get(ms)?.game,a=t.find(({id:T})=>T===s)??t.find(({textbook:T})=>T.log)??t[0],i=n??o.get(a.id),
[u,m]=y(()=>xl(a,i)),[c,h]=y(i?i.algorithm??"":cs(a)),[f,p]=y(i?String(i.limit??""):us(a)),[d,$]=y(i?.heuristic??""),[g,
v]=y(i?.caching??!1),[w,x]=y(i?.ordering??!1),[b,k]=y(i?.fail_hard??!1),A=t.find(T=>T.id===u.game)??a,{textbook:R}=A,S=A.
start_text?.is_task??!1,M=R.algorithms.map(T=>[T,bn[T]??T]);return l`<form class="card setup" onSubmit=${T=>{T.preventDefault();
let K={...Me(A,u),...c&&{algorithm:c},limit:f===""?null:Number(f),caching:g,ordering:w,fail_hard:b&&c!=="minimax",...d&&
{heuristic:d}};wl(K),r(K)}} aria-label="The search">
    <div class="fields">
      <${Ee} games=${t} start=${u} onChange=${T=>{if(T.game!==u.game){let K=t.find(j=>j.id===T.game)??a;h(cs(K)),p(us(K)),
$("")}m(T)}} withMoves=${A.start_text===null} />
      <${X}
        label="Algorithm"
        value=${c}
        values=${S?[["","as in the task"],...M]:M}
        onChange=${h}
      />
      ${c!=="greedy"&&l`<${Z}
          label="Depth limit"
          type="number"
          min=${1}
          value=${f}
          placeholder=${S?"as in the task":"none"}
          onChange=${p}
        />`}
      ${R.heuristics.length>1&&l`<${X}
          label="Heuristic"
          value=${d||R.heuristics[0]}
          values=${R.heuristics}
          onChange=${$}
        />`}
      ${c!=="greedy"&&l`<div class="checks">
          <${_t} label="Caching" checked=${g} onChange=${v} />
          <${_t} label="Ordering" checked=${w} onChange=${x} />
          ${c!=="minimax"&&l`<${_t} label="Fail-hard" checked=${b} onChange=${k} />`}
        </div>`}
    </div>
    <button class="primary">Search</button>
  </form>`}function kl({summary:t,minimax:e,isAtEnd:n}){let{nodes:r,result:o,done:s,too_long:a}=t;return l`<p class="size">
    ${e===null?V(r,"node"):l`<strong>${z(r)} of ${V(e,"node")}</strong> <span class="muted">of minimax</span>`}${!s&&", \
still searching"}${a&&", too long to be kept whole: it ends early"}
    ${n&&o&&l`<span class="result"> · best: <strong>${o.best??"none"}</strong>, value ${E(o.value)}</span>`}
  </p>`}function hs({games:t,about:e,request:n,summary:r,isAtEnd:o,practice:s,onPractice:a,onLog:i}){let u=ls(n,r),m=O(null),
c=O(null);_(()=>{document.activeElement===document.body&&c.current?.focus()},[]);let h=r?.algorithm??"",f=p=>{m.current?.
close(),$t(p)};return l`<header class="stage-head">
    <h1 tabindex="-1" ref=${c}>
      ${e.name}${h&&l`<span class="muted"> · ${bn[h]??h}</span>`}
    </h1>
    ${r&&l`<${kl} summary=${r} minimax=${u} isAtEnd=${o} />`}
    <div class="stage-tools">
      ${e.textbook.log&&s===null&&l`<${ht} onText=${i} label="Compare your log" />`}
      <button
        class="quiet"
        aria-pressed=${s!==null}
        onClick=${()=>a(s===null?1+Math.floor(Math.random()*9999):null)}
      >
        Practice
      </button>
      <${Ie} />
      ${!Wt&&l`<button class="quiet" onClick=${()=>m.current?.showModal()}>Change</button>`}
    </div>
    <dialog ref=${m} class="setup-dialog" aria-label="Another search">
      <form method="dialog" class="dialog-close"><button>Close</button></form>
      <${Lt} games=${t} chosen=${e.id} initial=${n} onStart=${f} />
    </dialog>
  </header>`}function _l(t,e){let[n,r]=t?["max","min"]:["min","max"],o=e?", α, β":"";return[[`${n}_value(s${o}):`],["  if s is a le\
af: return its value","leaf","cached"],[`  v ← ${t?"−∞":"+∞"}`,"enter"],["  for each move a:"],[`    v ← ${n}(\
v, ${r}_value(s + a${o}))`,"update","cut"],...e?[[`    if v ${t?"≥ β":"≤ α"}: return v`,"cut"],[`    ${t?"α":"β"}\
 ← ${n}(${t?"α":"β"}, v)`,"update"]]:[],["  return v"]]}function ds({step:{kind:t,node:e},prunes:n}){return l`<ol class="code" aria-label="The function, with the current lines marked">
    ${_l(e.is_max,n).map(([r,...o])=>{let s=o.includes(t);return l`<li class=${s?"here":""} aria-current=${s?"step":void 0}><code>${r}</code></li>`})}
  </ol>`}var Sl={enter:"Node entered",leaf:"Leaf",update:"Update",cut:"Cut-off",cached:"From the cache"};function Tl({step:t}){return t.
line_text===null?l`<p class="log-line muted">No log line at this step.</p>`:l`<p class="log-line">
    <span class="muted">line ${t.line===null?"":z(t.line)}</span>
    <code>${t.line_text}</code>
  </p>`}function $s({step:t,range:e,algorithm:n,hasLog:r}){let o=n==="alphabeta";return l`<section class="step-panel" aria-label="This step">
    <h2>
      <span class=${`kind kind-${t.kind}`}>${Sl[t.kind]}</span>
      <span class="path">${` ${t.node.path.join(" › ")}`}</span>
    </h2>
    <p class="reason">${gt(t)}</p>
    ${r&&l`<${Tl} step=${t} />`}
    <details class="explanation">
      <summary>The whole reason</summary>
      <p>${t.explanation}</p>
    </details>
    <${Mt} node=${t.node} before=${t.before} child=${t.child} range=${e} showsWindow=${o} />
    ${n!=="greedy"&&l`<${ds} step=${t} prunes=${o} />`}
  </section>`}var Ml=300,El=400;function Ol(t,e){let[n,r]=y(null);return _(()=>{let o=0,s=!1,a=async()=>{try{let u=await D(`trees/${t}`);
if(s)return;r(u),u.done||(o=window.setTimeout(a,El))}catch(u){s||e(N(u))}},i=()=>{pt(`trees/${t}`)};return a(),addEventListener(
"pagehide",i),()=>{s=!0,clearTimeout(o),removeEventListener("pagehide",i),fr(`trees/${t}`)}},[t]),n}function gs(t,e){let[
n,r]=y(null),[o,s]=y(""),a=Ol(t,s),i=O(new Map),u=O(null),m=Bt(d=>{let $=i.current.get(d);if($)return $;let g=D(`trees/${t}\
/steps/${d}`);return i.current.set(d,g),g.catch(()=>i.current.delete(d)),i.current.size>Ml&&i.current.delete(i.current.keys().
next().value??0),g},[t]),c=Bt(async d=>{if(d!=null){u.current=d;try{let $=await m(d);if(u.current!==d)return;s(""),r($),
$.next.step!==null&&m($.next.step).catch(()=>{})}catch($){s(N($))}}},[m]),h=a?.events??0,f=h>e||h>0&&a?.done===!0,p=O(e);
return _(()=>{f&&(u.current===null||e!==p.current)&&c(Math.min(e,h-1)),p.current=e},[f,e]),{id:t,summary:a,step:n,error:o,
go:c,fetchStep:m}}var Al=[1,2,5,10,30];function Pt({step:t,go:e,label:n,children:r,class:o=""}){let s=t==null;return l`<button
    class=${o}
    aria-disabled=${s?"true":void 0}
    aria-label=${n}
    onClick=${()=>e(t)}
  >
    ${r}
  </button>`}function wn({name:t,kind:e,next:n,previous:r,go:o}){return l`<div class="segments" role="group" aria-label=${t}>
    <${Pt} step=${r[e]} go=${o} label=${`Previous ${t}`}>‹<//>
    <${Pt} step=${n[e]} go=${o} label=${`Next ${t}`}>${t} ›<//>
  </div>`}function Cl({step:t,go:e}){let[n,r]=y(!1),[o,s]=bt("speed","2"),a=Number(o)||2,i=t?.next.step??null;return _(()=>{
if(!n)return;if(i===null){r(!1);return}let u=setTimeout(()=>e(i),1e3/a);return()=>clearTimeout(u)},[n,a,i]),{isPlaying:n,
setPlaying:r,speed:a,setRate:s}}function ys({stepper:t,hasWindow:e,hasLog:n,onPlaying:r}){let{step:o,summary:s,go:a}=t,{
isPlaying:i,setPlaying:u,speed:m,setRate:c}=Cl(t);_(()=>r(i),[i]);let h=o?.next??{step:null},f=o?.previous??{step:null},
p=()=>u(!i);nt({f:()=>a(h.step),b:()=>a(f.step),o:()=>a(h.over),r:()=>a(h.out),l:()=>a(h.line),L:()=>a(f.line),u:()=>a(h.
update),U:()=>a(f.update),c:()=>a(h.cut),C:()=>a(f.cut)," ":p});let d=(s?.events??1)-1,$=o?.step??0;return l`<section class="transport" aria-label="Steps of the search">
    <div class="buttons">
      <div class="segments" role="group" aria-label="Step">
        <${Pt} step=${f.step} go=${a} label="One step back">‹ Back<//>
        <${Pt} class="primary" step=${h.step} go=${a} label="One step forward">Forward ›<//>
      </div>
      <div class="segments" role="group" aria-label="Subtree">
        <${Pt} step=${h.over} go=${a} label="Over the subtree">Over<//>
        <${Pt} step=${h.out} go=${a} label="Out to the parent">Out<//>
      </div>
      ${n&&l`<${wn} name="log line" kind="line" next=${h} previous=${f} go=${a} />`}
      <${wn} name="update" kind="update" next=${h} previous=${f} go=${a} />
      ${e&&l`<${wn} name="cut" kind="cut" next=${h} previous=${f} go=${a} />`}
      <div class="segments" role="group" aria-label="Playback">
        <button onClick=${p} aria-pressed=${i}>${i?"Pause":"Play"}</button>
        <select
          aria-label="Steps in a second"
          onChange=${g=>c(g.target.value)}
        >
          ${Al.map(g=>l`<option value=${g} selected=${g===m}>${g} / s</option>`)}
        </select>
      </div>
    </div>
    <${ke}
      label="Step of the search"
      value=${$}
      last=${d}
      text=${`step ${z($)} of ${z(Math.max(d,0))}`}
      onChange=${a}
    />
  </section>`}var[vs,Ll]=[4,400];function xn(t){let e=t-1;return{path:[],left:0,right:1,first:0,last:e,isCut:!1,isMax:!0,isInner:!0,children:[]}}
function Pl(t,e,n){t.isMax=n;let r=e.flatMap(({steps:u})=>u?[u[1]-u[0]+1]:[]),o=r.reduce((u,m)=>u+m,0)/Math.max(r.length,
1)||1,s=e.map(({steps:u})=>u?u[1]-u[0]+1:o),a=(t.right-t.left)/s.reduce((u,m)=>u+m,0),i=t.left;t.children=e.map(({move:u,
steps:m,kind:c},h)=>{let f=i+s[h]*a,[p,d]=m??[t.last,t.last],$={left:i,right:f,first:p,last:d,isCut:!m,isMax:!n,isInner:c===
"inner",children:[]};return i=f,{...$,path:[...t.path,u]}})}async function bs(t,e,{depth:n,least:r,onNodes:o,isGone:s}){
let a=[e];for(let i=0;a.length>0&&i<Ll&&!s();){a.sort((m,c)=>c.right-c.left-(m.right-m.left));let u=a.slice(0,vs);a=a.slice(
vs),i+=u.length;for(let m of await Promise.all(u.map(c=>Rl(t,c,e.last))))a.push(...m.filter(({isInner:c,path:h,left:f,right:p})=>c&&
h.length<n&&p-f>=r));o()}}async function Rl(t,e,n){let r=new URLSearchParams({path:JSON.stringify(e.path),step:String(n)}),
o=await D(`trees/${t}/children?${r}`);return Pl(e,o.children,o.node.is_max),e.children}function ws(t,e){let n=t;for(;;){
let r=n.children.find(o=>!o.isCut&&o.first<=e&&e<=o.last);if(r){n=r;continue}return n.children.length>0?n.children.findLast(
o=>o.last<=e&&!o.isCut)?.right??n.left:n.left+(e-n.first)/Math.max(n.last-n.first,1)*(n.right-n.left)}}function xs(t,e,n){
let r=t;for(let o=0;o<=n;o+=1){let s=r.children.find(({left:a,right:i})=>a<=e&&e<i);if(!s)break;r=s}return r}var Qt=66,[kn,Nl]=[6,4];function Il(t){let e=m=>(t.style.color=`var(--${m})`,getComputedStyle(t).color),[n,r,o,s,a,i,u]=[
"max","min","wrong","line","ink","card","accent"].map(e);return t.style.color="",{max:n,min:r,wrong:o,line:s,ink:a,card:i,
accent:u}}function _n({children:t}){return t.length>0?1+Math.max(...t.map(_n)):0}function Bl(t,e,n){let r=devicePixelRatio||
1,o=t.clientWidth;t.width=o*r,t.height=Qt*r;let s=t.getContext("2d");if(!s)return;s.scale(r,r);let a=Il(t),i=Math.min(Math.
max(_n(e),2),kn),u=(Qt-4)/i,m=(h,f)=>{if(!(f>=i))for(let p of h.children){let[d,$]=[p.left*o,2+f*u],g=(p.right-p.left)*o>
4?1:0,[v,w]=[Math.max((p.right-p.left)*o-g,.5),u-1],x=p.last<=n;if(p.isCut){s.globalAlpha=x?.16:.3,s.fillStyle=x?a.wrong:
a.line,s.fillRect(d,$,v,x?(i-f)*u-1:w),x&&Gl(s,a.wrong,[d,$,v,(i-f)*u-1]);continue}let b=p.first<=n&&!x;s.globalAlpha=b?
1:x?.6:.35,s.fillStyle=b||x?p.isMax?a.max:a.min:a.line,s.fillRect(d,$,v,w),m(p,f+1)}};m(e,0),s.globalAlpha=1;let c=Math.
min(Math.max(ws(e,n)*o,1),o-1);s.fillStyle=a.card,s.fillRect(c-2.5,0,5,Qt),s.fillStyle=a.ink,s.fillRect(c-1,0,2,Qt)}function Gl(t,e,[
n,r,o,s]){if(!(o<3)){t.save(),t.globalAlpha=.55,t.strokeStyle=e,t.beginPath(),t.rect(n,r,o,s),t.clip(),t.beginPath();for(let a=n-
s;a<n+o;a+=6)t.moveTo(a,r+s),t.lineTo(a+s,r);t.stroke(),t.restore()}}function ks({stepper:{id:t,summary:e,step:n,go:r}}){
let o=O(null),s=Tt(o),a=O(xn(1)),i=O(0);i.current=n?.step??0;let u=()=>o.current&&Bl(o.current,a.current,i.current),m=e?.
done?e.events:0;_(()=>{if(m===0||s===0)return;let f=!1;a.current=xn(m);let p={depth:kn,least:Nl/s,onNodes:()=>!f&&u(),isGone:()=>f};
return bs(t,a.current,p).catch(()=>{}),()=>{f=!0}},[t,m,s]),_(()=>{u()},[n?.step,s]),_(()=>{let f=new MutationObserver(u);
f.observe(document.documentElement,{attributes:!0,attributeFilter:["data-theme"]});let p=matchMedia("(prefers-color-sche\
me: dark)");return p.addEventListener("change",u),()=>{f.disconnect(),p.removeEventListener("change",u)}},[]);let c=f=>{
let p=o.current?.getBoundingClientRect();if(!p||m===0)return;let d=Math.min(Math.max(_n(a.current),2),kn),$=Math.floor((f.
clientY-p.top)/p.height*d);r(xs(a.current,(f.clientX-p.left)/p.width,$).first)},h=`Map of the tree: step ${z(i.current)}\
 of ${z(Math.max(m-1,0))}`;return l`<canvas
    class="tree-map"
    ref=${o}
    role="img"
    aria-label=${h}
    title="The whole tree, a row for each depth: press a node to go to its first step"
    height=${Qt}
    onClick=${c}
  ></canvas>`}var Hl=60;function _s(t,e){return!t||t===e?!1:t.scrollWidth>t.clientWidth&&getComputedStyle(t).overflowX!=="visible"||_s(
t.parentElement,e)}function Ss(t){let e=O(null);return{onTouchStart:n=>{let r=n.target,o=n.touches.length===1&&!_s(r,n.currentTarget);
e.current=o?n.touches[0]:null},onTouchEnd:n=>{if(!e.current)return;let r=n.changedTouches[0].clientX-e.current.clientX,o=n.
changedTouches[0].clientY-e.current.clientY;e.current=null,Math.abs(r)>=Hl&&Math.abs(r)>2*Math.abs(o)&&t(r<0)}}}var Dl=150,Sn=["Tree","Reason","Board"];function Wl(t,e,n,r){let o=e?.step??null;_(()=>{if(o===null)return;let s=setTimeout(
()=>St(Le(t,{step:o,node:n,practice:r})),Dl);return()=>clearTimeout(s)},[t,o,W(n),r])}function Ts({id:t,games:e,about:n,
address:r,onAgain:o}){let{request:s,href:a}=r,i=gs(t,r.step),{step:u,summary:m,error:c,go:h}=i,{log:f,error:p,take:d}=Jo(
t,r,h),[$,g]=y(!1),[v,w]=y(Sn[0]),[x,b]=y(r.node),[k,A]=y(r.practice);Wl(a,u,x,k),_(()=>{u&&!$&&k===null&&U(gt(u))},[u?.
step,$]);let R=m?.algorithm??"",S=R==="alphabeta",M=n.textbook.log,I=Qo(f,u?.line),L=m?.done===!0&&u?.step===m.events-1,
T=u?.board?Sn:Sn.slice(0,2),K=Ss(j=>w(T[T.indexOf(v)+(j?1:-1)]??v));return l`<div class=${`stage show-${v.toLowerCase()}`}>
    <${hs}
      games=${e}
      about=${n}
      request=${s}
      summary=${m}
      isAtEnd=${L}
      practice=${k}
      onPractice=${A}
      onLog=${d}
    />
    ${c&&l`<${B} error=${c} />
        <p>
          The search is not open any more: it has made room for newer ones, or the server was started anew.
          <button class="primary" onClick=${()=>o(u?.step??r.step)}>Search again</button>
        </p>`}
    <${B} error=${p} />
    ${f&&M&&k===null&&l`<${Vo} log=${f} columns=${M.columns} go=${h} />`}
    ${k===null?l`<${ks} stepper=${i} />
            <${ys} stepper=${i} hasWindow=${S} hasLog=${f!==null} onPlaying=${g} />
            <div class="panes" role="group" aria-label="What is shown">
              ${T.map(j=>l`<button aria-pressed=${j===v} onClick=${()=>w(j)}>${j}</button>`)}
            </div>`:null}
    ${u&&(k===null?l`<div
            class=${["stage-columns",!u.board&&"no-board",I&&"apart"].filter(Boolean).join(" ")}
            ...${K}
          >
            <div class="tree-main">
              <${is}
                step=${u}
                stepper=${i}
                hasWindow=${S}
                first=${r.node}
                log=${f}
                isApart=${I}
                onOpened=${b}
              />
              <div class="tree-foot">
                <${zo} />
                ${n.id==="tree"&&l`<${ve}
                    noun="step"
                    name=${`step-${u.step+1}`}
                    at=${u.step}
                    count=${m?.events??0}
                    path=${j=>`trees/${t}/steps/${j}/picture`}
                  />`}
              </div>
            </div>
            <${$s}
              step=${u}
              range=${m?.range}
              algorithm=${R}
              hasLog=${f!==null}
            />
            ${u.board&&l`<div class="board-pane">
                <${ot} board=${u.board} label=${`Board of the node ${u.node.path.join(" › ")}`} />
                <p class="muted">${u.board.words}</p>
              </div>`}
          </div>`:l`<${os}
            stepper=${i}
            seed=${k}
            hasWindow=${S}
            format=${M}
            onSeed=${A}
          />`)}
  </div>`}function Ms({games:t,about:e,address:n}){let[r,o]=y(""),[s,a]=y(""),[i,u]=y(n.step),m=async()=>{try{a(""),o((await et("t\
rees",n.request)).id)}catch(c){a(N(c))}};return _(()=>{m()},[]),G(()=>u(n.step),[n.step]),s?l`<h1>${e.name}</h1>
      <${B} error=${s} />
      <${Lt} games=${t} chosen=${e.id} initial=${n.request} onStart=${$t} />`:r?l`<${Ts}
        key=${r}
        id=${r}
        games=${t}
        about=${e}
        address=${{...n,step:i}}
        onAgain=${c=>(u(c),m())}
      />`:l`<p class="muted">Searching…</p>`}function Fl({game:t,format:e}){let[{log:n,task:r},o]=y({log:null,task:null}),[s,a]=y(""),i=(m,c)=>{let h=!hn(m)&&/^\s*\d\s*$/m.
test(m.slice(0,40)),f=h?"":Re(m,c);a(f),f||o(p=>({...p,[h?"task":"log"]:{name:c,text:m}}))},u=async(m,c)=>{let h={game:t.
id,text:c,moves:"",limit:null,caching:!1,ordering:!1,fail_hard:!1};Ne(await Jt(h),m),await $t(h)};return _(()=>{n&&r&&u(
n,r.text)},[n,r]),l`<section class="card log-start" aria-labelledby="log-start-title">
    <h2 id="log-start-title">Is your ${e.file} right?</h2>
    <${ht} onText=${i} multiple=${!0} label=${`Choose your ${n?"task":e.file}`}>
      ${n?l`<p><strong>✓ ${n.name}</strong>. Which task is it of? Drop that file, too.</p>`:l`<p>
              <strong>Drop it here</strong>${r?`, too: ${r.name} is there.`:" with its task."} Your tree and the
              right one go on in step, apart from the first wrong line on, and a known mistake is named.
            </p>`}
    <//>
    <${B} error=${s} />
    ${n&&!r&&l`<p>
        <button onClick=${()=>u(n,t.start_text?.sample??"")}>It is of the sample task</button>
      </p>`}
  </section>`}function Es({games:t,chosen:e}){let n=t.find(({textbook:r,start_text:o})=>r.log&&o?.is_task);return l`<h1>Step through a search</h1>
    <div class="tree-start">
      ${n?.textbook.log&&l`<${Fl} game=${n} format=${n.textbook.log} />`}
      <${Lt} games=${t} chosen=${e} onStart=${$t} />
    </div>`}function Ul(t){let[e,n]=y(void 0),[r,o]=y(""),s=`${t.route.join("/")}?${t.query}`;return _(()=>{let a=!1;return Wo(t).then(
i=>a||(n(i),o("")),i=>a||(n(null),o(N(i)))),()=>{a=!0}},[s]),{search:e,error:r}}function Os({about:t,address:e}){let{search:n,
error:r}=Ul(e),o=[...t.games,t.tree];if(n===void 0)return null;let s=o.find(({id:a})=>a===n?.request.game);return l`<${B} error=${r||
(n&&!s?`There is no game ${n.request.game}.`:"")} />
    ${n&&s?l`<${Ms} key=${n.href} games=${o} about=${s} address=${n} />`:l`<${Es} games=${o} chosen=${e.route[1]} />`}`}var As=[["tree","Trees"],["play","Play"],["look","Games"],["live","Live"]];function Vl({route:t,isLive:e}){return l`<header class="top">
    <a class="brand" href="#/" aria-current=${t.length===0?"page":void 0}>suite</a>
    <nav aria-label="Views">
      ${As.filter(([n])=>n!=="live"||e).map(([n,r])=>l`<a href=${P(n)} aria-current=${t[0]===n?"page":void 0}>${r}</a>`)}
    </nav>
    <${dr} />
    <${Go} />
  </header>`}function jl({about:t,address:e}){let[n,...r]=e.route,[o,s]=Zn();return o?l`<h1>Something went wrong</h1>
      <${B} error=${N(o)} />
      <button onClick=${s}>Try again</button>`:n==="tree"?l`<${Os} key=${r[0]} about=${t} address=${e} />`:n==="practice"?
l`<${Fo} />`:n==="play"?l`<${Io} key=${r.join(" ")} about=${t} chosen=${r[0]} id=${r[1]} />`:n==="look"?l`<${_o} about=${t} route=${r} />`:
n==="live"?l`<${Yr} />`:l`<${Wr} about=${t} address=${e} />`}function Cs(){let t=$r(),{route:e}=t,[n,r]=y(null),[o,s]=y(
"");_(pr,[]),_(()=>{D("about").then(r,u=>s(N(u)))},[]),_(()=>{document.title=As.find(([u])=>u===e[0])?.[1]??"suite"},[e[0]]);
let a=O(null),i=e.join("/");return G(()=>{n&&document.activeElement===document.body&&a.current?.focus({preventScroll:!0})},
[i]),_(()=>{document.documentElement.classList.toggle("embedded",Wt)},[]),l`${!Wt&&l`<button class="skip" onClick=${()=>a.
current?.focus()}>Skip to the content</button>
      <${Vl} route=${e} isLive=${typeof n?.live=="string"} />`}
    <main ref=${a} tabindex="-1">
      <${B} error=${o} />${n&&l`<${jl} key=${e[0]??"lesson"} about=${n} address=${t} />`}
    </main>
    <${Br} />`}mn();Ht||(await Ke(),addEventListener("hashchange",async()=>await Ke()&&location.reload()));Xn(l`<${Cs} />`,document.getElementById(
"app"));
