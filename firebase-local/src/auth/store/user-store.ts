import { atomically } from '#store/file/atomically';
import { AuthError } from '../base/auth-error';
import { type AuthDatabase, isUniqueViolation } from './database';
import { createSalts } from './salts';

/** An identity of another provider that is linked to a user. */
export interface LinkedProvider {
  providerId: string;
  rawId: string;
  email: string | null;
  displayName: string | null;
  photoUrl: string | null;
}

/** An account. `validSince` is in seconds, as ID tokens count; the other times are milliseconds. */
export interface User {
  uid: string;
  email: string | null;
  emailVerified: boolean;
  /**
   * True when another account holds this address: signing up with a taken one creates such an account
   * (`hideTakenAddresses`). It gets the address once its owner confirms it here before the other is confirmed, or once
   * the other is gone.
   */
  claimsEmail: boolean;
  passwordHash: string | null;
  passwordUpdatedAt: number | null;
  displayName: string | null;
  photoUrl: string | null;
  phoneNumber: string | null;
  disabled: boolean;
  customClaims: Record<string, unknown>;
  validSince: number;
  createdAt: number;
  lastLoginAt: number | null;
  lastRefreshAt: number | null;
  providers: LinkedProvider[];
}

interface UserRow {
  uid: string;
  email: string | null;
  claimed_email: string | null;
  email_verified: number;
  password_hash: string | null;
  password_updated_at: number | null;
  display_name: string | null;
  photo_url: string | null;
  phone_number: string | null;
  disabled: number;
  custom_claims: string;
  valid_since: number;
  created_at: number;
  last_login_at: number | null;
  last_refresh_at: number | null;
}

const columns = [
  'email',
  'claimed_email',
  'email_verified',
  'password_hash',
  'password_updated_at',
  'display_name',
  'photo_url',
  'phone_number',
  'disabled',
  'custom_claims',
  'valid_since',
  'created_at',
  'last_login_at',
  'last_refresh_at',
] as const;

const toValues = (user: User): unknown[] => [
  user.claimsEmail ? null : user.email,
  user.claimsEmail ? user.email : null,
  Number(user.emailVerified),
  user.passwordHash,
  user.passwordUpdatedAt,
  user.displayName,
  user.photoUrl,
  user.phoneNumber,
  Number(user.disabled),
  JSON.stringify(user.customClaims),
  user.validSince,
  user.createdAt,
  user.lastLoginAt,
  user.lastRefreshAt,
];

const toUser = (row: UserRow, providers: LinkedProvider[]): User => ({
  uid: row.uid,
  email: row.email ?? row.claimed_email,
  emailVerified: row.email_verified === 1,
  claimsEmail: row.claimed_email !== null,
  passwordHash: row.password_hash,
  passwordUpdatedAt: row.password_updated_at,
  displayName: row.display_name,
  photoUrl: row.photo_url,
  phoneNumber: row.phone_number,
  disabled: row.disabled === 1,
  customClaims: JSON.parse(row.custom_claims) as Record<string, unknown>,
  validSince: row.valid_since,
  createdAt: row.created_at,
  lastLoginAt: row.last_login_at,
  lastRefreshAt: row.last_refresh_at,
  providers,
});

/** A user with nothing but an id, to be filled and saved. */
export const blankUser = (uid: string, nowMs: number): User => ({
  uid,
  email: null,
  emailVerified: false,
  claimsEmail: false,
  passwordHash: null,
  passwordUpdatedAt: null,
  displayName: null,
  photoUrl: null,
  phoneNumber: null,
  disabled: false,
  customClaims: {},
  validSince: Math.floor(nowMs / 1000),
  createdAt: nowMs,
  lastLoginAt: null,
  lastRefreshAt: null,
  providers: [],
});

/** Returns the violated UNIQUE constraint as the error name of Identity Toolkit. */
const conflictOf = (error: Error): AuthError => {
  if (error.message.includes('users.email')) return new AuthError('EMAIL_EXISTS');
  if (error.message.includes('users.phone_number')) return new AuthError('PHONE_NUMBER_EXISTS');
  if (error.message.includes('users.uid')) return new AuthError('DUPLICATE_LOCAL_ID');
  return new AuthError('FEDERATED_USER_ID_ALREADY_LINKED');
};

export interface UserStore {
  byUid(uid: string): User | null;
  byEmail(email: string): User | null;
  /**
   * Returns the user who may sign in with the address and a password of this hash: its holder first, then the oldest
   * account that claims it.
   */
  byPassword(email: string, passwordHash: string): User | null;
  /** Password hashes of an address, one for each salt, the holder's first. */
  saltsOf(email: string): string[];
  byPhone(phoneNumber: string): User | null;
  byProvider(providerId: string, rawId: string): User | null;
  /** Writes the user and its providers in one transaction; throws `EMAIL_EXISTS` and the like. */
  insert(user: User): void;
  /** The same for a user that exists; throws `USER_NOT_FOUND`. */
  update(user: User): void;
  /** The same for an account whose address was just confirmed: an account that merely held it gives it up. */
  updateConfirmed(user: User): void;
  delete(uid: string): boolean;
  /** Users in the order of their ids, after `afterUid`. */
  page(afterUid: string, size: number): User[];
  clear(): void;
}

