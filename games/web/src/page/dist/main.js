// Made by `npm --prefix tests/web run bundle` of modules with the hash a880db51e3b8a650ee7a42bee4a10443ed24bc574e4f2b519f49788bc0763e4c.
var la=Object.defineProperty;var Jn=(t,e)=>{for(var n in e)la(t,n,{get:e[n],enumerable:!0})};/*!
 * htm 3.1.1 with Preact 10: the file preact/standalone.module.js of the npm package htm 3.1.1, unchanged below this comment.
 * htm: Copyright 2018 Google Inc., Apache License 2.0, see htm.LICENSE.
 * Preact: Copyright (c) 2015-present Jason Miller, MIT License, see preact.LICENSE.
 */var pe,N,co,Ft,uo,Qn,ca,fe={},fo=[],ua=/acit|ex(?:s|g|n|p|$)|rph|grid|ows|mnc|ntw|ine[ch]|zoo|^ord|itera/i;function ut(t,e){
for(var n in e)t[n]=e[n];return t}function mo(t){var e=t.parentNode;e&&e.removeChild(t)}function po(t,e,n){var o,r,s,a={};
for(s in e)s=="key"?o=e[s]:s=="ref"?r=e[s]:a[s]=e[s];if(arguments.length>2&&(a.children=arguments.length>3?pe.call(arguments,
2):n),typeof t=="function"&&t.defaultProps!=null)for(s in t.defaultProps)a[s]===void 0&&(a[s]=t.defaultProps[s]);return le(
t,a,o,r,null)}function le(t,e,n,o,r){var s={type:t,props:e,key:n,ref:o,__k:null,__:null,__b:0,__e:null,__d:void 0,__c:null,
__h:null,constructor:void 0,__v:r??++co};return N.vnode!=null&&N.vnode(s),s}function he(t){return t.children}function ce(t,e){
this.props=t,this.context=e}function _t(t,e){if(e==null)return t.__?_t(t.__,t.__.__k.indexOf(t)+1):null;for(var n;e<t.__k.
length;e++)if((n=t.__k[e])!=null&&n.__e!=null)return n.__e;return typeof t.type=="function"?_t(t):null}function ho(t){var e,
n;if((t=t.__)!=null&&t.__c!=null){for(t.__e=t.__c.base=null,e=0;e<t.__k.length;e++)if((n=t.__k[e])!=null&&n.__e!=null){t.
__e=t.__c.base=n.__e;break}return ho(t)}}function Yn(t){(!t.__d&&(t.__d=!0)&&Ft.push(t)&&!me.__r++||Qn!==N.debounceRendering)&&
((Qn=N.debounceRendering)||uo)(me)}function me(){for(var t;me.__r=Ft.length;)t=Ft.sort(function(e,n){return e.__v.__b-n.
__v.__b}),Ft=[],t.some(function(e){var n,o,r,s,a,l;e.__d&&(a=(s=(n=e).__v).__e,(l=n.__P)&&(o=[],(r=ut({},s)).__v=s.__v+1,
ln(l,s,r,n.__n,l.ownerSVGElement!==void 0,s.__h!=null?[a]:null,o,a??_t(s),s.__h),vo(o,s),s.__e!=a&&ho(s)))})}function $o(t,e,n,o,r,s,a,l,c,m){
var u,p,f,h,g,d,$,v=o&&o.__k||fo,b=v.length;for(n.__k=[],u=0;u<e.length;u++)if((h=n.__k[u]=(h=e[u])==null||typeof h=="bo\
olean"?null:typeof h=="string"||typeof h=="number"||typeof h=="bigint"?le(null,h,null,null,h):Array.isArray(h)?le(he,{children:h},
null,null,null):h.__b>0?le(h.type,h.props,h.key,null,h.__v):h)!=null){if(h.__=n,h.__b=n.__b+1,(f=v[u])===null||f&&h.key==
f.key&&h.type===f.type)v[u]=void 0;else for(p=0;p<b;p++){if((f=v[p])&&h.key==f.key&&h.type===f.type){v[p]=void 0;break}f=
null}ln(t,h,f=f||fe,r,s,a,l,c,m),g=h.__e,(p=h.ref)&&f.ref!=p&&($||($=[]),f.ref&&$.push(f.ref,null,h),$.push(p,h.__c||g,h)),
g!=null?(d==null&&(d=g),typeof h.type=="function"&&h.__k!=null&&h.__k===f.__k?h.__d=c=go(h,c,t):c=yo(t,h,f,v,g,c),m||n.type!==
"option"?typeof n.type=="function"&&(n.__d=c):t.value=""):c&&f.__e==c&&c.parentNode!=t&&(c=_t(f))}for(n.__e=d,u=b;u--;)v[u]!=
null&&(typeof n.type=="function"&&v[u].__e!=null&&v[u].__e==n.__d&&(n.__d=_t(o,u+1)),bo(v[u],v[u]));if($)for(u=0;u<$.length;u++)
wo($[u],$[++u],$[++u])}function go(t,e,n){var o,r;for(o=0;o<t.__k.length;o++)(r=t.__k[o])&&(r.__=t,e=typeof r.type=="fun\
ction"?go(r,e,n):yo(n,r,r,t.__k,r.__e,e));return e}function yo(t,e,n,o,r,s){var a,l,c;if(e.__d!==void 0)a=e.__d,e.__d=void 0;else if(n==
null||r!=s||r.parentNode==null)t:if(s==null||s.parentNode!==t)t.appendChild(r),a=null;else{for(l=s,c=0;(l=l.nextSibling)&&
c<o.length;c+=2)if(l==r)break t;t.insertBefore(r,s),a=s}return a!==void 0?a:r.nextSibling}function Xn(t,e,n){e[0]==="-"?
t.setProperty(e,n):t[e]=n==null?"":typeof n!="number"||ua.test(e)?n:n+"px"}function ie(t,e,n,o,r){var s;t:if(e==="style")
if(typeof n=="string")t.style.cssText=n;else{if(typeof o=="string"&&(t.style.cssText=o=""),o)for(e in o)n&&e in n||Xn(t.
style,e,"");if(n)for(e in n)o&&n[e]===o[e]||Xn(t.style,e,n[e])}else if(e[0]==="o"&&e[1]==="n")s=e!==(e=e.replace(/Capture$/,
"")),e=e.toLowerCase()in t?e.toLowerCase().slice(2):e.slice(2),t.l||(t.l={}),t.l[e+s]=n,n?o||t.addEventListener(e,s?to:Zn,
s):t.removeEventListener(e,s?to:Zn,s);else if(e!=="dangerouslySetInnerHTML"){if(r)e=e.replace(/xlink[H:h]/,"h").replace(
/sName$/,"s");else if(e!=="href"&&e!=="list"&&e!=="form"&&e!=="tabIndex"&&e!=="download"&&e in t)try{t[e]=n??"";break t}catch{}
typeof n=="function"||(n!=null&&(n!==!1||e[0]==="a"&&e[1]==="r")?t.setAttribute(e,n):t.removeAttribute(e))}}function Zn(t){
this.l[t.type+!1](N.event?N.event(t):t)}function to(t){this.l[t.type+!0](N.event?N.event(t):t)}function ln(t,e,n,o,r,s,a,l,c){
var m,u,p,f,h,g,d,$,v,b,x,w=e.type;if(e.constructor!==void 0)return null;n.__h!=null&&(c=n.__h,l=e.__e=n.__e,e.__h=null,
s=[l]),(m=N.__b)&&m(e);try{t:if(typeof w=="function"){if($=e.props,v=(m=w.contextType)&&o[m.__c],b=m?v?v.props.value:m.__:
o,n.__c?d=(u=e.__c=n.__c).__=u.__E:("prototype"in w&&w.prototype.render?e.__c=u=new w($,b):(e.__c=u=new ce($,b),u.constructor=
w,u.render=ma),v&&v.sub(u),u.props=$,u.state||(u.state={}),u.context=b,u.__n=o,p=u.__d=!0,u.__h=[]),u.__s==null&&(u.__s=
u.state),w.getDerivedStateFromProps!=null&&(u.__s==u.state&&(u.__s=ut({},u.__s)),ut(u.__s,w.getDerivedStateFromProps($,u.
__s))),f=u.props,h=u.state,p)w.getDerivedStateFromProps==null&&u.componentWillMount!=null&&u.componentWillMount(),u.componentDidMount!=
null&&u.__h.push(u.componentDidMount);else{if(w.getDerivedStateFromProps==null&&$!==f&&u.componentWillReceiveProps!=null&&
u.componentWillReceiveProps($,b),!u.__e&&u.shouldComponentUpdate!=null&&u.shouldComponentUpdate($,u.__s,b)===!1||e.__v===
n.__v){u.props=$,u.state=u.__s,e.__v!==n.__v&&(u.__d=!1),u.__v=e,e.__e=n.__e,e.__k=n.__k,e.__k.forEach(function(_){_&&(_.
__=e)}),u.__h.length&&a.push(u);break t}u.componentWillUpdate!=null&&u.componentWillUpdate($,u.__s,b),u.componentDidUpdate!=
null&&u.__h.push(function(){u.componentDidUpdate(f,h,g)})}u.context=b,u.props=$,u.state=u.__s,(m=N.__r)&&m(e),u.__d=!1,u.
__v=e,u.__P=t,m=u.render(u.props,u.state,u.context),u.state=u.__s,u.getChildContext!=null&&(o=ut(ut({},o),u.getChildContext())),
p||u.getSnapshotBeforeUpdate==null||(g=u.getSnapshotBeforeUpdate(f,h)),x=m!=null&&m.type===he&&m.key==null?m.props.children:
m,$o(t,Array.isArray(x)?x:[x],e,n,o,r,s,a,l,c),u.base=e.__e,e.__h=null,u.__h.length&&a.push(u),d&&(u.__E=u.__=null),u.__e=
!1}else s==null&&e.__v===n.__v?(e.__k=n.__k,e.__e=n.__e):e.__e=fa(n.__e,e,n,o,r,s,a,c);(m=N.diffed)&&m(e)}catch(_){e.__v=
null,(c||s!=null)&&(e.__e=l,e.__h=!!c,s[s.indexOf(l)]=null),N.__e(_,e,n)}}function vo(t,e){N.__c&&N.__c(e,t),t.some(function(n){
try{t=n.__h,n.__h=[],t.some(function(o){o.call(n)})}catch(o){N.__e(o,n.__v)}})}function fa(t,e,n,o,r,s,a,l){var c,m,u,p=n.
props,f=e.props,h=e.type,g=0;if(h==="svg"&&(r=!0),s!=null){for(;g<s.length;g++)if((c=s[g])&&(c===t||(h?c.localName==h:c.
nodeType==3))){t=c,s[g]=null;break}}if(t==null){if(h===null)return document.createTextNode(f);t=r?document.createElementNS(
"http://www.w3.org/2000/svg",h):document.createElement(h,f.is&&f),s=null,l=!1}if(h===null)p===f||l&&t.data===f||(t.data=
f);else{if(s=s&&pe.call(t.childNodes),m=(p=n.props||fe).dangerouslySetInnerHTML,u=f.dangerouslySetInnerHTML,!l){if(s!=null)
for(p={},g=0;g<t.attributes.length;g++)p[t.attributes[g].name]=t.attributes[g].value;(u||m)&&(u&&(m&&u.__html==m.__html||
u.__html===t.innerHTML)||(t.innerHTML=u&&u.__html||""))}if((function(d,$,v,b,x){var w;for(w in v)w==="children"||w==="ke\
y"||w in $||ie(d,w,null,v[w],b);for(w in $)x&&typeof $[w]!="function"||w==="children"||w==="key"||w==="value"||w==="chec\
ked"||v[w]===$[w]||ie(d,w,$[w],v[w],b)})(t,f,p,r,l),u)e.__k=[];else if(g=e.props.children,$o(t,Array.isArray(g)?g:[g],e,
n,o,r&&h!=="foreignObject",s,a,s?s[0]:n.__k&&_t(n,0),l),s!=null)for(g=s.length;g--;)s[g]!=null&&mo(s[g]);l||("value"in f&&
(g=f.value)!==void 0&&(g!==t.value||h==="progress"&&!g)&&ie(t,"value",g,p.value,!1),"checked"in f&&(g=f.checked)!==void 0&&
g!==t.checked&&ie(t,"checked",g,p.checked,!1))}return t}function wo(t,e,n){try{typeof t=="function"?t(e):t.current=e}catch(o){
N.__e(o,n)}}function bo(t,e,n){var o,r;if(N.unmount&&N.unmount(t),(o=t.ref)&&(o.current&&o.current!==t.__e||wo(o,null,e)),
(o=t.__c)!=null){if(o.componentWillUnmount)try{o.componentWillUnmount()}catch(s){N.__e(s,e)}o.base=o.__P=null}if(o=t.__k)
for(r=0;r<o.length;r++)o[r]&&bo(o[r],e,typeof t.type!="function");n||t.__e==null||mo(t.__e),t.__e=t.__d=void 0}function ma(t,e,n){
return this.constructor(t,n)}function xo(t,e,n){var o,r,s;N.__&&N.__(t,e),r=(o=typeof n=="function")?null:n&&n.__k||e.__k,
s=[],ln(e,t=(!o&&n||e).__k=po(he,null,[t]),r||fe,fe,e.ownerSVGElement!==void 0,!o&&n?[n]:r?null:e.firstChild?pe.call(e.childNodes):
null,s,!o&&n?n:r?r.__e:e.firstChild,o),vo(s,t)}pe=fo.slice,N={__e:function(t,e){for(var n,o,r;e=e.__;)if((n=e.__c)&&!n.__)try{if((o=n.constructor)&&o.getDerivedStateFromError!=
null&&(n.setState(o.getDerivedStateFromError(t)),r=n.__d),n.componentDidCatch!=null&&(n.componentDidCatch(t),r=n.__d),r)
return n.__E=n}catch(s){t=s}throw t}},co=0,ce.prototype.setState=function(t,e){var n;n=this.__s!=null&&this.__s!==this.state?
this.__s:this.__s=ut({},this.state),typeof t=="function"&&(t=t(ut({},n),this.props)),t&&ut(n,t),t!=null&&this.__v&&(e&&this.
__h.push(e),Yn(this))},ce.prototype.forceUpdate=function(t){this.__v&&(this.__e=!0,t&&this.__h.push(t),Yn(this))},ce.prototype.
render=he,Ft=[],uo=typeof Promise=="function"?Promise.prototype.then.bind(Promise.resolve()):setTimeout,me.__r=0,ca=0;var St,
Y,eo,Wt=0,sn=[],no=N.__b,oo=N.__r,ro=N.diffed,so=N.__c,ao=N.unmount;function Ut(t,e){N.__h&&N.__h(Y,t,Wt||e),Wt=0;var n=Y.
__H||(Y.__H={__:[],__h:[]});return t>=n.__.length&&n.__.push({}),n.__[t]}function y(t){return Wt=1,pa(_o,t)}function pa(t,e,n){
var o=Ut(St++,2);return o.t=t,o.__c||(o.__=[n?n(e):_o(void 0,e),function(r){var s=o.t(o.__[0],r);o.__[0]!==s&&(o.__=[s,o.
__[1]],o.__c.setState({}))}],o.__c=Y),o.__}function k(t,e){var n=Ut(St++,3);!N.__s&&cn(n.__H,e)&&(n.__=t,n.__H=e,Y.__H.__h.
push(n))}function G(t,e){var n=Ut(St++,4);!N.__s&&cn(n.__H,e)&&(n.__=t,n.__H=e,Y.__h.push(n))}function A(t){return Wt=5,
de(function(){return{current:t}},[])}function de(t,e){var n=Ut(St++,7);return cn(n.__H,e)&&(n.__=t(),n.__H=e,n.__h=t),n.__}function jt(t,e){return Wt=8,de(function(){
return t},e)}function ko(t){var e=Ut(St++,10),n=y();return e.__=t,Y.componentDidCatch||(Y.componentDidCatch=function(o){e.__&&e.__(o),
n[1](o)}),[n[0],function(){n[1](void 0)}]}function ha(){sn.forEach(function(t){if(t.__P)try{t.__H.__h.forEach(ue),t.__H.
__h.forEach(an),t.__H.__h=[]}catch(e){t.__H.__h=[],N.__e(e,t.__v)}}),sn=[]}N.__b=function(t){Y=null,no&&no(t)},N.__r=function(t){
oo&&oo(t),St=0;var e=(Y=t.__c).__H;e&&(e.__h.forEach(ue),e.__h.forEach(an),e.__h=[])},N.diffed=function(t){ro&&ro(t);var e=t.
__c;e&&e.__H&&e.__H.__h.length&&(sn.push(e)!==1&&eo===N.requestAnimationFrame||((eo=N.requestAnimationFrame)||function(n){
var o,r=function(){clearTimeout(s),io&&cancelAnimationFrame(o),setTimeout(n)},s=setTimeout(r,100);io&&(o=requestAnimationFrame(
r))})(ha)),Y=void 0},N.__c=function(t,e){e.some(function(n){try{n.__h.forEach(ue),n.__h=n.__h.filter(function(o){return!o.
__||an(o)})}catch(o){e.some(function(r){r.__h&&(r.__h=[])}),e=[],N.__e(o,n.__v)}}),so&&so(t,e)},N.unmount=function(t){ao&&
ao(t);var e=t.__c;if(e&&e.__H)try{e.__H.__.forEach(ue)}catch(n){N.__e(n,e.__v)}};var io=typeof requestAnimationFrame=="f\
unction";function ue(t){var e=Y;typeof t.__c=="function"&&t.__c(),Y=e}function an(t){var e=Y;t.__c=t.__(),Y=e}function cn(t,e){
return!t||t.length!==e.length||e.some(function(n,o){return n!==t[o]})}function _o(t,e){return typeof e=="function"?e(t):
e}var So=function(t,e,n,o){var r;e[0]=0;for(var s=1;s<e.length;s++){var a=e[s++],l=e[s]?(e[0]|=a?1:2,n[e[s++]]):e[++s];a===
3?o[0]=l:a===4?o[1]=Object.assign(o[1]||{},l):a===5?(o[1]=o[1]||{})[e[++s]]=l:a===6?o[1][e[++s]]+=l+"":a?(r=t.apply(l,So(
t,l,n,["",null])),o.push(r),l[0]?e[0]|=2:(e[s-2]=0,e[s]=r)):o.push(l)}return o},lo=new Map,i=function(t){var e=lo.get(this);
return e||(e=new Map,lo.set(this,e)),(e=So(this,e.get(t)||(e.set(t,e=(function(n){for(var o,r,s=1,a="",l="",c=[0],m=function(f){
s===1&&(f||(a=a.replace(/^\s*\n\s*|\s*\n\s*$/g,"")))?c.push(0,f,a):s===3&&(f||a)?(c.push(3,f,a),s=2):s===2&&a==="..."&&f?
c.push(4,f,0):s===2&&a&&!f?c.push(5,0,!0,a):s>=5&&((a||!f&&s===5)&&(c.push(s,0,a,r),s=6),f&&(c.push(s,f,0,r),s=6)),a=""},
u=0;u<n.length;u++){u&&(s===1&&m(),m(u));for(var p=0;p<n[u].length;p++)o=n[u][p],s===1?o==="<"?(m(),c=[c],s=3):a+=o:s===
4?a==="--"&&o===">"?(s=1,a=""):a=o+a[0]:l?o===l?l="":a+=o:o==='"'||o==="'"?l=o:o===">"?(m(),s=1):s&&(o==="="?(s=5,r=a,a=
""):o==="/"&&(s<5||n[u][p+1]===">")?(m(),s===3&&(c=c[0]),s=c,(c=c[0]).push(2,0,s),s=0):o===" "||o==="	"||o===`
`||o==="\r"?(m(),s=2):a+=o),s===3&&a==="!--"&&(s=4,c=c[0])}return m(),c})(t)),e),arguments,[])).length>1?e:e[0]}.bind(po);var mn={};Jn(mn,{ask:()=>va,listen:()=>wa});var un;function da(){return un??=fetch(new URL("../engine/suite_worker_bg.wasm",import.meta.url)).then(t=>t.arrayBuffer()).
then(t=>WebAssembly.compile(t)).catch(t=>{throw un=void 0,new Error(`The engine cannot be loaded: ${t.message}`)}),un}var dt=class{listeners=new Set;#t=new Map;#r=0;#n="";#e=new Worker(
new URL("../engine/worker.js",import.meta.url),{type:"module"});#o;constructor(e=1){this.#o=da().then(n=>this.#e.postMessage(
{module:n,firstId:e})),this.#e.addEventListener("message",({data:{number:n,status:o,text:r,event:s}})=>{if(s!==void 0){let a=JSON.
parse(s);for(let l of this.listeners)l(a);return}this.#t.get(n)?.resolve({status:o,text:r}),this.#t.delete(n)}),this.#e.
addEventListener("error",()=>this.end("internal error"))}async ask(e,n,o=""){if(await this.#o,this.#n)throw new Error(this.#n);
let r=this.#r+=1;return new Promise((s,a)=>{this.#t.set(r,{resolve:s,reject:a}),this.#e.postMessage({number:r,method:e,path:n,
body:o})})}end(e="the request was given up"){this.#n=e,this.#e.terminate();for(let{reject:n}of this.#t.values())n(new Error(
e));this.#t.clear(),this.listeners.clear()}};var Vt=new Map,$a=8,Mo=/^((\w+)\/\d+)(.*)$/,ga=Math.floor(Math.random()*2**31);function To(t){let e=Vt.get(t);if(!e)throw new Error(
"this is not open any more");return e}function Oo(t){let{worker:e,helper:n}=Vt.get(t)??{};e?.end(),n?.end(),Vt.delete(t)}
async function Eo(t,e,n){let o=ga+=1,r=new dt(o),s=await r.ask("POST",e,n);if(s.status!==200)return r.end(),s;let a=[...Vt.
keys()].filter(c=>c.startsWith(`${t}/`));for(let c of a.slice(0,Math.max(0,a.length+1-$a)))Oo(c);let l={id:o,worker:r,path:e,
body:n,moves:[]};return Vt.set(`${t}/${o}`,l),r.listeners.add(c=>{c.kind==="position"&&(l.moves=c.history.map(({move:m})=>m))}),
s}async function fn(t,e,n,o){try{return await t.ask(e,n,o)}finally{t.end()}}async function Co({id:t,path:e,body:n}){let o=new dt(
t);return await o.ask("POST",e,n),o}function ya(t){t.helper?.end(),t.helper=new dt;let e={...JSON.parse(t.body??"{}"),moves:t.
moves.join(", ")};return fn(t.helper,"POST","hints",JSON.stringify(e))}async function va(t,e,n){let[,o,r,s]=e.match(Mo)??
[];if(!o){let[l]=e.split("?");return t==="POST"&&["trees","games","records"].includes(l)?Eo(l,e,n):fn(new dt,t,e,n)}if(t===
"DELETE")return Oo(o),{status:200,text:"{}"};let a=To(o);return s==="/hint"?ya(a):r==="records"&&s.includes("/hint")?fn(
await Co(a),t,e,n):a.worker.ask(t,e,n)}function wa(t,e,n){let o=!1,r=()=>{};return(async()=>{let[,a,l]=t.match(Mo)??[],c=To(
a),m=l==="games",u=m?c.worker:await Co(c),p=async f=>{let h=f.kind==="ended"&&f.record?await ba(f):f;o||e(h)};if(r=()=>m?
u.listeners.delete(p):u.end(),o)return r();u.listeners.add(p),n(!0),await u.ask("GET",t)})().catch(()=>o||n(!1)),()=>{o=
!0,r()}}async function ba(t){let{status:e,text:n}=await Eo("records","records",JSON.stringify(t.record));return{...t,record_id:e===
200?JSON.parse(n).id:void 0}}var dn={};Jn(dn,{ask:()=>ka,listen:()=>_a});function ft(t,e){try{return localStorage.getItem(`suite-${t}`)??e}catch{return e}}function $e(t,e){try{localStorage.setItem(
`suite-${t}`,e)}catch{}}function Mt(t,e){let[n,o]=y(()=>ft(t,e)),r=jt(s=>{$e(t,s),o(s)},[t]);return[n,r]}function mt(t){
try{return Object(JSON.parse(ft(t,"{}")))}catch{return{}}}function $t(t,e){$e(t,JSON.stringify(e))}var Ao="token",pn="";function Lo(){return ft(Ao,pn)}async function hn(){let[,t,e]=location.hash.match(/^#token=([0-9a-f]+)(.*)$/)??
[];if(!t)return!1;history.replaceState(null,"",location.pathname+(e?`#${e}`:""));let o=await fetch("/api/token",{method:"\
POST",headers:{"x-suite-token":t}}).catch(()=>null);return o?.ok?({token:pn}=await o.json(),$e(Ao,pn),!0):!1}var xa=2e3;function Po(t,e,n={}){let o={...n.headers,"x-suite-token":Lo()};return fetch(`/api/${e}`,{method:t,...n,headers:o})}
async function ka(t,e,n,o){let s=await Po(t,e,{headers:o?{"content-type":o}:void 0,body:n,keepalive:t==="DELETE"}).catch(
()=>{throw new Error("The server does not answer. Is `suite web` still running?")});return{status:s.status,text:await s.
text()}}function _a(t,e,n){let o=new AbortController,{signal:r}=o,s=async()=>{let a=await Po("GET",t,{signal:r}).catch(()=>null);
a?.ok&&a.body&&(n(!0),await Sa(a.body,l=>r.aborted||e(l))),!r.aborted&&(n(!1),(!a||a.ok)&&setTimeout(()=>r.aborted||s(),
xa))};return s(),()=>o.abort()}async function Sa(t,e){let n=t.pipeThrough(new TextDecoderStream).getReader(),o="";for(;;){
let{value:r,done:s}=await n.read().catch(()=>({value:"",done:!0}));if(s)return;let a=(o+r).split(`
`);o=a.pop()??"";for(let l of a)l.startsWith("data: ")&&e(JSON.parse(l.slice(6)))}}var et=typeof document<"u"&&document.querySelector("meta[name=suite-engine]")!==null,No=et?mn:dn,ge=class extends Error{};
async function ye(t,e,n,o){let{status:r,text:s}=await No.ask(t,e,n,o).catch(l=>{throw new ge(I(l))}),a=Ma(s);if(r!==200)
throw new ge(a?.error??`error ${r}`);return a}function Ma(t){try{return t?JSON.parse(t):null}catch{return null}}var $n=new Map;
function F(t){let e=ye("GET",t);$n.set(e,t);let n=()=>{$n.delete(e)};return e.then(n,n),e}function ot(t,e={}){return ye(
"POST",t,JSON.stringify(e),"application/json")}function Tt(t,e){return ye("POST",t,e,"text/plain; charset=utf-8")}function gt(t){
return ye("DELETE",t).catch(()=>null)}async function Ro(t){let e=[...$n].filter(([,n])=>`${n}/`.startsWith(`${t}/`)).map(
([n])=>n);return await Promise.allSettled(e),gt(t)}function Ot(t,e,n=()=>{}){return No.listen(t,e,n)}function I(t){return t instanceof
Error?t.message:String(t)}var Ta=new Intl.NumberFormat("en");function K(t){return Ta.format(t)}function V(t,e){return`${K(t)} ${e}${t===1?"":"s"}`}
function E(t){return t==null?"":String(t).replace("Infinity","∞").replace("-","−")}function z(t){return typeof t=="n\
umber"?t:t==="Infinity"?1/0:-1/0}function Io(t){return`${t>0?"+":""}${E(t)}`}function Et(t){return t<1<<20?`${Math.ceil(
t/1024)} kB`:`${K(Math.round(t/(1<<20)))} MB`}function ve(t){return t<10?`${t.toFixed(2)} s`:`${t.toFixed(1)} s`}function tt({label:t,value:e,values:n,onChange:o}){return i`<label class="field">
    <span>${t}</span>
    <select onChange=${r=>o(r.target.value)}>
      ${n.map(r=>{let[s,a]=Array.isArray(r)?r:[r,r];return i`<option value=${s} selected=${String(s)===String(e)}>${a}</option>`})}
    </select>
  </label>`}function nt({label:t,value:e,onChange:n,placeholder:o,type:r="text",min:s}){return i`<label class="field">
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
  </label>`}function Ct({label:t,checked:e,onChange:n}){return i`<label class="check">
    <input
      type="checkbox"
      checked=${e}
      onChange=${o=>n(o.target.checked)}
    />
    ${t}
  </label>`}var Oa=64<<20,Ea=1<<20;async function Ca(t,e){if(t.size>e)throw new Error(`${t.name} has ${Et(t.size)}; at m\
ost ${Et(e)} can be read here.`);let n=await t.text();if(n.slice(0,4096).includes("\0"))throw new Error(`${t.name} is no\
t a text file.`);return n}function Bo(){for(let t of["dragover","drop"])addEventListener(t,e=>e.preventDefault())}function Ho({
label:t,value:e,onText:n,rows:o=6,placeholder:r}){return i`<${yt} onText=${n} most=${Ea}>
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
  <//>`}function yt({onText:t,label:e="Choose a file",most:n=Oa,multiple:o=!1,children:r}){let[s,a]=y(!1),[l,c]=y(""),m=async u=>{
try{let p=[...u??[]].slice(0,o?void 0:1),f=await Promise.all(p.map(h=>Ca(h,n)));c(""),f.forEach((h,g)=>t(h,p[g].name))}catch(p){
c(p instanceof Error?p.message:String(p))}};return i`<div
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
      <span>${e}<span class="muted"> or drop it here, at most ${Et(n)}</span></span>
    </label>
    <${H} error=${l} />
  </div>`}function H({error:t}){return t?i`<p class="error" role="alert"><strong>Error: </strong>${t}</p>`:null}function Aa(t){return t instanceof HTMLElement&&t.matches("input:not([type=range], [type=checkbox]), textarea, select")}
function La(t){return t instanceof HTMLElement&&t.matches("button, a, summary")}function rt(t){let e=A(t);e.current=t,k(
()=>{let n=o=>{let r=e.current[o.key],s=o.defaultPrevented||o.ctrlKey||o.metaKey||o.altKey;!r||s||Aa(o.target)||document.
querySelector("dialog[open]")||o.key===" "&&La(o.target)||ft("shortcuts","on")!=="off"&&(o.preventDefault(),r())};return addEventListener(
"keydown",n),()=>removeEventListener("keydown",n)},[])}var Pa=[{heading:"Boards",keys:[["Tab","to and from the board"],["← ↑ → ↓","from square to square"],["Home, End",
"first, last square of the row"],["Enter, Space","play on the square"]]},{heading:"Game",keys:[["m","type a move"],["z",
"undo"],["h","hints"]]},{heading:"Search",keys:[["f, b","one step forward, back"],["o","over the subtree"],["r","out to \
the parent"],["l, L","next, previous log line"],["u, U","next, previous update"],["c, C","next, previous cut-off"],["Spa\
ce","play, pause"]]},{heading:"Tree",keys:[["← →","previous, next node"],["↓","show the children, then the first c\
hild"],["↑","hide the children, then the parent"],["Home, End","first, last node"],["letters","the next node with that\
 name"],["Enter, Space","show or hide the children"]]},{heading:"Recorded game",keys:[["f, b","next, previous position"],
["Home, End","on the slider: first, last position"]]}];function Na({heading:t,keys:e}){return i`<section>
    <h3>${t}</h3>
    <dl class="keys">
      ${e.map(([n,o])=>i`<dt><kbd>${n}</kbd></dt>
            <dd>${o}</dd>`)}
    </dl>
  </section>`}function Go(){let t=A(null),[e,n]=Mt("shortcuts","on"),o=()=>t.current?.showModal();return rt({"?":o}),i`<button class="quiet" onClick=${o} aria-haspopup="dialog">Keys</button>
    <dialog ref=${t} aria-labelledby="help-title">
      <div class="dialog-head">
        <h2 id="help-title">Keys</h2>
        <form method="dialog"><button>Close</button></form>
      </div>
      <div class="key-groups">${Pa.map(r=>i`<${Na} ...${r} />`)}</div>
      <label class="check">
        <input
          type="checkbox"
          checked=${e==="on"}
          onChange=${()=>n(e==="on"?"off":"on")}
        />
        Single letters act as shortcuts
      </label>
    </dialog>`}var gn=()=>{};function j(t){gn(t)}function Do(){let[t,e]=y("");return k(()=>(gn=e,()=>{gn=()=>{}}),[]),i`<div class="sr-only" role="status" aria-live="polite">${t}</div>`}function st(){let[t,e]=y("Copy link");return i`<button class="quiet" onClick=${async()=>{let o=await navigator.clipboard.
writeText(location.href).then(()=>"Copied",()=>"Copy it from the address bar");e(o),j(o),setTimeout(()=>e("Copy link"),2e3)}}>${t}</button>`}function Ra(t){let[,e,n]=t.match(/^#?\/?([^?]*)\??(.*)$/s)??[];return{route:(e??"").split("/").filter(Boolean).map(Ia),query:new URLSearchParams(
n)}}function Ia(t){try{return decodeURIComponent(t)}catch{return t}}var we=location.hash;function Fo(){let[t,e]=y(location.
hash);return k(()=>{let n=()=>{we=location.hash,e(we)};return addEventListener("hashchange",n),n(),()=>removeEventListener(
"hashchange",n)},[]),Ra(t)}function R(...t){return`#/${t.map(encodeURIComponent).join("/")}`}function zt(t,e){let n=String(
new URLSearchParams(e));return n?`${t}?${n}`:t}function At(t){t===location.hash||location.hash!==we||(history.replaceState(
history.state,"",t),we=location.hash)}var qt=new URLSearchParams(location.search).has("embed");function Lt(t){let[e,n]=y(0);return G(()=>{if(!t.current)return;let o=new ResizeObserver(([r])=>n(Math.floor(r.contentRect.
width)));return o.observe(t.current),n(Math.floor(t.current.clientWidth)),()=>o.disconnect()},[]),e}var Ba=260,Wo=46,at=96,Ha=9.5;function Ga(t,e){let n=(e-t)/5||1,o=10**Math.floor(Math.log10(n)),r=Math.max(1,[1,2,5,10].
map(a=>a*o).find(a=>a>=n)??1),s=Math.ceil(t/r)*r;return Array.from({length:Math.floor((e-s)/r)+1},(a,l)=>s+l*r)}function Da(t,[
e,n],o){return t===1/0?o-16:t===-1/0?16:Wo+(t-e)/(n-e)*(o-2*Wo)}function Fa({value:t,alpha:e,beta:n}){let o=z(e)>=z(n);return`\
Alpha ${E(e)}, beta ${E(n)}, value ${E(t)}${o?"; the window is empty":""}`}function Wa(t,e){let n=e.filter(s=>typeof s==
"number"),o=Math.min(...n,...t??[0]),r=Math.max(...n,...t??[1]);return[o,Math.max(r,o+1)]}function Pt({node:t,before:e,child:n,
range:o,showsWindow:r}){let s=Wa(o,[t.value,t.alpha,t.beta,n?.value]),a=A(null),l=Math.max(Lt(a),Ba),c=g=>Da(z(g),s,l),[
m,u]=[c(t.alpha),c(t.beta)],p=r?0:n?26:60,f=z(t.alpha)>=z(t.beta),h=e&&(e.alpha!==t.alpha||e.beta!==t.beta);return i`<svg class="number-line" ref=${a} viewBox=${`\
0 ${p} ${l} ${158-p}`} role="img" aria-label=${Fa(t)}>
    ${h&&i`<rect
        class="window-before"
        x=${c(e.alpha)}
        y="52"
        width=${c(e.beta)-c(e.alpha)}
        height="38"
        rx="3"
      />`}
    ${r&&i`<rect
          class=${f?"window empty":"window"}
          x=${Math.min(m,u)}
          y="58"
          width=${Math.abs(u-m)}
          height="32"
          rx="2"
        />
        <path class="bracket" d=${`M${m+8} 54H${m}V94H${m+8}`} />
        <path class="bracket" d=${`M${u-8} 54H${u}V94H${u-8}`} />
        <${Ua}
          at=${[m,u]}
          words=${[`α ${E(t.alpha)}`,`β ${E(t.beta)}`]}
          isEmpty=${f}
          width=${l}
        />`}
    <path
      class="axis"
      d=${`M6 ${at}H${l-6}M14 ${at-5}L6 ${at} 14 ${at+5}M${l-14} ${at-5}L${l-6} ${at} ${l-14} ${at+5}`}
    />
    ${Ga(...s).map(g=>i`<path class="axis" d=${`M${c(g)} ${at}v5`} />
          <text class="tick" x=${c(g)} y=${at+18} text-anchor="middle">${E(g)}</text>`)}
    <${ja}
      x=${c(t.value)}
      y=${at+24}
      text=${`value ${E(t.value)}`}
      kind=${t.is_max?"max":"min"}
      width=${l}
    />
    ${n&&i`<circle class="returned" cx=${c(n.value)} cy="74" r="6" />
        <${Uo}
          x=${c(n.value)}
          y=${41}
          kind="returned"
          width=${l}
          text=${`${n.move} returns ${E(n.value)}`}
        />`}
  </svg>`}function Ua({at:[t,e],words:n,isEmpty:o,width:r}){let[s,a]=n.map(p=>Ha*p.length+8),l=!o&&t<60,c=!o&&e>r-60,m=c?
Math.min(t,e-a):t,u=l?Math.max(e,t+s):e;return i`<text class="bound" x=${m} y="18" text-anchor=${o||l?"start":"end"}>
      ${n[0]}
    </text>
    <text class="bound" x=${u} y="18" text-anchor=${o||c?"end":"start"}>
      ${n[1]}
    </text>`}function ja({x:t,y:e,text:n,kind:o,width:r}){return i`<path class=${`pointer ${o}`} d=${`M${t} ${e}l7 13h-1\
4z`} />
    <${Uo} x=${t} y=${e+30} kind="bound" text=${n} width=${r} />`}function Uo({x:t,y:e,text:n,kind:o,width:r}){let s=t<70?
"start":t>r-70?"end":"middle",a=s==="start"?Math.max(t-8,2):s==="end"?Math.min(t+8,r-2):t;return i`<text class=${o} x=${a} y=${e} text-anchor=${s}>${n}</text>`}var be=[3,12,8,2,4,6,14,5,2],J="A",[Va,za]=[-99,99];function xe(t){return["B","C","D"].map((e,n)=>({name:e,leaves:t.slice(
3*n,3*n+3).map((o,r)=>({name:`${e.toLowerCase()}${r+1}`,value:o}))}))}function jo({leaves:t}){return Math.min(...t.map(({
value:e})=>e))}function yn(t,e){return{...t,leaves:t.leaves.toSorted((n,o)=>e*(n.value-o.value))}}function vn(t,e){return t.
toSorted((o,r)=>e*(jo(r)-jo(o))).map(o=>yn(o,e))}function Vo(t){let e=t.flatMap(({leaves:r})=>r.map(({value:s})=>s)),n=Math.
min(...e)+Math.max(...e),o=r=>r.leaves.map(s=>({...s,value:n-s.value}));return t.map(r=>({...r,leaves:o(r)}))}function ke(t,e="\
max"){let n=t.flatMap(({name:o,leaves:r})=>[`  ${o}`,...r.map(s=>`    ${s.name} ${s.value}`)]);return[`${J} ${e}`,...n,""].
join(`
`)}function zo(){return Array.from({length:9},()=>Math.floor(Math.random()*16))}function _e(t){let e=Number(t.trim().replace(
"−","-"));return t.trim()!==""&&Number.isInteger(e)&&e>=Va&&e<=za?e:null}function wn(t){let n=(t??"").split(",").map(_e).
filter(o=>o!==null);return n.length===9?n:be}var qo={title:"Alpha",lead:"Alpha-beta comes to the same value, but remembers what is certain already.",async questions(t,e){
let n=await e(t,"alphabeta"),[o,r]=t,s=n.findIndex(({kind:c,node:m})=>c==="update"&&m.depth===0),a=E(n[s].node.alpha),l=r.
leaves[0].value;return[{branches:t,steps:n,at:s-1,reveal:s,text:`The search goes from left to right. ${o.name} has come \
to ${a}; nothing else is known.`,prompt:`What is the least that ${J} can be worth now?`,task:{kind:"number",right:Number(
n[s].node.alpha),hint:`Max can always move to ${o.name}.`},why:`Max is sure of at least ${a} by moving to ${o.name}, wha\
tever the rest holds. This number is alpha: α = ${a}. The window, which is the values that still matter, begins there.`,
window:"answered"},{branches:t,steps:n,at:s,reveal:s,text:`α = ${a} at ${J}.`,prompt:"What does alpha promise?",task:{kind:"\
choice",choices:[{text:`Max gets exactly ${a}`,why:"A branch further right can still be better for Max."},{text:`Every l\
eaf from here on is at least ${a}`,why:`Leaves can be anything: the first one of ${r.name} is ${E(l)}.`},{text:`Max gets\
 at least ${a}`,right:!0,why:""}]},why:"Alpha is the most that Max is sure of so far, by a choice at this node or at one\
 above it. It can only rise.",window:"always"}]}};var Ko={title:"Beta",lead:"Min remembers, too: beta is what Min can hold Max to.",async questions(t,e){let n=await e(t,"\
alphabeta"),o=n.findIndex(({kind:m,node:u,before:p})=>m==="update"&&u.beta!==p?.beta),{node:r,child:s}=n[o],[a,l]=[E(r.beta),
E(Number(r.beta)-2)],c=E(Number(r.beta)+4);return[{branches:t,steps:n,at:o-1,reveal:o,text:`Back to the beginning of the\
 search: Min moves at ${r.name}, and the leaf ${s?.move} is ${a}.`,prompt:`What is the most that ${r.name} can be worth \
now?`,task:{kind:"number",right:Number(r.beta),hint:`Min can always choose ${s?.move}.`},why:`Min can choose ${s?.move},\
 so Max gets at most ${a} here. This number is beta: β = ${a}. The window ends there.`,window:"always"},{branches:t,steps:n,
at:o,reveal:o,text:`β = ${a} at ${r.name}, and two leaves are left.`,prompt:`Which value can ${r.name} still have in th\
e end?`,task:{kind:"choice",choices:[{text:c,why:`Min can already hold Max to ${a}.`},{text:l,right:!0,why:""}]},why:"Be\
ta can only fall, as Min finds better leaves. What lies between alpha and beta, in the window, can still change the resu\
lt. Where nothing can, looking on is pointless.",window:"always"}]}};var Jo=({node:t})=>E(t.value),ct=t=>new Intl.ListFormat("en").format(t),bn=t=>ct(t.leaves.map(({value:e})=>E(e))),Nt=(t,e)=>t.
findLastIndex(({node:n})=>n.name===e);function Qo(t){for(let[e,{kind:n,path:o}]of t.entries()){let r=o.at(-1)?.children.filter(({state:s})=>s==="cut")??[];if(n===
"cut"&&r.length>0)return{at:e,skipped:r.map(({name:s})=>s)}}return null}var Yo=({path:t},e)=>t[0].children.find(({state:n,
value:o})=>n==="done"&&o===e)?.name??"";async function qa(t,e){let n=await e(t,"alphabeta","min"),{at:o=0}=Qo(n)??{},{node:r,
child:s}=n[o],[a,l]=[E(r.beta),E(r.value)],c=Yo(n[o],r.beta),m=[{text:"Its other leaves are looked at",why:`They could o\
nly make ${r.name} worth more than ${l}, and Min already has ${a}.`},{text:`β becomes ${l}`,why:`A max node changes alp\
ha only: beta is what Min already has, at ${J}.`},{text:`It is cut, and returns ${l} at once`,right:!0,why:""}];return{branches:t,
first:"min",steps:n,at:o-1,reveal:o,text:`Now in another tree, where Min moves first: Min at ${J}, Max below. Min has ${c}\
, worth ${a}, so ${r.name} has begun with β = ${a}. The search has just found that ${s?.move} is ${E(s?.value)}.`,prompt:`\
What happens at ${r.name}?`,task:{kind:"choice",choices:l===a?m.filter(({text:u})=>!u.startsWith("β")):m},why:`${r.name}\
 is worth at least ${l}, and Min can already hold Max to ${a} at ${c}, so Min will not move to ${r.name}. β stays ${a}:\
 a max node changes alpha only.`,window:"always",cause:c}}var Xo={title:"The cut",lead:"A min node is cut, and the rest \
of its children skipped, as soon as its value is at most alpha; a max node as soon as it is at least beta.",async questions(t,e){
let n=await e(t,"alphabeta"),o=Qo(n);if(!o){let p=n.length-1;return[{branches:t,steps:n,at:p,reveal:p,text:"With these v\
alues, in this order, nothing can be cut off.",prompt:"Take other values: the original ones, or random ones.",task:{kind:"\
nothing"},why:"",window:"always"}]}let{node:r,child:s}=n[o.at],[a,l]=[E(r.alpha),E(r.value)],c=Yo(n[o.at],r.alpha),m=t.findIndex(
({name:p})=>p===r.name),u=t[m+1];return[{branches:t,steps:n,at:o.at-1,reveal:o.at,text:`A node begins with the alpha and\
 beta of the node above it, so ${r.name} has begun with α = ${a}. The search has just found that ${s?.move} is ${E(s?.value)}\
.`,prompt:`Press every leaf of ${r.name} that need not be looked at.`,task:{kind:"leaves",right:o.skipped,among:t[m].leaves.
map(({name:p})=>p)},why:`Min can hold ${r.name} to ${l}, and Max already has ${a}. Whatever ${ct(o.skipped)} may be, Max\
 will not move to ${r.name}. So ${r.name} is cut: it returns at once, before beta would change.`,window:"always"},{branches:t,
steps:n,at:o.at,reveal:o.at,text:`${ct(o.skipped)} ${o.skipped.length>1?"are":"is"} never looked at.`,prompt:`What, foun\
d earlier, lets the search stop at ${r.name}?`,task:{kind:"choice",choices:[{text:`${s?.move}, worth ${E(s?.value)}, whi\
ch Min can choose`,why:`It makes ${r.name} bad for Max, and was found just now. But Max must have something as good alre\
ady.`},{text:`${c}, worth ${a}, where Max can move`,right:!0,why:""},u?{text:`${u.name}, where Max can move, too`,why:`${u.
name} has not been searched yet.`}:{text:`The leaf that Min would choose at ${t[0].name}`,why:`It makes ${t[0].name} wor\
th what it is, but it is Max who need not come to ${r.name}.`}]},why:`Max has ${c}, worth ${a}, and ${r.name} is worth ${l}\
 at most. ${l===a?"Equal is enough":"Equal would be enough, too"}: Max gains nothing by moving there. No cut can change \
the value or the move of ${J}.`,window:"always",cause:c},await qa(Vo(t),e)]}};var Zo={title:"Minimax",lead:"Max (△) moves first, then Min (▽). Each leaf says what Max gets: Max wants much, and Min w\
ants Max to get little.",async questions(t,e){let n=await e(t,"minimax"),[o,...r]=t,s=({name:m})=>Jo(n[Nt(n,m)]),a=n.length-
1,l=n[a].node.best,c=`Max takes the greatest of ${ct(t.map(s))}`;return[{branches:t,steps:n,at:1,reveal:Nt(n,o.name),text:`\
Say Max has moved to ${o.name}. Now Min chooses among ${bn(o)}.`,prompt:`What is ${o.name} worth?`,task:{kind:"number",right:Number(
n[Nt(n,o.name)].node.value),hint:"Min takes the least."},why:`Min takes the least of ${bn(o)}. So ${o.name} is worth ${s(
o)}.`},{branches:t,steps:n,at:a-1,reveal:a,text:`In the same way, ${ct(r.map(m=>`${m.name} is worth ${s(m)}`))}. Now Max\
 chooses at ${J}.`,prompt:`What is ${J} worth: what can Max be sure of?`,task:{kind:"number",right:Number(n[a].node.value),
hint:`${c}.`},hides:J,why:`${c}, and moves to ${l}. That is minimax. It has looked at all nine leaves.`}]}};var Ka=20,xn=new Map;async function Ja(t){let{id:e}=await ot("trees",t);try{let n=await F(`trees/${e}`);for(;!n.done;)await new Promise(
o=>setTimeout(o,Ka)),n=await F(`trees/${e}`);return await Promise.all(Array.from({length:n.events},(o,r)=>F(`trees/${e}/\
steps/${r}`)))}finally{gt(`trees/${e}`)}}function tr(t,e){let n={game:"tree",text:t,algorithm:e},o=JSON.stringify(n),r=xn.
get(o)??Ja(n);return xn.set(o,r),r.catch(()=>xn.delete(o)),r}function Se(t,e){let n={};for(let s of t.slice(0,e+1))for(let{
name:a,value:l,children:c}of s.path){n[a]={state:"current",...typeof l=="number"&&{value:l}};for(let m of c)m.state!=="c\
urrent"&&(n[m.name]={state:m.state,value:m.value})}let{child:o,node:r}=t[e]??{};return o&&r&&(n[r.name]={...n[r.name],from:o.
move}),e===t.length-1&&n.root&&(n.root.state="done"),n}function er(t,e){return t.some(({name:n})=>e[n]?.state==="cut")}function nr(t){
return t.filter(({kind:e})=>e==="leaf").length}var or={title:"Order",lead:"The value is that of minimax in every order. The work is not.",async questions(t,e){let n=t[2],
o=[t[0],t[1],yn(n,1)],[r,s,a]=[t,vn(t,1),vn(t,-1)],[l,...c]=await Promise.all([o,r,s,a].map(v=>e(v,"alphabeta"))),[m,u,p]=c.
map(nr),f=l.findIndex(({node:v})=>v.name===n.name),h=l.filter(({kind:v,path:b})=>v==="leaf"&&b[1]?.name===n.name).length,
g=ct(o[2].leaves.map(({value:v})=>E(v))),d=[...new Set([u,m,p,9])].sort((v,b)=>v-b),$=c[1].length-1;return[{branches:o,steps:l,
at:f,reveal:Nt(l,n.name),text:`${n.name} is searched from its least leaf on now: ${g}. α = ${E(l[f].node.alpha)}.`,prompt:`\
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
best first",u]]}]}};var pt=[Zo,qo,Ko,Xo,or];function rr(t,e,n){return pt[t].questions(e,(o,r,s)=>n(ke(o,s),r))}var sr={max:"M0 0 21 35H-21Z",min:"M-21 0H21L0 35Z",leaf:"M-16 5H16V31H-16Z",cached:"M0 0 19 18 0 36-19 18Z"},Qa={max:29,
min:15,leaf:22,cached:22};function Me({shape:t,state:e,value:n,isBest:o=!1}){return i`<g class=${`glyph ${t} ${e}`}>
    <path class="shape" d=${sr[t]} />
    ${/\b(cut|marked)\b/.test(e)&&i`<path class="hatch" d=${sr[t]} />`}
    <text class="glyph-value" text-anchor="middle" y=${Qa[t]}>${E(n??null)}</text>
    ${o&&i`<path class="best-mark" d="M-5 40H5L0 46Z" transform="rotate(180 0 42)" />`}
  </g>`}var[Ya,Xa,Za]=[14,50,84],ar={unvisited:"not reached yet",current:"being searched",done:"searched",cut:"cut off"};function ti(t){
let e={[J]:{x:50,y:Ya}};return t.forEach(({name:n,leaves:o},r)=>{e[n]={x:(r+.5)*(100/3),y:Xa},o.forEach((s,a)=>e[s.name]=
{x:(3*r+a+.5)*(100/9),y:Za})}),e}function ir({branches:t,first:e="max",standings:n,here:o,hides:r,cause:s,pressed:a,onPress:l,
onLeaf:c}){let m=ti(t),u=d=>n[d===J?"root":d]??{state:"unvisited"},p=d=>[u(d).state,o===d&&"here",s===d&&"cause"].filter(
Boolean).join(" "),f=(d,$)=>{let[v,b]=[m[d],m[$]];return i`<path key=${$} class=${`lesson-edge ${p($)}`} d=${`M${v.x} ${v.
y}L${b.x} ${b.y}`} />`},h=d=>d===r?{...u(d),value:void 0}:u(d),g=(d,$,v=!1)=>i`<${ei}
      key=${d}
      name=${d}
      isMax=${$}
      isBound=${v}
      place=${m[d]}
      standing=${h(d)}
      from=${m[u(d).from??""]}
      class=${p(d)}
    />`;return i`<div class="lesson-tree" role="group" aria-label="The tree">
    <svg class="lesson-edges" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
      <defs>
        <pattern id="hatch" width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <path class="hatch-line" d="M0 0V5" />
        </pattern>
      </defs>
      ${t.flatMap(({name:d,leaves:$})=>[f(J,d),...$.map(v=>f(d,v.name))])}
    </svg>
    ${g(J,e==="max")}
    ${t.map(({name:d,leaves:$})=>g(d,e==="min",er($,n)))}
    ${t.flatMap(({leaves:d})=>d.map($=>i`<${ni}
            key=${$.name}
            leaf=${$}
            place=${m[$.name]}
            state=${u($.name).state}
            class=${p($.name)}
            isPressed=${a?.has($.name)??null}
            onPress=${()=>l($.name)}
            onValue=${c&&(v=>c($.name,v))}
          />`))}
  </div>`}var lr=({x:t,y:e})=>({left:`${t}%`,top:`${e}%`});function ei({name:t,isMax:e,isBound:n,place:o,standing:{state:r,
value:s},from:a,class:l}){let c=e?"max":"min",[m,u]=n?e?["at least ","≥ "]:["at most ","≤ "]:["",""],p=s===void 0?"n\
o value yet":`value ${m}${E(s)}`,f=a&&{"--dx":String(a.x-o.x),"--dy":String(a.y-o.y)};return i`<div class=${`lesson-node\
 ${l}`} style=${lr(o)}>
    <span class="lesson-name">${t}</span>
    <svg viewBox="-25 -4 50 48" role="img" aria-label=${`${t}, ${c} node, ${p}, ${ar[r]}`}>
      <${Me} shape=${c} state=${l.includes("here")?"here":r} />
    </svg>
    ${s!==void 0&&i`<span key=${`${s} ${a?.x}`} class=${`lesson-value ${a?"rises":""}`} style=${f} aria-hidden="true"
        >${u}${E(s)}</span
      >`}
  </div>`}function ni({leaf:{name:t,value:e},place:n,state:o,class:r,isPressed:s,onPress:a,onValue:l}){let[c,m]=y(null),
u=f=>{m(f.target.value);let h=_e(f.target.value);h!==null&&l?.(h)},p=`Leaf ${t}, ${ar[o]}`;return i`<div class=${`lesson\
-leaf ${r}`} style=${lr(n)}>
    ${s===null?i`<input
            inputmode="numeric"
            autocomplete="off"
            aria-label=${p}
            value=${c??e}
            readonly=${!l}
            aria-invalid=${c!==null&&_e(c)===null}
            onBlur=${()=>m(null)}
            onFocus=${f=>f.target.select()}
            onInput=${u}
          />`:i`<button aria-pressed=${s} aria-label=${`${p}: ${e}`} onClick=${a}>
            ${E(e)}
          </button>`}
    <span class="lesson-name" aria-hidden="true">${t}</span>
  </div>`}function cr({counts:t}){return i`<table class="order-counts">
    <caption>
      Leaves looked at, of nine
    </caption>
    <tbody>
      ${t.map(([e,n])=>i`<tr>
            <th scope="row">${e}</th>
            <td class="numeric">${n}</td>
            <td class="bar" aria-hidden="true"><span style=${{width:`${n/9*100}%`}}></span></td>
          </tr>`)}
    </tbody>
  </table>`}var[oi,ri]=[650,5e3];function si(){return matchMedia("(prefers-reduced-motion: reduce)").matches}function ur(t,e){let[n,
o]=y(t);return k(()=>{if(e<=t||si()){o(e);return}let r=setInterval(()=>o(s=>Math.min(Math.max(s,t)+1,e)),Math.min(oi,ri/
(e-t)));return()=>clearInterval(r)},[t,e]),e<=t?e:Math.min(Math.max(n,t),e)}function Kt(t){let e=t.trim().toLowerCase().replaceAll("−","-").replace(/^\+/,"");return/^-?(inf|infinity|∞)$/.test(
e)?e.startsWith("-")?-1/0:1/0:e===""?NaN:Number(e)}function fr({question:t,isFirst:e,pressed:n,isAnswered:o,onAnswered:r,next:s}){let{task:a,text:l,prompt:c,why:m,steps:u,
at:p}=t,[f,h]=y(""),[g,d]=y(!1),[$,v]=y(""),b=A(null),x=O=>(h(O),j(O));G(()=>{!e&&!document.activeElement?.closest(".les\
son-tree, .lesson-tools")&&b.current?.querySelector("input, .choices button, .go")?.focus()},[]),G(()=>{o&&b.current?.querySelector(
".go")?.focus()},[o]);let w=()=>{h(""),j(`Right. ${m}`),r()},_=O=>{if(O.preventDefault(),a.kind!=="number")return;let C=Kt(
$);Number.isNaN(C)?x("Type a number first."):C===a.right?w():x(`Not ${$.trim()}. ${a.hint}`)},T=O=>(Se(u,p)[O]?.state??"\
unvisited")!=="unvisited",B=()=>{if(a.kind!=="leaves")return;let O=[...n].filter(C=>!a.right.includes(C));n.size===0?x("\
Press the leaves in the tree first."):O.length>0?x(`Not ${O[0]}: the search ${T(O[0])?"has looked at it already":"still \
comes to it"}.`):n.size<a.right.length?x("Right so far, but there are more."):w()},M=i`<button type="button" class="quiet" onClick=${()=>{
d(!0),h(""),j(m),r()}}>Show me</button>`;return i`<div class="question" ref=${b}>
    <p>${l}</p>
    <p class="prompt"><strong>${c}</strong></p>
    ${!o&&a.kind==="number"&&i`<form class="answer" onSubmit=${_}>
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
    ${!o&&a.kind==="choice"&&i`<div class="choices" role="group" aria-label=${c}>
        ${a.choices.map(O=>i`<button onClick=${()=>O.right?w():x(`Not “${O.text}”. ${O.why}`)}>
              ${O.text}
            </button>`)}
        ${M}
      </div>`}
    ${!o&&a.kind==="leaves"&&i`<div class="answer">
        <button class="primary go" onClick=${B}>Check</button>
        ${M}
      </div>`}
    ${f&&i`<p class="remark">${f}</p>`}
    ${o&&m&&i`<p class=${g?"remark":"remark right"}>
      <strong>${g?"Answer:":"✓ Right."}</strong> ${m}
    </p>`}
    ${o&&i`<p><a class="button primary go" href=${s.href}>${s.text}</a></p>`}
  </div>`}var ai=200;function Te(t,e,n){let o=e>1?R("lesson",t,e):R("lesson",t);return zt(o,pr(n)?{}:{leaves:n.join()})}var pr=t=>t.
join()===be.join();function ii(t,e){let[n,o]=y(null),[r,s]=y(""),a=`${t} ${e}`;return k(()=>{let l=!1,m=setTimeout(()=>rr(
t,xe(e),tr).then(u=>!l&&(o({key:a,questions:u}),s("")),u=>!l&&s(I(u))),n?ai:0);return()=>{l=!0,clearTimeout(m)}},[a]),{questions:n?.
key.startsWith(`${t} `)?n.questions:null,error:r}}function li({chapter:t,values:e}){return i`<nav class="chapters" aria-label="Chapters">
    <ol>
      ${pt.map(({title:n},o)=>i`<li>
            <a href=${Te(o+1,1,e)} aria-current=${o===t?"step":void 0}>
              <span class="number" aria-hidden="true">${o+1}</span>${n}
            </a>
          </li>`)}
    </ol>
  </nav>`}var mr=t=>t===void 0||t.name==="root"?J:t.name;function ci({question:t,chapter:e,isFirst:n,next:o,values:r,onValues:s}){
let[a,l]=y(!1),[c,m]=y(new Set),{branches:u,first:p,steps:f,at:h,reveal:g,task:d,cause:$,window:v,hides:b,counts:x}=t;G(
()=>{l(!1),m(new Set)},[t]);let w=ur(h,a?g:h),_=f[w],T=mr(_.node),B=v==="always"||v==="answered"&&a,S=O=>{let C=new Set(
c);C.delete(O)||C.add(O),m(C)},M=(O,C)=>{let P=xe(r).flatMap(({leaves:q})=>q.map(({name:L})=>L));s(r.map((q,L)=>P[L]===O?
C:q))};return i`<div class="lesson-columns">
    <div class="lesson-picture">
      <${ir}
        branches=${u}
        first=${p}
        standings=${Se(f,w)}
        here=${T}
        hides=${a?void 0:b}
        cause=${a&&w===g?$:void 0}
        pressed=${d.kind==="leaves"&&!a?c:null}
        onPress=${S}
        onLeaf=${p?void 0:M}
      />
      ${B&&!(a&&x)&&i`<p class="muted">The window at ${mr(_.kind==="leaf"?_.path.at(-2):_.node)}, from alpha to beta:</p>
        <${Pt}
          node=${_.node}
          before=${_.before}
          child=${_.child}
          range=${[Math.min(...r),Math.max(...r)]}
          showsWindow=${!0}
        />`}
      ${a&&x&&i`<${cr} counts=${x} />`}
      <div class="lesson-tools">
        <span class="muted">${p||d.kind==="leaves"&&!a?"Take":"Change any leaf, or take"}</span>
        <button onClick=${()=>s(zo())}>random values</button>
        ${!pr(r)&&i`<button onClick=${()=>s(be)}>the original values</button>`}
      </div>
      <div class="lesson-share"><${st} /></div>
    </div>
    <section class="card lesson-card" aria-labelledby="chapter-title">
      <h2 id="chapter-title">${`${e+1}. ${pt[e].title}`}</h2>
      <p class="lead">${pt[e].lead}</p>
      <${fr}
        key=${u.map(({leaves:O})=>O.map(({value:C})=>C).join()).join()}
        question=${t}
        isFirst=${n}
        pressed=${c}
        isAnswered=${a||d.kind==="nothing"}
        onAnswered=${()=>l(!0)}
        next=${o}
      />
    </section>
  </div>`}function hr({address:{route:t,query:e}}){let n=Math.min(Math.max(Math.trunc(Number(t[1])||1),1),pt.length)-1,o=e.
get("leaves"),[r,s]=y(()=>wn(o));G(()=>s(wn(o)),[o]);let{questions:a,error:l}=ii(n,r),c=Math.min(Math.max(Math.trunc(Number(
t[2])||1),1),a?.length??1)-1,m=h=>{s(h),At(Te(n+1,c+1,h))},u=c+1===a?.length,p=zt(R("tree","tree"),{text:ke(a?.[c]?.branches??
xe(r),a?.[c]?.first),algorithm:"alphabeta"}),f=u?n+1<pt.length?{href:Te(n+2,1,r),text:`Next: ${pt[n+1].title}`}:{href:p,
text:"Step through this search"}:{href:Te(n+1,c+2,r),text:"Next question"};return i`<section class="lesson" aria-label="Lesson">
    <${li} chapter=${n} values=${r} />
    <${H} error=${l} />
    ${a&&i`<${ci}
        key=${`${n} ${c}`}
        question=${a[c]}
        chapter=${n}
        isFirst=${t.length===0}
        next=${f}
        values=${r}
        onValues=${m}
      />`}
  </section>`}var kn=t=>`suite-${t}`;function Oe(t){try{return JSON.parse(sessionStorage.getItem(kn(t))??"null")}catch{return null}}function Ee(t,e){
try{sessionStorage.setItem(kn(t),JSON.stringify(e))}catch{}}function Ce(t){try{sessionStorage.removeItem(kn(t))}catch{}}var ui=2e6,_n=t=>`log ${t}`,Sn=new Map;function Jt(t){return t.slice(0,2e3).split(`
`,4).some(n=>/^\s*(node\s*,\s*depth|[^,]+,\s*\d+)\s*(,|$)/i.test(n))}function Ae(t,e){if(t.trim()==="")return`${e} is em\
pty.`;if(Jt(t))return"";let[n]=t.trim().split(`
`,1);return`${e} is not a log. A log begins with a line such as Node,Depth,Value,Alpha,Beta; this begins with ${n.slice(
0,60)}`}function Rt(t,e){Sn.set(t,e),e.text.length<=ui&&Ee(_n(t),e)}function Le(t){Sn.delete(t),Ce(_n(t))}function Qt(t){
return Sn.get(t)??Oe(_n(t))}var dr=["log","task"];function Pe(t){return t.find(({textbook:e,start_text:n})=>e.log&&n?.is_task)}function Yt({id:t},e){
return`${R("tree",t)} ${e}`}function Mn({label:t,onLog:e,onTask:n,children:o}){let[r,s]=y("");return i`<${yt} onText=${(l,c)=>{
let m=!Jt(l)&&/^\s*\d\s*$/m.test(l.slice(0,40)),u=m?"":Ae(l,c);s(u),u||(m?n:e)({name:c,text:l})}} multiple=${!0} label=${t}>${o}<//>
    <${H} error=${r} />`}function $r({game:t,file:e}){let n=o=>r=>{Rt(Yt(t,o),r),location.hash=R("tree",t.id)};return i`<section class="card" aria-labelledby="log-card-title">
    <h2 id="log-card-title"><a href=${R("tree",t.id)}>Check your log</a></h2>
    <${Mn} label="Choose a file" onLog=${n("log")} onTask=${n("task")}>
      <p>Drop your ${e} here.</p>
    <//>
  </section>`}function gr({about:t,address:e}){let n=(r,s)=>i`<ul class="links">
      ${s.map(({id:a,name:l})=>i`<li><a href=${R(r,a)}>${l}</a></li>`)}
    </ul>`,o=Pe(t.games);return i`<h1 class="lesson-title">Alpha-beta in five steps</h1>
    <${hr} address=${e} />
    <div class="cards ways">
      ${t.live!==null&&i`<section class="card">
          <h2><a href=${R("live")}>Watch live</a></h2>
          <p>${t.live}</p>
        </section>`}
      ${o?.textbook.log&&i`<${$r} game=${o} file=${o.textbook.log.file} />`}
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
      machine.${et&&i` Programs of your own, live matches and the grading of classes need the command <code>suite</code>.`}
    </p>`}function X(t){return(t+.5)*100}function Z(t){return Array.from({length:t},(e,n)=>n)}function fi({rows:t,columns:e}){return i`<rect class="felt" x="0" y="0" width=${e*100} height=${t*100} rx="8" />
    ${Z(t-1).map(n=>i`<path class="felt-line" d=${`M0 ${(n+1)*100}H${e*100}`} />`)}
    ${Z(e-1).map(n=>i`<path class="felt-line" d=${`M${(n+1)*100} 0V${t*100}`} />`)}
    ${t>=8&&e>=8&&[1.5,t-2.5].map(n=>[1.5,e-2.5].map(o=>i`<circle class="felt-dot" cx=${X(o)} cy=${X(n)} r="6" />`))}`}function mi({
piece:t,mark:e,legal:n}){return t===null?n?i`<circle class="legal-dot" r="10" />`:null:i`<circle class="disk-shadow" cx="2" cy="4" r="40" />
    <circle class=${`disk disk-${t}`} r="40" />
    ${t===0?i`<path class="engraving-0" d="M0-22 22 0 0 22-22 0Z" />`:i`<circle class="engraving-1" r="28" />`}
    ${e==="last"&&i`<circle class=${`last last-${t}`} r="9" />`}`}var yr={name:"disks",Ground:fi,content:mi};function Xt(t,e){return t===0?i`<path
        class="cross"
        d=${`M${-e} ${-e} ${e} ${e}M${e} ${-e} ${-e} ${e}`}
      />`:i`<circle class="ring" r=${e*1.1} />`}function pi({rows:t,columns:e}){let[n,o]=[e*100,t*100];return i`<rect class="plain-ground" x="0" y="0" width=${n} height=${o} rx="8" />
    ${Z(t-1).map(r=>i`<path class="plain-line" d=${`M0 ${(r+1)*100}H${n}`} />`)}
    ${Z(e-1).map(r=>i`<path class="plain-line" d=${`M${(r+1)*100} 0V${o}`} />`)}`}function hi({piece:t,value:e,mark:n,legal:o}){
let r=e!==void 0;return t===null?r?i`<text class="plot-value" text-anchor="middle" dy="0.36em">${e}</text>`:o?i`<circle class="plain-dot" r="8" />`:
null:i`${r?i`<g transform="translate(0 -8)">${Xt(t,22)}</g>`:Xt(t,26)}
  ${r&&i`<text class="plot-corner" text-anchor="middle" y="41">${e}</text>`}
  ${n==="last"&&i`<rect class="last-frame" x="-44" y="-44" width="88" height="88" rx="7" />`}`}var Zt={name:"grid",Ground:pi,
content:hi};var vr=6;function di(t,e){return Math.min(vr-1,Math.floor(t/Math.max(e,1)*vr))}function $i({rows:t,columns:e,squares:n}){
let o=Math.max(...n.map(r=>r.value??0));return i`<rect class="plain-ground" x="0" y="0" width=${e*100} height=${t*100} rx="8" />
    ${n.map(({row:r,column:s,value:a})=>i`<rect
          class=${`plot plot-${di(a??0,o)}`}
          x=${s*100+3}
          y=${r*100+3}
          width=${94}
          height=${94}
          rx="8"
        />`)}`}var wr={name:"plots",Ground:$i,content:Zt.content};function gi(t){if(t<5)return[];let e=t<13?2:3,n=(t-1)/2,o=t<7?1:e,r=t%2===1?[o,n,t-1-o]:[o,t-1-o],s=r.flatMap(a=>r.map(l=>[
a,l]));return t<13?s.filter(([a,l])=>a===n==(l===n)):s}function yi({rows:t,columns:e}){let n=X(e-1),o=X(t-1);return i`<defs>
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
    ${Z(t).map(r=>i`<path class="go-line" d=${`M50 ${X(r)}H${n}`} />`)}
    ${Z(e).map(r=>i`<path class="go-line" d=${`M${X(r)} 50V${o}`} />`)}
    <rect class="go-border" x="50" y="50" width=${n-50} height=${o-50} />
    ${t===e&&gi(t).map(([r,s])=>i`<circle class="star-point" cx=${X(s)} cy=${X(r)} r="7" />`)}`}function vi({piece:t,mark:e,
why:n}){return t===null?n?i`<path class="forbidden" d="M-14-14 14 14M14-14-14 14" />`:null:i`<circle class="stone-shadow" cx="2" cy="5" r="46" />
    <circle class=${`stone stone-${t}`} r="46" fill=${`url(#stone-${t})`} />
    ${e==="last"&&i`<circle class=${`last last-${t}`} r="20" />`}`}var br={name:"stones",Ground:yi,content:vi};function wi({rows:t,columns:e}){return i`<rect class="plain-ground" x="0" y="0" width=${e*100} height=${t*100} rx="8" />
    ${Z(t-1).map(n=>i`<path class="stroke" d=${`M8 ${(n+1)*100}H${e*100-8}`} />`)}
    ${Z(e-1).map(n=>i`<path class="stroke" d=${`M${(n+1)*100} 8V${t*100-8}`} />`)}`}function bi({piece:t,mark:e}){return t===
null?null:i`${Xt(t,26)}
  ${e==="last"&&i`<rect class="last-frame" x="-42" y="-42" width="84" height="84" rx="7" />`}`}var xr={name:"strokes",Ground:wi,
content:bi};var xi=[yr,Zt,wr,br,xr];function kr({rows:t,columns:e}){let n=Math.max(24,3.6*Math.max(t,e));return{size:n,margin:1.9*n}}
var ki=8,_i={ArrowUp:[-1,0],ArrowDown:[1,0],ArrowLeft:[0,-1],ArrowRight:[0,1]};function _r(t){return xi.find(({name:e})=>e===
t.drawing)??Zt}function Si(t,e,n){return[`${t.id}: ${t.piece===null?"empty":e[t.piece]}`,t.value===void 0?"":`value ${t.
value}`,t.mark==="last"?"last move":"",t.legal?"legal":"",t.why&&t.piece===null?"not legal":"",n??""].filter(Boolean).join(
", ")}function te({id:t,piece:e,why:n}){return`${t}: ${n??(e===null?"not a legal move here":"the square is taken")}.`}function Mi(t,{
rows:e,columns:n},[o,r]){if(t.key==="Home")return[t.ctrlKey?0:o,0];if(t.key==="End")return[t.ctrlKey?e-1:o,n-1];let s=_i[t.
key];if(!s)return null;let a=(l,c)=>Math.min(Math.max(l,0),c-1);return[a(o+s[0],e),a(r+s[1],n)]}function Ti(t){let{row_names:e,
column_names:n}=t,{size:o}=kr(t),r=-o/2;return i`<g class="edge-names" aria-hidden="true" font-size=${o}>
    ${n.map((s,a)=>i`<text x=${X(a)} y=${r} text-anchor="middle">${s}</text>`)}
    ${e.map((s,a)=>i`<text x=${r} y=${X(a)} dy="0.36em" text-anchor="end">${s}</text>`)}
  </g>`}function Oi({note:{symbol:t,class:e}}){let n=Math.max(52,19*t.length+22);return i`<g class=${`note ${e}`}>
    <rect x=${-n/2} y="-26" width=${n} height="52" rx="26" />
    <text text-anchor="middle" dy="0.36em">${t}</text>
  </g>`}function it({board:t,label:e,onSquare:n,notes:o={}}){let r=_r(t),s=A(null),[a,l]=y([0,0]),[c,m]=[Math.min(a[0],t.
rows-1),Math.min(a[1],t.columns-1)],u=(d,$)=>{let v=Mi(d,t,[$.row,$.column]);if(v)l(v),s.current?.querySelector(`[data-s\
quare="${v.join(" ")}"]`)?.focus();else if(d.key==="Enter"||d.key===" ")n?.($);else return;d.preventDefault()},p=d=>{let $=o[d.
id],v=n&&d.legal;return i`<g
      key=${d.column}
      role="gridcell"
      class=${v?"square playable":"square"}
      data-square=${`${d.row} ${d.column}`}
      transform=${`translate(${X(d.column)} ${X(d.row)})`}
      tabindex=${d.row===c&&d.column===m?0:-1}
      aria-label=${Si(d,t.players,$?.words)}
      onClick=${()=>{l([d.row,d.column]),n?.(d)}}
      onFocus=${()=>l([d.row,d.column])}
      onKeyDown=${b=>u(b,d)}
    >
      <rect class="touch" x="-50" y="-50" width="100" height="100" />
      ${r.content(d)}
      ${$&&i`<${Oi} note=${$} />`}
      <rect class="focus-ring" x="-47" y="-47" width="94" height="94" rx="9" />
    </g>`},{margin:f}=kr(t),[h,g]=[t.columns,t.rows].map(d=>d*100+f+ki);return i`<svg
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
    <${Ti} ...${t} />
    ${Z(t.rows).map(d=>i`<g role="row" key=${d}>${t.squares.filter($=>$.row===d).map(p)}</g>`)}
  </svg>`}function Ne({board:t,player:e}){let n={id:"",row:0,column:0,piece:e,legal:!1},o=_r(t);return i`<svg class=${`p\
iece-icon board-${o.name}`} viewBox="-52 -52 104 104" aria-hidden="true">
    ${o.content(n)}
  </svg>`}function Sr(t){if(t===null||typeof t!="object")return t;let e=t.game===void 0?t.href:R("game",t.game);return e?.startsWith(
"#")?i`<a href=${e}>${t.text}</a>`:t.text}function Re({table:{caption:t,columns:e,rows:n}}){let o=r=>e[r]?.numeric?"nume\
ric":"";return i`<div class="scroll-x" tabindex="0" role="region" aria-label=${t}>
    <table>
      <caption>
        ${t}
      </caption>
      <thead>
        <tr>
          ${e.map(({label:r},s)=>i`<th scope="col" class=${o(s)}>${r}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${n.map(r=>i`<tr>
              ${r.map((s,a)=>a===0?i`<th scope="row" class=${o(a)}>${Sr(s)}</th>`:i`<td class=${o(a)}>${Sr(s)}</td>`)}
            </tr>`)}
      </tbody>
    </table>
  </div>`}function Ei(t,e){let[n,o]=y(0);return k(()=>{if(o(0),!e)return;let r=performance.now(),s=setInterval(()=>o((performance.
now()-r)/1e3),500);return()=>clearInterval(s)},[t,e]),n}function Ie({board:t,clock:e,players:n,isOver:o}){let r=Ei(`${t.
move_number}`,!o);return i`<div class="clocks">
    ${[0,1].map(s=>{let a=t.to_move===s&&!o;return i`<div class=${a?"clock to-move":"clock"}>
          <${Ne} board=${t} player=${s} />
          <div>
            <p>
              <strong>${t.players[s]}</strong>
              ${n&&i`<span class="muted"> ${n[s]}</span>`}
            </p>
            <p>
              <span class="score">${t.score[s]}</span>
              <span class="muted"> ${ve(e[s]+(a?r:0))}</span>
              ${a&&i`<span class="turn"> to move</span>`}
            </p>
          </div>
        </div>`})}
  </div>`}var Mr=5e3;function Ci(){let[t,e]=y(null),[n,o]=y(!0);return k(()=>{let s=Ot("live/events",a=>{e(a),a.over&&s()},o);return s},
[]),{state:t,isConnected:n}}function Ai(t,e){let n=A(-Mr);k(()=>{let o=e?0:Math.max(n.current+Mr-performance.now(),0),r=setTimeout(
()=>{n.current=performance.now(),j(t)},o);return()=>clearTimeout(r)},[t,e])}function Tn({number:t,players:e}){return`Gam\
e ${t}: ${e[0]} – ${e[1]}`}function Li({game:t}){let{board:e,clock:n,players:o,outcome:r}=t,s=Tn(t);return i`<div class="board-columns">
    <div class="board-main">
      <${it} board=${e} label=${s} />
      <p class="board-words">${r?i`<strong>${r.words}</strong>`:e.words}</p>
    </div>
    <aside class="board-side" aria-label="The game">
      <h2>${s}</h2>
      <${Ie} key=${s} board=${e} clock=${n} players=${o} isOver=${r!==null} />
      <p class="muted">
        ${V(e.move_number,"move")} played${e.moves_left!==void 0&&`, ${e.moves_left} left`}.
      </p>
    </aside>
  </div>`}function Pi({games:t,isOver:e}){return i`<h2>Finished games, the last one first</h2>
    <ul class="game-list">
      ${t.map(({id:n,words:o,...r})=>i`<li key=${n}>
            ${e?Tn(r):i`<a href=${R("look","live",n)}>${Tn(r)}</a>`}
            <span class="muted"> ${o}</span>
          </li>`)}
    </ul>`}function Tr(){let{state:t,isConnected:e}=Ci(),n=t?.over??!1;return Ai((n?"The match is over. ":"")+(t?.game?.
outcome?.words??t?.game?.board.words??""),n),t?i`<h1>${t.title}</h1>
    ${n&&i`<p><strong>The match is over.</strong> Its server has ended, too; this is how it stood.</p>`}
    ${!n&&!e&&i`<p><strong>The connection is lost; trying again…</strong></p>`}
    ${t.game?i`<${Li} game=${t.game} />`:i`<p class="muted">No game has begun.</p>`}
    <${Re} table=${t.standings} />
    ${t.finished.length>0&&i`<${Pi} games=${t.finished} isOver=${n} />`}`:i`<h1>Live</h1>
      <p class="muted">
        ${e?"The match is being started…":et?i`Matches are played, and shown here live, with the command: <code>suite go host --live</code>.`:
"Nothing is being played."}
      </p>`}async function Be(t){let e=new Blob([t]).stream().pipeThrough(new CompressionStream("deflate-raw")),n=new Uint8Array(await new Response(
e).arrayBuffer()),o=Array.from(n,r=>String.fromCharCode(r)).join("");return btoa(o).replaceAll("+","-").replaceAll("/","\
_").replaceAll("=","")}async function He(t){try{let e=Uint8Array.from(atob(t.replaceAll("-","+").replaceAll("_","/")),o=>o.
charCodeAt(0)),n=new Blob([e]).stream().pipeThrough(new DecompressionStream("deflate-raw"));return await new Response(n).
text()}catch{throw new Error("This address is not complete. Was the end of the link lost?")}}var vt="moves",ee="file",Ni=2e3,Ri=1e5,Ii=4e3;async function Ge(t,e=""){let n=t.length<=Ni&&!/^[{(]/.test(t.trim());if(e&&
n)return["look",vt,e,t.trim()];if(t.length>Ri)return null;let o=await Be(`${e}
${t}`);return o.length>Ii?null:["look",ee,o]}async function Or(t){let[e,...n]=(await He(t)).split(`
`);return{game:e,text:n.join(`
`)}}function De([,t]){return t===vt||t===ee}function On(t){return t?`records?game=${encodeURIComponent(t)}`:"records"}function En({
read:t,show:e}){let[n,o]=y(""),[r,s]=y("");return k(()=>{(async()=>{let{text:l,game:c}=await t();o((await Tt(On(c),l)).id)})().
catch(l=>s(I(l)))},[]),n?e(n):i`<h1>Games</h1>
    <${H} error=${r} />`}function Fe({error:t}){return t?i`<${H} error=${t} />
    <p>An address holds short files only. A long one is closed when newer ones need its room, or when ${et?"the page was\
 loaded again":"the server was started anew"}.</p>
    <p><a class="button primary" href=${R("look")}>Open it again</a></p>`:null}var Cn=100,Bi=[["","any result"],["0","won by who moved first"],["1","won by who moved second"],["null","no winner"]],Er=[
{label:"Game",key:({number:t})=>t},{label:"Moved first",key:({players:t})=>t[0]},{label:"Moved second",key:({players:t})=>t[1]},
{label:"Result",key:({outcome:t})=>t.words},{label:"Moves",key:({boards:t})=>t}];function Hi(t){let e=new Map;for(let{players:o,
outcome:r}of t)o.forEach((s,a)=>{let l=e.get(s)??[0,0,0,0];l[0]+=1,l[r.winner===null?3:r.winner===a?1:2]+=1,e.set(s,l)});
let n=["Player","Games","Won","Lost","No winner"];return{caption:`Totals of ${V(t.length,"game")}`,columns:n.map((o,r)=>({
label:o,numeric:r>0})),rows:[...e].sort(([,o],[,r])=>r[1]-o[1]).map(([o,r])=>[o,...r])}}function Gi({address:t,games:e}){
let[n,o]=y({column:0,isAscending:!0}),[r,s]=y(Cn),{key:a}=Er[n.column],l=(u,p)=>{let[f,h]=[a(u),a(p)];return typeof f=="\
number"?f-Number(h):f.localeCompare(String(h))},c=e.toSorted((u,p)=>n.isAscending?l(u,p):l(p,u)),m=u=>o({column:u,isAscending:n.
column===u?!n.isAscending:!0});return i`<div class="scroll-x" tabindex="0" role="region" aria-label="Games">
      <table class="sortable game-table">
        <caption>
          ${V(e.length,"game")}
        </caption>
        <thead>
          <tr>
            ${Er.map(({label:u},p)=>{let f=n.isAscending?"ascending":"descending";return i`<th scope="col" aria-sort=${n.
column===p?f:void 0}>
                <button onClick=${()=>m(p)}>${u}</button>
              </th>`})}
          </tr>
        </thead>
        <tbody>
          ${c.slice(0,r).map(({number:u,players:p,outcome:f,boards:h})=>i`<tr key=${u}>
                <th scope="row"><a href=${R(...t,u)}>Game ${u}</a></th>
                <td>${p[0]}</td>
                <td>${p[1]}</td>
                <td>${f.words}</td>
                <td class="numeric">${h-1}</td>
              </tr>`)}
        </tbody>
      </table>
    </div>
    ${e.length>r&&i`<button onClick=${()=>s(r+Cn)}>
        Show ${Math.min(Cn,e.length-r)} more of ${e.length}
      </button>`}`}function Cr({id:t,address:e}){let[n,o]=y([]),[r,s]=y(""),[a,l]=y(""),[c,m]=y("");k(()=>{F(`records/${t}`).
then(p=>o(p.games),p=>s(I(p)))},[t]);let u=de(()=>{let p=a.trim().toLowerCase();return n.filter(({players:f,outcome:h})=>f.
some(g=>g.toLowerCase().includes(p))&&(c===""||String(h.winner)===c))},[n,a,c]);return i`<h1>Games</h1>
    <${Fe} error=${r} />
    ${De(e)&&i`<p><${st} /></p>`}
    ${n.length>0&&i`<form class="fields" role="search" aria-label="Filter" onSubmit=${p=>p.preventDefault()}>
          <${nt} label="Player" value=${a} placeholder="part of a name" onChange=${l} />
          <${tt} label="Result" value=${c} values=${Bi} onChange=${m} />
        </form>
        <${Re} table=${Hi(u)} />
        <${Gi} key=${`${a} ${c}`} address=${e} games=${u} />`}`}var Di=65536;function Ar({games:t}){let[e,n]=y(""),[o,r]=y(""),[s,a]=y(""),[l,c]=y(""),[m,u]=y(!1),p=async d=>{d.preventDefault(),
u(!0);try{let{id:$,games:v}=await Tt(On(s),e),b=await Ge(e,s)??["look",$],x=b[1]===vt;c(""),location.hash=R(...b,...v.length===
1&&!x?[v[0].number]:[])}catch($){c(I($))}finally{u(!1)}},f=(d,$)=>{n(d),r($)},h=i`<label class="field">
    <span>Records (JSON Lines), SGF, GGF, or a list of moves</span>
    <textarea
      class="mono"
      rows="8"
      placeholder=${t.find(({id:d})=>d===s)?.move_help}
      spellcheck=${!1}
      value=${e}
      onInput=${d=>f(d.target.value,"")}
    ></textarea>
  </label>`,g=i`<p>
    <strong class="file-name">${o}</strong>, ${Et(e.length)}
    <button type="button" onClick=${()=>f("","")}>Remove</button>
  </p>`;return i`<form class="card setup" onSubmit=${p} aria-label="Games to look at">
    <${yt} onText=${f}>${e.length>Di?g:h}<//>
    <${tt}
      label="Game, for a list of moves"
      value=${s}
      values=${[["","as the record says"],...t.map(({id:d,name:$})=>[d,$])]}
      onChange=${a}
    />
    <${H} error=${l} />
    <button class="primary" disabled=${m}>${m?"Reading…":"Show"}</button>
  </form>`}/*!
 * gifenc 1.0.3: the file dist/gifenc.esm.js of the npm package, unchanged below this comment but for the link to its
 * source map.
 * gifenc: Copyright (c) 2017 Matt DesLauriers, MIT License, see gifenc.LICENSE.
 */var Fi={signature:"GIF",version:"89a",trailer:59,extensionIntroducer:33,applicationExtensionLabel:255,graphicControlExtensionLabel:249,
imageSeparator:44,signatureSize:3,versionSize:3,globalColorTableFlagMask:128,colorResolutionMask:112,sortFlagMask:8,globalColorTableSizeMask:7,
applicationIdentifierSize:8,applicationAuthCodeSize:3,disposalMethodMask:28,userInputFlagMask:2,transparentColorFlagMask:1,
localColorTableFlagMask:128,interlaceFlagMask:64,idSortFlagMask:32,localColorTableSizeMask:7};function Nr(t=256){let e=0,
n=new Uint8Array(t);return{get buffer(){return n.buffer},reset(){e=0},bytesView(){return n.subarray(0,e)},bytes(){return n.
slice(0,e)},writeByte(r){o(e+1),n[e]=r,e++},writeBytes(r,s=0,a=r.length){o(e+a);for(let l=0;l<a;l++)n[e++]=r[l+s]},writeBytesView(r,s=0,a=r.
byteLength){o(e+a),n.set(r.subarray(s,s+a),e),e+=a}};function o(r){var s=n.length;if(s>=r)return;var a=1024*1024;r=Math.
max(r,s*(s<a?2:1.125)>>>0),s!=0&&(r=Math.max(r,256));let l=n;n=new Uint8Array(r),e>0&&n.set(l.subarray(0,e),0)}}var An=12,
Lr=5003,Wi=[0,1,3,7,15,31,63,127,255,511,1023,2047,4095,8191,16383,32767,65535];function Ui(t,e,n,o,r=Nr(512),s=new Uint8Array(
256),a=new Int32Array(Lr),l=new Int32Array(Lr)){let c=a.length,m=Math.max(2,o);s.fill(0),l.fill(0),a.fill(-1);let u=0,p=0,
f=m+1,h=f,g=!1,d=h,$=(1<<d)-1,v=1<<f-1,b=v+1,x=v+2,w=0,_=n[0],T=0;for(let M=c;M<65536;M*=2)++T;T=8-T,r.writeByte(m),S(v);
let B=n.length;for(let M=1;M<B;M++)t:{let O=n[M],C=(O<<An)+_,P=O<<T^_;if(a[P]===C){_=l[P];break t}let q=P===0?1:c-P;for(;a[P]>=
0;)if(P-=q,P<0&&(P+=c),a[P]===C){_=l[P];break t}S(_),_=O,x<1<<An?(l[P]=x++,a[P]=C):(a.fill(-1),x=v+2,g=!0,S(v))}return S(
_),S(b),r.writeByte(0),r.bytesView();function S(M){for(u&=Wi[p],p>0?u|=M<<p:u=M,p+=d;p>=8;)s[w++]=u&255,w>=254&&(r.writeByte(
w),r.writeBytesView(s,0,w),w=0),u>>=8,p-=8;if((x>$||g)&&(g?(d=h,$=(1<<d)-1,g=!1):(++d,$=d===An?1<<d:(1<<d)-1)),M==b){for(;p>
0;)s[w++]=u&255,w>=254&&(r.writeByte(w),r.writeBytesView(s,0,w),w=0),u>>=8,p-=8;w>0&&(r.writeByte(w),r.writeBytesView(s,
0,w),w=0)}}}var ji=Ui;function Rr(t={}){let{initialCapacity:e=4096,auto:n=!0}=t,o=Nr(e),r=5003,s=new Uint8Array(256),a=new Int32Array(r),l=new Int32Array(
r),c=!1;return{reset(){o.reset(),c=!1},finish(){o.writeByte(Fi.trailer)},bytes(){return o.bytes()},bytesView(){return o.
bytesView()},get buffer(){return o.buffer},get stream(){return o},writeHeader:m,writeFrame(u,p,f,h={}){let{transparent:g=!1,
transparentIndex:d=0,delay:$=0,palette:v=null,repeat:b=0,colorDepth:x=8,dispose:w=-1}=h,_=!1;if(n?c||(_=!0,m(),c=!0):_=!!h.
first,p=Math.max(0,Math.floor(p)),f=Math.max(0,Math.floor(f)),_){if(!v)throw new Error("First frame must include a { pal\
ette } option");zi(o,p,f,v,x),Pr(o,v),b>=0&&qi(o,b)}let T=Math.round($/10);Vi(o,w,T,g,d);let B=!!v&&!_;Ki(o,p,f,B?v:null),
B&&Pr(o,v),Ji(o,u,p,f,x,s,a,l)}};function m(){Ir(o,"GIF89a")}}function Vi(t,e,n,o,r){t.writeByte(33),t.writeByte(249),t.
writeByte(4),r<0&&(r=0,o=!1);var s,a;o?(s=1,a=2):(s=0,a=0),e>=0&&(a=e&7),a<<=2,t.writeByte(0|a|0|s),ht(t,n),t.writeByte(
r||0),t.writeByte(0)}function zi(t,e,n,o,r=8){let s=1,a=0,l=Ln(o.length)-1,c=s<<7|r-1<<4|a<<3|l;ht(t,e),ht(t,n),t.writeBytes(
[c,0,0])}function qi(t,e){t.writeByte(33),t.writeByte(255),t.writeByte(11),Ir(t,"NETSCAPE2.0"),t.writeByte(3),t.writeByte(
1),ht(t,e),t.writeByte(0)}function Pr(t,e){let n=1<<Ln(e.length);for(let o=0;o<n;o++){let r=[0,0,0];o<e.length&&(r=e[o]),
t.writeByte(r[0]),t.writeByte(r[1]),t.writeByte(r[2])}}function Ki(t,e,n,o){if(t.writeByte(44),ht(t,0),ht(t,0),ht(t,e),ht(
t,n),o){let r=0,s=0,a=Ln(o.length)-1;t.writeByte(128|r|s|0|a)}else t.writeByte(0)}function Ji(t,e,n,o,r=8,s,a,l){ji(n,o,
e,r,t,s,a,l)}function ht(t,e){t.writeByte(e&255),t.writeByte(e>>8&255)}function Ir(t,e){for(var n=0;n<e.length;n++)t.writeByte(
e.charCodeAt(n))}function Ln(t){return Math.max(Math.ceil(Math.log2(t)),1)}var Qi=3,Yi=2,Xi=2e3,Zi=Array.from({length:256},(t,e)=>[e,e,e]);async function Br(t){let e=new Image;return e.src=`data:\
image/svg+xml,${encodeURIComponent(t)}`,await e.decode(),e}function Hr(t,e){let n=document.createElement("canvas");n.width=
e*Math.max(...t.map(r=>r.naturalWidth)),n.height=e*Math.max(...t.map(r=>r.naturalHeight));let o=n.getContext("2d",{willReadFrequently:!0});
if(!o)throw new Error("The picture is too large.");return o.scale(e,e),{canvas:n,context:o}}async function Gr(t){let e=await Br(
t),{canvas:n,context:o}=Hr([e],Qi);return o.drawImage(e,0,0),new Promise((r,s)=>n.toBlob(a=>a?r(a):s(new Error("The pict\
ure is too large.")),"image/png"))}async function Dr(t){let e=await Promise.all(t.map(Br)),{canvas:n,context:o}=Hr(e,Yi),
{width:r,height:s}=n,a=Rr();for(let[l,c]of e.entries()){o.fillStyle="white",o.fillRect(0,0,r,s),o.drawImage(c,0,0);let{data:m}=o.
getImageData(0,0,r,s),u=new Uint8Array(r*s).map((p,f)=>m[4*f]);a.writeFrame(u,r,s,{delay:Xi,...l===0&&{palette:Zi}}),await new Promise(
p=>setTimeout(p))}return a.finish(),new Blob([a.bytesView()],{type:"image/gif"})}function It(t,e){let n=document.createElement("a");n.href=URL.createObjectURL(new Blob([e],{type:"application/octet-stre\
am"})),n.download=t,n.click(),setTimeout(()=>URL.revokeObjectURL(n.href))}var Fr=1e3;function We({noun:t,name:e,at:n,count:o,path:r}){let[s,a]=y(""),[l,c]=y(null),m=async g=>(await F(r(g))).svg,
u=async g=>{try{a(""),await g()}catch(d){a(I(d))}};return i`<p class="save-pictures">
      <button onClick=${()=>u(async()=>It(`${e}.svg`,await m(n)))}>Save this ${t} as SVG</button>
      <button onClick=${()=>u(async()=>It(`${e}.png`,await Gr(await m(n))))}>Save as PNG</button>
      <button aria-disabled=${l===null?void 0:"true"} onClick=${async()=>{l===null&&(await u(async()=>{if(o>Fr)throw new Error(
`A GIF has room for ${Fr} drawings, and this needs ${o}.`);let g=[];for(let d=0;d<o;d+=1)c(d),g.push(await m(d));It(`${t}\
s.gif`,await Dr(g))}),c(null))}}>
        ${l===null?`Save all ${t}s as GIF`:`Drawing ${l+1} of ${o}…`}
      </button>
    </p>
    <${H} error=${s} />`}function Ue({boards:t,moves:e,comments:n={},variations:o=[]},r){let s=o[r-1];if(!s)return{boards:t,moves:e,comments:n,shared:e.
length};let{after:a}=s,l=Object.entries(n).filter(([c])=>Number(c)<=a);return{boards:[...t.slice(0,a),...s.boards],moves:[
...e.slice(0,a),...s.moves],comments:{...Object.fromEntries(l),...s.comments},shared:a}}function je(t,{ply:e,line:n}){let o=t.
variations?.[n-1]?n:0,r=Ue(t,o).boards.length-1;return{ply:Math.min(Math.max(Math.trunc(e)||0,0),r),line:o}}function Wr([
t,e]){return{ply:Number(t??0),line:Number(e??0)}}function Ur({ply:t,line:e}){return e>0?[t,e]:[t]}function Ve({moves:t,ply:e=t.length,onPly:n,mistakes:o={}}){let r=A(null);return k(()=>{let[s,a]=[r.current,r.current?.querySelector(
".current")];if(!s||!(a instanceof HTMLElement))return;let[l,c]=[a.offsetTop,a.offsetTop+a.offsetHeight];(l<s.scrollTop||
c>s.scrollTop+s.clientHeight)&&(s.scrollTop=l-s.clientHeight/2)},[e]),t.length===0?i`<p class="muted">No moves yet.</p>`:
i`<ol class="moves" ref=${r} tabindex="0" aria-label="Moves">
    ${t.map(({move:s,player:a,wall:l},c)=>{let m=c+1,u=o[m],p=`${m===e?"current ":""}${u?"mistake ":""}player-${a}`,f=i`<span class="number">${m}</span> ${s}${u&&
i`<span aria-hidden="true"> ✗</span>`}
        ${u&&i`<span class="sr-only">, mistake: ${u}</span>`}`,h=[u,l==null?"":ve(l)].filter(Boolean).join(", ");return i`<li class=${p} title=${h}>
        ${n?i`<button aria-current=${m===e?"true":void 0} onClick=${()=>n(m)}>${f}</button>`:f}
      </li>`})}
  </ol>`}function ze({label:t,value:e,last:n,text:o,onChange:r}){return i`<div class="slider">
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
  </div>`}function tl({mistake:t}){return t?.id==="gives-win-away"?["keeps the win","does not"]:t?.id==="gives-draw-away"?["keeps \
the draw","does not"]:["costs nothing","does"]}function jr(t,e){let n=t.filter(({mistake:r})=>r).sort((r,s)=>r.ply-s.ply),
o=n.filter(({mistake:r})=>r?.id!=="costs-points");return(o.length>0?o:n).map(r=>({ply:r.ply-1,goal:tl(r),answer:r.mistake?.
better??null,judge:s=>e(r.ply-1,s)}))}function Vr({boards:t,moves:e},n){return e.flatMap(({move:o,player:r},s)=>{let a=[
...t[s].squares,...t[s].other_moves].filter(({legal:l})=>l);return r!==n||a.length<2?[]:[{ply:s,goal:["was played","was \
not"],answer:o,judge:l=>l===o}]})}function zr({record:t,questions:e,onClose:n}){let[o,r]=y(0),[s,a]=y([]),[l,c]=y(!1),[m,
u]=y({}),[p,f]=y(""),h=A(null);G(()=>h.current?.focus(),[]);let{ply:g,goal:d,answer:$,judge:v}=e[o],b=t.boards[g],x=l||s.
some(({isRight:C})=>C),w=async C=>{let{id:P,legal:q}=C;if(x)return;if(!q){f(te({piece:null,...C})),j(te({piece:null,...C}));
return}let L=await v(P);f(""),a([...s.filter(({move:U})=>U!==P),{move:P,isRight:L}]),u(U=>({[o]:L,...U}))},_=()=>{c(!0),
f(""),u(C=>({[o]:!1,...C}))},T=C=>{a([]),c(!1),f(""),r(C)},B=Object.fromEntries([...l?[[$,{symbol:"★",words:"the answe\
r",class:"best"}]]:[],...s.map(({move:C,isRight:P})=>[C,{symbol:P?"✓":"✗",words:P?"right":"wrong",class:P?"win":"los\
s"}])]),S=s.at(-1),M=l?`${$} ${d[0]}.`:x?`✓ Right, ${S?.move} ${d[0]}. Found in ${s.length} ${s.length===1?"try":"trie\
s"}.`:S&&`✗ ${S.move} ${d[1]}. Try another one.`,O=Object.values(m);return i`<section class="find-move" aria-labelledby="find-title">
    <div class="board-columns">
      <div class="board-main">
        <h2 id="find-title" tabindex="-1" ref=${h}>Find the move that ${d[0]}</h2>
        <p class="board-words verdict" role="status">
          ${p||M||`Position ${o+1} of ${e.length}, before move ${g+1}: ${b.players[b.to_move??0]} to move.`}
        </p>
        <${it} board=${b} label="Find the move" onSquare=${w} notes=${B} />
      </div>
      <aside class="board-side" aria-label="The position">
        <div class="buttons">
          ${b.other_moves.filter(({legal:C})=>C).map(C=>i`<button onClick=${()=>w(C)}>${C.label}</button>`)}
          ${o>0&&i`<button onClick=${()=>T(o-1)}>Previous position</button>`}
          ${o+1<e.length&&i`<button class=${x?"primary":""} onClick=${()=>T(o+1)}>Next position</button>`}
          ${$!==null&&i`<button aria-disabled=${x?"true":void 0} onClick=${()=>x||_()}>
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
  </section>`}var qe=400,Bt=150,wt=8,qr=24,el=Bt-28,Ke=(qr+el)/2;function nl({value:t,winner:e,proved:n,estimate:o},r){return n?t??(e==
null?0:e===0?r:-r):o??null}function ol({analysis:t,x:e,y:n,width:o,greatest:r}){let s=nl(t,r);if(s===null)return i`<text class="unknown" x=${e} y=${Ke} dy="0.36em" text-anchor="middle">?</text>`;
let[a,l]=[n(0),n(s)],c=t.proved?t.value===null?" winner-only":"":" estimate";return i`<rect
    class=${`bar ${s>=0?"first":"second"}${c}`}
    x=${e-o/2}
    y=${Math.min(a,l)-(s===0?1.5:0)}
    width=${o}
    height=${Math.max(Math.abs(l-a),3)}
  />`}function rl(t,e){let n=t.filter(c=>c.proved).length,o=t.filter(c=>!c.proved&&c.estimate!==void 0).length,r=t.length-
n-o,s=c=>t.some(m=>m.ply===c&&m.proved),a=t.filter(({ply:c})=>c>0&&s(c)&&s(c-1)).length,l=t.filter(({mistake:c})=>c).length;
return[`${n} of ${V(e+1,"position")} proved`,o>0?`${o} estimated`:"",r>0?`${r} unknown`:"",a===0&&e>0?"no move can be ju\
dged":`${V(l,"mistake")} in ${a===e?"":`${a} judged of `}${V(e,"move")}`].filter(Boolean).join(", ")}function Kr({analysis:t,
last:e,ply:n,players:o,onPly:r}){let s=t.map(({value:f,estimate:h})=>Math.abs(f??h??0)),a=Math.max(1,...s),l=(qe-2*wt)/(e+
1),c=f=>wt+(f+.5)*l,m=f=>Ke-f/a*(Ke-qr),u=rl(t,e),p=f=>t.some(f);return i`<figure class="plot-figure">
    <svg class="value-plot" viewBox=${`0 0 ${qe} ${Bt}`} role="img" aria-label=${`Values of the positions: ${u}`}>
      <rect class="here" x=${c(n)-l/2} y="2" width=${l} height=${Bt-4} rx="3" />
      <path class="axis" d=${`M${wt} ${Ke}H${qe-wt}`} />
      <text class="tick" x=${wt} y="15">▲ ${o[0]} ahead</text>
      <text class="tick" x=${wt} y=${Bt-6}>▼ ${o[1]} ahead</text>
      <text class="tick" x=${qe-wt} y="15" text-anchor="end">±${a}</text>
      ${t.map(f=>i`<g class="position" key=${f.ply} onClick=${()=>r(f.ply)}>
          <title>${f.ply===0?"Start":`After move ${f.ply}`}: ${f.value_words}</title>
          <rect class="touch" x=${c(f.ply)-l/2} y="0" width=${l} height=${Bt} />
          <${ol} analysis=${f} x=${c(f.ply)} y=${m} width=${Math.max(1.5,l*.7)} greatest=${a} />
          ${f.mistake&&i`<text class="mistake-mark" x=${c(f.ply)} y=${Bt-18} text-anchor="middle">✗</text>`}
        </g>`)}
    </svg>
    <figcaption class="muted">
      ${u}.
      ${p(({mistake:f})=>f)&&i` ✗ is a mistake.`}
      ${p(({proved:f,estimate:h})=>!f&&h!==void 0)&&i` Pale bars are estimates.`}
      ${p(({proved:f,estimate:h})=>!f&&h===void 0)&&i` ? is not known.`}
      ${" "}Click a position to see it.
    </figcaption>
  </figure>`}var Jr=[0,1];function sl({record:t}){return i`<p class="record-players">
    ${Jr.map(e=>{let[n,o]=[t.boards[0].players[e],t.players[e]];return i`<span>
        <${Ne} board=${t.boards[0]} player=${e} />
        <strong>${n}</strong>${o!==n&&` ${o}`}
      </span>`})}
  </p>`}function al({analysis:t}){if(!t)return i`<p class="muted">The value of this position is not known.</p>`;let{value_words:e,
proved:n,estimate:o,mistake:r}=t;return i`<p><strong>${e}</strong> <span class="muted">(${n?"proved":o===void 0?"not pro\
ved":"an estimate"})</span></p>
    ${r&&i`<p class="verdict wrong">✗ The last move is a mistake: it ${r.words}.</p>`}`}function il({record:{variations:t=[]},
place:e,onPlace:n}){return t.length===0?null:i`<h2>Variations</h2>
    <ul class="variations">
      <li><button aria-pressed=${e.line===0} onClick=${()=>n({...e,line:0})}>As played</button></li>
      ${t.map(({after:o,moves:r},s)=>i`<li>
            <button
              aria-pressed=${e.line===s+1}
              onClick=${()=>n({ply:o+1,line:s+1})}
            >
              <span class="number">${o+1}</span> ${r.map(({move:a})=>a).join(" · ")}
            </button>
          </li>`)}
    </ul>`}function ll({record:t,mistakes:e,onQuiz:n}){return i`${e.length>0&&i`<button onClick=${()=>n(e)}>Find the ${e.
length===1?"move":"moves"}</button>`}
  ${Jr.map(o=>{let r=Vr(t,o);return r.length>0&&i`<button onClick=${()=>n(r)}>Guess ${t.boards[0].players[o]}'s moves</button>`})}`}
function Qr({record:t,analysis:e,keeps:n,start:o={ply:0,line:0},onPlace:r=()=>{},pictures:s,children:a}){let[l,c]=y(()=>je(
t,o)),[m,u]=y(null),p=A(null),f=A(!1);G(()=>c(je(t,o)),[o.ply,o.line]),G(()=>{f.current&&!m&&p.current?.focus(),f.current=
!!m},[m]);let{ply:h,line:g}=l,{boards:d,moves:$,comments:v,shared:b}=Ue(t,g),x=d.length-1,w=d[h],_=M=>{let O=je(t,M);c(O),
r(O),j(Ue(t,O.line).boards[O.ply].words)},T=M=>_({ply:M,line:g});rt({f:()=>T(h+1),b:()=>T(h-1)});let B=Object.fromEntries(
e.flatMap(({ply:M,mistake:O})=>O&&M<=b?[[M,O.words]]:[]));if(m)return i`<${zr} record=${t} questions=${m} onClose=${()=>u(
null)} />`;let S=g===0&&h===x;return i`<div class="board-columns">
      <div class="board-main">
        <p class="board-words">${w.words}${S&&i` <strong>${t.outcome.words}</strong>`}</p>
        <${it} board=${w} label=${`Position after ${h} moves`} />
        <div class="record-steps">
          <button aria-disabled=${h===0?"true":void 0} onClick=${()=>T(h-1)}>‹ Back</button>
          <${ze} label="Position" value=${h} last=${x} text=${`after move ${h} of ${x}`} onChange=${T} />
          <button
            class="primary"
            ref=${p}
            aria-disabled=${h===x?"true":void 0}
            onClick=${()=>T(h+1)}
          >
            Forward ›
          </button>
        </div>
      </div>
      <aside class="board-side" aria-label="The position">
        <${sl} record=${t} />
        ${v[h]&&i`<blockquote class="comment" aria-label="Comment">${v[h]}</blockquote>`}
        ${e.length>0&&i`<${al} analysis=${e.find(M=>M.ply===h&&h<=b)} />
            <${Kr}
              analysis=${e}
              last=${t.boards.length-1}
              ply=${Math.min(h,b)}
              players=${w.players}
              onPly=${M=>_({ply:M,line:0})}
            />`}
        <div class="buttons">
          ${a}
          <${ll} record=${t} mistakes=${n?jr(e,n):[]} onQuiz=${u} />
        </div>
        <h2>Moves</h2>
        <${Ve} moves=${$} ply=${h} onPly=${T} mistakes=${B} />
        <${il} record=${t} place=${l} onPlace=${_} />
        ${s?.(l,d.length)}
      </aside>
    </div>`}var cl=5,Yr=6;function ul(t){let[e,n]=y(0),[o,r]=y(!1),[s,a]=y([]);return k(()=>{if(e===0)return;r(!0);let c=Ot(`${t}/an\
alysis?seconds=${e}`,m=>{if(m.kind==="done"){c(),r(!1);return}a(u=>m.proved||!u.some(({ply:f,proved:h})=>f===m.ply&&h)?[
...u.filter(({ply:f})=>f!==m.ply),m].sort((f,h)=>f.ply-h.ply):u)});return c},[e]),{seconds:e,isRunning:o,think:()=>n(e===
0?cl:e*Yr),analysis:s}}function fl({analysis:{seconds:t,isRunning:e,think:n,analysis:o},positions:r}){let s=o.filter(l=>l.
proved).length;return e?i`<p class="muted">Analyzing, ${s} of ${r} positions proved…</p>`:t===0?i`<button onClick=${n}>Analyze</button>`:
!(o.length===r&&o.every(({proved:l})=>l))&&i`<button onClick=${n}>Think longer, up to ${t*Yr} s a position</button>`}function ml({
path:t,place:{ply:e,line:n},count:o}){return i`<h2>Pictures</h2>
    <${We}
      noun="position"
      name=${`after-move-${e}`}
      at=${e}
      count=${o}
      path=${r=>`${t}/picture?ply=${r}&line=${n}`}
    />`}function Pn({id:t,number:e,address:n,at:o}){let r=`records/${t}/${e}`,[s,a]=y(null),[l,c]=y(""),m=ul(r);k(()=>{F(
r).then(a,p=>c(I(p)))},[r]);let u=async(p,f)=>{let h=await F(`${r}/hint?ply=${p}`),g=d=>h.moves.find($=>$.move===d)?.result;
return f===h.best||g(f)!==void 0&&g(f)===g(h.best)};return s?i`<h1>Game ${e}</h1>
    <${Qr}
      record=${s}
      analysis=${m.analysis}
      keeps=${u}
      start=${Wr(o)}
      pictures=${(p,f)=>i`<${ml} path=${r} place=${p} count=${f} />`}
      onPlace=${p=>At(R(...n,...Ur(p)))}
    >
      <${fl} analysis=${m} positions=${s.boards.length} />
      ${De(n)&&i`<${st} />`}
    <//>`:i`<h1>Game ${e}</h1>
      <${Fe} error=${l} />`}function Xr({id:t,address:e,number:n,at:o}){return n?i`<${Pn} key=${n} id=${t} number=${n} address=${[...e,n]} at=${o} />`:
i`<${Cr} id=${t} address=${e} />`}function Zr({about:t,route:e}){let[n,o,r,...s]=e;if(n===vt&&o){let a=["look",vt,o,r??""];
return i`<${En}
      key=${a.join(" ")}
      read=${async()=>({game:o,text:r??""})}
      show=${l=>i`<${Pn} id=${l} number="1" address=${a} at=${s} />`}
    />`}return n===ee&&o?i`<${En}
      key=${o}
      read=${()=>Or(o)}
      show=${a=>i`<${Xr} id=${a} address=${["look",ee,o]} number=${r} at=${s} />`}
    />`:n?i`<${Xr} key=${n} id=${n} address=${["look",n]} number=${o} at=${e.slice(2)} />`:i`<h1>Look at games</h1>
    <${Ar} games=${t.games} />`}function ne(t){let e=Object.fromEntries(t.variants.map(n=>[n.option,String(n.default)]));return{game:t.id,variant:e,moves:"",
text:t.start_text?.sample??""}}function Je(t,{game:e,variant:n,moves:o,text:r}){let s=c=>/^\d+$/.test(c)?Number(c):c,a=Object.
entries(n).map(([c,m])=>[c,s(m)]),l={game:e,moves:o,...a.length>0&&{variant:Object.fromEntries(a)}};return t.start_text?
{...l,text:r}:l}function Qe({games:t,start:e,onChange:n,withMoves:o}){let r=t.find(a=>a.id===e.game)??t[0],s=a=>{let l=t.
find(c=>c.id===a);l&&n(ne(l))};return i`<${tt}
      label="Game"
      value=${e.game}
      values=${t.map(a=>[a.id,a.name])}
      onChange=${s}
    />
    ${r.variants.map(a=>i`<${tt}
          key=${`${r.id} ${a.option}`}
          label=${a.label}
          value=${e.variant[a.option]}
          values=${a.values}
          onChange=${l=>n({...e,variant:{...e.variant,[a.option]:l}})}
        />`)}
    ${r.start_text&&i`<${Ho}
        label=${r.start_text.label}
        rows=${14}
        value=${e.text}
        onText=${a=>n({...e,text:a})}
      />`}
    ${o&&i`<${nt}
        label="Moves already played"
        value=${e.moves}
        placeholder=${r.move_help}
        onChange=${a=>n({...e,moves:a})}
      />`}`}function ts({kind:t,options:e,command:n}){if(t==="human")return"human";if(t==="program")return`program ${n}`;let o=Object.
entries(e).filter(([,r])=>r!==""&&r!==!1).map(([r,s])=>s===!0?r:`${r}=${s}`);return o.length>0?`${t}:${o.join(",")}`:t}function Nn(t){
return{kind:t,options:{},command:""}}function pl({option:t,value:e,onChange:n}){let{label:o,kind:r,values:s=[],default:a}=t;
if(r==="flag")return i`<${Ct} label=${o} checked=${e===!0} onChange=${n} />`;let l=a==null?"":String(a);return r==="choi\
ce"?i`<${tt} label=${o} value=${e??l} values=${s} onChange=${n} />`:i`<${nt}
    label=${o}
    type=${r==="number"?"number":"text"}
    value=${e??""}
    placeholder=${l}
    onChange=${n}
  />`}function es({about:t,name:e,choice:n,onChange:o}){let r=t.opponents.find(a=>a.name===n.kind),s=[["human","a person"],
...t.opponents.map(a=>[a.name,a.name]),...t.has_programs?[["program","your program"]]:[]];return i`<fieldset class="player-fields">
    <legend>${e}</legend>
    <${tt}
      label="Player"
      value=${n.kind}
      values=${s}
      onChange=${a=>o({...n,kind:a,options:{}})}
    />
    ${n.kind==="program"&&i`<${nt}
        label="Command"
        value=${n.command}
        placeholder=${t.program_example??""}
        onChange=${a=>o({...n,command:a})}
      />`}
    ${r?.options.map(a=>i`<${pl}
          key=${`${n.kind} ${a.key}`}
          option=${a}
          value=${n.options[a.key]}
          onChange=${l=>o({...n,options:{...n.options,[a.key]:l}})}
        />`)}
  </fieldset>`}function hl({default_opponent:t}){return[Nn("human"),Nn(t)]}var Ye="play";function ns(t){let{start:e={},players:n=[],seed:o=""}=mt(
Ye).setups?.[t.id]??{},r=ne(t),s=["human",...t.opponents.map(({name:l})=>l),...t.has_programs?["program"]:[]],a=s.includes(
n[0]?.kind)&&s.includes(n[1]?.kind);return{start:{...r,...e,game:t.id,variant:{...r.variant,...e.variant}},players:a?n:hl(
t),seed:o}}function dl(t){let{game:e}=t.start;$t(Ye,{game:e,setups:{...mt(Ye).setups,[e]:t}})}function os({games:t,chosen:e,
isBusy:n,error:o,onStart:r}){let s=$=>t.find(v=>v.id===$),a=s(e)??s(mt(Ye).game)??t[0],[l,c]=y(()=>ns(a)),{start:m,players:u,
seed:p}=l,f=s(m.game)??a,h=$=>c($.game===m.game?{...l,start:$}:ns(s($.game)??a)),g=($,v)=>c({...l,players:$===0?[v,u[1]]:
[u[0],v]});return i`<form class="card setup" onSubmit=${$=>{$.preventDefault(),dl(l),r({...Je(f,m),players:u.map(ts),...p!==
""&&{seed:Number(p)}})}} aria-label="The game">
    <div class="fields"><${Qe} games=${t} start=${m} onChange=${h} withMoves=${!0} /></div>
    <div class="players">
      ${[0,1].map($=>i`<${es}
            key=${`${f.id} ${$}`}
            about=${f}
            name=${$===0?`${f.players[0]} (moves first)`:f.players[1]}
            choice=${u[$]}
            onChange=${v=>g($,v)}
          />`)}
    </div>
    ${et&&f.program_example&&i`<p class="muted">Your own programs play with the command <code>suite web</code>.</p>`}
    <div class="fields">
      <${nt} label="Random seed" type="number" min=${0} value=${p} placeholder="random"
        onChange=${$=>c({...l,seed:$})} />
    </div>
    <${H} error=${o} />
    <button class="primary" disabled=${n}>Start the game</button>
  </form>`}var $l={win:"+",draw:"=",loss:"−"};function Rn({proved:t,value:e}){return!t&&typeof e=="number"}function rs(t){return t.
proved?"":Rn(t)?"an estimate":"not proved"}function ss(t){return Object.fromEntries((t?.moves??[]).map(e=>{let{move:n,value_words:o,
result:r,value:s}=e,a=n===t?.best,l=a?"★":r?$l[r]:"·",c=typeof s=="number"?Io(s):l,m=typeof s=="number"?`${c} points`:
"",u=[`${a?"best: ":""}${o}`,m,rs(e)].filter(Boolean).join(", "),p=`${a?"best ":""}${Rn(e)?"estimate":r??"unknown"}`;return[
n,{symbol:c,words:u,class:p}]}))}function as({hint:t}){let e=t.moves.some(Rn);return i`<div class="scroll-x hints" tabindex="0" role="region" aria-label="Hints">
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
        ${t.moves.map(n=>i`<tr>
              <th scope="row">${n.move===t.best&&"★ "}${n.move}</th>
              <td>${n.value_words}${!n.proved&&i`<span class="muted"> (${rs(n)})</span>`}</td>
            </tr>`)}
      </tbody>
    </table>
    ${e&&i`<p class="muted">
        Numbers on the board are points for the player to move. Dashed ones are estimates of a short search.
      </p>`}
  </div>`}function is({board:t,help:e,isAsked:n,onMove:o}){let[r,s]=y(""),a=A(null);return rt({m:()=>a.current?.focus()}),i`<form class="move-entry" onSubmit=${c=>{
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
    ${t.other_moves.map(({id:c,label:m,legal:u})=>i`<button type="button" disabled=${!n||!u} onClick=${()=>o(c)}>${m}</button>`)}
  </form>`}var In="last-game";function Xe(t){$t(In,t)}function ls(){$t(In,{})}function oe(){let{id:t,request:e,moves:n}=mt(In);return t&&
e&&Array.isArray(n)?{id:t,request:e,moves:n}:null}function cs({request:t,moves:e}){return{...t,moves:e.join(", ")}}var gl=2e4;function yl(t){let[e,n]=y(null),[o,r]=y(null),[s,a]=y(["",""]),[l,c]=y(!0);return k(()=>{let m=u=>{if(u.kind===
"position"){n(u),r(null);let p=oe();p?.id===t&&Xe({...p,moves:u.history.map(({move:f})=>f)}),j(u.board.words)}else u.kind===
"stderr"?a(p=>p.map((f,h)=>h===u.player?(f+u.text).slice(-gl):f)):(r(u),oe()?.id===t&&ls(),j(u.outcome.words))};return Ot(
`games/${t}/events`,m,c)},[t]),{position:e,ended:o,stderr:s,isConnected:l}}function vl(t,e,n){let[o,r]=y(!1),[s,a]=y(null);
return G(()=>{if(a(null),!o)return;let l=!1;return F(`games/${t}/hint`).then(c=>!l&&a(c),c=>!l&&n(I(c))),()=>{l=!0}},[o,
e]),{isOn:o,setOn:r,hint:s}}function wl(t){let[e,n]=y("");return k(()=>{let{record:o,record_id:r}=t??{};if(n(""),!o||!r)
return;let s=!1;return Ge(JSON.stringify(o)).then(a=>s||n(R(...a??["look",r],1))),()=>{s=!0}},[t]),e}function bl({name:t,
text:e}){return i`<details class="stderr" open>
    <summary>What ${t}'s program writes (stderr)</summary>
    <pre tabindex="0">${e}</pre>
  </details>`}function xl({about:t,isConnected:e,onGoOn:n}){return e?i`<p class="muted">The game is being started…</p>`:
i`<p>This game is not there any more.</p>
    <p class="buttons">
      ${n&&i`<button class="primary" onClick=${n}>Go on from its last position</button>`}
      <a class="button" href=${R("play",t.id)}>New game</a>
    </p>`}function kl({board:t,ended:e,notice:n}){return i`<p class="board-words">
    ${e?i`<strong>${e.outcome.words}</strong>`:t.words}
    ${n&&i` <strong class="notice">${n}</strong>`}
  </p>`}function us({id:t,about:e,onGoOn:n}){let{position:o,ended:r,stderr:s,isConnected:a}=yl(t),[l,c]=y(""),[m,u]=y(""),
p=A(null),f=wl(r),h=o!==null;G(()=>u(""),[o]),G(()=>{h&&["BODY","MAIN"].includes(document.activeElement?.tagName??"BODY")&&
p.current?.querySelector("[tabindex='0']")?.focus()},[h]);let{isOn:g,setOn:d,hint:$}=vl(t,o?.board.move_number,c),v=(M,O={})=>ot(
`games/${t}/${M}`,O).then(()=>c(""),C=>c(I(C))),b=async()=>{try{It(`${e.id}.jsonl`,`${JSON.stringify(await F(`games/${t}\
/record`))}
`)}catch(M){c(I(M))}},x=(o?.history.length??0)>0&&!r;if(rt({z:()=>x&&v("undo"),h:()=>d(!g)}),!o)return i`<${xl} about=${e} isConnected=${a} onGoOn=${n} />`;
let{board:w,asked:_}=o,T=_!==null&&!r,B=M=>v("move",{move:M}),S=M=>{if(T&&M.legal)return B(M.id);let O=r?"The game is ov\
er.":T?te(M):"Nobody here is to move.";u(O),j(O)};return i`<div class="board-columns">
    <div class="board-main" ref=${p}>
      <${kl} board=${w} ended=${r} notice=${m} />
      <${it}
        board=${w}
        label=${`${e.name}, ${T?`${w.players[_]} to move`:"nobody to move"}`}
        onSquare=${S}
        notes=${g&&T?ss($):{}}
      />
    </div>
    <aside class="board-side" aria-label="The game">
      <${Ie} board=${w} clock=${o.clock} players=${o.players} isOver=${!!r} />
      <p class="muted">
        ${V(w.move_number,"move")} played${w.moves_left!==void 0&&`, ${w.moves_left} left`}.
        ${!a&&!r&&i`<strong> The connection is lost; trying again…</strong>`}
      </p>
      <${is} board=${w} help=${e.move_help} isAsked=${T} onMove=${B} />
      <${H} error=${l} />
      <div class="buttons">
        <button disabled=${!x} onClick=${()=>v("undo")}>Undo</button>
        <button aria-pressed=${g} disabled=${!!r} onClick=${()=>d(!g)}>Hints</button>
        <button disabled=${!T} onClick=${()=>v("resign")}>Resign</button>
        <button disabled=${!r} onClick=${b}>Save the record</button>
        ${f&&i`<a class="button" href=${f}>Look at this game</a>`}
        <a class=${r?"button primary":"button"} href=${R("play",e.id)}>New game</a>
      </div>
      ${g&&T&&($?i`<${as} hint=${$} />`:i`<p class="muted">Looking for hints…</p>`)}
      <h2>Moves</h2>
      <${Ve} moves=${o.history} />
      ${s.map((M,O)=>M&&i`<${bl} name=${w.players[O]} text=${M} />`)}
    </aside>
  </div>`}function _l(){let[t,e]=y(0),[n,o]=y(""),[r,s]=y(!1);return{start:async l=>{s(!0);try{let{id:c}=await ot("games",l);Xe({id:c,
request:l,moves:[]}),o(""),location.hash=R("play",l.game,c),e(t+1)}catch(c){o(I(c))}finally{s(!1)}},started:t,isBusy:r,error:n}}
function fs({about:t,chosen:e,id:n}){let{start:o,started:r,isBusy:s,error:a}=_l(),l=t.games.find(u=>u.id===e),c=oe(),m=t.
games.find(u=>u.id===c?.request.game)?.name;if(l&&n){let u=c?.id===n?()=>o(cs(c)):void 0;return i`<h1>${l.name}</h1>
      <${H} error=${a} />
      <${us} key=${r} id=${n} about=${l} onGoOn=${u} />`}return i`<h1>Play</h1>
    ${c&&m&&i`<p>
        <a class="button" href=${R("play",c.request.game,c.id)}>Return to the game in progress</a>
        <span class="muted"> ${m}, ${V(c.moves.length,"move")} played</span>
      </p>`}
    <${os} games=${t.games} chosen=${e} isBusy=${s} error=${a} onStart=${o} />`}var ms={auto:"light",light:"dark",dark:"auto"},Sl={auto:"Light or dark, as the system has it",light:"Always light",dark:"\
Always dark"};function Bn(t=ft("theme","auto")){document.documentElement.dataset.theme=t}function ps(){let[t,e]=Mt("them\
e","auto");k(()=>Bn(t),[t]);let n=t in ms?t:"auto";return i`<button class="quiet" title=${Sl[n]} onClick=${()=>e(ms[n])}>
    Theme: ${n}
  </button>`}function Ze(t){let e=t>>>0;return n=>{e=e+1831565813>>>0;let o=Math.imul(e^e>>>15,1|e);return o=o+Math.imul(o^o>>>7,61|o)^
o,Math.floor(((o^o>>>14)>>>0)/2**32*n)}}var Ml=240,Tl=["step","node","practice","score"],Ol=["caching","ordering","fail_hard"];async function re(t){let e={algorithm:t.
algorithm??"task"};t.limit!==null&&t.limit!==void 0&&(e.limit=String(t.limit)),t.heuristic&&(e.heuristic=t.heuristic);for(let r of Ol)
t[r]&&(e[r]="yes");for(let[r,s]of Object.entries(t.variant??{}))e[`variant.${r}`]=String(s);t.moves&&(e.moves=t.moves),t.
text&&(e.text=t.text);let n=String(new URLSearchParams(e)),o=R("tree",t.game);return zt(o,n.length>Ml?{z:await Be(n)}:e)}
function tn(t,{step:e=0,node:n=[],practice:o=null,score:r=null}){let s=new URLSearchParams;return e>0&&s.set("step",String(
e)),n.length>0&&s.set("node",JSON.stringify(n)),o!==null&&s.set("practice",String(o)),o!==null&&r&&s.set("score",`${r.right}\
of${r.of}`),s.size>0?`${t}&${s}`:t}function Hn(t){let e=Number(t??"");return Number.isInteger(e)&&e>0?e:0}function El(t){
let[,e,n]=(t??"").match(/^(\d{1,3})of(\d{1,3})$/)??[];return n!==void 0&&Number(e)<=Number(n)?{right:Number(e),of:Number(
n)}:null}function Cl(t){try{let e=JSON.parse(t??"[]");return Array.isArray(e)?e.map(String):[]}catch{return[]}}async function hs({
route:[,t],query:e}){let n=new URLSearchParams([...e].filter(([u])=>!Tl.includes(u)));if(!t||n.size===0)return null;let o=n.
get("z"),r=o===null?n:new URLSearchParams(await He(o)),s=r.get("algorithm")??"alphabeta",a=[...r].filter(([u])=>u.startsWith(
"variant.")),l=u=>/^\d+$/.test(u)?Number(u):u,c={game:t,...s!=="task"&&{algorithm:s},limit:Hn(r.get("limit"))||null,caching:r.
has("caching"),ordering:r.has("ordering"),fail_hard:r.has("fail_hard"),...r.get("heuristic")&&{heuristic:r.get("heuristi\
c")??""},...a.length>0&&{variant:Object.fromEntries(a.map(([u,p])=>[u.slice(8),l(p)]))},moves:r.get("moves")??"",...r.has(
"text")&&{text:r.get("text")??""}},m=e.get("practice");return{request:c,href:`${R("tree",t)}?${n}`,step:Hn(e.get("step")),
node:Cl(e.get("node")),practice:m===null?null:Hn(m),score:El(e.get("score"))}}async function bt(t){let e=await re(t);location.
hash=e}function Al(t){let e=Ze(t),n=o=>o===0?e(20):Array.from({length:2+e(2)},()=>n(o-1));return JSON.stringify(n(3)).replaceAll(
",",", ")}function ds(){return k(()=>{let t=1+Math.floor(Math.random()*9999),e={game:"tree",text:Al(t),algorithm:"alphab\
eta",limit:null};re({...e,moves:"",caching:!1,ordering:!1,fail_hard:!1}).then(n=>location.replace(tn(n,{practice:t})))},
[]),null}function W(t){return JSON.stringify(t)}function Ll(t){return t.state==="current"||t.state==="done"&&t.kind!=="leaf"&&t.kind!==
"cached"}function Pl({children:t,value:e}){let n=z(e);return t.findIndex(o=>o.state==="done"&&o.value!==void 0&&z(o.value)===
n)}function en(t,e){let n=[];for(let o=0;o<=t.length;o+=1){let r=t.slice(0,o),s=e(r);if(!s||s.children.length===0)break;
let a=s.children.findIndex(l=>l.move===t[o]);n.push({parent:s,path:r,open:a,best:Pl(s)})}return n}function $s(t){let e=n=>{
let o=t[n];return o?o.parent.children.flatMap((r,s)=>{let a=[...o.path,r.move],l=s===o.open&&n+1<t.length,c={key:W(a),path:a,
level:n+1,child:r,isOpen:l,canOpen:Ll(r)};return l?[c,...e(n+1)]:[c]}):[]};return[{key:"",path:[],level:0,child:null,isOpen:t.
length>0,canOpen:!0},...e(0)]}function gs(t,{href:e,step:n},o){let[r,s]=y(null),[a,l]=y(""),c=async({name:p,text:f})=>{try{let h=await Tt(`trees/${t}/\
log`,f);return s({name:p,check:h}),Rt(e,{name:p,text:f}),h}catch(h){return l(I(h)),null}},m=async(p,f)=>{let h=Ae(p,f);l(
h);let g=h?null:await c({name:f,text:p});if(!g)return;o(g.step);let d=`${Gn("Your log",g)} ${g.explanation}`;j(g.same?"Y\
our log is right.":d)};return k(()=>{let p=Qt(e);p&&c(p).then(f=>n===0&&o(f?.step))},[t]),{log:r,error:a,take:m,drop:()=>{
Le(e),s(null)}}}function Gn(t,{line:e,yours:n,right:o,lines_right:r,lines_yours:s}){let a=K(e??0);if(n===null)return`${t}\
 ends too early: line ${a} of ${V(r,"line")} is missing.`;if(o===null)return`${t} goes on in line ${a}, where the right \
log ends.`;let l=s===r?"":` (yours has ${K(s)})`;return`${t} differs first in line ${a} of ${V(r,"line")}${l}.`}function ys(t,e){
return t!==null&&t.check.line!==null&&(e??0)>=t.check.line}function vs(t,e,n){let[o,r]=y(null),s=e!==null&&typeof n=="nu\
mber";return k(()=>{if(!s)return r(null);let a=!1;return F(`trees/${t}/log/${n}`).then(l=>a||r(l.yours_path),()=>a||r(null)),
()=>{a=!0}},[e,s,n]),o}function Nl({yours:t,right:e,names:n}){let[o,r]=[t?.split(",")??[],e?.split(",")??[]],s=n.slice(0,Math.max(o.length,r.length)),
a=(l,c)=>i`<tr>
      <th scope="row">${l}</th>
      ${s.map((m,u)=>{let p=o[u]!==r[u];return i`<td class=${p?"differs":""}>
          ${c[u]??"nothing"}${p&&i` <span class="sign" role="img" aria-label="differs">≠</span>`}
        </td>`})}
    </tr>`;return i`<div class="scroll-x" tabindex="0" role="region" aria-label="Both lines">
    <table>
      <thead>
        <tr>
          <td></td>
          ${s.map(l=>i`<th scope="col">${l}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${a("yours",o)} ${a("right",r)}
      </tbody>
    </table>
  </div>`}function ws({log:{name:t,check:e},columns:n,go:o,onDrop:r}){let s=r&&i`<button class="link" onClick=${r}>Compare no more</button>`;
if(e.same)return i`<p class="verdict right">
      <strong>✓ ${t} is right</strong>: all ${V(e.lines_right,"line")}. ${s}
    </p>`;let[a]=e.mistakes;return i`<section class="log-verdict" aria-label="Your log">
    <p class="verdict wrong">
      <strong>✗ ${Gn(t,e)}</strong>
      ${a?i` Known mistake: <strong>${a.description}</strong>.`:" No known mistake gives exactly this log."}
      ${" "}<button class="link" onClick=${()=>o(e.step)}>Go to that line</button> ${s}
    </p>
    <details>
      <summary>Both lines, and why</summary>
      <${Nl} yours=${e.yours} right=${e.right} names=${n} />
      <p>${e.explanation}</p>
      ${e.mistakes.length>1&&i`<p>The same log comes from:</p>
          <ul>
            ${e.mistakes.slice(1).map(({description:l})=>i`<li>${l}</li>`)}
          </ul>`}
    </details>
  </section>`}var Rl={unvisited:"The search has not reached it yet.",current:"The search is in it.",done:"It is searched.",cut:"It is \
cut off: the search never looks at it."};function bs({child:t,go:e}){let n=t.kind==="leaf"?" (leaf)":t.kind==="cached"?"\
 (from the cache)":"";return i`<div class="node-detail">
    <p>
      <strong>${t.name}${n}</strong
      >${t.value!==void 0&&i` has the value ${E(t.value)}`}. ${" "}${Rl[t.state]}
      ${t.why}
    </p>
    ${t.steps&&i`<p class="buttons">
        <button onClick=${()=>e(t.steps?.[0]??0)}>Go to its first step</button>
        <button onClick=${()=>e(t.steps?.[1]??0)}>Go to its last step</button>
      </p>`}
  </div>`}function xs(){return i`<details class="legend">
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
  </details>`}function nn(t,e,n=[]){let o=e.node.path.slice(1),[r,s]=y(o),[a,l]=y({}),c=A(e.step);G(()=>{s(o),l({}),e.step===c.current&&
n.length>0&&p(n).catch(()=>{})},[e.step]);let m=({path:$,parent:v,open:b})=>W([...$,v.children[b].move])===W(o),u=$=>$.every(
(b,x)=>b===o[x])?e.path[$.length]:a[W($)],p=async $=>{let v=$.map((x,w)=>$.slice(0,w+1)).filter(x=>!u(x)),b=await Promise.
all(v.map(async x=>{let w=new URLSearchParams({path:W(x),step:String(e.step)}),{node:_,children:T}=await F(`trees/${t}/c\
hildren?${w}`);return[W(x),{..._,children:T}]}));l(x=>({...x,...Object.fromEntries(b)})),s($)},f=async $=>{if(!(!$.canOpen||
$.level===0)){if($.isOpen){s($.path.slice(0,-1));return}await p($.path).catch(v=>j(I(v)))}},h=en(r,u),g=h.at(-1);if(g&&g.
open>=0&&(e.kind==="leaf"||e.kind==="cached")&&m(g)){let $=[...g.parent.children];$[g.open]={...$[g.open],kind:e.kind,value:e.
node.value},h[h.length-1]={...g,parent:{...g.parent,children:$}}}let d=W(r)===W(o.slice(0,r.length));return{levels:h,current:W(
o),toggle:f,opened:d?[]:r}}function se({kind:t,node:e,path:n}){if(t!=="cut")return null;let o=z(e.is_max?e.beta:e.alpha);for(let[r,s]of n.slice(0,-1).
entries()){if(s.is_max===e.is_max||z(s.value)!==o)continue;let a=s.children.find(c=>c.value!==void 0&&z(c.value)===o),l=n.
slice(1,r+1).map(({move:c})=>c);return a?{path:l,name:s.name,move:a.move,value:s.value}:null}return null}function on(t){
let e=se(t);return e?W([...e.path,e.move]):void 0}var ks=10,Il=4,Bl=({path:t})=>t.at(-1)?.children.filter(({state:e})=>e==="cut").length??0,Hl=({node:t,before:e})=>e!==void 0&&
z(e.value)!==z(t.value),_s=({node:{is_max:t,alpha:e,beta:n}})=>z(t?n:e),Ss={"nothing-pruned":t=>t.kind==="cut"&&Bl(t)>0,
"strict-cut":t=>t.kind==="cut"&&z(t.node.value)===_s(t),"no-deep-cuts":t=>(se(t)?.path.length??1/0)<t.node.depth-1,"boun\
ds-before-cut":({kind:t})=>t==="cut","alpha-not-updated":t=>t.kind==="update"&&t.node.depth>0&&Number.isFinite(_s(t)),"l\
ast-child":t=>t.kind==="update"&&!Hl(t),"max-starts-at-zero":({kind:t,node:e})=>t==="update"&&e.is_max&&z(e.value)<0,"mi\
n-starts-at-zero":({kind:t,node:e})=>t==="update"&&!e.is_max&&z(e.value)>0};function Gl(t){return Object.values(Ss).filter(
e=>e(t)).length}function Dl({path:t}){return t.at(-1)?.children.some(({state:e})=>e==="cut"||e==="unvisited")??!1}async function Ms({
fetchStep:t,summary:e},n,{hasWindow:o,hasLog:r}){let s=Ze(n),a=e?.events??0,l=Array.from({length:ks*Il},()=>s(Math.max(a-
1,1))),c=await Promise.all(l.map(async(d,$)=>{let{next:v,previous:b}=await t(d),x=[v.cut,b.cut],w=[v.update,b.update],[_]=($%
2===0?[...x,...w]:[...w,...x]).filter(T=>typeof T=="number");return _??null})),m=[...new Set(c)].filter(d=>d!==null),p=(await Promise.
all(m.map(t))).map(d=>({step:d,at:s(1e3)-120*Gl(d)})).toSorted((d,$)=>d.at-$.at).map(({step:d})=>d),f=Object.values(Ss).
flatMap(d=>p.find(d)??[]),h=new Set([...new Set([...f,...p])].slice(0,ks));return p.filter(d=>h.has(d)).map((d,$)=>o&&Dl(
d)&&$%2===0?{kind:"skipped",step:d}:{kind:r&&$%3===2?"line":"values",step:d})}function Dn({path:t,node:e}){let n=t.slice(
1).map(({move:r})=>r),o=t.at(-1)?.children??[];return new Set(o.filter(({state:r})=>r==="cut").map(({move:r})=>W([...n,r??
e.move])))}function Ts({kind:t,step:e},n){if(t==="line")return[{name:"Line",right:e.line_text??""}];let{value:o,alpha:r,
beta:s}=e.node,a=[{name:"Value",right:E(o)}];return n&&a.push({name:"Alpha",right:E(r)},{name:"Beta",right:E(s)}),a}function Fn(t,e){
let[n,o]=[t,e].map(r=>r.split(",").map(s=>s.trim()));return n.length===o.length&&n.every((r,s)=>r===o[s]||Kt(r)===Kt(o[s]))}function Fl({node:t,board:e}){let n=e?.players??["Max","Min"],o=e?e.to_move:t.is_max?0:1;return o===null?null:[n[o],n[1-
o]]}function Es({node:{is_max:t,value:e,alpha:n,beta:o}}){let[r,s]=t?["<",`β = ${E(o)}`]:[">",`α = ${E(n)}`];return`${E(
e)} ${r} ${s}: no cut.`}var Os=(t,e)=>t===0?"the root":`node ${e}`;function xt(t){let{kind:e,node:n,before:o,child:r,path:s}=t,
a=n.path.length>1?n.name:"the root",l=E(n.value);if(e==="leaf")return`${a} is a leaf, worth ${l}.`;if(e==="cached")return`${a}\
 is known already: ${l}.`;let[c,m]=Fl(t)??["",""];if(e==="enter")return`${c} moves at ${a}, and takes the ${n.is_max?"gr\
eatest":"least"} value.`;if(e==="cut"){let f=se(t),h=s.at(-1)?.children.filter(({state:$})=>$==="cut").length??0,g=h===0?
"Nothing is left to skip.":`${V(h,"move")} skipped.`;return`${f?`${m} already has ${f.move} = ${E(f.value)} at ${Os(f.path.
length,f.name)}`:"The window is empty"}; ${c} can force ${l} at ${Os(n.depth,n.name)}. ${g}`}let u=o&&z(o.value)!==z(n.value),
p=`${r?.move} = ${E(r?.value)}`;return u?`${p} is better for ${c}: ${a} is worth ${n.is_max?"at least":"at most"} ${l} n\
ow.`:`${p} is no better for ${c}: ${a} stays at ${l}.`}function Wl({step:{node:t,before:e,child:n}}){let o=t.path.at(-1);return i`<p>
    <strong>${o}</strong> is a ${t.is_max?"△ max":"▽ min"} node${e&&` with the value ${E(e.value)}`}. Its
    child <strong>${n?.move}</strong> returns <strong>${E(n?.value)}</strong>.
  </p>`}function Cs({question:t,marked:e,hasWindow:n,format:o,onAnswer:r}){let{kind:s,step:a}=t,[l,c]=y({}),[m,u]=y(""),
[p,f]=y(null),[h,g]=y(!1),d=A(null);G(()=>d.current?.querySelector("input")?.focus(),[]);let $=s==="skipped"?[]:Ts(t,n),
v=w=>{f(w),u(""),r(w),j(`${w?"Right.":"Not right."} ${xt(a)}`)},b=w=>{w.preventDefault(),p===null&&($.some(({name:_})=>(l[_]??
"").trim()==="")?u("Fill in what is empty first."):v($.every(({name:_,right:T})=>Fn(l[_]??"",T))))},x=()=>{let w=Dn(a);e.
size===0?u("Press the nodes in the tree first, or say that nothing is skipped."):v(e.size===w.size&&[...e].every(_=>w.has(
_)))};return i`<${Wl} step=${a} />
    <form ref=${d} onSubmit=${b}>
      <p class="prompt">
        <strong>
          ${s==="skipped"?"Press every child that is skipped now.":s==="line"?`Write the next line of ${o?.file??"the lo\
g"}.`:n?`What are value, alpha, and beta of ${a.node.path.at(-1)} then?`:`What is the value of ${a.node.path.at(-1)} the\
n?`}
        </strong>
      </p>
      <div class="fields">
        ${$.map(({name:w,right:_})=>{let T=Fn(l[w]??"",_);return i`<label class="field">
            <span>${w}</span>
            <input
              size=${s==="line"?28:7}
              autocomplete="off"
              spellcheck=${!1}
              value=${l[w]??""}
              placeholder=${s==="line"?o?.columns.slice(0,_.split(",").length).join():"a number or inf"}
              readonly=${p!==null}
              onInput=${B=>c(S=>({...S,[w]:B.target.value}))}
            />
            ${p!==null&&i`<span class=${T?"mark right":"mark wrong"}>${T?"✓ right":`✗ it is ${_}`}</span>`}
          </label>`})}
      </div>
      ${p===null&&i`<div class="buttons">
          ${s==="skipped"?i`<button type="button" class="primary" onClick=${x}>Check</button>
                  <button type="button" onClick=${()=>v(a.kind!=="cut"||Dn(a).size===0)}>
                    Nothing is skipped
                  </button>`:i`<button class="primary">Check</button>`}
          <button type="button" class="quiet" onClick=${()=>(g(!0),v(!1))}>Show me</button>
        </div>`}
    </form>
    ${m&&i`<p class="remark" role="status">${m}</p>`}
    ${p!==null&&i`<p class=${p?"remark right":"remark"}>
        <strong>${p?"✓ Right.":h?"Answer:":"✗ Not yet."}</strong> ${xt(a)}
        ${s==="skipped"&&a.kind!=="cut"&&` ${Es(a)}`}
        ${s!=="skipped"&&a.kind==="cut"&&" At a cut the node returns at once: alpha and beta stay as they were."}
        ${!p&&" This question comes again."}
      </p>`}`}function Ul(t,e,n,o){let r=Math.max(1,Math.min(t,Math.floor(o/46))),s=Math.min(96,o/r),a=t>r,l=n+24+(a?8:30),c=r*s,m=Math.
min(Math.max(e.x-c/2,0),o-c),u=Array.from({length:t},(f,h)=>({x:m+(h%r+.5)*s,y:l+Math.floor(h/r)*64})),p=l-n+Math.ceil(t/
r)*64+6;return{top:n,height:p,isWrapped:a,from:e,nodes:u}}function As(t,e){let n=[],o={x:e/2,y:0},r=o,s=58;for(let a of t){
let l=Ul(a.parent.children.length,r,s,e);n.push(l),r=l.nodes[a.open]??r,s+=l.height+10}return{root:o,placed:n,height:s}}var jl=7.5,Vl={unvisited:"not searched yet",current:"being searched",done:"searched",cut:"cut off"};function Wn({name:t,
depth:e,is_max:n,value:o,alpha:r,beta:s},a){let l=a?`, alpha ${E(r)}, beta ${E(s)}`:"";return`${t} ${E(o)}: ${n?"max":"m\
in"} node at depth ${e}${l}`}function Ls(t){let e=t.kind==="leaf"?", leaf":t.kind==="cached"?", from the cache":"",n=t.value===
void 0?"":` ${E(t.value)}`;return`${t.name}${n}${e}, ${Vl[t.state]}${t.why?`: ${t.why}`:""}`}function zl(t,e,n){return n?
n.parent.is_max?"max":"min":t.kind==="leaf"||t.kind==="cached"?t.kind:e.is_max?"min":"max"}function Ht({label:t,levels:e,
current:n,onToggle:o,onSelect:r,hasWindow:s=!0,cause:a,marked:l,astray:c}){let m=A(null),u=Lt(m),[p,f]=y(""),h=$s(e),g=h.
some(S=>S.key===p)?p:n,{root:d,placed:$,height:v}=As(e,Math.max(u,200));k(()=>ql(m.current),[n,u]);let b=S=>{S&&(f(S.key),
r?.(S),m.current?.querySelector(`[data-key="${CSS.escape(S.key)}"]`)?.focus())},x=S=>{let M=h.findIndex(O=>O.key===g);Kl(
S,h,M,b,o)&&(S.preventDefault(),S.stopPropagation())},w=S=>h.find(M=>M.key===S),_=({key:S,level:M,isOpen:O,canOpen:C})=>({
role:"treeitem","data-key":S,"aria-level":M+1,"aria-expanded":C?String(O):void 0,"aria-current":S===n?"step":void 0,"ari\
a-selected":l?String(l.has(S)):void 0,tabindex:S===g?0:-1,onFocus:P=>(P.stopPropagation(),f(S)),onClick:P=>{P.stopPropagation(),
b(w(S)),o?.(w(S))}}),T=S=>{let M=e[S];if(!M)return null;let{children:O}=M.parent,C=$[S];return i`<g role="group">
      <${Ql}
        level=${M}
        place=${C}
        width=${Math.max(u,200)}
        hasWindow=${s}
        cause=${a}
      />
      ${O.map((P,q)=>{let L=W([...M.path,P.move]),U=q===M.open?e[S+1]:void 0,Q=zl(P,M.parent,U),kt=U?U.parent.value:P.value;
return i`<g
          key=${L}
          ...${_(w(L))}
          aria-label=${`${U?Wn(U.parent,s):Ls(P)}${L===a?", whose choice causes the cut":""}`}
          aria-setsize=${O.length}
          aria-posinset=${q+1}
        >
          <${Ps}
            point=${C.nodes[q]}
            name=${P.name}
            shape=${Q}
            state=${[L===n?"here":P.state,L===a&&"cause",l?.has(L)&&"marked",c?.has(L)&&"astray"].filter(Boolean).join("\
 ")}
            value=${kt}
            isBest=${q===M.best}
            title=${Ls(P)}
          />
          </g>
          ${U&&T(S+1)}`})}
    </g>`},B=e[0]?.parent;return i`<div class="tree-box" ref=${m}>
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
      ${B&&i`<g ...${_(h[0])} aria-label=${Wn(B,s)} aria-setsize="1" aria-posinset="1">
          <${Ps}
            point=${d}
            name=${B.name}
            shape=${B.is_max?"max":"min"}
            state=${n===""?"here":"current"}
            value=${B.value}
            title=${Wn(B,s)}
          />
        </g>
        ${T(0)}`}
    </svg>
  </div>`}function ql(t){let e=t?.querySelector('[aria-current="step"] .node-drawing');if(!t||!e)return;let[n,o]=[e.getBoundingClientRect(),
t.getBoundingClientRect()];n.bottom>o.bottom?t.scrollTop+=n.bottom-o.bottom+24:n.top<o.top&&(t.scrollTop-=o.top-n.top+24)}
function Kl(t,e,n,o,r){let s=e[n],a=t.key.length===1&&/\S/.test(t.key)&&!t.ctrlKey&&!t.metaKey&&!t.altKey;if(t.key==="Ar\
rowRight")o(e[n+1]);else if(t.key==="ArrowLeft")o(e[n-1]);else if(t.key==="ArrowDown"&&s.isOpen)o(e[n+1]);else if(t.key===
"ArrowDown"&&s.canOpen)r?.(s);else if(t.key==="ArrowUp"&&s.isOpen&&s.level>0&&r)r(s);else if(t.key==="ArrowUp")o(e.findLast(
(l,c)=>c<n&&l.level<s.level));else if(t.key==="Home")o(e[0]);else if(t.key==="End")o(e.at(-1));else if(t.key==="Enter"||
t.key===" ")r?.(s);else return a?Jl(t.key,e,n,o):t.key==="ArrowDown";return!0}function Jl(t,e,n,o){let s=[...e.slice(n+1),
...e.slice(0,n)].find(({child:a})=>a?.name.startsWith(t));return o(s),s!==void 0}function Ql({level:t,place:e,width:n,hasWindow:o,
cause:r}){let{parent:s,open:a,path:l}=t,c=e.top+22,m=[`value ${E(s.value)}`];o&&m.push(`α ${E(s.alpha)}`,`β ${E(s.beta)}`);
let u=jl*(s.name.length+m.join("").length+14),p=e.from.x<u&&e.from.x<n-u,f=e.from.x<u&&!p,h=`M${e.from.x} ${f?c:e.top-6}`,
g=v=>`${h}L${e.from.x} ${c}L${v.x} ${v.y-2}`,d=v=>["edge",v===a&&"open",W([...l,s.children[v].move])===r&&"cause"].filter(
Boolean).join(" "),$=e.nodes.map((v,b)=>({name:d(b),d:g(v)}));return $.sort((v,b)=>v.name.length-b.name.length),i`<g aria-hidden="true">
    <rect class="level" x="0" y=${e.top} width=${n} height=${e.height} rx="10" />
    ${!e.isWrapped&&$.map(({name:v,d:b})=>i`<path class=${v} d=${b} />`)}
    ${e.isWrapped&&i`<path class="edge open" d=${`${h}V${c}`} />`}
    <text
      class="level-words"
      x=${p?n-10:10}
      y=${e.top+17}
      text-anchor=${p?"end":"start"}
    >
      <tspan class="strong">${s.name} ${s.is_max?"△ max":"▽ min"}</tspan>
      ${m.map(v=>i`<tspan dx="8">${v}</tspan>`)}
    </text>
  </g>`}function Ps({point:t,name:e,shape:n,state:o,value:r,isBest:s,title:a}){return i`<g class=${`node-drawing ${o}`} transform=${`\
translate(${t.x} ${t.y})`} aria-hidden="true">
    <title>${a}</title>
    <rect class="touch" x="-22" y="0" width="44" height="58" />
    <text class="node-name" text-anchor="middle" y="11">${e}</text>
    ${" "}
    <g transform="translate(0 16)">
      <${Me} shape=${n} state=${o} value=${r} isBest=${s} />
    </g>
    <rect class="focus-ring" x="-22" y="-1" width="44" height="60" rx="6" />
  </g>`}function Yl({id:t,shown:e,question:n,marked:o,isAsked:r,hasWindow:s,onMark:a}){let{levels:l,current:c,toggle:m}=nn(t,e),
u=W(n.step.path.slice(1).map(({move:f})=>f));return i`<${Ht}
    label="The tree of the question"
    levels=${l}
    current=${c}
    onToggle=${f=>{let h=W(f.path.slice(0,-1))===u&&f.child?.state==="unvisited";r&&h?a(f.key):m(f)}}
    hasWindow=${s}
    marked=${n.kind==="skipped"?o:void 0}
    cause=${r?void 0:on(n.step)}
  />`}function Ns({stepper:t,href:e,seed:n,told:o,hasWindow:r,format:s,onSeed:a,onScore:l}){let[c,m]=y([]),[u,p]=y({queue:[],
asked:0,right:0,of:0}),[f,h]=y(!1),[g,d]=y(new Set),[$,v]=y(""),b=A(null),x=t.summary?.done===!0,w=`practice ${n} ${e}`;
k(()=>{x&&Ms(t,n,{hasWindow:r,hasLog:s!==null}).then(L=>{m(L),p(Oe(w)??{queue:L.map((U,Q)=>Q),asked:0,right:0,of:0}),h(!1)},
L=>v(I(L)))},[x,n]);let{queue:_,asked:T}=u,B=c.length,S=c[_[T]];G(()=>{d(new Set),S&&t.go(S.step.step-1)},[S]),G(()=>{f&&
b.current?.focus()},[f]);let M=L=>{let U=T<B,Q={queue:L?_:[..._,_[T]],asked:T,right:u.right+Number(U&&L),of:u.of+Number(
U)};h(!0),p(Q);let kt=T+1===Q.queue.length;kt?Ce(w):Ee(w,{...Q,asked:T+1}),l(kt?{right:Q.right,of:Q.of}:null),t.go(S.step.
step)},O=()=>{h(!1),p({...u,asked:T+1})},C=L=>{let U=new Set(g);U.delete(L)||U.add(L),d(U)},P=B>0&&T>=_.length,q=u.of>0?
u:o;return i`<${H} error=${$} />
    ${x&&B===0&&!$&&i`<p>Choosing questions…</p>`}
    <div class="stage-columns no-board practice">
      <div class="tree-main">
        ${S&&t.step&&i`<${Yl}
            id=${t.id}
            shown=${t.step}
            question=${S}
            marked=${g}
            isAsked=${!f}
            hasWindow=${r}
            onMark=${C}
          />`}
      </div>
      <section class="step-panel" aria-labelledby="practice-title">
        <h2 id="practice-title">Practice</h2>
        ${S&&i`<p class="muted">
              ${T<B?`Question ${T+1} of ${B}`:`Once more: ${_.length-T} to go`}
            </p>
            <${Cs}
              key=${T}
              question=${S}
              marked=${g}
              hasWindow=${r}
              format=${s}
              onAnswer=${M}
            />
            ${f&&i`<p><button class="primary" ref=${b} onClick=${O}>${T+1<_.length?"Next question":"Finish"}</button></p>`}`}
        ${q&&i`<p class="score">
            <strong>${q.right} of ${q.of}</strong> right at the first try
            <span class="muted"> · round ${n}</span>${q===o&&", says the link. Here are the same questions."}
          </p>`}
        ${P&&i`<p><strong>The round is over: everything is right now.</strong></p>
            <p class="buttons">
              <button class="primary" onClick=${()=>a(n+1)}>Another round</button>
              <a class="button" href=${R("practice")}>A random tree</a>
              <${st} />
            </p>`}
        ${S&&t.step&&i`<p class="muted">The window at ${S.step.node.path.at(-1)}:</p>
            <${Pt} node=${f?S.step.node:{...S.step.node,...S.step.before}} range=${t.summary?.range} showsWindow=${r} />`}
      </section>
    </div>`}function rn(t){return/^-?\d+$/.test(t)?Number(t):t}function Xl(t,e){return t.map((n,o)=>{let r=t[o+1],s=n.children.map(({
name:l,value:c})=>({name:l,state:"done",value:c})),a=r?[{name:r.name,state:"current",value:r.value}]:[];return{move:n.name,
name:n.name,depth:o,is_max:e===(o%2===0),value:rn(n.value),alpha:rn(n.alpha),beta:rn(n.beta),children:[...s,...a].map(l=>({
...l,move:l.name,value:rn(l.value)}))}})}function Zl(t){let e=(t?.path??[]).flatMap(({children:n},o)=>{let r=t?.path.slice(
1,o+1).map(({move:s})=>s)??[];return n.filter(({state:s})=>s==="cut").map(({move:s})=>W([...r,s]))});return new Set(e)}function Rs({
line:t,hasEnded:e,path:n,isMax:o,parting:r,hasWindow:s,children:a}){return i`<div class="side-by-side">
    <figure>
      <figcaption>Yours, line ${K(t)}</figcaption>
      ${n?i`<${tc} path=${n} isMax=${o} skipped=${Zl(r)} hasWindow=${s} />`:i`<p class="muted">${e?"Your log has ended.":
"There is no node in this line."}</p>`}
    </figure>
    <figure>
      <figcaption>Right</figcaption>
      ${a}
    </figure>
  </div>`}function tc({path:t,isMax:e,skipped:n,hasWindow:o}){let r=Xl(t,e),s=t.slice(1).map(({name:l})=>l),a=en(s,l=>r[l.
length]);return i`<${Ht}
    label="Your log"
    levels=${a}
    current=${W(s)}
    hasWindow=${o}
    astray=${n}
  />`}function ec({step:t,stepper:e,hasWindow:n,first:o,label:r,onOpened:s}){let{levels:a,current:l,toggle:c,opened:m}=nn(e.id,
t,o),[u,p]=y(null);return G(()=>p(null),[t.step]),k(()=>s?.(m),[W(m)]),i`<${Ht}
      label=${r}
      levels=${a}
      current=${l}
      onToggle=${c}
      onSelect=${p}
      hasWindow=${n}
      cause=${on(t)}
    />
    ${u?.child&&i`<${bs} child=${u.child} go=${e.go} />`}`}function Is({step:t,stepper:e,hasWindow:n,first:o,log:r,isApart:s,
onOpened:a}){let l=vs(e.id,r,s?t.line:null),[c,m]=y(null),u=r?.check.step??null;k(()=>{u!==null&&e.fetchStep(u).then(m,()=>{})},
[u]);let p=f=>i`<${ec}
      step=${t}
      stepper=${e}
      hasWindow=${n}
      first=${o}
      label=${f}
      onOpened=${a}
    />`;return s?i`<${Rs}
    line=${t.line??0}
    hasEnded=${(t.line??0)>(r?.check.lines_yours??0)}
    path=${l}
    isMax=${t.path[0].is_max}
    parting=${c}
    hasWindow=${n}
    >${p("The right tree")}<//
  >`:p("The tree of the search")}var nc=2e4,oc=250;function Bs(t,e){let[n,o]=y(null),r=e?.algorithm==="alphabeta"&&e.done&&!e.too_long&&e.nodes<=nc;return k(
()=>{if(!r)return;let s=!1;return(async()=>{let{id:l}=await ot("trees",{...t,algorithm:"minimax",fail_hard:!1}),c=await F(
`trees/${l}`);for(;!c.done&&!s;)await new Promise(m=>setTimeout(m,oc)),c=await F(`trees/${l}`);gt(`trees/${l}`),!s&&c.done&&
!c.too_long&&o(c.nodes)})().catch(()=>{}),()=>{s=!0}},[r]),n}var Un={greedy:"Greedy",minimax:"Minimax",alphabeta:"Alpha-beta"};function Hs({start_text:t}){return t?.is_task?"":"alph\
abeta"}function Gs({textbook:t}){return t.limit===null?"":String(t.limit)}var Ds="search",Fs="",rc=4e3;function Ws(){return new Map(
Object.entries(mt(Ds)))}function sc(t){(t.text??"").length>rc||$t(Ds,Object.fromEntries(Ws().set(t.game,t).set(Fs,t)))}function ac(t,e){
let n=ne(t);if(!e||e.game!==t.id)return n;let o=Object.entries(e.variant??{}).map(([r,s])=>[r,String(s)]);return{...n,variant:{
...n.variant,...Object.fromEntries(o)},moves:e.moves??"",text:e.text??n.text}}function Gt({games:t,chosen:e,initial:n,onStart:o}){
let r=Ws(),s=n?.game??e??r.get(Fs)?.game,a=t.find(({id:L})=>L===s)??t.find(({textbook:L})=>L.log)??t[0],l=n??r.get(a.id),
[c,m]=y(()=>ac(a,l)),[u,p]=y(l?l.algorithm??"":Hs(a)),[f,h]=y(l?String(l.limit??""):Gs(a)),[g,d]=y(l?.heuristic??""),[$,
v]=y(l?.caching??!1),[b,x]=y(l?.ordering??!1),[w,_]=y(""),[T,B]=y(l?.fail_hard??!1),S=t.find(L=>L.id===c.game)??a,{textbook:M}=S,
O=S.start_text?.is_task??!1,C=M.algorithms.map(L=>[L,Un[L]??L]);return i`<form class="card setup" onSubmit=${L=>{if(L.preventDefault(),
O&&Jt(c.text))return _("This is a log. The search begins with the task that it is of.");_("");let U={...Je(S,c),...u&&{algorithm:u},
limit:f===""?null:Number(f),caching:$,ordering:b,fail_hard:T&&u!=="minimax",...g&&{heuristic:g}};sc(U),o(U)}} aria-label="The search">
    <div class="fields">
      <${Qe} games=${t} start=${c} onChange=${L=>{if(L.game!==c.game){let U=t.find(Q=>Q.id===L.game)??a;p(Hs(U)),h(Gs(U)),
d("")}m(L)}} withMoves=${S.start_text===null} />
      <${tt}
        label="Algorithm"
        value=${u}
        values=${O?[["","as in the task"],...C]:C}
        onChange=${p}
      />
      ${u!=="greedy"&&i`<${nt}
          label="Depth limit"
          type="number"
          min=${1}
          value=${f}
          placeholder=${O?"as in the task":"none"}
          onChange=${h}
        />`}
      ${M.heuristics.length>1&&i`<${tt}
          label="Heuristic"
          value=${g||M.heuristics[0]}
          values=${M.heuristics}
          onChange=${d}
        />`}
      ${u!=="greedy"&&i`<div class="checks">
          <${Ct} label="Caching" checked=${$} onChange=${v} />
          <${Ct} label="Ordering" checked=${b} onChange=${x} />
          ${u!=="minimax"&&i`<${Ct} label="Fail-hard" checked=${T} onChange=${B} />`}
        </div>`}
    </div>
    <${H} error=${w} />
    <button class="primary">Search</button>
  </form>`}function ic({summary:t,minimax:e,isAtEnd:n}){let{nodes:o,result:r,done:s,too_long:a}=t;return i`<p class="size">
    ${e===null?V(o,"node"):i`<strong>${K(o)} of ${V(e,"node")}</strong> <span class="muted">of minimax</span>`}${!s&&", \
still searching"}${a&&", too long to be kept whole: it ends early"}
    ${n&&r&&i`<span class="result"> · best: <strong>${r.best??"none"}</strong>, value ${E(r.value)}</span>`}
  </p>`}function Us({games:t,about:e,request:n,summary:o,isAtEnd:r,practice:s,onPractice:a,onLog:l}){let c=Bs(n,o),m=A(null),
u=A(null);k(()=>{document.activeElement===document.body&&u.current?.focus()},[]);let p=o?.algorithm??"",f=h=>{m.current?.
close(),bt(h)};return i`<header class="stage-head">
    <h1 tabindex="-1" ref=${u}>
      ${e.name}${p&&i`<span class="muted"> · ${Un[p]??p}</span>`}
    </h1>
    ${o&&s===null&&i`<${ic} summary=${o} minimax=${c} isAtEnd=${r} />`}
    <div class="stage-tools">
      ${e.textbook.log&&s===null&&i`<${yt} onText=${l} label="Compare your log" />`}
      <button
        class="quiet"
        aria-pressed=${s!==null}
        onClick=${()=>a(s===null?1+Math.floor(Math.random()*9999):null)}
      >
        Practice
      </button>
      <${st} />
      ${!qt&&i`<button class="quiet" onClick=${()=>m.current?.showModal()}>Change</button>`}
    </div>
    <dialog ref=${m} class="setup-dialog" aria-label="Another search">
      <form method="dialog" class="dialog-close"><button>Close</button></form>
      <${Gt} games=${t} chosen=${e.id} initial=${n} onStart=${f} />
    </dialog>
  </header>`}function lc(t,e){let[n,o]=t?["max","min"]:["min","max"],r=e?", α, β":"";return[[`${n}_value(s${r}):`],["  if s is a le\
af: return its value","leaf","cached"],[`  v ← ${t?"−∞":"+∞"}`,"enter"],["  for each move a:"],[`    v ← ${n}(\
v, ${o}_value(s + a${r}))`,"update","cut"],...e?[[`    if v ${t?"≥ β":"≤ α"}: return v`,"cut"],[`    ${t?"α":"β"}\
 ← ${n}(${t?"α":"β"}, v)`,"update"]]:[],["  return v"]]}function js({step:{kind:t,node:e},prunes:n}){return i`<ol class="code" aria-label="The function, with the current lines marked">
    ${lc(e.is_max,n).map(([o,...r])=>{let s=r.includes(t);return i`<li class=${s?"here":""} aria-current=${s?"step":void 0}><code>${o}</code></li>`})}
  </ol>`}var cc={enter:"Node entered",leaf:"Leaf",update:"Update",cut:"Cut-off",cached:"From the cache"};function uc({step:t}){return t.
line_text===null?i`<p class="log-line muted">No log line at this step.</p>`:i`<p class="log-line">
    <span class="muted">line ${t.line===null?"":K(t.line)}</span>
    <code>${t.line_text}</code>
  </p>`}function Vs({step:t,range:e,algorithm:n,hasLog:o}){let r=n==="alphabeta";return i`<section class="step-panel" aria-label="This step">
    <h2>
      <span class=${`kind kind-${t.kind}`}>${cc[t.kind]}</span>
      <span class="path">${` ${t.node.path.join(" › ")}`}</span>
    </h2>
    <p class="reason">${xt(t)}</p>
    ${o&&i`<${uc} step=${t} />`}
    <details class="explanation">
      <summary>The whole reason</summary>
      <p>${o?t.log_explanation:t.explanation}</p>
    </details>
    <${Pt} node=${t.node} before=${t.before} child=${t.child} range=${e} showsWindow=${r} />
    ${n!=="greedy"&&i`<${js} step=${t} prunes=${r} />`}
  </section>`}var fc=300,mc=400;function pc(t,e){let[n,o]=y(null);return k(()=>{let r=0,s=!1,a=async()=>{try{let c=await F(`trees/${t}`);
if(s)return;o(c),c.done||(r=window.setTimeout(a,mc))}catch(c){s||e(I(c))}},l=()=>{gt(`trees/${t}`)};return a(),addEventListener(
"pagehide",l),()=>{s=!0,clearTimeout(r),removeEventListener("pagehide",l),Ro(`trees/${t}`)}},[t]),n}function zs(t,e){let[
n,o]=y(null),[r,s]=y(""),a=pc(t,s),l=A(new Map),c=A(null),m=jt(g=>{let d=l.current.get(g);if(d)return d;let $=F(`trees/${t}\
/steps/${g}`);return l.current.set(g,$),$.catch(()=>l.current.delete(g)),l.current.size>fc&&l.current.delete(l.current.keys().
next().value??0),$},[t]),u=jt(async g=>{if(g!=null){c.current=g;try{let d=await m(g);if(c.current!==g)return;s(""),o(d),
d.next.step!==null&&m(d.next.step).catch(()=>{})}catch(d){s(I(d))}}},[m]),p=a?.events??0,f=p>e||p>0&&a?.done===!0,h=A(e);
return k(()=>{f&&(c.current===null||e!==h.current)&&u(Math.min(e,p-1)),h.current=e},[f,e]),{id:t,summary:a,step:n,error:r,
go:u,fetchStep:m}}var hc=[1,2,5,10,30];function Dt({step:t,go:e,label:n,children:o,class:r=""}){let s=t==null;return i`<button
    class=${r}
    aria-disabled=${s?"true":void 0}
    aria-label=${n}
    onClick=${()=>e(t)}
  >
    ${o}
  </button>`}function jn({name:t,kind:e,next:n,previous:o,go:r}){return i`<div class="segments" role="group" aria-label=${t}>
    <${Dt} step=${o[e]} go=${r} label=${`Previous ${t}`}>‹<//>
    <${Dt} step=${n[e]} go=${r} label=${`Next ${t}`}>${t} ›<//>
  </div>`}function dc({step:t,go:e}){let[n,o]=y(!1),[r,s]=Mt("speed","2"),a=Number(r)||2,l=t?.next.step??null;return k(()=>{
if(!n)return;if(l===null){o(!1);return}let c=setTimeout(()=>e(l),1e3/a);return()=>clearTimeout(c)},[n,a,l]),{isPlaying:n,
setPlaying:o,speed:a,setRate:s}}function qs({stepper:t,hasWindow:e,hasLog:n,onPlaying:o}){let{step:r,summary:s,go:a}=t,{
isPlaying:l,setPlaying:c,speed:m,setRate:u}=dc(t);k(()=>o(l),[l]);let p=r?.next??{step:null},f=r?.previous??{step:null},
h=()=>c(!l);rt({f:()=>a(p.step),b:()=>a(f.step),o:()=>a(p.over),r:()=>a(p.out),l:()=>a(p.line),L:()=>a(f.line),u:()=>a(p.
update),U:()=>a(f.update),c:()=>a(p.cut),C:()=>a(f.cut)," ":h});let g=(s?.events??1)-1,d=r?.step??0;return i`<section class="transport" aria-label="Steps of the search">
    <div class="buttons">
      <div class="segments" role="group" aria-label="Step">
        <${Dt} step=${f.step} go=${a} label="One step back">‹ Back<//>
        <${Dt} class="primary" step=${p.step} go=${a} label="One step forward">Forward ›<//>
      </div>
      <div class="segments" role="group" aria-label="Subtree">
        <${Dt} step=${p.over} go=${a} label="Over the subtree">Over<//>
        <${Dt} step=${p.out} go=${a} label="Out to the parent">Out<//>
      </div>
      ${n&&i`<${jn} name="log line" kind="line" next=${p} previous=${f} go=${a} />`}
      <${jn} name="update" kind="update" next=${p} previous=${f} go=${a} />
      ${e&&i`<${jn} name="cut" kind="cut" next=${p} previous=${f} go=${a} />`}
      <div class="segments" role="group" aria-label="Playback">
        <button onClick=${h} aria-pressed=${l}>${l?"Pause":"Play"}</button>
        <select
          aria-label="Steps in a second"
          onChange=${$=>u($.target.value)}
        >
          ${hc.map($=>i`<option value=${$} selected=${$===m}>${$} / s</option>`)}
        </select>
      </div>
    </div>
    <${ze}
      label="Step of the search"
      value=${d}
      last=${g}
      text=${`step ${K(d)} of ${K(Math.max(g,0))}`}
      onChange=${a}
    />
  </section>`}var[Ks,$c]=[4,400];function Vn(t){let e=t-1;return{path:[],left:0,right:1,first:0,last:e,isCut:!1,isMax:!0,isInner:!0,children:[]}}
function gc(t,e,n){t.isMax=n;let o=e.flatMap(({steps:c})=>c?[c[1]-c[0]+1]:[]),r=o.reduce((c,m)=>c+m,0)/Math.max(o.length,
1)||1,s=e.map(({steps:c})=>c?c[1]-c[0]+1:r),a=(t.right-t.left)/s.reduce((c,m)=>c+m,0),l=t.left;t.children=e.map(({move:c,
steps:m,kind:u},p)=>{let f=l+s[p]*a,[h,g]=m??[t.last,t.last],d={left:l,right:f,first:h,last:g,isCut:!m,isMax:!n,isInner:u===
"inner",children:[]};return l=f,{...d,path:[...t.path,c]}})}async function Js(t,e,{depth:n,least:o,onNodes:r,isGone:s}){
let a=[e];for(let l=0;a.length>0&&l<$c&&!s();){a.sort((m,u)=>u.right-u.left-(m.right-m.left));let c=a.slice(0,Ks);a=a.slice(
Ks),l+=c.length;for(let m of await Promise.all(c.map(u=>yc(t,u,e.last))))a.push(...m.filter(({isInner:u,path:p,left:f,right:h})=>u&&
p.length<n&&h-f>=o));r()}}async function yc(t,e,n){let o=new URLSearchParams({path:JSON.stringify(e.path),step:String(n)}),
r=await F(`trees/${t}/children?${o}`);return gc(e,r.children,r.node.is_max),e.children}function Qs(t,e){let n=t;for(;;){
let o=n.children.find(r=>!r.isCut&&r.first<=e&&e<=r.last);if(o){n=o;continue}return n.children.length>0?n.children.findLast(
r=>r.last<=e&&!r.isCut)?.right??n.left:n.left+(e-n.first)/Math.max(n.last-n.first,1)*(n.right-n.left)}}function Ys(t,e,n){
let o=t;for(let r=0;r<=n;r+=1){let s=o.children.find(({left:a,right:l})=>a<=e&&e<l);if(!s)break;o=s}return o}var ae=66,[zn,vc]=[6,4];function wc(t){let e=m=>(t.style.color=`var(--${m})`,getComputedStyle(t).color),[n,o,r,s,a,l,c]=[
"max","min","wrong","line","ink","card","accent"].map(e);return t.style.color="",{max:n,min:o,wrong:r,line:s,ink:a,card:l,
accent:c}}function qn({children:t}){return t.length>0?1+Math.max(...t.map(qn)):0}function bc(t,e,n){let o=devicePixelRatio||
1,r=t.clientWidth;t.width=r*o,t.height=ae*o;let s=t.getContext("2d");if(!s)return;s.scale(o,o);let a=wc(t),l=Math.min(Math.
max(qn(e),2),zn),c=(ae-4)/l,m=(p,f)=>{if(!(f>=l))for(let h of p.children){let[g,d]=[h.left*r,2+f*c],$=(h.right-h.left)*r>
4?1:0,[v,b]=[Math.max((h.right-h.left)*r-$,.5),c-1],x=h.last<=n;if(h.isCut){s.globalAlpha=x?.16:.3,s.fillStyle=x?a.wrong:
a.line,s.fillRect(g,d,v,x?(l-f)*c-1:b),x&&xc(s,a.wrong,[g,d,v,(l-f)*c-1]);continue}let w=h.first<=n&&!x;s.globalAlpha=w?
1:x?.6:.35,s.fillStyle=w||x?h.isMax?a.max:a.min:a.line,s.fillRect(g,d,v,b),m(h,f+1)}};m(e,0),s.globalAlpha=1;let u=Math.
min(Math.max(Qs(e,n)*r,1),r-1);s.fillStyle=a.card,s.fillRect(u-2.5,0,5,ae),s.fillStyle=a.ink,s.fillRect(u-1,0,2,ae)}function xc(t,e,[
n,o,r,s]){if(!(r<3)){t.save(),t.globalAlpha=.55,t.strokeStyle=e,t.beginPath(),t.rect(n,o,r,s),t.clip(),t.beginPath();for(let a=n-
s;a<n+r;a+=6)t.moveTo(a,o+s),t.lineTo(a+s,o);t.stroke(),t.restore()}}function Xs({stepper:{id:t,summary:e,step:n,go:o}}){
let r=A(null),s=Lt(r),a=A(Vn(1)),l=A(0);l.current=n?.step??0;let c=()=>r.current&&bc(r.current,a.current,l.current),m=e?.
done?e.events:0;k(()=>{if(m===0||s===0)return;let f=!1;a.current=Vn(m);let h={depth:zn,least:vc/s,onNodes:()=>!f&&c(),isGone:()=>f};
return Js(t,a.current,h).catch(()=>{}),()=>{f=!0}},[t,m,s]),k(()=>{c()},[n?.step,s]),k(()=>{let f=new MutationObserver(c);
f.observe(document.documentElement,{attributes:!0,attributeFilter:["data-theme"]});let h=matchMedia("(prefers-color-sche\
me: dark)");return h.addEventListener("change",c),()=>{f.disconnect(),h.removeEventListener("change",c)}},[]);let u=f=>{
let h=r.current?.getBoundingClientRect();if(!h||m===0)return;let g=Math.min(Math.max(qn(a.current),2),zn),d=Math.floor((f.
clientY-h.top)/h.height*g);o(Ys(a.current,(f.clientX-h.left)/h.width,d).first)},p=`Map of the tree: step ${K(l.current)}\
 of ${K(Math.max(m-1,0))}`;return i`<canvas
    class="tree-map"
    ref=${r}
    role="img"
    aria-label=${p}
    title="The whole tree, a row for each depth: press a node to go to its first step"
    height=${ae}
    onClick=${u}
  ></canvas>`}var kc=60;function Zs(t,e){return!t||t===e?!1:t.scrollWidth>t.clientWidth&&getComputedStyle(t).overflowX!=="visible"||Zs(
t.parentElement,e)}function ta(t){let e=A(null);return{onTouchStart:n=>{let o=n.target,r=n.touches.length===1&&!Zs(o,n.currentTarget);
e.current=r?n.touches[0]:null},onTouchEnd:n=>{if(!e.current)return;let o=n.changedTouches[0].clientX-e.current.clientX,r=n.
changedTouches[0].clientY-e.current.clientY;e.current=null,Math.abs(o)>=kc&&Math.abs(o)>2*Math.abs(r)&&t(o<0)}}}var _c=150,Kn=["Tree","Reason","Board"];function Sc(t,e,{node:n,practice:o,score:r}){let s=e?.step??null;k(()=>{if(s===null)
return;let a=setTimeout(()=>At(tn(t,{step:s,node:n,practice:o,score:r})),_c);return()=>clearTimeout(a)},[t,s,W(n),o,r])}
function ea({id:t,games:e,about:n,address:o,onAgain:r}){let{request:s,href:a}=o,l=zs(t,o.step),{step:c,summary:m,error:u,
go:p}=l,{log:f,error:h,take:g,drop:d}=gs(t,o,p),[$,v]=y(!1),[b,x]=y(Kn[0]),[w,_]=y(o.node),[T,B]=y(o.practice),[S,M]=y(o.
score);Sc(a,c,{node:w,practice:T,score:S});let O=lt=>{B(lt),M(null)};k(()=>{c&&!$&&T===null&&j(xt(c))},[c?.step,$]);let C=m?.
algorithm??"",P=C==="alphabeta",q=n.textbook.log,L=ys(f,c?.line),U=m?.done===!0&&c?.step===m.events-1,Q=c?.board?Kn:Kn.slice(
0,2),kt=ta(lt=>x(Q[Q.indexOf(b)+(lt?1:-1)]??b));return i`<div class=${`stage show-${b.toLowerCase()}`}>
    <${Us}
      games=${e}
      about=${n}
      request=${s}
      summary=${m}
      isAtEnd=${U}
      practice=${T}
      onPractice=${O}
      onLog=${g}
    />
    ${u&&i`<${H} error=${u} />
        <p>
          The search is not open any more: it has made room for newer ones, or the server was started anew.
          <button class="primary" onClick=${()=>r(c?.step??o.step)}>Search again</button>
        </p>`}
    <${H} error=${h} />
    ${f&&q&&T===null&&i`<${ws} log=${f} columns=${q.columns} go=${p} onDrop=${d} />`}
    ${T===null?i`<${Xs} stepper=${l} />
            <${qs} stepper=${l} hasWindow=${P} hasLog=${f!==null} onPlaying=${v} />
            <div class="panes" role="group" aria-label="What is shown">
              ${Q.map(lt=>i`<button aria-pressed=${lt===b} onClick=${()=>x(lt)}>${lt}</button>`)}
            </div>`:null}
    ${c&&(T===null?i`<div
            class=${["stage-columns",!c.board&&"no-board",L&&"apart"].filter(Boolean).join(" ")}
            ...${kt}
          >
            <div class="tree-main">
              <${Is}
                step=${c}
                stepper=${l}
                hasWindow=${P}
                first=${o.node}
                log=${f}
                isApart=${L}
                onOpened=${_}
              />
              <div class="tree-foot">
                <${xs} />
                ${n.id==="tree"&&i`<${We}
                    noun="step"
                    name=${`step-${c.step+1}`}
                    at=${c.step}
                    count=${m?.events??0}
                    path=${lt=>`trees/${t}/steps/${lt}/picture`}
                  />`}
              </div>
            </div>
            <${Vs}
              step=${c}
              range=${m?.range}
              algorithm=${C}
              hasLog=${f!==null}
            />
            ${c.board&&i`<div class="board-pane">
                <${it} board=${c.board} label=${`Board of the node ${c.node.path.join(" › ")}`} />
                <p class="muted">${c.board.words}</p>
              </div>`}
          </div>`:i`<${Ns}
            stepper=${l}
            href=${a}
            seed=${T}
            told=${S}
            hasWindow=${P}
            format=${q}
            onSeed=${O}
            onScore=${M}
          />`)}
  </div>`}function na({games:t,about:e,address:n}){let[o,r]=y(""),[s,a]=y(""),[l,c]=y(n.step),m=async()=>{try{a(""),r((await ot("t\
rees",n.request)).id)}catch(u){a(I(u))}};return k(()=>{m()},[]),G(()=>c(n.step),[n.step]),s?i`<h1>${e.name}</h1>
      <${H} error=${s} />
      <${Gt} games=${t} chosen=${e.id} initial=${n.request} onStart=${bt} />`:o?i`<${ea}
        key=${o}
        id=${o}
        games=${t}
        about=${e}
        address=${{...n,step:l}}
        onAgain=${u=>(c(u),m())}
      />`:i`<p class="muted">Searching…</p>`}function Mc({game:t,format:e,log:n,onLog:o}){let[r,s]=y(()=>Qt(Yt(t,"task"))),a=(l,c)=>{let m={game:t.id,text:c,moves:"",
limit:null,caching:!1,ordering:!1,fail_hard:!1};return oa(m,l)};return k(()=>{n&&r&&a(n,r.text)},[n,r]),i`<section class="card log-start" aria-labelledby="log-start-title">
    <h2 id="log-start-title">Is your ${e.file} right?</h2>
    <${Mn} label=${`Choose your ${n?"task":e.file}`} onLog=${o} onTask=${s}>
      ${n?i`<p><strong>✓ ${n.name}</strong>. Which task is it of? Drop that file, too.</p>`:i`<p>
              <strong>Drop it here</strong>${r?`, too: ${r.name} is there.`:" with its task."} You see
              the first wrong line, your tree beside the right one, and the mistake, if it is a known one.
            </p>`}
    <//>
    ${n&&!r&&i`<p>
        <button onClick=${()=>a(n,t.start_text?.sample??"")}>It is of the sample task</button>
      </p>`}
  </section>`}async function oa(t,e){for(let n of dr)Le(Yt({id:t.game},n));Rt(await re(t),e),await bt(t)}function ra({games:t,
chosen:e}){let n=Pe(t),[o,r]=y(()=>n&&Qt(Yt(n,"log"))),s=a=>o&&a.game===n?.id?oa(a,o):bt(a);return i`<h1>Step through a search</h1>
    <div class="tree-start">
      ${n?.textbook.log&&i`<${Mc} game=${n} format=${n.textbook.log} log=${o} onLog=${r} />`}
      <${Gt} games=${t} chosen=${e} onStart=${s} />
    </div>`}function Tc(t){let[e,n]=y(void 0),[o,r]=y(""),s=`${t.route.join("/")}?${t.query}`;return k(()=>{let a=!1;return hs(t).then(
l=>a||(n(l),r("")),l=>a||(n(null),r(I(l)))),()=>{a=!0}},[s]),{search:e,error:o}}function sa({about:t,address:e}){let{search:n,
error:o}=Tc(e),r=[...t.games,t.tree];if(n===void 0)return null;let s=r.find(({id:a})=>a===n?.request.game);return i`<${H} error=${o||
(n&&!s?`There is no game ${n.request.game}.`:"")} />
    ${n&&s?i`<${na} key=${n.href} games=${r} about=${s} address=${n} />`:i`<${ra} games=${r} chosen=${e.route[1]} />`}`}var aa=[["tree","Trees"],["play","Play"],["look","Games"],["live","Live"]];function Oc({route:t,isLive:e}){return i`<header class="top">
    <a class="brand" href="#/" aria-current=${t.length===0?"page":void 0}>suite</a>
    <nav aria-label="Views">
      ${aa.filter(([n])=>n!=="live"||e).map(([n,o])=>i`<a href=${R(n)} aria-current=${t[0]===n?"page":void 0}>${o}</a>`)}
    </nav>
    <${Go} />
    <${ps} />
  </header>`}function Ec({about:t,address:e}){let[n,...o]=e.route,[r,s]=ko();return r?i`<h1>Something went wrong</h1>
      <${H} error=${I(r)} />
      <button onClick=${s}>Try again</button>`:n==="tree"?i`<${sa} key=${o[0]} about=${t} address=${e} />`:n==="practice"?
i`<${ds} />`:n==="play"?i`<${fs} key=${o.join(" ")} about=${t} chosen=${o[0]} id=${o[1]} />`:n==="look"?i`<${Zr} about=${t} route=${o} />`:
n==="live"?i`<${Tr} />`:i`<${gr} about=${t} address=${e} />`}function ia(){let t=Fo(),{route:e}=t,[n,o]=y(null),[r,s]=y(
"");k(Bo,[]),k(()=>{F("about").then(o,c=>s(I(c)))},[]),k(()=>{document.title=aa.find(([c])=>c===e[0])?.[1]??"suite"},[e[0]]);
let a=A(null),l=e.join("/");return G(()=>{n&&document.activeElement===document.body&&a.current?.focus({preventScroll:!0})},
[l]),k(()=>{document.documentElement.classList.toggle("embedded",qt)},[]),i`${!qt&&i`<button class="skip" onClick=${()=>a.
current?.focus()}>Skip to the content</button>
      <${Oc} route=${e} isLive=${typeof n?.live=="string"} />`}
    <main ref=${a} tabindex="-1">
      <${H} error=${r} />${n&&i`<${Ec} key=${e[0]??"lesson"} about=${n} address=${t} />`}
    </main>
    <${Do} />`}Bn();et||(await hn(),addEventListener("hashchange",async()=>await hn()&&location.reload()));xo(i`<${ia} />`,document.getElementById(
"app"));
