import type { Readable } from '@posy/shared-contracts/mount-props';
import { createReadableValue } from '#platform/readable';

/** A mark for each edit that waits, kept on this device and shared by its tabs. */
export interface EditMarks {
  read(): readonly string[];
  write(marks: readonly string[]): void;
  onChangedElsewhere(run: () => void): void;
}

export interface WaitingEdits {
  /** How many edits of this device the server has not answered. */
  count: Readable<number>;
  /** Counts an edit until it is accepted or refused. */
  during(commit: () => Promise<void>): Promise<void>;
  /** Forgets, once `answered`, the edits that wait now: a page that is gone cannot hear the answers to its own. */
  whenAnswered(answered: () => Promise<void>): Promise<void>;
  forget(): void;
}

/** Counts edits that wait for the server. Firestore keeps and sends them, also those of a page that was closed. */
export const createWaitingEdits = (marks: EditMarks, newId: () => string): WaitingEdits => {
  const count = createReadableValue(marks.read().length);
  const tell = (): void => count.set(marks.read().length);
  const put = (next: readonly string[]): void => {
    marks.write(next);
    tell();
  };
  const remove = (gone: readonly string[]): void => put(marks.read().filter((mark) => !gone.includes(mark)));
  marks.onChangedElsewhere(tell);
  return {
    count,
    async during(commit) {
      const mark = newId();
      put([...marks.read(), mark]);
      try {
        await commit();
      } finally {
        remove([mark]);
      }
    },
    async whenAnswered(answered) {
      const earlier = marks.read();
      if (earlier.length === 0) return;
      await answered();
      remove(earlier);
    },
    forget: () => put([]),
  };
};
