import { changePaths, type Edit } from '@posy/remote-kit/edits';
import type { Market } from '@posy/shared-contracts';
import { collections } from '@posy/shared-contracts/collections';
import type { NotificationSettings, User, Wedding } from '@posy/shared-contracts/entities';
import type { Identified, SignedIn } from '@posy/shared-contracts/mount-props';
import type { Hue } from '@posy/shared-ui';

type OwnAccountHolder = Pick<SignedIn, 'uid' | 'user'>;

const ofUser = ({ uid, user }: OwnAccountHolder, fields: Partial<User>): Edit =>
  changePaths<User>(collections.users(), { ...user, id: uid }, fields);

/** Changes the name that others see. */
export const nameEdit = (person: OwnAccountHolder, name: string): Edit => ofUser(person, { name });

/** Changes the person's market: language, currency and country. Their wedding keeps its own. */
export const languageEdit = (person: OwnAccountHolder, { locale, currency, country }: Market): Edit =>
  ofUser(person, { l10n: { locale, currency, viewerCountry: country } });

/** Changes the notifications that the person receives. */
export const notificationsEdit = (person: OwnAccountHolder, notifications: NotificationSettings): Edit =>
  ofUser(person, { notifications });

/** Changes the path of the person's picture; null removes it. */
export const imageEdit = (person: OwnAccountHolder, image: string | null): Edit => ofUser(person, { image });

/** Changes the flower that represents this person in their wedding, for all members. */
export const flowerEdit = (wedding: Identified<Wedding>, uid: string, hue: Hue): Edit =>
  changePaths<Wedding>(collections.weddings(), wedding, { [`preferences.flowers.${uid}`]: hue });
