import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { websiteSecretSchema } from '@posy/shared-contracts/entities';
import { type DocumentReference, type DocumentSnapshot, FieldValue, type Firestore } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { caller, type Handler } from '#api/handler';
import { requireAccess } from '#api/membership';
import { plain } from '#documents/plain';
import { atMost } from '#files/at-most';
import { siteOf } from '../site/addresses';
import { untouchedSite } from '../site/untouched-site';

const hashBytes = 32;
const saltBytes = 16;

/** A hash takes 16 MB and some time: four at once, the others wait. */
const limited = atMost(4);
const derive = promisify<string, Buffer, number, Buffer>(scrypt);

/** Normalised, because keyboards compose letters differently. */
const hashOf = (password: string, salt: Buffer): Promise<Buffer> =>
  limited(() => derive(password.normalize('NFKC'), salt, hashBytes));

/** Reference of the website's password hash; one document for each wedding, which no client can read. */
export const websiteSecretOf = (firestore: Firestore, weddingId: string): DocumentReference =>
  firestore.doc(`websiteSecrets/${weddingId}`);

export type WebsiteSecret = v.InferOutput<typeof websiteSecretSchema>;

/** Null: the website has no password. A damaged one opens to nobody. */
export const readSecret = (stored: DocumentSnapshot): WebsiteSecret | null =>
  stored.exists ? v.parse(websiteSecretSchema, plain(stored.data())) : null;

/** Returns true when it is the website's password. */
export const isPassword = async ({ salt, hash }: WebsiteSecret, password: string): Promise<boolean> => {
  const own = Buffer.from(hash, 'base64url');
  const given = await hashOf(password, Buffer.from(salt, 'base64url'));
  return own.length === given.length && timingSafeEqual(own, given);
};

const newSecret = async (password: string) => {
  const salt = randomBytes(saltBytes);
  const hash = await hashOf(password, salt);
  return {
    algorithm: 'scrypt' as const,
    salt: salt.toString('base64url'),
    hash: hash.toString('base64url'),
    setAt: FieldValue.serverTimestamp(),
  };
};

/** Puts a wedding's website behind a password, another one, or none. It counts at once, also for what is published. */
export const setWebsitePassword: Handler<'setWebsitePassword'> = async ({ firestore }, call) => {
  const { weddingId, password } = call.body;
  const { uid } = caller(call);
  const wedding = firestore.doc(`weddings/${weddingId}`);
  requireAccess(await wedding.get(), uid, 'website', 'edit');
  const secret = password === null ? null : await newSecret(password);
  await firestore.runTransaction(async (transaction) => {
    requireAccess(await transaction.get(wedding), uid, 'website', 'edit');
    const site = await transaction.get(siteOf(firestore, weddingId));
    const stored = websiteSecretOf(firestore, weddingId);
    if (secret === null) transaction.delete(stored);
    else transaction.set(stored, secret);
    const change = { hasPassword: secret !== null };
    const fresh = { ...untouchedSite, ...change, updatedAt: FieldValue.serverTimestamp() };
    transaction.set(site.ref, site.exists ? change : fresh, { merge: true });
  });
  return {};
};
