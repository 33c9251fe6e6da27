import { html } from '../html/html';
import { inlineScript, packed } from '../html/inline-script';
import { type HeadInput } from './head';
import { type PageWords } from './words/page-words';

/**
 * Shows the page's plain words when a script of the first page did not come, or the shell says that it cannot start
 * (the event `posy-boot-failed` on the document). Before the scripts of the head, which are deferred. It is written here
 * because it must work when nothing of the shell has loaded. A page that came whole stays, with the words in a line above
 * it. A new attempt first replaces scripts and styles in the browser's own cache, which holds a broken one for a year.
 */
const script = packed(`(() => {
  let shown = false;
  const lineOf = (page) => {
    const line = document.createElement('div');
    line.className = 'posy-plain-line';
    line.setAttribute('role', 'alert');
    const title = document.createElement('strong');
    title.textContent = page.querySelector('h1').textContent;
    line.append(title, page.querySelector('p'), page.querySelector('button'));
    return line;
  };
  const show = () => {
    if (shown) return;
    shown = true;
    const root = document.getElementById('root');
    const page = document.getElementById('posy-boot-failed').content.cloneNode(true);
    const button = page.querySelector('button');
    if (root.childElementCount > 0) root.before(lineOf(page));
    else root.append(page);
    button.addEventListener('click', async () => {
      button.disabled = true;
      // Whatever asked for it first: a preload, a script element or a style sheet's.
      const files = performance.getEntriesByType('resource').filter(({ name }) => /\\.(?:js|css)$/.test(name));
      // Read to the end: a reload aborts what is still on its way, and the broken file would stay.
      const replaced = Promise.allSettled(files.map(async ({ name }) => (await fetch(name, { cache: 'reload' })).arrayBuffer()));
      // A file that does not come at all must not hold up the new attempt.
      await Promise.race([replaced, new Promise((done) => setTimeout(done, 10000))]);
      location.reload();
    });
  };
  document.addEventListener('posy-boot-failed', show);
  addEventListener('error', ({ target }) => target instanceof HTMLScriptElement && target.defer && show(), true);
})();`);

/** The page that people read when the product cannot start: in their market's language, and without more script. */
export const bootGuard = ({ nonce, words }: HeadInput & { words: PageWords }): string[] => {
  const { title, body, retry } = words.bootFailed;
  const page = html`<template id="posy-boot-failed"
    ><main class="posy-plain" role="alert">
      <h1>${title}</h1>
      <p>${body}</p>
      <button type="button">${retry}</button>
    </main></template
  >`;
  return [page.text, inlineScript(nonce, script)];
};
