import { defaultNotifications, notificationSettingsSchema } from '@posy/shared-contracts/entities';
import { type DocumentSnapshot, type Firestore, type QueryDocumentSnapshot, Timestamp } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { type Accounts, type AccountStatus } from '#accounts/accounts';
import { type Notice, settingOf } from '../notice';
import { type PushDevice } from '../sender/push-message';
import { isReminding, isStillDue } from './still-due';

/**
 * Fields of a person's profile that notifying them needs, with fallbacks: an invalid one must not block the others'
 * notices.
 */
const personSchema = v.object({
  kind: v.fallback(v.string(), 'couple'),
  l10n: v.fallback(v.object({ locale: v.string() }), { locale: '' }),
  notifications: v.fallback(notificationSettingsSchema, defaultNotifications),
});

/** Refusals of this server in a row by a device's service, and the time of the first. */
const deniedSchema = v.object({ times: v.number(), since: v.number() });

/** Dependencies of reading a person. */
export interface ReadingParts {
  firestore: Firestore;
  /** Reads changes to an account: a change that ends its sessions ends the pushes that they requested. */
  accounts: Pick<Accounts, 'find'>;
}

/** The person to notify, and their devices. */
export interface PushReader {
  /** BCP 47. */
  locale: string;
  /** Unread conversations, as the mark in the product's header counts them. */
  unread: number;
  devices: (PushDevice & { id: string; denied?: v.InferOutput<typeof deniedSchema> })[];
}

const deviceSchema = v.object({
  token: v.string(),
  platformId: v.picklist(['ios', 'android', 'web']),
  denied: v.optional(deniedSchema),
  /**
   * Start of the session that requested pushes here. Devices from before this was stored only have the time of their
   * call.
   */
  signedInAt: v.optional(v.instance(Timestamp)),
  updatedAt: v.optional(v.instance(Timestamp)),
});

/** Firestore's codes of a document that is gone, and of one that changed since it was read. */
const notFound = 5;
const failedPrecondition = 9;

const unreadOf = async (firestore: Firestore, uid: string, side: 'couple' | 'supplier'): Promise<number> => {
  const own = firestore.collection('conversations').where('memberUids', 'array-contains', uid);
  return (await own.where(`unread.${side}`, '>', 0).count().get()).data().count;
};

/** Deletes a device, unless a session that goes on has requested pushes there in the meantime. */
const forget = async ({ ref, updateTime }: QueryDocumentSnapshot): Promise<void> => {
  await ref.delete({ lastUpdateTime: updateTime }).catch((error: { code?: unknown }) => {
    if (error.code !== failedPrecondition && error.code !== notFound) throw error;
  });
};

/** The devices of sessions that go on. Devices of ended sessions (a new password, a thief's) are forgotten. */
const devicesOf = async (
  firestore: Firestore,
  uid: string,
  { validSince }: AccountStatus,
): Promise<PushReader['devices']> => {
  const { docs } = await firestore.collection(`users/${uid}/devices`).get();
  const ended: QueryDocumentSnapshot[] = [];
  const devices = docs.flatMap((device) => {
    const read = v.safeParse(deviceSchema, device.data());
    if (!read.success) return [];
    const { signedInAt, updatedAt, ...stored } = read.output;
    if (((signedInAt ?? updatedAt)?.toMillis() ?? 0) >= validSince) return [{ ...stored, id: device.id }];
    ended.push(device);
    return [];
  });
  await Promise.all(ended.map(forget));
  return devices;
};

/** Returns true when a notice is obsolete: its subject is gone, done, read in the meantime or no longer theirs. */
const isIdle = async (firestore: Firestore, uid: string, notice: Notice, side: string): Promise<boolean> => {
  if (isReminding(notice)) return !(await isStillDue(firestore, uid, notice));
  if (!('conversationId' in notice.ids)) return false;
  const conversation: DocumentSnapshot = await firestore.doc(`conversations/${notice.ids.conversationId}`).get();
  const readers: unknown = conversation.get('memberUids');
  return !Array.isArray(readers) || !readers.includes(uid) || !(Number(conversation.get(`unread.${side}`)) > 0);
};

/**
 * Returns the person to notify, as of now; null when the person is gone, has no access or wants no pushes of this kind,
 * or when the notice is obsolete.
 */
export const readerOf = async (
  { firestore, accounts }: ReadingParts,
  uid: string,
  notice: Notice,
): Promise<PushReader | null> => {
  const profile = await firestore.doc(`users/${uid}`).get();
  const read = v.safeParse(personSchema, profile.data());
  if (!profile.exists || !read.success) return null;
  const { kind, l10n, notifications } = read.output;
  if (notice.kind !== 'count-changed' && !notifications.push[settingOf[notice.kind]]) return null;
  const side = kind === 'supplier' ? 'supplier' : 'couple';
  if (await isIdle(firestore, uid, notice, side)) return null;
  const account = await accounts.find(uid);
  if (account === null || account.disabled) return null;
  const all = await devicesOf(firestore, uid, account);
  // Only iOS shows a number that stays when a notification is dismissed.
  const devices = notice.kind === 'count-changed' ? all.filter(({ platformId }) => platformId === 'ios') : all;
  if (devices.length === 0) return null;
  return { locale: l10n.locale, unread: await unreadOf(firestore, uid, side), devices };
};
