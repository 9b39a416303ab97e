// Made by `npm --prefix tests/web run bundle` of modules with the hash 7d46b4877a192a42191d4203c18cabbcb883f9ba6ec26155988d3791737806cd.
/*!
 * htm 3.1.1 with Preact 10: the file preact/standalone.module.js of the npm package htm 3.1.1, unchanged below this comment.
 * htm: Copyright 2018 Google Inc., Apache License 2.0, see htm.LICENSE.
 * Preact: Copyright (c) 2015-present Jason Miller, MIT License, see preact.LICENSE.
 */var dt,y,Zt,et,qt,Dt,fn,ft={},Xt=[],pn=/acit|ex(?:s|g|n|p|$)|rph|grid|ows|mnc|ntw|ine[ch]|zoo|^ord|itera/i;function F(t,e){
for(var n in e)t[n]=e[n];return t}function te(t){var e=t.parentNode;e&&e.removeChild(t)}function ee(t,e,n){var o,s,r,i={};
for(r in e)r=="key"?o=e[r]:r=="ref"?s=e[r]:i[r]=e[r];if(arguments.length>2&&(i.children=arguments.length>3?dt.call(arguments,
2):n),typeof t=="function"&&t.defaultProps!=null)for(r in t.defaultProps)i[r]===void 0&&(i[r]=t.defaultProps[r]);return lt(
t,i,o,s,null)}function lt(t,e,n,o,s){var r={type:t,props:e,key:n,ref:o,__k:null,__:null,__b:0,__e:null,__d:void 0,__c:null,
__h:null,constructor:void 0,__v:s??++Zt};return y.vnode!=null&&y.vnode(r),r}function ht(t){return t.children}function ct(t,e){
this.props=t,this.context=e}function Y(t,e){if(e==null)return t.__?Y(t.__,t.__.__k.indexOf(t)+1):null;for(var n;e<t.__k.
length;e++)if((n=t.__k[e])!=null&&n.__e!=null)return n.__e;return typeof t.type=="function"?Y(t):null}function ne(t){var e,
n;if((t=t.__)!=null&&t.__c!=null){for(t.__e=t.__c.base=null,e=0;e<t.__k.length;e++)if((n=t.__k[e])!=null&&n.__e!=null){t.
__e=t.__c.base=n.__e;break}return ne(t)}}function Bt(t){(!t.__d&&(t.__d=!0)&&et.push(t)&&!pt.__r++||Dt!==y.debounceRendering)&&
((Dt=y.debounceRendering)||qt)(pt)}function pt(){for(var t;pt.__r=et.length;)t=et.sort(function(e,n){return e.__v.__b-n.
__v.__b}),et=[],t.some(function(e){var n,o,s,r,i,c;e.__d&&(i=(r=(n=e).__v).__e,(c=n.__P)&&(o=[],(s=F({},r)).__v=r.__v+1,
Ot(c,r,s,n.__n,c.ownerSVGElement!==void 0,r.__h!=null?[i]:null,o,i??Y(r),r.__h),ie(o,r),r.__e!=i&&ne(r)))})}function oe(t,e,n,o,s,r,i,c,u,d){
var a,h,f,p,$,m,g,_=o&&o.__k||Xt,x=_.length;for(n.__k=[],a=0;a<e.length;a++)if((p=n.__k[a]=(p=e[a])==null||typeof p=="bo\
olean"?null:typeof p=="string"||typeof p=="number"||typeof p=="bigint"?lt(null,p,null,null,p):Array.isArray(p)?lt(ht,{children:p},
null,null,null):p.__b>0?lt(p.type,p.props,p.key,null,p.__v):p)!=null){if(p.__=n,p.__b=n.__b+1,(f=_[a])===null||f&&p.key==
f.key&&p.type===f.type)_[a]=void 0;else for(h=0;h<x;h++){if((f=_[h])&&p.key==f.key&&p.type===f.type){_[h]=void 0;break}f=
null}Ot(t,p,f=f||ft,s,r,i,c,u,d),$=p.__e,(h=p.ref)&&f.ref!=h&&(g||(g=[]),f.ref&&g.push(f.ref,null,p),g.push(h,p.__c||$,p)),
$!=null?(m==null&&(m=$),typeof p.type=="function"&&p.__k!=null&&p.__k===f.__k?p.__d=u=re(p,u,t):u=se(t,p,f,_,$,u),d||n.type!==
"option"?typeof n.type=="function"&&(n.__d=u):t.value=""):u&&f.__e==u&&u.parentNode!=t&&(u=Y(f))}for(n.__e=m,a=x;a--;)_[a]!=
null&&(typeof n.type=="function"&&_[a].__e!=null&&_[a].__e==n.__d&&(n.__d=Y(o,a+1)),le(_[a],_[a]));if(g)for(a=0;a<g.length;a++)
ae(g[a],g[++a],g[++a])}function re(t,e,n){var o,s;for(o=0;o<t.__k.length;o++)(s=t.__k[o])&&(s.__=t,e=typeof s.type=="fun\
ction"?re(s,e,n):se(n,s,s,t.__k,s.__e,e));return e}function se(t,e,n,o,s,r){var i,c,u;if(e.__d!==void 0)i=e.__d,e.__d=void 0;else if(n==
null||s!=r||s.parentNode==null)t:if(r==null||r.parentNode!==t)t.appendChild(s),i=null;else{for(c=r,u=0;(c=c.nextSibling)&&
u<o.length;u+=2)if(c==s)break t;t.insertBefore(s,r),i=r}return i!==void 0?i:s.nextSibling}function Wt(t,e,n){e[0]==="-"?
t.setProperty(e,n):t[e]=n==null?"":typeof n!="number"||pn.test(e)?n:n+"px"}function at(t,e,n,o,s){var r;t:if(e==="style")
if(typeof n=="string")t.style.cssText=n;else{if(typeof o=="string"&&(t.style.cssText=o=""),o)for(e in o)n&&e in n||Wt(t.
style,e,"");if(n)for(e in n)o&&n[e]===o[e]||Wt(t.style,e,n[e])}else if(e[0]==="o"&&e[1]==="n")r=e!==(e=e.replace(/Capture$/,
"")),e=e.toLowerCase()in t?e.toLowerCase().slice(2):e.slice(2),t.l||(t.l={}),t.l[e+r]=n,n?o||t.addEventListener(e,r?Ut:Gt,
r):t.removeEventListener(e,r?Ut:Gt,r);else if(e!=="dangerouslySetInnerHTML"){if(s)e=e.replace(/xlink[H:h]/,"h").replace(
/sName$/,"s");else if(e!=="href"&&e!=="list"&&e!=="form"&&e!=="tabIndex"&&e!=="download"&&e in t)try{t[e]=n??"";break t}catch{}
typeof n=="function"||(n!=null&&(n!==!1||e[0]==="a"&&e[1]==="r")?t.setAttribute(e,n):t.removeAttribute(e))}}function Gt(t){
this.l[t.type+!1](y.event?y.event(t):t)}function Ut(t){this.l[t.type+!0](y.event?y.event(t):t)}function Ot(t,e,n,o,s,r,i,c,u){
var d,a,h,f,p,$,m,g,_,x,O,v=e.type;if(e.constructor!==void 0)return null;n.__h!=null&&(u=n.__h,c=e.__e=n.__e,e.__h=null,
r=[c]),(d=y.__b)&&d(e);try{t:if(typeof v=="function"){if(g=e.props,_=(d=v.contextType)&&o[d.__c],x=d?_?_.props.value:d.__:
o,n.__c?m=(a=e.__c=n.__c).__=a.__E:("prototype"in v&&v.prototype.render?e.__c=a=new v(g,x):(e.__c=a=new ct(g,x),a.constructor=
v,a.render=hn),_&&_.sub(a),a.props=g,a.state||(a.state={}),a.context=x,a.__n=o,h=a.__d=!0,a.__h=[]),a.__s==null&&(a.__s=
a.state),v.getDerivedStateFromProps!=null&&(a.__s==a.state&&(a.__s=F({},a.__s)),F(a.__s,v.getDerivedStateFromProps(g,a.__s))),
f=a.props,p=a.state,h)v.getDerivedStateFromProps==null&&a.componentWillMount!=null&&a.componentWillMount(),a.componentDidMount!=
null&&a.__h.push(a.componentDidMount);else{if(v.getDerivedStateFromProps==null&&g!==f&&a.componentWillReceiveProps!=null&&
a.componentWillReceiveProps(g,x),!a.__e&&a.shouldComponentUpdate!=null&&a.shouldComponentUpdate(g,a.__s,x)===!1||e.__v===
n.__v){a.props=g,a.state=a.__s,e.__v!==n.__v&&(a.__d=!1),a.__v=e,e.__e=n.__e,e.__k=n.__k,e.__k.forEach(function(P){P&&(P.
__=e)}),a.__h.length&&i.push(a);break t}a.componentWillUpdate!=null&&a.componentWillUpdate(g,a.__s,x),a.componentDidUpdate!=
null&&a.__h.push(function(){a.componentDidUpdate(f,p,$)})}a.context=x,a.props=g,a.state=a.__s,(d=y.__r)&&d(e),a.__d=!1,a.
__v=e,a.__P=t,d=a.render(a.props,a.state,a.context),a.state=a.__s,a.getChildContext!=null&&(o=F(F({},o),a.getChildContext())),
h||a.getSnapshotBeforeUpdate==null||($=a.getSnapshotBeforeUpdate(f,p)),O=d!=null&&d.type===ht&&d.key==null?d.props.children:
d,oe(t,Array.isArray(O)?O:[O],e,n,o,s,r,i,c,u),a.base=e.__e,e.__h=null,a.__h.length&&i.push(a),m&&(a.__E=a.__=null),a.__e=
!1}else r==null&&e.__v===n.__v?(e.__k=n.__k,e.__e=n.__e):e.__e=dn(n.__e,e,n,o,s,r,i,u);(d=y.diffed)&&d(e)}catch(P){e.__v=
null,(u||r!=null)&&(e.__e=c,e.__h=!!u,r[r.indexOf(c)]=null),y.__e(P,e,n)}}function ie(t,e){y.__c&&y.__c(e,t),t.some(function(n){
try{t=n.__h,n.__h=[],t.some(function(o){o.call(n)})}catch(o){y.__e(o,n.__v)}})}function dn(t,e,n,o,s,r,i,c){var u,d,a,h=n.
props,f=e.props,p=e.type,$=0;if(p==="svg"&&(s=!0),r!=null){for(;$<r.length;$++)if((u=r[$])&&(u===t||(p?u.localName==p:u.
nodeType==3))){t=u,r[$]=null;break}}if(t==null){if(p===null)return document.createTextNode(f);t=s?document.createElementNS(
"http://www.w3.org/2000/svg",p):document.createElement(p,f.is&&f),r=null,c=!1}if(p===null)h===f||c&&t.data===f||(t.data=
f);else{if(r=r&&dt.call(t.childNodes),d=(h=n.props||ft).dangerouslySetInnerHTML,a=f.dangerouslySetInnerHTML,!c){if(r!=null)
for(h={},$=0;$<t.attributes.length;$++)h[t.attributes[$].name]=t.attributes[$].value;(a||d)&&(a&&(d&&a.__html==d.__html||
a.__html===t.innerHTML)||(t.innerHTML=a&&a.__html||""))}if((function(m,g,_,x,O){var v;for(v in _)v==="children"||v==="ke\
y"||v in g||at(m,v,null,_[v],x);for(v in g)O&&typeof g[v]!="function"||v==="children"||v==="key"||v==="value"||v==="chec\
ked"||_[v]===g[v]||at(m,v,g[v],_[v],x)})(t,f,h,s,c),a)e.__k=[];else if($=e.props.children,oe(t,Array.isArray($)?$:[$],e,
n,o,s&&p!=="foreignObject",r,i,r?r[0]:n.__k&&Y(n,0),c),r!=null)for($=r.length;$--;)r[$]!=null&&te(r[$]);c||("value"in f&&
($=f.value)!==void 0&&($!==t.value||p==="progress"&&!$)&&at(t,"value",$,h.value,!1),"checked"in f&&($=f.checked)!==void 0&&
$!==t.checked&&at(t,"checked",$,h.checked,!1))}return t}function ae(t,e,n){try{typeof t=="function"?t(e):t.current=e}catch(o){
y.__e(o,n)}}function le(t,e,n){var o,s;if(y.unmount&&y.unmount(t),(o=t.ref)&&(o.current&&o.current!==t.__e||ae(o,null,e)),
(o=t.__c)!=null){if(o.componentWillUnmount)try{o.componentWillUnmount()}catch(r){y.__e(r,e)}o.base=o.__P=null}if(o=t.__k)
for(s=0;s<o.length;s++)o[s]&&le(o[s],e,typeof t.type!="function");n||t.__e==null||te(t.__e),t.__e=t.__d=void 0}function hn(t,e,n){
return this.constructor(t,n)}function ce(t,e,n){var o,s,r;y.__&&y.__(t,e),s=(o=typeof n=="function")?null:n&&n.__k||e.__k,
r=[],Ot(e,t=(!o&&n||e).__k=ee(ht,null,[t]),s||ft,ft,e.ownerSVGElement!==void 0,!o&&n?[n]:s?null:e.firstChild?dt.call(e.childNodes):
null,r,!o&&n?n:s?s.__e:e.firstChild,o),ie(r,t)}dt=Xt.slice,y={__e:function(t,e){for(var n,o,s;e=e.__;)if((n=e.__c)&&!n.__)try{if((o=n.constructor)&&o.getDerivedStateFromError!=
null&&(n.setState(o.getDerivedStateFromError(t)),s=n.__d),n.componentDidCatch!=null&&(n.componentDidCatch(t),s=n.__d),s)
return n.__E=n}catch(r){t=r}throw t}},Zt=0,ct.prototype.setState=function(t,e){var n;n=this.__s!=null&&this.__s!==this.state?
this.__s:this.__s=F({},this.state),typeof t=="function"&&(t=t(F({},n),this.props)),t&&F(n,t),t!=null&&this.__v&&(e&&this.
__h.push(e),Bt(this))},ct.prototype.forceUpdate=function(t){this.__v&&(this.__e=!0,t&&this.__h.push(t),Bt(this))},ct.prototype.
render=ht,et=[],qt=typeof Promise=="function"?Promise.prototype.then.bind(Promise.resolve()):setTimeout,pt.__r=0,fn=0;var ot,
R,Vt,nt=0,Et=[],jt=y.__b,Ft=y.__r,Kt=y.diffed,Jt=y.__c,zt=y.unmount;function mt(t,e){y.__h&&y.__h(R,t,nt||e),nt=0;var n=R.
__H||(R.__H={__:[],__h:[]});return t>=n.__.length&&n.__.push({}),n.__[t]}function S(t){return nt=1,mn(pe,t)}function mn(t,e,n){
var o=mt(ot++,2);return o.t=t,o.__c||(o.__=[n?n(e):pe(void 0,e),function(s){var r=o.t(o.__[0],s);o.__[0]!==r&&(o.__=[r,o.
__[1]],o.__c.setState({}))}],o.__c=R),o.__}function C(t,e){var n=mt(ot++,3);!y.__s&&Lt(n.__H,e)&&(n.__=t,n.__H=e,R.__H.__h.
push(n))}function K(t,e){var n=mt(ot++,4);!y.__s&&Lt(n.__H,e)&&(n.__=t,n.__H=e,R.__h.push(n))}function H(t){return nt=5,
ue(function(){return{current:t}},[])}function ue(t,e){var n=mt(ot++,7);return Lt(n.__H,e)&&(n.__=t(),n.__H=e,n.__h=t),n.__}function fe(t,e){return nt=8,ue(function(){
return t},e)}function $n(){Et.forEach(function(t){if(t.__P)try{t.__H.__h.forEach(ut),t.__H.__h.forEach(Mt),t.__H.__h=[]}catch(e){t.__H.
__h=[],y.__e(e,t.__v)}}),Et=[]}y.__b=function(t){R=null,jt&&jt(t)},y.__r=function(t){Ft&&Ft(t),ot=0;var e=(R=t.__c).__H;
e&&(e.__h.forEach(ut),e.__h.forEach(Mt),e.__h=[])},y.diffed=function(t){Kt&&Kt(t);var e=t.__c;e&&e.__H&&e.__H.__h.length&&
(Et.push(e)!==1&&Vt===y.requestAnimationFrame||((Vt=y.requestAnimationFrame)||function(n){var o,s=function(){clearTimeout(
r),Qt&&cancelAnimationFrame(o),setTimeout(n)},r=setTimeout(s,100);Qt&&(o=requestAnimationFrame(s))})($n)),R=void 0},y.__c=
function(t,e){e.some(function(n){try{n.__h.forEach(ut),n.__h=n.__h.filter(function(o){return!o.__||Mt(o)})}catch(o){e.some(
function(s){s.__h&&(s.__h=[])}),e=[],y.__e(o,n.__v)}}),Jt&&Jt(t,e)},y.unmount=function(t){zt&&zt(t);var e=t.__c;if(e&&e.
__H)try{e.__H.__.forEach(ut)}catch(n){y.__e(n,e.__v)}};var Qt=typeof requestAnimationFrame=="function";function ut(t){var e=R;
typeof t.__c=="function"&&t.__c(),R=e}function Mt(t){var e=R;t.__c=t.__(),R=e}function Lt(t,e){return!t||t.length!==e.length||
e.some(function(n,o){return n!==t[o]})}function pe(t,e){return typeof e=="function"?e(t):e}var de=function(t,e,n,o){var s;
e[0]=0;for(var r=1;r<e.length;r++){var i=e[r++],c=e[r]?(e[0]|=i?1:2,n[e[r++]]):e[++r];i===3?o[0]=c:i===4?o[1]=Object.assign(
o[1]||{},c):i===5?(o[1]=o[1]||{})[e[++r]]=c:i===6?o[1][e[++r]]+=c+"":i?(s=t.apply(c,de(t,c,n,["",null])),o.push(s),c[0]?
e[0]|=2:(e[r-2]=0,e[r]=s)):o.push(c)}return o},Yt=new Map,l=function(t){var e=Yt.get(this);return e||(e=new Map,Yt.set(this,
e)),(e=de(this,e.get(t)||(e.set(t,e=(function(n){for(var o,s,r=1,i="",c="",u=[0],d=function(f){r===1&&(f||(i=i.replace(/^\s*\n\s*|\s*\n\s*$/g,
"")))?u.push(0,f,i):r===3&&(f||i)?(u.push(3,f,i),r=2):r===2&&i==="..."&&f?u.push(4,f,0):r===2&&i&&!f?u.push(5,0,!0,i):r>=
5&&((i||!f&&r===5)&&(u.push(r,0,i,s),r=6),f&&(u.push(r,f,0,s),r=6)),i=""},a=0;a<n.length;a++){a&&(r===1&&d(),d(a));for(var h=0;h<
n[a].length;h++)o=n[a][h],r===1?o==="<"?(d(),u=[u],r=3):i+=o:r===4?i==="--"&&o===">"?(r=1,i=""):i=o+i[0]:c?o===c?c="":i+=
o:o==='"'||o==="'"?c=o:o===">"?(d(),r=1):r&&(o==="="?(r=5,s=i,i=""):o==="/"&&(r<5||n[a][h+1]===">")?(d(),r===3&&(u=u[0]),
r=u,(u=u[0]).push(2,0,r),r=0):o===" "||o==="	"||o===`
`||o==="\r"?(d(),r=2):i+=o),r===3&&i==="!--"&&(r=4,u=u[0])}return d(),u})(t)),e),arguments,[])).length>1?e:e[0]}.bind(ee);function Z(t,e){try{return localStorage.getItem(`suite-${t}`)??e}catch{return e}}function he(t,e){try{localStorage.setItem(
`suite-${t}`,e)}catch{}}function $t(t,e){let[n,o]=S(()=>Z(t,e)),s=fe(r=>{he(t,r),o(r)},[t]);return[n,s]}function _n(t){return t instanceof HTMLElement&&t.matches("input:not([type=range], [type=checkbox]), textarea, select")}
function gn(t){return t instanceof HTMLElement&&t.matches("button, a, summary")}function q(t){let e=H(t);e.current=t,C(()=>{
let n=o=>{let s=e.current[o.key],r=o.defaultPrevented||o.ctrlKey||o.metaKey||o.altKey;!s||r||_n(o.target)||document.querySelector(
"dialog[open]")||o.key===" "&&gn(o.target)||Z("shortcuts","on")!=="off"&&(o.preventDefault(),s())};return addEventListener(
"keydown",n),()=>removeEventListener("keydown",n)},[])}var yn=[{heading:"Boards",keys:[["Tab","to and from the board"],["← ↑ → ↓","from square to square"],["Home, End",
"first, last square of the row"],["Enter, Space","play on the square"]]},{heading:"Game",keys:[["m","type a move"],["z",
"undo"],["h","hints"]]},{heading:"Search",keys:[["f, b","one step forward, back"],["o","over the subtree"],["r","out to \
the parent"],["l, L","next, previous log line"],["u, U","next, previous update"],["c, C","next, previous cut-off"],["s",
"show, hide what was skipped"],["Space","play, pause"]]},{heading:"Tree",keys:[["← →","previous, next node"],["↓",
"show the children, then the first child"],["↑","hide the children, then the parent"],["Home, End","first, last node"],
["letters","the next node with that name"],["Enter, Space","show or hide the children"]]},{heading:"Recorded game",keys:[
["f, b","next, previous position"],["Home, End","on the slider: first, last position"]]}];function vn({heading:t,keys:e}){
return l`<section>
    <h3>${t}</h3>
    <dl class="keys">
      ${e.map(([n,o])=>l`<dt><kbd>${n}</kbd></dt>
            <dd>${o}</dd>`)}
    </dl>
  </section>`}function me(){let t=H(null),[e,n]=$t("shortcuts","on"),o=()=>t.current?.showModal();return q({"?":o}),l`<button class="quiet" onClick=${o} aria-haspopup="dialog">Keys</button>
    <dialog ref=${t} aria-labelledby="help-title">
      <div class="dialog-head">
        <h2 id="help-title">Keys</h2>
        <form method="dialog"><button>Close</button></form>
      </div>
      <div class="key-groups">${yn.map(s=>l`<${vn} ...${s} />`)}</div>
      <label class="check">
        <input
          type="checkbox"
          checked=${e==="on"}
          onChange=${()=>n(e==="on"?"off":"on")}
        />
        Single letters act as shortcuts
      </label>
    </dialog>`}var Ht=()=>{};function J(t){Ht(t)}function $e(){let[t,e]=S("");return C(()=>(Ht=e,()=>{Ht=()=>{}}),[]),l`<div class="sr-only" role="status" aria-live="polite">${t}</div>`}function _t({boards:t,moves:e,comments:n={},variations:o=[]},s){let r=o[s-1];if(!r)return{boards:t,moves:e,comments:n,shared:e.
length};let{after:i}=r,c=Object.entries(n).filter(([u])=>Number(u)<=i);return{boards:[...t.slice(0,i),...r.boards],moves:[
...e.slice(0,i),...r.moves],comments:{...Object.fromEntries(c),...r.comments},shared:i}}function gt(t,{ply:e,line:n}){let o=t.
variations?.[n-1]?n:0,s=_t(t,o).boards.length-1;return{ply:Math.min(Math.max(Math.trunc(e)||0,0),s),line:o}}function _e([
t,e]){return{ply:Number(t??0),line:Number(e??0)}}function ge({ply:t,line:e}){return e>0?[t,e]:[t]}function A(t){return(t+.5)*100}function N(t){return Array.from({length:t},(e,n)=>n)}function xn({rows:t,columns:e}){return l`<rect class="felt" x="0" y="0" width=${e*100} height=${t*100} rx="8" />
    ${N(t-1).map(n=>l`<path class="felt-line" d=${`M0 ${(n+1)*100}H${e*100}`} />`)}
    ${N(e-1).map(n=>l`<path class="felt-line" d=${`M${(n+1)*100} 0V${t*100}`} />`)}
    ${t>=8&&e>=8&&[1.5,t-2.5].map(n=>[1.5,e-2.5].map(o=>l`<circle class="felt-dot" cx=${A(o)} cy=${A(n)} r="6" />`))}`}function kn({
piece:t,mark:e,legal:n}){return t===null?n?l`<circle class="legal-dot" r="10" />`:null:l`<circle class="disk-shadow" cx="2" cy="4" r="40" />
    <circle class=${`disk disk-${t}`} r="40" />
    ${t===0?l`<path class="engraving-0" d="M0-22 22 0 0 22-22 0Z" />`:l`<circle class="engraving-1" r="28" />`}
    ${e==="last"&&l`<circle class=${`last last-${t}`} r="9" />`}`}var ye={name:"disks",Ground:xn,content:kn};function rt(t,e){return t===0?l`<path
        class="cross"
        d=${`M${-e} ${-e} ${e} ${e}M${e} ${-e} ${-e} ${e}`}
      />`:l`<circle class="ring" r=${e*1.1} />`}function wn({rows:t,columns:e}){let[n,o]=[e*100,t*100];return l`<rect class="plain-ground" x="0" y="0" width=${n} height=${o} rx="8" />
    ${N(t-1).map(s=>l`<path class="plain-line" d=${`M0 ${(s+1)*100}H${n}`} />`)}
    ${N(e-1).map(s=>l`<path class="plain-line" d=${`M${(s+1)*100} 0V${o}`} />`)}`}function bn({piece:t,value:e,mark:n,legal:o}){
let s=e!==void 0;return t===null?s?l`<text class="plot-value" text-anchor="middle" dy="0.36em">${e}</text>`:o?l`<circle class="plain-dot" r="8" />`:
null:l`${s?l`<g transform="translate(0 -8)">${rt(t,22)}</g>`:rt(t,26)}
  ${s&&l`<text class="plot-corner" text-anchor="middle" y="41">${e}</text>`}
  ${n==="last"&&l`<rect class="last-frame" x="-44" y="-44" width="88" height="88" rx="7" />`}`}var st={name:"grid",Ground:wn,
content:bn};var ve=6;function Sn(t,e){return Math.min(ve-1,Math.floor(t/Math.max(e,1)*ve))}function Tn({rows:t,columns:e,squares:n}){
let o=Math.max(...n.map(s=>s.value??0));return l`<rect class="plain-ground" x="0" y="0" width=${e*100} height=${t*100} rx="8" />
    ${n.map(({row:s,column:r,value:i})=>l`<rect
          class=${`plot plot-${Sn(i??0,o)}`}
          x=${r*100+3}
          y=${s*100+3}
          width=${94}
          height=${94}
          rx="8"
        />`)}`}var xe={name:"plots",Ground:Tn,content:st.content};function En(t){if(t<5)return[];let e=t<13?2:3,n=(t-1)/2,o=t<7?1:e,s=t%2===1?[o,n,t-1-o]:[o,t-1-o],r=s.flatMap(i=>s.map(c=>[
i,c]));return t<13?r.filter(([i,c])=>i===n==(c===n)):r}function Mn({rows:t,columns:e}){let n=A(e-1),o=A(t-1);return l`<defs>
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
    ${N(t).map(s=>l`<path class="go-line" d=${`M50 ${A(s)}H${n}`} />`)}
    ${N(e).map(s=>l`<path class="go-line" d=${`M${A(s)} 50V${o}`} />`)}
    <rect class="go-border" x="50" y="50" width=${n-50} height=${o-50} />
    ${t===e&&En(t).map(([s,r])=>l`<circle class="star-point" cx=${A(r)} cy=${A(s)} r="7" />`)}`}function On({piece:t,mark:e,
why:n}){return t===null?n?l`<path class="forbidden" d="M-14-14 14 14M14-14-14 14" />`:null:l`<circle class="stone-shadow" cx="2" cy="5" r="46" />
    <circle class=${`stone stone-${t}`} r="46" fill=${`url(#stone-${t})`} />
    ${e==="last"&&l`<circle class=${`last last-${t}`} r="20" />`}`}var ke={name:"stones",Ground:Mn,content:On};function Ln({rows:t,columns:e}){return l`<rect class="plain-ground" x="0" y="0" width=${e*100} height=${t*100} rx="8" />
    ${N(t-1).map(n=>l`<path class="stroke" d=${`M8 ${(n+1)*100}H${e*100-8}`} />`)}
    ${N(e-1).map(n=>l`<path class="stroke" d=${`M${(n+1)*100} 8V${t*100-8}`} />`)}`}function Hn({piece:t,mark:e}){return t===
null?null:l`${rt(t,26)}
  ${e==="last"&&l`<rect class="last-frame" x="-42" y="-42" width="84" height="84" rx="7" />`}`}var we={name:"strokes",Ground:Ln,
content:Hn};var Cn=[ye,st,xe,ke,we];function be({rows:t,columns:e}){let n=Math.max(24,3.6*Math.max(t,e));return{size:n,margin:1.9*n}}
var An=8,Nn={ArrowUp:[-1,0],ArrowDown:[1,0],ArrowLeft:[0,-1],ArrowRight:[0,1]};function Se(t){return Cn.find(({name:e})=>e===
t.drawing)??st}function In(t,e,n){return[`${t.id}: ${t.piece===null?"empty":e[t.piece]}`,t.value===void 0?"":`value ${t.
value}`,t.mark==="last"?"last move":"",t.legal?"legal":"",t.why&&t.piece===null?"not legal":"",n??""].filter(Boolean).join(
", ")}function Ct({id:t,piece:e,why:n}){return`${t}: ${n??(e===null?"not a legal move here":"the square is taken")}.`}function Pn(t,{
rows:e,columns:n},[o,s]){if(t.key==="Home")return[t.ctrlKey?0:o,0];if(t.key==="End")return[t.ctrlKey?e-1:o,n-1];let r=Nn[t.
key];if(!r)return null;let i=(c,u)=>Math.min(Math.max(c,0),u-1);return[i(o+r[0],e),i(s+r[1],n)]}function Rn(t){let{row_names:e,
column_names:n}=t,{size:o}=be(t),s=-o/2;return l`<g class="edge-names" aria-hidden="true" font-size=${o}>
    ${n.map((r,i)=>l`<text x=${A(i)} y=${s} text-anchor="middle">${r}</text>`)}
    ${e.map((r,i)=>l`<text x=${s} y=${A(i)} dy="0.36em" text-anchor="end">${r}</text>`)}
  </g>`}function Dn({note:{symbol:t,class:e}}){let n=Math.max(52,19*t.length+22);return l`<g class=${`note ${e}`}>
    <rect x=${-n/2} y="-26" width=${n} height="52" rx="26" />
    <text text-anchor="middle" dy="0.36em">${t}</text>
  </g>`}function X({board:t,label:e,onSquare:n,notes:o={}}){let s=Se(t),r=H(null),[i,c]=S([0,0]),[u,d]=[Math.min(i[0],t.
rows-1),Math.min(i[1],t.columns-1)],a=(m,g)=>{let _=Pn(m,t,[g.row,g.column]);if(_)c(_),r.current?.querySelector(`[data-s\
quare="${_.join(" ")}"]`)?.focus();else if(m.key==="Enter"||m.key===" ")n?.(g);else return;m.preventDefault()},h=m=>{let g=o[m.
id],_=n&&m.legal;return l`<g
      key=${m.column}
      role="gridcell"
      class=${_?"square playable":"square"}
      data-square=${`${m.row} ${m.column}`}
      transform=${`translate(${A(m.column)} ${A(m.row)})`}
      tabindex=${m.row===u&&m.column===d?0:-1}
      aria-label=${In(m,t.players,g?.words)}
      onClick=${()=>{c([m.row,m.column]),n?.(m)}}
      onFocus=${()=>c([m.row,m.column])}
      onKeyDown=${x=>a(x,m)}
    >
      <rect class="touch" x="-50" y="-50" width="100" height="100" />
      ${s.content(m)}
      ${g&&l`<${Dn} note=${g} />`}
      <rect class="focus-ring" x="-47" y="-47" width="94" height="94" rx="9" />
    </g>`},{margin:f}=be(t),[p,$]=[t.columns,t.rows].map(m=>m*100+f+An);return l`<svg
    ref=${r}
    class=${`board board-${s.name}`}
    preserveAspectRatio="xMinYMid"
    viewBox=${`${-f} ${-f} ${p} ${$}`}
    role="grid"
    aria-label=${e}
    aria-rowcount=${t.rows}
    aria-colcount=${t.columns}
  >
    <g aria-hidden="true"><${s.Ground} ...${t} /></g>
    <${Rn} ...${t} />
    ${N(t.rows).map(m=>l`<g role="row" key=${m}>${t.squares.filter(g=>g.row===m).map(h)}</g>`)}
  </svg>`}function Te({board:t,player:e}){let n={id:"",row:0,column:0,piece:e,legal:!1},o=Se(t);return l`<svg class=${`p\
iece-icon board-${o.name}`} viewBox="-52 -52 104 104" aria-hidden="true">
    ${o.content(n)}
  </svg>`}var Bn=new Intl.NumberFormat("en");function I(t){return Bn.format(t)}function D(t,e){return`${I(t)} ${e}${t===1?"":"s"}`}
function M(t){return t==null?"":String(t).replace("Infinity","∞").replace("-","−")}function j(t){return typeof t=="n\
umber"?t:t==="Infinity"?1/0:-1/0}function Ee(t){return t<10?`${t.toFixed(2)} s`:`${t.toFixed(1)} s`}function Me({moves:t,ply:e=t.length,onPly:n,mistakes:o={}}){let s=H(null);return C(()=>{let[r,i]=[s.current,s.current?.querySelector(
".current")];if(!r||!(i instanceof HTMLElement))return;let[c,u]=[i.offsetTop,i.offsetTop+i.offsetHeight];(c<r.scrollTop||
u>r.scrollTop+r.clientHeight)&&(r.scrollTop=c-r.clientHeight/2)},[e]),t.length===0?l`<p class="muted">No moves yet.</p>`:
l`<ol class="moves" ref=${s} tabindex="0" aria-label="Moves">
    ${t.map(({move:r,player:i,wall:c},u)=>{let d=u+1,a=o[d],h=`${d===e?"current ":""}${a?"mistake ":""}player-${i}`,f=l`<span class="number">${d}</span> ${r}${a&&
l`<span aria-hidden="true"> ✗</span>`}
        ${a&&l`<span class="sr-only">, mistake: ${a}</span>`}`,p=[a,c==null?"":Ee(c)].filter(Boolean).join(", ");return l`<li class=${h} title=${p}>
        ${n?l`<button aria-current=${d===e?"true":void 0} onClick=${()=>n(d)}>${f}</button>`:f}
      </li>`})}
  </ol>`}function Oe({label:t,value:e,last:n,text:o,onChange:s}){return l`<div class="slider">
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
    <output>${I(e)} <span class="muted">/ ${I(Math.max(n,0))}</span></output>
  </div>`}function yt({label:t,value:e,last:n,text:o,onChange:s,forward:r}){return l`<div class="record-steps">
    <button aria-disabled=${e===0?"true":void 0} onClick=${()=>s(e-1)}>‹ Back</button>
    <${Oe} label=${t} value=${e} last=${n} text=${o} onChange=${s} />
    <button
      class="primary"
      ref=${r}
      aria-disabled=${e===n?"true":void 0}
      onClick=${()=>s(e+1)}
    >
      Forward ›
    </button>
  </div>`}function Wn({mistake:t}){return t?.id==="gives-win-away"?["keeps the win","does not"]:t?.id==="gives-draw-away"?["keeps \
the draw","does not"]:["costs nothing","does"]}function Le(t,e){let n=t.filter(({mistake:s})=>s).sort((s,r)=>s.ply-r.ply),
o=n.filter(({mistake:s})=>s?.id!=="costs-points");return(o.length>0?o:n).map(s=>({ply:s.ply-1,goal:Wn(s),answer:s.mistake?.
better??null,judge:r=>e(s.ply-1,r)}))}function He({boards:t,moves:e},n){return e.flatMap(({move:o,player:s},r)=>{let i=[
...t[r].squares,...t[r].other_moves].filter(({legal:c})=>c);return s!==n||i.length<2?[]:[{ply:r,goal:["was played","was \
not"],answer:o,judge:c=>c===o}]})}function Ce({record:t,questions:e,onClose:n}){let[o,s]=S(0),[r,i]=S([]),[c,u]=S(!1),[d,
a]=S({}),[h,f]=S(""),p=H(null);K(()=>p.current?.focus(),[]);let{ply:$,goal:m,answer:g,judge:_}=e[o],x=t.boards[$],O=c||r.
some(({isRight:E})=>E),v=async E=>{let{id:T,legal:Q}=E;if(O)return;if(!Q){f(Ct({piece:null,...E})),J(Ct({piece:null,...E}));
return}let U=await _(T);f(""),i([...r.filter(({move:V})=>V!==T),{move:T,isRight:U}]),a(V=>({[o]:U,...V}))},P=()=>{u(!0),
f(""),a(E=>({[o]:!1,...E}))},W=E=>{i([]),u(!1),f(""),s(E)},G=Object.fromEntries([...c?[[g,{symbol:"★",words:"the answe\
r",class:"best"}]]:[],...r.map(({move:E,isRight:T})=>[E,{symbol:T?"✓":"✗",words:T?"right":"wrong",class:T?"win":"los\
s"}])]),k=r.at(-1),b=c?`${g} ${m[0]}.`:O?`✓ Right, ${k?.move} ${m[0]}. Found in ${r.length} ${r.length===1?"try":"trie\
s"}.`:k&&`✗ ${k.move} ${m[1]}. Try another one.`,L=Object.values(d);return l`<section class="find-move" aria-labelledby="find-title">
    <div class="board-columns">
      <div class="board-main">
        <h2 id="find-title" tabindex="-1" ref=${p}>Find the move that ${m[0]}</h2>
        <p class="board-words verdict" role="status">
          ${h||b||`Position ${o+1} of ${e.length}, before move ${$+1}: ${x.players[x.to_move??0]} to move.`}
        </p>
        <${X} board=${x} label="Find the move" onSquare=${v} notes=${G} />
      </div>
      <aside class="board-side" aria-label="The position">
        <div class="buttons">
          ${x.other_moves.filter(({legal:E})=>E).map(E=>l`<button onClick=${()=>v(E)}>${E.label}</button>`)}
          ${o>0&&l`<button onClick=${()=>W(o-1)}>Previous position</button>`}
          ${o+1<e.length&&l`<button class=${O?"primary":""} onClick=${()=>W(o+1)}>Next position</button>`}
          ${g!==null&&l`<button aria-disabled=${O?"true":void 0} onClick=${()=>O||P()}>
              Show the move
            </button>`}
          <button onClick=${n}>Back to the game</button>
        </div>
        <p class="muted">
          ${`Position ${o+1} of ${e.length}.`}
          ${L.length>0&&` Solved by the first move: ${L.filter(Boolean).length} of ${L.length}.`}
        </p>
      </aside>
    </div>
  </section>`}var vt=400,tt=150,z=8,Ae=24,Gn=tt-28,xt=(Ae+Gn)/2;function Un({value:t,winner:e,proved:n,estimate:o},s){return n?t??(e==
null?0:e===0?s:-s):o??null}function Vn({analysis:t,x:e,y:n,width:o,greatest:s}){let r=Un(t,s);if(r===null)return l`<text class="unknown" x=${e} y=${xt} dy="0.36em" text-anchor="middle">?</text>`;
let[i,c]=[n(0),n(r)],u=t.proved?t.value===null?" winner-only":"":" estimate";return l`<rect
    class=${`bar ${r>=0?"first":"second"}${u}`}
    x=${e-o/2}
    y=${Math.min(i,c)-(r===0?1.5:0)}
    width=${o}
    height=${Math.max(Math.abs(c-i),3)}
  />`}function jn(t,e){let n=t.filter(u=>u.proved).length,o=t.filter(u=>!u.proved&&u.estimate!==void 0).length,s=t.length-
n-o,r=u=>t.some(d=>d.ply===u&&d.proved),i=t.filter(({ply:u})=>u>0&&r(u)&&r(u-1)).length,c=t.filter(({mistake:u})=>u).length;
return[`${n} of ${D(e+1,"position")} proved`,o>0?`${o} estimated`:"",s>0?`${s} unknown`:"",i===0&&e>0?"no move can be ju\
dged":`${D(c,"mistake")} in ${i===e?"":`${i} judged of `}${D(e,"move")}`].filter(Boolean).join(", ")}function Ne({analysis:t,
last:e,ply:n,players:o,onPly:s}){let r=t.map(({value:f,estimate:p})=>Math.abs(f??p??0)),i=Math.max(1,...r),c=(vt-2*z)/(e+
1),u=f=>z+(f+.5)*c,d=f=>xt-f/i*(xt-Ae),a=jn(t,e),h=f=>t.some(f);return l`<figure class="plot-figure">
    <svg class="value-plot" viewBox=${`0 0 ${vt} ${tt}`} role="img" aria-label=${`Values of the positions: ${a}`}>
      <rect class="here" x=${u(n)-c/2} y="2" width=${c} height=${tt-4} rx="3" />
      <path class="axis" d=${`M${z} ${xt}H${vt-z}`} />
      <text class="tick" x=${z} y="15">▲ ${o[0]} ahead</text>
      <text class="tick" x=${z} y=${tt-6}>▼ ${o[1]} ahead</text>
      <text class="tick" x=${vt-z} y="15" text-anchor="end">±${i}</text>
      ${t.map(f=>l`<g class="position" key=${f.ply} onClick=${()=>s(f.ply)}>
          <title>${f.ply===0?"Start":`After move ${f.ply}`}: ${f.value_words}</title>
          <rect class="touch" x=${u(f.ply)-c/2} y="0" width=${c} height=${tt} />
          <${Vn} analysis=${f} x=${u(f.ply)} y=${d} width=${Math.max(1.5,c*.7)} greatest=${i} />
          ${f.mistake&&l`<text class="mistake-mark" x=${u(f.ply)} y=${tt-18} text-anchor="middle">✗</text>`}
        </g>`)}
    </svg>
    <figcaption class="muted">
      ${a}.
      ${h(({mistake:f})=>f)&&l` ✗ is a mistake.`}
      ${h(({proved:f,estimate:p})=>!f&&p!==void 0)&&l` Pale bars are estimates.`}
      ${h(({proved:f,estimate:p})=>!f&&p===void 0)&&l` ? is not known.`}
      ${" "}Click a position to see it.
    </figcaption>
  </figure>`}var Ie=[0,1];function Fn({record:t}){return l`<p class="record-players">
    ${Ie.map(e=>{let[n,o]=[t.boards[0].players[e],t.players[e]];return l`<span>
        <${Te} board=${t.boards[0]} player=${e} />
        <strong>${n}</strong>${o!==n&&` ${o}`}
      </span>`})}
  </p>`}function Kn({analysis:t}){if(!t)return l`<p class="muted">The value of this position is not known.</p>`;let{value_words:e,
proved:n,estimate:o,mistake:s}=t;return l`<p><strong>${e}</strong> <span class="muted">(${n?"proved":o===void 0?"not pro\
ved":"an estimate"})</span></p>
    ${s&&l`<p class="verdict wrong">✗ The last move is a mistake: it ${s.words}.</p>`}`}function Jn({record:{variations:t=[]},
place:e,onPlace:n}){return t.length===0?null:l`<h2>Variations</h2>
    <ul class="variations">
      <li><button aria-pressed=${e.line===0} onClick=${()=>n({...e,line:0})}>As played</button></li>
      ${t.map(({after:o,moves:s},r)=>l`<li>
            <button
              aria-pressed=${e.line===r+1}
              onClick=${()=>n({ply:o+1,line:r+1})}
            >
              <span class="number">${o+1}</span> ${s.map(({move:i})=>i).join(" · ")}
            </button>
          </li>`)}
    </ul>`}function zn({record:t,mistakes:e,onQuiz:n}){return l`${e.length>0&&l`<button onClick=${()=>n(e)}>Find the ${e.
length===1?"move":"moves"}</button>`}
  ${Ie.map(o=>{let s=He(t,o);return s.length>0&&l`<button onClick=${()=>n(s)}>Guess ${t.boards[0].players[o]}'s moves</button>`})}`}
function Pe({record:t,analysis:e,keeps:n,start:o={ply:0,line:0},onPlace:s=()=>{},pictures:r,children:i}){let[c,u]=S(()=>gt(
t,o)),[d,a]=S(null),h=H(null),f=H(!1);K(()=>u(gt(t,o)),[o.ply,o.line]),K(()=>{f.current&&!d&&h.current?.focus(),f.current=
!!d},[d]);let{ply:p,line:$}=c,{boards:m,moves:g,comments:_,shared:x}=_t(t,$),O=m.length-1,v=m[p],P=b=>{let L=gt(t,b);u(L),
s(L),J(_t(t,L.line).boards[L.ply].words)},W=b=>P({ply:b,line:$});q({f:()=>W(p+1),b:()=>W(p-1)});let G=Object.fromEntries(
e.flatMap(({ply:b,mistake:L})=>L&&b<=x?[[b,L.words]]:[]));if(d)return l`<${Ce} record=${t} questions=${d} onClose=${()=>a(
null)} />`;let k=$===0&&p===O;return l`<div class="board-columns">
      <div class="board-main">
        <p class="board-words">${v.words}${k&&l` <strong>${t.outcome.words}</strong>`}</p>
        <${X} board=${v} label=${`Position after ${p} moves`} />
        <${yt}
          label="Position"
          value=${p}
          last=${O}
          text=${`after move ${p} of ${O}`}
          onChange=${W}
          forward=${h}
        />
      </div>
      <aside class="board-side" aria-label="The position">
        <${Fn} record=${t} />
        ${_[p]&&l`<blockquote class="comment" aria-label="Comment">${_[p]}</blockquote>`}
        ${e.length>0&&l`<${Kn} analysis=${e.find(b=>b.ply===p&&p<=x)} />
            <${Ne}
              analysis=${e}
              last=${t.boards.length-1}
              ply=${Math.min(p,x)}
              players=${v.players}
              onPly=${b=>P({ply:b,line:0})}
            />`}
        <div class="buttons">
          ${i}
          <${zn} record=${t} mistakes=${n?Le(e,n):[]} onQuiz=${a} />
        </div>
        <h2>Moves</h2>
        <${Me} moves=${g} ply=${p} onPly=${W} mistakes=${G} />
        <${Jn} record=${t} place=${c} onPlace=${P} />
        ${r?.(c,m.length)}
      </aside>
    </div>`}function Qn(t){let[,e,n]=t.match(/^#?\/?([^?]*)\??(.*)$/s)??[];return{route:(e??"").split("/").filter(Boolean).map(Yn),query:new URLSearchParams(
n)}}function Yn(t){try{return decodeURIComponent(t)}catch{return t}}var kt=location.hash;function Re(){let[t,e]=S(location.
hash);return C(()=>{let n=()=>{kt=location.hash,e(kt)};return addEventListener("hashchange",n),n(),()=>removeEventListener(
"hashchange",n)},[]),Qn(t)}function De(...t){return`#/${t.map(encodeURIComponent).join("/")}`}function Be(t){t===location.hash||location.hash!==kt||(history.replaceState(history.state,"",t),kt=location.hash)}var Ur=new URLSearchParams(
location.search).has("embed");function At(t,e){return t.cells[e].textContent?.trim()??""}function Zn(t){let e=t.cellIndex,n=o=>parseFloat(At(o,e))||0;
return t.classList.contains("numeric")?(o,s)=>n(o)-n(s):(o,s)=>At(o,e).localeCompare(At(s,e))}function qn(t){let e=t.closest(
"table"),n=t.getAttribute("aria-sort")!=="ascending";e.querySelectorAll("[aria-sort]").forEach(r=>r.removeAttribute("ari\
a-sort")),t.setAttribute("aria-sort",n?"ascending":"descending");let o=Zn(t),s=e.tBodies[0];s.append(...[...s.rows].sort(
(r,i)=>n?o(r,i):o(i,r)))}function We(){let t=document.querySelectorAll(".sortable thead th");for(let e of t){let n=document.
createElement("button");n.type="button",n.append(...e.childNodes),n.addEventListener("click",()=>qn(e)),e.append(n)}}var Ge={auto:"light",light:"dark",dark:"auto"},Xn={auto:"Light or dark, as the system has it",light:"Always light",dark:"\
Always dark"};function Nt(t=Z("theme","auto")){document.documentElement.dataset.theme=t}function Ue(){let[t,e]=$t("theme",
"auto");C(()=>Nt(t),[t]);let n=t in Ge?t:"auto";return l`<button class="quiet" title=${Xn[n]} onClick=${()=>e(Ge[n])}>
    Theme: ${n}
  </button>`}function B(t){return JSON.stringify(t)}function to({state:t,kind:e,skipped:n}){return n?n.kind==="inner":t==="current"||
t==="done"&&e!=="leaf"&&e!=="cached"}function eo({children:t,value:e,skipped:n}){let o=n?n.value:e;return o===null?-1:t.
findIndex(s=>{let r=s.state==="done"?s.value:n&&s.skipped?.value;return r!=null&&j(r)===j(o)})}function wt(t,e){let n=[];
for(let o=0;o<=t.length;o+=1){let s=t.slice(0,o),r=e(s);if(!r||r.children.length===0)break;let i=r.children.findIndex(c=>c.
move===t[o]);n.push({parent:r,path:s,open:i,best:eo(r)})}return n}function Ve(t){let e=n=>{let o=t[n];return o?o.parent.
children.flatMap((s,r)=>{let i=[...o.path,s.move],c=r===o.open&&n+1<t.length,u={key:B(i),path:i,level:n+1,child:s,isOpen:c,
canOpen:to(s)};return c?[u,...e(n+1)]:[u]}):[]};return[{key:"",path:[],level:0,child:null,isOpen:t.length>0,canOpen:!0},
...e(0)]}var no=({node:{is_max:t,alpha:e,beta:n}})=>j(t?n:e),je=({path:t})=>t.at(-1)?.children.filter(({state:e})=>e==="cut").length??
0;function It({kind:t,node:e,path:n}){if(t!=="cut")return null;let o=no({node:e});for(let[s,r]of n.slice(0,-1).entries()){
if(r.is_max===e.is_max||j(r.value)!==o)continue;let i=r.children.find(u=>u.value!==void 0&&j(u.value)===o),c=n.slice(1,s+
1).map(({move:u})=>u);return i?{path:c,name:r.name,move:i.move,value:r.value}:null}return null}function Fe(t){let e=It(t);
return e?B([...e.path,e.move]):void 0}function Ke(t){let[e,n]=S(0);return K(()=>{if(!t.current)return;let o=new ResizeObserver(([s])=>n(Math.floor(s.contentRect.
width)));return o.observe(t.current),n(Math.floor(t.current.clientWidth)),()=>o.disconnect()},[]),e}var Je={max:"M0 0 21 35H-21Z",min:"M-21 0H21L0 35Z",leaf:"M-16 5H16V31H-16Z",cached:"M0 0 19 18 0 36-19 18Z"},oo={max:29,
min:15,leaf:22,cached:22};function ze({shape:t,state:e,value:n,isBest:o=!1}){return l`<g class=${`glyph ${t} ${e}`}>
    <path class="shape" d=${Je[t]} />
    ${/\b(cut|marked)\b/.test(e)&&l`<path class="hatch" d=${Je[t]} />`}
    <text class="glyph-value" text-anchor="middle" y=${oo[t]}>${M(n??null)}</text>
    ${o&&l`<path class="best-mark" d="M-5 40H5L0 46Z" transform="rotate(180 0 42)" />`}
  </g>`}function ro(t,e,n,o){let s=Math.max(1,Math.min(t,Math.floor(o/46))),r=Math.min(96,o/s),i=t>s,c=n+24+(i?8:30),u=s*r,d=Math.
min(Math.max(e.x-u/2,0),o-u),a=Array.from({length:t},(f,p)=>({x:d+(p%s+.5)*r,y:c+Math.floor(p/s)*64})),h=c-n+Math.ceil(t/
s)*64+6;return{top:n,height:h,isWrapped:i,from:e,nodes:a}}function Qe(t,e){let n=[],o={x:e/2,y:0},s=o,r=58;for(let i of t){
let c=ro(i.parent.children.length,s,r,e);n.push(c),s=c.nodes[i.open]??s,r+=c.height+10}return{root:o,placed:n,height:r}}function bt(t){let e=t.reduce((n,{nodes:o})=>n+o,0);return t.some(({value:n})=>n===null)?`more than ${I(e)} nodes`:D(e,"\
node")}function Pt(t){let{kind:e,value:n}=t;if(e==="leaf")return`minimax would look at this leaf, worth ${M(n)}`;let o=n===
null?"":`, and come to ${M(n)}`;return`minimax would search ${bt([t])} here${o}`}var so=7.5,io={unvisited:"not searched yet",current:"being searched",done:"searched",cut:"cut off"};function Rt({name:t,
depth:e,is_max:n,value:o,alpha:s,beta:r},i){let c=i?`, alpha ${M(s)}, beta ${M(r)}`:"";return`${t} ${M(o)}: ${n?"max":"m\
in"} node at depth ${e}${c}`}function Ye(t){let e=t.kind==="leaf"?", leaf":t.kind==="cached"?", from the cache":"",n=M(t.
skipped?t.skipped.value:t.value),o=n&&` ${n}`,s=t.why?`: ${t.why}`:"",r=t.skipped?`; ${Pt(t.skipped)}`:"";return`${t.name}${o}${e}\
, ${io[t.state]}${s}${r}`}function ao(t,e,n){return n?n.parent.is_max?"max":"min":t.skipped?.kind==="leaf"?"leaf":t.kind===
"leaf"||t.kind==="cached"?t.kind:e.is_max?"min":"max"}function St({label:t,levels:e,current:n,onToggle:o,onSelect:s,hasWindow:r=!0,
cause:i,marked:c,astray:u}){let d=H(null),a=Ke(d),[h,f]=S(""),p=Ve(e),$=p.some(k=>k.key===h)?h:n,{root:m,placed:g,height:_}=Qe(
e,Math.max(a,200));C(()=>lo(d.current),[n,a]);let x=k=>{k&&(f(k.key),s?.(k),d.current?.querySelector(`[data-key="${CSS.escape(
k.key)}"]`)?.focus())},O=k=>{let b=p.findIndex(L=>L.key===$);co(k,p,b,x,o)&&(k.preventDefault(),k.stopPropagation())},v=k=>p.
find(b=>b.key===k),P=({key:k,level:b,isOpen:L,canOpen:E})=>({role:"treeitem","data-key":k,"aria-level":b+1,"aria-expande\
d":E?String(L):void 0,"aria-current":k===n?"step":void 0,"aria-selected":c?String(c.has(k)):void 0,tabindex:k===$?0:-1,onFocus:T=>(T.
stopPropagation(),f(k)),onClick:T=>{T.stopPropagation(),x(v(k)),o?.(v(k))}}),W=k=>{let b=e[k];if(!b)return null;let{children:L}=b.
parent,E=g[k];return l`<g role="group">
      <${po}
        level=${b}
        place=${E}
        width=${Math.max(a,200)}
        hasWindow=${r}
        cause=${i}
      />
      ${L.map((T,Q)=>{let U=B([...b.path,T.move]),V=Q===b.open?e[k+1]:void 0,ln=ao(T,b.parent,V),cn=T.skipped?T.skipped.
value:V?V.parent.value:T.value,un=V&&!T.skipped?Rt(V.parent,r):Ye(T);return l`<g
          key=${U}
          ...${P(v(U))}
          aria-label=${`${un}${U===i?", whose choice causes the cut":""}`}
          aria-setsize=${L.length}
          aria-posinset=${Q+1}
        >
          <${Ze}
            point=${E.nodes[Q]}
            name=${T.name}
            shape=${ln}
            state=${[U===n?"here":T.state,T.skipped&&"skipped",U===i&&"cause",c?.has(U)&&"marked",u?.has(U)&&"astray"].filter(
Boolean).join(" ")}
            value=${cn}
            isBest=${Q===b.best}
            title=${Ye(T)}
          />
          </g>
          ${V&&W(k+1)}`})}
    </g>`},G=e[0]?.parent;return l`<div class="tree-box" ref=${d}>
    <svg
      class="tree"
      viewBox=${`0 0 ${Math.max(a,200)} ${_}`}
      height=${_}
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
      ${G&&l`<g ...${P(p[0])} aria-label=${Rt(G,r)} aria-setsize="1" aria-posinset="1">
          <${Ze}
            point=${m}
            name=${G.name}
            shape=${G.is_max?"max":"min"}
            state=${n===""?"here":"current"}
            value=${G.value}
            title=${Rt(G,r)}
          />
        </g>
        ${W(0)}`}
    </svg>
  </div>`}function lo(t){let e=t?.querySelector('[aria-current="step"] .node-drawing');if(!t||!e)return;let[n,o]=[e.getBoundingClientRect(),
t.getBoundingClientRect()];n.bottom>o.bottom?t.scrollTop+=n.bottom-o.bottom+24:n.top<o.top&&(t.scrollTop-=o.top-n.top+24)}
function co(t,e,n,o,s){let r=e[n],i=t.key.length===1&&/\S/.test(t.key)&&!t.ctrlKey&&!t.metaKey&&!t.altKey;if(t.key==="Ar\
rowRight")o(e[n+1]);else if(t.key==="ArrowLeft")o(e[n-1]);else if(t.key==="ArrowDown"&&r.isOpen)o(e[n+1]);else if(t.key===
"ArrowDown"&&r.canOpen)s?.(r);else if(t.key==="ArrowUp"&&r.isOpen&&r.level>0&&s)s(r);else if(t.key==="ArrowUp")o(e.findLast(
(c,u)=>u<n&&c.level<r.level));else if(t.key==="Home")o(e[0]);else if(t.key==="End")o(e.at(-1));else if(t.key==="Enter"||
t.key===" ")s?.(r);else return i?uo(t.key,e,n,o):t.key==="ArrowDown";return!0}function uo(t,e,n,o){let r=[...e.slice(n+1),
...e.slice(0,n)].find(({child:i})=>i?.name.startsWith(t));return o(r),r!==void 0}function fo({value:t,alpha:e,beta:n,skipped:o,
children:s},r){if(o)return["skipped",bt([o]),`minimax ${M(o.value)||"unknown"}`];let i=[`value ${M(t)}`];r&&i.push(`α ${M(
e)}`,`β ${M(n)}`);let c=s.flatMap(u=>u.skipped??[]);return c.length>0&&i.push(`skipped ${bt(c)}`),i}function po({level:t,
place:e,width:n,hasWindow:o,cause:s}){let{parent:r,open:i,path:c}=t,u=e.top+22,d=fo(r,o),a=so*(r.name.length+d.join("").
length+14),h=e.from.x<a&&e.from.x<n-a,f=e.from.x<a&&!h,p=`M${e.from.x} ${f?u:e.top-6}`,$=_=>`${p}L${e.from.x} ${u}L${_.x}\
 ${_.y-2}`,m=_=>["edge",_===i&&"open",r.children[_].skipped&&"skipped",B([...c,r.children[_].move])===s&&"cause"].filter(
Boolean).join(" "),g=e.nodes.map((_,x)=>({name:m(x),d:$(_)}));return g.sort((_,x)=>_.name.length-x.name.length),l`<g aria-hidden="true">
    <rect class=${r.skipped?"level skipped":"level"} x="0" y=${e.top} width=${n} height=${e.height} rx="10" />
    ${!e.isWrapped&&g.map(({name:_,d:x})=>l`<path class=${_} d=${x} />`)}
    ${e.isWrapped&&l`<path class="edge open" d=${`${p}V${u}`} />`}
    <text
      class="level-words"
      x=${h?n-10:10}
      y=${e.top+17}
      text-anchor=${h?"end":"start"}
    >
      <tspan class="strong">${r.name} ${r.is_max?"△ max":"▽ min"}</tspan>
      ${d.map(_=>l`<tspan dx="8">${_}</tspan>`)}
    </text>
  </g>`}function Ze({point:t,name:e,shape:n,state:o,value:s,isBest:r,title:i}){return l`<g class=${`node-drawing ${o}`} transform=${`\
translate(${t.x} ${t.y})`} aria-hidden="true">
    <title>${i}</title>
    <rect class="touch" x="-22" y="0" width="44" height="58" />
    <text class="node-name" text-anchor="middle" y="11">${e}</text>
    ${" "}
    <g transform="translate(0 16)">
      <${ze} shape=${n} state=${o} value=${s} isBest=${r} />
    </g>
    <rect class="focus-ring" x="-22" y="-1" width="44" height="60" rx="6" />
  </g>`}function Tt(t){return/^-?\d+$/.test(t)?Number(t):t}function ho(t,e){return t.map((n,o)=>{let s=t[o+1],r=n.children.map(({
name:c,value:u})=>({name:c,state:"done",value:u})),i=s?[{name:s.name,state:"current",value:s.value}]:[];return{move:n.name,
name:n.name,depth:o,is_max:e===(o%2===0),value:Tt(n.value),alpha:Tt(n.alpha),beta:Tt(n.beta),children:[...r,...i].map(c=>({
...c,move:c.name,value:Tt(c.value)}))}})}function mo(t){let e=(t?.path??[]).flatMap(({children:n},o)=>{let s=t?.path.slice(
1,o+1).map(({move:r})=>r)??[];return n.filter(({state:r})=>r==="cut").map(({move:r})=>B([...s,r]))});return new Set(e)}function qe({
line:t,hasEnded:e,path:n,isMax:o,parting:s,hasWindow:r,children:i}){return l`<div class="side-by-side">
    <figure>
      <figcaption>Yours, line ${I(t)}</figcaption>
      ${n?l`<${$o} path=${n} isMax=${o} skipped=${mo(s)} hasWindow=${r} />`:l`<p class="muted">${e?"Your log has ended.":
"There is no node in this line."}</p>`}
    </figure>
    <figure>
      <figcaption>Right</figcaption>
      ${i}
    </figure>
  </div>`}function $o({path:t,isMax:e,skipped:n,hasWindow:o}){let s=ho(t,e),r=t.slice(1).map(({name:c})=>c),i=wt(r,c=>s[c.
length]);return l`<${St}
    label="Your log"
    levels=${i}
    current=${B(r)}
    hasWindow=${o}
    astray=${n}
  />`}var ws=Math.floor(Math.random()*2**31);var Ms=typeof document<"u"&&document.querySelector("meta[name=suite-engine]")!==null;function Xe(t,{line:e,yours:n,right:o,lines_right:s,lines_yours:r}){let i=I(e??0);if(n===null)return`${t} ends too early\
: line ${i} of ${D(s,"line")} is missing.`;if(o===null)return`${t} goes on in line ${i}, where the right log ends.`;let c=r===
s?"":` (yours has ${I(r)})`;return`${t} differs first in line ${i} of ${D(s,"line")}${c}.`}function yo({yours:t,right:e,names:n}){let[o,s]=[t?.split(",")??[],e?.split(",")??[]],r=n.slice(0,Math.max(o.length,s.length)),
i=(c,u)=>l`<tr>
      <th scope="row">${c}</th>
      ${r.map((d,a)=>{let h=o[a]!==s[a];return l`<td class=${h?"differs":""}>
          ${u[a]??"nothing"}${h&&l` <span class="sign" role="img" aria-label="differs">≠</span>`}
        </td>`})}
    </tr>`;return l`<div class="scroll-x" tabindex="0" role="region" aria-label="Both lines">
    <table>
      <thead>
        <tr>
          <td></td>
          ${r.map(c=>l`<th scope="col">${c}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${i("yours",o)} ${i("right",s)}
      </tbody>
    </table>
  </div>`}function tn({log:{name:t,check:e},columns:n,go:o,onDrop:s}){let r=s&&l`<button class="link" onClick=${s}>Compare no more</button>`;
if(e.same)return l`<p class="verdict right">
      <strong>✓ ${t} is right</strong>: all ${D(e.lines_right,"line")}. ${r}
    </p>`;let[i]=e.mistakes;return l`<section class="log-verdict" aria-label="Your log">
    <p class="verdict wrong">
      <strong>✗ ${Xe(t,e)}</strong>
      ${i?l` Known mistake: <strong>${i.description}</strong>.`:" No known mistake gives exactly this log."}
      ${" "}<button class="link" onClick=${()=>o(e.step)}>Go to that line</button> ${r}
    </p>
    <details>
      <summary>Both lines, and why</summary>
      <${yo} yours=${e.yours} right=${e.right} names=${n} />
      <p>${e.explanation}</p>
      ${e.mistakes.length>1&&l`<p>The same log comes from:</p>
          <ul>
            ${e.mistakes.slice(1).map(({description:c})=>l`<li>${c}</li>`)}
          </ul>`}
    </details>
  </section>`}function en(){return l`<details class="legend">
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
  </details>`}function vo({node:t,board:e}){let n=e?.players??["Max","Min"],o=e?e.to_move:t.is_max?0:1;return o===null?null:[n[o],n[1-
o]]}var nn=(t,e)=>t===0?"the root":`node ${e}`;function on(t){let{kind:e,node:n,before:o,child:s}=t,r=n.path.length>1?n.name:
"the root",i=M(n.value);if(e==="leaf")return`${r} is a leaf, worth ${i}.`;if(e==="cached")return`${r} is known already: ${i}\
.`;let[c,u]=vo(t)??["",""];if(e==="enter")return`${c} moves at ${r}, and takes the ${n.is_max?"greatest":"least"} value.`;
if(e==="cut"){let h=It(t),f=je(t),p=f===0?"Nothing is left to skip.":`${D(f,"move")} skipped.`;return`${h?`${u} already \
has ${h.move} = ${M(h.value)} at ${nn(h.path.length,h.name)}`:"The window is empty"}; ${c} can force ${i} at ${nn(n.depth,
n.name)}. ${p}`}let d=o&&j(o.value)!==j(n.value),a=`${s?.move} = ${M(s?.value)}`;return d?`${a} is better for ${c}: ${r}\
 is worth ${n.is_max?"at least":"at most"} ${i} now.`:`${a} is no better for ${c}: ${r} stays at ${i}.`}function xo({step:t,hasWindow:e}){let n=t.path.flatMap(({move:s})=>s??[]),o=wt(n,s=>t.path[s.length]);return l`<${St}
    label="The right tree"
    levels=${o}
    current=${B(n)}
    hasWindow=${e}
    cause=${Fe(t)}
  />`}function rn({record:{algorithm:t,columns:e,check:n,lines:o}}){let[s,r]=S(0),i=t==="alphabeta",{right:c,yours_path:u}=o[s],
[d,a]=[n.line??0,o.length-1],h=o[0].right,f=$=>{let m=o[$].right;return m?on(m):"The right log has ended."},p=$=>{let m=Math.
min(Math.max($,0),a);r(m),J(f(m))};return q({f:()=>p(s+1),b:()=>p(s-1)}),l`<div class="log-viewer">
    <${tn} log=${{name:"The log",check:n}} columns=${e} go=${()=>p(0)} />
    <${yt}
      label="Line"
      value=${s}
      last=${a}
      text=${`line ${I(d+s)}, to line ${I(d+a)}`}
      onChange=${p}
    />
    <p class="reason">${f(s)}</p>
    <${qe}
      line=${d+s}
      hasEnded=${d+s>n.lines_yours}
      path=${u}
      isMax=${(c??h)?.path[0].is_max??!0}
      parting=${h}
      hasWindow=${i}
      >${c?l`<${xo} step=${c} hasWindow=${i} />`:l`<p class="muted">${f(s)}</p>`}<//
    >
    <${en} />
    ${c?.board&&l`<div class="board-pane">
        <${X} board=${c.board} label=${`Board of the node ${c.node.path.join(" › ")}`} />
        <p class="muted">${c.board.words}</p>
      </div>`}
  </div>`}function ko(){return JSON.parse(document.getElementById("data")?.textContent??"{}")}function sn(t){return t.kind==="game"?
t.title??t.players.join(" – "):t.title}function wo({analysis:t=[],keeps:e}){let n=o=>t.find(s=>s.ply===o+1)?.mistake?.
better;return async(o,s)=>e?.[o]?.includes(s)??s===n(o)}var it=document.getElementById("report"),an=document.activeElement;
function bo(t){if(!it||it.hidden===!!t)return;t&&(an=document.activeElement),it.hidden=!!t,t&&scrollTo(0,0);let e=t??an;
e instanceof HTMLElement&&e.focus()}function So({data:t}){let{route:[e,n,...o]}=Re(),s=e==="record"?Number(n):it?void 0:
0,r=s===void 0?void 0:t.records[s],i=H(null);return C(()=>{document.title=r?sn(r):t.title,bo(i.current)},[r]),l`<header class="top">
      <span class="brand">suite</span>
      <nav></nav>
      <${me} /><${Ue} />
    </header>
    ${r&&l`<main key=${s}>
        ${it&&l`<p><a href="#/">‹ ${t.title}</a></p>`}
        <h1 ref=${i} tabindex="-1">${sn(r)}</h1>
        ${r.kind==="log"?l`<${rn} record=${r} />`:l`<${Pe}
                record=${r}
                analysis=${r.analysis??[]}
                keeps=${wo(r)}
                start=${_e(o)}
                onPlace=${c=>Be(De("record",s??0,...ge(c)))}
              />`}
      </main>`}
    <${$e} />`}Nt();We();ce(l`<${So} data=${ko()} />`,document.getElementById("app"));
