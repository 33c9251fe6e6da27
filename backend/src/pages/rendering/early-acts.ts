import { inlineScript, packed } from '#html/inline-script';

/**
 * Records typing, presses and the entered field before the page's scripts have loaded, and replays them once React has
 * the element, which the fiber that it adds to elements reveals. Links need none of it. It is written here because nothing of the shell
 * has loaded yet.
 */
const script = packed(`(() => {
  const root = document.getElementById('root');
  // The markup is a visitor's page. In a signed-in browser (the shell leaves a mark, its session hint) it is hidden at
  // once: the page renders itself, with the person's own header.
  try {
    if ([localStorage, sessionStorage].some((storage) => storage.getItem('posy-signed-in') === '1')) root.replaceChildren();
  } catch {
    // A browser that keeps nothing has no mark.
  }
  // React gives a text area its first text again when it takes it. In one that nobody has written into this would move the
  // caret to the start; in one that has a value of its own it moves nothing.
  for (const area of root.querySelectorAll('textarea')) area.value = area.value;
  const pending = new Map();
  const places = 'input,textarea,select,button,form';
  const drawn = new WeakSet(root.querySelectorAll(places));
  // Milliseconds for which an element's successor is waited for, and for which React may still give up what it has taken.
  const waitMs = 5000;
  const seenAwake = new WeakMap();
  // React marks an element while it renders, and hears its events only once that is committed: a part that waits for code
  // may be between the two for long. As React itself tells (getNearestMountedFiber): no fiber that is new, up to one that
  // is not, is still to be placed or hydrated.
  const placementOrHydrating = 4098;
  const isCommitted = (fiber) => {
    for (let one = fiber; one && !one.alternate; one = one.return)
      if (one.flags & placementOrHydrating) return false;
    return true;
  };
  const isAwake = (element) => {
    const key = Object.keys(element).find((name) => name.startsWith('__reactFiber'));
    if (key === undefined || !isCommitted(element[key])) return false;
    if (!seenAwake.has(element)) seenAwake.set(element, performance.now());
    return true;
  };
  const mayBeGivenUp = (element) =>
    drawn.has(element) && performance.now() - (seenAwake.get(element) ?? performance.now()) <= waitMs;
  // Neither of the page's markup nor React's: the words that stand where the product could not start, with their button.
  const isOthers = (element) => !drawn.has(element) && !isAwake(element);
  // React that gives up the server's markup (an update came before it had taken it) puts other elements in its place. An
  // act goes on to the one that is called the same; ids and names that React made (useId) are others then.
  const lasting = (name) => (/_r_/i.test(name) ? '' : name);
  const nameOf = (element) =>
    [element.tagName, lasting(element.name), element.type, lasting(element.id), element.getAttribute('aria-label'),
      /^(?:checkbox|radio)$/.test(element.type) ? element.value : '',
      element.tagName === 'BUTTON' ? element.textContent : ''].join();
  const namesakes = (name) => [...root.querySelectorAll(places)].filter((one) => nameOf(one) === name);
  const placeOf = (element) => {
    const name = nameOf(element);
    return { name, at: namesakes(name).indexOf(element), address: location.href };
  };
  // Of another page, no element is a successor.
  const isNow = (element, { name, at, address }) =>
    element.isConnected ? element : address === location.href ? (namesakes(name)[at] ?? null) : null;
  let isCatchingUp = false;
  const catchUp = () => {
    if (isCatchingUp) return;
    isCatchingUp = true;
    try {
      for (const [element, entry] of pending) {
        const isOver = performance.now() - entry.since > waitMs;
        const now = isNow(element, entry.place);
        const isWithReact = entry.isTaken && now === element;
        const waits = now === null ? !isOver : isWithReact ? mayBeGivenUp(now) : !isAwake(now);
        // Later acts do not overtake one whose element is still to come.
        if (waits && now === null) break;
        if (waits) continue;
        pending.delete(element);
        if (now === null || isWithReact) continue;
        entry.act(now);
        if (entry.isTyped && mayBeGivenUp(now)) keep(now, entry.act, { isTyped: true, isTaken: true });
      }
    } finally {
      isCatchingUp = false;
    }
  };
  const look = () => {
    catchUp();
    if (pending.size > 0) setTimeout(look, 50);
  };
  const keep = (element, act, { isTyped = false, isTaken = false } = {}) => {
    if (pending.size === 0) setTimeout(look, 50);
    pending.delete(element);
    pending.set(element, { act, isTyped, isTaken, place: placeOf(element), since: performance.now() });
  };
  // Earlier acts come first: a press that React handles at once would send a form without the text that was typed into
  // it. A field that is typed into again has only its newest text, which React may still give up with the field.
  const takes = (element, isTyped) => {
    if (!isAwake(element)) return false;
    if (isTyped && !isCatchingUp) {
      pending.delete(element);
      if (mayBeGivenUp(element)) keep(element, actOf(element), { isTyped: true, isTaken: true });
    }
    catchUp();
    return true;
  };
  // React remembers what stood in a field when it took it, and hears of no change that it remembers: another value is put
  // through the element's own setter, which React watches, and then the typed one past it, by the prototype's.
  const typed = (value) => (field) => {
    field.value = value === '' ? ' ' : '';
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value').set.call(field, value);
    field.dispatchEvent(new Event(field.tagName === 'SELECT' ? 'change' : 'input', { bubbles: true }));
  };
  const ticked = (isChecked) => (field) => field.checked === isChecked || field.click();
  const actOf = (field) =>
    /^(?:checkbox|radio)$/.test(field.type) ? ticked(field.checked) : typed(field.value);
  // A field shows what it suggests once it is entered, which React has not heard.
  const entered = (field) =>
    field === document.activeElement && field.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  root.addEventListener('focusin', ({ target }) => {
    if (target.matches('input') && drawn.has(target) && !pending.has(target) && !isAwake(target)) keep(target, entered);
  });
  root.addEventListener('input', ({ target }) => isOthers(target) || takes(target, true) || keep(target, actOf(target), { isTyped: true }), true);
  root.addEventListener('click', (event) => {
    const button = event.target.closest('button');
    if (button === null || isOthers(button) || takes(button, false)) return;
    event.preventDefault();
    event.stopPropagation();
    keep(button, (now) => now.click());
  }, true);
  root.addEventListener('submit', (event) => {
    if (isOthers(event.target) || takes(event.target, false)) return;
    event.preventDefault();
    keep(event.target, (now) => now.requestSubmit());
  }, true);
})();`);

/** The script, for a page that came whole; right behind its markup. */
export const earlyActs = (nonce: string): string => inlineScript(nonce, script);
