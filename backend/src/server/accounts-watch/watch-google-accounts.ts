import { type AccountChange } from '@posy/firebase-local';
import { type FastifyBaseLogger } from 'fastify';
import { type Firestore } from 'firebase-admin/firestore';
import { googleAccessToken } from '../firebase';
import { regularly } from '../regularly';
import { listAccounts } from './list-accounts';
import { watchAccounts, watchIntervalMs } from './watch-accounts';

interface GoogleWatchParts {
  projectId: string;
  firestore: Firestore;
  notify: (change: AccountChange) => Promise<void>;
  fetch: typeof globalThis.fetch;
  clock: () => number;
  log: FastifyBaseLogger;
}

/** Google's servers tell no backend what changes about an account: it is looked for. Answers how to stop. */
export const watchGoogleAccounts = ({
  projectId,
  firestore,
  notify,
  fetch,
  clock,
  log,
}: GoogleWatchParts): (() => Promise<void>) => {
  const source = { origin: 'https://identitytoolkit.googleapis.com', projectId, token: googleAccessToken() };
  const look = () => watchAccounts({ firestore, list: () => listAccounts(fetch, source), notify, now: clock });
  return regularly(watchIntervalMs, look, (error) => log.error({ error }, 'Accounts were not looked at'));
};
