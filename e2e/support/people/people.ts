import {
  type APIRequestContext,
  type Browser,
  type BrowserContextOptions,
  expect,
  type Locator,
  type Page,
} from '@playwright/test';
import { createAccount, documentsPath, fieldsOf, profileData } from './accounts';
import { askedForVenue, type Couple, newCouple, screen } from './couple';
import { beginUndated } from './signed-in';

/** Opens a page of another person, in a separate browser context. */
export const pageOf = async (browser: Browser, options: BrowserContextOptions = {}): Promise<Page> =>
  (await browser.newContext(options)).newPage();

const pathOf = (address: string): string => {
  const { pathname, search } = new URL(address);
  return `${pathname}${search}`;
};

export interface GivenAccess {
  role: 'Partner' | 'Helper';
  /** Levels by area, for helpers; the others stay as the form suggests. */
  areas?: Record<string, 'None' | 'View' | 'Edit'>;
}

/** Fills in whom to let in, and as what. */
export const chooseAccess = async (page: Page, { role, areas = {} }: GivenAccess): Promise<void> => {
  await screen(page).getByRole('radio', { name: role }).check();
  for (const [area, level] of Object.entries(areas))
    await screen(page).getByRole('radiogroup', { name: area }).getByRole('radio', { name: level }).click();
};

/** Makes an invitation link on the settings screen, and answers its path. */
export const inviteByLink = async (page: Page, given: GivenAccess): Promise<string> => {
  await page.goto('/uk/settings/inviteCollaborator');
  await chooseAccess(page, given);
  await screen(page)
    .getByRole('radiogroup', { name: 'How to reach them' })
    .getByRole('radio', { name: 'By link' })
    .click();
  await screen(page).getByRole('button', { name: 'Make a link' }).click();
  const link = screen(page).getByLabel('Invitation link');
  await expect(link).toHaveValue(/accept-collaboration-invite\?id=.+&nonce=.+/);
  return pathOf(await link.inputValue());
};

/** Opens an invitation without an account, creates one, and is in the plan at once. */
export const signUpFrom = async (page: Page, link: string, { name, email, password }: Couple): Promise<void> => {
  const { searchParams } = new URL(link, 'http://posy');
  await page.goto(link);
  await askedForVenue(page);
  await screen(page).getByRole('link', { name: 'Sign up and join' }).click();
  await expect(page).toHaveURL(/\/uk\/signup\?/);
  expect(new URL(page.url()).searchParams.get('nonce')).toBe(searchParams.get('nonce'));
  await page.getByLabel('Your first name').fill(name);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign up' }).click();
  await expect(page).toHaveURL(/\/uk\/home$/);
};

/** Accepts an invitation to a plan with an existing account. */
export const joinFrom = async (page: Page, link: string, name: string): Promise<void> => {
  await beginUndated(page, { couple: { ...newCouple(), name } });
  await page.goto(link);
  await screen(page).getByRole('button', { name: 'Join the plan' }).click();
  await expect(page).toHaveURL(/\/uk\/home$/);
};

/** Creates an open invitation of a new person by the API, for viewing. */
export const openInvitation = async (request: APIRequestContext): Promise<string> => {
  const { uid, token, email, weddingId } = await createAccount(request);
  const authorization = `Bearer ${token}`;
  const stored = await request.post(documentsPath(`users?documentId=${uid}`), {
    headers: { authorization },
    data: { fields: fieldsOf(profileData(email, weddingId)) },
  });
  expect(stored.ok()).toBe(true);
  const access = {
    checklist: 'edit',
    guests: 'view',
    budget: 'none',
    suppliers: 'none',
    website: 'none',
    inbox: 'none',
    notes: 'none',
  };
  const answer = await request.post('/api/nonces/create', {
    headers: { authorization },
    data: { weddingId, role: 'helper', access, message: 'We’d love your eye for lists.', market: 'uk' },
  });
  expect(answer.ok()).toBe(true);
  return pathOf(((await answer.json()) as { url: string }).url);
};

/** The list of the wedding's members, in the settings. */
export const people = (page: Page): Locator => screen(page).getByRole('list', { name: 'Who plans with you' });

/** Opens the settings of the wedding's members. */
export const openPeople = async (page: Page): Promise<void> => {
  await page.goto('/uk/settings/manageCollaborators');
  await expect(people(page)).toBeVisible();
};
