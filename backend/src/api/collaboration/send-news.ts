import { sameEmail } from '#api/collaboration/invitation';
import { type ApiContext } from '#api/handler';
import { type Mail } from '#mail/mail';

/** Whether an address is that of a person's account, and confirmed: what their profile says may name anybody's. */
export const isConfirmed = async ({ accounts }: Pick<ApiContext, 'accounts'>, uid: string, to: string) => {
  const account = await accounts.find(uid);
  return account?.emailVerified === true && sameEmail(account.email ?? '') === sameEmail(to);
};

/**
 * Mails news of what somebody did, unless its reader has had enough of them: what happened stands whether or not the letter
 * goes, and the address may be a stranger's. `isOwn` says whether its reader confirmed it.
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
