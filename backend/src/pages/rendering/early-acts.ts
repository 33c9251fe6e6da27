import { inlineScript, packed } from '#html/inline-script';

/**
 * Records typing, presses and the entered field before the page's scripts have loaded, and replays them once React has
 * the element, which the members that it adds to elements reveal. Links need none of it. It is written here because nothing of the shell
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
  const isAwake = (element) => Object.keys(element).some((key) => key.startsWith('__reactProps'));
  let isCatchingUp = false;
  const catchUp = () => {
    if (isCatchingUp) return;
    isCatchingUp = true;
    try {
      for (const [element, act] of pending) {
        if (element.isConnected && !isAwake(element)) continue;
        pending.delete(element);
        if (element.isConnected) act();
      }
    } finally {
      isCatchingUp = false;
    }
  };
  const look = () => {
    catchUp();
    if (pending.size > 0) setTimeout(look, 50);
  };
  const keep = (element, act) => {
    if (pending.size === 0) setTimeout(look, 50);
    pending.delete(element);
    pending.set(element, act);
  };
  // Earlier acts come first: a press that React handles at once would send a form without the text that was typed into
  // it. A field that is typed into again has only its newest text.
  const takes = (element, isTyped) => {
    if (!isAwake(element)) return false;
    if (isTyped && !isCatchingUp) pending.delete(element);
    catchUp();
    return true;
  };
  // React remembers what stood in a field when it took it, and hears of no change that it remembers: another value is put
  // through the element's own setter, which React watches, and then the typed one past it, by the prototype's.
  const typed = (field, value) => () => {
    field.value = value === '' ? ' ' : '';
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value').set.call(field, value);
    field.dispatchEvent(new Event(field.tagName === 'SELECT' ? 'change' : 'input', { bubbles: true }));
  };
  const ticked = (field, isChecked) => () => field.checked === isChecked || field.click();
  const actOf = (field) =>
    /^(?:checkbox|radio)$/.test(field.type) ? ticked(field, field.checked) : typed(field, field.value);
  // A field shows what it suggests once it is entered, which React has not heard.
  const entered = (field) => () =>
    field === document.activeElement && field.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  root.addEventListener('focusin', ({ target }) => {
    if (target.matches('input') && !pending.has(target) && !isAwake(target)) keep(target, entered(target));
  });
  root.addEventListener('input', ({ target }) => takes(target, true) || keep(target, actOf(target)), true);
  root.addEventListener('click', (event) => {
    const button = event.target.closest('button');
    if (button === null || takes(button, false)) return;
    event.preventDefault();
    event.stopPropagation();
    keep(button, () => button.click());
  }, true);
  root.addEventListener('submit', (event) => {
    if (takes(event.target, false)) return;
    event.preventDefault();
    keep(event.target, () => event.target.requestSubmit());
  }, true);
})();`);

/** The script, for a page that came whole; right behind its markup. */
export const earlyActs = (nonce: string): string => inlineScript(nonce, script);
