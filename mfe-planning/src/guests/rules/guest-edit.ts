import type { GuestFields, GuestItem } from './guest-item';

/** One change of one document. `create` makes a new guest, `restore` puts a removed one back as it was. */
export type GuestChange =
  | { kind: 'create' | 'restore'; guest: GuestItem }
  /** Only the fields that differ; of contacts and answers only the keys that differ. */
  | { kind: 'update'; id: string; fields: GuestFields }
  | { kind: 'delete'; id: string };

/** What is done and how to undo it. */
export interface Edit {
  changes: readonly GuestChange[];
  undo: readonly GuestChange[];
}

export const noEdit: Edit = { changes: [], undo: [] };

type Plain = Record<string, unknown>;

const isSame = (a: unknown, b: unknown): boolean =>
  a === b ||
  (Array.isArray(a) && Array.isArray(b) && a.length === b.length && a.every((entry, index) => entry === b[index]));

/** The entries of `wanted` that differ from `before`, and what they were. */
const differing = (before: Plain, wanted: Plain): { now: Plain; was: Plain } => {
  const keys = Object.keys(wanted).filter((key) => !isSame(before[key], wanted[key]));
  return {
    now: Object.fromEntries(keys.map((key) => [key, wanted[key]])),
    was: Object.fromEntries(keys.map((key) => [key, before[key]])),
  };
};

const maps = ['contacts', 'rsvp'] as const;

const difference = (guest: GuestItem, wanted: GuestFields): { now: GuestFields; was: GuestFields } => {
  const { contacts: _contacts, rsvp: _rsvp, ...plain } = wanted;
  const result = differing(guest, plain);
  for (const map of maps) {
    const inner = differing(guest[map], wanted[map] ?? {});
    if (Object.keys(inner.now).length === 0) continue;
    result.now[map] = inner.now;
    result.was[map] = inner.was;
  }
  return result;
};

/** Changes fields of guests: nothing is written of a guest, nor of a field, that is so already. */
export const updateGuests = (guests: readonly GuestItem[], wanted: (guest: GuestItem) => GuestFields): Edit => {
  const changes: GuestChange[] = [];
  const undo: GuestChange[] = [];
  for (const guest of guests) {
    const { now, was } = difference(guest, wanted(guest));
    if (Object.keys(now).length === 0) continue;
    changes.push({ kind: 'update', id: guest.id, fields: now });
    undo.push({ kind: 'update', id: guest.id, fields: was });
  }
  return { changes, undo };
};

/** New guests. */
export const addGuests = (guests: readonly GuestItem[]): Edit => ({
  changes: guests.map((guest) => ({ kind: 'create', guest })),
  undo: guests.map(({ id }) => ({ kind: 'delete', id })),
});

/** One edit of several that touch different guests, or different fields. Undoing goes the other way round. */
export const joinEdits = (...edits: readonly Edit[]): Edit => ({
  changes: edits.flatMap(({ changes }) => changes),
  undo: edits.toReversed().flatMap(({ undo }) => undo),
});

/** The same edit as its own undoing. */
export const reverse = ({ changes, undo }: Edit): Edit => ({ changes: undo, undo: changes });

/** The fields that a list still has as an edit wrote them; null when somebody changed all of them since. */
const standing = (guest: GuestItem, written: GuestFields, back: GuestFields): GuestFields | null => {
  const stands = (have: Plain, wrote: Plain, key: string): boolean => isSame(have[key] ?? null, wrote[key] ?? null);
  const keep = (have: Plain, wrote: Plain, was: Plain): Plain =>
    Object.fromEntries(Object.entries(was).filter(([key]) => stands(have, wrote, key)));
  const { contacts: _contacts, rsvp: _rsvp, ...plain } = back;
  const fields: Plain = keep(guest, written, plain);
  for (const map of maps) {
    const inner = keep(guest[map], written[map] ?? {}, back[map] ?? {});
    if (Object.keys(inner).length > 0) fields[map] = inner;
  }
  return Object.keys(fields).length === 0 ? null : fields;
};

/**
 * How to undo an edit on the list as it is now: a field that was changed again since stays as it is, and so does a guest
 * who is gone. The undoing of an older edit never wipes a newer one.
 */
export const undoOn = (guests: readonly GuestItem[], { changes, undo }: Edit): readonly GuestChange[] => {
  const known = new Map(guests.map((guest) => [guest.id, guest]));
  const written = new Map(changes.flatMap((one) => (one.kind === 'update' ? [[one.id, one.fields] as const] : [])));
  return undo.flatMap((back): GuestChange[] => {
    if ('guest' in back) return known.has(back.guest.id) ? [] : [back];
    const guest = known.get(back.id);
    if (guest === undefined) return [];
    if (back.kind === 'delete') return [back];
    const fields = standing(guest, written.get(back.id) ?? {}, back.fields);
    return fields === null ? [] : [{ ...back, fields }];
  });
};

/** The thing that an edit is about, in a word: the same guests and the same fields. */
export const subjectOf = ({ changes }: Edit): string => {
  const words = changes.map((change) => {
    if (change.kind === 'update') return `${change.id}.${Object.keys(change.fields).sort().join('+')}`;
    return change.kind === 'delete' ? change.id : change.guest.id;
  });
  return `guests ${words.sort().join(' ')}`;
};

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

/** The list as it is after changes, for rules that build on each other and for tests. */
export const applyChanges = (guests: readonly GuestItem[], changes: readonly GuestChange[]): GuestItem[] => {
  const known = new Map(guests.map((guest) => [guest.id, guest]));
  for (const change of changes) applyOne(known, change);
  return [...known.values()];
};
