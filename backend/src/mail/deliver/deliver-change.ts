import { type AccountChange } from '@posy/firebase-local';
import { paths } from '@posy/shared-contracts/paths';
import { type Firestore } from 'firebase-admin/firestore';
import { marketOfLocale } from '#documents/market-of-locale';
import { type Mail, type SendMail } from '../mail';
import { renderMail } from '../render-mail';

/** Names of providers, which are the same in every language. */
const providerNames: Record<string, string> = {
  'google.com': 'Google',
  'apple.com': 'Apple',
  'facebook.com': 'Facebook',
};

/** The letter about a change to the ways into their account, and what to do if it was not them. */
export const mailOfChange = (
  { kind, email, providerId }: AccountChange,
  { origin, locale }: { origin: string; locale: string | undefined },
): Mail => {
  const market = marketOfLocale(locale);
  const way = providerId === undefined || providerId === 'password' ? null : (providerNames[providerId] ?? providerId);
  return renderMail({
    to: email,
    kind: 'accountChanged',
    market,
    slots: { email, change: kind, way },
    link: `${origin}${paths.signup(market.prefix, { mode: 'login', resetemail: email })}`,
  });
};

interface ChangeMailParts {
  firestore: Firestore;
  sendMail: SendMail;
  origin: string;
  /** Counts a letter to an unconfirmed address: it may be a stranger's. */
  takeCode: (to: string) => Promise<boolean>;
}

/** Notifies people of changes of their accounts. */
export interface ChangeDelivery {
  notify(change: AccountChange): Promise<void>;
  /** Resolves when all that was begun is sent, or failed: before the database closes. */
  settled(): Promise<void>;
}

/** Mails changes of accounts, in the language of the profile: another person may have made the change. */
export const createChangeDelivery = ({ firestore, sendMail, origin, takeCode }: ChangeMailParts): ChangeDelivery => {
  const running = new Set<Promise<void>>();
  const deliver = async (change: AccountChange): Promise<void> => {
    if (!change.emailVerified && !(await takeCode(change.email))) return;
    const locale: unknown = (await firestore.doc(`users/${change.uid}`).get()).get('l10n.locale');
    await sendMail(mailOfChange(change, { origin, locale: typeof locale === 'string' ? locale : undefined }));
  };
  return {
    async notify(change) {
      const delivery = deliver(change);
      running.add(delivery);
      await delivery.finally(() => running.delete(delivery));
    },
    settled: async () => void (await Promise.allSettled([...running])),
  };
};
