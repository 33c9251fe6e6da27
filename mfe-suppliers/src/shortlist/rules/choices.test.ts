import { applyWrites, type Edit } from '@posy/remote-kit/edits';
import { collections } from '@posy/shared-contracts/collections';
import { supplierConstants } from '@posy/shared-contracts/constants';
import { notesOf } from '@posy/shared-contracts/entities';
import { exampleEntry } from '#testing/example-entry';
import { changeOwn } from '../own/rules/own-edits';
import { agreeEdit } from './booking';
import { otherChoices, settleChoice } from './choices';
import type { ShortlistEntry } from './entry';
import { noteFrom, noteOn } from './entry-edits';

const before = exampleEntry({ visitDate: '2027-01-01' });
const { path } = collections.shortlist('w1');
const wedding = { id: 'w1' } as never;
const price = (amount: number) => ({ amount, currency: 'GBP', basis: 'total', condition: '' }) as const;

/** Returns the entry after edits that reach the server one after the other. */
const after = (entry: ShortlistEntry, ...edits: Edit[]): ShortlistEntry => {
  const [left] = applyWrites(
    [entry],
    path,
    edits.flatMap(({ changes }) => changes),
  );
  return left ?? entry;
};
const undone = (entry: ShortlistEntry, { undo }: Edit): ShortlistEntry => applyWrites([entry], path, undo)[0] ?? entry;

describe('two members who write without knowledge of each other', () => {
  test('leave both their notes, and each takes back only the own one [18]', () => {
    const [hers, his] = [noteOn('w1', before, 'u1', { note: 'Woods!' }), noteOn('w1', before, 'u2', { note: 'Kind' })];
    const both = after(before, hers, his);
    expect(notesOf(both)).toEqual([
      { uid: 'u1', text: 'Woods!' },
      { uid: 'u2', text: 'Kind' },
    ]);
    expect(notesOf(undone(both, his))).toEqual([{ uid: 'u1', text: 'Woods!' }]);
  });

  test.each([
    ['a visit', { visitDate: '2027-02-05', visitTime: '15:00' }, { visitDate: '2027-02-07', visitTime: null }],
    ['a hold', { holdUntil: '2026-12-01' }, { holdUntil: null }],
  ])('leave both values of %s; the list shows the later one [18]', (_what, first, second) => {
    const base = exampleEntry({ holdUntil: '2026-11-30' });
    const both = after(base, noteOn('w1', base, 'u1', first), noteOn('w1', base, 'u2', second));
    expect(both).toMatchObject(second);
    expect(otherChoices(both)).toMatchObject([{ uid: 'u1', fields: first }]);
  });

  test('leave both prices, quoted and agreed [18]', () => {
    const own = [1, 2].map((amount) =>
      changeOwn('w1', before, `u${amount}`, { quotedPrice: price(amount), contact: undefined }),
    );
    const agreed = [3, 4].map((amount) => agreeEdit(wedding, before, { agreedPrice: price(amount) }, `u${amount - 2}`));
    expect(otherChoices(after(before, ...own, ...agreed))).toEqual([
      { topic: 'quoted', uid: 'u1', fields: { quotedPrice: price(1) } },
      { topic: 'agreed', uid: 'u1', fields: { agreedPrice: price(3) } },
    ]);
  });

  test('leave both texts of a contact', () => {
    const contact = { email: '', website: '', phone: '', postcode: '', address: '' };
    const own = exampleEntry({ customSupplier: true, contact });
    const edits = [
      changeOwn('w1', own, 'u1', { contact: { ...contact, phone: '0117 496 0000' } }),
      changeOwn('w1', own, 'u2', { contact: { ...contact, address: '1 Hill' } }),
    ];
    expect(after(own, ...edits).contact).toMatchObject({ phone: '0117 496 0000', address: '1 Hill' });
  });
});

test('a choice that its member made with the other in view is the only one', () => {
  const first = after(before, noteOn('w1', before, 'u1', { holdUntil: '2026-12-01' }));
  const second = after(first, noteOn('w1', first, 'u2', { holdUntil: '2026-12-05' }));
  expect(otherChoices(second)).toEqual([]);
  expect(second.choices?.hold).toEqual({ u2: '{"holdUntil":"2026-12-05"}' });
});

test('as many choices as the rules allow become one with the next that knows of them', () => {
  const members = Array.from({ length: supplierConstants.mostChoices }, (_none, at) => `u${at + 1}`);
  const blind = members.map((uid, at) => noteOn('w1', before, uid, { holdUntil: `2026-12-0${at + 1}` }));
  const full = after(before, ...blind);
  expect(Object.keys(full.choices?.hold ?? {})).toEqual(members);
  const next = after(full, noteOn('w1', full, 'u9', { holdUntil: '2026-12-20' }));
  expect(next.choices?.hold).toEqual({ u9: '{"holdUntil":"2026-12-20"}' });
});

test('two choices are settled with either, and the undo has both again', () => {
  const both = after(
    before,
    noteOn('w1', before, 'u1', { visitDate: '2027-02-05' }),
    noteOn('w1', before, 'u2', { visitDate: '2027-02-07' }),
  );
  const [hers] = otherChoices(both);
  if (hers === undefined) throw new Error('The other choice is gone.');
  const taken = settleChoice('w1', both, 'u2', hers);
  const settled = after(both, taken);
  expect([settled.visitDate, otherChoices(settled)]).toEqual(['2027-02-05', []]);
  expect(otherChoices(undone(settled, taken))).toEqual([hers]);
  const stayed = after(both, settleChoice('w1', both, 'u2', { topic: 'visit', fields: both }));
  expect([stayed.visitDate, otherChoices(stayed)]).toEqual(['2027-02-07', []]);
});

test('a supplier’s answer after both, and a value that nobody can read, leave no choice', () => {
  const both = after(
    before,
    noteOn('w1', before, 'u1', { visitDate: '2027-02-05' }),
    noteOn('w1', before, 'u2', { visitDate: '2027-02-07' }),
  );
  expect(otherChoices({ ...both, visitDate: '2027-03-01' })).toEqual([]);
  expect(otherChoices({ ...before, choices: { hold: { u1: '{"holdUntil":7}', u2: 'x' } } })).toEqual([]);
});

test('the common note from before becomes part of the note of whoever changes it first', () => {
  const old = exampleEntry({ notes: 'Grows it herself' });
  expect(noteFrom(old, 'u1')).toBe('Grows it herself');
  const changed = after(old, noteOn('w1', old, 'u1', { note: 'Grows it herself. Lovely.' }));
  expect(notesOf(changed)).toEqual([{ uid: 'u1', text: 'Grows it herself. Lovely.' }]);
  expect(noteOn('w1', old, 'u1', { note: 'Grows it herself' }).changes).toEqual([]);
});
