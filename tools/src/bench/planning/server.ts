import { startOwnServer } from '#server/own-server';
import { type Credentials, signUp } from '../page/sign-up';
import { type BenchDocument, writeAll } from '../page/write-documents';
import { largeWedding, ordinaryGuests } from './large-wedding';

/** A server with the large wedding, and with one that has as many guests as others. */
export interface BenchServer extends Credentials {
  url: string;
  ordinary: Credentials;
  stop(): Promise<void>;
}

const userOf = (uid: string, email: string, weddingId: string): BenchDocument => ({
  path: `users/${uid}`,
  data: {
    kind: 'couple',
    contacts: { email },
    name: 'Ana',
    provider: 'password',
    registeredAt: '2026-11-01T12:00:00.000Z',
    createdAt: '2026-11-01T12:00:00.000Z',
    l10n: { locale: 'en-GB', currency: 'GBP', viewerCountry: 'GB' },
    weddingId,
    supplierId: null,
    actions: {
      hasViewedGuestlist: true,
      hasViewedShortlist: true,
      hasSeenRecommendedSuppliers: true,
      hasSeenBudgetWarningModal: true,
    },
  },
});

/** Starts a server of its own, and fills it. */
export const startBenchServer = async (): Promise<BenchServer> => {
  const { url, dataDir, stop } = await startOwnServer();
  const plan = async (weddingId: string, guests?: number): Promise<Credentials> => {
    const { uid, ...planner } = await signUp(url);
    await writeAll(url, dataDir, [...largeWedding(weddingId, uid, guests), userOf(uid, planner.email, weddingId)]);
    return planner;
  };
  return { url, ...(await plan('bench')), ordinary: await plan('ordinary', ordinaryGuests), stop };
};
