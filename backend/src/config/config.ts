import * as v from 'valibot';
import { type OverrideRules, readOverrides } from './overrides';
import { readVariable, StartError } from './read-variable';
import { readServices, type ServiceConfig } from './services';
import { readTrustedProxies } from './trusted-proxies';

export { StartError } from './read-variable';
import { type SignInProvider, signInProviderNames, signInProvidersSchema } from './sign-in-providers';

/** The web configuration of a Firebase project, as the Firebase console shows it. It holds no secrets. */
export const firebaseWebConfigSchema = v.looseObject({
  apiKey: v.pipe(v.string(), v.minLength(1)),
  projectId: v.pipe(v.string(), v.regex(/^[a-z0-9-]{4,40}$/)),
  authDomain: v.pipe(v.string(), v.regex(/^[a-z0-9.-]+$/i)),
});
export type FirebaseWebConfig = v.InferOutput<typeof firebaseWebConfigSchema>;

/** The provider of accounts and data: the embedded server, or a Firebase project of Google's. */
export type FirebaseTarget = { mode: 'local'; projectId: string } | { mode: 'google'; web: FirebaseWebConfig };

export const logLevels = ['silent', 'error', 'warn', 'info', 'debug'] as const;
export type LogLevel = (typeof logLevels)[number];

const hosts = ['127.0.0.1', '0.0.0.0'] as const;

/** The mail server that letters are sent through. */
export interface SmtpTarget {
  /** `smtp://` or `smtps://` with user and password. */
  url: string;
  /** The sender, such as `Posy <hello@posy.example.com>`. */
  from: string;
}

/** The server's configuration. */
export interface ServerConfig {
  /** 0 takes any free port. */
  port: number;
  /** This machine only, or every network. */
  host: (typeof hosts)[number];
  dataDir: string;
  firebase: FirebaseTarget;
  /** Origin under which people reach this server, without a trailing slash; null on one machine only. */
  publicUrl: string | null;
  /** Proxies whose `X-Forwarded-For` is trusted; all others are ignored. */
  trustedProxies: readonly string[];
  /** The mail server; null stores mail in an outbox on disk. */
  smtp: SmtpTarget | null;
  services: ServiceConfig;
  log: LogLevel;
  /** True when pages load a new release set by themselves, for developing a remote. */
  development: boolean;
  /** Rules for pages that take one remote from elsewhere; null forbids them. */
  overrides: OverrideRules | null;
  /** Providers whose accounts open one of ours; null takes all that can work. */
  providers: readonly SignInProvider[] | null;
  /** True when browsers may cache the product and start without a connection; false removes it from all of them. */
  serviceWorker: boolean;
  /** True when public pages are rendered on the server too. */
  drawPages: boolean;
  /** Milliseconds that a visitor waits for a page's server rendering; late parts are left to the page’s scripts. */
  drawWaitMs: number;
  /** Milliseconds until the scripts of a fully rendered page start without input. */
  wakeAfterMs: number;
  /**
   * True when people may set up an authenticator app as a second factor; those who have one are asked for it anyway.
   */
  secondFactor: boolean;
  /** Suppliers of the demo catalogue over all markets; null takes the product's 8,600. */
  suppliers: number | null;
}

/** The project id of the embedded server. */
export const localProjectId = 'posy-local';

const port = v.pipe(v.string(), v.regex(/^\d{1,5}$/), v.transform(Number), v.number(), v.maxValue(65_535));

const milliseconds = v.pipe(
  v.string(),
  v.regex(/^\d{1,5}$/),
  v.transform(Number),
  v.number(),
  v.minValue(1),
  v.maxValue(30_000),
);

const onOrOff = v.pipe(
  v.picklist(['on', 'off']),
  v.transform((text) => text === 'on'),
);

const origin = v.pipe(
  v.string(),
  v.url(),
  v.transform((text) => new URL(text)),
  v.check((url) => ['http:', 'https:'].includes(url.protocol) && url.pathname === '/' && url.search === ''),
  v.transform((url) => url.origin),
);

const webConfig = v.pipe(v.string(), v.parseJson(), firebaseWebConfigSchema);

const smtpUrl = v.pipe(
  v.string(),
  v.url(),
  v.check((text) => ['smtp:', 'smtps:'].includes(new URL(text).protocol) && new URL(text).hostname !== ''),
);

const read = <T>(env: NodeJS.ProcessEnv, name: string, schema: v.GenericSchema<unknown, T>, wanted: string, or: T): T =>
  readVariable(env, { name, schema, wanted, or, secret: name === 'SMTP_URL' });

