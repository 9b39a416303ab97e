// Made by `npm --prefix tests/web run bundle` of modules with the hash c2e97b8aa970675dea2e179cad37f88c7b943475e7fc73b35bb73b9a3a3d257d.
var Qs=Object.defineProperty;var Bn=(t,e)=>{for(var n in e)Qs(t,n,{get:e[n],enumerable:!0})};/*!
 * htm 3.1.1 with Preact 10: the file preact/standalone.module.js of the npm package htm 3.1.1, unchanged below this comment.
 * htm: Copyright 2018 Google Inc., Apache License 2.0, see htm.LICENSE.
 * Preact: Copyright (c) 2015-present Jason Miller, MIT License, see preact.LICENSE.
 */var ie,P,Yn,Rt,Xn,Gn,Ys,se={},Zn=[],Xs=/acit|ex(?:s|g|n|p|$)|rph|grid|ows|mnc|ntw|ine[ch]|zoo|^ord|itera/i;function at(t,e){
for(var n in e)t[n]=e[n];return t}function to(t){var e=t.parentNode;e&&e.removeChild(t)}function eo(t,e,n){var o,r,s,a={};
for(s in e)s=="key"?o=e[s]:s=="ref"?r=e[s]:a[s]=e[s];if(arguments.length>2&&(a.children=arguments.length>3?ie.call(arguments,
2):n),typeof t=="function"&&t.defaultProps!=null)for(s in t.defaultProps)a[s]===void 0&&(a[s]=t.defaultProps[s]);return ne(
t,a,o,r,null)}function ne(t,e,n,o,r){var s={type:t,props:e,key:n,ref:o,__k:null,__:null,__b:0,__e:null,__d:void 0,__c:null,
__h:null,constructor:void 0,__v:r??++Yn};return P.vnode!=null&&P.vnode(s),s}function le(t){return t.children}function oe(t,e){
this.props=t,this.context=e}function yt(t,e){if(e==null)return t.__?yt(t.__,t.__.__k.indexOf(t)+1):null;for(var n;e<t.__k.
length;e++)if((n=t.__k[e])!=null&&n.__e!=null)return n.__e;return typeof t.type=="function"?yt(t):null}function no(t){var e,
n;if((t=t.__)!=null&&t.__c!=null){for(t.__e=t.__c.base=null,e=0;e<t.__k.length;e++)if((n=t.__k[e])!=null&&n.__e!=null){t.
__e=t.__c.base=n.__e;break}return no(t)}}function Hn(t){(!t.__d&&(t.__d=!0)&&Rt.push(t)&&!ae.__r++||Gn!==P.debounceRendering)&&
((Gn=P.debounceRendering)||Xn)(ae)}function ae(){for(var t;ae.__r=Rt.length;)t=Rt.sort(function(e,n){return e.__v.__b-n.
__v.__b}),Rt=[],t.some(function(e){var n,o,r,s,a,i;e.__d&&(a=(s=(n=e).__v).__e,(i=n.__P)&&(o=[],(r=at({},s)).__v=s.__v+1,
Qe(i,s,r,n.__n,i.ownerSVGElement!==void 0,s.__h!=null?[a]:null,o,a??yt(s),s.__h),ao(o,s),s.__e!=a&&no(s)))})}function oo(t,e,n,o,r,s,a,i,c,f){
var u,p,m,h,g,d,$,v=o&&o.__k||Zn,w=v.length;for(n.__k=[],u=0;u<e.length;u++)if((h=n.__k[u]=(h=e[u])==null||typeof h=="bo\
olean"?null:typeof h=="string"||typeof h=="number"||typeof h=="bigint"?ne(null,h,null,null,h):Array.isArray(h)?ne(le,{children:h},
null,null,null):h.__b>0?ne(h.type,h.props,h.key,null,h.__v):h)!=null){if(h.__=n,h.__b=n.__b+1,(m=v[u])===null||m&&h.key==
m.key&&h.type===m.type)v[u]=void 0;else for(p=0;p<w;p++){if((m=v[p])&&h.key==m.key&&h.type===m.type){v[p]=void 0;break}m=
null}Qe(t,h,m=m||se,r,s,a,i,c,f),g=h.__e,(p=h.ref)&&m.ref!=p&&($||($=[]),m.ref&&$.push(m.ref,null,h),$.push(p,h.__c||g,h)),
g!=null?(d==null&&(d=g),typeof h.type=="function"&&h.__k!=null&&h.__k===m.__k?h.__d=c=ro(h,c,t):c=so(t,h,m,v,g,c),f||n.type!==
"option"?typeof n.type=="function"&&(n.__d=c):t.value=""):c&&m.__e==c&&c.parentNode!=t&&(c=yt(m))}for(n.__e=d,u=w;u--;)v[u]!=
null&&(typeof n.type=="function"&&v[u].__e!=null&&v[u].__e==n.__d&&(n.__d=yt(o,u+1)),lo(v[u],v[u]));if($)for(u=0;u<$.length;u++)
io($[u],$[++u],$[++u])}function ro(t,e,n){var o,r;for(o=0;o<t.__k.length;o++)(r=t.__k[o])&&(r.__=t,e=typeof r.type=="fun\
ction"?ro(r,e,n):so(n,r,r,t.__k,r.__e,e));return e}function so(t,e,n,o,r,s){var a,i,c;if(e.__d!==void 0)a=e.__d,e.__d=void 0;else if(n==
null||r!=s||r.parentNode==null)t:if(s==null||s.parentNode!==t)t.appendChild(r),a=null;else{for(i=s,c=0;(i=i.nextSibling)&&
c<o.length;c+=2)if(i==r)break t;t.insertBefore(r,s),a=s}return a!==void 0?a:r.nextSibling}function Dn(t,e,n){e[0]==="-"?
t.setProperty(e,n):t[e]=n==null?"":typeof n!="number"||Xs.test(e)?n:n+"px"}function ee(t,e,n,o,r){var s;t:if(e==="style")
if(typeof n=="string")t.style.cssText=n;else{if(typeof o=="string"&&(t.style.cssText=o=""),o)for(e in o)n&&e in n||Dn(t.
style,e,"");if(n)for(e in n)o&&n[e]===o[e]||Dn(t.style,e,n[e])}else if(e[0]==="o"&&e[1]==="n")s=e!==(e=e.replace(/Capture$/,
"")),e=e.toLowerCase()in t?e.toLowerCase().slice(2):e.slice(2),t.l||(t.l={}),t.l[e+s]=n,n?o||t.addEventListener(e,s?Fn:Wn,
s):t.removeEventListener(e,s?Fn:Wn,s);else if(e!=="dangerouslySetInnerHTML"){if(r)e=e.replace(/xlink[H:h]/,"h").replace(
/sName$/,"s");else if(e!=="href"&&e!=="list"&&e!=="form"&&e!=="tabIndex"&&e!=="download"&&e in t)try{t[e]=n??"";break t}catch{}
typeof n=="function"||(n!=null&&(n!==!1||e[0]==="a"&&e[1]==="r")?t.setAttribute(e,n):t.removeAttribute(e))}}function Wn(t){
this.l[t.type+!1](P.event?P.event(t):t)}function Fn(t){this.l[t.type+!0](P.event?P.event(t):t)}function Qe(t,e,n,o,r,s,a,i,c){
var f,u,p,m,h,g,d,$,v,w,x,b=e.type;if(e.constructor!==void 0)return null;n.__h!=null&&(c=n.__h,i=e.__e=n.__e,e.__h=null,
s=[i]),(f=P.__b)&&f(e);try{t:if(typeof b=="function"){if($=e.props,v=(f=b.contextType)&&o[f.__c],w=f?v?v.props.value:f.__:
o,n.__c?d=(u=e.__c=n.__c).__=u.__E:("prototype"in b&&b.prototype.render?e.__c=u=new b($,w):(e.__c=u=new oe($,w),u.constructor=
b,u.render=ta),v&&v.sub(u),u.props=$,u.state||(u.state={}),u.context=w,u.__n=o,p=u.__d=!0,u.__h=[]),u.__s==null&&(u.__s=
u.state),b.getDerivedStateFromProps!=null&&(u.__s==u.state&&(u.__s=at({},u.__s)),at(u.__s,b.getDerivedStateFromProps($,u.
__s))),m=u.props,h=u.state,p)b.getDerivedStateFromProps==null&&u.componentWillMount!=null&&u.componentWillMount(),u.componentDidMount!=
null&&u.__h.push(u.componentDidMount);else{if(b.getDerivedStateFromProps==null&&$!==m&&u.componentWillReceiveProps!=null&&
u.componentWillReceiveProps($,w),!u.__e&&u.shouldComponentUpdate!=null&&u.shouldComponentUpdate($,u.__s,w)===!1||e.__v===
n.__v){u.props=$,u.state=u.__s,e.__v!==n.__v&&(u.__d=!1),u.__v=e,e.__e=n.__e,e.__k=n.__k,e.__k.forEach(function(k){k&&(k.
__=e)}),u.__h.length&&a.push(u);break t}u.componentWillUpdate!=null&&u.componentWillUpdate($,u.__s,w),u.componentDidUpdate!=
null&&u.__h.push(function(){u.componentDidUpdate(m,h,g)})}u.context=w,u.props=$,u.state=u.__s,(f=P.__r)&&f(e),u.__d=!1,u.
__v=e,u.__P=t,f=u.render(u.props,u.state,u.context),u.state=u.__s,u.getChildContext!=null&&(o=at(at({},o),u.getChildContext())),
p||u.getSnapshotBeforeUpdate==null||(g=u.getSnapshotBeforeUpdate(m,h)),x=f!=null&&f.type===le&&f.key==null?f.props.children:
f,oo(t,Array.isArray(x)?x:[x],e,n,o,r,s,a,i,c),u.base=e.__e,e.__h=null,u.__h.length&&a.push(u),d&&(u.__E=u.__=null),u.__e=
!1}else s==null&&e.__v===n.__v?(e.__k=n.__k,e.__e=n.__e):e.__e=Zs(n.__e,e,n,o,r,s,a,c);(f=P.diffed)&&f(e)}catch(k){e.__v=
null,(c||s!=null)&&(e.__e=i,e.__h=!!c,s[s.indexOf(i)]=null),P.__e(k,e,n)}}function ao(t,e){P.__c&&P.__c(e,t),t.some(function(n){
try{t=n.__h,n.__h=[],t.some(function(o){o.call(n)})}catch(o){P.__e(o,n.__v)}})}function Zs(t,e,n,o,r,s,a,i){var c,f,u,p=n.
props,m=e.props,h=e.type,g=0;if(h==="svg"&&(r=!0),s!=null){for(;g<s.length;g++)if((c=s[g])&&(c===t||(h?c.localName==h:c.
nodeType==3))){t=c,s[g]=null;break}}if(t==null){if(h===null)return document.createTextNode(m);t=r?document.createElementNS(
"http://www.w3.org/2000/svg",h):document.createElement(h,m.is&&m),s=null,i=!1}if(h===null)p===m||i&&t.data===m||(t.data=
m);else{if(s=s&&ie.call(t.childNodes),f=(p=n.props||se).dangerouslySetInnerHTML,u=m.dangerouslySetInnerHTML,!i){if(s!=null)
for(p={},g=0;g<t.attributes.length;g++)p[t.attributes[g].name]=t.attributes[g].value;(u||f)&&(u&&(f&&u.__html==f.__html||
u.__html===t.innerHTML)||(t.innerHTML=u&&u.__html||""))}if((function(d,$,v,w,x){var b;for(b in v)b==="children"||b==="ke\
y"||b in $||ee(d,b,null,v[b],w);for(b in $)x&&typeof $[b]!="function"||b==="children"||b==="key"||b==="value"||b==="chec\
ked"||v[b]===$[b]||ee(d,b,$[b],v[b],w)})(t,m,p,r,i),u)e.__k=[];else if(g=e.props.children,oo(t,Array.isArray(g)?g:[g],e,
n,o,r&&h!=="foreignObject",s,a,s?s[0]:n.__k&&yt(n,0),i),s!=null)for(g=s.length;g--;)s[g]!=null&&to(s[g]);i||("value"in m&&
(g=m.value)!==void 0&&(g!==t.value||h==="progress"&&!g)&&ee(t,"value",g,p.value,!1),"checked"in m&&(g=m.checked)!==void 0&&
g!==t.checked&&ee(t,"checked",g,p.checked,!1))}return t}function io(t,e,n){try{typeof t=="function"?t(e):t.current=e}catch(o){
P.__e(o,n)}}function lo(t,e,n){var o,r;if(P.unmount&&P.unmount(t),(o=t.ref)&&(o.current&&o.current!==t.__e||io(o,null,e)),
(o=t.__c)!=null){if(o.componentWillUnmount)try{o.componentWillUnmount()}catch(s){P.__e(s,e)}o.base=o.__P=null}if(o=t.__k)
for(r=0;r<o.length;r++)o[r]&&lo(o[r],e,typeof t.type!="function");n||t.__e==null||to(t.__e),t.__e=t.__d=void 0}function ta(t,e,n){
return this.constructor(t,n)}function co(t,e,n){var o,r,s;P.__&&P.__(t,e),r=(o=typeof n=="function")?null:n&&n.__k||e.__k,
s=[],Qe(e,t=(!o&&n||e).__k=eo(le,null,[t]),r||se,se,e.ownerSVGElement!==void 0,!o&&n?[n]:r?null:e.firstChild?ie.call(e.childNodes):
null,s,!o&&n?n:r?r.__e:e.firstChild,o),ao(s,t)}ie=Zn.slice,P={__e:function(t,e){for(var n,o,r;e=e.__;)if((n=e.__c)&&!n.__)try{if((o=n.constructor)&&o.getDerivedStateFromError!=
null&&(n.setState(o.getDerivedStateFromError(t)),r=n.__d),n.componentDidCatch!=null&&(n.componentDidCatch(t),r=n.__d),r)
return n.__E=n}catch(s){t=s}throw t}},Yn=0,oe.prototype.setState=function(t,e){var n;n=this.__s!=null&&this.__s!==this.state?
this.__s:this.__s=at({},this.state),typeof t=="function"&&(t=t(at({},n),this.props)),t&&at(n,t),t!=null&&this.__v&&(e&&this.
__h.push(e),Hn(this))},oe.prototype.forceUpdate=function(t){this.__v&&(this.__e=!0,t&&this.__h.push(t),Hn(this))},oe.prototype.
render=le,Rt=[],Xn=typeof Promise=="function"?Promise.prototype.then.bind(Promise.resolve()):setTimeout,ae.__r=0,Ys=0;var vt,
Q,Un,It=0,Ke=[],Vn=P.__b,jn=P.__r,zn=P.diffed,qn=P.__c,Kn=P.unmount;function Bt(t,e){P.__h&&P.__h(Q,t,It||e),It=0;var n=Q.
__H||(Q.__H={__:[],__h:[]});return t>=n.__.length&&n.__.push({}),n.__[t]}function y(t){return It=1,ea(fo,t)}function ea(t,e,n){
var o=Bt(vt++,2);return o.t=t,o.__c||(o.__=[n?n(e):fo(void 0,e),function(r){var s=o.t(o.__[0],r);o.__[0]!==s&&(o.__=[s,o.
__[1]],o.__c.setState({}))}],o.__c=Q),o.__}function _(t,e){var n=Bt(vt++,3);!P.__s&&Ye(n.__H,e)&&(n.__=t,n.__H=e,Q.__H.__h.
push(n))}function H(t,e){var n=Bt(vt++,4);!P.__s&&Ye(n.__H,e)&&(n.__=t,n.__H=e,Q.__h.push(n))}function A(t){return It=5,
ce(function(){return{current:t}},[])}function ce(t,e){var n=Bt(vt++,7);return Ye(n.__H,e)&&(n.__=t(),n.__H=e,n.__h=t),n.__}function Gt(t,e){return It=8,ce(function(){
return t},e)}function uo(t){var e=Bt(vt++,10),n=y();return e.__=t,Q.componentDidCatch||(Q.componentDidCatch=function(o){e.__&&e.__(o),
n[1](o)}),[n[0],function(){n[1](void 0)}]}function na(){Ke.forEach(function(t){if(t.__P)try{t.__H.__h.forEach(re),t.__H.
__h.forEach(Je),t.__H.__h=[]}catch(e){t.__H.__h=[],P.__e(e,t.__v)}}),Ke=[]}P.__b=function(t){Q=null,Vn&&Vn(t)},P.__r=function(t){
jn&&jn(t),vt=0;var e=(Q=t.__c).__H;e&&(e.__h.forEach(re),e.__h.forEach(Je),e.__h=[])},P.diffed=function(t){zn&&zn(t);var e=t.
__c;e&&e.__H&&e.__H.__h.length&&(Ke.push(e)!==1&&Un===P.requestAnimationFrame||((Un=P.requestAnimationFrame)||function(n){
var o,r=function(){clearTimeout(s),Jn&&cancelAnimationFrame(o),setTimeout(n)},s=setTimeout(r,100);Jn&&(o=requestAnimationFrame(
r))})(na)),Q=void 0},P.__c=function(t,e){e.some(function(n){try{n.__h.forEach(re),n.__h=n.__h.filter(function(o){return!o.
__||Je(o)})}catch(o){e.some(function(r){r.__h&&(r.__h=[])}),e=[],P.__e(o,n.__v)}}),qn&&qn(t,e)},P.unmount=function(t){Kn&&
Kn(t);var e=t.__c;if(e&&e.__H)try{e.__H.__.forEach(re)}catch(n){P.__e(n,e.__v)}};var Jn=typeof requestAnimationFrame=="f\
unction";function re(t){var e=Q;typeof t.__c=="function"&&t.__c(),Q=e}function Je(t){var e=Q;t.__c=t.__(),Q=e}function Ye(t,e){
return!t||t.length!==e.length||e.some(function(n,o){return n!==t[o]})}function fo(t,e){return typeof e=="function"?e(t):
e}var mo=function(t,e,n,o){var r;e[0]=0;for(var s=1;s<e.length;s++){var a=e[s++],i=e[s]?(e[0]|=a?1:2,n[e[s++]]):e[++s];a===
3?o[0]=i:a===4?o[1]=Object.assign(o[1]||{},i):a===5?(o[1]=o[1]||{})[e[++s]]=i:a===6?o[1][e[++s]]+=i+"":a?(r=t.apply(i,mo(
t,i,n,["",null])),o.push(r),i[0]?e[0]|=2:(e[s-2]=0,e[s]=r)):o.push(i)}return o},Qn=new Map,l=function(t){var e=Qn.get(this);
return e||(e=new Map,Qn.set(this,e)),(e=mo(this,e.get(t)||(e.set(t,e=(function(n){for(var o,r,s=1,a="",i="",c=[0],f=function(m){
s===1&&(m||(a=a.replace(/^\s*\n\s*|\s*\n\s*$/g,"")))?c.push(0,m,a):s===3&&(m||a)?(c.push(3,m,a),s=2):s===2&&a==="..."&&m?
c.push(4,m,0):s===2&&a&&!m?c.push(5,0,!0,a):s>=5&&((a||!m&&s===5)&&(c.push(s,0,a,r),s=6),m&&(c.push(s,m,0,r),s=6)),a=""},
u=0;u<n.length;u++){u&&(s===1&&f(),f(u));for(var p=0;p<n[u].length;p++)o=n[u][p],s===1?o==="<"?(f(),c=[c],s=3):a+=o:s===
4?a==="--"&&o===">"?(s=1,a=""):a=o+a[0]:i?o===i?i="":a+=o:o==='"'||o==="'"?i=o:o===">"?(f(),s=1):s&&(o==="="?(s=5,r=a,a=
""):o==="/"&&(s<5||n[u][p+1]===">")?(f(),s===3&&(c=c[0]),s=c,(c=c[0]).push(2,0,s),s=0):o===" "||o==="	"||o===`
`||o==="\r"?(f(),s=2):a+=o),s===3&&a==="!--"&&(s=4,c=c[0])}return f(),c})(t)),e),arguments,[])).length>1?e:e[0]}.bind(eo);var tn={};Bn(tn,{ask:()=>ia,listen:()=>la});var Xe;function oa(){return Xe??=fetch(new URL("../engine/suite_worker_bg.wasm",import.meta.url)).then(t=>t.arrayBuffer()).
then(t=>WebAssembly.compile(t)).catch(t=>{throw Xe=void 0,new Error(`The engine cannot be loaded: ${t.message}`)}),Xe}var ft=class{listeners=new Set;#t=new Map;#r=0;#n="";#e=new Worker(
new URL("../engine/worker.js",import.meta.url),{type:"module"});#o;constructor(e=1){this.#o=oa().then(n=>this.#e.postMessage(
{module:n,firstId:e})),this.#e.addEventListener("message",({data:{number:n,status:o,text:r,event:s}})=>{if(s!==void 0){let a=JSON.
parse(s);for(let i of this.listeners)i(a);return}this.#t.get(n)?.resolve({status:o,text:r}),this.#t.delete(n)}),this.#e.
addEventListener("error",()=>this.end("internal error"))}async ask(e,n,o=""){if(await this.#o,this.#n)throw new Error(this.#n);
let r=this.#r+=1;return new Promise((s,a)=>{this.#t.set(r,{resolve:s,reject:a}),this.#e.postMessage({number:r,method:e,path:n,
body:o})})}end(e="the request was given up"){this.#n=e,this.#e.terminate();for(let{reject:n}of this.#t.values())n(new Error(
e));this.#t.clear(),this.listeners.clear()}};var Ht=new Map,ra=8,po=/^((\w+)\/\d+)(.*)$/,sa=0;function ho(t){let e=Ht.get(t);if(!e)throw new Error(`there is no ${t} \
any more`);return e}function $o(t){let{worker:e,helper:n}=Ht.get(t)??{};e?.end(),n?.end(),Ht.delete(t)}async function go(t,e,n){
let o=sa+=1,r=new ft(o),s=await r.ask("POST",e,n);if(s.status!==200)return r.end(),s;let a=[...Ht.keys()].filter(c=>c.startsWith(
`${t}/`));for(let c of a.slice(0,Math.max(0,a.length+1-ra)))$o(c);let i={id:o,worker:r,path:e,body:n,moves:[]};return Ht.
set(`${t}/${o}`,i),r.listeners.add(c=>{c.kind==="position"&&(i.moves=c.history.map(({move:f})=>f))}),s}async function Ze(t,e,n,o){
try{return await t.ask(e,n,o)}finally{t.end()}}async function yo({id:t,path:e,body:n}){let o=new ft(t);return await o.ask(
"POST",e,n),o}function aa(t){t.helper?.end(),t.helper=new ft;let e={...JSON.parse(t.body??"{}"),moves:t.moves.join(", ")};
return Ze(t.helper,"POST","hints",JSON.stringify(e))}async function ia(t,e,n){let[,o,r,s]=e.match(po)??[];if(!o){let[i]=e.
split("?");return t==="POST"&&["trees","games","records"].includes(i)?go(i,e,n):Ze(new ft,t,e,n)}if(t==="DELETE")return $o(
o),{status:200,text:"{}"};let a=ho(o);return s==="/hint"?aa(a):r==="records"&&s.includes("/hint")?Ze(await yo(a),t,e,n):
a.worker.ask(t,e,n)}function la(t,e,n){let o=!1,r=()=>{};return(async()=>{let[,a,i]=t.match(po)??[],c=ho(a),f=i==="games",
u=f?c.worker:await yo(c),p=async m=>{let h=m.kind==="ended"&&m.record?await ca(m):m;o||e(h)};if(r=()=>f?u.listeners.delete(
p):u.end(),o)return r();u.listeners.add(p),n(!0),await u.ask("GET",t)})().catch(()=>o||n(!1)),()=>{o=!0,r()}}async function ca(t){
let{status:e,text:n}=await go("records","records",JSON.stringify(t.record));return{...t,record_id:e===200?JSON.parse(n).
id:void 0}}var on={};Bn(on,{ask:()=>fa,listen:()=>ma});function it(t,e){try{return localStorage.getItem(`suite-${t}`)??e}catch{return e}}function ue(t,e){try{localStorage.setItem(
`suite-${t}`,e)}catch{}}function bt(t,e){let[n,o]=y(()=>it(t,e)),r=Gt(s=>{ue(t,s),o(s)},[t]);return[n,r]}function lt(t){
try{return Object(JSON.parse(it(t,"{}")))}catch{return{}}}function mt(t,e){ue(t,JSON.stringify(e))}var vo="token",en="";function bo(){return it(vo,en)}async function nn(){let[,t,e]=location.hash.match(/^#token=([0-9a-f]+)(.*)$/)??
[];if(!t)return!1;history.replaceState(null,"",location.pathname+(e?`#${e}`:""));let o=await fetch("/api/token",{method:"\
POST",headers:{"x-suite-token":t}}).catch(()=>null);return o?.ok?({token:en}=await o.json(),ue(vo,en),!0):!1}var ua=2e3;function wo(t,e,n={}){let o={...n.headers,"x-suite-token":bo()};return fetch(`/api/${e}`,{method:t,...n,headers:o})}
async function fa(t,e,n,o){let s=await wo(t,e,{headers:o?{"content-type":o}:void 0,body:n,keepalive:t==="DELETE"}).catch(
()=>{throw new Error("The server does not answer. Is `suite web` still running?")});return{status:s.status,text:await s.
text()}}function ma(t,e,n){let o=new AbortController,{signal:r}=o,s=async()=>{let a=await wo("GET",t,{signal:r}).catch(()=>null);
a?.ok&&a.body&&(n(!0),await pa(a.body,i=>r.aborted||e(i))),!r.aborted&&(n(!1),(!a||a.ok)&&setTimeout(()=>r.aborted||s(),
ua))};return s(),()=>o.abort()}async function pa(t,e){let n=t.pipeThrough(new TextDecoderStream).getReader(),o="";for(;;){
let{value:r,done:s}=await n.read().catch(()=>({value:"",done:!0}));if(s)return;let a=(o+r).split(`
`);o=a.pop()??"";for(let i of a)i.startsWith("data: ")&&e(JSON.parse(i.slice(6)))}}var Dt=typeof document<"u"&&document.querySelector("meta[name=suite-engine]")!==null,xo=Dt?tn:on,fe=class extends Error{};
async function me(t,e,n,o){let{status:r,text:s}=await xo.ask(t,e,n,o).catch(i=>{throw new fe(R(i))}),a=ha(s);if(r!==200)
throw new fe(a?.error??`error ${r}`);return a}function ha(t){try{return t?JSON.parse(t):null}catch{return null}}var rn=new Map;
function W(t){let e=me("GET",t);rn.set(e,t);let n=()=>{rn.delete(e)};return e.then(n,n),e}function et(t,e={}){return me(
"POST",t,JSON.stringify(e),"application/json")}function wt(t,e){return me("POST",t,e,"text/plain; charset=utf-8")}function pt(t){
return me("DELETE",t).catch(()=>null)}async function ko(t){let e=[...rn].filter(([,n])=>`${n}/`.startsWith(`${t}/`)).map(
([n])=>n);return await Promise.allSettled(e),pt(t)}function xt(t,e,n=()=>{}){return xo.listen(t,e,n)}function R(t){return t instanceof
Error?t.message:String(t)}var da=new Intl.NumberFormat("en");function q(t){return da.format(t)}function j(t,e){return`${q(t)} ${e}${t===1?"":"s"}`}
function M(t){return t==null?"":String(t).replace("Infinity","∞").replace("-","−")}function z(t){return typeof t=="n\
umber"?t:t==="Infinity"?1/0:-1/0}function _o(t){return`${t>0?"+":""}${M(t)}`}function kt(t){return t<1<<20?`${Math.ceil(
t/1024)} kB`:`${q(Math.round(t/(1<<20)))} MB`}function pe(t){return t<10?`${t.toFixed(2)} s`:`${t.toFixed(1)} s`}function Z({label:t,value:e,values:n,onChange:o}){return l`<label class="field">
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
  </label>`}var $a=64<<20,ga=1<<20;async function ya(t,e){if(t.size>e)throw new Error(`${t.name} has ${kt(t.size)}; at m\
ost ${kt(e)} can be read here.`);let n=await t.text();if(n.slice(0,4096).includes("\0"))throw new Error(`${t.name} is no\
t a text file.`);return n}function So(){for(let t of["dragover","drop"])addEventListener(t,e=>e.preventDefault())}function Mo({
label:t,value:e,onText:n,rows:o=6,placeholder:r}){return l`<${ht} onText=${n} most=${ga}>
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
  <//>`}function ht({onText:t,label:e="Choose a file",most:n=$a,multiple:o=!1,children:r}){let[s,a]=y(!1),[i,c]=y(""),f=async u=>{
try{let p=[...u??[]].slice(0,o?void 0:1),m=await Promise.all(p.map(h=>ya(h,n)));c(""),m.forEach((h,g)=>t(h,p[g].name))}catch(p){
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
      <span>${e}<span class="muted"> or drop it here, at most ${kt(n)}</span></span>
    </label>
    <${I} error=${i} />
  </div>`}function I({error:t}){return t?l`<p class="error" role="alert"><strong>Error: </strong>${t}</p>`:null}function va(t){return t instanceof HTMLElement&&t.matches("input:not([type=range], [type=checkbox]), textarea, select")}
function ba(t){return t instanceof HTMLElement&&t.matches("button, a, summary")}function nt(t){let e=A(t);e.current=t,_(
()=>{let n=o=>{let r=e.current[o.key],s=o.defaultPrevented||o.ctrlKey||o.metaKey||o.altKey;!r||s||va(o.target)||document.
querySelector("dialog[open]")||o.key===" "&&ba(o.target)||it("shortcuts","on")!=="off"&&(o.preventDefault(),r())};return addEventListener(
"keydown",n),()=>removeEventListener("keydown",n)},[])}var wa=[{heading:"Boards",keys:[["Tab","to and from the board"],["← ↑ → ↓","from square to square"],["Home, End",
"first, last square of the row"],["Enter, Space","play on the square"]]},{heading:"Game",keys:[["m","type a move"],["z",
"undo"],["h","hints"]]},{heading:"Search",keys:[["f, b","one step forward, back"],["o","over the subtree"],["r","out to \
the parent"],["l, L","next, previous log line"],["u, U","next, previous update"],["c, C","next, previous cut-off"],["Spa\
ce","play, pause"]]},{heading:"Tree",keys:[["← →","previous, next node"],["↓","show the children, then the first c\
hild"],["↑","hide the children, then the parent"],["Home, End","first, last node"],["letters","the next node with that\
 name"],["Enter, Space","show or hide the children"]]},{heading:"Recorded game",keys:[["f, b","next, previous position"],
["Home, End","on the slider: first, last position"]]}];function xa({heading:t,keys:e}){return l`<section>
    <h3>${t}</h3>
    <dl class="keys">
      ${e.map(([n,o])=>l`<dt><kbd>${n}</kbd></dt>
            <dd>${o}</dd>`)}
    </dl>
  </section>`}function To(){let t=A(null),[e,n]=bt("shortcuts","on"),o=()=>t.current?.showModal();return nt({"?":o}),l`<button class="quiet" onClick=${o} aria-haspopup="dialog">Keys</button>
    <dialog ref=${t} aria-labelledby="help-title">
      <div class="dialog-head">
        <h2 id="help-title">Keys</h2>
        <form method="dialog"><button>Close</button></form>
      </div>
      <div class="key-groups">${wa.map(r=>l`<${xa} ...${r} />`)}</div>
      <label class="check">
        <input
          type="checkbox"
          checked=${e==="on"}
          onChange=${()=>n(e==="on"?"off":"on")}
        />
        Single letters act as shortcuts
      </label>
    </dialog>`}function ka(t){let[,e,n]=t.match(/^#?\/?([^?]*)\??(.*)$/s)??[];return{route:(e??"").split("/").filter(Boolean).map(_a),query:new URLSearchParams(
n)}}function _a(t){try{return decodeURIComponent(t)}catch{return t}}var he=location.hash;function Eo(){let[t,e]=y(location.
hash);return _(()=>{let n=()=>{he=location.hash,e(he)};return addEventListener("hashchange",n),n(),()=>removeEventListener(
"hashchange",n)},[]),ka(t)}function N(...t){return`#/${t.map(encodeURIComponent).join("/")}`}function Wt(t,e){let n=String(
new URLSearchParams(e));return n?`${t}?${n}`:t}function St(t){t===location.hash||location.hash!==he||(history.replaceState(
history.state,"",t),he=location.hash)}var Ft=new URLSearchParams(location.search).has("embed");function Mt(t){let[e,n]=y(0);return H(()=>{if(!t.current)return;let o=new ResizeObserver(([r])=>n(Math.floor(r.contentRect.
width)));return o.observe(t.current),n(Math.floor(t.current.clientWidth)),()=>o.disconnect()},[]),e}var Sa=260,Oo=46,ot=96,Ma=9.5;function Ta(t,e){let n=(e-t)/5||1,o=10**Math.floor(Math.log10(n)),r=Math.max(1,[1,2,5,10].
map(a=>a*o).find(a=>a>=n)??1),s=Math.ceil(t/r)*r;return Array.from({length:Math.floor((e-s)/r)+1},(a,i)=>s+i*r)}function Ea(t,[
e,n],o){return t===1/0?o-16:t===-1/0?16:Oo+(t-e)/(n-e)*(o-2*Oo)}function Oa({value:t,alpha:e,beta:n}){let o=z(e)>=z(n);return`\
Alpha ${M(e)}, beta ${M(n)}, value ${M(t)}${o?"; the window is empty":""}`}function Ca(t,e){let n=e.filter(s=>typeof s==
"number"),o=Math.min(...n,...t??[0]),r=Math.max(...n,...t??[1]);return[o,Math.max(r,o+1)]}function Tt({node:t,before:e,child:n,
range:o,showsWindow:r}){let s=Ca(o,[t.value,t.alpha,t.beta,n?.value]),a=A(null),i=Math.max(Mt(a),Sa),c=g=>Ea(z(g),s,i),[
f,u]=[c(t.alpha),c(t.beta)],p=r?0:n?26:60,m=z(t.alpha)>=z(t.beta),h=e&&(e.alpha!==t.alpha||e.beta!==t.beta);return l`<svg class="number-line" ref=${a} viewBox=${`\
0 ${p} ${i} ${158-p}`} role="img" aria-label=${Oa(t)}>
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
        <${Aa}
          at=${[f,u]}
          words=${[`α ${M(t.alpha)}`,`β ${M(t.beta)}`]}
          isEmpty=${m}
          width=${i}
        />`}
    <path
      class="axis"
      d=${`M6 ${ot}H${i-6}M14 ${ot-5}L6 ${ot} 14 ${ot+5}M${i-14} ${ot-5}L${i-6} ${ot} ${i-14} ${ot+5}`}
    />
    ${Ta(...s).map(g=>l`<path class="axis" d=${`M${c(g)} ${ot}v5`} />
          <text class="tick" x=${c(g)} y=${ot+18} text-anchor="middle">${M(g)}</text>`)}
    <${La}
      x=${c(t.value)}
      y=${ot+24}
      text=${`value ${M(t.value)}`}
      kind=${t.is_max?"max":"min"}
      width=${i}
    />
    ${n&&l`<circle class="returned" cx=${c(n.value)} cy="74" r="6" />
        <${Co}
          x=${c(n.value)}
          y=${41}
          kind="returned"
          width=${i}
          text=${`${n.move} returns ${M(n.value)}`}
        />`}
  </svg>`}function Aa({at:[t,e],words:n,isEmpty:o,width:r}){let[s,a]=n.map(p=>Ma*p.length+8),i=!o&&t<60,c=!o&&e>r-60,f=c?
Math.min(t,e-a):t,u=i?Math.max(e,t+s):e;return l`<text class="bound" x=${f} y="18" text-anchor=${o||i?"start":"end"}>
      ${n[0]}
    </text>
    <text class="bound" x=${u} y="18" text-anchor=${o||c?"end":"start"}>
      ${n[1]}
    </text>`}function La({x:t,y:e,text:n,kind:o,width:r}){return l`<path class=${`pointer ${o}`} d=${`M${t} ${e}l7 13h-1\
4z`} />
    <${Co} x=${t} y=${e+30} kind="bound" text=${n} width=${r} />`}function Co({x:t,y:e,text:n,kind:o,width:r}){let s=t<70?
"start":t>r-70?"end":"middle",a=s==="start"?Math.max(t-8,2):s==="end"?Math.min(t+8,r-2):t;return l`<text class=${o} x=${a} y=${e} text-anchor=${s}>${n}</text>`}var de=[3,12,8,2,4,6,14,5,2],J="A",[Pa,Na]=[-99,99];function $e(t){return["B","C","D"].map((e,n)=>({name:e,leaves:t.slice(
3*n,3*n+3).map((o,r)=>({name:`${e.toLowerCase()}${r+1}`,value:o}))}))}function Ao({leaves:t}){return Math.min(...t.map(({
value:e})=>e))}function sn(t,e){return{...t,leaves:t.leaves.toSorted((n,o)=>e*(n.value-o.value))}}function an(t,e){return t.
toSorted((o,r)=>e*(Ao(r)-Ao(o))).map(o=>sn(o,e))}function Lo(t){let e=t.flatMap(({leaves:r})=>r.map(({value:s})=>s)),n=Math.
min(...e)+Math.max(...e),o=r=>r.leaves.map(s=>({...s,value:n-s.value}));return t.map(r=>({...r,leaves:o(r)}))}function ge(t,e="\
max"){let n=t.flatMap(({name:o,leaves:r})=>[`  ${o}`,...r.map(s=>`    ${s.name} ${s.value}`)]);return[`${J} ${e}`,...n,""].
join(`
`)}function Po(){return Array.from({length:9},()=>Math.floor(Math.random()*16))}function ye(t){let e=Number(t.trim().replace(
"−","-"));return t.trim()!==""&&Number.isInteger(e)&&e>=Pa&&e<=Na?e:null}function ln(t){let n=(t??"").split(",").map(ye).
filter(o=>o!==null);return n.length===9?n:de}var No={title:"Alpha",lead:"Alpha-beta comes to the same value, but remembers what is certain already.",async questions(t,e){
let n=await e(t,"alphabeta"),[o,r]=t,s=n.findIndex(({kind:c,node:f})=>c==="update"&&f.depth===0),a=M(n[s].node.alpha),i=r.
leaves[0].value;return[{branches:t,steps:n,at:s-1,reveal:s,text:`The search goes from left to right. ${o.name} has come \
to ${a}; nothing else is known.`,prompt:`What is the least that ${J} can be worth now?`,task:{kind:"number",right:Number(
n[s].node.alpha),hint:`Max can always move to ${o.name}.`},why:`Max is sure of at least ${a} by moving to ${o.name}, wha\
tever the rest holds. This number is alpha: α = ${a}. The window, which is the values that still matter, begins there.`,
window:"answered"},{branches:t,steps:n,at:s,reveal:s,text:`α = ${a} at ${J}.`,prompt:"What does alpha promise?",task:{kind:"\
choice",choices:[{text:`Max gets exactly ${a}`,why:"A branch further right can still be better for Max."},{text:`Every l\
eaf from here on is at least ${a}`,why:`Leaves can be anything: the first one of ${r.name} is ${M(i)}.`},{text:`Max gets\
 at least ${a}`,right:!0,why:""}]},why:"Alpha is the most that Max is sure of so far, by a choice at this node or at one\
 above it. It can only rise.",window:"always"}]}};var Ro={title:"Beta",lead:"Min remembers, too: beta is what Min can hold Max to.",async questions(t,e){let n=await e(t,"\
alphabeta"),o=n.findIndex(({kind:f,node:u,before:p})=>f==="update"&&u.beta!==p?.beta),{node:r,child:s}=n[o],[a,i]=[M(r.beta),
M(Number(r.beta)-2)],c=M(Number(r.beta)+4);return[{branches:t,steps:n,at:o-1,reveal:o,text:`Back to the beginning of the\
 search: Min moves at ${r.name}, and the leaf ${s?.move} is ${a}.`,prompt:`What is the most that ${r.name} can be worth \
now?`,task:{kind:"number",right:Number(r.beta),hint:`Min can always choose ${s?.move}.`},why:`Min can choose ${s?.move},\
 so Max gets at most ${a} here. This number is beta: β = ${a}. The window ends there.`,window:"always"},{branches:t,steps:n,
at:o,reveal:o,text:`β = ${a} at ${r.name}, and two leaves are left.`,prompt:`Which value can ${r.name} still have in th\
e end?`,task:{kind:"choice",choices:[{text:c,why:`Min can already hold Max to ${a}.`},{text:i,right:!0,why:""}]},why:"Be\
ta can only fall, as Min finds better leaves. What lies between alpha and beta, in the window, can still change the resu\
lt. Where nothing can, looking on is pointless.",window:"always"}]}};var Io=({node:t})=>M(t.value),st=t=>new Intl.ListFormat("en").format(t),cn=t=>st(t.leaves.map(({value:e})=>M(e))),Et=(t,e)=>t.
findLastIndex(({node:n})=>n.name===e);function Bo(t){for(let[e,{kind:n,path:o}]of t.entries()){let r=o.at(-1)?.children.filter(({state:s})=>s==="cut")??[];if(n===
"cut"&&r.length>0)return{at:e,skipped:r.map(({name:s})=>s)}}return null}var Go=({path:t},e)=>t[0].children.find(({state:n,
value:o})=>n==="done"&&o===e)?.name??"";async function Ra(t,e){let n=await e(t,"alphabeta","min"),{at:o=0}=Bo(n)??{},{node:r,
child:s}=n[o],[a,i]=[M(r.beta),M(r.value)],c=Go(n[o],r.beta),f=[{text:"Its other leaves are looked at",why:`They could o\
nly make ${r.name} worth more than ${i}, and Min already has ${a}.`},{text:`β becomes ${i}`,why:`A max node changes alp\
ha only: beta is what Min already has, at ${J}.`},{text:`It is cut, and returns ${i} at once`,right:!0,why:""}];return{branches:t,
first:"min",steps:n,at:o-1,reveal:o,text:`Now in another tree, where Min moves first: Min at ${J}, Max below. Min has ${c}\
, worth ${a}, so ${r.name} has begun with β = ${a}. The search has just found that ${s?.move} is ${M(s?.value)}.`,prompt:`\
What happens at ${r.name}?`,task:{kind:"choice",choices:i===a?f.filter(({text:u})=>!u.startsWith("β")):f},why:`${r.name}\
 is worth at least ${i}, and Min can already hold Max to ${a} at ${c}, so Min will not move to ${r.name}. β stays ${a}:\
 a max node changes alpha only.`,window:"always",cause:c}}var Ho={title:"The cut",lead:"A min node is cut, and the rest \
of its children skipped, as soon as its value is at most alpha; a max node as soon as it is at least beta.",async questions(t,e){
let n=await e(t,"alphabeta"),o=Bo(n);if(!o){let p=n.length-1;return[{branches:t,steps:n,at:p,reveal:p,text:"With these v\
alues, in this order, nothing can be cut off.",prompt:"Take other values: the original ones, or random ones.",task:{kind:"\
nothing"},why:"",window:"always"}]}let{node:r,child:s}=n[o.at],[a,i]=[M(r.alpha),M(r.value)],c=Go(n[o.at],r.alpha),f=t.findIndex(
({name:p})=>p===r.name),u=t[f+1];return[{branches:t,steps:n,at:o.at-1,reveal:o.at,text:`A node begins with the alpha and\
 beta of the node above it, so ${r.name} has begun with α = ${a}. The search has just found that ${s?.move} is ${M(s?.value)}\
.`,prompt:`Press every leaf of ${r.name} that need not be looked at.`,task:{kind:"leaves",right:o.skipped,among:t[f].leaves.
map(({name:p})=>p)},why:`Min can hold ${r.name} to ${i}, and Max already has ${a}. Whatever ${st(o.skipped)} may be, Max\
 will not move to ${r.name}. So ${r.name} is cut: it returns at once, before beta would change.`,window:"always"},{branches:t,
steps:n,at:o.at,reveal:o.at,text:`${st(o.skipped)} ${o.skipped.length>1?"are":"is"} never looked at.`,prompt:`What, foun\
d earlier, lets the search stop at ${r.name}?`,task:{kind:"choice",choices:[{text:`${s?.move}, worth ${M(s?.value)}, whi\
ch Min can choose`,why:`It makes ${r.name} bad for Max, and was found just now. But Max must have something as good alre\
ady.`},{text:`${c}, worth ${a}, where Max can move`,right:!0,why:""},u?{text:`${u.name}, where Max can move, too`,why:`${u.
name} has not been searched yet.`}:{text:`The leaf that Min would choose at ${t[0].name}`,why:`It makes ${t[0].name} wor\
th what it is, but it is Max who need not come to ${r.name}.`}]},why:`Max has ${c}, worth ${a}, and ${r.name} is worth ${i}\
 at most. ${i===a?"Equal is enough":"Equal would be enough, too"}: Max gains nothing by moving there. No cut can change \
the value or the move of ${J}.`,window:"always",cause:c},await Ra(Lo(t),e)]}};var Do={title:"Minimax",lead:"Max (△) moves first, then Min (▽). Each leaf says what Max gets: Max wants much, and Min w\
ants Max to get little.",async questions(t,e){let n=await e(t,"minimax"),[o,...r]=t,s=({name:f})=>Io(n[Et(n,f)]),a=n.length-
1,i=n[a].node.best,c=`Max takes the greatest of ${st(t.map(s))}`;return[{branches:t,steps:n,at:1,reveal:Et(n,o.name),text:`\
Say Max has moved to ${o.name}. Now Min chooses among ${cn(o)}.`,prompt:`What is ${o.name} worth?`,task:{kind:"number",right:Number(
n[Et(n,o.name)].node.value),hint:"Min takes the least."},why:`Min takes the least of ${cn(o)}. So ${o.name} is worth ${s(
o)}.`},{branches:t,steps:n,at:a-1,reveal:a,text:`In the same way, ${st(r.map(f=>`${f.name} is worth ${s(f)}`))}. Now Max\
 chooses at ${J}.`,prompt:`What is ${J} worth: what can Max be sure of?`,task:{kind:"number",right:Number(n[a].node.value),
hint:`${c}.`},hides:J,why:`${c}, and moves to ${i}. That is minimax. It has looked at all nine leaves.`}]}};var Ia=20,un=new Map;async function Ba(t){let{id:e}=await et("trees",t);try{let n=await W(`trees/${e}`);for(;!n.done;)await new Promise(
o=>setTimeout(o,Ia)),n=await W(`trees/${e}`);return await Promise.all(Array.from({length:n.events},(o,r)=>W(`trees/${e}/\
steps/${r}`)))}finally{pt(`trees/${e}`)}}function Wo(t,e){let n={game:"tree",text:t,algorithm:e},o=JSON.stringify(n),r=un.
get(o)??Ba(n);return un.set(o,r),r.catch(()=>un.delete(o)),r}function ve(t,e){let n={};for(let s of t.slice(0,e+1))for(let{
name:a,value:i,children:c}of s.path){n[a]={state:"current",...typeof i=="number"&&{value:i}};for(let f of c)f.state!=="c\
urrent"&&(n[f.name]={state:f.state,value:f.value})}let{child:o,node:r}=t[e]??{};return o&&r&&(n[r.name]={...n[r.name],from:o.
move}),e===t.length-1&&n.root&&(n.root.state="done"),n}function Fo(t,e){return t.some(({name:n})=>e[n]?.state==="cut")}function Uo(t){
return t.filter(({kind:e})=>e==="leaf").length}var Vo={title:"Order",lead:"The value is that of minimax in every order. The work is not.",async questions(t,e){let n=t[2],
o=[t[0],t[1],sn(n,1)],[r,s,a]=[t,an(t,1),an(t,-1)],[i,...c]=await Promise.all([o,r,s,a].map(v=>e(v,"alphabeta"))),[f,u,p]=c.
map(Uo),m=i.findIndex(({node:v})=>v.name===n.name),h=i.filter(({kind:v,path:w})=>v==="leaf"&&w[1]?.name===n.name).length,
g=st(o[2].leaves.map(({value:v})=>M(v))),d=[...new Set([u,f,p,9])].sort((v,w)=>v-w),$=c[1].length-1;return[{branches:o,steps:i,
at:m,reveal:Et(i,n.name),text:`${n.name} is searched from its least leaf on now: ${g}. α = ${M(i[m].node.alpha)}.`,prompt:`\
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
best first",u]]}]}};var ct=[Do,No,Ro,Ho,Vo];function jo(t,e,n){return ct[t].questions(e,(o,r,s)=>n(ge(o,s),r))}var zo={max:"M0 0 21 35H-21Z",min:"M-21 0H21L0 35Z",leaf:"M-16 5H16V31H-16Z",cached:"M0 0 19 18 0 36-19 18Z"},Ga={max:29,
min:15,leaf:22,cached:22};function be({shape:t,state:e,value:n,isBest:o=!1}){return l`<g class=${`glyph ${t} ${e}`}>
    <path class="shape" d=${zo[t]} />
    ${/\b(cut|marked)\b/.test(e)&&l`<path class="hatch" d=${zo[t]} />`}
    <text class="glyph-value" text-anchor="middle" y=${Ga[t]}>${M(n??null)}</text>
    ${o&&l`<path class="best-mark" d="M-5 40H5L0 46Z" transform="rotate(180 0 42)" />`}
  </g>`}var[Ha,Da,Wa]=[14,50,84],qo={unvisited:"not reached yet",current:"being searched",done:"searched",cut:"cut off"};function Fa(t){
let e={[J]:{x:50,y:Ha}};return t.forEach(({name:n,leaves:o},r)=>{e[n]={x:(r+.5)*(100/3),y:Da},o.forEach((s,a)=>e[s.name]=
{x:(3*r+a+.5)*(100/9),y:Wa})}),e}function Ko({branches:t,first:e="max",standings:n,here:o,hides:r,cause:s,pressed:a,onPress:i,
onLeaf:c}){let f=Fa(t),u=d=>n[d===J?"root":d]??{state:"unvisited"},p=d=>[u(d).state,o===d&&"here",s===d&&"cause"].filter(
Boolean).join(" "),m=(d,$)=>{let[v,w]=[f[d],f[$]];return l`<path key=${$} class=${`lesson-edge ${p($)}`} d=${`M${v.x} ${v.
y}L${w.x} ${w.y}`} />`},h=d=>d===r?{...u(d),value:void 0}:u(d),g=(d,$,v=!1)=>l`<${Ua}
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
    ${g(J,e==="max")}
    ${t.map(({name:d,leaves:$})=>g(d,e==="min",Fo($,n)))}
    ${t.flatMap(({leaves:d})=>d.map($=>l`<${Va}
            key=${$.name}
            leaf=${$}
            place=${f[$.name]}
            state=${u($.name).state}
            class=${p($.name)}
            isPressed=${a?.has($.name)??null}
            onPress=${()=>i($.name)}
            onValue=${c&&(v=>c($.name,v))}
          />`))}
  </div>`}var Jo=({x:t,y:e})=>({left:`${t}%`,top:`${e}%`});function Ua({name:t,isMax:e,isBound:n,place:o,standing:{state:r,
value:s},from:a,class:i}){let c=e?"max":"min",[f,u]=n?e?["at least ","≥ "]:["at most ","≤ "]:["",""],p=s===void 0?"n\
o value yet":`value ${f}${M(s)}`,m=a&&{"--dx":String(a.x-o.x),"--dy":String(a.y-o.y)};return l`<div class=${`lesson-node\
 ${i}`} style=${Jo(o)}>
    <span class="lesson-name">${t}</span>
    <svg viewBox="-25 -4 50 48" role="img" aria-label=${`${t}, ${c} node, ${p}, ${qo[r]}`}>
      <${be} shape=${c} state=${i.includes("here")?"here":r} />
    </svg>
    ${s!==void 0&&l`<span key=${`${s} ${a?.x}`} class=${`lesson-value ${a?"rises":""}`} style=${m} aria-hidden="true"
        >${u}${M(s)}</span
      >`}
  </div>`}function Va({leaf:{name:t,value:e},place:n,state:o,class:r,isPressed:s,onPress:a,onValue:i}){let[c,f]=y(null),
u=m=>{f(m.target.value);let h=ye(m.target.value);h!==null&&i?.(h)},p=`Leaf ${t}, ${qo[o]}`;return l`<div class=${`lesson\
-leaf ${r}`} style=${Jo(n)}>
    ${s===null?l`<input
            inputmode="numeric"
            autocomplete="off"
            aria-label=${p}
            value=${c??e}
            readonly=${!i}
            aria-invalid=${c!==null&&ye(c)===null}
            onBlur=${()=>f(null)}
            onFocus=${m=>m.target.select()}
            onInput=${u}
          />`:l`<button aria-pressed=${s} aria-label=${`${p}: ${e}`} onClick=${a}>
            ${M(e)}
          </button>`}
    <span class="lesson-name" aria-hidden="true">${t}</span>
  </div>`}function Qo({counts:t}){return l`<table class="order-counts">
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
  </table>`}var[ja,za]=[650,5e3];function qa(){return matchMedia("(prefers-reduced-motion: reduce)").matches}function Yo(t,e){let[n,
o]=y(t);return _(()=>{if(e<=t||qa()){o(e);return}let r=setInterval(()=>o(s=>Math.min(Math.max(s,t)+1,e)),Math.min(ja,za/
(e-t)));return()=>clearInterval(r)},[t,e]),e<=t?e:Math.min(Math.max(n,t),e)}var fn=()=>{};function V(t){fn(t)}function Xo(){let[t,e]=y("");return _(()=>(fn=e,()=>{fn=()=>{}}),[]),l`<div class="sr-only" role="status" aria-live="polite">${t}</div>`}function Ut(t){let e=t.trim().toLowerCase().replaceAll("−","-").replace(/^\+/,"");return/^-?(inf|infinity|∞)$/.test(
e)?e.startsWith("-")?-1/0:1/0:e===""?NaN:Number(e)}function Zo({question:t,isFirst:e,pressed:n,isAnswered:o,onAnswered:r,next:s}){let{task:a,text:i,prompt:c,why:f,steps:u,
at:p}=t,[m,h]=y(""),[g,d]=y(!1),[$,v]=y(""),w=A(null),x=E=>(h(E),V(E));H(()=>{!e&&!document.activeElement?.closest(".les\
son-tree, .lesson-tools")&&w.current?.querySelector("input, .choices button, .go")?.focus()},[]),H(()=>{o&&w.current?.querySelector(
".go")?.focus()},[o]);let b=()=>{h(""),V(`Right. ${f}`),r()},k=E=>{if(E.preventDefault(),a.kind!=="number")return;let O=Ut(
$);Number.isNaN(O)?x("Type a number first."):O===a.right?b():x(`Not ${$.trim()}. ${a.hint}`)},C=E=>(ve(u,p)[E]?.state??"\
unvisited")!=="unvisited",G=()=>{if(a.kind!=="leaves")return;let E=[...n].filter(O=>!a.right.includes(O));n.size===0?x("\
Press the leaves in the tree first."):E.length>0?x(`Not ${E[0]}: the search ${C(E[0])?"has looked at it already":"still \
comes to it"}.`):n.size<a.right.length?x("Right so far, but there are more."):b()},T=l`<button type="button" class="quiet" onClick=${()=>{
d(!0),h(""),V(f),r()}}>Show me</button>`;return l`<div class="question" ref=${w}>
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
        ${a.choices.map(E=>l`<button onClick=${()=>E.right?b():x(`Not “${E.text}”. ${E.why}`)}>
              ${E.text}
            </button>`)}
        ${T}
      </div>`}
    ${!o&&a.kind==="leaves"&&l`<div class="answer">
        <button class="primary go" onClick=${G}>Check</button>
        ${T}
      </div>`}
    ${m&&l`<p class="remark">${m}</p>`}
    ${o&&f&&l`<p class=${g?"remark":"remark right"}>
      <strong>${g?"Answer:":"✓ Right."}</strong> ${f}
    </p>`}
    ${o&&l`<p><a class="button primary go" href=${s.href}>${s.text}</a></p>`}
  </div>`}var Ka=200;function we(t,e,n){let o=e>1?N("lesson",t,e):N("lesson",t);return Wt(o,er(n)?{}:{leaves:n.join()})}var er=t=>t.
join()===de.join();function Ja(t,e){let[n,o]=y(null),[r,s]=y(""),a=`${t} ${e}`;return _(()=>{let i=!1,f=setTimeout(()=>jo(
t,$e(e),Wo).then(u=>!i&&(o({key:a,questions:u}),s("")),u=>!i&&s(R(u))),n?Ka:0);return()=>{i=!0,clearTimeout(f)}},[a]),{questions:n?.
key.startsWith(`${t} `)?n.questions:null,error:r}}function Qa({chapter:t,values:e}){return l`<nav class="chapters" aria-label="Chapters">
    <ol>
      ${ct.map(({title:n},o)=>l`<li>
            <a href=${we(o+1,1,e)} aria-current=${o===t?"step":void 0}>
              <span class="number" aria-hidden="true">${o+1}</span>${n}
            </a>
          </li>`)}
    </ol>
  </nav>`}var tr=t=>t===void 0||t.name==="root"?J:t.name;function Ya({question:t,chapter:e,isFirst:n,next:o,values:r,onValues:s}){
let[a,i]=y(!1),[c,f]=y(new Set),{branches:u,first:p,steps:m,at:h,reveal:g,task:d,cause:$,window:v,hides:w,counts:x}=t;H(
()=>{i(!1),f(new Set)},[t]);let b=Yo(h,a?g:h),k=m[b],C=tr(k.node),G=v==="always"||v==="answered"&&a,S=E=>{let O=new Set(
c);O.delete(E)||O.add(E),f(O)},T=(E,O)=>{let L=$e(r).flatMap(({leaves:K})=>K.map(({name:B})=>B));s(r.map((K,B)=>L[B]===E?
O:K))};return l`<div class="lesson-columns">
    <div class="lesson-picture">
      <${Ko}
        branches=${u}
        first=${p}
        standings=${ve(m,b)}
        here=${C}
        hides=${a?void 0:w}
        cause=${a&&b===g?$:void 0}
        pressed=${d.kind==="leaves"&&!a?c:null}
        onPress=${S}
        onLeaf=${p?void 0:T}
      />
      ${G&&!(a&&x)&&l`<p class="muted">The window at ${tr(k.kind==="leaf"?k.path.at(-2):k.node)}, from alpha to beta:</p>
        <${Tt}
          node=${k.node}
          before=${k.before}
          child=${k.child}
          range=${[Math.min(...r),Math.max(...r)]}
          showsWindow=${!0}
        />`}
      ${a&&x&&l`<${Qo} counts=${x} />`}
      <div class="lesson-tools">
        <span class="muted">${p||d.kind==="leaves"&&!a?"Take":"Change any leaf, or take"}</span>
        <button onClick=${()=>s(Po())}>random values</button>
        ${!er(r)&&l`<button onClick=${()=>s(de)}>the original values</button>`}
      </div>
    </div>
    <section class="card lesson-card" aria-labelledby="chapter-title">
      <h2 id="chapter-title">${`${e+1}. ${ct[e].title}`}</h2>
      <p class="lead">${ct[e].lead}</p>
      <${Zo}
        key=${u.map(({leaves:E})=>E.map(({value:O})=>O).join()).join()}
        question=${t}
        isFirst=${n}
        pressed=${c}
        isAnswered=${a||d.kind==="nothing"}
        onAnswered=${()=>i(!0)}
        next=${o}
      />
    </section>
  </div>`}function nr({address:{route:t,query:e}}){let n=Math.min(Math.max(Math.trunc(Number(t[1])||1),1),ct.length)-1,o=e.
get("leaves"),[r,s]=y(()=>ln(o));H(()=>s(ln(o)),[o]);let{questions:a,error:i}=Ja(n,r),c=Math.min(Math.max(Math.trunc(Number(
t[2])||1),1),a?.length??1)-1,f=h=>{s(h),St(we(n+1,c+1,h))},u=c+1===a?.length,p=Wt(N("tree","tree"),{text:ge(a?.[c]?.branches??
$e(r),a?.[c]?.first),algorithm:"alphabeta"}),m=u?n+1<ct.length?{href:we(n+2,1,r),text:`Next: ${ct[n+1].title}`}:{href:p,
text:"Step through this search"}:{href:we(n+1,c+2,r),text:"Next question"};return l`<section class="lesson" aria-label="Lesson">
    <${Qa} chapter=${n} values=${r} />
    <${I} error=${i} />
    ${a&&l`<${Ya}
        key=${`${n} ${c}`}
        question=${a[c]}
        chapter=${n}
        isFirst=${t.length===0}
        next=${m}
        values=${r}
        onValues=${f}
      />`}
  </section>`}var mn=t=>`suite-log ${t}`,pn=new Map;function Vt(t){return t.slice(0,2e3).split(`
