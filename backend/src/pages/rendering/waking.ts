import { attributes } from '#html/escape';
import { inlineScript, packed } from '#html/inline-script';

/**
 * Starts the scripts of a page that was rendered completely: at the first touch of any kind, when this browser is
 * signed in (a mark that the shell leaves) or is the app, or else after a while without input. Until then the page can
 * be read, its links work and its form is sent without scripts (`early-acts` records the rest), and no script slows
 * down a reader's phone. The scripts' files are fetched before, once the page is painted, with spare bandwidth.
 * The scripts are in a template, where browsers leave them alone: elements that are moved keep their integrity and
 * nonce, and no address becomes a script by an assignment, which Trusted Types would refuse.
 */
const script = packed(`(() => {
  const template = document.getElementById('posy-scripts');
  const links = [...template.content.querySelectorAll('link')];
  const scripts = [...template.content.querySelectorAll('script')];
  const signs = ['pointerdown', 'touchstart', 'wheel', 'scroll', 'keydown', 'focusin', 'input'];
  const options = { capture: true, passive: true };
  const whenRead = (act) =>
    document.readyState === 'loading' ? addEventListener('DOMContentLoaded', act, { once: true }) : act();
  let isAwake = false;
  const wake = () => {
    if (isAwake) return;
    isAwake = true;
    for (const sign of signs) removeEventListener(sign, wake, options);
    removeEventListener('pointermove', moved, options);
    document.head.append(...links);
    whenRead(() => {
      for (const one of scripts) one.async = false;
      document.head.append(...scripts);
    });
  };
  // Browsers report a pointer that rests where a page appears, too: it moved once it is elsewhere.
  let place = null;
  const moved = ({ screenX, screenY }) => {
    const here = screenX + ' ' + screenY;
    if (place !== null && place !== here) wake();
    place = here;
  };
  const isSignedIn = () => {
    try {
      return [localStorage, sessionStorage].some((storage) => storage.getItem('posy-signed-in') === '1');
    } catch {
      return false;
    }
  };
  if ('ReactNativeWebView' in window || isSignedIn()) {
    wake();
    return;
  }
  for (const sign of signs) addEventListener(sign, wake, options);
  addEventListener('pointermove', moved, options);
  const whenIdle = window.requestIdleCallback ?? ((act) => setTimeout(act, 1));
  const wakeAfter = Number(template.dataset.wakeAfter);
  whenRead(() => setTimeout(() => whenIdle(wake, { timeout: 1000 }), wakeAfter));
  const fetchAhead = () => {
    // A page that starts its scripts in a moment would only fetch twice.
    if (isAwake || wakeAfter < 1000 || navigator.connection?.saveData) return;
    for (const link of links) {
      const ahead = link.cloneNode();
      ahead.rel = 'prefetch';
      ahead.removeAttribute('integrity');
      document.head.append(ahead);
    }
  };
  // A loaded picture is not painted yet: a second later it is.
  addEventListener('load', () => setTimeout(() => whenIdle(fetchAhead, { timeout: 2000 }), 1000), { once: true });
})();`);

/** The parts of a page that wait until its scripts start. */
export interface Sleeping {
  nonce: string;
  /** Milliseconds until an untouched page starts its scripts, from when its document was read. */
  wakeAfterMs: number;
  /** Scripts in their order, and links that say what they will ask for. */
  elements: readonly string[];
}

/** The elements of the head that begin the page's scripts later. */
export const sleeping = ({ nonce, wakeAfterMs, elements }: Sleeping): string[] => [
  `<template${attributes({ id: 'posy-scripts', 'data-wake-after': String(wakeAfterMs) })}>${elements.join('')}</template>`,
  inlineScript(nonce, script),
];
