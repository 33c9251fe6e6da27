import { createHmac, timingSafeEqual } from 'node:crypto';

/** Token of a link that stops the letters of one account: only this server can make one. */
export interface TalkSeal {
  token(uid: string): string;
  /** The account of a token; null when we did not make it. */
  read(token: string): string | null;
}

const hmac = (secret: string, text: string): string => createHmac('sha256', secret).update(text).digest('base64url');

/** Seals with a secret of its own, derived from the server's. */
export const talkSeal = (serverSecret: string): TalkSeal => {
  const secret = hmac(serverSecret, 'talk-letters');
  return {
    token: (uid) => `${Buffer.from(uid).toString('base64url')}.${hmac(secret, uid)}`,
    read(token) {
      const [name = '', given = ''] = token.split('.');
      if (!/^[\w-]{1,200}$/.test(name) || !/^[\w-]{43}$/.test(given)) return null;
      const uid = Buffer.from(name, 'base64url').toString();
      return timingSafeEqual(Buffer.from(given), Buffer.from(hmac(secret, uid))) ? uid : null;
    },
  };
};

/** Letters that people can stop by a link: of the settings' kinds those that come by themselves, and what is new in saved searches. */
export const stoppable = ['messages', 'tasks', 'collaboration', 'searches'] as const;
export type Stoppable = (typeof stoppable)[number];

/** Path of the page on which a person stops letters of a kind; mail programs post there too (RFC 8058). */
export const stopLettersPath = (kind: Stoppable, prefix: string, token: string): string =>
  `/letters/${kind}/${prefix}/${token}`;
