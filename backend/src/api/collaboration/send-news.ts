import { sameEmail } from '#api/collaboration/invitation';
import { type ApiContext } from '#api/handler';
import { type Mail } from '#mail/mail';

/**
 * Returns true when the address belongs to the person's account and is confirmed: the address in a profile may be
 * anybody's.
 */
export const isConfirmed = async ({ accounts }: Pick<ApiContext, 'accounts'>, uid: string, to: string) => {
  const account = await accounts.find(uid);
  return account?.emailVerified === true && sameEmail(account.email ?? '') === sameEmail(to);
};

/**
 * Mails news of a person's action, within its reader's limits: the action is valid whether or not the letter is sent,
 * and the address may be a stranger's. `isOwn`: the reader has confirmed it.
 */
export const sendNews = async (
  { letters, sendMail, reportProblem }: Pick<ApiContext, 'letters' | 'sendMail' | 'reportProblem'>,
  mail: Mail,
  isOwn: () => boolean | Promise<boolean>,
): Promise<void> => {
  try {
    if (await letters.takeNews(mail.to, await isOwn())) await sendMail(mail);
  } catch (error) {
    reportProblem({ feature: 'mail', message: String(error) });
  }
};
