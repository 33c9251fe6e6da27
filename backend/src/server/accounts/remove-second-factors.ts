import { type ServerConfig, StartError } from '#config/config';
import { secretForOwnServer } from '../own-server';

interface FoundAccount {
  localId: string;
  mfaInfo?: unknown[];
}

/**
 * Removes every second factor of the account with this address from the running embedded server, and returns their
 * number: a person who lost their authenticator can sign in again. Throws `StartError` when there is no such account,
 * not this folder's server on this machine, or accounts are Google's.
 */
export const removeSecondFactors = async (
  { firebase, dataDir, port }: Pick<ServerConfig, 'firebase' | 'dataDir' | 'port'>,
  email: string,
): Promise<number> => {
  if (firebase.mode === 'google')
    throw new StartError('Accounts are in a Firebase project: remove the second factor with its Admin SDK.');
  const base = `http://127.0.0.1:${port}/identitytoolkit.googleapis.com/v1/projects/${firebase.projectId}/accounts`;
  const secret = await secretForOwnServer({ dataDir, port });
  const headers = { authorization: `Bearer ${secret}`, 'content-type': 'application/json' };
  const ask = async (call: string, body: object): Promise<{ users?: FoundAccount[] }> => {
    const response = await fetch(`${base}:${call}`, { method: 'POST', headers, body: JSON.stringify(body) });
    if (!response.ok) throw new StartError(`The server on port ${port} refused: ${await response.text()}`);
    return (await response.json()) as { users?: FoundAccount[] };
  };
  const [account] = (await ask('lookup', { email: [email] })).users ?? [];
  if (account === undefined) throw new StartError(`There is no account with the address ${email}.`);
  if (account.mfaInfo !== undefined) await ask('update', { localId: account.localId, mfa: {} });
  return account.mfaInfo?.length ?? 0;
};
