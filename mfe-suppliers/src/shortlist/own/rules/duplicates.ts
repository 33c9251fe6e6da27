import type { Entry } from '#shortlist/rules/entry';
import type { OwnDraft } from './own-draft';

/** Somebody who has a profile already: on the couple's list, or in the directory. */
export interface Known {
  id: string;
  name: string;
  type: string;
  town?: string;
  contact?: Entry['contact'];
}

/** What two suppliers share besides their name. */
export type SharedDetail = 'email' | 'phone' | 'website' | 'place';

export interface Duplicate {
  known: Known;
  shares: SharedDetail;
}

/** A name without accents, case, marks and "&". */
const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replace(/&/g, ' and ')
    .replace(/[^\p{Letter}\p{Number}]+/gu, ' ')
    .trim();

/** A national number and the same with its country are one. */
const comparedDigits = 9;
const digits = (phone: string): string => phone.replace(/\D/g, '').slice(-comparedDigits);

const siteOf = (website: string): string =>
  website
    .trim()
    .toLowerCase()
    .replace(/^[a-z]+:\/\//, '')
    .replace(/^www\./, '')
    .replace(/\/+$/, '');

const details: readonly [SharedDetail, (one: OwnDraft) => string, (other: Known) => string][] = [
  ['email', ({ email }) => email.trim().toLowerCase(), ({ contact }) => contact?.email.toLowerCase() ?? ''],
  ['phone', ({ phone }) => digits(phone), ({ contact }) => digits(contact?.phone ?? '')],
  ['website', ({ website }) => siteOf(website), ({ contact }) => siteOf(contact?.website ?? '')],
  ['place', ({ town }) => plain(town), ({ town = '' }) => plain(town)],
];

/** Whether two names are one, however they are written. */
export const isSameName = (one: string, other: string): boolean => plain(one) !== '' && plain(one) === plain(other);

/**
 * Who has this name and one of these contact details already; null for somebody new. A name alone is no duplicate: many
 * are called the same. Source: S8-custom-supplier-01.
 */
export const duplicateOf = (draft: OwnDraft, known: readonly Known[]): Duplicate | null => {
  for (const other of known) {
    if (!isSameName(draft.name, other.name)) continue;
    const shared = details.find(([, mine, theirs]) => mine(draft) !== '' && mine(draft) === theirs(other));
    if (shared !== undefined) return { known: other, shares: shared[0] };
  }
  return null;
};
