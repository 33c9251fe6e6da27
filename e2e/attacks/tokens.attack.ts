import { expect } from '@playwright/test';
import { claimsOf, createAccount, documentsPath, tokenPart } from '#support/people/accounts';
import { test, tried } from '#support/run/attack';

const unsigned = (claims: object): string => `${tokenPart({ alg: 'none', typ: 'JWT' })}.${tokenPart(claims)}.`;

test('being somebody with a token that one made', { tag: '@short' }, async ({ request }) => {
  const { token, weddingId, uid } = await createAccount(request);
  const [head = '', , signature = ''] = token.split('.');
  const other = { ...claimsOf(token), sub: 'somebody-else', user_id: 'somebody-else' };
  const forged = [
    unsigned(claimsOf(token)),
    unsigned({ ...claimsOf(token), admin: true }),
    `${head}.${tokenPart(other)}.${signature}`,
    `${tokenPart({ alg: 'HS256', kid: 'x', typ: 'JWT' })}.${tokenPart({ ...claimsOf(token), sub: uid })}.${signature}`,
    'owner',
    '',
  ];
  for (const value of forged) {
    const headers = { authorization: `Bearer ${value}` };
    const read = await request.get(documentsPath(`weddings/${weddingId}`), { headers });
    expect(read.status(), `Firestore, with ${value.slice(0, 60)}`).toBeGreaterThanOrEqual(401);
    const call = await request.post('/api/nonces/create', { headers, data: { weddingId } });
    expect(call.status(), `the API, with ${value.slice(0, 60)}`).toBeGreaterThanOrEqual(400);
    expect(call.status()).toBeLessThan(500);
  }
  tried(`${forged.length} forged tokens at Firestore and the API`);
});
