import type { GivenAddress } from '@posy/shared-contracts/entities';
import { householdAddress, isSameAddress } from '@posy/shared-contracts/rules';
import type { InvitedHousehold } from '#households/public';

/**
 * Source of a household's postal address: the household by its link, the couple, nobody, or both, and the couple has not chosen
 * yet.
 */
export type AddressSource = 'open' | 'given' | 'noted' | 'missing';

/** A household with its postal address. */
export interface AddressEntry {
  household: InvitedHousehold;
  /** On the guest list; empty while there is none. */
  address: string;
  /** The address that the household gave last; null where it gave none. */
  given: GivenAddress | null;
  source: AddressSource;
}

const sourceOf = (address: string, given: GivenAddress | null): AddressSource => {
  if (given?.state === 'open') return 'open';
  if (address === '') return 'missing';
  return given !== null && isSameAddress(given.text, address) ? 'given' : 'noted';
};

/** The postal addresses of all households, in their order. */
export const addressEntries = (households: readonly InvitedHousehold[]): AddressEntry[] =>
  households.map((household) => {
    const address = householdAddress(household.people);
    const given = household.invitation?.address ?? null;
    return { household, address, given, source: sourceOf(address, given) };
  });

/** The words of the table. */
export interface AddressTableWords {
  head: readonly [household: string, people: string, address: string, given: string];
  title: (household: InvitedHousehold) => string;
  people: (household: InvitedHousehold) => string;
  day: (instant: string) => string;
}

/** Every household with its address, a line each: for envelopes. The last column says when the household gave it. */
export const addressTable = (entries: readonly AddressEntry[], words: AddressTableWords): string[][] => [
  [...words.head],
  ...entries.map(({ household, address, given, source }) => [
    words.title(household),
    words.people(household),
    address,
    source === 'given' && given !== null ? words.day(given.at) : '',
  ]),
];
