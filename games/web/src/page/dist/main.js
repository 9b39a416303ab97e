// Made by `npm --prefix tests/web run bundle` of modules with the hash c802ad8866e27841764d7dd56f7897b2eba0660827cab1681c72899aeebd5553.
var ea=Object.defineProperty;var Un=(t,e)=>{for(var n in e)ea(t,n,{get:e[n],enumerable:!0})};/*!
 * htm 3.1.1 with Preact 10: the file preact/standalone.module.js of the npm package htm 3.1.1, unchanged below this comment.
 * htm: Copyright 2018 Google Inc., Apache License 2.0, see htm.LICENSE.
 * Preact: Copyright (c) 2015-present Jason Miller, MIT License, see preact.LICENSE.
 */var ue,N,oo,Ht,ro,Vn,na,le={},so=[],oa=/acit|ex(?:s|g|n|p|$)|rph|grid|ows|mnc|ntw|ine[ch]|zoo|^ord|itera/i;function lt(t,e){
for(var n in e)t[n]=e[n];return t}function ao(t){var e=t.parentNode;e&&e.removeChild(t)}function io(t,e,n){var o,r,s,a={};
for(s in e)s=="key"?o=e[s]:s=="ref"?r=e[s]:a[s]=e[s];if(arguments.length>2&&(a.children=arguments.length>3?ue.call(arguments,
2):n),typeof t=="function"&&t.defaultProps!=null)for(s in t.defaultProps)a[s]===void 0&&(a[s]=t.defaultProps[s]);return se(
t,a,o,r,null)}function se(t,e,n,o,r){var s={type:t,props:e,key:n,ref:o,__k:null,__:null,__b:0,__e:null,__d:void 0,__c:null,
__h:null,constructor:void 0,__v:r??++oo};return N.vnode!=null&&N.vnode(s),s}function fe(t){return t.children}function ae(t,e){
this.props=t,this.context=e}function wt(t,e){if(e==null)return t.__?wt(t.__,t.__.__k.indexOf(t)+1):null;for(var n;e<t.__k.
length;e++)if((n=t.__k[e])!=null&&n.__e!=null)return n.__e;return typeof t.type=="function"?wt(t):null}function lo(t){var e,
n;if((t=t.__)!=null&&t.__c!=null){for(t.__e=t.__c.base=null,e=0;e<t.__k.length;e++)if((n=t.__k[e])!=null&&n.__e!=null){t.
__e=t.__c.base=n.__e;break}return lo(t)}}function jn(t){(!t.__d&&(t.__d=!0)&&Ht.push(t)&&!ce.__r++||Vn!==N.debounceRendering)&&
((Vn=N.debounceRendering)||ro)(ce)}function ce(){for(var t;ce.__r=Ht.length;)t=Ht.sort(function(e,n){return e.__v.__b-n.
__v.__b}),Ht=[],t.some(function(e){var n,o,r,s,a,i;e.__d&&(a=(s=(n=e).__v).__e,(i=n.__P)&&(o=[],(r=lt({},s)).__v=s.__v+1,
en(i,s,r,n.__n,i.ownerSVGElement!==void 0,s.__h!=null?[a]:null,o,a??wt(s),s.__h),mo(o,s),s.__e!=a&&lo(s)))})}function co(t,e,n,o,r,s,a,i,c,m){
var u,p,f,h,g,d,$,v=o&&o.__k||so,w=v.length;for(n.__k=[],u=0;u<e.length;u++)if((h=n.__k[u]=(h=e[u])==null||typeof h=="bo\
olean"?null:typeof h=="string"||typeof h=="number"||typeof h=="bigint"?se(null,h,null,null,h):Array.isArray(h)?se(fe,{children:h},
null,null,null):h.__b>0?se(h.type,h.props,h.key,null,h.__v):h)!=null){if(h.__=n,h.__b=n.__b+1,(f=v[u])===null||f&&h.key==
f.key&&h.type===f.type)v[u]=void 0;else for(p=0;p<w;p++){if((f=v[p])&&h.key==f.key&&h.type===f.type){v[p]=void 0;break}f=
null}en(t,h,f=f||le,r,s,a,i,c,m),g=h.__e,(p=h.ref)&&f.ref!=p&&($||($=[]),f.ref&&$.push(f.ref,null,h),$.push(p,h.__c||g,h)),
g!=null?(d==null&&(d=g),typeof h.type=="function"&&h.__k!=null&&h.__k===f.__k?h.__d=c=uo(h,c,t):c=fo(t,h,f,v,g,c),m||n.type!==
"option"?typeof n.type=="function"&&(n.__d=c):t.value=""):c&&f.__e==c&&c.parentNode!=t&&(c=wt(f))}for(n.__e=d,u=w;u--;)v[u]!=
null&&(typeof n.type=="function"&&v[u].__e!=null&&v[u].__e==n.__d&&(n.__d=wt(o,u+1)),ho(v[u],v[u]));if($)for(u=0;u<$.length;u++)
po($[u],$[++u],$[++u])}function uo(t,e,n){var o,r;for(o=0;o<t.__k.length;o++)(r=t.__k[o])&&(r.__=t,e=typeof r.type=="fun\
ction"?uo(r,e,n):fo(n,r,r,t.__k,r.__e,e));return e}function fo(t,e,n,o,r,s){var a,i,c;if(e.__d!==void 0)a=e.__d,e.__d=void 0;else if(n==
null||r!=s||r.parentNode==null)t:if(s==null||s.parentNode!==t)t.appendChild(r),a=null;else{for(i=s,c=0;(i=i.nextSibling)&&
c<o.length;c+=2)if(i==r)break t;t.insertBefore(r,s),a=s}return a!==void 0?a:r.nextSibling}function zn(t,e,n){e[0]==="-"?
t.setProperty(e,n):t[e]=n==null?"":typeof n!="number"||oa.test(e)?n:n+"px"}function re(t,e,n,o,r){var s;t:if(e==="style")
if(typeof n=="string")t.style.cssText=n;else{if(typeof o=="string"&&(t.style.cssText=o=""),o)for(e in o)n&&e in n||zn(t.
style,e,"");if(n)for(e in n)o&&n[e]===o[e]||zn(t.style,e,n[e])}else if(e[0]==="o"&&e[1]==="n")s=e!==(e=e.replace(/Capture$/,
"")),e=e.toLowerCase()in t?e.toLowerCase().slice(2):e.slice(2),t.l||(t.l={}),t.l[e+s]=n,n?o||t.addEventListener(e,s?Kn:qn,
s):t.removeEventListener(e,s?Kn:qn,s);else if(e!=="dangerouslySetInnerHTML"){if(r)e=e.replace(/xlink[H:h]/,"h").replace(
/sName$/,"s");else if(e!=="href"&&e!=="list"&&e!=="form"&&e!=="tabIndex"&&e!=="download"&&e in t)try{t[e]=n??"";break t}catch{}
typeof n=="function"||(n!=null&&(n!==!1||e[0]==="a"&&e[1]==="r")?t.setAttribute(e,n):t.removeAttribute(e))}}function qn(t){
this.l[t.type+!1](N.event?N.event(t):t)}function Kn(t){this.l[t.type+!0](N.event?N.event(t):t)}function en(t,e,n,o,r,s,a,i,c){
var m,u,p,f,h,g,d,$,v,w,x,b=e.type;if(e.constructor!==void 0)return null;n.__h!=null&&(c=n.__h,i=e.__e=n.__e,e.__h=null,
s=[i]),(m=N.__b)&&m(e);try{t:if(typeof b=="function"){if($=e.props,v=(m=b.contextType)&&o[m.__c],w=m?v?v.props.value:m.__:
o,n.__c?d=(u=e.__c=n.__c).__=u.__E:("prototype"in b&&b.prototype.render?e.__c=u=new b($,w):(e.__c=u=new ae($,w),u.constructor=
b,u.render=sa),v&&v.sub(u),u.props=$,u.state||(u.state={}),u.context=w,u.__n=o,p=u.__d=!0,u.__h=[]),u.__s==null&&(u.__s=
u.state),b.getDerivedStateFromProps!=null&&(u.__s==u.state&&(u.__s=lt({},u.__s)),lt(u.__s,b.getDerivedStateFromProps($,u.
__s))),f=u.props,h=u.state,p)b.getDerivedStateFromProps==null&&u.componentWillMount!=null&&u.componentWillMount(),u.componentDidMount!=
null&&u.__h.push(u.componentDidMount);else{if(b.getDerivedStateFromProps==null&&$!==f&&u.componentWillReceiveProps!=null&&
u.componentWillReceiveProps($,w),!u.__e&&u.shouldComponentUpdate!=null&&u.shouldComponentUpdate($,u.__s,w)===!1||e.__v===
n.__v){u.props=$,u.state=u.__s,e.__v!==n.__v&&(u.__d=!1),u.__v=e,e.__e=n.__e,e.__k=n.__k,e.__k.forEach(function(_){_&&(_.
__=e)}),u.__h.length&&a.push(u);break t}u.componentWillUpdate!=null&&u.componentWillUpdate($,u.__s,w),u.componentDidUpdate!=
null&&u.__h.push(function(){u.componentDidUpdate(f,h,g)})}u.context=w,u.props=$,u.state=u.__s,(m=N.__r)&&m(e),u.__d=!1,u.
__v=e,u.__P=t,m=u.render(u.props,u.state,u.context),u.state=u.__s,u.getChildContext!=null&&(o=lt(lt({},o),u.getChildContext())),
p||u.getSnapshotBeforeUpdate==null||(g=u.getSnapshotBeforeUpdate(f,h)),x=m!=null&&m.type===fe&&m.key==null?m.props.children:
m,co(t,Array.isArray(x)?x:[x],e,n,o,r,s,a,i,c),u.base=e.__e,e.__h=null,u.__h.length&&a.push(u),d&&(u.__E=u.__=null),u.__e=
!1}else s==null&&e.__v===n.__v?(e.__k=n.__k,e.__e=n.__e):e.__e=ra(n.__e,e,n,o,r,s,a,c);(m=N.diffed)&&m(e)}catch(_){e.__v=
null,(c||s!=null)&&(e.__e=i,e.__h=!!c,s[s.indexOf(i)]=null),N.__e(_,e,n)}}function mo(t,e){N.__c&&N.__c(e,t),t.some(function(n){
try{t=n.__h,n.__h=[],t.some(function(o){o.call(n)})}catch(o){N.__e(o,n.__v)}})}function ra(t,e,n,o,r,s,a,i){var c,m,u,p=n.
props,f=e.props,h=e.type,g=0;if(h==="svg"&&(r=!0),s!=null){for(;g<s.length;g++)if((c=s[g])&&(c===t||(h?c.localName==h:c.
nodeType==3))){t=c,s[g]=null;break}}if(t==null){if(h===null)return document.createTextNode(f);t=r?document.createElementNS(
"http://www.w3.org/2000/svg",h):document.createElement(h,f.is&&f),s=null,i=!1}if(h===null)p===f||i&&t.data===f||(t.data=
f);else{if(s=s&&ue.call(t.childNodes),m=(p=n.props||le).dangerouslySetInnerHTML,u=f.dangerouslySetInnerHTML,!i){if(s!=null)
for(p={},g=0;g<t.attributes.length;g++)p[t.attributes[g].name]=t.attributes[g].value;(u||m)&&(u&&(m&&u.__html==m.__html||
u.__html===t.innerHTML)||(t.innerHTML=u&&u.__html||""))}if((function(d,$,v,w,x){var b;for(b in v)b==="children"||b==="ke\
y"||b in $||re(d,b,null,v[b],w);for(b in $)x&&typeof $[b]!="function"||b==="children"||b==="key"||b==="value"||b==="chec\
ked"||v[b]===$[b]||re(d,b,$[b],v[b],w)})(t,f,p,r,i),u)e.__k=[];else if(g=e.props.children,co(t,Array.isArray(g)?g:[g],e,
n,o,r&&h!=="foreignObject",s,a,s?s[0]:n.__k&&wt(n,0),i),s!=null)for(g=s.length;g--;)s[g]!=null&&ao(s[g]);i||("value"in f&&
(g=f.value)!==void 0&&(g!==t.value||h==="progress"&&!g)&&re(t,"value",g,p.value,!1),"checked"in f&&(g=f.checked)!==void 0&&
g!==t.checked&&re(t,"checked",g,p.checked,!1))}return t}function po(t,e,n){try{typeof t=="function"?t(e):t.current=e}catch(o){
N.__e(o,n)}}function ho(t,e,n){var o,r;if(N.unmount&&N.unmount(t),(o=t.ref)&&(o.current&&o.current!==t.__e||po(o,null,e)),
(o=t.__c)!=null){if(o.componentWillUnmount)try{o.componentWillUnmount()}catch(s){N.__e(s,e)}o.base=o.__P=null}if(o=t.__k)
for(r=0;r<o.length;r++)o[r]&&ho(o[r],e,typeof t.type!="function");n||t.__e==null||ao(t.__e),t.__e=t.__d=void 0}function sa(t,e,n){
return this.constructor(t,n)}function $o(t,e,n){var o,r,s;N.__&&N.__(t,e),r=(o=typeof n=="function")?null:n&&n.__k||e.__k,
s=[],en(e,t=(!o&&n||e).__k=io(fe,null,[t]),r||le,le,e.ownerSVGElement!==void 0,!o&&n?[n]:r?null:e.firstChild?ue.call(e.childNodes):
null,s,!o&&n?n:r?r.__e:e.firstChild,o),mo(s,t)}ue=so.slice,N={__e:function(t,e){for(var n,o,r;e=e.__;)if((n=e.__c)&&!n.__)try{if((o=n.constructor)&&o.getDerivedStateFromError!=
null&&(n.setState(o.getDerivedStateFromError(t)),r=n.__d),n.componentDidCatch!=null&&(n.componentDidCatch(t),r=n.__d),r)
return n.__E=n}catch(s){t=s}throw t}},oo=0,ae.prototype.setState=function(t,e){var n;n=this.__s!=null&&this.__s!==this.state?
this.__s:this.__s=lt({},this.state),typeof t=="function"&&(t=t(lt({},n),this.props)),t&&lt(n,t),t!=null&&this.__v&&(e&&this.
__h.push(e),jn(this))},ae.prototype.forceUpdate=function(t){this.__v&&(this.__e=!0,t&&this.__h.push(t),jn(this))},ae.prototype.
render=fe,Ht=[],ro=typeof Promise=="function"?Promise.prototype.then.bind(Promise.resolve()):setTimeout,ce.__r=0,na=0;var xt,
Y,Jn,Gt=0,Ze=[],Qn=N.__b,Yn=N.__r,Xn=N.diffed,Zn=N.__c,to=N.unmount;function Dt(t,e){N.__h&&N.__h(Y,t,Gt||e),Gt=0;var n=Y.
__H||(Y.__H={__:[],__h:[]});return t>=n.__.length&&n.__.push({}),n.__[t]}function y(t){return Gt=1,aa(yo,t)}function aa(t,e,n){
var o=Dt(xt++,2);return o.t=t,o.__c||(o.__=[n?n(e):yo(void 0,e),function(r){var s=o.t(o.__[0],r);o.__[0]!==s&&(o.__=[s,o.
__[1]],o.__c.setState({}))}],o.__c=Y),o.__}function S(t,e){var n=Dt(xt++,3);!N.__s&&nn(n.__H,e)&&(n.__=t,n.__H=e,Y.__H.__h.
push(n))}function G(t,e){var n=Dt(xt++,4);!N.__s&&nn(n.__H,e)&&(n.__=t,n.__H=e,Y.__h.push(n))}function A(t){return Gt=5,
me(function(){return{current:t}},[])}function me(t,e){var n=Dt(xt++,7);return nn(n.__H,e)&&(n.__=t(),n.__H=e,n.__h=t),n.__}function Wt(t,e){return Gt=8,me(function(){
return t},e)}function go(t){var e=Dt(xt++,10),n=y();return e.__=t,Y.componentDidCatch||(Y.componentDidCatch=function(o){e.__&&e.__(o),
n[1](o)}),[n[0],function(){n[1](void 0)}]}function ia(){Ze.forEach(function(t){if(t.__P)try{t.__H.__h.forEach(ie),t.__H.
__h.forEach(tn),t.__H.__h=[]}catch(e){t.__H.__h=[],N.__e(e,t.__v)}}),Ze=[]}N.__b=function(t){Y=null,Qn&&Qn(t)},N.__r=function(t){
Yn&&Yn(t),xt=0;var e=(Y=t.__c).__H;e&&(e.__h.forEach(ie),e.__h.forEach(tn),e.__h=[])},N.diffed=function(t){Xn&&Xn(t);var e=t.
__c;e&&e.__H&&e.__H.__h.length&&(Ze.push(e)!==1&&Jn===N.requestAnimationFrame||((Jn=N.requestAnimationFrame)||function(n){
var o,r=function(){clearTimeout(s),eo&&cancelAnimationFrame(o),setTimeout(n)},s=setTimeout(r,100);eo&&(o=requestAnimationFrame(
r))})(ia)),Y=void 0},N.__c=function(t,e){e.some(function(n){try{n.__h.forEach(ie),n.__h=n.__h.filter(function(o){return!o.
__||tn(o)})}catch(o){e.some(function(r){r.__h&&(r.__h=[])}),e=[],N.__e(o,n.__v)}}),Zn&&Zn(t,e)},N.unmount=function(t){to&&
to(t);var e=t.__c;if(e&&e.__H)try{e.__H.__.forEach(ie)}catch(n){N.__e(n,e.__v)}};var eo=typeof requestAnimationFrame=="f\
unction";function ie(t){var e=Y;typeof t.__c=="function"&&t.__c(),Y=e}function tn(t){var e=Y;t.__c=t.__(),Y=e}function nn(t,e){
return!t||t.length!==e.length||e.some(function(n,o){return n!==t[o]})}function yo(t,e){return typeof e=="function"?e(t):
e}var vo=function(t,e,n,o){var r;e[0]=0;for(var s=1;s<e.length;s++){var a=e[s++],i=e[s]?(e[0]|=a?1:2,n[e[s++]]):e[++s];a===
3?o[0]=i:a===4?o[1]=Object.assign(o[1]||{},i):a===5?(o[1]=o[1]||{})[e[++s]]=i:a===6?o[1][e[++s]]+=i+"":a?(r=t.apply(i,vo(
t,i,n,["",null])),o.push(r),i[0]?e[0]|=2:(e[s-2]=0,e[s]=r)):o.push(i)}return o},no=new Map,l=function(t){var e=no.get(this);
return e||(e=new Map,no.set(this,e)),(e=vo(this,e.get(t)||(e.set(t,e=(function(n){for(var o,r,s=1,a="",i="",c=[0],m=function(f){
s===1&&(f||(a=a.replace(/^\s*\n\s*|\s*\n\s*$/g,"")))?c.push(0,f,a):s===3&&(f||a)?(c.push(3,f,a),s=2):s===2&&a==="..."&&f?
c.push(4,f,0):s===2&&a&&!f?c.push(5,0,!0,a):s>=5&&((a||!f&&s===5)&&(c.push(s,0,a,r),s=6),f&&(c.push(s,f,0,r),s=6)),a=""},
u=0;u<n.length;u++){u&&(s===1&&m(),m(u));for(var p=0;p<n[u].length;p++)o=n[u][p],s===1?o==="<"?(m(),c=[c],s=3):a+=o:s===
4?a==="--"&&o===">"?(s=1,a=""):a=o+a[0]:i?o===i?i="":a+=o:o==='"'||o==="'"?i=o:o===">"?(m(),s=1):s&&(o==="="?(s=5,r=a,a=
""):o==="/"&&(s<5||n[u][p+1]===">")?(m(),s===3&&(c=c[0]),s=c,(c=c[0]).push(2,0,s),s=0):o===" "||o==="	"||o===`
`||o==="\r"?(m(),s=2):a+=o),s===3&&a==="!--"&&(s=4,c=c[0])}return m(),c})(t)),e),arguments,[])).length>1?e:e[0]}.bind(io);var sn={};Un(sn,{ask:()=>ma,listen:()=>pa});var on;function la(){return on??=fetch(new URL("../engine/suite_worker_bg.wasm",import.meta.url)).then(t=>t.arrayBuffer()).
then(t=>WebAssembly.compile(t)).catch(t=>{throw on=void 0,new Error(`The engine cannot be loaded: ${t.message}`)}),on}var pt=class{listeners=new Set;#t=new Map;#r=0;#n="";#e=new Worker(
new URL("../engine/worker.js",import.meta.url),{type:"module"});#o;constructor(e=1){this.#o=la().then(n=>this.#e.postMessage(
{module:n,firstId:e})),this.#e.addEventListener("message",({data:{number:n,status:o,text:r,event:s}})=>{if(s!==void 0){let a=JSON.
parse(s);for(let i of this.listeners)i(a);return}this.#t.get(n)?.resolve({status:o,text:r}),this.#t.delete(n)}),this.#e.
addEventListener("error",()=>this.end("internal error"))}async ask(e,n,o=""){if(await this.#o,this.#n)throw new Error(this.#n);
let r=this.#r+=1;return new Promise((s,a)=>{this.#t.set(r,{resolve:s,reject:a}),this.#e.postMessage({number:r,method:e,path:n,
body:o})})}end(e="the request was given up"){this.#n=e,this.#e.terminate();for(let{reject:n}of this.#t.values())n(new Error(
e));this.#t.clear(),this.listeners.clear()}};var Ft=new Map,ca=8,bo=/^((\w+)\/\d+)(.*)$/,ua=0;function wo(t){let e=Ft.get(t);if(!e)throw new Error(`there is no ${t} \
any more`);return e}function xo(t){let{worker:e,helper:n}=Ft.get(t)??{};e?.end(),n?.end(),Ft.delete(t)}async function ko(t,e,n){
let o=ua+=1,r=new pt(o),s=await r.ask("POST",e,n);if(s.status!==200)return r.end(),s;let a=[...Ft.keys()].filter(c=>c.startsWith(
`${t}/`));for(let c of a.slice(0,Math.max(0,a.length+1-ca)))xo(c);let i={id:o,worker:r,path:e,body:n,moves:[]};return Ft.
set(`${t}/${o}`,i),r.listeners.add(c=>{c.kind==="position"&&(i.moves=c.history.map(({move:m})=>m))}),s}async function rn(t,e,n,o){
try{return await t.ask(e,n,o)}finally{t.end()}}async function _o({id:t,path:e,body:n}){let o=new pt(t);return await o.ask(
"POST",e,n),o}function fa(t){t.helper?.end(),t.helper=new pt;let e={...JSON.parse(t.body??"{}"),moves:t.moves.join(", ")};
return rn(t.helper,"POST","hints",JSON.stringify(e))}async function ma(t,e,n){let[,o,r,s]=e.match(bo)??[];if(!o){let[i]=e.
split("?");return t==="POST"&&["trees","games","records"].includes(i)?ko(i,e,n):rn(new pt,t,e,n)}if(t==="DELETE")return xo(
o),{status:200,text:"{}"};let a=wo(o);return s==="/hint"?fa(a):r==="records"&&s.includes("/hint")?rn(await _o(a),t,e,n):
a.worker.ask(t,e,n)}function pa(t,e,n){let o=!1,r=()=>{};return(async()=>{let[,a,i]=t.match(bo)??[],c=wo(a),m=i==="games",
u=m?c.worker:await _o(c),p=async f=>{let h=f.kind==="ended"&&f.record?await ha(f):f;o||e(h)};if(r=()=>m?u.listeners.delete(
p):u.end(),o)return r();u.listeners.add(p),n(!0),await u.ask("GET",t)})().catch(()=>o||n(!1)),()=>{o=!0,r()}}async function ha(t){
let{status:e,text:n}=await ko("records","records",JSON.stringify(t.record));return{...t,record_id:e===200?JSON.parse(n).
id:void 0}}var cn={};Un(cn,{ask:()=>$a,listen:()=>ga});function ct(t,e){try{return localStorage.getItem(`suite-${t}`)??e}catch{return e}}function pe(t,e){try{localStorage.setItem(
`suite-${t}`,e)}catch{}}function kt(t,e){let[n,o]=y(()=>ct(t,e)),r=Wt(s=>{pe(t,s),o(s)},[t]);return[n,r]}function ut(t){
try{return Object(JSON.parse(ct(t,"{}")))}catch{return{}}}function ht(t,e){pe(t,JSON.stringify(e))}var So="token",an="";function Mo(){return ct(So,an)}async function ln(){let[,t,e]=location.hash.match(/^#token=([0-9a-f]+)(.*)$/)??
[];if(!t)return!1;history.replaceState(null,"",location.pathname+(e?`#${e}`:""));let o=await fetch("/api/token",{method:"\
POST",headers:{"x-suite-token":t}}).catch(()=>null);return o?.ok?({token:an}=await o.json(),pe(So,an),!0):!1}var da=2e3;function To(t,e,n={}){let o={...n.headers,"x-suite-token":Mo()};return fetch(`/api/${e}`,{method:t,...n,headers:o})}
async function $a(t,e,n,o){let s=await To(t,e,{headers:o?{"content-type":o}:void 0,body:n,keepalive:t==="DELETE"}).catch(
()=>{throw new Error("The server does not answer. Is `suite web` still running?")});return{status:s.status,text:await s.
text()}}function ga(t,e,n){let o=new AbortController,{signal:r}=o,s=async()=>{let a=await To("GET",t,{signal:r}).catch(()=>null);
a?.ok&&a.body&&(n(!0),await ya(a.body,i=>r.aborted||e(i))),!r.aborted&&(n(!1),(!a||a.ok)&&setTimeout(()=>r.aborted||s(),
da))};return s(),()=>o.abort()}async function ya(t,e){let n=t.pipeThrough(new TextDecoderStream).getReader(),o="";for(;;){
let{value:r,done:s}=await n.read().catch(()=>({value:"",done:!0}));if(s)return;let a=(o+r).split(`
`);o=a.pop()??"";for(let i of a)i.startsWith("data: ")&&e(JSON.parse(i.slice(6)))}}var Ut=typeof document<"u"&&document.querySelector("meta[name=suite-engine]")!==null,Eo=Ut?sn:cn,he=class extends Error{};
async function de(t,e,n,o){let{status:r,text:s}=await Eo.ask(t,e,n,o).catch(i=>{throw new he(I(i))}),a=va(s);if(r!==200)
throw new he(a?.error??`error ${r}`);return a}function va(t){try{return t?JSON.parse(t):null}catch{return null}}var un=new Map;
function W(t){let e=de("GET",t);un.set(e,t);let n=()=>{un.delete(e)};return e.then(n,n),e}function nt(t,e={}){return de(
"POST",t,JSON.stringify(e),"application/json")}function _t(t,e){return de("POST",t,e,"text/plain; charset=utf-8")}function dt(t){
return de("DELETE",t).catch(()=>null)}async function Oo(t){let e=[...un].filter(([,n])=>`${n}/`.startsWith(`${t}/`)).map(
([n])=>n);return await Promise.allSettled(e),dt(t)}function St(t,e,n=()=>{}){return Eo.listen(t,e,n)}function I(t){return t instanceof
Error?t.message:String(t)}var ba=new Intl.NumberFormat("en");function K(t){return ba.format(t)}function j(t,e){return`${K(t)} ${e}${t===1?"":"s"}`}
function M(t){return t==null?"":String(t).replace("Infinity","∞").replace("-","−")}function q(t){return typeof t=="n\
umber"?t:t==="Infinity"?1/0:-1/0}function Co(t){return`${t>0?"+":""}${M(t)}`}function Mt(t){return t<1<<20?`${Math.ceil(
t/1024)} kB`:`${K(Math.round(t/(1<<20)))} MB`}function $e(t){return t<10?`${t.toFixed(2)} s`:`${t.toFixed(1)} s`}function tt({label:t,value:e,values:n,onChange:o}){return l`<label class="field">
    <span>${t}</span>
    <select onChange=${r=>o(r.target.value)}>
      ${n.map(r=>{let[s,a]=Array.isArray(r)?r:[r,r];return l`<option value=${s} selected=${String(s)===String(e)}>${a}</option>`})}
    </select>
  </label>`}function et({label:t,value:e,onChange:n,placeholder:o,type:r="text",min:s}){return l`<label class="field">
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
  </label>`}function Tt({label:t,checked:e,onChange:n}){return l`<label class="check">
    <input
      type="checkbox"
      checked=${e}
      onChange=${o=>n(o.target.checked)}
    />
    ${t}
  </label>`}var wa=64<<20,xa=1<<20;async function ka(t,e){if(t.size>e)throw new Error(`${t.name} has ${Mt(t.size)}; at m\
ost ${Mt(e)} can be read here.`);let n=await t.text();if(n.slice(0,4096).includes("\0"))throw new Error(`${t.name} is no\
t a text file.`);return n}function Ao(){for(let t of["dragover","drop"])addEventListener(t,e=>e.preventDefault())}function Lo({
label:t,value:e,onText:n,rows:o=6,placeholder:r}){return l`<${$t} onText=${n} most=${xa}>
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
  <//>`}function $t({onText:t,label:e="Choose a file",most:n=wa,multiple:o=!1,children:r}){let[s,a]=y(!1),[i,c]=y(""),m=async u=>{
try{let p=[...u??[]].slice(0,o?void 0:1),f=await Promise.all(p.map(h=>ka(h,n)));c(""),f.forEach((h,g)=>t(h,p[g].name))}catch(p){
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
      <span>${e}<span class="muted"> or drop it here, at most ${Mt(n)}</span></span>
    </label>
    <${B} error=${i} />
  </div>`}function B({error:t}){return t?l`<p class="error" role="alert"><strong>Error: </strong>${t}</p>`:null}function _a(t){return t instanceof HTMLElement&&t.matches("input:not([type=range], [type=checkbox]), textarea, select")}
function Sa(t){return t instanceof HTMLElement&&t.matches("button, a, summary")}function ot(t){let e=A(t);e.current=t,S(
()=>{let n=o=>{let r=e.current[o.key],s=o.defaultPrevented||o.ctrlKey||o.metaKey||o.altKey;!r||s||_a(o.target)||document.
querySelector("dialog[open]")||o.key===" "&&Sa(o.target)||ct("shortcuts","on")!=="off"&&(o.preventDefault(),r())};return addEventListener(
"keydown",n),()=>removeEventListener("keydown",n)},[])}var Ma=[{heading:"Boards",keys:[["Tab","to and from the board"],["← ↑ → ↓","from square to square"],["Home, End",
"first, last square of the row"],["Enter, Space","play on the square"]]},{heading:"Game",keys:[["m","type a move"],["z",
"undo"],["h","hints"]]},{heading:"Search",keys:[["f, b","one step forward, back"],["o","over the subtree"],["r","out to \
the parent"],["l, L","next, previous log line"],["u, U","next, previous update"],["c, C","next, previous cut-off"],["Spa\
ce","play, pause"]]},{heading:"Tree",keys:[["← →","previous, next node"],["↓","show the children, then the first c\
hild"],["↑","hide the children, then the parent"],["Home, End","first, last node"],["letters","the next node with that\
 name"],["Enter, Space","show or hide the children"]]},{heading:"Recorded game",keys:[["f, b","next, previous position"],
["Home, End","on the slider: first, last position"]]}];function Ta({heading:t,keys:e}){return l`<section>
    <h3>${t}</h3>
    <dl class="keys">
      ${e.map(([n,o])=>l`<dt><kbd>${n}</kbd></dt>
            <dd>${o}</dd>`)}
    </dl>
  </section>`}function Po(){let t=A(null),[e,n]=kt("shortcuts","on"),o=()=>t.current?.showModal();return ot({"?":o}),l`<button class="quiet" onClick=${o} aria-haspopup="dialog">Keys</button>
    <dialog ref=${t} aria-labelledby="help-title">
      <div class="dialog-head">
        <h2 id="help-title">Keys</h2>
        <form method="dialog"><button>Close</button></form>
      </div>
      <div class="key-groups">${Ma.map(r=>l`<${Ta} ...${r} />`)}</div>
      <label class="check">
        <input
          type="checkbox"
          checked=${e==="on"}
          onChange=${()=>n(e==="on"?"off":"on")}
        />
        Single letters act as shortcuts
      </label>
    </dialog>`}function Ea(t){let[,e,n]=t.match(/^#?\/?([^?]*)\??(.*)$/s)??[];return{route:(e??"").split("/").filter(Boolean).map(Oa),query:new URLSearchParams(
n)}}function Oa(t){try{return decodeURIComponent(t)}catch{return t}}var ge=location.hash;function No(){let[t,e]=y(location.
hash);return S(()=>{let n=()=>{ge=location.hash,e(ge)};return addEventListener("hashchange",n),n(),()=>removeEventListener(
"hashchange",n)},[]),Ea(t)}function R(...t){return`#/${t.map(encodeURIComponent).join("/")}`}function Vt(t,e){let n=String(
new URLSearchParams(e));return n?`${t}?${n}`:t}function Et(t){t===location.hash||location.hash!==ge||(history.replaceState(
history.state,"",t),ge=location.hash)}var jt=new URLSearchParams(location.search).has("embed");function Ot(t){let[e,n]=y(0);return G(()=>{if(!t.current)return;let o=new ResizeObserver(([r])=>n(Math.floor(r.contentRect.
width)));return o.observe(t.current),n(Math.floor(t.current.clientWidth)),()=>o.disconnect()},[]),e}var Ca=260,Ro=46,rt=96,Aa=9.5;function La(t,e){let n=(e-t)/5||1,o=10**Math.floor(Math.log10(n)),r=Math.max(1,[1,2,5,10].
map(a=>a*o).find(a=>a>=n)??1),s=Math.ceil(t/r)*r;return Array.from({length:Math.floor((e-s)/r)+1},(a,i)=>s+i*r)}function Pa(t,[
e,n],o){return t===1/0?o-16:t===-1/0?16:Ro+(t-e)/(n-e)*(o-2*Ro)}function Na({value:t,alpha:e,beta:n}){let o=q(e)>=q(n);return`\
Alpha ${M(e)}, beta ${M(n)}, value ${M(t)}${o?"; the window is empty":""}`}function Ra(t,e){let n=e.filter(s=>typeof s==
"number"),o=Math.min(...n,...t??[0]),r=Math.max(...n,...t??[1]);return[o,Math.max(r,o+1)]}function Ct({node:t,before:e,child:n,
range:o,showsWindow:r}){let s=Ra(o,[t.value,t.alpha,t.beta,n?.value]),a=A(null),i=Math.max(Ot(a),Ca),c=g=>Pa(q(g),s,i),[
m,u]=[c(t.alpha),c(t.beta)],p=r?0:n?26:60,f=q(t.alpha)>=q(t.beta),h=e&&(e.alpha!==t.alpha||e.beta!==t.beta);return l`<svg class="number-line" ref=${a} viewBox=${`\
0 ${p} ${i} ${158-p}`} role="img" aria-label=${Na(t)}>
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
        <${Ia}
          at=${[m,u]}
          words=${[`α ${M(t.alpha)}`,`β ${M(t.beta)}`]}
          isEmpty=${f}
          width=${i}
        />`}
    <path
      class="axis"
      d=${`M6 ${rt}H${i-6}M14 ${rt-5}L6 ${rt} 14 ${rt+5}M${i-14} ${rt-5}L${i-6} ${rt} ${i-14} ${rt+5}`}
    />
    ${La(...s).map(g=>l`<path class="axis" d=${`M${c(g)} ${rt}v5`} />
          <text class="tick" x=${c(g)} y=${rt+18} text-anchor="middle">${M(g)}</text>`)}
    <${Ba}
      x=${c(t.value)}
      y=${rt+24}
      text=${`value ${M(t.value)}`}
      kind=${t.is_max?"max":"min"}
      width=${i}
    />
    ${n&&l`<circle class="returned" cx=${c(n.value)} cy="74" r="6" />
        <${Io}
          x=${c(n.value)}
          y=${41}
          kind="returned"
          width=${i}
          text=${`${n.move} returns ${M(n.value)}`}
        />`}
  </svg>`}function Ia({at:[t,e],words:n,isEmpty:o,width:r}){let[s,a]=n.map(p=>Aa*p.length+8),i=!o&&t<60,c=!o&&e>r-60,m=c?
Math.min(t,e-a):t,u=i?Math.max(e,t+s):e;return l`<text class="bound" x=${m} y="18" text-anchor=${o||i?"start":"end"}>
      ${n[0]}
    </text>
    <text class="bound" x=${u} y="18" text-anchor=${o||c?"end":"start"}>
      ${n[1]}
    </text>`}function Ba({x:t,y:e,text:n,kind:o,width:r}){return l`<path class=${`pointer ${o}`} d=${`M${t} ${e}l7 13h-1\
4z`} />
    <${Io} x=${t} y=${e+30} kind="bound" text=${n} width=${r} />`}function Io({x:t,y:e,text:n,kind:o,width:r}){let s=t<70?
"start":t>r-70?"end":"middle",a=s==="start"?Math.max(t-8,2):s==="end"?Math.min(t+8,r-2):t;return l`<text class=${o} x=${a} y=${e} text-anchor=${s}>${n}</text>`}var ye=[3,12,8,2,4,6,14,5,2],J="A",[Ha,Ga]=[-99,99];function ve(t){return["B","C","D"].map((e,n)=>({name:e,leaves:t.slice(
3*n,3*n+3).map((o,r)=>({name:`${e.toLowerCase()}${r+1}`,value:o}))}))}function Bo({leaves:t}){return Math.min(...t.map(({
value:e})=>e))}function fn(t,e){return{...t,leaves:t.leaves.toSorted((n,o)=>e*(n.value-o.value))}}function mn(t,e){return t.
toSorted((o,r)=>e*(Bo(r)-Bo(o))).map(o=>fn(o,e))}function Ho(t){let e=t.flatMap(({leaves:r})=>r.map(({value:s})=>s)),n=Math.
min(...e)+Math.max(...e),o=r=>r.leaves.map(s=>({...s,value:n-s.value}));return t.map(r=>({...r,leaves:o(r)}))}function be(t,e="\
max"){let n=t.flatMap(({name:o,leaves:r})=>[`  ${o}`,...r.map(s=>`    ${s.name} ${s.value}`)]);return[`${J} ${e}`,...n,""].
join(`
`)}function Go(){return Array.from({length:9},()=>Math.floor(Math.random()*16))}function we(t){let e=Number(t.trim().replace(
"−","-"));return t.trim()!==""&&Number.isInteger(e)&&e>=Ha&&e<=Ga?e:null}function pn(t){let n=(t??"").split(",").map(we).
filter(o=>o!==null);return n.length===9?n:ye}var Do={title:"Alpha",lead:"Alpha-beta comes to the same value, but remembers what is certain already.",async questions(t,e){
let n=await e(t,"alphabeta"),[o,r]=t,s=n.findIndex(({kind:c,node:m})=>c==="update"&&m.depth===0),a=M(n[s].node.alpha),i=r.
leaves[0].value;return[{branches:t,steps:n,at:s-1,reveal:s,text:`The search goes from left to right. ${o.name} has come \
to ${a}; nothing else is known.`,prompt:`What is the least that ${J} can be worth now?`,task:{kind:"number",right:Number(
n[s].node.alpha),hint:`Max can always move to ${o.name}.`},why:`Max is sure of at least ${a} by moving to ${o.name}, wha\
tever the rest holds. This number is alpha: α = ${a}. The window, which is the values that still matter, begins there.`,
window:"answered"},{branches:t,steps:n,at:s,reveal:s,text:`α = ${a} at ${J}.`,prompt:"What does alpha promise?",task:{kind:"\
choice",choices:[{text:`Max gets exactly ${a}`,why:"A branch further right can still be better for Max."},{text:`Every l\
eaf from here on is at least ${a}`,why:`Leaves can be anything: the first one of ${r.name} is ${M(i)}.`},{text:`Max gets\
 at least ${a}`,right:!0,why:""}]},why:"Alpha is the most that Max is sure of so far, by a choice at this node or at one\
 above it. It can only rise.",window:"always"}]}};var Wo={title:"Beta",lead:"Min remembers, too: beta is what Min can hold Max to.",async questions(t,e){let n=await e(t,"\
alphabeta"),o=n.findIndex(({kind:m,node:u,before:p})=>m==="update"&&u.beta!==p?.beta),{node:r,child:s}=n[o],[a,i]=[M(r.beta),
M(Number(r.beta)-2)],c=M(Number(r.beta)+4);return[{branches:t,steps:n,at:o-1,reveal:o,text:`Back to the beginning of the\
 search: Min moves at ${r.name}, and the leaf ${s?.move} is ${a}.`,prompt:`What is the most that ${r.name} can be worth \
now?`,task:{kind:"number",right:Number(r.beta),hint:`Min can always choose ${s?.move}.`},why:`Min can choose ${s?.move},\
 so Max gets at most ${a} here. This number is beta: β = ${a}. The window ends there.`,window:"always"},{branches:t,steps:n,
at:o,reveal:o,text:`β = ${a} at ${r.name}, and two leaves are left.`,prompt:`Which value can ${r.name} still have in th\
e end?`,task:{kind:"choice",choices:[{text:c,why:`Min can already hold Max to ${a}.`},{text:i,right:!0,why:""}]},why:"Be\
ta can only fall, as Min finds better leaves. What lies between alpha and beta, in the window, can still change the resu\
lt. Where nothing can, looking on is pointless.",window:"always"}]}};var Fo=({node:t})=>M(t.value),it=t=>new Intl.ListFormat("en").format(t),hn=t=>it(t.leaves.map(({value:e})=>M(e))),At=(t,e)=>t.
findLastIndex(({node:n})=>n.name===e);function Uo(t){for(let[e,{kind:n,path:o}]of t.entries()){let r=o.at(-1)?.children.filter(({state:s})=>s==="cut")??[];if(n===
"cut"&&r.length>0)return{at:e,skipped:r.map(({name:s})=>s)}}return null}var Vo=({path:t},e)=>t[0].children.find(({state:n,
value:o})=>n==="done"&&o===e)?.name??"";async function Da(t,e){let n=await e(t,"alphabeta","min"),{at:o=0}=Uo(n)??{},{node:r,
child:s}=n[o],[a,i]=[M(r.beta),M(r.value)],c=Vo(n[o],r.beta),m=[{text:"Its other leaves are looked at",why:`They could o\
nly make ${r.name} worth more than ${i}, and Min already has ${a}.`},{text:`β becomes ${i}`,why:`A max node changes alp\
ha only: beta is what Min already has, at ${J}.`},{text:`It is cut, and returns ${i} at once`,right:!0,why:""}];return{branches:t,
first:"min",steps:n,at:o-1,reveal:o,text:`Now in another tree, where Min moves first: Min at ${J}, Max below. Min has ${c}\
, worth ${a}, so ${r.name} has begun with β = ${a}. The search has just found that ${s?.move} is ${M(s?.value)}.`,prompt:`\
What happens at ${r.name}?`,task:{kind:"choice",choices:i===a?m.filter(({text:u})=>!u.startsWith("β")):m},why:`${r.name}\
 is worth at least ${i}, and Min can already hold Max to ${a} at ${c}, so Min will not move to ${r.name}. β stays ${a}:\
 a max node changes alpha only.`,window:"always",cause:c}}var jo={title:"The cut",lead:"A min node is cut, and the rest \
of its children skipped, as soon as its value is at most alpha; a max node as soon as it is at least beta.",async questions(t,e){
let n=await e(t,"alphabeta"),o=Uo(n);if(!o){let p=n.length-1;return[{branches:t,steps:n,at:p,reveal:p,text:"With these v\
alues, in this order, nothing can be cut off.",prompt:"Take other values: the original ones, or random ones.",task:{kind:"\
nothing"},why:"",window:"always"}]}let{node:r,child:s}=n[o.at],[a,i]=[M(r.alpha),M(r.value)],c=Vo(n[o.at],r.alpha),m=t.findIndex(
({name:p})=>p===r.name),u=t[m+1];return[{branches:t,steps:n,at:o.at-1,reveal:o.at,text:`A node begins with the alpha and\
 beta of the node above it, so ${r.name} has begun with α = ${a}. The search has just found that ${s?.move} is ${M(s?.value)}\
.`,prompt:`Press every leaf of ${r.name} that need not be looked at.`,task:{kind:"leaves",right:o.skipped,among:t[m].leaves.
map(({name:p})=>p)},why:`Min can hold ${r.name} to ${i}, and Max already has ${a}. Whatever ${it(o.skipped)} may be, Max\
 will not move to ${r.name}. So ${r.name} is cut: it returns at once, before beta would change.`,window:"always"},{branches:t,
steps:n,at:o.at,reveal:o.at,text:`${it(o.skipped)} ${o.skipped.length>1?"are":"is"} never looked at.`,prompt:`What, foun\
d earlier, lets the search stop at ${r.name}?`,task:{kind:"choice",choices:[{text:`${s?.move}, worth ${M(s?.value)}, whi\
ch Min can choose`,why:`It makes ${r.name} bad for Max, and was found just now. But Max must have something as good alre\
ady.`},{text:`${c}, worth ${a}, where Max can move`,right:!0,why:""},u?{text:`${u.name}, where Max can move, too`,why:`${u.
name} has not been searched yet.`}:{text:`The leaf that Min would choose at ${t[0].name}`,why:`It makes ${t[0].name} wor\
th what it is, but it is Max who need not come to ${r.name}.`}]},why:`Max has ${c}, worth ${a}, and ${r.name} is worth ${i}\
 at most. ${i===a?"Equal is enough":"Equal would be enough, too"}: Max gains nothing by moving there. No cut can change \
the value or the move of ${J}.`,window:"always",cause:c},await Da(Ho(t),e)]}};var zo={title:"Minimax",lead:"Max (△) moves first, then Min (▽). Each leaf says what Max gets: Max wants much, and Min w\
ants Max to get little.",async questions(t,e){let n=await e(t,"minimax"),[o,...r]=t,s=({name:m})=>Fo(n[At(n,m)]),a=n.length-
1,i=n[a].node.best,c=`Max takes the greatest of ${it(t.map(s))}`;return[{branches:t,steps:n,at:1,reveal:At(n,o.name),text:`\
Say Max has moved to ${o.name}. Now Min chooses among ${hn(o)}.`,prompt:`What is ${o.name} worth?`,task:{kind:"number",right:Number(
n[At(n,o.name)].node.value),hint:"Min takes the least."},why:`Min takes the least of ${hn(o)}. So ${o.name} is worth ${s(
o)}.`},{branches:t,steps:n,at:a-1,reveal:a,text:`In the same way, ${it(r.map(m=>`${m.name} is worth ${s(m)}`))}. Now Max\
 chooses at ${J}.`,prompt:`What is ${J} worth: what can Max be sure of?`,task:{kind:"number",right:Number(n[a].node.value),
hint:`${c}.`},hides:J,why:`${c}, and moves to ${i}. That is minimax. It has looked at all nine leaves.`}]}};var Wa=20,dn=new Map;async function Fa(t){let{id:e}=await nt("trees",t);try{let n=await W(`trees/${e}`);for(;!n.done;)await new Promise(
o=>setTimeout(o,Wa)),n=await W(`trees/${e}`);return await Promise.all(Array.from({length:n.events},(o,r)=>W(`trees/${e}/\
steps/${r}`)))}finally{dt(`trees/${e}`)}}function qo(t,e){let n={game:"tree",text:t,algorithm:e},o=JSON.stringify(n),r=dn.
get(o)??Fa(n);return dn.set(o,r),r.catch(()=>dn.delete(o)),r}function xe(t,e){let n={};for(let s of t.slice(0,e+1))for(let{
name:a,value:i,children:c}of s.path){n[a]={state:"current",...typeof i=="number"&&{value:i}};for(let m of c)m.state!=="c\
urrent"&&(n[m.name]={state:m.state,value:m.value})}let{child:o,node:r}=t[e]??{};return o&&r&&(n[r.name]={...n[r.name],from:o.
move}),e===t.length-1&&n.root&&(n.root.state="done"),n}function Ko(t,e){return t.some(({name:n})=>e[n]?.state==="cut")}function Jo(t){
return t.filter(({kind:e})=>e==="leaf").length}var Qo={title:"Order",lead:"The value is that of minimax in every order. The work is not.",async questions(t,e){let n=t[2],
o=[t[0],t[1],fn(n,1)],[r,s,a]=[t,mn(t,1),mn(t,-1)],[i,...c]=await Promise.all([o,r,s,a].map(v=>e(v,"alphabeta"))),[m,u,p]=c.
map(Jo),f=i.findIndex(({node:v})=>v.name===n.name),h=i.filter(({kind:v,path:w})=>v==="leaf"&&w[1]?.name===n.name).length,
g=it(o[2].leaves.map(({value:v})=>M(v))),d=[...new Set([u,m,p,9])].sort((v,w)=>v-w),$=c[1].length-1;return[{branches:o,steps:i,
at:f,reveal:At(i,n.name),text:`${n.name} is searched from its least leaf on now: ${g}. α = ${M(i[f].node.alpha)}.`,prompt:`\
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
best first",u]]}]}};var ft=[zo,Do,Wo,jo,Qo];function Yo(t,e,n){return ft[t].questions(e,(o,r,s)=>n(be(o,s),r))}var Xo={max:"M0 0 21 35H-21Z",min:"M-21 0H21L0 35Z",leaf:"M-16 5H16V31H-16Z",cached:"M0 0 19 18 0 36-19 18Z"},Ua={max:29,
min:15,leaf:22,cached:22};function ke({shape:t,state:e,value:n,isBest:o=!1}){return l`<g class=${`glyph ${t} ${e}`}>
    <path class="shape" d=${Xo[t]} />
    ${/\b(cut|marked)\b/.test(e)&&l`<path class="hatch" d=${Xo[t]} />`}
    <text class="glyph-value" text-anchor="middle" y=${Ua[t]}>${M(n??null)}</text>
    ${o&&l`<path class="best-mark" d="M-5 40H5L0 46Z" transform="rotate(180 0 42)" />`}
  </g>`}var[Va,ja,za]=[14,50,84],Zo={unvisited:"not reached yet",current:"being searched",done:"searched",cut:"cut off"};function qa(t){
let e={[J]:{x:50,y:Va}};return t.forEach(({name:n,leaves:o},r)=>{e[n]={x:(r+.5)*(100/3),y:ja},o.forEach((s,a)=>e[s.name]=
{x:(3*r+a+.5)*(100/9),y:za})}),e}function tr({branches:t,first:e="max",standings:n,here:o,hides:r,cause:s,pressed:a,onPress:i,
onLeaf:c}){let m=qa(t),u=d=>n[d===J?"root":d]??{state:"unvisited"},p=d=>[u(d).state,o===d&&"here",s===d&&"cause"].filter(
Boolean).join(" "),f=(d,$)=>{let[v,w]=[m[d],m[$]];return l`<path key=${$} class=${`lesson-edge ${p($)}`} d=${`M${v.x} ${v.
y}L${w.x} ${w.y}`} />`},h=d=>d===r?{...u(d),value:void 0}:u(d),g=(d,$,v=!1)=>l`<${Ka}
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
    ${t.map(({name:d,leaves:$})=>g(d,e==="min",Ko($,n)))}
    ${t.flatMap(({leaves:d})=>d.map($=>l`<${Ja}
            key=${$.name}
            leaf=${$}
            place=${m[$.name]}
            state=${u($.name).state}
            class=${p($.name)}
            isPressed=${a?.has($.name)??null}
            onPress=${()=>i($.name)}
            onValue=${c&&(v=>c($.name,v))}
          />`))}
  </div>`}var er=({x:t,y:e})=>({left:`${t}%`,top:`${e}%`});function Ka({name:t,isMax:e,isBound:n,place:o,standing:{state:r,
value:s},from:a,class:i}){let c=e?"max":"min",[m,u]=n?e?["at least ","≥ "]:["at most ","≤ "]:["",""],p=s===void 0?"n\
o value yet":`value ${m}${M(s)}`,f=a&&{"--dx":String(a.x-o.x),"--dy":String(a.y-o.y)};return l`<div class=${`lesson-node\
 ${i}`} style=${er(o)}>
    <span class="lesson-name">${t}</span>
    <svg viewBox="-25 -4 50 48" role="img" aria-label=${`${t}, ${c} node, ${p}, ${Zo[r]}`}>
      <${ke} shape=${c} state=${i.includes("here")?"here":r} />
    </svg>
    ${s!==void 0&&l`<span key=${`${s} ${a?.x}`} class=${`lesson-value ${a?"rises":""}`} style=${f} aria-hidden="true"
        >${u}${M(s)}</span
      >`}
  </div>`}function Ja({leaf:{name:t,value:e},place:n,state:o,class:r,isPressed:s,onPress:a,onValue:i}){let[c,m]=y(null),
u=f=>{m(f.target.value);let h=we(f.target.value);h!==null&&i?.(h)},p=`Leaf ${t}, ${Zo[o]}`;return l`<div class=${`lesson\
-leaf ${r}`} style=${er(n)}>
    ${s===null?l`<input
            inputmode="numeric"
            autocomplete="off"
            aria-label=${p}
            value=${c??e}
            readonly=${!i}
            aria-invalid=${c!==null&&we(c)===null}
            onBlur=${()=>m(null)}
            onFocus=${f=>f.target.select()}
            onInput=${u}
          />`:l`<button aria-pressed=${s} aria-label=${`${p}: ${e}`} onClick=${a}>
            ${M(e)}
          </button>`}
    <span class="lesson-name" aria-hidden="true">${t}</span>
  </div>`}function nr({counts:t}){return l`<table class="order-counts">
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
  </table>`}var[Qa,Ya]=[650,5e3];function Xa(){return matchMedia("(prefers-reduced-motion: reduce)").matches}function or(t,e){let[n,
o]=y(t);return S(()=>{if(e<=t||Xa()){o(e);return}let r=setInterval(()=>o(s=>Math.min(Math.max(s,t)+1,e)),Math.min(Qa,Ya/
(e-t)));return()=>clearInterval(r)},[t,e]),e<=t?e:Math.min(Math.max(n,t),e)}var $n=()=>{};function V(t){$n(t)}function rr(){let[t,e]=y("");return S(()=>($n=e,()=>{$n=()=>{}}),[]),l`<div class="sr-only" role="status" aria-live="polite">${t}</div>`}function zt(t){let e=t.trim().toLowerCase().replaceAll("−","-").replace(/^\+/,"");return/^-?(inf|infinity|∞)$/.test(
e)?e.startsWith("-")?-1/0:1/0:e===""?NaN:Number(e)}function sr({question:t,isFirst:e,pressed:n,isAnswered:o,onAnswered:r,next:s}){let{task:a,text:i,prompt:c,why:m,steps:u,
at:p}=t,[f,h]=y(""),[g,d]=y(!1),[$,v]=y(""),w=A(null),x=O=>(h(O),V(O));G(()=>{!e&&!document.activeElement?.closest(".les\
son-tree, .lesson-tools")&&w.current?.querySelector("input, .choices button, .go")?.focus()},[]),G(()=>{o&&w.current?.querySelector(
".go")?.focus()},[o]);let b=()=>{h(""),V(`Right. ${m}`),r()},_=O=>{if(O.preventDefault(),a.kind!=="number")return;let C=zt(
$);Number.isNaN(C)?x("Type a number first."):C===a.right?b():x(`Not ${$.trim()}. ${a.hint}`)},E=O=>(xe(u,p)[O]?.state??"\
unvisited")!=="unvisited",H=()=>{if(a.kind!=="leaves")return;let O=[...n].filter(C=>!a.right.includes(C));n.size===0?x("\
Press the leaves in the tree first."):O.length>0?x(`Not ${O[0]}: the search ${E(O[0])?"has looked at it already":"still \
comes to it"}.`):n.size<a.right.length?x("Right so far, but there are more."):b()},T=l`<button type="button" class="quiet" onClick=${()=>{
d(!0),h(""),V(m),r()}}>Show me</button>`;return l`<div class="question" ref=${w}>
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
        ${T}
      </form>`}
    ${!o&&a.kind==="choice"&&l`<div class="choices" role="group" aria-label=${c}>
        ${a.choices.map(O=>l`<button onClick=${()=>O.right?b():x(`Not “${O.text}”. ${O.why}`)}>
              ${O.text}
            </button>`)}
        ${T}
      </div>`}
    ${!o&&a.kind==="leaves"&&l`<div class="answer">
        <button class="primary go" onClick=${H}>Check</button>
        ${T}
      </div>`}
    ${f&&l`<p class="remark">${f}</p>`}
    ${o&&m&&l`<p class=${g?"remark":"remark right"}>
      <strong>${g?"Answer:":"✓ Right."}</strong> ${m}
    </p>`}
    ${o&&l`<p><a class="button primary go" href=${s.href}>${s.text}</a></p>`}
  </div>`}var Za=200;function _e(t,e,n){let o=e>1?R("lesson",t,e):R("lesson",t);return Vt(o,ir(n)?{}:{leaves:n.join()})}var ir=t=>t.
join()===ye.join();function ti(t,e){let[n,o]=y(null),[r,s]=y(""),a=`${t} ${e}`;return S(()=>{let i=!1,m=setTimeout(()=>Yo(
t,ve(e),qo).then(u=>!i&&(o({key:a,questions:u}),s("")),u=>!i&&s(I(u))),n?Za:0);return()=>{i=!0,clearTimeout(m)}},[a]),{questions:n?.
key.startsWith(`${t} `)?n.questions:null,error:r}}function ei({chapter:t,values:e}){return l`<nav class="chapters" aria-label="Chapters">
    <ol>
      ${ft.map(({title:n},o)=>l`<li>
            <a href=${_e(o+1,1,e)} aria-current=${o===t?"step":void 0}>
              <span class="number" aria-hidden="true">${o+1}</span>${n}
            </a>
          </li>`)}
    </ol>
  </nav>`}var ar=t=>t===void 0||t.name==="root"?J:t.name;function ni({question:t,chapter:e,isFirst:n,next:o,values:r,onValues:s}){
let[a,i]=y(!1),[c,m]=y(new Set),{branches:u,first:p,steps:f,at:h,reveal:g,task:d,cause:$,window:v,hides:w,counts:x}=t;G(
()=>{i(!1),m(new Set)},[t]);let b=or(h,a?g:h),_=f[b],E=ar(_.node),H=v==="always"||v==="answered"&&a,k=O=>{let C=new Set(
c);C.delete(O)||C.add(O),m(C)},T=(O,C)=>{let P=ve(r).flatMap(({leaves:z})=>z.map(({name:L})=>L));s(r.map((z,L)=>P[L]===O?
C:z))};return l`<div class="lesson-columns">
    <div class="lesson-picture">
      <${tr}
        branches=${u}
        first=${p}
        standings=${xe(f,b)}
        here=${E}
        hides=${a?void 0:w}
        cause=${a&&b===g?$:void 0}
        pressed=${d.kind==="leaves"&&!a?c:null}
        onPress=${k}
        onLeaf=${p?void 0:T}
      />
      ${H&&!(a&&x)&&l`<p class="muted">The window at ${ar(_.kind==="leaf"?_.path.at(-2):_.node)}, from alpha to beta:</p>
        <${Ct}
          node=${_.node}
          before=${_.before}
          child=${_.child}
          range=${[Math.min(...r),Math.max(...r)]}
          showsWindow=${!0}
        />`}
      ${a&&x&&l`<${nr} counts=${x} />`}
      <div class="lesson-tools">
        <span class="muted">${p||d.kind==="leaves"&&!a?"Take":"Change any leaf, or take"}</span>
        <button onClick=${()=>s(Go())}>random values</button>
        ${!ir(r)&&l`<button onClick=${()=>s(ye)}>the original values</button>`}
      </div>
    </div>
    <section class="card lesson-card" aria-labelledby="chapter-title">
      <h2 id="chapter-title">${`${e+1}. ${ft[e].title}`}</h2>
      <p class="lead">${ft[e].lead}</p>
      <${sr}
        key=${u.map(({leaves:O})=>O.map(({value:C})=>C).join()).join()}
        question=${t}
        isFirst=${n}
        pressed=${c}
        isAnswered=${a||d.kind==="nothing"}
        onAnswered=${()=>i(!0)}
        next=${o}
      />
    </section>
  </div>`}function lr({address:{route:t,query:e}}){let n=Math.min(Math.max(Math.trunc(Number(t[1])||1),1),ft.length)-1,o=e.
get("leaves"),[r,s]=y(()=>pn(o));G(()=>s(pn(o)),[o]);let{questions:a,error:i}=ti(n,r),c=Math.min(Math.max(Math.trunc(Number(
t[2])||1),1),a?.length??1)-1,m=h=>{s(h),Et(_e(n+1,c+1,h))},u=c+1===a?.length,p=Vt(R("tree","tree"),{text:be(a?.[c]?.branches??
ve(r),a?.[c]?.first),algorithm:"alphabeta"}),f=u?n+1<ft.length?{href:_e(n+2,1,r),text:`Next: ${ft[n+1].title}`}:{href:p,
text:"Step through this search"}:{href:_e(n+1,c+2,r),text:"Next question"};return l`<section class="lesson" aria-label="Lesson">
    <${ei} chapter=${n} values=${r} />
    <${B} error=${i} />
    ${a&&l`<${ni}
        key=${`${n} ${c}`}
        question=${a[c]}
        chapter=${n}
        isFirst=${t.length===0}
        next=${f}
        values=${r}
        onValues=${m}
      />`}
  </section>`}var gn=t=>`suite-${t}`;function Se(t){try{return JSON.parse(sessionStorage.getItem(gn(t))??"null")}catch{return null}}function Me(t,e){
try{sessionStorage.setItem(gn(t),JSON.stringify(e))}catch{}}function Te(t){try{sessionStorage.removeItem(gn(t))}catch{}}var oi=2e6,yn=t=>`log ${t}`,vn=new Map;function qt(t){return t.slice(0,2e3).split(`
`,4).some(n=>/^\s*(node\s*,\s*depth|[^,]+,\s*\d+)\s*(,|$)/i.test(n))}function Ee(t,e){if(t.trim()==="")return`${e} is em\
pty.`;if(qt(t))return"";let[n]=t.trim().split(`
`,1);return`${e} is not a log. A log begins with a line such as Node,Depth,Value,Alpha,Beta; this begins with ${n.slice(
0,60)}`}function Lt(t,e){vn.set(t,e),e.text.length<=oi&&Me(yn(t),e)}function Oe(t){vn.delete(t),Te(yn(t))}function Kt(t){
return vn.get(t)??Se(yn(t))}var cr=["log","task"];function Ce(t){return t.find(({textbook:e,start_text:n})=>e.log&&n?.is_task)}function Jt({id:t},e){
return`${R("tree",t)} ${e}`}function bn({label:t,onLog:e,onTask:n,children:o}){let[r,s]=y("");return l`<${$t} onText=${(i,c)=>{
let m=!qt(i)&&/^\s*\d\s*$/m.test(i.slice(0,40)),u=m?"":Ee(i,c);s(u),u||(m?n:e)({name:c,text:i})}} multiple=${!0} label=${t}>${o}<//>
    <${B} error=${r} />`}function ur({game:t,file:e}){let n=o=>r=>{Lt(Jt(t,o),r),location.hash=R("tree",t.id)};return l`<section class="card" aria-labelledby="log-card-title">
    <h2 id="log-card-title"><a href=${R("tree",t.id)}>Check your log</a></h2>
    <${bn} label="Choose a file" onLog=${n("log")} onTask=${n("task")}>
      <p>Drop your ${e} here: you see it beside the right one, in step.</p>
    <//>
  </section>`}function fr({about:t,address:e}){let n=(r,s)=>l`<ul class="links">
      ${s.map(({id:a,name:i})=>l`<li><a href=${R(r,a)}>${i}</a></li>`)}
    </ul>`,o=Ce(t.games);return l`<h1 class="lesson-title">Alpha-beta in five steps</h1>
    <${lr} address=${e} />
    <div class="cards ways">
      ${t.live!==null&&l`<section class="card">
          <h2><a href=${R("live")}>Watch live</a></h2>
          <p>${t.live}</p>
        </section>`}
      ${o?.textbook.log&&l`<${ur} game=${o} file=${o.textbook.log.file} />`}
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
    <p class="muted">suite ${t.version}. Everything runs on this machine.</p>`}function X(t){return(t+.5)*100}function Z(t){return Array.from({length:t},(e,n)=>n)}function ri({rows:t,columns:e}){return l`<rect class="felt" x="0" y="0" width=${e*100} height=${t*100} rx="8" />
    ${Z(t-1).map(n=>l`<path class="felt-line" d=${`M0 ${(n+1)*100}H${e*100}`} />`)}
    ${Z(e-1).map(n=>l`<path class="felt-line" d=${`M${(n+1)*100} 0V${t*100}`} />`)}
    ${t>=8&&e>=8&&[1.5,t-2.5].map(n=>[1.5,e-2.5].map(o=>l`<circle class="felt-dot" cx=${X(o)} cy=${X(n)} r="6" />`))}`}function si({
piece:t,mark:e,legal:n}){return t===null?n?l`<circle class="legal-dot" r="10" />`:null:l`<circle class="disk-shadow" cx="2" cy="4" r="40" />
    <circle class=${`disk disk-${t}`} r="40" />
    ${t===0?l`<path class="engraving-0" d="M0-22 22 0 0 22-22 0Z" />`:l`<circle class="engraving-1" r="28" />`}
    ${e==="last"&&l`<circle class=${`last last-${t}`} r="9" />`}`}var mr={name:"disks",Ground:ri,content:si};function Qt(t,e){return t===0?l`<path
        class="cross"
        d=${`M${-e} ${-e} ${e} ${e}M${e} ${-e} ${-e} ${e}`}
      />`:l`<circle class="ring" r=${e*1.1} />`}function ai({rows:t,columns:e}){let[n,o]=[e*100,t*100];return l`<rect class="plain-ground" x="0" y="0" width=${n} height=${o} rx="8" />
    ${Z(t-1).map(r=>l`<path class="plain-line" d=${`M0 ${(r+1)*100}H${n}`} />`)}
    ${Z(e-1).map(r=>l`<path class="plain-line" d=${`M${(r+1)*100} 0V${o}`} />`)}`}function ii({piece:t,value:e,mark:n,legal:o}){
let r=e!==void 0;return t===null?r?l`<text class="plot-value" text-anchor="middle" dy="0.36em">${e}</text>`:o?l`<circle class="plain-dot" r="8" />`:
null:l`${r?l`<g transform="translate(0 -8)">${Qt(t,22)}</g>`:Qt(t,26)}
  ${r&&l`<text class="plot-corner" text-anchor="middle" y="41">${e}</text>`}
  ${n==="last"&&l`<rect class="last-frame" x="-44" y="-44" width="88" height="88" rx="7" />`}`}var Yt={name:"grid",Ground:ai,
content:ii};var pr=6;function li(t,e){return Math.min(pr-1,Math.floor(t/Math.max(e,1)*pr))}function ci({rows:t,columns:e,squares:n}){
let o=Math.max(...n.map(r=>r.value??0));return l`<rect class="plain-ground" x="0" y="0" width=${e*100} height=${t*100} rx="8" />
    ${n.map(({row:r,column:s,value:a})=>l`<rect
          class=${`plot plot-${li(a??0,o)}`}
          x=${s*100+3}
          y=${r*100+3}
          width=${94}
          height=${94}
          rx="8"
        />`)}`}var hr={name:"plots",Ground:ci,content:Yt.content};function ui(t){if(t<5)return[];let e=t<13?2:3,n=(t-1)/2,o=t<7?1:e,r=t%2===1?[o,n,t-1-o]:[o,t-1-o],s=r.flatMap(a=>r.map(i=>[
a,i]));return t<13?s.filter(([a,i])=>a===n==(i===n)):s}function fi({rows:t,columns:e}){let n=X(e-1),o=X(t-1);return l`<defs>
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
    ${t===e&&ui(t).map(([r,s])=>l`<circle class="star-point" cx=${X(s)} cy=${X(r)} r="7" />`)}`}function mi({piece:t,mark:e,
why:n}){return t===null?n?l`<path class="forbidden" d="M-14-14 14 14M14-14-14 14" />`:null:l`<circle class="stone-shadow" cx="2" cy="5" r="46" />
    <circle class=${`stone stone-${t}`} r="46" fill=${`url(#stone-${t})`} />
    ${e==="last"&&l`<circle class=${`last last-${t}`} r="20" />`}`}var dr={name:"stones",Ground:fi,content:mi};function pi({rows:t,columns:e}){return l`<rect class="plain-ground" x="0" y="0" width=${e*100} height=${t*100} rx="8" />
    ${Z(t-1).map(n=>l`<path class="stroke" d=${`M8 ${(n+1)*100}H${e*100-8}`} />`)}
    ${Z(e-1).map(n=>l`<path class="stroke" d=${`M${(n+1)*100} 8V${t*100-8}`} />`)}`}function hi({piece:t,mark:e}){return t===
null?null:l`${Qt(t,26)}
  ${e==="last"&&l`<rect class="last-frame" x="-42" y="-42" width="84" height="84" rx="7" />`}`}var $r={name:"strokes",Ground:pi,
content:hi};var di=[mr,Yt,hr,dr,$r];function gr({rows:t,columns:e}){let n=Math.max(24,3.6*Math.max(t,e));return{size:n,margin:1.9*n}}
var $i=8,gi={ArrowUp:[-1,0],ArrowDown:[1,0],ArrowLeft:[0,-1],ArrowRight:[0,1]};function yr(t){return di.find(({name:e})=>e===
t.drawing)??Yt}function yi(t,e,n){return[`${t.id}: ${t.piece===null?"empty":e[t.piece]}`,t.value===void 0?"":`value ${t.
value}`,t.mark==="last"?"last move":"",t.legal?"legal":"",t.why&&t.piece===null?"not legal":"",n??""].filter(Boolean).join(
", ")}function Xt({id:t,piece:e,why:n}){return`${t}: ${n??(e===null?"not a legal move here":"the square is taken")}.`}function vi(t,{
rows:e,columns:n},[o,r]){if(t.key==="Home")return[t.ctrlKey?0:o,0];if(t.key==="End")return[t.ctrlKey?e-1:o,n-1];let s=gi[t.
key];if(!s)return null;let a=(i,c)=>Math.min(Math.max(i,0),c-1);return[a(o+s[0],e),a(r+s[1],n)]}function bi(t){let{row_names:e,
column_names:n}=t,{size:o}=gr(t),r=-o/2;return l`<g class="edge-names" aria-hidden="true" font-size=${o}>
    ${n.map((s,a)=>l`<text x=${X(a)} y=${r} text-anchor="middle">${s}</text>`)}
    ${e.map((s,a)=>l`<text x=${r} y=${X(a)} dy="0.36em" text-anchor="end">${s}</text>`)}
  </g>`}function wi({note:{symbol:t,class:e}}){let n=Math.max(52,19*t.length+22);return l`<g class=${`note ${e}`}>
    <rect x=${-n/2} y="-26" width=${n} height="52" rx="26" />
    <text text-anchor="middle" dy="0.36em">${t}</text>
  </g>`}function st({board:t,label:e,onSquare:n,notes:o={}}){let r=yr(t),s=A(null),[a,i]=y([0,0]),[c,m]=[Math.min(a[0],t.
rows-1),Math.min(a[1],t.columns-1)],u=(d,$)=>{let v=vi(d,t,[$.row,$.column]);if(v)i(v),s.current?.querySelector(`[data-s\
quare="${v.join(" ")}"]`)?.focus();else if(d.key==="Enter"||d.key===" ")n?.($);else return;d.preventDefault()},p=d=>{let $=o[d.
id],v=n&&d.legal;return l`<g
      key=${d.column}
      role="gridcell"
      class=${v?"square playable":"square"}
      data-square=${`${d.row} ${d.column}`}
      transform=${`translate(${X(d.column)} ${X(d.row)})`}
      tabindex=${d.row===c&&d.column===m?0:-1}
      aria-label=${yi(d,t.players,$?.words)}
      onClick=${()=>{i([d.row,d.column]),n?.(d)}}
      onFocus=${()=>i([d.row,d.column])}
      onKeyDown=${w=>u(w,d)}
    >
      <rect class="touch" x="-50" y="-50" width="100" height="100" />
      ${r.content(d)}
      ${$&&l`<${wi} note=${$} />`}
      <rect class="focus-ring" x="-47" y="-47" width="94" height="94" rx="9" />
    </g>`},{margin:f}=gr(t),[h,g]=[t.columns,t.rows].map(d=>d*100+f+$i);return l`<svg
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
    <${bi} ...${t} />
    ${Z(t.rows).map(d=>l`<g role="row" key=${d}>${t.squares.filter($=>$.row===d).map(p)}</g>`)}
  </svg>`}function Ae({board:t,player:e}){let n={id:"",row:0,column:0,piece:e,legal:!1},o=yr(t);return l`<svg class=${`p\
iece-icon board-${o.name}`} viewBox="-52 -52 104 104" aria-hidden="true">
    ${o.content(n)}
  </svg>`}function vr(t){if(t===null||typeof t!="object")return t;let e=t.game===void 0?t.href:R("game",t.game);return e?.startsWith(
"#")?l`<a href=${e}>${t.text}</a>`:t.text}function Le({table:{caption:t,columns:e,rows:n}}){let o=r=>e[r]?.numeric?"nume\
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
              ${r.map((s,a)=>a===0?l`<th scope="row" class=${o(a)}>${vr(s)}</th>`:l`<td class=${o(a)}>${vr(s)}</td>`)}
            </tr>`)}
      </tbody>
    </table>
  </div>`}function xi(t,e){let[n,o]=y(0);return S(()=>{if(o(0),!e)return;let r=performance.now(),s=setInterval(()=>o((performance.
now()-r)/1e3),500);return()=>clearInterval(s)},[t,e]),n}function Pe({board:t,clock:e,players:n,isOver:o}){let r=xi(`${t.
move_number}`,!o);return l`<div class="clocks">
    ${[0,1].map(s=>{let a=t.to_move===s&&!o;return l`<div class=${a?"clock to-move":"clock"}>
          <${Ae} board=${t} player=${s} />
          <div>
            <p>
              <strong>${t.players[s]}</strong>
              ${n&&l`<span class="muted"> ${n[s]}</span>`}
            </p>
            <p>
              <span class="score">${t.score[s]}</span>
              <span class="muted"> ${$e(e[s]+(a?r:0))}</span>
              ${a&&l`<span class="turn"> to move</span>`}
            </p>
          </div>
        </div>`})}
  </div>`}var br=5e3;function ki(){let[t,e]=y(null),[n,o]=y(!0);return S(()=>{let s=St("live/events",a=>{e(a),a.over&&s()},o);return s},
[]),{state:t,isConnected:n}}function _i(t,e){let n=A(-br);S(()=>{let o=e?0:Math.max(n.current+br-performance.now(),0),r=setTimeout(
()=>{n.current=performance.now(),V(t)},o);return()=>clearTimeout(r)},[t,e])}function wn({number:t,players:e}){return`Gam\
e ${t}: ${e[0]} – ${e[1]}`}function Si({game:t}){let{board:e,clock:n,players:o,outcome:r}=t,s=wn(t);return l`<div class="board-columns">
    <div class="board-main">
      <${st} board=${e} label=${s} />
      <p class="board-words">${r?l`<strong>${r.words}</strong>`:e.words}</p>
    </div>
    <aside class="board-side" aria-label="The game">
      <h2>${s}</h2>
      <${Pe} key=${s} board=${e} clock=${n} players=${o} isOver=${r!==null} />
      <p class="muted">
        ${j(e.move_number,"move")} played${e.moves_left!==void 0&&`, ${e.moves_left} left`}.
      </p>
    </aside>
  </div>`}function Mi({games:t,isOver:e}){return l`<h2>Finished games, the last one first</h2>
    <ul class="game-list">
      ${t.map(({id:n,words:o,...r})=>l`<li key=${n}>
            ${e?wn(r):l`<a href=${R("look","live",n)}>${wn(r)}</a>`}
            <span class="muted"> ${o}</span>
          </li>`)}
    </ul>`}function wr(){let{state:t,isConnected:e}=ki(),n=t?.over??!1;return _i((n?"The match is over. ":"")+(t?.game?.
outcome?.words??t?.game?.board.words??""),n),t?l`<h1>${t.title}</h1>
    ${n&&l`<p><strong>The match is over.</strong> Its server has ended, too; this is how it stood.</p>`}
    ${!n&&!e&&l`<p><strong>The connection is lost; trying again…</strong></p>`}
    ${t.game?l`<${Si} game=${t.game} />`:l`<p class="muted">No game has begun.</p>`}
    <${Le} table=${t.standings} />
    ${t.finished.length>0&&l`<${Mi} games=${t.finished} isOver=${n} />`}`:l`<h1>Live</h1>
      <p class="muted">${e?"The match is being started…":"Nothing is being played."}</p>`}var xn=100,Ti=[["","any result"],["0","won by who moved first"],["1","won by who moved second"],["null","no winner"]],xr=[
{label:"Game",key:({number:t})=>t},{label:"Moved first",key:({players:t})=>t[0]},{label:"Moved second",key:({players:t})=>t[1]},
{label:"Result",key:({outcome:t})=>t.words},{label:"Moves",key:({boards:t})=>t}];function Ei(t){let e=new Map;for(let{players:o,
outcome:r}of t)o.forEach((s,a)=>{let i=e.get(s)??[0,0,0,0];i[0]+=1,i[r.winner===null?3:r.winner===a?1:2]+=1,e.set(s,i)});
let n=["Player","Games","Won","Lost","No winner"];return{caption:`Totals of ${j(t.length,"game")}`,columns:n.map((o,r)=>({
label:o,numeric:r>0})),rows:[...e].sort(([,o],[,r])=>r[1]-o[1]).map(([o,r])=>[o,...r])}}function Oi({id:t,games:e}){let[
n,o]=y({column:0,isAscending:!0}),[r,s]=y(xn),{key:a}=xr[n.column],i=(u,p)=>{let[f,h]=[a(u),a(p)];return typeof f=="numb\
er"?f-Number(h):f.localeCompare(String(h))},c=e.toSorted((u,p)=>n.isAscending?i(u,p):i(p,u)),m=u=>o({column:u,isAscending:n.
column===u?!n.isAscending:!0});return l`<div class="scroll-x" tabindex="0" role="region" aria-label="Games">
      <table class="sortable game-table">
        <caption>
          ${j(e.length,"game")}
        </caption>
        <thead>
          <tr>
            ${xr.map(({label:u},p)=>{let f=n.isAscending?"ascending":"descending";return l`<th scope="col" aria-sort=${n.
column===p?f:void 0}>
                <button onClick=${()=>m(p)}>${u}</button>
              </th>`})}
          </tr>
        </thead>
        <tbody>
          ${c.slice(0,r).map(({number:u,players:p,outcome:f,boards:h})=>l`<tr key=${u}>
                <th scope="row"><a href=${R("look",t,u)}>Game ${u}</a></th>
                <td>${p[0]}</td>
                <td>${p[1]}</td>
                <td>${f.words}</td>
                <td class="numeric">${h-1}</td>
              </tr>`)}
        </tbody>
      </table>
    </div>
    ${e.length>r&&l`<button onClick=${()=>s(r+xn)}>
        Show ${Math.min(xn,e.length-r)} more of ${e.length}
      </button>`}`}function kr({id:t}){let[e,n]=y([]),[o,r]=y(""),[s,a]=y(""),[i,c]=y("");S(()=>{W(`records/${t}`).then(
u=>n(u.games),u=>r(I(u)))},[t]);let m=me(()=>{let u=s.trim().toLowerCase();return e.filter(({players:p,outcome:f})=>p.some(
h=>h.toLowerCase().includes(u))&&(i===""||String(f.winner)===i))},[e,s,i]);return l`<h1>Games</h1>
    <${B} error=${o} />
    ${e.length>0&&l`<form class="fields" role="search" aria-label="Filter" onSubmit=${u=>u.preventDefault()}>
          <${et} label="Player" value=${s} placeholder="part of a name" onChange=${a} />
          <${tt} label="Result" value=${i} values=${Ti} onChange=${c} />
        </form>
        <${Le} table=${Ei(m)} />
        <${Oi} key=${`${s} ${i}`} id=${t} games=${m} />`}`}/*!
 * gifenc 1.0.3: the file dist/gifenc.esm.js of the npm package, unchanged below this comment but for the link to its
 * source map.
 * gifenc: Copyright (c) 2017 Matt DesLauriers, MIT License, see gifenc.LICENSE.
 */var Ci={signature:"GIF",version:"89a",trailer:59,extensionIntroducer:33,applicationExtensionLabel:255,graphicControlExtensionLabel:249,
imageSeparator:44,signatureSize:3,versionSize:3,globalColorTableFlagMask:128,colorResolutionMask:112,sortFlagMask:8,globalColorTableSizeMask:7,
applicationIdentifierSize:8,applicationAuthCodeSize:3,disposalMethodMask:28,userInputFlagMask:2,transparentColorFlagMask:1,
localColorTableFlagMask:128,interlaceFlagMask:64,idSortFlagMask:32,localColorTableSizeMask:7};function Mr(t=256){let e=0,
n=new Uint8Array(t);return{get buffer(){return n.buffer},reset(){e=0},bytesView(){return n.subarray(0,e)},bytes(){return n.
slice(0,e)},writeByte(r){o(e+1),n[e]=r,e++},writeBytes(r,s=0,a=r.length){o(e+a);for(let i=0;i<a;i++)n[e++]=r[i+s]},writeBytesView(r,s=0,a=r.
byteLength){o(e+a),n.set(r.subarray(s,s+a),e),e+=a}};function o(r){var s=n.length;if(s>=r)return;var a=1024*1024;r=Math.
max(r,s*(s<a?2:1.125)>>>0),s!=0&&(r=Math.max(r,256));let i=n;n=new Uint8Array(r),e>0&&n.set(i.subarray(0,e),0)}}var kn=12,
_r=5003,Ai=[0,1,3,7,15,31,63,127,255,511,1023,2047,4095,8191,16383,32767,65535];function Li(t,e,n,o,r=Mr(512),s=new Uint8Array(
256),a=new Int32Array(_r),i=new Int32Array(_r)){let c=a.length,m=Math.max(2,o);s.fill(0),i.fill(0),a.fill(-1);let u=0,p=0,
f=m+1,h=f,g=!1,d=h,$=(1<<d)-1,v=1<<f-1,w=v+1,x=v+2,b=0,_=n[0],E=0;for(let T=c;T<65536;T*=2)++E;E=8-E,r.writeByte(m),k(v);
let H=n.length;for(let T=1;T<H;T++)t:{let O=n[T],C=(O<<kn)+_,P=O<<E^_;if(a[P]===C){_=i[P];break t}let z=P===0?1:c-P;for(;a[P]>=
0;)if(P-=z,P<0&&(P+=c),a[P]===C){_=i[P];break t}k(_),_=O,x<1<<kn?(i[P]=x++,a[P]=C):(a.fill(-1),x=v+2,g=!0,k(v))}return k(
_),k(w),r.writeByte(0),r.bytesView();function k(T){for(u&=Ai[p],p>0?u|=T<<p:u=T,p+=d;p>=8;)s[b++]=u&255,b>=254&&(r.writeByte(
b),r.writeBytesView(s,0,b),b=0),u>>=8,p-=8;if((x>$||g)&&(g?(d=h,$=(1<<d)-1,g=!1):(++d,$=d===kn?1<<d:(1<<d)-1)),T==w){for(;p>
0;)s[b++]=u&255,b>=254&&(r.writeByte(b),r.writeBytesView(s,0,b),b=0),u>>=8,p-=8;b>0&&(r.writeByte(b),r.writeBytesView(s,
0,b),b=0)}}}var Pi=Li;function Tr(t={}){let{initialCapacity:e=4096,auto:n=!0}=t,o=Mr(e),r=5003,s=new Uint8Array(256),a=new Int32Array(r),i=new Int32Array(
r),c=!1;return{reset(){o.reset(),c=!1},finish(){o.writeByte(Ci.trailer)},bytes(){return o.bytes()},bytesView(){return o.
bytesView()},get buffer(){return o.buffer},get stream(){return o},writeHeader:m,writeFrame(u,p,f,h={}){let{transparent:g=!1,
transparentIndex:d=0,delay:$=0,palette:v=null,repeat:w=0,colorDepth:x=8,dispose:b=-1}=h,_=!1;if(n?c||(_=!0,m(),c=!0):_=!!h.
first,p=Math.max(0,Math.floor(p)),f=Math.max(0,Math.floor(f)),_){if(!v)throw new Error("First frame must include a { pal\
ette } option");Ri(o,p,f,v,x),Sr(o,v),w>=0&&Ii(o,w)}let E=Math.round($/10);Ni(o,b,E,g,d);let H=!!v&&!_;Bi(o,p,f,H?v:null),
H&&Sr(o,v),Hi(o,u,p,f,x,s,a,i)}};function m(){Er(o,"GIF89a")}}function Ni(t,e,n,o,r){t.writeByte(33),t.writeByte(249),t.
writeByte(4),r<0&&(r=0,o=!1);var s,a;o?(s=1,a=2):(s=0,a=0),e>=0&&(a=e&7),a<<=2,t.writeByte(0|a|0|s),mt(t,n),t.writeByte(
r||0),t.writeByte(0)}function Ri(t,e,n,o,r=8){let s=1,a=0,i=_n(o.length)-1,c=s<<7|r-1<<4|a<<3|i;mt(t,e),mt(t,n),t.writeBytes(
[c,0,0])}function Ii(t,e){t.writeByte(33),t.writeByte(255),t.writeByte(11),Er(t,"NETSCAPE2.0"),t.writeByte(3),t.writeByte(
1),mt(t,e),t.writeByte(0)}function Sr(t,e){let n=1<<_n(e.length);for(let o=0;o<n;o++){let r=[0,0,0];o<e.length&&(r=e[o]),
t.writeByte(r[0]),t.writeByte(r[1]),t.writeByte(r[2])}}function Bi(t,e,n,o){if(t.writeByte(44),mt(t,0),mt(t,0),mt(t,e),mt(
t,n),o){let r=0,s=0,a=_n(o.length)-1;t.writeByte(128|r|s|0|a)}else t.writeByte(0)}function Hi(t,e,n,o,r=8,s,a,i){Pi(n,o,
e,r,t,s,a,i)}function mt(t,e){t.writeByte(e&255),t.writeByte(e>>8&255)}function Er(t,e){for(var n=0;n<e.length;n++)t.writeByte(
e.charCodeAt(n))}function _n(t){return Math.max(Math.ceil(Math.log2(t)),1)}var Gi=3,Di=2,Wi=2e3,Fi=Array.from({length:256},(t,e)=>[e,e,e]);async function Or(t){let e=new Image;return e.src=`data:\
image/svg+xml,${encodeURIComponent(t)}`,await e.decode(),e}function Cr(t,e){let n=document.createElement("canvas");n.width=
e*Math.max(...t.map(r=>r.naturalWidth)),n.height=e*Math.max(...t.map(r=>r.naturalHeight));let o=n.getContext("2d",{willReadFrequently:!0});
if(!o)throw new Error("The picture is too large.");return o.scale(e,e),{canvas:n,context:o}}async function Ar(t){let e=await Or(
t),{canvas:n,context:o}=Cr([e],Gi);return o.drawImage(e,0,0),new Promise((r,s)=>n.toBlob(a=>a?r(a):s(new Error("The pict\
ure is too large.")),"image/png"))}async function Lr(t){let e=await Promise.all(t.map(Or)),{canvas:n,context:o}=Cr(e,Di),
{width:r,height:s}=n,a=Tr();for(let[i,c]of e.entries()){o.fillStyle="white",o.fillRect(0,0,r,s),o.drawImage(c,0,0);let{data:m}=o.
getImageData(0,0,r,s),u=new Uint8Array(r*s).map((p,f)=>m[4*f]);a.writeFrame(u,r,s,{delay:Wi,...i===0&&{palette:Fi}}),await new Promise(
p=>setTimeout(p))}return a.finish(),new Blob([a.bytesView()],{type:"image/gif"})}function Pt(t,e){let n=document.createElement("a");n.href=URL.createObjectURL(new Blob([e],{type:"application/octet-stre\
am"})),n.download=t,n.click(),setTimeout(()=>URL.revokeObjectURL(n.href))}var Pr=1e3;function Ne({noun:t,name:e,at:n,count:o,path:r}){let[s,a]=y(""),[i,c]=y(null),m=async g=>(await W(r(g))).svg,
u=async g=>{try{a(""),await g()}catch(d){a(I(d))}};return l`<p class="save-pictures">
      <button onClick=${()=>u(async()=>Pt(`${e}.svg`,await m(n)))}>Save this ${t} as SVG</button>
      <button onClick=${()=>u(async()=>Pt(`${e}.png`,await Ar(await m(n))))}>Save as PNG</button>
      <button aria-disabled=${i===null?void 0:"true"} onClick=${async()=>{i===null&&(await u(async()=>{if(o>Pr)throw new Error(
`A GIF has room for ${Pr} drawings, and this needs ${o}.`);let g=[];for(let d=0;d<o;d+=1)c(d),g.push(await m(d));Pt(`${t}\
s.gif`,await Lr(g))}),c(null))}}>
        ${i===null?`Save all ${t}s as GIF`:`Drawing ${i+1} of ${o}…`}
      </button>
    </p>
    <${B} error=${s} />`}function Re({boards:t,moves:e,comments:n={},variations:o=[]},r){let s=o[r-1];if(!s)return{boards:t,moves:e,comments:n,shared:e.
length};let{after:a}=s,i=Object.entries(n).filter(([c])=>Number(c)<=a);return{boards:[...t.slice(0,a),...s.boards],moves:[
...e.slice(0,a),...s.moves],comments:{...Object.fromEntries(i),...s.comments},shared:a}}function Ie(t,{ply:e,line:n}){let o=t.
variations?.[n-1]?n:0,r=Re(t,o).boards.length-1;return{ply:Math.min(Math.max(Math.trunc(e)||0,0),r),line:o}}function Nr([
t,e]){return{ply:Number(t??0),line:Number(e??0)}}function Rr({ply:t,line:e}){return e>0?[t,e]:[t]}function Be({moves:t,ply:e=t.length,onPly:n,mistakes:o={}}){let r=A(null);return S(()=>{let[s,a]=[r.current,r.current?.querySelector(
".current")];if(!s||!(a instanceof HTMLElement))return;let[i,c]=[a.offsetTop,a.offsetTop+a.offsetHeight];(i<s.scrollTop||
c>s.scrollTop+s.clientHeight)&&(s.scrollTop=i-s.clientHeight/2)},[e]),t.length===0?l`<p class="muted">No moves yet.</p>`:
l`<ol class="moves" ref=${r} tabindex="0" aria-label="Moves">
    ${t.map(({move:s,player:a,wall:i},c)=>{let m=c+1,u=o[m],p=`${m===e?"current ":""}${u?"mistake ":""}player-${a}`,f=l`<span class="number">${m}</span> ${s}${u&&
l`<span aria-hidden="true"> ✗</span>`}
        ${u&&l`<span class="sr-only">, mistake: ${u}</span>`}`,h=[u,i==null?"":$e(i)].filter(Boolean).join(", ");return l`<li class=${p} title=${h}>
        ${n?l`<button aria-current=${m===e?"true":void 0} onClick=${()=>n(m)}>${f}</button>`:f}
      </li>`})}
  </ol>`}function He({label:t,value:e,last:n,text:o,onChange:r}){return l`<div class="slider">
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
  </div>`}function Ui({mistake:t}){return t?.id==="gives-win-away"?["keeps the win","does not"]:t?.id==="gives-draw-away"?["keeps \
the draw","does not"]:["costs nothing","does"]}function Ir(t,e){let n=t.filter(({mistake:r})=>r).sort((r,s)=>r.ply-s.ply),
o=n.filter(({mistake:r})=>r?.id!=="costs-points");return(o.length>0?o:n).map(r=>({ply:r.ply-1,goal:Ui(r),answer:r.mistake?.
better??null,judge:s=>e(r.ply-1,s)}))}function Br({boards:t,moves:e},n){return e.flatMap(({move:o,player:r},s)=>{let a=[
...t[s].squares,...t[s].other_moves].filter(({legal:i})=>i);return r!==n||a.length<2?[]:[{ply:s,goal:["was played","was \
not"],answer:o,judge:i=>i===o}]})}function Hr({record:t,questions:e,onClose:n}){let[o,r]=y(0),[s,a]=y([]),[i,c]=y(!1),[m,
u]=y({}),[p,f]=y(""),h=A(null);G(()=>h.current?.focus(),[]);let{ply:g,goal:d,answer:$,judge:v}=e[o],w=t.boards[g],x=i||s.
some(({isRight:C})=>C),b=async C=>{let{id:P,legal:z}=C;if(x)return;if(!z){f(Xt({piece:null,...C})),V(Xt({piece:null,...C}));
return}let L=await v(P);f(""),a([...s.filter(({move:U})=>U!==P),{move:P,isRight:L}]),u(U=>({[o]:L,...U}))},_=()=>{c(!0),
f(""),u(C=>({[o]:!1,...C}))},E=C=>{a([]),c(!1),f(""),r(C)},H=Object.fromEntries([...i?[[$,{symbol:"★",words:"the answe\
r",class:"best"}]]:[],...s.map(({move:C,isRight:P})=>[C,{symbol:P?"✓":"✗",words:P?"right":"wrong",class:P?"win":"los\
s"}])]),k=s.at(-1),T=i?`${$} ${d[0]}.`:x?`✓ Right, ${k?.move} ${d[0]}. Found in ${s.length} ${s.length===1?"try":"trie\
s"}.`:k&&`✗ ${k.move} ${d[1]}. Try another one.`,O=Object.values(m);return l`<section class="find-move" aria-labelledby="find-title">
    <div class="board-columns">
      <div class="board-main">
        <h2 id="find-title" tabindex="-1" ref=${h}>Find the move that ${d[0]}</h2>
        <p class="board-words verdict" role="status">
          ${p||T||`Position ${o+1} of ${e.length}, before move ${g+1}: ${w.players[w.to_move??0]} to move.`}
        </p>
        <${st} board=${w} label="Find the move" onSquare=${b} notes=${H} />
      </div>
      <aside class="board-side" aria-label="The position">
        <div class="buttons">
          ${w.other_moves.filter(({legal:C})=>C).map(C=>l`<button onClick=${()=>b(C)}>${C.label}</button>`)}
          ${o>0&&l`<button onClick=${()=>E(o-1)}>Previous position</button>`}
          ${o+1<e.length&&l`<button class=${x?"primary":""} onClick=${()=>E(o+1)}>Next position</button>`}
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
  </section>`}var Ge=400,Nt=150,gt=8,Gr=24,Vi=Nt-28,De=(Gr+Vi)/2;function ji({value:t,winner:e,proved:n,estimate:o},r){return n?t??(e==
null?0:e===0?r:-r):o??null}function zi({analysis:t,x:e,y:n,width:o,greatest:r}){let s=ji(t,r);if(s===null)return l`<text class="unknown" x=${e} y=${De} dy="0.36em" text-anchor="middle">?</text>`;
let[a,i]=[n(0),n(s)],c=t.proved?t.value===null?" winner-only":"":" estimate";return l`<rect
    class=${`bar ${s>=0?"first":"second"}${c}`}
    x=${e-o/2}
    y=${Math.min(a,i)-(s===0?1.5:0)}
    width=${o}
    height=${Math.max(Math.abs(i-a),3)}
  />`}function qi(t,e){let n=t.filter(c=>c.proved).length,o=t.filter(c=>!c.proved&&c.estimate!==void 0).length,r=t.length-
n-o,s=c=>t.some(m=>m.ply===c&&m.proved),a=t.filter(({ply:c})=>c>0&&s(c)&&s(c-1)).length,i=t.filter(({mistake:c})=>c).length;
return[`${n} of ${j(e+1,"position")} proved`,o>0?`${o} estimated`:"",r>0?`${r} unknown`:"",a===0&&e>0?"no move can be ju\
dged":`${j(i,"mistake")} in ${a===e?"":`${a} judged of `}${j(e,"move")}`].filter(Boolean).join(", ")}function Dr({analysis:t,
last:e,ply:n,players:o,onPly:r}){let s=t.map(({value:f,estimate:h})=>Math.abs(f??h??0)),a=Math.max(1,...s),i=(Ge-2*gt)/(e+
1),c=f=>gt+(f+.5)*i,m=f=>De-f/a*(De-Gr),u=qi(t,e),p=f=>t.some(f);return l`<figure class="plot-figure">
    <svg class="value-plot" viewBox=${`0 0 ${Ge} ${Nt}`} role="img" aria-label=${`Values of the positions: ${u}`}>
      <rect class="here" x=${c(n)-i/2} y="2" width=${i} height=${Nt-4} rx="3" />
      <path class="axis" d=${`M${gt} ${De}H${Ge-gt}`} />
      <text class="tick" x=${gt} y="15">▲ ${o[0]} ahead</text>
      <text class="tick" x=${gt} y=${Nt-6}>▼ ${o[1]} ahead</text>
      <text class="tick" x=${Ge-gt} y="15" text-anchor="end">±${a}</text>
      ${t.map(f=>l`<g class="position" key=${f.ply} onClick=${()=>r(f.ply)}>
          <title>${f.ply===0?"Start":`After move ${f.ply}`}: ${f.value_words}</title>
          <rect class="touch" x=${c(f.ply)-i/2} y="0" width=${i} height=${Nt} />
          <${zi} analysis=${f} x=${c(f.ply)} y=${m} width=${Math.max(1.5,i*.7)} greatest=${a} />
          ${f.mistake&&l`<text class="mistake-mark" x=${c(f.ply)} y=${Nt-18} text-anchor="middle">✗</text>`}
        </g>`)}
    </svg>
    <figcaption class="muted">
      ${u}.
      ${p(({mistake:f})=>f)&&l` ✗ is a mistake.`}
      ${p(({proved:f,estimate:h})=>!f&&h!==void 0)&&l` Pale bars are estimates.`}
      ${p(({proved:f,estimate:h})=>!f&&h===void 0)&&l` ? is not known.`}
      ${" "}Click a position to see it.
    </figcaption>
  </figure>`}var Wr=[0,1];function Ki({record:t}){return l`<p class="record-players">
    ${Wr.map(e=>{let[n,o]=[t.boards[0].players[e],t.players[e]];return l`<span>
        <${Ae} board=${t.boards[0]} player=${e} />
        <strong>${n}</strong>${o!==n&&` ${o}`}
      </span>`})}
  </p>`}function Ji({analysis:t}){if(!t)return l`<p class="muted">The value of this position is not known.</p>`;let{value_words:e,
proved:n,estimate:o,mistake:r}=t;return l`<p><strong>${e}</strong> <span class="muted">(${n?"proved":o===void 0?"not pro\
ved":"an estimate"})</span></p>
    ${r&&l`<p class="verdict wrong">✗ The last move is a mistake: it ${r.words}.</p>`}`}function Qi({record:{variations:t=[]},
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
    </ul>`}function Yi({record:t,mistakes:e,onQuiz:n}){return l`${e.length>0&&l`<button onClick=${()=>n(e)}>Find the ${e.
length===1?"move":"moves"}</button>`}
  ${Wr.map(o=>{let r=Br(t,o);return r.length>0&&l`<button onClick=${()=>n(r)}>Guess ${t.boards[0].players[o]}'s moves</button>`})}`}
function Fr({record:t,analysis:e,keeps:n,start:o={ply:0,line:0},onPlace:r=()=>{},pictures:s,children:a}){let[i,c]=y(()=>Ie(
t,o)),[m,u]=y(null),p=A(null),f=A(!1);G(()=>c(Ie(t,o)),[o.ply,o.line]),G(()=>{f.current&&!m&&p.current?.focus(),f.current=
!!m},[m]);let{ply:h,line:g}=i,{boards:d,moves:$,comments:v,shared:w}=Re(t,g),x=d.length-1,b=d[h],_=T=>{let O=Ie(t,T);c(O),
r(O),V(Re(t,O.line).boards[O.ply].words)},E=T=>_({ply:T,line:g});ot({f:()=>E(h+1),b:()=>E(h-1)});let H=Object.fromEntries(
e.flatMap(({ply:T,mistake:O})=>O&&T<=w?[[T,O.words]]:[]));if(m)return l`<${Hr} record=${t} questions=${m} onClose=${()=>u(
null)} />`;let k=g===0&&h===x;return l`<div class="board-columns">
      <div class="board-main">
        <p class="board-words">${b.words}${k&&l` <strong>${t.outcome.words}</strong>`}</p>
        <${st} board=${b} label=${`Position after ${h} moves`} />
        <div class="record-steps">
          <button aria-disabled=${h===0?"true":void 0} onClick=${()=>E(h-1)}>‹ Back</button>
          <${He} label="Position" value=${h} last=${x} text=${`after move ${h} of ${x}`} onChange=${E} />
          <button
            class="primary"
            ref=${p}
            aria-disabled=${h===x?"true":void 0}
            onClick=${()=>E(h+1)}
          >
            Forward ›
          </button>
        </div>
      </div>
      <aside class="board-side" aria-label="The position">
        <${Ki} record=${t} />
        ${v[h]&&l`<blockquote class="comment" aria-label="Comment">${v[h]}</blockquote>`}
        ${e.length>0&&l`<${Ji} analysis=${e.find(T=>T.ply===h&&h<=w)} />
            <${Dr}
              analysis=${e}
              last=${t.boards.length-1}
              ply=${Math.min(h,w)}
              players=${b.players}
              onPly=${T=>_({ply:T,line:0})}
            />`}
        <div class="buttons">
          ${a}
          <${Yi} record=${t} mistakes=${n?Ir(e,n):[]} onQuiz=${u} />
        </div>
        <h2>Moves</h2>
        <${Be} moves=${$} ply=${h} onPly=${E} mistakes=${H} />
        <${Qi} record=${t} place=${i} onPlace=${_} />
        ${s?.(i,d.length)}
      </aside>
    </div>`}var Xi=5,Ur=6;function Zi(t){let[e,n]=y(0),[o,r]=y(!1),[s,a]=y([]);return S(()=>{if(e===0)return;r(!0);let c=St(`${t}/an\
alysis?seconds=${e}`,m=>{if(m.kind==="done"){c(),r(!1);return}a(u=>m.proved||!u.some(({ply:f,proved:h})=>f===m.ply&&h)?[
...u.filter(({ply:f})=>f!==m.ply),m].sort((f,h)=>f.ply-h.ply):u)});return c},[e]),{seconds:e,isRunning:o,think:()=>n(e===
0?Xi:e*Ur),analysis:s}}function tl({analysis:{seconds:t,isRunning:e,think:n,analysis:o},positions:r}){let s=o.filter(i=>i.
proved).length;return e?l`<p class="muted">Analyzing, ${s} of ${r} positions proved…</p>`:t===0?l`<button onClick=${n}>Analyze</button>`:
!(o.length===r&&o.every(({proved:i})=>i))&&l`<button onClick=${n}>Think longer, up to ${t*Ur} s a position</button>`}function el({
path:t,place:{ply:e,line:n},count:o}){return l`<h2>Pictures</h2>
    <${Ne}
      noun="position"
      name=${`after-move-${e}`}
      at=${e}
      count=${o}
      path=${r=>`${t}/picture?ply=${r}&line=${n}`}
    />`}function We({id:t,number:e,address:n,at:o}){let r=`records/${t}/${e}`,[s,a]=y(null),[i,c]=y(""),m=Zi(r);S(()=>{W(
r).then(a,p=>c(I(p)))},[r]);let u=async(p,f)=>{let h=await W(`${r}/hint?ply=${p}`),g=d=>h.moves.find($=>$.move===d)?.result;
return f===h.best||g(f)!==void 0&&g(f)===g(h.best)};return s?l`<h1>Game ${e}</h1>
    <${Fr}
      record=${s}
      analysis=${m.analysis}
      keeps=${u}
      start=${Nr(o)}
      pictures=${(p,f)=>l`<${el} path=${r} place=${p} count=${f} />`}
      onPlace=${p=>Et(R(...n,...Rr(p)))}
    >
      <${tl} analysis=${m} positions=${s.boards.length} />
    <//>`:l`<h1>Game ${e}</h1>
      <${B} error=${i} />`}var Zt="moves",nl=2e3;function Vr(t){return t.length<=nl&&!/^[{(]/.test(t.trim())}function jr({game:t,moves:e,at:n}){let[
o,r]=y(""),[s,a]=y("");return S(()=>{_t(`records?game=${encodeURIComponent(t)}`,e).then(i=>r(i.id),i=>a(I(i)))},[]),o?l`<${We} id=${o} number="1" address=${[
"look",Zt,t,e]} at=${n} />`:l`<h1>Game 1</h1>
    <${B} error=${s} />`}var ol=65536;function zr({games:t}){let[e,n]=y(""),[o,r]=y(""),[s,a]=y(""),[i,c]=y(""),[m,u]=y(!1),p=async d=>{d.preventDefault(),
u(!0);try{let $=await _t(s?`records?game=${s}`:"records",e);c(""),s&&Vr(e)?location.hash=R("look",Zt,s,e.trim()):location.
hash=R("look",$.id,...$.games.length===1?[$.games[0].number]:[])}catch($){c(I($))}finally{u(!1)}},f=(d,$)=>{n(d),r($)},h=l`<label class="field">
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
    <strong class="file-name">${o}</strong>, ${Mt(e.length)}
    <button type="button" onClick=${()=>f("","")}>Remove</button>
  </p>`;return l`<form class="card setup" onSubmit=${p} aria-label="Games to look at">
    <${$t} onText=${f}>${e.length>ol?g:h}<//>
    <${tt}
      label="Game, for a list of moves"
      value=${s}
      values=${[["","as the record says"],...t.map(({id:d,name:$})=>[d,$])]}
      onChange=${a}
    />
    <${B} error=${i} />
    <button class="primary" disabled=${m}>${m?"Reading…":"Show"}</button>
  </form>`}function qr({about:t,route:[e,n,...o]}){if(e===Zt&&n){let[r="",...s]=o;return l`<${jr} key=${`${n} ${r}`} game=${n} moves=${r} at=${s} />`}
return e&&n?l`<${We} key=${`${e} ${n}`} id=${e} number=${n} address=${["look",e,n]} at=${o} />`:e?l`<${kr} key=${e} id=${e} />`:
l`<h1>Look at games</h1>
    <${zr} games=${t.games} />`}function te(t){let e=Object.fromEntries(t.variants.map(n=>[n.option,String(n.default)]));return{game:t.id,variant:e,moves:"",
text:t.start_text?.sample??""}}function Fe(t,{game:e,variant:n,moves:o,text:r}){let s=c=>/^\d+$/.test(c)?Number(c):c,a=Object.
entries(n).map(([c,m])=>[c,s(m)]),i={game:e,moves:o,...a.length>0&&{variant:Object.fromEntries(a)}};return t.start_text?
{...i,text:r}:i}function Ue({games:t,start:e,onChange:n,withMoves:o}){let r=t.find(a=>a.id===e.game)??t[0],s=a=>{let i=t.
find(c=>c.id===a);i&&n(te(i))};return l`<${tt}
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
    ${r.start_text&&l`<${Lo}
        label=${r.start_text.label}
        rows=${14}
        value=${e.text}
        onText=${a=>n({...e,text:a})}
      />`}
    ${o&&l`<${et}
        label="Moves already played"
        value=${e.moves}
        placeholder=${r.move_help}
        onChange=${a=>n({...e,moves:a})}
      />`}`}function Kr({kind:t,options:e,command:n}){if(t==="human")return"human";if(t==="program")return`program ${n}`;let o=Object.
entries(e).filter(([,r])=>r!==""&&r!==!1).map(([r,s])=>s===!0?r:`${r}=${s}`);return o.length>0?`${t}:${o.join(",")}`:t}function Sn(t){
return{kind:t,options:{},command:""}}function rl({option:t,value:e,onChange:n}){let{label:o,kind:r,values:s=[],default:a}=t;
if(r==="flag")return l`<${Tt} label=${o} checked=${e===!0} onChange=${n} />`;let i=a==null?"":String(a);return r==="choi\
ce"?l`<${tt} label=${o} value=${e??i} values=${s} onChange=${n} />`:l`<${et}
    label=${o}
    type=${r==="number"?"number":"text"}
    value=${e??""}
    placeholder=${i}
    onChange=${n}
  />`}function Jr({about:t,name:e,choice:n,onChange:o}){let r=t.opponents.find(a=>a.name===n.kind),s=[["human","a person"],
...t.opponents.map(a=>[a.name,a.name]),...t.has_programs?[["program","your program"]]:[]];return l`<fieldset class="player-fields">
    <legend>${e}</legend>
    <${tt}
      label="Player"
      value=${n.kind}
      values=${s}
      onChange=${a=>o({...n,kind:a,options:{}})}
    />
    ${n.kind==="program"&&l`<${et}
        label="Command"
        value=${n.command}
        placeholder=${t.program_example??""}
        onChange=${a=>o({...n,command:a})}
      />`}
    ${r?.options.map(a=>l`<${rl}
          key=${`${n.kind} ${a.key}`}
          option=${a}
          value=${n.options[a.key]}
          onChange=${i=>o({...n,options:{...n.options,[a.key]:i}})}
        />`)}
  </fieldset>`}function sl({default_opponent:t}){return[Sn("human"),Sn(t)]}var Ve="play";function Qr(t){let{start:e={},players:n=[],seed:o=""}=ut(
Ve).setups?.[t.id]??{},r=te(t),s=["human",...t.opponents.map(({name:i})=>i),...t.has_programs?["program"]:[]],a=s.includes(
n[0]?.kind)&&s.includes(n[1]?.kind);return{start:{...r,...e,game:t.id,variant:{...r.variant,...e.variant}},players:a?n:sl(
t),seed:o}}function al(t){let{game:e}=t.start;ht(Ve,{game:e,setups:{...ut(Ve).setups,[e]:t}})}function Yr({games:t,chosen:e,
isBusy:n,error:o,onStart:r}){let s=$=>t.find(v=>v.id===$),a=s(e)??s(ut(Ve).game)??t[0],[i,c]=y(()=>Qr(a)),{start:m,players:u,
seed:p}=i,f=s(m.game)??a,h=$=>c($.game===m.game?{...i,start:$}:Qr(s($.game)??a)),g=($,v)=>c({...i,players:$===0?[v,u[1]]:
[u[0],v]});return l`<form class="card setup" onSubmit=${$=>{$.preventDefault(),al(i),r({...Fe(f,m),players:u.map(Kr),...p!==
""&&{seed:Number(p)}})}} aria-label="The game">
    <div class="fields"><${Ue} games=${t} start=${m} onChange=${h} withMoves=${!0} /></div>
    <div class="players">
      ${[0,1].map($=>l`<${Jr}
            key=${`${f.id} ${$}`}
            about=${f}
            name=${$===0?`${f.players[0]} (moves first)`:f.players[1]}
            choice=${u[$]}
            onChange=${v=>g($,v)}
          />`)}
    </div>
    ${Ut&&f.program_example&&l`<p class="muted">Your own programs play with the command <code>suite web</code>.</p>`}
    <div class="fields">
      <${et} label="Random seed" type="number" min=${0} value=${p} placeholder="random"
        onChange=${$=>c({...i,seed:$})} />
    </div>
    <${B} error=${o} />
    <button class="primary" disabled=${n}>Start the game</button>
  </form>`}var il={win:"+",draw:"=",loss:"−"};function Mn({proved:t,value:e}){return!t&&typeof e=="number"}function Xr(t){return t.
proved?"":Mn(t)?"an estimate":"not proved"}function Zr(t){return Object.fromEntries((t?.moves??[]).map(e=>{let{move:n,value_words:o,
result:r,value:s}=e,a=n===t?.best,i=a?"★":r?il[r]:"·",c=typeof s=="number"?Co(s):i,m=typeof s=="number"?`${c} points`:
"",u=[`${a?"best: ":""}${o}`,m,Xr(e)].filter(Boolean).join(", "),p=`${a?"best ":""}${Mn(e)?"estimate":r??"unknown"}`;return[
n,{symbol:c,words:u,class:p}]}))}function ts({hint:t}){let e=t.moves.some(Mn);return l`<div class="scroll-x hints" tabindex="0" role="region" aria-label="Hints">
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
              <td>${n.value_words}${!n.proved&&l`<span class="muted"> (${Xr(n)})</span>`}</td>
            </tr>`)}
      </tbody>
    </table>
    ${e&&l`<p class="muted">
        Numbers on the board are points for the player to move. Dashed ones are estimates of a short search.
      </p>`}
  </div>`}function es({board:t,help:e,isAsked:n,onMove:o}){let[r,s]=y(""),a=A(null);return ot({m:()=>a.current?.focus()}),l`<form class="move-entry" onSubmit=${c=>{
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
  </form>`}var Tn="last-game";function je(t){ht(Tn,t)}function ns(){ht(Tn,{})}function ee(){let{id:t,request:e,moves:n}=ut(Tn);return t&&
e&&Array.isArray(n)?{id:t,request:e,moves:n}:null}function os({request:t,moves:e}){return{...t,moves:e.join(", ")}}var ll=2e4;function cl(t){let[e,n]=y(null),[o,r]=y(null),[s,a]=y(["",""]),[i,c]=y(!0);return S(()=>{let m=u=>{if(u.kind===
"position"){n(u),r(null);let p=ee();p?.id===t&&je({...p,moves:u.history.map(({move:f})=>f)}),V(u.board.words)}else u.kind===
"stderr"?a(p=>p.map((f,h)=>h===u.player?(f+u.text).slice(-ll):f)):(r(u),ee()?.id===t&&ns(),V(u.outcome.words))};return St(
`games/${t}/events`,m,c)},[t]),{position:e,ended:o,stderr:s,isConnected:i}}function ul(t,e,n){let[o,r]=y(!1),[s,a]=y(null);
return G(()=>{if(a(null),!o)return;let i=!1;return W(`games/${t}/hint`).then(c=>!i&&a(c),c=>!i&&n(I(c))),()=>{i=!0}},[o,
e]),{isOn:o,setOn:r,hint:s}}function fl({name:t,text:e}){return l`<details class="stderr" open>
    <summary>What ${t}'s program writes (stderr)</summary>
    <pre tabindex="0">${e}</pre>
  </details>`}function ml({about:t,isConnected:e,onGoOn:n}){return e?l`<p class="muted">The game is being started…</p>`:
l`<p>This game is not there any more.</p>
    <p class="buttons">
      ${n&&l`<button class="primary" onClick=${n}>Go on from its last position</button>`}
      <a class="button" href=${R("play",t.id)}>New game</a>
    </p>`}function pl({board:t,ended:e,notice:n}){return l`<p class="board-words">
    ${e?l`<strong>${e.outcome.words}</strong>`:t.words}
    ${n&&l` <strong class="notice">${n}</strong>`}
  </p>`}function rs({id:t,about:e,onGoOn:n}){let{position:o,ended:r,stderr:s,isConnected:a}=cl(t),[i,c]=y(""),[m,u]=y(""),
p=A(null),f=o!==null;G(()=>u(""),[o]),G(()=>{f&&["BODY","MAIN"].includes(document.activeElement?.tagName??"BODY")&&p.current?.
querySelector("[tabindex='0']")?.focus()},[f]);let{isOn:h,setOn:g,hint:d}=ul(t,o?.board.move_number,c),$=(k,T={})=>nt(`g\
ames/${t}/${k}`,T).then(()=>c(""),O=>c(I(O))),v=async()=>{try{Pt(`${e.id}.jsonl`,`${JSON.stringify(await W(`games/${t}/r\
ecord`))}
`)}catch(k){c(I(k))}},w=(o?.history.length??0)>0&&!r;if(ot({z:()=>w&&$("undo"),h:()=>g(!h)}),!o)return l`<${ml} about=${e} isConnected=${a} onGoOn=${n} />`;
let{board:x,asked:b}=o,_=b!==null&&!r,E=k=>$("move",{move:k}),H=k=>{if(_&&k.legal)return E(k.id);let T=r?"The game is ov\
er.":_?Xt(k):"Nobody here is to move.";u(T),V(T)};return l`<div class="board-columns">
    <div class="board-main" ref=${p}>
      <${pl} board=${x} ended=${r} notice=${m} />
      <${st}
        board=${x}
        label=${`${e.name}, ${_?`${x.players[b]} to move`:"nobody to move"}`}
        onSquare=${H}
        notes=${h&&_?Zr(d):{}}
      />
    </div>
    <aside class="board-side" aria-label="The game">
      <${Pe} board=${x} clock=${o.clock} players=${o.players} isOver=${!!r} />
      <p class="muted">
        ${j(x.move_number,"move")} played${x.moves_left!==void 0&&`, ${x.moves_left} left`}.
        ${!a&&!r&&l`<strong> The connection is lost; trying again…</strong>`}
      </p>
      <${es} board=${x} help=${e.move_help} isAsked=${_} onMove=${E} />
      <${B} error=${i} />
      <div class="buttons">
        <button disabled=${!w} onClick=${()=>$("undo")}>Undo</button>
        <button aria-pressed=${h} disabled=${!!r} onClick=${()=>g(!h)}>Hints</button>
        <button disabled=${!_} onClick=${()=>$("resign")}>Resign</button>
        <button disabled=${!r} onClick=${v}>Save the record</button>
        ${r?.record_id&&l`<a class="button" href=${R("look",r.record_id,1)}>Look at this game</a>`}
        <a class=${r?"button primary":"button"} href=${R("play",e.id)}>New game</a>
      </div>
      ${h&&_&&(d?l`<${ts} hint=${d} />`:l`<p class="muted">Looking for hints…</p>`)}
      <h2>Moves</h2>
      <${Be} moves=${o.history} />
      ${s.map((k,T)=>k&&l`<${fl} name=${x.players[T]} text=${k} />`)}
    </aside>
  </div>`}function hl(){let[t,e]=y(0),[n,o]=y(""),[r,s]=y(!1);return{start:async i=>{s(!0);try{let{id:c}=await nt("games",i);je({id:c,
request:i,moves:[]}),o(""),location.hash=R("play",i.game,c),e(t+1)}catch(c){o(I(c))}finally{s(!1)}},started:t,isBusy:r,error:n}}
function ss({about:t,chosen:e,id:n}){let{start:o,started:r,isBusy:s,error:a}=hl(),i=t.games.find(u=>u.id===e),c=ee(),m=t.
games.find(u=>u.id===c?.request.game)?.name;if(i&&n){let u=c?.id===n?()=>o(os(c)):void 0;return l`<h1>${i.name}</h1>
      <${B} error=${a} />
      <${rs} key=${r} id=${n} about=${i} onGoOn=${u} />`}return l`<h1>Play</h1>
    ${c&&m&&l`<p>
        <a class="button" href=${R("play",c.request.game,c.id)}>Return to the game in progress</a>
        <span class="muted"> ${m}, ${j(c.moves.length,"move")} played</span>
      </p>`}
    <${Yr} games=${t.games} chosen=${e} isBusy=${s} error=${a} onStart=${o} />`}var as={auto:"light",light:"dark",dark:"auto"},dl={auto:"Light or dark, as the system has it",light:"Always light",dark:"\
Always dark"};function En(t=ct("theme","auto")){document.documentElement.dataset.theme=t}function is(){let[t,e]=kt("them\
e","auto");S(()=>En(t),[t]);let n=t in as?t:"auto";return l`<button class="quiet" title=${dl[n]} onClick=${()=>e(as[n])}>
    Theme: ${n}
  </button>`}function ze(t){let e=t>>>0;return n=>{e=e+1831565813>>>0;let o=Math.imul(e^e>>>15,1|e);return o=o+Math.imul(o^o>>>7,61|o)^
o,Math.floor(((o^o>>>14)>>>0)/2**32*n)}}async function ls(t){let e=new Blob([t]).stream().pipeThrough(new CompressionStream("deflate-raw")),n=new Uint8Array(await new Response(
e).arrayBuffer()),o=Array.from(n,r=>String.fromCharCode(r)).join("");return btoa(o).replaceAll("+","-").replaceAll("/","\
_").replaceAll("=","")}async function cs(t){try{let e=Uint8Array.from(atob(t.replaceAll("-","+").replaceAll("_","/")),o=>o.
charCodeAt(0)),n=new Blob([e]).stream().pipeThrough(new DecompressionStream("deflate-raw"));return await new Response(n).
text()}catch{throw new Error("This address is not complete. Was the end of the link lost?")}}var $l=240,gl=["step","node","practice","score"],yl=["caching","ordering","fail_hard"];async function ne(t){let e={algorithm:t.
algorithm??"task"};t.limit!==null&&t.limit!==void 0&&(e.limit=String(t.limit)),t.heuristic&&(e.heuristic=t.heuristic);for(let r of yl)
t[r]&&(e[r]="yes");for(let[r,s]of Object.entries(t.variant??{}))e[`variant.${r}`]=String(s);t.moves&&(e.moves=t.moves),t.
text&&(e.text=t.text);let n=String(new URLSearchParams(e)),o=R("tree",t.game);return Vt(o,n.length>$l?{z:await ls(n)}:e)}
function qe(t,{step:e=0,node:n=[],practice:o=null,score:r=null}){let s=new URLSearchParams;return e>0&&s.set("step",String(
e)),n.length>0&&s.set("node",JSON.stringify(n)),o!==null&&s.set("practice",String(o)),o!==null&&r&&s.set("score",`${r.right}\
of${r.of}`),s.size>0?`${t}&${s}`:t}function On(t){let e=Number(t??"");return Number.isInteger(e)&&e>0?e:0}function vl(t){
let[,e,n]=(t??"").match(/^(\d{1,3})of(\d{1,3})$/)??[];return n!==void 0&&Number(e)<=Number(n)?{right:Number(e),of:Number(
n)}:null}function bl(t){try{let e=JSON.parse(t??"[]");return Array.isArray(e)?e.map(String):[]}catch{return[]}}async function us({
route:[,t],query:e}){let n=new URLSearchParams([...e].filter(([u])=>!gl.includes(u)));if(!t||n.size===0)return null;let o=n.
get("z"),r=o===null?n:new URLSearchParams(await cs(o)),s=r.get("algorithm")??"alphabeta",a=[...r].filter(([u])=>u.startsWith(
"variant.")),i=u=>/^\d+$/.test(u)?Number(u):u,c={game:t,...s!=="task"&&{algorithm:s},limit:On(r.get("limit"))||null,caching:r.
has("caching"),ordering:r.has("ordering"),fail_hard:r.has("fail_hard"),...r.get("heuristic")&&{heuristic:r.get("heuristi\
c")??""},...a.length>0&&{variant:Object.fromEntries(a.map(([u,p])=>[u.slice(8),i(p)]))},moves:r.get("moves")??"",...r.has(
"text")&&{text:r.get("text")??""}},m=e.get("practice");return{request:c,href:`${R("tree",t)}?${n}`,step:On(e.get("step")),
node:bl(e.get("node")),practice:m===null?null:On(m),score:vl(e.get("score"))}}async function yt(t){let e=await ne(t);location.
hash=e}function wl(t){let e=ze(t),n=o=>o===0?e(20):Array.from({length:2+e(2)},()=>n(o-1));return JSON.stringify(n(3)).replaceAll(
",",", ")}function fs(){return S(()=>{let t=1+Math.floor(Math.random()*9999),e={game:"tree",text:wl(t),algorithm:"alphab\
eta",limit:null};ne({...e,moves:"",caching:!1,ordering:!1,fail_hard:!1}).then(n=>location.replace(qe(n,{practice:t})))},
[]),null}function F(t){return JSON.stringify(t)}function xl(t){return t.state==="current"||t.state==="done"&&t.kind!=="leaf"&&t.kind!==
"cached"}function kl({children:t,value:e}){let n=q(e);return t.findIndex(o=>o.state==="done"&&o.value!==void 0&&q(o.value)===
n)}function Ke(t,e){let n=[];for(let o=0;o<=t.length;o+=1){let r=t.slice(0,o),s=e(r);if(!s||s.children.length===0)break;
let a=s.children.findIndex(i=>i.move===t[o]);n.push({parent:s,path:r,open:a,best:kl(s)})}return n}function ms(t){let e=n=>{
let o=t[n];return o?o.parent.children.flatMap((r,s)=>{let a=[...o.path,r.move],i=s===o.open&&n+1<t.length,c={key:F(a),path:a,
level:n+1,child:r,isOpen:i,canOpen:xl(r)};return i?[c,...e(n+1)]:[c]}):[]};return[{key:"",path:[],level:0,child:null,isOpen:t.
length>0,canOpen:!0},...e(0)]}function ps(t,{href:e,step:n},o){let[r,s]=y(null),[a,i]=y(""),c=async({name:p,text:f})=>{try{let h=await _t(`trees/${t}/\
log`,f);return s({name:p,check:h}),Lt(e,{name:p,text:f}),h}catch(h){return i(I(h)),null}},m=async(p,f)=>{let h=Ee(p,f);i(
h);let g=h?null:await c({name:f,text:p});if(!g)return;o(g.step);let d=`${Cn("Your log",g)} ${g.explanation}`;V(g.same?"Y\
our log is right.":d)};return S(()=>{let p=Kt(e);p&&c(p).then(f=>n===0&&o(f?.step))},[t]),{log:r,error:a,take:m,drop:()=>{
Oe(e),s(null)}}}function Cn(t,{line:e,yours:n,right:o,lines_right:r,lines_yours:s}){let a=K(e??0);if(n===null)return`${t}\
 ends too early: line ${a} of ${j(r,"line")} is missing.`;if(o===null)return`${t} goes on in line ${a}, where the right \
log ends.`;let i=s===r?"":` (yours has ${K(s)})`;return`${t} differs first in line ${a} of ${j(r,"line")}${i}.`}function hs(t,e){
return t!==null&&t.check.line!==null&&(e??0)>=t.check.line}function ds(t,e,n){let[o,r]=y(null),s=e!==null&&typeof n=="nu\
mber";return S(()=>{if(!s)return r(null);let a=!1;return W(`trees/${t}/log/${n}`).then(i=>a||r(i.yours_path),()=>a||r(null)),
()=>{a=!0}},[e,s,n]),o}function _l({yours:t,right:e,names:n}){let[o,r]=[t?.split(",")??[],e?.split(",")??[]],s=n.slice(0,Math.max(o.length,r.length)),
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
  </div>`}function $s({log:{name:t,check:e},columns:n,go:o,onDrop:r}){let s=r&&l`<button class="link" onClick=${r}>Compare no more</button>`;
if(e.same)return l`<p class="verdict right">
      <strong>✓ ${t} is right</strong>: all ${j(e.lines_right,"line")}. ${s}
    </p>`;let[a]=e.mistakes;return l`<section class="log-verdict" aria-label="Your log">
    <p class="verdict wrong">
      <strong>✗ ${Cn(t,e)}</strong>
      ${a?l` Known mistake: <strong>${a.description}</strong>.`:" No known mistake gives exactly this log."}
      ${" "}<button class="link" onClick=${()=>o(e.step)}>Go to that line</button> ${s}
    </p>
    <details>
      <summary>Both lines, and why</summary>
      <${_l} yours=${e.yours} right=${e.right} names=${n} />
      <p>${e.explanation}</p>
      ${e.mistakes.length>1&&l`<p>The same log comes from:</p>
          <ul>
            ${e.mistakes.slice(1).map(({description:i})=>l`<li>${i}</li>`)}
          </ul>`}
    </details>
  </section>`}var Sl={unvisited:"The search has not reached it yet.",current:"The search is in it.",done:"It is searched.",cut:"It is \
cut off: the search never looks at it."};function gs({child:t,go:e}){let n=t.kind==="leaf"?" (leaf)":t.kind==="cached"?"\
 (from the cache)":"";return l`<div class="node-detail">
    <p>
      <strong>${t.name}${n}</strong
      >${t.value!==void 0&&l` has the value ${M(t.value)}`}. ${" "}${Sl[t.state]}
      ${t.why}
    </p>
    ${t.steps&&l`<p class="buttons">
        <button onClick=${()=>e(t.steps?.[0]??0)}>Go to its first step</button>
        <button onClick=${()=>e(t.steps?.[1]??0)}>Go to its last step</button>
      </p>`}
  </div>`}function ys(){return l`<details class="legend">
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
  </details>`}function Je(){let[t,e]=y("Copy link");return l`<button class="quiet" onClick=${async()=>{let o=await navigator.clipboard.
writeText(location.href).then(()=>"Copied",()=>"Copy it from the address bar");e(o),V(o),setTimeout(()=>e("Copy link"),2e3)}}>${t}</button>`}function Qe(t,e,n=[]){let o=e.node.path.slice(1),[r,s]=y(o),[a,i]=y({}),c=A(e.step);G(()=>{s(o),i({}),e.step===c.current&&
n.length>0&&p(n).catch(()=>{})},[e.step]);let m=({path:$,parent:v,open:w})=>F([...$,v.children[w].move])===F(o),u=$=>$.every(
(w,x)=>w===o[x])?e.path[$.length]:a[F($)],p=async $=>{let v=$.map((x,b)=>$.slice(0,b+1)).filter(x=>!u(x)),w=await Promise.
all(v.map(async x=>{let b=new URLSearchParams({path:F(x),step:String(e.step)}),{node:_,children:E}=await W(`trees/${t}/c\
hildren?${b}`);return[F(x),{..._,children:E}]}));i(x=>({...x,...Object.fromEntries(w)})),s($)},f=async $=>{if(!(!$.canOpen||
$.level===0)){if($.isOpen){s($.path.slice(0,-1));return}await p($.path).catch(v=>V(I(v)))}},h=Ke(r,u),g=h.at(-1);if(g&&g.
open>=0&&(e.kind==="leaf"||e.kind==="cached")&&m(g)){let $=[...g.parent.children];$[g.open]={...$[g.open],kind:e.kind,value:e.
node.value},h[h.length-1]={...g,parent:{...g.parent,children:$}}}let d=F(r)===F(o.slice(0,r.length));return{levels:h,current:F(
o),toggle:f,opened:d?[]:r}}function An({kind:t,node:e,path:n}){if(t!=="cut")return null;let o=q(e.is_max?e.beta:e.alpha);for(let[r,s]of n.slice(0,-1).
entries()){if(s.is_max===e.is_max||q(s.value)!==o)continue;let a=s.children.find(c=>c.value!==void 0&&q(c.value)===o),i=n.
slice(1,r+1).map(({move:c})=>c);return a?{path:i,name:s.name,move:a.move,value:s.value}:null}return null}function Ye(t){
let e=An(t);return e?F([...e.path,e.move]):void 0}var Ln=10,Ml=4;function Pn({kind:t,node:e,before:n,path:o}){let r=o.at(-1)?.children.filter(({state:c})=>c==="cut").length??
0,s=q(e.value)===q(e.is_max?e.beta:e.alpha);if(t==="cut")return(r>0?6:2)+(s?3:0);let a=n&&q(n.value)!==q(e.value),i=e.depth>
0&&q(e.is_max?e.beta:e.alpha)!==(e.is_max?1/0:-1/0);return(a?2:0)+(i?3:0)}function Tl({path:t}){return t.at(-1)?.children.
some(({state:e})=>e==="cut"||e==="unvisited")??!1}async function vs({fetchStep:t,summary:e},n,{hasWindow:o,hasLog:r}){let s=ze(
n),a=e?.events??0,i=Array.from({length:Ln*Ml},()=>s(Math.max(a-1,1))),c=await Promise.all(i.map(async(g,d)=>{let{next:$,
previous:v}=await t(g),w=[$.cut,v.cut],x=[$.update,v.update],[b]=(d%2===0?[...w,...x]:[...x,...w]).filter(_=>typeof _=="\
number");return b??null})),m=[...new Set(c)].filter(g=>g!==null);return(await Promise.all(m.map(t))).toSorted((g,d)=>Pn(
d)-Pn(g)).slice(0,2*Ln).map(g=>({step:g,at:s(1e3)-60*Pn(g)})).toSorted((g,d)=>g.at-d.at).slice(0,Ln).map(({step:g},d)=>o&&
Tl(g)&&d%2===0?{kind:"skipped",step:g}:{kind:r&&d%3===2?"line":"values",step:g})}function Nn({path:t,node:e}){let n=t.slice(
1).map(({move:r})=>r),o=t.at(-1)?.children??[];return new Set(o.filter(({state:r})=>r==="cut").map(({move:r})=>F([...n,r??
e.move])))}function bs({kind:t,step:e},n){if(t==="line")return[{name:"Line",right:e.line_text??""}];let{value:o,alpha:r,
beta:s}=e.node,a=[{name:"Value",right:M(o)}];return n&&a.push({name:"Alpha",right:M(r)},{name:"Beta",right:M(s)}),a}function Rn(t,e){
let[n,o]=[t,e].map(r=>r.split(",").map(s=>s.trim()));return n.length===o.length&&n.every((r,s)=>r===o[s]||zt(r)===zt(o[s]))}function El({node:t,board:e}){let n=e?.players??["Max","Min"],o=e?e.to_move:t.is_max?0:1;return o===null?null:[n[o],n[1-
o]]}function xs({node:{is_max:t,value:e,alpha:n,beta:o}}){let[r,s]=t?["<",`β = ${M(o)}`]:[">",`α = ${M(n)}`];return`${M(
e)} ${r} ${s}: no cut.`}var ws=(t,e)=>t===0?"the root":`node ${e}`;function vt(t){let{kind:e,node:n,before:o,child:r,path:s}=t,
a=n.path.length>1?n.name:"the root",i=M(n.value);if(e==="leaf")return`${a} is a leaf, worth ${i}.`;if(e==="cached")return`${a}\
 is known already: ${i}.`;let[c,m]=El(t)??["",""];if(e==="enter")return`${c} moves at ${a}, and takes the ${n.is_max?"gr\
eatest":"least"} value.`;if(e==="cut"){let f=An(t),h=s.at(-1)?.children.filter(({state:$})=>$==="cut").length??0,g=h===0?
"Nothing is left to skip.":`${j(h,"move")} skipped.`;return`${f?`${m} already has ${f.move} = ${M(f.value)} at ${ws(f.path.
length,f.name)}`:"The window is empty"}; ${c} can force ${i} at ${ws(n.depth,n.name)}. ${g}`}let u=o&&q(o.value)!==q(n.value),
p=`${r?.move} = ${M(r?.value)}`;return u?`${p} is better for ${c}: ${a} is worth ${n.is_max?"at least":"at most"} ${i} n\
ow.`:`${p} is no better for ${c}: ${a} stays at ${i}.`}function Ol({step:{node:t,before:e,child:n}}){let o=t.path.at(-1);return l`<p>
    <strong>${o}</strong> is a ${t.is_max?"△ max":"▽ min"} node${e&&` with the value ${M(e.value)}`}. Its
    child <strong>${n?.move}</strong> returns <strong>${M(n?.value)}</strong>.
  </p>`}function ks({question:t,marked:e,hasWindow:n,format:o,onAnswer:r}){let{kind:s,step:a}=t,[i,c]=y({}),[m,u]=y(""),
[p,f]=y(null),[h,g]=y(!1),d=A(null);G(()=>d.current?.querySelector("input")?.focus(),[]);let $=s==="skipped"?[]:bs(t,n),
v=b=>{f(b),u(""),r(b),V(`${b?"Right.":"Not right."} ${vt(a)}`)},w=b=>{b.preventDefault(),p===null&&($.some(({name:_})=>(i[_]??
"").trim()==="")?u("Fill in what is empty first."):v($.every(({name:_,right:E})=>Rn(i[_]??"",E))))},x=()=>{let b=Nn(a);e.
size===0?u("Press the nodes in the tree first, or say that nothing is skipped."):v(e.size===b.size&&[...e].every(_=>b.has(
_)))};return l`<${Ol} step=${a} />
    <form ref=${d} onSubmit=${w}>
      <p class="prompt">
        <strong>
          ${s==="skipped"?"Press every child that is skipped now.":s==="line"?`Write the next line of ${o?.file??"the lo\
g"}.`:n?`What are value, alpha, and beta of ${a.node.path.at(-1)} then?`:`What is the value of ${a.node.path.at(-1)} the\
n?`}
        </strong>
      </p>
      <div class="fields">
        ${$.map(({name:b,right:_})=>{let E=Rn(i[b]??"",_);return l`<label class="field">
            <span>${b}</span>
            <input
              size=${s==="line"?28:7}
              autocomplete="off"
              spellcheck=${!1}
              value=${i[b]??""}
              placeholder=${s==="line"?o?.columns.slice(0,_.split(",").length).join():"a number or inf"}
              readonly=${p!==null}
              onInput=${H=>c(k=>({...k,[b]:H.target.value}))}
            />
            ${p!==null&&l`<span class=${E?"mark right":"mark wrong"}>${E?"✓ right":`✗ it is ${_}`}</span>`}
          </label>`})}
      </div>
      ${p===null&&l`<div class="buttons">
          ${s==="skipped"?l`<button type="button" class="primary" onClick=${x}>Check</button>
                  <button type="button" onClick=${()=>v(a.kind!=="cut"||Nn(a).size===0)}>
                    Nothing is skipped
                  </button>`:l`<button class="primary">Check</button>`}
          <button type="button" class="quiet" onClick=${()=>(g(!0),v(!1))}>Show me</button>
        </div>`}
    </form>
    ${m&&l`<p class="remark" role="status">${m}</p>`}
    ${p!==null&&l`<p class=${p?"remark right":"remark"}>
        <strong>${p?"✓ Right.":h?"Answer:":"✗ Not yet."}</strong> ${vt(a)}
        ${s==="skipped"&&a.kind!=="cut"&&` ${xs(a)}`}
        ${s!=="skipped"&&a.kind==="cut"&&" At a cut the node returns at once: alpha and beta stay as they were."}
        ${!p&&" This question comes again."}
      </p>`}`}function Cl(t,e,n,o){let r=Math.max(1,Math.min(t,Math.floor(o/46))),s=Math.min(96,o/r),a=t>r,i=n+24+(a?8:30),c=r*s,m=Math.
min(Math.max(e.x-c/2,0),o-c),u=Array.from({length:t},(f,h)=>({x:m+(h%r+.5)*s,y:i+Math.floor(h/r)*64})),p=i-n+Math.ceil(t/
r)*64+6;return{top:n,height:p,isWrapped:a,from:e,nodes:u}}function _s(t,e){let n=[],o={x:e/2,y:0},r=o,s=58;for(let a of t){
let i=Cl(a.parent.children.length,r,s,e);n.push(i),r=i.nodes[a.open]??r,s+=i.height+10}return{root:o,placed:n,height:s}}var Al=7.5,Ll={unvisited:"not searched yet",current:"being searched",done:"searched",cut:"cut off"};function In({name:t,
depth:e,is_max:n,value:o,alpha:r,beta:s},a){let i=a?`, alpha ${M(r)}, beta ${M(s)}`:"";return`${t} ${M(o)}: ${n?"max":"m\
in"} node at depth ${e}${i}`}function Ss(t){let e=t.kind==="leaf"?", leaf":t.kind==="cached"?", from the cache":"",n=t.value===
void 0?"":` ${M(t.value)}`;return`${t.name}${n}${e}, ${Ll[t.state]}${t.why?`: ${t.why}`:""}`}function Pl(t,e,n){return n?
n.parent.is_max?"max":"min":t.kind==="leaf"||t.kind==="cached"?t.kind:e.is_max?"min":"max"}function Rt({label:t,levels:e,
current:n,onToggle:o,onSelect:r,hasWindow:s=!0,cause:a,marked:i,astray:c}){let m=A(null),u=Ot(m),[p,f]=y(""),h=ms(e),g=h.
some(k=>k.key===p)?p:n,{root:d,placed:$,height:v}=_s(e,Math.max(u,200));S(()=>Nl(m.current),[n,u]);let w=k=>{k&&(f(k.key),
r?.(k),m.current?.querySelector(`[data-key="${CSS.escape(k.key)}"]`)?.focus())},x=k=>{let T=h.findIndex(O=>O.key===g);Rl(
k,h,T,w,o)&&(k.preventDefault(),k.stopPropagation())},b=k=>h.find(T=>T.key===k),_=({key:k,level:T,isOpen:O,canOpen:C})=>({
role:"treeitem","data-key":k,"aria-level":T+1,"aria-expanded":C?String(O):void 0,"aria-current":k===n?"step":void 0,"ari\
a-selected":i?String(i.has(k)):void 0,tabindex:k===g?0:-1,onFocus:P=>(P.stopPropagation(),f(k)),onClick:P=>{P.stopPropagation(),
w(b(k)),o?.(b(k))}}),E=k=>{let T=e[k];if(!T)return null;let{children:O}=T.parent,C=$[k];return l`<g role="group">
      <${Bl}
        level=${T}
        place=${C}
        width=${Math.max(u,200)}
        hasWindow=${s}
        cause=${a}
      />
      ${O.map((P,z)=>{let L=F([...T.path,P.move]),U=z===T.open?e[k+1]:void 0,Q=Pl(P,T.parent,U),bt=U?U.parent.value:P.value;
return l`<g
          key=${L}
          ...${_(b(L))}
          aria-label=${`${U?In(U.parent,s):Ss(P)}${L===a?", whose choice causes the cut":""}`}
          aria-setsize=${O.length}
          aria-posinset=${z+1}
        >
          <${Ms}
            point=${C.nodes[z]}
            name=${P.name}
            shape=${Q}
            state=${[L===n?"here":P.state,L===a&&"cause",i?.has(L)&&"marked",c?.has(L)&&"astray"].filter(Boolean).join("\
 ")}
            value=${bt}
            isBest=${z===T.best}
            title=${Ss(P)}
          />
          </g>
          ${U&&E(k+1)}`})}
    </g>`},H=e[0]?.parent;return l`<div class="tree-box" ref=${m}>
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
      ${H&&l`<g ...${_(h[0])} aria-label=${In(H,s)} aria-setsize="1" aria-posinset="1">
          <${Ms}
            point=${d}
            name=${H.name}
            shape=${H.is_max?"max":"min"}
            state=${n===""?"here":"current"}
            value=${H.value}
            title=${In(H,s)}
          />
        </g>
        ${E(0)}`}
    </svg>
  </div>`}function Nl(t){let e=t?.querySelector('[aria-current="step"] .node-drawing');if(!t||!e)return;let[n,o]=[e.getBoundingClientRect(),
t.getBoundingClientRect()];n.bottom>o.bottom?t.scrollTop+=n.bottom-o.bottom+24:n.top<o.top&&(t.scrollTop-=o.top-n.top+24)}
function Rl(t,e,n,o,r){let s=e[n],a=t.key.length===1&&/\S/.test(t.key)&&!t.ctrlKey&&!t.metaKey&&!t.altKey;if(t.key==="Ar\
rowRight")o(e[n+1]);else if(t.key==="ArrowLeft")o(e[n-1]);else if(t.key==="ArrowDown"&&s.isOpen)o(e[n+1]);else if(t.key===
"ArrowDown"&&s.canOpen)r?.(s);else if(t.key==="ArrowUp"&&s.isOpen&&s.level>0&&r)r(s);else if(t.key==="ArrowUp")o(e.findLast(
(i,c)=>c<n&&i.level<s.level));else if(t.key==="Home")o(e[0]);else if(t.key==="End")o(e.at(-1));else if(t.key==="Enter"||
t.key===" ")r?.(s);else return a?Il(t.key,e,n,o):t.key==="ArrowDown";return!0}function Il(t,e,n,o){let s=[...e.slice(n+1),
...e.slice(0,n)].find(({child:a})=>a?.name.startsWith(t));return o(s),s!==void 0}function Bl({level:t,place:e,width:n,hasWindow:o,
cause:r}){let{parent:s,open:a,path:i}=t,c=e.top+22,m=[`value ${M(s.value)}`];o&&m.push(`α ${M(s.alpha)}`,`β ${M(s.beta)}`);
let u=Al*(s.name.length+m.join("").length+14),p=e.from.x<u&&e.from.x<n-u,f=e.from.x<u&&!p,h=`M${e.from.x} ${f?c:e.top-6}`,
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
      ${m.map(v=>l`<tspan dx="8">${v}</tspan>`)}
    </text>
  </g>`}function Ms({point:t,name:e,shape:n,state:o,value:r,isBest:s,title:a}){return l`<g class=${`node-drawing ${o}`} transform=${`\
translate(${t.x} ${t.y})`} aria-hidden="true">
    <title>${a}</title>
    <rect class="touch" x="-22" y="0" width="44" height="58" />
    <text class="node-name" text-anchor="middle" y="11">${e}</text>
    ${" "}
    <g transform="translate(0 16)">
      <${ke} shape=${n} state=${o} value=${r} isBest=${s} />
    </g>
    <rect class="focus-ring" x="-22" y="-1" width="44" height="60" rx="6" />
  </g>`}function Hl({id:t,shown:e,question:n,marked:o,isAsked:r,hasWindow:s,onMark:a}){let{levels:i,current:c,toggle:m}=Qe(t,e),
u=F(n.step.path.slice(1).map(({move:f})=>f));return l`<${Rt}
    label="The tree of the question"
    levels=${i}
    current=${c}
    onToggle=${f=>{let h=F(f.path.slice(0,-1))===u&&f.child?.state==="unvisited";r&&h?a(f.key):m(f)}}
    hasWindow=${s}
    marked=${n.kind==="skipped"?o:void 0}
    cause=${r?void 0:Ye(n.step)}
  />`}function Ts({stepper:t,href:e,seed:n,told:o,hasWindow:r,format:s,onSeed:a,onScore:i}){let[c,m]=y([]),[u,p]=y({queue:[],
asked:0,right:0,of:0}),[f,h]=y(!1),[g,d]=y(new Set),[$,v]=y(""),w=A(null),x=t.summary?.done===!0,b=`practice ${n} ${e}`;
S(()=>{x&&vs(t,n,{hasWindow:r,hasLog:s!==null}).then(L=>{m(L),p(Se(b)??{queue:L.map((U,Q)=>Q),asked:0,right:0,of:0}),h(!1)},
L=>v(I(L)))},[x,n]);let{queue:_,asked:E}=u,H=c.length,k=c[_[E]];G(()=>{d(new Set),k&&t.go(k.step.step-1)},[k]),G(()=>{f&&
w.current?.focus()},[f]);let T=L=>{let U=E<H,Q={queue:L?_:[..._,_[E]],asked:E,right:u.right+Number(U&&L),of:u.of+Number(
U)};h(!0),p(Q);let bt=E+1===Q.queue.length;bt?Te(b):Me(b,{...Q,asked:E+1}),i(bt?{right:Q.right,of:Q.of}:null),t.go(k.step.
step)},O=()=>{h(!1),p({...u,asked:E+1})},C=L=>{let U=new Set(g);U.delete(L)||U.add(L),d(U)},P=H>0&&E>=_.length,z=u.of>0?
u:o;return l`<${B} error=${$} />
    ${x&&H===0&&!$&&l`<p>Choosing questions…</p>`}
    <div class="stage-columns no-board practice">
      <div class="tree-main">
        ${k&&t.step&&l`<${Hl}
            id=${t.id}
            shown=${t.step}
            question=${k}
            marked=${g}
            isAsked=${!f}
            hasWindow=${r}
            onMark=${C}
          />`}
      </div>
      <section class="step-panel" aria-labelledby="practice-title">
        <h2 id="practice-title">Practice</h2>
        ${k&&l`<p class="muted">
              ${E<H?`Question ${E+1} of ${H}`:`Once more: ${_.length-E} to go`}
            </p>
            <${ks}
              key=${E}
              question=${k}
              marked=${g}
              hasWindow=${r}
              format=${s}
              onAnswer=${T}
            />
            ${f&&l`<p><button class="primary" ref=${w} onClick=${O}>${E+1<_.length?"Next question":"Finish"}</button></p>`}`}
        ${z&&l`<p class="score">
            <strong>${z.right} of ${z.of}</strong> right at the first try
            <span class="muted"> · round ${n}</span>${z===o&&", says the link. Here are the same questions."}
          </p>`}
        ${P&&l`<p><strong>The round is over: everything is right now.</strong></p>
            <p class="buttons">
              <button class="primary" onClick=${()=>a(n+1)}>Another round</button>
              <a class="button" href=${R("practice")}>A random tree</a>
              <${Je} />
            </p>`}
        ${k&&t.step&&l`<p class="muted">The window at ${k.step.node.path.at(-1)}:</p>
            <${Ct} node=${f?k.step.node:{...k.step.node,...k.step.before}} range=${t.summary?.range} showsWindow=${r} />`}
      </section>
    </div>`}function Xe(t){return/^-?\d+$/.test(t)?Number(t):t}function Gl(t,e){return t.map((n,o)=>{let r=t[o+1],s=n.children.map(({
name:i,value:c})=>({name:i,state:"done",value:c})),a=r?[{name:r.name,state:"current",value:r.value}]:[];return{move:n.name,
name:n.name,depth:o,is_max:e===(o%2===0),value:Xe(n.value),alpha:Xe(n.alpha),beta:Xe(n.beta),children:[...s,...a].map(i=>({
...i,move:i.name,value:Xe(i.value)}))}})}function Dl(t){let e=(t?.path??[]).flatMap(({children:n},o)=>{let r=t?.path.slice(
1,o+1).map(({move:s})=>s)??[];return n.filter(({state:s})=>s==="cut").map(({move:s})=>F([...r,s]))});return new Set(e)}function Es({
line:t,hasEnded:e,path:n,isMax:o,parting:r,hasWindow:s,children:a}){return l`<div class="side-by-side">
    <figure>
      <figcaption>Yours, line ${K(t)}</figcaption>
      ${n?l`<${Wl} path=${n} isMax=${o} skipped=${Dl(r)} hasWindow=${s} />`:l`<p class="muted">${e?"Your log has ended.":
"There is no node in this line."}</p>`}
    </figure>
    <figure>
      <figcaption>Right</figcaption>
      ${a}
    </figure>
  </div>`}function Wl({path:t,isMax:e,skipped:n,hasWindow:o}){let r=Gl(t,e),s=t.slice(1).map(({name:i})=>i),a=Ke(s,i=>r[i.
length]);return l`<${Rt}
    label="Your log"
    levels=${a}
    current=${F(s)}
    hasWindow=${o}
    astray=${n}
  />`}function Fl({step:t,stepper:e,hasWindow:n,first:o,label:r,onOpened:s}){let{levels:a,current:i,toggle:c,opened:m}=Qe(e.id,
t,o),[u,p]=y(null);return G(()=>p(null),[t.step]),S(()=>s?.(m),[F(m)]),l`<${Rt}
      label=${r}
      levels=${a}
      current=${i}
      onToggle=${c}
      onSelect=${p}
      hasWindow=${n}
      cause=${Ye(t)}
    />
    ${u?.child&&l`<${gs} child=${u.child} go=${e.go} />`}`}function Os({step:t,stepper:e,hasWindow:n,first:o,log:r,isApart:s,
onOpened:a}){let i=ds(e.id,r,s?t.line:null),[c,m]=y(null),u=r?.check.step??null;S(()=>{u!==null&&e.fetchStep(u).then(m,()=>{})},
[u]);let p=f=>l`<${Fl}
      step=${t}
      stepper=${e}
      hasWindow=${n}
      first=${o}
      label=${f}
      onOpened=${a}
    />`;return s?l`<${Es}
    line=${t.line??0}
    hasEnded=${(t.line??0)>(r?.check.lines_yours??0)}
    path=${i}
    isMax=${t.path[0].is_max}
    parting=${c}
    hasWindow=${n}
    >${p("The right tree")}<//
  >`:p("The tree of the search")}var Ul=2e4,Vl=250;function Cs(t,e){let[n,o]=y(null),r=e?.algorithm==="alphabeta"&&e.done&&!e.too_long&&e.nodes<=Ul;return S(
()=>{if(!r)return;let s=!1;return(async()=>{let{id:i}=await nt("trees",{...t,algorithm:"minimax",fail_hard:!1}),c=await W(
`trees/${i}`);for(;!c.done&&!s;)await new Promise(m=>setTimeout(m,Vl)),c=await W(`trees/${i}`);dt(`trees/${i}`),!s&&c.done&&
!c.too_long&&o(c.nodes)})().catch(()=>{}),()=>{s=!0}},[r]),n}var Bn={greedy:"Greedy",minimax:"Minimax",alphabeta:"Alpha-beta"};function As({start_text:t}){return t?.is_task?"":"alph\
abeta"}function Ls({textbook:t}){return t.limit===null?"":String(t.limit)}var Ps="search",Ns="",jl=4e3;function Rs(){return new Map(
Object.entries(ut(Ps)))}function zl(t){(t.text??"").length>jl||ht(Ps,Object.fromEntries(Rs().set(t.game,t).set(Ns,t)))}function ql(t,e){
let n=te(t);if(!e||e.game!==t.id)return n;let o=Object.entries(e.variant??{}).map(([r,s])=>[r,String(s)]);return{...n,variant:{
...n.variant,...Object.fromEntries(o)},moves:e.moves??"",text:e.text??n.text}}function It({games:t,chosen:e,initial:n,onStart:o}){
let r=Rs(),s=n?.game??e??r.get(Ns)?.game,a=t.find(({id:L})=>L===s)??t.find(({textbook:L})=>L.log)??t[0],i=n??r.get(a.id),
[c,m]=y(()=>ql(a,i)),[u,p]=y(i?i.algorithm??"":As(a)),[f,h]=y(i?String(i.limit??""):Ls(a)),[g,d]=y(i?.heuristic??""),[$,
v]=y(i?.caching??!1),[w,x]=y(i?.ordering??!1),[b,_]=y(""),[E,H]=y(i?.fail_hard??!1),k=t.find(L=>L.id===c.game)??a,{textbook:T}=k,
O=k.start_text?.is_task??!1,C=T.algorithms.map(L=>[L,Bn[L]??L]);return l`<form class="card setup" onSubmit=${L=>{if(L.preventDefault(),
O&&qt(c.text))return _("This is a log. The search begins with the task that it is of.");_("");let U={...Fe(k,c),...u&&{algorithm:u},
limit:f===""?null:Number(f),caching:$,ordering:w,fail_hard:E&&u!=="minimax",...g&&{heuristic:g}};zl(U),o(U)}} aria-label="The search">
    <div class="fields">
      <${Ue} games=${t} start=${c} onChange=${L=>{if(L.game!==c.game){let U=t.find(Q=>Q.id===L.game)??a;p(As(U)),h(Ls(U)),
d("")}m(L)}} withMoves=${k.start_text===null} />
      <${tt}
        label="Algorithm"
        value=${u}
        values=${O?[["","as in the task"],...C]:C}
        onChange=${p}
      />
      ${u!=="greedy"&&l`<${et}
          label="Depth limit"
          type="number"
          min=${1}
          value=${f}
          placeholder=${O?"as in the task":"none"}
          onChange=${h}
        />`}
      ${T.heuristics.length>1&&l`<${tt}
          label="Heuristic"
          value=${g||T.heuristics[0]}
          values=${T.heuristics}
          onChange=${d}
        />`}
      ${u!=="greedy"&&l`<div class="checks">
          <${Tt} label="Caching" checked=${$} onChange=${v} />
          <${Tt} label="Ordering" checked=${w} onChange=${x} />
          ${u!=="minimax"&&l`<${Tt} label="Fail-hard" checked=${E} onChange=${H} />`}
        </div>`}
    </div>
    <${B} error=${b} />
    <button class="primary">Search</button>
  </form>`}function Kl({summary:t,minimax:e,isAtEnd:n}){let{nodes:o,result:r,done:s,too_long:a}=t;return l`<p class="size">
    ${e===null?j(o,"node"):l`<strong>${K(o)} of ${j(e,"node")}</strong> <span class="muted">of minimax</span>`}${!s&&", \
still searching"}${a&&", too long to be kept whole: it ends early"}
    ${n&&r&&l`<span class="result"> · best: <strong>${r.best??"none"}</strong>, value ${M(r.value)}</span>`}
  </p>`}function Is({games:t,about:e,request:n,summary:o,isAtEnd:r,practice:s,onPractice:a,onLog:i}){let c=Cs(n,o),m=A(null),
u=A(null);S(()=>{document.activeElement===document.body&&u.current?.focus()},[]);let p=o?.algorithm??"",f=h=>{m.current?.
close(),yt(h)};return l`<header class="stage-head">
    <h1 tabindex="-1" ref=${u}>
      ${e.name}${p&&l`<span class="muted"> · ${Bn[p]??p}</span>`}
    </h1>
    ${o&&s===null&&l`<${Kl} summary=${o} minimax=${c} isAtEnd=${r} />`}
    <div class="stage-tools">
      ${e.textbook.log&&s===null&&l`<${$t} onText=${i} label="Compare your log" />`}
      <button
        class="quiet"
        aria-pressed=${s!==null}
        onClick=${()=>a(s===null?1+Math.floor(Math.random()*9999):null)}
      >
        Practice
      </button>
      <${Je} />
      ${!jt&&l`<button class="quiet" onClick=${()=>m.current?.showModal()}>Change</button>`}
    </div>
    <dialog ref=${m} class="setup-dialog" aria-label="Another search">
      <form method="dialog" class="dialog-close"><button>Close</button></form>
      <${It} games=${t} chosen=${e.id} initial=${n} onStart=${f} />
    </dialog>
  </header>`}function Jl(t,e){let[n,o]=t?["max","min"]:["min","max"],r=e?", α, β":"";return[[`${n}_value(s${r}):`],["  if s is a le\
af: return its value","leaf","cached"],[`  v ← ${t?"−∞":"+∞"}`,"enter"],["  for each move a:"],[`    v ← ${n}(\
v, ${o}_value(s + a${r}))`,"update","cut"],...e?[[`    if v ${t?"≥ β":"≤ α"}: return v`,"cut"],[`    ${t?"α":"β"}\
 ← ${n}(${t?"α":"β"}, v)`,"update"]]:[],["  return v"]]}function Bs({step:{kind:t,node:e},prunes:n}){return l`<ol class="code" aria-label="The function, with the current lines marked">
    ${Jl(e.is_max,n).map(([o,...r])=>{let s=r.includes(t);return l`<li class=${s?"here":""} aria-current=${s?"step":void 0}><code>${o}</code></li>`})}
  </ol>`}var Ql={enter:"Node entered",leaf:"Leaf",update:"Update",cut:"Cut-off",cached:"From the cache"};function Yl({step:t}){return t.
line_text===null?l`<p class="log-line muted">No log line at this step.</p>`:l`<p class="log-line">
    <span class="muted">line ${t.line===null?"":K(t.line)}</span>
    <code>${t.line_text}</code>
  </p>`}function Hs({step:t,range:e,algorithm:n,hasLog:o}){let r=n==="alphabeta";return l`<section class="step-panel" aria-label="This step">
    <h2>
      <span class=${`kind kind-${t.kind}`}>${Ql[t.kind]}</span>
      <span class="path">${` ${t.node.path.join(" › ")}`}</span>
    </h2>
    <p class="reason">${vt(t)}</p>
    ${o&&l`<${Yl} step=${t} />`}
    <details class="explanation">
      <summary>The whole reason</summary>
      <p>${o?t.log_explanation:t.explanation}</p>
    </details>
    <${Ct} node=${t.node} before=${t.before} child=${t.child} range=${e} showsWindow=${r} />
    ${n!=="greedy"&&l`<${Bs} step=${t} prunes=${r} />`}
  </section>`}var Xl=300,Zl=400;function tc(t,e){let[n,o]=y(null);return S(()=>{let r=0,s=!1,a=async()=>{try{let c=await W(`trees/${t}`);
if(s)return;o(c),c.done||(r=window.setTimeout(a,Zl))}catch(c){s||e(I(c))}},i=()=>{dt(`trees/${t}`)};return a(),addEventListener(
"pagehide",i),()=>{s=!0,clearTimeout(r),removeEventListener("pagehide",i),Oo(`trees/${t}`)}},[t]),n}function Gs(t,e){let[
n,o]=y(null),[r,s]=y(""),a=tc(t,s),i=A(new Map),c=A(null),m=Wt(g=>{let d=i.current.get(g);if(d)return d;let $=W(`trees/${t}\
/steps/${g}`);return i.current.set(g,$),$.catch(()=>i.current.delete(g)),i.current.size>Xl&&i.current.delete(i.current.keys().
next().value??0),$},[t]),u=Wt(async g=>{if(g!=null){c.current=g;try{let d=await m(g);if(c.current!==g)return;s(""),o(d),
d.next.step!==null&&m(d.next.step).catch(()=>{})}catch(d){s(I(d))}}},[m]),p=a?.events??0,f=p>e||p>0&&a?.done===!0,h=A(e);
return S(()=>{f&&(c.current===null||e!==h.current)&&u(Math.min(e,p-1)),h.current=e},[f,e]),{id:t,summary:a,step:n,error:r,
go:u,fetchStep:m}}var ec=[1,2,5,10,30];function Bt({step:t,go:e,label:n,children:o,class:r=""}){let s=t==null;return l`<button
    class=${r}
    aria-disabled=${s?"true":void 0}
    aria-label=${n}
    onClick=${()=>e(t)}
  >
    ${o}
  </button>`}function Hn({name:t,kind:e,next:n,previous:o,go:r}){return l`<div class="segments" role="group" aria-label=${t}>
    <${Bt} step=${o[e]} go=${r} label=${`Previous ${t}`}>‹<//>
    <${Bt} step=${n[e]} go=${r} label=${`Next ${t}`}>${t} ›<//>
  </div>`}function nc({step:t,go:e}){let[n,o]=y(!1),[r,s]=kt("speed","2"),a=Number(r)||2,i=t?.next.step??null;return S(()=>{
if(!n)return;if(i===null){o(!1);return}let c=setTimeout(()=>e(i),1e3/a);return()=>clearTimeout(c)},[n,a,i]),{isPlaying:n,
setPlaying:o,speed:a,setRate:s}}function Ds({stepper:t,hasWindow:e,hasLog:n,onPlaying:o}){let{step:r,summary:s,go:a}=t,{
isPlaying:i,setPlaying:c,speed:m,setRate:u}=nc(t);S(()=>o(i),[i]);let p=r?.next??{step:null},f=r?.previous??{step:null},
h=()=>c(!i);ot({f:()=>a(p.step),b:()=>a(f.step),o:()=>a(p.over),r:()=>a(p.out),l:()=>a(p.line),L:()=>a(f.line),u:()=>a(p.
update),U:()=>a(f.update),c:()=>a(p.cut),C:()=>a(f.cut)," ":h});let g=(s?.events??1)-1,d=r?.step??0;return l`<section class="transport" aria-label="Steps of the search">
    <div class="buttons">
      <div class="segments" role="group" aria-label="Step">
        <${Bt} step=${f.step} go=${a} label="One step back">‹ Back<//>
        <${Bt} class="primary" step=${p.step} go=${a} label="One step forward">Forward ›<//>
      </div>
      <div class="segments" role="group" aria-label="Subtree">
        <${Bt} step=${p.over} go=${a} label="Over the subtree">Over<//>
        <${Bt} step=${p.out} go=${a} label="Out to the parent">Out<//>
      </div>
      ${n&&l`<${Hn} name="log line" kind="line" next=${p} previous=${f} go=${a} />`}
      <${Hn} name="update" kind="update" next=${p} previous=${f} go=${a} />
      ${e&&l`<${Hn} name="cut" kind="cut" next=${p} previous=${f} go=${a} />`}
      <div class="segments" role="group" aria-label="Playback">
        <button onClick=${h} aria-pressed=${i}>${i?"Pause":"Play"}</button>
        <select
          aria-label="Steps in a second"
          onChange=${$=>u($.target.value)}
        >
          ${ec.map($=>l`<option value=${$} selected=${$===m}>${$} / s</option>`)}
        </select>
      </div>
    </div>
    <${He}
      label="Step of the search"
      value=${d}
      last=${g}
      text=${`step ${K(d)} of ${K(Math.max(g,0))}`}
      onChange=${a}
    />
  </section>`}var[Ws,oc]=[4,400];function Gn(t){let e=t-1;return{path:[],left:0,right:1,first:0,last:e,isCut:!1,isMax:!0,isInner:!0,children:[]}}
function rc(t,e,n){t.isMax=n;let o=e.flatMap(({steps:c})=>c?[c[1]-c[0]+1]:[]),r=o.reduce((c,m)=>c+m,0)/Math.max(o.length,
1)||1,s=e.map(({steps:c})=>c?c[1]-c[0]+1:r),a=(t.right-t.left)/s.reduce((c,m)=>c+m,0),i=t.left;t.children=e.map(({move:c,
steps:m,kind:u},p)=>{let f=i+s[p]*a,[h,g]=m??[t.last,t.last],d={left:i,right:f,first:h,last:g,isCut:!m,isMax:!n,isInner:u===
"inner",children:[]};return i=f,{...d,path:[...t.path,c]}})}async function Fs(t,e,{depth:n,least:o,onNodes:r,isGone:s}){
let a=[e];for(let i=0;a.length>0&&i<oc&&!s();){a.sort((m,u)=>u.right-u.left-(m.right-m.left));let c=a.slice(0,Ws);a=a.slice(
Ws),i+=c.length;for(let m of await Promise.all(c.map(u=>sc(t,u,e.last))))a.push(...m.filter(({isInner:u,path:p,left:f,right:h})=>u&&
p.length<n&&h-f>=o));r()}}async function sc(t,e,n){let o=new URLSearchParams({path:JSON.stringify(e.path),step:String(n)}),
r=await W(`trees/${t}/children?${o}`);return rc(e,r.children,r.node.is_max),e.children}function Us(t,e){let n=t;for(;;){
let o=n.children.find(r=>!r.isCut&&r.first<=e&&e<=r.last);if(o){n=o;continue}return n.children.length>0?n.children.findLast(
r=>r.last<=e&&!r.isCut)?.right??n.left:n.left+(e-n.first)/Math.max(n.last-n.first,1)*(n.right-n.left)}}function Vs(t,e,n){
let o=t;for(let r=0;r<=n;r+=1){let s=o.children.find(({left:a,right:i})=>a<=e&&e<i);if(!s)break;o=s}return o}var oe=66,[Dn,ac]=[6,4];function ic(t){let e=m=>(t.style.color=`var(--${m})`,getComputedStyle(t).color),[n,o,r,s,a,i,c]=[
"max","min","wrong","line","ink","card","accent"].map(e);return t.style.color="",{max:n,min:o,wrong:r,line:s,ink:a,card:i,
accent:c}}function Wn({children:t}){return t.length>0?1+Math.max(...t.map(Wn)):0}function lc(t,e,n){let o=devicePixelRatio||
1,r=t.clientWidth;t.width=r*o,t.height=oe*o;let s=t.getContext("2d");if(!s)return;s.scale(o,o);let a=ic(t),i=Math.min(Math.
max(Wn(e),2),Dn),c=(oe-4)/i,m=(p,f)=>{if(!(f>=i))for(let h of p.children){let[g,d]=[h.left*r,2+f*c],$=(h.right-h.left)*r>
4?1:0,[v,w]=[Math.max((h.right-h.left)*r-$,.5),c-1],x=h.last<=n;if(h.isCut){s.globalAlpha=x?.16:.3,s.fillStyle=x?a.wrong:
a.line,s.fillRect(g,d,v,x?(i-f)*c-1:w),x&&cc(s,a.wrong,[g,d,v,(i-f)*c-1]);continue}let b=h.first<=n&&!x;s.globalAlpha=b?
1:x?.6:.35,s.fillStyle=b||x?h.isMax?a.max:a.min:a.line,s.fillRect(g,d,v,w),m(h,f+1)}};m(e,0),s.globalAlpha=1;let u=Math.
min(Math.max(Us(e,n)*r,1),r-1);s.fillStyle=a.card,s.fillRect(u-2.5,0,5,oe),s.fillStyle=a.ink,s.fillRect(u-1,0,2,oe)}function cc(t,e,[
n,o,r,s]){if(!(r<3)){t.save(),t.globalAlpha=.55,t.strokeStyle=e,t.beginPath(),t.rect(n,o,r,s),t.clip(),t.beginPath();for(let a=n-
s;a<n+r;a+=6)t.moveTo(a,o+s),t.lineTo(a+s,o);t.stroke(),t.restore()}}function js({stepper:{id:t,summary:e,step:n,go:o}}){
let r=A(null),s=Ot(r),a=A(Gn(1)),i=A(0);i.current=n?.step??0;let c=()=>r.current&&lc(r.current,a.current,i.current),m=e?.
done?e.events:0;S(()=>{if(m===0||s===0)return;let f=!1;a.current=Gn(m);let h={depth:Dn,least:ac/s,onNodes:()=>!f&&c(),isGone:()=>f};
return Fs(t,a.current,h).catch(()=>{}),()=>{f=!0}},[t,m,s]),S(()=>{c()},[n?.step,s]),S(()=>{let f=new MutationObserver(c);
f.observe(document.documentElement,{attributes:!0,attributeFilter:["data-theme"]});let h=matchMedia("(prefers-color-sche\
me: dark)");return h.addEventListener("change",c),()=>{f.disconnect(),h.removeEventListener("change",c)}},[]);let u=f=>{
let h=r.current?.getBoundingClientRect();if(!h||m===0)return;let g=Math.min(Math.max(Wn(a.current),2),Dn),d=Math.floor((f.
clientY-h.top)/h.height*g);o(Vs(a.current,(f.clientX-h.left)/h.width,d).first)},p=`Map of the tree: step ${K(i.current)}\
 of ${K(Math.max(m-1,0))}`;return l`<canvas
    class="tree-map"
    ref=${r}
    role="img"
    aria-label=${p}
    title="The whole tree, a row for each depth: press a node to go to its first step"
    height=${oe}
    onClick=${u}
  ></canvas>`}var uc=60;function zs(t,e){return!t||t===e?!1:t.scrollWidth>t.clientWidth&&getComputedStyle(t).overflowX!=="visible"||zs(
t.parentElement,e)}function qs(t){let e=A(null);return{onTouchStart:n=>{let o=n.target,r=n.touches.length===1&&!zs(o,n.currentTarget);
e.current=r?n.touches[0]:null},onTouchEnd:n=>{if(!e.current)return;let o=n.changedTouches[0].clientX-e.current.clientX,r=n.
changedTouches[0].clientY-e.current.clientY;e.current=null,Math.abs(o)>=uc&&Math.abs(o)>2*Math.abs(r)&&t(o<0)}}}var fc=150,Fn=["Tree","Reason","Board"];function mc(t,e,{node:n,practice:o,score:r}){let s=e?.step??null;S(()=>{if(s===null)
return;let a=setTimeout(()=>Et(qe(t,{step:s,node:n,practice:o,score:r})),fc);return()=>clearTimeout(a)},[t,s,F(n),o,r])}
function Ks({id:t,games:e,about:n,address:o,onAgain:r}){let{request:s,href:a}=o,i=Gs(t,o.step),{step:c,summary:m,error:u,
go:p}=i,{log:f,error:h,take:g,drop:d}=ps(t,o,p),[$,v]=y(!1),[w,x]=y(Fn[0]),[b,_]=y(o.node),[E,H]=y(o.practice),[k,T]=y(o.
score);mc(a,c,{node:b,practice:E,score:k});let O=at=>{H(at),T(null)};S(()=>{c&&!$&&E===null&&V(vt(c))},[c?.step,$]);let C=m?.
algorithm??"",P=C==="alphabeta",z=n.textbook.log,L=hs(f,c?.line),U=m?.done===!0&&c?.step===m.events-1,Q=c?.board?Fn:Fn.slice(
0,2),bt=qs(at=>x(Q[Q.indexOf(w)+(at?1:-1)]??w));return l`<div class=${`stage show-${w.toLowerCase()}`}>
    <${Is}
      games=${e}
      about=${n}
      request=${s}
      summary=${m}
      isAtEnd=${U}
      practice=${E}
      onPractice=${O}
      onLog=${g}
    />
    ${u&&l`<${B} error=${u} />
        <p>
          The search is not open any more: it has made room for newer ones, or the server was started anew.
          <button class="primary" onClick=${()=>r(c?.step??o.step)}>Search again</button>
        </p>`}
    <${B} error=${h} />
    ${f&&z&&E===null&&l`<${$s} log=${f} columns=${z.columns} go=${p} onDrop=${d} />`}
    ${E===null?l`<${js} stepper=${i} />
            <${Ds} stepper=${i} hasWindow=${P} hasLog=${f!==null} onPlaying=${v} />
            <div class="panes" role="group" aria-label="What is shown">
              ${Q.map(at=>l`<button aria-pressed=${at===w} onClick=${()=>x(at)}>${at}</button>`)}
            </div>`:null}
    ${c&&(E===null?l`<div
            class=${["stage-columns",!c.board&&"no-board",L&&"apart"].filter(Boolean).join(" ")}
            ...${bt}
          >
            <div class="tree-main">
              <${Os}
                step=${c}
                stepper=${i}
                hasWindow=${P}
                first=${o.node}
                log=${f}
                isApart=${L}
                onOpened=${_}
              />
              <div class="tree-foot">
                <${ys} />
                ${n.id==="tree"&&l`<${Ne}
                    noun="step"
                    name=${`step-${c.step+1}`}
                    at=${c.step}
                    count=${m?.events??0}
                    path=${at=>`trees/${t}/steps/${at}/picture`}
                  />`}
              </div>
            </div>
            <${Hs}
              step=${c}
              range=${m?.range}
              algorithm=${C}
              hasLog=${f!==null}
            />
            ${c.board&&l`<div class="board-pane">
                <${st} board=${c.board} label=${`Board of the node ${c.node.path.join(" › ")}`} />
                <p class="muted">${c.board.words}</p>
              </div>`}
          </div>`:l`<${Ts}
            stepper=${i}
            href=${a}
            seed=${E}
            told=${k}
            hasWindow=${P}
            format=${z}
            onSeed=${O}
            onScore=${T}
          />`)}
  </div>`}function Js({games:t,about:e,address:n}){let[o,r]=y(""),[s,a]=y(""),[i,c]=y(n.step),m=async()=>{try{a(""),r((await nt("t\
rees",n.request)).id)}catch(u){a(I(u))}};return S(()=>{m()},[]),G(()=>c(n.step),[n.step]),s?l`<h1>${e.name}</h1>
      <${B} error=${s} />
      <${It} games=${t} chosen=${e.id} initial=${n.request} onStart=${yt} />`:o?l`<${Ks}
        key=${o}
        id=${o}
        games=${t}
        about=${e}
        address=${{...n,step:i}}
        onAgain=${u=>(c(u),m())}
      />`:l`<p class="muted">Searching…</p>`}function pc({game:t,format:e,log:n,onLog:o}){let[r,s]=y(()=>Kt(Jt(t,"task"))),a=(i,c)=>{let m={game:t.id,text:c,moves:"",
limit:null,caching:!1,ordering:!1,fail_hard:!1};return Qs(m,i)};return S(()=>{n&&r&&a(n,r.text)},[n,r]),l`<section class="card log-start" aria-labelledby="log-start-title">
    <h2 id="log-start-title">Is your ${e.file} right?</h2>
    <${bn} label=${`Choose your ${n?"task":e.file}`} onLog=${o} onTask=${s}>
      ${n?l`<p><strong>✓ ${n.name}</strong>. Which task is it of? Drop that file, too.</p>`:l`<p>
              <strong>Drop it here</strong>${r?`, too: ${r.name} is there.`:" with its task."} You see
              the first wrong line, your tree beside the right one, and the mistake, if it is a known one.
            </p>`}
    <//>
    ${n&&!r&&l`<p>
        <button onClick=${()=>a(n,t.start_text?.sample??"")}>It is of the sample task</button>
      </p>`}
  </section>`}async function Qs(t,e){for(let n of cr)Oe(Jt({id:t.game},n));Lt(await ne(t),e),await yt(t)}function Ys({games:t,
chosen:e}){let n=Ce(t),[o,r]=y(()=>n&&Kt(Jt(n,"log"))),s=a=>o&&a.game===n?.id?Qs(a,o):yt(a);return l`<h1>Step through a search</h1>
    <div class="tree-start">
      ${n?.textbook.log&&l`<${pc} game=${n} format=${n.textbook.log} log=${o} onLog=${r} />`}
      <${It} games=${t} chosen=${e} onStart=${s} />
    </div>`}function hc(t){let[e,n]=y(void 0),[o,r]=y(""),s=`${t.route.join("/")}?${t.query}`;return S(()=>{let a=!1;return us(t).then(
i=>a||(n(i),r("")),i=>a||(n(null),r(I(i)))),()=>{a=!0}},[s]),{search:e,error:o}}function Xs({about:t,address:e}){let{search:n,
error:o}=hc(e),r=[...t.games,t.tree];if(n===void 0)return null;let s=r.find(({id:a})=>a===n?.request.game);return l`<${B} error=${o||
(n&&!s?`There is no game ${n.request.game}.`:"")} />
    ${n&&s?l`<${Js} key=${n.href} games=${r} about=${s} address=${n} />`:l`<${Ys} games=${r} chosen=${e.route[1]} />`}`}var Zs=[["tree","Trees"],["play","Play"],["look","Games"],["live","Live"]];function dc({route:t,isLive:e}){return l`<header class="top">
    <a class="brand" href="#/" aria-current=${t.length===0?"page":void 0}>suite</a>
    <nav aria-label="Views">
      ${Zs.filter(([n])=>n!=="live"||e).map(([n,o])=>l`<a href=${R(n)} aria-current=${t[0]===n?"page":void 0}>${o}</a>`)}
    </nav>
    <${Po} />
    <${is} />
  </header>`}function $c({about:t,address:e}){let[n,...o]=e.route,[r,s]=go();return r?l`<h1>Something went wrong</h1>
      <${B} error=${I(r)} />
      <button onClick=${s}>Try again</button>`:n==="tree"?l`<${Xs} key=${o[0]} about=${t} address=${e} />`:n==="practice"?
l`<${fs} />`:n==="play"?l`<${ss} key=${o.join(" ")} about=${t} chosen=${o[0]} id=${o[1]} />`:n==="look"?l`<${qr} about=${t} route=${o} />`:
n==="live"?l`<${wr} />`:l`<${fr} about=${t} address=${e} />`}function ta(){let t=No(),{route:e}=t,[n,o]=y(null),[r,s]=y(
"");S(Ao,[]),S(()=>{W("about").then(o,c=>s(I(c)))},[]),S(()=>{document.title=Zs.find(([c])=>c===e[0])?.[1]??"suite"},[e[0]]);
let a=A(null),i=e.join("/");return G(()=>{n&&document.activeElement===document.body&&a.current?.focus({preventScroll:!0})},
[i]),S(()=>{document.documentElement.classList.toggle("embedded",jt)},[]),l`${!jt&&l`<button class="skip" onClick=${()=>a.
current?.focus()}>Skip to the content</button>
      <${dc} route=${e} isLive=${typeof n?.live=="string"} />`}
    <main ref=${a} tabindex="-1">
      <${B} error=${r} />${n&&l`<${$c} key=${e[0]??"lesson"} about=${n} address=${t} />`}
    </main>
    <${rr} />`}En();Ut||(await ln(),addEventListener("hashchange",async()=>await ln()&&location.reload()));$o(l`<${ta} />`,document.getElementById(
"app"));
