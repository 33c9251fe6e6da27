import { defaultNotifications, notificationSettingsSchema } from '@posy/shared-contracts/entities';
import { type Firestore } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { setSearchMail } from '#saved-searches/search-mail';
import { type StopPage } from '../stop-page';
import { stopTalkWords } from './stop-talk-words';
import { stopLettersPath, type Stoppable, stoppable, type TalkSeal } from './talk-seal';

interface StopPageParts {
  firestore: Firestore;
  seal: TalkSeal;
  now: () => number;
}

/** Changes an account's setting for letters of a kind; false when the account is gone. */
const setLetters = (
  firestore: Firestore,
  uid: string,
  kind: Exclude<Stoppable, 'searches'>,
  wanted: boolean,
): Promise<boolean> =>
  firestore.runTransaction(async (transaction) => {
    const profile = await transaction.get(firestore.doc(`users/${uid}`));
    if (!profile.exists) return false;
    const read = v.safeParse(notificationSettingsSchema, profile.get('notifications'));
    const settings = read.success ? read.output : defaultNotifications;
    const notifications = { ...settings, email: { ...settings.email, [kind]: wanted } };
    transaction.update(profile.ref, { notifications });
    return true;
  });

/** The pages that stop letters about messages, reminders, who plans along and saved searches. */
export const stopTalkPages = ({ firestore, seal, now }: StopPageParts): StopPage[] =>
  stoppable.map((kind) => ({
    path: (prefix, token) => stopLettersPath(kind, prefix, token),
    words: {
      'en-GB': stopTalkWords['en-GB'][kind],
      'en-US': stopTalkWords['en-US'][kind],
      'de-DE': stopTalkWords['de-DE'][kind],
      'fr-FR': stopTalkWords['fr-FR'][kind],
    },
    knows: (token) => seal.read(token) !== null,
    async setStopped(token, stopped) {
      const uid = seal.read(token);
      if (uid === null) return false;
      return kind === 'searches'
        ? setSearchMail(firestore, uid, !stopped, now())
        : setLetters(firestore, uid, kind, !stopped);
    },
  }));
