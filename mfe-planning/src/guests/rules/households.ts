import { type GuestItem, surnameOf, tidyName } from './guest-item';

/** Guests who are invited together. Everybody is in exactly one household; a guest alone is the head of one. */
export interface Household {
  /** The head's id. */
  id: string;
  head: GuestItem;
  /** The head first, then grown-ups, plus-ones and children, each by name. */
  members: readonly GuestItem[];
}

const byId = (guests: readonly GuestItem[]): Map<string, GuestItem> =>
  new Map(guests.map((guest) => [guest.id, guest]));

/** Follows the heads upwards; a missing head, or one that was visited before, ends the search. */
const rootOf = (guest: GuestItem, known: ReadonlyMap<string, GuestItem>): string => {
  const seen = new Set([guest.id]);
  let at = guest;
  for (;;) {
    if (at.head === null) return at.id;
    const above = known.get(at.head);
    // Guests whose head was deleted on another device stay together under the id of that head.
    if (above === undefined) return at.head;
    if (seen.has(above.id)) return [...seen].sort()[0] ?? at.id;
    seen.add(above.id);
    at = above;
  }
};

/** Returns true for a plus-one without a name, who stays with their host. */
export const isUnnamed = (guest: GuestItem): boolean => guest.plusOne && guest.name.trim() === '';

const rank = (guest: GuestItem): number => (guest.plusOne ? 1 : 0) + (guest.child ? 2 : 0);

/**
 * Returns the next head of a household: a grown-up before a plus-one before a child, then the longest on the list;
 * nobody without a name.
 */
export const successorOf = (members: readonly GuestItem[]): GuestItem | null =>
  members
    .filter((member) => !isUnnamed(member))
    .sort(
      (a, b) => rank(a) - rank(b) || compareText(a.createdAt ?? '~', b.createdAt ?? '~') || compareText(a.id, b.id),
    )[0] ?? null;

const compareText = (a: string, b: string): number => (a === b ? 0 : a < b ? -1 : 1);

const inOrder = (head: GuestItem, members: readonly GuestItem[], collator: Intl.Collator): GuestItem[] => [
  head,
  ...members
    .filter((member) => member !== head)
    .sort((a, b) => rank(a) - rank(b) || collator.compare(a.name, b.name) || compareText(a.id, b.id)),
];

const sortName = ({ head }: Household): string => {
  const name = head.household === '' ? head.name : head.household;
  return `${surnameOf(name)} ${tidyName(name)}`;
};

/** Guests by the household they belong to. */
const gather = (guests: readonly GuestItem[]): Map<string, GuestItem[]> => {
  const known = byId(guests);
  const gathered = new Map<string, GuestItem[]>();
  for (const guest of guests) {
    const root = rootOf(guest, known);
    const members = gathered.get(root);
    if (members === undefined) gathered.set(root, [guest]);
    else members.push(guest);
  }
  return gathered;
};

/**
 * Groups a list into households, sorted by the last word of their names. Incomplete data of another device is read as
 * well as possible: guests with a missing head stay together, and a chain of heads is one household.
 */
export const householdsOf = (guests: readonly GuestItem[], locale: string): Household[] => {
  const collator = new Intl.Collator(locale, { sensitivity: 'base', numeric: true });
  const households = [...gather(guests)].flatMap(([root, members]) => {
    const head = members.find(({ id }) => id === root) ?? successorOf(members) ?? members[0];
    return head === undefined ? [] : [{ id: head.id, head, members: inOrder(head, members, collator) }];
  });
  const names = new Map(households.map((household) => [household, sortName(household)]));
  return households.sort((a, b) => collator.compare(names.get(a) ?? '', names.get(b) ?? '') || compareText(a.id, b.id));
};

/** The household that a guest belongs to, or null. */
export const householdOf = (households: readonly Household[], guestId: string): Household | null =>
  households.find(({ members }) => members.some(({ id }) => id === guestId)) ?? null;

/** Returns the same object for a household whose members have not changed. */
export const sameHousehold = { id: ({ id }: Household) => id, parts: ({ members }: Household) => members };
