import { randomBytes } from 'node:crypto';
import { type CryptoKey, exportJWK, generateKeyPair, importJWK, type JWK } from 'jose';
import { lifetimes } from '../base/lifetimes';
import { type AuthDatabase } from '../store/database';

export interface SigningKey {
  kid: string;
  privateKey: CryptoKey;
  publicKey: CryptoKey;
  publicJwk: JWK;
  createdAt: number;
}

export interface SigningKeys {
  /** The newest key; makes one when the newest is too old. */
  current(): Promise<SigningKey>;
  find(kid: string): SigningKey | undefined;
  all(): SigningKey[];
}

interface KeyRow {
  kid: string;
  private_jwk: string;
  created_at: number;
}

const publicPart = ({ kty, n, e }: JWK, kid: string): JWK => ({ kty, n, e, kid, alg: 'RS256', use: 'sig' });

const load = async (row: KeyRow): Promise<SigningKey> => {
  const jwk = JSON.parse(row.private_jwk) as JWK;
  const publicJwk = publicPart(jwk, row.kid);
  return {
    kid: row.kid,
    privateKey: (await importJWK(jwk, 'RS256')) as CryptoKey,
    publicKey: (await importJWK(publicJwk, 'RS256')) as CryptoKey,
    publicJwk,
    createdAt: row.created_at,
  };
};

const generate = async (createdAt: number): Promise<KeyRow> => {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true, modulusLength: 2048 });
  return {
    kid: randomBytes(20).toString('hex'),
    private_jwk: JSON.stringify(await exportJWK(privateKey)),
    created_at: createdAt,
  };
};

/**
 * RS256 keys, stored in the database. A key signs for `lifetimes.signingKey` and is published for as long again, so that
 * whatever it signed can be checked until it expires.
 */
export const createSigningKeys = async (database: AuthDatabase, now: () => number): Promise<SigningKeys> => {
  const oldest = now() - 2 * lifetimes.signingKey;
  database.prepare('DELETE FROM signing_keys WHERE created_at < ?').run(oldest);
  const rows = database.prepare('SELECT * FROM signing_keys ORDER BY created_at').all() as KeyRow[];
  const keys = await Promise.all(rows.map(load));
  const insert = database.prepare('INSERT INTO signing_keys (kid, private_jwk, created_at) VALUES (?, ?, ?)');
  let rotation: Promise<SigningKey> | null = null;
  const rotate = async (): Promise<SigningKey> => {
    const row = await generate(now());
    insert.run(row.kid, row.private_jwk, row.created_at);
    const key = await load(row);
    keys.push(key);
    return key;
  };
  const current = async (): Promise<SigningKey> => {
    const newest = keys.at(-1);
    if (newest !== undefined && now() - newest.createdAt < lifetimes.signingKey) return newest;
    rotation ??= rotate().finally(() => (rotation = null));
    return rotation;
  };
  await current();
  return {
    current,
    find: (kid) => keys.find((key) => key.kid === kid && now() - key.createdAt < 2 * lifetimes.signingKey),
    all: () => keys.filter((key) => now() - key.createdAt < 2 * lifetimes.signingKey),
  };
};
