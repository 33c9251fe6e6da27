import { type ReviewState } from '@posy/shared-contracts/entities';
import { type Firestore } from 'firebase-admin/firestore';
import { readDemoAccounts } from '#seed/index';
import { callEndpoint, signIn, type TestServer } from './test-server';

/** Signs somebody of the demo in. */
export const signInAsDemo = async (server: TestServer, kind: string) => {
  const account = (await readDemoAccounts(server.dataDir)).find((one) => one.kind === kind);
  if (account === undefined) throw new Error(`The demo has no ${kind}.`);
  const { email, password } = account;
  return signIn(server.url, 'signInWithPassword', { email, password });
};

/** Decides about reviews as a moderator does. */
export const moderating = async (server: TestServer) => {
  const { token } = await signInAsDemo(server, 'moderator');
  const decide = (id: unknown, from: ReviewState, to: ReviewState, reason = '') =>
    callEndpoint(server.url, 'decideReview', { token, params: { id: String(id) }, body: { from, to, reason } });
  return {
    token,
    decide,
    /** Publishes a review, as if its author's address had been confirmed. */
    publish: async (firestore: Firestore, id: unknown): Promise<void> => {
      await firestore.doc(`reviews/${String(id)}`).update({ state: 'pending' });
      const { status } = await decide(id, 'pending', 'published');
      if (status !== 200) throw new Error(`The review was not published: ${status}`);
    },
  };
};
