/**
 * Writes until it is killed: each commit puts two documents, and its number is printed once it is durable; so is the uid
 * of each account, which has a provider.
 */
import { openDatabase } from '../auth/store/database';
import { createUserStore, type User } from '../auth/store/user-store';
import { createCommitter } from '../commit/committer';
import { type Write } from '../commit/write';
import { openDocumentStore } from '../store/document-store';

const [dataDir = '', from = '0'] = process.argv.slice(2);
const silent = (): void => undefined;
const store = openDocumentStore(dataDir, Date.now);
const committer = createCommitter(store, silent, silent);

const put = (path: string, n: number): Write => ({
  kind: 'update',
  path,
  fields: { n: { integerValue: String(n) } },
  mask: null,
  transforms: [],
  precondition: null,
});

const client = async (start: number, step: number): Promise<never> => {
  for (let n = start; ; n += step) {
    await committer.commit({ writes: [put(`left/${n}`, n), put(`right/${n}`, n)], check: silent });
    process.stdout.write(`${n}\n`);
  }
};

const users = createUserStore(openDatabase(dataDir).database);
const account = (uid: string): User => ({
  uid,
  email: `${uid}@example.com`,
  emailVerified: false,
  claimsEmail: false,
  passwordHash: null,
  passwordUpdatedAt: null,
  displayName: null,
  photoUrl: null,
  phoneNumber: null,
  disabled: false,
  customClaims: {},
  validSince: 1,
  createdAt: 1,
  lastLoginAt: null,
  lastRefreshAt: null,
  providers: [{ providerId: 'password', rawId: uid, email: null, displayName: null, photoUrl: null }],
});

const registrar = async (): Promise<never> => {
  for (let n = Number(from); ; n++) {
    users.insert(account(`account${n}`));
    process.stdout.write(`account${n}\n`);
    await new Promise((resolve) => setImmediate(resolve));
  }
};

void registrar();
for (let index = 0; index < 4; index++) void client(Number(from) + index, 4);
