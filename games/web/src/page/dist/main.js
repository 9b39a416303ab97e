// Made by `npm --prefix tests/web run bundle` of modules with the hash 222a31740799a0f21b9b63ade75672ca022331ab5a3af4a5fe7f822637c5ef6a.
var fa=Object.defineProperty;var Yn=(t,e)=>{for(var n in e)fa(t,n,{get:e[n],enumerable:!0})};/*!
 * htm 3.1.1 with Preact 10: the file preact/standalone.module.js of the npm package htm 3.1.1, unchanged below this comment.
 * htm: Copyright 2018 Google Inc., Apache License 2.0, see htm.LICENSE.
 * Preact: Copyright (c) 2015-present Jason Miller, MIT License, see preact.LICENSE.
 */var pe,N,fo,Ft,mo,Xn,ma,fe={},po=[],pa=/acit|ex(?:s|g|n|p|$)|rph|grid|ows|mnc|ntw|ine[ch]|zoo|^ord|itera/i;function ut(t,e){
for(var n in e)t[n]=e[n];return t}function ho(t){var e=t.parentNode;e&&e.removeChild(t)}function $o(t,e,n){var o,r,s,a={};
for(s in e)s=="key"?o=e[s]:s=="ref"?r=e[s]:a[s]=e[s];if(arguments.length>2&&(a.children=arguments.length>3?pe.call(arguments,
2):n),typeof t=="function"&&t.defaultProps!=null)for(s in t.defaultProps)a[s]===void 0&&(a[s]=t.defaultProps[s]);return le(
t,a,o,r,null)}function le(t,e,n,o,r){var s={type:t,props:e,key:n,ref:o,__k:null,__:null,__b:0,__e:null,__d:void 0,__c:null,
__h:null,constructor:void 0,__v:r??++fo};return N.vnode!=null&&N.vnode(s),s}function he(t){return t.children}function ce(t,e){
this.props=t,this.context=e}function St(t,e){if(e==null)return t.__?St(t.__,t.__.__k.indexOf(t)+1):null;for(var n;e<t.__k.
length;e++)if((n=t.__k[e])!=null&&n.__e!=null)return n.__e;return typeof t.type=="function"?St(t):null}function go(t){var e,
n;if((t=t.__)!=null&&t.__c!=null){for(t.__e=t.__c.base=null,e=0;e<t.__k.length;e++)if((n=t.__k[e])!=null&&n.__e!=null){t.
__e=t.__c.base=n.__e;break}return go(t)}}function Zn(t){(!t.__d&&(t.__d=!0)&&Ft.push(t)&&!me.__r++||Xn!==N.debounceRendering)&&
((Xn=N.debounceRendering)||mo)(me)}function me(){for(var t;me.__r=Ft.length;)t=Ft.sort(function(e,n){return e.__v.__b-n.
__v.__b}),Ft=[],t.some(function(e){var n,o,r,s,a,i;e.__d&&(a=(s=(n=e).__v).__e,(i=n.__P)&&(o=[],(r=ut({},s)).__v=s.__v+1,
un(i,s,r,n.__n,i.ownerSVGElement!==void 0,s.__h!=null?[a]:null,o,a??St(s),s.__h),wo(o,s),s.__e!=a&&go(s)))})}function yo(t,e,n,o,r,s,a,i,c,f){
var u,p,m,h,y,d,$,v=o&&o.__k||po,w=v.length;for(n.__k=[],u=0;u<e.length;u++)if((h=n.__k[u]=(h=e[u])==null||typeof h=="bo\
olean"?null:typeof h=="string"||typeof h=="number"||typeof h=="bigint"?le(null,h,null,null,h):Array.isArray(h)?le(he,{children:h},
null,null,null):h.__b>0?le(h.type,h.props,h.key,null,h.__v):h)!=null){if(h.__=n,h.__b=n.__b+1,(m=v[u])===null||m&&h.key==
m.key&&h.type===m.type)v[u]=void 0;else for(p=0;p<w;p++){if((m=v[p])&&h.key==m.key&&h.type===m.type){v[p]=void 0;break}m=
null}un(t,h,m=m||fe,r,s,a,i,c,f),y=h.__e,(p=h.ref)&&m.ref!=p&&($||($=[]),m.ref&&$.push(m.ref,null,h),$.push(p,h.__c||y,h)),
y!=null?(d==null&&(d=y),typeof h.type=="function"&&h.__k!=null&&h.__k===m.__k?h.__d=c=vo(h,c,t):c=bo(t,h,m,v,y,c),f||n.type!==
"option"?typeof n.type=="function"&&(n.__d=c):t.value=""):c&&m.__e==c&&c.parentNode!=t&&(c=St(m))}for(n.__e=d,u=w;u--;)v[u]!=
null&&(typeof n.type=="function"&&v[u].__e!=null&&v[u].__e==n.__d&&(n.__d=St(o,u+1)),ko(v[u],v[u]));if($)for(u=0;u<$.length;u++)
xo($[u],$[++u],$[++u])}function vo(t,e,n){var o,r;for(o=0;o<t.__k.length;o++)(r=t.__k[o])&&(r.__=t,e=typeof r.type=="fun\
ction"?vo(r,e,n):bo(n,r,r,t.__k,r.__e,e));return e}function bo(t,e,n,o,r,s){var a,i,c;if(e.__d!==void 0)a=e.__d,e.__d=void 0;else if(n==
null||r!=s||r.parentNode==null)t:if(s==null||s.parentNode!==t)t.appendChild(r),a=null;else{for(i=s,c=0;(i=i.nextSibling)&&
c<o.length;c+=2)if(i==r)break t;t.insertBefore(r,s),a=s}return a!==void 0?a:r.nextSibling}function to(t,e,n){e[0]==="-"?
t.setProperty(e,n):t[e]=n==null?"":typeof n!="number"||pa.test(e)?n:n+"px"}function ie(t,e,n,o,r){var s;t:if(e==="style")
if(typeof n=="string")t.style.cssText=n;else{if(typeof o=="string"&&(t.style.cssText=o=""),o)for(e in o)n&&e in n||to(t.
style,e,"");if(n)for(e in n)o&&n[e]===o[e]||to(t.style,e,n[e])}else if(e[0]==="o"&&e[1]==="n")s=e!==(e=e.replace(/Capture$/,
"")),e=e.toLowerCase()in t?e.toLowerCase().slice(2):e.slice(2),t.l||(t.l={}),t.l[e+s]=n,n?o||t.addEventListener(e,s?no:eo,
s):t.removeEventListener(e,s?no:eo,s);else if(e!=="dangerouslySetInnerHTML"){if(r)e=e.replace(/xlink[H:h]/,"h").replace(
/sName$/,"s");else if(e!=="href"&&e!=="list"&&e!=="form"&&e!=="tabIndex"&&e!=="download"&&e in t)try{t[e]=n??"";break t}catch{}
typeof n=="function"||(n!=null&&(n!==!1||e[0]==="a"&&e[1]==="r")?t.setAttribute(e,n):t.removeAttribute(e))}}function eo(t){
this.l[t.type+!1](N.event?N.event(t):t)}function no(t){this.l[t.type+!0](N.event?N.event(t):t)}function un(t,e,n,o,r,s,a,i,c){
var f,u,p,m,h,y,d,$,v,w,x,b=e.type;if(e.constructor!==void 0)return null;n.__h!=null&&(c=n.__h,i=e.__e=n.__e,e.__h=null,
s=[i]),(f=N.__b)&&f(e);try{t:if(typeof b=="function"){if($=e.props,v=(f=b.contextType)&&o[f.__c],w=f?v?v.props.value:f.__:
o,n.__c?d=(u=e.__c=n.__c).__=u.__E:("prototype"in b&&b.prototype.render?e.__c=u=new b($,w):(e.__c=u=new ce($,w),u.constructor=
b,u.render=da),v&&v.sub(u),u.props=$,u.state||(u.state={}),u.context=w,u.__n=o,p=u.__d=!0,u.__h=[]),u.__s==null&&(u.__s=
u.state),b.getDerivedStateFromProps!=null&&(u.__s==u.state&&(u.__s=ut({},u.__s)),ut(u.__s,b.getDerivedStateFromProps($,u.
__s))),m=u.props,h=u.state,p)b.getDerivedStateFromProps==null&&u.componentWillMount!=null&&u.componentWillMount(),u.componentDidMount!=
null&&u.__h.push(u.componentDidMount);else{if(b.getDerivedStateFromProps==null&&$!==m&&u.componentWillReceiveProps!=null&&
u.componentWillReceiveProps($,w),!u.__e&&u.shouldComponentUpdate!=null&&u.shouldComponentUpdate($,u.__s,w)===!1||e.__v===
n.__v){u.props=$,u.state=u.__s,e.__v!==n.__v&&(u.__d=!1),u.__v=e,e.__e=n.__e,e.__k=n.__k,e.__k.forEach(function(_){_&&(_.
__=e)}),u.__h.length&&a.push(u);break t}u.componentWillUpdate!=null&&u.componentWillUpdate($,u.__s,w),u.componentDidUpdate!=
null&&u.__h.push(function(){u.componentDidUpdate(m,h,y)})}u.context=w,u.props=$,u.state=u.__s,(f=N.__r)&&f(e),u.__d=!1,u.
__v=e,u.__P=t,f=u.render(u.props,u.state,u.context),u.state=u.__s,u.getChildContext!=null&&(o=ut(ut({},o),u.getChildContext())),
p||u.getSnapshotBeforeUpdate==null||(y=u.getSnapshotBeforeUpdate(m,h)),x=f!=null&&f.type===he&&f.key==null?f.props.children:
f,yo(t,Array.isArray(x)?x:[x],e,n,o,r,s,a,i,c),u.base=e.__e,e.__h=null,u.__h.length&&a.push(u),d&&(u.__E=u.__=null),u.__e=
!1}else s==null&&e.__v===n.__v?(e.__k=n.__k,e.__e=n.__e):e.__e=ha(n.__e,e,n,o,r,s,a,c);(f=N.diffed)&&f(e)}catch(_){e.__v=
null,(c||s!=null)&&(e.__e=i,e.__h=!!c,s[s.indexOf(i)]=null),N.__e(_,e,n)}}function wo(t,e){N.__c&&N.__c(e,t),t.some(function(n){
try{t=n.__h,n.__h=[],t.some(function(o){o.call(n)})}catch(o){N.__e(o,n.__v)}})}function ha(t,e,n,o,r,s,a,i){var c,f,u,p=n.
props,m=e.props,h=e.type,y=0;if(h==="svg"&&(r=!0),s!=null){for(;y<s.length;y++)if((c=s[y])&&(c===t||(h?c.localName==h:c.
nodeType==3))){t=c,s[y]=null;break}}if(t==null){if(h===null)return document.createTextNode(m);t=r?document.createElementNS(
"http://www.w3.org/2000/svg",h):document.createElement(h,m.is&&m),s=null,i=!1}if(h===null)p===m||i&&t.data===m||(t.data=
m);else{if(s=s&&pe.call(t.childNodes),f=(p=n.props||fe).dangerouslySetInnerHTML,u=m.dangerouslySetInnerHTML,!i){if(s!=null)
for(p={},y=0;y<t.attributes.length;y++)p[t.attributes[y].name]=t.attributes[y].value;(u||f)&&(u&&(f&&u.__html==f.__html||
u.__html===t.innerHTML)||(t.innerHTML=u&&u.__html||""))}if((function(d,$,v,w,x){var b;for(b in v)b==="children"||b==="ke\
y"||b in $||ie(d,b,null,v[b],w);for(b in $)x&&typeof $[b]!="function"||b==="children"||b==="key"||b==="value"||b==="chec\
ked"||v[b]===$[b]||ie(d,b,$[b],v[b],w)})(t,m,p,r,i),u)e.__k=[];else if(y=e.props.children,yo(t,Array.isArray(y)?y:[y],e,
n,o,r&&h!=="foreignObject",s,a,s?s[0]:n.__k&&St(n,0),i),s!=null)for(y=s.length;y--;)s[y]!=null&&ho(s[y]);i||("value"in m&&
(y=m.value)!==void 0&&(y!==t.value||h==="progress"&&!y)&&ie(t,"value",y,p.value,!1),"checked"in m&&(y=m.checked)!==void 0&&
y!==t.checked&&ie(t,"checked",y,p.checked,!1))}return t}function xo(t,e,n){try{typeof t=="function"?t(e):t.current=e}catch(o){
N.__e(o,n)}}function ko(t,e,n){var o,r;if(N.unmount&&N.unmount(t),(o=t.ref)&&(o.current&&o.current!==t.__e||xo(o,null,e)),
(o=t.__c)!=null){if(o.componentWillUnmount)try{o.componentWillUnmount()}catch(s){N.__e(s,e)}o.base=o.__P=null}if(o=t.__k)
for(r=0;r<o.length;r++)o[r]&&ko(o[r],e,typeof t.type!="function");n||t.__e==null||ho(t.__e),t.__e=t.__d=void 0}function da(t,e,n){
return this.constructor(t,n)}function _o(t,e,n){var o,r,s;N.__&&N.__(t,e),r=(o=typeof n=="function")?null:n&&n.__k||e.__k,
s=[],un(e,t=(!o&&n||e).__k=$o(he,null,[t]),r||fe,fe,e.ownerSVGElement!==void 0,!o&&n?[n]:r?null:e.firstChild?pe.call(e.childNodes):
null,s,!o&&n?n:r?r.__e:e.firstChild,o),wo(s,t)}pe=po.slice,N={__e:function(t,e){for(var n,o,r;e=e.__;)if((n=e.__c)&&!n.__)try{if((o=n.constructor)&&o.getDerivedStateFromError!=
null&&(n.setState(o.getDerivedStateFromError(t)),r=n.__d),n.componentDidCatch!=null&&(n.componentDidCatch(t),r=n.__d),r)
return n.__E=n}catch(s){t=s}throw t}},fo=0,ce.prototype.setState=function(t,e){var n;n=this.__s!=null&&this.__s!==this.state?
this.__s:this.__s=ut({},this.state),typeof t=="function"&&(t=t(ut({},n),this.props)),t&&ut(n,t),t!=null&&this.__v&&(e&&this.
__h.push(e),Zn(this))},ce.prototype.forceUpdate=function(t){this.__v&&(this.__e=!0,t&&this.__h.push(t),Zn(this))},ce.prototype.
render=he,Ft=[],mo=typeof Promise=="function"?Promise.prototype.then.bind(Promise.resolve()):setTimeout,me.__r=0,ma=0;var Mt,
Y,oo,Wt=0,ln=[],ro=N.__b,so=N.__r,ao=N.diffed,io=N.__c,lo=N.unmount;function Ut(t,e){N.__h&&N.__h(Y,t,Wt||e),Wt=0;var n=Y.
__H||(Y.__H={__:[],__h:[]});return t>=n.__.length&&n.__.push({}),n.__[t]}function g(t){return Wt=1,$a(Mo,t)}function $a(t,e,n){
var o=Ut(Mt++,2);return o.t=t,o.__c||(o.__=[n?n(e):Mo(void 0,e),function(r){var s=o.t(o.__[0],r);o.__[0]!==s&&(o.__=[s,o.
__[1]],o.__c.setState({}))}],o.__c=Y),o.__}function k(t,e){var n=Ut(Mt++,3);!N.__s&&fn(n.__H,e)&&(n.__=t,n.__H=e,Y.__H.__h.
push(n))}function G(t,e){var n=Ut(Mt++,4);!N.__s&&fn(n.__H,e)&&(n.__=t,n.__H=e,Y.__h.push(n))}function A(t){return Wt=5,
de(function(){return{current:t}},[])}function de(t,e){var n=Ut(Mt++,7);return fn(n.__H,e)&&(n.__=t(),n.__H=e,n.__h=t),n.__}function jt(t,e){return Wt=8,de(function(){
return t},e)}function So(t){var e=Ut(Mt++,10),n=g();return e.__=t,Y.componentDidCatch||(Y.componentDidCatch=function(o){e.__&&e.__(o),
n[1](o)}),[n[0],function(){n[1](void 0)}]}function ga(){ln.forEach(function(t){if(t.__P)try{t.__H.__h.forEach(ue),t.__H.
__h.forEach(cn),t.__H.__h=[]}catch(e){t.__H.__h=[],N.__e(e,t.__v)}}),ln=[]}N.__b=function(t){Y=null,ro&&ro(t)},N.__r=function(t){
so&&so(t),Mt=0;var e=(Y=t.__c).__H;e&&(e.__h.forEach(ue),e.__h.forEach(cn),e.__h=[])},N.diffed=function(t){ao&&ao(t);var e=t.
__c;e&&e.__H&&e.__H.__h.length&&(ln.push(e)!==1&&oo===N.requestAnimationFrame||((oo=N.requestAnimationFrame)||function(n){
var o,r=function(){clearTimeout(s),co&&cancelAnimationFrame(o),setTimeout(n)},s=setTimeout(r,100);co&&(o=requestAnimationFrame(
r))})(ga)),Y=void 0},N.__c=function(t,e){e.some(function(n){try{n.__h.forEach(ue),n.__h=n.__h.filter(function(o){return!o.
__||cn(o)})}catch(o){e.some(function(r){r.__h&&(r.__h=[])}),e=[],N.__e(o,n.__v)}}),io&&io(t,e)},N.unmount=function(t){lo&&
lo(t);var e=t.__c;if(e&&e.__H)try{e.__H.__.forEach(ue)}catch(n){N.__e(n,e.__v)}};var co=typeof requestAnimationFrame=="f\
unction";function ue(t){var e=Y;typeof t.__c=="function"&&t.__c(),Y=e}function cn(t){var e=Y;t.__c=t.__(),Y=e}function fn(t,e){
return!t||t.length!==e.length||e.some(function(n,o){return n!==t[o]})}function Mo(t,e){return typeof e=="function"?e(t):
e}var To=function(t,e,n,o){var r;e[0]=0;for(var s=1;s<e.length;s++){var a=e[s++],i=e[s]?(e[0]|=a?1:2,n[e[s++]]):e[++s];a===
3?o[0]=i:a===4?o[1]=Object.assign(o[1]||{},i):a===5?(o[1]=o[1]||{})[e[++s]]=i:a===6?o[1][e[++s]]+=i+"":a?(r=t.apply(i,To(
t,i,n,["",null])),o.push(r),i[0]?e[0]|=2:(e[s-2]=0,e[s]=r)):o.push(i)}return o},uo=new Map,l=function(t){var e=uo.get(this);
return e||(e=new Map,uo.set(this,e)),(e=To(this,e.get(t)||(e.set(t,e=(function(n){for(var o,r,s=1,a="",i="",c=[0],f=function(m){
s===1&&(m||(a=a.replace(/^\s*\n\s*|\s*\n\s*$/g,"")))?c.push(0,m,a):s===3&&(m||a)?(c.push(3,m,a),s=2):s===2&&a==="..."&&m?
c.push(4,m,0):s===2&&a&&!m?c.push(5,0,!0,a):s>=5&&((a||!m&&s===5)&&(c.push(s,0,a,r),s=6),m&&(c.push(s,m,0,r),s=6)),a=""},
u=0;u<n.length;u++){u&&(s===1&&f(),f(u));for(var p=0;p<n[u].length;p++)o=n[u][p],s===1?o==="<"?(f(),c=[c],s=3):a+=o:s===
4?a==="--"&&o===">"?(s=1,a=""):a=o+a[0]:i?o===i?i="":a+=o:o==='"'||o==="'"?i=o:o===">"?(f(),s=1):s&&(o==="="?(s=5,r=a,a=
""):o==="/"&&(s<5||n[u][p+1]===">")?(f(),s===3&&(c=c[0]),s=c,(c=c[0]).push(2,0,s),s=0):o===" "||o==="	"||o===`
`||o==="\r"?(f(),s=2):a+=o),s===3&&a==="!--"&&(s=4,c=c[0])}return f(),c})(t)),e),arguments,[])).length>1?e:e[0]}.bind($o);var hn={};Yn(hn,{ask:()=>xa,listen:()=>ka});var mn;function ya(){return mn??=fetch(new URL("../engine/suite_worker_bg.wasm",import.meta.url)).then(t=>t.arrayBuffer()).
then(t=>WebAssembly.compile(t)).catch(t=>{throw mn=void 0,new Error(`The engine cannot be loaded: ${t.message}`)}),mn}var $t=class{listeners=new Set;#t=new Map;#r=0;#n="";#e=new Worker(
new URL("../engine/worker.js",import.meta.url),{type:"module"});#o;constructor(e=1){this.#o=ya().then(n=>this.#e.postMessage(
{module:n,firstId:e})),this.#e.addEventListener("message",({data:{number:n,status:o,text:r,event:s}})=>{if(s!==void 0){let a=JSON.
parse(s);for(let i of this.listeners)i(a);return}this.#t.get(n)?.resolve({status:o,text:r}),this.#t.delete(n)}),this.#e.
addEventListener("error",()=>this.end("internal error"))}async ask(e,n,o=""){if(await this.#o,this.#n)throw new Error(this.#n);
let r=this.#r+=1;return new Promise((s,a)=>{this.#t.set(r,{resolve:s,reject:a}),this.#e.postMessage({number:r,method:e,path:n,
body:o})})}end(e="the request was given up"){this.#n=e,this.#e.terminate();for(let{reject:n}of this.#t.values())n(new Error(
e));this.#t.clear(),this.listeners.clear()}};var Vt=new Map,va=8,Oo=/^((\w+)\/\d+)(.*)$/,ba=Math.floor(Math.random()*2**31);function Eo(t){let e=Vt.get(t);if(!e)throw new Error(
"this is not open any more");return e}function Co(t){let{worker:e,helper:n}=Vt.get(t)??{};e?.end(),n?.end(),Vt.delete(t)}
async function Ao(t,e,n){let o=ba+=1,r=new $t(o),s=await r.ask("POST",e,n);if(s.status!==200)return r.end(),s;let a=[...Vt.
keys()].filter(c=>c.startsWith(`${t}/`));for(let c of a.slice(0,Math.max(0,a.length+1-va)))Co(c);let i={id:o,worker:r,path:e,
body:n,moves:[]};return Vt.set(`${t}/${o}`,i),r.listeners.add(c=>{c.kind==="position"&&(i.moves=c.history.map(({move:f})=>f))}),
s}async function pn(t,e,n,o){try{return await t.ask(e,n,o)}finally{t.end()}}async function Lo({id:t,path:e,body:n}){let o=new $t(
t);return await o.ask("POST",e,n),o}function wa(t){t.helper?.end(),t.helper=new $t;let e={...JSON.parse(t.body??"{}"),moves:t.
moves.join(", ")};return pn(t.helper,"POST","hints",JSON.stringify(e))}async function xa(t,e,n){let[,o,r,s]=e.match(Oo)??
[];if(!o){let[i]=e.split("?");return t==="POST"&&["trees","games","records"].includes(i)?Ao(i,e,n):pn(new $t,t,e,n)}if(t===
"DELETE")return Co(o),{status:200,text:"{}"};let a=Eo(o);return s==="/hint"?wa(a):r==="records"&&s.includes("/hint")?pn(
await Lo(a),t,e,n):a.worker.ask(t,e,n)}function ka(t,e,n){let o=!1,r=()=>{};return(async()=>{let[,a,i]=t.match(Oo)??[],c=Eo(
a),f=i==="games",u=f?c.worker:await Lo(c),p=async m=>{let h=m.kind==="ended"&&m.record?await _a(m):m;o||e(h)};if(r=()=>f?
u.listeners.delete(p):u.end(),o)return r();u.listeners.add(p),n(!0),await u.ask("GET",t)})().catch(()=>o||n(!1)),()=>{o=
!0,r()}}async function _a(t){let{status:e,text:n}=await Ao("records","records",JSON.stringify(t.record));return{...t,record_id:e===
200?JSON.parse(n).id:void 0}}var gn={};Yn(gn,{ask:()=>Ma,listen:()=>Ta});function ft(t,e){try{return localStorage.getItem(`suite-${t}`)??e}catch{return e}}function $e(t,e){try{localStorage.setItem(
`suite-${t}`,e)}catch{}}function Tt(t,e){let[n,o]=g(()=>ft(t,e)),r=jt(s=>{$e(t,s),o(s)},[t]);return[n,r]}function mt(t){
try{return Object(JSON.parse(ft(t,"{}")))}catch{return{}}}function gt(t,e){$e(t,JSON.stringify(e))}var Po="token",dn="";function No(){return ft(Po,dn)}async function $n(){let[,t,e]=location.hash.match(/^#token=([0-9a-f]+)(.*)$/)??
[];if(!t)return!1;history.replaceState(null,"",location.pathname+(e?`#${e}`:""));let o=await fetch("/api/token",{method:"\
POST",headers:{"x-suite-token":t}}).catch(()=>null);return o?.ok?({token:dn}=await o.json(),$e(Po,dn),!0):!1}var Sa=2e3;function Ro(t,e,n={}){let o={...n.headers,"x-suite-token":No()};return fetch(`/api/${e}`,{method:t,...n,headers:o})}
async function Ma(t,e,n,o){let s=await Ro(t,e,{headers:o?{"content-type":o}:void 0,body:n,keepalive:t==="DELETE"}).catch(
()=>{throw new Error("The server does not answer. Is `suite web` still running?")});return{status:s.status,text:await s.
text()}}function Ta(t,e,n){let o=new AbortController,{signal:r}=o,s=async()=>{let a=await Ro("GET",t,{signal:r}).catch(()=>null);
a?.ok&&a.body&&(n(!0),await Oa(a.body,i=>r.aborted||e(i))),!r.aborted&&(n(!1),(!a||a.ok)&&setTimeout(()=>r.aborted||s(),
Sa))};return s(),()=>o.abort()}async function Oa(t,e){let n=t.pipeThrough(new TextDecoderStream).getReader(),o="";for(;;){
let{value:r,done:s}=await n.read().catch(()=>({value:"",done:!0}));if(s)return;let a=(o+r).split(`
`);o=a.pop()??"";for(let i of a)i.startsWith("data: ")&&e(JSON.parse(i.slice(6)))}}var et=typeof document<"u"&&document.querySelector("meta[name=suite-engine]")!==null,Io=et?hn:gn,ge=class extends Error{};
async function ye(t,e,n,o){let{status:r,text:s}=await Io.ask(t,e,n,o).catch(i=>{throw new ge(I(i))}),a=Ea(s);if(r!==200)
throw new ge(a?.error??`error ${r}`);return a}function Ea(t){try{return t?JSON.parse(t):null}catch{return null}}var yn=new Map;
function F(t){let e=ye("GET",t);yn.set(e,t);let n=()=>{yn.delete(e)};return e.then(n,n),e}function ot(t,e={}){return ye(
"POST",t,JSON.stringify(e),"application/json")}function Ot(t,e){return ye("POST",t,e,"text/plain; charset=utf-8")}function yt(t){
return ye("DELETE",t).catch(()=>null)}async function Bo(t){let e=[...yn].filter(([,n])=>`${n}/`.startsWith(`${t}/`)).map(
([n])=>n);return await Promise.allSettled(e),yt(t)}function Et(t,e,n=()=>{}){return Io.listen(t,e,n)}function I(t){return t instanceof
Error?t.message:String(t)}var Ca=new Intl.NumberFormat("en");function K(t){return Ca.format(t)}function V(t,e){return`${K(t)} ${e}${t===1?"":"s"}`}
function E(t){return t==null?"":String(t).replace("Infinity","∞").replace("-","−")}function q(t){return typeof t=="n\
umber"?t:t==="Infinity"?1/0:-1/0}function Ho(t){return`${t>0?"+":""}${E(t)}`}function Ct(t){return t<1<<20?`${Math.ceil(
t/1024)} kB`:`${K(Math.round(t/(1<<20)))} MB`}function ve(t){return t<10?`${t.toFixed(2)} s`:`${t.toFixed(1)} s`}function tt({label:t,value:e,values:n,onChange:o}){return l`<label class="field">
    <span>${t}</span>
    <select onChange=${r=>o(r.target.value)}>
      ${n.map(r=>{let[s,a]=Array.isArray(r)?r:[r,r];return l`<option value=${s} selected=${String(s)===String(e)}>${a}</option>`})}
    </select>
  </label>`}function nt({label:t,value:e,onChange:n,placeholder:o,type:r="text",min:s}){return l`<label class="field">
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
  </label>`}function At({label:t,checked:e,onChange:n}){return l`<label class="check">
    <input
      type="checkbox"
      checked=${e}
      onChange=${o=>n(o.target.checked)}
    />
    ${t}
  </label>`}var Aa=64<<20,La=1<<20;async function Pa(t,e){if(t.size>e)throw new Error(`${t.name} has ${Ct(t.size)}; at m\
ost ${Ct(e)} can be read here.`);let n=await t.text();if(n.slice(0,4096).includes("\0"))throw new Error(`${t.name} is no\
t a text file.`);return n}function Go(){for(let t of["dragover","drop"])addEventListener(t,e=>e.preventDefault())}function Do({
label:t,value:e,onText:n,rows:o=6,placeholder:r}){return l`<${vt} onText=${n} most=${La}>
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
  <//>`}function vt({onText:t,label:e="Choose a file",most:n=Aa,multiple:o=!1,children:r}){let[s,a]=g(!1),[i,c]=g(""),f=async u=>{
try{let p=[...u??[]].slice(0,o?void 0:1),m=await Promise.all(p.map(h=>Pa(h,n)));c(""),m.forEach((h,y)=>t(h,p[y].name))}catch(p){
c(p instanceof Error?p.message:String(p))}};return l`<div
    class=${s?"file-drop over":"file-drop"}
    onDragOver=${u=>(u.preventDefault(),a(!0))}
    onDragLeave=${()=>a(!1)}
    onDrop=${u=>{u.preventDefault(),a(!1),f(u.dataTransfer?.files)}}
  >
    ${r}
    <label class="file-button">
      <input
        type="file"
        multiple=${o}
        onChange=${u=>{f(u.target.files),u.target.value=""}}
      />
      <span>${e}<span class="muted"> or drop it here, at most ${Ct(n)}</span></span>
    </label>
    <${H} error=${i} />
  </div>`}function H({error:t}){return t?l`<p class="error" role="alert"><strong>Error: </strong>${t}</p>`:null}function Na(t){return t instanceof HTMLElement&&t.matches("input:not([type=range], [type=checkbox]), textarea, select")}
function Ra(t){return t instanceof HTMLElement&&t.matches("button, a, summary")}function rt(t){let e=A(t);e.current=t,k(
()=>{let n=o=>{let r=e.current[o.key],s=o.defaultPrevented||o.ctrlKey||o.metaKey||o.altKey;!r||s||Na(o.target)||document.
querySelector("dialog[open]")||o.key===" "&&Ra(o.target)||ft("shortcuts","on")!=="off"&&(o.preventDefault(),r())};return addEventListener(
"keydown",n),()=>removeEventListener("keydown",n)},[])}var Ia=[{heading:"Boards",keys:[["Tab","to and from the board"],["← ↑ → ↓","from square to square"],["Home, End",
"first, last square of the row"],["Enter, Space","play on the square"]]},{heading:"Game",keys:[["m","type a move"],["z",
"undo"],["h","hints"]]},{heading:"Search",keys:[["f, b","one step forward, back"],["o","over the subtree"],["r","out to \
the parent"],["l, L","next, previous log line"],["u, U","next, previous update"],["c, C","next, previous cut-off"],["Spa\
ce","play, pause"]]},{heading:"Tree",keys:[["← →","previous, next node"],["↓","show the children, then the first c\
hild"],["↑","hide the children, then the parent"],["Home, End","first, last node"],["letters","the next node with that\
 name"],["Enter, Space","show or hide the children"]]},{heading:"Recorded game",keys:[["f, b","next, previous position"],
["Home, End","on the slider: first, last position"]]}];function Ba({heading:t,keys:e}){return l`<section>
    <h3>${t}</h3>
    <dl class="keys">
      ${e.map(([n,o])=>l`<dt><kbd>${n}</kbd></dt>
            <dd>${o}</dd>`)}
    </dl>
  </section>`}function Fo(){let t=A(null),[e,n]=Tt("shortcuts","on"),o=()=>t.current?.showModal();return rt({"?":o}),l`<button class="quiet" onClick=${o} aria-haspopup="dialog">Keys</button>
    <dialog ref=${t} aria-labelledby="help-title">
      <div class="dialog-head">
        <h2 id="help-title">Keys</h2>
        <form method="dialog"><button>Close</button></form>
      </div>
      <div class="key-groups">${Ia.map(r=>l`<${Ba} ...${r} />`)}</div>
      <label class="check">
        <input
          type="checkbox"
          checked=${e==="on"}
          onChange=${()=>n(e==="on"?"off":"on")}
        />
        Single letters act as shortcuts
      </label>
    </dialog>`}var vn=()=>{};function j(t){vn(t)}function Wo(){let[t,e]=g("");return k(()=>(vn=e,()=>{vn=()=>{}}),[]),l`<div class="sr-only" role="status" aria-live="polite">${t}</div>`}function st(){let[t,e]=g("Copy link");return l`<button class="quiet" onClick=${async()=>{let o=await navigator.clipboard.
writeText(location.href).then(()=>"Copied",()=>"Copy it from the address bar");e(o),j(o),setTimeout(()=>e("Copy link"),2e3)}}>${t}</button>`}function Ha(t){let[,e,n]=t.match(/^#?\/?([^?]*)\??(.*)$/s)??[];return{route:(e??"").split("/").filter(Boolean).map(Ga),query:new URLSearchParams(
n)}}function Ga(t){try{return decodeURIComponent(t)}catch{return t}}var be=location.hash;function Uo(){let[t,e]=g(location.
hash);return k(()=>{let n=()=>{be=location.hash,e(be)};return addEventListener("hashchange",n),n(),()=>removeEventListener(
"hashchange",n)},[]),Ha(t)}function R(...t){return`#/${t.map(encodeURIComponent).join("/")}`}function zt(t,e){let n=String(
new URLSearchParams(e));return n?`${t}?${n}`:t}function Lt(t){t===location.hash||location.hash!==be||(history.replaceState(
history.state,"",t),be=location.hash)}var qt=new URLSearchParams(location.search).has("embed");function Pt(t){let[e,n]=g(0);return G(()=>{if(!t.current)return;let o=new ResizeObserver(([r])=>n(Math.floor(r.contentRect.
width)));return o.observe(t.current),n(Math.floor(t.current.clientWidth)),()=>o.disconnect()},[]),e}var Da=260,jo=46,at=96,Fa=9.5;function Wa(t,e){let n=(e-t)/5||1,o=10**Math.floor(Math.log10(n)),r=Math.max(1,[1,2,5,10].
map(a=>a*o).find(a=>a>=n)??1),s=Math.ceil(t/r)*r;return Array.from({length:Math.floor((e-s)/r)+1},(a,i)=>s+i*r)}function Ua(t,[
e,n],o){return t===1/0?o-16:t===-1/0?16:jo+(t-e)/(n-e)*(o-2*jo)}function ja({value:t,alpha:e,beta:n}){let o=q(e)>=q(n);return`\
Alpha ${E(e)}, beta ${E(n)}, value ${E(t)}${o?"; the window is empty":""}`}function Va(t,e){let n=e.filter(s=>typeof s==
"number"),o=Math.min(...n,...t??[0]),r=Math.max(...n,...t??[1]);return[o,Math.max(r,o+1)]}function Nt({node:t,before:e,child:n,
range:o,showsWindow:r}){let s=Va(o,[t.value,t.alpha,t.beta,n?.value]),a=A(null),i=Math.max(Pt(a),Da),c=y=>Ua(q(y),s,i),[
f,u]=[c(t.alpha),c(t.beta)],p=r?0:n?26:60,m=q(t.alpha)>=q(t.beta),h=e&&(e.alpha!==t.alpha||e.beta!==t.beta);return l`<svg class="number-line" ref=${a} viewBox=${`\
0 ${p} ${i} ${158-p}`} role="img" aria-label=${ja(t)}>
    ${h&&l`<rect
        class="window-before"
        x=${c(e.alpha)}
        y="52"
        width=${c(e.beta)-c(e.alpha)}
        height="38"
        rx="3"
      />`}
    ${r&&l`<rect
          class=${m?"window empty":"window"}
          x=${Math.min(f,u)}
          y="58"
          width=${Math.abs(u-f)}
          height="32"
          rx="2"
        />
        <path class="bracket" d=${`M${f+8} 54H${f}V94H${f+8}`} />
        <path class="bracket" d=${`M${u-8} 54H${u}V94H${u-8}`} />
        <${za}
          at=${[f,u]}
          words=${[`α ${E(t.alpha)}`,`β ${E(t.beta)}`]}
          isEmpty=${m}
          width=${i}
        />`}
    <path
      class="axis"
      d=${`M6 ${at}H${i-6}M14 ${at-5}L6 ${at} 14 ${at+5}M${i-14} ${at-5}L${i-6} ${at} ${i-14} ${at+5}`}
    />
    ${Wa(...s).map(y=>l`<path class="axis" d=${`M${c(y)} ${at}v5`} />
          <text class="tick" x=${c(y)} y=${at+18} text-anchor="middle">${E(y)}</text>`)}
    <${qa}
      x=${c(t.value)}
      y=${at+24}
      text=${`value ${E(t.value)}`}
      kind=${t.is_max?"max":"min"}
      width=${i}
    />
    ${n&&l`<circle class="returned" cx=${c(n.value)} cy="74" r="6" />
        <${Vo}
          x=${c(n.value)}
          y=${41}
          kind="returned"
          width=${i}
          text=${`${n.move} returns ${E(n.value)}`}
        />`}
  </svg>`}function za({at:[t,e],words:n,isEmpty:o,width:r}){let[s,a]=n.map(p=>Fa*p.length+8),i=!o&&t<60,c=!o&&e>r-60,f=c?
Math.min(t,e-a):t,u=i?Math.max(e,t+s):e;return l`<text class="bound" x=${f} y="18" text-anchor=${o||i?"start":"end"}>
      ${n[0]}
    </text>
    <text class="bound" x=${u} y="18" text-anchor=${o||c?"end":"start"}>
      ${n[1]}
    </text>`}function qa({x:t,y:e,text:n,kind:o,width:r}){return l`<path class=${`pointer ${o}`} d=${`M${t} ${e}l7 13h-1\
4z`} />
    <${Vo} x=${t} y=${e+30} kind="bound" text=${n} width=${r} />`}function Vo({x:t,y:e,text:n,kind:o,width:r}){let s=t<70?
"start":t>r-70?"end":"middle",a=s==="start"?Math.max(t-8,2):s==="end"?Math.min(t+8,r-2):t;return l`<text class=${o} x=${a} y=${e} text-anchor=${s}>${n}</text>`}var we=[3,12,8,2,4,6,14,5,2],J="A",[Ka,Ja]=[-99,99];function xe(t){return["B","C","D"].map((e,n)=>({name:e,leaves:t.slice(
3*n,3*n+3).map((o,r)=>({name:`${e.toLowerCase()}${r+1}`,value:o}))}))}function zo({leaves:t}){return Math.min(...t.map(({
value:e})=>e))}function bn(t,e){return{...t,leaves:t.leaves.toSorted((n,o)=>e*(n.value-o.value))}}function wn(t,e){return t.
toSorted((o,r)=>e*(zo(r)-zo(o))).map(o=>bn(o,e))}function qo(t){let e=t.flatMap(({leaves:r})=>r.map(({value:s})=>s)),n=Math.
min(...e)+Math.max(...e),o=r=>r.leaves.map(s=>({...s,value:n-s.value}));return t.map(r=>({...r,leaves:o(r)}))}function ke(t,e="\
max"){let n=t.flatMap(({name:o,leaves:r})=>[`  ${o}`,...r.map(s=>`    ${s.name} ${s.value}`)]);return[`${J} ${e}`,...n,""].
join(`
`)}function Ko(){return Array.from({length:9},()=>Math.floor(Math.random()*16))}function _e(t){let e=Number(t.trim().replace(
"−","-"));return t.trim()!==""&&Number.isInteger(e)&&e>=Ka&&e<=Ja?e:null}function xn(t){let n=(t??"").split(",").map(_e).
filter(o=>o!==null);return n.length===9?n:we}var Jo={title:"Alpha",lead:"Alpha-beta comes to the same value, but remembers what is certain already.",async questions(t,e){
let n=await e(t,"alphabeta"),[o,r]=t,s=n.findIndex(({kind:c,node:f})=>c==="update"&&f.depth===0),a=E(n[s].node.alpha),i=r.
leaves[0].value;return[{branches:t,steps:n,at:s-1,reveal:s,text:`The search goes from left to right. ${o.name} has come \
to ${a}; nothing else is known.`,prompt:`What is the least that ${J} can be worth now?`,task:{kind:"number",right:Number(
n[s].node.alpha),hint:`Max can always move to ${o.name}.`},why:`Max is sure of at least ${a} by moving to ${o.name}, wha\
tever the rest holds. This number is alpha: α = ${a}. The window, which is the values that still matter, begins there.`,
window:"answered"},{branches:t,steps:n,at:s,reveal:s,text:`α = ${a} at ${J}.`,prompt:"What does alpha promise?",task:{kind:"\
choice",choices:[{text:`Max gets exactly ${a}`,why:"A branch further right can still be better for Max."},{text:`Every l\
eaf from here on is at least ${a}`,why:`Leaves can be anything: the first one of ${r.name} is ${E(i)}.`},{text:`Max gets\
 at least ${a}`,right:!0,why:""}]},why:"Alpha is the most that Max is sure of so far, by a choice at this node or at one\
 above it. It can only rise.",window:"always"}]}};var Qo={title:"Beta",lead:"Min remembers, too: beta is what Min can hold Max to.",async questions(t,e){let n=await e(t,"\
alphabeta"),o=n.findIndex(({kind:f,node:u,before:p})=>f==="update"&&u.beta!==p?.beta),{node:r,child:s}=n[o],[a,i]=[E(r.beta),
E(Number(r.beta)-2)],c=E(Number(r.beta)+4);return[{branches:t,steps:n,at:o-1,reveal:o,text:`Back to the beginning of the\
 search: Min moves at ${r.name}, and the leaf ${s?.move} is ${a}.`,prompt:`What is the most that ${r.name} can be worth \
now?`,task:{kind:"number",right:Number(r.beta),hint:`Min can always choose ${s?.move}.`},why:`Min can choose ${s?.move},\
 so Max gets at most ${a} here. This number is beta: β = ${a}. The window ends there.`,window:"always"},{branches:t,steps:n,
at:o,reveal:o,text:`β = ${a} at ${r.name}, and two leaves are left.`,prompt:`Which value can ${r.name} still have in th\
e end?`,task:{kind:"choice",choices:[{text:c,why:`Min can already hold Max to ${a}.`},{text:i,right:!0,why:""}]},why:"Be\
ta can only fall, as Min finds better leaves. What lies between alpha and beta, in the window, can still change the resu\
lt. Where nothing can, looking on is pointless.",window:"always"}]}};var Yo=({node:t})=>E(t.value),ct=t=>new Intl.ListFormat("en").format(t),kn=t=>ct(t.leaves.map(({value:e})=>E(e))),Rt=(t,e)=>t.
findLastIndex(({node:n})=>n.name===e);function Xo(t){for(let[e,{kind:n,path:o}]of t.entries()){let r=o.at(-1)?.children.filter(({state:s})=>s==="cut")??[];if(n===
"cut"&&r.length>0)return{at:e,skipped:r.map(({name:s})=>s)}}return null}var Zo=({path:t},e)=>t[0].children.find(({state:n,
value:o})=>n==="done"&&o===e)?.name??"";async function Qa(t,e){let n=await e(t,"alphabeta","min"),{at:o=0}=Xo(n)??{},{node:r,
child:s}=n[o],[a,i]=[E(r.beta),E(r.value)],c=Zo(n[o],r.beta),f=[{text:"Its other leaves are looked at",why:`They could o\
nly make ${r.name} worth more than ${i}, and Min already has ${a}.`},{text:`β becomes ${i}`,why:`A max node changes alp\
ha only: beta is what Min already has, at ${J}.`},{text:`It is cut, and returns ${i} at once`,right:!0,why:""}];return{branches:t,
first:"min",steps:n,at:o-1,reveal:o,text:`Now in another tree, where Min moves first: Min at ${J}, Max below. Min has ${c}\
, worth ${a}, so ${r.name} has begun with β = ${a}. The search has just found that ${s?.move} is ${E(s?.value)}.`,prompt:`\
What happens at ${r.name}?`,task:{kind:"choice",choices:i===a?f.filter(({text:u})=>!u.startsWith("β")):f},why:`${r.name}\
 is worth at least ${i}, and Min can already hold Max to ${a} at ${c}, so Min will not move to ${r.name}. β stays ${a}:\
 a max node changes alpha only.`,window:"always",cause:c}}var tr={title:"The cut",lead:"A min node is cut, and the rest \
of its children skipped, as soon as its value is at most alpha; a max node as soon as it is at least beta.",async questions(t,e){
let n=await e(t,"alphabeta"),o=Xo(n);if(!o){let p=n.length-1;return[{branches:t,steps:n,at:p,reveal:p,text:"With these v\
alues, in this order, nothing can be cut off.",prompt:"Take other values: the original ones, or random ones.",task:{kind:"\
nothing"},why:"",window:"always"}]}let{node:r,child:s}=n[o.at],[a,i]=[E(r.alpha),E(r.value)],c=Zo(n[o.at],r.alpha),f=t.findIndex(
({name:p})=>p===r.name),u=t[f+1];return[{branches:t,steps:n,at:o.at-1,reveal:o.at,text:`A node begins with the alpha and\
 beta of the node above it, so ${r.name} has begun with α = ${a}. The search has just found that ${s?.move} is ${E(s?.value)}\
.`,prompt:`Press every leaf of ${r.name} that need not be looked at.`,task:{kind:"leaves",right:o.skipped,among:t[f].leaves.
map(({name:p})=>p)},why:`Min can hold ${r.name} to ${i}, and Max already has ${a}. Whatever ${ct(o.skipped)} may be, Max\
 will not move to ${r.name}. So ${r.name} is cut: it returns at once, before beta would change.`,window:"always"},{branches:t,
steps:n,at:o.at,reveal:o.at,text:`${ct(o.skipped)} ${o.skipped.length>1?"are":"is"} never looked at.`,prompt:`What, foun\
d earlier, lets the search stop at ${r.name}?`,task:{kind:"choice",choices:[{text:`${s?.move}, worth ${E(s?.value)}, whi\
ch Min can choose`,why:`It makes ${r.name} bad for Max, and was found just now. But Max must have something as good alre\
ady.`},{text:`${c}, worth ${a}, where Max can move`,right:!0,why:""},u?{text:`${u.name}, where Max can move, too`,why:`${u.
name} has not been searched yet.`}:{text:`The leaf that Min would choose at ${t[0].name}`,why:`It makes ${t[0].name} wor\
th what it is, but it is Max who need not come to ${r.name}.`}]},why:`Max has ${c}, worth ${a}, and ${r.name} is worth ${i}\
 at most. ${i===a?"Equal is enough":"Equal would be enough, too"}: Max gains nothing by moving there. No cut can change \
the value or the move of ${J}.`,window:"always",cause:c},await Qa(qo(t),e)]}};var er={title:"Minimax",lead:"Max (△) moves first, then Min (▽). Each leaf says what Max gets: Max wants much, and Min w\
ants Max to get little.",async questions(t,e){let n=await e(t,"minimax"),[o,...r]=t,s=({name:f})=>Yo(n[Rt(n,f)]),a=n.length-
1,i=n[a].node.best,c=`Max takes the greatest of ${ct(t.map(s))}`;return[{branches:t,steps:n,at:1,reveal:Rt(n,o.name),text:`\
Say Max has moved to ${o.name}. Now Min chooses among ${kn(o)}.`,prompt:`What is ${o.name} worth?`,task:{kind:"number",right:Number(
n[Rt(n,o.name)].node.value),hint:"Min takes the least."},why:`Min takes the least of ${kn(o)}. So ${o.name} is worth ${s(
o)}.`},{branches:t,steps:n,at:a-1,reveal:a,text:`In the same way, ${ct(r.map(f=>`${f.name} is worth ${s(f)}`))}. Now Max\
 chooses at ${J}.`,prompt:`What is ${J} worth: what can Max be sure of?`,task:{kind:"number",right:Number(n[a].node.value),
hint:`${c}.`},hides:J,why:`${c}, and moves to ${i}. That is minimax. It has looked at all nine leaves.`}]}};var Ya=20,_n=new Map;async function Xa(t){let{id:e}=await ot("trees",t);try{let n=await F(`trees/${e}`);for(;!n.done;)await new Promise(
o=>setTimeout(o,Ya)),n=await F(`trees/${e}`);return await Promise.all(Array.from({length:n.events},(o,r)=>F(`trees/${e}/\
steps/${r}`)))}finally{yt(`trees/${e}`)}}function nr(t,e){let n={game:"tree",text:t,algorithm:e},o=JSON.stringify(n),r=_n.
get(o)??Xa(n);return _n.set(o,r),r.catch(()=>_n.delete(o)),r}function Se(t,e){let n={};for(let s of t.slice(0,e+1))for(let{
name:a,value:i,children:c}of s.path){n[a]={state:"current",...typeof i=="number"&&{value:i}};for(let f of c)f.state!=="c\
urrent"&&(n[f.name]={state:f.state,value:f.value})}let{child:o,node:r}=t[e]??{};return o&&r&&(n[r.name]={...n[r.name],from:o.
move}),e===t.length-1&&n.root&&(n.root.state="done"),n}function or(t,e){return t.some(({name:n})=>e[n]?.state==="cut")}function rr(t){
return t.filter(({kind:e})=>e==="leaf").length}var sr={title:"Order",lead:"The value is that of minimax in every order. The work is not.",async questions(t,e){let n=t[2],
o=[t[0],t[1],bn(n,1)],[r,s,a]=[t,wn(t,1),wn(t,-1)],[i,...c]=await Promise.all([o,r,s,a].map(v=>e(v,"alphabeta"))),[f,u,p]=c.
map(rr),m=i.findIndex(({node:v})=>v.name===n.name),h=i.filter(({kind:v,path:w})=>v==="leaf"&&w[1]?.name===n.name).length,
y=ct(o[2].leaves.map(({value:v})=>E(v))),d=[...new Set([u,f,p,9])].sort((v,w)=>v-w),$=c[1].length-1;return[{branches:o,steps:i,
at:m,reveal:Rt(i,n.name),text:`${n.name} is searched from its least leaf on now: ${y}. α = ${E(i[m].node.alpha)}.`,prompt:`\
How many leaves of ${n.name} does the search look at?`,task:{kind:"number",right:h,hint:"Go from left to right, until th\
e value is at most α."},why:h<3?`After ${h>1?`${h} leaves`:"one leaf"}, ${n.name} is worth at most what Max already has\
: the others are cut off.`:`${n.name} is good for Max, so all of its leaves have to be looked at.`,window:"always"},{branches:s,
steps:c[1],at:0,reveal:$,text:`As given, the search looks at ${f} of nine leaves. Now it begins with Max's best branch, \
and in each branch with Min's best leaf.`,prompt:"How many of the nine leaves does it look at?",task:{kind:"choice",choices:d.
map(v=>({text:String(v),right:v===u,why:v<u?"":"Try it: all of the first branch, and of each other branch one leaf, if i\
t is no better."}))},why:`${u<p?`Good moves first cut early: ${u} leaves instead of ${p} in the worst order.`:`With thes\
e values, every order looks at ${u} leaves.`} In large trees, good order lets alpha-beta look up to twice as deep in the\
 same time. Of moves that are equally good, the first is kept. In short: alpha is what Max already has, beta what Min al\
ready has, and a node is cut where its value reaches what the opponent has.`,counts:[["worst first",p],["as given",f],["\
best first",u]]}]}};var pt=[er,Jo,Qo,tr,sr];function ar(t,e,n){return pt[t].questions(e,(o,r,s)=>n(ke(o,s),r))}var ir={max:"M0 0 21 35H-21Z",min:"M-21 0H21L0 35Z",leaf:"M-16 5H16V31H-16Z",cached:"M0 0 19 18 0 36-19 18Z"},Za={max:29,
min:15,leaf:22,cached:22};function Me({shape:t,state:e,value:n,isBest:o=!1}){return l`<g class=${`glyph ${t} ${e}`}>
    <path class="shape" d=${ir[t]} />
    ${/\b(cut|marked)\b/.test(e)&&l`<path class="hatch" d=${ir[t]} />`}
    <text class="glyph-value" text-anchor="middle" y=${Za[t]}>${E(n??null)}</text>
    ${o&&l`<path class="best-mark" d="M-5 40H5L0 46Z" transform="rotate(180 0 42)" />`}
  </g>`}var[ti,ei,ni]=[14,50,84],lr={unvisited:"not reached yet",current:"being searched",done:"searched",cut:"cut off"};function oi(t){
let e={[J]:{x:50,y:ti}};return t.forEach(({name:n,leaves:o},r)=>{e[n]={x:(r+.5)*(100/3),y:ei},o.forEach((s,a)=>e[s.name]=
{x:(3*r+a+.5)*(100/9),y:ni})}),e}function cr({branches:t,first:e="max",standings:n,here:o,hides:r,cause:s,pressed:a,onPress:i,
onLeaf:c}){let f=oi(t),u=d=>n[d===J?"root":d]??{state:"unvisited"},p=d=>[u(d).state,o===d&&"here",s===d&&"cause"].filter(
Boolean).join(" "),m=(d,$)=>{let[v,w]=[f[d],f[$]];return l`<path key=${$} class=${`lesson-edge ${p($)}`} d=${`M${v.x} ${v.
y}L${w.x} ${w.y}`} />`},h=d=>d===r?{...u(d),value:void 0}:u(d),y=(d,$,v=!1)=>l`<${ri}
      key=${d}
      name=${d}
      isMax=${$}
      isBound=${v}
      place=${f[d]}
      standing=${h(d)}
      from=${f[u(d).from??""]}
      class=${p(d)}
    />`;return l`<div class="lesson-tree" role="group" aria-label="The tree">
    <svg class="lesson-edges" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
      <defs>
        <pattern id="hatch" width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <path class="hatch-line" d="M0 0V5" />
        </pattern>
      </defs>
      ${t.flatMap(({name:d,leaves:$})=>[m(J,d),...$.map(v=>m(d,v.name))])}
    </svg>
    ${y(J,e==="max")}
    ${t.map(({name:d,leaves:$})=>y(d,e==="min",or($,n)))}
    ${t.flatMap(({leaves:d})=>d.map($=>l`<${si}
            key=${$.name}
            leaf=${$}
            place=${f[$.name]}
            state=${u($.name).state}
            class=${p($.name)}
            isPressed=${a?.has($.name)??null}
            onPress=${()=>i($.name)}
            onValue=${c&&(v=>c($.name,v))}
          />`))}
  </div>`}var ur=({x:t,y:e})=>({left:`${t}%`,top:`${e}%`});function ri({name:t,isMax:e,isBound:n,place:o,standing:{state:r,
value:s},from:a,class:i}){let c=e?"max":"min",[f,u]=n?e?["at least ","≥ "]:["at most ","≤ "]:["",""],p=s===void 0?"n\
o value yet":`value ${f}${E(s)}`,m=a&&{"--dx":String(a.x-o.x),"--dy":String(a.y-o.y)};return l`<div class=${`lesson-node\
 ${i}`} style=${ur(o)}>
    <span class="lesson-name">${t}</span>
    <svg viewBox="-25 -4 50 48" role="img" aria-label=${`${t}, ${c} node, ${p}, ${lr[r]}`}>
      <${Me} shape=${c} state=${i.includes("here")?"here":r} />
    </svg>
    ${s!==void 0&&l`<span key=${`${s} ${a?.x}`} class=${`lesson-value ${a?"rises":""}`} style=${m} aria-hidden="true"
        >${u}${E(s)}</span
      >`}
  </div>`}function si({leaf:{name:t,value:e},place:n,state:o,class:r,isPressed:s,onPress:a,onValue:i}){let[c,f]=g(null),
u=m=>{f(m.target.value);let h=_e(m.target.value);h!==null&&i?.(h)},p=`Leaf ${t}, ${lr[o]}`;return l`<div class=${`lesson\
-leaf ${r}`} style=${ur(n)}>
    ${s===null?l`<input
            inputmode="numeric"
            autocomplete="off"
            aria-label=${p}
            value=${c??e}
            readonly=${!i}
            aria-invalid=${c!==null&&_e(c)===null}
            onBlur=${()=>f(null)}
            onFocus=${m=>m.target.select()}
            onInput=${u}
          />`:l`<button aria-pressed=${s} aria-label=${`${p}: ${e}`} onClick=${a}>
            ${E(e)}
          </button>`}
    <span class="lesson-name" aria-hidden="true">${t}</span>
  </div>`}function fr({counts:t}){return l`<table class="order-counts">
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
  </table>`}var[ai,ii]=[650,5e3];function li(){return matchMedia("(prefers-reduced-motion: reduce)").matches}function mr(t,e){let[n,
o]=g(t);return k(()=>{if(e<=t||li()){o(e);return}let r=setInterval(()=>o(s=>Math.min(Math.max(s,t)+1,e)),Math.min(ai,ii/
(e-t)));return()=>clearInterval(r)},[t,e]),e<=t?e:Math.min(Math.max(n,t),e)}function Kt(t){let e=t.trim().toLowerCase().replaceAll("−","-").replace(/^\+/,"");return/^-?(inf|infinity|∞)$/.test(
e)?e.startsWith("-")?-1/0:1/0:e===""?NaN:Number(e)}function pr({question:t,isFirst:e,pressed:n,isAnswered:o,onAnswered:r,next:s}){let{task:a,text:i,prompt:c,why:f,steps:u,
at:p}=t,[m,h]=g(""),[y,d]=g(!1),[$,v]=g(""),w=A(null),x=O=>(h(O),j(O));G(()=>{!e&&!document.activeElement?.closest(".les\
son-tree, .lesson-tools")&&w.current?.querySelector("input, .choices button, .go")?.focus()},[]),G(()=>{o&&w.current?.querySelector(
".go")?.focus()},[o]);let b=()=>{h(""),j(`Right. ${f}`),r()},_=O=>{if(O.preventDefault(),a.kind!=="number")return;let C=Kt(
$);Number.isNaN(C)?x("Type a number first."):C===a.right?b():x(`Not ${$.trim()}. ${a.hint}`)},T=O=>(Se(u,p)[O]?.state??"\
unvisited")!=="unvisited",B=()=>{if(a.kind!=="leaves")return;let O=[...n].filter(C=>!a.right.includes(C));n.size===0?x("\
Press the leaves in the tree first."):O.length>0?x(`Not ${O[0]}: the search ${T(O[0])?"has looked at it already":"still \
comes to it"}.`):n.size<a.right.length?x("Right so far, but there are more."):b()},M=l`<button type="button" class="quiet" onClick=${()=>{
d(!0),h(""),j(f),r()}}>Show me</button>`;return l`<div class="question" ref=${w}>
    <p>${i}</p>
    <p class="prompt"><strong>${c}</strong></p>
    ${!o&&a.kind==="number"&&l`<form class="answer" onSubmit=${_}>
        <input
          class="number"
          inputmode="text"
          autocomplete="off"
          aria-label=${c}
          value=${$}
          onInput=${O=>v(O.target.value)}
        />
        <button class="primary">Check</button>
        ${M}
      </form>`}
    ${!o&&a.kind==="choice"&&l`<div class="choices" role="group" aria-label=${c}>
        ${a.choices.map(O=>l`<button onClick=${()=>O.right?b():x(`Not “${O.text}”. ${O.why}`)}>
              ${O.text}
            </button>`)}
        ${M}
      </div>`}
    ${!o&&a.kind==="leaves"&&l`<div class="answer">
        <button class="primary go" onClick=${B}>Check</button>
        ${M}
      </div>`}
    ${m&&l`<p class="remark">${m}</p>`}
    ${o&&f&&l`<p class=${y?"remark":"remark right"}>
      <strong>${y?"Answer:":"✓ Right."}</strong> ${f}
    </p>`}
    ${o&&l`<p><a class="button primary go" href=${s.href}>${s.text}</a></p>`}
  </div>`}var ci=200;function Te(t,e,n){let o=e>1?R("lesson",t,e):R("lesson",t);return zt(o,dr(n)?{}:{leaves:n.join()})}var dr=t=>t.
