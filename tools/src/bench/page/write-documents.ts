import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A document with its path. */
export interface BenchDocument {
  path: string;
  data: Record<string, unknown>;
}

const database = '/v1/projects/posy-local/databases/(default)';

/** Posts JSON; throws what is refused. */
export const send = async (url: string, body: unknown, headers: Record<string, string> = {}): Promise<unknown> => {
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
  if (value instanceof Date) return { timestampValue: value.toISOString() };
  if (typeof value === 'boolean') return { booleanValue: value };
  if (typeof value === 'number')
    return Number.isInteger(value) ? { integerValue: String(value) } : { doubleValue: value };
  if (Array.isArray(value)) return { arrayValue: { values: value.map(valueOf) } };
  return { mapValue: { fields: fieldsOf(value as Record<string, unknown>) } };
};
const fieldsOf = (data: Record<string, unknown>): Record<string, object> =>
  Object.fromEntries(Object.entries(data).map(([name, value]) => [name, valueOf(value)]));

/** Returns the authorisation for the admin calls of the server with a data folder. */
export const adminOf = (dataDir: string): string =>
  `Bearer ${readFileSync(join(dataDir, 'admin-secret'), 'utf8').trim()}`;

/** Writes documents with the rights of the server's own backend, 400 a commit. */
export const writeAll = async (url: string, dataDir: string, documents: readonly BenchDocument[]): Promise<void> => {
  const authorization = adminOf(dataDir);
  for (let from = 0; from < documents.length; from += 400) {
    const writes = documents.slice(from, from + 400).map(({ path, data }) => ({
      update: { name: `${database.slice('/v1/'.length)}/documents/${path}`, fields: fieldsOf(data) },
    }));
    await send(`${url}${database}/documents:commit`, { writes }, { authorization });
  }
};
