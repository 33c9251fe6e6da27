import { expect } from '@playwright/test';
import { createAccount } from '#support/people/accounts';
import { lettersTo } from '#support/people/letters';
import { test, tried } from '#support/run/attack';

test('filling a stranger’s mailbox with invitations [H-13]', { tag: '@short' }, async ({ request }) => {
  const [senders, each] = [3, 4];
  const stranger = `stranger-${Date.now()}@example.com`;
  const statuses: number[] = [];
  for (let count = 0; count < senders; count += 1) {
    const { token, weddingId } = await createAccount(request);
    for (let letter = 0; letter < each; letter += 1) {
      const data = { weddingId, role: 'helper', market: 'uk', email: stranger, message: 'Buy now' };
      const headers = { authorization: `Bearer ${token}` };
      statuses.push((await request.post('/api/nonces/create', { headers, data })).status());
    }
  }
  tried(`${statuses.length} invitations from ${senders} new accounts to one address`);
  expect(new Set(statuses)).toEqual(new Set([200, 409]));
  expect(await lettersTo(request, stranger)).toBe(3);
});

test('filling a stranger’s mailbox with new passwords [H-13]', { tag: '@short' }, async ({ request }) => {
  const { email } = await createAccount(request);
  const asked = 12;
  for (let count = 0; count < asked; count += 1)
    await request.post('/identitytoolkit.googleapis.com/v1/accounts:sendOobCode?key=posy-local', {
      data: { requestType: 'PASSWORD_RESET', email },
    });
  tried(`${asked} new passwords asked for one address`);
  expect(await lettersTo(request, email)).toBeLessThanOrEqual(8);
});

test('stopping somebody else’s letters with a made-up link [H-13]', { tag: '@short' }, async ({ request }) => {
  const tokens = ['A'.repeat(86), `${'A'.repeat(43)}${'-'.repeat(43)}`, '..%2f..%2fusers', 'a@example.com', '%00'];
  for (const token of tokens) {
    const answer = await request.post(`/letters/stop/uk/${token}`, { form: { stop: 'yes' } });
    expect([400, 404]).toContain(answer.status());
  }
  tried(`${tokens.length} made-up links`);
});

test('having couples of one’s choice written to as a supplier', { tag: '@short' }, async ({ request }) => {
  const found = await request.post('/api/search/suppliers', { data: { countryCode: 'GB', size: 3 } });
  const { results } = (await found.json()) as { results: { id: string }[] };
  const [couple, other] = [await createAccount(request), await createAccount(request)];
  const before = await lettersTo(request, couple.email);
  const path = '/api/supplier-desk/review-invitations';
  const headers = { authorization: `Bearer ${other.token}` };
  for (const { id } of results) {
    const data = { supplierId: id, weddingIds: [couple.weddingId] };
    expect((await request.post(`${path}/send`, { data })).status()).toBe(401);
    expect((await request.post(`${path}/send`, { headers, data })).status()).toBe(403);
    expect((await request.get(`${path}?supplierId=${id}`, { headers })).status()).toBe(403);
  }
  tried(`${results.length} suppliers’ invitations asked for by strangers, and their lists read`);
  expect(await lettersTo(request, couple.email)).toBe(before);
});
