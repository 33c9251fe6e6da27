import { createTransport } from 'nodemailer';
import { type SmtpTarget } from '#config/config';
import { type SendMail } from './mail';

/** Milliseconds after which a mail server counts as gone. */
const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

/** One address only: no list, no name, no second line that would be a header. */
const oneAddress = /^[^\s@<>"(),:;\\[\]]+@[^\s@<>"(),:;\\[\]]+$/;

/** RFC 3834, 5, and Exchange’s own word: no note of absence answers a letter of a machine. */
const automatic = { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'OOF, AutoReply' };

/** The domain that this server writes from. */
const domainOf = (from: string): string => /@([^\s<>"]+)/.exec(from)?.[1] ?? 'localhost';

/** RFC 8058: a mail program posts to the address when its reader presses its own button. */
const stopHeaders = (stop: string): Record<string, string> => ({
  'List-Unsubscribe': `<${stop}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

/** A mail server that letters are handed over to. */
export interface Smtp {
  send: SendMail;
  /** Connects and signs in without sending. Rejects with the mail server's reason. */
  verify(): Promise<void>;
  close(): void;
}

/** Name and kind of a letter's calendar. No invitation of a calendar's own: its reader has answered. */
const calendarFile = { filename: 'wedding.ics', contentType: 'text/calendar; charset=utf-8' };

/** Sends letters by SMTP over a few connections that stay open. Source: D-mail-01. */
export const openSmtp = ({ url, from }: SmtpTarget): Smtp => {
  const { hostname, port, protocol, username, password } = new URL(url);
  const transport = createTransport({
    pool: true,
    host: hostname,
    port: Number(port) || (protocol === 'smtps:' ? 465 : 587),
    secure: protocol === 'smtps:',
    ...(username !== '' && { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
    ...timeouts,
  });
  return {
    async send({ id, to, subject, text, html, language, stop, calendar, replyTo }) {
      if (!oneAddress.test(to)) throw new Error('A letter goes to one address.');
      await transport.sendMail({
        from,
        to: { name: '', address: to },
        // Mailboxes keep one of two letters with the same.
        ...(id !== undefined && { messageId: `<${id}@${domainOf(from)}>` }),
        ...(replyTo !== undefined && { replyTo }),
        subject,
        text,
        html,
        ...(calendar !== undefined && { attachments: [{ ...calendarFile, content: calendar }] }),
        headers: { ...automatic, 'Content-Language': language, ...(stop !== undefined && stopHeaders(stop)) },
      });
    },
    verify: async () => void (await transport.verify()),
    close: () => transport.close(),
  };
};
