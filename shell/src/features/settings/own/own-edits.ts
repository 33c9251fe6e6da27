import { changePaths, type Edit } from '@posy/remote-kit/edits';
import type { Market } from '@posy/shared-contracts';
import { collections } from '@posy/shared-contracts/collections';
import type { NotificationSettings, User, Wedding } from '@posy/shared-contracts/entities';
import type { Identified, SignedIn } from '@posy/shared-contracts/mount-props';
import type { Hue } from '@posy/shared-ui';

type Person = Pick<SignedIn, 'uid' | 'user'>;

const ofUser = ({ uid, user }: Person, fields: Partial<User>): Edit =>
  changePaths<User>(collections.users(), { ...user, id: uid }, fields);

/** What others read as this person's name. */
export const nameEdit = (person: Person, name: string): Edit => ofUser(person, { name });

/** The market whose language, currency and country this person reads in. Their wedding keeps its own. */
export const languageEdit = (person: Person, { locale, currency, country }: Market): Edit =>
  ofUser(person, { l10n: { locale, currency, viewerCountry: country } });

/** What this person wants to hear of. */
export const notificationsEdit = (person: Person, notifications: NotificationSettings): Edit =>
  ofUser(person, { notifications });

/** Path of this person's picture; null takes it away. */
export const imageEdit = (person: Person, image: string | null): Edit => ofUser(person, { image });

/** The flower that stands for this person in their wedding, for everybody who plans it. */
export const flowerEdit = (wedding: Identified<Wedding>, uid: string, hue: Hue): Edit =>
  changePaths<Wedding>(collections.weddings(), wedding, { [`preferences.flowers.${uid}`]: hue });
