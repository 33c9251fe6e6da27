import { rsvpAnswers } from '@posy/shared-contracts/entities';
import fc from 'fast-check';
import { anyGuestList, exampleGuest } from '#testing/example-guests';
import { applyChanges, subjectOf, undoOn, updateGuests, type Edit } from './guest-edit';
import type { GuestFields, GuestItem } from './guest-item';
import { removeGuests } from './membership';
import { householdsOf } from './households';

const after = (guests: readonly GuestItem[], { changes }: Pick<Edit, 'changes'>) => applyChanges(guests, changes);
const undone = (guests: readonly GuestItem[], edit: Edit) => applyChanges(guests, undoOn(guests, edit));
const categorise = (guests: readonly GuestItem[], category: string) => updateGuests(guests, () => ({ category }));

test('[R1-06] the undoing of an older edit leaves what a newer one wrote', () => {
  const before = [exampleGuest('anita')];
  const family = categorise(before, 'Family');
  const listed = after(before, family);
  const both = after(listed, categorise(listed, 'Friends'));
  expect(both[0]?.category).toBe('Friends');
  expect(undoOn(both, family)).toEqual([]);
  expect(undone(listed, family)).toEqual(before);
});

const anyFields: fc.Arbitrary<GuestFields> = fc.record(
  {
    category: fc.constantFrom('', 'Family', 'Friends'),
    meal: fc.constantFrom('', 'Lamb'),
    diets: fc.subarray(['vegan', 'halal'] as const).map((diets) => [...diets]),
    contacts: fc.record({ email: fc.constantFrom(null, 'a@example.com') }, { requiredKeys: [] }),
    rsvp: fc.dictionary(fc.constantFrom('main', 'supper'), fc.constantFrom(...rsvpAnswers), { maxKeys: 2 }),
  },
  { requiredKeys: [] },
);

test('[R1-06] of any two edits the first can be undone without a trace of it, and without touching the second', () => {
  fc.assert(
    fc.property(anyGuestList, anyFields, anyFields, fc.nat(), (list, one, two, pick) => {
      const first = updateGuests(list, () => one);
      const listed = after(list, first);
      expect(undone(listed, first)).toEqual(list);
      const chosen = listed.filter((_guest, index) => index !== pick % Math.max(1, listed.length));
      const second = updateGuests(chosen, () => two);
      const undoing = undoOn(after(listed, second), first);
      const written = new Map(
        second.changes.flatMap((change) => (change.kind === 'update' ? [[change.id, change.fields] as const] : [])),
      );
      for (const change of undoing) {
        if (change.kind !== 'update') throw new Error('An update is undone by an update.');
        const { contacts, rsvp, ...plain } = change.fields;
        const newer = written.get(change.id) ?? {};
        expect(Object.keys(plain).filter((key) => key in newer)).toEqual([]);
        expect(Object.keys(contacts ?? {}).filter((key) => key in (newer.contacts ?? {}))).toEqual([]);
        expect(Object.keys(rsvp ?? {}).filter((key) => key in (newer.rsvp ?? {}))).toEqual([]);
      }
    }),
  );
});

test('[R1-06] who was removed comes back once, and what is about the same guests and fields has one name', () => {
  const before = [exampleGuest('anita'), exampleGuest('sam')];
  const removed = removeGuests(householdsOf(before, 'en-GB'), ['sam']);
  const gone = after(before, removed);
  expect(undone(gone, removed).map(({ id }) => id)).toEqual(['anita', 'sam']);
  expect(undoOn(before, removed).filter(({ kind }) => kind === 'restore')).toEqual([]);
  expect(subjectOf(categorise(before, 'Family'))).toBe(subjectOf(categorise(before.toReversed(), 'Friends')));
  expect(subjectOf(categorise(before, 'Family'))).not.toBe(subjectOf(updateGuests(before, () => ({ meal: 'Lamb' }))));
});
