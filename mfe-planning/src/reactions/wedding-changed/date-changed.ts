import { FirestoreError } from '@posy/shared-contracts/mount-props';
import { makeChecklist } from '#checklist/queries/making-queries';
import type { ReactionTable } from '../reaction';

/** Time to wait for a date that the server does not have yet, in milliseconds: an offline edit arrives later. */
const dateWaitMs = 7 * 24 * 60 * 60 * 1000;

/** A date makes the checklist even if planning was never opened. */
export const dateReactions: ReactionTable = {
  'wedding.date-changed': async (host, { weddingId }, { publishedAt }) => {
    const outcome = await makeChecklist(host, weddingId);
    if (outcome === 'no-date' && host.clock.now() - publishedAt < dateWaitMs)
      throw new FirestoreError('not-found', `The server knows no date of ${weddingId} yet.`);
  },
};
