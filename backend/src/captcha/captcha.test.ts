import { noServices } from '../config/services';
import { solveOffer } from '../testing/solve-captcha';
import { altchaCaptcha } from './altcha';
import { openCaptcha } from './open-captcha';
import { recaptchaCaptcha } from './recaptcha';

const secret = 'a secret of this server';
const hour = 3_600_000;
// Starts at the real time: altcha-lib reads the real clock too.
let now = Date.now();

const altcha = altchaCaptcha(secret, () => now);
const reencoded = (token: string, change: (payload: Record<string, Record<string, unknown>>) => void): string => {
  const payload = JSON.parse(Buffer.from(token, 'base64').toString()) as Record<string, Record<string, unknown>>;
  change(payload);
  return Buffer.from(JSON.stringify(payload, null, 1)).toString('base64');
};

describe('ALTCHA', () => {
  test('takes a solution of its own challenge, also on another server with the same secret [D-captcha-01]', async () => {
    const token = await solveOffer(await altcha.offer());
    expect(await altcha.verify(token)).toBe(true);
    expect(await altchaCaptcha(secret, () => now).verify(token)).toBe(true);
    expect(await altchaCaptcha('another secret', () => now).verify(token)).toBe(false);
  });

  test('takes no other work: none, a guessed one, an easier one, one for another time', async () => {
    const token = await solveOffer(await altcha.offer());
    const wrong = [
      '',
      'not base64!',
      Buffer.from('{}').toString('base64'),
      reencoded(token, ({ solution }) => void (solution!.counter = Number(solution!.counter) + 1)),
      reencoded(token, ({ solution }) => void (solution!.derivedKey = '00'.repeat(32))),
      reencoded(token, ({ challenge }) => void ((challenge!.parameters as Record<string, unknown>).cost = 1)),
      reencoded(token, ({ challenge }) => void ((challenge!.parameters as Record<string, unknown>).expiresAt = 9e9)),
      reencoded(token, ({ challenge }) => void ((challenge!.parameters as Record<string, unknown>).keyPrefix = '')),
    ];
    for (const other of wrong) expect(await altcha.verify(other)).toBe(false);
  });

  test('holds for an hour', async () => {
    const token = await solveOffer(await altcha.offer());
    now += hour - 1000;
    expect(await altcha.verify(token)).toBe(true);
    now += 1000;
    expect(await altcha.verify(token)).toBe(false);
  });

  test('has one name for a solution, however it is spelt', async () => {
    const [token, other] = [await solveOffer(await altcha.offer()), await solveOffer(await altcha.offer())];
    const respelt = reencoded(token, (payload) => void (payload.challenge = { ...payload.challenge }));
    expect(respelt).not.toBe(token);
    expect(altcha.keyOf(respelt)).toBe(altcha.keyOf(token));
    expect(altcha.keyOf(other)).not.toBe(altcha.keyOf(token));
    expect(altcha.keyOf('nothing')).toBeNull();
  });
});

describe('reCAPTCHA', () => {
  const token = 'a-token-of-the-page_0123';
  const asked: { url: string; body: string }[] = [];
  const google =
    (answer: Response): typeof fetch =>
    async (url, init) => {
      asked.push({ url: String(url), body: String(init?.body) });
      return answer.clone();
    };
  const keys = { siteKey: 'the-site-key', secret: 'the-secret' };

  test('is the captcha when its keys are configured: what the page is offered, and what is asked about its token [D-captcha-02]', async () => {
    const answers = google(Response.json({ success: true }));
    const open = (recaptcha: typeof keys | null) =>
      openCaptcha({ ...noServices, recaptcha }, secret, { clock: () => now, fetch: answers });
    const captcha = open(keys);
    expect(await captcha.offer()).toEqual({ kind: 'recaptcha', siteKey: 'the-site-key' });
    expect(await captcha.verify(token)).toBe(true);
    expect(asked.splice(0)).toHaveLength(1);
    const without = open(null);
    expect((await without.offer()).kind).toBe('altcha');
    expect([await without.verify(token), asked]).toEqual([false, []]);
  });

  test('asks Google, and nobody else, about a token', async () => {
    const captcha = recaptchaCaptcha({ ...keys, fetch: google(Response.json({ success: true })) });
    expect(await captcha.verify(token)).toBe(true);
    expect(asked).toEqual([
      { url: 'https://www.google.com/recaptcha/api/siteverify', body: `secret=the-secret&response=${token}` },
    ]);
  });

  test('takes no token that Google refuses, asks for none that cannot be one, and fails when Google does', async () => {
    const refused = Response.json({ success: false, 'error-codes': ['timeout-or-duplicate'] });
    expect(await recaptchaCaptcha({ ...keys, fetch: google(refused) }).verify(token)).toBe(false);
    const before = asked.length;
    expect(await recaptchaCaptcha({ ...keys, fetch: google(refused) }).verify('a b&secret=x')).toBe(false);
    expect(asked).toHaveLength(before);
    const down = new Response('', { status: 503 });
    await expect(recaptchaCaptcha({ ...keys, fetch: google(down) }).verify(token)).rejects.toThrow('503');
  });
});
