import { type Guest, guestSchema } from '@posy/shared-contracts/entities';
import { type Firestore } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { plain } from '#documents/plain';

/** The person that a guest claims to be, with facts that only they and the couple are likely to know. */
export interface Claim {
  name: string;
  /** Their postcode or address for mail. */
  proof: string;
}

/** The household of somebody who lost its link, and where the couple writes to them. */
export interface FoundHousehold {
  householdId: string;
  email: string;
}

/** More than a wedding has. */
const mostGuests = 3000;
/** Shorter ones stand in too many addresses. */
const shortestPostcode = 4;

type Listed = Pick<Guest, 'name' | 'head' | 'household' | 'contacts' | 'address' | 'location'> & { id: string };
const listedSchema = v.pick(guestSchema, ['name', 'head', 'household', 'contacts', 'address', 'location']);

/** Text without accents, capitals and signs: people write their names as they like. */
const folded = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '');

const emailOf = ({ contacts }: Listed): string => (contacts.email ?? '').trim().toLowerCase();

/** The postcodes in an address: its words, and each two neighbours, since “BA1 2AB” is written with a space or without. */
const isPostcodeOf = (proof: string, { address, location }: Listed): boolean => {
  const wanted = folded(proof);
  if (wanted.length < shortestPostcode || !/\d/.test(wanted)) return false;
  const words = `${address} ${location}`.split(/[\s,;]+/).map(folded);
  return words.some((word, index) => word === wanted || word + (words[index + 1] ?? '') === wanted);
};

const isProven = (proof: string, people: readonly Listed[]): boolean =>
  proof.includes('@')
    ? people.some((person) => emailOf(person) === proof.trim().toLowerCase())
    : people.some((person) => isPostcodeOf(proof, person));

/**
 * The household of a wedding that somebody claims to be of. Both have to fit, and the letter goes to the address that the
 * couple wrote down: nobody learns from here who is invited.
 */
export const householdFor = (guests: readonly Listed[], { name, proof }: Claim): FoundHousehold | null => {
  const wanted = folded(name);
  if (wanted === '') return null;
  for (const guest of guests) {
    if (folded(guest.name) !== wanted && folded(guest.household) !== wanted) continue;
    const householdId = guest.head ?? guest.id;
    const people = guests.filter(({ id, head }) => id === householdId || head === householdId);
    const head = people.find(({ id }) => id === householdId);
    const email = [guest, ...(head === undefined ? [] : [head]), ...people].map(emailOf).find((one) => one !== '');
    if (email !== undefined && isProven(proof, people)) return { householdId, email };
  }
  return null;
};

/** The same among a wedding's guests. */
export const findHousehold = async (
  firestore: Firestore,
  weddingId: string,
  claim: Claim,
): Promise<FoundHousehold | null> => {
  const { docs } = await firestore.collection(`weddings/${weddingId}/guests`).limit(mostGuests).get();
  const guests = docs.flatMap((document) => {
    const read = v.safeParse(listedSchema, plain(document.data()));
    return read.success ? [{ ...read.output, id: document.id }] : [];
  });
  return householdFor(guests, claim);
};
