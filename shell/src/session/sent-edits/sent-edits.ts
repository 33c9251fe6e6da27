import type { Clock, FirestoreWrite } from '@posy/shared-contracts/mount-props';
import * as v from 'valibot';
import { isStored, type SentEdit, sentEdit, sentEditSchema, withoutOverwritten } from './sent-edit';

/** Where edits are remembered: this device's storage, which its tabs share and sign-out empties. */
export interface SentEditsStore {
  read<T>(key: string, schema: v.GenericSchema<unknown, T>): T | null;
  write(key: string, value: unknown): void;
}

interface Options {
  store: SentEditsStore;
  clock: Pick<Clock, 'after' | 'newId'>;
  uid: () => string | null;
  /** Resolves when the server has answered every edit that waits now. */
  allAnswered: () => Promise<void>;
  /** A document as the server has it; null when there is none. Rejects where it cannot be read. */
  read: (path: string, id: string) => Promise<Record<string, unknown> | null>;
}

export interface SentEdits {
  /** Remembers an edit until the server answers it, or the page is gone. */
  during(writes: readonly FirestoreWrite[], commit: () => Promise<void>): Promise<void>;
  /** How many edits of pages that are gone the server did not take: nobody was there to hear it say so. */
  countLost(): Promise<number>;
}

const key = 'posy-sent-edits';
const schema = v.array(sentEditSchema);

/** How long other open tabs get to hear the answers to their own edits, in milliseconds. */
const timeoutMs = 2000;
/** How long a page has to stay for its person to see what it says of a refusal: shorter, so that no other tab says it too. */
const seeingMs = 1500;

/**
 * Remembers what was sent, because a page that is gone hears no refusal: the next one compares what the server has with
 * what was sent, and reports what is missing.
 */
export const createSentEdits = ({ store, clock, uid, allAnswered, read }: Options): SentEdits => {
  const all = (): SentEdit[] => store.read(key, schema) ?? [];
  const save = (edits: readonly SentEdit[]): void =>
    store.write(
      key,
      edits.filter(({ writes }) => writes.length > 0),
    );
  const forget = (marks: readonly string[]): void => {
    const edits = all();
    // Signing out empties the storage: what is forgotten already writes nothing there.
    if (edits.some(({ mark }) => marks.includes(mark))) save(edits.filter(({ mark }) => !marks.includes(mark)));
  };

  const isLost = async ({ writes }: SentEdit): Promise<boolean> => {
    // Who may not read it any more is told so elsewhere: nothing is said of what cannot be compared.
    const saved = await Promise.all(
      writes.map((write) =>
        read(write.path, write.id).then(
          (stored) => isStored(write, stored),
          () => true,
        ),
      ),
    );
    return saved.includes(false);
  };

  return {
    async during(writes, commit) {
      const person = uid();
      const edit = person === null ? null : sentEdit(clock.newId(), person, writes);
      if (edit === null) return commit();
      save([...withoutOverwritten(all(), edit), edit]);
      try {
        await commit();
        forget([edit.mark]);
      } catch (error) {
        // A page that goes while it says so has reached nobody: the next one says it again.
        clock.after(seeingMs, () => forget([edit.mark]));
        throw error;
      }
    },
    async countLost() {
      const person = uid();
      const earlier = all().flatMap((edit) => (edit.uid === person ? [edit.mark] : []));
      if (earlier.length === 0) return 0;
      await allAnswered();
      await new Promise<void>((resolve) => clock.after(timeoutMs, resolve));
      const left = all().filter(({ mark }) => earlier.includes(mark));
      const lost = await Promise.all(left.map(isLost));
      forget(earlier);
      return lost.filter(Boolean).length;
    },
  };
};
