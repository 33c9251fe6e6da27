import type { SmallStorage } from '@posy/remote-kit';
import type { Clock } from '@posy/shared-contracts/mount-props';

type TextField = HTMLInputElement | HTMLTextAreaElement;

const storageKey = 'posy-stored-typing';

/** Milliseconds in which a field has to come back: its screen loads first. */
const waitMs = 10_000;

const kindsOfText = new Set(['date', 'email', 'number', 'search', 'tel', 'text', 'textarea', 'time', 'url']);

const nameOf = (field: TextField): string =>
  [field.type, field.name, field.getAttribute('aria-label') ?? field.labels?.[0]?.textContent ?? ''].join(' ');

/** The page's fields of text, by what they are called; of several with one name each has its place. Passwords are none of them. */
const fieldsIn = (page: Document): Map<string, TextField> => {
  const fields = new Map<string, TextField>();
  for (const field of page.querySelectorAll<TextField>('input, textarea')) {
    if (!kindsOfText.has(field.type)) continue;
    const name = nameOf(field);
    let place = 1;
    while (fields.has(`${name} ${place}`)) place += 1;
    fields.set(`${name} ${place}`, field);
  }
  return fields;
};

/** Keeps what stands in the page's fields, for the page that takes its place. */
export const storeTyping = (page: Document, storage: SmallStorage): void => {
  const texts = [...fieldsIn(page)].flatMap(([name, { value }]) => (value === '' ? [] : [[name, value]]));
  storage.setItem(storageKey, JSON.stringify({ path: page.location.pathname, texts }));
};

/** Types as a person does: React hears nothing of a value that is only set. */
const typeInto = (field: TextField, text: string): void => {
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field) as object, 'value') ?? {};
  set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
};

const readStored = (storage: SmallStorage): { path?: string; texts?: [name: string, text: string][] } => {
  const stored = storage.getItem(storageKey);
  storage.removeItem(storageKey);
  return stored === null ? {} : (JSON.parse(stored) as ReturnType<typeof readStored>);
};

/** Types what was kept into the fields of the same screen, each when it comes. */
export const restoreTyping = (page: Document, storage: SmallStorage, clock: Pick<Clock, 'after'>): void => {
  const { path, texts = [] } = readStored(storage);
  if (path !== page.location.pathname || texts.length === 0) return;
  const waiting = new Map(texts);
  const fill = (): void => {
    for (const [name, field] of fieldsIn(page)) {
      const text = waiting.get(name);
      if (text === undefined) continue;
      waiting.delete(name);
      if (field.value !== text) typeInto(field, text);
    }
    if (waiting.size === 0) observer.disconnect();
  };
  const observer = new MutationObserver(fill);
  observer.observe(page.body, { childList: true, subtree: true });
  clock.after(waitMs, () => observer.disconnect());
  fill();
};
