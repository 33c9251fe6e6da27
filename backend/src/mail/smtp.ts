import { createTransport } from 'nodemailer';
import { type SendMail } from './mail';

/** Where letters are handed over. */
export interface SmtpTarget {
  /** `smtp://` or `smtps://` with user and password. */
  url: string;
  /** The sender, such as `Posy <hello@posy.example.com>`. */
  from: string;
}

/** Milliseconds after which a mail server counts as gone. */
const patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

/** One address and nothing else: no list, no name, no second line that would be a header. */
const oneAddress = /^[^\s@<>"(),:;\\[\]]+@[^\s@<>"(),:;\\[\]]+$/;

/** RFC 8058: a mail program posts to the address when its reader presses its own button. */
const stopHeaders = (stop: string): Record<string, string> => ({
  'List-Unsubscribe': `<${stop}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

/** Sends letters by SMTP over a few connections that are kept open. Source: D-mail-01. */
export const openSmtp = ({ url, from }: SmtpTarget): { send: SendMail; close: () => void } => {
  const { hostname, port, protocol, username, password } = new URL(url);
  const transport = createTransport({
    pool: true,
    host: hostname,
    port: Number(port) || (protocol === 'smtps:' ? 465 : 587),
    secure: protocol === 'smtps:',
    ...(username !== '' && { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
    ...patience,
  });
  return {
    async send({ to, subject, text, html, language, stop }) {
      if (!oneAddress.test(to)) throw new Error('A letter goes to one address.');
      await transport.sendMail({
        from,
        to: { name: '', address: to },
        subject,
        text,
        html,
        headers: { 'Content-Language': language, ...(stop !== undefined && stopHeaders(stop)) },
      });
    },
    close: () => transport.close(),
  };
};
