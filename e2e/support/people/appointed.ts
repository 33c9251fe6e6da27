import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, type Page } from '@playwright/test';
import type { OwnServer } from '@posy/tools/own-server';
import { projectId } from './accounts';
import { mailedLink } from './accounts-ui';
import { type Couple, screen } from './couple';
import { askAuth, post } from './session';
import { signInQuietly } from './signed-in';

const run = promisify(execFile);
const tool = join(import.meta.dirname, '../../../tools/bin/posy.mjs');

/** A role as the operator's command takes it. */
type Role = readonly ['moderator'] | readonly ['supplier', `--supplier=${string}`];

/** Confirms the account's address by its letter: nobody else is appointed. */
const confirmAddress = async (page: Page, email: string, idToken: string): Promise<void> => {
  const auth = `/identitytoolkit.googleapis.com/v1/accounts`;
  await post(page, `${auth}:sendOobCode?key=${projectId}`, null, { requestType: 'VERIFY_EMAIL', idToken });
  const link = new URL(await mailedLink(page.request, email), 'http://localhost');
  await post(page, `${auth}:update?key=${projectId}`, null, { oobCode: link.searchParams.get('oobCode') });
};

/** The server of the page: its address and data folder. */
type Place = Pick<OwnServer, 'url' | 'dataDir'>;

/** Creates an account, has an operator of the server appoint it by the command line, and signs it in in this browser. */
export const becomeAppointed = async (page: Page, { url, dataDir }: Place, name: string, role: Role): Promise<void> => {
  const person: Couple = { name, email: `${randomUUID()}@example.com`, password: `sweetpea ${randomUUID()}` };
  const { idToken } = await askAuth(page, 'signUp', person);
  await confirmAddress(page, person.email, idToken);
  const env = { ...process.env, PORT: new URL(url).port, POSY_DATA_DIR: dataDir };
  await run(process.execPath, [tool, 'role', person.email, ...role], { env });
  await signInQuietly(page, person);
  await expect(screen(page).getByRole('heading', { level: 1 })).toBeVisible();
};
