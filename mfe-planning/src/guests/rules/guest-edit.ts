import { differing, type Edit as EditOf, joinEdits, noEdit } from '@posy/remote-kit/edits';
import type { GuestFields, GuestItem } from './guest-item';

/** One change of one document. `create` makes a new guest, `restore` writes a removed one back unchanged. */
export type GuestChange =
  | { kind: 'create' | 'restore'; guest: GuestItem }
  /** Only the fields that differ; of contacts and answers only the keys that differ. */
  | { kind: 'update'; id: string; fields: GuestFields }
  | { kind: 'delete'; id: string };

/** Changes with their undo. */
export type GuestListEdit = EditOf<GuestChange>;

const maps = ['contacts', 'rsvp'] as const;

const difference = (guest: GuestItem, wanted: GuestFields): { now: GuestFields; was: GuestFields } | null => {
  const { contacts: _contacts, rsvp: _rsvp, ...plain } = wanted;
  const found = differing<GuestFields>(guest, plain) ?? { now: {}, was: {} };
  for (const map of maps) {
    const inner = differing<object>(guest[map], wanted[map] ?? {});
    if (inner === null) continue;
    found.now = { ...found.now, [map]: inner.now };
    found.was = { ...found.was, [map]: inner.was };
  }
  return Object.keys(found.now).length === 0 ? null : found;
};

/** Changes fields of guests. Equal fields, and guests without a change, are not written. */
export const updateGuests = (guests: readonly GuestItem[], wanted: (guest: GuestItem) => GuestFields): GuestListEdit =>
  joinEdits(
    ...guests.map((guest): GuestListEdit => {
      const found = difference(guest, wanted(guest));
      if (found === null) return noEdit;
      const { id } = guest;
      return {
        changes: [{ kind: 'update', id, fields: found.now }],
        undo: [{ kind: 'update', id, fields: found.was }],
      };
    }),
  );

/** New guests. */
export const addGuests = (guests: readonly GuestItem[]): GuestListEdit => ({
  changes: guests.map((guest) => ({ kind: 'create', guest })),
  undo: guests.map(({ id }) => ({ kind: 'delete', id })),
});

const applyOne = (guests: Map<string, GuestItem>, change: GuestChange): void => {
  if (change.kind === 'delete') return void guests.delete(change.id);
  if (change.kind !== 'update') return void guests.set(change.guest.id, change.guest);
  const before = guests.get(change.id);
  if (before === undefined) return;
  const { contacts, rsvp, ...plain } = change.fields;
  const answers = Object.entries({ ...before.rsvp, ...rsvp }).filter(([, answer]) => answer !== undefined);
  guests.set(change.id, {
    ...before,
    ...plain,
    contacts: { ...before.contacts, ...contacts },
    rsvp: Object.fromEntries(answers),
  });
};

/** Returns the list with these changes applied, for rules that build on each other and for tests. */
export const applyChanges = (guests: readonly GuestItem[], changes: readonly GuestChange[]): GuestItem[] => {
  const known = new Map(guests.map((guest) => [guest.id, guest]));
  for (const change of changes) applyOne(known, change);
  return [...known.values()];
};
