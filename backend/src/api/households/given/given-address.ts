import { type GivenAddress, type Guest, householdInvitationSchema } from '@posy/shared-contracts/entities';
import { householdAddress, isSameAddress } from '@posy/shared-contracts/rules';
import { type DocumentSnapshot } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { plain } from '#documents/plain';

const givenSchema = v.fallback(householdInvitationSchema.entries.address, null);

/** The address that a household gave last; null where it gave none, or one that cannot be read. */
export const readGivenAddress = (invitation: DocumentSnapshot): GivenAddress | null =>
  v.parse(givenSchema, plain(invitation.get('address'))) ?? null;

/** An address as an envelope has it: no blanks around its lines, and no empty lines. */
export const tidyAddress = (text: string): string =>
  text
    .split(/\r\n?|\n/)
    .map((line) => line.replaceAll(/\s+/g, ' ').trim())
    .filter((line) => line !== '')
    .join('\n');

/**
 * Decides about an address that a household gives. `listed`: the one on the couple's list. Only where that is empty, or the
 * household's own of before, the new one takes its place.
 */
export const stateOfGiven = (listed: string, before: GivenAddress | null, said: string): GivenAddress['state'] => {
  const isTheirs = before?.state === 'listed' && isSameAddress(before.text, listed);
  if (listed === '' || isTheirs) return 'listed';
  return isSameAddress(said, listed) ? 'same' : 'open';
};

/** The address that a household's page shows: what it gave last stands there until the couple has chosen. */
export const shownAddress = (people: readonly Pick<Guest, 'address'>[], given: GivenAddress | null): string =>
  given?.state === 'open' ? given.text : householdAddress(people);
