import { restoreTyping, storeTyping } from './stored-typing';

const storage = sessionStorage;
const clock = { after: () => () => undefined };
const fields = `
  <label>Name <input name="name"></label>
  <textarea aria-label="Note"></textarea><textarea aria-label="Note"></textarea>
  <input type="password" name="secret"><input type="checkbox" name="agreed">`;

const field = (selector: string, place = 0): HTMLInputElement => {
  const found = document.querySelectorAll<HTMLInputElement>(selector)[place];
  if (found === undefined) throw new Error(`There is no ${selector}.`);
  return found;
};

const reload = (html: string): void => {
  storeTyping(document, storage);
  document.body.innerHTML = html;
  restoreTyping(document, storage, clock);
};

beforeEach(() => {
  storage.clear();
  history.replaceState(null, '', '/uk/guestlist');
  document.body.innerHTML = fields;
});

test('what was typed stands in the same fields after the page was loaded anew, and is heard', () => {
  field('[name=name]').value = 'Ana';
  field('textarea', 1).value = 'By the window';
  const heard: unknown[] = [];
  document.addEventListener('input', ({ target }) => heard.push((target as HTMLInputElement).value), { once: true });
  reload(fields);
  expect([field('[name=name]').value, field('textarea').value, field('textarea', 1).value]).toEqual([
    'Ana',
    '',
    'By the window',
  ]);
  expect(heard).toEqual(['Ana']);
});

test('a field that comes later gets its text when it is there', async () => {
  field('[name=name]').value = 'Ana';
  reload('<p>Loading</p>');
  document.body.innerHTML = fields;
  await Promise.resolve();
  expect(field('[name=name]').value).toBe('Ana');
});

test('no password is kept, and nothing is typed on another screen or a second time', () => {
  field('[name=secret]').value = 'three quiet herons';
  field('[name=name]').value = 'Ana';
  storeTyping(document, storage);
  expect(storage.getItem(storage.key(0) ?? '')).not.toContain('herons');
  document.body.innerHTML = fields;
  history.replaceState(null, '', '/uk/budget');
  restoreTyping(document, storage, clock);
  history.replaceState(null, '', '/uk/guestlist');
  restoreTyping(document, storage, clock);
  expect(field('[name=name]').value).toBe('');
});