`,4).some(n=>/^\s*(node\s*,\s*depth|[^,]+,\s*\d+)\s*(,|$)/i.test(n))}function xe(t,e){if(t.trim()==="")return`${e} is em\
pty.`;if(Vt(t))return"";let[n]=t.trim().split(`
`,1);return`${e} is not a log. A log begins with a line such as Node,Depth,Value,Alpha,Beta; this begins with ${n.slice(
0,60)}`}function Ot(t,e){pn.set(t,e);try{e.text.length<=2e6&&sessionStorage.setItem(mn(t),JSON.stringify(e))}catch{}}function ke(t){
pn.delete(t);try{sessionStorage.removeItem(mn(t))}catch{}}function jt(t){try{return pn.get(t)??JSON.parse(sessionStorage.
getItem(mn(t))??"null")}catch{return null}}var or=["log","task"];function _e(t){return t.find(({textbook:e,start_text:n})=>e.log&&n?.is_task)}function zt({id:t},e){
return`${N("tree",t)} ${e}`}function hn({label:t,onLog:e,onTask:n,children:o}){let[r,s]=y("");return l`<${ht} onText=${(i,c)=>{
let f=!Vt(i)&&/^\s*\d\s*$/m.test(i.slice(0,40)),u=f?"":xe(i,c);s(u),u||(f?n:e)({name:c,text:i})}} multiple=${!0} label=${t}>${o}<//>
    <${I} error=${r} />`}function rr({game:t,file:e}){let n=o=>r=>{Ot(zt(t,o),r),location.hash=N("tree",t.id)};return l`<section class="card" aria-labelledby="log-card-title">
    <h2 id="log-card-title"><a href=${N("tree",t.id)}>Check your log</a></h2>
    <${hn} label="Choose a file" onLog=${n("log")} onTask=${n("task")}>
      <p>Drop your ${e} here: you see it beside the right one, in step.</p>
    <//>
  </section>`}function sr({about:t,address:e}){let n=(r,s)=>l`<ul class="links">
      ${s.map(({id:a,name:i})=>l`<li><a href=${N(r,a)}>${i}</a></li>`)}
    </ul>`,o=_e(t.games);return l`<h1 class="lesson-title">Alpha-beta in five steps</h1>
    <${nr} address=${e} />
    <div class="cards ways">
      ${t.live!==null&&l`<section class="card">
          <h2><a href=${N("live")}>Watch live</a></h2>
          <p>${t.live}</p>
        </section>`}
      ${o?.textbook.log&&l`<${rr} game=${o} file=${o.textbook.log.file} />`}
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
    <p class="muted">suite ${t.version}. Everything runs on this machine.</p>`}function Y(t){return(t+.5)*100}function X(t){return Array.from({length:t},(e,n)=>n)}function Xa({rows:t,columns:e}){return l`<rect class="felt" x="0" y="0" width=${e*100} height=${t*100} rx="8" />
    ${X(t-1).map(n=>l`<path class="felt-line" d=${`M0 ${(n+1)*100}H${e*100}`} />`)}
    ${X(e-1).map(n=>l`<path class="felt-line" d=${`M${(n+1)*100} 0V${t*100}`} />`)}
    ${t>=8&&e>=8&&[1.5,t-2.5].map(n=>[1.5,e-2.5].map(o=>l`<circle class="felt-dot" cx=${Y(o)} cy=${Y(n)} r="6" />`))}`}function Za({
piece:t,mark:e,legal:n}){return t===null?n?l`<circle class="legal-dot" r="10" />`:null:l`<circle class="disk-shadow" cx="2" cy="4" r="40" />
    <circle class=${`disk disk-${t}`} r="40" />
    ${t===0?l`<path class="engraving-0" d="M0-22 22 0 0 22-22 0Z" />`:l`<circle class="engraving-1" r="28" />`}
    ${e==="last"&&l`<circle class=${`last last-${t}`} r="9" />`}`}var ar={name:"disks",Ground:Xa,content:Za};function qt(t,e){return t===0?l`<path
        class="cross"
        d=${`M${-e} ${-e} ${e} ${e}M${e} ${-e} ${-e} ${e}`}
      />`:l`<circle class="ring" r=${e*1.1} />`}function ti({rows:t,columns:e}){let[n,o]=[e*100,t*100];return l`<rect class="plain-ground" x="0" y="0" width=${n} height=${o} rx="8" />
    ${X(t-1).map(r=>l`<path class="plain-line" d=${`M0 ${(r+1)*100}H${n}`} />`)}
    ${X(e-1).map(r=>l`<path class="plain-line" d=${`M${(r+1)*100} 0V${o}`} />`)}`}function ei({piece:t,value:e,mark:n,legal:o}){
let r=e!==void 0;return t===null?r?l`<text class="plot-value" text-anchor="middle" dy="0.36em">${e}</text>`:o?l`<circle class="plain-dot" r="8" />`:
null:l`${r?l`<g transform="translate(0 -8)">${qt(t,22)}</g>`:qt(t,26)}
  ${r&&l`<text class="plot-corner" text-anchor="middle" y="41">${e}</text>`}
  ${n==="last"&&l`<rect class="last-frame" x="-44" y="-44" width="88" height="88" rx="7" />`}`}var Kt={name:"grid",Ground:ti,
content:ei};var ir=6;function ni(t,e){return Math.min(ir-1,Math.floor(t/Math.max(e,1)*ir))}function oi({rows:t,columns:e,squares:n}){
let o=Math.max(...n.map(r=>r.value??0));return l`<rect class="plain-ground" x="0" y="0" width=${e*100} height=${t*100} rx="8" />
    ${n.map(({row:r,column:s,value:a})=>l`<rect
          class=${`plot plot-${ni(a??0,o)}`}
          x=${s*100+3}
          y=${r*100+3}
          width=${94}
          height=${94}
          rx="8"
        />`)}`}var lr={name:"plots",Ground:oi,content:Kt.content};function ri(t){if(t<5)return[];let e=t<13?2:3,n=(t-1)/2,o=t<7?1:e,r=t%2===1?[o,n,t-1-o]:[o,t-1-o],s=r.flatMap(a=>r.map(i=>[
a,i]));return t<13?s.filter(([a,i])=>a===n==(i===n)):s}function si({rows:t,columns:e}){let n=Y(e-1),o=Y(t-1);return l`<defs>
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
    ${t===e&&ri(t).map(([r,s])=>l`<circle class="star-point" cx=${Y(s)} cy=${Y(r)} r="7" />`)}`}function ai({piece:t,mark:e,
why:n}){return t===null?n?l`<path class="forbidden" d="M-14-14 14 14M14-14-14 14" />`:null:l`<circle class="stone-shadow" cx="2" cy="5" r="46" />
    <circle class=${`stone stone-${t}`} r="46" fill=${`url(#stone-${t})`} />
    ${e==="last"&&l`<circle class=${`last last-${t}`} r="20" />`}`}var cr={name:"stones",Ground:si,content:ai};function ii({rows:t,columns:e}){return l`<rect class="plain-ground" x="0" y="0" width=${e*100} height=${t*100} rx="8" />
    ${X(t-1).map(n=>l`<path class="stroke" d=${`M8 ${(n+1)*100}H${e*100-8}`} />`)}
    ${X(e-1).map(n=>l`<path class="stroke" d=${`M${(n+1)*100} 8V${t*100-8}`} />`)}`}function li({piece:t,mark:e}){return t===
null?null:l`${qt(t,26)}
  ${e==="last"&&l`<rect class="last-frame" x="-42" y="-42" width="84" height="84" rx="7" />`}`}var ur={name:"strokes",Ground:ii,
content:li};var ci=[ar,Kt,lr,cr,ur];function fr({rows:t,columns:e}){let n=Math.max(24,3.6*Math.max(t,e));return{size:n,margin:1.9*n}}
var ui=8,fi={ArrowUp:[-1,0],ArrowDown:[1,0],ArrowLeft:[0,-1],ArrowRight:[0,1]};function mr(t){return ci.find(({name:e})=>e===
t.drawing)??Kt}function mi(t,e,n){return[`${t.id}: ${t.piece===null?"empty":e[t.piece]}`,t.value===void 0?"":`value ${t.
value}`,t.mark==="last"?"last move":"",t.legal?"legal":"",t.why&&t.piece===null?"not legal":"",n??""].filter(Boolean).join(
", ")}function Jt({id:t,piece:e,why:n}){return`${t}: ${n??(e===null?"not a legal move here":"the square is taken")}.`}function pi(t,{
rows:e,columns:n},[o,r]){if(t.key==="Home")return[t.ctrlKey?0:o,0];if(t.key==="End")return[t.ctrlKey?e-1:o,n-1];let s=fi[t.
key];if(!s)return null;let a=(i,c)=>Math.min(Math.max(i,0),c-1);return[a(o+s[0],e),a(r+s[1],n)]}function hi(t){let{row_names:e,
column_names:n}=t,{size:o}=fr(t),r=-o/2;return l`<g class="edge-names" aria-hidden="true" font-size=${o}>
    ${n.map((s,a)=>l`<text x=${Y(a)} y=${r} text-anchor="middle">${s}</text>`)}
    ${e.map((s,a)=>l`<text x=${r} y=${Y(a)} dy="0.36em" text-anchor="end">${s}</text>`)}
  </g>`}function di({note:{symbol:t,class:e}}){let n=Math.max(52,19*t.length+22);return l`<g class=${`note ${e}`}>
    <rect x=${-n/2} y="-26" width=${n} height="52" rx="26" />
    <text text-anchor="middle" dy="0.36em">${t}</text>
  </g>`}function rt({board:t,label:e,onSquare:n,notes:o={}}){let r=mr(t),s=A(null),[a,i]=y([0,0]),[c,f]=[Math.min(a[0],t.
rows-1),Math.min(a[1],t.columns-1)],u=(d,$)=>{let v=pi(d,t,[$.row,$.column]);if(v)i(v),s.current?.querySelector(`[data-s\
quare="${v.join(" ")}"]`)?.focus();else if(d.key==="Enter"||d.key===" ")n?.($);else return;d.preventDefault()},p=d=>{let $=o[d.
id],v=n&&d.legal;return l`<g
      key=${d.column}
      role="gridcell"
      class=${v?"square playable":"square"}
      data-square=${`${d.row} ${d.column}`}
      transform=${`translate(${Y(d.column)} ${Y(d.row)})`}
      tabindex=${d.row===c&&d.column===f?0:-1}
      aria-label=${mi(d,t.players,$?.words)}
      onClick=${()=>{i([d.row,d.column]),n?.(d)}}
      onFocus=${()=>i([d.row,d.column])}
      onKeyDown=${w=>u(w,d)}
    >
      <rect class="touch" x="-50" y="-50" width="100" height="100" />
      ${r.content(d)}
      ${$&&l`<${di} note=${$} />`}
      <rect class="focus-ring" x="-47" y="-47" width="94" height="94" rx="9" />
    </g>`},{margin:m}=fr(t),[h,g]=[t.columns,t.rows].map(d=>d*100+m+ui);return l`<svg
    ref=${s}
    class=${`board board-${r.name}`}
    preserveAspectRatio="xMinYMid"
    viewBox=${`${-m} ${-m} ${h} ${g}`}
    role="grid"
    aria-label=${e}
    aria-rowcount=${t.rows}
    aria-colcount=${t.columns}
  >
    <g aria-hidden="true"><${r.Ground} ...${t} /></g>
    <${hi} ...${t} />
    ${X(t.rows).map(d=>l`<g role="row" key=${d}>${t.squares.filter($=>$.row===d).map(p)}</g>`)}
  </svg>`}function Se({board:t,player:e}){let n={id:"",row:0,column:0,piece:e,legal:!1},o=mr(t);return l`<svg class=${`p\
iece-icon board-${o.name}`} viewBox="-52 -52 104 104" aria-hidden="true">
    ${o.content(n)}
  </svg>`}function pr(t){if(t===null||typeof t!="object")return t;let e=t.game===void 0?t.href:N("game",t.game);return e?.startsWith(
"#")?l`<a href=${e}>${t.text}</a>`:t.text}function Me({table:{caption:t,columns:e,rows:n}}){let o=r=>e[r]?.numeric?"nume\
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
              ${r.map((s,a)=>a===0?l`<th scope="row" class=${o(a)}>${pr(s)}</th>`:l`<td class=${o(a)}>${pr(s)}</td>`)}
            </tr>`)}
      </tbody>
    </table>
  </div>`}function $i(t,e){let[n,o]=y(0);return _(()=>{if(o(0),!e)return;let r=performance.now(),s=setInterval(()=>o((performance.
now()-r)/1e3),500);return()=>clearInterval(s)},[t,e]),n}function Te({board:t,clock:e,players:n,isOver:o}){let r=$i(`${t.
move_number}`,!o);return l`<div class="clocks">
    ${[0,1].map(s=>{let a=t.to_move===s&&!o;return l`<div class=${a?"clock to-move":"clock"}>
          <${Se} board=${t} player=${s} />
          <div>
            <p>
              <strong>${t.players[s]}</strong>
              ${n&&l`<span class="muted"> ${n[s]}</span>`}
            </p>
            <p>
              <span class="score">${t.score[s]}</span>
              <span class="muted"> ${pe(e[s]+(a?r:0))}</span>
              ${a&&l`<span class="turn"> to move</span>`}
            </p>
          </div>
        </div>`})}
  </div>`}var hr=5e3;function gi(){let[t,e]=y(null),[n,o]=y(!0);return _(()=>{let s=xt("live/events",a=>{e(a),a.over&&s()},o);return s},
[]),{state:t,isConnected:n}}function yi(t,e){let n=A(-hr);_(()=>{let o=e?0:Math.max(n.current+hr-performance.now(),0),r=setTimeout(
()=>{n.current=performance.now(),V(t)},o);return()=>clearTimeout(r)},[t,e])}function dn({number:t,players:e}){return`Gam\
e ${t}: ${e[0]} – ${e[1]}`}function vi({game:t}){let{board:e,clock:n,players:o,outcome:r}=t,s=dn(t);return l`<div class="board-columns">
    <div class="board-main">
      <${rt} board=${e} label=${s} />
      <p class="board-words">${r?l`<strong>${r.words}</strong>`:e.words}</p>
    </div>
    <aside class="board-side" aria-label="The game">
      <h2>${s}</h2>
      <${Te} key=${s} board=${e} clock=${n} players=${o} isOver=${r!==null} />
      <p class="muted">
        ${j(e.move_number,"move")} played${e.moves_left!==void 0&&`, ${e.moves_left} left`}.
      </p>
    </aside>
  </div>`}function bi({games:t,isOver:e}){return l`<h2>Finished games, the last one first</h2>
    <ul class="game-list">
      ${t.map(({id:n,words:o,...r})=>l`<li key=${n}>
            ${e?dn(r):l`<a href=${N("look","live",n)}>${dn(r)}</a>`}
            <span class="muted"> ${o}</span>
          </li>`)}
    </ul>`}function dr(){let{state:t,isConnected:e}=gi(),n=t?.over??!1;return yi((n?"The match is over. ":"")+(t?.game?.
outcome?.words??t?.game?.board.words??""),n),t?l`<h1>${t.title}</h1>
    ${n&&l`<p><strong>The match is over.</strong> Its server has ended, too; this is how it stood.</p>`}
    ${!n&&!e&&l`<p><strong>The connection is lost; trying again…</strong></p>`}
    ${t.game?l`<${vi} game=${t.game} />`:l`<p class="muted">No game has begun.</p>`}
    <${Me} table=${t.standings} />
    ${t.finished.length>0&&l`<${bi} games=${t.finished} isOver=${n} />`}`:l`<h1>Live</h1>
      <p class="muted">${e?"The match is being started…":"Nothing is being played."}</p>`}var $n=100,wi=[["","any result"],["0","won by who moved first"],["1","won by who moved second"],["null","no winner"]],$r=[
{label:"Game",key:({number:t})=>t},{label:"Moved first",key:({players:t})=>t[0]},{label:"Moved second",key:({players:t})=>t[1]},
{label:"Result",key:({outcome:t})=>t.words},{label:"Moves",key:({boards:t})=>t}];function xi(t){let e=new Map;for(let{players:o,
outcome:r}of t)o.forEach((s,a)=>{let i=e.get(s)??[0,0,0,0];i[0]+=1,i[r.winner===null?3:r.winner===a?1:2]+=1,e.set(s,i)});
let n=["Player","Games","Won","Lost","No winner"];return{caption:`Totals of ${j(t.length,"game")}`,columns:n.map((o,r)=>({
label:o,numeric:r>0})),rows:[...e].sort(([,o],[,r])=>r[1]-o[1]).map(([o,r])=>[o,...r])}}function ki({id:t,games:e}){let[
n,o]=y({column:0,isAscending:!0}),[r,s]=y($n),{key:a}=$r[n.column],i=(u,p)=>{let[m,h]=[a(u),a(p)];return typeof m=="numb\
er"?m-Number(h):m.localeCompare(String(h))},c=e.toSorted((u,p)=>n.isAscending?i(u,p):i(p,u)),f=u=>o({column:u,isAscending:n.
column===u?!n.isAscending:!0});return l`<div class="scroll-x" tabindex="0" role="region" aria-label="Games">
      <table class="sortable game-table">
        <caption>
          ${j(e.length,"game")}
        </caption>
        <thead>
          <tr>
            ${$r.map(({label:u},p)=>{let m=n.isAscending?"ascending":"descending";return l`<th scope="col" aria-sort=${n.
column===p?m:void 0}>
                <button onClick=${()=>f(p)}>${u}</button>
              </th>`})}
          </tr>
        </thead>
        <tbody>
          ${c.slice(0,r).map(({number:u,players:p,outcome:m,boards:h})=>l`<tr key=${u}>
                <th scope="row"><a href=${N("look",t,u)}>Game ${u}</a></th>
                <td>${p[0]}</td>
                <td>${p[1]}</td>
                <td>${m.words}</td>
                <td class="numeric">${h-1}</td>
              </tr>`)}
        </tbody>
      </table>
    </div>
    ${e.length>r&&l`<button onClick=${()=>s(r+$n)}>
        Show ${Math.min($n,e.length-r)} more of ${e.length}
      </button>`}`}function gr({id:t}){let[e,n]=y([]),[o,r]=y(""),[s,a]=y(""),[i,c]=y("");_(()=>{W(`records/${t}`).then(
u=>n(u.games),u=>r(R(u)))},[t]);let f=ce(()=>{let u=s.trim().toLowerCase();return e.filter(({players:p,outcome:m})=>p.some(
h=>h.toLowerCase().includes(u))&&(i===""||String(m.winner)===i))},[e,s,i]);return l`<h1>Games</h1>
    <${I} error=${o} />
    ${e.length>0&&l`<form class="fields" role="search" aria-label="Filter" onSubmit=${u=>u.preventDefault()}>
          <${tt} label="Player" value=${s} placeholder="part of a name" onChange=${a} />
          <${Z} label="Result" value=${i} values=${wi} onChange=${c} />
        </form>
        <${Me} table=${xi(f)} />
        <${ki} key=${`${s} ${i}`} id=${t} games=${f} />`}`}/*!
 * gifenc 1.0.3: the file dist/gifenc.esm.js of the npm package, unchanged below this comment but for the link to its
 * source map.
 * gifenc: Copyright (c) 2017 Matt DesLauriers, MIT License, see gifenc.LICENSE.
 */var _i={signature:"GIF",version:"89a",trailer:59,extensionIntroducer:33,applicationExtensionLabel:255,graphicControlExtensionLabel:249,
imageSeparator:44,signatureSize:3,versionSize:3,globalColorTableFlagMask:128,colorResolutionMask:112,sortFlagMask:8,globalColorTableSizeMask:7,
applicationIdentifierSize:8,applicationAuthCodeSize:3,disposalMethodMask:28,userInputFlagMask:2,transparentColorFlagMask:1,
localColorTableFlagMask:128,interlaceFlagMask:64,idSortFlagMask:32,localColorTableSizeMask:7};function br(t=256){let e=0,
n=new Uint8Array(t);return{get buffer(){return n.buffer},reset(){e=0},bytesView(){return n.subarray(0,e)},bytes(){return n.
slice(0,e)},writeByte(r){o(e+1),n[e]=r,e++},writeBytes(r,s=0,a=r.length){o(e+a);for(let i=0;i<a;i++)n[e++]=r[i+s]},writeBytesView(r,s=0,a=r.
byteLength){o(e+a),n.set(r.subarray(s,s+a),e),e+=a}};function o(r){var s=n.length;if(s>=r)return;var a=1024*1024;r=Math.
max(r,s*(s<a?2:1.125)>>>0),s!=0&&(r=Math.max(r,256));let i=n;n=new Uint8Array(r),e>0&&n.set(i.subarray(0,e),0)}}var gn=12,
yr=5003,Si=[0,1,3,7,15,31,63,127,255,511,1023,2047,4095,8191,16383,32767,65535];function Mi(t,e,n,o,r=br(512),s=new Uint8Array(
256),a=new Int32Array(yr),i=new Int32Array(yr)){let c=a.length,f=Math.max(2,o);s.fill(0),i.fill(0),a.fill(-1);let u=0,p=0,
m=f+1,h=m,g=!1,d=h,$=(1<<d)-1,v=1<<m-1,w=v+1,x=v+2,b=0,k=n[0],C=0;for(let T=c;T<65536;T*=2)++C;C=8-C,r.writeByte(f),S(v);
let G=n.length;for(let T=1;T<G;T++)t:{let E=n[T],O=(E<<gn)+k,L=E<<C^k;if(a[L]===O){k=i[L];break t}let K=L===0?1:c-L;for(;a[L]>=
0;)if(L-=K,L<0&&(L+=c),a[L]===O){k=i[L];break t}S(k),k=E,x<1<<gn?(i[L]=x++,a[L]=O):(a.fill(-1),x=v+2,g=!0,S(v))}return S(
k),S(w),r.writeByte(0),r.bytesView();function S(T){for(u&=Si[p],p>0?u|=T<<p:u=T,p+=d;p>=8;)s[b++]=u&255,b>=254&&(r.writeByte(
b),r.writeBytesView(s,0,b),b=0),u>>=8,p-=8;if((x>$||g)&&(g?(d=h,$=(1<<d)-1,g=!1):(++d,$=d===gn?1<<d:(1<<d)-1)),T==w){for(;p>
0;)s[b++]=u&255,b>=254&&(r.writeByte(b),r.writeBytesView(s,0,b),b=0),u>>=8,p-=8;b>0&&(r.writeByte(b),r.writeBytesView(s,
0,b),b=0)}}}var Ti=Mi;function wr(t={}){let{initialCapacity:e=4096,auto:n=!0}=t,o=br(e),r=5003,s=new Uint8Array(256),a=new Int32Array(r),i=new Int32Array(
r),c=!1;return{reset(){o.reset(),c=!1},finish(){o.writeByte(_i.trailer)},bytes(){return o.bytes()},bytesView(){return o.
bytesView()},get buffer(){return o.buffer},get stream(){return o},writeHeader:f,writeFrame(u,p,m,h={}){let{transparent:g=!1,
transparentIndex:d=0,delay:$=0,palette:v=null,repeat:w=0,colorDepth:x=8,dispose:b=-1}=h,k=!1;if(n?c||(k=!0,f(),c=!0):k=!!h.
first,p=Math.max(0,Math.floor(p)),m=Math.max(0,Math.floor(m)),k){if(!v)throw new Error("First frame must include a { pal\
ette } option");Oi(o,p,m,v,x),vr(o,v),w>=0&&Ci(o,w)}let C=Math.round($/10);Ei(o,b,C,g,d);let G=!!v&&!k;Ai(o,p,m,G?v:null),
G&&vr(o,v),Li(o,u,p,m,x,s,a,i)}};function f(){xr(o,"GIF89a")}}function Ei(t,e,n,o,r){t.writeByte(33),t.writeByte(249),t.
writeByte(4),r<0&&(r=0,o=!1);var s,a;o?(s=1,a=2):(s=0,a=0),e>=0&&(a=e&7),a<<=2,t.writeByte(0|a|0|s),ut(t,n),t.writeByte(
r||0),t.writeByte(0)}function Oi(t,e,n,o,r=8){let s=1,a=0,i=yn(o.length)-1,c=s<<7|r-1<<4|a<<3|i;ut(t,e),ut(t,n),t.writeBytes(
[c,0,0])}function Ci(t,e){t.writeByte(33),t.writeByte(255),t.writeByte(11),xr(t,"NETSCAPE2.0"),t.writeByte(3),t.writeByte(
1),ut(t,e),t.writeByte(0)}function vr(t,e){let n=1<<yn(e.length);for(let o=0;o<n;o++){let r=[0,0,0];o<e.length&&(r=e[o]),
t.writeByte(r[0]),t.writeByte(r[1]),t.writeByte(r[2])}}function Ai(t,e,n,o){if(t.writeByte(44),ut(t,0),ut(t,0),ut(t,e),ut(
t,n),o){let r=0,s=0,a=yn(o.length)-1;t.writeByte(128|r|s|0|a)}else t.writeByte(0)}function Li(t,e,n,o,r=8,s,a,i){Ti(n,o,
e,r,t,s,a,i)}function ut(t,e){t.writeByte(e&255),t.writeByte(e>>8&255)}function xr(t,e){for(var n=0;n<e.length;n++)t.writeByte(
e.charCodeAt(n))}function yn(t){return Math.max(Math.ceil(Math.log2(t)),1)}var Pi=3,Ni=2,Ri=2e3,Ii=Array.from({length:256},(t,e)=>[e,e,e]);async function kr(t){let e=new Image;return e.src=`data:\
image/svg+xml,${encodeURIComponent(t)}`,await e.decode(),e}function _r(t,e){let n=document.createElement("canvas");n.width=
e*Math.max(...t.map(r=>r.naturalWidth)),n.height=e*Math.max(...t.map(r=>r.naturalHeight));let o=n.getContext("2d",{willReadFrequently:!0});
if(!o)throw new Error("The picture is too large.");return o.scale(e,e),{canvas:n,context:o}}async function Sr(t){let e=await kr(
t),{canvas:n,context:o}=_r([e],Pi);return o.drawImage(e,0,0),new Promise((r,s)=>n.toBlob(a=>a?r(a):s(new Error("The pict\
ure is too large.")),"image/png"))}async function Mr(t){let e=await Promise.all(t.map(kr)),{canvas:n,context:o}=_r(e,Ni),
{width:r,height:s}=n,a=wr();for(let[i,c]of e.entries()){o.fillStyle="white",o.fillRect(0,0,r,s),o.drawImage(c,0,0);let{data:f}=o.
getImageData(0,0,r,s),u=new Uint8Array(r*s).map((p,m)=>f[4*m]);a.writeFrame(u,r,s,{delay:Ri,...i===0&&{palette:Ii}}),await new Promise(
p=>setTimeout(p))}return a.finish(),new Blob([a.bytesView()],{type:"image/gif"})}function Ct(t,e){let n=document.createElement("a");n.href=URL.createObjectURL(new Blob([e],{type:"application/octet-stre\
am"})),n.download=t,n.click(),setTimeout(()=>URL.revokeObjectURL(n.href))}var Tr=1e3;function Ee({noun:t,name:e,at:n,count:o,path:r}){let[s,a]=y(""),[i,c]=y(null),f=async g=>(await W(r(g))).svg,
u=async g=>{try{a(""),await g()}catch(d){a(R(d))}};return l`<p class="save-pictures">
      <button onClick=${()=>u(async()=>Ct(`${e}.svg`,await f(n)))}>Save this ${t} as SVG</button>
      <button onClick=${()=>u(async()=>Ct(`${e}.png`,await Sr(await f(n))))}>Save as PNG</button>
      <button aria-disabled=${i===null?void 0:"true"} onClick=${async()=>{i===null&&(await u(async()=>{if(o>Tr)throw new Error(
`A GIF has room for ${Tr} drawings, and this needs ${o}.`);let g=[];for(let d=0;d<o;d+=1)c(d),g.push(await f(d));Ct(`${t}\
s.gif`,await Mr(g))}),c(null))}}>
        ${i===null?`Save all ${t}s as GIF`:`Drawing ${i+1} of ${o}…`}
      </button>
    </p>
    <${I} error=${s} />`}function Oe({boards:t,moves:e,comments:n={},variations:o=[]},r){let s=o[r-1];if(!s)return{boards:t,moves:e,comments:n,shared:e.
length};let{after:a}=s,i=Object.entries(n).filter(([c])=>Number(c)<=a);return{boards:[...t.slice(0,a),...s.boards],moves:[
...e.slice(0,a),...s.moves],comments:{...Object.fromEntries(i),...s.comments},shared:a}}function Ce(t,{ply:e,line:n}){let o=t.
variations?.[n-1]?n:0,r=Oe(t,o).boards.length-1;return{ply:Math.min(Math.max(Math.trunc(e)||0,0),r),line:o}}function Er([
t,e]){return{ply:Number(t??0),line:Number(e??0)}}function Or({ply:t,line:e}){return e>0?[t,e]:[t]}function Ae({moves:t,ply:e=t.length,onPly:n,mistakes:o={}}){let r=A(null);return _(()=>{let[s,a]=[r.current,r.current?.querySelector(
".current")];if(!s||!(a instanceof HTMLElement))return;let[i,c]=[a.offsetTop,a.offsetTop+a.offsetHeight];(i<s.scrollTop||
c>s.scrollTop+s.clientHeight)&&(s.scrollTop=i-s.clientHeight/2)},[e]),t.length===0?l`<p class="muted">No moves yet.</p>`:
l`<ol class="moves" ref=${r} tabindex="0" aria-label="Moves">
    ${t.map(({move:s,player:a,wall:i},c)=>{let f=c+1,u=o[f],p=`${f===e?"current ":""}${u?"mistake ":""}player-${a}`,m=l`<span class="number">${f}</span> ${s}${u&&
l`<span aria-hidden="true"> ✗</span>`}
        ${u&&l`<span class="sr-only">, mistake: ${u}</span>`}`,h=[u,i==null?"":pe(i)].filter(Boolean).join(", ");return l`<li class=${p} title=${h}>
        ${n?l`<button aria-current=${f===e?"true":void 0} onClick=${()=>n(f)}>${m}</button>`:m}
      </li>`})}
  </ol>`}function Le({label:t,value:e,last:n,text:o,onChange:r}){return l`<div class="slider">
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
  </div>`}function Bi({mistake:t}){return t?.id==="gives-win-away"?["keeps the win","does not"]:t?.id==="gives-draw-away"?["keeps \
the draw","does not"]:["costs nothing","does"]}function Cr(t,e){let n=t.filter(({mistake:r})=>r).sort((r,s)=>r.ply-s.ply),
o=n.filter(({mistake:r})=>r?.id!=="costs-points");return(o.length>0?o:n).map(r=>({ply:r.ply-1,goal:Bi(r),answer:r.mistake?.
better??null,judge:s=>e(r.ply-1,s)}))}function Ar({boards:t,moves:e},n){return e.flatMap(({move:o,player:r},s)=>{let a=[
...t[s].squares,...t[s].other_moves].filter(({legal:i})=>i);return r!==n||a.length<2?[]:[{ply:s,goal:["was played","was \
not"],answer:o,judge:i=>i===o}]})}function Lr({record:t,questions:e,onClose:n}){let[o,r]=y(0),[s,a]=y([]),[i,c]=y(!1),[f,
u]=y({}),[p,m]=y(""),h=A(null);H(()=>h.current?.focus(),[]);let{ply:g,goal:d,answer:$,judge:v}=e[o],w=t.boards[g],x=i||s.
some(({isRight:O})=>O),b=async O=>{let{id:L,legal:K}=O;if(x)return;if(!K){m(Jt({piece:null,...O})),V(Jt({piece:null,...O}));
return}let B=await v(L);m(""),a([...s.filter(({move:U})=>U!==L),{move:L,isRight:B}]),u(U=>({[o]:B,...U}))},k=()=>{c(!0),
m(""),u(O=>({[o]:!1,...O}))},C=O=>{a([]),c(!1),m(""),r(O)},G=Object.fromEntries([...i?[[$,{symbol:"★",words:"the answe\
r",class:"best"}]]:[],...s.map(({move:O,isRight:L})=>[O,{symbol:L?"✓":"✗",words:L?"right":"wrong",class:L?"win":"los\
s"}])]),S=s.at(-1),T=i?`${$} ${d[0]}.`:x?`✓ Right, ${S?.move} ${d[0]}. Found in ${s.length} ${s.length===1?"try":"trie\
s"}.`:S&&`✗ ${S.move} ${d[1]}. Try another one.`,E=Object.values(f);return l`<section class="find-move" aria-labelledby="find-title">
    <div class="board-columns">
      <div class="board-main">
        <h2 id="find-title" tabindex="-1" ref=${h}>Find the move that ${d[0]}</h2>
        <p class="board-words verdict" role="status">
          ${p||T||`Position ${o+1} of ${e.length}, before move ${g+1}: ${w.players[w.to_move??0]} to move.`}
        </p>
        <${rt} board=${w} label="Find the move" onSquare=${b} notes=${G} />
      </div>
      <aside class="board-side" aria-label="The position">
        <div class="buttons">
          ${w.other_moves.filter(({legal:O})=>O).map(O=>l`<button onClick=${()=>b(O)}>${O.label}</button>`)}
          ${o>0&&l`<button onClick=${()=>C(o-1)}>Previous position</button>`}
          ${o+1<e.length&&l`<button class=${x?"primary":""} onClick=${()=>C(o+1)}>Next position</button>`}
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
  </section>`}var Pe=400,At=150,dt=8,Pr=24,Gi=At-28,Ne=(Pr+Gi)/2;function Hi({value:t,winner:e,proved:n,estimate:o},r){return n?t??(e==
null?0:e===0?r:-r):o??null}function Di({analysis:t,x:e,y:n,width:o,greatest:r}){let s=Hi(t,r);if(s===null)return l`<text class="unknown" x=${e} y=${Ne} dy="0.36em" text-anchor="middle">?</text>`;
let[a,i]=[n(0),n(s)],c=t.proved?t.value===null?" winner-only":"":" estimate";return l`<rect
    class=${`bar ${s>=0?"first":"second"}${c}`}
    x=${e-o/2}
    y=${Math.min(a,i)-(s===0?1.5:0)}
    width=${o}
    height=${Math.max(Math.abs(i-a),3)}
  />`}function Wi(t,e){let n=t.filter(c=>c.proved).length,o=t.filter(c=>!c.proved&&c.estimate!==void 0).length,r=t.length-
n-o,s=c=>t.some(f=>f.ply===c&&f.proved),a=t.filter(({ply:c})=>c>0&&s(c)&&s(c-1)).length,i=t.filter(({mistake:c})=>c).length;
return[`${n} of ${j(e+1,"position")} proved`,o>0?`${o} estimated`:"",r>0?`${r} unknown`:"",a===0&&e>0?"no move can be ju\
dged":`${j(i,"mistake")} in ${a===e?"":`${a} judged of `}${j(e,"move")}`].filter(Boolean).join(", ")}function Nr({analysis:t,
last:e,ply:n,players:o,onPly:r}){let s=t.map(({value:m,estimate:h})=>Math.abs(m??h??0)),a=Math.max(1,...s),i=(Pe-2*dt)/(e+
1),c=m=>dt+(m+.5)*i,f=m=>Ne-m/a*(Ne-Pr),u=Wi(t,e),p=m=>t.some(m);return l`<figure class="plot-figure">
    <svg class="value-plot" viewBox=${`0 0 ${Pe} ${At}`} role="img" aria-label=${`Values of the positions: ${u}`}>
      <rect class="here" x=${c(n)-i/2} y="2" width=${i} height=${At-4} rx="3" />
      <path class="axis" d=${`M${dt} ${Ne}H${Pe-dt}`} />
      <text class="tick" x=${dt} y="15">▲ ${o[0]} ahead</text>
      <text class="tick" x=${dt} y=${At-6}>▼ ${o[1]} ahead</text>
      <text class="tick" x=${Pe-dt} y="15" text-anchor="end">±${a}</text>
      ${t.map(m=>l`<g class="position" key=${m.ply} onClick=${()=>r(m.ply)}>
          <title>${m.ply===0?"Start":`After move ${m.ply}`}: ${m.value_words}</title>
          <rect class="touch" x=${c(m.ply)-i/2} y="0" width=${i} height=${At} />
          <${Di} analysis=${m} x=${c(m.ply)} y=${f} width=${Math.max(1.5,i*.7)} greatest=${a} />
          ${m.mistake&&l`<text class="mistake-mark" x=${c(m.ply)} y=${At-18} text-anchor="middle">✗</text>`}
        </g>`)}
    </svg>
    <figcaption class="muted">
      ${u}.
      ${p(({mistake:m})=>m)&&l` ✗ is a mistake.`}
      ${p(({proved:m,estimate:h})=>!m&&h!==void 0)&&l` Pale bars are estimates.`}
      ${p(({proved:m,estimate:h})=>!m&&h===void 0)&&l` ? is not known.`}
      ${" "}Click a position to see it.
    </figcaption>
  </figure>`}var Rr=[0,1];function Fi({record:t}){return l`<p class="record-players">
    ${Rr.map(e=>{let[n,o]=[t.boards[0].players[e],t.players[e]];return l`<span>
        <${Se} board=${t.boards[0]} player=${e} />
        <strong>${n}</strong>${o!==n&&` ${o}`}
      </span>`})}
  </p>`}function Ui({analysis:t}){if(!t)return l`<p class="muted">The value of this position is not known.</p>`;let{value_words:e,
proved:n,estimate:o,mistake:r}=t;return l`<p><strong>${e}</strong> <span class="muted">(${n?"proved":o===void 0?"not pro\
ved":"an estimate"})</span></p>
    ${r&&l`<p class="verdict wrong">✗ The last move is a mistake: it ${r.words}.</p>`}`}function Vi({record:{variations:t=[]},
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
    </ul>`}function ji({record:t,mistakes:e,onQuiz:n}){return l`${e.length>0&&l`<button onClick=${()=>n(e)}>Find the ${e.
length===1?"move":"moves"}</button>`}
  ${Rr.map(o=>{let r=Ar(t,o);return r.length>0&&l`<button onClick=${()=>n(r)}>Guess ${t.boards[0].players[o]}'s moves</button>`})}`}
function Ir({record:t,analysis:e,keeps:n,start:o={ply:0,line:0},onPlace:r=()=>{},pictures:s,children:a}){let[i,c]=y(()=>Ce(
t,o)),[f,u]=y(null),p=A(null),m=A(!1);H(()=>c(Ce(t,o)),[o.ply,o.line]),H(()=>{m.current&&!f&&p.current?.focus(),m.current=
!!f},[f]);let{ply:h,line:g}=i,{boards:d,moves:$,comments:v,shared:w}=Oe(t,g),x=d.length-1,b=d[h],k=T=>{let E=Ce(t,T);c(E),
r(E),V(Oe(t,E.line).boards[E.ply].words)},C=T=>k({ply:T,line:g});nt({f:()=>C(h+1),b:()=>C(h-1)});let G=Object.fromEntries(
e.flatMap(({ply:T,mistake:E})=>E&&T<=w?[[T,E.words]]:[]));if(f)return l`<${Lr} record=${t} questions=${f} onClose=${()=>u(
null)} />`;let S=g===0&&h===x;return l`<div class="board-columns">
      <div class="board-main">
        <p class="board-words">${b.words}${S&&l` <strong>${t.outcome.words}</strong>`}</p>
        <${rt} board=${b} label=${`Position after ${h} moves`} />
        <div class="record-steps">
          <button aria-disabled=${h===0?"true":void 0} onClick=${()=>C(h-1)}>‹ Back</button>
          <${Le} label="Position" value=${h} last=${x} text=${`after move ${h} of ${x}`} onChange=${C} />
          <button
            class="primary"
            ref=${p}
            aria-disabled=${h===x?"true":void 0}
            onClick=${()=>C(h+1)}
          >
            Forward ›
          </button>
        </div>
      </div>
      <aside class="board-side" aria-label="The position">
        <${Fi} record=${t} />
        ${v[h]&&l`<blockquote class="comment" aria-label="Comment">${v[h]}</blockquote>`}
        ${e.length>0&&l`<${Ui} analysis=${e.find(T=>T.ply===h&&h<=w)} />
            <${Nr}
              analysis=${e}
              last=${t.boards.length-1}
              ply=${Math.min(h,w)}
              players=${b.players}
              onPly=${T=>k({ply:T,line:0})}
            />`}
        <div class="buttons">
          ${a}
          <${ji} record=${t} mistakes=${n?Cr(e,n):[]} onQuiz=${u} />
        </div>
        <h2>Moves</h2>
        <${Ae} moves=${$} ply=${h} onPly=${C} mistakes=${G} />
        <${Vi} record=${t} place=${i} onPlace=${k} />
        ${s?.(i,d.length)}
      </aside>
    </div>`}var zi=5,Br=6;function qi(t){let[e,n]=y(0),[o,r]=y(!1),[s,a]=y([]);return _(()=>{if(e===0)return;r(!0);let c=xt(`${t}/an\
alysis?seconds=${e}`,f=>{if(f.kind==="done"){c(),r(!1);return}a(u=>f.proved||!u.some(({ply:m,proved:h})=>m===f.ply&&h)?[
...u.filter(({ply:m})=>m!==f.ply),f].sort((m,h)=>m.ply-h.ply):u)});return c},[e]),{seconds:e,isRunning:o,think:()=>n(e===
0?zi:e*Br),analysis:s}}function Ki({analysis:{seconds:t,isRunning:e,think:n,analysis:o},positions:r}){let s=o.filter(i=>i.
proved).length;return e?l`<p class="muted">Analyzing, ${s} of ${r} positions proved…</p>`:t===0?l`<button onClick=${n}>Analyze</button>`:
!(o.length===r&&o.every(({proved:i})=>i))&&l`<button onClick=${n}>Think longer, up to ${t*Br} s a position</button>`}function Ji({
path:t,place:{ply:e,line:n},count:o}){return l`<h2>Pictures</h2>
    <${Ee}
      noun="position"
      name=${`after-move-${e}`}
      at=${e}
      count=${o}
      path=${r=>`${t}/picture?ply=${r}&line=${n}`}
    />`}function Re({id:t,number:e,address:n,at:o}){let r=`records/${t}/${e}`,[s,a]=y(null),[i,c]=y(""),f=qi(r);_(()=>{W(
r).then(a,p=>c(R(p)))},[r]);let u=async(p,m)=>{let h=await W(`${r}/hint?ply=${p}`),g=d=>h.moves.find($=>$.move===d)?.result;
return m===h.best||g(m)!==void 0&&g(m)===g(h.best)};return s?l`<h1>Game ${e}</h1>
    <${Ir}
      record=${s}
      analysis=${f.analysis}
      keeps=${u}
      start=${Er(o)}
      pictures=${(p,m)=>l`<${Ji} path=${r} place=${p} count=${m} />`}
      onPlace=${p=>St(N(...n,...Or(p)))}
    >
      <${Ki} analysis=${f} positions=${s.boards.length} />
    <//>`:l`<h1>Game ${e}</h1>
      <${I} error=${i} />`}var Qt="moves",Qi=2e3;function Gr(t){return t.length<=Qi&&!/^[{(]/.test(t.trim())}function Hr({game:t,moves:e,at:n}){let[
o,r]=y(""),[s,a]=y("");return _(()=>{wt(`records?game=${encodeURIComponent(t)}`,e).then(i=>r(i.id),i=>a(R(i)))},[]),o?l`<${Re} id=${o} number="1" address=${[
"look",Qt,t,e]} at=${n} />`:l`<h1>Game 1</h1>
    <${I} error=${s} />`}var Yi=65536;function Dr({games:t}){let[e,n]=y(""),[o,r]=y(""),[s,a]=y(""),[i,c]=y(""),[f,u]=y(!1),p=async d=>{d.preventDefault(),
u(!0);try{let $=await wt(s?`records?game=${s}`:"records",e);c(""),s&&Gr(e)?location.hash=N("look",Qt,s,e.trim()):location.
hash=N("look",$.id,...$.games.length===1?[$.games[0].number]:[])}catch($){c(R($))}finally{u(!1)}},m=(d,$)=>{n(d),r($)},h=l`<label class="field">
    <span>Records (JSON Lines), SGF, GGF, or a list of moves</span>
    <textarea
      class="mono"
      rows="8"
      placeholder=${t.find(({id:d})=>d===s)?.move_help}
      spellcheck=${!1}
      value=${e}
      onInput=${d=>m(d.target.value,"")}
    ></textarea>
  </label>`,g=l`<p>
    <strong class="file-name">${o}</strong>, ${kt(e.length)}
    <button type="button" onClick=${()=>m("","")}>Remove</button>
  </p>`;return l`<form class="card setup" onSubmit=${p} aria-label="Games to look at">
    <${ht} onText=${m}>${e.length>Yi?g:h}<//>
    <${Z}
      label="Game, for a list of moves"
      value=${s}
      values=${[["","as the record says"],...t.map(({id:d,name:$})=>[d,$])]}
      onChange=${a}
    />
    <${I} error=${i} />
    <button class="primary" disabled=${f}>${f?"Reading…":"Show"}</button>
  </form>`}function Wr({about:t,route:[e,n,...o]}){if(e===Qt&&n){let[r="",...s]=o;return l`<${Hr} key=${`${n} ${r}`} game=${n} moves=${r} at=${s} />`}
return e&&n?l`<${Re} key=${`${e} ${n}`} id=${e} number=${n} address=${["look",e,n]} at=${o} />`:e?l`<${gr} key=${e} id=${e} />`:
l`<h1>Look at games</h1>
    <${Dr} games=${t.games} />`}function Yt(t){let e=Object.fromEntries(t.variants.map(n=>[n.option,String(n.default)]));return{game:t.id,variant:e,moves:"",
text:t.start_text?.sample??""}}function Ie(t,{game:e,variant:n,moves:o,text:r}){let s=c=>/^\d+$/.test(c)?Number(c):c,a=Object.
entries(n).map(([c,f])=>[c,s(f)]),i={game:e,moves:o,...a.length>0&&{variant:Object.fromEntries(a)}};return t.start_text?
{...i,text:r}:i}function Be({games:t,start:e,onChange:n,withMoves:o}){let r=t.find(a=>a.id===e.game)??t[0],s=a=>{let i=t.
find(c=>c.id===a);i&&n(Yt(i))};return l`<${Z}
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
    ${r.start_text&&l`<${Mo}
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
      />`}`}function Fr({kind:t,options:e,command:n}){if(t==="human")return"human";if(t==="program")return`program ${n}`;let o=Object.
entries(e).filter(([,r])=>r!==""&&r!==!1).map(([r,s])=>s===!0?r:`${r}=${s}`);return o.length>0?`${t}:${o.join(",")}`:t}function vn(t){
return{kind:t,options:{},command:""}}function Xi({option:t,value:e,onChange:n}){let{label:o,kind:r,values:s=[],default:a}=t;
if(r==="flag")return l`<${_t} label=${o} checked=${e===!0} onChange=${n} />`;let i=a==null?"":String(a);return r==="choi\
ce"?l`<${Z} label=${o} value=${e??i} values=${s} onChange=${n} />`:l`<${tt}
    label=${o}
    type=${r==="number"?"number":"text"}
    value=${e??""}
    placeholder=${i}
    onChange=${n}
  />`}function Ur({about:t,name:e,choice:n,onChange:o}){let r=t.opponents.find(a=>a.name===n.kind),s=[["human","a person"],
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
    ${r?.options.map(a=>l`<${Xi}
          key=${`${n.kind} ${a.key}`}
          option=${a}
          value=${n.options[a.key]}
          onChange=${i=>o({...n,options:{...n.options,[a.key]:i}})}
        />`)}
  </fieldset>`}function Zi({default_opponent:t}){return[vn("human"),vn(t)]}var Ge="play";function Vr(t){let{start:e={},players:n=[],seed:o=""}=lt(
Ge).setups?.[t.id]??{},r=Yt(t),s=["human",...t.opponents.map(({name:i})=>i),...t.has_programs?["program"]:[]],a=s.includes(
n[0]?.kind)&&s.includes(n[1]?.kind);return{start:{...r,...e,game:t.id,variant:{...r.variant,...e.variant}},players:a?n:Zi(
t),seed:o}}function tl(t){let{game:e}=t.start;mt(Ge,{game:e,setups:{...lt(Ge).setups,[e]:t}})}function jr({games:t,chosen:e,
isBusy:n,error:o,onStart:r}){let s=$=>t.find(v=>v.id===$),a=s(e)??s(lt(Ge).game)??t[0],[i,c]=y(()=>Vr(a)),{start:f,players:u,
seed:p}=i,m=s(f.game)??a,h=$=>c($.game===f.game?{...i,start:$}:Vr(s($.game)??a)),g=($,v)=>c({...i,players:$===0?[v,u[1]]:
[u[0],v]});return l`<form class="card setup" onSubmit=${$=>{$.preventDefault(),tl(i),r({...Ie(m,f),players:u.map(Fr),...p!==
""&&{seed:Number(p)}})}} aria-label="The game">
    <div class="fields"><${Be} games=${t} start=${f} onChange=${h} withMoves=${!0} /></div>
    <div class="players">
      ${[0,1].map($=>l`<${Ur}
            key=${`${m.id} ${$}`}
            about=${m}
            name=${$===0?`${m.players[0]} (moves first)`:m.players[1]}
            choice=${u[$]}
            onChange=${v=>g($,v)}
          />`)}
    </div>
    ${Dt&&m.program_example&&l`<p class="muted">Your own programs play with the command <code>suite web</code>.</p>`}
    <div class="fields">
      <${tt} label="Random seed" type="number" min=${0} value=${p} placeholder="random"
        onChange=${$=>c({...i,seed:$})} />
    </div>
    <${I} error=${o} />
    <button class="primary" disabled=${n}>Start the game</button>
  </form>`}var el={win:"+",draw:"=",loss:"−"};function bn({proved:t,value:e}){return!t&&typeof e=="number"}function zr(t){return t.
proved?"":bn(t)?"an estimate":"not proved"}function qr(t){return Object.fromEntries((t?.moves??[]).map(e=>{let{move:n,value_words:o,
result:r,value:s}=e,a=n===t?.best,i=a?"★":r?el[r]:"·",c=typeof s=="number"?_o(s):i,f=typeof s=="number"?`${c} points`:
"",u=[`${a?"best: ":""}${o}`,f,zr(e)].filter(Boolean).join(", "),p=`${a?"best ":""}${bn(e)?"estimate":r??"unknown"}`;return[
n,{symbol:c,words:u,class:p}]}))}function Kr({hint:t}){let e=t.moves.some(bn);return l`<div class="scroll-x hints" tabindex="0" role="region" aria-label="Hints">
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
              <td>${n.value_words}${!n.proved&&l`<span class="muted"> (${zr(n)})</span>`}</td>
            </tr>`)}
      </tbody>
    </table>
    ${e&&l`<p class="muted">
        Numbers on the board are points for the player to move. Dashed ones are estimates of a short search.
      </p>`}
  </div>`}function Jr({board:t,help:e,isAsked:n,onMove:o}){let[r,s]=y(""),a=A(null);return nt({m:()=>a.current?.focus()}),l`<form class="move-entry" onSubmit=${c=>{
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
  </form>`}var wn="last-game";function He(t){mt(wn,t)}function Qr(){mt(wn,{})}function Xt(){let{id:t,request:e,moves:n}=lt(wn);return t&&
e&&Array.isArray(n)?{id:t,request:e,moves:n}:null}function Yr({request:t,moves:e}){return{...t,moves:e.join(", ")}}var nl=2e4;function ol(t){let[e,n]=y(null),[o,r]=y(null),[s,a]=y(["",""]),[i,c]=y(!0);return _(()=>{let f=u=>{if(u.kind===
"position"){n(u),r(null);let p=Xt();p?.id===t&&He({...p,moves:u.history.map(({move:m})=>m)}),V(u.board.words)}else u.kind===
"stderr"?a(p=>p.map((m,h)=>h===u.player?(m+u.text).slice(-nl):m)):(r(u),Xt()?.id===t&&Qr(),V(u.outcome.words))};return xt(
`games/${t}/events`,f,c)},[t]),{position:e,ended:o,stderr:s,isConnected:i}}function rl(t,e,n){let[o,r]=y(!1),[s,a]=y(null);
return H(()=>{if(a(null),!o)return;let i=!1;return W(`games/${t}/hint`).then(c=>!i&&a(c),c=>!i&&n(R(c))),()=>{i=!0}},[o,
e]),{isOn:o,setOn:r,hint:s}}function sl({name:t,text:e}){return l`<details class="stderr" open>
    <summary>What ${t}'s program writes (stderr)</summary>
    <pre tabindex="0">${e}</pre>
  </details>`}function al({about:t,isConnected:e,onGoOn:n}){return e?l`<p class="muted">The game is being started…</p>`:
l`<p>This game is not there any more.</p>
    <p class="buttons">
      ${n&&l`<button class="primary" onClick=${n}>Go on from its last position</button>`}
      <a class="button" href=${N("play",t.id)}>New game</a>
    </p>`}function il({board:t,ended:e,notice:n}){return l`<p class="board-words">
    ${e?l`<strong>${e.outcome.words}</strong>`:t.words}
    ${n&&l` <strong class="notice">${n}</strong>`}
  </p>`}function Xr({id:t,about:e,onGoOn:n}){let{position:o,ended:r,stderr:s,isConnected:a}=ol(t),[i,c]=y(""),[f,u]=y(""),
p=A(null),m=o!==null;H(()=>u(""),[o]),H(()=>{m&&["BODY","MAIN"].includes(document.activeElement?.tagName??"BODY")&&p.current?.
querySelector("[tabindex='0']")?.focus()},[m]);let{isOn:h,setOn:g,hint:d}=rl(t,o?.board.move_number,c),$=(S,T={})=>et(`g\
ames/${t}/${S}`,T).then(()=>c(""),E=>c(R(E))),v=async()=>{try{Ct(`${e.id}.jsonl`,`${JSON.stringify(await W(`games/${t}/r\
ecord`))}
`)}catch(S){c(R(S))}},w=(o?.history.length??0)>0&&!r;if(nt({z:()=>w&&$("undo"),h:()=>g(!h)}),!o)return l`<${al} about=${e} isConnected=${a} onGoOn=${n} />`;
let{board:x,asked:b}=o,k=b!==null&&!r,C=S=>$("move",{move:S}),G=S=>{if(k&&S.legal)return C(S.id);let T=r?"The game is ov\
er.":k?Jt(S):"Nobody here is to move.";u(T),V(T)};return l`<div class="board-columns">
    <div class="board-main" ref=${p}>
      <${il} board=${x} ended=${r} notice=${f} />
      <${rt}
        board=${x}
        label=${`${e.name}, ${k?`${x.players[b]} to move`:"nobody to move"}`}
        onSquare=${G}
        notes=${h&&k?qr(d):{}}
      />
    </div>
    <aside class="board-side" aria-label="The game">
      <${Te} board=${x} clock=${o.clock} players=${o.players} isOver=${!!r} />
      <p class="muted">
        ${j(x.move_number,"move")} played${x.moves_left!==void 0&&`, ${x.moves_left} left`}.
        ${!a&&!r&&l`<strong> The connection is lost; trying again…</strong>`}
      </p>
      <${Jr} board=${x} help=${e.move_help} isAsked=${k} onMove=${C} />
      <${I} error=${i} />
      <div class="buttons">
        <button disabled=${!w} onClick=${()=>$("undo")}>Undo</button>
        <button aria-pressed=${h} disabled=${!!r} onClick=${()=>g(!h)}>Hints</button>
        <button disabled=${!k} onClick=${()=>$("resign")}>Resign</button>
        <button disabled=${!r} onClick=${v}>Save the record</button>
        ${r?.record_id&&l`<a class="button" href=${N("look",r.record_id,1)}>Look at this game</a>`}
        <a class=${r?"button primary":"button"} href=${N("play",e.id)}>New game</a>
      </div>
      ${h&&k&&(d?l`<${Kr} hint=${d} />`:l`<p class="muted">Looking for hints…</p>`)}
      <h2>Moves</h2>
      <${Ae} moves=${o.history} />
      ${s.map((S,T)=>S&&l`<${sl} name=${x.players[T]} text=${S} />`)}
    </aside>
  </div>`}function ll(){let[t,e]=y(0),[n,o]=y(""),[r,s]=y(!1);return{start:async i=>{s(!0);try{let{id:c}=await et("games",i);He({id:c,
request:i,moves:[]}),o(""),location.hash=N("play",i.game,c),e(t+1)}catch(c){o(R(c))}finally{s(!1)}},started:t,isBusy:r,error:n}}
function Zr({about:t,chosen:e,id:n}){let{start:o,started:r,isBusy:s,error:a}=ll(),i=t.games.find(u=>u.id===e),c=Xt(),f=t.
games.find(u=>u.id===c?.request.game)?.name;if(i&&n){let u=c?.id===n?()=>o(Yr(c)):void 0;return l`<h1>${i.name}</h1>
      <${I} error=${a} />
      <${Xr} key=${r} id=${n} about=${i} onGoOn=${u} />`}return l`<h1>Play</h1>
    ${c&&f&&l`<p>
        <a class="button" href=${N("play",c.request.game,c.id)}>Return to the game in progress</a>
        <span class="muted"> ${f}, ${j(c.moves.length,"move")} played</span>
      </p>`}
    <${jr} games=${t.games} chosen=${e} isBusy=${s} error=${a} onStart=${o} />`}var ts={auto:"light",light:"dark",dark:"auto"},cl={auto:"Light or dark, as the system has it",light:"Always light",dark:"\
Always dark"};function xn(t=it("theme","auto")){document.documentElement.dataset.theme=t}function es(){let[t,e]=bt("them\
e","auto");_(()=>xn(t),[t]);let n=t in ts?t:"auto";return l`<button class="quiet" title=${cl[n]} onClick=${()=>e(ts[n])}>
    Theme: ${n}
  </button>`}function De(t){let e=t>>>0;return n=>{e=e+1831565813>>>0;let o=Math.imul(e^e>>>15,1|e);return o=o+Math.imul(o^o>>>7,61|o)^
o,Math.floor(((o^o>>>14)>>>0)/2**32*n)}}async function ns(t){let e=new Blob([t]).stream().pipeThrough(new CompressionStream("deflate-raw")),n=new Uint8Array(await new Response(
e).arrayBuffer()),o=Array.from(n,r=>String.fromCharCode(r)).join("");return btoa(o).replaceAll("+","-").replaceAll("/","\
_").replaceAll("=","")}async function os(t){try{let e=Uint8Array.from(atob(t.replaceAll("-","+").replaceAll("_","/")),o=>o.
charCodeAt(0)),n=new Blob([e]).stream().pipeThrough(new DecompressionStream("deflate-raw"));return await new Response(n).
text()}catch{throw new Error("This address is not complete. Was the end of the link lost?")}}var ul=240,fl=["step","node","practice"],ml=["caching","ordering","fail_hard"];async function Zt(t){let e={algorithm:t.algorithm??
"task"};t.limit!==null&&t.limit!==void 0&&(e.limit=String(t.limit)),t.heuristic&&(e.heuristic=t.heuristic);for(let r of ml)
t[r]&&(e[r]="yes");for(let[r,s]of Object.entries(t.variant??{}))e[`variant.${r}`]=String(s);t.moves&&(e.moves=t.moves),t.
text&&(e.text=t.text);let n=String(new URLSearchParams(e)),o=N("tree",t.game);return Wt(o,n.length>ul?{z:await ns(n)}:e)}
function We(t,{step:e=0,node:n=[],practice:o=null}){let r=new URLSearchParams;return e>0&&r.set("step",String(e)),n.length>
0&&r.set("node",JSON.stringify(n)),o!==null&&r.set("practice",String(o)),r.size>0?`${t}&${r}`:t}function kn(t){let e=Number(
t??"");return Number.isInteger(e)&&e>0?e:0}function pl(t){try{let e=JSON.parse(t??"[]");return Array.isArray(e)?e.map(String):
[]}catch{return[]}}async function rs({route:[,t],query:e}){let n=new URLSearchParams([...e].filter(([u])=>!fl.includes(u)));
if(!t||n.size===0)return null;let o=n.get("z"),r=o===null?n:new URLSearchParams(await os(o)),s=r.get("algorithm")??"alph\
abeta",a=[...r].filter(([u])=>u.startsWith("variant.")),i=u=>/^\d+$/.test(u)?Number(u):u,c={game:t,...s!=="task"&&{algorithm:s},
limit:kn(r.get("limit"))||null,caching:r.has("caching"),ordering:r.has("ordering"),fail_hard:r.has("fail_hard"),...r.get(
"heuristic")&&{heuristic:r.get("heuristic")??""},...a.length>0&&{variant:Object.fromEntries(a.map(([u,p])=>[u.slice(8),i(
p)]))},moves:r.get("moves")??"",...r.has("text")&&{text:r.get("text")??""}},f=e.get("practice");return{request:c,href:`${N(
"tree",t)}?${n}`,step:kn(e.get("step")),node:pl(e.get("node")),practice:f===null?null:kn(f)}}async function $t(t){let e=await Zt(
t);location.hash=e}function hl(t){let e=De(t),n=o=>o===0?e(20):Array.from({length:2+e(2)},()=>n(o-1));return JSON.stringify(n(3)).replaceAll(
",",", ")}function ss(){return _(()=>{let t=1+Math.floor(Math.random()*9999),e={game:"tree",text:hl(t),algorithm:"alphab\
eta",limit:null};Zt({...e,moves:"",caching:!1,ordering:!1,fail_hard:!1}).then(n=>location.replace(We(n,{practice:t})))},
[]),null}function F(t){return JSON.stringify(t)}function dl(t){return t.state==="current"||t.state==="done"&&t.kind!=="leaf"&&t.kind!==
"cached"}function $l({children:t,value:e}){let n=z(e);return t.findIndex(o=>o.state==="done"&&o.value!==void 0&&z(o.value)===
n)}function Fe(t,e){let n=[];for(let o=0;o<=t.length;o+=1){let r=t.slice(0,o),s=e(r);if(!s||s.children.length===0)break;
let a=s.children.findIndex(i=>i.move===t[o]);n.push({parent:s,path:r,open:a,best:$l(s)})}return n}function as(t){let e=n=>{
let o=t[n];return o?o.parent.children.flatMap((r,s)=>{let a=[...o.path,r.move],i=s===o.open&&n+1<t.length,c={key:F(a),path:a,
level:n+1,child:r,isOpen:i,canOpen:dl(r)};return i?[c,...e(n+1)]:[c]}):[]};return[{key:"",path:[],level:0,child:null,isOpen:t.
length>0,canOpen:!0},...e(0)]}function is(t,{href:e,step:n},o){let[r,s]=y(null),[a,i]=y(""),c=async({name:p,text:m})=>{try{let h=await wt(`trees/${t}/\
log`,m);return s({name:p,check:h}),Ot(e,{name:p,text:m}),h}catch(h){return i(R(h)),null}},f=async(p,m)=>{let h=xe(p,m);i(
h);let g=h?null:await c({name:m,text:p});if(!g)return;o(g.step);let d=`${_n("Your log",g)} ${g.explanation}`;V(g.same?"Y\
our log is right.":d)};return _(()=>{let p=jt(e);p&&c(p).then(m=>n===0&&o(m?.step))},[t]),{log:r,error:a,take:f,drop:()=>{
ke(e),s(null)}}}function _n(t,{line:e,yours:n,right:o,lines_right:r,lines_yours:s}){let a=q(e??0);if(n===null)return`${t}\
 ends too early: line ${a} of ${j(r,"line")} is missing.`;if(o===null)return`${t} goes on in line ${a}, where the right \
log ends.`;let i=s===r?"":` (yours has ${q(s)})`;return`${t} differs first in line ${a} of ${j(r,"line")}${i}.`}function ls(t,e){
return t!==null&&t.check.line!==null&&(e??0)>=t.check.line}function cs(t,e,n){let[o,r]=y(null),s=e!==null&&typeof n=="nu\
mber";return _(()=>{if(!s)return r(null);let a=!1;return W(`trees/${t}/log/${n}`).then(i=>a||r(i.yours_path),()=>a||r(null)),
()=>{a=!0}},[e,s,n]),o}function gl({yours:t,right:e,names:n}){let[o,r]=[t?.split(",")??[],e?.split(",")??[]],s=n.slice(0,Math.max(o.length,r.length)),
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
  </div>`}function us({log:{name:t,check:e},columns:n,go:o,onDrop:r}){let s=r&&l`<button class="link" onClick=${r}>Compare no more</button>`;
if(e.same)return l`<p class="verdict right">
      <strong>✓ ${t} is right</strong>: all ${j(e.lines_right,"line")}. ${s}
    </p>`;let[a]=e.mistakes;return l`<section class="log-verdict" aria-label="Your log">
    <p class="verdict wrong">
      <strong>✗ ${_n(t,e)}</strong>
      ${a?l` Known mistake: <strong>${a.description}</strong>.`:" No known mistake gives exactly this log."}
      ${" "}<button class="link" onClick=${()=>o(e.step)}>Go to that line</button> ${s}
    </p>
    <details>
      <summary>Both lines, and why</summary>
      <${gl} yours=${e.yours} right=${e.right} names=${n} />
      <p>${e.explanation}</p>
      ${e.mistakes.length>1&&l`<p>The same log comes from:</p>
          <ul>
            ${e.mistakes.slice(1).map(({description:i})=>l`<li>${i}</li>`)}
          </ul>`}
    </details>
  </section>`}var yl={unvisited:"The search has not reached it yet.",current:"The search is in it.",done:"It is searched.",cut:"It is \
cut off: the search never looks at it."};function fs({child:t,go:e}){let n=t.kind==="leaf"?" (leaf)":t.kind==="cached"?"\
 (from the cache)":"";return l`<div class="node-detail">
    <p>
      <strong>${t.name}${n}</strong
      >${t.value!==void 0&&l` has the value ${M(t.value)}`}. ${" "}${yl[t.state]}
      ${t.why}
    </p>
    ${t.steps&&l`<p class="buttons">
        <button onClick=${()=>e(t.steps?.[0]??0)}>Go to its first step</button>
        <button onClick=${()=>e(t.steps?.[1]??0)}>Go to its last step</button>
      </p>`}
  </div>`}function ms(){return l`<details class="legend">
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
  </details>`}function Ue(){let[t,e]=y("Copy link");return l`<button class="quiet" onClick=${async()=>{let o=await navigator.clipboard.
writeText(location.href).then(()=>"Copied",()=>"Copy it from the address bar");e(o),V(o),setTimeout(()=>e("Copy link"),2e3)}}>${t}</button>`}function Ve(t,e,n=[]){let o=e.node.path.slice(1),[r,s]=y(o),[a,i]=y({}),c=A(e.step);H(()=>{s(o),i({}),e.step===c.current&&
n.length>0&&p(n).catch(()=>{})},[e.step]);let f=({path:$,parent:v,open:w})=>F([...$,v.children[w].move])===F(o),u=$=>$.every(
(w,x)=>w===o[x])?e.path[$.length]:a[F($)],p=async $=>{let v=$.map((x,b)=>$.slice(0,b+1)).filter(x=>!u(x)),w=await Promise.
all(v.map(async x=>{let b=new URLSearchParams({path:F(x),step:String(e.step)}),{node:k,children:C}=await W(`trees/${t}/c\
hildren?${b}`);return[F(x),{...k,children:C}]}));i(x=>({...x,...Object.fromEntries(w)})),s($)},m=async $=>{if(!(!$.canOpen||
$.level===0)){if($.isOpen){s($.path.slice(0,-1));return}await p($.path).catch(v=>V(R(v)))}},h=Fe(r,u),g=h.at(-1);if(g&&g.
open>=0&&(e.kind==="leaf"||e.kind==="cached")&&f(g)){let $=[...g.parent.children];$[g.open]={...$[g.open],kind:e.kind,value:e.
node.value},h[h.length-1]={...g,parent:{...g.parent,children:$}}}let d=F(r)===F(o.slice(0,r.length));return{levels:h,current:F(
o),toggle:m,opened:d?[]:r}}function Sn({kind:t,node:e,path:n}){if(t!=="cut")return null;let o=z(e.is_max?e.beta:e.alpha);for(let[r,s]of n.slice(0,-1).
entries()){if(s.is_max===e.is_max||z(s.value)!==o)continue;let a=s.children.find(c=>c.value!==void 0&&z(c.value)===o),i=n.
slice(1,r+1).map(({move:c})=>c);return a?{path:i,name:s.name,move:a.move,value:s.value}:null}return null}function je(t){
let e=Sn(t);return e?F([...e.path,e.move]):void 0}var Mn=10,vl=4;function Tn({kind:t,node:e,before:n,path:o}){let r=o.at(-1)?.children.filter(({state:c})=>c==="cut").length??
0,s=z(e.value)===z(e.is_max?e.beta:e.alpha);if(t==="cut")return(r>0?6:2)+(s?3:0);let a=n&&z(n.value)!==z(e.value),i=e.depth>
0&&z(e.is_max?e.beta:e.alpha)!==(e.is_max?1/0:-1/0);return(a?2:0)+(i?3:0)}function bl({path:t}){return t.at(-1)?.children.
some(({state:e})=>e==="cut"||e==="unvisited")??!1}async function ps({fetchStep:t,summary:e},n,{hasWindow:o,hasLog:r}){let s=De(
n),a=e?.events??0,i=Array.from({length:Mn*vl},()=>s(Math.max(a-1,1))),c=await Promise.all(i.map(async(g,d)=>{let{next:$,
previous:v}=await t(g),w=[$.cut,v.cut],x=[$.update,v.update],[b]=(d%2===0?[...w,...x]:[...x,...w]).filter(k=>typeof k=="\
number");return b??null})),f=[...new Set(c)].filter(g=>g!==null);return(await Promise.all(f.map(t))).toSorted((g,d)=>Tn(
d)-Tn(g)).slice(0,2*Mn).map(g=>({step:g,at:s(1e3)-60*Tn(g)})).toSorted((g,d)=>g.at-d.at).slice(0,Mn).map(({step:g},d)=>o&&
bl(g)&&d%2===0?{kind:"skipped",step:g}:{kind:r&&d%3===2?"line":"values",step:g})}function En({path:t,node:e}){let n=t.slice(
1).map(({move:r})=>r),o=t.at(-1)?.children??[];return new Set(o.filter(({state:r})=>r==="cut").map(({move:r})=>F([...n,r??
e.move])))}function hs({kind:t,step:e},n){if(t==="line")return[{name:"Line",right:e.line_text??""}];let{value:o,alpha:r,
beta:s}=e.node,a=[{name:"Value",right:M(o)}];return n&&a.push({name:"Alpha",right:M(r)},{name:"Beta",right:M(s)}),a}function On(t,e){
let[n,o]=[t,e].map(r=>r.split(",").map(s=>s.trim()));return n.length===o.length&&n.every((r,s)=>r===o[s]||Ut(r)===Ut(o[s]))}function wl({node:t,board:e}){let n=e?.players??["Max","Min"],o=e?e.to_move:t.is_max?0:1;return o===null?null:[n[o],n[1-
o]]}function $s({node:{is_max:t,value:e,alpha:n,beta:o}}){let[r,s]=t?["<",`β = ${M(o)}`]:[">",`α = ${M(n)}`];return`${M(
e)} ${r} ${s}: no cut.`}var ds=(t,e)=>t===0?"the root":`node ${e}`;function gt(t){let{kind:e,node:n,before:o,child:r,path:s}=t,
a=n.path.length>1?n.name:"the root",i=M(n.value);if(e==="leaf")return`${a} is a leaf, worth ${i}.`;if(e==="cached")return`${a}\
 is known already: ${i}.`;let[c,f]=wl(t)??["",""];if(e==="enter")return`${c} moves at ${a}, and takes the ${n.is_max?"gr\
eatest":"least"} value.`;if(e==="cut"){let m=Sn(t),h=s.at(-1)?.children.filter(({state:$})=>$==="cut").length??0,g=h===0?
"Nothing is left to skip.":`${j(h,"move")} skipped.`;return`${m?`${f} already has ${m.move} = ${M(m.value)} at ${ds(m.path.
length,m.name)}`:"The window is empty"}; ${c} can force ${i} at ${ds(n.depth,n.name)}. ${g}`}let u=o&&z(o.value)!==z(n.value),
p=`${r?.move} = ${M(r?.value)}`;return u?`${p} is better for ${c}: ${a} is worth ${n.is_max?"at least":"at most"} ${i} n\
ow.`:`${p} is no better for ${c}: ${a} stays at ${i}.`}function xl({step:{node:t,before:e,child:n}}){let o=t.path.at(-1);return l`<p>
    <strong>${o}</strong> is a ${t.is_max?"△ max":"▽ min"} node${e&&` with the value ${M(e.value)}`}. Its
    child <strong>${n?.move}</strong> returns <strong>${M(n?.value)}</strong>.
  </p>`}function gs({question:t,marked:e,hasWindow:n,format:o,onAnswer:r}){let{kind:s,step:a}=t,[i,c]=y({}),[f,u]=y(""),
[p,m]=y(null),[h,g]=y(!1),d=A(null);H(()=>d.current?.querySelector("input")?.focus(),[]);let $=s==="skipped"?[]:hs(t,n),
v=b=>{m(b),u(""),r(b),V(`${b?"Right.":"Not right."} ${gt(a)}`)},w=b=>{b.preventDefault(),p===null&&($.some(({name:k})=>(i[k]??
"").trim()==="")?u("Fill in what is empty first."):v($.every(({name:k,right:C})=>On(i[k]??"",C))))},x=()=>{let b=En(a);e.
size===0?u("Press the nodes in the tree first, or say that nothing is skipped."):v(e.size===b.size&&[...e].every(k=>b.has(
k)))};return l`<${xl} step=${a} />
    <form ref=${d} onSubmit=${w}>
      <p class="prompt">
        <strong>
          ${s==="skipped"?"Press every child that is skipped now.":s==="line"?`Write the next line of ${o?.file??"the lo\
g"}.`:n?`What are value, alpha, and beta of ${a.node.path.at(-1)} then?`:`What is the value of ${a.node.path.at(-1)} the\
n?`}
        </strong>
      </p>
      <div class="fields">
        ${$.map(({name:b,right:k})=>{let C=On(i[b]??"",k);return l`<label class="field">
            <span>${b}</span>
            <input
              size=${s==="line"?28:7}
              autocomplete="off"
              spellcheck=${!1}
              value=${i[b]??""}
              placeholder=${s==="line"?o?.columns.join()??"":"a number or inf"}
              readonly=${p!==null}
              onInput=${G=>c(S=>({...S,[b]:G.target.value}))}
            />
            ${p!==null&&l`<span class=${C?"mark right":"mark wrong"}>${C?"✓ right":`✗ it is ${k}`}</span>`}
          </label>`})}
      </div>
      ${p===null&&l`<div class="buttons">
          ${s==="skipped"?l`<button type="button" class="primary" onClick=${x}>Check</button>
                  <button type="button" onClick=${()=>v(a.kind!=="cut"||En(a).size===0)}>
                    Nothing is skipped
                  </button>`:l`<button class="primary">Check</button>`}
          <button type="button" class="quiet" onClick=${()=>(g(!0),v(!1))}>Show me</button>
        </div>`}
    </form>
    ${f&&l`<p class="remark" role="status">${f}</p>`}
    ${p!==null&&l`<p class=${p?"remark right":"remark"}>
        <strong>${p?"✓ Right.":h?"Answer:":"✗ Not yet."}</strong> ${gt(a)}
        ${s==="skipped"&&a.kind!=="cut"&&` ${$s(a)}`}
        ${s!=="skipped"&&a.kind==="cut"&&" At a cut the node returns at once: alpha and beta stay as they were."}
        ${!p&&" This question comes again."}
      </p>`}`}function kl(t,e,n,o){let r=Math.max(1,Math.min(t,Math.floor(o/46))),s=Math.min(96,o/r),a=t>r,i=n+24+(a?8:30),c=r*s,f=Math.
min(Math.max(e.x-c/2,0),o-c),u=Array.from({length:t},(m,h)=>({x:f+(h%r+.5)*s,y:i+Math.floor(h/r)*64})),p=i-n+Math.ceil(t/
r)*64+6;return{top:n,height:p,isWrapped:a,from:e,nodes:u}}function ys(t,e){let n=[],o={x:e/2,y:0},r=o,s=58;for(let a of t){
let i=kl(a.parent.children.length,r,s,e);n.push(i),r=i.nodes[a.open]??r,s+=i.height+10}return{root:o,placed:n,height:s}}var _l=7.5,Sl={unvisited:"not searched yet",current:"being searched",done:"searched",cut:"cut off"};function Cn({name:t,
depth:e,is_max:n,value:o,alpha:r,beta:s},a){let i=a?`, alpha ${M(r)}, beta ${M(s)}`:"";return`${t} ${M(o)}: ${n?"max":"m\
in"} node at depth ${e}${i}`}function vs(t){let e=t.kind==="leaf"?", leaf":t.kind==="cached"?", from the cache":"",n=t.value===
void 0?"":` ${M(t.value)}`;return`${t.name}${n}${e}, ${Sl[t.state]}${t.why?`: ${t.why}`:""}`}function Ml(t,e,n){return n?
n.parent.is_max?"max":"min":t.kind==="leaf"||t.kind==="cached"?t.kind:e.is_max?"min":"max"}function Lt({label:t,levels:e,
current:n,onToggle:o,onSelect:r,hasWindow:s=!0,cause:a,marked:i,astray:c}){let f=A(null),u=Mt(f),[p,m]=y(""),h=as(e),g=h.
some(S=>S.key===p)?p:n,{root:d,placed:$,height:v}=ys(e,Math.max(u,200));_(()=>Tl(f.current),[n,u]);let w=S=>{S&&(m(S.key),
r?.(S),f.current?.querySelector(`[data-key="${CSS.escape(S.key)}"]`)?.focus())},x=S=>{let T=h.findIndex(E=>E.key===g);El(
S,h,T,w,o)&&(S.preventDefault(),S.stopPropagation())},b=S=>h.find(T=>T.key===S),k=({key:S,level:T,isOpen:E,canOpen:O})=>({
role:"treeitem","data-key":S,"aria-level":T+1,"aria-expanded":O?String(E):void 0,"aria-current":S===n?"step":void 0,"ari\
a-selected":i?String(i.has(S)):void 0,tabindex:S===g?0:-1,onFocus:L=>(L.stopPropagation(),m(S)),onClick:L=>{L.stopPropagation(),
w(b(S)),o?.(b(S))}}),C=S=>{let T=e[S];if(!T)return null;let{children:E}=T.parent,O=$[S];return l`<g role="group">
      <${Cl}
        level=${T}
        place=${O}
        width=${Math.max(u,200)}
        hasWindow=${s}
        cause=${a}
      />
      ${E.map((L,K)=>{let B=F([...T.path,L.move]),U=K===T.open?e[S+1]:void 0,qe=Ml(L,T.parent,U),Js=U?U.parent.value:L.value;
return l`<g
          key=${B}
          ...${k(b(B))}
          aria-label=${`${U?Cn(U.parent,s):vs(L)}${B===a?", whose choice causes the cut":""}`}
          aria-setsize=${E.length}
          aria-posinset=${K+1}
        >
          <${bs}
            point=${O.nodes[K]}
            name=${L.name}
            shape=${qe}
            state=${[B===n?"here":L.state,B===a&&"cause",i?.has(B)&&"marked",c?.has(B)&&"astray"].filter(Boolean).join("\
 ")}
            value=${Js}
            isBest=${K===T.best}
            title=${vs(L)}
          />
          </g>
          ${U&&C(S+1)}`})}
    </g>`},G=e[0]?.parent;return l`<div class="tree-box" ref=${f}>
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
      ${G&&l`<g ...${k(h[0])} aria-label=${Cn(G,s)} aria-setsize="1" aria-posinset="1">
          <${bs}
            point=${d}
            name=${G.name}
            shape=${G.is_max?"max":"min"}
            state=${n===""?"here":"current"}
            value=${G.value}
            title=${Cn(G,s)}
          />
        </g>
        ${C(0)}`}
    </svg>
  </div>`}function Tl(t){let e=t?.querySelector('[aria-current="step"] .node-drawing');if(!t||!e)return;let[n,o]=[e.getBoundingClientRect(),
t.getBoundingClientRect()];n.bottom>o.bottom?t.scrollTop+=n.bottom-o.bottom+24:n.top<o.top&&(t.scrollTop-=o.top-n.top+24)}
function El(t,e,n,o,r){let s=e[n],a=t.key.length===1&&/\S/.test(t.key)&&!t.ctrlKey&&!t.metaKey&&!t.altKey;if(t.key==="Ar\
rowRight")o(e[n+1]);else if(t.key==="ArrowLeft")o(e[n-1]);else if(t.key==="ArrowDown"&&s.isOpen)o(e[n+1]);else if(t.key===
"ArrowDown"&&s.canOpen)r?.(s);else if(t.key==="ArrowUp"&&s.isOpen&&s.level>0&&r)r(s);else if(t.key==="ArrowUp")o(e.findLast(
(i,c)=>c<n&&i.level<s.level));else if(t.key==="Home")o(e[0]);else if(t.key==="End")o(e.at(-1));else if(t.key==="Enter"||
t.key===" ")r?.(s);else return a?Ol(t.key,e,n,o):t.key==="ArrowDown";return!0}function Ol(t,e,n,o){let s=[...e.slice(n+1),
...e.slice(0,n)].find(({child:a})=>a?.name.startsWith(t));return o(s),s!==void 0}function Cl({level:t,place:e,width:n,hasWindow:o,
cause:r}){let{parent:s,open:a,path:i}=t,c=e.top+22,f=[`value ${M(s.value)}`];o&&f.push(`α ${M(s.alpha)}`,`β ${M(s.beta)}`);
let u=_l*(s.name.length+f.join("").length+14),p=e.from.x<u&&e.from.x<n-u,m=e.from.x<u&&!p,h=`M${e.from.x} ${m?c:e.top-6}`,
g=v=>`${h}L${e.from.x} ${c}L${v.x} ${v.y-2}`,d=v=>["edge",v===a&&"open",F([...i,s.children[v].move])===r&&"cause"].filter(
Boolean).join(" "),$=e.nodes.map((v,w)=>({name:d(w),d:g(v)}));return $.sort((v,w)=>v.name.length-w.name.length),l`<g aria-hidden="true">
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
  </g>`}function bs({point:t,name:e,shape:n,state:o,value:r,isBest:s,title:a}){return l`<g class=${`node-drawing ${o}`} transform=${`\
translate(${t.x} ${t.y})`} aria-hidden="true">
    <title>${a}</title>
    <rect class="touch" x="-22" y="0" width="44" height="58" />
    <text class="node-name" text-anchor="middle" y="11">${e}</text>
    ${" "}
    <g transform="translate(0 16)">
      <${be} shape=${n} state=${o} value=${r} isBest=${s} />
    </g>
    <rect class="focus-ring" x="-22" y="-1" width="44" height="60" rx="6" />
  </g>`}function Al({id:t,shown:e,question:n,marked:o,isAsked:r,hasWindow:s,onMark:a}){let{levels:i,current:c,toggle:f}=Ve(t,e),
u=F(n.step.path.slice(1).map(({move:m})=>m));return l`<${Lt}
    label="The tree of the question"
    levels=${i}
    current=${c}
    onToggle=${m=>{let h=F(m.path.slice(0,-1))===u&&m.child?.state==="unvisited";r&&h?a(m.key):f(m)}}
    hasWindow=${s}
    marked=${n.kind==="skipped"?o:void 0}
    cause=${r?void 0:je(n.step)}
  />`}function ws({stepper:t,seed:e,hasWindow:n,format:o,onSeed:r}){let[s,a]=y([]),[i,c]=y(0),[f,u]=y(0),[p,m]=y({right:0,
of:0}),[h,g]=y(!1),[d,$]=y(new Set),[v,w]=y(""),x=A(null),b=t.summary?.done===!0;_(()=>{b&&ps(t,e,{hasWindow:n,hasLog:o!==
null}).then(O=>{a(O),u(O.length),m({right:0,of:0}),c(0),g(!1)},O=>w(R(O)))},[b,e]);let k=s[i];H(()=>{$(new Set),k&&t.go(
k.step.step-1)},[k]),H(()=>{h&&x.current?.focus()},[h]);let C=O=>{g(!0),i<f&&m(({right:L,of:K})=>({right:L+Number(O),of:K+
1})),!O&&k&&a(L=>[...L,k]),k&&t.go(k.step.step)},G=()=>{g(!1),c(i+1)},S=O=>{let L=new Set(d);L.delete(O)||L.add(O),$(L)},
T=f>0&&i>=s.length,E=l`<p class="score">
    <strong>${p.right} of ${p.of}</strong> right at the first try
    <span class="muted"> · round ${e}</span>
  </p>`;return l`<${I} error=${v} />
    ${b&&f===0&&!v&&l`<p>Choosing questions…</p>`}
    <div class="stage-columns no-board practice">
      <div class="tree-main">
        ${k&&t.step&&l`<${Al}
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
              ${i<f?`Question ${i+1} of ${f}`:`Once more: ${s.length-i} to go`}
            </p>
            <${gs}
              key=${i}
              question=${k}
              marked=${d}
              hasWindow=${n}
              format=${o}
              onAnswer=${C}
            />
            ${h&&l`<p><button class="primary" ref=${x} onClick=${G}>${i+1<s.length?"Next question":"Finish"}</button></p>`}`}
        ${p.of>0&&E}
        ${T&&l`<p><strong>The round is over: everything is right now.</strong></p>
            <p class="buttons">
              <button class="primary" onClick=${()=>r(e+1)}>Another round</button>
              <a class="button" href=${N("practice")}>A random tree</a>
              <${Ue} />
            </p>`}
        ${k&&t.step&&l`<p class="muted">The window at ${k.step.node.path.at(-1)}:</p>
            <${Tt} node=${h?k.step.node:{...k.step.node,...k.step.before}} range=${t.summary?.range} showsWindow=${n} />`}
      </section>
    </div>`}function ze(t){return/^-?\d+$/.test(t)?Number(t):t}function Ll(t,e){return t.map((n,o)=>{let r=t[o+1],s=n.children.map(({
name:i,value:c})=>({name:i,state:"done",value:c})),a=r?[{name:r.name,state:"current",value:r.value}]:[];return{move:n.name,
name:n.name,depth:o,is_max:e===(o%2===0),value:ze(n.value),alpha:ze(n.alpha),beta:ze(n.beta),children:[...s,...a].map(i=>({
...i,move:i.name,value:ze(i.value)}))}})}function Pl(t){let e=(t?.path??[]).flatMap(({children:n},o)=>{let r=t?.path.slice(
1,o+1).map(({move:s})=>s)??[];return n.filter(({state:s})=>s==="cut").map(({move:s})=>F([...r,s]))});return new Set(e)}function xs({
line:t,hasEnded:e,path:n,isMax:o,parting:r,hasWindow:s,children:a}){return l`<div class="side-by-side">
    <figure>
      <figcaption>Yours, line ${q(t)}</figcaption>
      ${n?l`<${Nl} path=${n} isMax=${o} skipped=${Pl(r)} hasWindow=${s} />`:l`<p class="muted">${e?"Your log has ended.":
"There is no node in this line."}</p>`}
    </figure>
    <figure>
      <figcaption>Right</figcaption>
      ${a}
    </figure>
  </div>`}function Nl({path:t,isMax:e,skipped:n,hasWindow:o}){let r=Ll(t,e),s=t.slice(1).map(({name:i})=>i),a=Fe(s,i=>r[i.
length]);return l`<${Lt}
    label="Your log"
    levels=${a}
    current=${F(s)}
    hasWindow=${o}
    astray=${n}
  />`}function Rl({step:t,stepper:e,hasWindow:n,first:o,label:r,onOpened:s}){let{levels:a,current:i,toggle:c,opened:f}=Ve(e.id,
t,o),[u,p]=y(null);return H(()=>p(null),[t.step]),_(()=>s?.(f),[F(f)]),l`<${Lt}
      label=${r}
      levels=${a}
      current=${i}
      onToggle=${c}
      onSelect=${p}
      hasWindow=${n}
      cause=${je(t)}
    />
    ${u?.child&&l`<${fs} child=${u.child} go=${e.go} />`}`}function ks({step:t,stepper:e,hasWindow:n,first:o,log:r,isApart:s,
onOpened:a}){let i=cs(e.id,r,s?t.line:null),[c,f]=y(null),u=r?.check.step??null;_(()=>{u!==null&&e.fetchStep(u).then(f,()=>{})},
[u]);let p=m=>l`<${Rl}
      step=${t}
      stepper=${e}
      hasWindow=${n}
      first=${o}
      label=${m}
      onOpened=${a}
    />`;return s?l`<${xs}
    line=${t.line??0}
    hasEnded=${(t.line??0)>(r?.check.lines_yours??0)}
    path=${i}
    isMax=${t.path[0].is_max}
    parting=${c}
    hasWindow=${n}
    >${p("The right tree")}<//
  >`:p("The tree of the search")}var Il=2e4,Bl=250;function _s(t,e){let[n,o]=y(null),r=e?.algorithm==="alphabeta"&&e.done&&!e.too_long&&e.nodes<=Il;return _(
()=>{if(!r)return;let s=!1;return(async()=>{let{id:i}=await et("trees",{...t,algorithm:"minimax",fail_hard:!1}),c=await W(
`trees/${i}`);for(;!c.done&&!s;)await new Promise(f=>setTimeout(f,Bl)),c=await W(`trees/${i}`);pt(`trees/${i}`),!s&&c.done&&
!c.too_long&&o(c.nodes)})().catch(()=>{}),()=>{s=!0}},[r]),n}var An={greedy:"Greedy",minimax:"Minimax",alphabeta:"Alpha-beta"};function Ss({start_text:t}){return t?.is_task?"":"alph\
abeta"}function Ms({textbook:t}){return t.limit===null?"":String(t.limit)}var Ts="search",Es="",Gl=4e3;function Os(){return new Map(
Object.entries(lt(Ts)))}function Hl(t){(t.text??"").length>Gl||mt(Ts,Object.fromEntries(Os().set(t.game,t).set(Es,t)))}function Dl(t,e){
let n=Yt(t);if(!e||e.game!==t.id)return n;let o=Object.entries(e.variant??{}).map(([r,s])=>[r,String(s)]);return{...n,variant:{
...n.variant,...Object.fromEntries(o)},moves:e.moves??"",text:e.text??n.text}}function Pt({games:t,chosen:e,initial:n,onStart:o}){
let r=Os(),s=n?.game??e??r.get(Es)?.game,a=t.find(({id:B})=>B===s)??t.find(({textbook:B})=>B.log)??t[0],i=n??r.get(a.id),
[c,f]=y(()=>Dl(a,i)),[u,p]=y(i?i.algorithm??"":Ss(a)),[m,h]=y(i?String(i.limit??""):Ms(a)),[g,d]=y(i?.heuristic??""),[$,
v]=y(i?.caching??!1),[w,x]=y(i?.ordering??!1),[b,k]=y(""),[C,G]=y(i?.fail_hard??!1),S=t.find(B=>B.id===c.game)??a,{textbook:T}=S,
E=S.start_text?.is_task??!1,O=T.algorithms.map(B=>[B,An[B]??B]);return l`<form class="card setup" onSubmit=${B=>{if(B.preventDefault(),
E&&Vt(c.text))return k("This is a log. The search begins with the task that it is of.");k("");let U={...Ie(S,c),...u&&{algorithm:u},
limit:m===""?null:Number(m),caching:$,ordering:w,fail_hard:C&&u!=="minimax",...g&&{heuristic:g}};Hl(U),o(U)}} aria-label="The search">
    <div class="fields">
      <${Be} games=${t} start=${c} onChange=${B=>{if(B.game!==c.game){let U=t.find(qe=>qe.id===B.game)??a;p(Ss(U)),h(Ms(
U)),d("")}f(B)}} withMoves=${S.start_text===null} />
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
          value=${m}
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
          <${_t} label="Ordering" checked=${w} onChange=${x} />
          ${u!=="minimax"&&l`<${_t} label="Fail-hard" checked=${C} onChange=${G} />`}
        </div>`}
    </div>
    <${I} error=${b} />
    <button class="primary">Search</button>
  </form>`}function Wl({summary:t,minimax:e,isAtEnd:n}){let{nodes:o,result:r,done:s,too_long:a}=t;return l`<p class="size">
    ${e===null?j(o,"node"):l`<strong>${q(o)} of ${j(e,"node")}</strong> <span class="muted">of minimax</span>`}${!s&&", \
still searching"}${a&&", too long to be kept whole: it ends early"}
    ${n&&r&&l`<span class="result"> · best: <strong>${r.best??"none"}</strong>, value ${M(r.value)}</span>`}
  </p>`}function Cs({games:t,about:e,request:n,summary:o,isAtEnd:r,practice:s,onPractice:a,onLog:i}){let c=_s(n,o),f=A(null),
u=A(null);_(()=>{document.activeElement===document.body&&u.current?.focus()},[]);let p=o?.algorithm??"",m=h=>{f.current?.
close(),$t(h)};return l`<header class="stage-head">
    <h1 tabindex="-1" ref=${u}>
      ${e.name}${p&&l`<span class="muted"> · ${An[p]??p}</span>`}
    </h1>
    ${o&&s===null&&l`<${Wl} summary=${o} minimax=${c} isAtEnd=${r} />`}
    <div class="stage-tools">
      ${e.textbook.log&&s===null&&l`<${ht} onText=${i} label="Compare your log" />`}
      <button
        class="quiet"
        aria-pressed=${s!==null}
        onClick=${()=>a(s===null?1+Math.floor(Math.random()*9999):null)}
      >
        Practice
      </button>
      <${Ue} />
      ${!Ft&&l`<button class="quiet" onClick=${()=>f.current?.showModal()}>Change</button>`}
    </div>
    <dialog ref=${f} class="setup-dialog" aria-label="Another search">
      <form method="dialog" class="dialog-close"><button>Close</button></form>
      <${Pt} games=${t} chosen=${e.id} initial=${n} onStart=${m} />
    </dialog>
  </header>`}function Fl(t,e){let[n,o]=t?["max","min"]:["min","max"],r=e?", α, β":"";return[[`${n}_value(s${r}):`],["  if s is a le\
af: return its value","leaf","cached"],[`  v ← ${t?"−∞":"+∞"}`,"enter"],["  for each move a:"],[`    v ← ${n}(\
v, ${o}_value(s + a${r}))`,"update","cut"],...e?[[`    if v ${t?"≥ β":"≤ α"}: return v`,"cut"],[`    ${t?"α":"β"}\
 ← ${n}(${t?"α":"β"}, v)`,"update"]]:[],["  return v"]]}function As({step:{kind:t,node:e},prunes:n}){return l`<ol class="code" aria-label="The function, with the current lines marked">
    ${Fl(e.is_max,n).map(([o,...r])=>{let s=r.includes(t);return l`<li class=${s?"here":""} aria-current=${s?"step":void 0}><code>${o}</code></li>`})}
  </ol>`}var Ul={enter:"Node entered",leaf:"Leaf",update:"Update",cut:"Cut-off",cached:"From the cache"};function Vl({step:t}){return t.
line_text===null?l`<p class="log-line muted">No log line at this step.</p>`:l`<p class="log-line">
    <span class="muted">line ${t.line===null?"":q(t.line)}</span>
    <code>${t.line_text}</code>
  </p>`}function Ls({step:t,range:e,algorithm:n,hasLog:o}){let r=n==="alphabeta";return l`<section class="step-panel" aria-label="This step">
    <h2>
      <span class=${`kind kind-${t.kind}`}>${Ul[t.kind]}</span>
      <span class="path">${` ${t.node.path.join(" › ")}`}</span>
    </h2>
    <p class="reason">${gt(t)}</p>
    ${o&&l`<${Vl} step=${t} />`}
    <details class="explanation">
      <summary>The whole reason</summary>
      <p>${o?t.log_explanation:t.explanation}</p>
    </details>
    <${Tt} node=${t.node} before=${t.before} child=${t.child} range=${e} showsWindow=${r} />
    ${n!=="greedy"&&l`<${As} step=${t} prunes=${r} />`}
  </section>`}var jl=300,zl=400;function ql(t,e){let[n,o]=y(null);return _(()=>{let r=0,s=!1,a=async()=>{try{let c=await W(`trees/${t}`);
if(s)return;o(c),c.done||(r=window.setTimeout(a,zl))}catch(c){s||e(R(c))}},i=()=>{pt(`trees/${t}`)};return a(),addEventListener(
"pagehide",i),()=>{s=!0,clearTimeout(r),removeEventListener("pagehide",i),ko(`trees/${t}`)}},[t]),n}function Ps(t,e){let[
n,o]=y(null),[r,s]=y(""),a=ql(t,s),i=A(new Map),c=A(null),f=Gt(g=>{let d=i.current.get(g);if(d)return d;let $=W(`trees/${t}\
/steps/${g}`);return i.current.set(g,$),$.catch(()=>i.current.delete(g)),i.current.size>jl&&i.current.delete(i.current.keys().
next().value??0),$},[t]),u=Gt(async g=>{if(g!=null){c.current=g;try{let d=await f(g);if(c.current!==g)return;s(""),o(d),
d.next.step!==null&&f(d.next.step).catch(()=>{})}catch(d){s(R(d))}}},[f]),p=a?.events??0,m=p>e||p>0&&a?.done===!0,h=A(e);
return _(()=>{m&&(c.current===null||e!==h.current)&&u(Math.min(e,p-1)),h.current=e},[m,e]),{id:t,summary:a,step:n,error:r,
go:u,fetchStep:f}}var Kl=[1,2,5,10,30];function Nt({step:t,go:e,label:n,children:o,class:r=""}){let s=t==null;return l`<button
    class=${r}
    aria-disabled=${s?"true":void 0}
    aria-label=${n}
    onClick=${()=>e(t)}
  >
    ${o}
  </button>`}function Ln({name:t,kind:e,next:n,previous:o,go:r}){return l`<div class="segments" role="group" aria-label=${t}>
    <${Nt} step=${o[e]} go=${r} label=${`Previous ${t}`}>‹<//>
    <${Nt} step=${n[e]} go=${r} label=${`Next ${t}`}>${t} ›<//>
  </div>`}function Jl({step:t,go:e}){let[n,o]=y(!1),[r,s]=bt("speed","2"),a=Number(r)||2,i=t?.next.step??null;return _(()=>{
if(!n)return;if(i===null){o(!1);return}let c=setTimeout(()=>e(i),1e3/a);return()=>clearTimeout(c)},[n,a,i]),{isPlaying:n,
setPlaying:o,speed:a,setRate:s}}function Ns({stepper:t,hasWindow:e,hasLog:n,onPlaying:o}){let{step:r,summary:s,go:a}=t,{
isPlaying:i,setPlaying:c,speed:f,setRate:u}=Jl(t);_(()=>o(i),[i]);let p=r?.next??{step:null},m=r?.previous??{step:null},
h=()=>c(!i);nt({f:()=>a(p.step),b:()=>a(m.step),o:()=>a(p.over),r:()=>a(p.out),l:()=>a(p.line),L:()=>a(m.line),u:()=>a(p.
update),U:()=>a(m.update),c:()=>a(p.cut),C:()=>a(m.cut)," ":h});let g=(s?.events??1)-1,d=r?.step??0;return l`<section class="transport" aria-label="Steps of the search">
    <div class="buttons">
      <div class="segments" role="group" aria-label="Step">
        <${Nt} step=${m.step} go=${a} label="One step back">‹ Back<//>
        <${Nt} class="primary" step=${p.step} go=${a} label="One step forward">Forward ›<//>
      </div>
      <div class="segments" role="group" aria-label="Subtree">
        <${Nt} step=${p.over} go=${a} label="Over the subtree">Over<//>
        <${Nt} step=${p.out} go=${a} label="Out to the parent">Out<//>
      </div>
      ${n&&l`<${Ln} name="log line" kind="line" next=${p} previous=${m} go=${a} />`}
      <${Ln} name="update" kind="update" next=${p} previous=${m} go=${a} />
      ${e&&l`<${Ln} name="cut" kind="cut" next=${p} previous=${m} go=${a} />`}
      <div class="segments" role="group" aria-label="Playback">
        <button onClick=${h} aria-pressed=${i}>${i?"Pause":"Play"}</button>
        <select
          aria-label="Steps in a second"
          onChange=${$=>u($.target.value)}
        >
          ${Kl.map($=>l`<option value=${$} selected=${$===f}>${$} / s</option>`)}
        </select>
      </div>
    </div>
    <${Le}
      label="Step of the search"
      value=${d}
      last=${g}
      text=${`step ${q(d)} of ${q(Math.max(g,0))}`}
      onChange=${a}
    />
  </section>`}var[Rs,Ql]=[4,400];function Pn(t){let e=t-1;return{path:[],left:0,right:1,first:0,last:e,isCut:!1,isMax:!0,isInner:!0,children:[]}}
function Yl(t,e,n){t.isMax=n;let o=e.flatMap(({steps:c})=>c?[c[1]-c[0]+1]:[]),r=o.reduce((c,f)=>c+f,0)/Math.max(o.length,
1)||1,s=e.map(({steps:c})=>c?c[1]-c[0]+1:r),a=(t.right-t.left)/s.reduce((c,f)=>c+f,0),i=t.left;t.children=e.map(({move:c,
steps:f,kind:u},p)=>{let m=i+s[p]*a,[h,g]=f??[t.last,t.last],d={left:i,right:m,first:h,last:g,isCut:!f,isMax:!n,isInner:u===
"inner",children:[]};return i=m,{...d,path:[...t.path,c]}})}async function Is(t,e,{depth:n,least:o,onNodes:r,isGone:s}){
let a=[e];for(let i=0;a.length>0&&i<Ql&&!s();){a.sort((f,u)=>u.right-u.left-(f.right-f.left));let c=a.slice(0,Rs);a=a.slice(
Rs),i+=c.length;for(let f of await Promise.all(c.map(u=>Xl(t,u,e.last))))a.push(...f.filter(({isInner:u,path:p,left:m,right:h})=>u&&
p.length<n&&h-m>=o));r()}}async function Xl(t,e,n){let o=new URLSearchParams({path:JSON.stringify(e.path),step:String(n)}),
r=await W(`trees/${t}/children?${o}`);return Yl(e,r.children,r.node.is_max),e.children}function Bs(t,e){let n=t;for(;;){
let o=n.children.find(r=>!r.isCut&&r.first<=e&&e<=r.last);if(o){n=o;continue}return n.children.length>0?n.children.findLast(
r=>r.last<=e&&!r.isCut)?.right??n.left:n.left+(e-n.first)/Math.max(n.last-n.first,1)*(n.right-n.left)}}function Gs(t,e,n){
let o=t;for(let r=0;r<=n;r+=1){let s=o.children.find(({left:a,right:i})=>a<=e&&e<i);if(!s)break;o=s}return o}var te=66,[Nn,Zl]=[6,4];function tc(t){let e=f=>(t.style.color=`var(--${f})`,getComputedStyle(t).color),[n,o,r,s,a,i,c]=[
"max","min","wrong","line","ink","card","accent"].map(e);return t.style.color="",{max:n,min:o,wrong:r,line:s,ink:a,card:i,
accent:c}}function Rn({children:t}){return t.length>0?1+Math.max(...t.map(Rn)):0}function ec(t,e,n){let o=devicePixelRatio||
1,r=t.clientWidth;t.width=r*o,t.height=te*o;let s=t.getContext("2d");if(!s)return;s.scale(o,o);let a=tc(t),i=Math.min(Math.
max(Rn(e),2),Nn),c=(te-4)/i,f=(p,m)=>{if(!(m>=i))for(let h of p.children){let[g,d]=[h.left*r,2+m*c],$=(h.right-h.left)*r>
4?1:0,[v,w]=[Math.max((h.right-h.left)*r-$,.5),c-1],x=h.last<=n;if(h.isCut){s.globalAlpha=x?.16:.3,s.fillStyle=x?a.wrong:
a.line,s.fillRect(g,d,v,x?(i-m)*c-1:w),x&&nc(s,a.wrong,[g,d,v,(i-m)*c-1]);continue}let b=h.first<=n&&!x;s.globalAlpha=b?
1:x?.6:.35,s.fillStyle=b||x?h.isMax?a.max:a.min:a.line,s.fillRect(g,d,v,w),f(h,m+1)}};f(e,0),s.globalAlpha=1;let u=Math.
min(Math.max(Bs(e,n)*r,1),r-1);s.fillStyle=a.card,s.fillRect(u-2.5,0,5,te),s.fillStyle=a.ink,s.fillRect(u-1,0,2,te)}function nc(t,e,[
n,o,r,s]){if(!(r<3)){t.save(),t.globalAlpha=.55,t.strokeStyle=e,t.beginPath(),t.rect(n,o,r,s),t.clip(),t.beginPath();for(let a=n-
s;a<n+r;a+=6)t.moveTo(a,o+s),t.lineTo(a+s,o);t.stroke(),t.restore()}}function Hs({stepper:{id:t,summary:e,step:n,go:o}}){
let r=A(null),s=Mt(r),a=A(Pn(1)),i=A(0);i.current=n?.step??0;let c=()=>r.current&&ec(r.current,a.current,i.current),f=e?.
done?e.events:0;_(()=>{if(f===0||s===0)return;let m=!1;a.current=Pn(f);let h={depth:Nn,least:Zl/s,onNodes:()=>!m&&c(),isGone:()=>m};
return Is(t,a.current,h).catch(()=>{}),()=>{m=!0}},[t,f,s]),_(()=>{c()},[n?.step,s]),_(()=>{let m=new MutationObserver(c);
m.observe(document.documentElement,{attributes:!0,attributeFilter:["data-theme"]});let h=matchMedia("(prefers-color-sche\
me: dark)");return h.addEventListener("change",c),()=>{m.disconnect(),h.removeEventListener("change",c)}},[]);let u=m=>{
let h=r.current?.getBoundingClientRect();if(!h||f===0)return;let g=Math.min(Math.max(Rn(a.current),2),Nn),d=Math.floor((m.
clientY-h.top)/h.height*g);o(Gs(a.current,(m.clientX-h.left)/h.width,d).first)},p=`Map of the tree: step ${q(i.current)}\
 of ${q(Math.max(f-1,0))}`;return l`<canvas
    class="tree-map"
    ref=${r}
    role="img"
    aria-label=${p}
    title="The whole tree, a row for each depth: press a node to go to its first step"
    height=${te}
    onClick=${u}
  ></canvas>`}var oc=60;function Ds(t,e){return!t||t===e?!1:t.scrollWidth>t.clientWidth&&getComputedStyle(t).overflowX!=="visible"||Ds(
t.parentElement,e)}function Ws(t){let e=A(null);return{onTouchStart:n=>{let o=n.target,r=n.touches.length===1&&!Ds(o,n.currentTarget);
e.current=r?n.touches[0]:null},onTouchEnd:n=>{if(!e.current)return;let o=n.changedTouches[0].clientX-e.current.clientX,r=n.
changedTouches[0].clientY-e.current.clientY;e.current=null,Math.abs(o)>=oc&&Math.abs(o)>2*Math.abs(r)&&t(o<0)}}}var rc=150,In=["Tree","Reason","Board"];function sc(t,e,n,o){let r=e?.step??null;_(()=>{if(r===null)return;let s=setTimeout(
()=>St(We(t,{step:r,node:n,practice:o})),rc);return()=>clearTimeout(s)},[t,r,F(n),o])}function Fs({id:t,games:e,about:n,
address:o,onAgain:r}){let{request:s,href:a}=o,i=Ps(t,o.step),{step:c,summary:f,error:u,go:p}=i,{log:m,error:h,take:g,drop:d}=is(
t,o,p),[$,v]=y(!1),[w,x]=y(In[0]),[b,k]=y(o.node),[C,G]=y(o.practice);sc(a,c,b,C),_(()=>{c&&!$&&C===null&&V(gt(c))},[c?.
step,$]);let S=f?.algorithm??"",T=S==="alphabeta",E=n.textbook.log,O=ls(m,c?.line),L=f?.done===!0&&c?.step===f.events-1,
K=c?.board?In:In.slice(0,2),B=Ws(U=>x(K[K.indexOf(w)+(U?1:-1)]??w));return l`<div class=${`stage show-${w.toLowerCase()}`}>
    <${Cs}
      games=${e}
      about=${n}
      request=${s}
      summary=${f}
      isAtEnd=${L}
      practice=${C}
      onPractice=${G}
      onLog=${g}
    />
    ${u&&l`<${I} error=${u} />
        <p>
          The search is not open any more: it has made room for newer ones, or the server was started anew.
          <button class="primary" onClick=${()=>r(c?.step??o.step)}>Search again</button>
        </p>`}
    <${I} error=${h} />
    ${m&&E&&C===null&&l`<${us} log=${m} columns=${E.columns} go=${p} onDrop=${d} />`}
    ${C===null?l`<${Hs} stepper=${i} />
            <${Ns} stepper=${i} hasWindow=${T} hasLog=${m!==null} onPlaying=${v} />
            <div class="panes" role="group" aria-label="What is shown">
              ${K.map(U=>l`<button aria-pressed=${U===w} onClick=${()=>x(U)}>${U}</button>`)}
            </div>`:null}
    ${c&&(C===null?l`<div
            class=${["stage-columns",!c.board&&"no-board",O&&"apart"].filter(Boolean).join(" ")}
            ...${B}
          >
            <div class="tree-main">
              <${ks}
                step=${c}
                stepper=${i}
                hasWindow=${T}
                first=${o.node}
                log=${m}
                isApart=${O}
                onOpened=${k}
              />
              <div class="tree-foot">
                <${ms} />
                ${n.id==="tree"&&l`<${Ee}
                    noun="step"
                    name=${`step-${c.step+1}`}
                    at=${c.step}
                    count=${f?.events??0}
                    path=${U=>`trees/${t}/steps/${U}/picture`}
                  />`}
              </div>
            </div>
            <${Ls}
              step=${c}
              range=${f?.range}
              algorithm=${S}
              hasLog=${m!==null}
            />
            ${c.board&&l`<div class="board-pane">
                <${rt} board=${c.board} label=${`Board of the node ${c.node.path.join(" › ")}`} />
                <p class="muted">${c.board.words}</p>
              </div>`}
          </div>`:l`<${ws}
            stepper=${i}
            seed=${C}
            hasWindow=${T}
            format=${n.start_text?.is_task?E:null}
            onSeed=${G}
          />`)}
  </div>`}function Us({games:t,about:e,address:n}){let[o,r]=y(""),[s,a]=y(""),[i,c]=y(n.step),f=async()=>{try{a(""),r((await et("t\
rees",n.request)).id)}catch(u){a(R(u))}};return _(()=>{f()},[]),H(()=>c(n.step),[n.step]),s?l`<h1>${e.name}</h1>
      <${I} error=${s} />
      <${Pt} games=${t} chosen=${e.id} initial=${n.request} onStart=${$t} />`:o?l`<${Fs}
        key=${o}
        id=${o}
        games=${t}
        about=${e}
        address=${{...n,step:i}}
        onAgain=${u=>(c(u),f())}
      />`:l`<p class="muted">Searching…</p>`}function ac({game:t,format:e,log:n,onLog:o}){let[r,s]=y(()=>jt(zt(t,"task"))),a=(i,c)=>{let f={game:t.id,text:c,moves:"",
limit:null,caching:!1,ordering:!1,fail_hard:!1};return Vs(f,i)};return _(()=>{n&&r&&a(n,r.text)},[n,r]),l`<section class="card log-start" aria-labelledby="log-start-title">
    <h2 id="log-start-title">Is your ${e.file} right?</h2>
    <${hn} label=${`Choose your ${n?"task":e.file}`} onLog=${o} onTask=${s}>
      ${n?l`<p><strong>✓ ${n.name}</strong>. Which task is it of? Drop that file, too.</p>`:l`<p>
              <strong>Drop it here</strong>${r?`, too: ${r.name} is there.`:" with its task."} You see
              the first wrong line, your tree beside the right one, and the mistake, if it is a known one.
            </p>`}
    <//>
    ${n&&!r&&l`<p>
        <button onClick=${()=>a(n,t.start_text?.sample??"")}>It is of the sample task</button>
      </p>`}
  </section>`}async function Vs(t,e){for(let n of or)ke(zt({id:t.game},n));Ot(await Zt(t),e),await $t(t)}function js({games:t,
chosen:e}){let n=_e(t),[o,r]=y(()=>n&&jt(zt(n,"log"))),s=a=>o&&a.game===n?.id?Vs(a,o):$t(a);return l`<h1>Step through a search</h1>
    <div class="tree-start">
      ${n?.textbook.log&&l`<${ac} game=${n} format=${n.textbook.log} log=${o} onLog=${r} />`}
      <${Pt} games=${t} chosen=${e} onStart=${s} />
    </div>`}function ic(t){let[e,n]=y(void 0),[o,r]=y(""),s=`${t.route.join("/")}?${t.query}`;return _(()=>{let a=!1;return rs(t).then(
i=>a||(n(i),r("")),i=>a||(n(null),r(R(i)))),()=>{a=!0}},[s]),{search:e,error:o}}function zs({about:t,address:e}){let{search:n,
error:o}=ic(e),r=[...t.games,t.tree];if(n===void 0)return null;let s=r.find(({id:a})=>a===n?.request.game);return l`<${I} error=${o||
(n&&!s?`There is no game ${n.request.game}.`:"")} />
    ${n&&s?l`<${Us} key=${n.href} games=${r} about=${s} address=${n} />`:l`<${js} games=${r} chosen=${e.route[1]} />`}`}var qs=[["tree","Trees"],["play","Play"],["look","Games"],["live","Live"]];function lc({route:t,isLive:e}){return l`<header class="top">
    <a class="brand" href="#/" aria-current=${t.length===0?"page":void 0}>suite</a>
    <nav aria-label="Views">
      ${qs.filter(([n])=>n!=="live"||e).map(([n,o])=>l`<a href=${N(n)} aria-current=${t[0]===n?"page":void 0}>${o}</a>`)}
    </nav>
    <${To} />
    <${es} />
  </header>`}function cc({about:t,address:e}){let[n,...o]=e.route,[r,s]=uo();return r?l`<h1>Something went wrong</h1>
      <${I} error=${R(r)} />
      <button onClick=${s}>Try again</button>`:n==="tree"?l`<${zs} key=${o[0]} about=${t} address=${e} />`:n==="practice"?
l`<${ss} />`:n==="play"?l`<${Zr} key=${o.join(" ")} about=${t} chosen=${o[0]} id=${o[1]} />`:n==="look"?l`<${Wr} about=${t} route=${o} />`:
n==="live"?l`<${dr} />`:l`<${sr} about=${t} address=${e} />`}function Ks(){let t=Eo(),{route:e}=t,[n,o]=y(null),[r,s]=y(
"");_(So,[]),_(()=>{W("about").then(o,c=>s(R(c)))},[]),_(()=>{document.title=qs.find(([c])=>c===e[0])?.[1]??"suite"},[e[0]]);
let a=A(null),i=e.join("/");return H(()=>{n&&document.activeElement===document.body&&a.current?.focus({preventScroll:!0})},
[i]),_(()=>{document.documentElement.classList.toggle("embedded",Ft)},[]),l`${!Ft&&l`<button class="skip" onClick=${()=>a.
current?.focus()}>Skip to the content</button>
      <${lc} route=${e} isLive=${typeof n?.live=="string"} />`}
    <main ref=${a} tabindex="-1">
      <${I} error=${r} />${n&&l`<${cc} key=${e[0]??"lesson"} about=${n} address=${t} />`}
    </main>
    <${Xo} />`}xn();Dt||(await nn(),addEventListener("hashchange",async()=>await nn()&&location.reload()));co(l`<${Ks} />`,document.getElementById(
"app"));
