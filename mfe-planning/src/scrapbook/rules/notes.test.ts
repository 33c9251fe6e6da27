import { differing } from '@posy/remote-kit/edits';
import type { Note } from '@posy/shared-contracts/entities';
import type { Identified } from '@posy/shared-contracts/mount-props';
import fc from 'fast-check';
import { emptyDraft, isEmptyDraft, moved, tidyTag, withTag } from './note-draft';
import { formatFilter, parseFilter, shownNotes, tagCounts } from './note-list';

const note = (id: string, fields: Partial<Note> = {}): Identified<Note> => ({
  ...emptyDraft,
  author: null,
  createdAt: '2026-11-01T10:00:00.000Z',
  updatedAt: '2026-11-01T10:00:00.000Z',
  ...fields,
  id,
});
const ids = (notes: readonly { id: string }[]) => notes.map(({ id }) => id);

const notes = [
  note('arch', { title: 'Arch', author: 'maya', photos: [{ path: '/photos/a', portrait: true }], tags: ['flowers'] }),
  note('pie', {
    body: 'One huge pie',
    author: 'tom',
    tags: ['food', 'flowers'],
    updatedAt: '2026-11-03T10:00:00.000Z',
  }),
  note('ask', { title: 'Ask Larkfield', author: 'maya', updatedAt: '2026-11-02T10:00:00.000Z' }),
];

test('what changed last comes first', () => {
  expect(ids(shownNotes(notes, { kind: 'all' }, ''))).toEqual(['pie', 'ask', 'arch']);
});

test('notes by picture, author and tag', () => {
  expect(ids(shownNotes(notes, { kind: 'pictures' }, ''))).toEqual(['arch']);
  expect(ids(shownNotes(notes, { kind: 'author', uid: 'maya' }, ''))).toEqual(['ask', 'arch']);
  expect(ids(shownNotes(notes, { kind: 'tag', tag: 'flowers' }, ''))).toEqual(['pie', 'arch']);
});

test('every word looked for must be there, in title, text or tags', () => {
  expect(ids(shownNotes(notes, { kind: 'all' }, 'FLOWERS huge'))).toEqual(['pie']);
  expect(ids(shownNotes(notes, { kind: 'all' }, 'lark pie'))).toEqual([]);
});

test('a filter goes through the address and back', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.constant({ kind: 'all' as const }),
        fc.constant({ kind: 'pictures' as const }),
        fc.record({ kind: fc.constant('author' as const), uid: fc.string() }),
        fc.record({ kind: fc.constant('tag' as const), tag: fc.string() }),
      ),
      (filter) => expect(parseFilter(formatFilter(filter) ?? null)).toEqual(filter),
    ),
  );
});

test('tags with their number, the commonest first', () => {
  expect(tagCounts(notes)).toEqual([
    { tag: 'flowers', count: 2 },
    { tag: 'food', count: 1 },
  ]);
});

test('a tag is stored once, without its hash, and ten at most', () => {
  expect(tidyTag('  #late summer ')).toBe('late summer');
  expect(withTag(['Flowers'], '#flowers')).toEqual(['Flowers']);
  expect(withTag(['a'], ' ')).toEqual(['a']);
  const ten = Array.from({ length: 10 }, (_, place) => `t${place}`);
  expect(withTag(ten, 'eleventh')).toEqual(ten);
});

test('a note needs words or a picture', () => {
  expect(isEmptyDraft({ ...emptyDraft, title: '  ', tags: ['x'] })).toBe(true);
  expect(isEmptyDraft({ ...emptyDraft, photos: [{ path: '/photos/a', portrait: false }] })).toBe(false);
});

test('only what changed is written', () => {
  expect(differing(emptyDraft, { ...emptyDraft, title: 'Arch' })?.now).toEqual({ title: 'Arch' });
  expect(differing(emptyDraft, { ...emptyDraft })).toBeNull();
});

test('moving keeps every item, and puts the moved one where it was asked for', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.nat(), { minLength: 1 }), fc.nat(), fc.integer(), (list, a, to) => {
      const from = a % list.length;
      const result = moved(list, from, to);
      expect([...result].sort()).toEqual([...list].sort());
      if (to >= 0 && to < list.length) expect(result[to]).toBe(list[from]);
      else expect(result).toEqual(list);
    }),
  );
});
