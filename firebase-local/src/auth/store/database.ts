import { chmodSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'libsql';
import { limitSize } from '#store/file/limit-size';
import { lockDirectory } from '#store/file/lock';

export type AuthDatabase = Database.Database;

/** Each entry brings the schema from its index to the next version; entries are never changed, only added. */
const migrations = [
  `CREATE TABLE users (
     uid TEXT PRIMARY KEY,
     email TEXT UNIQUE,
     email_verified INTEGER NOT NULL DEFAULT 0,
     password_hash TEXT,
     password_updated_at INTEGER,
     display_name TEXT,
     photo_url TEXT,
     phone_number TEXT UNIQUE,
     disabled INTEGER NOT NULL DEFAULT 0,
     custom_claims TEXT NOT NULL DEFAULT '{}',
     valid_since INTEGER NOT NULL,
     created_at INTEGER NOT NULL,
     last_login_at INTEGER,
     last_refresh_at INTEGER
   ) STRICT;
   CREATE TABLE providers (
     provider_id TEXT NOT NULL,
     raw_id TEXT NOT NULL,
     uid TEXT NOT NULL REFERENCES users (uid) ON DELETE CASCADE,
     email TEXT,
     display_name TEXT,
     photo_url TEXT,
     PRIMARY KEY (provider_id, raw_id),
     UNIQUE (uid, provider_id)
   ) STRICT;
   CREATE TABLE refresh_tokens (
     hash TEXT PRIMARY KEY,
     uid TEXT NOT NULL,
     parent TEXT,
     sign_in_provider TEXT NOT NULL,
     auth_time INTEGER NOT NULL,
     claims TEXT NOT NULL,
     created_at INTEGER NOT NULL,
     superseded_at INTEGER,
     revoked_at INTEGER
   ) STRICT;
   CREATE INDEX refresh_tokens_by_uid ON refresh_tokens (uid);
   CREATE TABLE codes (
     hash TEXT PRIMARY KEY,
     type TEXT NOT NULL,
     uid TEXT NOT NULL,
     email TEXT NOT NULL,
     new_email TEXT,
     expires_at INTEGER NOT NULL
   ) STRICT;
   CREATE INDEX codes_by_uid ON codes (uid);
   CREATE TABLE signing_keys (
     kid TEXT PRIMARY KEY,
     private_jwk TEXT NOT NULL,
     created_at INTEGER NOT NULL
   ) STRICT;`,
  `CREATE TABLE second_factors (
     id TEXT PRIMARY KEY,
     uid TEXT NOT NULL REFERENCES users (uid) ON DELETE CASCADE,
     display_name TEXT,
     secret TEXT NOT NULL,
     enrolled_at INTEGER NOT NULL,
     last_step INTEGER NOT NULL
   ) STRICT;
   CREATE INDEX second_factors_by_uid ON second_factors (uid);
   CREATE TABLE challenges (
     hash TEXT PRIMARY KEY,
     kind TEXT NOT NULL,
     uid TEXT NOT NULL REFERENCES users (uid) ON DELETE CASCADE,
     detail TEXT NOT NULL,
     tries INTEGER NOT NULL,
     created_at INTEGER NOT NULL
   ) STRICT;
   CREATE INDEX challenges_by_uid ON challenges (uid);
   ALTER TABLE refresh_tokens ADD COLUMN second_factor TEXT;`,
  `ALTER TABLE users ADD COLUMN claimed_email TEXT;
   CREATE INDEX users_by_claimed_email ON users (claimed_email) WHERE claimed_email IS NOT NULL;`,
  `DROP INDEX users_by_claimed_email;
   CREATE INDEX users_by_claimed_email ON users (claimed_email, password_hash) WHERE claimed_email IS NOT NULL;`,
];

const versionOf = (database: AuthDatabase): number => {
  const row = database.prepare('PRAGMA user_version').get() as { user_version: number };
  return row.user_version;
};

const migrate = (database: AuthDatabase): void => {
  const from = versionOf(database);
  if (from > migrations.length)
    throw new Error(`auth.sqlite has schema version ${from}, this program knows up to ${migrations.length}.`);
  migrations.slice(from).forEach((sql, step) => {
    database.exec(`BEGIN IMMEDIATE; ${sql} PRAGMA user_version = ${from + step + 1}; COMMIT;`);
  });
};

/** The accounts, held by this process alone. */
export interface OpenedDatabase {
  database: AuthDatabase;
  close(): void;
}

/**
 * Opens `<dataDir>/auth.sqlite`, made or migrated as needed; only its owner may read it: it holds the signing keys.
 * Throws when another process holds it.
 */
export const openDatabase = (dataDir: string, maxBytes?: number): OpenedDatabase => {
  mkdirSync(dataDir, { recursive: true });
  const unlock = lockDirectory(dataDir, 'auth-lock.sqlite');
  try {
    const file = join(dataDir, 'auth.sqlite');
    const database = new Database(file, { timeout: 5000 });
    chmodSync(file, 0o600);
    database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON;');
    migrate(database);
    limitSize(database, maxBytes);
    return {
      database,
      close() {
        database.close();
        unlock();
      },
    };
  } catch (error) {
    unlock();
    throw error;
  }
};

/** Returns true when an error reports a violated UNIQUE constraint. */
export const isUniqueViolation = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && /^SQLITE_CONSTRAINT_(UNIQUE|PRIMARYKEY)$/.test(String(error.code));
