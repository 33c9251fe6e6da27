import { FirestoreError } from '@posy/shared-contracts/mount-props';

/**
 * Runs the work of a durable event on the shortlist. Resolves to null for a member who may not read or edit the list:
 * the event would be delivered again for ever, and this member's page could never do it.
 */
export const whereAllowed = async <T>(work: () => Promise<T>): Promise<T | null> => {
  try {
    return await work();
  } catch (error) {
    if (error instanceof FirestoreError && error.failure === 'permission-denied') return null;
    throw error;
  }
};
