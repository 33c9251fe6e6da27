import { type GuestItem, surnameOf, tidyName } from './guest-item';

/** Guests who are invited together. Everybody is in exactly one; somebody alone is the head of one. */
export interface Household {
  /** The head's id. */
  id: string;
  head: GuestItem;
  /** The head first, then grown-ups, plus-ones and children, each by name. */
  members: readonly GuestItem[];
}

const byId = (guests: readonly GuestItem[]): Map<string, GuestItem> =>
  new Map(guests.map((guest) => [guest.id, guest]));

/** Follows heads up; a head that is not there, or one that was seen before, ends the way. */
const rootOf = (guest: GuestItem, known: ReadonlyMap<string, GuestItem>): string => {
  const seen = new Set([guest.id]);
  let at = guest;
  for (;;) {
    if (at.head === null) return at.id;
    const above = known.get(at.head);
    // Whose head was deleted on another device stays together under the id that they share.
    if (above === undefined) return at.head;
    if (seen.has(above.id)) return [...seen].sort()[0] ?? at.id;
    seen.add(above.id);
    at = above;
  }
};

/** A plus-one who has no name yet goes with whoever brings them. */
export const isUnnamed = (guest: GuestItem): boolean => guest.plusOne && guest.name.trim() === '';

const rank = (guest: GuestItem): number => (guest.plusOne ? 1 : 0) + (guest.child ? 2 : 0);

/** Who would lead a household: a grown-up before a plus-one before a child, then by age on the list; nobody unnamed. */
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
 * The households of a list, by the last word of their names. Data that another device left half done is read as well as
 * can be: whose head is missing stays together, and a chain of heads is one household.
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

/** A household stays the same object while its members do. */
export const sameHousehold = { id: ({ id }: Household) => id, parts: ({ members }: Household) => members };
