import { packed } from '#html/inline-script';

/**
 * The page's script: it reports once that a person opened the page, by gestures that mail scanners do not make, and sends an
 * answer only once. Everything works without it.
 */
export const guestScript = packed(`
(() => {
  const acts = ['pointerdown', 'touchstart', 'keydown', 'wheel'];
  const seen = () => {
    for (const act of acts) removeEventListener(act, seen);
    fetch(location.pathname.replace(/\\/$/, '') + '/opened', { method: 'POST' }).catch(() => undefined);
  };
  for (const act of acts) addEventListener(act, seen, { passive: true });
  // Disabled a moment later: a button that is disabled while the form is sent is no part of it.
  for (const form of document.forms)
    form.addEventListener('submit', () =>
      setTimeout(() => {
        for (const button of form.querySelectorAll('button')) button.disabled = true;
      }),
    );
  // Coming back to this page from the browser's history finds it usable again.
  addEventListener('pageshow', () => {
    for (const button of document.querySelectorAll('button')) button.disabled = false;
  });
})();
`);
