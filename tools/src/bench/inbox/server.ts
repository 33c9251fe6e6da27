import { appoint, readConfig } from '@posy/backend/server';
import { startOwnServer } from '#server/own-server';
import { type Credentials, signUp } from '../page/sign-up';
import { adminOf, send, writeAll } from '../page/write-documents';
import { largeInbox } from './large-inbox';

/** A server with a supplier whose inbox is larger than any. */
export interface InboxServer extends Credentials {
  url: string;
  stop(): Promise<void>;
}

const supplierOf = async (url: string): Promise<string> => {
  const found = await send(`${url}/api/search/suppliers`, { countryCode: 'GB', size: 1 });
  const [first] = (found as { results: { id: string }[] }).results;
  if (first === undefined) throw new Error('The catalogue has nobody.');
  return first.id;
};

/** Starts it; `full` conversations have a thousand messages, the others three. */
export const startInboxServer = async (full: number): Promise<InboxServer> => {
  const { url, dataDir, stop } = await startOwnServer();
  const { uid, ...person } = await signUp(url);
  const account = `${url}/identitytoolkit.googleapis.com/v1/projects/posy-local/accounts:update`;
  await send(account, { localId: uid, emailVerified: true }, { authorization: adminOf(dataDir) });
  const supplier = await supplierOf(url);
  const config = readConfig({ ...process.env, PORT: new URL(url).port, POSY_DATA_DIR: dataDir });
  await appoint(config, person.email, { kind: 'supplier', supplier, role: 'owner' });
  await writeAll(url, dataDir, largeInbox(supplier, uid, full));
  return { url, ...person, stop };
};
