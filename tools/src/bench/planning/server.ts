import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { startOwnServer } from '#server/own-server';
import { largeWedding, type LargeDocument } from './large-wedding';

/** A server with the large wedding. */
export interface BenchServer {
  url: string;
  /** Who plans it. */
  email: string;
  password: string;
  stop(): Promise<void>;
}

const database = '/v1/projects/posy-local/databases/(default)';

const send = async (url: string, body: unknown, headers: Record<string, string> = {}): Promise<unknown> => {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${url}: ${response.status} ${await response.text()}`);
  return response.json();
};

/** A plain value as Firestore's REST API writes it. */
const valueOf = (value: unknown): object => {
  if (value === null) return { nullValue: null };
  if (typeof value === 'string') return { stringValue: value };
  if (typeof value === 'boolean') return { booleanValue: value };
  if (typeof value === 'number')
    return Number.isInteger(value) ? { integerValue: String(value) } : { doubleValue: value };
  if (Array.isArray(value)) return { arrayValue: { values: value.map(valueOf) } };
  return { mapValue: { fields: fieldsOf(value as Record<string, unknown>) } };
};
const fieldsOf = (data: Record<string, unknown>): Record<string, object> =>
  Object.fromEntries(Object.entries(data).map(([name, value]) => [name, valueOf(value)]));

/** Writes documents with the rights of the server's own backend, 400 a commit. */
const writeAll = async (url: string, dataDir: string, documents: readonly LargeDocument[]): Promise<void> => {
  const authorization = `Bearer ${readFileSync(join(dataDir, 'admin-secret'), 'utf8').trim()}`;
  for (let from = 0; from < documents.length; from += 400) {
    const writes = documents.slice(from, from + 400).map(({ path, data }) => ({
      update: { name: `${database.slice('/v1/'.length)}/documents/${path}`, fields: fieldsOf(data) },
    }));
    await send(`${url}${database}/documents:commit`, { writes }, { authorization });
  }
};

const userOf = (uid: string, email: string, weddingId: string): LargeDocument => ({
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
  const credentials = { email: `bench-${randomUUID()}@example.com`, password: `three quiet herons ${randomUUID()}` };
  const { localId: uid } = (await send(`${url}/identitytoolkit.googleapis.com/v1/accounts:signUp?key=posy-local`, {
    ...credentials,
    returnSecureToken: true,
  })) as { localId: string };
  await writeAll(url, dataDir, [...largeWedding('bench', uid), userOf(uid, credentials.email, 'bench')]);
  return { url, ...credentials, stop };
};
