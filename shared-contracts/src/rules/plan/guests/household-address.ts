import type { Guest } from '#entities';

/**
 * Returns the postal address of a household: its head's, else the first that somebody else of it has; empty for none.
 * `people`: the head first.
 */
export const householdAddress = (people: readonly Pick<Guest, 'address'>[]): string =>
  people.map(({ address }) => address.trim()).find((address) => address !== '') ?? '';

/** The words of an address, whatever their capitals, and however its lines are broken. */
const wordsOf = (address: string): string[] =>
  address
    .normalize('NFKC')
    .toLowerCase()
    .split(/[\s,;]+/)
    .filter((word) => word !== '');

/** Returns true when two addresses lead a letter to the same place: line breaks, commas and capitals aside. */
export const isSameAddress = (one: string, other: string): boolean =>
  wordsOf(one).join(' ') === wordsOf(other).join(' ');
