import { expect, type Page } from '@playwright/test';
import { publishLater } from '#support/browser/publish-later';
import { documentsPath, fieldsOf, profileData, weddingData } from './accounts';
import { type Couple, newCouple, screen } from './couple';
import { askAuth, post, type SignedUp, signInHere } from './session';

/** Returns the fields of sign-up and the date's question beside those that every wedding has. */
const plannedWedding = (uid: string, name: string, date: string | null): Record<string, unknown> => ({
  ...weddingData(uid),
  partners: [name],
  date,
  dateChoice: null,
  tasks: { total: 180, done: 0, initializedAt: null },
  // A couple without a date is still asked for it.
  ...(date !== null && { preferences: { onboarding: { step: 'names', finished: false } } }),
  createdAt: new Date(),
});

const profile = (email: string, name: string, weddingId: string, registeredAt: Date): Record<string, unknown> => ({
  ...profileData(email, weddingId),
  name,
  registeredAt,
  createdAt: new Date(),
});

const weddingOf = (uid: string): string => `wedding-${uid}`;
const dayChosen = (): string => `${new Date().getFullYear() + 2}-06-15`;

interface Begun {
  date: string | null;
  registeredAt: Date;
}

const makePlan = async (
  page: Page,
  { name, email }: Couple,
  { localId: uid, idToken }: SignedUp,
  { date, registeredAt }: Begun,
): Promise<void> => {
  const weddingId = weddingOf(uid);
  const write = (path: string, data: Record<string, unknown>): Promise<object> =>
    post(page, documentsPath(path), idToken, { fields: fieldsOf(data) });
  await write(`weddings?documentId=${weddingId}`, plannedWedding(uid, name, date));
  await write(`users?documentId=${uid}`, profile(email, name, weddingId, registeredAt));
};

/** Returns true when the server has stored that a person saw a message that is shown once. */
export const hasSeen = async (page: Page, couple: Couple, action: string): Promise<boolean> => {
  const { localId: uid, idToken } = await askAuth(page, 'signInWithPassword', couple);
  const answer = await page.request.get(documentsPath(`users/${uid}`), {
    headers: { authorization: `Bearer ${idToken}` },
  });
  const { fields } = (await answer.json()) as {
    fields: { actions: { mapValue: { fields: Record<string, { booleanValue: boolean } | undefined> } } };
  };
  return fields.actions.mapValue.fields[action]?.booleanValue ?? false;
};

/** Signs a couple in in this browser, without the form, and opens their home. */
export const signInQuietly = async (page: Page, couple: Couple): Promise<void> => {
  await signInHere(page, couple, await askAuth(page, 'signInWithPassword', couple));
  await page.goto('/uk/home');
};

/** Signs in a person of the demo data in this browser. For journeys that change nothing. */
export const becomeDemo = async (page: Page, kind: 'couple' | 'supplier' | 'moderator' | 'operator'): Promise<void> => {
  const answer = await page.request.get('/api/demo/accounts');
  const { accounts } = (await answer.json()) as { accounts: { kind: string; email: string; password: string }[] };
  const account = accounts.find((one) => one.kind === kind);
  if (account === undefined) throw new Error(`The demo data has no ${kind}.`);
  await signInQuietly(page, { ...account, name: '' });
  await expect(screen(page).getByRole('heading', { level: 1 })).toBeVisible();
};

interface CoupleOptions {
  date?: string | null;
  registeredAt?: Date;
  couple?: Couple;
}

/** An account with a wedding, as sign-up leaves it, and with the date's question answered when there is a date. */
const makeCouple = async (
  page: Page,
  { date = null, registeredAt = new Date(), couple = newCouple() }: CoupleOptions,
): Promise<{ couple: Couple; signedUp: SignedUp }> => {
  const signedUp = await askAuth(page, 'signUp', couple);
  await makePlan(page, couple, signedUp, { date, registeredAt });
  return { couple, signedUp };
};

/** Creates an account for the couple, as if they had signed up elsewhere. */
export const haveAccount = async (page: Page, couple = newCouple()): Promise<Couple> => {
  await makeCouple(page, { couple });
  return couple;
};

/** Creates an account, and opens the log-in screen signed out. */
export const leaveAccount = async (page: Page): Promise<Couple> => {
  const couple = await haveAccount(page);
  await page.goto('/uk/signup?mode=login');
  return couple;
};

/** A new couple signed in in this browser, without a date unless there is one: on no page yet. */
export const beginUndated = async (
  page: Page,
  wanted: CoupleOptions = {},
): Promise<{ couple: Couple; uid: string }> => {
  const { couple, signedUp } = await makeCouple(page, wanted);
  await signInHere(page, couple, signedUp);
  return { couple, uid: signedUp.localId };
};

/**
 * A new couple with a date, signed in in this browser: as sign-up and the first question leave them, without going through
 * both. For journeys that are about what comes after; those about signing up use `signUp`.
 */
export const beginPlan = async (page: Page): Promise<Couple> => {
  const date = dayChosen();
  const { couple, uid } = await beginUndated(page, { date });
  const payload = { weddingId: weddingOf(uid), date, country: 'GB', changedBy: uid };
  await publishLater(page, { uid, event: 'wedding.date-changed', payload, producer: 'shell' });
  return couple;
};
