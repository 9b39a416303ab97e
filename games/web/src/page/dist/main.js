// Made by `npm --prefix tests/web run bundle` of modules with the hash 83a32a1b12a3bca2681e8f01dfd13a4f861148f677f224ffaf0ee1b666102873.
var js=Object.defineProperty;var Ln=(t,e)=>{for(var n in e)js(t,n,{get:e[n],enumerable:!0})};/*!
 * htm 3.1.1 with Preact 10: the file preact/standalone.module.js of the npm package htm 3.1.1, unchanged below this comment.
 * htm: Copyright 2018 Google Inc., Apache License 2.0, see htm.LICENSE.
 * Preact: Copyright (c) 2015-present Jason Miller, MIT License, see preact.LICENSE.
 */var re,P,zn,Nt,qn,Pn,zs,ne={},Kn=[],qs=/acit|ex(?:s|g|n|p|$)|rph|grid|ows|mnc|ntw|ine[ch]|zoo|^ord|itera/i;function at(t,e){
for(var n in e)t[n]=e[n];return t}function Jn(t){var e=t.parentNode;e&&e.removeChild(t)}function Qn(t,e,n){var o,r,s,a={};
for(s in e)s=="key"?o=e[s]:s=="ref"?r=e[s]:a[s]=e[s];if(arguments.length>2&&(a.children=arguments.length>3?re.call(arguments,
2):n),typeof t=="function"&&t.defaultProps!=null)for(s in t.defaultProps)a[s]===void 0&&(a[s]=t.defaultProps[s]);return Zt(
t,a,o,r,null)}function Zt(t,e,n,o,r){var s={type:t,props:e,key:n,ref:o,__k:null,__:null,__b:0,__e:null,__d:void 0,__c:null,
__h:null,constructor:void 0,__v:r??++zn};return P.vnode!=null&&P.vnode(s),s}function se(t){return t.children}function te(t,e){
this.props=t,this.context=e}function yt(t,e){if(e==null)return t.__?yt(t.__,t.__.__k.indexOf(t)+1):null;for(var n;e<t.__k.
length;e++)if((n=t.__k[e])!=null&&n.__e!=null)return n.__e;return typeof t.type=="function"?yt(t):null}function Yn(t){var e,
n;if((t=t.__)!=null&&t.__c!=null){for(t.__e=t.__c.base=null,e=0;e<t.__k.length;e++)if((n=t.__k[e])!=null&&n.__e!=null){t.
__e=t.__c.base=n.__e;break}return Yn(t)}}function Nn(t){(!t.__d&&(t.__d=!0)&&Nt.push(t)&&!oe.__r++||Pn!==P.debounceRendering)&&
((Pn=P.debounceRendering)||qn)(oe)}function oe(){for(var t;oe.__r=Nt.length;)t=Nt.sort(function(e,n){return e.__v.__b-n.
__v.__b}),Nt=[],t.some(function(e){var n,o,r,s,a,i;e.__d&&(a=(s=(n=e).__v).__e,(i=n.__P)&&(o=[],(r=at({},s)).__v=s.__v+1,
ze(i,s,r,n.__n,i.ownerSVGElement!==void 0,s.__h!=null?[a]:null,o,a??yt(s),s.__h),eo(o,s),s.__e!=a&&Yn(s)))})}function Xn(t,e,n,o,r,s,a,i,c,m){
var u,p,f,h,g,d,$,v=o&&o.__k||Kn,b=v.length;for(n.__k=[],u=0;u<e.length;u++)if((h=n.__k[u]=(h=e[u])==null||typeof h=="bo\
olean"?null:typeof h=="string"||typeof h=="number"||typeof h=="bigint"?Zt(null,h,null,null,h):Array.isArray(h)?Zt(se,{children:h},
null,null,null):h.__b>0?Zt(h.type,h.props,h.key,null,h.__v):h)!=null){if(h.__=n,h.__b=n.__b+1,(f=v[u])===null||f&&h.key==
f.key&&h.type===f.type)v[u]=void 0;else for(p=0;p<b;p++){if((f=v[p])&&h.key==f.key&&h.type===f.type){v[p]=void 0;break}f=
null}ze(t,h,f=f||ne,r,s,a,i,c,m),g=h.__e,(p=h.ref)&&f.ref!=p&&($||($=[]),f.ref&&$.push(f.ref,null,h),$.push(p,h.__c||g,h)),
g!=null?(d==null&&(d=g),typeof h.type=="function"&&h.__k!=null&&h.__k===f.__k?h.__d=c=Zn(h,c,t):c=to(t,h,f,v,g,c),m||n.type!==
"option"?typeof n.type=="function"&&(n.__d=c):t.value=""):c&&f.__e==c&&c.parentNode!=t&&(c=yt(f))}for(n.__e=d,u=b;u--;)v[u]!=
null&&(typeof n.type=="function"&&v[u].__e!=null&&v[u].__e==n.__d&&(n.__d=yt(o,u+1)),oo(v[u],v[u]));if($)for(u=0;u<$.length;u++)
no($[u],$[++u],$[++u])}function Zn(t,e,n){var o,r;for(o=0;o<t.__k.length;o++)(r=t.__k[o])&&(r.__=t,e=typeof r.type=="fun\
ction"?Zn(r,e,n):to(n,r,r,t.__k,r.__e,e));return e}function to(t,e,n,o,r,s){var a,i,c;if(e.__d!==void 0)a=e.__d,e.__d=void 0;else if(n==
null||r!=s||r.parentNode==null)t:if(s==null||s.parentNode!==t)t.appendChild(r),a=null;else{for(i=s,c=0;(i=i.nextSibling)&&
c<o.length;c+=2)if(i==r)break t;t.insertBefore(r,s),a=s}return a!==void 0?a:r.nextSibling}function Rn(t,e,n){e[0]==="-"?
t.setProperty(e,n):t[e]=n==null?"":typeof n!="number"||qs.test(e)?n:n+"px"}function Xt(t,e,n,o,r){var s;t:if(e==="style")
if(typeof n=="string")t.style.cssText=n;else{if(typeof o=="string"&&(t.style.cssText=o=""),o)for(e in o)n&&e in n||Rn(t.
style,e,"");if(n)for(e in n)o&&n[e]===o[e]||Rn(t.style,e,n[e])}else if(e[0]==="o"&&e[1]==="n")s=e!==(e=e.replace(/Capture$/,
"")),e=e.toLowerCase()in t?e.toLowerCase().slice(2):e.slice(2),t.l||(t.l={}),t.l[e+s]=n,n?o||t.addEventListener(e,s?Bn:In,
s):t.removeEventListener(e,s?Bn:In,s);else if(e!=="dangerouslySetInnerHTML"){if(r)e=e.replace(/xlink[H:h]/,"h").replace(
/sName$/,"s");else if(e!=="href"&&e!=="list"&&e!=="form"&&e!=="tabIndex"&&e!=="download"&&e in t)try{t[e]=n??"";break t}catch{}
typeof n=="function"||(n!=null&&(n!==!1||e[0]==="a"&&e[1]==="r")?t.setAttribute(e,n):t.removeAttribute(e))}}function In(t){
this.l[t.type+!1](P.event?P.event(t):t)}function Bn(t){this.l[t.type+!0](P.event?P.event(t):t)}function ze(t,e,n,o,r,s,a,i,c){
var m,u,p,f,h,g,d,$,v,b,x,w=e.type;if(e.constructor!==void 0)return null;n.__h!=null&&(c=n.__h,i=e.__e=n.__e,e.__h=null,
s=[i]),(m=P.__b)&&m(e);try{t:if(typeof w=="function"){if($=e.props,v=(m=w.contextType)&&o[m.__c],b=m?v?v.props.value:m.__:
o,n.__c?d=(u=e.__c=n.__c).__=u.__E:("prototype"in w&&w.prototype.render?e.__c=u=new w($,b):(e.__c=u=new te($,b),u.constructor=
w,u.render=Js),v&&v.sub(u),u.props=$,u.state||(u.state={}),u.context=b,u.__n=o,p=u.__d=!0,u.__h=[]),u.__s==null&&(u.__s=
u.state),w.getDerivedStateFromProps!=null&&(u.__s==u.state&&(u.__s=at({},u.__s)),at(u.__s,w.getDerivedStateFromProps($,u.
__s))),f=u.props,h=u.state,p)w.getDerivedStateFromProps==null&&u.componentWillMount!=null&&u.componentWillMount(),u.componentDidMount!=
null&&u.__h.push(u.componentDidMount);else{if(w.getDerivedStateFromProps==null&&$!==f&&u.componentWillReceiveProps!=null&&
u.componentWillReceiveProps($,b),!u.__e&&u.shouldComponentUpdate!=null&&u.shouldComponentUpdate($,u.__s,b)===!1||e.__v===
n.__v){u.props=$,u.state=u.__s,e.__v!==n.__v&&(u.__d=!1),u.__v=e,e.__e=n.__e,e.__k=n.__k,e.__k.forEach(function(k){k&&(k.
__=e)}),u.__h.length&&a.push(u);break t}u.componentWillUpdate!=null&&u.componentWillUpdate($,u.__s,b),u.componentDidUpdate!=
null&&u.__h.push(function(){u.componentDidUpdate(f,h,g)})}u.context=b,u.props=$,u.state=u.__s,(m=P.__r)&&m(e),u.__d=!1,u.
__v=e,u.__P=t,m=u.render(u.props,u.state,u.context),u.state=u.__s,u.getChildContext!=null&&(o=at(at({},o),u.getChildContext())),
p||u.getSnapshotBeforeUpdate==null||(g=u.getSnapshotBeforeUpdate(f,h)),x=m!=null&&m.type===se&&m.key==null?m.props.children:
m,Xn(t,Array.isArray(x)?x:[x],e,n,o,r,s,a,i,c),u.base=e.__e,e.__h=null,u.__h.length&&a.push(u),d&&(u.__E=u.__=null),u.__e=
!1}else s==null&&e.__v===n.__v?(e.__k=n.__k,e.__e=n.__e):e.__e=Ks(n.__e,e,n,o,r,s,a,c);(m=P.diffed)&&m(e)}catch(k){e.__v=
null,(c||s!=null)&&(e.__e=i,e.__h=!!c,s[s.indexOf(i)]=null),P.__e(k,e,n)}}function eo(t,e){P.__c&&P.__c(e,t),t.some(function(n){
try{t=n.__h,n.__h=[],t.some(function(o){o.call(n)})}catch(o){P.__e(o,n.__v)}})}function Ks(t,e,n,o,r,s,a,i){var c,m,u,p=n.
props,f=e.props,h=e.type,g=0;if(h==="svg"&&(r=!0),s!=null){for(;g<s.length;g++)if((c=s[g])&&(c===t||(h?c.localName==h:c.
nodeType==3))){t=c,s[g]=null;break}}if(t==null){if(h===null)return document.createTextNode(f);t=r?document.createElementNS(
"http://www.w3.org/2000/svg",h):document.createElement(h,f.is&&f),s=null,i=!1}if(h===null)p===f||i&&t.data===f||(t.data=
f);else{if(s=s&&re.call(t.childNodes),m=(p=n.props||ne).dangerouslySetInnerHTML,u=f.dangerouslySetInnerHTML,!i){if(s!=null)
for(p={},g=0;g<t.attributes.length;g++)p[t.attributes[g].name]=t.attributes[g].value;(u||m)&&(u&&(m&&u.__html==m.__html||
u.__html===t.innerHTML)||(t.innerHTML=u&&u.__html||""))}if((function(d,$,v,b,x){var w;for(w in v)w==="children"||w==="ke\
y"||w in $||Xt(d,w,null,v[w],b);for(w in $)x&&typeof $[w]!="function"||w==="children"||w==="key"||w==="value"||w==="chec\
ked"||v[w]===$[w]||Xt(d,w,$[w],v[w],b)})(t,f,p,r,i),u)e.__k=[];else if(g=e.props.children,Xn(t,Array.isArray(g)?g:[g],e,
n,o,r&&h!=="foreignObject",s,a,s?s[0]:n.__k&&yt(n,0),i),s!=null)for(g=s.length;g--;)s[g]!=null&&Jn(s[g]);i||("value"in f&&
(g=f.value)!==void 0&&(g!==t.value||h==="progress"&&!g)&&Xt(t,"value",g,p.value,!1),"checked"in f&&(g=f.checked)!==void 0&&
g!==t.checked&&Xt(t,"checked",g,p.checked,!1))}return t}function no(t,e,n){try{typeof t=="function"?t(e):t.current=e}catch(o){
P.__e(o,n)}}function oo(t,e,n){var o,r;if(P.unmount&&P.unmount(t),(o=t.ref)&&(o.current&&o.current!==t.__e||no(o,null,e)),
(o=t.__c)!=null){if(o.componentWillUnmount)try{o.componentWillUnmount()}catch(s){P.__e(s,e)}o.base=o.__P=null}if(o=t.__k)
for(r=0;r<o.length;r++)o[r]&&oo(o[r],e,typeof t.type!="function");n||t.__e==null||Jn(t.__e),t.__e=t.__d=void 0}function Js(t,e,n){
return this.constructor(t,n)}function ro(t,e,n){var o,r,s;P.__&&P.__(t,e),r=(o=typeof n=="function")?null:n&&n.__k||e.__k,
s=[],ze(e,t=(!o&&n||e).__k=Qn(se,null,[t]),r||ne,ne,e.ownerSVGElement!==void 0,!o&&n?[n]:r?null:e.firstChild?re.call(e.childNodes):
null,s,!o&&n?n:r?r.__e:e.firstChild,o),eo(s,t)}re=Kn.slice,P={__e:function(t,e){for(var n,o,r;e=e.__;)if((n=e.__c)&&!n.__)try{if((o=n.constructor)&&o.getDerivedStateFromError!=
null&&(n.setState(o.getDerivedStateFromError(t)),r=n.__d),n.componentDidCatch!=null&&(n.componentDidCatch(t),r=n.__d),r)
return n.__E=n}catch(s){t=s}throw t}},zn=0,te.prototype.setState=function(t,e){var n;n=this.__s!=null&&this.__s!==this.state?
this.__s:this.__s=at({},this.state),typeof t=="function"&&(t=t(at({},n),this.props)),t&&at(n,t),t!=null&&this.__v&&(e&&this.
__h.push(e),Nn(this))},te.prototype.forceUpdate=function(t){this.__v&&(this.__e=!0,t&&this.__h.push(t),Nn(this))},te.prototype.
render=se,Nt=[],qn=typeof Promise=="function"?Promise.prototype.then.bind(Promise.resolve()):setTimeout,oe.__r=0,zs=0;var vt,
Q,Gn,Rt=0,Ve=[],Hn=P.__b,Dn=P.__r,Wn=P.diffed,Fn=P.__c,Un=P.unmount;function It(t,e){P.__h&&P.__h(Q,t,Rt||e),Rt=0;var n=Q.
__H||(Q.__H={__:[],__h:[]});return t>=n.__.length&&n.__.push({}),n.__[t]}function y(t){return Rt=1,Qs(ao,t)}function Qs(t,e,n){
var o=It(vt++,2);return o.t=t,o.__c||(o.__=[n?n(e):ao(void 0,e),function(r){var s=o.t(o.__[0],r);o.__[0]!==s&&(o.__=[s,o.
__[1]],o.__c.setState({}))}],o.__c=Q),o.__}function _(t,e){var n=It(vt++,3);!P.__s&&qe(n.__H,e)&&(n.__=t,n.__H=e,Q.__H.__h.
push(n))}function H(t,e){var n=It(vt++,4);!P.__s&&qe(n.__H,e)&&(n.__=t,n.__H=e,Q.__h.push(n))}function C(t){return Rt=5,
ae(function(){return{current:t}},[])}function ae(t,e){var n=It(vt++,7);return qe(n.__H,e)&&(n.__=t(),n.__H=e,n.__h=t),n.__}function Bt(t,e){return Rt=8,ae(function(){
return t},e)}function so(t){var e=It(vt++,10),n=y();return e.__=t,Q.componentDidCatch||(Q.componentDidCatch=function(o){e.__&&e.__(o),
n[1](o)}),[n[0],function(){n[1](void 0)}]}function Ys(){Ve.forEach(function(t){if(t.__P)try{t.__H.__h.forEach(ee),t.__H.
__h.forEach(je),t.__H.__h=[]}catch(e){t.__H.__h=[],P.__e(e,t.__v)}}),Ve=[]}P.__b=function(t){Q=null,Hn&&Hn(t)},P.__r=function(t){
Dn&&Dn(t),vt=0;var e=(Q=t.__c).__H;e&&(e.__h.forEach(ee),e.__h.forEach(je),e.__h=[])},P.diffed=function(t){Wn&&Wn(t);var e=t.
__c;e&&e.__H&&e.__H.__h.length&&(Ve.push(e)!==1&&Gn===P.requestAnimationFrame||((Gn=P.requestAnimationFrame)||function(n){
var o,r=function(){clearTimeout(s),Vn&&cancelAnimationFrame(o),setTimeout(n)},s=setTimeout(r,100);Vn&&(o=requestAnimationFrame(
r))})(Ys)),Q=void 0},P.__c=function(t,e){e.some(function(n){try{n.__h.forEach(ee),n.__h=n.__h.filter(function(o){return!o.
__||je(o)})}catch(o){e.some(function(r){r.__h&&(r.__h=[])}),e=[],P.__e(o,n.__v)}}),Fn&&Fn(t,e)},P.unmount=function(t){Un&&
Un(t);var e=t.__c;if(e&&e.__H)try{e.__H.__.forEach(ee)}catch(n){P.__e(n,e.__v)}};var Vn=typeof requestAnimationFrame=="f\
unction";function ee(t){var e=Q;typeof t.__c=="function"&&t.__c(),Q=e}function je(t){var e=Q;t.__c=t.__(),Q=e}function qe(t,e){
return!t||t.length!==e.length||e.some(function(n,o){return n!==t[o]})}function ao(t,e){return typeof e=="function"?e(t):
e}var io=function(t,e,n,o){var r;e[0]=0;for(var s=1;s<e.length;s++){var a=e[s++],i=e[s]?(e[0]|=a?1:2,n[e[s++]]):e[++s];a===
3?o[0]=i:a===4?o[1]=Object.assign(o[1]||{},i):a===5?(o[1]=o[1]||{})[e[++s]]=i:a===6?o[1][e[++s]]+=i+"":a?(r=t.apply(i,io(
t,i,n,["",null])),o.push(r),i[0]?e[0]|=2:(e[s-2]=0,e[s]=r)):o.push(i)}return o},jn=new Map,l=function(t){var e=jn.get(this);
return e||(e=new Map,jn.set(this,e)),(e=io(this,e.get(t)||(e.set(t,e=(function(n){for(var o,r,s=1,a="",i="",c=[0],m=function(f){
s===1&&(f||(a=a.replace(/^\s*\n\s*|\s*\n\s*$/g,"")))?c.push(0,f,a):s===3&&(f||a)?(c.push(3,f,a),s=2):s===2&&a==="..."&&f?
c.push(4,f,0):s===2&&a&&!f?c.push(5,0,!0,a):s>=5&&((a||!f&&s===5)&&(c.push(s,0,a,r),s=6),f&&(c.push(s,f,0,r),s=6)),a=""},
u=0;u<n.length;u++){u&&(s===1&&m(),m(u));for(var p=0;p<n[u].length;p++)o=n[u][p],s===1?o==="<"?(m(),c=[c],s=3):a+=o:s===
4?a==="--"&&o===">"?(s=1,a=""):a=o+a[0]:i?o===i?i="":a+=o:o==='"'||o==="'"?i=o:o===">"?(m(),s=1):s&&(o==="="?(s=5,r=a,a=
""):o==="/"&&(s<5||n[u][p+1]===">")?(m(),s===3&&(c=c[0]),s=c,(c=c[0]).push(2,0,s),s=0):o===" "||o==="	"||o===`
`||o==="\r"?(m(),s=2):a+=o),s===3&&a==="!--"&&(s=4,c=c[0])}return m(),c})(t)),e),arguments,[])).length>1?e:e[0]}.bind(Qn);var Qe={};Ln(Qe,{ask:()=>na,listen:()=>oa});var Ke;function Xs(){return Ke??=fetch(new URL("../engine/suite_worker_bg.wasm",import.meta.url)).then(t=>t.arrayBuffer()).
then(t=>WebAssembly.compile(t)).catch(t=>{throw Ke=void 0,new Error(`The engine cannot be loaded: ${t.message}`)}),Ke}var ft=class{listeners=new Set;#t=new Map;#r=0;#n="";#e=new Worker(
new URL("../engine/worker.js",import.meta.url),{type:"module"});#o;constructor(e=1){this.#o=Xs().then(n=>this.#e.postMessage(
{module:n,firstId:e})),this.#e.addEventListener("message",({data:{number:n,status:o,text:r,event:s}})=>{if(s!==void 0){let a=JSON.
parse(s);for(let i of this.listeners)i(a);return}this.#t.get(n)?.resolve({status:o,text:r}),this.#t.delete(n)}),this.#e.
addEventListener("error",()=>this.end("internal error"))}async ask(e,n,o=""){if(await this.#o,this.#n)throw new Error(this.#n);
let r=this.#r+=1;return new Promise((s,a)=>{this.#t.set(r,{resolve:s,reject:a}),this.#e.postMessage({number:r,method:e,path:n,
body:o})})}end(e="the request was given up"){this.#n=e,this.#e.terminate();for(let{reject:n}of this.#t.values())n(new Error(
e));this.#t.clear(),this.listeners.clear()}};var Gt=new Map,Zs=8,lo=/^((\w+)\/\d+)(.*)$/,ta=0;function co(t){let e=Gt.get(t);if(!e)throw new Error(`there is no ${t} \
any more`);return e}function uo(t){let{worker:e,helper:n}=Gt.get(t)??{};e?.end(),n?.end(),Gt.delete(t)}async function fo(t,e,n){
let o=ta+=1,r=new ft(o),s=await r.ask("POST",e,n);if(s.status!==200)return r.end(),s;let a=[...Gt.keys()].filter(c=>c.startsWith(
`${t}/`));for(let c of a.slice(0,Math.max(0,a.length+1-Zs)))uo(c);let i={id:o,worker:r,path:e,body:n,moves:[]};return Gt.
set(`${t}/${o}`,i),r.listeners.add(c=>{c.kind==="position"&&(i.moves=c.history.map(({move:m})=>m))}),s}async function Je(t,e,n,o){
try{return await t.ask(e,n,o)}finally{t.end()}}async function mo({id:t,path:e,body:n}){let o=new ft(t);return await o.ask(
"POST",e,n),o}function ea(t){t.helper?.end(),t.helper=new ft;let e={...JSON.parse(t.body??"{}"),moves:t.moves.join(", ")};
return Je(t.helper,"POST","hints",JSON.stringify(e))}async function na(t,e,n){let[,o,r,s]=e.match(lo)??[];if(!o){let[i]=e.
split("?");return t==="POST"&&["trees","games","records"].includes(i)?fo(i,e,n):Je(new ft,t,e,n)}if(t==="DELETE")return uo(
o),{status:200,text:"{}"};let a=co(o);return s==="/hint"?ea(a):r==="records"&&s.includes("/hint")?Je(await mo(a),t,e,n):
a.worker.ask(t,e,n)}function oa(t,e,n){let o=!1,r=()=>{};return(async()=>{let[,a,i]=t.match(lo)??[],c=co(a),m=i==="games",
u=m?c.worker:await mo(c),p=async f=>{let h=f.kind==="ended"&&f.record?await ra(f):f;o||e(h)};if(r=()=>m?u.listeners.delete(
p):u.end(),o)return r();u.listeners.add(p),n(!0),await u.ask("GET",t)})().catch(()=>o||n(!1)),()=>{o=!0,r()}}async function ra(t){
let{status:e,text:n}=await fo("records","records",JSON.stringify(t.record));return{...t,record_id:e===200?JSON.parse(n).
id:void 0}}var Ze={};Ln(Ze,{ask:()=>aa,listen:()=>ia});function it(t,e){try{return localStorage.getItem(`suite-${t}`)??e}catch{return e}}function ie(t,e){try{localStorage.setItem(
`suite-${t}`,e)}catch{}}function wt(t,e){let[n,o]=y(()=>it(t,e)),r=Bt(s=>{ie(t,s),o(s)},[t]);return[n,r]}function lt(t){
try{return Object(JSON.parse(it(t,"{}")))}catch{return{}}}function mt(t,e){ie(t,JSON.stringify(e))}var po="token",Ye="";function ho(){return it(po,Ye)}async function Xe(){let[,t,e]=location.hash.match(/^#token=([0-9a-f]+)(.*)$/)??
[];if(!t)return!1;history.replaceState(null,"",location.pathname+(e?`#${e}`:""));let o=await fetch("/api/token",{method:"\
POST",headers:{"x-suite-token":t}}).catch(()=>null);return o?.ok?({token:Ye}=await o.json(),ie(po,Ye),!0):!1}var sa=2e3;function $o(t,e,n={}){let o={...n.headers,"x-suite-token":ho()};return fetch(`/api/${e}`,{method:t,...n,headers:o})}
async function aa(t,e,n,o){let s=await $o(t,e,{headers:o?{"content-type":o}:void 0,body:n,keepalive:t==="DELETE"}).catch(
()=>{throw new Error("The server does not answer. Is `suite web` still running?")});return{status:s.status,text:await s.
text()}}function ia(t,e,n){let o=new AbortController,{signal:r}=o,s=async()=>{let a=await $o("GET",t,{signal:r}).catch(()=>null);
a?.ok&&a.body&&(n(!0),await la(a.body,i=>r.aborted||e(i))),!r.aborted&&(n(!1),(!a||a.ok)&&setTimeout(()=>r.aborted||s(),
sa))};return s(),()=>o.abort()}async function la(t,e){let n=t.pipeThrough(new TextDecoderStream).getReader(),o="";for(;;){
let{value:r,done:s}=await n.read().catch(()=>({value:"",done:!0}));if(s)return;let a=(o+r).split(`
`);o=a.pop()??"";for(let i of a)i.startsWith("data: ")&&e(JSON.parse(i.slice(6)))}}var Ht=typeof document<"u"&&document.querySelector("meta[name=suite-engine]")!==null,go=Ht?Qe:Ze,le=class extends Error{};
async function ce(t,e,n,o){let{status:r,text:s}=await go.ask(t,e,n,o).catch(i=>{throw new le(R(i))}),a=ca(s);if(r!==200)
throw new le(a?.error??`error ${r}`);return a}function ca(t){try{return t?JSON.parse(t):null}catch{return null}}var tn=new Map;
function W(t){let e=ce("GET",t);tn.set(e,t);let n=()=>{tn.delete(e)};return e.then(n,n),e}function et(t,e={}){return ce(
"POST",t,JSON.stringify(e),"application/json")}function bt(t,e){return ce("POST",t,e,"text/plain; charset=utf-8")}function pt(t){
return ce("DELETE",t).catch(()=>null)}async function yo(t){let e=[...tn].filter(([,n])=>`${n}/`.startsWith(`${t}/`)).map(
([n])=>n);return await Promise.allSettled(e),pt(t)}function xt(t,e,n=()=>{}){return go.listen(t,e,n)}function R(t){return t instanceof
Error?t.message:String(t)}var ua=new Intl.NumberFormat("en");function q(t){return ua.format(t)}function j(t,e){return`${q(t)} ${e}${t===1?"":"s"}`}
function M(t){return t==null?"":String(t).replace("Infinity","∞").replace("-","−")}function z(t){return typeof t=="n\
umber"?t:t==="Infinity"?1/0:-1/0}function vo(t){return`${t>0?"+":""}${M(t)}`}function kt(t){return t<1<<20?`${Math.ceil(
t/1024)} kB`:`${q(Math.round(t/(1<<20)))} MB`}function ue(t){return t<10?`${t.toFixed(2)} s`:`${t.toFixed(1)} s`}function Z({label:t,value:e,values:n,onChange:o}){return l`<label class="field">
    <span>${t}</span>
    <select onChange=${r=>o(r.target.value)}>
      ${n.map(r=>{let[s,a]=Array.isArray(r)?r:[r,r];return l`<option value=${s} selected=${String(s)===String(e)}>${a}</option>`})}
    </select>
  </label>`}function tt({label:t,value:e,onChange:n,placeholder:o,type:r="text",min:s}){return l`<label class="field">
    <span>${t}</span>
    <input
      type=${r}
      min=${s}
      value=${e}
      placeholder=${o}
      autocomplete="off"
      spellcheck=${!1}
      onInput=${a=>n(a.target.value)}
    />
  </label>`}function _t({label:t,checked:e,onChange:n}){return l`<label class="check">
    <input
      type="checkbox"
      checked=${e}
      onChange=${o=>n(o.target.checked)}
    />
    ${t}
  </label>`}var fa=64<<20,ma=1<<20;async function pa(t,e){if(t.size>e)throw new Error(`${t.name} has ${kt(t.size)}; at m\
ost ${kt(e)} can be read here.`);let n=await t.text();if(n.slice(0,4096).includes("\0"))throw new Error(`${t.name} is no\
t a text file.`);return n}function wo(){for(let t of["dragover","drop"])addEventListener(t,e=>e.preventDefault())}function bo({
label:t,value:e,onText:n,rows:o=6,placeholder:r}){return l`<${ht} onText=${n} most=${ma}>
    <label class="field">
      <span>${t}</span>
      <textarea
        class="mono"
        rows=${o}
        placeholder=${r}
        spellcheck=${!1}
        value=${e}
        onInput=${s=>n(s.target.value)}
      ></textarea>
    </label>
  <//>`}function ht({onText:t,label:e="Choose a file",most:n=fa,multiple:o=!1,children:r}){let[s,a]=y(!1),[i,c]=y(""),m=async u=>{
try{for(let p of[...u??[]].slice(0,o?void 0:1)){let f=await pa(p,n);c(""),t(f,p.name)}}catch(p){c(p instanceof Error?p.message:
String(p))}};return l`<div
    class=${s?"file-drop over":"file-drop"}
    onDragOver=${u=>(u.preventDefault(),a(!0))}
    onDragLeave=${()=>a(!1)}
    onDrop=${u=>{u.preventDefault(),a(!1),m(u.dataTransfer?.files)}}
  >
    ${r}
    <label class="file-button">
      <input
        type="file"
        multiple=${o}
        onChange=${u=>{m(u.target.files),u.target.value=""}}
      />
      <span>${e}<span class="muted"> or drop it here, at most ${kt(n)}</span></span>
    </label>
    <${I} error=${i} />
  </div>`}function I({error:t}){return t?l`<p class="error" role="alert"><strong>Error: </strong>${t}</p>`:null}function ha(t){return t instanceof HTMLElement&&t.matches("input:not([type=range], [type=checkbox]), textarea, select")}
