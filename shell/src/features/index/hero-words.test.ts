import { messages as deDE } from './messages/de-DE';
import { messages as enGB } from './messages/en-GB';
import { messages as frFR } from './messages/fr-FR';

test.each([
  ['en-GB', enGB],
  ['de-DE', deDE],
  ['fr-FR', frFR],
])('%s: the drawing on the front page names no supplier, for nobody there would find it [P-m19]', (_locale, words) => {
  const note = words['shell.index.note.florist'];
  // A name has capitals in a row; a sentence begins with one.
  expect(note).not.toMatch(/\p{Lu}\p{L}+ \p{Lu}\p{L}+/u);
  expect(note).not.toBe('');
});
