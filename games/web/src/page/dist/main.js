// Made by `npm --prefix tests/web run bundle` of modules with the hash 7d46b4877a192a42191d4203c18cabbcb883f9ba6ec26155988d3791737806cd.
var Sa=Object.defineProperty;var oo=(t,e)=>{for(var n in e)Sa(t,n,{get:e[n],enumerable:!0})};/*!
 * htm 3.1.1 with Preact 10: the file preact/standalone.module.js of the npm package htm 3.1.1, unchanged below this comment.
 * htm: Copyright 2018 Google Inc., Apache License 2.0, see htm.LICENSE.
 * Preact: Copyright (c) 2015-present Jason Miller, MIT License, see preact.LICENSE.
 */var $e,R,yo,Wt,vo,ro,Ma,de={},wo=[],Ta=/acit|ex(?:s|g|n|p|$)|rph|grid|ows|mnc|ntw|ine[ch]|zoo|^ord|itera/i;function ft(t,e){
for(var n in e)t[n]=e[n];return t}function bo(t){var e=t.parentNode;e&&e.removeChild(t)}function xo(t,e,n){var o,r,s,a={};
for(s in e)s=="key"?o=e[s]:s=="ref"?r=e[s]:a[s]=e[s];if(arguments.length>2&&(a.children=arguments.length>3?$e.call(arguments,
2):n),typeof t=="function"&&t.defaultProps!=null)for(s in t.defaultProps)a[s]===void 0&&(a[s]=t.defaultProps[s]);return fe(
t,a,o,r,null)}function fe(t,e,n,o,r){var s={type:t,props:e,key:n,ref:o,__k:null,__:null,__b:0,__e:null,__d:void 0,__c:null,
__h:null,constructor:void 0,__v:r??++yo};return R.vnode!=null&&R.vnode(s),s}function ge(t){return t.children}function me(t,e){
this.props=t,this.context=e}function St(t,e){if(e==null)return t.__?St(t.__,t.__.__k.indexOf(t)+1):null;for(var n;e<t.__k.
length;e++)if((n=t.__k[e])!=null&&n.__e!=null)return n.__e;return typeof t.type=="function"?St(t):null}function ko(t){var e,
n;if((t=t.__)!=null&&t.__c!=null){for(t.__e=t.__c.base=null,e=0;e<t.__k.length;e++)if((n=t.__k[e])!=null&&n.__e!=null){t.
__e=t.__c.base=n.__e;break}return ko(t)}}function so(t){(!t.__d&&(t.__d=!0)&&Wt.push(t)&&!he.__r++||ro!==R.debounceRendering)&&
((ro=R.debounceRendering)||vo)(he)}function he(){for(var t;he.__r=Wt.length;)t=Wt.sort(function(e,n){return e.__v.__b-n.
__v.__b}),Wt=[],t.some(function(e){var n,o,r,s,a,i;e.__d&&(a=(s=(n=e).__v).__e,(i=n.__P)&&(o=[],(r=ft({},s)).__v=s.__v+1,
dn(i,s,r,n.__n,i.ownerSVGElement!==void 0,s.__h!=null?[a]:null,o,a??St(s),s.__h),To(o,s),s.__e!=a&&ko(s)))})}function _o(t,e,n,o,r,s,a,i,c,m){
var u,p,f,d,y,h,g,w=o&&o.__k||wo,b=w.length;for(n.__k=[],u=0;u<e.length;u++)if((d=n.__k[u]=(d=e[u])==null||typeof d=="bo\
olean"?null:typeof d=="string"||typeof d=="number"||typeof d=="bigint"?fe(null,d,null,null,d):Array.isArray(d)?fe(ge,{children:d},
null,null,null):d.__b>0?fe(d.type,d.props,d.key,null,d.__v):d)!=null){if(d.__=n,d.__b=n.__b+1,(f=w[u])===null||f&&d.key==
f.key&&d.type===f.type)w[u]=void 0;else for(p=0;p<b;p++){if((f=w[p])&&d.key==f.key&&d.type===f.type){w[p]=void 0;break}f=
null}dn(t,d,f=f||de,r,s,a,i,c,m),y=d.__e,(p=d.ref)&&f.ref!=p&&(g||(g=[]),f.ref&&g.push(f.ref,null,d),g.push(p,d.__c||y,d)),
y!=null?(h==null&&(h=y),typeof d.type=="function"&&d.__k!=null&&d.__k===f.__k?d.__d=c=So(d,c,t):c=Mo(t,d,f,w,y,c),m||n.type!==
"option"?typeof n.type=="function"&&(n.__d=c):t.value=""):c&&f.__e==c&&c.parentNode!=t&&(c=St(f))}for(n.__e=h,u=b;u--;)w[u]!=
null&&(typeof n.type=="function"&&w[u].__e!=null&&w[u].__e==n.__d&&(n.__d=St(o,u+1)),Eo(w[u],w[u]));if(g)for(u=0;u<g.length;u++)
Oo(g[u],g[++u],g[++u])}function So(t,e,n){var o,r;for(o=0;o<t.__k.length;o++)(r=t.__k[o])&&(r.__=t,e=typeof r.type=="fun\
ction"?So(r,e,n):Mo(n,r,r,t.__k,r.__e,e));return e}function Mo(t,e,n,o,r,s){var a,i,c;if(e.__d!==void 0)a=e.__d,e.__d=void 0;else if(n==
null||r!=s||r.parentNode==null)t:if(s==null||s.parentNode!==t)t.appendChild(r),a=null;else{for(i=s,c=0;(i=i.nextSibling)&&
c<o.length;c+=2)if(i==r)break t;t.insertBefore(r,s),a=s}return a!==void 0?a:r.nextSibling}function ao(t,e,n){e[0]==="-"?
t.setProperty(e,n):t[e]=n==null?"":typeof n!="number"||Ta.test(e)?n:n+"px"}function ue(t,e,n,o,r){var s;t:if(e==="style")
if(typeof n=="string")t.style.cssText=n;else{if(typeof o=="string"&&(t.style.cssText=o=""),o)for(e in o)n&&e in n||ao(t.
style,e,"");if(n)for(e in n)o&&n[e]===o[e]||ao(t.style,e,n[e])}else if(e[0]==="o"&&e[1]==="n")s=e!==(e=e.replace(/Capture$/,
"")),e=e.toLowerCase()in t?e.toLowerCase().slice(2):e.slice(2),t.l||(t.l={}),t.l[e+s]=n,n?o||t.addEventListener(e,s?lo:io,
s):t.removeEventListener(e,s?lo:io,s);else if(e!=="dangerouslySetInnerHTML"){if(r)e=e.replace(/xlink[H:h]/,"h").replace(
/sName$/,"s");else if(e!=="href"&&e!=="list"&&e!=="form"&&e!=="tabIndex"&&e!=="download"&&e in t)try{t[e]=n??"";break t}catch{}
typeof n=="function"||(n!=null&&(n!==!1||e[0]==="a"&&e[1]==="r")?t.setAttribute(e,n):t.removeAttribute(e))}}function io(t){
this.l[t.type+!1](R.event?R.event(t):t)}function lo(t){this.l[t.type+!0](R.event?R.event(t):t)}function dn(t,e,n,o,r,s,a,i,c){
var m,u,p,f,d,y,h,g,w,b,O,v=e.type;if(e.constructor!==void 0)return null;n.__h!=null&&(c=n.__h,i=e.__e=n.__e,e.__h=null,
s=[i]),(m=R.__b)&&m(e);try{t:if(typeof v=="function"){if(g=e.props,w=(m=v.contextType)&&o[m.__c],b=m?w?w.props.value:m.__:
o,n.__c?h=(u=e.__c=n.__c).__=u.__E:("prototype"in v&&v.prototype.render?e.__c=u=new v(g,b):(e.__c=u=new me(g,b),u.constructor=
v,u.render=Ea),w&&w.sub(u),u.props=g,u.state||(u.state={}),u.context=b,u.__n=o,p=u.__d=!0,u.__h=[]),u.__s==null&&(u.__s=
u.state),v.getDerivedStateFromProps!=null&&(u.__s==u.state&&(u.__s=ft({},u.__s)),ft(u.__s,v.getDerivedStateFromProps(g,u.
__s))),f=u.props,d=u.state,p)v.getDerivedStateFromProps==null&&u.componentWillMount!=null&&u.componentWillMount(),u.componentDidMount!=
null&&u.__h.push(u.componentDidMount);else{if(v.getDerivedStateFromProps==null&&g!==f&&u.componentWillReceiveProps!=null&&
u.componentWillReceiveProps(g,b),!u.__e&&u.shouldComponentUpdate!=null&&u.shouldComponentUpdate(g,u.__s,b)===!1||e.__v===
n.__v){u.props=g,u.state=u.__s,e.__v!==n.__v&&(u.__d=!1),u.__v=e,e.__e=n.__e,e.__k=n.__k,e.__k.forEach(function(x){x&&(x.
__=e)}),u.__h.length&&a.push(u);break t}u.componentWillUpdate!=null&&u.componentWillUpdate(g,u.__s,b),u.componentDidUpdate!=
null&&u.__h.push(function(){u.componentDidUpdate(f,d,y)})}u.context=b,u.props=g,u.state=u.__s,(m=R.__r)&&m(e),u.__d=!1,u.
__v=e,u.__P=t,m=u.render(u.props,u.state,u.context),u.state=u.__s,u.getChildContext!=null&&(o=ft(ft({},o),u.getChildContext())),
p||u.getSnapshotBeforeUpdate==null||(y=u.getSnapshotBeforeUpdate(f,d)),O=m!=null&&m.type===ge&&m.key==null?m.props.children:
m,_o(t,Array.isArray(O)?O:[O],e,n,o,r,s,a,i,c),u.base=e.__e,e.__h=null,u.__h.length&&a.push(u),h&&(u.__E=u.__=null),u.__e=
!1}else s==null&&e.__v===n.__v?(e.__k=n.__k,e.__e=n.__e):e.__e=Oa(n.__e,e,n,o,r,s,a,c);(m=R.diffed)&&m(e)}catch(x){e.__v=
null,(c||s!=null)&&(e.__e=i,e.__h=!!c,s[s.indexOf(i)]=null),R.__e(x,e,n)}}function To(t,e){R.__c&&R.__c(e,t),t.some(function(n){
try{t=n.__h,n.__h=[],t.some(function(o){o.call(n)})}catch(o){R.__e(o,n.__v)}})}function Oa(t,e,n,o,r,s,a,i){var c,m,u,p=n.
props,f=e.props,d=e.type,y=0;if(d==="svg"&&(r=!0),s!=null){for(;y<s.length;y++)if((c=s[y])&&(c===t||(d?c.localName==d:c.
nodeType==3))){t=c,s[y]=null;break}}if(t==null){if(d===null)return document.createTextNode(f);t=r?document.createElementNS(
"http://www.w3.org/2000/svg",d):document.createElement(d,f.is&&f),s=null,i=!1}if(d===null)p===f||i&&t.data===f||(t.data=
f);else{if(s=s&&$e.call(t.childNodes),m=(p=n.props||de).dangerouslySetInnerHTML,u=f.dangerouslySetInnerHTML,!i){if(s!=null)
for(p={},y=0;y<t.attributes.length;y++)p[t.attributes[y].name]=t.attributes[y].value;(u||m)&&(u&&(m&&u.__html==m.__html||
u.__html===t.innerHTML)||(t.innerHTML=u&&u.__html||""))}if((function(h,g,w,b,O){var v;for(v in w)v==="children"||v==="ke\
y"||v in g||ue(h,v,null,w[v],b);for(v in g)O&&typeof g[v]!="function"||v==="children"||v==="key"||v==="value"||v==="chec\
ked"||w[v]===g[v]||ue(h,v,g[v],w[v],b)})(t,f,p,r,i),u)e.__k=[];else if(y=e.props.children,_o(t,Array.isArray(y)?y:[y],e,
n,o,r&&d!=="foreignObject",s,a,s?s[0]:n.__k&&St(n,0),i),s!=null)for(y=s.length;y--;)s[y]!=null&&bo(s[y]);i||("value"in f&&
(y=f.value)!==void 0&&(y!==t.value||d==="progress"&&!y)&&ue(t,"value",y,p.value,!1),"checked"in f&&(y=f.checked)!==void 0&&
y!==t.checked&&ue(t,"checked",y,p.checked,!1))}return t}function Oo(t,e,n){try{typeof t=="function"?t(e):t.current=e}catch(o){
R.__e(o,n)}}function Eo(t,e,n){var o,r;if(R.unmount&&R.unmount(t),(o=t.ref)&&(o.current&&o.current!==t.__e||Oo(o,null,e)),
(o=t.__c)!=null){if(o.componentWillUnmount)try{o.componentWillUnmount()}catch(s){R.__e(s,e)}o.base=o.__P=null}if(o=t.__k)
for(r=0;r<o.length;r++)o[r]&&Eo(o[r],e,typeof t.type!="function");n||t.__e==null||bo(t.__e),t.__e=t.__d=void 0}function Ea(t,e,n){
return this.constructor(t,n)}function Co(t,e,n){var o,r,s;R.__&&R.__(t,e),r=(o=typeof n=="function")?null:n&&n.__k||e.__k,
s=[],dn(e,t=(!o&&n||e).__k=xo(ge,null,[t]),r||de,de,e.ownerSVGElement!==void 0,!o&&n?[n]:r?null:e.firstChild?$e.call(e.childNodes):
null,s,!o&&n?n:r?r.__e:e.firstChild,o),To(s,t)}$e=wo.slice,R={__e:function(t,e){for(var n,o,r;e=e.__;)if((n=e.__c)&&!n.__)try{if((o=n.constructor)&&o.getDerivedStateFromError!=
null&&(n.setState(o.getDerivedStateFromError(t)),r=n.__d),n.componentDidCatch!=null&&(n.componentDidCatch(t),r=n.__d),r)
return n.__E=n}catch(s){t=s}throw t}},yo=0,me.prototype.setState=function(t,e){var n;n=this.__s!=null&&this.__s!==this.state?
this.__s:this.__s=ft({},this.state),typeof t=="function"&&(t=t(ft({},n),this.props)),t&&ft(n,t),t!=null&&this.__v&&(e&&this.
__h.push(e),so(this))},me.prototype.forceUpdate=function(t){this.__v&&(this.__e=!0,t&&this.__h.push(t),so(this))},me.prototype.
render=ge,Wt=[],vo=typeof Promise=="function"?Promise.prototype.then.bind(Promise.resolve()):setTimeout,he.__r=0,Ma=0;var Mt,
Y,co,Ut=0,mn=[],uo=R.__b,fo=R.__r,mo=R.diffed,po=R.__c,ho=R.unmount;function jt(t,e){R.__h&&R.__h(Y,t,Ut||e),Ut=0;var n=Y.
__H||(Y.__H={__:[],__h:[]});return t>=n.__.length&&n.__.push({}),n.__[t]}function $(t){return Ut=1,Ca(Lo,t)}function Ca(t,e,n){
var o=jt(Mt++,2);return o.t=t,o.__c||(o.__=[n?n(e):Lo(void 0,e),function(r){var s=o.t(o.__[0],r);o.__[0]!==s&&(o.__=[s,o.
__[1]],o.__c.setState({}))}],o.__c=Y),o.__}function _(t,e){var n=jt(Mt++,3);!R.__s&&hn(n.__H,e)&&(n.__=t,n.__H=e,Y.__H.__h.
push(n))}function G(t,e){var n=jt(Mt++,4);!R.__s&&hn(n.__H,e)&&(n.__=t,n.__H=e,Y.__h.push(n))}function L(t){return Ut=5,
ye(function(){return{current:t}},[])}function ye(t,e){var n=jt(Mt++,7);return hn(n.__H,e)&&(n.__=t(),n.__H=e,n.__h=t),n.__}function Vt(t,e){return Ut=8,ye(function(){
return t},e)}function Ao(t){var e=jt(Mt++,10),n=$();return e.__=t,Y.componentDidCatch||(Y.componentDidCatch=function(o){e.__&&e.__(o),
n[1](o)}),[n[0],function(){n[1](void 0)}]}function Aa(){mn.forEach(function(t){if(t.__P)try{t.__H.__h.forEach(pe),t.__H.
__h.forEach(pn),t.__H.__h=[]}catch(e){t.__H.__h=[],R.__e(e,t.__v)}}),mn=[]}R.__b=function(t){Y=null,uo&&uo(t)},R.__r=function(t){
fo&&fo(t),Mt=0;var e=(Y=t.__c).__H;e&&(e.__h.forEach(pe),e.__h.forEach(pn),e.__h=[])},R.diffed=function(t){mo&&mo(t);var e=t.
__c;e&&e.__H&&e.__H.__h.length&&(mn.push(e)!==1&&co===R.requestAnimationFrame||((co=R.requestAnimationFrame)||function(n){
var o,r=function(){clearTimeout(s),$o&&cancelAnimationFrame(o),setTimeout(n)},s=setTimeout(r,100);$o&&(o=requestAnimationFrame(
r))})(Aa)),Y=void 0},R.__c=function(t,e){e.some(function(n){try{n.__h.forEach(pe),n.__h=n.__h.filter(function(o){return!o.
__||pn(o)})}catch(o){e.some(function(r){r.__h&&(r.__h=[])}),e=[],R.__e(o,n.__v)}}),po&&po(t,e)},R.unmount=function(t){ho&&
ho(t);var e=t.__c;if(e&&e.__H)try{e.__H.__.forEach(pe)}catch(n){R.__e(n,e.__v)}};var $o=typeof requestAnimationFrame=="f\
unction";function pe(t){var e=Y;typeof t.__c=="function"&&t.__c(),Y=e}function pn(t){var e=Y;t.__c=t.__(),Y=e}function hn(t,e){
return!t||t.length!==e.length||e.some(function(n,o){return n!==t[o]})}function Lo(t,e){return typeof e=="function"?e(t):
e}var Po=function(t,e,n,o){var r;e[0]=0;for(var s=1;s<e.length;s++){var a=e[s++],i=e[s]?(e[0]|=a?1:2,n[e[s++]]):e[++s];a===
3?o[0]=i:a===4?o[1]=Object.assign(o[1]||{},i):a===5?(o[1]=o[1]||{})[e[++s]]=i:a===6?o[1][e[++s]]+=i+"":a?(r=t.apply(i,Po(
t,i,n,["",null])),o.push(r),i[0]?e[0]|=2:(e[s-2]=0,e[s]=r)):o.push(i)}return o},go=new Map,l=function(t){var e=go.get(this);
return e||(e=new Map,go.set(this,e)),(e=Po(this,e.get(t)||(e.set(t,e=(function(n){for(var o,r,s=1,a="",i="",c=[0],m=function(f){
s===1&&(f||(a=a.replace(/^\s*\n\s*|\s*\n\s*$/g,"")))?c.push(0,f,a):s===3&&(f||a)?(c.push(3,f,a),s=2):s===2&&a==="..."&&f?
c.push(4,f,0):s===2&&a&&!f?c.push(5,0,!0,a):s>=5&&((a||!f&&s===5)&&(c.push(s,0,a,r),s=6),f&&(c.push(s,f,0,r),s=6)),a=""},
u=0;u<n.length;u++){u&&(s===1&&m(),m(u));for(var p=0;p<n[u].length;p++)o=n[u][p],s===1?o==="<"?(m(),c=[c],s=3):a+=o:s===
4?a==="--"&&o===">"?(s=1,a=""):a=o+a[0]:i?o===i?i="":a+=o:o==='"'||o==="'"?i=o:o===">"?(m(),s=1):s&&(o==="="?(s=5,r=a,a=
""):o==="/"&&(s<5||n[u][p+1]===">")?(m(),s===3&&(c=c[0]),s=c,(c=c[0]).push(2,0,s),s=0):o===" "||o==="	"||o===`
`||o==="\r"?(m(),s=2):a+=o),s===3&&a==="!--"&&(s=4,c=c[0])}return m(),c})(t)),e),arguments,[])).length>1?e:e[0]}.bind(xo);var yn={};oo(yn,{ask:()=>Ia,listen:()=>Ba});var $n;function La(){return $n??=fetch(new URL("../engine/suite_worker_bg.wasm",import.meta.url)).then(t=>t.arrayBuffer()).
then(t=>WebAssembly.compile(t)).catch(t=>{throw $n=void 0,new Error(`The engine cannot be loaded: ${t.message}`)}),$n}var gt=class{listeners=new Set;#t=new Map;#r=0;#n="";#e=new Worker(
new URL("../engine/worker.js",import.meta.url),{type:"module"});#o;constructor(e=1){this.#o=La().then(n=>this.#e.postMessage(
{module:n,firstId:e})),this.#e.addEventListener("message",({data:{number:n,status:o,text:r,event:s}})=>{if(s!==void 0){let a=JSON.
parse(s);for(let i of this.listeners)i(a);return}this.#t.get(n)?.resolve({status:o,text:r}),this.#t.delete(n)}),this.#e.
addEventListener("error",()=>this.end("internal error"))}async ask(e,n,o=""){if(await this.#o,this.#n)throw new Error(this.#n);
let r=this.#r+=1;return new Promise((s,a)=>{this.#t.set(r,{resolve:s,reject:a}),this.#e.postMessage({number:r,method:e,path:n,
body:o})})}end(e="the request was given up"){this.#n=e,this.#e.terminate();for(let{reject:n}of this.#t.values())n(new Error(
e));this.#t.clear(),this.listeners.clear()}};var zt=new Map,Pa=8,No=/^((\w+)\/\d+)(.*)$/,Na=Math.floor(Math.random()*2**31);function Ro(t){let e=zt.get(t);if(!e)throw new Error(
"this is not open any more");return e}function Io(t){let{worker:e,helper:n}=zt.get(t)??{};e?.end(),n?.end(),zt.delete(t)}
async function Bo(t,e,n){let o=Na+=1,r=new gt(o),s=await r.ask("POST",e,n);if(s.status!==200)return r.end(),s;let a=[...zt.
keys()].filter(c=>c.startsWith(`${t}/`));for(let c of a.slice(0,Math.max(0,a.length+1-Pa)))Io(c);let i={id:o,worker:r,path:e,
body:n,moves:[]};return zt.set(`${t}/${o}`,i),r.listeners.add(c=>{c.kind==="position"&&(i.moves=c.history.map(({move:m})=>m))}),
s}async function gn(t,e,n,o){try{return await t.ask(e,n,o)}finally{t.end()}}async function Ho({id:t,path:e,body:n}){let o=new gt(
t);return await o.ask("POST",e,n),o}function Ra(t){t.helper?.end(),t.helper=new gt;let e={...JSON.parse(t.body??"{}"),moves:t.
moves.join(", ")};return gn(t.helper,"POST","hints",JSON.stringify(e))}async function Ia(t,e,n){let[,o,r,s]=e.match(No)??
[];if(!o){let[i]=e.split("?");return t==="POST"&&["trees","games","records"].includes(i)?Bo(i,e,n):gn(new gt,t,e,n)}if(t===
"DELETE")return Io(o),{status:200,text:"{}"};let a=Ro(o);return s==="/hint"?Ra(a):r==="records"&&s.includes("/hint")?gn(
await Ho(a),t,e,n):a.worker.ask(t,e,n)}function Ba(t,e,n){let o=!1,r=()=>{};return(async()=>{let[,a,i]=t.match(No)??[],c=Ro(
a),m=i==="games",u=m?c.worker:await Ho(c),p=async f=>{let d=f.kind==="ended"&&f.record?await Ha(f):f;o||e(d)};if(r=()=>m?
u.listeners.delete(p):u.end(),o)return r();u.listeners.add(p),n(!0),await u.ask("GET",t)})().catch(()=>o||n(!1)),()=>{o=
!0,r()}}async function Ha(t){let{status:e,text:n}=await Bo("records","records",JSON.stringify(t.record));return{...t,record_id:e===
200?JSON.parse(n).id:void 0}}var bn={};oo(bn,{ask:()=>Da,listen:()=>Fa});function mt(t,e){try{return localStorage.getItem(`suite-${t}`)??e}catch{return e}}function ve(t,e){try{localStorage.setItem(
`suite-${t}`,e)}catch{}}function Tt(t,e){let[n,o]=$(()=>mt(t,e)),r=Vt(s=>{ve(t,s),o(s)},[t]);return[n,r]}function pt(t){
try{return Object(JSON.parse(mt(t,"{}")))}catch{return{}}}function yt(t,e){ve(t,JSON.stringify(e))}var Go="token",vn="";function Do(){return mt(Go,vn)}async function wn(){let[,t,e]=location.hash.match(/^#token=([0-9a-f]+)(.*)$/)??
[];if(!t)return!1;history.replaceState(null,"",location.pathname+(e?`#${e}`:""));let o=await fetch("/api/token",{method:"\
POST",headers:{"x-suite-token":t}}).catch(()=>null);return o?.ok?({token:vn}=await o.json(),ve(Go,vn),!0):!1}var Ga=2e3;function Fo(t,e,n={}){let o={...n.headers,"x-suite-token":Do()};return fetch(`/api/${e}`,{method:t,...n,headers:o})}
async function Da(t,e,n,o){let s=await Fo(t,e,{headers:o?{"content-type":o}:void 0,body:n,keepalive:t==="DELETE"}).catch(
()=>{throw new Error("The server does not answer. Is `suite web` still running?")});return{status:s.status,text:await s.
text()}}function Fa(t,e,n){let o=new AbortController,{signal:r}=o,s=async()=>{let a=await Fo("GET",t,{signal:r}).catch(()=>null);
a?.ok&&a.body&&(n(!0),await Wa(a.body,i=>r.aborted||e(i))),!r.aborted&&(n(!1),(!a||a.ok)&&setTimeout(()=>r.aborted||s(),
Ga))};return s(),()=>o.abort()}async function Wa(t,e){let n=t.pipeThrough(new TextDecoderStream).getReader(),o="";for(;;){
let{value:r,done:s}=await n.read().catch(()=>({value:"",done:!0}));if(s)return;let a=(o+r).split(`
`);o=a.pop()??"";for(let i of a)i.startsWith("data: ")&&e(JSON.parse(i.slice(6)))}}var ot=typeof document<"u"&&document.querySelector("meta[name=suite-engine]")!==null,Wo=ot?yn:bn,qt=class extends Error{},
xn=new Map,Uo=new Set;async function jo(t,e,n,o){let{status:r,text:s}=await Wo.ask(t,e,n,o).catch(i=>{throw new qt(B(i))}),
a=Ua(s);if(r!==200)throw new qt(a?.error??`error ${r}`);return a}function kn(t,e,n,o){if(Uo.has(Vo(e)))return Promise.reject(
new qt("this is not open any more"));let r=jo(t,e,n,o);xn.set(r,e);let s=()=>{xn.delete(r)};return r.then(s,s),r}function Vo(t){
return t.match(/^\w+\/\w+/)?.[0]??""}function Ua(t){try{return t?JSON.parse(t):null}catch{return null}}function F(t){return kn(
"GET",t)}function st(t,e={}){return kn("POST",t,JSON.stringify(e),"application/json")}function Ot(t,e){return kn("POST",
t,e,"text/plain; charset=utf-8")}function _n(t){return jo("DELETE",t).catch(()=>null)}async function Et(t){Uo.add(t);let e=[
...xn].filter(([,n])=>Vo(n)===t).map(([n])=>n);return await Promise.allSettled(e),_n(t)}function Ct(t,e,n=()=>{}){return Wo.
listen(t,e,n)}function B(t){return t instanceof Error?t.message:String(t)}var ja=new Intl.NumberFormat("en");function z(t){return ja.format(t)}function j(t,e){return`${z(t)} ${e}${t===1?"":"s"}`}
function T(t){return t==null?"":String(t).replace("Infinity","∞").replace("-","−")}function q(t){return typeof t=="n\
umber"?t:t==="Infinity"?1/0:-1/0}function zo(t){return`${t>0?"+":""}${T(t)}`}function At(t){return t<1<<20?`${Math.ceil(
t/1024)} kB`:`${z(Math.round(t/(1<<20)))} MB`}function we(t){return t<10?`${t.toFixed(2)} s`:`${t.toFixed(1)} s`}function et({label:t,value:e,values:n,onChange:o}){return l`<label class="field">
    <span>${t}</span>
    <select onChange=${r=>o(r.target.value)}>
      ${n.map(r=>{let[s,a]=Array.isArray(r)?r:[r,r];return l`<option value=${s} selected=${String(s)===String(e)}>${a}</option>`})}
    </select>
  </label>`}function rt({label:t,value:e,onChange:n,placeholder:o,type:r="text",min:s}){return l`<label class="field">
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
  </label>`}function Lt({label:t,checked:e,onChange:n}){return l`<label class="check">
    <input
      type="checkbox"
      checked=${e}
      onChange=${o=>n(o.target.checked)}
    />
    ${t}
  </label>`}var Va=64<<20,za=1<<20;async function qa(t,e){if(t.size>e)throw new Error(`${t.name} has ${At(t.size)}; at m\
ost ${At(e)} can be read here.`);let n=await t.text();if(n.slice(0,4096).includes("\0"))throw new Error(`${t.name} is no\
t a text file.`);return n}function qo(){for(let t of["dragover","drop"])addEventListener(t,e=>e.preventDefault())}function Ko({
label:t,value:e,onText:n,rows:o=6,placeholder:r}){return l`<${vt} onText=${n} most=${za}>
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
  <//>`}function vt({onText:t,label:e="Choose a file",most:n=Va,multiple:o=!1,children:r}){let[s,a]=$(!1),[i,c]=$(""),m=async u=>{
try{let p=[...u??[]].slice(0,o?void 0:1),f=await Promise.all(p.map(d=>qa(d,n)));c(""),f.forEach((d,y)=>t(d,p[y].name))}catch(p){
c(p instanceof Error?p.message:String(p))}};return l`<div
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
      <span>${e}<span class="muted"> or drop it here, at most ${At(n)}</span></span>
    </label>
    <${H} error=${i} />
  </div>`}function H({error:t}){return t?l`<p class="error" role="alert"><strong>Error: </strong>${t}</p>`:null}function Ka(t){return t instanceof HTMLElement&&t.matches("input:not([type=range], [type=checkbox]), textarea, select")}
function Ja(t){return t instanceof HTMLElement&&t.matches("button, a, summary")}function nt(t){let e=L(t);e.current=t,_(
()=>{let n=o=>{let r=e.current[o.key],s=o.defaultPrevented||o.ctrlKey||o.metaKey||o.altKey;!r||s||Ka(o.target)||document.
querySelector("dialog[open]")||o.key===" "&&Ja(o.target)||mt("shortcuts","on")!=="off"&&(o.preventDefault(),r())};return addEventListener(
"keydown",n),()=>removeEventListener("keydown",n)},[])}var Ya=[{heading:"Boards",keys:[["Tab","to and from the board"],["← ↑ → ↓","from square to square"],["Home, End",
"first, last square of the row"],["Enter, Space","play on the square"]]},{heading:"Game",keys:[["m","type a move"],["z",
"undo"],["h","hints"]]},{heading:"Search",keys:[["f, b","one step forward, back"],["o","over the subtree"],["r","out to \
the parent"],["l, L","next, previous log line"],["u, U","next, previous update"],["c, C","next, previous cut-off"],["s",
"show, hide what was skipped"],["Space","play, pause"]]},{heading:"Tree",keys:[["← →","previous, next node"],["↓",
"show the children, then the first child"],["↑","hide the children, then the parent"],["Home, End","first, last node"],
["letters","the next node with that name"],["Enter, Space","show or hide the children"]]},{heading:"Recorded game",keys:[
["f, b","next, previous position"],["Home, End","on the slider: first, last position"]]}];function Qa({heading:t,keys:e}){
return l`<section>
    <h3>${t}</h3>
    <dl class="keys">
      ${e.map(([n,o])=>l`<dt><kbd>${n}</kbd></dt>
            <dd>${o}</dd>`)}
    </dl>
  </section>`}function Jo(){let t=L(null),[e,n]=Tt("shortcuts","on"),o=()=>t.current?.showModal();return nt({"?":o}),l`<button class="quiet" onClick=${o} aria-haspopup="dialog">Keys</button>
    <dialog ref=${t} aria-labelledby="help-title">
      <div class="dialog-head">
        <h2 id="help-title">Keys</h2>
        <form method="dialog"><button>Close</button></form>
      </div>
      <div class="key-groups">${Ya.map(r=>l`<${Qa} ...${r} />`)}</div>
      <label class="check">
        <input
          type="checkbox"
          checked=${e==="on"}
          onChange=${()=>n(e==="on"?"off":"on")}
        />
        Single letters act as shortcuts
      </label>
    </dialog>`}var Sn=()=>{};function V(t){Sn(t)}function Yo(){let[t,e]=$("");return _(()=>(Sn=e,()=>{Sn=()=>{}}),[]),l`<div class="sr-only" role="status" aria-live="polite">${t}</div>`}function at(){let[t,e]=$("Copy link");return l`<button class="quiet" onClick=${async()=>{let o=await navigator.clipboard.
writeText(location.href).then(()=>"Copied",()=>"Copy it from the address bar");e(o),V(o),setTimeout(()=>e("Copy link"),2e3)}}>${t}</button>`}function Xa(t){let[,e,n]=t.match(/^#?\/?([^?]*)\??(.*)$/s)??[];return{route:(e??"").split("/").filter(Boolean).map(Za),query:new URLSearchParams(
n)}}function Za(t){try{return decodeURIComponent(t)}catch{return t}}var be=location.hash;function Qo(){let[t,e]=$(location.
hash);return _(()=>{let n=()=>{be=location.hash,e(be)};return addEventListener("hashchange",n),n(),()=>removeEventListener(
"hashchange",n)},[]),Xa(t)}function I(...t){return`#/${t.map(encodeURIComponent).join("/")}`}function Kt(t,e){let n=String(
new URLSearchParams(e));return n?`${t}?${n}`:t}function Pt(t){t===location.hash||location.hash!==be||(history.replaceState(
history.state,"",t),be=location.hash)}var Jt=new URLSearchParams(location.search).has("embed");function Nt(t){let[e,n]=$(0);return G(()=>{if(!t.current)return;let o=new ResizeObserver(([r])=>n(Math.floor(r.contentRect.
width)));return o.observe(t.current),n(Math.floor(t.current.clientWidth)),()=>o.disconnect()},[]),e}var ti=260,Xo=46,it=96,ei=9.5;function ni(t,e){let n=(e-t)/5||1,o=10**Math.floor(Math.log10(n)),r=Math.max(1,[1,2,5,10].
map(a=>a*o).find(a=>a>=n)??1),s=Math.ceil(t/r)*r;return Array.from({length:Math.floor((e-s)/r)+1},(a,i)=>s+i*r)}function oi(t,[
e,n],o){return t===1/0?o-16:t===-1/0?16:Xo+(t-e)/(n-e)*(o-2*Xo)}function ri({value:t,alpha:e,beta:n}){let o=q(e)>=q(n);return`\
Alpha ${T(e)}, beta ${T(n)}, value ${T(t)}${o?"; the window is empty":""}`}function si(t,e){let n=e.filter(s=>typeof s==
"number"),o=Math.min(...n,...t??[0]),r=Math.max(...n,...t??[1]);return[o,Math.max(r,o+1)]}function Rt({node:t,before:e,child:n,
range:o,showsWindow:r}){let s=si(o,[t.value,t.alpha,t.beta,n?.value]),a=L(null),i=Math.max(Nt(a),ti),c=y=>oi(q(y),s,i),[
m,u]=[c(t.alpha),c(t.beta)],p=r?0:n?26:60,f=q(t.alpha)>=q(t.beta),d=e&&(e.alpha!==t.alpha||e.beta!==t.beta);return l`<svg class="number-line" ref=${a} viewBox=${`\
0 ${p} ${i} ${158-p}`} role="img" aria-label=${ri(t)}>
    ${d&&l`<rect
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
        <${ai}
          at=${[m,u]}
          words=${[`α ${T(t.alpha)}`,`β ${T(t.beta)}`]}
          isEmpty=${f}
          width=${i}
        />`}
    <path
      class="axis"
      d=${`M6 ${it}H${i-6}M14 ${it-5}L6 ${it} 14 ${it+5}M${i-14} ${it-5}L${i-6} ${it} ${i-14} ${it+5}`}
    />
    ${ni(...s).map(y=>l`<path class="axis" d=${`M${c(y)} ${it}v5`} />
          <text class="tick" x=${c(y)} y=${it+18} text-anchor="middle">${T(y)}</text>`)}
    <${ii}
      x=${c(t.value)}
      y=${it+24}
      text=${`value ${T(t.value)}`}
      kind=${t.is_max?"max":"min"}
      width=${i}
    />
    ${n&&l`<circle class="returned" cx=${c(n.value)} cy="74" r="6" />
        <${Zo}
          x=${c(n.value)}
          y=${41}
          kind="returned"
          width=${i}
          text=${`${n.move} returns ${T(n.value)}`}
        />`}
  </svg>`}function ai({at:[t,e],words:n,isEmpty:o,width:r}){let[s,a]=n.map(p=>ei*p.length+8),i=!o&&t<60,c=!o&&e>r-60,m=c?
Math.min(t,e-a):t,u=i?Math.max(e,t+s):e;return l`<text class="bound" x=${m} y="18" text-anchor=${o||i?"start":"end"}>
      ${n[0]}
    </text>
    <text class="bound" x=${u} y="18" text-anchor=${o||c?"end":"start"}>
      ${n[1]}
    </text>`}function ii({x:t,y:e,text:n,kind:o,width:r}){return l`<path class=${`pointer ${o}`} d=${`M${t} ${e}l7 13h-1\
4z`} />
    <${Zo} x=${t} y=${e+30} kind="bound" text=${n} width=${r} />`}function Zo({x:t,y:e,text:n,kind:o,width:r}){let s=t<70?
"start":t>r-70?"end":"middle",a=s==="start"?Math.max(t-8,2):s==="end"?Math.min(t+8,r-2):t;return l`<text class=${o} x=${a} y=${e} text-anchor=${s}>${n}</text>`}var xe=[3,12,8,2,4,6,14,5,2],J="A",[li,ci]=[-99,99];function ke(t){return["B","C","D"].map((e,n)=>({name:e,leaves:t.slice(
3*n,3*n+3).map((o,r)=>({name:`${e.toLowerCase()}${r+1}`,value:o}))}))}function tr({leaves:t}){return Math.min(...t.map(({
value:e})=>e))}function Mn(t,e){return{...t,leaves:t.leaves.toSorted((n,o)=>e*(n.value-o.value))}}function Tn(t,e){return t.
toSorted((o,r)=>e*(tr(r)-tr(o))).map(o=>Mn(o,e))}function er(t){let e=t.flatMap(({leaves:r})=>r.map(({value:s})=>s)),n=Math.
min(...e)+Math.max(...e),o=r=>r.leaves.map(s=>({...s,value:n-s.value}));return t.map(r=>({...r,leaves:o(r)}))}function _e(t,e="\
max"){let n=t.flatMap(({name:o,leaves:r})=>[`  ${o}`,...r.map(s=>`    ${s.name} ${s.value}`)]);return[`${J} ${e}`,...n,""].
join(`
`)}function nr(){return Array.from({length:9},()=>Math.floor(Math.random()*16))}function Se(t){let e=Number(t.trim().replace(
"−","-"));return t.trim()!==""&&Number.isInteger(e)&&e>=li&&e<=ci?e:null}function On(t){let n=(t??"").split(",").map(Se).
filter(o=>o!==null);return n.length===9?n:xe}var or={title:"Alpha",lead:"Alpha-beta comes to the same value, but remembers what is certain already.",async questions(t,e){
let n=await e(t,"alphabeta"),[o,r]=t,s=n.findIndex(({kind:c,node:m})=>c==="update"&&m.depth===0),a=T(n[s].node.alpha),i=r.
leaves[0].value;return[{branches:t,steps:n,at:s-1,reveal:s,text:`The search goes from left to right. ${o.name} has come \
to ${a}; nothing else is known.`,prompt:`What is the least that ${J} can be worth now?`,task:{kind:"number",right:Number(
n[s].node.alpha),hint:`Max can always move to ${o.name}.`},why:`Max is sure of at least ${a} by moving to ${o.name}, wha\
tever the rest holds. This number is alpha: α = ${a}. The window, which is the values that still matter, begins there.`,
window:"answered"},{branches:t,steps:n,at:s,reveal:s,text:`α = ${a} at ${J}.`,prompt:"What does alpha promise?",task:{kind:"\
choice",choices:[{text:`Max gets exactly ${a}`,why:"A branch further right can still be better for Max."},{text:`Every l\
eaf from here on is at least ${a}`,why:`Leaves can be anything: the first one of ${r.name} is ${T(i)}.`},{text:`Max gets\
 at least ${a}`,right:!0,why:""}]},why:"Alpha is the most that Max is sure of so far, by a choice at this node or at one\
 above it. It can only rise.",window:"always"}]}};var rr={title:"Beta",lead:"Min remembers, too: beta is what Min can hold Max to.",async questions(t,e){let n=await e(t,"\
alphabeta"),o=n.findIndex(({kind:m,node:u,before:p})=>m==="update"&&u.beta!==p?.beta),{node:r,child:s}=n[o],[a,i]=[T(r.beta),
T(Number(r.beta)-2)],c=T(Number(r.beta)+4);return[{branches:t,steps:n,at:o-1,reveal:o,text:`Back to the beginning of the\
 search: Min moves at ${r.name}, and the leaf ${s?.move} is ${a}.`,prompt:`What is the most that ${r.name} can be worth \
now?`,task:{kind:"number",right:Number(r.beta),hint:`Min can always choose ${s?.move}.`},why:`Min can choose ${s?.move},\
 so Max gets at most ${a} here. This number is beta: β = ${a}. The window ends there.`,window:"always"},{branches:t,steps:n,
at:o,reveal:o,text:`β = ${a} at ${r.name}, and two leaves are left.`,prompt:`Which value can ${r.name} still have in th\
e end?`,task:{kind:"choice",choices:[{text:c,why:`Min can already hold Max to ${a}.`},{text:i,right:!0,why:""}]},why:"Be\
ta can only fall, as Min finds better leaves. What lies between alpha and beta, in the window, can still change the resu\
lt. Where nothing can, looking on is pointless.",window:"always"}]}};var sr=({node:t})=>T(t.value),ut=t=>new Intl.ListFormat("en").format(t),En=t=>ut(t.leaves.map(({value:e})=>T(e))),It=(t,e)=>t.
findLastIndex(({node:n})=>n.name===e);function ar(t){for(let[e,{kind:n,path:o}]of t.entries()){let r=o.at(-1)?.children.filter(({state:s})=>s==="cut")??[];if(n===
"cut"&&r.length>0)return{at:e,skipped:r.map(({name:s})=>s)}}return null}var ir=({path:t},e)=>t[0].children.find(({state:n,
value:o})=>n==="done"&&o===e)?.name??"";async function ui(t,e){let n=await e(t,"alphabeta","min"),{at:o=0}=ar(n)??{},{node:r,
child:s}=n[o],[a,i]=[T(r.beta),T(r.value)],c=ir(n[o],r.beta),m=[{text:"Its other leaves are looked at",why:`They could o\
nly make ${r.name} worth more than ${i}, and Min already has ${a}.`},{text:`β becomes ${i}`,why:`A max node changes alp\
ha only: beta is what Min already has, at ${J}.`},{text:`It is cut, and returns ${i} at once`,right:!0,why:""}];return{branches:t,
first:"min",steps:n,at:o-1,reveal:o,text:`Now in another tree, where Min moves first: Min at ${J}, Max below. Min has ${c}\
, worth ${a}, so ${r.name} has begun with β = ${a}. The search has just found that ${s?.move} is ${T(s?.value)}.`,prompt:`\
What happens at ${r.name}?`,task:{kind:"choice",choices:i===a?m.filter(({text:u})=>!u.startsWith("β")):m},why:`${r.name}\
 is worth at least ${i}, and Min can already hold Max to ${a} at ${c}, so Min will not move to ${r.name}. β stays ${a}:\
 a max node changes alpha only.`,window:"always",cause:c}}var lr={title:"The cut",lead:"A min node is cut, and the rest \
of its children skipped, as soon as its value is at most alpha; a max node as soon as it is at least beta.",async questions(t,e){
let n=await e(t,"alphabeta"),o=ar(n);if(!o){let p=n.length-1;return[{branches:t,steps:n,at:p,reveal:p,text:"With these v\
alues, in this order, nothing can be cut off.",prompt:"Take other values: the original ones, or random ones.",task:{kind:"\
nothing"},why:"",window:"always"}]}let{node:r,child:s}=n[o.at],[a,i]=[T(r.alpha),T(r.value)],c=ir(n[o.at],r.alpha),m=t.findIndex(
({name:p})=>p===r.name),u=t[m+1];return[{branches:t,steps:n,at:o.at-1,reveal:o.at,text:`A node begins with the alpha and\
 beta of the node above it, so ${r.name} has begun with α = ${a}. The search has just found that ${s?.move} is ${T(s?.value)}\
.`,prompt:`Press every leaf of ${r.name} that need not be looked at.`,task:{kind:"leaves",right:o.skipped,among:t[m].leaves.
map(({name:p})=>p)},why:`Min can hold ${r.name} to ${i}, and Max already has ${a}. Whatever ${ut(o.skipped)} may be, Max\
 will not move to ${r.name}. So ${r.name} is cut: it returns at once, before beta would change.`,window:"always"},{branches:t,
steps:n,at:o.at,reveal:o.at,text:`${ut(o.skipped)} ${o.skipped.length>1?"are":"is"} never looked at.`,prompt:`What, foun\
d earlier, lets the search stop at ${r.name}?`,task:{kind:"choice",choices:[{text:`${s?.move}, worth ${T(s?.value)}, whi\
ch Min can choose`,why:`It makes ${r.name} bad for Max, and was found just now. But Max must have something as good alre\
ady.`},{text:`${c}, worth ${a}, where Max can move`,right:!0,why:""},u?{text:`${u.name}, where Max can move, too`,why:`${u.
name} has not been searched yet.`}:{text:`The leaf that Min would choose at ${t[0].name}`,why:`It makes ${t[0].name} wor\
th what it is, but it is Max who need not come to ${r.name}.`}]},why:`Max has ${c}, worth ${a}, and ${r.name} is worth ${i}\
 at most. ${i===a?"Equal is enough":"Equal would be enough, too"}: Max gains nothing by moving there. No cut can change \
the value or the move of ${J}.`,window:"always",cause:c},await ui(er(t),e)]}};var cr={title:"Minimax",lead:"Max (△) moves first, then Min (▽). Each leaf says what Max gets: Max wants much, and Min w\
ants Max to get little.",async questions(t,e){let n=await e(t,"minimax"),[o,...r]=t,s=({name:m})=>sr(n[It(n,m)]),a=n.length-
1,i=n[a].node.best,c=`Max takes the greatest of ${ut(t.map(s))}`;return[{branches:t,steps:n,at:1,reveal:It(n,o.name),text:`\
Say Max has moved to ${o.name}. Now Min chooses among ${En(o)}.`,prompt:`What is ${o.name} worth?`,task:{kind:"number",right:Number(
n[It(n,o.name)].node.value),hint:"Min takes the least."},why:`Min takes the least of ${En(o)}. So ${o.name} is worth ${s(
o)}.`},{branches:t,steps:n,at:a-1,reveal:a,text:`In the same way, ${ut(r.map(m=>`${m.name} is worth ${s(m)}`))}. Now Max\
 chooses at ${J}.`,prompt:`What is ${J} worth: what can Max be sure of?`,task:{kind:"number",right:Number(n[a].node.value),
hint:`${c}.`},hides:J,why:`${c}, and moves to ${i}. That is minimax. It has looked at all nine leaves.`}]}};var fi=20,Cn=new Map;async function mi(t){let{id:e}=await st("trees",t);try{let n=await F(`trees/${e}`);for(;!n.done;)await new Promise(
o=>setTimeout(o,fi)),n=await F(`trees/${e}`);return await Promise.all(Array.from({length:n.events},(o,r)=>F(`trees/${e}/\
steps/${r}`)))}finally{Et(`trees/${e}`)}}function ur(t,e){let n={game:"tree",text:t,algorithm:e},o=JSON.stringify(n),r=Cn.
get(o)??mi(n);return Cn.set(o,r),r.catch(()=>Cn.delete(o)),r}function Me(t,e){let n={};for(let s of t.slice(0,e+1))for(let{
name:a,value:i,children:c}of s.path){n[a]={state:"current",...typeof i=="number"&&{value:i}};for(let m of c)m.state!=="c\
urrent"&&(n[m.name]={state:m.state,value:m.value})}let{child:o,node:r}=t[e]??{};return o&&r&&(n[r.name]={...n[r.name],from:o.
move}),e===t.length-1&&n.root&&(n.root.state="done"),n}function fr(t,e){return t.some(({name:n})=>e[n]?.state==="cut")}function mr(t){
return t.filter(({kind:e})=>e==="leaf").length}var pr={title:"Order",lead:"The value is that of minimax in every order. The work is not.",async questions(t,e){let n=t[2],
o=[t[0],t[1],Mn(n,1)],[r,s,a]=[t,Tn(t,1),Tn(t,-1)],[i,...c]=await Promise.all([o,r,s,a].map(w=>e(w,"alphabeta"))),[m,u,p]=c.
map(mr),f=i.findIndex(({node:w})=>w.name===n.name),d=i.filter(({kind:w,path:b})=>w==="leaf"&&b[1]?.name===n.name).length,
y=ut(o[2].leaves.map(({value:w})=>T(w))),h=[...new Set([u,m,p,9])].sort((w,b)=>w-b),g=c[1].length-1;return[{branches:o,steps:i,
at:f,reveal:It(i,n.name),text:`${n.name} is searched from its least leaf on now: ${y}. α = ${T(i[f].node.alpha)}.`,prompt:`\
How many leaves of ${n.name} does the search look at?`,task:{kind:"number",right:d,hint:"Go from left to right, until th\
e value is at most α."},why:d<3?`After ${d>1?`${d} leaves`:"one leaf"}, ${n.name} is worth at most what Max already has\
: the others are cut off.`:`${n.name} is good for Max, so all of its leaves have to be looked at.`,window:"always"},{branches:s,
steps:c[1],at:0,reveal:g,text:`As given, the search looks at ${m} of nine leaves. Now it begins with Max's best branch, \
and in each branch with Min's best leaf.`,prompt:"How many of the nine leaves does it look at?",task:{kind:"choice",choices:h.
map(w=>({text:String(w),right:w===u,why:w<u?"":"Try it: all of the first branch, and of each other branch one leaf, if i\
t is no better."}))},why:`${u<p?`Good moves first cut early: ${u} leaves instead of ${p} in the worst order.`:`With thes\
e values, every order looks at ${u} leaves.`} In large trees, good order lets alpha-beta look up to twice as deep in the\
 same time. Of moves that are equally good, the first is kept. In short: alpha is what Max already has, beta what Min al\
ready has, and a node is cut where its value reaches what the opponent has.`,counts:[["worst first",p],["as given",m],["\
best first",u]]}]}};var dt=[cr,or,rr,lr,pr];function dr(t,e,n){return dt[t].questions(e,(o,r,s)=>n(_e(o,s),r))}var hr={max:"M0 0 21 35H-21Z",min:"M-21 0H21L0 35Z",leaf:"M-16 5H16V31H-16Z",cached:"M0 0 19 18 0 36-19 18Z"},pi={max:29,
min:15,leaf:22,cached:22};function Te({shape:t,state:e,value:n,isBest:o=!1}){return l`<g class=${`glyph ${t} ${e}`}>
    <path class="shape" d=${hr[t]} />
    ${/\b(cut|marked)\b/.test(e)&&l`<path class="hatch" d=${hr[t]} />`}
    <text class="glyph-value" text-anchor="middle" y=${pi[t]}>${T(n??null)}</text>
    ${o&&l`<path class="best-mark" d="M-5 40H5L0 46Z" transform="rotate(180 0 42)" />`}
  </g>`}var[di,hi,$i]=[14,50,84],$r={unvisited:"not reached yet",current:"being searched",done:"searched",cut:"cut off"};function gi(t){
let e={[J]:{x:50,y:di}};return t.forEach(({name:n,leaves:o},r)=>{e[n]={x:(r+.5)*(100/3),y:hi},o.forEach((s,a)=>e[s.name]=
{x:(3*r+a+.5)*(100/9),y:$i})}),e}function gr({branches:t,first:e="max",standings:n,here:o,hides:r,cause:s,pressed:a,onPress:i,
onLeaf:c}){let m=gi(t),u=h=>n[h===J?"root":h]??{state:"unvisited"},p=h=>[u(h).state,o===h&&"here",s===h&&"cause"].filter(
Boolean).join(" "),f=(h,g)=>{let[w,b]=[m[h],m[g]];return l`<path key=${g} class=${`lesson-edge ${p(g)}`} d=${`M${w.x} ${w.
y}L${b.x} ${b.y}`} />`},d=h=>h===r?{...u(h),value:void 0}:u(h),y=(h,g,w=!1)=>l`<${yi}
      key=${h}
      name=${h}
      isMax=${g}
      isBound=${w}
      place=${m[h]}
      standing=${d(h)}
      from=${m[u(h).from??""]}
      class=${p(h)}
    />`;return l`<div class="lesson-tree" role="group" aria-label="The tree">
    <svg class="lesson-edges" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
      <defs>
        <pattern id="hatch" width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <path class="hatch-line" d="M0 0V5" />
        </pattern>
      </defs>
      ${t.flatMap(({name:h,leaves:g})=>[f(J,h),...g.map(w=>f(h,w.name))])}
    </svg>
    ${y(J,e==="max")}
    ${t.map(({name:h,leaves:g})=>y(h,e==="min",fr(g,n)))}
    ${t.flatMap(({leaves:h})=>h.map(g=>l`<${vi}
            key=${g.name}
            leaf=${g}
            place=${m[g.name]}
            state=${u(g.name).state}
            class=${p(g.name)}
            isPressed=${a?.has(g.name)??null}
            onPress=${()=>i(g.name)}
            onValue=${c&&(w=>c(g.name,w))}
          />`))}
  </div>`}var yr=({x:t,y:e})=>({left:`${t}%`,top:`${e}%`});function yi({name:t,isMax:e,isBound:n,place:o,standing:{state:r,
value:s},from:a,class:i}){let c=e?"max":"min",[m,u]=n?e?["at least ","≥ "]:["at most ","≤ "]:["",""],p=s===void 0?"n\
o value yet":`value ${m}${T(s)}`,f=a&&{"--dx":String(a.x-o.x),"--dy":String(a.y-o.y)};return l`<div class=${`lesson-node\
 ${i}`} style=${yr(o)}>
    <span class="lesson-name">${t}</span>
    <svg viewBox="-25 -4 50 48" role="img" aria-label=${`${t}, ${c} node, ${p}, ${$r[r]}`}>
      <${Te} shape=${c} state=${i.includes("here")?"here":r} />
    </svg>
    ${s!==void 0&&l`<span key=${`${s} ${a?.x}`} class=${`lesson-value ${a?"rises":""}`} style=${f} aria-hidden="true"
        >${u}${T(s)}</span
      >`}
  </div>`}function vi({leaf:{name:t,value:e},place:n,state:o,class:r,isPressed:s,onPress:a,onValue:i}){let[c,m]=$(null),
u=f=>{m(f.target.value);let d=Se(f.target.value);d!==null&&i?.(d)},p=`Leaf ${t}, ${$r[o]}`;return l`<div class=${`lesson\
-leaf ${r}`} style=${yr(n)}>
    ${s===null?l`<input
            inputmode="numeric"
            autocomplete="off"
            aria-label=${p}
            value=${c??e}
            readonly=${!i}
            aria-invalid=${c!==null&&Se(c)===null}
            onBlur=${()=>m(null)}
            onFocus=${f=>f.target.select()}
            onInput=${u}
          />`:l`<button aria-pressed=${s} aria-label=${`${p}: ${e}`} onClick=${a}>
            ${T(e)}
          </button>`}
    <span class="lesson-name" aria-hidden="true">${t}</span>
  </div>`}function vr({counts:t}){return l`<table class="order-counts">
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
  </table>`}var[wi,bi]=[650,5e3];function xi(){return matchMedia("(prefers-reduced-motion: reduce)").matches}function wr(t,e){let[n,
o]=$(t);return _(()=>{if(e<=t||xi()){o(e);return}let r=setInterval(()=>o(s=>Math.min(Math.max(s,t)+1,e)),Math.min(wi,bi/
(e-t)));return()=>clearInterval(r)},[t,e]),e<=t?e:Math.min(Math.max(n,t),e)}function Yt(t){let e=t.trim().toLowerCase().replaceAll("−","-").replace(/^\+/,"");return/^-?(inf|infinity|∞)$/.test(
e)?e.startsWith("-")?-1/0:1/0:e===""?NaN:Number(e)}function br({question:t,isFirst:e,pressed:n,isAnswered:o,onAnswered:r,next:s}){let{task:a,text:i,prompt:c,why:m,steps:u,
at:p}=t,[f,d]=$(""),[y,h]=$(!1),[g,w]=$(""),b=L(null),O=E=>(d(E),V(E));G(()=>{!e&&!document.activeElement?.closest(".les\
son-tree, .lesson-tools")&&b.current?.querySelector("input, .choices button, .go")?.focus()},[]),G(()=>{o&&b.current?.querySelector(
".go")?.focus()},[o]);let v=()=>{d(""),V(`Right. ${m}`),r()},x=E=>{if(E.preventDefault(),a.kind!=="number")return;let C=Yt(
g);Number.isNaN(C)?O("Type a number first."):C===a.right?v():O(`Not ${g.trim()}. ${a.hint}`)},S=E=>(Me(u,p)[E]?.state??"\
unvisited")!=="unvisited",P=()=>{if(a.kind!=="leaves")return;let E=[...n].filter(C=>!a.right.includes(C));n.size===0?O("\
Press the leaves in the tree first."):E.length>0?O(`Not ${E[0]}: the search ${S(E[0])?"has looked at it already":"still \
comes to it"}.`):n.size<a.right.length?O("Right so far, but there are more."):v()},M=l`<button type="button" class="quiet" onClick=${()=>{
h(!0),d(""),V(m),r()}}>Show me</button>`;return l`<div class="question" ref=${b}>
    <p>${i}</p>
    <p class="prompt"><strong>${c}</strong></p>
    ${!o&&a.kind==="number"&&l`<form class="answer" onSubmit=${x}>
        <input
          class="number"
          inputmode="text"
          autocomplete="off"
          aria-label=${c}
          value=${g}
          onInput=${E=>w(E.target.value)}
        />
        <button class="primary">Check</button>
        ${M}
      </form>`}
    ${!o&&a.kind==="choice"&&l`<div class="choices" role="group" aria-label=${c}>
        ${a.choices.map(E=>l`<button onClick=${()=>E.right?v():O(`Not “${E.text}”. ${E.why}`)}>
              ${E.text}
            </button>`)}
        ${M}
      </div>`}
    ${!o&&a.kind==="leaves"&&l`<div class="answer">
        <button class="primary go" onClick=${P}>Check</button>
        ${M}
      </div>`}
    ${f&&l`<p class="remark">${f}</p>`}
    ${o&&m&&l`<p class=${y?"remark":"remark right"}>
      <strong>${y?"Answer:":"✓ Right."}</strong> ${m}
    </p>`}
    ${o&&l`<p><a class="button primary go" href=${s.href}>${s.text}</a></p>`}
  </div>`}var ki=200;function Oe(t,e,n){let o=e>1?I("lesson",t,e):I("lesson",t);return Kt(o,kr(n)?{}:{leaves:n.join()})}var kr=t=>t.
