import { type ApiContext } from '../../api/handler';
import { type Mail } from '../mail';

/**
 * Mails news of what somebody did, unless its reader has had enough of them: what happened stands whether or not the letter
 * goes, and the address may be a stranger's.
 */
export const sendNews = async (
  { letters, sendMail, reportProblem }: Pick<ApiContext, 'letters' | 'sendMail' | 'reportProblem'>,
  mail: Mail,
): Promise<void> => {
  try {
    if (await letters.takeNews(mail.to)) await sendMail(mail);
  } catch (error) {
    reportProblem({ feature: 'mail', message: String(error) });
  }
};
