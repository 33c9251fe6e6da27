import type { Readable } from '@posy/shared-contracts/mount-props';
import { createReadableValue } from '#platform/readable';
import { type EditPlace, editPlaces } from './edit-place';

/** A mark for each pending edit, with the screen that shows it; stored on this device and shared by its tabs. */
export interface EditMarks {
  read(): readonly string[];
  write(marks: readonly string[]): void;
  onChangedElsewhere(run: () => void): void;
}

export interface WaitingEdits {
  /** Number of edits of this device that the server has not answered. */
  count: Readable<number>;
  /** The screens that show them, each once. */
  places: Readable<readonly EditPlace[]>;
  /** Counts an edit until it is accepted or rejected. */
  during(commit: () => Promise<void>, place?: EditPlace | null): Promise<void>;
  /**
   * Deletes the marks of the edits that are pending now, once `answered` resolves: a closed page cannot receive the
   * answers to its own.
   */
  whenAnswered(answered: () => Promise<void>): Promise<void>;
  forget(): void;
}

/** Returns the screens in the marks, in the order of the navigation. */
const placesOf = (marks: readonly string[]): readonly EditPlace[] => {
  const named = new Set(marks.map((mark) => mark.split(' ')[1]));
  return editPlaces.filter((place) => named.has(place));
};

/** Counts edits that wait for the server. Firestore stores and sends them, also those of a closed page. */
export const createWaitingEdits = (marks: EditMarks, newId: () => string): WaitingEdits => {
  const count = createReadableValue(marks.read().length);
  const places = createReadableValue(placesOf(marks.read()));
  const report = (): void => {
    const waiting = marks.read();
    count.set(waiting.length);
    const next = placesOf(waiting);
    if (next.join() !== places.get().join()) places.set(next);
  };
  const put = (next: readonly string[]): void => {
    marks.write(next);
    report();
  };
  const remove = (gone: readonly string[]): void => put(marks.read().filter((mark) => !gone.includes(mark)));
  marks.onChangedElsewhere(report);
  return {
    count,
    places,
    async during(commit, place = null) {
      const mark = place === null ? newId() : `${newId()} ${place}`;
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