join()===we.join();function ui(t,e){let[n,o]=g(null),[r,s]=g(""),a=`${t} ${e}`;return k(()=>{let i=!1,f=setTimeout(()=>ar(
t,xe(e),nr).then(u=>!i&&(o({key:a,questions:u}),s("")),u=>!i&&s(I(u))),n?ci:0);return()=>{i=!0,clearTimeout(f)}},[a]),{questions:n?.
key.startsWith(`${t} `)?n.questions:null,error:r}}function fi({chapter:t,values:e}){return l`<nav class="chapters" aria-label="Chapters">
    <ol>
      ${pt.map(({title:n},o)=>l`<li>
            <a href=${Te(o+1,1,e)} aria-current=${o===t?"step":void 0}>
              <span class="number" aria-hidden="true">${o+1}</span>${n}
            </a>
          </li>`)}
    </ol>
  </nav>`}var hr=t=>t===void 0||t.name==="root"?J:t.name;function mi({question:t,chapter:e,isFirst:n,next:o,values:r,onValues:s}){
let[a,i]=g(!1),[c,f]=g(new Set),{branches:u,first:p,steps:m,at:h,reveal:y,task:d,cause:$,window:v,hides:w,counts:x}=t;G(
()=>{i(!1),f(new Set)},[t]);let b=mr(h,a?y:h),_=m[b],T=hr(_.node),B=v==="always"||v==="answered"&&a,S=O=>{let C=new Set(
c);C.delete(O)||C.add(O),f(C)},M=(O,C)=>{let P=xe(r).flatMap(({leaves:z})=>z.map(({name:L})=>L));s(r.map((z,L)=>P[L]===O?
C:z))};return l`<div class="lesson-columns">
    <div class="lesson-picture">
      <${cr}
        branches=${u}
        first=${p}
        standings=${Se(m,b)}
        here=${T}
        hides=${a?void 0:w}
        cause=${a&&b===y?$:void 0}
        pressed=${d.kind==="leaves"&&!a?c:null}
        onPress=${S}
        onLeaf=${p?void 0:M}
      />
      ${B&&!(a&&x)&&l`<p class="muted">The window at ${hr(_.kind==="leaf"?_.path.at(-2):_.node)}, from alpha to beta:</p>
        <${Nt}
          node=${_.node}
          before=${_.before}
          child=${_.child}
          range=${[Math.min(...r),Math.max(...r)]}
          showsWindow=${!0}
        />`}
      ${a&&x&&l`<${fr} counts=${x} />`}
      <div class="lesson-tools">
        <span class="muted">${p||d.kind==="leaves"&&!a?"Take":"Change any leaf, or take"}</span>
        <button onClick=${()=>s(Ko())}>random values</button>
        ${!dr(r)&&l`<button onClick=${()=>s(we)}>the original values</button>`}
      </div>
      <div class="lesson-share"><${st} /></div>
    </div>
    <section class="card lesson-card" aria-labelledby="chapter-title">
      <h2 id="chapter-title">${`${e+1}. ${pt[e].title}`}</h2>
      <p class="lead">${pt[e].lead}</p>
      <${pr}
        key=${u.map(({leaves:O})=>O.map(({value:C})=>C).join()).join()}
        question=${t}
        isFirst=${n}
        pressed=${c}
        isAnswered=${a||d.kind==="nothing"}
        onAnswered=${()=>i(!0)}
        next=${o}
      />
    </section>
  </div>`}function $r({address:{route:t,query:e}}){let n=Math.min(Math.max(Math.trunc(Number(t[1])||1),1),pt.length)-1,o=e.
get("leaves"),[r,s]=g(()=>xn(o));G(()=>s(xn(o)),[o]);let{questions:a,error:i}=ui(n,r),c=Math.min(Math.max(Math.trunc(Number(
t[2])||1),1),a?.length??1)-1,f=h=>{s(h),Lt(Te(n+1,c+1,h))},u=c+1===a?.length,p=zt(R("tree","tree"),{text:ke(a?.[c]?.branches??
xe(r),a?.[c]?.first),algorithm:"alphabeta"}),m=u?n+1<pt.length?{href:Te(n+2,1,r),text:`Next: ${pt[n+1].title}`}:{href:p,
text:"Step through this search"}:{href:Te(n+1,c+2,r),text:"Next question"};return l`<section class="lesson" aria-label="Lesson">
    <${fi} chapter=${n} values=${r} />
    <${H} error=${i} />
    ${a&&l`<${mi}
        key=${`${n} ${c}`}
        question=${a[c]}
        chapter=${n}
        isFirst=${t.length===0}
        next=${m}
        values=${r}
        onValues=${f}
      />`}
  </section>`}var Sn=t=>`suite-${t}`;function Oe(t){try{return JSON.parse(sessionStorage.getItem(Sn(t))??"null")}catch{return null}}function Ee(t,e){
try{sessionStorage.setItem(Sn(t),JSON.stringify(e))}catch{}}function Ce(t){try{sessionStorage.removeItem(Sn(t))}catch{}}var pi=2e6,Mn=t=>`log ${t}`,Tn=new Map;function Jt(t){return t.slice(0,2e3).split(`
`,4).some(n=>/^\s*(node\s*,\s*depth|[^,]+,\s*\d+)\s*(,|$)/i.test(n))}function Ae(t,e){if(t.trim()==="")return`${e} is em\
pty.`;if(Jt(t))return"";let[n]=t.trim().split(`
`,1);return`${e} is not a log. A log begins with a line such as Node,Depth,Value,Alpha,Beta; this begins with ${n.slice(
0,60)}`}function It(t,e){Tn.set(t,e),e.text.length<=pi&&Ee(Mn(t),e)}function Le(t){Tn.delete(t),Ce(Mn(t))}function Qt(t){
return Tn.get(t)??Oe(Mn(t))}var gr=["log","task"];function Pe(t){return t.find(({textbook:e,start_text:n})=>e.log&&n?.is_task)}function Yt({id:t},e){
return`${R("tree",t)} ${e}`}function On({label:t,onLog:e,onTask:n,children:o}){let[r,s]=g("");return l`<${vt} onText=${(i,c)=>{
let f=!Jt(i)&&/^\s*\d\s*$/m.test(i.slice(0,40)),u=f?"":Ae(i,c);s(u),u||(f?n:e)({name:c,text:i})}} multiple=${!0} label=${t}>${o}<//>
    <${H} error=${r} />`}function yr({game:t,file:e}){let n=o=>r=>{It(Yt(t,o),r),location.hash=R("tree",t.id)};return l`<section class="card" aria-labelledby="log-card-title">
    <h2 id="log-card-title"><a href=${R("tree",t.id)}>Check your log</a></h2>
    <${On} label="Choose a file" onLog=${n("log")} onTask=${n("task")}>
      <p>Drop your ${e} here.</p>
    <//>
  </section>`}function vr({about:t,address:e}){let n=(r,s)=>l`<ul class="links">
      ${s.map(({id:a,name:i})=>l`<li><a href=${R(r,a)}>${i}</a></li>`)}
    </ul>`,o=Pe(t.games);return l`<h1 class="lesson-title">Alpha-beta in five steps</h1>
    <${$r} address=${e} />
    <div class="cards ways">
      ${t.live!==null&&l`<section class="card">
          <h2><a href=${R("live")}>Watch live</a></h2>
          <p>${t.live}</p>
        </section>`}
      ${o?.textbook.log&&l`<${yr} game=${o} file=${o.textbook.log.file} />`}
      <section class="card">
        <h2><a href=${R("tree")}>Search trees</a></h2>
        ${n("tree",[...t.games,t.tree])}
      </section>
      <section class="card">
        <h2><a href=${R("practice")}>Practice</a></h2>
        <p>Cuts, values and log lines, in random trees.</p>
      </section>
      <section class="card">
        <h2><a href=${R("play")}>Play</a></h2>
        ${n("play",t.games)}
      </section>
      <section class="card">
        <h2><a href=${R("look")}>Look at games</a></h2>
        <p>Records and SGF, with values and mistakes.</p>
      </section>
    </div>
    <p class="muted">
      suite ${t.version}. Everything runs on this
      machine.${et&&l` Programs of your own, live matches and the grading of classes need the command <code>suite</code>.`}
    </p>`}function X(t){return(t+.5)*100}function Z(t){return Array.from({length:t},(e,n)=>n)}function hi({rows:t,columns:e}){return l`<rect class="felt" x="0" y="0" width=${e*100} height=${t*100} rx="8" />
    ${Z(t-1).map(n=>l`<path class="felt-line" d=${`M0 ${(n+1)*100}H${e*100}`} />`)}
    ${Z(e-1).map(n=>l`<path class="felt-line" d=${`M${(n+1)*100} 0V${t*100}`} />`)}
    ${t>=8&&e>=8&&[1.5,t-2.5].map(n=>[1.5,e-2.5].map(o=>l`<circle class="felt-dot" cx=${X(o)} cy=${X(n)} r="6" />`))}`}function di({
piece:t,mark:e,legal:n}){return t===null?n?l`<circle class="legal-dot" r="10" />`:null:l`<circle class="disk-shadow" cx="2" cy="4" r="40" />
    <circle class=${`disk disk-${t}`} r="40" />
    ${t===0?l`<path class="engraving-0" d="M0-22 22 0 0 22-22 0Z" />`:l`<circle class="engraving-1" r="28" />`}
    ${e==="last"&&l`<circle class=${`last last-${t}`} r="9" />`}`}var br={name:"disks",Ground:hi,content:di};function Xt(t,e){return t===0?l`<path
        class="cross"
        d=${`M${-e} ${-e} ${e} ${e}M${e} ${-e} ${-e} ${e}`}
      />`:l`<circle class="ring" r=${e*1.1} />`}function $i({rows:t,columns:e}){let[n,o]=[e*100,t*100];return l`<rect class="plain-ground" x="0" y="0" width=${n} height=${o} rx="8" />
    ${Z(t-1).map(r=>l`<path class="plain-line" d=${`M0 ${(r+1)*100}H${n}`} />`)}
    ${Z(e-1).map(r=>l`<path class="plain-line" d=${`M${(r+1)*100} 0V${o}`} />`)}`}function gi({piece:t,value:e,mark:n,legal:o}){
let r=e!==void 0;return t===null?r?l`<text class="plot-value" text-anchor="middle" dy="0.36em">${e}</text>`:o?l`<circle class="plain-dot" r="8" />`:
null:l`${r?l`<g transform="translate(0 -8)">${Xt(t,22)}</g>`:Xt(t,26)}
  ${r&&l`<text class="plot-corner" text-anchor="middle" y="41">${e}</text>`}
  ${n==="last"&&l`<rect class="last-frame" x="-44" y="-44" width="88" height="88" rx="7" />`}`}var Zt={name:"grid",Ground:$i,
content:gi};var wr=6;function yi(t,e){return Math.min(wr-1,Math.floor(t/Math.max(e,1)*wr))}function vi({rows:t,columns:e,squares:n}){
let o=Math.max(...n.map(r=>r.value??0));return l`<rect class="plain-ground" x="0" y="0" width=${e*100} height=${t*100} rx="8" />
    ${n.map(({row:r,column:s,value:a})=>l`<rect
          class=${`plot plot-${yi(a??0,o)}`}
          x=${s*100+3}
          y=${r*100+3}
          width=${94}
          height=${94}
          rx="8"
        />`)}`}var xr={name:"plots",Ground:vi,content:Zt.content};function bi(t){if(t<5)return[];let e=t<13?2:3,n=(t-1)/2,o=t<7?1:e,r=t%2===1?[o,n,t-1-o]:[o,t-1-o],s=r.flatMap(a=>r.map(i=>[
a,i]));return t<13?s.filter(([a,i])=>a===n==(i===n)):s}function wi({rows:t,columns:e}){let n=X(e-1),o=X(t-1);return l`<defs>
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
    ${Z(t).map(r=>l`<path class="go-line" d=${`M50 ${X(r)}H${n}`} />`)}
    ${Z(e).map(r=>l`<path class="go-line" d=${`M${X(r)} 50V${o}`} />`)}
    <rect class="go-border" x="50" y="50" width=${n-50} height=${o-50} />
    ${t===e&&bi(t).map(([r,s])=>l`<circle class="star-point" cx=${X(s)} cy=${X(r)} r="7" />`)}`}function xi({piece:t,mark:e,
why:n}){return t===null?n?l`<path class="forbidden" d="M-14-14 14 14M14-14-14 14" />`:null:l`<circle class="stone-shadow" cx="2" cy="5" r="46" />
    <circle class=${`stone stone-${t}`} r="46" fill=${`url(#stone-${t})`} />
    ${e==="last"&&l`<circle class=${`last last-${t}`} r="20" />`}`}var kr={name:"stones",Ground:wi,content:xi};function ki({rows:t,columns:e}){return l`<rect class="plain-ground" x="0" y="0" width=${e*100} height=${t*100} rx="8" />
    ${Z(t-1).map(n=>l`<path class="stroke" d=${`M8 ${(n+1)*100}H${e*100-8}`} />`)}
    ${Z(e-1).map(n=>l`<path class="stroke" d=${`M${(n+1)*100} 8V${t*100-8}`} />`)}`}function _i({piece:t,mark:e}){return t===
null?null:l`${Xt(t,26)}
  ${e==="last"&&l`<rect class="last-frame" x="-42" y="-42" width="84" height="84" rx="7" />`}`}var _r={name:"strokes",Ground:ki,
content:_i};var Si=[br,Zt,xr,kr,_r];function Sr({rows:t,columns:e}){let n=Math.max(24,3.6*Math.max(t,e));return{size:n,margin:1.9*n}}
var Mi=8,Ti={ArrowUp:[-1,0],ArrowDown:[1,0],ArrowLeft:[0,-1],ArrowRight:[0,1]};function Mr(t){return Si.find(({name:e})=>e===
t.drawing)??Zt}function Oi(t,e,n){return[`${t.id}: ${t.piece===null?"empty":e[t.piece]}`,t.value===void 0?"":`value ${t.
value}`,t.mark==="last"?"last move":"",t.legal?"legal":"",t.why&&t.piece===null?"not legal":"",n??""].filter(Boolean).join(
", ")}function te({id:t,piece:e,why:n}){return`${t}: ${n??(e===null?"not a legal move here":"the square is taken")}.`}function Ei(t,{
rows:e,columns:n},[o,r]){if(t.key==="Home")return[t.ctrlKey?0:o,0];if(t.key==="End")return[t.ctrlKey?e-1:o,n-1];let s=Ti[t.
key];if(!s)return null;let a=(i,c)=>Math.min(Math.max(i,0),c-1);return[a(o+s[0],e),a(r+s[1],n)]}function Ci(t){let{row_names:e,
column_names:n}=t,{size:o}=Sr(t),r=-o/2;return l`<g class="edge-names" aria-hidden="true" font-size=${o}>
    ${n.map((s,a)=>l`<text x=${X(a)} y=${r} text-anchor="middle">${s}</text>`)}
    ${e.map((s,a)=>l`<text x=${r} y=${X(a)} dy="0.36em" text-anchor="end">${s}</text>`)}
  </g>`}function Ai({note:{symbol:t,class:e}}){let n=Math.max(52,19*t.length+22);return l`<g class=${`note ${e}`}>
    <rect x=${-n/2} y="-26" width=${n} height="52" rx="26" />
    <text text-anchor="middle" dy="0.36em">${t}</text>
  </g>`}function it({board:t,label:e,onSquare:n,notes:o={}}){let r=Mr(t),s=A(null),[a,i]=g([0,0]),[c,f]=[Math.min(a[0],t.
rows-1),Math.min(a[1],t.columns-1)],u=(d,$)=>{let v=Ei(d,t,[$.row,$.column]);if(v)i(v),s.current?.querySelector(`[data-s\
quare="${v.join(" ")}"]`)?.focus();else if(d.key==="Enter"||d.key===" ")n?.($);else return;d.preventDefault()},p=d=>{let $=o[d.
id],v=n&&d.legal;return l`<g
      key=${d.column}
      role="gridcell"
      class=${v?"square playable":"square"}
      data-square=${`${d.row} ${d.column}`}
      transform=${`translate(${X(d.column)} ${X(d.row)})`}
      tabindex=${d.row===c&&d.column===f?0:-1}
      aria-label=${Oi(d,t.players,$?.words)}
      onClick=${()=>{i([d.row,d.column]),n?.(d)}}
      onFocus=${()=>i([d.row,d.column])}
      onKeyDown=${w=>u(w,d)}
    >
      <rect class="touch" x="-50" y="-50" width="100" height="100" />
      ${r.content(d)}
      ${$&&l`<${Ai} note=${$} />`}
      <rect class="focus-ring" x="-47" y="-47" width="94" height="94" rx="9" />
    </g>`},{margin:m}=Sr(t),[h,y]=[t.columns,t.rows].map(d=>d*100+m+Mi);return l`<svg
    ref=${s}
    class=${`board board-${r.name}`}
    preserveAspectRatio="xMinYMid"
    viewBox=${`${-m} ${-m} ${h} ${y}`}
    role="grid"
    aria-label=${e}
    aria-rowcount=${t.rows}
    aria-colcount=${t.columns}
  >
    <g aria-hidden="true"><${r.Ground} ...${t} /></g>
    <${Ci} ...${t} />
    ${Z(t.rows).map(d=>l`<g role="row" key=${d}>${t.squares.filter($=>$.row===d).map(p)}</g>`)}
  </svg>`}function Ne({board:t,player:e}){let n={id:"",row:0,column:0,piece:e,legal:!1},o=Mr(t);return l`<svg class=${`p\
iece-icon board-${o.name}`} viewBox="-52 -52 104 104" aria-hidden="true">
    ${o.content(n)}
  </svg>`}function Tr(t){if(t===null||typeof t!="object")return t;let e=t.game===void 0?t.href:R("game",t.game);return e?.startsWith(
"#")?l`<a href=${e}>${t.text}</a>`:t.text}function Re({table:{caption:t,columns:e,rows:n}}){let o=r=>e[r]?.numeric?"nume\
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
              ${r.map((s,a)=>a===0?l`<th scope="row" class=${o(a)}>${Tr(s)}</th>`:l`<td class=${o(a)}>${Tr(s)}</td>`)}
            </tr>`)}
      </tbody>
    </table>
  </div>`}function Li(t,e){let[n,o]=g(0);return k(()=>{if(o(0),!e)return;let r=performance.now(),s=setInterval(()=>o((performance.
now()-r)/1e3),500);return()=>clearInterval(s)},[t,e]),n}function Ie({board:t,clock:e,players:n,isOver:o}){let r=Li(`${t.
move_number}`,!o);return l`<div class="clocks">
    ${[0,1].map(s=>{let a=t.to_move===s&&!o;return l`<div class=${a?"clock to-move":"clock"}>
          <${Ne} board=${t} player=${s} />
          <div>
            <p>
              <strong>${t.players[s]}</strong>
              ${n&&l`<span class="muted"> ${n[s]}</span>`}
            </p>
            <p>
              <span class="score">${t.score[s]}</span>
              <span class="muted"> ${ve(e[s]+(a?r:0))}</span>
              ${a&&l`<span class="turn"> to move</span>`}
            </p>
          </div>
        </div>`})}
  </div>`}var Or=5e3;function Pi(){let[t,e]=g(null),[n,o]=g(!0);return k(()=>{let s=Et("live/events",a=>{e(a),a.over&&s()},o);return s},
[]),{state:t,isConnected:n}}function Ni(t,e){let n=A(-Or);k(()=>{let o=e?0:Math.max(n.current+Or-performance.now(),0),r=setTimeout(
()=>{n.current=performance.now(),j(t)},o);return()=>clearTimeout(r)},[t,e])}function En({number:t,players:e}){return`Gam\
e ${t}: ${e[0]} – ${e[1]}`}function Ri({game:t}){let{board:e,clock:n,players:o,outcome:r}=t,s=En(t);return l`<div class="board-columns">
    <div class="board-main">
      <${it} board=${e} label=${s} />
      <p class="board-words">${r?l`<strong>${r.words}</strong>`:e.words}</p>
    </div>
    <aside class="board-side" aria-label="The game">
      <h2>${s}</h2>
      <${Ie} key=${s} board=${e} clock=${n} players=${o} isOver=${r!==null} />
      <p class="muted">
        ${V(e.move_number,"move")} played${e.moves_left!==void 0&&`, ${e.moves_left} left`}.
      </p>
    </aside>
  </div>`}function Ii({games:t,isOver:e}){return l`<h2>Finished games, the last one first</h2>
    <ul class="game-list">
      ${t.map(({id:n,words:o,...r})=>l`<li key=${n}>
            ${e?En(r):l`<a href=${R("look","live",n)}>${En(r)}</a>`}
            <span class="muted"> ${o}</span>
          </li>`)}
    </ul>`}function Er(){let{state:t,isConnected:e}=Pi(),n=t?.over??!1;return Ni((n?"The match is over. ":"")+(t?.game?.
outcome?.words??t?.game?.board.words??""),n),t?l`<h1>${t.title}</h1>
    ${n&&l`<p><strong>The match is over.</strong> Its server has ended, too; this is how it stood.</p>`}
    ${!n&&!e&&l`<p><strong>The connection is lost; trying again…</strong></p>`}
    ${t.game?l`<${Ri} game=${t.game} />`:l`<p class="muted">No game has begun.</p>`}
    <${Re} table=${t.standings} />
    ${t.finished.length>0&&l`<${Ii} games=${t.finished} isOver=${n} />`}`:l`<h1>Live</h1>
      <p class="muted">
        ${e?"The match is being started…":et?l`Matches are played, and shown here live, with the command: <code>suite go host --live</code>.`:
"Nothing is being played."}
      </p>`}async function Be(t){let e=new Blob([t]).stream().pipeThrough(new CompressionStream("deflate-raw")),n=new Uint8Array(await new Response(
e).arrayBuffer()),o=Array.from(n,r=>String.fromCharCode(r)).join("");return btoa(o).replaceAll("+","-").replaceAll("/","\
_").replaceAll("=","")}async function He(t){try{let e=Uint8Array.from(atob(t.replaceAll("-","+").replaceAll("_","/")),o=>o.
charCodeAt(0)),n=new Blob([e]).stream().pipeThrough(new DecompressionStream("deflate-raw"));return await new Response(n).
text()}catch{throw new Error("This address is not complete. Was the end of the link lost?")}}var bt="moves",ee="file",Bi=2e3,Hi=1e5,Gi=4e3;async function Ge(t,e=""){let n=t.length<=Bi&&!/^[{(]/.test(t.trim());if(e&&
n)return["look",bt,e,t.trim()];if(t.length>Hi)return null;let o=await Be(`${e}
${t}`);return o.length>Gi?null:["look",ee,o]}async function Cr(t){let[e,...n]=(await He(t)).split(`
`);return{game:e,text:n.join(`
`)}}function De([,t]){return t===bt||t===ee}function Cn(t){return t?`records?game=${encodeURIComponent(t)}`:"records"}function An({
read:t,show:e}){let[n,o]=g(""),[r,s]=g("");return k(()=>{(async()=>{let{text:i,game:c}=await t();o((await Ot(Cn(c),i)).id)})().
catch(i=>s(I(i)))},[]),n?e(n):l`<h1>Games</h1>
    <${H} error=${r} />`}function Fe({error:t}){return t?l`<${H} error=${t} />
    <p>An address holds short files only. A long one is closed when newer ones need its room, or when ${et?"the page was\
 loaded again":"the server was started anew"}.</p>
    <p><a class="button primary" href=${R("look")}>Open it again</a></p>`:null}var Ln=100,Di=[["","any result"],["0","won by who moved first"],["1","won by who moved second"],["null","no winner"]],Ar=[
{label:"Game",key:({number:t})=>t},{label:"Moved first",key:({players:t})=>t[0]},{label:"Moved second",key:({players:t})=>t[1]},
{label:"Result",key:({outcome:t})=>t.words},{label:"Moves",key:({boards:t})=>t}];function Fi(t){let e=new Map;for(let{players:o,
outcome:r}of t)o.forEach((s,a)=>{let i=e.get(s)??[0,0,0,0];i[0]+=1,i[r.winner===null?3:r.winner===a?1:2]+=1,e.set(s,i)});
let n=["Player","Games","Won","Lost","No winner"];return{caption:`Totals of ${V(t.length,"game")}`,columns:n.map((o,r)=>({
label:o,numeric:r>0})),rows:[...e].sort(([,o],[,r])=>r[1]-o[1]).map(([o,r])=>[o,...r])}}function Wi({address:t,games:e}){
let[n,o]=g({column:0,isAscending:!0}),[r,s]=g(Ln),{key:a}=Ar[n.column],i=(u,p)=>{let[m,h]=[a(u),a(p)];return typeof m=="\
number"?m-Number(h):m.localeCompare(String(h))},c=e.toSorted((u,p)=>n.isAscending?i(u,p):i(p,u)),f=u=>o({column:u,isAscending:n.
column===u?!n.isAscending:!0});return l`<div class="scroll-x" tabindex="0" role="region" aria-label="Games">
      <table class="sortable game-table">
        <caption>
          ${V(e.length,"game")}
        </caption>
        <thead>
          <tr>
            ${Ar.map(({label:u},p)=>{let m=n.isAscending?"ascending":"descending";return l`<th scope="col" aria-sort=${n.
column===p?m:void 0}>
                <button onClick=${()=>f(p)}>${u}</button>
              </th>`})}
          </tr>
        </thead>
        <tbody>
          ${c.slice(0,r).map(({number:u,players:p,outcome:m,boards:h})=>l`<tr key=${u}>
                <th scope="row"><a href=${R(...t,u)}>Game ${u}</a></th>
                <td>${p[0]}</td>
                <td>${p[1]}</td>
                <td>${m.words}</td>
                <td class="numeric">${h-1}</td>
              </tr>`)}
        </tbody>
      </table>
    </div>
    ${e.length>r&&l`<button onClick=${()=>s(r+Ln)}>
        Show ${Math.min(Ln,e.length-r)} more of ${e.length}
      </button>`}`}function Lr({id:t,address:e}){let[n,o]=g([]),[r,s]=g(""),[a,i]=g(""),[c,f]=g("");k(()=>{F(`records/${t}`).
then(p=>o(p.games),p=>s(I(p)))},[t]);let u=de(()=>{let p=a.trim().toLowerCase();return n.filter(({players:m,outcome:h})=>m.
some(y=>y.toLowerCase().includes(p))&&(c===""||String(h.winner)===c))},[n,a,c]);return l`<h1>Games</h1>
    <${Fe} error=${r} />
    ${De(e)&&l`<p><${st} /></p>`}
    ${n.length>0&&l`<form class="fields" role="search" aria-label="Filter" onSubmit=${p=>p.preventDefault()}>
          <${nt} label="Player" value=${a} placeholder="part of a name" onChange=${i} />
          <${tt} label="Result" value=${c} values=${Di} onChange=${f} />
        </form>
        <${Re} table=${Fi(u)} />
        <${Wi} key=${`${a} ${c}`} address=${e} games=${u} />`}`}var Ui=65536;function Pr({games:t}){let[e,n]=g(""),[o,r]=g(""),[s,a]=g(""),[i,c]=g(""),[f,u]=g(!1),p=async d=>{d.preventDefault(),
u(!0);try{let{id:$,games:v}=await Ot(Cn(s),e),w=await Ge(e,s)??["look",$],x=w[1]===bt;c(""),location.hash=R(...w,...v.length===
1&&!x?[v[0].number]:[])}catch($){c(I($))}finally{u(!1)}},m=(d,$)=>{n(d),r($)},h=l`<label class="field">
    <span>Records (JSON Lines), SGF, GGF, or a list of moves</span>
    <textarea
      class="mono"
      rows="8"
      placeholder=${t.find(({id:d})=>d===s)?.move_help}
      spellcheck=${!1}
      value=${e}
      onInput=${d=>m(d.target.value,"")}
    ></textarea>
  </label>`,y=l`<p>
    <strong class="file-name">${o}</strong>, ${Ct(e.length)}
    <button type="button" onClick=${()=>m("","")}>Remove</button>
  </p>`;return l`<form class="card setup" onSubmit=${p} aria-label="Games to look at">
    <${vt} onText=${m}>${e.length>Ui?y:h}<//>
    <${tt}
      label="Game, for a list of moves"
      value=${s}
      values=${[["","as the record says"],...t.map(({id:d,name:$})=>[d,$])]}
      onChange=${a}
    />
    <${H} error=${i} />
    <button class="primary" disabled=${f}>${f?"Reading…":"Show"}</button>
  </form>`}/*!
 * gifenc 1.0.3: the file dist/gifenc.esm.js of the npm package, unchanged below this comment but for the link to its
 * source map.
 * gifenc: Copyright (c) 2017 Matt DesLauriers, MIT License, see gifenc.LICENSE.
 */var ji={signature:"GIF",version:"89a",trailer:59,extensionIntroducer:33,applicationExtensionLabel:255,graphicControlExtensionLabel:249,
imageSeparator:44,signatureSize:3,versionSize:3,globalColorTableFlagMask:128,colorResolutionMask:112,sortFlagMask:8,globalColorTableSizeMask:7,
applicationIdentifierSize:8,applicationAuthCodeSize:3,disposalMethodMask:28,userInputFlagMask:2,transparentColorFlagMask:1,
localColorTableFlagMask:128,interlaceFlagMask:64,idSortFlagMask:32,localColorTableSizeMask:7};function Ir(t=256){let e=0,
n=new Uint8Array(t);return{get buffer(){return n.buffer},reset(){e=0},bytesView(){return n.subarray(0,e)},bytes(){return n.
slice(0,e)},writeByte(r){o(e+1),n[e]=r,e++},writeBytes(r,s=0,a=r.length){o(e+a);for(let i=0;i<a;i++)n[e++]=r[i+s]},writeBytesView(r,s=0,a=r.
byteLength){o(e+a),n.set(r.subarray(s,s+a),e),e+=a}};function o(r){var s=n.length;if(s>=r)return;var a=1024*1024;r=Math.
max(r,s*(s<a?2:1.125)>>>0),s!=0&&(r=Math.max(r,256));let i=n;n=new Uint8Array(r),e>0&&n.set(i.subarray(0,e),0)}}var Pn=12,
Nr=5003,Vi=[0,1,3,7,15,31,63,127,255,511,1023,2047,4095,8191,16383,32767,65535];function zi(t,e,n,o,r=Ir(512),s=new Uint8Array(
256),a=new Int32Array(Nr),i=new Int32Array(Nr)){let c=a.length,f=Math.max(2,o);s.fill(0),i.fill(0),a.fill(-1);let u=0,p=0,
m=f+1,h=m,y=!1,d=h,$=(1<<d)-1,v=1<<m-1,w=v+1,x=v+2,b=0,_=n[0],T=0;for(let M=c;M<65536;M*=2)++T;T=8-T,r.writeByte(f),S(v);
let B=n.length;for(let M=1;M<B;M++)t:{let O=n[M],C=(O<<Pn)+_,P=O<<T^_;if(a[P]===C){_=i[P];break t}let z=P===0?1:c-P;for(;a[P]>=
0;)if(P-=z,P<0&&(P+=c),a[P]===C){_=i[P];break t}S(_),_=O,x<1<<Pn?(i[P]=x++,a[P]=C):(a.fill(-1),x=v+2,y=!0,S(v))}return S(
_),S(w),r.writeByte(0),r.bytesView();function S(M){for(u&=Vi[p],p>0?u|=M<<p:u=M,p+=d;p>=8;)s[b++]=u&255,b>=254&&(r.writeByte(
b),r.writeBytesView(s,0,b),b=0),u>>=8,p-=8;if((x>$||y)&&(y?(d=h,$=(1<<d)-1,y=!1):(++d,$=d===Pn?1<<d:(1<<d)-1)),M==w){for(;p>
0;)s[b++]=u&255,b>=254&&(r.writeByte(b),r.writeBytesView(s,0,b),b=0),u>>=8,p-=8;b>0&&(r.writeByte(b),r.writeBytesView(s,
0,b),b=0)}}}var qi=zi;function Br(t={}){let{initialCapacity:e=4096,auto:n=!0}=t,o=Ir(e),r=5003,s=new Uint8Array(256),a=new Int32Array(r),i=new Int32Array(
r),c=!1;return{reset(){o.reset(),c=!1},finish(){o.writeByte(ji.trailer)},bytes(){return o.bytes()},bytesView(){return o.
bytesView()},get buffer(){return o.buffer},get stream(){return o},writeHeader:f,writeFrame(u,p,m,h={}){let{transparent:y=!1,
transparentIndex:d=0,delay:$=0,palette:v=null,repeat:w=0,colorDepth:x=8,dispose:b=-1}=h,_=!1;if(n?c||(_=!0,f(),c=!0):_=!!h.
first,p=Math.max(0,Math.floor(p)),m=Math.max(0,Math.floor(m)),_){if(!v)throw new Error("First frame must include a { pal\
ette } option");Ji(o,p,m,v,x),Rr(o,v),w>=0&&Qi(o,w)}let T=Math.round($/10);Ki(o,b,T,y,d);let B=!!v&&!_;Yi(o,p,m,B?v:null),
B&&Rr(o,v),Xi(o,u,p,m,x,s,a,i)}};function f(){Hr(o,"GIF89a")}}function Ki(t,e,n,o,r){t.writeByte(33),t.writeByte(249),t.
writeByte(4),r<0&&(r=0,o=!1);var s,a;o?(s=1,a=2):(s=0,a=0),e>=0&&(a=e&7),a<<=2,t.writeByte(0|a|0|s),ht(t,n),t.writeByte(
r||0),t.writeByte(0)}function Ji(t,e,n,o,r=8){let s=1,a=0,i=Nn(o.length)-1,c=s<<7|r-1<<4|a<<3|i;ht(t,e),ht(t,n),t.writeBytes(
[c,0,0])}function Qi(t,e){t.writeByte(33),t.writeByte(255),t.writeByte(11),Hr(t,"NETSCAPE2.0"),t.writeByte(3),t.writeByte(
1),ht(t,e),t.writeByte(0)}function Rr(t,e){let n=1<<Nn(e.length);for(let o=0;o<n;o++){let r=[0,0,0];o<e.length&&(r=e[o]),
t.writeByte(r[0]),t.writeByte(r[1]),t.writeByte(r[2])}}function Yi(t,e,n,o){if(t.writeByte(44),ht(t,0),ht(t,0),ht(t,e),ht(
t,n),o){let r=0,s=0,a=Nn(o.length)-1;t.writeByte(128|r|s|0|a)}else t.writeByte(0)}function Xi(t,e,n,o,r=8,s,a,i){qi(n,o,
e,r,t,s,a,i)}function ht(t,e){t.writeByte(e&255),t.writeByte(e>>8&255)}function Hr(t,e){for(var n=0;n<e.length;n++)t.writeByte(
e.charCodeAt(n))}function Nn(t){return Math.max(Math.ceil(Math.log2(t)),1)}var Zi=3,tl=2,el=2e3,nl=Array.from({length:256},(t,e)=>[e,e,e]);async function Gr(t){let e=new Image;return e.src=`data:\
image/svg+xml,${encodeURIComponent(t)}`,await e.decode(),e}function Dr(t,e){let n=document.createElement("canvas");n.width=
e*Math.max(...t.map(r=>r.naturalWidth)),n.height=e*Math.max(...t.map(r=>r.naturalHeight));let o=n.getContext("2d",{willReadFrequently:!0});
if(!o)throw new Error("The picture is too large.");return o.scale(e,e),{canvas:n,context:o}}async function Fr(t){let e=await Gr(
t),{canvas:n,context:o}=Dr([e],Zi);return o.drawImage(e,0,0),new Promise((r,s)=>n.toBlob(a=>a?r(a):s(new Error("The pict\
ure is too large.")),"image/png"))}async function Wr(t){let e=await Promise.all(t.map(Gr)),{canvas:n,context:o}=Dr(e,tl),
{width:r,height:s}=n,a=Br();for(let[i,c]of e.entries()){o.fillStyle="white",o.fillRect(0,0,r,s),o.drawImage(c,0,0);let{data:f}=o.
getImageData(0,0,r,s),u=new Uint8Array(r*s).map((p,m)=>f[4*m]);a.writeFrame(u,r,s,{delay:el,...i===0&&{palette:nl}}),await new Promise(
p=>setTimeout(p))}return a.finish(),new Blob([a.bytesView()],{type:"image/gif"})}function dt(t,e){let n=document.createElement("a");n.href=URL.createObjectURL(new Blob([e],{type:"application/octet-stre\
am"})),n.download=t,n.click(),setTimeout(()=>URL.revokeObjectURL(n.href))}var Ur=1e3;function We({noun:t,name:e,at:n,count:o,path:r}){let[s,a]=g(""),[i,c]=g(null),f=async y=>(await F(r(y))).svg,
u=async y=>{try{a(""),await y()}catch(d){a(I(d))}};return l`<p class="save-pictures">
      <button onClick=${()=>u(async()=>dt(`${e}.svg`,await f(n)))}>Save this ${t} as SVG</button>
      <button onClick=${()=>u(async()=>dt(`${e}.png`,await Fr(await f(n))))}>Save as PNG</button>
      <button aria-disabled=${i===null?void 0:"true"} onClick=${async()=>{i===null&&(await u(async()=>{if(o>Ur)throw new Error(
`A GIF has room for ${Ur} drawings, and this needs ${o}.`);let y=[];for(let d=0;d<o;d+=1)c(d),y.push(await f(d));dt(`${t}\
s.gif`,await Wr(y))}),c(null))}}>
        ${i===null?`Save all ${t}s as GIF`:`Drawing ${i+1} of ${o}…`}
      </button>
    </p>
    <${H} error=${s} />`}function Ue({boards:t,moves:e,comments:n={},variations:o=[]},r){let s=o[r-1];if(!s)return{boards:t,moves:e,comments:n,shared:e.
length};let{after:a}=s,i=Object.entries(n).filter(([c])=>Number(c)<=a);return{boards:[...t.slice(0,a),...s.boards],moves:[
...e.slice(0,a),...s.moves],comments:{...Object.fromEntries(i),...s.comments},shared:a}}function je(t,{ply:e,line:n}){let o=t.
variations?.[n-1]?n:0,r=Ue(t,o).boards.length-1;return{ply:Math.min(Math.max(Math.trunc(e)||0,0),r),line:o}}function jr([
t,e]){return{ply:Number(t??0),line:Number(e??0)}}function Vr({ply:t,line:e}){return e>0?[t,e]:[t]}function Ve({moves:t,ply:e=t.length,onPly:n,mistakes:o={}}){let r=A(null);return k(()=>{let[s,a]=[r.current,r.current?.querySelector(
".current")];if(!s||!(a instanceof HTMLElement))return;let[i,c]=[a.offsetTop,a.offsetTop+a.offsetHeight];(i<s.scrollTop||
c>s.scrollTop+s.clientHeight)&&(s.scrollTop=i-s.clientHeight/2)},[e]),t.length===0?l`<p class="muted">No moves yet.</p>`:
l`<ol class="moves" ref=${r} tabindex="0" aria-label="Moves">
    ${t.map(({move:s,player:a,wall:i},c)=>{let f=c+1,u=o[f],p=`${f===e?"current ":""}${u?"mistake ":""}player-${a}`,m=l`<span class="number">${f}</span> ${s}${u&&
l`<span aria-hidden="true"> ✗</span>`}
        ${u&&l`<span class="sr-only">, mistake: ${u}</span>`}`,h=[u,i==null?"":ve(i)].filter(Boolean).join(", ");return l`<li class=${p} title=${h}>
        ${n?l`<button aria-current=${f===e?"true":void 0} onClick=${()=>n(f)}>${m}</button>`:m}
      </li>`})}
  </ol>`}function ze({label:t,value:e,last:n,text:o,onChange:r}){return l`<div class="slider">
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
    <output>${K(e)} <span class="muted">/ ${K(Math.max(n,0))}</span></output>
  </div>`}function zr({label:t,value:e,last:n,text:o,onChange:r,forward:s}){return l`<div class="record-steps">
    <button aria-disabled=${e===0?"true":void 0} onClick=${()=>r(e-1)}>‹ Back</button>
    <${ze} label=${t} value=${e} last=${n} text=${o} onChange=${r} />
    <button
      class="primary"
      ref=${s}
      aria-disabled=${e===n?"true":void 0}
      onClick=${()=>r(e+1)}
    >
      Forward ›
    </button>
  </div>`}function ol({mistake:t}){return t?.id==="gives-win-away"?["keeps the win","does not"]:t?.id==="gives-draw-away"?["keeps \
the draw","does not"]:["costs nothing","does"]}function qr(t,e){let n=t.filter(({mistake:r})=>r).sort((r,s)=>r.ply-s.ply),
o=n.filter(({mistake:r})=>r?.id!=="costs-points");return(o.length>0?o:n).map(r=>({ply:r.ply-1,goal:ol(r),answer:r.mistake?.
better??null,judge:s=>e(r.ply-1,s)}))}function Kr({boards:t,moves:e},n){return e.flatMap(({move:o,player:r},s)=>{let a=[
...t[s].squares,...t[s].other_moves].filter(({legal:i})=>i);return r!==n||a.length<2?[]:[{ply:s,goal:["was played","was \
not"],answer:o,judge:i=>i===o}]})}function Jr({record:t,questions:e,onClose:n}){let[o,r]=g(0),[s,a]=g([]),[i,c]=g(!1),[f,
u]=g({}),[p,m]=g(""),h=A(null);G(()=>h.current?.focus(),[]);let{ply:y,goal:d,answer:$,judge:v}=e[o],w=t.boards[y],x=i||s.
some(({isRight:C})=>C),b=async C=>{let{id:P,legal:z}=C;if(x)return;if(!z){m(te({piece:null,...C})),j(te({piece:null,...C}));
return}let L=await v(P);m(""),a([...s.filter(({move:U})=>U!==P),{move:P,isRight:L}]),u(U=>({[o]:L,...U}))},_=()=>{c(!0),
m(""),u(C=>({[o]:!1,...C}))},T=C=>{a([]),c(!1),m(""),r(C)},B=Object.fromEntries([...i?[[$,{symbol:"★",words:"the answe\
r",class:"best"}]]:[],...s.map(({move:C,isRight:P})=>[C,{symbol:P?"✓":"✗",words:P?"right":"wrong",class:P?"win":"los\
s"}])]),S=s.at(-1),M=i?`${$} ${d[0]}.`:x?`✓ Right, ${S?.move} ${d[0]}. Found in ${s.length} ${s.length===1?"try":"trie\
s"}.`:S&&`✗ ${S.move} ${d[1]}. Try another one.`,O=Object.values(f);return l`<section class="find-move" aria-labelledby="find-title">
    <div class="board-columns">
      <div class="board-main">
        <h2 id="find-title" tabindex="-1" ref=${h}>Find the move that ${d[0]}</h2>
        <p class="board-words verdict" role="status">
          ${p||M||`Position ${o+1} of ${e.length}, before move ${y+1}: ${w.players[w.to_move??0]} to move.`}
        </p>
        <${it} board=${w} label="Find the move" onSquare=${b} notes=${B} />
      </div>
      <aside class="board-side" aria-label="The position">
        <div class="buttons">
          ${w.other_moves.filter(({legal:C})=>C).map(C=>l`<button onClick=${()=>b(C)}>${C.label}</button>`)}
          ${o>0&&l`<button onClick=${()=>T(o-1)}>Previous position</button>`}
          ${o+1<e.length&&l`<button class=${x?"primary":""} onClick=${()=>T(o+1)}>Next position</button>`}
          ${$!==null&&l`<button aria-disabled=${x?"true":void 0} onClick=${()=>x||_()}>
              Show the move
            </button>`}
          <button onClick=${n}>Back to the game</button>
        </div>
        <p class="muted">
          ${`Position ${o+1} of ${e.length}.`}
          ${O.length>0&&` Solved by the first move: ${O.filter(Boolean).length} of ${O.length}.`}
        </p>
      </aside>
    </div>
  </section>`}var qe=400,Bt=150,wt=8,Qr=24,rl=Bt-28,Ke=(Qr+rl)/2;function sl({value:t,winner:e,proved:n,estimate:o},r){return n?t??(e==
null?0:e===0?r:-r):o??null}function al({analysis:t,x:e,y:n,width:o,greatest:r}){let s=sl(t,r);if(s===null)return l`<text class="unknown" x=${e} y=${Ke} dy="0.36em" text-anchor="middle">?</text>`;
let[a,i]=[n(0),n(s)],c=t.proved?t.value===null?" winner-only":"":" estimate";return l`<rect
    class=${`bar ${s>=0?"first":"second"}${c}`}
    x=${e-o/2}
    y=${Math.min(a,i)-(s===0?1.5:0)}
    width=${o}
    height=${Math.max(Math.abs(i-a),3)}
  />`}function il(t,e){let n=t.filter(c=>c.proved).length,o=t.filter(c=>!c.proved&&c.estimate!==void 0).length,r=t.length-
n-o,s=c=>t.some(f=>f.ply===c&&f.proved),a=t.filter(({ply:c})=>c>0&&s(c)&&s(c-1)).length,i=t.filter(({mistake:c})=>c).length;
return[`${n} of ${V(e+1,"position")} proved`,o>0?`${o} estimated`:"",r>0?`${r} unknown`:"",a===0&&e>0?"no move can be ju\
dged":`${V(i,"mistake")} in ${a===e?"":`${a} judged of `}${V(e,"move")}`].filter(Boolean).join(", ")}function Yr({analysis:t,
last:e,ply:n,players:o,onPly:r}){let s=t.map(({value:m,estimate:h})=>Math.abs(m??h??0)),a=Math.max(1,...s),i=(qe-2*wt)/(e+
1),c=m=>wt+(m+.5)*i,f=m=>Ke-m/a*(Ke-Qr),u=il(t,e),p=m=>t.some(m);return l`<figure class="plot-figure">
    <svg class="value-plot" viewBox=${`0 0 ${qe} ${Bt}`} role="img" aria-label=${`Values of the positions: ${u}`}>
      <rect class="here" x=${c(n)-i/2} y="2" width=${i} height=${Bt-4} rx="3" />
      <path class="axis" d=${`M${wt} ${Ke}H${qe-wt}`} />
      <text class="tick" x=${wt} y="15">▲ ${o[0]} ahead</text>
      <text class="tick" x=${wt} y=${Bt-6}>▼ ${o[1]} ahead</text>
      <text class="tick" x=${qe-wt} y="15" text-anchor="end">±${a}</text>
      ${t.map(m=>l`<g class="position" key=${m.ply} onClick=${()=>r(m.ply)}>
          <title>${m.ply===0?"Start":`After move ${m.ply}`}: ${m.value_words}</title>
          <rect class="touch" x=${c(m.ply)-i/2} y="0" width=${i} height=${Bt} />
          <${al} analysis=${m} x=${c(m.ply)} y=${f} width=${Math.max(1.5,i*.7)} greatest=${a} />
          ${m.mistake&&l`<text class="mistake-mark" x=${c(m.ply)} y=${Bt-18} text-anchor="middle">✗</text>`}
        </g>`)}
    </svg>
    <figcaption class="muted">
      ${u}.
      ${p(({mistake:m})=>m)&&l` ✗ is a mistake.`}
      ${p(({proved:m,estimate:h})=>!m&&h!==void 0)&&l` Pale bars are estimates.`}
      ${p(({proved:m,estimate:h})=>!m&&h===void 0)&&l` ? is not known.`}
      ${" "}Click a position to see it.
    </figcaption>
  </figure>`}var Xr=[0,1];function ll({record:t}){return l`<p class="record-players">
    ${Xr.map(e=>{let[n,o]=[t.boards[0].players[e],t.players[e]];return l`<span>
        <${Ne} board=${t.boards[0]} player=${e} />
        <strong>${n}</strong>${o!==n&&` ${o}`}
      </span>`})}
  </p>`}function cl({analysis:t}){if(!t)return l`<p class="muted">The value of this position is not known.</p>`;let{value_words:e,
proved:n,estimate:o,mistake:r}=t;return l`<p><strong>${e}</strong> <span class="muted">(${n?"proved":o===void 0?"not pro\
ved":"an estimate"})</span></p>
    ${r&&l`<p class="verdict wrong">✗ The last move is a mistake: it ${r.words}.</p>`}`}function ul({record:{variations:t=[]},
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
    </ul>`}function fl({record:t,mistakes:e,onQuiz:n}){return l`${e.length>0&&l`<button onClick=${()=>n(e)}>Find the ${e.
length===1?"move":"moves"}</button>`}
  ${Xr.map(o=>{let r=Kr(t,o);return r.length>0&&l`<button onClick=${()=>n(r)}>Guess ${t.boards[0].players[o]}'s moves</button>`})}`}
function Zr({record:t,analysis:e,keeps:n,start:o={ply:0,line:0},onPlace:r=()=>{},pictures:s,children:a}){let[i,c]=g(()=>je(
t,o)),[f,u]=g(null),p=A(null),m=A(!1);G(()=>c(je(t,o)),[o.ply,o.line]),G(()=>{m.current&&!f&&p.current?.focus(),m.current=
!!f},[f]);let{ply:h,line:y}=i,{boards:d,moves:$,comments:v,shared:w}=Ue(t,y),x=d.length-1,b=d[h],_=M=>{let O=je(t,M);c(O),
r(O),j(Ue(t,O.line).boards[O.ply].words)},T=M=>_({ply:M,line:y});rt({f:()=>T(h+1),b:()=>T(h-1)});let B=Object.fromEntries(
e.flatMap(({ply:M,mistake:O})=>O&&M<=w?[[M,O.words]]:[]));if(f)return l`<${Jr} record=${t} questions=${f} onClose=${()=>u(
null)} />`;let S=y===0&&h===x;return l`<div class="board-columns">
      <div class="board-main">
        <p class="board-words">${b.words}${S&&l` <strong>${t.outcome.words}</strong>`}</p>
        <${it} board=${b} label=${`Position after ${h} moves`} />
        <${zr}
          label="Position"
          value=${h}
          last=${x}
          text=${`after move ${h} of ${x}`}
          onChange=${T}
          forward=${p}
        />
      </div>
      <aside class="board-side" aria-label="The position">
        <${ll} record=${t} />
        ${v[h]&&l`<blockquote class="comment" aria-label="Comment">${v[h]}</blockquote>`}
        ${e.length>0&&l`<${cl} analysis=${e.find(M=>M.ply===h&&h<=w)} />
            <${Yr}
              analysis=${e}
              last=${t.boards.length-1}
              ply=${Math.min(h,w)}
              players=${b.players}
              onPly=${M=>_({ply:M,line:0})}
            />`}
        <div class="buttons">
          ${a}
          <${fl} record=${t} mistakes=${n?qr(e,n):[]} onQuiz=${u} />
        </div>
        <h2>Moves</h2>
        <${Ve} moves=${$} ply=${h} onPly=${T} mistakes=${B} />
        <${ul} record=${t} place=${i} onPlace=${_} />
        ${s?.(i,d.length)}
      </aside>
    </div>`}var ml=5,ts=6;function pl(t){let[e,n]=g(0),[o,r]=g(!1),[s,a]=g([]);return k(()=>{if(e===0)return;r(!0);let c=Et(`${t}/an\
alysis?seconds=${e}`,f=>{if(f.kind==="done"){c(),r(!1);return}a(u=>f.proved||!u.some(({ply:m,proved:h})=>m===f.ply&&h)?[
...u.filter(({ply:m})=>m!==f.ply),f].sort((m,h)=>m.ply-h.ply):u)});return c},[e]),{seconds:e,isRunning:o,think:()=>n(e===
0?ml:e*ts),analysis:s}}function hl({analysis:{seconds:t,isRunning:e,think:n,analysis:o},positions:r}){let s=o.filter(i=>i.
proved).length;return e?l`<p class="muted">Analyzing, ${s} of ${r} positions proved…</p>`:t===0?l`<button onClick=${n}>Analyze</button>`:
!(o.length===r&&o.every(({proved:i})=>i))&&l`<button onClick=${n}>Think longer, up to ${t*ts} s a position</button>`}function dl({
path:t,place:{ply:e,line:n},count:o}){return l`<h2>Pictures</h2>
    <${We}
      noun="position"
      name=${`after-move-${e}`}
      at=${e}
      count=${o}
      path=${r=>`${t}/picture?ply=${r}&line=${n}`}
    />`}function Rn({id:t,number:e,address:n,at:o}){let r=`records/${t}/${e}`,[s,a]=g(null),[i,c]=g(""),f=pl(r);k(()=>{F(
r).then(a,p=>c(I(p)))},[r]);let u=async(p,m)=>{let h=await F(`${r}/hint?ply=${p}`),y=d=>h.moves.find($=>$.move===d)?.result;
return m===h.best||y(m)!==void 0&&y(m)===y(h.best)};return s?l`<h1>Game ${e}</h1>
    <${Zr}
      record=${s}
      analysis=${f.analysis}
      keeps=${u}
      start=${jr(o)}
      pictures=${(p,m)=>l`<${dl} path=${r} place=${p} count=${m} />`}
      onPlace=${p=>Lt(R(...n,...Vr(p)))}
    >
      <${hl} analysis=${f} positions=${s.boards.length} />
      ${De(n)&&l`<${st} />`}
    <//>`:l`<h1>Game ${e}</h1>
      <${Fe} error=${i} />`}function es({id:t,address:e,number:n,at:o}){return n?l`<${Rn} key=${n} id=${t} number=${n} address=${[...e,n]} at=${o} />`:
l`<${Lr} id=${t} address=${e} />`}function ns({about:t,route:e}){let[n,o,r,...s]=e;if(n===bt&&o){let a=["look",bt,o,r??""];
return l`<${An}
      key=${a.join(" ")}
      read=${async()=>({game:o,text:r??""})}
      show=${i=>l`<${Rn} id=${i} number="1" address=${a} at=${s} />`}
    />`}return n===ee&&o?l`<${An}
      key=${o}
      read=${()=>Cr(o)}
      show=${a=>l`<${es} id=${a} address=${["look",ee,o]} number=${r} at=${s} />`}
    />`:n?l`<${es} key=${n} id=${n} address=${["look",n]} number=${o} at=${e.slice(2)} />`:l`<h1>Look at games</h1>
    <${Pr} games=${t.games} />`}function ne(t){let e=Object.fromEntries(t.variants.map(n=>[n.option,String(n.default)]));return{game:t.id,variant:e,moves:"",
text:t.start_text?.sample??""}}function Je(t,{game:e,variant:n,moves:o,text:r}){let s=c=>/^\d+$/.test(c)?Number(c):c,a=Object.
entries(n).map(([c,f])=>[c,s(f)]),i={game:e,moves:o,...a.length>0&&{variant:Object.fromEntries(a)}};return t.start_text?
{...i,text:r}:i}function Qe({games:t,start:e,onChange:n,withMoves:o}){let r=t.find(a=>a.id===e.game)??t[0],s=a=>{let i=t.
find(c=>c.id===a);i&&n(ne(i))};return l`<${tt}
      label="Game"
      value=${e.game}
      values=${t.map(a=>[a.id,a.name])}
      onChange=${s}
    />
    ${r.variants.map(a=>l`<${tt}
          key=${`${r.id} ${a.option}`}
          label=${a.label}
          value=${e.variant[a.option]}
          values=${a.values}
          onChange=${i=>n({...e,variant:{...e.variant,[a.option]:i}})}
        />`)}
    ${r.start_text&&l`<${Do}
        label=${r.start_text.label}
        rows=${14}
        value=${e.text}
        onText=${a=>n({...e,text:a})}
      />`}
    ${o&&l`<${nt}
        label="Moves already played"
        value=${e.moves}
        placeholder=${r.move_help}
        onChange=${a=>n({...e,moves:a})}
      />`}`}function os({kind:t,options:e,command:n}){if(t==="human")return"human";if(t==="program")return`program ${n}`;let o=Object.
entries(e).filter(([,r])=>r!==""&&r!==!1).map(([r,s])=>s===!0?r:`${r}=${s}`);return o.length>0?`${t}:${o.join(",")}`:t}function In(t){
return{kind:t,options:{},command:""}}function $l({option:t,value:e,onChange:n}){let{label:o,kind:r,values:s=[],default:a}=t;
if(r==="flag")return l`<${At} label=${o} checked=${e===!0} onChange=${n} />`;let i=a==null?"":String(a);return r==="choi\
ce"?l`<${tt} label=${o} value=${e??i} values=${s} onChange=${n} />`:l`<${nt}
    label=${o}
    type=${r==="number"?"number":"text"}
    value=${e??""}
    placeholder=${i}
    onChange=${n}
  />`}function rs({about:t,name:e,choice:n,onChange:o}){let r=t.opponents.find(a=>a.name===n.kind),s=[["human","a person"],
...t.opponents.map(a=>[a.name,a.name]),...t.has_programs?[["program","your program"]]:[]];return l`<fieldset class="player-fields">
    <legend>${e}</legend>
    <${tt}
      label="Player"
      value=${n.kind}
      values=${s}
      onChange=${a=>o({...n,kind:a,options:{}})}
    />
    ${n.kind==="program"&&l`<${nt}
        label="Command"
        value=${n.command}
        placeholder=${t.program_example??""}
        onChange=${a=>o({...n,command:a})}
      />`}
    ${r?.options.map(a=>l`<${$l}
          key=${`${n.kind} ${a.key}`}
          option=${a}
          value=${n.options[a.key]}
          onChange=${i=>o({...n,options:{...n.options,[a.key]:i}})}
        />`)}
  </fieldset>`}function gl({default_opponent:t}){return[In("human"),In(t)]}var Ye="play";function ss(t){let{start:e={},players:n=[],seed:o=""}=mt(
Ye).setups?.[t.id]??{},r=ne(t),s=["human",...t.opponents.map(({name:i})=>i),...t.has_programs?["program"]:[]],a=s.includes(
n[0]?.kind)&&s.includes(n[1]?.kind);return{start:{...r,...e,game:t.id,variant:{...r.variant,...e.variant}},players:a?n:gl(
t),seed:o}}function yl(t){let{game:e}=t.start;gt(Ye,{game:e,setups:{...mt(Ye).setups,[e]:t}})}function as({games:t,chosen:e,
isBusy:n,error:o,onStart:r}){let s=$=>t.find(v=>v.id===$),a=s(e)??s(mt(Ye).game)??t[0],[i,c]=g(()=>ss(a)),{start:f,players:u,
seed:p}=i,m=s(f.game)??a,h=$=>c($.game===f.game?{...i,start:$}:ss(s($.game)??a)),y=($,v)=>c({...i,players:$===0?[v,u[1]]:
[u[0],v]});return l`<form class="card setup" onSubmit=${$=>{$.preventDefault(),yl(i),r({...Je(m,f),players:u.map(os),...p!==
""&&{seed:Number(p)}})}} aria-label="The game">
    <div class="fields"><${Qe} games=${t} start=${f} onChange=${h} withMoves=${!0} /></div>
    <div class="players">
      ${[0,1].map($=>l`<${rs}
            key=${`${m.id} ${$}`}
            about=${m}
            name=${$===0?`${m.players[0]} (moves first)`:m.players[1]}
            choice=${u[$]}
            onChange=${v=>y($,v)}
          />`)}
    </div>
    ${et&&m.program_example&&l`<p class="muted">Your own programs play with the command <code>suite web</code>.</p>`}
    <div class="fields">
      <${nt} label="Random seed" type="number" min=${0} value=${p} placeholder="random"
        onChange=${$=>c({...i,seed:$})} />
    </div>
    <${H} error=${o} />
    <button class="primary" disabled=${n}>Start the game</button>
  </form>`}var vl={win:"+",draw:"=",loss:"−"};function Bn({proved:t,value:e}){return!t&&typeof e=="number"}function is(t){return t.
proved?"":Bn(t)?"an estimate":"not proved"}function ls(t){return Object.fromEntries((t?.moves??[]).map(e=>{let{move:n,value_words:o,
result:r,value:s}=e,a=n===t?.best,i=a?"★":r?vl[r]:"·",c=typeof s=="number"?Ho(s):i,f=typeof s=="number"?`${c} points`:
"",u=[`${a?"best: ":""}${o}`,f,is(e)].filter(Boolean).join(", "),p=`${a?"best ":""}${Bn(e)?"estimate":r??"unknown"}`;return[
n,{symbol:c,words:u,class:p}]}))}function cs({hint:t}){let e=t.moves.some(Bn);return l`<div class="scroll-x hints" tabindex="0" role="region" aria-label="Hints">
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
              <td>${n.value_words}${!n.proved&&l`<span class="muted"> (${is(n)})</span>`}</td>
            </tr>`)}
      </tbody>
    </table>
    ${e&&l`<p class="muted">
        Numbers on the board are points for the player to move. Dashed ones are estimates of a short search.
      </p>`}
  </div>`}function us({board:t,help:e,isAsked:n,onMove:o}){let[r,s]=g(""),a=A(null);return rt({m:()=>a.current?.focus()}),l`<form class="move-entry" onSubmit=${c=>{
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
    ${t.other_moves.map(({id:c,label:f,legal:u})=>l`<button type="button" disabled=${!n||!u} onClick=${()=>o(c)}>${f}</button>`)}
  </form>`}var Hn="last-game";function Xe(t){gt(Hn,t)}function fs(){gt(Hn,{})}function oe(){let{id:t,request:e,moves:n}=mt(Hn);return t&&
e&&Array.isArray(n)?{id:t,request:e,moves:n}:null}function ms({request:t,moves:e}){return{...t,moves:e.join(", ")}}var bl=2e4;function wl(t){let[e,n]=g(null),[o,r]=g(null),[s,a]=g(["",""]),[i,c]=g(!0);return k(()=>{let f=u=>{if(u.kind===
"position"){n(u),r(null);let p=oe();p?.id===t&&Xe({...p,moves:u.history.map(({move:m})=>m)}),j(u.board.words)}else u.kind===
"stderr"?a(p=>p.map((m,h)=>h===u.player?(m+u.text).slice(-bl):m)):(r(u),oe()?.id===t&&fs(),j(u.outcome.words))};return Et(
`games/${t}/events`,f,c)},[t]),{position:e,ended:o,stderr:s,isConnected:i}}function xl(t,e,n){let[o,r]=g(!1),[s,a]=g(null);
return G(()=>{if(a(null),!o)return;let i=!1;return F(`games/${t}/hint`).then(c=>!i&&a(c),c=>!i&&n(I(c))),()=>{i=!0}},[o,
e]),{isOn:o,setOn:r,hint:s}}function kl(t){let[e,n]=g("");return k(()=>{let{record:o,record_id:r}=t??{};if(n(""),!o||!r)
return;let s=!1;return Ge(JSON.stringify(o)).then(a=>s||n(R(...a??["look",r],1))),()=>{s=!0}},[t]),e}function _l({name:t,
text:e}){return l`<details class="stderr" open>
    <summary>What ${t}'s program writes (stderr)</summary>
    <pre tabindex="0">${e}</pre>
  </details>`}function Sl({about:t,isConnected:e,onGoOn:n}){return e?l`<p class="muted">The game is being started…</p>`:
l`<p>This game is not there any more.</p>
    <p class="buttons">
      ${n&&l`<button class="primary" onClick=${n}>Go on from its last position</button>`}
      <a class="button" href=${R("play",t.id)}>New game</a>
    </p>`}function Ml({board:t,ended:e,notice:n}){return l`<p class="board-words">
    ${e?l`<strong>${e.outcome.words}</strong>`:t.words}
    ${n&&l` <strong class="notice">${n}</strong>`}
  </p>`}function ps({id:t,about:e,onGoOn:n}){let{position:o,ended:r,stderr:s,isConnected:a}=wl(t),[i,c]=g(""),[f,u]=g(""),
p=A(null),m=kl(r),h=o!==null;G(()=>u(""),[o]),G(()=>{h&&["BODY","MAIN"].includes(document.activeElement?.tagName??"BODY")&&
p.current?.querySelector("[tabindex='0']")?.focus()},[h]);let{isOn:y,setOn:d,hint:$}=xl(t,o?.board.move_number,c),v=(M,O={})=>ot(
`games/${t}/${M}`,O).then(()=>c(""),C=>c(I(C))),w=async()=>{try{dt(`${e.id}.jsonl`,`${JSON.stringify(await F(`games/${t}\
/record`))}
`)}catch(M){c(I(M))}},x=(o?.history.length??0)>0&&!r;if(rt({z:()=>x&&v("undo"),h:()=>d(!y)}),!o)return l`<${Sl} about=${e} isConnected=${a} onGoOn=${n} />`;
let{board:b,asked:_}=o,T=_!==null&&!r,B=M=>v("move",{move:M}),S=M=>{if(T&&M.legal)return B(M.id);let O=r?"The game is ov\
er.":T?te(M):"Nobody here is to move.";u(O),j(O)};return l`<div class="board-columns">
    <div class="board-main" ref=${p}>
      <${Ml} board=${b} ended=${r} notice=${f} />
      <${it}
        board=${b}
        label=${`${e.name}, ${T?`${b.players[_]} to move`:"nobody to move"}`}
        onSquare=${S}
        notes=${y&&T?ls($):{}}
      />
    </div>
    <aside class="board-side" aria-label="The game">
      <${Ie} board=${b} clock=${o.clock} players=${o.players} isOver=${!!r} />
      <p class="muted">
        ${V(b.move_number,"move")} played${b.moves_left!==void 0&&`, ${b.moves_left} left`}.
        ${!a&&!r&&l`<strong> The connection is lost; trying again…</strong>`}
      </p>
      <${us} board=${b} help=${e.move_help} isAsked=${T} onMove=${B} />
      <${H} error=${i} />
      <div class="buttons">
        <button disabled=${!x} onClick=${()=>v("undo")}>Undo</button>
        <button aria-pressed=${y} disabled=${!!r} onClick=${()=>d(!y)}>Hints</button>
        <button disabled=${!T} onClick=${()=>v("resign")}>Resign</button>
        <button disabled=${!r} onClick=${w}>Save the record</button>
        ${m&&l`<a class="button" href=${m}>Look at this game</a>`}
        <a class=${r?"button primary":"button"} href=${R("play",e.id)}>New game</a>
      </div>
      ${y&&T&&($?l`<${cs} hint=${$} />`:l`<p class="muted">Looking for hints…</p>`)}
      <h2>Moves</h2>
      <${Ve} moves=${o.history} />
      ${s.map((M,O)=>M&&l`<${_l} name=${b.players[O]} text=${M} />`)}
    </aside>
  </div>`}function Tl(){let[t,e]=g(0),[n,o]=g(""),[r,s]=g(!1);return{start:async i=>{s(!0);try{let{id:c}=await ot("games",i);Xe({id:c,
request:i,moves:[]}),o(""),location.hash=R("play",i.game,c),e(t+1)}catch(c){o(I(c))}finally{s(!1)}},started:t,isBusy:r,error:n}}
function hs({about:t,chosen:e,id:n}){let{start:o,started:r,isBusy:s,error:a}=Tl(),i=t.games.find(u=>u.id===e),c=oe(),f=t.
games.find(u=>u.id===c?.request.game)?.name;if(i&&n){let u=c?.id===n?()=>o(ms(c)):void 0;return l`<h1>${i.name}</h1>
      <${H} error=${a} />
      <${ps} key=${r} id=${n} about=${i} onGoOn=${u} />`}return l`<h1>Play</h1>
    ${c&&f&&l`<p>
        <a class="button" href=${R("play",c.request.game,c.id)}>Return to the game in progress</a>
        <span class="muted"> ${f}, ${V(c.moves.length,"move")} played</span>
      </p>`}
    <${as} games=${t.games} chosen=${e} isBusy=${s} error=${a} onStart=${o} />`}var ds={auto:"light",light:"dark",dark:"auto"},Ol={auto:"Light or dark, as the system has it",light:"Always light",dark:"\
Always dark"};function Gn(t=ft("theme","auto")){document.documentElement.dataset.theme=t}function $s(){let[t,e]=Tt("them\
e","auto");k(()=>Gn(t),[t]);let n=t in ds?t:"auto";return l`<button class="quiet" title=${Ol[n]} onClick=${()=>e(ds[n])}>
    Theme: ${n}
  </button>`}function Ze(t){let e=t>>>0;return n=>{e=e+1831565813>>>0;let o=Math.imul(e^e>>>15,1|e);return o=o+Math.imul(o^o>>>7,61|o)^
o,Math.floor(((o^o>>>14)>>>0)/2**32*n)}}var El=240,Cl=["step","node","practice","score"],Al=["caching","ordering","fail_hard"];async function re(t){let e={algorithm:t.
algorithm??"task"};t.limit!==null&&t.limit!==void 0&&(e.limit=String(t.limit)),t.heuristic&&(e.heuristic=t.heuristic);for(let r of Al)
t[r]&&(e[r]="yes");for(let[r,s]of Object.entries(t.variant??{}))e[`variant.${r}`]=String(s);t.moves&&(e.moves=t.moves),t.
text&&(e.text=t.text);let n=String(new URLSearchParams(e)),o=R("tree",t.game);return zt(o,n.length>El?{z:await Be(n)}:e)}
function tn(t,{step:e=0,node:n=[],practice:o=null,score:r=null}){let s=new URLSearchParams;return e>0&&s.set("step",String(
e)),n.length>0&&s.set("node",JSON.stringify(n)),o!==null&&s.set("practice",String(o)),o!==null&&r&&s.set("score",`${r.right}\
of${r.of}`),s.size>0?`${t}&${s}`:t}function Dn(t){let e=Number(t??"");return Number.isInteger(e)&&e>0?e:0}function Ll(t){
let[,e,n]=(t??"").match(/^(\d{1,3})of(\d{1,3})$/)??[];return n!==void 0&&Number(e)<=Number(n)?{right:Number(e),of:Number(
n)}:null}function Pl(t){try{let e=JSON.parse(t??"[]");return Array.isArray(e)?e.map(String):[]}catch{return[]}}async function gs({
route:[,t],query:e}){let n=new URLSearchParams([...e].filter(([u])=>!Cl.includes(u)));if(!t||n.size===0)return null;let o=n.
get("z"),r=o===null?n:new URLSearchParams(await He(o)),s=r.get("algorithm")??"alphabeta",a=[...r].filter(([u])=>u.startsWith(
"variant.")),i=u=>/^\d+$/.test(u)?Number(u):u,c={game:t,...s!=="task"&&{algorithm:s},limit:Dn(r.get("limit"))||null,caching:r.
has("caching"),ordering:r.has("ordering"),fail_hard:r.has("fail_hard"),...r.get("heuristic")&&{heuristic:r.get("heuristi\
c")??""},...a.length>0&&{variant:Object.fromEntries(a.map(([u,p])=>[u.slice(8),i(p)]))},moves:r.get("moves")??"",...r.has(
"text")&&{text:r.get("text")??""}},f=e.get("practice");return{request:c,href:`${R("tree",t)}?${n}`,step:Dn(e.get("step")),
node:Pl(e.get("node")),practice:f===null?null:Dn(f),score:Ll(e.get("score"))}}async function xt(t){let e=await re(t);location.
hash=e}function Nl(t){let e=Ze(t),n=o=>o===0?e(20):Array.from({length:2+e(2)},()=>n(o-1));return JSON.stringify(n(3)).replaceAll(
",",", ")}function ys(){return k(()=>{let t=1+Math.floor(Math.random()*9999),e={game:"tree",text:Nl(t),algorithm:"alphab\
eta",limit:null};re({...e,moves:"",caching:!1,ordering:!1,fail_hard:!1}).then(n=>location.replace(tn(n,{practice:t})))},
[]),null}function W(t){return JSON.stringify(t)}function Rl(t){return t.state==="current"||t.state==="done"&&t.kind!=="leaf"&&t.kind!==
"cached"}function Il({children:t,value:e}){let n=q(e);return t.findIndex(o=>o.state==="done"&&o.value!==void 0&&q(o.value)===
n)}function en(t,e){let n=[];for(let o=0;o<=t.length;o+=1){let r=t.slice(0,o),s=e(r);if(!s||s.children.length===0)break;
let a=s.children.findIndex(i=>i.move===t[o]);n.push({parent:s,path:r,open:a,best:Il(s)})}return n}function vs(t){let e=n=>{
let o=t[n];return o?o.parent.children.flatMap((r,s)=>{let a=[...o.path,r.move],i=s===o.open&&n+1<t.length,c={key:W(a),path:a,
level:n+1,child:r,isOpen:i,canOpen:Rl(r)};return i?[c,...e(n+1)]:[c]}):[]};return[{key:"",path:[],level:0,child:null,isOpen:t.
length>0,canOpen:!0},...e(0)]}function bs(t,{href:e,step:n},o){let[r,s]=g(null),[a,i]=g(""),c=async({name:p,text:m})=>{try{let h=await Ot(`trees/${t}/\
log`,m);return s({name:p,check:h}),It(e,{name:p,text:m}),h}catch(h){return i(I(h)),null}},f=async(p,m)=>{let h=Ae(p,m);i(
h);let y=h?null:await c({name:m,text:p});if(!y)return;o(y.step);let d=`${Fn("Your log",y)} ${y.explanation}`;j(y.same?"Y\
our log is right.":d)};return k(()=>{let p=Qt(e);p&&c(p).then(m=>n===0&&o(m?.step))},[t]),{log:r,error:a,take:f,drop:()=>{
Le(e),s(null)}}}function Fn(t,{line:e,yours:n,right:o,lines_right:r,lines_yours:s}){let a=K(e??0);if(n===null)return`${t}\
 ends too early: line ${a} of ${V(r,"line")} is missing.`;if(o===null)return`${t} goes on in line ${a}, where the right \
log ends.`;let i=s===r?"":` (yours has ${K(s)})`;return`${t} differs first in line ${a} of ${V(r,"line")}${i}.`}function ws(t,e){
return t!==null&&t.check.line!==null&&(e??0)>=t.check.line}function xs(t,e,n){let[o,r]=g(null),s=e!==null&&typeof n=="nu\
mber";return k(()=>{if(!s)return r(null);let a=!1;return F(`trees/${t}/log/${n}`).then(i=>a||r(i.yours_path),()=>a||r(null)),
()=>{a=!0}},[e,s,n]),o}function Bl({yours:t,right:e,names:n}){let[o,r]=[t?.split(",")??[],e?.split(",")??[]],s=n.slice(0,Math.max(o.length,r.length)),
a=(i,c)=>l`<tr>
      <th scope="row">${i}</th>
      ${s.map((f,u)=>{let p=o[u]!==r[u];return l`<td class=${p?"differs":""}>
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
  </div>`}function ks({log:{name:t,check:e},columns:n,go:o,onDrop:r}){let s=r&&l`<button class="link" onClick=${r}>Compare no more</button>`;
if(e.same)return l`<p class="verdict right">
      <strong>✓ ${t} is right</strong>: all ${V(e.lines_right,"line")}. ${s}
    </p>`;let[a]=e.mistakes;return l`<section class="log-verdict" aria-label="Your log">
    <p class="verdict wrong">
      <strong>✗ ${Fn(t,e)}</strong>
      ${a?l` Known mistake: <strong>${a.description}</strong>.`:" No known mistake gives exactly this log."}
      ${" "}<button class="link" onClick=${()=>o(e.step)}>Go to that line</button> ${s}
    </p>
    <details>
      <summary>Both lines, and why</summary>
      <${Bl} yours=${e.yours} right=${e.right} names=${n} />
      <p>${e.explanation}</p>
      ${e.mistakes.length>1&&l`<p>The same log comes from:</p>
          <ul>
            ${e.mistakes.slice(1).map(({description:i})=>l`<li>${i}</li>`)}
          </ul>`}
    </details>
  </section>`}var Hl={unvisited:"The search has not reached it yet.",current:"The search is in it.",done:"It is searched.",cut:"It is \
cut off: the search never looks at it."};function _s({child:t,go:e}){let n=t.kind==="leaf"?" (leaf)":t.kind==="cached"?"\
 (from the cache)":"";return l`<div class="node-detail">
    <p>
      <strong>${t.name}${n}</strong
      >${t.value!==void 0&&l` has the value ${E(t.value)}`}. ${" "}${Hl[t.state]}
      ${t.why}
    </p>
    ${t.steps&&l`<p class="buttons">
        <button onClick=${()=>e(t.steps?.[0]??0)}>Go to its first step</button>
        <button onClick=${()=>e(t.steps?.[1]??0)}>Go to its last step</button>
      </p>`}
  </div>`}function Ss(){return l`<details class="legend">
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
  </details>`}function nn(t,e,n=[]){let o=e.node.path.slice(1),[r,s]=g(o),[a,i]=g({}),c=A(e.step);G(()=>{s(o),i({}),e.step===c.current&&
n.length>0&&p(n).catch(()=>{})},[e.step]);let f=({path:$,parent:v,open:w})=>W([...$,v.children[w].move])===W(o),u=$=>$.every(
(w,x)=>w===o[x])?e.path[$.length]:a[W($)],p=async $=>{let v=$.map((x,b)=>$.slice(0,b+1)).filter(x=>!u(x)),w=await Promise.
all(v.map(async x=>{let b=new URLSearchParams({path:W(x),step:String(e.step)}),{node:_,children:T}=await F(`trees/${t}/c\
hildren?${b}`);return[W(x),{..._,children:T}]}));i(x=>({...x,...Object.fromEntries(w)})),s($)},m=async $=>{if(!(!$.canOpen||
$.level===0)){if($.isOpen){s($.path.slice(0,-1));return}await p($.path).catch(v=>j(I(v)))}},h=en(r,u),y=h.at(-1);if(y&&y.
open>=0&&(e.kind==="leaf"||e.kind==="cached")&&f(y)){let $=[...y.parent.children];$[y.open]={...$[y.open],kind:e.kind,value:e.
node.value},h[h.length-1]={...y,parent:{...y.parent,children:$}}}let d=W(r)===W(o.slice(0,r.length));return{levels:h,current:W(
o),toggle:m,opened:d?[]:r}}var on=({node:{is_max:t,alpha:e,beta:n}})=>q(t?n:e),rn=({path:t})=>t.at(-1)?.children.filter(({state:e})=>e==="cut").length??
0;function se({kind:t,node:e,path:n}){if(t!=="cut")return null;let o=on({node:e});for(let[r,s]of n.slice(0,-1).entries()){
if(s.is_max===e.is_max||q(s.value)!==o)continue;let a=s.children.find(c=>c.value!==void 0&&q(c.value)===o),i=n.slice(1,r+
1).map(({move:c})=>c);return a?{path:i,name:s.name,move:a.move,value:s.value}:null}return null}function sn(t){let e=se(t);
return e?W([...e.path,e.move]):void 0}var Ms=10,Gl=4,Dl=({node:t,before:e})=>e!==void 0&&q(e.value)!==q(t.value),Ts={"nothing-pruned":t=>t.kind==="cut"&&rn(t)>
0,"strict-cut":t=>t.kind==="cut"&&q(t.node.value)===on(t),"no-deep-cuts":t=>(se(t)?.path.length??1/0)<t.node.depth-1,"bo\
unds-before-cut":({kind:t})=>t==="cut","alpha-not-updated":t=>t.kind==="update"&&t.node.depth>0&&Number.isFinite(on(t)),
"last-child":t=>t.kind==="update"&&!Dl(t),"max-starts-at-zero":({kind:t,node:e})=>t==="update"&&e.is_max&&q(e.value)<0,"\
min-starts-at-zero":({kind:t,node:e})=>t==="update"&&!e.is_max&&q(e.value)>0};function Fl(t){return Object.values(Ts).filter(
e=>e(t)).length}function Wl({path:t}){return t.at(-1)?.children.some(({state:e})=>e==="cut"||e==="unvisited")??!1}async function Os({
fetchStep:t,summary:e},n,{hasWindow:o,hasLog:r}){let s=Ze(n),a=e?.events??0,i=Array.from({length:Ms*Gl},()=>s(Math.max(a-
1,1))),c=await Promise.all(i.map(async(d,$)=>{let{next:v,previous:w}=await t(d),x=[v.cut,w.cut],b=[v.update,w.update],[_]=($%
2===0?[...x,...b]:[...b,...x]).filter(T=>typeof T=="number");return _??null})),f=[...new Set(c)].filter(d=>d!==null),p=(await Promise.
all(f.map(t))).map(d=>({step:d,at:s(1e3)-120*Fl(d)})).toSorted((d,$)=>d.at-$.at).map(({step:d})=>d),m=Object.values(Ts).
flatMap(d=>p.find(d)??[]),h=new Set([...new Set([...m,...p])].slice(0,Ms));return p.filter(d=>h.has(d)).map((d,$)=>o&&Wl(
d)&&$%2===0?{kind:"skipped",step:d}:{kind:r&&$%3===2?"line":"values",step:d})}function Wn({path:t,node:e}){let n=t.slice(
1).map(({move:r})=>r),o=t.at(-1)?.children??[];return new Set(o.filter(({state:r})=>r==="cut").map(({move:r})=>W([...n,r??
e.move])))}function Es({kind:t,step:e},n){if(t==="line")return[{name:"Line",right:e.line_text??""}];let{value:o,alpha:r,
beta:s}=e.node,a=[{name:"Value",right:E(o)}];return n&&a.push({name:"Alpha",right:E(r)},{name:"Beta",right:E(s)}),a}function Un(t,e){
let[n,o]=[t,e].map(r=>r.split(",").map(s=>s.trim()));return n.length===o.length&&n.every((r,s)=>r===o[s]||Kt(r)===Kt(o[s]))}function Ul({node:t,board:e}){let n=e?.players??["Max","Min"],o=e?e.to_move:t.is_max?0:1;return o===null?null:[n[o],n[1-
o]]}function As({node:{is_max:t,value:e,alpha:n,beta:o}}){let[r,s]=t?["<",`β = ${E(o)}`]:[">",`α = ${E(n)}`];return`${E(
e)} ${r} ${s}: no cut.`}var Cs=(t,e)=>t===0?"the root":`node ${e}`;function kt(t){let{kind:e,node:n,before:o,child:r}=t,
s=n.path.length>1?n.name:"the root",a=E(n.value);if(e==="leaf")return`${s} is a leaf, worth ${a}.`;if(e==="cached")return`${s}\
 is known already: ${a}.`;let[i,c]=Ul(t)??["",""];if(e==="enter")return`${i} moves at ${s}, and takes the ${n.is_max?"gr\
eatest":"least"} value.`;if(e==="cut"){let p=se(t),m=rn(t),h=m===0?"Nothing is left to skip.":`${V(m,"move")} skipped.`;
return`${p?`${c} already has ${p.move} = ${E(p.value)} at ${Cs(p.path.length,p.name)}`:"The window is empty"}; ${i} can \
force ${a} at ${Cs(n.depth,n.name)}. ${h}`}let f=o&&q(o.value)!==q(n.value),u=`${r?.move} = ${E(r?.value)}`;return f?`${u}\
 is better for ${i}: ${s} is worth ${n.is_max?"at least":"at most"} ${a} now.`:`${u} is no better for ${i}: ${s} stays a\
t ${a}.`}function jl({step:{node:t,before:e,child:n}}){let o=t.path.at(-1);return l`<p>
    <strong>${o}</strong> is a ${t.is_max?"△ max":"▽ min"} node${e&&` with the value ${E(e.value)}`}. Its
    child <strong>${n?.move}</strong> returns <strong>${E(n?.value)}</strong>.
  </p>`}function Ls({question:t,marked:e,hasWindow:n,format:o,onAnswer:r}){let{kind:s,step:a}=t,[i,c]=g({}),[f,u]=g(""),
[p,m]=g(null),[h,y]=g(!1),d=A(null);G(()=>d.current?.querySelector("input")?.focus(),[]);let $=s==="skipped"?[]:Es(t,n),
v=b=>{m(b),u(""),r(b),j(`${b?"Right.":"Not right."} ${kt(a)}`)},w=b=>{b.preventDefault(),p===null&&($.some(({name:_})=>(i[_]??
"").trim()==="")?u("Fill in what is empty first."):v($.every(({name:_,right:T})=>Un(i[_]??"",T))))},x=()=>{let b=Wn(a);e.
size===0?u("Press the nodes in the tree first, or say that nothing is skipped."):v(e.size===b.size&&[...e].every(_=>b.has(
_)))};return l`<${jl} step=${a} />
    <form ref=${d} onSubmit=${w}>
      <p class="prompt">
        <strong>
          ${s==="skipped"?"Press every child that is skipped now.":s==="line"?`Write the next line of ${o?.file??"the lo\
g"}.`:n?`What are value, alpha, and beta of ${a.node.path.at(-1)} then?`:`What is the value of ${a.node.path.at(-1)} the\
n?`}
        </strong>
      </p>
      <div class="fields">
        ${$.map(({name:b,right:_})=>{let T=Un(i[b]??"",_);return l`<label class="field">
            <span>${b}</span>
            <input
              size=${s==="line"?28:7}
              autocomplete="off"
              spellcheck=${!1}
              value=${i[b]??""}
              placeholder=${s==="line"?o?.columns.slice(0,_.split(",").length).join():"a number or inf"}
              readonly=${p!==null}
              onInput=${B=>c(S=>({...S,[b]:B.target.value}))}
            />
            ${p!==null&&l`<span class=${T?"mark right":"mark wrong"}>${T?"✓ right":`✗ it is ${_}`}</span>`}
          </label>`})}
      </div>
      ${p===null&&l`<div class="buttons">
          ${s==="skipped"?l`<button type="button" class="primary" onClick=${x}>Check</button>
                  <button type="button" onClick=${()=>v(a.kind!=="cut"||Wn(a).size===0)}>
                    Nothing is skipped
                  </button>`:l`<button class="primary">Check</button>`}
          <button type="button" class="quiet" onClick=${()=>(y(!0),v(!1))}>Show me</button>
        </div>`}
    </form>
    ${f&&l`<p class="remark" role="status">${f}</p>`}
    ${p!==null&&l`<p class=${p?"remark right":"remark"}>
        <strong>${p?"✓ Right.":h?"Answer:":"✗ Not yet."}</strong> ${kt(a)}
        ${s==="skipped"&&a.kind!=="cut"&&` ${As(a)}`}
        ${s!=="skipped"&&a.kind==="cut"&&" At a cut the node returns at once: alpha and beta stay as they were."}
        ${!p&&" This question comes again."}
      </p>`}`}function Vl(t,e,n,o){let r=Math.max(1,Math.min(t,Math.floor(o/46))),s=Math.min(96,o/r),a=t>r,i=n+24+(a?8:30),c=r*s,f=Math.
min(Math.max(e.x-c/2,0),o-c),u=Array.from({length:t},(m,h)=>({x:f+(h%r+.5)*s,y:i+Math.floor(h/r)*64})),p=i-n+Math.ceil(t/
r)*64+6;return{top:n,height:p,isWrapped:a,from:e,nodes:u}}function Ps(t,e){let n=[],o={x:e/2,y:0},r=o,s=58;for(let a of t){
let i=Vl(a.parent.children.length,r,s,e);n.push(i),r=i.nodes[a.open]??r,s+=i.height+10}return{root:o,placed:n,height:s}}var zl=7.5,ql={unvisited:"not searched yet",current:"being searched",done:"searched",cut:"cut off"};function jn({name:t,
depth:e,is_max:n,value:o,alpha:r,beta:s},a){let i=a?`, alpha ${E(r)}, beta ${E(s)}`:"";return`${t} ${E(o)}: ${n?"max":"m\
in"} node at depth ${e}${i}`}function Ns(t){let e=t.kind==="leaf"?", leaf":t.kind==="cached"?", from the cache":"",n=t.value===
void 0?"":` ${E(t.value)}`;return`${t.name}${n}${e}, ${ql[t.state]}${t.why?`: ${t.why}`:""}`}function Kl(t,e,n){return n?
n.parent.is_max?"max":"min":t.kind==="leaf"||t.kind==="cached"?t.kind:e.is_max?"min":"max"}function Ht({label:t,levels:e,
current:n,onToggle:o,onSelect:r,hasWindow:s=!0,cause:a,marked:i,astray:c}){let f=A(null),u=Pt(f),[p,m]=g(""),h=vs(e),y=h.
some(S=>S.key===p)?p:n,{root:d,placed:$,height:v}=Ps(e,Math.max(u,200));k(()=>Jl(f.current),[n,u]);let w=S=>{S&&(m(S.key),
r?.(S),f.current?.querySelector(`[data-key="${CSS.escape(S.key)}"]`)?.focus())},x=S=>{let M=h.findIndex(O=>O.key===y);Ql(
S,h,M,w,o)&&(S.preventDefault(),S.stopPropagation())},b=S=>h.find(M=>M.key===S),_=({key:S,level:M,isOpen:O,canOpen:C})=>({
role:"treeitem","data-key":S,"aria-level":M+1,"aria-expanded":C?String(O):void 0,"aria-current":S===n?"step":void 0,"ari\
a-selected":i?String(i.has(S)):void 0,tabindex:S===y?0:-1,onFocus:P=>(P.stopPropagation(),m(S)),onClick:P=>{P.stopPropagation(),
w(b(S)),o?.(b(S))}}),T=S=>{let M=e[S];if(!M)return null;let{children:O}=M.parent,C=$[S];return l`<g role="group">
      <${Xl}
        level=${M}
        place=${C}
        width=${Math.max(u,200)}
        hasWindow=${s}
        cause=${a}
      />
      ${O.map((P,z)=>{let L=W([...M.path,P.move]),U=z===M.open?e[S+1]:void 0,Q=Kl(P,M.parent,U),_t=U?U.parent.value:P.value;
return l`<g
          key=${L}
          ...${_(b(L))}
          aria-label=${`${U?jn(U.parent,s):Ns(P)}${L===a?", whose choice causes the cut":""}`}
          aria-setsize=${O.length}
          aria-posinset=${z+1}
        >
          <${Rs}
            point=${C.nodes[z]}
            name=${P.name}
            shape=${Q}
            state=${[L===n?"here":P.state,L===a&&"cause",i?.has(L)&&"marked",c?.has(L)&&"astray"].filter(Boolean).join("\
 ")}
            value=${_t}
            isBest=${z===M.best}
            title=${Ns(P)}
          />
          </g>
          ${U&&T(S+1)}`})}
    </g>`},B=e[0]?.parent;return l`<div class="tree-box" ref=${f}>
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
      ${B&&l`<g ...${_(h[0])} aria-label=${jn(B,s)} aria-setsize="1" aria-posinset="1">
          <${Rs}
            point=${d}
            name=${B.name}
            shape=${B.is_max?"max":"min"}
            state=${n===""?"here":"current"}
            value=${B.value}
            title=${jn(B,s)}
          />
        </g>
        ${T(0)}`}
    </svg>
  </div>`}function Jl(t){let e=t?.querySelector('[aria-current="step"] .node-drawing');if(!t||!e)return;let[n,o]=[e.getBoundingClientRect(),
t.getBoundingClientRect()];n.bottom>o.bottom?t.scrollTop+=n.bottom-o.bottom+24:n.top<o.top&&(t.scrollTop-=o.top-n.top+24)}
function Ql(t,e,n,o,r){let s=e[n],a=t.key.length===1&&/\S/.test(t.key)&&!t.ctrlKey&&!t.metaKey&&!t.altKey;if(t.key==="Ar\
rowRight")o(e[n+1]);else if(t.key==="ArrowLeft")o(e[n-1]);else if(t.key==="ArrowDown"&&s.isOpen)o(e[n+1]);else if(t.key===
"ArrowDown"&&s.canOpen)r?.(s);else if(t.key==="ArrowUp"&&s.isOpen&&s.level>0&&r)r(s);else if(t.key==="ArrowUp")o(e.findLast(
(i,c)=>c<n&&i.level<s.level));else if(t.key==="Home")o(e[0]);else if(t.key==="End")o(e.at(-1));else if(t.key==="Enter"||
t.key===" ")r?.(s);else return a?Yl(t.key,e,n,o):t.key==="ArrowDown";return!0}function Yl(t,e,n,o){let s=[...e.slice(n+1),
...e.slice(0,n)].find(({child:a})=>a?.name.startsWith(t));return o(s),s!==void 0}function Xl({level:t,place:e,width:n,hasWindow:o,
cause:r}){let{parent:s,open:a,path:i}=t,c=e.top+22,f=[`value ${E(s.value)}`];o&&f.push(`α ${E(s.alpha)}`,`β ${E(s.beta)}`);
let u=zl*(s.name.length+f.join("").length+14),p=e.from.x<u&&e.from.x<n-u,m=e.from.x<u&&!p,h=`M${e.from.x} ${m?c:e.top-6}`,
y=v=>`${h}L${e.from.x} ${c}L${v.x} ${v.y-2}`,d=v=>["edge",v===a&&"open",W([...i,s.children[v].move])===r&&"cause"].filter(
Boolean).join(" "),$=e.nodes.map((v,w)=>({name:d(w),d:y(v)}));return $.sort((v,w)=>v.name.length-w.name.length),l`<g aria-hidden="true">
    <rect class="level" x="0" y=${e.top} width=${n} height=${e.height} rx="10" />
    ${!e.isWrapped&&$.map(({name:v,d:w})=>l`<path class=${v} d=${w} />`)}
    ${e.isWrapped&&l`<path class="edge open" d=${`${h}V${c}`} />`}
    <text
      class="level-words"
      x=${p?n-10:10}
      y=${e.top+17}
      text-anchor=${p?"end":"start"}
    >
      <tspan class="strong">${s.name} ${s.is_max?"△ max":"▽ min"}</tspan>
      ${f.map(v=>l`<tspan dx="8">${v}</tspan>`)}
    </text>
  </g>`}function Rs({point:t,name:e,shape:n,state:o,value:r,isBest:s,title:a}){return l`<g class=${`node-drawing ${o}`} transform=${`\
translate(${t.x} ${t.y})`} aria-hidden="true">
    <title>${a}</title>
    <rect class="touch" x="-22" y="0" width="44" height="58" />
    <text class="node-name" text-anchor="middle" y="11">${e}</text>
    ${" "}
    <g transform="translate(0 16)">
      <${Me} shape=${n} state=${o} value=${r} isBest=${s} />
    </g>
    <rect class="focus-ring" x="-22" y="-1" width="44" height="60" rx="6" />
  </g>`}function Zl({id:t,shown:e,question:n,marked:o,isAsked:r,hasWindow:s,onMark:a}){let{levels:i,current:c,toggle:f}=nn(t,e),
u=W(n.step.path.slice(1).map(({move:m})=>m));return l`<${Ht}
    label="The tree of the question"
    levels=${i}
    current=${c}
    onToggle=${m=>{let h=W(m.path.slice(0,-1))===u&&m.child?.state==="unvisited";r&&h?a(m.key):f(m)}}
    hasWindow=${s}
    marked=${n.kind==="skipped"?o:void 0}
    cause=${r?void 0:sn(n.step)}
  />`}function Is({stepper:t,href:e,seed:n,told:o,hasWindow:r,format:s,onSeed:a,onScore:i}){let[c,f]=g([]),[u,p]=g({queue:[],
asked:0,right:0,of:0}),[m,h]=g(!1),[y,d]=g(new Set),[$,v]=g(""),w=A(null),x=t.summary?.done===!0,b=`practice ${n} ${e}`;
k(()=>{x&&Os(t,n,{hasWindow:r,hasLog:s!==null}).then(L=>{f(L),p(Oe(b)??{queue:L.map((U,Q)=>Q),asked:0,right:0,of:0}),h(!1)},
L=>v(I(L)))},[x,n]);let{queue:_,asked:T}=u,B=c.length,S=c[_[T]];G(()=>{d(new Set),S&&t.go(S.step.step-1)},[S]),G(()=>{m&&
w.current?.focus()},[m]);let M=L=>{let U=T<B,Q={queue:L?_:[..._,_[T]],asked:T,right:u.right+Number(U&&L),of:u.of+Number(
U)};h(!0),p(Q);let _t=T+1===Q.queue.length;_t?Ce(b):Ee(b,{...Q,asked:T+1}),i(_t?{right:Q.right,of:Q.of}:null),t.go(S.step.
step)},O=()=>{h(!1),p({...u,asked:T+1})},C=L=>{let U=new Set(y);U.delete(L)||U.add(L),d(U)},P=B>0&&T>=_.length,z=u.of>0?
u:o;return l`<${H} error=${$} />
    ${x&&B===0&&!$&&l`<p>Choosing questions…</p>`}
    <div class="stage-columns no-board practice">
      <div class="tree-main">
        ${S&&t.step&&l`<${Zl}
            id=${t.id}
            shown=${t.step}
            question=${S}
            marked=${y}
            isAsked=${!m}
            hasWindow=${r}
            onMark=${C}
          />`}
      </div>
      <section class="step-panel" aria-labelledby="practice-title">
        <h2 id="practice-title">Practice</h2>
        ${S&&l`<p class="muted">
              ${T<B?`Question ${T+1} of ${B}`:`Once more: ${_.length-T} to go`}
            </p>
            <${Ls}
              key=${T}
              question=${S}
              marked=${y}
              hasWindow=${r}
              format=${s}
              onAnswer=${M}
            />
            ${m&&l`<p><button class="primary" ref=${w} onClick=${O}>${T+1<_.length?"Next question":"Finish"}</button></p>`}`}
        ${z&&l`<p class="score">
            <strong>${z.right} of ${z.of}</strong> right at the first try
            <span class="muted"> · round ${n}</span>${z===o&&", says the link. Here are the same questions."}
          </p>`}
        ${P&&l`<p><strong>The round is over: everything is right now.</strong></p>
            <p class="buttons">
              <button class="primary" onClick=${()=>a(n+1)}>Another round</button>
              <a class="button" href=${R("practice")}>A random tree</a>
              <${st} />
            </p>`}
        ${S&&t.step&&l`<p class="muted">The window at ${S.step.node.path.at(-1)}:</p>
            <${Nt} node=${m?S.step.node:{...S.step.node,...S.step.before}} range=${t.summary?.range} showsWindow=${r} />`}
      </section>
    </div>`}var tc="default-src 'none'; style-src 'unsafe-inline'; img-src data:",ec="button, form, .save-pictures, .tree-foot, .tou\
ch, .focus-ring";function nc(){return[...document.styleSheets].flatMap(({cssRules:e})=>[...e]).map(({cssText:e})=>e).join(
`
`)}function oc(t,e){let n=document.implementation.createHTMLDocument(t);n.documentElement.lang="en",n.documentElement.dataset.
theme=document.documentElement.dataset.theme;let o=(i,c)=>{let f=n.createElement(i);for(let[u,p]of Object.entries(c))f.setAttribute(
u,p);return n.head.append(f),f};n.head.prepend(o("meta",{charset:"utf-8"})),o("meta",{"http-equiv":"Content-Security-Pol\
icy",content:tc}),o("meta",{name:"viewport",content:"width=device-width, initial-scale=1"}),o("style",{}).textContent=nc();
let[r,s,a]=[n.createElement("main"),n.createElement("h1"),n.importNode(e,!0)];return s.textContent=t,a.querySelectorAll(
ec).forEach(i=>i.remove()),a.querySelectorAll("[tabindex]").forEach(i=>i.removeAttribute("tabindex")),r.append(s,a),n.body.
append(r),`<!doctype html>
${n.documentElement.outerHTML}
`}function Bs({title:t,step:e}){return l`<button onClick=${({currentTarget:o})=>{let r=o.closest(".stage-columns");r&&dt(
`step-${e.step+1}.html`,oc(t,r))}}>Save as a page</button>`}function an(t){return/^-?\d+$/.test(t)?Number(t):t}function rc(t,e){return t.map((n,o)=>{let r=t[o+1],s=n.children.map(({
name:i,value:c})=>({name:i,state:"done",value:c})),a=r?[{name:r.name,state:"current",value:r.value}]:[];return{move:n.name,
name:n.name,depth:o,is_max:e===(o%2===0),value:an(n.value),alpha:an(n.alpha),beta:an(n.beta),children:[...s,...a].map(i=>({
...i,move:i.name,value:an(i.value)}))}})}function sc(t){let e=(t?.path??[]).flatMap(({children:n},o)=>{let r=t?.path.slice(
1,o+1).map(({move:s})=>s)??[];return n.filter(({state:s})=>s==="cut").map(({move:s})=>W([...r,s]))});return new Set(e)}function Hs({
line:t,hasEnded:e,path:n,isMax:o,parting:r,hasWindow:s,children:a}){return l`<div class="side-by-side">
    <figure>
      <figcaption>Yours, line ${K(t)}</figcaption>
      ${n?l`<${ac} path=${n} isMax=${o} skipped=${sc(r)} hasWindow=${s} />`:l`<p class="muted">${e?"Your log has ended.":
"There is no node in this line."}</p>`}
    </figure>
    <figure>
      <figcaption>Right</figcaption>
      ${a}
    </figure>
  </div>`}function ac({path:t,isMax:e,skipped:n,hasWindow:o}){let r=rc(t,e),s=t.slice(1).map(({name:i})=>i),a=en(s,i=>r[i.
length]);return l`<${Ht}
    label="Your log"
    levels=${a}
    current=${W(s)}
    hasWindow=${o}
    astray=${n}
  />`}function ic({step:t,stepper:e,hasWindow:n,first:o,label:r,onOpened:s}){let{levels:a,current:i,toggle:c,opened:f}=nn(e.id,
t,o),[u,p]=g(null);return G(()=>p(null),[t.step]),k(()=>s?.(f),[W(f)]),l`<${Ht}
      label=${r}
      levels=${a}
      current=${i}
      onToggle=${c}
      onSelect=${p}
      hasWindow=${n}
      cause=${sn(t)}
    />
    ${u?.child&&l`<${_s} child=${u.child} go=${e.go} />`}`}function Gs({step:t,stepper:e,hasWindow:n,first:o,log:r,isApart:s,
onOpened:a}){let i=xs(e.id,r,s?t.line:null),[c,f]=g(null),u=r?.check.step??null;k(()=>{u!==null&&e.fetchStep(u).then(f,()=>{})},
[u]);let p=m=>l`<${ic}
      step=${t}
      stepper=${e}
      hasWindow=${n}
      first=${o}
      label=${m}
      onOpened=${a}
    />`;return s?l`<${Hs}
    line=${t.line??0}
    hasEnded=${(t.line??0)>(r?.check.lines_yours??0)}
    path=${i}
    isMax=${t.path[0].is_max}
    parting=${c}
    hasWindow=${n}
    >${p("The right tree")}<//
  >`:p("The tree of the search")}var lc=2e4,cc=250;function Ds(t,e){let[n,o]=g(null),r=e?.algorithm==="alphabeta"&&e.done&&!e.too_long&&e.nodes<=lc;return k(
()=>{if(!r)return;let s=!1;return(async()=>{let{id:i}=await ot("trees",{...t,algorithm:"minimax",fail_hard:!1}),c=await F(
`trees/${i}`);for(;!c.done&&!s;)await new Promise(f=>setTimeout(f,cc)),c=await F(`trees/${i}`);yt(`trees/${i}`),!s&&c.done&&
!c.too_long&&o(c.nodes)})().catch(()=>{}),()=>{s=!0}},[r]),n}var Vn={greedy:"Greedy",minimax:"Minimax",alphabeta:"Alpha-beta"};function Fs({start_text:t}){return t?.is_task?"":"alph\
abeta"}function Ws({textbook:t}){return t.limit===null?"":String(t.limit)}var Us="search",js="",uc=4e3;function Vs(){return new Map(
Object.entries(mt(Us)))}function fc(t){(t.text??"").length>uc||gt(Us,Object.fromEntries(Vs().set(t.game,t).set(js,t)))}function mc(t,e){
let n=ne(t);if(!e||e.game!==t.id)return n;let o=Object.entries(e.variant??{}).map(([r,s])=>[r,String(s)]);return{...n,variant:{
...n.variant,...Object.fromEntries(o)},moves:e.moves??"",text:e.text??n.text}}function Gt({games:t,chosen:e,initial:n,onStart:o}){
let r=Vs(),s=n?.game??e??r.get(js)?.game,a=t.find(({id:L})=>L===s)??t.find(({textbook:L})=>L.log)??t[0],i=n??r.get(a.id),
[c,f]=g(()=>mc(a,i)),[u,p]=g(i?i.algorithm??"":Fs(a)),[m,h]=g(i?String(i.limit??""):Ws(a)),[y,d]=g(i?.heuristic??""),[$,
v]=g(i?.caching??!1),[w,x]=g(i?.ordering??!1),[b,_]=g(""),[T,B]=g(i?.fail_hard??!1),S=t.find(L=>L.id===c.game)??a,{textbook:M}=S,
O=S.start_text?.is_task??!1,C=M.algorithms.map(L=>[L,Vn[L]??L]);return l`<form class="card setup" onSubmit=${L=>{if(L.preventDefault(),
O&&Jt(c.text))return _("This is a log. The search begins with the task that it is of.");_("");let U={...Je(S,c),...u&&{algorithm:u},
limit:m===""?null:Number(m),caching:$,ordering:w,fail_hard:T&&u!=="minimax",...y&&{heuristic:y}};fc(U),o(U)}} aria-label="The search">
    <div class="fields">
      <${Qe} games=${t} start=${c} onChange=${L=>{if(L.game!==c.game){let U=t.find(Q=>Q.id===L.game)??a;p(Fs(U)),h(Ws(U)),
d("")}f(L)}} withMoves=${S.start_text===null} />
      <${tt}
        label="Algorithm"
        value=${u}
        values=${O?[["","as in the task"],...C]:C}
        onChange=${p}
      />
      ${u!=="greedy"&&l`<${nt}
          label="Depth limit"
          type="number"
          min=${1}
          value=${m}
          placeholder=${O?"as in the task":"none"}
          onChange=${h}
        />`}
      ${M.heuristics.length>1&&l`<${tt}
          label="Heuristic"
          value=${y||M.heuristics[0]}
          values=${M.heuristics}
          onChange=${d}
        />`}
      ${u!=="greedy"&&l`<div class="checks">
          <${At} label="Caching" checked=${$} onChange=${v} />
          <${At} label="Ordering" checked=${w} onChange=${x} />
          ${u!=="minimax"&&l`<${At} label="Fail-hard" checked=${T} onChange=${B} />`}
        </div>`}
    </div>
    <${H} error=${b} />
    <button class="primary">Search</button>
  </form>`}function pc({summary:t,minimax:e,isAtEnd:n}){let{nodes:o,result:r,done:s,too_long:a}=t;return l`<p class="size">
    ${e===null?V(o,"node"):l`<strong>${K(o)} of ${V(e,"node")}</strong> <span class="muted">of minimax</span>`}${!s&&", \
still searching"}${a&&", too long to be kept whole: it ends early"}
    ${n&&r&&l`<span class="result"> · best: <strong>${r.best??"none"}</strong>, value ${E(r.value)}</span>`}
  </p>`}function zs({games:t,about:e,request:n,summary:o,isAtEnd:r,practice:s,onPractice:a,onLog:i}){let c=Ds(n,o),f=A(null),
u=A(null);k(()=>{document.activeElement===document.body&&u.current?.focus()},[]);let p=o?.algorithm??"",m=h=>{f.current?.
close(),xt(h)};return l`<header class="stage-head">
    <h1 tabindex="-1" ref=${u}>
      ${e.name}${p&&l`<span class="muted"> · ${Vn[p]??p}</span>`}
    </h1>
    ${o&&s===null&&l`<${pc} summary=${o} minimax=${c} isAtEnd=${r} />`}
    <div class="stage-tools">
      ${e.textbook.log&&s===null&&l`<${vt} onText=${i} label="Compare your log" />`}
      <button
        class="quiet"
        aria-pressed=${s!==null}
        onClick=${()=>a(s===null?1+Math.floor(Math.random()*9999):null)}
      >
        Practice
      </button>
      <${st} />
      ${!qt&&l`<button class="quiet" onClick=${()=>f.current?.showModal()}>Change</button>`}
    </div>
    <dialog ref=${f} class="setup-dialog" aria-label="Another search">
      <form method="dialog" class="dialog-close"><button>Close</button></form>
      <${Gt} games=${t} chosen=${e.id} initial=${n} onStart=${m} />
    </dialog>
  </header>`}function hc(t,e){let[n,o]=t?["max","min"]:["min","max"],r=e?", α, β":"";return[[`${n}_value(s${r}):`],["  if s is a le\
af: return its value","leaf","cached"],[`  v ← ${t?"−∞":"+∞"}`,"enter"],["  for each move a:"],[`    v ← ${n}(\
v, ${o}_value(s + a${r}))`,"update","cut"],...e?[[`    if v ${t?"≥ β":"≤ α"}: return v`,"cut"],[`    ${t?"α":"β"}\
 ← ${n}(${t?"α":"β"}, v)`,"update"]]:[],["  return v"]]}function qs({step:{kind:t,node:e},prunes:n}){return l`<ol class="code" aria-label="The function, with the current lines marked">
    ${hc(e.is_max,n).map(([o,...r])=>{let s=r.includes(t);return l`<li class=${s?"here":""} aria-current=${s?"step":void 0}><code>${o}</code></li>`})}
  </ol>`}var dc={enter:"Node entered",leaf:"Leaf",update:"Update",cut:"Cut-off",cached:"From the cache"};function $c({step:t}){return t.
line_text===null?l`<p class="log-line muted">No log line at this step.</p>`:l`<p class="log-line">
    <span class="muted">line ${t.line===null?"":K(t.line)}</span>
    <code>${t.line_text}</code>
  </p>`}function Ks({step:t,range:e,algorithm:n,hasLog:o}){let r=n==="alphabeta";return l`<section class="step-panel" aria-label="This step">
    <h2>
      <span class=${`kind kind-${t.kind}`}>${dc[t.kind]}</span>
      <span class="path">${` ${t.node.path.join(" › ")}`}</span>
    </h2>
    <p class="reason">${kt(t)}</p>
    ${o&&l`<${$c} step=${t} />`}
    <details class="explanation">
      <summary>The whole reason</summary>
      <p>${o?t.log_explanation:t.explanation}</p>
    </details>
    <${Nt} node=${t.node} before=${t.before} child=${t.child} range=${e} showsWindow=${r} />
    ${n!=="greedy"&&l`<${qs} step=${t} prunes=${r} />`}
  </section>`}var gc=300,yc=400;function vc(t,e){let[n,o]=g(null);return k(()=>{let r=0,s=!1,a=async()=>{try{let c=await F(`trees/${t}`);
if(s)return;o(c),c.done||(r=window.setTimeout(a,yc))}catch(c){s||e(I(c))}},i=()=>{yt(`trees/${t}`)};return a(),addEventListener(
"pagehide",i),()=>{s=!0,clearTimeout(r),removeEventListener("pagehide",i),Bo(`trees/${t}`)}},[t]),n}function Js(t,e){let[
n,o]=g(null),[r,s]=g(""),a=vc(t,s),i=A(new Map),c=A(null),f=jt(y=>{let d=i.current.get(y);if(d)return d;let $=F(`trees/${t}\
/steps/${y}`);return i.current.set(y,$),$.catch(()=>i.current.delete(y)),i.current.size>gc&&i.current.delete(i.current.keys().
next().value??0),$},[t]),u=jt(async y=>{if(y!=null){c.current=y;try{let d=await f(y);if(c.current!==y)return;s(""),o(d),
d.next.step!==null&&f(d.next.step).catch(()=>{})}catch(d){s(I(d))}}},[f]),p=a?.events??0,m=p>e||p>0&&a?.done===!0,h=A(e);
return k(()=>{m&&(c.current===null||e!==h.current)&&u(Math.min(e,p-1)),h.current=e},[m,e]),{id:t,summary:a,step:n,error:r,
go:u,fetchStep:f}}var bc=[1,2,5,10,30];function Dt({step:t,go:e,label:n,children:o,class:r=""}){let s=t==null;return l`<button
    class=${r}
    aria-disabled=${s?"true":void 0}
    aria-label=${n}
    onClick=${()=>e(t)}
  >
    ${o}
  </button>`}function zn({name:t,kind:e,next:n,previous:o,go:r}){return l`<div class="segments" role="group" aria-label=${t}>
    <${Dt} step=${o[e]} go=${r} label=${`Previous ${t}`}>‹<//>
    <${Dt} step=${n[e]} go=${r} label=${`Next ${t}`}>${t} ›<//>
  </div>`}function wc({step:t,go:e}){let[n,o]=g(!1),[r,s]=Tt("speed","2"),a=Number(r)||2,i=t?.next.step??null;return k(()=>{
if(!n)return;if(i===null){o(!1);return}let c=setTimeout(()=>e(i),1e3/a);return()=>clearTimeout(c)},[n,a,i]),{isPlaying:n,
setPlaying:o,speed:a,setRate:s}}function Qs({stepper:t,hasWindow:e,hasLog:n,onPlaying:o}){let{step:r,summary:s,go:a}=t,{
isPlaying:i,setPlaying:c,speed:f,setRate:u}=wc(t);k(()=>o(i),[i]);let p=r?.next??{step:null},m=r?.previous??{step:null},
h=()=>c(!i);rt({f:()=>a(p.step),b:()=>a(m.step),o:()=>a(p.over),r:()=>a(p.out),l:()=>a(p.line),L:()=>a(m.line),u:()=>a(p.
update),U:()=>a(m.update),c:()=>a(p.cut),C:()=>a(m.cut)," ":h});let y=(s?.events??1)-1,d=r?.step??0;return l`<section class="transport" aria-label="Steps of the search">
    <div class="buttons">
      <div class="segments" role="group" aria-label="Step">
        <${Dt} step=${m.step} go=${a} label="One step back">‹ Back<//>
        <${Dt} class="primary" step=${p.step} go=${a} label="One step forward">Forward ›<//>
      </div>
      <div class="segments" role="group" aria-label="Subtree">
        <${Dt} step=${p.over} go=${a} label="Over the subtree">Over<//>
        <${Dt} step=${p.out} go=${a} label="Out to the parent">Out<//>
      </div>
      ${n&&l`<${zn} name="log line" kind="line" next=${p} previous=${m} go=${a} />`}
      <${zn} name="update" kind="update" next=${p} previous=${m} go=${a} />
      ${e&&l`<${zn} name="cut" kind="cut" next=${p} previous=${m} go=${a} />`}
      <div class="segments" role="group" aria-label="Playback">
        <button onClick=${h} aria-pressed=${i}>${i?"Pause":"Play"}</button>
        <select
          aria-label="Steps in a second"
          onChange=${$=>u($.target.value)}
        >
          ${bc.map($=>l`<option value=${$} selected=${$===f}>${$} / s</option>`)}
        </select>
      </div>
    </div>
    <${ze}
      label="Step of the search"
      value=${d}
      last=${y}
      text=${`step ${K(d)} of ${K(Math.max(y,0))}`}
      onChange=${a}
    />
  </section>`}var[Ys,xc]=[4,400];function qn(t){let e=t-1;return{path:[],left:0,right:1,first:0,last:e,isCut:!1,isMax:!0,isInner:!0,children:[]}}
function kc(t,e,n){t.isMax=n;let o=e.flatMap(({steps:c})=>c?[c[1]-c[0]+1]:[]),r=o.reduce((c,f)=>c+f,0)/Math.max(o.length,
1)||1,s=e.map(({steps:c})=>c?c[1]-c[0]+1:r),a=(t.right-t.left)/s.reduce((c,f)=>c+f,0),i=t.left;t.children=e.map(({move:c,
steps:f,kind:u},p)=>{let m=i+s[p]*a,[h,y]=f??[t.last,t.last],d={left:i,right:m,first:h,last:y,isCut:!f,isMax:!n,isInner:u===
"inner",children:[]};return i=m,{...d,path:[...t.path,c]}})}async function Xs(t,e,{depth:n,least:o,onNodes:r,isGone:s}){
let a=[e];for(let i=0;a.length>0&&i<xc&&!s();){a.sort((f,u)=>u.right-u.left-(f.right-f.left));let c=a.slice(0,Ys);a=a.slice(
Ys),i+=c.length;for(let f of await Promise.all(c.map(u=>_c(t,u,e.last))))a.push(...f.filter(({isInner:u,path:p,left:m,right:h})=>u&&
p.length<n&&h-m>=o));r()}}async function _c(t,e,n){let o=new URLSearchParams({path:JSON.stringify(e.path),step:String(n)}),
r=await F(`trees/${t}/children?${o}`);return kc(e,r.children,r.node.is_max),e.children}function Zs(t,e){let n=t;for(;;){
let o=n.children.find(r=>!r.isCut&&r.first<=e&&e<=r.last);if(o){n=o;continue}return n.children.length>0?n.children.findLast(
r=>r.last<=e&&!r.isCut)?.right??n.left:n.left+(e-n.first)/Math.max(n.last-n.first,1)*(n.right-n.left)}}function ta(t,e,n){
let o=t;for(let r=0;r<=n;r+=1){let s=o.children.find(({left:a,right:i})=>a<=e&&e<i);if(!s)break;o=s}return o}var ae=66,[Kn,Sc]=[6,4];function Mc(t){let e=f=>(t.style.color=`var(--${f})`,getComputedStyle(t).color),[n,o,r,s,a,i,c]=[
"max","min","wrong","line","ink","card","accent"].map(e);return t.style.color="",{max:n,min:o,wrong:r,line:s,ink:a,card:i,
accent:c}}function Jn({children:t}){return t.length>0?1+Math.max(...t.map(Jn)):0}function Tc(t,e,n){let o=devicePixelRatio||
1,r=t.clientWidth;t.width=r*o,t.height=ae*o;let s=t.getContext("2d");if(!s)return;s.scale(o,o);let a=Mc(t),i=Math.min(Math.
max(Jn(e),2),Kn),c=(ae-4)/i,f=(p,m)=>{if(!(m>=i))for(let h of p.children){let[y,d]=[h.left*r,2+m*c],$=(h.right-h.left)*r>
4?1:0,[v,w]=[Math.max((h.right-h.left)*r-$,.5),c-1],x=h.last<=n;if(h.isCut){s.globalAlpha=x?.16:.3,s.fillStyle=x?a.wrong:
a.line,s.fillRect(y,d,v,x?(i-m)*c-1:w),x&&Oc(s,a.wrong,[y,d,v,(i-m)*c-1]);continue}let b=h.first<=n&&!x;s.globalAlpha=b?
1:x?.6:.35,s.fillStyle=b||x?h.isMax?a.max:a.min:a.line,s.fillRect(y,d,v,w),f(h,m+1)}};f(e,0),s.globalAlpha=1;let u=Math.
min(Math.max(Zs(e,n)*r,1),r-1);s.fillStyle=a.card,s.fillRect(u-2.5,0,5,ae),s.fillStyle=a.ink,s.fillRect(u-1,0,2,ae)}function Oc(t,e,[
n,o,r,s]){if(!(r<3)){t.save(),t.globalAlpha=.55,t.strokeStyle=e,t.beginPath(),t.rect(n,o,r,s),t.clip(),t.beginPath();for(let a=n-
s;a<n+r;a+=6)t.moveTo(a,o+s),t.lineTo(a+s,o);t.stroke(),t.restore()}}function ea({stepper:{id:t,summary:e,step:n,go:o}}){
let r=A(null),s=Pt(r),a=A(qn(1)),i=A(0);i.current=n?.step??0;let c=()=>r.current&&Tc(r.current,a.current,i.current),f=e?.
done?e.events:0;k(()=>{if(f===0||s===0)return;let m=!1;a.current=qn(f);let h={depth:Kn,least:Sc/s,onNodes:()=>!m&&c(),isGone:()=>m};
return Xs(t,a.current,h).catch(()=>{}),()=>{m=!0}},[t,f,s]),k(()=>{c()},[n?.step,s]),k(()=>{let m=new MutationObserver(c);
m.observe(document.documentElement,{attributes:!0,attributeFilter:["data-theme"]});let h=matchMedia("(prefers-color-sche\
me: dark)");return h.addEventListener("change",c),()=>{m.disconnect(),h.removeEventListener("change",c)}},[]);let u=m=>{
let h=r.current?.getBoundingClientRect();if(!h||f===0)return;let y=Math.min(Math.max(Jn(a.current),2),Kn),d=Math.floor((m.
clientY-h.top)/h.height*y);o(ta(a.current,(m.clientX-h.left)/h.width,d).first)},p=`Map of the tree: step ${K(i.current)}\
 of ${K(Math.max(f-1,0))}`;return l`<canvas
    class="tree-map"
    ref=${r}
    role="img"
    aria-label=${p}
    title="The whole tree, a row for each depth: press a node to go to its first step"
    height=${ae}
    onClick=${u}
  ></canvas>`}var Ec=60;function na(t,e){return!t||t===e?!1:t.scrollWidth>t.clientWidth&&getComputedStyle(t).overflowX!=="visible"||na(
t.parentElement,e)}function oa(t){let e=A(null);return{onTouchStart:n=>{let o=n.target,r=n.touches.length===1&&!na(o,n.currentTarget);
e.current=r?n.touches[0]:null},onTouchEnd:n=>{if(!e.current)return;let o=n.changedTouches[0].clientX-e.current.clientX,r=n.
changedTouches[0].clientY-e.current.clientY;e.current=null,Math.abs(o)>=Ec&&Math.abs(o)>2*Math.abs(r)&&t(o<0)}}}var Cc=150,Qn=["Tree","Reason","Board"];function Ac(t,e,{node:n,practice:o,score:r}){let s=e?.step??null;k(()=>{if(s===null)
return;let a=setTimeout(()=>Lt(tn(t,{step:s,node:n,practice:o,score:r})),Cc);return()=>clearTimeout(a)},[t,s,W(n),o,r])}
function ra({id:t,games:e,about:n,address:o,onAgain:r}){let{request:s,href:a}=o,i=Js(t,o.step),{step:c,summary:f,error:u,
go:p}=i,{log:m,error:h,take:y,drop:d}=bs(t,o,p),[$,v]=g(!1),[w,x]=g(Qn[0]),[b,_]=g(o.node),[T,B]=g(o.practice),[S,M]=g(o.
score);Ac(a,c,{node:b,practice:T,score:S});let O=lt=>{B(lt),M(null)};k(()=>{c&&!$&&T===null&&j(kt(c))},[c?.step,$]);let C=f?.
algorithm??"",P=C==="alphabeta",z=n.textbook.log,L=ws(m,c?.line),U=f?.done===!0&&c?.step===f.events-1,Q=c?.board?Qn:Qn.slice(
0,2),_t=oa(lt=>x(Q[Q.indexOf(w)+(lt?1:-1)]??w));return l`<div class=${`stage show-${w.toLowerCase()}`}>
    <${zs}
      games=${e}
      about=${n}
      request=${s}
      summary=${f}
      isAtEnd=${U}
      practice=${T}
      onPractice=${O}
      onLog=${y}
    />
    ${u&&l`<${H} error=${u} />
        <p>
          The search is not open any more: it has made room for newer ones, or the server was started anew.
          <button class="primary" onClick=${()=>r(c?.step??o.step)}>Search again</button>
        </p>`}
    <${H} error=${h} />
    ${m&&z&&T===null&&l`<${ks} log=${m} columns=${z.columns} go=${p} onDrop=${d} />`}
    ${T===null?l`<${ea} stepper=${i} />
            <${Qs} stepper=${i} hasWindow=${P} hasLog=${m!==null} onPlaying=${v} />
            <div class="panes" role="group" aria-label="What is shown">
              ${Q.map(lt=>l`<button aria-pressed=${lt===w} onClick=${()=>x(lt)}>${lt}</button>`)}
            </div>`:null}
    ${c&&(T===null?l`<div
            class=${["stage-columns",!c.board&&"no-board",L&&"apart"].filter(Boolean).join(" ")}
            ...${_t}
          >
            <div class="tree-main">
              <${Gs}
                step=${c}
                stepper=${i}
                hasWindow=${P}
                first=${o.node}
                log=${m}
                isApart=${L}
                onOpened=${_}
              />
              <div class="tree-foot">
                <${Ss} />
                <p class="save-pictures">
                  <${Bs}
                    title=${`${n.name}: step ${c.step+1} of ${f?.events??0}`}
                    step=${c}
                  />
                </p>
                ${n.id==="tree"&&l`<${We}
                    noun="step"
                    name=${`step-${c.step+1}`}
                    at=${c.step}
                    count=${f?.events??0}
                    path=${lt=>`trees/${t}/steps/${lt}/picture`}
                  />`}
              </div>
            </div>
            <${Ks}
              step=${c}
              range=${f?.range}
              algorithm=${C}
              hasLog=${m!==null}
            />
            ${c.board&&l`<div class="board-pane">
                <${it} board=${c.board} label=${`Board of the node ${c.node.path.join(" › ")}`} />
                <p class="muted">${c.board.words}</p>
              </div>`}
          </div>`:l`<${Is}
            stepper=${i}
            href=${a}
            seed=${T}
            told=${S}
            hasWindow=${P}
            format=${z}
            onSeed=${O}
            onScore=${M}
          />`)}
  </div>`}function sa({games:t,about:e,address:n}){let[o,r]=g(""),[s,a]=g(""),[i,c]=g(n.step),f=async()=>{try{a(""),r((await ot("t\
rees",n.request)).id)}catch(u){a(I(u))}};return k(()=>{f()},[]),G(()=>c(n.step),[n.step]),s?l`<h1>${e.name}</h1>
      <${H} error=${s} />
      <${Gt} games=${t} chosen=${e.id} initial=${n.request} onStart=${xt} />`:o?l`<${ra}
        key=${o}
        id=${o}
        games=${t}
        about=${e}
        address=${{...n,step:i}}
        onAgain=${u=>(c(u),f())}
      />`:l`<p class="muted">Searching…</p>`}function Lc({game:t,format:e,log:n,onLog:o}){let[r,s]=g(()=>Qt(Yt(t,"task"))),a=(i,c)=>{let f={game:t.id,text:c,moves:"",
limit:null,caching:!1,ordering:!1,fail_hard:!1};return aa(f,i)};return k(()=>{n&&r&&a(n,r.text)},[n,r]),l`<section class="card log-start" aria-labelledby="log-start-title">
    <h2 id="log-start-title">Is your ${e.file} right?</h2>
    <${On} label=${`Choose your ${n?"task":e.file}`} onLog=${o} onTask=${s}>
      ${n?l`<p><strong>✓ ${n.name}</strong>. Which task is it of? Drop that file, too.</p>`:l`<p>
              <strong>Drop it here</strong>${r?`, too: ${r.name} is there.`:" with its task."} You see
              the first wrong line, your tree beside the right one, and the mistake, if it is a known one.
            </p>`}
    <//>
    ${n&&!r&&l`<p>
        <button onClick=${()=>a(n,t.start_text?.sample??"")}>It is of the sample task</button>
      </p>`}
  </section>`}async function aa(t,e){for(let n of gr)Le(Yt({id:t.game},n));It(await re(t),e),await xt(t)}function ia({games:t,
chosen:e}){let n=Pe(t),[o,r]=g(()=>n&&Qt(Yt(n,"log"))),s=a=>o&&a.game===n?.id?aa(a,o):xt(a);return l`<h1>Step through a search</h1>
    <div class="tree-start">
      ${n?.textbook.log&&l`<${Lc} game=${n} format=${n.textbook.log} log=${o} onLog=${r} />`}
      <${Gt} games=${t} chosen=${e} onStart=${s} />
    </div>`}function Pc(t){let[e,n]=g(void 0),[o,r]=g(""),s=`${t.route.join("/")}?${t.query}`;return k(()=>{let a=!1;return gs(t).then(
i=>a||(n(i),r("")),i=>a||(n(null),r(I(i)))),()=>{a=!0}},[s]),{search:e,error:o}}function la({about:t,address:e}){let{search:n,
error:o}=Pc(e),r=[...t.games,t.tree];if(n===void 0)return null;let s=r.find(({id:a})=>a===n?.request.game);return l`<${H} error=${o||
(n&&!s?`There is no game ${n.request.game}.`:"")} />
    ${n&&s?l`<${sa} key=${n.href} games=${r} about=${s} address=${n} />`:l`<${ia} games=${r} chosen=${e.route[1]} />`}`}var ca=[["tree","Trees"],["play","Play"],["look","Games"],["live","Live"]];function Nc({route:t,isLive:e}){return l`<header class="top">
    <a class="brand" href="#/" aria-current=${t.length===0?"page":void 0}>suite</a>
    <nav aria-label="Views">
      ${ca.filter(([n])=>n!=="live"||e).map(([n,o])=>l`<a href=${R(n)} aria-current=${t[0]===n?"page":void 0}>${o}</a>`)}
    </nav>
    <${Fo} />
    <${$s} />
  </header>`}function Rc({about:t,address:e}){let[n,...o]=e.route,[r,s]=So();return r?l`<h1>Something went wrong</h1>
      <${H} error=${I(r)} />
      <button onClick=${s}>Try again</button>`:n==="tree"?l`<${la} key=${o[0]} about=${t} address=${e} />`:n==="practice"?
l`<${ys} />`:n==="play"?l`<${hs} key=${o.join(" ")} about=${t} chosen=${o[0]} id=${o[1]} />`:n==="look"?l`<${ns} about=${t} route=${o} />`:
n==="live"?l`<${Er} />`:l`<${vr} about=${t} address=${e} />`}function ua(){let t=Uo(),{route:e}=t,[n,o]=g(null),[r,s]=g(
"");k(Go,[]),k(()=>{F("about").then(o,c=>s(I(c)))},[]),k(()=>{document.title=ca.find(([c])=>c===e[0])?.[1]??"suite"},[e[0]]);
let a=A(null),i=e.join("/");return G(()=>{n&&document.activeElement===document.body&&a.current?.focus({preventScroll:!0})},
[i]),k(()=>{document.documentElement.classList.toggle("embedded",qt)},[]),l`${!qt&&l`<button class="skip" onClick=${()=>a.
current?.focus()}>Skip to the content</button>
      <${Nc} route=${e} isLive=${typeof n?.live=="string"} />`}
    <main ref=${a} tabindex="-1">
      <${H} error=${r} />${n&&l`<${Rc} key=${e[0]??"lesson"} about=${n} address=${t} />`}
    </main>
    <${Wo} />`}Gn();et||(await $n(),addEventListener("hashchange",async()=>await $n()&&location.reload()));_o(l`<${ua} />`,document.getElementById(
"app"));
