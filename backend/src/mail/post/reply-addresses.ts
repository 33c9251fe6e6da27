import { createHash, createHmac } from 'node:crypto';
import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import * as v from 'valibot';

/** The person and the conversation that an address answers for. */
export interface Replier {
  uid: string;
  conversationId: string;
}

/**
 * The addresses to which people answer letters about a thread: one per person and thread. Only hashes of them are
 * stored; deleting a document revokes its address.
 */
export interface ReplyAddresses {
  addressOf(replier: Replier): Promise<string>;
  /** Returns the person that an address answers for; null for one that is unknown, revoked or expired. */
  find(address: string): Promise<Replier | null>;
}

const day = 86_400_000;
/** An address is the same for so long, and works for as long again. */
const periodMs = 90 * day;

const storedSchema = v.object({ uid: v.string(), conversationId: v.string(), expiresAt: v.instance(Timestamp) });
const local = /^reply-([0-9a-f]{40})$/;

/** Collection of the addresses, by their hashes. */
export const storedAddresses = (firestore: Firestore) => firestore.collection('replyAddresses');

interface ReplyAddressParts {
  firestore: Firestore;
  domain: string;
  /** Secret from which unguessable addresses are derived. */
  secret: string;
  now: () => number;
}

export const replyAddresses = ({ firestore, domain, secret, now }: ReplyAddressParts): ReplyAddresses => {
  const reference = (token: string) => storedAddresses(firestore).doc(createHash('sha256').update(token).digest('hex'));
  const tokenOf = ({ uid, conversationId }: Replier, period: number): string =>
    createHmac('sha256', secret).update(`reply\n${conversationId}\n${uid}\n${period}`).digest('hex').slice(0, 40);
  return {
    async addressOf(replier) {
      const period = Math.floor(now() / periodMs);
      const token = tokenOf(replier, period);
      const expiresAt = Timestamp.fromMillis((period + 2) * periodMs);
      await reference(token).set({ uid: replier.uid, conversationId: replier.conversationId, expiresAt });
      return `reply-${token}@${domain}`;
    },
    async find(address) {
      const [name = '', host] = address.trim().toLowerCase().split('@');
      const token = host === domain ? local.exec(name)?.[1] : undefined;
      if (token === undefined) return null;
      const read = v.safeParse(storedSchema, (await reference(token).get()).data());
      if (!read.success || read.output.expiresAt.toMillis() <= now()) return null;
      return { uid: read.output.uid, conversationId: read.output.conversationId };
    },
  };
};
