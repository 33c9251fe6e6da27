import { type AccountChange } from '@posy/firebase-local';
import { type Firestore } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { accountFactsSchema, changesOf } from './account-facts';
import { type ListedAccount } from './list-accounts';

/** Interval between checks of accounts in a Google project, in milliseconds. */
export const watchIntervalMs = 10 * 60_000;

/** A page may change its account while its ID token lives, and the watch sees it only later. */
const windowMs = watchIntervalMs + 2 * 60 * 60_000;

interface AccountWatchParts {
  firestore: Firestore;
  list: () => AsyncIterable<ListedAccount>;
  notify: (change: AccountChange) => Promise<void>;
  now: () => number;
}

/**
 * Checks accounts with recent activity, and reports changes of their sign-in methods since the last check: Google's
 * servers notify no backend, and the page that made a change may be a stranger's. Source: docs/adr/0012.
 */
export const watchAccounts = async ({ firestore, list, notify, now }: AccountWatchParts): Promise<void> => {
  const since = now() - windowMs;
  for await (const { uid, facts, activeAt } of list()) {
    if (activeAt < since) continue;
    const reference = firestore.doc(`accountFacts/${uid}`);
    const before = v.safeParse(accountFactsSchema, (await reference.get()).data());
    const changes = before.success ? changesOf(uid, before.output, facts) : [];
    // Reported before it is remembered: twice at worst, and never not at all.
    for (const change of changes) await notify(change);
    await reference.set(facts);
  }
};
