import fc from 'fast-check';
import { noteBlocks } from './note-blocks';
import { type NotePart, noteParts } from './note-parts';
import {
  backspaced,
  colourAdded,
  colourRemoved,
  entered,
  type LineKind,
  recoloured,
  ticked,
  tidyBody,
  turned,
  typed,
  withColours,
} from './note-writing';

const line = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.constantFrom(
    '# Colours',
    '  - hips ',
    '- [x] ring Rosa',
    '- [ ]',
    '> Less',
    '“Two”',
    '#7a328c Plum, #FFD0D6',
    '# ',
    '\r',
    '',
  ),
);
/** Any text that may be stored: by this page, by older builds, by other programs. */
const anyBody = fc.array(line, { maxLength: 8 }).map((lines) => lines.join('\n'));
const lineMarks: Record<LineKind, string> = { heading: '# ', item: '- ', check: '- [ ] ', quotation: '> ' };
const kinds = Object.keys(lineMarks) as LineKind[];
const partAt = (body: string, place: number): NotePart => {
  const parts = noteParts(body);
  return parts[place % parts.length] as NotePart;
};
const partOf = (body: string, kind: NotePart['kind']): NotePart =>
  noteParts(body).find((part) => part.kind === kind) as NotePart;

test('whatever is stored comes back as it was, character by character [R1-13]', () => {
  fc.assert(
    fc.property(anyBody, (body) => {
      const parts = noteParts(body);
      expect(parts.map(({ mark, text }) => mark + text).join('\n')).toBe(body);
      for (const { from, to, text } of parts) expect(body.slice(from, to)).toBe(text);
    }),
  );
});

test('typing in one part leaves every other as it was [R1-13]', () => {
  fc.assert(
    fc.property(anyBody, fc.nat(), fc.string(), (body, place, text) => {
      const part = partAt(body, place);
      const next = typed(body, part, text, text.length);
      expect(next.body.startsWith(body.slice(0, part.from - part.mark.length))).toBe(true);
      expect(next.body.endsWith(body.slice(part.to))).toBe(true);
      expect(next.cursor).toBeLessThanOrEqual(next.body.length);
    }),
  );
});

test('a line is turned into a kind and back without losing a word [R1-13]', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[a-z][a-z ]{0,20}$/u), fc.constantFrom(...kinds), (words, kind) => {
      const next = turned(`One\n${words}\nTwo`, 5, kind);
      expect(next.body).toBe(`One\n${lineMarks[kind]}${words}\nTwo`);
      expect(turned(next.body, next.cursor, kind).body).toBe(`One\n${words}\nTwo`);
    }),
  );
});

test('the bar turns the line with the cursor, and no other', () => {
  expect(turned('', 0, 'quotation')).toEqual({ body: '> ', cursor: 2 });
  expect(turned('One\nTwo', 5, 'heading')).toEqual({ body: 'One\n# Two', cursor: 7 });
  expect(turned('- One', 3, 'check')).toEqual({ body: '- [ ] One', cursor: 7 });
  expect(turned('“One”', 5, 'quotation').body).toBe('One');
  expect(turned('#7a328c Plum', 12, 'item')).toEqual({ body: '#7a328c Plum\n- ', cursor: 15 });
});

test('Enter goes on with a list, and ends it where nothing was written', () => {
  const list = '- hips';
  expect(entered(list, partAt(list, 0), 4, 4)).toEqual({ body: '- hips\n- ', cursor: 9 });
  expect(entered('- hips\n- ', partAt('- hips\n- ', 1), 0, 0)).toEqual({ body: '- hips\n', cursor: 7 });
  expect(entered('- [x] hips', partAt('- [x] hips', 0), 2, 2).body).toBe('- [x] hi\n- [ ] ps');
  expect(entered('# Colours', partAt('# Colours', 0), 7, 7)).toEqual({ body: '# Colours\n', cursor: 10 });
});

test('Backspace at the start of a line makes it plain words, then joins it to the one above', () => {
  const list = 'One\n- Two';
  const plain = backspaced(list, partOf(list, 'item'));
  expect(plain).toEqual({ body: 'One\nTwo', cursor: 4 });
  expect(backspaced('# One\nTwo', partOf('# One\nTwo', 'words'))).toEqual({ body: '# OneTwo', cursor: 5 });
  expect(backspaced('One', partAt('One', 0))).toBeNull();
});

test('lines that are pasted into a list are items of it; elsewhere they are what they say', () => {
  const list = '- one';
  expect(typed(list, partAt(list, 0), 'one\ntwo\r\n- three', 16).body).toBe('- one\n- two\n- three');
  expect(noteBlocks(typed('', partAt('', 0), 'Arch\n# Colours\n<b>bold</b>', 5).body)).toEqual([
    { kind: 'paragraph', text: 'Arch' },
    { kind: 'heading', text: 'Colours' },
    { kind: 'paragraph', text: '<b>bold</b>' },
  ]);
});

test('colours are added, named, changed and taken away', () => {
  const one = withColours('Arch', 4).body;
  expect(one).toBe('Arch\n#f6d9d2 ');
  const named = recoloured(one, partOf(one, 'colours'), 0, { name: 'Dusty, #rose ' }).body;
  expect(named).toBe('Arch\n#f6d9d2 Dusty rose ');
  const two = colourAdded(named, partOf(named, 'colours')).body;
  expect(two).toMatch(/, #[0-9a-f]{6} $/u);
  const plum = recoloured(two, partOf(two, 'colours'), 1, { hex: '#7a328c', name: 'Plum' }).body;
  expect(plum).toBe('Arch\n#f6d9d2 Dusty rose , #7a328c Plum');
  expect(colourRemoved(plum, partOf(plum, 'colours'), 0).body).toBe('Arch\n#7a328c Plum');
});

test('a check is ticked, and unticked', () => {
  const open = '- [ ] ring Rosa';
  const done = ticked(open, partAt(open, 0)).body;
  expect(done).toBe('- [x] ring Rosa');
  expect(ticked(done, partAt(done, 0)).body).toBe(open);
});

test('lines that wait for words at the end are left out', () => {
  expect(tidyBody('One\n- two\n- \n\n# ')).toBe('One\n- two');
});
