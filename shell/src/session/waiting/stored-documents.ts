import type { Clock } from '@posy/shared-contracts/mount-props';

/**
 * Set from the sign-out until this browser stores no more of the person's documents: other tabs that use them may block
 * the removal.
 */
export interface LeftDocuments {
  isSet(): boolean;
  set(): void;
  clear(): void;
}

interface Options {
  /** Removes the documents. Waits, without a time limit, for tabs that use them. */
  remove: () => Promise<void>;
  left: LeftDocuments;
  clock: Pick<Clock, 'after'>;
  report: (feature: string, error: unknown) => void;
}

/** Time that other tabs get to release the documents, in milliseconds. */
const timeoutMs = 3000;

/**
 * Removes the database's documents from this browser and resolves to true when they are gone. Documents that are not
 * gone in time are removed at the next start, as `left` records. Never rejects.
 */
export const removeStoredDocuments = ({ remove, left, clock, report }: Options): Promise<boolean> => {
  left.set();
  return new Promise((resolve) => {
    const giveUp = clock.after(timeoutMs, () => resolve(false));
    const over = (isGone: boolean): void => {
      giveUp();
      resolve(isGone);
    };
    remove().then(
      () => {
        left.clear();
        over(true);
      },
      (error: unknown) => {
        report('stored documents', error);
        over(false);
      },
    );
  });
};
