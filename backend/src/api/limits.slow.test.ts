import { codeOf, fromAddresses, tally } from '#testing/limits/from-addresses';
import { testBackend } from '#testing/test-backend';

/** The proxy tells addresses, so that a test is at many. */
const backend = testBackend({ trustedProxies: ['loopback'] });
const { guarded, openSite } = fromAddresses(backend);

describe('a website’s password', () => {
  test('is guessed at so often from all addresses together; a guest who knows it still comes in [A-M2]', async () => {
    const slug = await guarded('guessed-from-everywhere');
    const other = await guarded('guessed-by-nobody');
    const codes: unknown[] = [];
    for (let network = 0; network < 6; network += 1)
      for (let count = 0; count < 20; count += 1)
        codes.push(codeOf(await openSite(slug, `guess ${count}`, `198.51.100.${network}`)));
    expect(tally(codes)).toEqual({ 'password-wrong': 103, 'too-many-requests': 17 });
    expect(codeOf(await openSite(slug, 'lilac evening', '192.0.2.1'))).toBe('done');
    expect(codeOf(await openSite(other, 'a guess', '198.51.100.0'))).toBe('too-many-requests');
    expect(codeOf(await openSite(other, 'a guess', '192.0.2.2'))).toBe('password-wrong');
  });
});

test('addresses that lead nowhere are looked up so often for one network; others go on, and so do its pages later [A-L3]', async () => {
  const visit = async (path: string, address: string): Promise<number> => {
    const answer = await fetch(`${backend.server.url}${path}`, { headers: { 'x-forwarded-for': address } });
    await answer.arrayBuffer();
    return answer.status;
  };
  const made = (index: number): string =>
    `/attachments/${'x'.repeat(32 - String(index).length)}${index}?uid=ana&until=1&signature=x`;
  const statuses: number[] = [];
  for (let index = 0; index < 620; index += 1) statuses.push(await visit(made(index), '203.0.113.30'));
  expect(tally(statuses)).toEqual({ 404: 600, 429: 20 });
  expect(await visit(made(0), '203.0.113.31')).toBe(404);
  // Addresses that they did not scan are still served.
  expect(await visit('/robots.txt', '203.0.113.30')).toBe(200);
});
