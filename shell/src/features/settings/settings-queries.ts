import { formTimeoutMs, settle, type Sent } from '@posy/remote-kit/edits';
import type { Market } from '@posy/shared-contracts';
import { collections } from '@posy/shared-contracts/collections';
import type { NotificationSettings } from '@posy/shared-contracts/entities';
import type { MountProps } from '@posy/shared-contracts/mount-props';
import type { Hue } from '@posy/shared-ui';

type Host = Pick<MountProps, 'firestore' | 'online' | 'clock'>;
type Refused = (error: unknown) => void;

/** Saves something of this person's own. `refusedLater`: the server refused what was kept without a connection. */
const save = (host: Host, uid: string, data: Record<string, unknown>, refusedLater: Refused): Promise<Sent> =>
  settle(host.firestore.commit([{ kind: 'update', collection: collections.users(), id: uid, data }]), {
    ...host,
    timeoutMs: formTimeoutMs,
    refusedLater,
  });

/** What others read as this person's name. */
export const saveName = (host: Host, uid: string, name: string, refusedLater: Refused): Promise<Sent> =>
  save(host, uid, { name }, refusedLater);

/** The market whose language, currency and country this person reads in. Their wedding keeps its own. */
export const saveLanguage = (host: Host, uid: string, market: Market, refusedLater: Refused): Promise<Sent> => {
  const { locale, currency, country } = market;
  return save(host, uid, { l10n: { locale, currency, viewerCountry: country } }, refusedLater);
};

/** What this person wants to hear of. */
export const saveNotifications = (
  host: Host,
  uid: string,
  notifications: NotificationSettings,
  refusedLater: Refused,
): Promise<Sent> => save(host, uid, { notifications }, refusedLater);

/** Path of this person's picture; null takes it away. */
export const saveImage = (host: Host, uid: string, image: string | null, refusedLater: Refused): Promise<Sent> =>
  save(host, uid, { image }, refusedLater);

/** The flower that stands for this person in their wedding, for everybody who plans it. */
export const saveFlower = (
  host: Host,
  { uid, weddingId, hue }: { uid: string; weddingId: string; hue: Hue },
  refusedLater: Refused,
): Promise<Sent> => {
  const data = { [`preferences.flowers.${uid}`]: hue };
  return settle(host.firestore.commit([{ kind: 'update', collection: collections.weddings(), id: weddingId, data }]), {
    ...host,
    timeoutMs: formTimeoutMs,
    refusedLater,
  });
};
