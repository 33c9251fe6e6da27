import { join } from 'node:path';
import { type Firestore } from 'firebase-admin/firestore';
import { type ApiContext } from '#api/handler';
import { limitOf } from '#api/limits';
import { type ServerConfig } from '#config/config';
import { type ReplyAddresses, replyAddresses } from '#mail/post/reply-addresses';
import { makeDropFolder, takeDropped } from '#replies/drop-folder';
import { type InboundLetter } from '#replies/inbound-letter';
import { replyLimit } from '#replies/reply-limit';
import { type ReplyOutcome, takeReply } from '#replies/take-reply';
import { regularly } from '../regularly';
import { type ServerHooks } from '../server-hooks';

/** Interval of looking into the folder. */
const pollMs = 2000;
/** The domain of addresses that only the folder serves: it never leaves this machine. Source: RFC 2606, 2. */
const localDomain = 'reply.localhost';

/** Answers by mail: from the provider where one is configured, else from a folder where letters do not go out either. */
export interface OpenReplies {
  /** Null where nothing comes in. */
  addresses: ReplyAddresses | null;
  /** Secret that the provider presents; null without one. */
  secret: string | null;
  take: (context: ApiContext, letter: InboundLetter) => Promise<ReplyOutcome>;
  /** Watches the folder, where there is one. Answers how to stop. */
  watch: (context: ApiContext) => () => Promise<void>;
}

interface Options {
  config: ServerConfig;
  firestore: Firestore;
  secret: string;
  hooks: Pick<Required<ServerHooks>, 'clock' | 'log'>;
}

export const openReplies = ({ config, firestore, secret, hooks }: Options): OpenReplies => {
  const { inboundMail } = config.services;
  const hasFolder = inboundMail === null && config.smtp === null;
  const domain = inboundMail?.domain ?? (hasFolder ? localDomain : null);
  const addresses = domain === null ? null : replyAddresses({ firestore, domain, secret, now: hooks.clock });
  const authserv = inboundMail?.authserv ?? null;
  const hasRoom = replyLimit(limitOf('sendMessage'), hooks.clock);
  const take: OpenReplies['take'] = async (context, letter) =>
    addresses === null ? 'no-address' : takeReply(context, { addresses, authserv, hasRoom }, letter);
  return {
    addresses,
    secret: inboundMail?.secret ?? null,
    take,
    watch(context) {
      if (!hasFolder) return async () => undefined;
      const folder = join(config.dataDir, 'replies');
      makeDropFolder(folder);
      return regularly(
        pollMs,
        () => takeDropped({ folder, take: (letter) => take(context, letter) }),
        (error) => hooks.log.error({ error }, 'Answers by mail were not taken'),
      );
    },
  };
};
