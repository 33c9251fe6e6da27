import type { Clock } from '@posy/shared-contracts/mount-props';

/**
 * Stands from the moment somebody signs out until this browser keeps none of their documents: other tabs that hold them
 * may stand in the way.
 */
export interface LeftDocuments {
  isSet(): boolean;
  set(): void;
  clear(): void;
}

interface Options {
  /** Removes the documents. Waits, without an end of its own, for tabs that hold them. */
  remove: () => Promise<void>;
  left: LeftDocuments;
  clock: Pick<Clock, 'after'>;
  report: (feature: string, error: unknown) => void;
}

/** How long other tabs get to let go of the documents, in milliseconds. */
const timeoutMs = 3000;

/**
 * Removes what the database stores in this browser, and answers whether it is gone. What is not gone in time is removed at
 * the next start, as `left` says. Never rejects.
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
        report('kept documents', error);
        over(false);
      },
    );
  });
};
