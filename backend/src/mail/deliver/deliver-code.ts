import { type AddressNotice, type OutOfBandCode } from '@posy/firebase-local';
import { type AuthActionMode, paths } from '@posy/shared-contracts/paths';
import { marketOfLocale } from '#documents/market-of-locale';
import { type Mail, type SendMail } from '../mail';
import { type LetterCounts } from '../post/letter-post';
import { renderMail } from '../render-mail';

const modes: Record<OutOfBandCode['requestType'], AuthActionMode> = {
  PASSWORD_RESET: 'resetPassword',
  VERIFY_EMAIL: 'verifyEmail',
  VERIFY_AND_CHANGE_EMAIL: 'verifyAndChangeEmail',
  RECOVER_EMAIL: 'recoverEmail',
};

/** The letter that brings a one-time code of the embedded Auth to its reader. */
export const mailOfCode = (
  { requestType, email, emailVerified, newEmail = '', code, link: { lang } }: OutOfBandCode,
  origin: string,
): Mail => {
  const market = marketOfLocale(lang);
  const to = requestType === 'VERIFY_AND_CHANGE_EMAIL' ? newEmail : email;
  const path = paths.authAction(market.prefix, { mode: modes[requestType], oobCode: code, resetemail: to });
  const common = { to, market, link: `${origin}${path}` };
  switch (requestType) {
    case 'PASSWORD_RESET':
      return renderMail({ ...common, kind: 'resetPassword', slots: { email, lasts: emailVerified ? 'hour' : 'day' } });
    case 'VERIFY_EMAIL':
      return renderMail({ ...common, kind: 'verifyEmail', slots: { email } });
    case 'VERIFY_AND_CHANGE_EMAIL':
      return renderMail({ ...common, kind: 'confirmNewEmail', slots: { email: newEmail } });
    case 'RECOVER_EMAIL':
      return renderMail({ ...common, kind: 'emailChanged', slots: { email, newEmail } });
  }
};

/**
 * Notifies an address's owner that it was used: counted separately, so that these letters do not use up other limits.
 */
export const createNoticeDelivery =
  (sendMail: SendMail, origin: () => string, counts: () => LetterCounts) =>
  async ({ email, lang }: AddressNotice): Promise<void> => {
    const market = marketOfLocale(lang);
    const link = `${origin()}${paths.signup(market.prefix, { mode: 'login' })}`;
    if (await counts().takeAddressTaken(email))
      await sendMail(renderMail({ to: email, market, link, kind: 'addressTaken', slots: { email } }));
  };

const mayGo = async ({ requestType, emailVerified }: OutOfBandCode, to: string, counts: LetterCounts) => {
  if (requestType === 'RECOVER_EMAIL' && emailVerified) return true;
  if (requestType !== 'PASSWORD_RESET') return counts.takeCode(to);
  return emailVerified ? counts.takeReset(to) : counts.takeFirstReset(to);
};

/**
 * Mails one-time codes with links to the product, within an address's limits: the person who requests one may be a
 * stranger to it. The owner is always notified of a change of address, whatever the limits. Source: docs/adr/0007.
 */
export const createCodeDelivery =
  (sendMail: SendMail, origin: () => string, counts: () => LetterCounts) =>
  async (code: OutOfBandCode): Promise<void> => {
    const mail = mailOfCode(code, origin());
    if (await mayGo(code, mail.to, counts())) await sendMail(mail);
    else throw new Error('The address has had as many letters of sign-in as it takes for now.');
  };
