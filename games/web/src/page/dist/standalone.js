// Made by `npm --prefix tests/web run bundle` of modules with the hash 5327369e4ad7c7b9f9ea659a5e79a403a249d343296af879ebf4730fa4bfc21f.
/*!
 * htm 3.1.1 with Preact 10: the file preact/standalone.module.js of the npm package htm 3.1.1, unchanged below this comment.
 * htm: Copyright 2018 Google Inc., Apache License 2.0, see htm.LICENSE.
 * Preact: Copyright (c) 2015-present Jason Miller, MIT License, see preact.LICENSE.
 */var et,$,Bt,F,Ut,Et,Ie,q={},Ft=[],Ne=/acit|ex(?:s|g|n|p|$)|rph|grid|ows|mnc|ntw|ine[ch]|zoo|^ord|itera/i;function R(t,e){
for(var n in e)t[n]=e[n];return t}function jt(t){var e=t.parentNode;e&&e.removeChild(t)}function Vt(t,e,n){var o,s,r,l={};
for(r in e)r=="key"?o=e[r]:r=="ref"?s=e[r]:l[r]=e[r];if(arguments.length>2&&(l.children=arguments.length>3?et.call(arguments,
2):n),typeof t=="function"&&t.defaultProps!=null)for(r in t.defaultProps)l[r]===void 0&&(l[r]=t.defaultProps[r]);return X(
t,l,o,s,null)}function X(t,e,n,o,s){var r={type:t,props:e,key:n,ref:o,__k:null,__:null,__b:0,__e:null,__d:void 0,__c:null,
__h:null,constructor:void 0,__v:s??++Bt};return $.vnode!=null&&$.vnode(r),r}function nt(t){return t.children}function Y(t,e){
this.props=t,this.context=e}function D(t,e){if(e==null)return t.__?D(t.__,t.__.__k.indexOf(t)+1):null;for(var n;e<t.__k.
length;e++)if((n=t.__k[e])!=null&&n.__e!=null)return n.__e;return typeof t.type=="function"?D(t):null}function Gt(t){var e,
n;if((t=t.__)!=null&&t.__c!=null){for(t.__e=t.__c.base=null,e=0;e<t.__k.length;e++)if((n=t.__k[e])!=null&&n.__e!=null){t.
__e=t.__c.base=n.__e;break}return Gt(t)}}function Mt(t){(!t.__d&&(t.__d=!0)&&F.push(t)&&!tt.__r++||Et!==$.debounceRendering)&&
((Et=$.debounceRendering)||Ut)(tt)}function tt(){for(var t;tt.__r=F.length;)t=F.sort(function(e,n){return e.__v.__b-n.__v.
__b}),F=[],t.some(function(e){var n,o,s,r,l,u;e.__d&&(l=(r=(n=e).__v).__e,(u=n.__P)&&(o=[],(s=R({},r)).__v=r.__v+1,yt(u,
r,s,n.__n,u.ownerSVGElement!==void 0,r.__h!=null?[l]:null,o,l??D(r),r.__h),zt(o,r),r.__e!=l&&Gt(r)))})}function Kt(t,e,n,o,s,r,l,u,f,p){
var i,g,c,d,_,h,m,v=o&&o.__k||Ft,b=v.length;for(n.__k=[],i=0;i<e.length;i++)if((d=n.__k[i]=(d=e[i])==null||typeof d=="bo\
olean"?null:typeof d=="string"||typeof d=="number"||typeof d=="bigint"?X(null,d,null,null,d):Array.isArray(d)?X(nt,{children:d},
null,null,null):d.__b>0?X(d.type,d.props,d.key,null,d.__v):d)!=null){if(d.__=n,d.__b=n.__b+1,(c=v[i])===null||c&&d.key==
c.key&&d.type===c.type)v[i]=void 0;else for(g=0;g<b;g++){if((c=v[g])&&d.key==c.key&&d.type===c.type){v[g]=void 0;break}c=
null}yt(t,d,c=c||q,s,r,l,u,f,p),_=d.__e,(g=d.ref)&&c.ref!=g&&(m||(m=[]),c.ref&&m.push(c.ref,null,d),m.push(g,d.__c||_,d)),
_!=null?(h==null&&(h=_),typeof d.type=="function"&&d.__k!=null&&d.__k===c.__k?d.__d=f=Wt(d,f,t):f=Qt(t,d,c,v,_,f),p||n.type!==
"option"?typeof n.type=="function"&&(n.__d=f):t.value=""):f&&c.__e==f&&f.parentNode!=t&&(f=D(c))}for(n.__e=h,i=b;i--;)v[i]!=
null&&(typeof n.type=="function"&&v[i].__e!=null&&v[i].__e==n.__d&&(n.__d=D(o,i+1)),Xt(v[i],v[i]));if(m)for(i=0;i<m.length;i++)
Jt(m[i],m[++i],m[++i])}function Wt(t,e,n){var o,s;for(o=0;o<t.__k.length;o++)(s=t.__k[o])&&(s.__=t,e=typeof s.type=="fun\
ction"?Wt(s,e,n):Qt(n,s,s,t.__k,s.__e,e));return e}function Qt(t,e,n,o,s,r){var l,u,f;if(e.__d!==void 0)l=e.__d,e.__d=void 0;else if(n==
null||s!=r||s.parentNode==null)t:if(r==null||r.parentNode!==t)t.appendChild(s),l=null;else{for(u=r,f=0;(u=u.nextSibling)&&
f<o.length;f+=2)if(u==s)break t;t.insertBefore(s,r),l=r}return l!==void 0?l:s.nextSibling}function Tt(t,e,n){e[0]==="-"?
t.setProperty(e,n):t[e]=n==null?"":typeof n!="number"||Ne.test(e)?n:n+"px"}function J(t,e,n,o,s){var r;t:if(e==="style")
if(typeof n=="string")t.style.cssText=n;else{if(typeof o=="string"&&(t.style.cssText=o=""),o)for(e in o)n&&e in n||Tt(t.
style,e,"");if(n)for(e in n)o&&n[e]===o[e]||Tt(t.style,e,n[e])}else if(e[0]==="o"&&e[1]==="n")r=e!==(e=e.replace(/Capture$/,
"")),e=e.toLowerCase()in t?e.toLowerCase().slice(2):e.slice(2),t.l||(t.l={}),t.l[e+r]=n,n?o||t.addEventListener(e,r?Ht:Ct,
r):t.removeEventListener(e,r?Ht:Ct,r);else if(e!=="dangerouslySetInnerHTML"){if(s)e=e.replace(/xlink[H:h]/,"h").replace(
/sName$/,"s");else if(e!=="href"&&e!=="list"&&e!=="form"&&e!=="tabIndex"&&e!=="download"&&e in t)try{t[e]=n??"";break t}catch{}
typeof n=="function"||(n!=null&&(n!==!1||e[0]==="a"&&e[1]==="r")?t.setAttribute(e,n):t.removeAttribute(e))}}function Ct(t){
this.l[t.type+!1]($.event?$.event(t):t)}function Ht(t){this.l[t.type+!0]($.event?$.event(t):t)}function yt(t,e,n,o,s,r,l,u,f){
var p,i,g,c,d,_,h,m,v,b,k,y=e.type;if(e.constructor!==void 0)return null;n.__h!=null&&(f=n.__h,u=e.__e=n.__e,e.__h=null,
r=[u]),(p=$.__b)&&p(e);try{t:if(typeof y=="function"){if(m=e.props,v=(p=y.contextType)&&o[p.__c],b=p?v?v.props.value:p.__:
o,n.__c?h=(i=e.__c=n.__c).__=i.__E:("prototype"in y&&y.prototype.render?e.__c=i=new y(m,b):(e.__c=i=new Y(m,b),i.constructor=
y,i.render=Ae),v&&v.sub(i),i.props=m,i.state||(i.state={}),i.context=b,i.__n=o,g=i.__d=!0,i.__h=[]),i.__s==null&&(i.__s=
i.state),y.getDerivedStateFromProps!=null&&(i.__s==i.state&&(i.__s=R({},i.__s)),R(i.__s,y.getDerivedStateFromProps(m,i.__s))),
c=i.props,d=i.state,g)y.getDerivedStateFromProps==null&&i.componentWillMount!=null&&i.componentWillMount(),i.componentDidMount!=
null&&i.__h.push(i.componentDidMount);else{if(y.getDerivedStateFromProps==null&&m!==c&&i.componentWillReceiveProps!=null&&
i.componentWillReceiveProps(m,b),!i.__e&&i.shouldComponentUpdate!=null&&i.shouldComponentUpdate(m,i.__s,b)===!1||e.__v===
n.__v){i.props=m,i.state=i.__s,e.__v!==n.__v&&(i.__d=!1),i.__v=e,e.__e=n.__e,e.__k=n.__k,e.__k.forEach(function(I){I&&(I.
__=e)}),i.__h.length&&l.push(i);break t}i.componentWillUpdate!=null&&i.componentWillUpdate(m,i.__s,b),i.componentDidUpdate!=
null&&i.__h.push(function(){i.componentDidUpdate(c,d,_)})}i.context=b,i.props=m,i.state=i.__s,(p=$.__r)&&p(e),i.__d=!1,i.
__v=e,i.__P=t,p=i.render(i.props,i.state,i.context),i.state=i.__s,i.getChildContext!=null&&(o=R(R({},o),i.getChildContext())),
g||i.getSnapshotBeforeUpdate==null||(_=i.getSnapshotBeforeUpdate(c,d)),k=p!=null&&p.type===nt&&p.key==null?p.props.children:
p,Kt(t,Array.isArray(k)?k:[k],e,n,o,s,r,l,u,f),i.base=e.__e,e.__h=null,i.__h.length&&l.push(i),h&&(i.__E=i.__=null),i.__e=
!1}else r==null&&e.__v===n.__v?(e.__k=n.__k,e.__e=n.__e):e.__e=Re(n.__e,e,n,o,s,r,l,f);(p=$.diffed)&&p(e)}catch(I){e.__v=
null,(f||r!=null)&&(e.__e=u,e.__h=!!f,r[r.indexOf(u)]=null),$.__e(I,e,n)}}function zt(t,e){$.__c&&$.__c(e,t),t.some(function(n){
try{t=n.__h,n.__h=[],t.some(function(o){o.call(n)})}catch(o){$.__e(o,n.__v)}})}function Re(t,e,n,o,s,r,l,u){var f,p,i,g=n.
props,c=e.props,d=e.type,_=0;if(d==="svg"&&(s=!0),r!=null){for(;_<r.length;_++)if((f=r[_])&&(f===t||(d?f.localName==d:f.
nodeType==3))){t=f,r[_]=null;break}}if(t==null){if(d===null)return document.createTextNode(c);t=s?document.createElementNS(
"http://www.w3.org/2000/svg",d):document.createElement(d,c.is&&c),r=null,u=!1}if(d===null)g===c||u&&t.data===c||(t.data=
c);else{if(r=r&&et.call(t.childNodes),p=(g=n.props||q).dangerouslySetInnerHTML,i=c.dangerouslySetInnerHTML,!u){if(r!=null)
for(g={},_=0;_<t.attributes.length;_++)g[t.attributes[_].name]=t.attributes[_].value;(i||p)&&(i&&(p&&i.__html==p.__html||
i.__html===t.innerHTML)||(t.innerHTML=i&&i.__html||""))}if((function(h,m,v,b,k){var y;for(y in v)y==="children"||y==="ke\
y"||y in m||J(h,y,null,v[y],b);for(y in m)k&&typeof m[y]!="function"||y==="children"||y==="key"||y==="value"||y==="check\
ed"||v[y]===m[y]||J(h,y,m[y],v[y],b)})(t,c,g,s,u),i)e.__k=[];else if(_=e.props.children,Kt(t,Array.isArray(_)?_:[_],e,n,
o,s&&d!=="foreignObject",r,l,r?r[0]:n.__k&&D(n,0),u),r!=null)for(_=r.length;_--;)r[_]!=null&&jt(r[_]);u||("value"in c&&(_=
c.value)!==void 0&&(_!==t.value||d==="progress"&&!_)&&J(t,"value",_,g.value,!1),"checked"in c&&(_=c.checked)!==void 0&&_!==
t.checked&&J(t,"checked",_,g.checked,!1))}return t}function Jt(t,e,n){try{typeof t=="function"?t(e):t.current=e}catch(o){
$.__e(o,n)}}function Xt(t,e,n){var o,s;if($.unmount&&$.unmount(t),(o=t.ref)&&(o.current&&o.current!==t.__e||Jt(o,null,e)),
(o=t.__c)!=null){if(o.componentWillUnmount)try{o.componentWillUnmount()}catch(r){$.__e(r,e)}o.base=o.__P=null}if(o=t.__k)
for(s=0;s<o.length;s++)o[s]&&Xt(o[s],e,typeof t.type!="function");n||t.__e==null||jt(t.__e),t.__e=t.__d=void 0}function Ae(t,e,n){
return this.constructor(t,n)}function Yt(t,e,n){var o,s,r;$.__&&$.__(t,e),s=(o=typeof n=="function")?null:n&&n.__k||e.__k,
r=[],yt(e,t=(!o&&n||e).__k=Vt(nt,null,[t]),s||q,q,e.ownerSVGElement!==void 0,!o&&n?[n]:s?null:e.firstChild?et.call(e.childNodes):
null,r,!o&&n?n:s?s.__e:e.firstChild,o),zt(r,t)}et=Ft.slice,$={__e:function(t,e){for(var n,o,s;e=e.__;)if((n=e.__c)&&!n.__)try{if((o=n.constructor)&&o.getDerivedStateFromError!=
null&&(n.setState(o.getDerivedStateFromError(t)),s=n.__d),n.componentDidCatch!=null&&(n.componentDidCatch(t),s=n.__d),s)
return n.__E=n}catch(r){t=r}throw t}},Bt=0,Y.prototype.setState=function(t,e){var n;n=this.__s!=null&&this.__s!==this.state?
this.__s:this.__s=R({},this.state),typeof t=="function"&&(t=t(R({},n),this.props)),t&&R(n,t),t!=null&&this.__v&&(e&&this.
__h.push(e),Mt(this))},Y.prototype.forceUpdate=function(t){this.__v&&(this.__e=!0,t&&this.__h.push(t),Mt(this))},Y.prototype.
render=nt,F=[],Ut=typeof Promise=="function"?Promise.prototype.then.bind(Promise.resolve()):setTimeout,tt.__r=0,Ie=0;var V,
C,Pt,j=0,$t=[],Ot=$.__b,It=$.__r,Nt=$.diffed,Rt=$.__c,At=$.unmount;function ot(t,e){$.__h&&$.__h(C,t,j||e),j=0;var n=C.__H||
(C.__H={__:[],__h:[]});return t>=n.__.length&&n.__.push({}),n.__[t]}function w(t){return j=1,Le(te,t)}function Le(t,e,n){
var o=ot(V++,2);return o.t=t,o.__c||(o.__=[n?n(e):te(void 0,e),function(s){var r=o.t(o.__[0],s);o.__[0]!==r&&(o.__=[r,o.
__[1]],o.__c.setState({}))}],o.__c=C),o.__}function P(t,e){var n=ot(V++,3);!$.__s&&vt(n.__H,e)&&(n.__=t,n.__H=e,C.__H.__h.
push(n))}function G(t,e){var n=ot(V++,4);!$.__s&&vt(n.__H,e)&&(n.__=t,n.__H=e,C.__h.push(n))}function E(t){return j=5,Zt(
function(){return{current:t}},[])}function Zt(t,e){var n=ot(V++,7);return vt(n.__H,e)&&(n.__=t(),n.__H=e,n.__h=t),n.__}function qt(t,e){return j=8,Zt(function(){
return t},e)}function De(){$t.forEach(function(t){if(t.__P)try{t.__H.__h.forEach(Z),t.__H.__h.forEach(gt),t.__H.__h=[]}catch(e){t.__H.
__h=[],$.__e(e,t.__v)}}),$t=[]}$.__b=function(t){C=null,Ot&&Ot(t)},$.__r=function(t){It&&It(t),V=0;var e=(C=t.__c).__H;e&&
(e.__h.forEach(Z),e.__h.forEach(gt),e.__h=[])},$.diffed=function(t){Nt&&Nt(t);var e=t.__c;e&&e.__H&&e.__H.__h.length&&($t.
push(e)!==1&&Pt===$.requestAnimationFrame||((Pt=$.requestAnimationFrame)||function(n){var o,s=function(){clearTimeout(r),
Lt&&cancelAnimationFrame(o),setTimeout(n)},r=setTimeout(s,100);Lt&&(o=requestAnimationFrame(s))})(De)),C=void 0},$.__c=function(t,e){
e.some(function(n){try{n.__h.forEach(Z),n.__h=n.__h.filter(function(o){return!o.__||gt(o)})}catch(o){e.some(function(s){
s.__h&&(s.__h=[])}),e=[],$.__e(o,n.__v)}}),Rt&&Rt(t,e)},$.unmount=function(t){At&&At(t);var e=t.__c;if(e&&e.__H)try{e.__H.
__.forEach(Z)}catch(n){$.__e(n,e.__v)}};var Lt=typeof requestAnimationFrame=="function";function Z(t){var e=C;typeof t.__c==
"function"&&t.__c(),C=e}function gt(t){var e=C;t.__c=t.__(),C=e}function vt(t,e){return!t||t.length!==e.length||e.some(function(n,o){
return n!==t[o]})}function te(t,e){return typeof e=="function"?e(t):e}var ee=function(t,e,n,o){var s;e[0]=0;for(var r=1;r<
e.length;r++){var l=e[r++],u=e[r]?(e[0]|=l?1:2,n[e[r++]]):e[++r];l===3?o[0]=u:l===4?o[1]=Object.assign(o[1]||{},u):l===5?
(o[1]=o[1]||{})[e[++r]]=u:l===6?o[1][e[++r]]+=u+"":l?(s=t.apply(u,ee(t,u,n,["",null])),o.push(s),u[0]?e[0]|=2:(e[r-2]=0,
e[r]=s)):o.push(u)}return o},Dt=new Map,a=function(t){var e=Dt.get(this);return e||(e=new Map,Dt.set(this,e)),(e=ee(this,
e.get(t)||(e.set(t,e=(function(n){for(var o,s,r=1,l="",u="",f=[0],p=function(c){r===1&&(c||(l=l.replace(/^\s*\n\s*|\s*\n\s*$/g,
"")))?f.push(0,c,l):r===3&&(c||l)?(f.push(3,c,l),r=2):r===2&&l==="..."&&c?f.push(4,c,0):r===2&&l&&!c?f.push(5,0,!0,l):r>=
5&&((l||!c&&r===5)&&(f.push(r,0,l,s),r=6),c&&(f.push(r,c,0,s),r=6)),l=""},i=0;i<n.length;i++){i&&(r===1&&p(),p(i));for(var g=0;g<
n[i].length;g++)o=n[i][g],r===1?o==="<"?(p(),f=[f],r=3):l+=o:r===4?l==="--"&&o===">"?(r=1,l=""):l=o+l[0]:u?o===u?u="":l+=
o:o==='"'||o==="'"?u=o:o===">"?(p(),r=1):r&&(o==="="?(r=5,s=l,l=""):o==="/"&&(r<5||n[i][g+1]===">")?(p(),r===3&&(f=f[0]),
r=f,(f=f[0]).push(2,0,r),r=0):o===" "||o==="	"||o===`
`||o==="\r"?(p(),r=2):l+=o),r===3&&l==="!--"&&(r=4,f=f[0])}return p(),f})(t)),e),arguments,[])).length>1?e:e[0]}.bind(Vt);function K(t,e){try{return localStorage.getItem(`suite-${t}`)??e}catch{return e}}function Be(t,e){try{localStorage.setItem(
`suite-${t}`,e)}catch{}}function rt(t,e){let[n,o]=w(()=>K(t,e)),s=qt(r=>{Be(t,r),o(r)},[t]);return[n,s]}function Ue(t){return t instanceof HTMLElement&&t.matches("input:not([type=range], [type=checkbox]), textarea, select")}
function Fe(t){return t instanceof HTMLElement&&t.matches("button, a, summary")}function st(t){let e=E(t);e.current=t,P(
()=>{let n=o=>{let s=e.current[o.key],r=o.defaultPrevented||o.ctrlKey||o.metaKey||o.altKey;!s||r||Ue(o.target)||document.
querySelector("dialog[open]")||o.key===" "&&Fe(o.target)||K("shortcuts","on")!=="off"&&(o.preventDefault(),s())};return addEventListener(
"keydown",n),()=>removeEventListener("keydown",n)},[])}var je=[{heading:"Boards",keys:[["Tab","to and from the board"],["← ↑ → ↓","from square to square"],["Home, End",
"first, last square of the row"],["Enter, Space","play on the square"]]},{heading:"Game",keys:[["m","type a move"],["z",
"undo"],["h","hints"]]},{heading:"Search",keys:[["f, b","one step forward, back"],["o","over the subtree"],["r","out to \
the parent"],["l, L","next, previous log line"],["u, U","next, previous update"],["c, C","next, previous cut-off"],["Spa\
ce","play, pause"]]},{heading:"Tree",keys:[["← →","previous, next node"],["↓","show the children, then the first c\
hild"],["↑","hide the children, then the parent"],["Home, End","first, last node"],["letters","the next node with that\
 name"],["Enter, Space","show or hide the children"]]},{heading:"Recorded game",keys:[["f, b","next, previous position"],
["Home, End","on the slider: first, last position"]]}];function Ve({heading:t,keys:e}){return a`<section>
    <h3>${t}</h3>
    <dl class="keys">
      ${e.map(([n,o])=>a`<dt><kbd>${n}</kbd></dt>
            <dd>${o}</dd>`)}
    </dl>
  </section>`}function ne(){let t=E(null),[e,n]=rt("shortcuts","on"),o=()=>t.current?.showModal();return st({"?":o}),a`<button class="quiet" onClick=${o} aria-haspopup="dialog">Keys</button>
    <dialog ref=${t} aria-labelledby="help-title">
      <div class="dialog-head">
        <h2 id="help-title">Keys</h2>
        <form method="dialog"><button>Close</button></form>
      </div>
      <div class="key-groups">${je.map(s=>a`<${Ve} ...${s} />`)}</div>
      <label class="check">
        <input
          type="checkbox"
          checked=${e==="on"}
          onChange=${()=>n(e==="on"?"off":"on")}
        />
        Single letters act as shortcuts
      </label>
    </dialog>`}var xt=()=>{};function it(t){xt(t)}function oe(){let[t,e]=w("");return P(()=>(xt=e,()=>{xt=()=>{}}),[]),a`<div class="sr-only" role="status" aria-live="polite">${t}</div>`}function lt({boards:t,moves:e,comments:n={},variations:o=[]},s){let r=o[s-1];if(!r)return{boards:t,moves:e,comments:n,shared:e.
length};let{after:l}=r,u=Object.entries(n).filter(([f])=>Number(f)<=l);return{boards:[...t.slice(0,l),...r.boards],moves:[
...e.slice(0,l),...r.moves],comments:{...Object.fromEntries(u),...r.comments},shared:l}}function at(t,{ply:e,line:n}){let o=t.
variations?.[n-1]?n:0,s=lt(t,o).boards.length-1;return{ply:Math.min(Math.max(Math.trunc(e)||0,0),s),line:o}}function re([
t,e]){return{ply:Number(t??0),line:Number(e??0)}}function se({ply:t,line:e}){return e>0?[t,e]:[t]}function M(t){return(t+.5)*100}function T(t){return Array.from({length:t},(e,n)=>n)}function Ge({rows:t,columns:e}){return a`<rect class="felt" x="0" y="0" width=${e*100} height=${t*100} rx="8" />
    ${T(t-1).map(n=>a`<path class="felt-line" d=${`M0 ${(n+1)*100}H${e*100}`} />`)}
    ${T(e-1).map(n=>a`<path class="felt-line" d=${`M${(n+1)*100} 0V${t*100}`} />`)}
    ${t>=8&&e>=8&&[1.5,t-2.5].map(n=>[1.5,e-2.5].map(o=>a`<circle class="felt-dot" cx=${M(o)} cy=${M(n)} r="6" />`))}`}function Ke({
piece:t,mark:e,legal:n}){return t===null?n?a`<circle class="legal-dot" r="10" />`:null:a`<circle class="disk-shadow" cx="2" cy="4" r="40" />
    <circle class=${`disk disk-${t}`} r="40" />
    ${t===0?a`<path class="engraving-0" d="M0-22 22 0 0 22-22 0Z" />`:a`<circle class="engraving-1" r="28" />`}
    ${e==="last"&&a`<circle class=${`last last-${t}`} r="9" />`}`}var ie={name:"disks",Ground:Ge,content:Ke};function W(t,e){return t===0?a`<path
        class="cross"
        d=${`M${-e} ${-e} ${e} ${e}M${e} ${-e} ${-e} ${e}`}
      />`:a`<circle class="ring" r=${e*1.1} />`}function We({rows:t,columns:e}){let[n,o]=[e*100,t*100];return a`<rect class="plain-ground" x="0" y="0" width=${n} height=${o} rx="8" />
    ${T(t-1).map(s=>a`<path class="plain-line" d=${`M0 ${(s+1)*100}H${n}`} />`)}
    ${T(e-1).map(s=>a`<path class="plain-line" d=${`M${(s+1)*100} 0V${o}`} />`)}`}function Qe({piece:t,value:e,mark:n,legal:o}){
let s=e!==void 0;return t===null?s?a`<text class="plot-value" text-anchor="middle" dy="0.36em">${e}</text>`:o?a`<circle class="plain-dot" r="8" />`:
null:a`${s?a`<g transform="translate(0 -8)">${W(t,22)}</g>`:W(t,26)}
  ${s&&a`<text class="plot-corner" text-anchor="middle" y="41">${e}</text>`}
  ${n==="last"&&a`<rect class="last-frame" x="-44" y="-44" width="88" height="88" rx="7" />`}`}var Q={name:"grid",Ground:We,
content:Qe};var le=6;function ze(t,e){return Math.min(le-1,Math.floor(t/Math.max(e,1)*le))}function Je({rows:t,columns:e,squares:n}){
let o=Math.max(...n.map(s=>s.value??0));return a`<rect class="plain-ground" x="0" y="0" width=${e*100} height=${t*100} rx="8" />
    ${n.map(({row:s,column:r,value:l})=>a`<rect
          class=${`plot plot-${ze(l??0,o)}`}
          x=${r*100+3}
          y=${s*100+3}
          width=${94}
          height=${94}
          rx="8"
        />`)}`}var ae={name:"plots",Ground:Je,content:Q.content};function Xe(t){if(t<5)return[];let e=t<13?2:3,n=(t-1)/2,o=t<7?1:e,s=t%2===1?[o,n,t-1-o]:[o,t-1-o],r=s.flatMap(l=>s.map(u=>[
l,u]));return t<13?r.filter(([l,u])=>l===n==(u===n)):r}function Ye({rows:t,columns:e}){let n=M(e-1),o=M(t-1);return a`<defs>
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
    ${T(t).map(s=>a`<path class="go-line" d=${`M50 ${M(s)}H${n}`} />`)}
    ${T(e).map(s=>a`<path class="go-line" d=${`M${M(s)} 50V${o}`} />`)}
    <rect class="go-border" x="50" y="50" width=${n-50} height=${o-50} />
    ${t===e&&Xe(t).map(([s,r])=>a`<circle class="star-point" cx=${M(r)} cy=${M(s)} r="7" />`)}`}function Ze({piece:t,mark:e,
why:n}){return t===null?n?a`<path class="forbidden" d="M-14-14 14 14M14-14-14 14" />`:null:a`<circle class="stone-shadow" cx="2" cy="5" r="46" />
    <circle class=${`stone stone-${t}`} r="46" fill=${`url(#stone-${t})`} />
    ${e==="last"&&a`<circle class=${`last last-${t}`} r="20" />`}`}var ce={name:"stones",Ground:Ye,content:Ze};function qe({rows:t,columns:e}){return a`<rect class="plain-ground" x="0" y="0" width=${e*100} height=${t*100} rx="8" />
    ${T(t-1).map(n=>a`<path class="stroke" d=${`M8 ${(n+1)*100}H${e*100-8}`} />`)}
    ${T(e-1).map(n=>a`<path class="stroke" d=${`M${(n+1)*100} 8V${t*100-8}`} />`)}`}function tn({piece:t,mark:e}){return t===
null?null:a`${W(t,26)}
  ${e==="last"&&a`<rect class="last-frame" x="-42" y="-42" width="84" height="84" rx="7" />`}`}var ue={name:"strokes",Ground:qe,
content:tn};var en=[ie,Q,ae,ce,ue];function fe({rows:t,columns:e}){let n=Math.max(24,3.6*Math.max(t,e));return{size:n,margin:1.9*n}}
var nn=8,on={ArrowUp:[-1,0],ArrowDown:[1,0],ArrowLeft:[0,-1],ArrowRight:[0,1]};function de(t){return en.find(({name:e})=>e===
t.drawing)??Q}function rn(t,e,n){return[`${t.id}: ${t.piece===null?"empty":e[t.piece]}`,t.value===void 0?"":`value ${t.value}`,
t.mark==="last"?"last move":"",t.legal?"legal":"",t.why&&t.piece===null?"not legal":"",n??""].filter(Boolean).join(", ")}
function bt({id:t,piece:e,why:n}){return`${t}: ${n??(e===null?"not a legal move here":"the square is taken")}.`}function sn(t,{
rows:e,columns:n},[o,s]){if(t.key==="Home")return[t.ctrlKey?0:o,0];if(t.key==="End")return[t.ctrlKey?e-1:o,n-1];let r=on[t.
key];if(!r)return null;let l=(u,f)=>Math.min(Math.max(u,0),f-1);return[l(o+r[0],e),l(s+r[1],n)]}function ln(t){let{row_names:e,
column_names:n}=t,{size:o}=fe(t),s=-o/2;return a`<g class="edge-names" aria-hidden="true" font-size=${o}>
    ${n.map((r,l)=>a`<text x=${M(l)} y=${s} text-anchor="middle">${r}</text>`)}
    ${e.map((r,l)=>a`<text x=${s} y=${M(l)} dy="0.36em" text-anchor="end">${r}</text>`)}
  </g>`}function an({note:{symbol:t,class:e}}){let n=Math.max(52,19*t.length+22);return a`<g class=${`note ${e}`}>
    <rect x=${-n/2} y="-26" width=${n} height="52" rx="26" />
    <text text-anchor="middle" dy="0.36em">${t}</text>
  </g>`}function ct({board:t,label:e,onSquare:n,notes:o={}}){let s=de(t),r=E(null),[l,u]=w([0,0]),[f,p]=[Math.min(l[0],t.
rows-1),Math.min(l[1],t.columns-1)],i=(h,m)=>{let v=sn(h,t,[m.row,m.column]);if(v)u(v),r.current?.querySelector(`[data-s\
quare="${v.join(" ")}"]`)?.focus();else if(h.key==="Enter"||h.key===" ")n?.(m);else return;h.preventDefault()},g=h=>{let m=o[h.
id],v=n&&h.legal;return a`<g
      key=${h.column}
      role="gridcell"
      class=${v?"square playable":"square"}
      data-square=${`${h.row} ${h.column}`}
      transform=${`translate(${M(h.column)} ${M(h.row)})`}
      tabindex=${h.row===f&&h.column===p?0:-1}
      aria-label=${rn(h,t.players,m?.words)}
      onClick=${()=>{u([h.row,h.column]),n?.(h)}}
      onFocus=${()=>u([h.row,h.column])}
      onKeyDown=${b=>i(b,h)}
    >
      <rect class="touch" x="-50" y="-50" width="100" height="100" />
      ${s.content(h)}
      ${m&&a`<${an} note=${m} />`}
      <rect class="focus-ring" x="-47" y="-47" width="94" height="94" rx="9" />
    </g>`},{margin:c}=fe(t),[d,_]=[t.columns,t.rows].map(h=>h*100+c+nn);return a`<svg
    ref=${r}
    class=${`board board-${s.name}`}
    preserveAspectRatio="xMinYMid"
    viewBox=${`${-c} ${-c} ${d} ${_}`}
    role="grid"
    aria-label=${e}
    aria-rowcount=${t.rows}
    aria-colcount=${t.columns}
  >
    <g aria-hidden="true"><${s.Ground} ...${t} /></g>
    <${ln} ...${t} />
    ${T(t.rows).map(h=>a`<g role="row" key=${h}>${t.squares.filter(m=>m.row===h).map(g)}</g>`)}
  </svg>`}function pe({board:t,player:e}){let n={id:"",row:0,column:0,piece:e,legal:!1},o=de(t);return a`<svg class=${`p\
iece-icon board-${o.name}`} viewBox="-52 -52 104 104" aria-hidden="true">
    ${o.content(n)}
  </svg>`}var cn=new Intl.NumberFormat("en");function ut(t){return cn.format(t)}function ft(t,e){return`${ut(t)} ${e}${t===1?"":"s"}`}function he(t){return t<10?`${t.toFixed(2)} s`:`${t.toFixed(1)} s`}function me({moves:t,ply:e=t.length,onPly:n,mistakes:o={}}){let s=E(null);return P(()=>{let[r,l]=[s.current,s.current?.querySelector(
".current")];if(!r||!(l instanceof HTMLElement))return;let[u,f]=[l.offsetTop,l.offsetTop+l.offsetHeight];(u<r.scrollTop||
f>r.scrollTop+r.clientHeight)&&(r.scrollTop=u-r.clientHeight/2)},[e]),t.length===0?a`<p class="muted">No moves yet.</p>`:
a`<ol class="moves" ref=${s} tabindex="0" aria-label="Moves">
    ${t.map(({move:r,player:l,wall:u},f)=>{let p=f+1,i=o[p],g=`${p===e?"current ":""}${i?"mistake ":""}player-${l}`,c=a`<span class="number">${p}</span> ${r}${i&&
a`<span aria-hidden="true"> ✗</span>`}
        ${i&&a`<span class="sr-only">, mistake: ${i}</span>`}`,d=[i,u==null?"":he(u)].filter(Boolean).join(", ");return a`<li class=${g} title=${d}>
        ${n?a`<button aria-current=${p===e?"true":void 0} onClick=${()=>n(p)}>${c}</button>`:c}
      </li>`})}
  </ol>`}function _e({label:t,value:e,last:n,text:o,onChange:s}){return a`<div class="slider">
    <input
      type="range"
      min="0"
      max=${Math.max(n,0)}
      step="1"
      value=${e}
      aria-label=${t}
      aria-valuetext=${o}
      onInput=${r=>s(Number(r.target.value))}
    />
    <output>${ut(e)} <span class="muted">/ ${ut(Math.max(n,0))}</span></output>
  </div>`}function un({mistake:t}){return t?.id==="gives-win-away"?["keeps the win","does not"]:t?.id==="gives-draw-away"?["keeps \
the draw","does not"]:["costs nothing","does"]}function $e(t,e){let n=t.filter(({mistake:s})=>s).sort((s,r)=>s.ply-r.ply),
o=n.filter(({mistake:s})=>s?.id!=="costs-points");return(o.length>0?o:n).map(s=>({ply:s.ply-1,goal:un(s),answer:s.mistake?.
better??null,judge:r=>e(s.ply-1,r)}))}function ge({boards:t,moves:e},n){return e.flatMap(({move:o,player:s},r)=>{let l=[
...t[r].squares,...t[r].other_moves].filter(({legal:u})=>u);return s!==n||l.length<2?[]:[{ply:r,goal:["was played","was \
not"],answer:o,judge:u=>u===o}]})}function ye({record:t,questions:e,onClose:n}){let[o,s]=w(0),[r,l]=w([]),[u,f]=w(!1),[p,
i]=w({}),[g,c]=w(""),d=E(null);G(()=>d.current?.focus(),[]);let{ply:_,goal:h,answer:m,judge:v}=e[o],b=t.boards[_],k=u||r.
some(({isRight:S})=>S),y=async S=>{let{id:A,legal:Oe}=S;if(k)return;if(!Oe){c(bt({piece:null,...S})),it(bt({piece:null,...S}));
return}let St=await v(A);c(""),l([...r.filter(({move:_t})=>_t!==A),{move:A,isRight:St}]),i(_t=>({[o]:St,..._t}))},I=()=>{
f(!0),c(""),i(S=>({[o]:!1,...S}))},N=S=>{l([]),f(!1),c(""),s(S)},mt=Object.fromEntries([...u?[[m,{symbol:"★",words:"th\
e answer",class:"best"}]]:[],...r.map(({move:S,isRight:A})=>[S,{symbol:A?"✓":"✗",words:A?"right":"wrong",class:A?"wi\
n":"loss"}])]),U=r.at(-1),H=u?`${m} ${h[0]}.`:k?`✓ Right, ${U?.move} ${h[0]}. Found in ${r.length} ${r.length===1?"try":
"tries"}.`:U&&`✗ ${U.move} ${h[1]}. Try another one.`,O=Object.values(p);return a`<section class="find-move" aria-labelledby="find-title">
    <div class="board-columns">
      <div class="board-main">
        <h2 id="find-title" tabindex="-1" ref=${d}>Find the move that ${h[0]}</h2>
        <p class="board-words verdict" role="status">
          ${g||H||`Position ${o+1} of ${e.length}, before move ${_+1}: ${b.players[b.to_move??0]} to move.`}
        </p>
        <${ct} board=${b} label="Find the move" onSquare=${y} notes=${mt} />
      </div>
      <aside class="board-side" aria-label="The position">
        <div class="buttons">
          ${b.other_moves.filter(({legal:S})=>S).map(S=>a`<button onClick=${()=>y(S)}>${S.label}</button>`)}
          ${o>0&&a`<button onClick=${()=>N(o-1)}>Previous position</button>`}
          ${o+1<e.length&&a`<button class=${k?"primary":""} onClick=${()=>N(o+1)}>Next position</button>`}
          ${m!==null&&a`<button aria-disabled=${k?"true":void 0} onClick=${()=>k||I()}>
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
  </section>`}var dt=400,B=150,L=8,ve=24,fn=B-28,pt=(ve+fn)/2;function dn({value:t,winner:e,proved:n,estimate:o},s){return n?t??(e==null?
0:e===0?s:-s):o??null}function pn({analysis:t,x:e,y:n,width:o,greatest:s}){let r=dn(t,s);if(r===null)return a`<text class="unknown" x=${e} y=${pt} dy="0.36em" text-anchor="middle">?</text>`;
let[l,u]=[n(0),n(r)],f=t.proved?t.value===null?" winner-only":"":" estimate";return a`<rect
    class=${`bar ${r>=0?"first":"second"}${f}`}
    x=${e-o/2}
    y=${Math.min(l,u)-(r===0?1.5:0)}
    width=${o}
    height=${Math.max(Math.abs(u-l),3)}
  />`}function hn(t,e){let n=t.filter(f=>f.proved).length,o=t.filter(f=>!f.proved&&f.estimate!==void 0).length,s=t.length-
n-o,r=f=>t.some(p=>p.ply===f&&p.proved),l=t.filter(({ply:f})=>f>0&&r(f)&&r(f-1)).length,u=t.filter(({mistake:f})=>f).length;
return[`${n} of ${ft(e+1,"position")} proved`,o>0?`${o} estimated`:"",s>0?`${s} unknown`:"",l===0&&e>0?"no move can be j\
udged":`${ft(u,"mistake")} in ${l===e?"":`${l} judged of `}${ft(e,"move")}`].filter(Boolean).join(", ")}function xe({analysis:t,
last:e,ply:n,players:o,onPly:s}){let r=t.map(({value:c,estimate:d})=>Math.abs(c??d??0)),l=Math.max(1,...r),u=(dt-2*L)/(e+
1),f=c=>L+(c+.5)*u,p=c=>pt-c/l*(pt-ve),i=hn(t,e),g=c=>t.some(c);return a`<figure class="plot-figure">
    <svg class="value-plot" viewBox=${`0 0 ${dt} ${B}`} role="img" aria-label=${`Values of the positions: ${i}`}>
      <rect class="here" x=${f(n)-u/2} y="2" width=${u} height=${B-4} rx="3" />
      <path class="axis" d=${`M${L} ${pt}H${dt-L}`} />
      <text class="tick" x=${L} y="15">▲ ${o[0]} ahead</text>
      <text class="tick" x=${L} y=${B-6}>▼ ${o[1]} ahead</text>
      <text class="tick" x=${dt-L} y="15" text-anchor="end">±${l}</text>
      ${t.map(c=>a`<g class="position" key=${c.ply} onClick=${()=>s(c.ply)}>
          <title>${c.ply===0?"Start":`After move ${c.ply}`}: ${c.value_words}</title>
          <rect class="touch" x=${f(c.ply)-u/2} y="0" width=${u} height=${B} />
          <${pn} analysis=${c} x=${f(c.ply)} y=${p} width=${Math.max(1.5,u*.7)} greatest=${l} />
          ${c.mistake&&a`<text class="mistake-mark" x=${f(c.ply)} y=${B-18} text-anchor="middle">✗</text>`}
        </g>`)}
    </svg>
    <figcaption class="muted">
      ${i}.
      ${g(({mistake:c})=>c)&&a` ✗ is a mistake.`}
      ${g(({proved:c,estimate:d})=>!c&&d!==void 0)&&a` Pale bars are estimates.`}
      ${g(({proved:c,estimate:d})=>!c&&d===void 0)&&a` ? is not known.`}
      ${" "}Click a position to see it.
    </figcaption>
  </figure>`}var be=[0,1];function mn({record:t}){return a`<p class="record-players">
    ${be.map(e=>{let[n,o]=[t.boards[0].players[e],t.players[e]];return a`<span>
        <${pe} board=${t.boards[0]} player=${e} />
        <strong>${n}</strong>${o!==n&&` ${o}`}
      </span>`})}
  </p>`}function _n({analysis:t}){if(!t)return a`<p class="muted">The value of this position is not known.</p>`;let{value_words:e,
proved:n,estimate:o,mistake:s}=t;return a`<p><strong>${e}</strong> <span class="muted">(${n?"proved":o===void 0?"not pro\
ved":"an estimate"})</span></p>
    ${s&&a`<p class="verdict wrong">✗ The last move is a mistake: it ${s.words}.</p>`}`}function $n({record:{variations:t=[]},
place:e,onPlace:n}){return t.length===0?null:a`<h2>Variations</h2>
    <ul class="variations">
      <li><button aria-pressed=${e.line===0} onClick=${()=>n({...e,line:0})}>As played</button></li>
      ${t.map(({after:o,moves:s},r)=>a`<li>
            <button
              aria-pressed=${e.line===r+1}
              onClick=${()=>n({ply:o+1,line:r+1})}
            >
              <span class="number">${o+1}</span> ${s.map(({move:l})=>l).join(" · ")}
            </button>
          </li>`)}
    </ul>`}function gn({record:t,mistakes:e,onQuiz:n}){return a`${e.length>0&&a`<button onClick=${()=>n(e)}>Find the ${e.
length===1?"move":"moves"}</button>`}
  ${be.map(o=>{let s=ge(t,o);return s.length>0&&a`<button onClick=${()=>n(s)}>Guess ${t.boards[0].players[o]}'s moves</button>`})}`}
function ke({record:t,analysis:e,keeps:n,start:o={ply:0,line:0},onPlace:s=()=>{},pictures:r,children:l}){let[u,f]=w(()=>at(
t,o)),[p,i]=w(null),g=E(null),c=E(!1);G(()=>f(at(t,o)),[o.ply,o.line]),G(()=>{c.current&&!p&&g.current?.focus(),c.current=
!!p},[p]);let{ply:d,line:_}=u,{boards:h,moves:m,comments:v,shared:b}=lt(t,_),k=h.length-1,y=h[d],I=H=>{let O=at(t,H);f(O),
s(O),it(lt(t,O.line).boards[O.ply].words)},N=H=>I({ply:H,line:_});st({f:()=>N(d+1),b:()=>N(d-1)});let mt=Object.fromEntries(
e.flatMap(({ply:H,mistake:O})=>O&&H<=b?[[H,O.words]]:[]));if(p)return a`<${ye} record=${t} questions=${p} onClose=${()=>i(
null)} />`;let U=_===0&&d===k;return a`<div class="board-columns">
      <div class="board-main">
        <p class="board-words">${y.words}${U&&a` <strong>${t.outcome.words}</strong>`}</p>
        <${ct} board=${y} label=${`Position after ${d} moves`} />
        <div class="record-steps">
          <button aria-disabled=${d===0?"true":void 0} onClick=${()=>N(d-1)}>‹ Back</button>
          <${_e} label="Position" value=${d} last=${k} text=${`after move ${d} of ${k}`} onChange=${N} />
          <button
            class="primary"
            ref=${g}
            aria-disabled=${d===k?"true":void 0}
            onClick=${()=>N(d+1)}
          >
            Forward ›
          </button>
        </div>
      </div>
      <aside class="board-side" aria-label="The position">
        <${mn} record=${t} />
        ${v[d]&&a`<blockquote class="comment" aria-label="Comment">${v[d]}</blockquote>`}
        ${e.length>0&&a`<${_n} analysis=${e.find(H=>H.ply===d&&d<=b)} />
            <${xe}
              analysis=${e}
              last=${t.boards.length-1}
              ply=${Math.min(d,b)}
              players=${y.players}
              onPly=${H=>I({ply:H,line:0})}
            />`}
        <div class="buttons">
          ${l}
          <${gn} record=${t} mistakes=${n?$e(e,n):[]} onQuiz=${i} />
        </div>
        <h2>Moves</h2>
        <${me} moves=${m} ply=${d} onPly=${N} mistakes=${mt} />
        <${$n} record=${t} place=${u} onPlace=${I} />
        ${r?.(u,h.length)}
      </aside>
    </div>`}function yn(t){let[,e,n]=t.match(/^#?\/?([^?]*)\??(.*)$/s)??[];return{route:(e??"").split("/").filter(Boolean).map(vn),query:new URLSearchParams(
n)}}function vn(t){try{return decodeURIComponent(t)}catch{return t}}var ht=location.hash;function we(){let[t,e]=w(location.
hash);return P(()=>{let n=()=>{ht=location.hash,e(ht)};return addEventListener("hashchange",n),n(),()=>removeEventListener(
"hashchange",n)},[]),yn(t)}function Se(...t){return`#/${t.map(encodeURIComponent).join("/")}`}function Ee(t){t===location.hash||location.hash!==ht||(history.replaceState(history.state,"",t),ht=location.hash)}var jo=new URLSearchParams(
location.search).has("embed");function kt(t,e){return t.cells[e].textContent?.trim()??""}function xn(t){let e=t.cellIndex,n=o=>parseFloat(kt(o,e))||0;
return t.classList.contains("numeric")?(o,s)=>n(o)-n(s):(o,s)=>kt(o,e).localeCompare(kt(s,e))}function bn(t){let e=t.closest(
"table"),n=t.getAttribute("aria-sort")!=="ascending";e.querySelectorAll("[aria-sort]").forEach(r=>r.removeAttribute("ari\
a-sort")),t.setAttribute("aria-sort",n?"ascending":"descending");let o=xn(t),s=e.tBodies[0];s.append(...[...s.rows].sort(
(r,l)=>n?o(r,l):o(l,r)))}function Me(){let t=document.querySelectorAll(".sortable thead th");for(let e of t){let n=document.
createElement("button");n.type="button",n.append(...e.childNodes),n.addEventListener("click",()=>bn(e)),e.append(n)}}var Te={auto:"light",light:"dark",dark:"auto"},kn={auto:"Light or dark, as the system has it",light:"Always light",dark:"\
Always dark"};function wt(t=K("theme","auto")){document.documentElement.dataset.theme=t}function Ce(){let[t,e]=rt("theme",
"auto");P(()=>wt(t),[t]);let n=t in Te?t:"auto";return a`<button class="quiet" title=${kn[n]} onClick=${()=>e(Te[n])}>
    Theme: ${n}
  </button>`}function wn(){return JSON.parse(document.getElementById("data")?.textContent??"{}")}function He(t){return t.title??`${t.
players[0]} – ${t.players[1]}`}function Sn({analysis:t=[],keeps:e}){let n=o=>t.find(s=>s.ply===o+1)?.mistake?.better;return async(o,s)=>e?.[o]?.
includes(s)??s===n(o)}var z=document.getElementById("report"),Pe=document.activeElement;function En(t){if(!z||z.hidden===
!!t)return;t&&(Pe=document.activeElement),z.hidden=!!t,t&&scrollTo(0,0);let e=t??Pe;e instanceof HTMLElement&&e.focus()}
function Mn({data:t}){let{route:[e,n,...o]}=we(),s=e==="game"?Number(n):z?void 0:0,r=s===void 0?void 0:t.games[s],l=E(null);
return P(()=>{document.title=r?He(r):t.title,En(l.current)},[r]),a`<header class="top">
      <span class="brand">suite</span>
      <nav></nav>
      <${ne} /><${Ce} />
    </header>
    ${r&&a`<main key=${s}>
        ${z&&a`<p><a href="#/">‹ ${t.title}</a></p>`}
        <h1 ref=${l} tabindex="-1">${He(r)}</h1>
        <${ke}
          record=${r}
          analysis=${r.analysis??[]}
          keeps=${Sn(r)}
          start=${re(o)}
          onPlace=${u=>Ee(Se("game",s??0,...se(u)))}
        />
      </main>`}
    <${oe} />`}wt();Me();Yt(a`<${Mn} data=${wn()} />`,document.getElementById("app"));