join()===xe.join();function _i(t,e){let[n,o]=$(null),[r,s]=$(""),a=`${t} ${e}`;return _(()=>{let i=!1,m=setTimeout(()=>dr(
t,ke(e),ur).then(u=>!i&&(o({key:a,questions:u}),s("")),u=>!i&&s(B(u))),n?ki:0);return()=>{i=!0,clearTimeout(m)}},[a]),{questions:n?.
key.startsWith(`${t} `)?n.questions:null,error:r}}function Si({chapter:t,values:e}){return l`<nav class="chapters" aria-label="Chapters">
    <ol>
      ${dt.map(({title:n},o)=>l`<li>
            <a href=${Oe(o+1,1,e)} aria-current=${o===t?"step":void 0}>
              <span class="number" aria-hidden="true">${o+1}</span>${n}
            </a>
          </li>`)}
    </ol>
  </nav>`}var xr=t=>t===void 0||t.name==="root"?J:t.name;function Mi({question:t,chapter:e,isFirst:n,next:o,values:r,onValues:s}){
let[a,i]=$(!1),[c,m]=$(new Set),{branches:u,first:p,steps:f,at:d,reveal:y,task:h,cause:g,window:w,hides:b,counts:O}=t;G(
()=>{i(!1),m(new Set)},[t]);let v=wr(d,a?y:d),x=f[v],S=xr(x.node),P=w==="always"||w==="answered"&&a,k=E=>{let C=new Set(
c);C.delete(E)||C.add(E),m(C)},M=(E,C)=>{let N=ke(r).flatMap(({leaves:K})=>K.map(({name:A})=>A));s(r.map((K,A)=>N[A]===E?
C:K))};return l`<div class="lesson-columns">
    <div class="lesson-picture">
      <${gr}
        branches=${u}
        first=${p}
        standings=${Me(f,v)}
        here=${S}
        hides=${a?void 0:b}
        cause=${a&&v===y?g:void 0}
        pressed=${h.kind==="leaves"&&!a?c:null}
        onPress=${k}
        onLeaf=${p?void 0:M}
      />
      ${P&&!(a&&O)&&l`<p class="muted">The window at ${xr(x.kind==="leaf"?x.path.at(-2):x.node)}, from alpha to beta:</p>
        <${Rt}
          node=${x.node}
          before=${x.before}
          child=${x.child}
          range=${[Math.min(...r),Math.max(...r)]}
          showsWindow=${!0}
        />`}
      ${a&&O&&l`<${vr} counts=${O} />`}
      <div class="lesson-tools">
        <span class="muted">${p||h.kind==="leaves"&&!a?"Take":"Change any leaf, or take"}</span>
        <button onClick=${()=>s(nr())}>random values</button>
        ${!kr(r)&&l`<button onClick=${()=>s(xe)}>the original values</button>`}
      </div>
      <div class="lesson-share"><${at} /></div>
    </div>
    <section class="card lesson-card" aria-labelledby="chapter-title">
      <h2 id="chapter-title">${`${e+1}. ${dt[e].title}`}</h2>
      <p class="lead">${dt[e].lead}</p>
      <${br}
        key=${u.map(({leaves:E})=>E.map(({value:C})=>C).join()).join()}
        question=${t}
        isFirst=${n}
        pressed=${c}
        isAnswered=${a||h.kind==="nothing"}
        onAnswered=${()=>i(!0)}
        next=${o}
      />
    </section>
  </div>`}function _r({address:{route:t,query:e}}){let n=Math.min(Math.max(Math.trunc(Number(t[1])||1),1),dt.length)-1,o=e.
get("leaves"),[r,s]=$(()=>On(o));G(()=>s(On(o)),[o]);let{questions:a,error:i}=_i(n,r),c=Math.min(Math.max(Math.trunc(Number(
t[2])||1),1),a?.length??1)-1,m=d=>{s(d),Pt(Oe(n+1,c+1,d))},u=c+1===a?.length,p=Kt(I("tree","tree"),{text:_e(a?.[c]?.branches??
ke(r),a?.[c]?.first),algorithm:"alphabeta"}),f=u?n+1<dt.length?{href:Oe(n+2,1,r),text:`Next: ${dt[n+1].title}`}:{href:p,
text:"Step through this search"}:{href:Oe(n+1,c+2,r),text:"Next question"};return l`<section class="lesson" aria-label="Lesson">
    <${Si} chapter=${n} values=${r} />
    <${H} error=${i} />
    ${a&&l`<${Mi}
        key=${`${n} ${c}`}
        question=${a[c]}
        chapter=${n}
        isFirst=${t.length===0}
        next=${f}
        values=${r}
        onValues=${m}
      />`}
  </section>`}var An=t=>`suite-${t}`;function Ee(t){try{return JSON.parse(sessionStorage.getItem(An(t))??"null")}catch{return null}}function Ce(t,e){
try{sessionStorage.setItem(An(t),JSON.stringify(e))}catch{}}function Ae(t){try{sessionStorage.removeItem(An(t))}catch{}}var Ti=2e6,Ln=t=>`log ${t}`,Pn=new Map;function Qt(t){return t.slice(0,2e3).split(`
`,4).some(n=>/^\s*(node\s*,\s*depth|[^,]+,\s*\d+)\s*(,|$)/i.test(n))}function Le(t,e){if(t.trim()==="")return`${e} is em\
pty.`;if(Qt(t))return"";let[n]=t.trim().split(`
`,1);return`${e} is not a log. A log begins with a line such as Node,Depth,Value,Alpha,Beta; this begins with ${n.slice(
0,60)}`}function Bt(t,e){Pn.set(t,e),e.text.length<=Ti&&Ce(Ln(t),e)}function Pe(t){Pn.delete(t),Ae(Ln(t))}function Xt(t){
return Pn.get(t)??Ee(Ln(t))}var Sr=["log","task"];function Ne(t){return t.find(({textbook:e,start_text:n})=>e.log&&n?.is_task)}function Zt({id:t},e){
return`${I("tree",t)} ${e}`}function Nn({label:t,onLog:e,onTask:n,children:o}){let[r,s]=$("");return l`<${vt} onText=${(i,c)=>{
let m=!Qt(i)&&/^\s*\d\s*$/m.test(i.slice(0,40)),u=m?"":Le(i,c);s(u),u||(m?n:e)({name:c,text:i})}} multiple=${!0} label=${t}>${o}<//>
    <${H} error=${r} />`}function Mr({game:t,file:e}){let n=o=>r=>{Bt(Zt(t,o),r),location.hash=I("tree",t.id)};return l`<section class="card" aria-labelledby="log-card-title">
    <h2 id="log-card-title"><a href=${I("tree",t.id)}>Check your log</a></h2>
    <${Nn} label="Choose a file" onLog=${n("log")} onTask=${n("task")}>
      <p>Drop your ${e} here.</p>
    <//>
  </section>`}function Tr({about:t,address:e}){let n=(r,s)=>l`<ul class="links">
      ${s.map(({id:a,name:i})=>l`<li><a href=${I(r,a)}>${i}</a></li>`)}
    </ul>`,o=Ne(t.games);return l`<h1 class="lesson-title">Alpha-beta in five steps</h1>
    <${_r} address=${e} />
    <div class="cards ways">
      ${t.live!==null&&l`<section class="card">
          <h2><a href=${I("live")}>Watch live</a></h2>
          <p>${t.live}</p>
        </section>`}
      ${o?.textbook.log&&l`<${Mr} game=${o} file=${o.textbook.log.file} />`}
      <section class="card">
        <h2><a href=${I("tree")}>Search trees</a></h2>
        ${n("tree",[...t.games,t.tree])}
      </section>
      <section class="card">
        <h2><a href=${I("practice")}>Practice</a></h2>
        <p>Cuts, values and log lines, in random trees.</p>
      </section>
      <section class="card">
        <h2><a href=${I("play")}>Play</a></h2>
        ${n("play",t.games)}
      </section>
      <section class="card">
        <h2><a href=${I("look")}>Look at games</a></h2>
        <p>Records and SGF, with values and mistakes.</p>
      </section>
    </div>
    <p class="muted">
      suite ${t.version}. Everything runs on this
      machine.${ot&&l` Programs of your own, live matches and the grading of classes need the command <code>suite</code>.`}
    </p>`}function Q(t){return(t+.5)*100}function Z(t){return Array.from({length:t},(e,n)=>n)}function Oi({rows:t,columns:e}){return l`<rect class="felt" x="0" y="0" width=${e*100} height=${t*100} rx="8" />
    ${Z(t-1).map(n=>l`<path class="felt-line" d=${`M0 ${(n+1)*100}H${e*100}`} />`)}
    ${Z(e-1).map(n=>l`<path class="felt-line" d=${`M${(n+1)*100} 0V${t*100}`} />`)}
    ${t>=8&&e>=8&&[1.5,t-2.5].map(n=>[1.5,e-2.5].map(o=>l`<circle class="felt-dot" cx=${Q(o)} cy=${Q(n)} r="6" />`))}`}function Ei({
piece:t,mark:e,legal:n}){return t===null?n?l`<circle class="legal-dot" r="10" />`:null:l`<circle class="disk-shadow" cx="2" cy="4" r="40" />
    <circle class=${`disk disk-${t}`} r="40" />
    ${t===0?l`<path class="engraving-0" d="M0-22 22 0 0 22-22 0Z" />`:l`<circle class="engraving-1" r="28" />`}
    ${e==="last"&&l`<circle class=${`last last-${t}`} r="9" />`}`}var Or={name:"disks",Ground:Oi,content:Ei};function te(t,e){return t===0?l`<path
        class="cross"
        d=${`M${-e} ${-e} ${e} ${e}M${e} ${-e} ${-e} ${e}`}
      />`:l`<circle class="ring" r=${e*1.1} />`}function Ci({rows:t,columns:e}){let[n,o]=[e*100,t*100];return l`<rect class="plain-ground" x="0" y="0" width=${n} height=${o} rx="8" />
    ${Z(t-1).map(r=>l`<path class="plain-line" d=${`M0 ${(r+1)*100}H${n}`} />`)}
    ${Z(e-1).map(r=>l`<path class="plain-line" d=${`M${(r+1)*100} 0V${o}`} />`)}`}function Ai({piece:t,value:e,mark:n,legal:o}){
let r=e!==void 0;return t===null?r?l`<text class="plot-value" text-anchor="middle" dy="0.36em">${e}</text>`:o?l`<circle class="plain-dot" r="8" />`:
null:l`${r?l`<g transform="translate(0 -8)">${te(t,22)}</g>`:te(t,26)}
  ${r&&l`<text class="plot-corner" text-anchor="middle" y="41">${e}</text>`}
  ${n==="last"&&l`<rect class="last-frame" x="-44" y="-44" width="88" height="88" rx="7" />`}`}var ee={name:"grid",Ground:Ci,
content:Ai};var Er=6;function Li(t,e){return Math.min(Er-1,Math.floor(t/Math.max(e,1)*Er))}function Pi({rows:t,columns:e,squares:n}){
let o=Math.max(...n.map(r=>r.value??0));return l`<rect class="plain-ground" x="0" y="0" width=${e*100} height=${t*100} rx="8" />
    ${n.map(({row:r,column:s,value:a})=>l`<rect
          class=${`plot plot-${Li(a??0,o)}`}
          x=${s*100+3}
          y=${r*100+3}
          width=${94}
          height=${94}
          rx="8"
        />`)}`}var Cr={name:"plots",Ground:Pi,content:ee.content};function Ni(t){if(t<5)return[];let e=t<13?2:3,n=(t-1)/2,o=t<7?1:e,r=t%2===1?[o,n,t-1-o]:[o,t-1-o],s=r.flatMap(a=>r.map(i=>[
a,i]));return t<13?s.filter(([a,i])=>a===n==(i===n)):s}function Ri({rows:t,columns:e}){let n=Q(e-1),o=Q(t-1);return l`<defs>
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
    ${Z(t).map(r=>l`<path class="go-line" d=${`M50 ${Q(r)}H${n}`} />`)}
    ${Z(e).map(r=>l`<path class="go-line" d=${`M${Q(r)} 50V${o}`} />`)}
    <rect class="go-border" x="50" y="50" width=${n-50} height=${o-50} />
    ${t===e&&Ni(t).map(([r,s])=>l`<circle class="star-point" cx=${Q(s)} cy=${Q(r)} r="7" />`)}`}function Ii({piece:t,mark:e,
why:n}){return t===null?n?l`<path class="forbidden" d="M-14-14 14 14M14-14-14 14" />`:null:l`<circle class="stone-shadow" cx="2" cy="5" r="46" />
    <circle class=${`stone stone-${t}`} r="46" fill=${`url(#stone-${t})`} />
    ${e==="last"&&l`<circle class=${`last last-${t}`} r="20" />`}`}var Ar={name:"stones",Ground:Ri,content:Ii};function Bi({rows:t,columns:e}){return l`<rect class="plain-ground" x="0" y="0" width=${e*100} height=${t*100} rx="8" />
    ${Z(t-1).map(n=>l`<path class="stroke" d=${`M8 ${(n+1)*100}H${e*100-8}`} />`)}
    ${Z(e-1).map(n=>l`<path class="stroke" d=${`M${(n+1)*100} 8V${t*100-8}`} />`)}`}function Hi({piece:t,mark:e}){return t===
null?null:l`${te(t,26)}
  ${e==="last"&&l`<rect class="last-frame" x="-42" y="-42" width="84" height="84" rx="7" />`}`}var Lr={name:"strokes",Ground:Bi,
content:Hi};var Gi=[Or,ee,Cr,Ar,Lr];function Pr({rows:t,columns:e}){let n=Math.max(24,3.6*Math.max(t,e));return{size:n,margin:1.9*n}}
var Di=8,Fi={ArrowUp:[-1,0],ArrowDown:[1,0],ArrowLeft:[0,-1],ArrowRight:[0,1]};function Nr(t){return Gi.find(({name:e})=>e===
t.drawing)??ee}function Wi(t,e,n){return[`${t.id}: ${t.piece===null?"empty":e[t.piece]}`,t.value===void 0?"":`value ${t.
value}`,t.mark==="last"?"last move":"",t.legal?"legal":"",t.why&&t.piece===null?"not legal":"",n??""].filter(Boolean).join(
", ")}function ne({id:t,piece:e,why:n}){return`${t}: ${n??(e===null?"not a legal move here":"the square is taken")}.`}function Ui(t,{
rows:e,columns:n},[o,r]){if(t.key==="Home")return[t.ctrlKey?0:o,0];if(t.key==="End")return[t.ctrlKey?e-1:o,n-1];let s=Fi[t.
key];if(!s)return null;let a=(i,c)=>Math.min(Math.max(i,0),c-1);return[a(o+s[0],e),a(r+s[1],n)]}function ji(t){let{row_names:e,
column_names:n}=t,{size:o}=Pr(t),r=-o/2;return l`<g class="edge-names" aria-hidden="true" font-size=${o}>
    ${n.map((s,a)=>l`<text x=${Q(a)} y=${r} text-anchor="middle">${s}</text>`)}
    ${e.map((s,a)=>l`<text x=${r} y=${Q(a)} dy="0.36em" text-anchor="end">${s}</text>`)}
  </g>`}function Vi({note:{symbol:t,class:e}}){let n=Math.max(52,19*t.length+22);return l`<g class=${`note ${e}`}>
    <rect x=${-n/2} y="-26" width=${n} height="52" rx="26" />
    <text text-anchor="middle" dy="0.36em">${t}</text>
  </g>`}function lt({board:t,label:e,onSquare:n,notes:o={}}){let r=Nr(t),s=L(null),[a,i]=$([0,0]),[c,m]=[Math.min(a[0],t.
rows-1),Math.min(a[1],t.columns-1)],u=(h,g)=>{let w=Ui(h,t,[g.row,g.column]);if(w)i(w),s.current?.querySelector(`[data-s\
quare="${w.join(" ")}"]`)?.focus();else if(h.key==="Enter"||h.key===" ")n?.(g);else return;h.preventDefault()},p=h=>{let g=o[h.
id],w=n&&h.legal;return l`<g
      key=${h.column}
      role="gridcell"
      class=${w?"square playable":"square"}
      data-square=${`${h.row} ${h.column}`}
      transform=${`translate(${Q(h.column)} ${Q(h.row)})`}
      tabindex=${h.row===c&&h.column===m?0:-1}
      aria-label=${Wi(h,t.players,g?.words)}
      onClick=${()=>{i([h.row,h.column]),n?.(h)}}
      onFocus=${()=>i([h.row,h.column])}
      onKeyDown=${b=>u(b,h)}
    >
      <rect class="touch" x="-50" y="-50" width="100" height="100" />
      ${r.content(h)}
      ${g&&l`<${Vi} note=${g} />`}
      <rect class="focus-ring" x="-47" y="-47" width="94" height="94" rx="9" />
    </g>`},{margin:f}=Pr(t),[d,y]=[t.columns,t.rows].map(h=>h*100+f+Di);return l`<svg
    ref=${s}
    class=${`board board-${r.name}`}
    preserveAspectRatio="xMinYMid"
    viewBox=${`${-f} ${-f} ${d} ${y}`}
    role="grid"
    aria-label=${e}
    aria-rowcount=${t.rows}
    aria-colcount=${t.columns}
  >
    <g aria-hidden="true"><${r.Ground} ...${t} /></g>
    <${ji} ...${t} />
    ${Z(t.rows).map(h=>l`<g role="row" key=${h}>${t.squares.filter(g=>g.row===h).map(p)}</g>`)}
  </svg>`}function Re({board:t,player:e}){let n={id:"",row:0,column:0,piece:e,legal:!1},o=Nr(t);return l`<svg class=${`p\
iece-icon board-${o.name}`} viewBox="-52 -52 104 104" aria-hidden="true">
    ${o.content(n)}
  </svg>`}function Rr(t){if(t===null||typeof t!="object")return t;let e=t.game===void 0?t.href:I("game",t.game);return e?.startsWith(
"#")?l`<a href=${e}>${t.text}</a>`:t.text}function Ie({table:{caption:t,columns:e,rows:n}}){let o=r=>e[r]?.numeric?"nume\
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
              ${r.map((s,a)=>a===0?l`<th scope="row" class=${o(a)}>${Rr(s)}</th>`:l`<td class=${o(a)}>${Rr(s)}</td>`)}
            </tr>`)}
      </tbody>
    </table>
  </div>`}function zi(t,e){let[n,o]=$(0);return _(()=>{if(o(0),!e)return;let r=performance.now(),s=setInterval(()=>o((performance.
now()-r)/1e3),500);return()=>clearInterval(s)},[t,e]),n}function Be({board:t,clock:e,players:n,isOver:o}){let r=zi(`${t.
move_number}`,!o);return l`<div class="clocks">
    ${[0,1].map(s=>{let a=t.to_move===s&&!o;return l`<div class=${a?"clock to-move":"clock"}>
          <${Re} board=${t} player=${s} />
          <div>
            <p>
              <strong>${t.players[s]}</strong>
              ${n&&l`<span class="muted"> ${n[s]}</span>`}
            </p>
            <p>
              <span class="score">${t.score[s]}</span>
              <span class="muted"> ${we(e[s]+(a?r:0))}</span>
              ${a&&l`<span class="turn"> to move</span>`}
            </p>
          </div>
        </div>`})}
  </div>`}var Ir=5e3;function qi(){let[t,e]=$(null),[n,o]=$(!0);return _(()=>{let s=Ct("live/events",a=>{e(a),a.over&&s()},o);return s},
[]),{state:t,isConnected:n}}function Ki(t,e){let n=L(-Ir);_(()=>{let o=e?0:Math.max(n.current+Ir-performance.now(),0),r=setTimeout(
()=>{n.current=performance.now(),V(t)},o);return()=>clearTimeout(r)},[t,e])}function Rn({number:t,players:e}){return`Gam\
e ${t}: ${e[0]} – ${e[1]}`}function Ji({game:t}){let{board:e,clock:n,players:o,outcome:r}=t,s=Rn(t);return l`<div class="board-columns">
    <div class="board-main">
      <${lt} board=${e} label=${s} />
      <p class="board-words">${r?l`<strong>${r.words}</strong>`:e.words}</p>
    </div>
    <aside class="board-side" aria-label="The game">
      <h2>${s}</h2>
      <${Be} key=${s} board=${e} clock=${n} players=${o} isOver=${r!==null} />
      <p class="muted">
        ${j(e.move_number,"move")} played${e.moves_left!==void 0&&`, ${e.moves_left} left`}.
      </p>
    </aside>
  </div>`}function Yi({records:t,games:e,isOver:n}){return l`<h2>Finished games, the last one first</h2>
    <ul class="game-list">
      ${e.map(({id:o,words:r,...s})=>l`<li key=${o}>
            ${n?Rn(s):l`<a href=${I("look",t,o)}>${Rn(s)}</a>`}
            <span class="muted"> ${r}</span>
          </li>`)}
    </ul>`}function Br(){let{state:t,isConnected:e}=qi(),n=t?.over??!1;return Ki((n?"The match is over. ":"")+(t?.game?.
outcome?.words??t?.game?.board.words??""),n),t?l`<h1>${t.title}</h1>
    ${n&&l`<p><strong>The match is over.</strong> Its server has ended, too; this is how it stood.</p>`}
    ${!n&&!e&&l`<p><strong>The connection is lost; trying again…</strong></p>`}
    ${t.game?l`<${Ji} game=${t.game} />`:l`<p class="muted">No game has begun.</p>`}
    <${Ie} table=${t.standings} />
    ${t.finished.length>0&&l`<${Yi} records=${t.id} games=${t.finished} isOver=${n} />`}`:l`<h1>Live</h1>
      <p class="muted">
        ${e?"The match is being started…":ot?l`Matches are played, and shown here live, with the command: <code>suite go host --live</code>.`:
"Nothing is being played."}
      </p>`}async function He(t){let e=new Blob([t]).stream().pipeThrough(new CompressionStream("deflate-raw")),n=new Uint8Array(await new Response(
e).arrayBuffer()),o=Array.from(n,r=>String.fromCharCode(r)).join("");return btoa(o).replaceAll("+","-").replaceAll("/","\
_").replaceAll("=","")}async function Ge(t){try{let e=Uint8Array.from(atob(t.replaceAll("-","+").replaceAll("_","/")),o=>o.
charCodeAt(0)),n=new Blob([e]).stream().pipeThrough(new DecompressionStream("deflate-raw"));return await new Response(n).
text()}catch{throw new Error("This address is not complete. Was the end of the link lost?")}}var wt="moves",oe="file",Qi=2e3,Xi=1e5,Zi=4e3;async function De(t,e=""){let n=t.length<=Qi&&!/^[{(]/.test(t.trim());if(e&&
n)return["look",wt,e,t.trim()];if(t.length>Xi)return null;let o=await He(`${e}
${t}`);return o.length>Zi?null:["look",oe,o]}async function Hr(t){let[e,...n]=(await Ge(t)).split(`
`);return{game:e,text:n.join(`
`)}}function Fe([,t]){return t===wt||t===oe}function In(t){return t?`records?game=${encodeURIComponent(t)}`:"records"}function Bn({
read:t,show:e}){let[n,o]=$(""),[r,s]=$("");return _(()=>{(async()=>{let{text:i,game:c}=await t();o((await Ot(In(c),i)).id)})().
catch(i=>s(B(i)))},[]),n?e(n):l`<h1>Games</h1>
    <${H} error=${r} />`}function We({error:t}){return t?l`<${H} error=${t} />
    <p>An address holds short files only. A long one is closed when newer ones need its room, or when ${ot?"the page was\
 loaded again":"the server was started anew"}.</p>
    <p><a class="button primary" href=${I("look")}>Open it again</a></p>`:null}var Hn=100,tl=[["","any result"],["0","won by who moved first"],["1","won by who moved second"],["null","no winner"]],Gr=[
{label:"Game",key:({number:t})=>t},{label:"Moved first",key:({players:t})=>t[0]},{label:"Moved second",key:({players:t})=>t[1]},
{label:"Result",key:({outcome:t})=>t.words},{label:"Moves",key:({boards:t})=>t}];function el(t){let e=new Map;for(let{players:o,
outcome:r}of t)o.forEach((s,a)=>{let i=e.get(s)??[0,0,0,0];i[0]+=1,i[r.winner===null?3:r.winner===a?1:2]+=1,e.set(s,i)});
let n=["Player","Games","Won","Lost","No winner"];return{caption:`Totals of ${j(t.length,"game")}`,columns:n.map((o,r)=>({
label:o,numeric:r>0})),rows:[...e].sort(([,o],[,r])=>r[1]-o[1]).map(([o,r])=>[o,...r])}}function nl({address:t,games:e}){
let[n,o]=$({column:0,isAscending:!0}),[r,s]=$(Hn),{key:a}=Gr[n.column],i=(u,p)=>{let[f,d]=[a(u),a(p)];return typeof f=="\
number"?f-Number(d):f.localeCompare(String(d))},c=e.toSorted((u,p)=>n.isAscending?i(u,p):i(p,u)),m=u=>o({column:u,isAscending:n.
column===u?!n.isAscending:!0});return l`<div class="scroll-x" tabindex="0" role="region" aria-label="Games">
      <table class="sortable game-table">
        <caption>
          ${j(e.length,"game")}
        </caption>
        <thead>
          <tr>
            ${Gr.map(({label:u},p)=>{let f=n.isAscending?"ascending":"descending";return l`<th scope="col" aria-sort=${n.
column===p?f:void 0}>
                <button onClick=${()=>m(p)}>${u}</button>
              </th>`})}
          </tr>
        </thead>
        <tbody>
          ${c.slice(0,r).map(({number:u,players:p,outcome:f,boards:d})=>l`<tr key=${u}>
                <th scope="row"><a href=${I(...t,u)}>Game ${u}</a></th>
                <td>${p[0]}</td>
                <td>${p[1]}</td>
                <td>${f.words}</td>
                <td class="numeric">${d-1}</td>
              </tr>`)}
        </tbody>
      </table>
    </div>
    ${e.length>r&&l`<button onClick=${()=>s(r+Hn)}>
        Show ${Math.min(Hn,e.length-r)} more of ${e.length}
      </button>`}`}function Dr({id:t,address:e}){let[n,o]=$([]),[r,s]=$(""),[a,i]=$(""),[c,m]=$("");_(()=>{F(`records/${t}`).
then(p=>o(p.games),p=>s(B(p)))},[t]);let u=ye(()=>{let p=a.trim().toLowerCase();return n.filter(({players:f,outcome:d})=>f.
some(y=>y.toLowerCase().includes(p))&&(c===""||String(d.winner)===c))},[n,a,c]);return l`<h1>Games</h1>
    <${We} error=${r} />
    ${Fe(e)&&l`<p><${at} /></p>`}
    ${n.length>0&&l`<form class="fields" role="search" aria-label="Filter" onSubmit=${p=>p.preventDefault()}>
          <${rt} label="Player" value=${a} placeholder="part of a name" onChange=${i} />
          <${et} label="Result" value=${c} values=${tl} onChange=${m} />
        </form>
        <${Ie} table=${el(u)} />
        <${nl} key=${`${a} ${c}`} address=${e} games=${u} />`}`}var ol=65536;function Fr({games:t}){let[e,n]=$(""),[o,r]=$(""),[s,a]=$(""),[i,c]=$(""),[m,u]=$(!1),p=async h=>{h.preventDefault(),
u(!0);try{let{id:g,games:w}=await Ot(In(s),e),b=await De(e,s)??["look",g],O=b[1]===wt;c(""),location.hash=I(...b,...w.length===
1&&!O?[w[0].number]:[])}catch(g){c(B(g))}finally{u(!1)}},f=(h,g)=>{n(h),r(g)},d=l`<label class="field">
    <span>Records (JSON Lines), SGF, GGF, or a list of moves</span>
    <textarea
      class="mono"
      rows="8"
      placeholder=${t.find(({id:h})=>h===s)?.move_help}
      spellcheck=${!1}
      value=${e}
      onInput=${h=>f(h.target.value,"")}
    ></textarea>
  </label>`,y=l`<p>
    <strong class="file-name">${o}</strong>, ${At(e.length)}
    <button type="button" onClick=${()=>f("","")}>Remove</button>
  </p>`;return l`<form class="card setup" onSubmit=${p} aria-label="Games to look at">
    <${vt} onText=${f}>${e.length>ol?y:d}<//>
    <${et}
      label="Game, for a list of moves"
      value=${s}
      values=${[["","as the record says"],...t.map(({id:h,name:g})=>[h,g])]}
      onChange=${a}
    />
    <${H} error=${i} />
    <button class="primary" disabled=${m}>${m?"Reading…":"Show"}</button>
  </form>`}/*!
 * gifenc 1.0.3: the file dist/gifenc.esm.js of the npm package, unchanged below this comment but for the link to its
 * source map.
 * gifenc: Copyright (c) 2017 Matt DesLauriers, MIT License, see gifenc.LICENSE.
 */var rl={signature:"GIF",version:"89a",trailer:59,extensionIntroducer:33,applicationExtensionLabel:255,graphicControlExtensionLabel:249,
imageSeparator:44,signatureSize:3,versionSize:3,globalColorTableFlagMask:128,colorResolutionMask:112,sortFlagMask:8,globalColorTableSizeMask:7,
applicationIdentifierSize:8,applicationAuthCodeSize:3,disposalMethodMask:28,userInputFlagMask:2,transparentColorFlagMask:1,
localColorTableFlagMask:128,interlaceFlagMask:64,idSortFlagMask:32,localColorTableSizeMask:7};function jr(t=256){let e=0,
n=new Uint8Array(t);return{get buffer(){return n.buffer},reset(){e=0},bytesView(){return n.subarray(0,e)},bytes(){return n.
slice(0,e)},writeByte(r){o(e+1),n[e]=r,e++},writeBytes(r,s=0,a=r.length){o(e+a);for(let i=0;i<a;i++)n[e++]=r[i+s]},writeBytesView(r,s=0,a=r.
byteLength){o(e+a),n.set(r.subarray(s,s+a),e),e+=a}};function o(r){var s=n.length;if(s>=r)return;var a=1024*1024;r=Math.
max(r,s*(s<a?2:1.125)>>>0),s!=0&&(r=Math.max(r,256));let i=n;n=new Uint8Array(r),e>0&&n.set(i.subarray(0,e),0)}}var Gn=12,
Wr=5003,sl=[0,1,3,7,15,31,63,127,255,511,1023,2047,4095,8191,16383,32767,65535];function al(t,e,n,o,r=jr(512),s=new Uint8Array(
256),a=new Int32Array(Wr),i=new Int32Array(Wr)){let c=a.length,m=Math.max(2,o);s.fill(0),i.fill(0),a.fill(-1);let u=0,p=0,
f=m+1,d=f,y=!1,h=d,g=(1<<h)-1,w=1<<f-1,b=w+1,O=w+2,v=0,x=n[0],S=0;for(let M=c;M<65536;M*=2)++S;S=8-S,r.writeByte(m),k(w);
let P=n.length;for(let M=1;M<P;M++)t:{let E=n[M],C=(E<<Gn)+x,N=E<<S^x;if(a[N]===C){x=i[N];break t}let K=N===0?1:c-N;for(;a[N]>=
0;)if(N-=K,N<0&&(N+=c),a[N]===C){x=i[N];break t}k(x),x=E,O<1<<Gn?(i[N]=O++,a[N]=C):(a.fill(-1),O=w+2,y=!0,k(w))}return k(
x),k(b),r.writeByte(0),r.bytesView();function k(M){for(u&=sl[p],p>0?u|=M<<p:u=M,p+=h;p>=8;)s[v++]=u&255,v>=254&&(r.writeByte(
v),r.writeBytesView(s,0,v),v=0),u>>=8,p-=8;if((O>g||y)&&(y?(h=d,g=(1<<h)-1,y=!1):(++h,g=h===Gn?1<<h:(1<<h)-1)),M==b){for(;p>
0;)s[v++]=u&255,v>=254&&(r.writeByte(v),r.writeBytesView(s,0,v),v=0),u>>=8,p-=8;v>0&&(r.writeByte(v),r.writeBytesView(s,
0,v),v=0)}}}var il=al;function Vr(t={}){let{initialCapacity:e=4096,auto:n=!0}=t,o=jr(e),r=5003,s=new Uint8Array(256),a=new Int32Array(r),i=new Int32Array(
r),c=!1;return{reset(){o.reset(),c=!1},finish(){o.writeByte(rl.trailer)},bytes(){return o.bytes()},bytesView(){return o.
bytesView()},get buffer(){return o.buffer},get stream(){return o},writeHeader:m,writeFrame(u,p,f,d={}){let{transparent:y=!1,
transparentIndex:h=0,delay:g=0,palette:w=null,repeat:b=0,colorDepth:O=8,dispose:v=-1}=d,x=!1;if(n?c||(x=!0,m(),c=!0):x=!!d.
first,p=Math.max(0,Math.floor(p)),f=Math.max(0,Math.floor(f)),x){if(!w)throw new Error("First frame must include a { pal\
ette } option");cl(o,p,f,w,O),Ur(o,w),b>=0&&ul(o,b)}let S=Math.round(g/10);ll(o,v,S,y,h);let P=!!w&&!x;fl(o,p,f,P?w:null),
P&&Ur(o,w),ml(o,u,p,f,O,s,a,i)}};function m(){zr(o,"GIF89a")}}function ll(t,e,n,o,r){t.writeByte(33),t.writeByte(249),t.
writeByte(4),r<0&&(r=0,o=!1);var s,a;o?(s=1,a=2):(s=0,a=0),e>=0&&(a=e&7),a<<=2,t.writeByte(0|a|0|s),ht(t,n),t.writeByte(
r||0),t.writeByte(0)}function cl(t,e,n,o,r=8){let s=1,a=0,i=Dn(o.length)-1,c=s<<7|r-1<<4|a<<3|i;ht(t,e),ht(t,n),t.writeBytes(
[c,0,0])}function ul(t,e){t.writeByte(33),t.writeByte(255),t.writeByte(11),zr(t,"NETSCAPE2.0"),t.writeByte(3),t.writeByte(
1),ht(t,e),t.writeByte(0)}function Ur(t,e){let n=1<<Dn(e.length);for(let o=0;o<n;o++){let r=[0,0,0];o<e.length&&(r=e[o]),
t.writeByte(r[0]),t.writeByte(r[1]),t.writeByte(r[2])}}function fl(t,e,n,o){if(t.writeByte(44),ht(t,0),ht(t,0),ht(t,e),ht(
t,n),o){let r=0,s=0,a=Dn(o.length)-1;t.writeByte(128|r|s|0|a)}else t.writeByte(0)}function ml(t,e,n,o,r=8,s,a,i){il(n,o,
e,r,t,s,a,i)}function ht(t,e){t.writeByte(e&255),t.writeByte(e>>8&255)}function zr(t,e){for(var n=0;n<e.length;n++)t.writeByte(
e.charCodeAt(n))}function Dn(t){return Math.max(Math.ceil(Math.log2(t)),1)}var pl=3,dl=2,hl=2e3,$l=Array.from({length:256},(t,e)=>[e,e,e]);async function qr(t){let e=new Image;return e.src=`data:\
image/svg+xml,${encodeURIComponent(t)}`,await e.decode(),e}function Kr(t,e){let n=document.createElement("canvas");n.width=
e*Math.max(...t.map(r=>r.naturalWidth)),n.height=e*Math.max(...t.map(r=>r.naturalHeight));let o=n.getContext("2d",{willReadFrequently:!0});
if(!o)throw new Error("The picture is too large.");return o.scale(e,e),{canvas:n,context:o}}async function Jr(t){let e=await qr(
t),{canvas:n,context:o}=Kr([e],pl);return o.drawImage(e,0,0),new Promise((r,s)=>n.toBlob(a=>a?r(a):s(new Error("The pict\
ure is too large.")),"image/png"))}async function Yr(t){let e=await Promise.all(t.map(qr)),{canvas:n,context:o}=Kr(e,dl),
{width:r,height:s}=n,a=Vr();for(let[i,c]of e.entries()){o.fillStyle="white",o.fillRect(0,0,r,s),o.drawImage(c,0,0);let{data:m}=o.
getImageData(0,0,r,s),u=new Uint8Array(r*s).map((p,f)=>m[4*f]);a.writeFrame(u,r,s,{delay:hl,...i===0&&{palette:$l}}),await new Promise(
p=>setTimeout(p))}return a.finish(),new Blob([a.bytesView()],{type:"image/gif"})}function $t(t,e){let n=document.createElement("a");n.href=URL.createObjectURL(new Blob([e],{type:"application/octet-stre\
am"})),n.download=t,n.click(),setTimeout(()=>URL.revokeObjectURL(n.href))}var Qr=1e3;function Ue({noun:t,name:e,at:n,count:o,draw:r}){let[s,a]=$(""),[i,c]=$(null),m=async d=>{try{a(""),await d()}catch(y){
a(B(y))}};return l`<p class="buttons save-pictures">
      <button onClick=${()=>m(async()=>$t(`${e}.svg`,await r(n)))}>Save this ${t} as SVG</button>
      <button onClick=${()=>m(async()=>$t(`${e}.png`,await Jr(await r(n))))}>Save as PNG</button>
      ${o!==void 0&&l`<button aria-disabled=${i===null?void 0:"true"} onClick=${async()=>{i!==null||o===void 0||(await m(
async()=>{if(o>Qr)throw new Error(`A GIF has room for ${Qr} drawings, and this needs ${o}.`);let d=[];for(let y=0;y<o;y+=
1)c(y),d.push(await r(y));$t(`${t}s.gif`,await Yr(d))}),c(null))}}>
          ${i===null?`Save all ${t}s as GIF`:`Drawing ${i+1} of ${o}…`}
        </button>`}
    </p>
    <${H} error=${s} />`}function je({boards:t,moves:e,comments:n={},variations:o=[]},r){let s=o[r-1];if(!s)return{boards:t,moves:e,comments:n,shared:e.
length};let{after:a}=s,i=Object.entries(n).filter(([c])=>Number(c)<=a);return{boards:[...t.slice(0,a),...s.boards],moves:[
...e.slice(0,a),...s.moves],comments:{...Object.fromEntries(i),...s.comments},shared:a}}function Ve(t,{ply:e,line:n}){let o=t.
variations?.[n-1]?n:0,r=je(t,o).boards.length-1;return{ply:Math.min(Math.max(Math.trunc(e)||0,0),r),line:o}}function Xr([
t,e]){return{ply:Number(t??0),line:Number(e??0)}}function Zr({ply:t,line:e}){return e>0?[t,e]:[t]}function ze({moves:t,ply:e=t.length,onPly:n,mistakes:o={}}){let r=L(null);return _(()=>{let[s,a]=[r.current,r.current?.querySelector(
".current")];if(!s||!(a instanceof HTMLElement))return;let[i,c]=[a.offsetTop,a.offsetTop+a.offsetHeight];(i<s.scrollTop||
c>s.scrollTop+s.clientHeight)&&(s.scrollTop=i-s.clientHeight/2)},[e]),t.length===0?l`<p class="muted">No moves yet.</p>`:
l`<ol class="moves" ref=${r} tabindex="0" aria-label="Moves">
    ${t.map(({move:s,player:a,wall:i},c)=>{let m=c+1,u=o[m],p=`${m===e?"current ":""}${u?"mistake ":""}player-${a}`,f=l`<span class="number">${m}</span> ${s}${u&&
l`<span aria-hidden="true"> ✗</span>`}
        ${u&&l`<span class="sr-only">, mistake: ${u}</span>`}`,d=[u,i==null?"":we(i)].filter(Boolean).join(", ");return l`<li class=${p} title=${d}>
        ${n?l`<button aria-current=${m===e?"true":void 0} onClick=${()=>n(m)}>${f}</button>`:f}
      </li>`})}
  </ol>`}function qe({label:t,value:e,last:n,text:o,onChange:r}){return l`<div class="slider">
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
    <output>${z(e)} <span class="muted">/ ${z(Math.max(n,0))}</span></output>
  </div>`}function ts({label:t,value:e,last:n,text:o,onChange:r,forward:s}){return l`<div class="record-steps">
    <button aria-disabled=${e===0?"true":void 0} onClick=${()=>r(e-1)}>‹ Back</button>
    <${qe} label=${t} value=${e} last=${n} text=${o} onChange=${r} />
    <button
      class="primary"
      ref=${s}
      aria-disabled=${e===n?"true":void 0}
      onClick=${()=>r(e+1)}
    >
      Forward ›
    </button>
  </div>`}function gl({mistake:t}){return t?.id==="gives-win-away"?["keeps the win","does not"]:t?.id==="gives-draw-away"?["keeps \
the draw","does not"]:["costs nothing","does"]}function es(t,e){let n=t.filter(({mistake:r})=>r).sort((r,s)=>r.ply-s.ply),
o=n.filter(({mistake:r})=>r?.id!=="costs-points");return(o.length>0?o:n).map(r=>({ply:r.ply-1,goal:gl(r),answer:r.mistake?.
better??null,judge:s=>e(r.ply-1,s)}))}function ns({boards:t,moves:e},n){return e.flatMap(({move:o,player:r},s)=>{let a=[
...t[s].squares,...t[s].other_moves].filter(({legal:i})=>i);return r!==n||a.length<2?[]:[{ply:s,goal:["was played","was \
not"],answer:o,judge:i=>i===o}]})}function os({record:t,questions:e,onClose:n}){let[o,r]=$(0),[s,a]=$([]),[i,c]=$(!1),[m,
u]=$({}),[p,f]=$(""),d=L(null);G(()=>d.current?.focus(),[]);let{ply:y,goal:h,answer:g,judge:w}=e[o],b=t.boards[y],O=i||s.
some(({isRight:C})=>C),v=async C=>{let{id:N,legal:K}=C;if(O)return;if(!K){f(ne({piece:null,...C})),V(ne({piece:null,...C}));
return}let A=await w(N);f(""),a([...s.filter(({move:W})=>W!==N),{move:N,isRight:A}]),u(W=>({[o]:A,...W}))},x=()=>{c(!0),
f(""),u(C=>({[o]:!1,...C}))},S=C=>{a([]),c(!1),f(""),r(C)},P=Object.fromEntries([...i?[[g,{symbol:"★",words:"the answe\
r",class:"best"}]]:[],...s.map(({move:C,isRight:N})=>[C,{symbol:N?"✓":"✗",words:N?"right":"wrong",class:N?"win":"los\
s"}])]),k=s.at(-1),M=i?`${g} ${h[0]}.`:O?`✓ Right, ${k?.move} ${h[0]}. Found in ${s.length} ${s.length===1?"try":"trie\
s"}.`:k&&`✗ ${k.move} ${h[1]}. Try another one.`,E=Object.values(m);return l`<section class="find-move" aria-labelledby="find-title">
    <div class="board-columns">
      <div class="board-main">
        <h2 id="find-title" tabindex="-1" ref=${d}>Find the move that ${h[0]}</h2>
        <p class="board-words verdict" role="status">
          ${p||M||`Position ${o+1} of ${e.length}, before move ${y+1}: ${b.players[b.to_move??0]} to move.`}
        </p>
        <${lt} board=${b} label="Find the move" onSquare=${v} notes=${P} />
      </div>
      <aside class="board-side" aria-label="The position">
        <div class="buttons">
          ${b.other_moves.filter(({legal:C})=>C).map(C=>l`<button onClick=${()=>v(C)}>${C.label}</button>`)}
          ${o>0&&l`<button onClick=${()=>S(o-1)}>Previous position</button>`}
          ${o+1<e.length&&l`<button class=${O?"primary":""} onClick=${()=>S(o+1)}>Next position</button>`}
          ${g!==null&&l`<button aria-disabled=${O?"true":void 0} onClick=${()=>O||x()}>
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
  </section>`}var Ke=400,Ht=150,bt=8,rs=24,yl=Ht-28,Je=(rs+yl)/2;function vl({value:t,winner:e,proved:n,estimate:o},r){return n?t??(e==
null?0:e===0?r:-r):o??null}function wl({analysis:t,x:e,y:n,width:o,greatest:r}){let s=vl(t,r);if(s===null)return l`<text class="unknown" x=${e} y=${Je} dy="0.36em" text-anchor="middle">?</text>`;
let[a,i]=[n(0),n(s)],c=t.proved?t.value===null?" winner-only":"":" estimate";return l`<rect
    class=${`bar ${s>=0?"first":"second"}${c}`}
    x=${e-o/2}
    y=${Math.min(a,i)-(s===0?1.5:0)}
    width=${o}
    height=${Math.max(Math.abs(i-a),3)}
  />`}function bl(t,e){let n=t.filter(c=>c.proved).length,o=t.filter(c=>!c.proved&&c.estimate!==void 0).length,r=t.length-
n-o,s=c=>t.some(m=>m.ply===c&&m.proved),a=t.filter(({ply:c})=>c>0&&s(c)&&s(c-1)).length,i=t.filter(({mistake:c})=>c).length;
return[`${n} of ${j(e+1,"position")} proved`,o>0?`${o} estimated`:"",r>0?`${r} unknown`:"",a===0&&e>0?"no move can be ju\
dged":`${j(i,"mistake")} in ${a===e?"":`${a} judged of `}${j(e,"move")}`].filter(Boolean).join(", ")}function ss({analysis:t,
last:e,ply:n,players:o,onPly:r}){let s=t.map(({value:f,estimate:d})=>Math.abs(f??d??0)),a=Math.max(1,...s),i=(Ke-2*bt)/(e+
1),c=f=>bt+(f+.5)*i,m=f=>Je-f/a*(Je-rs),u=bl(t,e),p=f=>t.some(f);return l`<figure class="plot-figure">
    <svg class="value-plot" viewBox=${`0 0 ${Ke} ${Ht}`} role="img" aria-label=${`Values of the positions: ${u}`}>
      <rect class="here" x=${c(n)-i/2} y="2" width=${i} height=${Ht-4} rx="3" />
      <path class="axis" d=${`M${bt} ${Je}H${Ke-bt}`} />
      <text class="tick" x=${bt} y="15">▲ ${o[0]} ahead</text>
      <text class="tick" x=${bt} y=${Ht-6}>▼ ${o[1]} ahead</text>
      <text class="tick" x=${Ke-bt} y="15" text-anchor="end">±${a}</text>
      ${t.map(f=>l`<g class="position" key=${f.ply} onClick=${()=>r(f.ply)}>
          <title>${f.ply===0?"Start":`After move ${f.ply}`}: ${f.value_words}</title>
          <rect class="touch" x=${c(f.ply)-i/2} y="0" width=${i} height=${Ht} />
          <${wl} analysis=${f} x=${c(f.ply)} y=${m} width=${Math.max(1.5,i*.7)} greatest=${a} />
          ${f.mistake&&l`<text class="mistake-mark" x=${c(f.ply)} y=${Ht-18} text-anchor="middle">✗</text>`}
        </g>`)}
    </svg>
    <figcaption class="muted">
      ${u}.
      ${p(({mistake:f})=>f)&&l` ✗ is a mistake.`}
      ${p(({proved:f,estimate:d})=>!f&&d!==void 0)&&l` Pale bars are estimates.`}
      ${p(({proved:f,estimate:d})=>!f&&d===void 0)&&l` ? is not known.`}
      ${" "}Click a position to see it.
    </figcaption>
  </figure>`}var as=[0,1];function xl({record:t}){return l`<p class="record-players">
    ${as.map(e=>{let[n,o]=[t.boards[0].players[e],t.players[e]];return l`<span>
        <${Re} board=${t.boards[0]} player=${e} />
        <strong>${n}</strong>${o!==n&&` ${o}`}
      </span>`})}
  </p>`}function kl({analysis:t}){if(!t)return l`<p class="muted">The value of this position is not known.</p>`;let{value_words:e,
proved:n,estimate:o,mistake:r}=t;return l`<p><strong>${e}</strong> <span class="muted">(${n?"proved":o===void 0?"not pro\
ved":"an estimate"})</span></p>
    ${r&&l`<p class="verdict wrong">✗ The last move is a mistake: it ${r.words}.</p>`}`}function _l({record:{variations:t=[]},
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
    </ul>`}function Sl({record:t,mistakes:e,onQuiz:n}){return l`${e.length>0&&l`<button onClick=${()=>n(e)}>Find the ${e.
length===1?"move":"moves"}</button>`}
  ${as.map(o=>{let r=ns(t,o);return r.length>0&&l`<button onClick=${()=>n(r)}>Guess ${t.boards[0].players[o]}'s moves</button>`})}`}
function is({record:t,analysis:e,keeps:n,start:o={ply:0,line:0},onPlace:r=()=>{},pictures:s,children:a}){let[i,c]=$(()=>Ve(
t,o)),[m,u]=$(null),p=L(null),f=L(!1);G(()=>c(Ve(t,o)),[o.ply,o.line]),G(()=>{f.current&&!m&&p.current?.focus(),f.current=
!!m},[m]);let{ply:d,line:y}=i,{boards:h,moves:g,comments:w,shared:b}=je(t,y),O=h.length-1,v=h[d],x=M=>{let E=Ve(t,M);c(E),
r(E),V(je(t,E.line).boards[E.ply].words)},S=M=>x({ply:M,line:y});nt({f:()=>S(d+1),b:()=>S(d-1)});let P=Object.fromEntries(
e.flatMap(({ply:M,mistake:E})=>E&&M<=b?[[M,E.words]]:[]));if(m)return l`<${os} record=${t} questions=${m} onClose=${()=>u(
null)} />`;let k=y===0&&d===O;return l`<div class="board-columns">
      <div class="board-main">
        <p class="board-words">${v.words}${k&&l` <strong>${t.outcome.words}</strong>`}</p>
        <${lt} board=${v} label=${`Position after ${d} moves`} />
        <${ts}
          label="Position"
          value=${d}
          last=${O}
          text=${`after move ${d} of ${O}`}
          onChange=${S}
          forward=${p}
        />
      </div>
      <aside class="board-side" aria-label="The position">
        <${xl} record=${t} />
        ${w[d]&&l`<blockquote class="comment" aria-label="Comment">${w[d]}</blockquote>`}
        ${e.length>0&&l`<${kl} analysis=${e.find(M=>M.ply===d&&d<=b)} />
            <${ss}
              analysis=${e}
              last=${t.boards.length-1}
              ply=${Math.min(d,b)}
              players=${v.players}
              onPly=${M=>x({ply:M,line:0})}
            />`}
        <div class="buttons">
          ${a}
          <${Sl} record=${t} mistakes=${n?es(e,n):[]} onQuiz=${u} />
        </div>
        <h2>Moves</h2>
        <${ze} moves=${g} ply=${d} onPly=${S} mistakes=${P} />
        <${_l} record=${t} place=${i} onPlace=${x} />
        ${s?.(i,h.length)}
      </aside>
    </div>`}var Ml=5,ls=6;function Tl(t){let[e,n]=$(0),[o,r]=$(!1),[s,a]=$([]);return _(()=>{if(e===0)return;r(!0);let c=Ct(`${t}/an\
alysis?seconds=${e}`,m=>{if(m.kind==="done"){c(),r(!1);return}a(u=>m.proved||!u.some(({ply:f,proved:d})=>f===m.ply&&d)?[
...u.filter(({ply:f})=>f!==m.ply),m].sort((f,d)=>f.ply-d.ply):u)});return c},[e]),{seconds:e,isRunning:o,think:()=>n(e===
0?Ml:e*ls),analysis:s}}function Ol({analysis:{seconds:t,isRunning:e,think:n,analysis:o},positions:r}){let s=o.filter(i=>i.
proved).length;return e?l`<p class="muted">Analyzing, ${s} of ${r} positions proved…</p>`:t===0?l`<button onClick=${n}>Analyze</button>`:
!(o.length===r&&o.every(({proved:i})=>i))&&l`<button onClick=${n}>Think longer, up to ${t*ls} s a position</button>`}function El({
path:t,place:{ply:e,line:n},count:o}){return l`<h2>Pictures</h2>
    <${Ue}
      noun="position"
      name=${`after-move-${e}`}
      at=${e}
      count=${o}
      draw=${async r=>(await F(`${t}/picture?ply=${r}&line=${n}`)).svg}
    />`}function Fn({id:t,number:e,address:n,at:o}){let r=`records/${t}/${e}`,[s,a]=$(null),[i,c]=$(""),m=Tl(r);_(()=>{F(
r).then(a,p=>c(B(p)))},[r]);let u=async(p,f)=>{let d=await F(`${r}/hint?ply=${p}`),y=h=>d.moves.find(g=>g.move===h)?.result;
return f===d.best||y(f)!==void 0&&y(f)===y(d.best)};return s?l`<h1>Game ${e}</h1>
    <${is}
      record=${s}
      analysis=${m.analysis}
      keeps=${u}
      start=${Xr(o)}
      pictures=${(p,f)=>l`<${El} path=${r} place=${p} count=${f} />`}
      onPlace=${p=>Pt(I(...n,...Zr(p)))}
    >
      <${Ol} analysis=${m} positions=${s.boards.length} />
      ${Fe(n)&&l`<${at} />`}
    <//>`:l`<h1>Game ${e}</h1>
      <${We} error=${i} />`}function cs({id:t,address:e,number:n,at:o}){return n?l`<${Fn} key=${n} id=${t} number=${n} address=${[...e,n]} at=${o} />`:
l`<${Dr} id=${t} address=${e} />`}function us({about:t,route:e}){let[n,o,r,...s]=e;if(n===wt&&o){let a=["look",wt,o,r??""];
return l`<${Bn}
      key=${a.join(" ")}
      read=${async()=>({game:o,text:r??""})}
      show=${i=>l`<${Fn} id=${i} number="1" address=${a} at=${s} />`}
    />`}return n===oe&&o?l`<${Bn}
      key=${o}
      read=${()=>Hr(o)}
      show=${a=>l`<${cs} id=${a} address=${["look",oe,o]} number=${r} at=${s} />`}
    />`:n?l`<${cs} key=${n} id=${n} address=${["look",n]} number=${o} at=${e.slice(2)} />`:l`<h1>Look at games</h1>
    <${Fr} games=${t.games} />`}function re(t){let e=Object.fromEntries(t.variants.map(n=>[n.option,String(n.default)]));return{game:t.id,variant:e,moves:"",
text:t.start_text?.sample??""}}function Ye(t,{game:e,variant:n,moves:o,text:r}){let s=c=>/^\d+$/.test(c)?Number(c):c,a=Object.
entries(n).map(([c,m])=>[c,s(m)]),i={game:e,moves:o,...a.length>0&&{variant:Object.fromEntries(a)}};return t.start_text?
{...i,text:r}:i}function Qe({games:t,start:e,onChange:n,withMoves:o}){let r=t.find(a=>a.id===e.game)??t[0],s=a=>{let i=t.
find(c=>c.id===a);i&&n(re(i))};return l`<${et}
      label="Game"
      value=${e.game}
      values=${t.map(a=>[a.id,a.name])}
      onChange=${s}
    />
    ${r.variants.map(a=>l`<${et}
          key=${`${r.id} ${a.option}`}
          label=${a.label}
          value=${e.variant[a.option]}
          values=${a.values}
          onChange=${i=>n({...e,variant:{...e.variant,[a.option]:i}})}
        />`)}
    ${r.start_text&&l`<${Ko}
        label=${r.start_text.label}
        rows=${14}
        value=${e.text}
        onText=${a=>n({...e,text:a})}
      />`}
    ${o&&l`<${rt}
        label="Moves already played"
        value=${e.moves}
        placeholder=${r.move_help}
        onChange=${a=>n({...e,moves:a})}
      />`}`}function fs({kind:t,options:e,command:n}){if(t==="human")return"human";if(t==="program")return`program ${n}`;let o=Object.
entries(e).filter(([,r])=>r!==""&&r!==!1).map(([r,s])=>s===!0?r:`${r}=${s}`);return o.length>0?`${t}:${o.join(",")}`:t}function Wn(t){
return{kind:t,options:{},command:""}}function Cl({option:t,value:e,onChange:n}){let{label:o,kind:r,values:s=[],default:a}=t;
if(r==="flag")return l`<${Lt} label=${o} checked=${e===!0} onChange=${n} />`;let i=a==null?"":String(a);return r==="choi\
ce"?l`<${et} label=${o} value=${e??i} values=${s} onChange=${n} />`:l`<${rt}
    label=${o}
    type=${r==="number"?"number":"text"}
    value=${e??""}
    placeholder=${i}
    onChange=${n}
  />`}function ms({about:t,name:e,choice:n,onChange:o}){let r=t.opponents.find(a=>a.name===n.kind),s=[["human","a person"],
...t.opponents.map(a=>[a.name,a.name]),...t.has_programs?[["program","your program"]]:[]];return l`<fieldset class="player-fields">
    <legend>${e}</legend>
    <${et}
      label="Player"
      value=${n.kind}
      values=${s}
      onChange=${a=>o({...n,kind:a,options:{}})}
    />
    ${n.kind==="program"&&l`<${rt}
        label="Command"
        value=${n.command}
        placeholder=${t.program_example??""}
        onChange=${a=>o({...n,command:a})}
      />`}
    ${r?.options.map(a=>l`<${Cl}
          key=${`${n.kind} ${a.key}`}
          option=${a}
          value=${n.options[a.key]}
          onChange=${i=>o({...n,options:{...n.options,[a.key]:i}})}
        />`)}
  </fieldset>`}function Al({default_opponent:t}){return[Wn("human"),Wn(t)]}var Xe="play";function ps(t){let{start:e={},players:n=[],seed:o=""}=pt(
Xe).setups?.[t.id]??{},r=re(t),s=["human",...t.opponents.map(({name:i})=>i),...t.has_programs?["program"]:[]],a=s.includes(
n[0]?.kind)&&s.includes(n[1]?.kind);return{start:{...r,...e,game:t.id,variant:{...r.variant,...e.variant}},players:a?n:Al(
t),seed:o}}function Ll(t){let{game:e}=t.start;yt(Xe,{game:e,setups:{...pt(Xe).setups,[e]:t}})}function ds({games:t,chosen:e,
isBusy:n,error:o,onStart:r}){let s=g=>t.find(w=>w.id===g),a=s(e)??s(pt(Xe).game)??t[0],[i,c]=$(()=>ps(a)),{start:m,players:u,
seed:p}=i,f=s(m.game)??a,d=g=>c(g.game===m.game?{...i,start:g}:ps(s(g.game)??a)),y=(g,w)=>c({...i,players:g===0?[w,u[1]]:
[u[0],w]});return l`<form class="card setup" onSubmit=${g=>{g.preventDefault(),Ll(i),r({...Ye(f,m),players:u.map(fs),...p!==
""&&{seed:Number(p)}})}} aria-label="The game">
    <div class="fields"><${Qe} games=${t} start=${m} onChange=${d} withMoves=${!0} /></div>
    <div class="players">
      ${[0,1].map(g=>l`<${ms}
            key=${`${f.id} ${g}`}
            about=${f}
            name=${g===0?`${f.players[0]} (moves first)`:f.players[1]}
            choice=${u[g]}
            onChange=${w=>y(g,w)}
          />`)}
    </div>
    ${ot&&f.program_example&&l`<p class="muted">Your own programs play with the command <code>suite web</code>.</p>`}
    <div class="fields">
      <${rt} label="Random seed" type="number" min=${0} value=${p} placeholder="random"
        onChange=${g=>c({...i,seed:g})} />
    </div>
    <${H} error=${o} />
    <button class="primary" disabled=${n}>Start the game</button>
  </form>`}var Pl={win:"+",draw:"=",loss:"−"};function Un({proved:t,value:e}){return!t&&typeof e=="number"}function hs(t){return t.
proved?"":Un(t)?"an estimate":"not proved"}function $s(t){return Object.fromEntries((t?.moves??[]).map(e=>{let{move:n,value_words:o,
result:r,value:s}=e,a=n===t?.best,i=a?"★":r?Pl[r]:"·",c=typeof s=="number"?zo(s):i,m=typeof s=="number"?`${c} points`:
"",u=[`${a?"best: ":""}${o}`,m,hs(e)].filter(Boolean).join(", "),p=`${a?"best ":""}${Un(e)?"estimate":r??"unknown"}`;return[
n,{symbol:c,words:u,class:p}]}))}function gs({hint:t}){let e=t.moves.some(Un);return l`<div class="scroll-x hints" tabindex="0" role="region" aria-label="Hints">
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
              <td>${n.value_words}${!n.proved&&l`<span class="muted"> (${hs(n)})</span>`}</td>
            </tr>`)}
      </tbody>
    </table>
    ${e&&l`<p class="muted">
        Numbers on the board are points for the player to move. Dashed ones are estimates of a short search.
      </p>`}
  </div>`}function ys({board:t,help:e,isAsked:n,onMove:o}){let[r,s]=$(""),a=L(null);return nt({m:()=>a.current?.focus()}),l`<form class="move-entry" onSubmit=${c=>{
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
  </form>`}var jn="last-game";function Ze(t){yt(jn,t)}function vs(){yt(jn,{})}function se(){let{id:t,request:e,moves:n}=pt(jn);return t&&
e&&Array.isArray(n)?{id:t,request:e,moves:n}:null}function ws({request:t,moves:e}){return{...t,moves:e.join(", ")}}var Nl=2e4;function Rl(t){let[e,n]=$(null),[o,r]=$(null),[s,a]=$(["",""]),[i,c]=$(!0);return _(()=>{let m=u=>{if(u.kind===
"position"){n(u),r(null);let p=se();p?.id===t&&Ze({...p,moves:u.history.map(({move:f})=>f)}),V(u.board.words)}else u.kind===
"stderr"?a(p=>p.map((f,d)=>d===u.player?(f+u.text).slice(-Nl):f)):(r(u),se()?.id===t&&vs(),V(u.outcome.words))};return Ct(
`games/${t}/events`,m,c)},[t]),{position:e,ended:o,stderr:s,isConnected:i}}function Il(t,e,n){let[o,r]=$(!1),[s,a]=$(null);
return G(()=>{if(a(null),!o)return;let i=!1;return F(`games/${t}/hint`).then(c=>!i&&a(c),c=>!i&&n(B(c))),()=>{i=!0}},[o,
e]),{isOn:o,setOn:r,hint:s}}function Bl(t){let[e,n]=$("");return _(()=>{let{record:o,record_id:r}=t??{};if(n(""),!o||!r)
return;let s=!1;return De(JSON.stringify(o)).then(a=>s||n(I(...a??["look",r],1))),()=>{s=!0}},[t]),e}function Hl({name:t,
text:e}){return l`<details class="stderr" open>
    <summary>What ${t}'s program writes (stderr)</summary>
    <pre tabindex="0">${e}</pre>
  </details>`}function Gl({about:t,isConnected:e,onGoOn:n}){return e?l`<p class="muted">The game is being started…</p>`:
l`<p>This game is not there any more.</p>
    <p class="buttons">
      ${n&&l`<button class="primary" onClick=${n}>Go on from its last position</button>`}
      <a class="button" href=${I("play",t.id)}>New game</a>
    </p>`}function Dl({board:t,ended:e,notice:n}){return l`<p class="board-words">
    ${e?l`<strong>${e.outcome.words}</strong>`:t.words}
    ${n&&l` <strong class="notice">${n}</strong>`}
  </p>`}function bs({id:t,about:e,onGoOn:n}){let{position:o,ended:r,stderr:s,isConnected:a}=Rl(t),[i,c]=$(""),[m,u]=$(""),
p=L(null),f=Bl(r),d=o!==null;G(()=>u(""),[o]),G(()=>{d&&["BODY","MAIN"].includes(document.activeElement?.tagName??"BODY")&&
p.current?.querySelector("[tabindex='0']")?.focus()},[d]);let{isOn:y,setOn:h,hint:g}=Il(t,o?.board.move_number,c),w=(M,E={})=>st(
`games/${t}/${M}`,E).then(()=>c(""),C=>c(B(C))),b=async()=>{try{$t(`${e.id}.jsonl`,`${JSON.stringify(await F(`games/${t}\
/record`))}
`)}catch(M){c(B(M))}},O=(o?.history.length??0)>0&&!r;if(nt({z:()=>O&&w("undo"),h:()=>h(!y)}),!o)return l`<${Gl} about=${e} isConnected=${a} onGoOn=${n} />`;
let{board:v,asked:x}=o,S=x!==null&&!r,P=M=>w("move",{move:M}),k=M=>{if(S&&M.legal)return P(M.id);let E=r?"The game is ov\
er.":S?ne(M):"Nobody here is to move.";u(E),V(E)};return l`<div class="board-columns">
    <div class="board-main" ref=${p}>
      <${Dl} board=${v} ended=${r} notice=${m} />
      <${lt}
        board=${v}
        label=${`${e.name}, ${S?`${v.players[x]} to move`:"nobody to move"}`}
        onSquare=${k}
        notes=${y&&S?$s(g):{}}
      />
    </div>
    <aside class="board-side" aria-label="The game">
      <${Be} board=${v} clock=${o.clock} players=${o.players} isOver=${!!r} />
      <p class="muted">
        ${j(v.move_number,"move")} played${v.moves_left!==void 0&&`, ${v.moves_left} left`}.
        ${!a&&!r&&l`<strong> The connection is lost; trying again…</strong>`}
      </p>
      <${ys} board=${v} help=${e.move_help} isAsked=${S} onMove=${P} />
      <${H} error=${i} />
      <div class="buttons">
        <button disabled=${!O} onClick=${()=>w("undo")}>Undo</button>
        <button aria-pressed=${y} disabled=${!!r} onClick=${()=>h(!y)}>Hints</button>
        <button disabled=${!S} onClick=${()=>w("resign")}>Resign</button>
        <button disabled=${!r} onClick=${b}>Save the record</button>
        ${f&&l`<a class="button" href=${f}>Look at this game</a>`}
        <a class=${r?"button primary":"button"} href=${I("play",e.id)}>New game</a>
      </div>
      ${y&&S&&(g?l`<${gs} hint=${g} />`:l`<p class="muted">Looking for hints…</p>`)}
      <h2>Moves</h2>
      <${ze} moves=${o.history} />
      ${s.map((M,E)=>M&&l`<${Hl} name=${v.players[E]} text=${M} />`)}
    </aside>
  </div>`}function Fl(){let[t,e]=$(0),[n,o]=$(""),[r,s]=$(!1);return{start:async i=>{s(!0);try{let{id:c}=await st("games",i);Ze({id:c,
request:i,moves:[]}),o(""),location.hash=I("play",i.game,c),e(t+1)}catch(c){o(B(c))}finally{s(!1)}},started:t,isBusy:r,error:n}}
function xs({about:t,chosen:e,id:n}){let{start:o,started:r,isBusy:s,error:a}=Fl(),i=t.games.find(u=>u.id===e),c=se(),m=t.
games.find(u=>u.id===c?.request.game)?.name;if(i&&n){let u=c?.id===n?()=>o(ws(c)):void 0;return l`<h1>${i.name}</h1>
      <${H} error=${a} />
      <${bs} key=${r} id=${n} about=${i} onGoOn=${u} />`}return l`<h1>Play</h1>
    ${c&&m&&l`<p>
        <a class="button" href=${I("play",c.request.game,c.id)}>Return to the game in progress</a>
        <span class="muted"> ${m}, ${j(c.moves.length,"move")} played</span>
      </p>`}
    <${ds} games=${t.games} chosen=${e} isBusy=${s} error=${a} onStart=${o} />`}var ks={auto:"light",light:"dark",dark:"auto"},Wl={auto:"Light or dark, as the system has it",light:"Always light",dark:"\
Always dark"};function Vn(t=mt("theme","auto")){document.documentElement.dataset.theme=t}function _s(){let[t,e]=Tt("them\
e","auto");_(()=>Vn(t),[t]);let n=t in ks?t:"auto";return l`<button class="quiet" title=${Wl[n]} onClick=${()=>e(ks[n])}>
    Theme: ${n}
  </button>`}function tn(t){let e=t>>>0;return n=>{e=e+1831565813>>>0;let o=Math.imul(e^e>>>15,1|e);return o=o+Math.imul(o^o>>>7,61|o)^
o,Math.floor(((o^o>>>14)>>>0)/2**32*n)}}var Ul=240,jl=["step","node","skipped","practice","score"],Vl=["caching","ordering","fail_hard"];async function ae(t){let e={
algorithm:t.algorithm??"task"};t.limit!==null&&t.limit!==void 0&&(e.limit=String(t.limit)),t.heuristic&&(e.heuristic=t.heuristic);
for(let r of Vl)t[r]&&(e[r]="yes");for(let[r,s]of Object.entries(t.variant??{}))e[`variant.${r}`]=String(s);t.moves&&(e.
moves=t.moves),t.text&&(e.text=t.text);let n=String(new URLSearchParams(e)),o=I("tree",t.game);return Kt(o,n.length>Ul?{
z:await He(n)}:e)}function en(t,{step:e=0,node:n=[],skipped:o=!1,practice:r=null,score:s=null}){let a=new URLSearchParams;
return e>0&&a.set("step",String(e)),n.length>0&&a.set("node",JSON.stringify(n)),o&&a.set("skipped","yes"),r!==null&&a.set(
"practice",String(r)),r!==null&&s&&a.set("score",`${s.right}of${s.of}`),a.size>0?`${t}&${a}`:t}function zn(t){let e=Number(
t??"");return Number.isInteger(e)&&e>0?e:0}function zl(t){let[,e,n]=(t??"").match(/^(\d{1,3})of(\d{1,3})$/)??[];return n!==
void 0&&Number(e)<=Number(n)?{right:Number(e),of:Number(n)}:null}function ql(t){try{let e=JSON.parse(t??"[]");return Array.
isArray(e)?e.map(String):[]}catch{return[]}}async function Ss({route:[,t],query:e}){let n=new URLSearchParams([...e].filter(
([u])=>!jl.includes(u)));if(!t||n.size===0)return null;let o=n.get("z"),r=o===null?n:new URLSearchParams(await Ge(o)),s=r.
get("algorithm")??"alphabeta",a=[...r].filter(([u])=>u.startsWith("variant.")),i=u=>/^\d+$/.test(u)?Number(u):u,c={game:t,
...s!=="task"&&{algorithm:s},limit:zn(r.get("limit"))||null,caching:r.has("caching"),ordering:r.has("ordering"),fail_hard:r.
has("fail_hard"),...r.get("heuristic")&&{heuristic:r.get("heuristic")??""},...a.length>0&&{variant:Object.fromEntries(a.
map(([u,p])=>[u.slice(8),i(p)]))},moves:r.get("moves")??"",...r.has("text")&&{text:r.get("text")??""}},m=e.get("practice");
return{request:c,href:`${I("tree",t)}?${n}`,step:zn(e.get("step")),node:ql(e.get("node")),skipped:e.has("skipped"),practice:m===
null?null:zn(m),score:zl(e.get("score"))}}async function xt(t){let e=await ae(t);location.hash=e}function Kl(t){let e=tn(t),n=o=>o===0?e(20):Array.from({length:2+e(2)},()=>n(o-1));return JSON.stringify(n(3)).replaceAll(
",",", ")}function Ms(){return _(()=>{let t=1+Math.floor(Math.random()*9999),e={game:"tree",text:Kl(t),algorithm:"alphab\
eta",limit:null};ae({...e,moves:"",caching:!1,ordering:!1,fail_hard:!1}).then(n=>location.replace(en(n,{practice:t})))},
[]),null}function U(t){return JSON.stringify(t)}function Jl({state:t,kind:e,skipped:n}){return n?n.kind==="inner":t==="current"||
t==="done"&&e!=="leaf"&&e!=="cached"}function Yl({children:t,value:e,skipped:n}){let o=n?n.value:e;return o===null?-1:t.
findIndex(r=>{let s=r.state==="done"?r.value:n&&r.skipped?.value;return s!=null&&q(s)===q(o)})}function nn(t,e){let n=[];
for(let o=0;o<=t.length;o+=1){let r=t.slice(0,o),s=e(r);if(!s||s.children.length===0)break;let a=s.children.findIndex(i=>i.
move===t[o]);n.push({parent:s,path:r,open:a,best:Yl(s)})}return n}function Ts(t){let e=n=>{let o=t[n];return o?o.parent.
children.flatMap((r,s)=>{let a=[...o.path,r.move],i=s===o.open&&n+1<t.length,c={key:U(a),path:a,level:n+1,child:r,isOpen:i,
canOpen:Jl(r)};return i?[c,...e(n+1)]:[c]}):[]};return[{key:"",path:[],level:0,child:null,isOpen:t.length>0,canOpen:!0},
...e(0)]}function Os(t,{href:e,step:n},o){let[r,s]=$(null),[a,i]=$(""),c=async({name:p,text:f})=>{try{let d=await Ot(`trees/${t}/\
log`,f);return s({name:p,check:d}),Bt(e,{name:p,text:f}),d}catch(d){return i(B(d)),null}},m=async(p,f)=>{let d=Le(p,f);i(
d);let y=d?null:await c({name:f,text:p});if(!y)return;o(y.step);let h=`${qn("Your log",y)} ${y.explanation}`;V(y.same?"Y\
our log is right.":h)};return _(()=>{let p=Xt(e);p&&c(p).then(f=>n===0&&o(f?.step))},[t]),{log:r,error:a,take:m,drop:()=>{
Pe(e),s(null)}}}function qn(t,{line:e,yours:n,right:o,lines_right:r,lines_yours:s}){let a=z(e??0);if(n===null)return`${t}\
 ends too early: line ${a} of ${j(r,"line")} is missing.`;if(o===null)return`${t} goes on in line ${a}, where the right \
log ends.`;let i=s===r?"":` (yours has ${z(s)})`;return`${t} differs first in line ${a} of ${j(r,"line")}${i}.`}function Es(t,e){
return t!==null&&t.check.line!==null&&(e??0)>=t.check.line}function Cs(t,e,n){let[o,r]=$(null),s=e!==null&&typeof n=="nu\
mber";return _(()=>{if(!s)return r(null);let a=!1;return F(`trees/${t}/log/${n}`).then(i=>a||r(i.yours_path),()=>a||r(null)),
()=>{a=!0}},[e,s,n]),o}function Ql({yours:t,right:e,names:n}){let[o,r]=[t?.split(",")??[],e?.split(",")??[]],s=n.slice(0,Math.max(o.length,r.length)),
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
  </div>`}function As({log:{name:t,check:e},columns:n,go:o,onDrop:r}){let s=r&&l`<button class="link" onClick=${r}>Compare no more</button>`;
if(e.same)return l`<p class="verdict right">
      <strong>✓ ${t} is right</strong>: all ${j(e.lines_right,"line")}. ${s}
    </p>`;let[a]=e.mistakes;return l`<section class="log-verdict" aria-label="Your log">
    <p class="verdict wrong">
      <strong>✗ ${qn(t,e)}</strong>
      ${a?l` Known mistake: <strong>${a.description}</strong>.`:" No known mistake gives exactly this log."}
      ${" "}<button class="link" onClick=${()=>o(e.step)}>Go to that line</button> ${s}
    </p>
    <details>
      <summary>Both lines, and why</summary>
      <${Ql} yours=${e.yours} right=${e.right} names=${n} />
      <p>${e.explanation}</p>
      ${e.mistakes.length>1&&l`<p>The same log comes from:</p>
          <ul>
            ${e.mistakes.slice(1).map(({description:i})=>l`<li>${i}</li>`)}
          </ul>`}
    </details>
  </section>`}function on(t){let e=t.reduce((n,{nodes:o})=>n+o,0);return t.some(({value:n})=>n===null)?`more than ${z(e)} nodes`:j(e,"\
node")}function rn(t){let{kind:e,value:n}=t;if(e==="leaf")return`minimax would look at this leaf, worth ${T(n)}`;let o=n===
null?"":`, and come to ${T(n)}`;return`minimax would search ${on([t])} here${o}`}var Xl={unvisited:"The search has not reached it yet.",current:"The search is in it.",done:"It is searched.",cut:"It is \
cut off: the search never looks at it."};function Ls({child:t,go:e}){let n=t.kind==="leaf"?" (leaf)":t.kind==="cached"?"\
 (from the cache)":"";return l`<div class="node-detail">
    <p>
      <strong>${t.name}${n}</strong
      >${t.value!==void 0&&l` has the value ${T(t.value)}`}. ${" "}${Xl[t.state]}
      ${t.why}${t.skipped&&`${t.why?"; ":""}${rn(t.skipped)}`}
    </p>
    ${t.steps&&l`<p class="buttons">
        <button onClick=${()=>e(t.steps?.[0]??0)}>Go to its first step</button>
        <button onClick=${()=>e(t.steps?.[1]??0)}>Go to its last step</button>
      </p>`}
  </div>`}function Ps(){return l`<details class="legend">
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
  </details>`}function sn(t,e,{first:n=[],showsSkipped:o=!1}={}){let r=e.node.path.slice(1),[s,a]=$(r),[i,c]=$({}),m=L(e.step),u=L(-1);
G(()=>{let v=u.current===e.step,x=!v&&e.step===m.current&&n.length>0;u.current=e.step,v||(a(r),c({})),(v||x||o)&&h(v?s:x?
n:r).catch(()=>{})},[e.step,o]);let p=({path:v,parent:x,open:S})=>U([...v,x.children[S].move])===U(r),f=v=>{let x=v.every(
(S,P)=>S===r[P]);return i[d(v)]??(x?e.path[v.length]:void 0)},d=v=>`${e.step} ${o} ${U(v)}`,y=v=>v&&!(o&&v.children.some(
({state:x,skipped:S})=>x==="cut"&&!S)),h=async v=>{let x=v.map((P,k)=>v.slice(0,k+1)).filter(P=>!y(f(P))),S=await Promise.
all(x.map(async P=>{let k=new URLSearchParams({path:U(P),step:String(e.step)});o&&k.set("skipped","yes");let{node:M,children:E}=await F(
`trees/${t}/children?${k}`);return[d(P),{...M,children:E}]}));u.current===e.step&&(c(P=>({...P,...Object.fromEntries(S)})),
a(v))},g=async v=>{if(!(!v.canOpen||v.level===0)){if(v.isOpen){a(v.path.slice(0,-1));return}await h(v.path).catch(x=>V(B(
x)))}},w=nn(s,f),b=w.at(-1);if(b&&b.open>=0&&(e.kind==="leaf"||e.kind==="cached")&&p(b)){let v=[...b.parent.children];v[b.
open]={...v[b.open],kind:e.kind,value:e.node.value},w[w.length-1]={...b,parent:{...b.parent,children:v}}}let O=U(s)===U(
r.slice(0,s.length));return{levels:w,current:U(r),toggle:g,opened:O?[]:s}}var an=({node:{is_max:t,alpha:e,beta:n}})=>q(t?n:e),ln=({path:t})=>t.at(-1)?.children.filter(({state:e})=>e==="cut").length??
0;function ie({kind:t,node:e,path:n}){if(t!=="cut")return null;let o=an({node:e});for(let[r,s]of n.slice(0,-1).entries()){
if(s.is_max===e.is_max||q(s.value)!==o)continue;let a=s.children.find(c=>c.value!==void 0&&q(c.value)===o),i=n.slice(1,r+
1).map(({move:c})=>c);return a?{path:i,name:s.name,move:a.move,value:s.value}:null}return null}function cn(t){let e=ie(t);
return e?U([...e.path,e.move]):void 0}var Ns=10,Zl=4,tc=({node:t,before:e})=>e!==void 0&&q(e.value)!==q(t.value),Rs={"nothing-pruned":t=>t.kind==="cut"&&ln(t)>
0,"strict-cut":t=>t.kind==="cut"&&q(t.node.value)===an(t),"no-deep-cuts":t=>(ie(t)?.path.length??1/0)<t.node.depth-1,"bo\
unds-before-cut":({kind:t})=>t==="cut","alpha-not-updated":t=>t.kind==="update"&&t.node.depth>0&&Number.isFinite(an(t)),
"last-child":t=>t.kind==="update"&&!tc(t),"max-starts-at-zero":({kind:t,node:e})=>t==="update"&&e.is_max&&q(e.value)<0,"\
min-starts-at-zero":({kind:t,node:e})=>t==="update"&&!e.is_max&&q(e.value)>0};function ec(t){return Object.values(Rs).filter(
e=>e(t)).length}function nc({path:t}){return t.at(-1)?.children.some(({state:e})=>e==="cut"||e==="unvisited")??!1}async function Is({
fetchStep:t,summary:e},n,{hasWindow:o,hasLog:r}){let s=tn(n),a=e?.events??0,i=Array.from({length:Ns*Zl},()=>s(Math.max(a-
1,1))),c=await Promise.all(i.map(async(h,g)=>{let{next:w,previous:b}=await t(h),O=[w.cut,b.cut],v=[w.update,b.update],[x]=(g%
2===0?[...O,...v]:[...v,...O]).filter(S=>typeof S=="number");return x??null})),m=[...new Set(c)].filter(h=>h!==null),p=(await Promise.
all(m.map(t))).map(h=>({step:h,at:s(1e3)-120*ec(h)})).toSorted((h,g)=>h.at-g.at).map(({step:h})=>h),f=Object.values(Rs).
flatMap(h=>p.find(h)??[]),d=new Set([...new Set([...f,...p])].slice(0,Ns));return p.filter(h=>d.has(h)).map((h,g)=>o&&nc(
h)&&g%2===0?{kind:"skipped",step:h}:{kind:r&&g%3===2?"line":"values",step:h})}function Kn({path:t,node:e}){let n=t.slice(
1).map(({move:r})=>r),o=t.at(-1)?.children??[];return new Set(o.filter(({state:r})=>r==="cut").map(({move:r})=>U([...n,r??
e.move])))}function Bs({kind:t,step:e},n){if(t==="line")return[{name:"Line",right:e.line_text??""}];let{value:o,alpha:r,
beta:s}=e.node,a=[{name:"Value",right:T(o)}];return n&&a.push({name:"Alpha",right:T(r)},{name:"Beta",right:T(s)}),a}function Jn(t,e){
let[n,o]=[t,e].map(r=>r.split(",").map(s=>s.trim()));return n.length===o.length&&n.every((r,s)=>r===o[s]||Yt(r)===Yt(o[s]))}function oc({node:t,board:e}){let n=e?.players??["Max","Min"],o=e?e.to_move:t.is_max?0:1;return o===null?null:[n[o],n[1-
o]]}function Gs({node:{is_max:t,value:e,alpha:n,beta:o}}){let[r,s]=t?["<",`β = ${T(o)}`]:[">",`α = ${T(n)}`];return`${T(
e)} ${r} ${s}: no cut.`}var Hs=(t,e)=>t===0?"the root":`node ${e}`;function kt(t){let{kind:e,node:n,before:o,child:r}=t,
s=n.path.length>1?n.name:"the root",a=T(n.value);if(e==="leaf")return`${s} is a leaf, worth ${a}.`;if(e==="cached")return`${s}\
 is known already: ${a}.`;let[i,c]=oc(t)??["",""];if(e==="enter")return`${i} moves at ${s}, and takes the ${n.is_max?"gr\
eatest":"least"} value.`;if(e==="cut"){let p=ie(t),f=ln(t),d=f===0?"Nothing is left to skip.":`${j(f,"move")} skipped.`;
return`${p?`${c} already has ${p.move} = ${T(p.value)} at ${Hs(p.path.length,p.name)}`:"The window is empty"}; ${i} can \
force ${a} at ${Hs(n.depth,n.name)}. ${d}`}let m=o&&q(o.value)!==q(n.value),u=`${r?.move} = ${T(r?.value)}`;return m?`${u}\
 is better for ${i}: ${s} is worth ${n.is_max?"at least":"at most"} ${a} now.`:`${u} is no better for ${i}: ${s} stays a\
t ${a}.`}function rc({step:{node:t,before:e,child:n}}){let o=t.path.at(-1);return l`<p>
    <strong>${o}</strong> is a ${t.is_max?"△ max":"▽ min"} node${e&&` with the value ${T(e.value)}`}. Its
    child <strong>${n?.move}</strong> returns <strong>${T(n?.value)}</strong>.
  </p>`}function Ds({question:t,marked:e,hasWindow:n,format:o,onAnswer:r}){let{kind:s,step:a}=t,[i,c]=$({}),[m,u]=$(""),
[p,f]=$(null),[d,y]=$(!1),h=L(null);G(()=>h.current?.querySelector("input")?.focus(),[]);let g=s==="skipped"?[]:Bs(t,n),
w=v=>{f(v),u(""),r(v),V(`${v?"Right.":"Not right."} ${kt(a)}`)},b=v=>{v.preventDefault(),p===null&&(g.some(({name:x})=>(i[x]??
"").trim()==="")?u("Fill in what is empty first."):w(g.every(({name:x,right:S})=>Jn(i[x]??"",S))))},O=()=>{let v=Kn(a);e.
size===0?u("Press the nodes in the tree first, or say that nothing is skipped."):w(e.size===v.size&&[...e].every(x=>v.has(
x)))};return l`<${rc} step=${a} />
    <form ref=${h} onSubmit=${b}>
      <p class="prompt">
        <strong>
          ${s==="skipped"?"Press every child that is skipped now.":s==="line"?`Write the next line of ${o?.file??"the lo\
g"}.`:n?`What are value, alpha, and beta of ${a.node.path.at(-1)} then?`:`What is the value of ${a.node.path.at(-1)} the\
n?`}
        </strong>
      </p>
      <div class="fields">
        ${g.map(({name:v,right:x})=>{let S=Jn(i[v]??"",x);return l`<label class="field">
            <span>${v}</span>
            <input
              size=${s==="line"?28:7}
              autocomplete="off"
              spellcheck=${!1}
              value=${i[v]??""}
              placeholder=${s==="line"?o?.columns.slice(0,x.split(",").length).join():"a number or inf"}
              readonly=${p!==null}
              onInput=${P=>c(k=>({...k,[v]:P.target.value}))}
            />
            ${p!==null&&l`<span class=${S?"mark right":"mark wrong"}>${S?"✓ right":`✗ it is ${x}`}</span>`}
          </label>`})}
      </div>
      ${p===null&&l`<div class="buttons">
          ${s==="skipped"?l`<button type="button" class="primary" onClick=${O}>Check</button>
                  <button type="button" onClick=${()=>w(a.kind!=="cut"||Kn(a).size===0)}>
                    Nothing is skipped
                  </button>`:l`<button class="primary">Check</button>`}
          <button type="button" class="quiet" onClick=${()=>(y(!0),w(!1))}>Show me</button>
        </div>`}
    </form>
    ${m&&l`<p class="remark" role="status">${m}</p>`}
    ${p!==null&&l`<p class=${p?"remark right":"remark"}>
        <strong>${p?"✓ Right.":d?"Answer:":"✗ Not yet."}</strong> ${kt(a)}
        ${s==="skipped"&&a.kind!=="cut"&&` ${Gs(a)}`}
        ${s!=="skipped"&&a.kind==="cut"&&" At a cut the node returns at once: alpha and beta stay as they were."}
        ${!p&&" This question comes again."}
      </p>`}`}function sc(t,e,n,o){let r=Math.max(1,Math.min(t,Math.floor(o/46))),s=Math.min(96,o/r),a=t>r,i=n+24+(a?8:30),c=r*s,m=Math.
min(Math.max(e.x-c/2,0),o-c),u=Array.from({length:t},(f,d)=>({x:m+(d%r+.5)*s,y:i+Math.floor(d/r)*64})),p=i-n+Math.ceil(t/
r)*64+6;return{top:n,height:p,isWrapped:a,from:e,nodes:u}}function Fs(t,e){let n=[],o={x:e/2,y:0},r=o,s=58;for(let a of t){
let i=sc(a.parent.children.length,r,s,e);n.push(i),r=i.nodes[a.open]??r,s+=i.height+10}return{root:o,placed:n,height:s}}var ac=7.5,ic={unvisited:"not searched yet",current:"being searched",done:"searched",cut:"cut off"};function Yn({name:t,
depth:e,is_max:n,value:o,alpha:r,beta:s},a){let i=a?`, alpha ${T(r)}, beta ${T(s)}`:"";return`${t} ${T(o)}: ${n?"max":"m\
in"} node at depth ${e}${i}`}function Ws(t){let e=t.kind==="leaf"?", leaf":t.kind==="cached"?", from the cache":"",n=T(t.
skipped?t.skipped.value:t.value),o=n&&` ${n}`,r=t.why?`: ${t.why}`:"",s=t.skipped?`; ${rn(t.skipped)}`:"";return`${t.name}${o}${e}\
, ${ic[t.state]}${r}${s}`}function lc(t,e,n){return n?n.parent.is_max?"max":"min":t.skipped?.kind==="leaf"?"leaf":t.kind===
"leaf"||t.kind==="cached"?t.kind:e.is_max?"min":"max"}function Gt({label:t,levels:e,current:n,onToggle:o,onSelect:r,hasWindow:s=!0,
cause:a,marked:i,astray:c}){let m=L(null),u=Nt(m),[p,f]=$(""),d=Ts(e),y=d.some(k=>k.key===p)?p:n,{root:h,placed:g,height:w}=Fs(
e,Math.max(u,200));_(()=>cc(m.current),[n,u]);let b=k=>{k&&(f(k.key),r?.(k),m.current?.querySelector(`[data-key="${CSS.escape(
k.key)}"]`)?.focus())},O=k=>{let M=d.findIndex(E=>E.key===y);uc(k,d,M,b,o)&&(k.preventDefault(),k.stopPropagation())},v=k=>d.
find(M=>M.key===k),x=({key:k,level:M,isOpen:E,canOpen:C})=>({role:"treeitem","data-key":k,"aria-level":M+1,"aria-expande\
d":C?String(E):void 0,"aria-current":k===n?"step":void 0,"aria-selected":i?String(i.has(k)):void 0,tabindex:k===y?0:-1,onFocus:N=>(N.
stopPropagation(),f(k)),onClick:N=>{N.stopPropagation(),b(v(k)),o?.(v(k))}}),S=k=>{let M=e[k];if(!M)return null;let{children:E}=M.
parent,C=g[k];return l`<g role="group">
      <${pc}
        level=${M}
        place=${C}
        width=${Math.max(u,200)}
        hasWindow=${s}
        cause=${a}
      />
      ${E.map((N,K)=>{let A=U([...M.path,N.move]),W=K===M.open?e[k+1]:void 0,X=lc(N,M.parent,W),_t=N.skipped?N.skipped.value:
W?W.parent.value:N.value,ce=W&&!N.skipped?Yn(W.parent,s):Ws(N);return l`<g
          key=${A}
          ...${x(v(A))}
          aria-label=${`${ce}${A===a?", whose choice causes the cut":""}`}
          aria-setsize=${E.length}
          aria-posinset=${K+1}
        >
          <${Us}
            point=${C.nodes[K]}
            name=${N.name}
            shape=${X}
            state=${[A===n?"here":N.state,N.skipped&&"skipped",A===a&&"cause",i?.has(A)&&"marked",c?.has(A)&&"astray"].filter(
Boolean).join(" ")}
            value=${_t}
            isBest=${K===M.best}
            title=${Ws(N)}
          />
          </g>
          ${W&&S(k+1)}`})}
    </g>`},P=e[0]?.parent;return l`<div class="tree-box" ref=${m}>
    <svg
      class="tree"
      viewBox=${`0 0 ${Math.max(u,200)} ${w}`}
      height=${w}
      role="tree"
      aria-label=${t}
      aria-orientation="horizontal"
      onKeyDown=${O}
    >
      <defs>
        <pattern id="hatch" width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <path class="hatch-line" d="M0 0V5" />
        </pattern>
      </defs>
      ${P&&l`<g ...${x(d[0])} aria-label=${Yn(P,s)} aria-setsize="1" aria-posinset="1">
          <${Us}
            point=${h}
            name=${P.name}
            shape=${P.is_max?"max":"min"}
            state=${n===""?"here":"current"}
            value=${P.value}
            title=${Yn(P,s)}
          />
        </g>
        ${S(0)}`}
    </svg>
  </div>`}function cc(t){let e=t?.querySelector('[aria-current="step"] .node-drawing');if(!t||!e)return;let[n,o]=[e.getBoundingClientRect(),
t.getBoundingClientRect()];n.bottom>o.bottom?t.scrollTop+=n.bottom-o.bottom+24:n.top<o.top&&(t.scrollTop-=o.top-n.top+24)}
function uc(t,e,n,o,r){let s=e[n],a=t.key.length===1&&/\S/.test(t.key)&&!t.ctrlKey&&!t.metaKey&&!t.altKey;if(t.key==="Ar\
rowRight")o(e[n+1]);else if(t.key==="ArrowLeft")o(e[n-1]);else if(t.key==="ArrowDown"&&s.isOpen)o(e[n+1]);else if(t.key===
"ArrowDown"&&s.canOpen)r?.(s);else if(t.key==="ArrowUp"&&s.isOpen&&s.level>0&&r)r(s);else if(t.key==="ArrowUp")o(e.findLast(
(i,c)=>c<n&&i.level<s.level));else if(t.key==="Home")o(e[0]);else if(t.key==="End")o(e.at(-1));else if(t.key==="Enter"||
t.key===" ")r?.(s);else return a?fc(t.key,e,n,o):t.key==="ArrowDown";return!0}function fc(t,e,n,o){let s=[...e.slice(n+1),
...e.slice(0,n)].find(({child:a})=>a?.name.startsWith(t));return o(s),s!==void 0}function mc({value:t,alpha:e,beta:n,skipped:o,
children:r},s){if(o)return["skipped",on([o]),`minimax ${T(o.value)||"unknown"}`];let a=[`value ${T(t)}`];s&&a.push(`α ${T(
e)}`,`β ${T(n)}`);let i=r.flatMap(c=>c.skipped??[]);return i.length>0&&a.push(`skipped ${on(i)}`),a}function pc({level:t,
place:e,width:n,hasWindow:o,cause:r}){let{parent:s,open:a,path:i}=t,c=e.top+22,m=mc(s,o),u=ac*(s.name.length+m.join("").
length+14),p=e.from.x<u&&e.from.x<n-u,f=e.from.x<u&&!p,d=`M${e.from.x} ${f?c:e.top-6}`,y=w=>`${d}L${e.from.x} ${c}L${w.x}\
 ${w.y-2}`,h=w=>["edge",w===a&&"open",s.children[w].skipped&&"skipped",U([...i,s.children[w].move])===r&&"cause"].filter(
Boolean).join(" "),g=e.nodes.map((w,b)=>({name:h(b),d:y(w)}));return g.sort((w,b)=>w.name.length-b.name.length),l`<g aria-hidden="true">
    <rect class=${s.skipped?"level skipped":"level"} x="0" y=${e.top} width=${n} height=${e.height} rx="10" />
    ${!e.isWrapped&&g.map(({name:w,d:b})=>l`<path class=${w} d=${b} />`)}
    ${e.isWrapped&&l`<path class="edge open" d=${`${d}V${c}`} />`}
    <text
      class="level-words"
      x=${p?n-10:10}
      y=${e.top+17}
      text-anchor=${p?"end":"start"}
    >
      <tspan class="strong">${s.name} ${s.is_max?"△ max":"▽ min"}</tspan>
      ${m.map(w=>l`<tspan dx="8">${w}</tspan>`)}
    </text>
  </g>`}function Us({point:t,name:e,shape:n,state:o,value:r,isBest:s,title:a}){return l`<g class=${`node-drawing ${o}`} transform=${`\
translate(${t.x} ${t.y})`} aria-hidden="true">
    <title>${a}</title>
    <rect class="touch" x="-22" y="0" width="44" height="58" />
    <text class="node-name" text-anchor="middle" y="11">${e}</text>
    ${" "}
    <g transform="translate(0 16)">
      <${Te} shape=${n} state=${o} value=${r} isBest=${s} />
    </g>
    <rect class="focus-ring" x="-22" y="-1" width="44" height="60" rx="6" />
  </g>`}function dc({id:t,shown:e,question:n,marked:o,isAsked:r,hasWindow:s,onMark:a}){let{levels:i,current:c,toggle:m}=sn(t,e),
u=U(n.step.path.slice(1).map(({move:f})=>f));return l`<${Gt}
    label="The tree of the question"
    levels=${i}
    current=${c}
    onToggle=${f=>{let d=U(f.path.slice(0,-1))===u&&f.child?.state==="unvisited";r&&d?a(f.key):m(f)}}
    hasWindow=${s}
    marked=${n.kind==="skipped"?o:void 0}
    cause=${r?void 0:cn(n.step)}
  />`}function js({stepper:t,href:e,seed:n,told:o,hasWindow:r,format:s,onSeed:a,onScore:i}){let[c,m]=$([]),[u,p]=$({queue:[],
asked:0,right:0,of:0}),[f,d]=$(!1),[y,h]=$(new Set),[g,w]=$(""),b=L(null),O=t.summary?.done===!0,v=`practice ${n} ${e}`;
_(()=>{O&&Is(t,n,{hasWindow:r,hasLog:s!==null}).then(A=>{m(A),p(Ee(v)??{queue:A.map((W,X)=>X),asked:0,right:0,of:0}),d(!1)},
A=>w(B(A)))},[O,n]);let{queue:x,asked:S}=u,P=c.length,k=c[x[S]];G(()=>{h(new Set),k&&t.go(k.step.step-1)},[k]),G(()=>{f&&
b.current?.focus()},[f]);let M=A=>{let W=S<P,X={queue:A?x:[...x,x[S]],asked:S,right:u.right+Number(W&&A),of:u.of+Number(
W)};d(!0),p(X);let _t=S+1===X.queue.length;_t?Ae(v):Ce(v,{...X,asked:S+1}),i(_t?{right:X.right,of:X.of}:null),t.go(k.step.
step)},E=()=>{d(!1),p({...u,asked:S+1})},C=A=>{let W=new Set(y);W.delete(A)||W.add(A),h(W)},N=P>0&&S>=x.length,K=u.of>0?
u:o;return l`<${H} error=${g} />
    ${O&&P===0&&!g&&l`<p>Choosing questions…</p>`}
    <div class="stage-columns no-board practice">
      <div class="tree-main">
        ${k&&t.step&&l`<${dc}
            id=${t.id}
            shown=${t.step}
            question=${k}
            marked=${y}
            isAsked=${!f}
            hasWindow=${r}
            onMark=${C}
          />`}
      </div>
      <section class="step-panel" aria-labelledby="practice-title">
        <h2 id="practice-title">Practice</h2>
        ${k&&l`<p class="muted">
              ${S<P?`Question ${S+1} of ${P}`:`Once more: ${x.length-S} to go`}
            </p>
            <${Ds}
              key=${S}
              question=${k}
              marked=${y}
              hasWindow=${r}
              format=${s}
              onAnswer=${M}
            />
            ${f&&l`<p><button class="primary" ref=${b} onClick=${E}>${S+1<x.length?"Next question":"Finish"}</button></p>`}`}
        ${K&&l`<p class="score">
            <strong>${K.right} of ${K.of}</strong> right at the first try
            <span class="muted"> · round ${n}</span>${K===o&&", says the link. Here are the same questions."}
          </p>`}
        ${N&&l`<p><strong>The round is over: everything is right now.</strong></p>
            <p class="buttons">
              <button class="primary" onClick=${()=>a(n+1)}>Another round</button>
              <a class="button" href=${I("practice")}>A random tree</a>
              <${at} />
            </p>`}
        ${k&&t.step&&l`<p class="muted">The window at ${k.step.node.path.at(-1)}:</p>
            <${Rt} node=${f?k.step.node:{...k.step.node,...k.step.before}} range=${t.summary?.range} showsWindow=${r} />`}
      </section>
    </div>`}var hc="http://www.w3.org/1999/xhtml";function tt(t,e,n=[],o=hc){let r=document.createElementNS(o,t);for(let[s,a]of Object.
entries(e))r.setAttribute(s,a);return r.append(...n),r}var $c="default-src 'none'; style-src 'unsafe-inline'; img-src data:",gc="button, form, .save-pictures, .tree-foot, .tou\
ch, .focus-ring";function yc(){return[...document.styleSheets].flatMap(({cssRules:e})=>[...e]).map(({cssText:e})=>e).join(
`
`)}function vc(t,e){let n=e.cloneNode(!0);n.querySelectorAll(gc).forEach(i=>i.remove()),n.querySelectorAll("[tabindex]").
forEach(i=>i.removeAttribute("tabindex"));let o=tt("head",{},[tt("meta",{charset:"utf-8"}),tt("meta",{"http-equiv":"Cont\
ent-Security-Policy",content:$c}),tt("meta",{name:"viewport",content:"width=device-width, initial-scale=1"}),tt("title",
{},[t]),tt("style",{},[yc()])]),r=tt("main",{},[tt("h1",{},[t]),n]),{theme:s}=document.documentElement.dataset,a={lang:"\
en",...s&&{"data-theme":s}};return`<!doctype html>
${tt("html",a,[o,tt("body",{},[r])]).outerHTML}
`}function Vs({title:t,step:e}){return l`<button onClick=${({currentTarget:o})=>{let r=o.closest(".stage-columns");r&&$t(
`step-${e.step+1}.html`,vc(t,r))}}>Save as a page</button>`}function un(t){return/^-?\d+$/.test(t)?Number(t):t}function wc(t,e){return t.map((n,o)=>{let r=t[o+1],s=n.children.map(({
name:i,value:c})=>({name:i,state:"done",value:c})),a=r?[{name:r.name,state:"current",value:r.value}]:[];return{move:n.name,
name:n.name,depth:o,is_max:e===(o%2===0),value:un(n.value),alpha:un(n.alpha),beta:un(n.beta),children:[...s,...a].map(i=>({
...i,move:i.name,value:un(i.value)}))}})}function bc(t){let e=(t?.path??[]).flatMap(({children:n},o)=>{let r=t?.path.slice(
1,o+1).map(({move:s})=>s)??[];return n.filter(({state:s})=>s==="cut").map(({move:s})=>U([...r,s]))});return new Set(e)}function zs({
line:t,hasEnded:e,path:n,isMax:o,parting:r,hasWindow:s,children:a}){return l`<div class="side-by-side">
    <figure>
      <figcaption>Yours, line ${z(t)}</figcaption>
      ${n?l`<${xc} path=${n} isMax=${o} skipped=${bc(r)} hasWindow=${s} />`:l`<p class="muted">${e?"Your log has ended.":
"There is no node in this line."}</p>`}
    </figure>
    <figure>
      <figcaption>Right</figcaption>
      ${a}
    </figure>
  </div>`}function xc({path:t,isMax:e,skipped:n,hasWindow:o}){let r=wc(t,e),s=t.slice(1).map(({name:i})=>i),a=nn(s,i=>r[i.
length]);return l`<${Gt}
    label="Your log"
    levels=${a}
    current=${U(s)}
    hasWindow=${o}
    astray=${n}
  />`}function kc({step:t,stepper:e,hasWindow:n,first:o,showsSkipped:r,label:s,onOpened:a}){let{levels:i,current:c,toggle:m,opened:u}=sn(
e.id,t,{first:o,showsSkipped:r}),[p,f]=$(null);return G(()=>f(null),[t.step]),_(()=>a(u),[U(u)]),l`<${Gt}
      label=${s}
      levels=${i}
      current=${c}
      onToggle=${m}
      onSelect=${f}
      hasWindow=${n}
      cause=${cn(t)}
    />
    ${p?.child&&l`<${Ls} child=${p.child} go=${e.go} />`}`}function qs({step:t,stepper:e,hasWindow:n,first:o,showsSkipped:r,
log:s,isApart:a,onOpened:i}){let c=Cs(e.id,s,a?t.line:null),[m,u]=$(null),p=s?.check.step??null;_(()=>{p!==null&&e.fetchStep(
p).then(u,()=>{})},[p]);let f=d=>l`<${kc}
      step=${t}
      stepper=${e}
      hasWindow=${n}
      first=${o}
      showsSkipped=${r}
      label=${d}
      onOpened=${i}
    />`;return a?l`<${zs}
    line=${t.line??0}
    hasEnded=${(t.line??0)>(s?.check.lines_yours??0)}
    path=${c}
    isMax=${t.path[0].is_max}
    parting=${m}
    hasWindow=${n}
    >${f("The right tree")}<//
  >`:f("The tree of the search")}var _c=".touch, .focus-ring",Sc=/^(xmlns|id|viewBox|width|height|x|y|dx|rx|d|transform|text-anchor|pattern.*)$/,Ks=["fil\
l","stroke","stroke-width","stroke-dasharray","stroke-linejoin","stroke-opacity","paint-order","font-family","font-size",
"font-style","font-weight"],Js="path, rect:not(.touch), text, tspan";function Ys(t){let e=[...document.querySelectorAll(
"svg.tree")].at(-1);if(!e)throw new Error("There is no tree.");let n=e.cloneNode(!0),o=n.querySelectorAll(Js);for(let[a,
i]of[...e.querySelectorAll(Js)].entries()){let c=getComputedStyle(i);for(let m of Ks)o[a].setAttribute(m,c.getPropertyValue(
m))}n.querySelectorAll(_c).forEach(a=>a.remove());for(let a of[n,...n.querySelectorAll("*")])for(let i of a.getAttributeNames())
!Sc.test(i)&&!Ks.includes(i)&&a.removeAttribute(i);let{width:r}=e.viewBox.baseVal,s=getComputedStyle(e.parentElement??e).
backgroundColor;return n.setAttribute("width",String(r)),n.prepend(tt("title",{},[t],n.namespaceURI),tt("rect",{width:"1\
00%",height:"100%",fill:s},[],n.namespaceURI)),`${new XMLSerializer().serializeToString(n)}
`}var Mc=2e4,Tc=250;function Qs(t,e){let[n,o]=$(null),r=e?.algorithm==="alphabeta"&&e.done&&!e.too_long&&e.nodes<=Mc;return _(
()=>{if(!r)return;let s=!1;return(async()=>{let{id:i}=await st("trees",{...t,algorithm:"minimax",fail_hard:!1}),c=await F(
`trees/${i}`);for(;!c.done&&!s;)await new Promise(m=>setTimeout(m,Tc)),c=await F(`trees/${i}`);Et(`trees/${i}`),!s&&c.done&&
!c.too_long&&o(c.nodes)})().catch(()=>{}),()=>{s=!0}},[r]),n}var Qn={greedy:"Greedy",minimax:"Minimax",alphabeta:"Alpha-beta"};function Xs({start_text:t}){return t?.is_task?"":"alph\
abeta"}function Zs({textbook:t}){return t.limit===null?"":String(t.limit)}var ta="search",ea="",Oc=4e3;function na(){return new Map(
Object.entries(pt(ta)))}function Ec(t){(t.text??"").length>Oc||yt(ta,Object.fromEntries(na().set(t.game,t).set(ea,t)))}function Cc(t,e){
let n=re(t);if(!e||e.game!==t.id)return n;let o=Object.entries(e.variant??{}).map(([r,s])=>[r,String(s)]);return{...n,variant:{
...n.variant,...Object.fromEntries(o)},moves:e.moves??"",text:e.text??n.text}}function Dt({games:t,chosen:e,initial:n,onStart:o}){
let r=na(),s=n?.game??e??r.get(ea)?.game,a=t.find(({id:A})=>A===s)??t.find(({textbook:A})=>A.log)??t[0],i=n??r.get(a.id),
[c,m]=$(()=>Cc(a,i)),[u,p]=$(i?i.algorithm??"":Xs(a)),[f,d]=$(i?String(i.limit??""):Zs(a)),[y,h]=$(i?.heuristic??""),[g,
w]=$(i?.caching??!1),[b,O]=$(i?.ordering??!1),[v,x]=$(""),[S,P]=$(i?.fail_hard??!1),k=t.find(A=>A.id===c.game)??a,{textbook:M}=k,
E=k.start_text?.is_task??!1,C=M.algorithms.map(A=>[A,Qn[A]??A]);return l`<form class="card setup" onSubmit=${A=>{if(A.preventDefault(),
E&&Qt(c.text))return x("This is a log. The search begins with the task that it is of.");x("");let W={...Ye(k,c),...u&&{algorithm:u},
limit:f===""?null:Number(f),caching:g,ordering:b,fail_hard:S&&u!=="minimax",...y&&{heuristic:y}};Ec(W),o(W)}} aria-label="The search">
    <div class="fields">
      <${Qe} games=${t} start=${c} onChange=${A=>{if(A.game!==c.game){let W=t.find(X=>X.id===A.game)??a;p(Xs(W)),d(Zs(W)),
h("")}m(A)}} withMoves=${k.start_text===null} />
      <${et}
        label="Algorithm"
        value=${u}
        values=${E?[["","as in the task"],...C]:C}
        onChange=${p}
      />
      ${u!=="greedy"&&l`<${rt}
          label="Depth limit"
          type="number"
          min=${1}
          value=${f}
          placeholder=${E?"as in the task":"none"}
          onChange=${d}
        />`}
      ${M.heuristics.length>1&&l`<${et}
          label="Heuristic"
          value=${y||M.heuristics[0]}
          values=${M.heuristics}
          onChange=${h}
        />`}
      ${u!=="greedy"&&l`<div class="checks">
          <${Lt} label="Caching" checked=${g} onChange=${w} />
          <${Lt} label="Ordering" checked=${b} onChange=${O} />
          ${u!=="minimax"&&l`<${Lt} label="Fail-hard" checked=${S} onChange=${P} />`}
        </div>`}
    </div>
    <${H} error=${v} />
    <button class="primary">Search</button>
  </form>`}function Ac({summary:t,minimax:e,isAtEnd:n}){let{nodes:o,result:r,done:s,too_long:a}=t;return l`<p class="size">
    ${e===null?j(o,"node"):l`<strong>${z(o)} of ${j(e,"node")}</strong> <span class="muted">of minimax</span>`}${!s&&", \
still searching"}${a&&", too long to be kept whole: it ends early"}
    ${n&&r&&l`<span class="result"> · best: <strong>${r.best??"none"}</strong>, value ${T(r.value)}</span>`}
  </p>`}function oa({games:t,about:e,request:n,summary:o,isAtEnd:r,practice:s,onPractice:a,onLog:i}){let c=Qs(n,o),m=L(null),
u=L(null);_(()=>{document.activeElement===document.body&&u.current?.focus()},[]);let p=o?.algorithm??"",f=d=>{m.current?.
close(),xt(d)};return l`<header class="stage-head">
    <h1 tabindex="-1" ref=${u}>
      ${e.name}${p&&l`<span class="muted"> · ${Qn[p]??p}</span>`}
    </h1>
    ${o&&s===null&&l`<${Ac} summary=${o} minimax=${c} isAtEnd=${r} />`}
    <div class="stage-tools">
      ${e.textbook.log&&s===null&&l`<${vt} onText=${i} label="Compare your log" />`}
      <button
        class="quiet"
        aria-pressed=${s!==null}
        onClick=${()=>a(s===null?1+Math.floor(Math.random()*9999):null)}
      >
        Practice
      </button>
      <${at} />
      ${!Jt&&l`<button class="quiet" onClick=${()=>m.current?.showModal()}>Change</button>`}
    </div>
    <dialog ref=${m} class="setup-dialog" aria-label="Another search">
      <form method="dialog" class="dialog-close"><button>Close</button></form>
      <${Dt} games=${t} chosen=${e.id} initial=${n} onStart=${f} />
    </dialog>
  </header>`}function Lc(t,e){let[n,o]=t?["max","min"]:["min","max"],r=e?", α, β":"";return[[`${n}_value(s${r}):`],["  if s is a le\
af: return its value","leaf","cached"],[`  v ← ${t?"−∞":"+∞"}`,"enter"],["  for each move a:"],[`    v ← ${n}(\
v, ${o}_value(s + a${r}))`,"update","cut"],...e?[[`    if v ${t?"≥ β":"≤ α"}: return v`,"cut"],[`    ${t?"α":"β"}\
 ← ${n}(${t?"α":"β"}, v)`,"update"]]:[],["  return v"]]}function ra({step:{kind:t,node:e},prunes:n}){return l`<ol class="code" aria-label="The function, with the current lines marked">
    ${Lc(e.is_max,n).map(([o,...r])=>{let s=r.includes(t);return l`<li class=${s?"here":""} aria-current=${s?"step":void 0}><code>${o}</code></li>`})}
  </ol>`}var Pc={enter:"Node entered",leaf:"Leaf",update:"Update",cut:"Cut-off",cached:"From the cache"};function Nc({step:t}){return t.
line_text===null?l`<p class="log-line muted">No log line at this step.</p>`:l`<p class="log-line">
    <span class="muted">line ${t.line===null?"":z(t.line)}</span>
    <code>${t.line_text}</code>
  </p>`}function sa({step:t,range:e,algorithm:n,hasLog:o}){let r=n==="alphabeta";return l`<section class="step-panel" aria-label="This step">
    <h2>
      <span class=${`kind kind-${t.kind}`}>${Pc[t.kind]}</span>
      <span class="path">${` ${t.node.path.join(" › ")}`}</span>
    </h2>
    <p class="reason">${kt(t)}</p>
    ${o&&l`<${Nc} step=${t} />`}
    <details class="explanation">
      <summary>The whole reason</summary>
      <p>${o?t.log_explanation:t.explanation}</p>
    </details>
    <${Rt} node=${t.node} before=${t.before} child=${t.child} range=${e} showsWindow=${r} />
    ${n!=="greedy"&&l`<${ra} step=${t} prunes=${r} />`}
  </section>`}var Rc=300,Ic=400;function Bc(t,e){let[n,o]=$(null);return _(()=>{let r=0,s=!1,a=async()=>{try{let c=await F(`trees/${t}`);
if(s)return;o(c),c.done||(r=window.setTimeout(a,Ic))}catch(c){s||e(B(c))}},i=()=>{_n(`trees/${t}`)};return a(),addEventListener(
"pagehide",i),()=>{s=!0,clearTimeout(r),removeEventListener("pagehide",i),Et(`trees/${t}`)}},[t]),n}function aa(t,e){let[
n,o]=$(null),[r,s]=$(""),a=Bc(t,s),i=L(new Map),c=L(null),m=Vt(y=>{let h=i.current.get(y);if(h)return h;let g=F(`trees/${t}\
/steps/${y}`);return i.current.set(y,g),g.catch(()=>i.current.delete(y)),i.current.size>Rc&&i.current.delete(i.current.keys().
next().value??0),g},[t]),u=Vt(async y=>{if(y!=null){c.current=y;try{let h=await m(y);if(c.current!==y)return;s(""),o(h),
h.next.step!==null&&m(h.next.step).catch(()=>{})}catch(h){s(B(h))}}},[m]),p=a?.events??0,f=p>e||p>0&&a?.done===!0,d=L(e);
return _(()=>{f&&(c.current===null||e!==d.current)&&u(Math.min(e,p-1)),d.current=e},[f,e]),{id:t,summary:a,step:n,error:r,
go:u,fetchStep:m}}var Hc=[1,2,5,10,30];function Ft({step:t,go:e,label:n,children:o,class:r=""}){let s=t==null;return l`<button
    class=${r}
    aria-disabled=${s?"true":void 0}
    aria-label=${n}
    onClick=${()=>e(t)}
  >
    ${o}
  </button>`}function Xn({name:t,kind:e,next:n,previous:o,go:r}){return l`<div class="segments" role="group" aria-label=${t}>
    <${Ft} step=${o[e]} go=${r} label=${`Previous ${t}`}>‹<//>
    <${Ft} step=${n[e]} go=${r} label=${`Next ${t}`}>${t} ›<//>
  </div>`}function Gc({step:t,go:e}){let[n,o]=$(!1),[r,s]=Tt("speed","2"),a=Number(r)||2,i=t?.next.step??null;return _(()=>{
if(!n)return;if(i===null){o(!1);return}let c=setTimeout(()=>e(i),1e3/a);return()=>clearTimeout(c)},[n,a,i]),{isPlaying:n,
setPlaying:o,speed:a,setRate:s}}function ia({stepper:t,hasWindow:e,hasLog:n,onPlaying:o}){let{step:r,summary:s,go:a}=t,{
isPlaying:i,setPlaying:c,speed:m,setRate:u}=Gc(t);_(()=>o(i),[i]);let p=r?.next??{step:null},f=r?.previous??{step:null},
d=()=>c(!i);nt({f:()=>a(p.step),b:()=>a(f.step),o:()=>a(p.over),r:()=>a(p.out),l:()=>a(p.line),L:()=>a(f.line),u:()=>a(p.
update),U:()=>a(f.update),c:()=>a(p.cut),C:()=>a(f.cut)," ":d});let y=(s?.events??1)-1,h=r?.step??0;return l`<section class="transport" aria-label="Steps of the search">
    <div class="buttons">
      <div class="segments" role="group" aria-label="Step">
        <${Ft} step=${f.step} go=${a} label="One step back">‹ Back<//>
        <${Ft} class="primary" step=${p.step} go=${a} label="One step forward">Forward ›<//>
      </div>
      <div class="segments" role="group" aria-label="Subtree">
        <${Ft} step=${p.over} go=${a} label="Over the subtree">Over<//>
        <${Ft} step=${p.out} go=${a} label="Out to the parent">Out<//>
      </div>
      ${n&&l`<${Xn} name="log line" kind="line" next=${p} previous=${f} go=${a} />`}
      <${Xn} name="update" kind="update" next=${p} previous=${f} go=${a} />
      ${e&&l`<${Xn} name="cut" kind="cut" next=${p} previous=${f} go=${a} />`}
      <div class="segments" role="group" aria-label="Playback">
        <button onClick=${d} aria-pressed=${i}>${i?"Pause":"Play"}</button>
        <select
          aria-label="Steps in a second"
          onChange=${g=>u(g.target.value)}
        >
          ${Hc.map(g=>l`<option value=${g} selected=${g===m}>${g} / s</option>`)}
        </select>
      </div>
    </div>
    <${qe}
      label="Step of the search"
      value=${h}
      last=${y}
      text=${`step ${z(h)} of ${z(Math.max(y,0))}`}
      onChange=${a}
    />
  </section>`}var[la,Dc]=[4,400];function Zn(t){let e=t-1;return{path:[],left:0,right:1,first:0,last:e,isCut:!1,isMax:!0,isInner:!0,children:[]}}
