import { givenNameOf, surnameOf, tidyName } from './guest-item';
import type { Household } from './households';

/** The name of a household: the couple's, or one made from its members' names. */
export type HouseholdName =
  | { kind: 'given'; name: string }
  | { kind: 'one'; name: string }
  /** Two members who share a last name: `Ravi and Anita Kapoor`. */
  | { kind: 'couple'; first: string; second: string; surname: string }
  | { kind: 'two'; first: string; second: string }
  /** Three or more members who share a last name. */
  | { kind: 'family'; surname: string }
  | { kind: 'many'; first: string; others: number };

const share = (names: readonly string[]): string | null => {
  const surnames = new Set(names.map((name) => surnameOf(name).toLocaleLowerCase()));
  const isWhole = names.every((name) => tidyName(name).includes(' '));
  return surnames.size === 1 && isWhole ? surnameOf(names[0] ?? '') : null;
};

/** Names a household. People without a name, such as an unnamed plus-one, are counted but not named. */
export const householdName = ({ head, members }: Household): HouseholdName => {
  if (head.household.trim() !== '') return { kind: 'given', name: tidyName(head.household) };
  const names = members.map(({ name }) => tidyName(name)).filter((name) => name !== '');
  const [first = '', second = ''] = names;
  if (names.length < 2) return { kind: 'one', name: first };
  const surname = share(names);
  if (surname !== null && names.length > 2) return { kind: 'family', surname };
  if (surname !== null) return { kind: 'couple', first: givenNameOf(first), second: givenNameOf(second), surname };
  return names.length === 2 ? { kind: 'two', first, second } : { kind: 'many', first, others: names.length - 1 };
};
