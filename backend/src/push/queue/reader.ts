import { defaultNotifications, notificationSettingsSchema } from '@posy/shared-contracts/entities';
import { type DocumentSnapshot, type Firestore } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { type Notice, settingOf } from '../notice';
import { type PushDevice } from '../push-message';

/** Of a person's profile what telling them needs: nothing that they may have written there keeps others from theirs. */
const personSchema = v.object({
  kind: v.fallback(v.string(), 'couple'),
  l10n: v.fallback(v.object({ locale: v.string() }), { locale: '' }),
  notifications: v.fallback(notificationSettingsSchema, defaultNotifications),
});

/** How often in a row, and since when, a device's service refused this server. */
const deniedSchema = v.object({ times: v.number(), since: v.number() });

/** Who is told, and where. */
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
});

const unreadOf = async (firestore: Firestore, uid: string, side: 'couple' | 'supplier'): Promise<number> => {
  const own = firestore.collection('conversations').where('memberUids', 'array-contains', uid);
  return (await own.where(`unread.${side}`, '>', 0).count().get()).data().count;
};

const devicesOf = async (firestore: Firestore, uid: string): Promise<PushReader['devices']> => {
  const { docs } = await firestore.collection(`users/${uid}/devices`).get();
  return docs.flatMap((device) => {
    const read = v.safeParse(deviceSchema, device.data());
    return read.success ? [{ ...read.output, id: device.id }] : [];
  });
};

/** Whether a notice has become idle: its conversation is gone, no longer theirs, or was read meanwhile. */
const isIdle = async (firestore: Firestore, uid: string, notice: Notice, side: string): Promise<boolean> => {
  if (!('conversationId' in notice.ids)) return false;
  const conversation: DocumentSnapshot = await firestore.doc(`conversations/${notice.ids.conversationId}`).get();
  const readers: unknown = conversation.get('memberUids');
  return !Array.isArray(readers) || !readers.includes(uid) || !(Number(conversation.get(`unread.${side}`)) > 0);
};

/**
 * Who is to be told, as of now; null when nobody is: the person is gone or wants no pushes of this kind, or there is nothing
 * to tell any more.
 */
export const readerOf = async (firestore: Firestore, uid: string, notice: Notice): Promise<PushReader | null> => {
  const profile = await firestore.doc(`users/${uid}`).get();
  const read = v.safeParse(personSchema, profile.data());
  if (!profile.exists || !read.success) return null;
  const { kind, l10n, notifications } = read.output;
  if (notice.kind !== 'count-changed' && !notifications.push[settingOf[notice.kind]]) return null;
  const side = kind === 'supplier' ? 'supplier' : 'couple';
  if (await isIdle(firestore, uid, notice, side)) return null;
  const all = await devicesOf(firestore, uid);
  // Only iOS has a number that stays when a notification goes.
  const devices = notice.kind === 'count-changed' ? all.filter(({ platformId }) => platformId === 'ios') : all;
  if (devices.length === 0) return null;
  return { locale: l10n.locale, unread: await unreadOf(firestore, uid, side), devices };
};
