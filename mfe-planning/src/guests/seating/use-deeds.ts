import { useHost } from '@posy/remote-kit';
import { FirestoreError, type FirestoreWrite } from '@posy/shared-contracts/mount-props';
import { useLayoutEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { markOwnEdit } from '../queries/guest-queries';

/** Something that is done to the seating plan, and the way back. */
export interface Deed {
  does: FirestoreWrite[];
  undoes: FirestoreWrite[];
  /** What is said, with the way back; null for what is seen where it happened. */
  told: string | null;
}

const targetOf = (write: FirestoreWrite): string => `${write.collection.path}/${write.id}`;

/** What a deed is about: the documents that it writes. */
const aboutOf = ({ does }: Deed): string => `seating ${does.map(targetOf).sort().join(' ')}`;

/** The way back of a deed, without what a later one has changed again: that stays. */
const wayBackOf = (deed: Deed, done: readonly Deed[]): FirestoreWrite[] => {
  const later = new Set(done.slice(done.indexOf(deed) + 1).flatMap(({ does }) => does.map(targetOf)));
  return deed.undoes.filter((write) => !later.has(targetOf(write)));
};

/** Commits deeds, keeps the ways back in their order, and tells of refusals. */
export const useDeeds = () => {
  const { firestore, notices, telemetry } = useHost();
  const { formatMessage } = useIntl();
  const [undos, setUndos] = useState<readonly Deed[]>([]);
  const latest = useRef(undos);
  useLayoutEffect(() => {
    latest.current = undos;
  });
  const commit = (writes: FirestoreWrite[]): Promise<void> => {
    markOwnEdit(firestore);
    return firestore.commit(writes);
  };
  const refused = (error: unknown): void => {
    telemetry.error('seating', error);
    const isForbidden = error instanceof FirestoreError && error.failure === 'permission-denied';
    notices.show({
      tone: 'error',
      text: formatMessage({ id: isForbidden ? 'seating.refused.access' : 'seating.refused' }),
    });
  };
  const undo = (deed: Deed): void => {
    const done = latest.current;
    setUndos((before) => before.filter((one) => one !== deed));
    const back = done.includes(deed) ? wayBackOf(deed, done) : [];
    if (back.length > 0) commit(back).catch(refused);
  };
  const perform = (deed: Deed): void => {
    if (deed.does.length === 0) return;
    setUndos((before) => [...before, deed]);
    commit(deed.does).catch((error: unknown) => {
      setUndos((before) => before.filter((one) => one !== deed));
      refused(error);
    });
    if (deed.told !== null)
      notices.show({
        tone: 'success',
        text: deed.told,
        about: aboutOf(deed),
        action: { label: formatMessage({ id: 'planning.undo' }), run: () => undo(deed) },
      });
  };
  const last = undos.at(-1);
  return { perform, undoLast: last === undefined ? null : () => undo(last) };
};