export const createUserStore = (database: AuthDatabase): UserStore => {
  const by = (column: string) => database.prepare(`SELECT * FROM users WHERE ${column} = ?`);
  const [uidQuery, emailQuery, phoneQuery] = [by('uid'), by('email'), by('phone_number')];
  const federatedQuery = database.prepare(
    'SELECT users.* FROM users JOIN providers USING (uid) WHERE provider_id = ? AND raw_id = ?',
  );
  const pageQuery = database.prepare('SELECT * FROM users WHERE uid > ? ORDER BY uid LIMIT ?');
  const holderQuery = database.prepare('SELECT * FROM users WHERE email = ? AND password_hash = ?');
  const claimQuery = database.prepare(
    'SELECT * FROM users WHERE claimed_email = ? AND password_hash = ? ORDER BY created_at, uid LIMIT 1',
  );
  const saltsOf = createSalts(database);
  const giveUpEmail = database.prepare(
    `UPDATE users SET claimed_email = email, email = NULL WHERE email = ? AND uid <> ? AND email_verified = 0`,
  );
  const handDownEmail = database.prepare(
    `UPDATE users SET email = claimed_email, claimed_email = NULL
     WHERE uid = (SELECT uid FROM users WHERE claimed_email = ? ORDER BY created_at, uid LIMIT 1)
       AND NOT EXISTS (SELECT 1 FROM users WHERE email = ?)`,
  );
  const providersQuery = database.prepare(
    `SELECT provider_id AS providerId, raw_id AS rawId, email, display_name AS displayName, photo_url AS photoUrl
     FROM providers WHERE uid = ? ORDER BY provider_id`,
  );
  const insertUser = database.prepare(
    `INSERT INTO users (uid, ${columns.join(', ')}) VALUES (?${', ?'.repeat(columns.length)})`,
  );
  const updateUser = database.prepare(
    `UPDATE users SET ${columns.map((name) => `${name} = ?`).join(', ')} WHERE uid = ?`,
  );
  const deleteUser = database.prepare('DELETE FROM users WHERE uid = ?');
  const deleteProviders = database.prepare('DELETE FROM providers WHERE uid = ?');
  const insertProvider = database.prepare(
    'INSERT INTO providers (provider_id, raw_id, uid, email, display_name, photo_url) VALUES (?, ?, ?, ?, ?, ?)',
  );
  const read = (row: unknown): User | null => {
    if (row == null) return null;
    const found = row as UserRow;
    return toUser(found, providersQuery.all(found.uid) as LinkedProvider[]);
  };
  const writeProviders = (user: User): void => {
    deleteProviders.run(user.uid);
    for (const { providerId, rawId, email, displayName, photoUrl } of user.providers)
      insertProvider.run(providerId, rawId, user.uid, email, displayName, photoUrl);
  };
  const handDown = (email: string | null | undefined): void => {
    if (email != null) handDownEmail.run(email, email);
  };
  const updateOne = (user: User): void => {
    const before = uidQuery.get(user.uid) as UserRow | undefined;
    if (before === undefined) throw new AuthError('USER_NOT_FOUND');
    updateUser.run(...toValues(user), user.uid);
    handDown(before.email);
    writeProviders(user);
  };
  const guarded = (write: (user: User) => void) => (user: User) => {
    try {
      write(user);
    } catch (error) {
      throw isUniqueViolation(error) ? conflictOf(error as Error) : error;
    }
  };
  return {
    byUid: (uid) => read(uidQuery.get(uid)),
    byEmail: (email) => read(emailQuery.get(email)),
    byPassword: (email, passwordHash) =>
      read(holderQuery.get(email, passwordHash) ?? claimQuery.get(email, passwordHash)),
    saltsOf,
    byPhone: (phoneNumber) => read(phoneQuery.get(phoneNumber)),
    byProvider: (providerId, rawId) => read(federatedQuery.get(providerId, rawId)),
    insert: guarded(
      atomically(database, (user: User) => {
        insertUser.run(user.uid, ...toValues(user));
        writeProviders(user);
      }),
    ),
    update: guarded(atomically(database, updateOne)),
    updateConfirmed: guarded(
      atomically(database, (user: User) => {
        giveUpEmail.run(user.email, user.uid);
        updateOne({ ...user, claimsEmail: false, emailVerified: true });
      }),
    ),
    delete: atomically(database, (uid: string) => {
      const before = uidQuery.get(uid) as UserRow | undefined;
      deleteProviders.run(uid);
      deleteUser.run(uid);
      handDown(before?.email);
      return before !== undefined;
    }),
    page: (afterUid, size) => (pageQuery.all(afterUid, size) as UserRow[]).map((row) => read(row) as User),
    clear: () =>
      database.exec('DELETE FROM providers; DELETE FROM users; DELETE FROM codes; DELETE FROM refresh_tokens;'),
  };
};