function da(t){return t instanceof HTMLElement&&t.matches("button, a, summary")}function nt(t){let e=C(t);e.current=t,_(
()=>{let n=o=>{let r=e.current[o.key],s=o.defaultPrevented||o.ctrlKey||o.metaKey||o.altKey;!r||s||ha(o.target)||document.
querySelector("dialog[open]")||o.key===" "&&da(o.target)||it("shortcuts","on")!=="off"&&(o.preventDefault(),r())};return addEventListener(
"keydown",n),()=>removeEventListener("keydown",n)},[])}var $a=[{heading:"Boards",keys:[["Tab","to and from the board"],["← ↑ → ↓","from square to square"],["Home, End",
"first, last square of the row"],["Enter, Space","play on the square"]]},{heading:"Game",keys:[["m","type a move"],["z",
"undo"],["h","hints"]]},{heading:"Search",keys:[["f, b","one step forward, back"],["o","over the subtree"],["r","out to \
the parent"],["l, L","next, previous log line"],["u, U","next, previous update"],["c, C","next, previous cut-off"],["Spa\
ce","play, pause"]]},{heading:"Tree",keys:[["← →","previous, next node"],["↓","show the children, then the first c\
hild"],["↑","hide the children, then the parent"],["Home, End","first, last node"],["letters","the next node with that\
 name"],["Enter, Space","show or hide the children"]]},{heading:"Recorded game",keys:[["f, b","next, previous position"],
["Home, End","on the slider: first, last position"]]}];function ga({heading:t,keys:e}){return l`<section>
    <h3>${t}</h3>
    <dl class="keys">
      ${e.map(([n,o])=>l`<dt><kbd>${n}</kbd></dt>
            <dd>${o}</dd>`)}
    </dl>
  </section>`}function xo(){let t=C(null),[e,n]=wt("shortcuts","on"),o=()=>t.current?.showModal();return nt({"?":o}),l`<button class="quiet" onClick=${o} aria-haspopup="dialog">Keys</button>
    <dialog ref=${t} aria-labelledby="help-title">
      <div class="dialog-head">
        <h2 id="help-title">Keys</h2>
        <form method="dialog"><button>Close</button></form>
      </div>
      <div class="key-groups">${$a.map(r=>l`<${ga} ...${r} />`)}</div>
      <label class="check">
        <input
          type="checkbox"
          checked=${e==="on"}
          onChange=${()=>n(e==="on"?"off":"on")}
        />
        Single letters act as shortcuts
      </label>
    </dialog>`}function ya(t){let[,e,n]=t.match(/^#?\/?([^?]*)\??(.*)$/s)??[];return{route:(e??"").split("/").filter(Boolean).map(va),query:new URLSearchParams(
n)}}function va(t){try{return decodeURIComponent(t)}catch{return t}}var fe=location.hash;function ko(){let[t,e]=y(location.
hash);return _(()=>{let n=()=>{fe=location.hash,e(fe)};return addEventListener("hashchange",n),n(),()=>removeEventListener(
"hashchange",n)},[]),ya(t)}function N(...t){return`#/${t.map(encodeURIComponent).join("/")}`}function Dt(t,e){let n=String(
new URLSearchParams(e));return n?`${t}?${n}`:t}function St(t){t===location.hash||location.hash!==fe||(history.replaceState(
history.state,"",t),fe=location.hash)}var Wt=new URLSearchParams(location.search).has("embed");function Mt(t){let[e,n]=y(0);return H(()=>{if(!t.current)return;let o=new ResizeObserver(([r])=>n(Math.floor(r.contentRect.
width)));return o.observe(t.current),n(Math.floor(t.current.clientWidth)),()=>o.disconnect()},[]),e}var wa=260,_o=46,ot=96,ba=9.5;function xa(t,e){let n=(e-t)/5||1,o=10**Math.floor(Math.log10(n)),r=Math.max(1,[1,2,5,10].
map(a=>a*o).find(a=>a>=n)??1),s=Math.ceil(t/r)*r;return Array.from({length:Math.floor((e-s)/r)+1},(a,i)=>s+i*r)}function ka(t,[
e,n],o){return t===1/0?o-16:t===-1/0?16:_o+(t-e)/(n-e)*(o-2*_o)}function _a({value:t,alpha:e,beta:n}){let o=z(e)>=z(n);return`\
Alpha ${M(e)}, beta ${M(n)}, value ${M(t)}${o?"; the window is empty":""}`}function Sa(t,e){let n=e.filter(s=>typeof s==
"number"),o=Math.min(...n,...t??[0]),r=Math.max(...n,...t??[1]);return[o,Math.max(r,o+1)]}function Tt({node:t,before:e,child:n,
range:o,showsWindow:r}){let s=Sa(o,[t.value,t.alpha,t.beta,n?.value]),a=C(null),i=Math.max(Mt(a),wa),c=g=>ka(z(g),s,i),[
m,u]=[c(t.alpha),c(t.beta)],p=r?0:n?26:60,f=z(t.alpha)>=z(t.beta),h=e&&(e.alpha!==t.alpha||e.beta!==t.beta);return l`<svg class="number-line" ref=${a} viewBox=${`\
0 ${p} ${i} ${158-p}`} role="img" aria-label=${_a(t)}>
    ${h&&l`<rect
        class="window-before"
        x=${c(e.alpha)}
        y="52"
        width=${c(e.beta)-c(e.alpha)}
        height="38"
        rx="3"
      />`}
    ${r&&l`<rect
          class=${f?"window empty":"window"}
          x=${Math.min(m,u)}
          y="58"
          width=${Math.abs(u-m)}
          height="32"
          rx="2"
        />
        <path class="bracket" d=${`M${m+8} 54H${m}V94H${m+8}`} />
        <path class="bracket" d=${`M${u-8} 54H${u}V94H${u-8}`} />
        <${Ma}
          at=${[m,u]}
          words=${[`α ${M(t.alpha)}`,`β ${M(t.beta)}`]}
          isEmpty=${f}
          width=${i}
        />`}
    <path
      class="axis"
      d=${`M6 ${ot}H${i-6}M14 ${ot-5}L6 ${ot} 14 ${ot+5}M${i-14} ${ot-5}L${i-6} ${ot} ${i-14} ${ot+5}`}
    />
    ${xa(...s).map(g=>l`<path class="axis" d=${`M${c(g)} ${ot}v5`} />
          <text class="tick" x=${c(g)} y=${ot+18} text-anchor="middle">${M(g)}</text>`)}
    <${Ta}
      x=${c(t.value)}
      y=${ot+24}
      text=${`value ${M(t.value)}`}
      kind=${t.is_max?"max":"min"}
      width=${i}
    />
    ${n&&l`<circle class="returned" cx=${c(n.value)} cy="74" r="6" />
        <${So}
          x=${c(n.value)}
          y=${41}
          kind="returned"
          width=${i}
          text=${`${n.move} returns ${M(n.value)}`}
        />`}
  </svg>`}function Ma({at:[t,e],words:n,isEmpty:o,width:r}){let[s,a]=n.map(p=>ba*p.length+8),i=!o&&t<60,c=!o&&e>r-60,m=c?
Math.min(t,e-a):t,u=i?Math.max(e,t+s):e;return l`<text class="bound" x=${m} y="18" text-anchor=${o||i?"start":"end"}>
      ${n[0]}
    </text>
    <text class="bound" x=${u} y="18" text-anchor=${o||c?"end":"start"}>
      ${n[1]}
    </text>`}function Ta({x:t,y:e,text:n,kind:o,width:r}){return l`<path class=${`pointer ${o}`} d=${`M${t} ${e}l7 13h-1\
4z`} />
    <${So} x=${t} y=${e+30} kind="bound" text=${n} width=${r} />`}function So({x:t,y:e,text:n,kind:o,width:r}){let s=t<70?
"start":t>r-70?"end":"middle",a=s==="start"?Math.max(t-8,2):s==="end"?Math.min(t+8,r-2):t;return l`<text class=${o} x=${a} y=${e} text-anchor=${s}>${n}</text>`}var me=[3,12,8,2,4,6,14,5,2],J="A",[Ea,Oa]=[-99,99];function pe(t){return["B","C","D"].map((e,n)=>({name:e,leaves:t.slice(
3*n,3*n+3).map((o,r)=>({name:`${e.toLowerCase()}${r+1}`,value:o}))}))}function Mo({leaves:t}){return Math.min(...t.map(({
value:e})=>e))}function en(t,e){return{...t,leaves:t.leaves.toSorted((n,o)=>e*(n.value-o.value))}}function nn(t,e){return t.
toSorted((o,r)=>e*(Mo(r)-Mo(o))).map(o=>en(o,e))}function To(t){let e=t.flatMap(({leaves:r})=>r.map(({value:s})=>s)),n=Math.
min(...e)+Math.max(...e),o=r=>r.leaves.map(s=>({...s,value:n-s.value}));return t.map(r=>({...r,leaves:o(r)}))}function he(t,e="\
max"){let n=t.flatMap(({name:o,leaves:r})=>[`  ${o}`,...r.map(s=>`    ${s.name} ${s.value}`)]);return[`${J} ${e}`,...n,""].
join(`
`)}function Eo(){return Array.from({length:9},()=>Math.floor(Math.random()*16))}function de(t){let e=Number(t.trim().replace(
"−","-"));return t.trim()!==""&&Number.isInteger(e)&&e>=Ea&&e<=Oa?e:null}function on(t){let n=(t??"").split(",").map(de).
filter(o=>o!==null);return n.length===9?n:me}var Oo={title:"Alpha",lead:"Alpha-beta comes to the same value, but remembers what is certain already.",async questions(t,e){
let n=await e(t,"alphabeta"),[o,r]=t,s=n.findIndex(({kind:c,node:m})=>c==="update"&&m.depth===0),a=M(n[s].node.alpha),i=r.
leaves[0].value;return[{branches:t,steps:n,at:s-1,reveal:s,text:`The search goes from left to right. ${o.name} has come \
to ${a}; nothing else is known.`,prompt:`What is the least that ${J} can be worth now?`,task:{kind:"number",right:Number(
n[s].node.alpha),hint:`Max can always move to ${o.name}.`},why:`Max is sure of at least ${a} by moving to ${o.name}, wha\
tever the rest holds. This number is alpha: α = ${a}. The window, which is the values that still matter, begins there.`,
window:"answered"},{branches:t,steps:n,at:s,reveal:s,text:`α = ${a} at ${J}.`,prompt:"What does alpha promise?",task:{kind:"\
choice",choices:[{text:`Max gets exactly ${a}`,why:"A branch further right can still be better for Max."},{text:`Every l\
eaf from here on is at least ${a}`,why:`Leaves can be anything: the first one of ${r.name} is ${M(i)}.`},{text:`Max gets\
 at least ${a}`,right:!0,why:""}]},why:"Alpha is the most that Max is sure of so far, by a choice at this node or at one\
 above it. It can only rise.",window:"always"}]}};var Ao={title:"Beta",lead:"Min remembers, too: beta is what Min can hold Max to.",async questions(t,e){let n=await e(t,"\
alphabeta"),o=n.findIndex(({kind:m,node:u,before:p})=>m==="update"&&u.beta!==p?.beta),{node:r,child:s}=n[o],[a,i]=[M(r.beta),
M(Number(r.beta)-2)],c=M(Number(r.beta)+4);return[{branches:t,steps:n,at:o-1,reveal:o,text:`Back to the beginning of the\
 search: Min moves at ${r.name}, and the leaf ${s?.move} is ${a}.`,prompt:`What is the most that ${r.name} can be worth \
now?`,task:{kind:"number",right:Number(r.beta),hint:`Min can always choose ${s?.move}.`},why:`Min can choose ${s?.move},\
 so Max gets at most ${a} here. This number is beta: β = ${a}. The window ends there.`,window:"always"},{branches:t,steps:n,
at:o,reveal:o,text:`β = ${a} at ${r.name}, and two leaves are left.`,prompt:`Which value can ${r.name} still have in th\
e end?`,task:{kind:"choice",choices:[{text:c,why:`Min can already hold Max to ${a}.`},{text:i,right:!0,why:""}]},why:"Be\
ta can only fall, as Min finds better leaves. What lies between alpha and beta, in the window, can still change the resu\
lt. Where nothing can, looking on is pointless.",window:"always"}]}};var Co=({node:t})=>M(t.value),st=t=>new Intl.ListFormat("en").format(t),rn=t=>st(t.leaves.map(({value:e})=>M(e))),Et=(t,e)=>t.
findLastIndex(({node:n})=>n.name===e);function Lo(t){for(let[e,{kind:n,path:o}]of t.entries()){let r=o.at(-1)?.children.filter(({state:s})=>s==="cut")??[];if(n===
"cut"&&r.length>0)return{at:e,skipped:r.map(({name:s})=>s)}}return null}var Po=({path:t},e)=>t[0].children.find(({state:n,
value:o})=>n==="done"&&o===e)?.name??"";async function Aa(t,e){let n=await e(t,"alphabeta","min"),{at:o=0}=Lo(n)??{},{node:r,
child:s}=n[o],[a,i]=[M(r.beta),M(r.value)],c=Po(n[o],r.beta),m=[{text:"Its other leaves are looked at",why:`They could o\
nly make ${r.name} worth more than ${i}, and Min already has ${a}.`},{text:`β becomes ${i}`,why:`A max node changes alp\
ha only: beta is what Min already has, at ${J}.`},{text:`It is cut, and returns ${i} at once`,right:!0,why:""}];return{branches:t,
first:"min",steps:n,at:o-1,reveal:o,text:`Now in another tree, where Min moves first: Min at ${J}, Max below. Min has ${c}\
, worth ${a}, so ${r.name} has begun with β = ${a}. The search has just found that ${s?.move} is ${M(s?.value)}.`,prompt:`\
What happens at ${r.name}?`,task:{kind:"choice",choices:i===a?m.filter(({text:u})=>!u.startsWith("β")):m},why:`${r.name}\
 is worth at least ${i}, and Min can already hold Max to ${a} at ${c}, so Min will not move to ${r.name}. β stays ${a}:\
 a max node changes alpha only.`,window:"always",cause:c}}var No={title:"The cut",lead:"A min node is cut, and the rest \
of its children skipped, as soon as its value is at most alpha; a max node as soon as it is at least beta.",async questions(t,e){
let n=await e(t,"alphabeta"),o=Lo(n);if(!o){let p=n.length-1;return[{branches:t,steps:n,at:p,reveal:p,text:"With these v\
alues, in this order, nothing can be cut off.",prompt:"Take other values: the original ones, or random ones.",task:{kind:"\
nothing"},why:"",window:"always"}]}let{node:r,child:s}=n[o.at],[a,i]=[M(r.alpha),M(r.value)],c=Po(n[o.at],r.alpha),m=t.findIndex(
({name:p})=>p===r.name),u=t[m+1];return[{branches:t,steps:n,at:o.at-1,reveal:o.at,text:`A node begins with the alpha and\
 beta of the node above it, so ${r.name} has begun with α = ${a}. The search has just found that ${s?.move} is ${M(s?.value)}\
.`,prompt:`Press every leaf of ${r.name} that need not be looked at.`,task:{kind:"leaves",right:o.skipped,among:t[m].leaves.
map(({name:p})=>p)},why:`Min can hold ${r.name} to ${i}, and Max already has ${a}. Whatever ${st(o.skipped)} may be, Max\
 will not move to ${r.name}. So ${r.name} is cut: it returns at once, before beta would change.`,window:"always"},{branches:t,
steps:n,at:o.at,reveal:o.at,text:`${st(o.skipped)} ${o.skipped.length>1?"are":"is"} never looked at.`,prompt:`What, foun\
d earlier, lets the search stop at ${r.name}?`,task:{kind:"choice",choices:[{text:`${s?.move}, worth ${M(s?.value)}, whi\
ch Min can choose`,why:`It makes ${r.name} bad for Max, and was found just now. But Max must have something as good alre\
ady.`},{text:`${c}, worth ${a}, where Max can move`,right:!0,why:""},u?{text:`${u.name}, where Max can move, too`,why:`${u.
name} has not been searched yet.`}:{text:`The leaf that Min would choose at ${t[0].name}`,why:`It makes ${t[0].name} wor\
th what it is, but it is Max who need not come to ${r.name}.`}]},why:`Max has ${c}, worth ${a}, and ${r.name} is worth ${i}\
 at most. ${i===a?"Equal is enough":"Equal would be enough, too"}: Max gains nothing by moving there. No cut can change \
the value or the move of ${J}.`,window:"always",cause:c},await Aa(To(t),e)]}};var Ro={title:"Minimax",lead:"Max (△) moves first, then Min (▽). Each leaf says what Max gets: Max wants much, and Min w\
ants Max to get little.",async questions(t,e){let n=await e(t,"minimax"),[o,...r]=t,s=({name:m})=>Co(n[Et(n,m)]),a=n.length-
1,i=n[a].node.best,c=`Max takes the greatest of ${st(t.map(s))}`;return[{branches:t,steps:n,at:1,reveal:Et(n,o.name),text:`\
Say Max has moved to ${o.name}. Now Min chooses among ${rn(o)}.`,prompt:`What is ${o.name} worth?`,task:{kind:"number",right:Number(
n[Et(n,o.name)].node.value),hint:"Min takes the least."},why:`Min takes the least of ${rn(o)}. So ${o.name} is worth ${s(
o)}.`},{branches:t,steps:n,at:a-1,reveal:a,text:`In the same way, ${st(r.map(m=>`${m.name} is worth ${s(m)}`))}. Now Max\
 chooses at ${J}.`,prompt:`What is ${J} worth: what can Max be sure of?`,task:{kind:"number",right:Number(n[a].node.value),
hint:`${c}.`},hides:J,why:`${c}, and moves to ${i}. That is minimax. It has looked at all nine leaves.`}]}};var Ca=20,sn=new Map;async function La(t){let{id:e}=await et("trees",t);try{let n=await W(`trees/${e}`);for(;!n.done;)await new Promise(
o=>setTimeout(o,Ca)),n=await W(`trees/${e}`);return await Promise.all(Array.from({length:n.events},(o,r)=>W(`trees/${e}/\
steps/${r}`)))}finally{pt(`trees/${e}`)}}function Io(t,e){let n={game:"tree",text:t,algorithm:e},o=JSON.stringify(n),r=sn.
get(o)??La(n);return sn.set(o,r),r.catch(()=>sn.delete(o)),r}function $e(t,e){let n={};for(let s of t.slice(0,e+1))for(let{
name:a,value:i,children:c}of s.path){n[a]={state:"current",...typeof i=="number"&&{value:i}};for(let m of c)m.state!=="c\
urrent"&&(n[m.name]={state:m.state,value:m.value})}let{child:o,node:r}=t[e]??{};return o&&r&&(n[r.name]={...n[r.name],from:o.
move}),e===t.length-1&&n.root&&(n.root.state="done"),n}function Bo(t,e){return t.some(({name:n})=>e[n]?.state==="cut")}function Go(t){
return t.filter(({kind:e})=>e==="leaf").length}var Ho={title:"Order",lead:"The value is that of minimax in every order. The work is not.",async questions(t,e){let n=t[2],
o=[t[0],t[1],en(n,1)],[r,s,a]=[t,nn(t,1),nn(t,-1)],[i,...c]=await Promise.all([o,r,s,a].map(v=>e(v,"alphabeta"))),[m,u,p]=c.
map(Go),f=i.findIndex(({node:v})=>v.name===n.name),h=i.filter(({kind:v,path:b})=>v==="leaf"&&b[1]?.name===n.name).length,
g=st(o[2].leaves.map(({value:v})=>M(v))),d=[...new Set([u,m,p,9])].sort((v,b)=>v-b),$=c[1].length-1;return[{branches:o,steps:i,
at:f,reveal:Et(i,n.name),text:`${n.name} is searched from its least leaf on now: ${g}. α = ${M(i[f].node.alpha)}.`,prompt:`\
How many leaves of ${n.name} does the search look at?`,task:{kind:"number",right:h,hint:"Go from left to right, until th\
e value is at most α."},why:h<3?`After ${h>1?`${h} leaves`:"one leaf"}, ${n.name} is worth at most what Max already has\
: the others are cut off.`:`${n.name} is good for Max, so all of its leaves have to be looked at.`,window:"always"},{branches:s,
steps:c[1],at:0,reveal:$,text:`As given, the search looks at ${m} of nine leaves. Now it begins with Max's best branch, \
and in each branch with Min's best leaf.`,prompt:"How many of the nine leaves does it look at?",task:{kind:"choice",choices:d.
map(v=>({text:String(v),right:v===u,why:v<u?"":"Try it: all of the first branch, and of each other branch one leaf, if i\
t is no better."}))},why:`${u<p?`Good moves first cut early: ${u} leaves instead of ${p} in the worst order.`:`With thes\
e values, every order looks at ${u} leaves.`} In large trees, good order lets alpha-beta look up to twice as deep in the\
 same time. Of moves that are equally good, the first is kept. In short: alpha is what Max already has, beta what Min al\
ready has, and a node is cut where its value reaches what the opponent has.`,counts:[["worst first",p],["as given",m],["\
best first",u]]}]}};var ct=[Ro,Oo,Ao,No,Ho];function Do(t,e,n){return ct[t].questions(e,(o,r,s)=>n(he(o,s),r))}var Wo={max:"M0 0 21 35H-21Z",min:"M-21 0H21L0 35Z",leaf:"M-16 5H16V31H-16Z",cached:"M0 0 19 18 0 36-19 18Z"},Pa={max:29,
min:15,leaf:22,cached:22};function ge({shape:t,state:e,value:n,isBest:o=!1}){return l`<g class=${`glyph ${t} ${e}`}>
    <path class="shape" d=${Wo[t]} />
    ${/\b(cut|marked)\b/.test(e)&&l`<path class="hatch" d=${Wo[t]} />`}
    <text class="glyph-value" text-anchor="middle" y=${Pa[t]}>${M(n??null)}</text>
    ${o&&l`<path class="best-mark" d="M-5 40H5L0 46Z" transform="rotate(180 0 42)" />`}
  </g>`}var[Na,Ra,Ia]=[14,50,84],Fo={unvisited:"not reached yet",current:"being searched",done:"searched",cut:"cut off"};function Ba(t){
let e={[J]:{x:50,y:Na}};return t.forEach(({name:n,leaves:o},r)=>{e[n]={x:(r+.5)*(100/3),y:Ra},o.forEach((s,a)=>e[s.name]=
{x:(3*r+a+.5)*(100/9),y:Ia})}),e}function Uo({branches:t,first:e="max",standings:n,here:o,hides:r,cause:s,pressed:a,onPress:i,
onLeaf:c}){let m=Ba(t),u=d=>n[d===J?"root":d]??{state:"unvisited"},p=d=>[u(d).state,o===d&&"here",s===d&&"cause"].filter(
Boolean).join(" "),f=(d,$)=>{let[v,b]=[m[d],m[$]];return l`<path key=${$} class=${`lesson-edge ${p($)}`} d=${`M${v.x} ${v.
y}L${b.x} ${b.y}`} />`},h=d=>d===r?{...u(d),value:void 0}:u(d),g=(d,$,v=!1)=>l`<${Ga}
      key=${d}
      name=${d}
      isMax=${$}
      isBound=${v}
      place=${m[d]}
      standing=${h(d)}
      from=${m[u(d).from??""]}
      class=${p(d)}
    />`;return l`<div class="lesson-tree" role="group" aria-label="The tree">
    <svg class="lesson-edges" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
      <defs>
        <pattern id="hatch" width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <path class="hatch-line" d="M0 0V5" />
        </pattern>
      </defs>
      ${t.flatMap(({name:d,leaves:$})=>[f(J,d),...$.map(v=>f(d,v.name))])}
    </svg>
    ${g(J,e==="max")}
    ${t.map(({name:d,leaves:$})=>g(d,e==="min",Bo($,n)))}
    ${t.flatMap(({leaves:d})=>d.map($=>l`<${Ha}
            key=${$.name}
            leaf=${$}
            place=${m[$.name]}
            state=${u($.name).state}
            class=${p($.name)}
            isPressed=${a?.has($.name)??null}
            onPress=${()=>i($.name)}
            onValue=${c&&(v=>c($.name,v))}
          />`))}
  </div>`}var Vo=({x:t,y:e})=>({left:`${t}%`,top:`${e}%`});function Ga({name:t,isMax:e,isBound:n,place:o,standing:{state:r,
value:s},from:a,class:i}){let c=e?"max":"min",[m,u]=n?e?["at least ","≥ "]:["at most ","≤ "]:["",""],p=s===void 0?"n\
o value yet":`value ${m}${M(s)}`,f=a&&{"--dx":String(a.x-o.x),"--dy":String(a.y-o.y)};return l`<div class=${`lesson-node\
 ${i}`} style=${Vo(o)}>
    <span class="lesson-name">${t}</span>
    <svg viewBox="-25 -4 50 48" role="img" aria-label=${`${t}, ${c} node, ${p}, ${Fo[r]}`}>
      <${ge} shape=${c} state=${i.includes("here")?"here":r} />
    </svg>
    ${s!==void 0&&l`<span key=${`${s} ${a?.x}`} class=${`lesson-value ${a?"rises":""}`} style=${f} aria-hidden="true"
        >${u}${M(s)}</span
      >`}
  </div>`}function Ha({leaf:{name:t,value:e},place:n,state:o,class:r,isPressed:s,onPress:a,onValue:i}){let[c,m]=y(null),
u=f=>{m(f.target.value);let h=de(f.target.value);h!==null&&i?.(h)},p=`Leaf ${t}, ${Fo[o]}`;return l`<div class=${`lesson\
-leaf ${r}`} style=${Vo(n)}>
    ${s===null?l`<input
            inputmode="numeric"
            autocomplete="off"
            aria-label=${p}
            value=${c??e}
            readonly=${!i}
            aria-invalid=${c!==null&&de(c)===null}
            onBlur=${()=>m(null)}
            onFocus=${f=>f.target.select()}
            onInput=${u}
          />`:l`<button aria-pressed=${s} aria-label=${`${p}: ${e}`} onClick=${a}>
            ${M(e)}
          </button>`}
    <span class="lesson-name" aria-hidden="true">${t}</span>
  </div>`}function jo({counts:t}){return l`<table class="order-counts">
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
  </table>`}var[Da,Wa]=[650,5e3];function Fa(){return matchMedia("(prefers-reduced-motion: reduce)").matches}function zo(t,e){let[n,
o]=y(t);return _(()=>{if(e<=t||Fa()){o(e);return}let r=setInterval(()=>o(s=>Math.min(Math.max(s,t)+1,e)),Math.min(Da,Wa/
(e-t)));return()=>clearInterval(r)},[t,e]),e<=t?e:Math.min(Math.max(n,t),e)}var an=()=>{};function V(t){an(t)}function qo(){let[t,e]=y("");return _(()=>(an=e,()=>{an=()=>{}}),[]),l`<div class="sr-only" role="status" aria-live="polite">${t}</div>`}function Ft(t){let e=t.trim().toLowerCase().replaceAll("−","-").replace(/^\+/,"");return/^-?(inf|infinity|∞)$/.test(
e)?e.startsWith("-")?-1/0:1/0:e===""?NaN:Number(e)}function Ko({question:t,isFirst:e,pressed:n,isAnswered:o,onAnswered:r,next:s}){let{task:a,text:i,prompt:c,why:m,steps:u,
at:p}=t,[f,h]=y(""),[g,d]=y(!1),[$,v]=y(""),b=C(null),x=E=>(h(E),V(E));H(()=>{!e&&!document.activeElement?.closest(".les\
son-tree, .lesson-tools")&&b.current?.querySelector("input, .choices button, .go")?.focus()},[]),H(()=>{o&&b.current?.querySelector(
".go")?.focus()},[o]);let w=()=>{h(""),V(`Right. ${m}`),r()},k=E=>{if(E.preventDefault(),a.kind!=="number")return;let O=Ft(
$);Number.isNaN(O)?x("Type a number first."):O===a.right?w():x(`Not ${$.trim()}. ${a.hint}`)},A=E=>($e(u,p)[E]?.state??"\
unvisited")!=="unvisited",G=()=>{if(a.kind!=="leaves")return;let E=[...n].filter(O=>!a.right.includes(O));n.size===0?x("\
Press the leaves in the tree first."):E.length>0?x(`Not ${E[0]}: the search ${A(E[0])?"has looked at it already":"still \
comes to it"}.`):n.size<a.right.length?x("Right so far, but there are more."):w()},T=l`<button type="button" class="quiet" onClick=${()=>{
d(!0),h(""),V(m),r()}}>Show me</button>`;return l`<div class="question" ref=${b}>
    <p>${i}</p>
    <p class="prompt"><strong>${c}</strong></p>
    ${!o&&a.kind==="number"&&l`<form class="answer" onSubmit=${k}>
        <input
          class="number"
          inputmode="text"
          autocomplete="off"
          aria-label=${c}
          value=${$}
          onInput=${E=>v(E.target.value)}
        />
        <button class="primary">Check</button>
        ${T}
      </form>`}
    ${!o&&a.kind==="choice"&&l`<div class="choices" role="group" aria-label=${c}>
        ${a.choices.map(E=>l`<button onClick=${()=>E.right?w():x(`Not “${E.text}”. ${E.why}`)}>
              ${E.text}
            </button>`)}
        ${T}
      </div>`}
    ${!o&&a.kind==="leaves"&&l`<div class="answer">
        <button class="primary go" onClick=${G}>Check</button>
        ${T}
      </div>`}
    ${f&&l`<p class="remark">${f}</p>`}
    ${o&&m&&l`<p class=${g?"remark":"remark right"}>
      <strong>${g?"Answer:":"✓ Right."}</strong> ${m}
    </p>`}
    ${o&&l`<p><a class="button primary go" href=${s.href}>${s.text}</a></p>`}
  </div>`}var Ua=200;function ye(t,e,n){let o=e>1?N("lesson",t,e):N("lesson",t);return Dt(o,Qo(n)?{}:{leaves:n.join()})}var Qo=t=>t.
