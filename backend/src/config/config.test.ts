import { isDemo, offeredProviders, readConfig, StartError } from './config';
import { noServices } from './services';

const refusal = (env: NodeJS.ProcessEnv): string => {
  try {
    readConfig(env);
  } catch (error) {
    if (error instanceof StartError) return error.message;
  }
  return '';
};

describe('configuration', () => {
  test('runs embedded on one machine when nothing is set', () => {
    const config = readConfig({});
    expect(config).toEqual({
      port: 4300,
      host: '127.0.0.1',
      dataDir: '.posy',
      firebase: { mode: 'local', projectId: 'posy-local' },
      publicUrl: null,
      trustedProxies: [],
      smtp: null,
      services: noServices,
      log: 'warn',
      development: false,
      overrides: { localhost: true, origins: [] },
      providers: null,
      serviceWorker: true,
      drawPages: true,
      drawWaitMs: 150,
      wakeAfterMs: 5000,
      secondFactor: true,
      suppliers: null,
    });
    expect(isDemo(config)).toBe(true);
  });

  test('believes proxies of our own networks once there is a public address, or the configured ones [H-05]', () => {
    const POSY_PUBLIC_URL = 'https://posy.example.com';
    expect(readConfig({ POSY_PUBLIC_URL }).trustedProxies).toEqual(['loopback', 'linklocal', 'uniquelocal']);
    expect(readConfig({ POSY_PUBLIC_URL, POSY_TRUSTED_PROXIES: 'none' }).trustedProxies).toEqual([]);
    expect(readConfig({ POSY_TRUSTED_PROXIES: '127.0.0.1, 10.0.0.0/8' }).trustedProxies).toEqual([
      '127.0.0.1',
      '10.0.0.0/8',
    ]);
    for (const POSY_TRUSTED_PROXIES of ['everybody', '10.0.0.0/99', '127.0.0.1,'])
      expect(refusal({ POSY_TRUSTED_PROXIES })).toMatch(
        /^POSY_TRUSTED_PROXIES is set to .* must be addresses or networks/,
      );
  });

  test('lets remotes be overridden on this machine and under development, elsewhere only where it says so', () => {
    const POSY_PUBLIC_URL = 'https://posy.example.com';
    expect(readConfig({ POSY_PUBLIC_URL }).overrides).toBeNull();
    expect(readConfig({ POSY_HOST: '0.0.0.0' }).overrides).toBeNull();
    expect(readConfig({ POSY_PUBLIC_URL, POSY_DEV: '1' }).overrides).toEqual({ localhost: true, origins: [] });
    expect(readConfig({ POSY_OVERRIDES: 'off' }).overrides).toBeNull();
    expect(readConfig({ POSY_PUBLIC_URL, POSY_OVERRIDES: 'stored' }).overrides).toEqual({
      localhost: false,
      origins: [],
    });
    expect(
      readConfig({ POSY_PUBLIC_URL, POSY_OVERRIDES: 'localhost, https://ana.example.com:4321' }).overrides,
    ).toEqual({ localhost: true, origins: ['https://ana.example.com:4321'] });
    for (const POSY_OVERRIDES of [
      'on',
      'off,localhost',
      'https://ana.example.com/path',
      'https://ana.example.com;x',
      "https://ana.example.com 'unsafe-inline'",
      'ftp://ana.example.com',
      '*',
    ])
      expect(refusal({ POSY_OVERRIDES })).toMatch(/^POSY_OVERRIDES is set to .* must be off, stored, or a list/);
  });

  test('takes the web configuration of a Firebase project', () => {
    const web = {
      apiKey: 'k',
      projectId: 'our-project',
      authDomain: 'our-project.firebaseapp.com',
      appId: '1:2:web:3',
    };
    const config = readConfig({ POSY_FIREBASE_CONFIG: JSON.stringify(web) });
    expect(config.firebase).toEqual({ mode: 'google', web });
    expect(isDemo(config)).toBe(false);
  });

  test('wakes a developer’s pages at once, so that they hear of the next build', () => {
    expect(readConfig({ POSY_DEV: '1' }).wakeAfterMs).toBe(1);
    expect(readConfig({ POSY_DEV: '1', POSY_WAKE_AFTER_MS: '700' }).wakeAfterMs).toBe(700);
  });

  test('removes the offline start when the configuration says so', () => {
    expect(readConfig({ POSY_SERVICE_WORKER: 'off' }).serviceWorker).toBe(false);
  });

  test('offers a second factor with accounts of our own, and with those of a Firebase project when configured', () => {
    const POSY_FIREBASE_CONFIG = JSON.stringify({
      apiKey: 'k',
      projectId: 'our-project',
      authDomain: 'p.firebaseapp.com',
    });
    expect(readConfig({ POSY_SECOND_FACTOR: 'off' }).secondFactor).toBe(false);
    expect(readConfig({ POSY_FIREBASE_CONFIG }).secondFactor).toBe(false);
    expect(readConfig({ POSY_FIREBASE_CONFIG, POSY_SECOND_FACTOR: 'on' }).secondFactor).toBe(true);
  });

  test('offers no demo sign-ins once others can reach it', () => {
    expect(isDemo(readConfig({ POSY_HOST: '0.0.0.0' }))).toBe(false);
    expect(isDemo(readConfig({ POSY_PUBLIC_URL: 'https://posy.example.com/' }))).toBe(false);
  });

  test('takes who runs the installation, for the legal pages: both lines or none', () => {
    const operator = { name: 'Posy Ltd, 1 High Street, Frome', contact: 'privacy@example.com' };
    expect(readConfig({ POSY_OPERATOR: operator.name, POSY_CONTACT: operator.contact }).services.operator).toEqual(
      operator,
    );
    expect(refusal({ POSY_OPERATOR: operator.name })).toContain('POSY_CONTACT');
  });

  test('takes the tiles of maps with the words of their licence: both or none [17]', () => {
    const POSY_MAP_TILES = 'https://tiles.example.com/{z}/{x}/{y}.png?key=k';
    const POSY_MAP_CREDIT = '© OpenStreetMap contributors';
    expect(readConfig({}).services.mapTiles).toBeNull();
    expect(readConfig({ POSY_MAP_TILES, POSY_MAP_CREDIT }).services.mapTiles).toEqual({
      address: POSY_MAP_TILES,
      credit: POSY_MAP_CREDIT,
    });
    expect(refusal({ POSY_MAP_TILES })).toContain('POSY_MAP_CREDIT');
    for (const bad of [
      'http://tiles.example.com/{z}/{x}/{y}.png',
      'https://tiles.example.com/{z}/{x}.png',
      'https://tiles.example.com/{z}/{x}/{y}/{y}.png',
      'https://tiles.example.com;x/{z}/{x}/{y}.png',
      "https://tiles.example.com/{z}/{x}/{y}.png 'unsafe-inline'",
    ])
      expect(refusal({ POSY_MAP_TILES: bad, POSY_MAP_CREDIT })).toContain('POSY_MAP_TILES');
  });

  test('sends mail through the configured server, from the configured sender [D-mail-01]', () => {
    const url = 'smtps://posy:secret@mail.example.com';
    const from = 'Posy <hello@posy.example.com>';
    expect(readConfig({ SMTP_URL: url, SMTP_FROM: from }).smtp).toEqual({ url, from });
    expect(refusal({ SMTP_URL: url })).toContain('SMTP_FROM');
  });

  test('repeats no password of a mail server', () => {
    const said = refusal({ SMTP_URL: 'mail://posy:secret@mail.example.com', SMTP_FROM: 'a@example.com' });
    expect(said).toContain('SMTP_URL');
    expect(said).not.toContain('secret');
  });

  test('offers the configured providers, and a substitute for them to its own machine only', () => {
    const web = JSON.stringify({ apiKey: 'k', projectId: 'our-project', authDomain: 'our-project.firebaseapp.com' });
    const offered = (env: NodeJS.ProcessEnv) => offeredProviders(readConfig(env));
    expect(offered({})).toEqual(['google', 'apple', 'facebook']);
    expect(offered({ POSY_SIGN_IN_PROVIDERS: 'google, apple' })).toEqual(['google', 'apple']);
    expect(offered({ POSY_SIGN_IN_PROVIDERS: 'none' })).toEqual([]);
    expect(offered({ POSY_HOST: '0.0.0.0', POSY_SIGN_IN_PROVIDERS: 'google' })).toEqual([]);
    expect(offered({ POSY_FIREBASE_CONFIG: web, POSY_SIGN_IN_PROVIDERS: 'facebook' })).toEqual(['facebook']);
  });

  test('reads the collector of metrics by OpenTelemetry’s own names', () => {
    const metrics = (env: NodeJS.ProcessEnv) => readConfig(env).services.metrics;
    expect(metrics({})).toBeNull();
    const url = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4318/' };
    expect(metrics(url)).toEqual({ url: 'http://127.0.0.1:4318', headers: {} });
    expect(metrics({ ...url, OTEL_EXPORTER_OTLP_HEADERS: 'X-Key=a%3Db=c,x-team=posy' })).toEqual({
      url: 'http://127.0.0.1:4318',
      headers: { 'x-key': 'a=b=c', 'x-team': 'posy' },
    });
  });

  test.each([
    ['POSY_SIGN_IN_PROVIDERS', 'google,github'],
    ['PORT', 'eighty'],
    ['SMTP_FROM', 'nobody'],
    ['PORT', '70000'],
    ['POSY_FIREBASE_CONFIG', '{"apiKey":"k"}'],
    ['POSY_FIREBASE_CONFIG', 'not json'],
    ['POSY_PUBLIC_URL', 'posy.example.com'],
    ['POSY_PUBLIC_URL', 'https://posy.example.com/app'],
    ['POSY_LOG', 'loud'],
    ['POSY_HOST', 'two words'],
    ['POSY_PHOTO_BUCKET', 'Our Photos'],
    ['POSY_RELEASE_BUCKET', 'gs://releases'],
    ['POSY_RECAPTCHA_SECRET', 'only-the-secret'],
    ['POSY_TRANSLATION_KEY', 'short'],
    ['SENTRY_DSN', 'https://sentry.io/2'],
    ['SENTRY_DSN', 'https://key@sentry.io/project'],
    ['OTEL_EXPORTER_OTLP_ENDPOINT', 'collector:4318'],
    ['OTEL_EXPORTER_OTLP_HEADERS', 'no pair'],
    ['OTEL_EXPORTER_OTLP_HEADERS', 'x-key=50%'],
    ['OTEL_EXPORTER_OTLP_HEADERS', 'x-key=%FF'],
    ['POSY_SERVICE_WORKER', 'maybe'],
    ['POSY_DRAW_PAGES', 'maybe'],
    ['POSY_DRAW_WAIT_MS', '0'],
    ['POSY_TRANSLATION_LETTERS', 'all'],
    ['POSY_WAKE_AFTER_MS', 'never'],
    ['POSY_DRAW_WAIT_MS', '0.5 s'],
    ['POSY_SECOND_FACTOR', '1'],
  ])('names the bad variable: %s=%s', (name, value) => {
    expect(refusal({ [name]: value })).toContain(name);
  });
});
