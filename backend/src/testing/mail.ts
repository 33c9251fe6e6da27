import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { openOutbox, type StoredMail } from '../mail/outbox/outbox';
import { type TestServer } from './test-server';

/** The letters to an address that a test's server would have sent, the newest first. */
export const mailsTo = async ({ dataDir }: TestServer, address: string): Promise<StoredMail[]> =>
  (await openOutbox(join(dataDir, 'outbox'), Date.now).list(1000)).filter(({ to }) => to === address);

/** The newest letter to an address. One-time codes are answered before they are delivered: it is waited for, for 10 s. */
export const mailTo = async (server: TestServer, address: string): Promise<StoredMail> => {
  for (let attempt = 0; attempt < 200; attempt += 1) {
    const [mail] = await mailsTo(server, address);
    if (mail !== undefined) return mail;
    await setTimeout(50);
  }
  throw new Error(`No mail came to ${address}.`);
};

/** Returns the product's link in a letter. Throws when there is none. */
export const linkIn = ({ text }: StoredMail): URL => {
  const link = /https?:\/\/\S+/.exec(text)?.[0];
  if (link === undefined) throw new Error('The letter has no link.');
  return new URL(link);
};