const readSmtp = (env: NodeJS.ProcessEnv): SmtpTarget | null => {
  const wanted = 'an address such as smtps://user:password@mail.example.com';
  const url = read(env, 'SMTP_URL', v.nullable(smtpUrl), wanted, null);
  const sender = v.pipe(v.string(), v.regex(/^(?:[^\r\n@<>]*<)?[^\s@<>]+@[^\s@<>]+>?$/));
  const from = read(env, 'SMTP_FROM', v.nullable(sender), 'a sender such as Posy <hello@posy.example.com>', null);
  if (url === null) return null;
  if (from === null) throw new StartError('SMTP_URL needs SMTP_FROM: the sender of all mail.');
  return { url, from };
};

/** Returns true when only this machine can reach the server: only then are demo sign-ins created and shown. */
export const isDemo = (config: Pick<ServerConfig, 'firebase' | 'publicUrl' | 'host'>): boolean =>
  config.firebase.mode === 'local' && config.publicUrl === null && config.host === '127.0.0.1';

/** Returns true where whoever reaches the server may look behind the pages: nobody else does. */
export const isOpenToAll = (config: Pick<ServerConfig, 'firebase' | 'publicUrl' | 'host' | 'development'>): boolean =>
  config.development || isDemo(config);

/**
 * The providers that sign-up offers. The embedded server stands in for them with an account chooser that asks for no
 * password, so it offers them to this machine only.
 */
export const offeredProviders = (config: ServerConfig): readonly SignInProvider[] =>
  config.firebase.mode === 'google' || isDemo(config) ? (config.providers ?? signInProviderNames) : [];

/** Reads the environment once. Throws `StartError` naming the bad variable. Documented in docs/operations.md. */
export const readConfig = (env: NodeJS.ProcessEnv): ServerConfig => {
  const web = read(
    env,
    'POSY_FIREBASE_CONFIG',
    v.nullable(webConfig),
    'the JSON web configuration of a Firebase project, with apiKey, projectId and authDomain',
    null,
  );
  const config: Omit<ServerConfig, 'overrides'> = {
    port: read(env, 'PORT', port, 'a port number from 0 to 65535', 4300),
    host: read(
      env,
      'POSY_HOST',
      v.picklist(hosts),
      '127.0.0.1 (this machine only) or 0.0.0.0 (every network)',
      '127.0.0.1',
    ),
    dataDir: read(env, 'POSY_DATA_DIR', v.string(), 'a folder', '.posy'),
    firebase: web === null ? { mode: 'local', projectId: localProjectId } : { mode: 'google', web },
    publicUrl: read(
      env,
      'POSY_PUBLIC_URL',
      v.nullable(origin),
      'an http or https address without a path, such as https://posy.example.com',
      null,
    ),
    trustedProxies: readTrustedProxies(env),
    smtp: readSmtp(env),
    services: readServices(env),
    log: read(env, 'POSY_LOG', v.picklist(logLevels), `one of ${logLevels.join(', ')}`, 'warn'),
    development: read(
      env,
      'POSY_DEV',
      v.pipe(
        v.picklist(['0', '1']),
        v.transform((text) => text === '1'),
      ),
      '0 or 1',
      false,
    ),
    providers: read(
      env,
      'POSY_SIGN_IN_PROVIDERS',
      v.nullable(signInProvidersSchema),
      'a list of google, apple and facebook, such as google,apple, or none',
      null,
    ),
    serviceWorker: read(env, 'POSY_SERVICE_WORKER', onOrOff, 'on or off', true),
    drawPages: read(env, 'POSY_DRAW_PAGES', onOrOff, 'on or off', true),
    drawWaitMs: read(env, 'POSY_DRAW_WAIT_MS', milliseconds, 'milliseconds, from 1 to 30000', 150),
    // A developer's page looks for the next build from its start.
    wakeAfterMs: read(
      env,
      'POSY_WAKE_AFTER_MS',
      milliseconds,
      'milliseconds, from 1 to 30000',
      env.POSY_DEV === '1' ? 1 : 5000,
    ),
    // A Firebase project needs Identity Platform with TOTP enabled, which cannot be detected from here.
    secondFactor: read(env, 'POSY_SECOND_FACTOR', onOrOff, 'on or off', web === null),
    suppliers: null,
  };
  return { ...config, overrides: readOverrides(env, isOpenToAll(config)) };
};
