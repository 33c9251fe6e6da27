import type { Clock, Firestore } from '@posy/shared-contracts/mount-props';
import type { Auth } from 'firebase/auth';
import { doc, type Firestore as FirestoreSdk, getDocFromServer, waitForPendingWrites } from 'firebase/firestore';
import { deviceStore } from '#adapters/storage/json-store';
import { createSentEdits } from '#session/sent-edits/sent-edits';
import { plain } from './sdk-values';

/** The port that remembers edits until they are answered, and counts lost edits of earlier pages. */
export const rememberSent = (
  firestore: Firestore,
  { sdk, auth, clock }: { sdk: FirestoreSdk; auth: Auth; clock: Clock },
): { firestore: Firestore; countLost: () => Promise<number> } => {
  const sent = createSentEdits({
    store: deviceStore,
    clock,
    uid: () => auth.currentUser?.uid ?? null,
    allAnswered: () => waitForPendingWrites(sdk),
    async read(path, id) {
      const data = (await getDocFromServer(doc(sdk, path, id))).data();
      return data === undefined ? null : (plain(data) as Record<string, unknown>);
    },
  });
  const commit: Firestore['commit'] = (writes, options) =>
    options?.byItself === true
      ? firestore.commit(writes, options)
      : sent.during(writes, () => firestore.commit(writes, options));
  return { firestore: { ...firestore, commit }, countLost: sent.countLost };
};
