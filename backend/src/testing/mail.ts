import { openOutbox, type KeptMail } from '../mail/outbox/outbox';
import { join } from 'node:path';
import { type TestServer } from './test-server';

/** The letters to an address that a test's server would have sent, the newest first. */
export const mailsTo = async ({ dataDir }: TestServer, address: string): Promise<KeptMail[]> =>
  (await openOutbox(join(dataDir, 'outbox'), Date.now).list(1000)).filter(({ to }) => to === address);

/** The product's link in a letter. Throws when there is none. */
export const linkIn = ({ text }: KeptMail): URL => {
  const link = /https?:\/\/\S+/.exec(text)?.[0];
  if (link === undefined) throw new Error('The letter has no link.');
  return new URL(link);
};
