import type { Clock, FirestoreWrite } from '@posy/shared-contracts/mount-props';
import * as v from 'valibot';
import { isStored, type SentEdit, sentEdit, sentEditSchema, withoutOverwritten } from './sent-edit';

/** The storage of edits: this device's, which its tabs share and a sign-out empties. */
export interface SentEditsStore {
  read<T>(key: string, schema: v.GenericSchema<unknown, T>): T | null;
  write(key: string, value: unknown): void;
}

interface Options {
  store: SentEditsStore;
  clock: Pick<Clock, 'after' | 'newId'>;
  uid: () => string | null;
  /** Resolves when the server has answered every edit that is pending now. */
  allAnswered: () => Promise<void>;
  /** The server's document; null when there is none. Rejects when it cannot be read. */
  read: (path: string, id: string) => Promise<Record<string, unknown> | null>;
}

export interface SentEdits {
  /** Remembers an edit until the server answers it, or the page is closed. */
  during(writes: readonly FirestoreWrite[], commit: () => Promise<void>): Promise<void>;
  /** Resolves to the number of rejected edits of closed pages: no page was open to receive the rejection. */
  countLost(): Promise<number>;
}

const key = 'posy-sent-edits';
const schema = v.array(sentEditSchema);

/** Time that other open tabs get to receive the answers to their own edits, in milliseconds. */
const timeoutMs = 2000;
/**
 * Time that a page must stay open for its person to read the notice of a rejection: shorter, so that no other tab
 * repeats it.
 */
const seeingMs = 1500;

/**
 * Remembers sent edits, because a closed page receives no rejection: the next page compares the server's documents with
 * them and reports missing ones.
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
    // A sign-out empties the storage: marks that are already deleted write nothing there.
    if (edits.some(({ mark }) => marks.includes(mark))) save(edits.filter(({ mark }) => !marks.includes(mark)));
  };

  const isLost = async ({ writes }: SentEdit): Promise<boolean> => {
    // Lost access is reported elsewhere: edits that cannot be compared are not reported.
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
        // A page that closes during the notice has reached nobody: the next one shows it again.
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