join()===me.join();function Va(t,e){let[n,o]=y(null),[r,s]=y(""),a=`${t} ${e}`;return _(()=>{let i=!1,m=setTimeout(()=>Do(
t,pe(e),Io).then(u=>!i&&(o({key:a,questions:u}),s("")),u=>!i&&s(R(u))),n?Ua:0);return()=>{i=!0,clearTimeout(m)}},[a]),{questions:n?.
key.startsWith(`${t} `)?n.questions:null,error:r}}function ja({chapter:t,values:e}){return l`<nav class="chapters" aria-label="Chapters">
    <ol>
      ${ct.map(({title:n},o)=>l`<li>
            <a href=${ye(o+1,1,e)} aria-current=${o===t?"step":void 0}>
              <span class="number" aria-hidden="true">${o+1}</span>${n}
            </a>
          </li>`)}
    </ol>
  </nav>`}var Jo=t=>t===void 0||t.name==="root"?J:t.name;function za({question:t,chapter:e,isFirst:n,next:o,values:r,onValues:s}){
let[a,i]=y(!1),[c,m]=y(new Set),{branches:u,first:p,steps:f,at:h,reveal:g,task:d,cause:$,window:v,hides:b,counts:x}=t;H(
()=>{i(!1),m(new Set)},[t]);let w=zo(h,a?g:h),k=f[w],A=Jo(k.node),G=v==="always"||v==="answered"&&a,S=E=>{let O=new Set(
c);O.delete(E)||O.add(E),m(O)},T=(E,O)=>{let L=pe(r).flatMap(({leaves:K})=>K.map(({name:B})=>B));s(r.map((K,B)=>L[B]===E?
O:K))};return l`<div class="lesson-columns">
    <div class="lesson-picture">
      <${Uo}
        branches=${u}
        first=${p}
        standings=${$e(f,w)}
        here=${A}
        hides=${a?void 0:b}
        cause=${a&&w===g?$:void 0}
        pressed=${d.kind==="leaves"&&!a?c:null}
        onPress=${S}
        onLeaf=${p?void 0:T}
      />
      ${G&&!(a&&x)&&l`<p class="muted">The window at ${Jo(k.kind==="leaf"?k.path.at(-2):k.node)}, from alpha to beta:</p>
        <${Tt}
          node=${k.node}
          before=${k.before}
          child=${k.child}
          range=${[Math.min(...r),Math.max(...r)]}
          showsWindow=${!0}
        />`}
      ${a&&x&&l`<${jo} counts=${x} />`}
      <div class="lesson-tools">
        <span class="muted">${p||d.kind==="leaves"&&!a?"Take":"Change any leaf, or take"}</span>
        <button onClick=${()=>s(Eo())}>random values</button>
        ${!Qo(r)&&l`<button onClick=${()=>s(me)}>the original values</button>`}
      </div>
    </div>
    <section class="card lesson-card" aria-labelledby="chapter-title">
      <h2 id="chapter-title">${`${e+1}. ${ct[e].title}`}</h2>
      <p class="lead">${ct[e].lead}</p>
      <${Ko}
        key=${u.map(({leaves:E})=>E.map(({value:O})=>O).join()).join()}
        question=${t}
        isFirst=${n}
        pressed=${c}
        isAnswered=${a||d.kind==="nothing"}
        onAnswered=${()=>i(!0)}
        next=${o}
      />
    </section>
  </div>`}function Yo({address:{route:t,query:e}}){let n=Math.min(Math.max(Math.trunc(Number(t[1])||1),1),ct.length)-1,o=e.
get("leaves"),[r,s]=y(()=>on(o));H(()=>s(on(o)),[o]);let{questions:a,error:i}=Va(n,r),c=Math.min(Math.max(Math.trunc(Number(
t[2])||1),1),a?.length??1)-1,m=h=>{s(h),St(ye(n+1,c+1,h))},u=c+1===a?.length,p=Dt(N("tree","tree"),{text:he(a?.[c]?.branches??
pe(r),a?.[c]?.first),algorithm:"alphabeta"}),f=u?n+1<ct.length?{href:ye(n+2,1,r),text:`Next: ${ct[n+1].title}`}:{href:p,
text:"Step through this search"}:{href:ye(n+1,c+2,r),text:"Next question"};return l`<section class="lesson" aria-label="Lesson">
    <${ja} chapter=${n} values=${r} />
    <${I} error=${i} />
    ${a&&l`<${za}
        key=${`${n} ${c}`}
        question=${a[c]}
        chapter=${n}
        isFirst=${t.length===0}
        next=${f}
        values=${r}
        onValues=${m}
      />`}
  </section>`}function Xo({about:t,address:e}){let n=(r,s)=>l`<ul class="links">
      ${s.map(({id:a,name:i})=>l`<li><a href=${N(r,a)}>${i}</a></li>`)}
    </ul>`,o=[...t.games,t.tree].find(({textbook:r})=>r.log)?.textbook.log;return l`<h1 class="lesson-title">Alpha-beta in five steps</h1>
    <${Yo} address=${e} />
    <div class="cards ways">
      ${t.live!==null&&l`<section class="card">
          <h2><a href=${N("live")}>Watch live</a></h2>
          <p>${t.live}</p>
        </section>`}
      ${o&&l`<section class="card">
          <h2><a href=${N("tree")}>Check your log</a></h2>
          <p>Your ${o.file} against the right one, in step.</p>
        </section>`}
      <section class="card">
        <h2><a href=${N("tree")}>Search trees</a></h2>
        ${n("tree",[...t.games,t.tree])}
      </section>
      <section class="card">
        <h2><a href=${N("practice")}>Practice</a></h2>
        <p>Cuts, values and log lines, in random trees.</p>
      </section>
      <section class="card">
        <h2><a href=${N("play")}>Play</a></h2>
        ${n("play",t.games)}
      </section>
      <section class="card">
        <h2><a href=${N("look")}>Look at games</a></h2>
        <p>Records and SGF, with values and mistakes.</p>
      </section>
    </div>
    <p class="muted">suite ${t.version}. Everything runs on this machine.</p>`}function Y(t){return(t+.5)*100}function X(t){return Array.from({length:t},(e,n)=>n)}function qa({rows:t,columns:e}){return l`<rect class="felt" x="0" y="0" width=${e*100} height=${t*100} rx="8" />
    ${X(t-1).map(n=>l`<path class="felt-line" d=${`M0 ${(n+1)*100}H${e*100}`} />`)}
    ${X(e-1).map(n=>l`<path class="felt-line" d=${`M${(n+1)*100} 0V${t*100}`} />`)}
    ${t>=8&&e>=8&&[1.5,t-2.5].map(n=>[1.5,e-2.5].map(o=>l`<circle class="felt-dot" cx=${Y(o)} cy=${Y(n)} r="6" />`))}`}function Ka({
piece:t,mark:e,legal:n}){return t===null?n?l`<circle class="legal-dot" r="10" />`:null:l`<circle class="disk-shadow" cx="2" cy="4" r="40" />
    <circle class=${`disk disk-${t}`} r="40" />
    ${t===0?l`<path class="engraving-0" d="M0-22 22 0 0 22-22 0Z" />`:l`<circle class="engraving-1" r="28" />`}
    ${e==="last"&&l`<circle class=${`last last-${t}`} r="9" />`}`}var Zo={name:"disks",Ground:qa,content:Ka};function Ut(t,e){return t===0?l`<path
        class="cross"
        d=${`M${-e} ${-e} ${e} ${e}M${e} ${-e} ${-e} ${e}`}
      />`:l`<circle class="ring" r=${e*1.1} />`}function Ja({rows:t,columns:e}){let[n,o]=[e*100,t*100];return l`<rect class="plain-ground" x="0" y="0" width=${n} height=${o} rx="8" />
    ${X(t-1).map(r=>l`<path class="plain-line" d=${`M0 ${(r+1)*100}H${n}`} />`)}
    ${X(e-1).map(r=>l`<path class="plain-line" d=${`M${(r+1)*100} 0V${o}`} />`)}`}function Qa({piece:t,value:e,mark:n,legal:o}){
let r=e!==void 0;return t===null?r?l`<text class="plot-value" text-anchor="middle" dy="0.36em">${e}</text>`:o?l`<circle class="plain-dot" r="8" />`:
null:l`${r?l`<g transform="translate(0 -8)">${Ut(t,22)}</g>`:Ut(t,26)}
  ${r&&l`<text class="plot-corner" text-anchor="middle" y="41">${e}</text>`}
  ${n==="last"&&l`<rect class="last-frame" x="-44" y="-44" width="88" height="88" rx="7" />`}`}var Vt={name:"grid",Ground:Ja,
content:Qa};var tr=6;function Ya(t,e){return Math.min(tr-1,Math.floor(t/Math.max(e,1)*tr))}function Xa({rows:t,columns:e,squares:n}){
let o=Math.max(...n.map(r=>r.value??0));return l`<rect class="plain-ground" x="0" y="0" width=${e*100} height=${t*100} rx="8" />
    ${n.map(({row:r,column:s,value:a})=>l`<rect
          class=${`plot plot-${Ya(a??0,o)}`}
          x=${s*100+3}
          y=${r*100+3}
          width=${94}
          height=${94}
          rx="8"
        />`)}`}var er={name:"plots",Ground:Xa,content:Vt.content};function Za(t){if(t<5)return[];let e=t<13?2:3,n=(t-1)/2,o=t<7?1:e,r=t%2===1?[o,n,t-1-o]:[o,t-1-o],s=r.flatMap(a=>r.map(i=>[
a,i]));return t<13?s.filter(([a,i])=>a===n==(i===n)):s}function ti({rows:t,columns:e}){let n=Y(e-1),o=Y(t-1);return l`<defs>
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
    ${X(t).map(r=>l`<path class="go-line" d=${`M50 ${Y(r)}H${n}`} />`)}
    ${X(e).map(r=>l`<path class="go-line" d=${`M${Y(r)} 50V${o}`} />`)}
    <rect class="go-border" x="50" y="50" width=${n-50} height=${o-50} />
    ${t===e&&Za(t).map(([r,s])=>l`<circle class="star-point" cx=${Y(s)} cy=${Y(r)} r="7" />`)}`}function ei({piece:t,mark:e,
why:n}){return t===null?n?l`<path class="forbidden" d="M-14-14 14 14M14-14-14 14" />`:null:l`<circle class="stone-shadow" cx="2" cy="5" r="46" />
    <circle class=${`stone stone-${t}`} r="46" fill=${`url(#stone-${t})`} />
    ${e==="last"&&l`<circle class=${`last last-${t}`} r="20" />`}`}var nr={name:"stones",Ground:ti,content:ei};function ni({rows:t,columns:e}){return l`<rect class="plain-ground" x="0" y="0" width=${e*100} height=${t*100} rx="8" />
    ${X(t-1).map(n=>l`<path class="stroke" d=${`M8 ${(n+1)*100}H${e*100-8}`} />`)}
    ${X(e-1).map(n=>l`<path class="stroke" d=${`M${(n+1)*100} 8V${t*100-8}`} />`)}`}function oi({piece:t,mark:e}){return t===
null?null:l`${Ut(t,26)}
  ${e==="last"&&l`<rect class="last-frame" x="-42" y="-42" width="84" height="84" rx="7" />`}`}var or={name:"strokes",Ground:ni,
content:oi};var ri=[Zo,Vt,er,nr,or];function rr({rows:t,columns:e}){let n=Math.max(24,3.6*Math.max(t,e));return{size:n,margin:1.9*n}}
var si=8,ai={ArrowUp:[-1,0],ArrowDown:[1,0],ArrowLeft:[0,-1],ArrowRight:[0,1]};function sr(t){return ri.find(({name:e})=>e===
t.drawing)??Vt}function ii(t,e,n){return[`${t.id}: ${t.piece===null?"empty":e[t.piece]}`,t.value===void 0?"":`value ${t.
value}`,t.mark==="last"?"last move":"",t.legal?"legal":"",t.why&&t.piece===null?"not legal":"",n??""].filter(Boolean).join(
", ")}function jt({id:t,piece:e,why:n}){return`${t}: ${n??(e===null?"not a legal move here":"the square is taken")}.`}function li(t,{
rows:e,columns:n},[o,r]){if(t.key==="Home")return[t.ctrlKey?0:o,0];if(t.key==="End")return[t.ctrlKey?e-1:o,n-1];let s=ai[t.
key];if(!s)return null;let a=(i,c)=>Math.min(Math.max(i,0),c-1);return[a(o+s[0],e),a(r+s[1],n)]}function ci(t){let{row_names:e,
column_names:n}=t,{size:o}=rr(t),r=-o/2;return l`<g class="edge-names" aria-hidden="true" font-size=${o}>
    ${n.map((s,a)=>l`<text x=${Y(a)} y=${r} text-anchor="middle">${s}</text>`)}
    ${e.map((s,a)=>l`<text x=${r} y=${Y(a)} dy="0.36em" text-anchor="end">${s}</text>`)}
  </g>`}function ui({note:{symbol:t,class:e}}){let n=Math.max(52,19*t.length+22);return l`<g class=${`note ${e}`}>
    <rect x=${-n/2} y="-26" width=${n} height="52" rx="26" />
    <text text-anchor="middle" dy="0.36em">${t}</text>
  </g>`}function rt({board:t,label:e,onSquare:n,notes:o={}}){let r=sr(t),s=C(null),[a,i]=y([0,0]),[c,m]=[Math.min(a[0],t.
rows-1),Math.min(a[1],t.columns-1)],u=(d,$)=>{let v=li(d,t,[$.row,$.column]);if(v)i(v),s.current?.querySelector(`[data-s\
quare="${v.join(" ")}"]`)?.focus();else if(d.key==="Enter"||d.key===" ")n?.($);else return;d.preventDefault()},p=d=>{let $=o[d.
id],v=n&&d.legal;return l`<g
      key=${d.column}
      role="gridcell"
      class=${v?"square playable":"square"}
      data-square=${`${d.row} ${d.column}`}
      transform=${`translate(${Y(d.column)} ${Y(d.row)})`}
      tabindex=${d.row===c&&d.column===m?0:-1}
      aria-label=${ii(d,t.players,$?.words)}
      onClick=${()=>{i([d.row,d.column]),n?.(d)}}
      onFocus=${()=>i([d.row,d.column])}
      onKeyDown=${b=>u(b,d)}
    >
      <rect class="touch" x="-50" y="-50" width="100" height="100" />
      ${r.content(d)}
      ${$&&l`<${ui} note=${$} />`}
      <rect class="focus-ring" x="-47" y="-47" width="94" height="94" rx="9" />
    </g>`},{margin:f}=rr(t),[h,g]=[t.columns,t.rows].map(d=>d*100+f+si);return l`<svg
    ref=${s}
    class=${`board board-${r.name}`}
    preserveAspectRatio="xMinYMid"
    viewBox=${`${-f} ${-f} ${h} ${g}`}
    role="grid"
    aria-label=${e}
    aria-rowcount=${t.rows}
    aria-colcount=${t.columns}
  >
    <g aria-hidden="true"><${r.Ground} ...${t} /></g>
    <${ci} ...${t} />
    ${X(t.rows).map(d=>l`<g role="row" key=${d}>${t.squares.filter($=>$.row===d).map(p)}</g>`)}
  </svg>`}function ve({board:t,player:e}){let n={id:"",row:0,column:0,piece:e,legal:!1},o=sr(t);return l`<svg class=${`p\
iece-icon board-${o.name}`} viewBox="-52 -52 104 104" aria-hidden="true">
    ${o.content(n)}
  </svg>`}function ar(t){if(t===null||typeof t!="object")return t;let e=t.game===void 0?t.href:N("game",t.game);return e?.startsWith(
"#")?l`<a href=${e}>${t.text}</a>`:t.text}function we({table:{caption:t,columns:e,rows:n}}){let o=r=>e[r]?.numeric?"nume\
ric":"";return l`<div class="scroll-x" tabindex="0" role="region" aria-label=${t}>
    <table>
      <caption>
        ${t}
      </caption>
      <thead>
        <tr>
          ${e.map(({label:r},s)=>l`<th scope="col" class=${o(s)}>${r}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${n.map(r=>l`<tr>
              ${r.map((s,a)=>a===0?l`<th scope="row" class=${o(a)}>${ar(s)}</th>`:l`<td class=${o(a)}>${ar(s)}</td>`)}
            </tr>`)}
      </tbody>
    </table>
  </div>`}function fi(t,e){let[n,o]=y(0);return _(()=>{if(o(0),!e)return;let r=performance.now(),s=setInterval(()=>o((performance.
now()-r)/1e3),500);return()=>clearInterval(s)},[t,e]),n}function be({board:t,clock:e,players:n,isOver:o}){let r=fi(`${t.
move_number}`,!o);return l`<div class="clocks">
    ${[0,1].map(s=>{let a=t.to_move===s&&!o;return l`<div class=${a?"clock to-move":"clock"}>
          <${ve} board=${t} player=${s} />
          <div>
            <p>
              <strong>${t.players[s]}</strong>
              ${n&&l`<span class="muted"> ${n[s]}</span>`}
            </p>
            <p>
              <span class="score">${t.score[s]}</span>
              <span class="muted"> ${ue(e[s]+(a?r:0))}</span>
              ${a&&l`<span class="turn"> to move</span>`}
            </p>
          </div>
        </div>`})}
  </div>`}var ir=5e3;function mi(){let[t,e]=y(null),[n,o]=y(!0);return _(()=>{let s=xt("live/events",a=>{e(a),a.over&&s()},o);return s},
[]),{state:t,isConnected:n}}function pi(t,e){let n=C(-ir);_(()=>{let o=e?0:Math.max(n.current+ir-performance.now(),0),r=setTimeout(
()=>{n.current=performance.now(),V(t)},o);return()=>clearTimeout(r)},[t,e])}function ln({number:t,players:e}){return`Gam\
e ${t}: ${e[0]} – ${e[1]}`}function hi({game:t}){let{board:e,clock:n,players:o,outcome:r}=t,s=ln(t);return l`<div class="board-columns">
    <div class="board-main">
      <${rt} board=${e} label=${s} />
      <p class="board-words">${r?l`<strong>${r.words}</strong>`:e.words}</p>
    </div>
    <aside class="board-side" aria-label="The game">
      <h2>${s}</h2>
      <${be} key=${s} board=${e} clock=${n} players=${o} isOver=${r!==null} />
      <p class="muted">
        ${j(e.move_number,"move")} played${e.moves_left!==void 0&&`, ${e.moves_left} left`}.
      </p>
    </aside>
  </div>`}function di({games:t,isOver:e}){return l`<h2>Finished games, the last one first</h2>
    <ul class="game-list">
      ${t.map(({id:n,words:o,...r})=>l`<li key=${n}>
            ${e?ln(r):l`<a href=${N("look","live",n)}>${ln(r)}</a>`}
            <span class="muted"> ${o}</span>
          </li>`)}
    </ul>`}function lr(){let{state:t,isConnected:e}=mi(),n=t?.over??!1;return pi((n?"The match is over. ":"")+(t?.game?.
outcome?.words??t?.game?.board.words??""),n),t?l`<h1>${t.title}</h1>
    ${n&&l`<p><strong>The match is over.</strong> Its server has ended, too; this is how it stood.</p>`}
    ${!n&&!e&&l`<p><strong>The connection is lost; trying again…</strong></p>`}
    ${t.game?l`<${hi} game=${t.game} />`:l`<p class="muted">No game has begun.</p>`}
    <${we} table=${t.standings} />
    ${t.finished.length>0&&l`<${di} games=${t.finished} isOver=${n} />`}`:l`<h1>Live</h1>
      <p class="muted">${e?"The match is being started…":"Nothing is being played."}</p>`}var cn=100,$i=[["","any result"],["0","won by who moved first"],["1","won by who moved second"],["null","no winner"]],cr=[
{label:"Game",key:({number:t})=>t},{label:"Moved first",key:({players:t})=>t[0]},{label:"Moved second",key:({players:t})=>t[1]},
{label:"Result",key:({outcome:t})=>t.words},{label:"Moves",key:({boards:t})=>t}];function gi(t){let e=new Map;for(let{players:o,
outcome:r}of t)o.forEach((s,a)=>{let i=e.get(s)??[0,0,0,0];i[0]+=1,i[r.winner===null?3:r.winner===a?1:2]+=1,e.set(s,i)});
let n=["Player","Games","Won","Lost","No winner"];return{caption:`Totals of ${j(t.length,"game")}`,columns:n.map((o,r)=>({
label:o,numeric:r>0})),rows:[...e].sort(([,o],[,r])=>r[1]-o[1]).map(([o,r])=>[o,...r])}}function yi({id:t,games:e}){let[
n,o]=y({column:0,isAscending:!0}),[r,s]=y(cn),{key:a}=cr[n.column],i=(u,p)=>{let[f,h]=[a(u),a(p)];return typeof f=="numb\
er"?f-Number(h):f.localeCompare(String(h))},c=e.toSorted((u,p)=>n.isAscending?i(u,p):i(p,u)),m=u=>o({column:u,isAscending:n.
column===u?!n.isAscending:!0});return l`<div class="scroll-x" tabindex="0" role="region" aria-label="Games">
      <table class="sortable game-table">
        <caption>
          ${j(e.length,"game")}
        </caption>
        <thead>
          <tr>
            ${cr.map(({label:u},p)=>{let f=n.isAscending?"ascending":"descending";return l`<th scope="col" aria-sort=${n.
column===p?f:void 0}>
                <button onClick=${()=>m(p)}>${u}</button>
              </th>`})}
          </tr>
        </thead>
        <tbody>
          ${c.slice(0,r).map(({number:u,players:p,outcome:f,boards:h})=>l`<tr key=${u}>
                <th scope="row"><a href=${N("look",t,u)}>Game ${u}</a></th>
                <td>${p[0]}</td>
                <td>${p[1]}</td>
                <td>${f.words}</td>
                <td class="numeric">${h-1}</td>
              </tr>`)}
        </tbody>
      </table>
    </div>
    ${e.length>r&&l`<button onClick=${()=>s(r+cn)}>
        Show ${Math.min(cn,e.length-r)} more of ${e.length}
      </button>`}`}function ur({id:t}){let[e,n]=y([]),[o,r]=y(""),[s,a]=y(""),[i,c]=y("");_(()=>{W(`records/${t}`).then(
u=>n(u.games),u=>r(R(u)))},[t]);let m=ae(()=>{let u=s.trim().toLowerCase();return e.filter(({players:p,outcome:f})=>p.some(
h=>h.toLowerCase().includes(u))&&(i===""||String(f.winner)===i))},[e,s,i]);return l`<h1>Games</h1>
    <${I} error=${o} />
    ${e.length>0&&l`<form class="fields" role="search" aria-label="Filter" onSubmit=${u=>u.preventDefault()}>
          <${tt} label="Player" value=${s} placeholder="part of a name" onChange=${a} />
          <${Z} label="Result" value=${i} values=${$i} onChange=${c} />
        </form>
        <${we} table=${gi(m)} />
        <${yi} key=${`${s} ${i}`} id=${t} games=${m} />`}`}/*!
 * gifenc 1.0.3: the file dist/gifenc.esm.js of the npm package, unchanged below this comment but for the link to its
 * source map.
 * gifenc: Copyright (c) 2017 Matt DesLauriers, MIT License, see gifenc.LICENSE.
 */var vi={signature:"GIF",version:"89a",trailer:59,extensionIntroducer:33,applicationExtensionLabel:255,graphicControlExtensionLabel:249,
imageSeparator:44,signatureSize:3,versionSize:3,globalColorTableFlagMask:128,colorResolutionMask:112,sortFlagMask:8,globalColorTableSizeMask:7,
applicationIdentifierSize:8,applicationAuthCodeSize:3,disposalMethodMask:28,userInputFlagMask:2,transparentColorFlagMask:1,
localColorTableFlagMask:128,interlaceFlagMask:64,idSortFlagMask:32,localColorTableSizeMask:7};function pr(t=256){let e=0,
n=new Uint8Array(t);return{get buffer(){return n.buffer},reset(){e=0},bytesView(){return n.subarray(0,e)},bytes(){return n.
slice(0,e)},writeByte(r){o(e+1),n[e]=r,e++},writeBytes(r,s=0,a=r.length){o(e+a);for(let i=0;i<a;i++)n[e++]=r[i+s]},writeBytesView(r,s=0,a=r.
byteLength){o(e+a),n.set(r.subarray(s,s+a),e),e+=a}};function o(r){var s=n.length;if(s>=r)return;var a=1024*1024;r=Math.
max(r,s*(s<a?2:1.125)>>>0),s!=0&&(r=Math.max(r,256));let i=n;n=new Uint8Array(r),e>0&&n.set(i.subarray(0,e),0)}}var un=12,
fr=5003,wi=[0,1,3,7,15,31,63,127,255,511,1023,2047,4095,8191,16383,32767,65535];function bi(t,e,n,o,r=pr(512),s=new Uint8Array(
256),a=new Int32Array(fr),i=new Int32Array(fr)){let c=a.length,m=Math.max(2,o);s.fill(0),i.fill(0),a.fill(-1);let u=0,p=0,
f=m+1,h=f,g=!1,d=h,$=(1<<d)-1,v=1<<f-1,b=v+1,x=v+2,w=0,k=n[0],A=0;for(let T=c;T<65536;T*=2)++A;A=8-A,r.writeByte(m),S(v);
let G=n.length;for(let T=1;T<G;T++)t:{let E=n[T],O=(E<<un)+k,L=E<<A^k;if(a[L]===O){k=i[L];break t}let K=L===0?1:c-L;for(;a[L]>=
0;)if(L-=K,L<0&&(L+=c),a[L]===O){k=i[L];break t}S(k),k=E,x<1<<un?(i[L]=x++,a[L]=O):(a.fill(-1),x=v+2,g=!0,S(v))}return S(
k),S(b),r.writeByte(0),r.bytesView();function S(T){for(u&=wi[p],p>0?u|=T<<p:u=T,p+=d;p>=8;)s[w++]=u&255,w>=254&&(r.writeByte(
w),r.writeBytesView(s,0,w),w=0),u>>=8,p-=8;if((x>$||g)&&(g?(d=h,$=(1<<d)-1,g=!1):(++d,$=d===un?1<<d:(1<<d)-1)),T==b){for(;p>
0;)s[w++]=u&255,w>=254&&(r.writeByte(w),r.writeBytesView(s,0,w),w=0),u>>=8,p-=8;w>0&&(r.writeByte(w),r.writeBytesView(s,
0,w),w=0)}}}var xi=bi;function hr(t={}){let{initialCapacity:e=4096,auto:n=!0}=t,o=pr(e),r=5003,s=new Uint8Array(256),a=new Int32Array(r),i=new Int32Array(
r),c=!1;return{reset(){o.reset(),c=!1},finish(){o.writeByte(vi.trailer)},bytes(){return o.bytes()},bytesView(){return o.
bytesView()},get buffer(){return o.buffer},get stream(){return o},writeHeader:m,writeFrame(u,p,f,h={}){let{transparent:g=!1,
transparentIndex:d=0,delay:$=0,palette:v=null,repeat:b=0,colorDepth:x=8,dispose:w=-1}=h,k=!1;if(n?c||(k=!0,m(),c=!0):k=!!h.
first,p=Math.max(0,Math.floor(p)),f=Math.max(0,Math.floor(f)),k){if(!v)throw new Error("First frame must include a { pal\
ette } option");_i(o,p,f,v,x),mr(o,v),b>=0&&Si(o,b)}let A=Math.round($/10);ki(o,w,A,g,d);let G=!!v&&!k;Mi(o,p,f,G?v:null),
G&&mr(o,v),Ti(o,u,p,f,x,s,a,i)}};function m(){dr(o,"GIF89a")}}function ki(t,e,n,o,r){t.writeByte(33),t.writeByte(249),t.
writeByte(4),r<0&&(r=0,o=!1);var s,a;o?(s=1,a=2):(s=0,a=0),e>=0&&(a=e&7),a<<=2,t.writeByte(0|a|0|s),ut(t,n),t.writeByte(
r||0),t.writeByte(0)}function _i(t,e,n,o,r=8){let s=1,a=0,i=fn(o.length)-1,c=s<<7|r-1<<4|a<<3|i;ut(t,e),ut(t,n),t.writeBytes(
[c,0,0])}function Si(t,e){t.writeByte(33),t.writeByte(255),t.writeByte(11),dr(t,"NETSCAPE2.0"),t.writeByte(3),t.writeByte(
1),ut(t,e),t.writeByte(0)}function mr(t,e){let n=1<<fn(e.length);for(let o=0;o<n;o++){let r=[0,0,0];o<e.length&&(r=e[o]),
t.writeByte(r[0]),t.writeByte(r[1]),t.writeByte(r[2])}}function Mi(t,e,n,o){if(t.writeByte(44),ut(t,0),ut(t,0),ut(t,e),ut(
t,n),o){let r=0,s=0,a=fn(o.length)-1;t.writeByte(128|r|s|0|a)}else t.writeByte(0)}function Ti(t,e,n,o,r=8,s,a,i){xi(n,o,
e,r,t,s,a,i)}function ut(t,e){t.writeByte(e&255),t.writeByte(e>>8&255)}function dr(t,e){for(var n=0;n<e.length;n++)t.writeByte(
e.charCodeAt(n))}function fn(t){return Math.max(Math.ceil(Math.log2(t)),1)}var Ei=3,Oi=2,Ai=2e3,Ci=Array.from({length:256},(t,e)=>[e,e,e]);async function $r(t){let e=new Image;return e.src=`data:\
image/svg+xml,${encodeURIComponent(t)}`,await e.decode(),e}function gr(t,e){let n=document.createElement("canvas");n.width=
e*Math.max(...t.map(r=>r.naturalWidth)),n.height=e*Math.max(...t.map(r=>r.naturalHeight));let o=n.getContext("2d",{willReadFrequently:!0});
if(!o)throw new Error("The picture is too large.");return o.scale(e,e),{canvas:n,context:o}}async function yr(t){let e=await $r(
t),{canvas:n,context:o}=gr([e],Ei);return o.drawImage(e,0,0),new Promise((r,s)=>n.toBlob(a=>a?r(a):s(new Error("The pict\
ure is too large.")),"image/png"))}async function vr(t){let e=await Promise.all(t.map($r)),{canvas:n,context:o}=gr(e,Oi),
{width:r,height:s}=n,a=hr();for(let[i,c]of e.entries()){o.fillStyle="white",o.fillRect(0,0,r,s),o.drawImage(c,0,0);let{data:m}=o.
getImageData(0,0,r,s),u=new Uint8Array(r*s).map((p,f)=>m[4*f]);a.writeFrame(u,r,s,{delay:Ai,...i===0&&{palette:Ci}}),await new Promise(
p=>setTimeout(p))}return a.finish(),new Blob([a.bytesView()],{type:"image/gif"})}function Ot(t,e){let n=document.createElement("a");n.href=URL.createObjectURL(new Blob([e],{type:"application/octet-stre\
am"})),n.download=t,n.click(),setTimeout(()=>URL.revokeObjectURL(n.href))}var wr=1e3;function xe({noun:t,name:e,at:n,count:o,path:r}){let[s,a]=y(""),[i,c]=y(null),m=async g=>(await W(r(g))).svg,
u=async g=>{try{a(""),await g()}catch(d){a(R(d))}};return l`<p class="save-pictures">
      <button onClick=${()=>u(async()=>Ot(`${e}.svg`,await m(n)))}>Save this ${t} as SVG</button>
      <button onClick=${()=>u(async()=>Ot(`${e}.png`,await yr(await m(n))))}>Save as PNG</button>
      <button aria-disabled=${i===null?void 0:"true"} onClick=${async()=>{i===null&&(await u(async()=>{if(o>wr)throw new Error(
`A GIF has room for ${wr} drawings, and this needs ${o}.`);let g=[];for(let d=0;d<o;d+=1)c(d),g.push(await m(d));Ot(`${t}\
s.gif`,await vr(g))}),c(null))}}>
        ${i===null?`Save all ${t}s as GIF`:`Drawing ${i+1} of ${o}…`}
      </button>
    </p>
    <${I} error=${s} />`}function ke({boards:t,moves:e,comments:n={},variations:o=[]},r){let s=o[r-1];if(!s)return{boards:t,moves:e,comments:n,shared:e.
length};let{after:a}=s,i=Object.entries(n).filter(([c])=>Number(c)<=a);return{boards:[...t.slice(0,a),...s.boards],moves:[
...e.slice(0,a),...s.moves],comments:{...Object.fromEntries(i),...s.comments},shared:a}}function _e(t,{ply:e,line:n}){let o=t.
variations?.[n-1]?n:0,r=ke(t,o).boards.length-1;return{ply:Math.min(Math.max(Math.trunc(e)||0,0),r),line:o}}function br([
t,e]){return{ply:Number(t??0),line:Number(e??0)}}function xr({ply:t,line:e}){return e>0?[t,e]:[t]}function Se({moves:t,ply:e=t.length,onPly:n,mistakes:o={}}){let r=C(null);return _(()=>{let[s,a]=[r.current,r.current?.querySelector(
".current")];if(!s||!(a instanceof HTMLElement))return;let[i,c]=[a.offsetTop,a.offsetTop+a.offsetHeight];(i<s.scrollTop||
c>s.scrollTop+s.clientHeight)&&(s.scrollTop=i-s.clientHeight/2)},[e]),t.length===0?l`<p class="muted">No moves yet.</p>`:
l`<ol class="moves" ref=${r} tabindex="0" aria-label="Moves">
    ${t.map(({move:s,player:a,wall:i},c)=>{let m=c+1,u=o[m],p=`${m===e?"current ":""}${u?"mistake ":""}player-${a}`,f=l`<span class="number">${m}</span> ${s}${u&&
l`<span aria-hidden="true"> ✗</span>`}
        ${u&&l`<span class="sr-only">, mistake: ${u}</span>`}`,h=[u,i==null?"":ue(i)].filter(Boolean).join(", ");return l`<li class=${p} title=${h}>
        ${n?l`<button aria-current=${m===e?"true":void 0} onClick=${()=>n(m)}>${f}</button>`:f}
      </li>`})}
  </ol>`}function Me({label:t,value:e,last:n,text:o,onChange:r}){return l`<div class="slider">
    <input
      type="range"
      min="0"
      max=${Math.max(n,0)}
      step="1"
      value=${e}
      aria-label=${t}
      aria-valuetext=${o}
      onInput=${s=>r(Number(s.target.value))}
    />
    <output>${q(e)} <span class="muted">/ ${q(Math.max(n,0))}</span></output>
  </div>`}function Li({mistake:t}){return t?.id==="gives-win-away"?["keeps the win","does not"]:t?.id==="gives-draw-away"?["keeps \
the draw","does not"]:["costs nothing","does"]}function kr(t,e){let n=t.filter(({mistake:r})=>r).sort((r,s)=>r.ply-s.ply),
o=n.filter(({mistake:r})=>r?.id!=="costs-points");return(o.length>0?o:n).map(r=>({ply:r.ply-1,goal:Li(r),answer:r.mistake?.
better??null,judge:s=>e(r.ply-1,s)}))}function _r({boards:t,moves:e},n){return e.flatMap(({move:o,player:r},s)=>{let a=[
...t[s].squares,...t[s].other_moves].filter(({legal:i})=>i);return r!==n||a.length<2?[]:[{ply:s,goal:["was played","was \
not"],answer:o,judge:i=>i===o}]})}function Sr({record:t,questions:e,onClose:n}){let[o,r]=y(0),[s,a]=y([]),[i,c]=y(!1),[m,
u]=y({}),[p,f]=y(""),h=C(null);H(()=>h.current?.focus(),[]);let{ply:g,goal:d,answer:$,judge:v}=e[o],b=t.boards[g],x=i||s.
some(({isRight:O})=>O),w=async O=>{let{id:L,legal:K}=O;if(x)return;if(!K){f(jt({piece:null,...O})),V(jt({piece:null,...O}));
return}let B=await v(L);f(""),a([...s.filter(({move:U})=>U!==L),{move:L,isRight:B}]),u(U=>({[o]:B,...U}))},k=()=>{c(!0),
f(""),u(O=>({[o]:!1,...O}))},A=O=>{a([]),c(!1),f(""),r(O)},G=Object.fromEntries([...i?[[$,{symbol:"★",words:"the answe\
r",class:"best"}]]:[],...s.map(({move:O,isRight:L})=>[O,{symbol:L?"✓":"✗",words:L?"right":"wrong",class:L?"win":"los\
s"}])]),S=s.at(-1),T=i?`${$} ${d[0]}.`:x?`✓ Right, ${S?.move} ${d[0]}. Found in ${s.length} ${s.length===1?"try":"trie\
s"}.`:S&&`✗ ${S.move} ${d[1]}. Try another one.`,E=Object.values(m);return l`<section class="find-move" aria-labelledby="find-title">
    <div class="board-columns">
      <div class="board-main">
        <h2 id="find-title" tabindex="-1" ref=${h}>Find the move that ${d[0]}</h2>
        <p class="board-words verdict" role="status">
          ${p||T||`Position ${o+1} of ${e.length}, before move ${g+1}: ${b.players[b.to_move??0]} to move.`}
        </p>
        <${rt} board=${b} label="Find the move" onSquare=${w} notes=${G} />
      </div>
      <aside class="board-side" aria-label="The position">
        <div class="buttons">
          ${b.other_moves.filter(({legal:O})=>O).map(O=>l`<button onClick=${()=>w(O)}>${O.label}</button>`)}
          ${o>0&&l`<button onClick=${()=>A(o-1)}>Previous position</button>`}
          ${o+1<e.length&&l`<button class=${x?"primary":""} onClick=${()=>A(o+1)}>Next position</button>`}
          ${$!==null&&l`<button aria-disabled=${x?"true":void 0} onClick=${()=>x||k()}>
              Show the move
            </button>`}
          <button onClick=${n}>Back to the game</button>
        </div>
        <p class="muted">
          ${`Position ${o+1} of ${e.length}.`}
          ${E.length>0&&` Solved by the first move: ${E.filter(Boolean).length} of ${E.length}.`}
        </p>
      </aside>
    </div>
  </section>`}var Te=400,At=150,dt=8,Mr=24,Pi=At-28,Ee=(Mr+Pi)/2;function Ni({value:t,winner:e,proved:n,estimate:o},r){return n?t??(e==
null?0:e===0?r:-r):o??null}function Ri({analysis:t,x:e,y:n,width:o,greatest:r}){let s=Ni(t,r);if(s===null)return l`<text class="unknown" x=${e} y=${Ee} dy="0.36em" text-anchor="middle">?</text>`;
let[a,i]=[n(0),n(s)],c=t.proved?t.value===null?" winner-only":"":" estimate";return l`<rect
    class=${`bar ${s>=0?"first":"second"}${c}`}
    x=${e-o/2}
    y=${Math.min(a,i)-(s===0?1.5:0)}
    width=${o}
    height=${Math.max(Math.abs(i-a),3)}
  />`}function Ii(t,e){let n=t.filter(c=>c.proved).length,o=t.filter(c=>!c.proved&&c.estimate!==void 0).length,r=t.length-
n-o,s=c=>t.some(m=>m.ply===c&&m.proved),a=t.filter(({ply:c})=>c>0&&s(c)&&s(c-1)).length,i=t.filter(({mistake:c})=>c).length;
return[`${n} of ${j(e+1,"position")} proved`,o>0?`${o} estimated`:"",r>0?`${r} unknown`:"",a===0&&e>0?"no move can be ju\
dged":`${j(i,"mistake")} in ${a===e?"":`${a} judged of `}${j(e,"move")}`].filter(Boolean).join(", ")}function Tr({analysis:t,
last:e,ply:n,players:o,onPly:r}){let s=t.map(({value:f,estimate:h})=>Math.abs(f??h??0)),a=Math.max(1,...s),i=(Te-2*dt)/(e+
1),c=f=>dt+(f+.5)*i,m=f=>Ee-f/a*(Ee-Mr),u=Ii(t,e),p=f=>t.some(f);return l`<figure class="plot-figure">
    <svg class="value-plot" viewBox=${`0 0 ${Te} ${At}`} role="img" aria-label=${`Values of the positions: ${u}`}>
      <rect class="here" x=${c(n)-i/2} y="2" width=${i} height=${At-4} rx="3" />
      <path class="axis" d=${`M${dt} ${Ee}H${Te-dt}`} />
      <text class="tick" x=${dt} y="15">▲ ${o[0]} ahead</text>
      <text class="tick" x=${dt} y=${At-6}>▼ ${o[1]} ahead</text>
      <text class="tick" x=${Te-dt} y="15" text-anchor="end">±${a}</text>
      ${t.map(f=>l`<g class="position" key=${f.ply} onClick=${()=>r(f.ply)}>
          <title>${f.ply===0?"Start":`After move ${f.ply}`}: ${f.value_words}</title>
          <rect class="touch" x=${c(f.ply)-i/2} y="0" width=${i} height=${At} />
          <${Ri} analysis=${f} x=${c(f.ply)} y=${m} width=${Math.max(1.5,i*.7)} greatest=${a} />
          ${f.mistake&&l`<text class="mistake-mark" x=${c(f.ply)} y=${At-18} text-anchor="middle">✗</text>`}
        </g>`)}
    </svg>
    <figcaption class="muted">
      ${u}.
      ${p(({mistake:f})=>f)&&l` ✗ is a mistake.`}
      ${p(({proved:f,estimate:h})=>!f&&h!==void 0)&&l` Pale bars are estimates.`}
      ${p(({proved:f,estimate:h})=>!f&&h===void 0)&&l` ? is not known.`}
      ${" "}Click a position to see it.
    </figcaption>
  </figure>`}var Er=[0,1];function Bi({record:t}){return l`<p class="record-players">
    ${Er.map(e=>{let[n,o]=[t.boards[0].players[e],t.players[e]];return l`<span>
        <${ve} board=${t.boards[0]} player=${e} />
        <strong>${n}</strong>${o!==n&&` ${o}`}
      </span>`})}
  </p>`}function Gi({analysis:t}){if(!t)return l`<p class="muted">The value of this position is not known.</p>`;let{value_words:e,
proved:n,estimate:o,mistake:r}=t;return l`<p><strong>${e}</strong> <span class="muted">(${n?"proved":o===void 0?"not pro\
ved":"an estimate"})</span></p>
    ${r&&l`<p class="verdict wrong">✗ The last move is a mistake: it ${r.words}.</p>`}`}function Hi({record:{variations:t=[]},
place:e,onPlace:n}){return t.length===0?null:l`<h2>Variations</h2>
    <ul class="variations">
      <li><button aria-pressed=${e.line===0} onClick=${()=>n({...e,line:0})}>As played</button></li>
      ${t.map(({after:o,moves:r},s)=>l`<li>
            <button
              aria-pressed=${e.line===s+1}
              onClick=${()=>n({ply:o+1,line:s+1})}
            >
              <span class="number">${o+1}</span> ${r.map(({move:a})=>a).join(" · ")}
            </button>
          </li>`)}
    </ul>`}function Di({record:t,mistakes:e,onQuiz:n}){return l`${e.length>0&&l`<button onClick=${()=>n(e)}>Find the ${e.
length===1?"move":"moves"}</button>`}
  ${Er.map(o=>{let r=_r(t,o);return r.length>0&&l`<button onClick=${()=>n(r)}>Guess ${t.boards[0].players[o]}'s moves</button>`})}`}
function Or({record:t,analysis:e,keeps:n,start:o={ply:0,line:0},onPlace:r=()=>{},pictures:s,children:a}){let[i,c]=y(()=>_e(
t,o)),[m,u]=y(null),p=C(null),f=C(!1);H(()=>c(_e(t,o)),[o.ply,o.line]),H(()=>{f.current&&!m&&p.current?.focus(),f.current=
!!m},[m]);let{ply:h,line:g}=i,{boards:d,moves:$,comments:v,shared:b}=ke(t,g),x=d.length-1,w=d[h],k=T=>{let E=_e(t,T);c(E),
r(E),V(ke(t,E.line).boards[E.ply].words)},A=T=>k({ply:T,line:g});nt({f:()=>A(h+1),b:()=>A(h-1)});let G=Object.fromEntries(
e.flatMap(({ply:T,mistake:E})=>E&&T<=b?[[T,E.words]]:[]));if(m)return l`<${Sr} record=${t} questions=${m} onClose=${()=>u(
null)} />`;let S=g===0&&h===x;return l`<div class="board-columns">
      <div class="board-main">
        <p class="board-words">${w.words}${S&&l` <strong>${t.outcome.words}</strong>`}</p>
        <${rt} board=${w} label=${`Position after ${h} moves`} />
        <div class="record-steps">
          <button aria-disabled=${h===0?"true":void 0} onClick=${()=>A(h-1)}>‹ Back</button>
          <${Me} label="Position" value=${h} last=${x} text=${`after move ${h} of ${x}`} onChange=${A} />
          <button
            class="primary"
            ref=${p}
            aria-disabled=${h===x?"true":void 0}
            onClick=${()=>A(h+1)}
          >
            Forward ›
          </button>
        </div>
      </div>
      <aside class="board-side" aria-label="The position">
        <${Bi} record=${t} />
        ${v[h]&&l`<blockquote class="comment" aria-label="Comment">${v[h]}</blockquote>`}
        ${e.length>0&&l`<${Gi} analysis=${e.find(T=>T.ply===h&&h<=b)} />
            <${Tr}
              analysis=${e}
              last=${t.boards.length-1}
              ply=${Math.min(h,b)}
              players=${w.players}
              onPly=${T=>k({ply:T,line:0})}
            />`}
        <div class="buttons">
          ${a}
          <${Di} record=${t} mistakes=${n?kr(e,n):[]} onQuiz=${u} />
        </div>
        <h2>Moves</h2>
        <${Se} moves=${$} ply=${h} onPly=${A} mistakes=${G} />
        <${Hi} record=${t} place=${i} onPlace=${k} />
        ${s?.(i,d.length)}
      </aside>
    </div>`}var Wi=5,Ar=6;function Fi(t){let[e,n]=y(0),[o,r]=y(!1),[s,a]=y([]);return _(()=>{if(e===0)return;r(!0);let c=xt(`${t}/an\
alysis?seconds=${e}`,m=>{if(m.kind==="done"){c(),r(!1);return}a(u=>m.proved||!u.some(({ply:f,proved:h})=>f===m.ply&&h)?[
...u.filter(({ply:f})=>f!==m.ply),m].sort((f,h)=>f.ply-h.ply):u)});return c},[e]),{seconds:e,isRunning:o,think:()=>n(e===
0?Wi:e*Ar),analysis:s}}function Ui({analysis:{seconds:t,isRunning:e,think:n,analysis:o},positions:r}){let s=o.filter(i=>i.
proved).length;return e?l`<p class="muted">Analyzing, ${s} of ${r} positions proved…</p>`:t===0?l`<button onClick=${n}>Analyze</button>`:
!(o.length===r&&o.every(({proved:i})=>i))&&l`<button onClick=${n}>Think longer, up to ${t*Ar} s a position</button>`}function Vi({
path:t,place:{ply:e,line:n},count:o}){return l`<h2>Pictures</h2>
    <${xe}
      noun="position"
      name=${`after-move-${e}`}
      at=${e}
      count=${o}
      path=${r=>`${t}/picture?ply=${r}&line=${n}`}
    />`}function Oe({id:t,number:e,address:n,at:o}){let r=`records/${t}/${e}`,[s,a]=y(null),[i,c]=y(""),m=Fi(r);_(()=>{W(
r).then(a,p=>c(R(p)))},[r]);let u=async(p,f)=>{let h=await W(`${r}/hint?ply=${p}`),g=d=>h.moves.find($=>$.move===d)?.result;
return f===h.best||g(f)!==void 0&&g(f)===g(h.best)};return s?l`<h1>Game ${e}</h1>
    <${Or}
      record=${s}
      analysis=${m.analysis}
      keeps=${u}
      start=${br(o)}
      pictures=${(p,f)=>l`<${Vi} path=${r} place=${p} count=${f} />`}
      onPlace=${p=>St(N(...n,...xr(p)))}
    >
      <${Ui} analysis=${m} positions=${s.boards.length} />
    <//>`:l`<h1>Game ${e}</h1>
      <${I} error=${i} />`}var zt="moves",ji=2e3;function Cr(t){return t.length<=ji&&!/^[{(]/.test(t.trim())}function Lr({game:t,moves:e,at:n}){let[
o,r]=y(""),[s,a]=y("");return _(()=>{bt(`records?game=${encodeURIComponent(t)}`,e).then(i=>r(i.id),i=>a(R(i)))},[]),o?l`<${Oe} id=${o} number="1" address=${[
"look",zt,t,e]} at=${n} />`:l`<h1>Game 1</h1>
    <${I} error=${s} />`}var zi=65536;function Pr({games:t}){let[e,n]=y(""),[o,r]=y(""),[s,a]=y(""),[i,c]=y(""),[m,u]=y(!1),p=async d=>{d.preventDefault(),
u(!0);try{let $=await bt(s?`records?game=${s}`:"records",e);c(""),s&&Cr(e)?location.hash=N("look",zt,s,e.trim()):location.
hash=N("look",$.id,...$.games.length===1?[$.games[0].number]:[])}catch($){c(R($))}finally{u(!1)}},f=(d,$)=>{n(d),r($)},h=l`<label class="field">
    <span>Records (JSON Lines), SGF, GGF, or a list of moves</span>
    <textarea
      class="mono"
      rows="8"
      placeholder=${t.find(({id:d})=>d===s)?.move_help}
      spellcheck=${!1}
      value=${e}
      onInput=${d=>f(d.target.value,"")}
    ></textarea>
  </label>`,g=l`<p>
    <strong class="file-name">${o}</strong>, ${kt(e.length)}
    <button type="button" onClick=${()=>f("","")}>Remove</button>
  </p>`;return l`<form class="card setup" onSubmit=${p} aria-label="Games to look at">
    <${ht} onText=${f}>${e.length>zi?g:h}<//>
    <${Z}
      label="Game, for a list of moves"
      value=${s}
      values=${[["","as the record says"],...t.map(({id:d,name:$})=>[d,$])]}
      onChange=${a}
    />
    <${I} error=${i} />
    <button class="primary" disabled=${m}>${m?"Reading…":"Show"}</button>
  </form>`}function Nr({about:t,route:[e,n,...o]}){if(e===zt&&n){let[r="",...s]=o;return l`<${Lr} key=${`${n} ${r}`} game=${n} moves=${r} at=${s} />`}
return e&&n?l`<${Oe} key=${`${e} ${n}`} id=${e} number=${n} address=${["look",e,n]} at=${o} />`:e?l`<${ur} key=${e} id=${e} />`:
l`<h1>Look at games</h1>
    <${Pr} games=${t.games} />`}function qt(t){let e=Object.fromEntries(t.variants.map(n=>[n.option,String(n.default)]));return{game:t.id,variant:e,moves:"",
text:t.start_text?.sample??""}}function Ae(t,{game:e,variant:n,moves:o,text:r}){let s=c=>/^\d+$/.test(c)?Number(c):c,a=Object.
entries(n).map(([c,m])=>[c,s(m)]),i={game:e,moves:o,...a.length>0&&{variant:Object.fromEntries(a)}};return t.start_text?
{...i,text:r}:i}function Ce({games:t,start:e,onChange:n,withMoves:o}){let r=t.find(a=>a.id===e.game)??t[0],s=a=>{let i=t.
find(c=>c.id===a);i&&n(qt(i))};return l`<${Z}
      label="Game"
      value=${e.game}
      values=${t.map(a=>[a.id,a.name])}
      onChange=${s}
    />
    ${r.variants.map(a=>l`<${Z}
          key=${`${r.id} ${a.option}`}
          label=${a.label}
          value=${e.variant[a.option]}
          values=${a.values}
          onChange=${i=>n({...e,variant:{...e.variant,[a.option]:i}})}
        />`)}
    ${r.start_text&&l`<${bo}
        label=${r.start_text.label}
        rows=${14}
        value=${e.text}
        onText=${a=>n({...e,text:a})}
      />`}
    ${o&&l`<${tt}
        label="Moves already played"
        value=${e.moves}
        placeholder=${r.move_help}
        onChange=${a=>n({...e,moves:a})}
      />`}`}function Rr({kind:t,options:e,command:n}){if(t==="human")return"human";if(t==="program")return`program ${n}`;let o=Object.
entries(e).filter(([,r])=>r!==""&&r!==!1).map(([r,s])=>s===!0?r:`${r}=${s}`);return o.length>0?`${t}:${o.join(",")}`:t}function mn(t){
return{kind:t,options:{},command:""}}function qi({option:t,value:e,onChange:n}){let{label:o,kind:r,values:s=[],default:a}=t;
if(r==="flag")return l`<${_t} label=${o} checked=${e===!0} onChange=${n} />`;let i=a==null?"":String(a);return r==="choi\
ce"?l`<${Z} label=${o} value=${e??i} values=${s} onChange=${n} />`:l`<${tt}
    label=${o}
    type=${r==="number"?"number":"text"}
    value=${e??""}
    placeholder=${i}
    onChange=${n}
  />`}function Ir({about:t,name:e,choice:n,onChange:o}){let r=t.opponents.find(a=>a.name===n.kind),s=[["human","a person"],
...t.opponents.map(a=>[a.name,a.name]),...t.has_programs?[["program","your program"]]:[]];return l`<fieldset class="player-fields">
    <legend>${e}</legend>
    <${Z}
      label="Player"
      value=${n.kind}
      values=${s}
      onChange=${a=>o({...n,kind:a,options:{}})}
    />
    ${n.kind==="program"&&l`<${tt}
        label="Command"
        value=${n.command}
        placeholder=${t.program_example??""}
        onChange=${a=>o({...n,command:a})}
      />`}
    ${r?.options.map(a=>l`<${qi}
          key=${`${n.kind} ${a.key}`}
          option=${a}
          value=${n.options[a.key]}
          onChange=${i=>o({...n,options:{...n.options,[a.key]:i}})}
        />`)}
  </fieldset>`}function Ki({default_opponent:t}){return[mn("human"),mn(t)]}var Le="play";function Br(t){let{start:e={},players:n=[],seed:o=""}=lt(
Le).setups?.[t.id]??{},r=qt(t),s=["human",...t.opponents.map(({name:i})=>i),...t.has_programs?["program"]:[]],a=s.includes(
n[0]?.kind)&&s.includes(n[1]?.kind);return{start:{...r,...e,game:t.id,variant:{...r.variant,...e.variant}},players:a?n:Ki(
t),seed:o}}function Ji(t){let{game:e}=t.start;mt(Le,{game:e,setups:{...lt(Le).setups,[e]:t}})}function Gr({games:t,chosen:e,
isBusy:n,error:o,onStart:r}){let s=$=>t.find(v=>v.id===$),a=s(e)??s(lt(Le).game)??t[0],[i,c]=y(()=>Br(a)),{start:m,players:u,
seed:p}=i,f=s(m.game)??a,h=$=>c($.game===m.game?{...i,start:$}:Br(s($.game)??a)),g=($,v)=>c({...i,players:$===0?[v,u[1]]:
[u[0],v]});return l`<form class="card setup" onSubmit=${$=>{$.preventDefault(),Ji(i),r({...Ae(f,m),players:u.map(Rr),...p!==
""&&{seed:Number(p)}})}} aria-label="The game">
    <div class="fields"><${Ce} games=${t} start=${m} onChange=${h} withMoves=${!0} /></div>
    <div class="players">
      ${[0,1].map($=>l`<${Ir}
            key=${`${f.id} ${$}`}
            about=${f}
            name=${$===0?`${f.players[0]} (moves first)`:f.players[1]}
            choice=${u[$]}
            onChange=${v=>g($,v)}
          />`)}
    </div>
    ${Ht&&f.program_example&&l`<p class="muted">Your own programs play with the command <code>suite web</code>.</p>`}
    <div class="fields">
      <${tt} label="Random seed" type="number" min=${0} value=${p} placeholder="random"
        onChange=${$=>c({...i,seed:$})} />
    </div>
    <${I} error=${o} />
    <button class="primary" disabled=${n}>Start the game</button>
  </form>`}var Qi={win:"+",draw:"=",loss:"−"};function pn({proved:t,value:e}){return!t&&typeof e=="number"}function Hr(t){return t.
proved?"":pn(t)?"an estimate":"not proved"}function Dr(t){return Object.fromEntries((t?.moves??[]).map(e=>{let{move:n,value_words:o,
result:r,value:s}=e,a=n===t?.best,i=a?"★":r?Qi[r]:"·",c=typeof s=="number"?vo(s):i,m=typeof s=="number"?`${c} points`:
"",u=[`${a?"best: ":""}${o}`,m,Hr(e)].filter(Boolean).join(", "),p=`${a?"best ":""}${pn(e)?"estimate":r??"unknown"}`;return[
n,{symbol:c,words:u,class:p}]}))}function Wr({hint:t}){let e=t.moves.some(pn);return l`<div class="scroll-x hints" tabindex="0" role="region" aria-label="Hints">
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
              <td>${n.value_words}${!n.proved&&l`<span class="muted"> (${Hr(n)})</span>`}</td>
            </tr>`)}
      </tbody>
    </table>
    ${e&&l`<p class="muted">
        Numbers on the board are points for the player to move. Dashed ones are estimates of a short search.
      </p>`}
  </div>`}function Fr({board:t,help:e,isAsked:n,onMove:o}){let[r,s]=y(""),a=C(null);return nt({m:()=>a.current?.focus()}),l`<form class="move-entry" onSubmit=${c=>{
c.preventDefault(),r.trim()&&(o(r.trim()),s(""))}}>
    <label class="field">
      <span>Move</span>
      <input
        ref=${a}
        value=${r}
        placeholder=${e}
        autocomplete="off"
        spellcheck=${!1}
        onInput=${c=>s(c.target.value)}
      />
    </label>
    <button disabled=${!n}>Play</button>
    ${t.other_moves.map(({id:c,label:m,legal:u})=>l`<button type="button" disabled=${!n||!u} onClick=${()=>o(c)}>${m}</button>`)}
  </form>`}var hn="last-game";function Pe(t){mt(hn,t)}function Ur(){mt(hn,{})}function Kt(){let{id:t,request:e,moves:n}=lt(hn);return t&&
e&&Array.isArray(n)?{id:t,request:e,moves:n}:null}function Vr({request:t,moves:e}){return{...t,moves:e.join(", ")}}var Yi=2e4;function Xi(t){let[e,n]=y(null),[o,r]=y(null),[s,a]=y(["",""]),[i,c]=y(!0);return _(()=>{let m=u=>{if(u.kind===
"position"){n(u),r(null);let p=Kt();p?.id===t&&Pe({...p,moves:u.history.map(({move:f})=>f)}),V(u.board.words)}else u.kind===
"stderr"?a(p=>p.map((f,h)=>h===u.player?(f+u.text).slice(-Yi):f)):(r(u),Kt()?.id===t&&Ur(),V(u.outcome.words))};return xt(
`games/${t}/events`,m,c)},[t]),{position:e,ended:o,stderr:s,isConnected:i}}function Zi(t,e,n){let[o,r]=y(!1),[s,a]=y(null);
return H(()=>{if(a(null),!o)return;let i=!1;return W(`games/${t}/hint`).then(c=>!i&&a(c),c=>!i&&n(R(c))),()=>{i=!0}},[o,
e]),{isOn:o,setOn:r,hint:s}}function tl({name:t,text:e}){return l`<details class="stderr" open>
    <summary>What ${t}'s program writes (stderr)</summary>
    <pre tabindex="0">${e}</pre>
  </details>`}function el({about:t,isConnected:e,onGoOn:n}){return e?l`<p class="muted">The game is being started…</p>`:
l`<p>This game is not there any more.</p>
    <p class="buttons">
      ${n&&l`<button class="primary" onClick=${n}>Go on from its last position</button>`}
      <a class="button" href=${N("play",t.id)}>New game</a>
    </p>`}function nl({board:t,ended:e,notice:n}){return l`<p class="board-words">
    ${e?l`<strong>${e.outcome.words}</strong>`:t.words}
    ${n&&l` <strong class="notice">${n}</strong>`}
  </p>`}function jr({id:t,about:e,onGoOn:n}){let{position:o,ended:r,stderr:s,isConnected:a}=Xi(t),[i,c]=y(""),[m,u]=y(""),
p=C(null),f=o!==null;H(()=>u(""),[o]),H(()=>{f&&["BODY","MAIN"].includes(document.activeElement?.tagName??"BODY")&&p.current?.
querySelector("[tabindex='0']")?.focus()},[f]);let{isOn:h,setOn:g,hint:d}=Zi(t,o?.board.move_number,c),$=(S,T={})=>et(`g\
ames/${t}/${S}`,T).then(()=>c(""),E=>c(R(E))),v=async()=>{try{Ot(`${e.id}.jsonl`,`${JSON.stringify(await W(`games/${t}/r\
ecord`))}
`)}catch(S){c(R(S))}},b=(o?.history.length??0)>0&&!r;if(nt({z:()=>b&&$("undo"),h:()=>g(!h)}),!o)return l`<${el} about=${e} isConnected=${a} onGoOn=${n} />`;
let{board:x,asked:w}=o,k=w!==null&&!r,A=S=>$("move",{move:S}),G=S=>{if(k&&S.legal)return A(S.id);let T=r?"The game is ov\
er.":k?jt(S):"Nobody here is to move.";u(T),V(T)};return l`<div class="board-columns">
    <div class="board-main" ref=${p}>
      <${nl} board=${x} ended=${r} notice=${m} />
      <${rt}
        board=${x}
        label=${`${e.name}, ${k?`${x.players[w]} to move`:"nobody to move"}`}
        onSquare=${G}
        notes=${h&&k?Dr(d):{}}
      />
    </div>
    <aside class="board-side" aria-label="The game">
      <${be} board=${x} clock=${o.clock} players=${o.players} isOver=${!!r} />
      <p class="muted">
        ${j(x.move_number,"move")} played${x.moves_left!==void 0&&`, ${x.moves_left} left`}.
        ${!a&&!r&&l`<strong> The connection is lost; trying again…</strong>`}
      </p>
      <${Fr} board=${x} help=${e.move_help} isAsked=${k} onMove=${A} />
      <${I} error=${i} />
      <div class="buttons">
        <button disabled=${!b} onClick=${()=>$("undo")}>Undo</button>
        <button aria-pressed=${h} disabled=${!!r} onClick=${()=>g(!h)}>Hints</button>
        <button disabled=${!k} onClick=${()=>$("resign")}>Resign</button>
        <button disabled=${!r} onClick=${v}>Save the record</button>
        ${r?.record_id&&l`<a class="button" href=${N("look",r.record_id,1)}>Look at this game</a>`}
        <a class=${r?"button primary":"button"} href=${N("play",e.id)}>New game</a>
      </div>
      ${h&&k&&(d?l`<${Wr} hint=${d} />`:l`<p class="muted">Looking for hints…</p>`)}
      <h2>Moves</h2>
      <${Se} moves=${o.history} />
      ${s.map((S,T)=>S&&l`<${tl} name=${x.players[T]} text=${S} />`)}
    </aside>
  </div>`}function ol(){let[t,e]=y(0),[n,o]=y(""),[r,s]=y(!1);return{start:async i=>{s(!0);try{let{id:c}=await et("games",i);Pe({id:c,
request:i,moves:[]}),o(""),location.hash=N("play",i.game,c),e(t+1)}catch(c){o(R(c))}finally{s(!1)}},started:t,isBusy:r,error:n}}
function zr({about:t,chosen:e,id:n}){let{start:o,started:r,isBusy:s,error:a}=ol(),i=t.games.find(u=>u.id===e),c=Kt(),m=t.
games.find(u=>u.id===c?.request.game)?.name;if(i&&n){let u=c?.id===n?()=>o(Vr(c)):void 0;return l`<h1>${i.name}</h1>
      <${I} error=${a} />
      <${jr} key=${r} id=${n} about=${i} onGoOn=${u} />`}return l`<h1>Play</h1>
    ${c&&m&&l`<p>
        <a class="button" href=${N("play",c.request.game,c.id)}>Return to the game in progress</a>
        <span class="muted"> ${m}, ${j(c.moves.length,"move")} played</span>
      </p>`}
    <${Gr} games=${t.games} chosen=${e} isBusy=${s} error=${a} onStart=${o} />`}var qr={auto:"light",light:"dark",dark:"auto"},rl={auto:"Light or dark, as the system has it",light:"Always light",dark:"\
Always dark"};function dn(t=it("theme","auto")){document.documentElement.dataset.theme=t}function Kr(){let[t,e]=wt("them\
e","auto");_(()=>dn(t),[t]);let n=t in qr?t:"auto";return l`<button class="quiet" title=${rl[n]} onClick=${()=>e(qr[n])}>
    Theme: ${n}
  </button>`}function Ne(t){let e=t>>>0;return n=>{e=e+1831565813>>>0;let o=Math.imul(e^e>>>15,1|e);return o=o+Math.imul(o^o>>>7,61|o)^
o,Math.floor(((o^o>>>14)>>>0)/2**32*n)}}async function Jr(t){let e=new Blob([t]).stream().pipeThrough(new CompressionStream("deflate-raw")),n=new Uint8Array(await new Response(
e).arrayBuffer()),o=Array.from(n,r=>String.fromCharCode(r)).join("");return btoa(o).replaceAll("+","-").replaceAll("/","\
_").replaceAll("=","")}async function Qr(t){try{let e=Uint8Array.from(atob(t.replaceAll("-","+").replaceAll("_","/")),o=>o.
charCodeAt(0)),n=new Blob([e]).stream().pipeThrough(new DecompressionStream("deflate-raw"));return await new Response(n).
text()}catch{throw new Error("This address is not complete. Was the end of the link lost?")}}var sl=240,al=["step","node","practice"],il=["caching","ordering","fail_hard"];async function Jt(t){let e={algorithm:t.algorithm??
"task"};t.limit!==null&&t.limit!==void 0&&(e.limit=String(t.limit)),t.heuristic&&(e.heuristic=t.heuristic);for(let r of il)
t[r]&&(e[r]="yes");for(let[r,s]of Object.entries(t.variant??{}))e[`variant.${r}`]=String(s);t.moves&&(e.moves=t.moves),t.
text&&(e.text=t.text);let n=String(new URLSearchParams(e)),o=N("tree",t.game);return Dt(o,n.length>sl?{z:await Jr(n)}:e)}
function Re(t,{step:e=0,node:n=[],practice:o=null}){let r=new URLSearchParams;return e>0&&r.set("step",String(e)),n.length>
0&&r.set("node",JSON.stringify(n)),o!==null&&r.set("practice",String(o)),r.size>0?`${t}&${r}`:t}function $n(t){let e=Number(
t??"");return Number.isInteger(e)&&e>0?e:0}function ll(t){try{let e=JSON.parse(t??"[]");return Array.isArray(e)?e.map(String):
[]}catch{return[]}}async function Yr({route:[,t],query:e}){let n=new URLSearchParams([...e].filter(([u])=>!al.includes(u)));
if(!t||n.size===0)return null;let o=n.get("z"),r=o===null?n:new URLSearchParams(await Qr(o)),s=r.get("algorithm")??"alph\
abeta",a=[...r].filter(([u])=>u.startsWith("variant.")),i=u=>/^\d+$/.test(u)?Number(u):u,c={game:t,...s!=="task"&&{algorithm:s},
limit:$n(r.get("limit"))||null,caching:r.has("caching"),ordering:r.has("ordering"),fail_hard:r.has("fail_hard"),...r.get(
"heuristic")&&{heuristic:r.get("heuristic")??""},...a.length>0&&{variant:Object.fromEntries(a.map(([u,p])=>[u.slice(8),i(
p)]))},moves:r.get("moves")??"",...r.has("text")&&{text:r.get("text")??""}},m=e.get("practice");return{request:c,href:`${N(
"tree",t)}?${n}`,step:$n(e.get("step")),node:ll(e.get("node")),practice:m===null?null:$n(m)}}async function $t(t){let e=await Jt(
t);location.hash=e}function cl(t){let e=Ne(t),n=o=>o===0?e(20):Array.from({length:2+e(2)},()=>n(o-1));return JSON.stringify(n(3)).replaceAll(
",",", ")}function Xr(){return _(()=>{let t=1+Math.floor(Math.random()*9999),e={game:"tree",text:cl(t),algorithm:"alphab\
eta",limit:null};Jt({...e,moves:"",caching:!1,ordering:!1,fail_hard:!1}).then(n=>location.replace(Re(n,{practice:t})))},
[]),null}function F(t){return JSON.stringify(t)}function ul(t){return t.state==="current"||t.state==="done"&&t.kind!=="leaf"&&t.kind!==
"cached"}function fl({children:t,value:e}){let n=z(e);return t.findIndex(o=>o.state==="done"&&o.value!==void 0&&z(o.value)===
n)}function Ie(t,e){let n=[];for(let o=0;o<=t.length;o+=1){let r=t.slice(0,o),s=e(r);if(!s||s.children.length===0)break;
let a=s.children.findIndex(i=>i.move===t[o]);n.push({parent:s,path:r,open:a,best:fl(s)})}return n}function Zr(t){let e=n=>{
let o=t[n];return o?o.parent.children.flatMap((r,s)=>{let a=[...o.path,r.move],i=s===o.open&&n+1<t.length,c={key:F(a),path:a,
level:n+1,child:r,isOpen:i,canOpen:ul(r)};return i?[c,...e(n+1)]:[c]}):[]};return[{key:"",path:[],level:0,child:null,isOpen:t.
length>0,canOpen:!0},...e(0)]}var gn=t=>`suite-log ${t}`,yn=new Map;function Qt(t){return t.slice(0,2e3).split(`
`,4).some(n=>/^\s*(node\s*,\s*depth|[^,]+,\s*\d+)\s*(,|$)/i.test(n))}function Be(t,e){if(t.trim()==="")return`${e} is em\
pty.`;if(Qt(t))return"";let[n]=t.trim().split(`
`,1);return`${e} is not a log. A log begins with a line such as Node,Depth,Value,Alpha,Beta; this begins with ${n.slice(
0,60)}`}function Ge(t,e){yn.set(t,e);try{e.text.length<=2e6&&sessionStorage.setItem(gn(t),JSON.stringify(e))}catch{}}function ts(t){
yn.delete(t);try{sessionStorage.removeItem(gn(t))}catch{}}function es(t){try{return yn.get(t)??JSON.parse(sessionStorage.
getItem(gn(t))??"null")}catch{return null}}function ns(t,{href:e,step:n},o){let[r,s]=y(null),[a,i]=y(""),c=async({name:p,text:f})=>{try{let h=await bt(`trees/${t}/\
log`,f);return s({name:p,check:h}),Ge(e,{name:p,text:f}),h}catch(h){return i(R(h)),null}},m=async(p,f)=>{let h=Be(p,f);i(
h);let g=h?null:await c({name:f,text:p});if(!g)return;o(g.step);let d=`${vn("Your log",g)} ${g.explanation}`;V(g.same?"Y\
our log is right.":d)};return _(()=>{let p=es(e);p&&c(p).then(f=>n===0&&o(f?.step))},[t]),{log:r,error:a,take:m,drop:()=>{
ts(e),s(null)}}}function vn(t,{line:e,yours:n,right:o,lines_right:r,lines_yours:s}){let a=q(e??0);if(n===null)return`${t}\
 ends too early: line ${a} of ${j(r,"line")} is missing.`;if(o===null)return`${t} goes on in line ${a}, where the right \
log ends.`;let i=s===r?"":` (yours has ${q(s)})`;return`${t} differs first in line ${a} of ${j(r,"line")}${i}.`}function os(t,e){
return t!==null&&t.check.line!==null&&(e??0)>=t.check.line}function rs(t,e,n){let[o,r]=y(null),s=e!==null&&typeof n=="nu\
mber";return _(()=>{if(!s)return r(null);let a=!1;return W(`trees/${t}/log/${n}`).then(i=>a||r(i.yours_path),()=>a||r(null)),
()=>{a=!0}},[e,s,n]),o}function ml({yours:t,right:e,names:n}){let[o,r]=[t?.split(",")??[],e?.split(",")??[]],s=n.slice(0,Math.max(o.length,r.length)),
a=(i,c)=>l`<tr>
      <th scope="row">${i}</th>
      ${s.map((m,u)=>{let p=o[u]!==r[u];return l`<td class=${p?"differs":""}>
          ${c[u]??"nothing"}${p&&l` <span class="sign" role="img" aria-label="differs">≠</span>`}
        </td>`})}
    </tr>`;return l`<div class="scroll-x" tabindex="0" role="region" aria-label="Both lines">
    <table>
      <thead>
        <tr>
          <td></td>
          ${s.map(i=>l`<th scope="col">${i}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${a("yours",o)} ${a("right",r)}
      </tbody>
    </table>
  </div>`}function ss({log:{name:t,check:e},columns:n,go:o,onDrop:r}){let s=r&&l`<button class="link" onClick=${r}>Compare no more</button>`;
if(e.same)return l`<p class="verdict right">
      <strong>✓ ${t} is right</strong>: all ${j(e.lines_right,"line")}. ${s}
    </p>`;let[a]=e.mistakes;return l`<section class="log-verdict" aria-label="Your log">
    <p class="verdict wrong">
      <strong>✗ ${vn(t,e)}</strong>
      ${a?l` Known mistake: <strong>${a.description}</strong>.`:" No known mistake gives exactly this log."}
      ${" "}<button class="link" onClick=${()=>o(e.step)}>Go to that line</button> ${s}
    </p>
    <details>
      <summary>Both lines, and why</summary>
      <${ml} yours=${e.yours} right=${e.right} names=${n} />
      <p>${e.explanation}</p>
      ${e.mistakes.length>1&&l`<p>The same log comes from:</p>
          <ul>
            ${e.mistakes.slice(1).map(({description:i})=>l`<li>${i}</li>`)}
          </ul>`}
    </details>
  </section>`}var pl={unvisited:"The search has not reached it yet.",current:"The search is in it.",done:"It is searched.",cut:"It is \
cut off: the search never looks at it."};function as({child:t,go:e}){let n=t.kind==="leaf"?" (leaf)":t.kind==="cached"?"\
 (from the cache)":"";return l`<div class="node-detail">
    <p>
      <strong>${t.name}${n}</strong
      >${t.value!==void 0&&l` has the value ${M(t.value)}`}. ${" "}${pl[t.state]}
      ${t.why}
    </p>
    ${t.steps&&l`<p class="buttons">
        <button onClick=${()=>e(t.steps?.[0]??0)}>Go to its first step</button>
        <button onClick=${()=>e(t.steps?.[1]??0)}>Go to its last step</button>
      </p>`}
  </div>`}function is(){return l`<details class="legend">
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
  </details>`}function He(){let[t,e]=y("Copy link");return l`<button class="quiet" onClick=${async()=>{let o=await navigator.clipboard.
writeText(location.href).then(()=>"Copied",()=>"Copy it from the address bar");e(o),V(o),setTimeout(()=>e("Copy link"),2e3)}}>${t}</button>`}function De(t,e,n=[]){let o=e.node.path.slice(1),[r,s]=y(o),[a,i]=y({}),c=C(e.step);H(()=>{s(o),i({}),e.step===c.current&&
n.length>0&&p(n).catch(()=>{})},[e.step]);let m=({path:$,parent:v,open:b})=>F([...$,v.children[b].move])===F(o),u=$=>$.every(
(b,x)=>b===o[x])?e.path[$.length]:a[F($)],p=async $=>{let v=$.map((x,w)=>$.slice(0,w+1)).filter(x=>!u(x)),b=await Promise.
all(v.map(async x=>{let w=new URLSearchParams({path:F(x),step:String(e.step)}),{node:k,children:A}=await W(`trees/${t}/c\
hildren?${w}`);return[F(x),{...k,children:A}]}));i(x=>({...x,...Object.fromEntries(b)})),s($)},f=async $=>{if(!(!$.canOpen||
$.level===0)){if($.isOpen){s($.path.slice(0,-1));return}await p($.path).catch(v=>V(R(v)))}},h=Ie(r,u),g=h.at(-1);if(g&&g.
open>=0&&(e.kind==="leaf"||e.kind==="cached")&&m(g)){let $=[...g.parent.children];$[g.open]={...$[g.open],kind:e.kind,value:e.
node.value},h[h.length-1]={...g,parent:{...g.parent,children:$}}}let d=F(r)===F(o.slice(0,r.length));return{levels:h,current:F(
o),toggle:f,opened:d?[]:r}}function wn({kind:t,node:e,path:n}){if(t!=="cut")return null;let o=z(e.is_max?e.beta:e.alpha);for(let[r,s]of n.slice(0,-1).
entries()){if(s.is_max===e.is_max||z(s.value)!==o)continue;let a=s.children.find(c=>c.value!==void 0&&z(c.value)===o),i=n.
slice(1,r+1).map(({move:c})=>c);return a?{path:i,name:s.name,move:a.move,value:s.value}:null}return null}function We(t){
let e=wn(t);return e?F([...e.path,e.move]):void 0}var bn=10,hl=4;function xn({kind:t,node:e,before:n,path:o}){let r=o.at(-1)?.children.filter(({state:c})=>c==="cut").length??
0,s=z(e.value)===z(e.is_max?e.beta:e.alpha);if(t==="cut")return(r>0?6:2)+(s?3:0);let a=n&&z(n.value)!==z(e.value),i=e.depth>
0&&z(e.is_max?e.beta:e.alpha)!==(e.is_max?1/0:-1/0);return(a?2:0)+(i?3:0)}function dl({path:t}){return t.at(-1)?.children.
some(({state:e})=>e==="cut"||e==="unvisited")??!1}async function ls({fetchStep:t,summary:e},n,{hasWindow:o,hasLog:r}){let s=Ne(
n),a=e?.events??0,i=Array.from({length:bn*hl},()=>s(Math.max(a-1,1))),c=await Promise.all(i.map(async(g,d)=>{let{next:$,
previous:v}=await t(g),b=[$.cut,v.cut],x=[$.update,v.update],[w]=(d%2===0?[...b,...x]:[...x,...b]).filter(k=>typeof k=="\
number");return w??null})),m=[...new Set(c)].filter(g=>g!==null);return(await Promise.all(m.map(t))).toSorted((g,d)=>xn(
d)-xn(g)).slice(0,2*bn).map(g=>({step:g,at:s(1e3)-60*xn(g)})).toSorted((g,d)=>g.at-d.at).slice(0,bn).map(({step:g},d)=>o&&
dl(g)&&d%2===0?{kind:"skipped",step:g}:{kind:r&&d%3===2?"line":"values",step:g})}function kn({path:t,node:e}){let n=t.slice(
1).map(({move:r})=>r),o=t.at(-1)?.children??[];return new Set(o.filter(({state:r})=>r==="cut").map(({move:r})=>F([...n,r??
e.move])))}function cs({kind:t,step:e},n){if(t==="line")return[{name:"Line",right:e.line_text??""}];let{value:o,alpha:r,
beta:s}=e.node,a=[{name:"Value",right:M(o)}];return n&&a.push({name:"Alpha",right:M(r)},{name:"Beta",right:M(s)}),a}function _n(t,e){
let[n,o]=[t,e].map(r=>r.split(",").map(s=>s.trim()));return n.length===o.length&&n.every((r,s)=>r===o[s]||Ft(r)===Ft(o[s]))}function $l({node:t,board:e}){let n=e?.players??["Max","Min"],o=e?e.to_move:t.is_max?0:1;return o===null?null:[n[o],n[1-
o]]}function fs({node:{is_max:t,value:e,alpha:n,beta:o}}){let[r,s]=t?["<",`β = ${M(o)}`]:[">",`α = ${M(n)}`];return`${M(
e)} ${r} ${s}: no cut.`}var us=(t,e)=>t===0?"the root":`node ${e}`;function gt(t){let{kind:e,node:n,before:o,child:r,path:s}=t,
a=n.path.length>1?n.name:"the root",i=M(n.value);if(e==="leaf")return`${a} is a leaf, worth ${i}.`;if(e==="cached")return`${a}\
 is known already: ${i}.`;let[c,m]=$l(t)??["",""];if(e==="enter")return`${c} moves at ${a}, and takes the ${n.is_max?"gr\
eatest":"least"} value.`;if(e==="cut"){let f=wn(t),h=s.at(-1)?.children.filter(({state:$})=>$==="cut").length??0,g=h===0?
"Nothing is left to skip.":`${j(h,"move")} skipped.`;return`${f?`${m} already has ${f.move} = ${M(f.value)} at ${us(f.path.
length,f.name)}`:"The window is empty"}; ${c} can force ${i} at ${us(n.depth,n.name)}. ${g}`}let u=o&&z(o.value)!==z(n.value),
p=`${r?.move} = ${M(r?.value)}`;return u?`${p} is better for ${c}: ${a} is worth ${n.is_max?"at least":"at most"} ${i} n\
ow.`:`${p} is no better for ${c}: ${a} stays at ${i}.`}function gl({step:{node:t,before:e,child:n}}){let o=t.path.at(-1);return l`<p>
    <strong>${o}</strong> is a ${t.is_max?"△ max":"▽ min"} node${e&&` with the value ${M(e.value)}`}. Its
    child <strong>${n?.move}</strong> returns <strong>${M(n?.value)}</strong>.
  </p>`}function ms({question:t,marked:e,hasWindow:n,format:o,onAnswer:r}){let{kind:s,step:a}=t,[i,c]=y({}),[m,u]=y(""),
[p,f]=y(null),[h,g]=y(!1),d=C(null);H(()=>d.current?.querySelector("input")?.focus(),[]);let $=s==="skipped"?[]:cs(t,n),
v=w=>{f(w),u(""),r(w),V(`${w?"Right.":"Not right."} ${gt(a)}`)},b=w=>{w.preventDefault(),p===null&&($.some(({name:k})=>(i[k]??
"").trim()==="")?u("Fill in what is empty first."):v($.every(({name:k,right:A})=>_n(i[k]??"",A))))},x=()=>{let w=kn(a);e.
size===0?u("Press the nodes in the tree first, or say that nothing is skipped."):v(e.size===w.size&&[...e].every(k=>w.has(
k)))};return l`<${gl} step=${a} />
    <form ref=${d} onSubmit=${b}>
      <p class="prompt">
        <strong>
          ${s==="skipped"?"Press every child that is skipped now.":s==="line"?`Write the next line of ${o?.file??"the lo\
g"}.`:n?`What are value, alpha, and beta of ${a.node.path.at(-1)} then?`:`What is the value of ${a.node.path.at(-1)} the\
n?`}
        </strong>
      </p>
      <div class="fields">
        ${$.map(({name:w,right:k})=>{let A=_n(i[w]??"",k);return l`<label class="field">
            <span>${w}</span>
            <input
              size=${s==="line"?28:7}
              autocomplete="off"
              spellcheck=${!1}
              value=${i[w]??""}
              placeholder=${s==="line"?o?.columns.join()??"":"a number or inf"}
              readonly=${p!==null}
              onInput=${G=>c(S=>({...S,[w]:G.target.value}))}
            />
            ${p!==null&&l`<span class=${A?"mark right":"mark wrong"}>${A?"✓ right":`✗ it is ${k}`}</span>`}
          </label>`})}
      </div>
      ${p===null&&l`<div class="buttons">
          ${s==="skipped"?l`<button type="button" class="primary" onClick=${x}>Check</button>
                  <button type="button" onClick=${()=>v(a.kind!=="cut"||kn(a).size===0)}>
                    Nothing is skipped
                  </button>`:l`<button class="primary">Check</button>`}
          <button type="button" class="quiet" onClick=${()=>(g(!0),v(!1))}>Show me</button>
        </div>`}
    </form>
    ${m&&l`<p class="remark" role="status">${m}</p>`}
    ${p!==null&&l`<p class=${p?"remark right":"remark"}>
        <strong>${p?"✓ Right.":h?"Answer:":"✗ Not yet."}</strong> ${gt(a)}
        ${s==="skipped"&&a.kind!=="cut"&&` ${fs(a)}`}
        ${s!=="skipped"&&a.kind==="cut"&&" At a cut the node returns at once: alpha and beta stay as they were."}
        ${!p&&" This question comes again."}
      </p>`}`}function yl(t,e,n,o){let r=Math.max(1,Math.min(t,Math.floor(o/46))),s=Math.min(96,o/r),a=t>r,i=n+24+(a?8:30),c=r*s,m=Math.
min(Math.max(e.x-c/2,0),o-c),u=Array.from({length:t},(f,h)=>({x:m+(h%r+.5)*s,y:i+Math.floor(h/r)*64})),p=i-n+Math.ceil(t/
r)*64+6;return{top:n,height:p,isWrapped:a,from:e,nodes:u}}function ps(t,e){let n=[],o={x:e/2,y:0},r=o,s=58;for(let a of t){
let i=yl(a.parent.children.length,r,s,e);n.push(i),r=i.nodes[a.open]??r,s+=i.height+10}return{root:o,placed:n,height:s}}var vl=7.5,wl={unvisited:"not searched yet",current:"being searched",done:"searched",cut:"cut off"};function Sn({name:t,
depth:e,is_max:n,value:o,alpha:r,beta:s},a){let i=a?`, alpha ${M(r)}, beta ${M(s)}`:"";return`${t} ${M(o)}: ${n?"max":"m\
in"} node at depth ${e}${i}`}function hs(t){let e=t.kind==="leaf"?", leaf":t.kind==="cached"?", from the cache":"",n=t.value===
void 0?"":` ${M(t.value)}`;return`${t.name}${n}${e}, ${wl[t.state]}${t.why?`: ${t.why}`:""}`}function bl(t,e,n){return n?
n.parent.is_max?"max":"min":t.kind==="leaf"||t.kind==="cached"?t.kind:e.is_max?"min":"max"}function Ct({label:t,levels:e,
current:n,onToggle:o,onSelect:r,hasWindow:s=!0,cause:a,marked:i,astray:c}){let m=C(null),u=Mt(m),[p,f]=y(""),h=Zr(e),g=h.
some(S=>S.key===p)?p:n,{root:d,placed:$,height:v}=ps(e,Math.max(u,200));_(()=>xl(m.current),[n,u]);let b=S=>{S&&(f(S.key),
r?.(S),m.current?.querySelector(`[data-key="${CSS.escape(S.key)}"]`)?.focus())},x=S=>{let T=h.findIndex(E=>E.key===g);kl(
S,h,T,b,o)&&(S.preventDefault(),S.stopPropagation())},w=S=>h.find(T=>T.key===S),k=({key:S,level:T,isOpen:E,canOpen:O})=>({
role:"treeitem","data-key":S,"aria-level":T+1,"aria-expanded":O?String(E):void 0,"aria-current":S===n?"step":void 0,"ari\
a-selected":i?String(i.has(S)):void 0,tabindex:S===g?0:-1,onFocus:L=>(L.stopPropagation(),f(S)),onClick:L=>{L.stopPropagation(),
b(w(S)),o?.(w(S))}}),A=S=>{let T=e[S];if(!T)return null;let{children:E}=T.parent,O=$[S];return l`<g role="group">
      <${Sl}
        level=${T}
        place=${O}
        width=${Math.max(u,200)}
        hasWindow=${s}
        cause=${a}
      />
      ${E.map((L,K)=>{let B=F([...T.path,L.move]),U=K===T.open?e[S+1]:void 0,Ue=bl(L,T.parent,U),Vs=U?U.parent.value:L.value;
return l`<g
          key=${B}
          ...${k(w(B))}
          aria-label=${`${U?Sn(U.parent,s):hs(L)}${B===a?", whose choice causes the cut":""}`}
          aria-setsize=${E.length}
          aria-posinset=${K+1}
        >
          <${ds}
            point=${O.nodes[K]}
            name=${L.name}
            shape=${Ue}
            state=${[B===n?"here":L.state,B===a&&"cause",i?.has(B)&&"marked",c?.has(B)&&"astray"].filter(Boolean).join("\
 ")}
            value=${Vs}
            isBest=${K===T.best}
            title=${hs(L)}
          />
          </g>
          ${U&&A(S+1)}`})}
    </g>`},G=e[0]?.parent;return l`<div class="tree-box" ref=${m}>
    <svg
      class="tree"
      viewBox=${`0 0 ${Math.max(u,200)} ${v}`}
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
      ${G&&l`<g ...${k(h[0])} aria-label=${Sn(G,s)} aria-setsize="1" aria-posinset="1">
          <${ds}
            point=${d}
            name=${G.name}
            shape=${G.is_max?"max":"min"}
            state=${n===""?"here":"current"}
            value=${G.value}
            title=${Sn(G,s)}
          />
        </g>
        ${A(0)}`}
    </svg>
  </div>`}function xl(t){let e=t?.querySelector('[aria-current="step"] .node-drawing');if(!t||!e)return;let[n,o]=[e.getBoundingClientRect(),
t.getBoundingClientRect()];n.bottom>o.bottom?t.scrollTop+=n.bottom-o.bottom+24:n.top<o.top&&(t.scrollTop-=o.top-n.top+24)}
function kl(t,e,n,o,r){let s=e[n],a=t.key.length===1&&/\S/.test(t.key)&&!t.ctrlKey&&!t.metaKey&&!t.altKey;if(t.key==="Ar\
rowRight")o(e[n+1]);else if(t.key==="ArrowLeft")o(e[n-1]);else if(t.key==="ArrowDown"&&s.isOpen)o(e[n+1]);else if(t.key===
"ArrowDown"&&s.canOpen)r?.(s);else if(t.key==="ArrowUp"&&s.isOpen&&s.level>0&&r)r(s);else if(t.key==="ArrowUp")o(e.findLast(
(i,c)=>c<n&&i.level<s.level));else if(t.key==="Home")o(e[0]);else if(t.key==="End")o(e.at(-1));else if(t.key==="Enter"||
t.key===" ")r?.(s);else return a?_l(t.key,e,n,o):t.key==="ArrowDown";return!0}function _l(t,e,n,o){let s=[...e.slice(n+1),
...e.slice(0,n)].find(({child:a})=>a?.name.startsWith(t));return o(s),s!==void 0}function Sl({level:t,place:e,width:n,hasWindow:o,
cause:r}){let{parent:s,open:a,path:i}=t,c=e.top+22,m=[`value ${M(s.value)}`];o&&m.push(`α ${M(s.alpha)}`,`β ${M(s.beta)}`);
let u=vl*(s.name.length+m.join("").length+14),p=e.from.x<u&&e.from.x<n-u,f=e.from.x<u&&!p,h=`M${e.from.x} ${f?c:e.top-6}`,
g=v=>`${h}L${e.from.x} ${c}L${v.x} ${v.y-2}`,d=v=>["edge",v===a&&"open",F([...i,s.children[v].move])===r&&"cause"].filter(
Boolean).join(" "),$=e.nodes.map((v,b)=>({name:d(b),d:g(v)}));return $.sort((v,b)=>v.name.length-b.name.length),l`<g aria-hidden="true">
    <rect class="level" x="0" y=${e.top} width=${n} height=${e.height} rx="10" />
    ${!e.isWrapped&&$.map(({name:v,d:b})=>l`<path class=${v} d=${b} />`)}
    ${e.isWrapped&&l`<path class="edge open" d=${`${h}V${c}`} />`}
    <text
      class="level-words"
      x=${p?n-10:10}
      y=${e.top+17}
      text-anchor=${p?"end":"start"}
    >
      <tspan class="strong">${s.name} ${s.is_max?"△ max":"▽ min"}</tspan>
      ${m.map(v=>l`<tspan dx="8">${v}</tspan>`)}
    </text>
  </g>`}function ds({point:t,name:e,shape:n,state:o,value:r,isBest:s,title:a}){return l`<g class=${`node-drawing ${o}`} transform=${`\
translate(${t.x} ${t.y})`} aria-hidden="true">
    <title>${a}</title>
    <rect class="touch" x="-22" y="0" width="44" height="58" />
    <text class="node-name" text-anchor="middle" y="11">${e}</text>
    ${" "}
    <g transform="translate(0 16)">
      <${ge} shape=${n} state=${o} value=${r} isBest=${s} />
    </g>
    <rect class="focus-ring" x="-22" y="-1" width="44" height="60" rx="6" />
  </g>`}function Ml({id:t,shown:e,question:n,marked:o,isAsked:r,hasWindow:s,onMark:a}){let{levels:i,current:c,toggle:m}=De(t,e),
u=F(n.step.path.slice(1).map(({move:f})=>f));return l`<${Ct}
    label="The tree of the question"
    levels=${i}
    current=${c}
    onToggle=${f=>{let h=F(f.path.slice(0,-1))===u&&f.child?.state==="unvisited";r&&h?a(f.key):m(f)}}
    hasWindow=${s}
    marked=${n.kind==="skipped"?o:void 0}
    cause=${r?void 0:We(n.step)}
  />`}function $s({stepper:t,seed:e,hasWindow:n,format:o,onSeed:r}){let[s,a]=y([]),[i,c]=y(0),[m,u]=y(0),[p,f]=y({right:0,
of:0}),[h,g]=y(!1),[d,$]=y(new Set),[v,b]=y(""),x=C(null),w=t.summary?.done===!0;_(()=>{w&&ls(t,e,{hasWindow:n,hasLog:o!==
null}).then(O=>{a(O),u(O.length),f({right:0,of:0}),c(0),g(!1)},O=>b(R(O)))},[w,e]);let k=s[i];H(()=>{$(new Set),k&&t.go(
k.step.step-1)},[k]),H(()=>{h&&x.current?.focus()},[h]);let A=O=>{g(!0),i<m&&f(({right:L,of:K})=>({right:L+Number(O),of:K+
1})),!O&&k&&a(L=>[...L,k]),k&&t.go(k.step.step)},G=()=>{g(!1),c(i+1)},S=O=>{let L=new Set(d);L.delete(O)||L.add(O),$(L)},
T=m>0&&i>=s.length,E=l`<p class="score">
    <strong>${p.right} of ${p.of}</strong> right at the first try
    <span class="muted"> · round ${e}</span>
  </p>`;return l`<${I} error=${v} />
    ${w&&m===0&&!v&&l`<p>Choosing questions…</p>`}
    <div class="stage-columns no-board practice">
      <div class="tree-main">
        ${k&&t.step&&l`<${Ml}
            id=${t.id}
            shown=${t.step}
            question=${k}
            marked=${d}
            isAsked=${!h}
            hasWindow=${n}
            onMark=${S}
          />`}
      </div>
      <section class="step-panel" aria-labelledby="practice-title">
        <h2 id="practice-title">Practice</h2>
        ${k&&l`<p class="muted">
              ${i<m?`Question ${i+1} of ${m}`:`Once more: ${s.length-i} to go`}
            </p>
            <${ms}
              key=${i}
              question=${k}
              marked=${d}
              hasWindow=${n}
              format=${o}
              onAnswer=${A}
            />
            ${h&&l`<p><button class="primary" ref=${x} onClick=${G}>${i+1<s.length?"Next question":"Finish"}</button></p>`}`}
        ${p.of>0&&E}
        ${T&&l`<p><strong>The round is over: everything is right now.</strong></p>
            <p class="buttons">
              <button class="primary" onClick=${()=>r(e+1)}>Another round</button>
              <a class="button" href=${N("practice")}>A random tree</a>
              <${He} />
            </p>`}
        ${k&&t.step&&l`<p class="muted">The window at ${k.step.node.path.at(-1)}:</p>
            <${Tt} node=${h?k.step.node:{...k.step.node,...k.step.before}} range=${t.summary?.range} showsWindow=${n} />`}
      </section>
    </div>`}function Fe(t){return/^-?\d+$/.test(t)?Number(t):t}function Tl(t,e){return t.map((n,o)=>{let r=t[o+1],s=n.children.map(({
name:i,value:c})=>({name:i,state:"done",value:c})),a=r?[{name:r.name,state:"current",value:r.value}]:[];return{move:n.name,
name:n.name,depth:o,is_max:e===(o%2===0),value:Fe(n.value),alpha:Fe(n.alpha),beta:Fe(n.beta),children:[...s,...a].map(i=>({
...i,move:i.name,value:Fe(i.value)}))}})}function El(t){let e=(t?.path??[]).flatMap(({children:n},o)=>{let r=t?.path.slice(
1,o+1).map(({move:s})=>s)??[];return n.filter(({state:s})=>s==="cut").map(({move:s})=>F([...r,s]))});return new Set(e)}function gs({
line:t,hasEnded:e,path:n,isMax:o,parting:r,hasWindow:s,children:a}){return l`<div class="side-by-side">
    <figure>
      <figcaption>Yours, line ${q(t)}</figcaption>
      ${n?l`<${Ol} path=${n} isMax=${o} skipped=${El(r)} hasWindow=${s} />`:l`<p class="muted">${e?"Your log has ended.":
"There is no node in this line."}</p>`}
    </figure>
    <figure>
      <figcaption>Right</figcaption>
      ${a}
    </figure>
  </div>`}function Ol({path:t,isMax:e,skipped:n,hasWindow:o}){let r=Tl(t,e),s=t.slice(1).map(({name:i})=>i),a=Ie(s,i=>r[i.
length]);return l`<${Ct}
    label="Your log"
    levels=${a}
    current=${F(s)}
    hasWindow=${o}
    astray=${n}
  />`}function Al({step:t,stepper:e,hasWindow:n,first:o,label:r,onOpened:s}){let{levels:a,current:i,toggle:c,opened:m}=De(e.id,
t,o),[u,p]=y(null);return H(()=>p(null),[t.step]),_(()=>s?.(m),[F(m)]),l`<${Ct}
      label=${r}
      levels=${a}
      current=${i}
      onToggle=${c}
      onSelect=${p}
      hasWindow=${n}
      cause=${We(t)}
    />
    ${u?.child&&l`<${as} child=${u.child} go=${e.go} />`}`}function ys({step:t,stepper:e,hasWindow:n,first:o,log:r,isApart:s,
onOpened:a}){let i=rs(e.id,r,s?t.line:null),[c,m]=y(null),u=r?.check.step??null;_(()=>{u!==null&&e.fetchStep(u).then(m,()=>{})},
[u]);let p=f=>l`<${Al}
      step=${t}
      stepper=${e}
      hasWindow=${n}
      first=${o}
      label=${f}
      onOpened=${a}
    />`;return s?l`<${gs}
    line=${t.line??0}
    hasEnded=${(t.line??0)>(r?.check.lines_yours??0)}
    path=${i}
    isMax=${t.path[0].is_max}
    parting=${c}
    hasWindow=${n}
    >${p("The right tree")}<//
  >`:p("The tree of the search")}var Cl=2e4,Ll=250;function vs(t,e){let[n,o]=y(null),r=e?.algorithm==="alphabeta"&&e.done&&!e.too_long&&e.nodes<=Cl;return _(
()=>{if(!r)return;let s=!1;return(async()=>{let{id:i}=await et("trees",{...t,algorithm:"minimax",fail_hard:!1}),c=await W(
`trees/${i}`);for(;!c.done&&!s;)await new Promise(m=>setTimeout(m,Ll)),c=await W(`trees/${i}`);pt(`trees/${i}`),!s&&c.done&&
!c.too_long&&o(c.nodes)})().catch(()=>{}),()=>{s=!0}},[r]),n}var Mn={greedy:"Greedy",minimax:"Minimax",alphabeta:"Alpha-beta"};function ws({start_text:t}){return t?.is_task?"":"alph\
abeta"}function bs({textbook:t}){return t.limit===null?"":String(t.limit)}var xs="search",ks="",Pl=4e3;function _s(){return new Map(
Object.entries(lt(xs)))}function Nl(t){(t.text??"").length>Pl||mt(xs,Object.fromEntries(_s().set(t.game,t).set(ks,t)))}function Rl(t,e){
let n=qt(t);if(!e||e.game!==t.id)return n;let o=Object.entries(e.variant??{}).map(([r,s])=>[r,String(s)]);return{...n,variant:{
...n.variant,...Object.fromEntries(o)},moves:e.moves??"",text:e.text??n.text}}function Lt({games:t,chosen:e,initial:n,onStart:o}){
let r=_s(),s=n?.game??e??r.get(ks)?.game,a=t.find(({id:B})=>B===s)??t.find(({textbook:B})=>B.log)??t[0],i=n??r.get(a.id),
[c,m]=y(()=>Rl(a,i)),[u,p]=y(i?i.algorithm??"":ws(a)),[f,h]=y(i?String(i.limit??""):bs(a)),[g,d]=y(i?.heuristic??""),[$,
v]=y(i?.caching??!1),[b,x]=y(i?.ordering??!1),[w,k]=y(""),[A,G]=y(i?.fail_hard??!1),S=t.find(B=>B.id===c.game)??a,{textbook:T}=S,
E=S.start_text?.is_task??!1,O=T.algorithms.map(B=>[B,Mn[B]??B]);return l`<form class="card setup" onSubmit=${B=>{if(B.preventDefault(),
E&&Qt(c.text))return k("This is a log. The search begins with the task that it is of.");k("");let U={...Ae(S,c),...u&&{algorithm:u},
limit:f===""?null:Number(f),caching:$,ordering:b,fail_hard:A&&u!=="minimax",...g&&{heuristic:g}};Nl(U),o(U)}} aria-label="The search">
    <div class="fields">
      <${Ce} games=${t} start=${c} onChange=${B=>{if(B.game!==c.game){let U=t.find(Ue=>Ue.id===B.game)??a;p(ws(U)),h(bs(
U)),d("")}m(B)}} withMoves=${S.start_text===null} />
      <${Z}
        label="Algorithm"
        value=${u}
        values=${E?[["","as in the task"],...O]:O}
        onChange=${p}
      />
      ${u!=="greedy"&&l`<${tt}
          label="Depth limit"
          type="number"
          min=${1}
          value=${f}
          placeholder=${E?"as in the task":"none"}
          onChange=${h}
        />`}
      ${T.heuristics.length>1&&l`<${Z}
          label="Heuristic"
          value=${g||T.heuristics[0]}
          values=${T.heuristics}
          onChange=${d}
        />`}
      ${u!=="greedy"&&l`<div class="checks">
          <${_t} label="Caching" checked=${$} onChange=${v} />
          <${_t} label="Ordering" checked=${b} onChange=${x} />
          ${u!=="minimax"&&l`<${_t} label="Fail-hard" checked=${A} onChange=${G} />`}
        </div>`}
    </div>
    <${I} error=${w} />
    <button class="primary">Search</button>
  </form>`}function Il({summary:t,minimax:e,isAtEnd:n}){let{nodes:o,result:r,done:s,too_long:a}=t;return l`<p class="size">
    ${e===null?j(o,"node"):l`<strong>${q(o)} of ${j(e,"node")}</strong> <span class="muted">of minimax</span>`}${!s&&", \
still searching"}${a&&", too long to be kept whole: it ends early"}
    ${n&&r&&l`<span class="result"> · best: <strong>${r.best??"none"}</strong>, value ${M(r.value)}</span>`}
  </p>`}function Ss({games:t,about:e,request:n,summary:o,isAtEnd:r,practice:s,onPractice:a,onLog:i}){let c=vs(n,o),m=C(null),
u=C(null);_(()=>{document.activeElement===document.body&&u.current?.focus()},[]);let p=o?.algorithm??"",f=h=>{m.current?.
close(),$t(h)};return l`<header class="stage-head">
    <h1 tabindex="-1" ref=${u}>
      ${e.name}${p&&l`<span class="muted"> · ${Mn[p]??p}</span>`}
    </h1>
    ${o&&s===null&&l`<${Il} summary=${o} minimax=${c} isAtEnd=${r} />`}
    <div class="stage-tools">
      ${e.textbook.log&&s===null&&l`<${ht} onText=${i} label="Compare your log" />`}
      <button
        class="quiet"
        aria-pressed=${s!==null}
        onClick=${()=>a(s===null?1+Math.floor(Math.random()*9999):null)}
      >
        Practice
      </button>
      <${He} />
      ${!Wt&&l`<button class="quiet" onClick=${()=>m.current?.showModal()}>Change</button>`}
    </div>
    <dialog ref=${m} class="setup-dialog" aria-label="Another search">
      <form method="dialog" class="dialog-close"><button>Close</button></form>
      <${Lt} games=${t} chosen=${e.id} initial=${n} onStart=${f} />
    </dialog>
  </header>`}function Bl(t,e){let[n,o]=t?["max","min"]:["min","max"],r=e?", α, β":"";return[[`${n}_value(s${r}):`],["  if s is a le\
af: return its value","leaf","cached"],[`  v ← ${t?"−∞":"+∞"}`,"enter"],["  for each move a:"],[`    v ← ${n}(\
v, ${o}_value(s + a${r}))`,"update","cut"],...e?[[`    if v ${t?"≥ β":"≤ α"}: return v`,"cut"],[`    ${t?"α":"β"}\
 ← ${n}(${t?"α":"β"}, v)`,"update"]]:[],["  return v"]]}function Ms({step:{kind:t,node:e},prunes:n}){return l`<ol class="code" aria-label="The function, with the current lines marked">
    ${Bl(e.is_max,n).map(([o,...r])=>{let s=r.includes(t);return l`<li class=${s?"here":""} aria-current=${s?"step":void 0}><code>${o}</code></li>`})}
  </ol>`}var Gl={enter:"Node entered",leaf:"Leaf",update:"Update",cut:"Cut-off",cached:"From the cache"};function Hl({step:t}){return t.
line_text===null?l`<p class="log-line muted">No log line at this step.</p>`:l`<p class="log-line">
    <span class="muted">line ${t.line===null?"":q(t.line)}</span>
    <code>${t.line_text}</code>
  </p>`}function Ts({step:t,range:e,algorithm:n,hasLog:o}){let r=n==="alphabeta";return l`<section class="step-panel" aria-label="This step">
    <h2>
      <span class=${`kind kind-${t.kind}`}>${Gl[t.kind]}</span>
      <span class="path">${` ${t.node.path.join(" › ")}`}</span>
    </h2>
    <p class="reason">${gt(t)}</p>
    ${o&&l`<${Hl} step=${t} />`}
    <details class="explanation">
      <summary>The whole reason</summary>
      <p>${t.explanation}</p>
    </details>
    <${Tt} node=${t.node} before=${t.before} child=${t.child} range=${e} showsWindow=${r} />
    ${n!=="greedy"&&l`<${Ms} step=${t} prunes=${r} />`}
  </section>`}var Dl=300,Wl=400;function Fl(t,e){let[n,o]=y(null);return _(()=>{let r=0,s=!1,a=async()=>{try{let c=await W(`trees/${t}`);
if(s)return;o(c),c.done||(r=window.setTimeout(a,Wl))}catch(c){s||e(R(c))}},i=()=>{pt(`trees/${t}`)};return a(),addEventListener(
"pagehide",i),()=>{s=!0,clearTimeout(r),removeEventListener("pagehide",i),yo(`trees/${t}`)}},[t]),n}function Es(t,e){let[
n,o]=y(null),[r,s]=y(""),a=Fl(t,s),i=C(new Map),c=C(null),m=Bt(g=>{let d=i.current.get(g);if(d)return d;let $=W(`trees/${t}\
/steps/${g}`);return i.current.set(g,$),$.catch(()=>i.current.delete(g)),i.current.size>Dl&&i.current.delete(i.current.keys().
next().value??0),$},[t]),u=Bt(async g=>{if(g!=null){c.current=g;try{let d=await m(g);if(c.current!==g)return;s(""),o(d),
d.next.step!==null&&m(d.next.step).catch(()=>{})}catch(d){s(R(d))}}},[m]),p=a?.events??0,f=p>e||p>0&&a?.done===!0,h=C(e);
return _(()=>{f&&(c.current===null||e!==h.current)&&u(Math.min(e,p-1)),h.current=e},[f,e]),{id:t,summary:a,step:n,error:r,
go:u,fetchStep:m}}var Ul=[1,2,5,10,30];function Pt({step:t,go:e,label:n,children:o,class:r=""}){let s=t==null;return l`<button
    class=${r}
    aria-disabled=${s?"true":void 0}
    aria-label=${n}
    onClick=${()=>e(t)}
  >
    ${o}
  </button>`}function Tn({name:t,kind:e,next:n,previous:o,go:r}){return l`<div class="segments" role="group" aria-label=${t}>
    <${Pt} step=${o[e]} go=${r} label=${`Previous ${t}`}>‹<//>
    <${Pt} step=${n[e]} go=${r} label=${`Next ${t}`}>${t} ›<//>
  </div>`}function Vl({step:t,go:e}){let[n,o]=y(!1),[r,s]=wt("speed","2"),a=Number(r)||2,i=t?.next.step??null;return _(()=>{
if(!n)return;if(i===null){o(!1);return}let c=setTimeout(()=>e(i),1e3/a);return()=>clearTimeout(c)},[n,a,i]),{isPlaying:n,
setPlaying:o,speed:a,setRate:s}}function Os({stepper:t,hasWindow:e,hasLog:n,onPlaying:o}){let{step:r,summary:s,go:a}=t,{
isPlaying:i,setPlaying:c,speed:m,setRate:u}=Vl(t);_(()=>o(i),[i]);let p=r?.next??{step:null},f=r?.previous??{step:null},
h=()=>c(!i);nt({f:()=>a(p.step),b:()=>a(f.step),o:()=>a(p.over),r:()=>a(p.out),l:()=>a(p.line),L:()=>a(f.line),u:()=>a(p.
update),U:()=>a(f.update),c:()=>a(p.cut),C:()=>a(f.cut)," ":h});let g=(s?.events??1)-1,d=r?.step??0;return l`<section class="transport" aria-label="Steps of the search">
    <div class="buttons">
      <div class="segments" role="group" aria-label="Step">
        <${Pt} step=${f.step} go=${a} label="One step back">‹ Back<//>
        <${Pt} class="primary" step=${p.step} go=${a} label="One step forward">Forward ›<//>
      </div>
      <div class="segments" role="group" aria-label="Subtree">
        <${Pt} step=${p.over} go=${a} label="Over the subtree">Over<//>
        <${Pt} step=${p.out} go=${a} label="Out to the parent">Out<//>
      </div>
      ${n&&l`<${Tn} name="log line" kind="line" next=${p} previous=${f} go=${a} />`}
      <${Tn} name="update" kind="update" next=${p} previous=${f} go=${a} />
      ${e&&l`<${Tn} name="cut" kind="cut" next=${p} previous=${f} go=${a} />`}
      <div class="segments" role="group" aria-label="Playback">
        <button onClick=${h} aria-pressed=${i}>${i?"Pause":"Play"}</button>
        <select
          aria-label="Steps in a second"
          onChange=${$=>u($.target.value)}
        >
          ${Ul.map($=>l`<option value=${$} selected=${$===m}>${$} / s</option>`)}
        </select>
      </div>
    </div>
    <${Me}
      label="Step of the search"
      value=${d}
      last=${g}
      text=${`step ${q(d)} of ${q(Math.max(g,0))}`}
      onChange=${a}
    />
  </section>`}var[As,jl]=[4,400];function En(t){let e=t-1;return{path:[],left:0,right:1,first:0,last:e,isCut:!1,isMax:!0,isInner:!0,children:[]}}
function zl(t,e,n){t.isMax=n;let o=e.flatMap(({steps:c})=>c?[c[1]-c[0]+1]:[]),r=o.reduce((c,m)=>c+m,0)/Math.max(o.length,
1)||1,s=e.map(({steps:c})=>c?c[1]-c[0]+1:r),a=(t.right-t.left)/s.reduce((c,m)=>c+m,0),i=t.left;t.children=e.map(({move:c,
steps:m,kind:u},p)=>{let f=i+s[p]*a,[h,g]=m??[t.last,t.last],d={left:i,right:f,first:h,last:g,isCut:!m,isMax:!n,isInner:u===
"inner",children:[]};return i=f,{...d,path:[...t.path,c]}})}async function Cs(t,e,{depth:n,least:o,onNodes:r,isGone:s}){
let a=[e];for(let i=0;a.length>0&&i<jl&&!s();){a.sort((m,u)=>u.right-u.left-(m.right-m.left));let c=a.slice(0,As);a=a.slice(
As),i+=c.length;for(let m of await Promise.all(c.map(u=>ql(t,u,e.last))))a.push(...m.filter(({isInner:u,path:p,left:f,right:h})=>u&&
p.length<n&&h-f>=o));r()}}async function ql(t,e,n){let o=new URLSearchParams({path:JSON.stringify(e.path),step:String(n)}),
r=await W(`trees/${t}/children?${o}`);return zl(e,r.children,r.node.is_max),e.children}function Ls(t,e){let n=t;for(;;){
let o=n.children.find(r=>!r.isCut&&r.first<=e&&e<=r.last);if(o){n=o;continue}return n.children.length>0?n.children.findLast(
r=>r.last<=e&&!r.isCut)?.right??n.left:n.left+(e-n.first)/Math.max(n.last-n.first,1)*(n.right-n.left)}}function Ps(t,e,n){
let o=t;for(let r=0;r<=n;r+=1){let s=o.children.find(({left:a,right:i})=>a<=e&&e<i);if(!s)break;o=s}return o}var Yt=66,[On,Kl]=[6,4];function Jl(t){let e=m=>(t.style.color=`var(--${m})`,getComputedStyle(t).color),[n,o,r,s,a,i,c]=[
"max","min","wrong","line","ink","card","accent"].map(e);return t.style.color="",{max:n,min:o,wrong:r,line:s,ink:a,card:i,
accent:c}}function An({children:t}){return t.length>0?1+Math.max(...t.map(An)):0}function Ql(t,e,n){let o=devicePixelRatio||
1,r=t.clientWidth;t.width=r*o,t.height=Yt*o;let s=t.getContext("2d");if(!s)return;s.scale(o,o);let a=Jl(t),i=Math.min(Math.
max(An(e),2),On),c=(Yt-4)/i,m=(p,f)=>{if(!(f>=i))for(let h of p.children){let[g,d]=[h.left*r,2+f*c],$=(h.right-h.left)*r>
4?1:0,[v,b]=[Math.max((h.right-h.left)*r-$,.5),c-1],x=h.last<=n;if(h.isCut){s.globalAlpha=x?.16:.3,s.fillStyle=x?a.wrong:
a.line,s.fillRect(g,d,v,x?(i-f)*c-1:b),x&&Yl(s,a.wrong,[g,d,v,(i-f)*c-1]);continue}let w=h.first<=n&&!x;s.globalAlpha=w?
1:x?.6:.35,s.fillStyle=w||x?h.isMax?a.max:a.min:a.line,s.fillRect(g,d,v,b),m(h,f+1)}};m(e,0),s.globalAlpha=1;let u=Math.
min(Math.max(Ls(e,n)*r,1),r-1);s.fillStyle=a.card,s.fillRect(u-2.5,0,5,Yt),s.fillStyle=a.ink,s.fillRect(u-1,0,2,Yt)}function Yl(t,e,[
n,o,r,s]){if(!(r<3)){t.save(),t.globalAlpha=.55,t.strokeStyle=e,t.beginPath(),t.rect(n,o,r,s),t.clip(),t.beginPath();for(let a=n-
s;a<n+r;a+=6)t.moveTo(a,o+s),t.lineTo(a+s,o);t.stroke(),t.restore()}}function Ns({stepper:{id:t,summary:e,step:n,go:o}}){
let r=C(null),s=Mt(r),a=C(En(1)),i=C(0);i.current=n?.step??0;let c=()=>r.current&&Ql(r.current,a.current,i.current),m=e?.
done?e.events:0;_(()=>{if(m===0||s===0)return;let f=!1;a.current=En(m);let h={depth:On,least:Kl/s,onNodes:()=>!f&&c(),isGone:()=>f};
return Cs(t,a.current,h).catch(()=>{}),()=>{f=!0}},[t,m,s]),_(()=>{c()},[n?.step,s]),_(()=>{let f=new MutationObserver(c);
f.observe(document.documentElement,{attributes:!0,attributeFilter:["data-theme"]});let h=matchMedia("(prefers-color-sche\
me: dark)");return h.addEventListener("change",c),()=>{f.disconnect(),h.removeEventListener("change",c)}},[]);let u=f=>{
let h=r.current?.getBoundingClientRect();if(!h||m===0)return;let g=Math.min(Math.max(An(a.current),2),On),d=Math.floor((f.
clientY-h.top)/h.height*g);o(Ps(a.current,(f.clientX-h.left)/h.width,d).first)},p=`Map of the tree: step ${q(i.current)}\
 of ${q(Math.max(m-1,0))}`;return l`<canvas
    class="tree-map"
    ref=${r}
    role="img"
    aria-label=${p}
    title="The whole tree, a row for each depth: press a node to go to its first step"
    height=${Yt}
    onClick=${u}
  ></canvas>`}var Xl=60;function Rs(t,e){return!t||t===e?!1:t.scrollWidth>t.clientWidth&&getComputedStyle(t).overflowX!=="visible"||Rs(
t.parentElement,e)}function Is(t){let e=C(null);return{onTouchStart:n=>{let o=n.target,r=n.touches.length===1&&!Rs(o,n.currentTarget);
e.current=r?n.touches[0]:null},onTouchEnd:n=>{if(!e.current)return;let o=n.changedTouches[0].clientX-e.current.clientX,r=n.
changedTouches[0].clientY-e.current.clientY;e.current=null,Math.abs(o)>=Xl&&Math.abs(o)>2*Math.abs(r)&&t(o<0)}}}var Zl=150,Cn=["Tree","Reason","Board"];function tc(t,e,n,o){let r=e?.step??null;_(()=>{if(r===null)return;let s=setTimeout(
()=>St(Re(t,{step:r,node:n,practice:o})),Zl);return()=>clearTimeout(s)},[t,r,F(n),o])}function Bs({id:t,games:e,about:n,
address:o,onAgain:r}){let{request:s,href:a}=o,i=Es(t,o.step),{step:c,summary:m,error:u,go:p}=i,{log:f,error:h,take:g,drop:d}=ns(
t,o,p),[$,v]=y(!1),[b,x]=y(Cn[0]),[w,k]=y(o.node),[A,G]=y(o.practice);tc(a,c,w,A),_(()=>{c&&!$&&A===null&&V(gt(c))},[c?.
step,$]);let S=m?.algorithm??"",T=S==="alphabeta",E=n.textbook.log,O=os(f,c?.line),L=m?.done===!0&&c?.step===m.events-1,
K=c?.board?Cn:Cn.slice(0,2),B=Is(U=>x(K[K.indexOf(b)+(U?1:-1)]??b));return l`<div class=${`stage show-${b.toLowerCase()}`}>
    <${Ss}
      games=${e}
      about=${n}
      request=${s}
      summary=${m}
      isAtEnd=${L}
      practice=${A}
      onPractice=${G}
      onLog=${g}
    />
    ${u&&l`<${I} error=${u} />
        <p>
          The search is not open any more: it has made room for newer ones, or the server was started anew.
          <button class="primary" onClick=${()=>r(c?.step??o.step)}>Search again</button>
        </p>`}
    <${I} error=${h} />
    ${f&&E&&A===null&&l`<${ss} log=${f} columns=${E.columns} go=${p} onDrop=${d} />`}
    ${A===null?l`<${Ns} stepper=${i} />
            <${Os} stepper=${i} hasWindow=${T} hasLog=${f!==null} onPlaying=${v} />
            <div class="panes" role="group" aria-label="What is shown">
              ${K.map(U=>l`<button aria-pressed=${U===b} onClick=${()=>x(U)}>${U}</button>`)}
            </div>`:null}
    ${c&&(A===null?l`<div
            class=${["stage-columns",!c.board&&"no-board",O&&"apart"].filter(Boolean).join(" ")}
            ...${B}
          >
            <div class="tree-main">
              <${ys}
                step=${c}
                stepper=${i}
                hasWindow=${T}
                first=${o.node}
                log=${f}
                isApart=${O}
                onOpened=${k}
              />
              <div class="tree-foot">
                <${is} />
                ${n.id==="tree"&&l`<${xe}
                    noun="step"
                    name=${`step-${c.step+1}`}
                    at=${c.step}
                    count=${m?.events??0}
                    path=${U=>`trees/${t}/steps/${U}/picture`}
                  />`}
              </div>
            </div>
            <${Ts}
              step=${c}
              range=${m?.range}
              algorithm=${S}
              hasLog=${f!==null}
            />
            ${c.board&&l`<div class="board-pane">
                <${rt} board=${c.board} label=${`Board of the node ${c.node.path.join(" › ")}`} />
                <p class="muted">${c.board.words}</p>
              </div>`}
          </div>`:l`<${$s}
            stepper=${i}
            seed=${A}
            hasWindow=${T}
            format=${n.start_text?.is_task?E:null}
            onSeed=${G}
          />`)}
  </div>`}function Gs({games:t,about:e,address:n}){let[o,r]=y(""),[s,a]=y(""),[i,c]=y(n.step),m=async()=>{try{a(""),r((await et("t\
rees",n.request)).id)}catch(u){a(R(u))}};return _(()=>{m()},[]),H(()=>c(n.step),[n.step]),s?l`<h1>${e.name}</h1>
      <${I} error=${s} />
      <${Lt} games=${t} chosen=${e.id} initial=${n.request} onStart=${$t} />`:o?l`<${Bs}
        key=${o}
        id=${o}
        games=${t}
        about=${e}
        address=${{...n,step:i}}
        onAgain=${u=>(c(u),m())}
      />`:l`<p class="muted">Searching…</p>`}function ec({game:t,format:e,log:n,onLog:o}){let[r,s]=y(null),[a,i]=y(""),c=(u,p)=>{let f=!Qt(u)&&/^\s*\d\s*$/m.test(u.slice(
0,40)),h=f?"":Be(u,p);i(h),h||(f?s:o)({name:p,text:u})},m=(u,p)=>{let f={game:t.id,text:p,moves:"",limit:null,caching:!1,
ordering:!1,fail_hard:!1};return Hs(f,u)};return _(()=>{n&&r&&m(n,r.text)},[n,r]),l`<section class="card log-start" aria-labelledby="log-start-title">
    <h2 id="log-start-title">Is your ${e.file} right?</h2>
    <${ht} onText=${c} multiple=${!0} label=${`Choose your ${n?"task":e.file}`}>
      ${n?l`<p><strong>✓ ${n.name}</strong>. Which task is it of? Drop that file, too.</p>`:l`<p>
              <strong>Drop it here</strong>${r?`, too: ${r.name} is there.`:" with its task."} You see
              the first wrong line, your tree beside the right one, and the mistake, if it is a known one.
            </p>`}
    <//>
    <${I} error=${a} />
    ${n&&!r&&l`<p>
        <button onClick=${()=>m(n,t.start_text?.sample??"")}>It is of the sample task</button>
      </p>`}
  </section>`}async function Hs(t,e){Ge(await Jt(t),e),await $t(t)}function Ds({games:t,chosen:e}){let n=t.find(({textbook:a,
start_text:i})=>a.log&&i?.is_task),[o,r]=y(null),s=a=>o&&a.game===n?.id?Hs(a,o):$t(a);return l`<h1>Step through a search</h1>
    <div class="tree-start">
      ${n?.textbook.log&&l`<${ec} game=${n} format=${n.textbook.log} log=${o} onLog=${r} />`}
      <${Lt} games=${t} chosen=${e} onStart=${s} />
    </div>`}function nc(t){let[e,n]=y(void 0),[o,r]=y(""),s=`${t.route.join("/")}?${t.query}`;return _(()=>{let a=!1;return Yr(t).then(
i=>a||(n(i),r("")),i=>a||(n(null),r(R(i)))),()=>{a=!0}},[s]),{search:e,error:o}}function Ws({about:t,address:e}){let{search:n,
error:o}=nc(e),r=[...t.games,t.tree];if(n===void 0)return null;let s=r.find(({id:a})=>a===n?.request.game);return l`<${I} error=${o||
(n&&!s?`There is no game ${n.request.game}.`:"")} />
    ${n&&s?l`<${Gs} key=${n.href} games=${r} about=${s} address=${n} />`:l`<${Ds} games=${r} chosen=${e.route[1]} />`}`}var Fs=[["tree","Trees"],["play","Play"],["look","Games"],["live","Live"]];function oc({route:t,isLive:e}){return l`<header class="top">
    <a class="brand" href="#/" aria-current=${t.length===0?"page":void 0}>suite</a>
    <nav aria-label="Views">
      ${Fs.filter(([n])=>n!=="live"||e).map(([n,o])=>l`<a href=${N(n)} aria-current=${t[0]===n?"page":void 0}>${o}</a>`)}
    </nav>
    <${xo} />
    <${Kr} />
  </header>`}function rc({about:t,address:e}){let[n,...o]=e.route,[r,s]=so();return r?l`<h1>Something went wrong</h1>
      <${I} error=${R(r)} />
      <button onClick=${s}>Try again</button>`:n==="tree"?l`<${Ws} key=${o[0]} about=${t} address=${e} />`:n==="practice"?
l`<${Xr} />`:n==="play"?l`<${zr} key=${o.join(" ")} about=${t} chosen=${o[0]} id=${o[1]} />`:n==="look"?l`<${Nr} about=${t} route=${o} />`:
n==="live"?l`<${lr} />`:l`<${Xo} about=${t} address=${e} />`}function Us(){let t=ko(),{route:e}=t,[n,o]=y(null),[r,s]=y(
"");_(wo,[]),_(()=>{W("about").then(o,c=>s(R(c)))},[]),_(()=>{document.title=Fs.find(([c])=>c===e[0])?.[1]??"suite"},[e[0]]);
let a=C(null),i=e.join("/");return H(()=>{n&&document.activeElement===document.body&&a.current?.focus({preventScroll:!0})},
[i]),_(()=>{document.documentElement.classList.toggle("embedded",Wt)},[]),l`${!Wt&&l`<button class="skip" onClick=${()=>a.
current?.focus()}>Skip to the content</button>
      <${oc} route=${e} isLive=${typeof n?.live=="string"} />`}
    <main ref=${a} tabindex="-1">
      <${I} error=${r} />${n&&l`<${rc} key=${e[0]??"lesson"} about=${n} address=${t} />`}
    </main>
    <${qo} />`}dn();Ht||(await Xe(),addEventListener("hashchange",async()=>await Xe()&&location.reload()));ro(l`<${Us} />`,document.getElementById(
"app"));
