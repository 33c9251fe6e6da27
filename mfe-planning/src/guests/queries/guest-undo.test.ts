import { aboutOf, applyWrites, standingUndo, writesOf } from '@posy/remote-kit/edits';
import { rsvpAnswers } from '@posy/shared-contracts/entities';
import type { FirestoreWrite } from '@posy/shared-contracts/mount-props';
import fc from 'fast-check';
import { anyGuestList, exampleGuest } from '#testing/example-guests';
import { applyChanges, type GuestListEdit, updateGuests } from '../rules/guest-edit';
import type { GuestFields, GuestItem } from '../rules/guest-item';
import { householdsOf } from '../rules/households';
import { removeGuests } from '../rules/membership';
import { guestWriteOf } from './guest-writes';

const after = (guests: readonly GuestItem[], { changes }: Pick<GuestListEdit, 'changes'>) =>
  applyChanges(guests, changes);
const path = 'weddings/w1/guests';
const asWrites = (edit: GuestListEdit) => writesOf(edit, guestWriteOf('w1'));
/** Returns the undo of an edit while a list is shown. */
const undoOn = (guests: readonly GuestItem[], edit: GuestListEdit): FirestoreWrite[] =>
  standingUndo(asWrites(edit), {
    known: (_path, id) => guests.find((guest) => guest.id === id) ?? null,
    isNewer: () => false,
  });
const undone = (guests: readonly GuestItem[], edit: GuestListEdit) => applyWrites(guests, path, undoOn(guests, edit));
const subjectOf = (edit: GuestListEdit): string => aboutOf(asWrites(edit).changes);
const categorise = (guests: readonly GuestItem[], category: string) => updateGuests(guests, () => ({ category }));

test('the undoing of an older edit leaves what a newer one wrote [R1-06]', () => {
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

test('of any two edits the first can be undone without a trace of it, and without touching the second [R1-06]', () => {
  fc.assert(
    fc.property(anyGuestList, anyFields, anyFields, fc.nat(), (list, one, two, pick) => {
      const first = updateGuests(list, () => one);
      const listed = after(list, first);
      expect(undone(listed, first)).toEqual(list);
      const chosen = listed.filter((_guest, index) => index !== pick % Math.max(1, listed.length));
      const second = updateGuests(chosen, () => two);
      const undoing = undoOn(after(listed, second), first);
      const written = new Set(
        asWrites(second).changes.flatMap((write) =>
          write.kind === 'delete' ? [] : Object.keys(write.data).map((field) => `${write.id} ${field}`),
        ),
      );
      for (const write of undoing) {
        if (write.kind !== 'update') throw new Error('An update is undone by an update.');
        const fields = Object.keys(write.data).filter((field) => field !== 'updatedAt');
        expect(fields.filter((field) => written.has(`${write.id} ${field}`))).toEqual([]);
      }
    }),
  );
});

test('who was removed comes back once, and what is about the same guests and fields has one name [R1-06]', () => {
  const before = [exampleGuest('anita'), exampleGuest('sam')];
  const removed = removeGuests(householdsOf(before, 'en-GB'), ['sam']);
  const gone = after(before, removed);
  expect(undone(gone, removed).map(({ id }) => id)).toEqual(['anita', 'sam']);
  expect(undoOn(before, removed).filter(({ kind }) => kind === 'set')).toEqual([]);
  expect(subjectOf(categorise(before, 'Family'))).toBe(subjectOf(categorise(before.toReversed(), 'Friends')));
  expect(subjectOf(categorise(before, 'Family'))).not.toBe(subjectOf(updateGuests(before, () => ({ meal: 'Lamb' }))));
});