function Fc(t,e,n){t.isMax=n;let o=e.flatMap(({steps:c})=>c?[c[1]-c[0]+1]:[]),r=o.reduce((c,m)=>c+m,0)/Math.max(o.length,
1)||1,s=e.map(({steps:c})=>c?c[1]-c[0]+1:r),a=(t.right-t.left)/s.reduce((c,m)=>c+m,0),i=t.left;t.children=e.map(({move:c,
steps:m,kind:u},p)=>{let f=i+s[p]*a,[d,y]=m??[t.last,t.last],h={left:i,right:f,first:d,last:y,isCut:!m,isMax:!n,isInner:u===
"inner",children:[]};return i=f,{...h,path:[...t.path,c]}})}async function ca(t,e,{depth:n,least:o,onNodes:r,isGone:s}){
let a=[e];for(let i=0;a.length>0&&i<Dc&&!s();){a.sort((m,u)=>u.right-u.left-(m.right-m.left));let c=a.slice(0,la);a=a.slice(
la),i+=c.length;for(let m of await Promise.all(c.map(u=>Wc(t,u,e.last))))a.push(...m.filter(({isInner:u,path:p,left:f,right:d})=>u&&
p.length<n&&d-f>=o));r()}}async function Wc(t,e,n){let o=new URLSearchParams({path:JSON.stringify(e.path),step:String(n)}),
r=await F(`trees/${t}/children?${o}`);return Fc(e,r.children,r.node.is_max),e.children}function ua(t,e){let n=t;for(;;){
let o=n.children.find(r=>!r.isCut&&r.first<=e&&e<=r.last);if(o){n=o;continue}return n.children.length>0?n.children.findLast(
r=>r.last<=e&&!r.isCut)?.right??n.left:n.left+(e-n.first)/Math.max(n.last-n.first,1)*(n.right-n.left)}}function fa(t,e,n){
let o=t;for(let r=0;r<=n;r+=1){let s=o.children.find(({left:a,right:i})=>a<=e&&e<i);if(!s)break;o=s}return o}var le=66,[to,Uc]=[6,4];function jc(t){let e=m=>(t.style.color=`var(--${m})`,getComputedStyle(t).color),[n,o,r,s,a,i,c]=[
"max","min","wrong","line","ink","card","accent"].map(e);return t.style.color="",{max:n,min:o,wrong:r,line:s,ink:a,card:i,
accent:c}}function eo({children:t}){return t.length>0?1+Math.max(...t.map(eo)):0}function Vc(t,e,n){let o=devicePixelRatio||
1,r=t.clientWidth;t.width=r*o,t.height=le*o;let s=t.getContext("2d");if(!s)return;s.scale(o,o);let a=jc(t),i=Math.min(Math.
max(eo(e),2),to),c=(le-4)/i,m=(p,f)=>{if(!(f>=i))for(let d of p.children){let[y,h]=[d.left*r,2+f*c],g=(d.right-d.left)*r>
4?1:0,[w,b]=[Math.max((d.right-d.left)*r-g,.5),c-1],O=d.last<=n;if(d.isCut){s.globalAlpha=O?.16:.3,s.fillStyle=O?a.wrong:
a.line,s.fillRect(y,h,w,O?(i-f)*c-1:b),O&&zc(s,a.wrong,[y,h,w,(i-f)*c-1]);continue}let v=d.first<=n&&!O;s.globalAlpha=v?
1:O?.6:.35,s.fillStyle=v||O?d.isMax?a.max:a.min:a.line,s.fillRect(y,h,w,b),m(d,f+1)}};m(e,0),s.globalAlpha=1;let u=Math.
min(Math.max(ua(e,n)*r,1),r-1);s.fillStyle=a.card,s.fillRect(u-2.5,0,5,le),s.fillStyle=a.ink,s.fillRect(u-1,0,2,le)}function zc(t,e,[
n,o,r,s]){if(!(r<3)){t.save(),t.globalAlpha=.55,t.strokeStyle=e,t.beginPath(),t.rect(n,o,r,s),t.clip(),t.beginPath();for(let a=n-
s;a<n+r;a+=6)t.moveTo(a,o+s),t.lineTo(a+s,o);t.stroke(),t.restore()}}function ma({stepper:{id:t,summary:e,step:n,go:o}}){
let r=L(null),s=Nt(r),a=L(Zn(1)),i=L(0);i.current=n?.step??0;let c=()=>r.current&&Vc(r.current,a.current,i.current),m=e?.
done?e.events:0;_(()=>{if(m===0||s===0)return;let f=!1;a.current=Zn(m);let d={depth:to,least:Uc/s,onNodes:()=>!f&&c(),isGone:()=>f};
return ca(t,a.current,d).catch(()=>{}),()=>{f=!0}},[t,m,s]),_(()=>{c()},[n?.step,s]),_(()=>{let f=new MutationObserver(c);
f.observe(document.documentElement,{attributes:!0,attributeFilter:["data-theme"]});let d=matchMedia("(prefers-color-sche\
me: dark)");return d.addEventListener("change",c),()=>{f.disconnect(),d.removeEventListener("change",c)}},[]);let u=f=>{
let d=r.current?.getBoundingClientRect();if(!d||m===0)return;let y=Math.min(Math.max(eo(a.current),2),to),h=Math.floor((f.
clientY-d.top)/d.height*y);o(fa(a.current,(f.clientX-d.left)/d.width,h).first)},p=`Map of the tree: step ${z(i.current)}\
 of ${z(Math.max(m-1,0))}`;return l`<canvas
    class="tree-map"
    ref=${r}
    role="img"
    aria-label=${p}
    title="The whole tree, a row for each depth: press a node to go to its first step"
    height=${le}
    onClick=${u}
  ></canvas>`}var qc=60;function pa(t,e){return!t||t===e?!1:t.scrollWidth>t.clientWidth&&getComputedStyle(t).overflowX!=="visible"||pa(
t.parentElement,e)}function da(t){let e=L(null);return{onTouchStart:n=>{let o=n.target,r=n.touches.length===1&&!pa(o,n.currentTarget);
e.current=r?n.touches[0]:null},onTouchEnd:n=>{if(!e.current)return;let o=n.changedTouches[0].clientX-e.current.clientX,r=n.
changedTouches[0].clientY-e.current.clientY;e.current=null,Math.abs(o)>=qc&&Math.abs(o)>2*Math.abs(r)&&t(o<0)}}}var Kc=150,no=["Tree","Reason","Board"];function Jc(t,e,{node:n,skipped:o,practice:r,score:s}){let a=e?.step??null;_(()=>{
if(a===null)return;let i=setTimeout(()=>Pt(en(t,{step:a,node:n,skipped:o,practice:r,score:s})),Kc);return()=>clearTimeout(
i)},[t,a,U(n),o,r,s])}function ha({id:t,games:e,about:n,address:o,onAgain:r}){let{request:s,href:a}=o,i=aa(t,o.step),{step:c,
summary:m,error:u,go:p}=i,{log:f,error:d,take:y,drop:h}=Os(t,o,p),[g,w]=$(!1),[b,O]=$(no[0]),[v,x]=$(o.node),[S,P]=$(o.skipped),
[k,M]=$(o.practice),[E,C]=$(o.score);Jc(a,c,{node:v,skipped:S,practice:k,score:E});let N=ct=>{M(ct),C(null)};_(()=>{c&&!g&&
k===null&&V(kt(c))},[c?.step,g]);let K=m?.algorithm??"",A=K==="alphabeta",W=n.textbook.log;nt(A&&k===null?{s:()=>P(!S)}:
{});let X=Es(f,c?.line),_t=m?.done===!0&&c?.step===m.events-1,ce=`${n.name}: step ${(c?.step??0)+1} of ${m?.events??0}`,
xa=n.id==="tree",ka=async ct=>(await F(`trees/${t}/steps/${ct}/picture`)).svg,fn=c?.board?no:no.slice(0,2),_a=da(ct=>O(fn[fn.
indexOf(b)+(ct?1:-1)]??b));return l`<div class=${`stage show-${b.toLowerCase()}`}>
    <${oa}
      games=${e}
      about=${n}
      request=${s}
      summary=${m}
      isAtEnd=${_t}
      practice=${k}
      onPractice=${N}
      onLog=${y}
    />
    ${u&&l`<${H} error=${u} />
        <p>
          The search is not open any more: it has made room for newer ones, or the server was started anew.
          <button class="primary" onClick=${()=>r(c?.step??o.step)}>Search again</button>
        </p>`}
    <${H} error=${d} />
    ${f&&W&&k===null&&l`<${As} log=${f} columns=${W.columns} go=${p} onDrop=${h} />`}
    ${k===null?l`<${ma} stepper=${i} />
            <${ia} stepper=${i} hasWindow=${A} hasLog=${f!==null} onPlaying=${w} />
            <div class="panes" role="group" aria-label="What is shown">
              ${fn.map(ct=>l`<button aria-pressed=${ct===b} onClick=${()=>O(ct)}>${ct}</button>`)}
            </div>`:null}
    ${c&&(k===null?l`<div
            class=${["stage-columns",!c.board&&"no-board",X&&"apart"].filter(Boolean).join(" ")}
            ...${_a}
          >
            <div class="tree-main">
              <${qs}
                step=${c}
                stepper=${i}
                hasWindow=${A}
                first=${o.node}
                showsSkipped=${S}
                log=${f}
                isApart=${X}
                onOpened=${x}
              />
              <div class="tree-foot">
                <${Ps} />
                ${A&&l`<p>
                    <button aria-pressed=${S} onClick=${()=>P(!S)}>
                      Show what was skipped
                    </button>
                  </p>`}
                <p class="save-pictures">
                  <${Vs} title=${ce} step=${c} />
                </p>
                <${Ue}
                  noun="step"
                  name=${`step-${c.step+1}`}
                  at=${c.step}
                  ...${xa?{count:m?.events??0,draw:ka}:{draw:async()=>Ys(ce)}}
                />
              </div>
            </div>
            <${sa}
              step=${c}
              range=${m?.range}
              algorithm=${K}
              hasLog=${f!==null}
            />
            ${c.board&&l`<div class="board-pane">
                <${lt} board=${c.board} label=${`Board of the node ${c.node.path.join(" › ")}`} />
                <p class="muted">${c.board.words}</p>
              </div>`}
          </div>`:l`<${js}
            stepper=${i}
            href=${a}
            seed=${k}
            told=${E}
            hasWindow=${A}
            format=${W}
            onSeed=${N}
            onScore=${C}
          />`)}
  </div>`}function $a({games:t,about:e,address:n}){let[o,r]=$(""),[s,a]=$(""),[i,c]=$(n.step),m=async()=>{try{a(""),r((await st("t\
rees",n.request)).id)}catch(u){a(B(u))}};return _(()=>{m()},[]),G(()=>c(n.step),[n.step]),s?l`<h1>${e.name}</h1>
      <${H} error=${s} />
      <${Dt} games=${t} chosen=${e.id} initial=${n.request} onStart=${xt} />`:o?l`<${ha}
        key=${o}
        id=${o}
        games=${t}
        about=${e}
        address=${{...n,step:i}}
        onAgain=${u=>(c(u),m())}
      />`:l`<p class="muted">Searching…</p>`}function Yc({game:t,format:e,log:n,onLog:o}){let[r,s]=$(()=>Xt(Zt(t,"task"))),a=(i,c)=>{let m={game:t.id,text:c,moves:"",
limit:null,caching:!1,ordering:!1,fail_hard:!1};return ga(m,i)};return _(()=>{n&&r&&a(n,r.text)},[n,r]),l`<section class="card log-start" aria-labelledby="log-start-title">
    <h2 id="log-start-title">Is your ${e.file} right?</h2>
    <${Nn} label=${`Choose your ${n?"task":e.file}`} onLog=${o} onTask=${s}>
      ${n?l`<p><strong>✓ ${n.name}</strong>. Which task is it of? Drop that file, too.</p>`:l`<p>
              <strong>Drop it here</strong>${r?`, too: ${r.name} is there.`:" with its task."} You see
              the first wrong line, your tree beside the right one, and the mistake, if it is a known one.
            </p>`}
    <//>
    ${n&&!r&&l`<p>
        <button onClick=${()=>a(n,t.start_text?.sample??"")}>It is of the sample task</button>
      </p>`}
  </section>`}async function ga(t,e){for(let n of Sr)Pe(Zt({id:t.game},n));Bt(await ae(t),e),await xt(t)}function ya({games:t,
chosen:e}){let n=Ne(t),[o,r]=$(()=>n&&Xt(Zt(n,"log"))),s=a=>o&&a.game===n?.id?ga(a,o):xt(a);return l`<h1>Step through a search</h1>
    <div class="tree-start">
      ${n?.textbook.log&&l`<${Yc} game=${n} format=${n.textbook.log} log=${o} onLog=${r} />`}
      <${Dt} games=${t} chosen=${e} onStart=${s} />
    </div>`}function Qc(t){let[e,n]=$(void 0),[o,r]=$(""),s=`${t.route.join("/")}?${t.query}`;return _(()=>{let a=!1;return Ss(t).then(
i=>a||(n(i),r("")),i=>a||(n(null),r(B(i)))),()=>{a=!0}},[s]),{search:e,error:o}}function va({about:t,address:e}){let{search:n,
error:o}=Qc(e),r=[...t.games,t.tree];if(n===void 0)return null;let s=r.find(({id:a})=>a===n?.request.game);return l`<${H} error=${o||
(n&&!s?`There is no game ${n.request.game}.`:"")} />
    ${n&&s?l`<${$a} key=${n.href} games=${r} about=${s} address=${n} />`:l`<${ya} games=${r} chosen=${e.route[1]} />`}`}var wa=[["tree","Trees"],["play","Play"],["look","Games"],["live","Live"]];function Xc({route:t,isLive:e}){return l`<header class="top">
    <a class="brand" href="#/" aria-current=${t.length===0?"page":void 0}>suite</a>
    <nav aria-label="Views">
      ${wa.filter(([n])=>n!=="live"||e).map(([n,o])=>l`<a href=${I(n)} aria-current=${t[0]===n?"page":void 0}>${o}</a>`)}
    </nav>
    <${Jo} />
    <${_s} />
  </header>`}function Zc({about:t,address:e}){let[n,...o]=e.route,[r,s]=Ao();return r?l`<h1>Something went wrong</h1>
      <${H} error=${B(r)} />
      <button onClick=${s}>Try again</button>`:n==="tree"?l`<${va} key=${o[0]} about=${t} address=${e} />`:n==="practice"?
l`<${Ms} />`:n==="play"?l`<${xs} key=${o.join(" ")} about=${t} chosen=${o[0]} id=${o[1]} />`:n==="look"?l`<${us} about=${t} route=${o} />`:
n==="live"?l`<${Br} />`:l`<${Tr} about=${t} address=${e} />`}function ba(){let t=Qo(),{route:e}=t,[n,o]=$(null),[r,s]=$(
"");_(qo,[]),_(()=>{F("about").then(o,c=>s(B(c)))},[]),_(()=>{document.title=wa.find(([c])=>c===e[0])?.[1]??"suite"},[e[0]]);
let a=L(null),i=e.join("/");return G(()=>{n&&document.activeElement===document.body&&a.current?.focus({preventScroll:!0})},
[i]),_(()=>{document.documentElement.classList.toggle("embedded",Jt)},[]),l`${!Jt&&l`<button class="skip" onClick=${()=>a.
current?.focus()}>Skip to the content</button>
      <${Xc} route=${e} isLive=${typeof n?.live=="string"} />`}
    <main ref=${a} tabindex="-1">
      <${H} error=${r} />${n&&l`<${Zc} key=${e[0]??"lesson"} about=${n} address=${t} />`}
    </main>
    <${Yo} />`}Vn();ot||(await wn(),addEventListener("hashchange",async()=>await wn()&&location.reload()));Co(l`<${ba} />`,document.getElementById(
"app"));
