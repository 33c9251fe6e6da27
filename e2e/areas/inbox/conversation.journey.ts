import { expect } from '@playwright/test';
import { collection, doc, getDocFromServer, getDocsFromServer, query, where } from 'firebase/firestore';
import { createAccount, documentsPath } from '#support/people/accounts';
import { screen } from '#support/people/couple';
import { withSdk } from '#support/people/sdk';
import { beginPlan } from '#support/people/signed-in';
import { test } from '#support/run/test';

test('one message goes to several of the shortlist, each with a conversation of its own [S1-can-03]', async ({
  page,
}) => {
  await beginPlan(page);
  await page.goto('/uk/supplier-category/florists?sort=rating&ours=no');
  const hearts = screen(page).getByRole('button', { name: /^Put .* on the shortlist$/ });
  const pressed = screen(page).getByRole('button', { name: /^Take .* off the shortlist$/ });
  await hearts.nth(0).click();
  await expect(pressed).toHaveCount(1);
  await hearts.nth(0).click();
  await expect(pressed).toHaveCount(2);
  await page
    .getByRole('link', { name: /^Shortlist/ })
    .first()
    .click();
  await screen(page).getByRole('link', { name: 'Ask both' }).click();
  await expect(screen(page).getByRole('checkbox', { checked: true })).toHaveCount(2);
  await page.getByLabel('Your message').fill('Hello! Would you do our flowers in June, and what would it cost?');
  await page.getByRole('button', { name: 'Send to 2' }).click();
  await expect(screen(page).getByRole('heading', { name: '2 of 2 sent' })).toBeVisible();
  await screen(page).getByRole('link', { name: 'Go to your inbox' }).click();
  await expect(screen(page).getByRole('navigation', { name: 'Conversations' }).getByRole('listitem')).toHaveCount(2);
});

const denied = { code: 'permission-denied' };

test('conversations are listed to those who are in them only', async ({ request, baseURL }) => {
  const accounts = await request.get('/api/demo/accounts');
  const demo = ((await accounts.json()) as { accounts: { kind: string; email: string; password: string }[] }).accounts;
  const couple = demo.find(({ kind }) => kind === 'couple');
  if (couple === undefined) throw new Error('There is no demo couple.');
  const signIn = await request.post('/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=posy-local', {
    data: { email: couple.email, password: couple.password, returnSecureToken: true },
  });
  const { localId } = (await signIn.json()) as { localId: string };
  const thief = await createAccount(request);
  let conversationId = '';
  await withSdk(baseURL ?? '', couple, async (firestore) => {
    const own = query(collection(firestore, 'conversations'), where('memberUids', 'array-contains', localId));
    const found = await getDocsFromServer(own);
    expect(found.size).toBeGreaterThan(0);
    conversationId = found.docs[0]?.id ?? '';
  });
  await withSdk(baseURL ?? '', thief, async (firestore) => {
    const conversations = collection(firestore, 'conversations');
    const theirs = query(conversations, where('memberUids', 'array-contains', localId));
    await expect(getDocsFromServer(theirs)).rejects.toMatchObject(denied);
    await expect(getDocFromServer(doc(conversations, conversationId))).rejects.toMatchObject(denied);
    await expect(getDocsFromServer(collection(conversations, conversationId, 'messages'))).rejects.toMatchObject(
      denied,
    );
    const own = await getDocsFromServer(query(conversations, where('memberUids', 'array-contains', thief.uid)));
    expect(own.size).toBe(0);
  });
  const listed = await request.get(documentsPath('conversations'), {
    headers: { authorization: `Bearer ${thief.token}` },
  });
  expect(listed.status()).toBe(403);
});
