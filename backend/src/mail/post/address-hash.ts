import { createHmac, timingSafeEqual } from 'node:crypto';

/** Replaces an address where letters are counted and stopped: without this server's secret it reveals nothing. */
export interface AddressHash {
  of(address: string): string;
  /** Hashes from where something came, such as a network on a day. */
  ofSender(text: string): string;
  /** Token of a letter's link: only this server can make one. */
  token(address: string): string;
  /** The hash in a token; null when we did not make it. */
  read(token: string): string | null;
}

const hmac = (secret: string, text: string): string => createHmac('sha256', secret).update(text).digest('base64url');

/** Hashes with a secret of their own, derived from the server's. */
export const addressHash = (serverSecret: string): AddressHash => {
  const secret = hmac(serverSecret, 'letters');
  const of = (address: string): string => hmac(secret, `address:${address.trim().toLowerCase()}`);
  const sealOf = (hash: string): string => hmac(secret, `stop:${hash}`);
  return {
    of,
    ofSender: (text) => hmac(secret, `sender:${text}`),
    token: (address) => `${of(address)}${sealOf(of(address))}`,
    read(token) {
      if (!/^[\w-]{86}$/.test(token)) return null;
      const [hash, seal] = [token.slice(0, 43), token.slice(43)];
      return timingSafeEqual(Buffer.from(seal), Buffer.from(sealOf(hash))) ? hash : null;
    },
  };
};
