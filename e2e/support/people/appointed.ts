import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, type Page } from '@playwright/test';
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

/** Creates an account, has an operator appoint it by the command line, and signs it in in this browser. */
export const becomeAppointed = async (page: Page, name: string, role: Role): Promise<void> => {
  const person: Couple = { name, email: `${randomUUID()}@example.com`, password: `sweetpea ${randomUUID()}` };
  const { idToken } = await askAuth(page, 'signUp', person);
  await confirmAddress(page, person.email, idToken);
  const env = { ...process.env, PORT: process.env.POSY_E2E_PORT, POSY_DATA_DIR: process.env.POSY_E2E_DATA };
  await run(process.execPath, [tool, 'role', person.email, ...role], { env });
  await signInQuietly(page, person);
  await expect(screen(page).getByRole('heading', { level: 1 })).toBeVisible();
};
