import type { WebsiteSection } from '@posy/shared-contracts/entities';
import type { Identified } from '@posy/shared-contracts/mount-props';
import fc from 'fast-check';
import {
  changePart,
  changePhotos,
  draftedParts,
  mayBeRemoved,
  movePart,
  newSection,
  writeWords,
} from './drafted-parts';
import { asLink, lineFaults } from './section-faults';

const section = (id: string, order: number, changes: Partial<WebsiteSection> = {}): Identified<WebsiteSection> => ({
  ...{ id, kind: 'own', order, visible: true, words: {}, updatedAt: '2026-11-01T10:00:00.000Z' },
  ...changes,
});
const ids = (sections: Identified<WebsiteSection>[]): string[] => draftedParts(sections).map(({ id }) => id);

test('a part is put at its place, and the others stay in their order, by one write where their places differ', () => {
  const places = fc.array(fc.integer({ min: -5, max: 9 }), { minLength: 1, maxLength: 8 });
  fc.assert(
    fc.property(places, fc.nat(), fc.nat(), (orders, from, to) => {
      const sections = orders.map((order, place) => section(`s${place}`, order));
      const parts = draftedParts(sections);
      const moved = parts[from % parts.length];
      const place = to % parts.length;
      if (moved === undefined) return;
      const { changes } = movePart('w1', parts, moved, place);
      const ordered = new Map(
        changes.map((write) => [write.id, write.kind === 'delete' ? 0 : Number(write.data['order'])]),
      );
      const after = parts
        .map(({ id, order }) => ({ id, order: ordered.get(id) ?? order }))
        .sort((a, b) => a.order - b.order || (a.id < b.id ? -1 : 1))
        .map(({ id }) => id);
      expect(after.filter((id) => id !== moved.id)).toEqual(parts.map(({ id }) => id).filter((id) => id !== moved.id));
      expect(after.indexOf(moved.id)).toBe(place);
      if (new Set(parts.map(({ order }) => order)).size === parts.length) expect(changes.length).toBeLessThan(2);
    }),
  );
});

test('a new section stands behind all others, and what every page has cannot go', () => {
  const parts = draftedParts([section('a', 7)]);
  expect(ids([section('a', 7), { ...newSection('b', 'gifts', parts), updatedAt: '' }]).at(-1)).toBe('b');
  expect(parts.filter((part) => !mayBeRemoved(part)).map(({ id }) => id)).toEqual(['welcome', 'timeline', 'travel']);
});

test('the first that is said of a part that every page has makes its document, where it stood', () => {
  const [, timeline] = draftedParts([]);
  if (timeline === undefined) throw new Error('There is no such part.');
  const { changes, undo } = changePart('w1', timeline, { visible: false });
  expect(changes).toMatchObject([
    { kind: 'merge', id: 'timeline', data: { kind: 'timeline', order: -2, visible: false, words: {} } },
  ]);
  expect(undo).toMatchObject([{ kind: 'update', id: 'timeline', data: { visible: true } }]);
});

test('words are written field by field, so that two who write beside each other lose nothing', () => {
  const words = { title: 'Gifts', body: 'A list', items: [] };
  const part = draftedParts([section('a', 1, { words: { en: words } })]).at(-1);
  if (part === undefined) throw new Error('There is no such part.');
  const { changes } = writeWords('w1', part, 'en', { title: 'Presents', body: 'A list' });
  expect(changes).toMatchObject([{ kind: 'update', id: 'a', data: { 'words.en.title': 'Presents' } }]);
  expect(Object.keys(changes[0]?.kind === 'update' ? changes[0].data : {})).toEqual(['words.en.title', 'updatedAt']);
  expect(writeWords('w1', part, 'de', { title: 'Geschenke' }).changes).toMatchObject([
    { data: { 'words.de': { title: 'Geschenke', body: '', items: [] } } },
  ]);
  expect(writeWords('w1', part, 'en', { title: 'Gifts' }).changes).toEqual([]);
});

test.each([
  [{ title: 'A teapot', body: '', link: 'https://shop.example/teapot' }, {}],
  [{ title: 'A teapot', body: '', link: 'shop' }, { link: 'no-link' }],
  [{ title: 'Sort code 20-00-00', body: '55779911', link: '' }, { body: 'bank-details' }],
  [{ title: 'GB29 NWBK 6016 1331 9268 19', body: '', link: '' }, { title: 'bank-details' }],
  [{ title: 'Honeymoon', body: '', link: 'https://paypal.me/ana' }, { link: 'payment-link' }],
  [{ title: 'x'.repeat(201), body: '', link: '' }, { title: 'too-long' }],
])('a line that says %j has the faults %j', (line, faults) => {
  expect(lineFaults(line)).toEqual(faults);
});

test.each([
  [' shop.example/list ', 'https://shop.example/list'],
  ['http://shop.example', 'https://shop.example'],
  ['https://shop.example', 'https://shop.example'],
  ['', ''],
])('a link typed as “%s” is %s', (typed, link) => {
  expect(asLink(typed)).toBe(link);
});

test('a gallery’s captions go with their photos in every language, and other parts keep their lines [31]', () => {
  const line = (title: string) => ({ title, body: '', link: '' });
  const words = (...titles: string[]) => ({ title: '', body: '', items: titles.map(line) });
  const photos = ['/photos/a', '/photos/b', '/photos/c'];
  const stored = { photos, words: { en: words('A', 'B'), de: words('', '', 'Zett') } };
  const ofPart = (kind: WebsiteSection['kind'], after: string[]) => {
    const part = draftedParts([section('one', 1, { ...stored, kind })]).find(({ id }) => id === 'one');
    if (part === undefined) throw new Error('The part is there.');
    const { changes } = changePhotos('w1', part, after);
    return Object.assign({}, ...changes.map((write) => (write.kind === 'delete' ? {} : write.data))) as object;
  };
  expect(ofPart('photos', ['/photos/c', '/photos/b', '/photos/a'])).toMatchObject({
    photos: ['/photos/c', '/photos/b', '/photos/a'],
    'words.en.items': [line(''), line('B'), line('A')],
    'words.de.items': [line('Zett')],
  });
  expect(ofPart('photos', ['/photos/b', '/photos/c', '/photos/d'])).toMatchObject({
    'words.en.items': [line('B')],
    'words.de.items': [line(''), line('Zett')],
  });
  expect(Object.keys(ofPart('story', ['/photos/c'])).toSorted()).toEqual(['photos', 'updatedAt']);
});
