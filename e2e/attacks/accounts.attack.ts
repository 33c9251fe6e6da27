import { randomBytes } from 'node:crypto';
import { type APIRequestContext, expect } from '@playwright/test';
import { createAccount } from '#support/people/accounts';
import { test, tried } from '#support/run/attack';

const auth = (request: APIRequestContext, verb: string, data: object) =>
  request.post(`/identitytoolkit.googleapis.com/v1/accounts:${verb}?key=posy-local`, { data });

/** Status and names of an answer's members: what is left when ids and tokens are left out. */
const shape = async (answer: Awaited<ReturnType<typeof auth>>): Promise<object> => {
  const body = (await answer.json()) as { error?: { message: string } };
  return { status: answer.status(), members: Object.keys(body).sort(), error: body.error?.message };
};

test('finding out who has an account [H-17]', { tag: '@short' }, async ({ request }) => {
  const [owner, eve] = [await createAccount(request), await createAccount(request)];
  const free = `nobody-${randomBytes(6).toString('hex')}@example.com`;
  const password = 'three quiet herons of eve';
  const ask = (email: string) => [
    () => auth(request, 'signUp', { email, password, returnSecureToken: true }),
    () => auth(request, 'signInWithPassword', { email, password, returnSecureToken: true }),
    () => auth(request, 'signInWithPassword', { email, password: 'not this one', returnSecureToken: true }),
    () => auth(request, 'sendOobCode', { requestType: 'PASSWORD_RESET', email }),
    () => auth(request, 'createAuthUri', { identifier: email, continueUri: 'http://127.0.0.1' }),
    () => auth(request, 'update', { idToken: eve.token, email }),
    () => auth(request, 'sendOobCode', { requestType: 'VERIFY_AND_CHANGE_EMAIL', idToken: eve.token, newEmail: email }),
  ];
  const [taken, unknown] = [ask(owner.email), ask(free)];
  for (const [index, call] of taken.entries())
    expect(await shape(await call()), `question ${index + 1}`).toEqual(await shape(await unknown[index]!()));
  tried(`${taken.length} questions about an address with an account and one without`);
  const known = await auth(request, 'signInWithPassword', { email: owner.email, password: owner.password });
  expect(((await known.json()) as { localId: string }).localId).toBe(owner.uid);
});

test('guessing the code of a letter [H-20]', { tag: '@short' }, async ({ request }) => {
  const { email } = await createAccount(request);
  await auth(request, 'sendOobCode', { requestType: 'PASSWORD_RESET', email });
  const codes = [
    '',
    '0',
    'null',
    `${email}`,
    ...Array.from({ length: 30 }, () => randomBytes(32).toString('base64url')),
  ];
  for (const oobCode of codes)
    expect((await auth(request, 'resetPassword', { oobCode, newPassword: 'eve’s own password' })).status()).toBe(400);
  tried(`${codes.length} codes for a new password`);
});
