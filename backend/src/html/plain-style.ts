import { attributes } from './escape';

const rules = [
  '.posy-plain{max-inline-size:66ch;margin:0 auto;padding:40px 16px 64px}',
  '.posy-plain :is(h1,h2,h3){margin-block:1.2em .4em;font-family:var(--posy-face-display,Georgia,serif);line-height:1.2}',
  '.posy-plain :is(p,ul,ol,dl){margin-block:.6em}',
  '.posy-plain :is(ul,ol){padding-inline-start:1.2em}',
  '.posy-plain dt{font-weight:600}',
  '.posy-plain dd{margin:0 0 .6em}',
  '.posy-plain a{color:var(--posy-stem,#0c5537)}',
  '.posy-plain footer{margin-block-start:40px;color:var(--posy-ink-faint,#5d6660)}',
  '.posy-plain-line{display:flex;flex-wrap:wrap;align-items:center;gap:4px 16px;padding:8px 16px;' +
    'background:var(--posy-surface,#fff);color:var(--posy-ink,#1c231f);border-block-end:1px solid currentColor}',
  '.posy-plain-line p{flex:1 1 20ch;margin:0}',
  ':is(.posy-plain,.posy-plain-line) button{min-block-size:44px;margin-block-start:12px;padding-inline:20px;border:0;border-radius:10px;' +
    'background:var(--posy-stem,#0c5537);color:var(--posy-on-stem,#fff);font:inherit;font-weight:600;cursor:pointer}',
  '.posy-plain-line button{margin-block-start:0}',
].join('');

/**
 * Styles of a page outside the app: readable, in the product's colours, and in the browser's own style without them.
 */
export const plainStyle = (nonce: string): string => `<style${attributes({ nonce })}>${rules}</style>`;
