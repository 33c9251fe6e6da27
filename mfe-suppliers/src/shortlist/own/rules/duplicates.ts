import type { ShortlistEntry } from '#shortlist/rules/entry';
import type { OwnDraft } from './own-draft';

/** An existing supplier: on the couple's list, or in the directory. */
export interface KnownSupplier {
  id: string;
  name: string;
  type: string;
  town?: string;
  contact?: ShortlistEntry['contact'];
}

/** Details that two suppliers may share besides their name. */
export type SharedDetail = 'email' | 'phone' | 'website' | 'place';

export interface DuplicateSupplier {
  known: KnownSupplier;
  shares: SharedDetail;
}

/** Returns a name without accents, case, punctuation and "&". */
const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replace(/&/g, ' and ')
    .replace(/[^\p{Letter}\p{Number}]+/gu, ' ')
    .trim();

/** Number of compared digits: a national number equals the same with its country code. */
const comparedDigits = 9;
const digits = (phone: string): string => phone.replace(/\D/g, '').slice(-comparedDigits);

const siteOf = (website: string): string =>
  website
    .trim()
    .toLowerCase()
    .replace(/^[a-z]+:\/\//, '')
    .replace(/^www\./, '')
    .replace(/\/+$/, '');

const details: readonly [SharedDetail, (one: OwnDraft) => string, (other: KnownSupplier) => string][] = [
  ['email', ({ email }) => email.trim().toLowerCase(), ({ contact }) => contact?.email.toLowerCase() ?? ''],
  ['phone', ({ phone }) => digits(phone), ({ contact }) => digits(contact?.phone ?? '')],
  ['website', ({ website }) => siteOf(website), ({ contact }) => siteOf(contact?.website ?? '')],
  ['place', ({ town }) => plain(town), ({ town = '' }) => plain(town)],
];

/** Returns true when two names are equal, despite their spelling. */
export const isSameName = (one: string, other: string): boolean => plain(one) !== '' && plain(one) === plain(other);

/**
 * Returns the supplier with the same name and a shared contact detail; null for none. A name alone is no duplicate,
 * because many share one. Source: S8-custom-supplier-01.
 */
export const duplicateOf = (draft: OwnDraft, known: readonly KnownSupplier[]): DuplicateSupplier | null => {
  for (const other of known) {
    if (!isSameName(draft.name, other.name)) continue;
    const shared = details.find(([, mine, theirs]) => mine(draft) !== '' && mine(draft) === theirs(other));
    if (shared !== undefined) return { known: other, shares: shared[0] };
  }
  return null;
};

/** Letters of a name that another one may begin with: shorter ones are a first name, or "The". */
const fewestAlike = 5;

const beginsWith = (long: string, short: string): boolean =>
  short.length >= fewestAlike && (long === short || long.startsWith(`${short} `));

/**
 * Returns a supplier of the couple's list with the same name, or of the same category with a longer or shorter one: a
 * booked one first. It may be another, so that this is only mentioned.
 */
export const alikeOf = <T extends KnownSupplier & { booked: boolean }>(
  { name, type }: Pick<OwnDraft, 'name' | 'type'>,
  listed: readonly T[],
): T | null => {
  const mine = plain(name);
  const alike = listed.filter((other) => {
    const theirs = plain(other.name);
    if (isSameName(name, other.name)) return true;
    return other.type === type && (beginsWith(mine, theirs) || beginsWith(theirs, mine));
  });
  return alike.find(({ booked }) => booked) ?? alike[0] ?? null;
};
