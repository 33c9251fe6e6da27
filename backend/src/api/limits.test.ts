import { randomUUID } from 'node:crypto';
import { type SupplierCard } from '@posy/shared-contracts/entities';
import { codeOf, fromAddresses, tally } from '#testing/limits/from-addresses';
import { type Couple } from '#testing/people';
import { solveCaptcha } from '#testing/solve-captcha';
import { testBackend } from '#testing/test-backend';
import { callEndpoint } from '#testing/test-server';
import { withoutCaptcha } from './enquiries/enquiry-rates';

/** The proxy tells addresses, so that a test is at many. */
const backend = testBackend({ trustedProxies: ['loopback'], suppliers: 60 });
const { post, guarded, openSite } = fromAddresses(backend);
let suppliers: SupplierCard[];
beforeAll(async () => {
  const found = await callEndpoint(backend.server.url, 'searchSuppliers', { body: { countryCode: 'GB', size: 50 } });
  suppliers = found.body.results as SupplierCard[];
});

describe('a website’s password', () => {
  test('is guessed at so often from an address, however many accounts it makes [A-M2]', async () => {
    const slug = await guarded('guessed-by-many');
    const codes: unknown[] = [];
    for (let account = 0; account < 3; account += 1) {
      const { token } = await backend.couple(`guesser-${account}`);
      for (let count = 0; count < 10; count += 1)
        codes.push(codeOf(await openSite(slug, `guess ${account} ${count}`, '203.0.113.7', token)));
    }
    expect(tally(codes)).toEqual({ 'password-wrong': 20, 'too-many-requests': 10 });
  });
});

test('an address makes ten times as many calls as one of its accounts, and no more with further accounts [A-M2]', async () => {
  const people: Couple[] = [];
  for (let index = 0; index < 13; index += 1) people.push(await backend.couple(`same-address-${index}`));
  const ask = ({ token, weddingId }: Couple, address: string) =>
    post('/api/privacy/delete-wedding', { weddingId, confirmation: 'not its names' }, address, token);
  const first = await ask(people[0]!, '203.0.113.8');
  expect(first.body.error?.code).toBe('confirmation-wrong');
  const statuses: number[] = [];
  for (const person of people.slice(0, 12))
    for (let count = 0; count < 10; count += 1) statuses.push((await ask(person, '203.0.113.8')).status);
  expect(statuses.filter((status) => status !== 429)).toHaveLength(99);
  expect((await ask(people[12]!, '203.0.113.9')).status).not.toBe(429);
});

describe('enquiries', () => {
  const { networkToSupplier, unconfirmed } = withoutCaptcha;
  const send = (couple: Couple, supplierId: string, address: string, captchaToken: string | null = null) =>
    post(
      '/api/enquiries/send',
      {
        clientId: randomUUID(),
        profileId: supplierId,
        message: 'Hello, are you free on the fifth of June?',
        captchaToken,
      },
      address,
      couple.token,
    );

  test('of new accounts at one address fill nobody’s inbox: a captcha is asked for, and each is for one [A-M5]', async () => {
    const [asked, spared] = [suppliers[0]!.id, suppliers[1]!.id];
    const codes: unknown[] = [];
    for (let index = 0; index < networkToSupplier.max + 3; index += 1)
      codes.push(codeOf(await send(await backend.couple(`flood-${index}`), asked, '203.0.113.20')));
    expect(tally(codes)).toEqual({ done: networkToSupplier.max, 'captcha-needed': 3 });
    const late = await backend.couple('flood-late');
    expect(codeOf(await send(late, spared, '203.0.113.20'))).toBe('done');
    const token = await solveCaptcha(backend.server.url);
    expect(codeOf(await send(late, asked, '203.0.113.20', token))).toBe('done');
    expect(codeOf(await send(await backend.couple('flood-again'), asked, '203.0.113.20', token))).toBe('captcha-used');
    expect(codeOf(await send(await backend.couple('elsewhere'), asked, '203.0.113.21'))).toBe('done');
  });

  test('of one account whose address nobody confirmed come so many, and what goes on in a conversation does not count [A-M5]', async () => {
    const couple = await backend.couple('keen');
    const types = suppliers.slice(2, 2 + unconfirmed.max + 1);
    const codes: unknown[] = [];
    // Sent from many addresses, as a moving phone has them.
    for (const [index, { id }] of types.entries()) codes.push(codeOf(await send(couple, id, `198.18.0.${index}`)));
    expect(codes.filter((code) => code === 'captcha-needed').length).toBe(1);
    expect(codeOf(await send(couple, types[0]!.id, '198.18.0.1'))).toBe('done');
  });
});
