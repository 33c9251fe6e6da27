import type { Market } from '@posy/shared-contracts';
import { collections } from '@posy/shared-contracts/collections';
import type { NotificationSettings } from '@posy/shared-contracts/entities';
import type { MountProps } from '@posy/shared-contracts/mount-props';

type Host = Pick<MountProps, 'firestore' | 'online' | 'telemetry'>;

/** Offline an edit is kept and sent later: there is nothing to wait for. */
const save = async ({ firestore, online, telemetry }: Host, uid: string, data: Record<string, unknown>) => {
  const saving = firestore.commit([{ kind: 'update', collection: collections.users(), id: uid, data }]);
  if (online.get()) await saving;
  else saving.catch((error: unknown) => telemetry.error('settings', error));
};

/** What others read as this person's name. */
export const saveName = (host: Host, uid: string, name: string): Promise<void> => save(host, uid, { name });

/** The market whose language, currency and country this person reads in. Their wedding keeps its own. */
export const saveLanguage = (host: Host, uid: string, { locale, currency, country }: Market): Promise<void> =>
  save(host, uid, { l10n: { locale, currency, viewerCountry: country } });

/** What this person wants to hear of. */
export const saveNotifications = (host: Host, uid: string, notifications: NotificationSettings): Promise<void> =>
  save(host, uid, { notifications });
