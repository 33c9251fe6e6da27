import { createHash } from 'node:crypto';
import { type Message } from 'firebase-admin/messaging';
import { marketOfLocale } from '#documents/market-of-locale';
import { type Notice, pathOf, subjectOf } from '../notice';
import { pushWords } from '../words/push-words';

/** A message to one device, in firebase-admin's form. */
export type PushMessage = Extract<Message, { token: string }>;

/** The device that a push is sent to. */
export interface PushDevice {
  token: string;
  platformId: 'ios' | 'android' | 'web';
}

interface PushOrder {
  notice: Notice;
  device: PushDevice;
  /** Reader's language, BCP 47. */
  locale: string;
  /** Unread conversations, for the number on the app's icon. */
  unread: number;
  /** Origin under which people reach this server. */
  origin: string;
}

/** Seconds for which a messaging service stores a message for a device that is off. */
export const lifetimeSeconds = 3 * 24 * 3600;

/** Short form of a subject for services that allow 32 characters. */
const shortName = (subject: string): string => createHash('sha256').update(subject).digest('hex').slice(0, 32);

/**
 * Writes a notice for a device, in its person's language: general words, and in the payload the path and the ids alone. Null
 * where it means nothing: only iOS has a number on the icon that stays when a notification goes.
 */
export const writePush = ({ notice, device, locale, unread, origin }: PushOrder): PushMessage | null => {
  const { token, platformId } = device;
  if (notice.kind === 'count-changed')
    return platformId === 'ios'
      ? { token, apns: { headers: { 'apns-priority': '5' }, payload: { aps: { badge: unread } } } }
      : null;
  const market = marketOfLocale(locale);
  const { title, body } = pushWords[market.catalogue][notice.kind];
  const path = pathOf(notice, market.prefix);
  const subject = shortName(subjectOf(notice));
  const data = { kind: notice.kind, path, badge: String(unread), ...notice.ids };
  const ttl = String(lifetimeSeconds);
  return {
    token,
    notification: { title, body },
    data,
    android: {
      priority: 'high',
      collapseKey: subject,
      ttl: lifetimeSeconds * 1000,
      notification: { tag: subject, visibility: 'private', notificationCount: unread },
    },
    apns: {
      headers: { 'apns-collapse-id': subject, 'apns-priority': '10' },
      payload: { aps: { badge: unread, sound: 'default', threadId: subject } },
    },
    webpush: {
      headers: { TTL: ttl, Topic: subject, Urgency: 'high' },
      // Firebase accepts https addresses only; otherwise the worker reads the path.
      ...(origin.startsWith('https:') && { fcmOptions: { link: `${origin}${path}` } }),
    },
  };
};
