import * as v from 'valibot';
import { type MapTiles, readMapTiles } from './map-tiles';
import { readMetricsTarget } from './metrics-target';
import { readVariable, StartError } from './read-variable';

/** The company or person that runs an installation: a name with a postal address, and an address for letters. */
export interface Operator {
  name: string;
  contact: string;
}

/** Services of others that the backend may use; each is null until it is configured, and the embedded default stands in. */
export interface ServiceConfig {
  /** Name of a Google Cloud Storage bucket for photos; null stores them in the data folder. */
  photoBucket: string | null;
  /** Name of a Google Cloud Storage bucket for releases, which several servers share; null stores them in the data folder alone. */
  releaseBucket: string | null;
  /** Signs captcha challenges; null derives it from the data folder's secret, which several servers do not share. */
  captchaSecret: string | null;
  recaptcha: { siteKey: string; secret: string } | null;
  /** API key of Google Translation. */
  translationKey: string | null;
  /** Letters that it is sent in a day at most: it is paid by the letter. */
  translationLetters: number;
  /** Pictures of maps from elsewhere; null leaves maps to outlines and towns of the product. */
  mapTiles: MapTiles | null;
  /** Sentry project that errors are reported to; null keeps them in the log alone. */
  sentryDsn: string | null;
  /** Collector that counts of pages are exported to, by OpenTelemetry's protocol; null keeps them here alone. */
  metrics: { url: string; headers: Readonly<Record<string, string>> } | null;
  /**
   * Takes answers by mail: the domain whose letters the provider posts here, what it shows, and how its mail server names
   * itself where it says who a sender is; null without one.
   */
  inboundMail: { domain: string; secret: string; authserv: string } | null;
  /** Operator of this installation, for the terms of use and the privacy policy; null words both in general terms. */
  operator: Operator | null;
  /** Contact for people who found a vulnerability, as a URI (`mailto:` or `https:`); null when none is configured. */
  securityContact: string | null;
}

/** Nothing but this machine. */
export const noServices: ServiceConfig = {
  photoBucket: null,
  releaseBucket: null,
  captchaSecret: null,
  recaptcha: null,
  translationKey: null,
  translationLetters: 2_000_000,
  mapTiles: null,
  sentryDsn: null,
  metrics: null,
  inboundMail: null,
  operator: null,
  securityContact: null,
};

const key = v.pipe(v.string(), v.regex(/^[\w.:-]{10,200}$/));

const readSecret = (env: NodeJS.ProcessEnv, name: string, wanted: string): string | null =>
  readVariable(env, { name, schema: v.nullable(key), wanted, or: null, secret: true });

const readRecaptcha = (env: NodeJS.ProcessEnv): ServiceConfig['recaptcha'] => {
  const siteKey = readSecret(env, 'POSY_RECAPTCHA_SITE_KEY', 'the site key that Google shows for reCAPTCHA');
  const secret = readSecret(env, 'POSY_RECAPTCHA_SECRET', 'the secret key that Google shows for reCAPTCHA');
  if (siteKey === null && secret === null) return null;
  if (siteKey === null || secret === null)
    throw new StartError('POSY_RECAPTCHA_SITE_KEY and POSY_RECAPTCHA_SECRET must be set together.');
  return { siteKey, secret };
};

const readInboundMail = (env: NodeJS.ProcessEnv): ServiceConfig['inboundMail'] => {
  const secret = readSecret(
    env,
    'POSY_INBOUND_SECRET',
    '10 to 200 letters and digits, as the mail provider shows them',
  );
  const domain = readVariable(env, {
    name: 'POSY_INBOUND_DOMAIN',
    schema: v.nullable(v.pipe(v.string(), v.toLowerCase(), v.regex(/^[a-z0-9-]+(?:\.[a-z0-9-]+)+$/))),
    wanted: 'the domain whose letters come in, such as reply.posy.example.com',
    or: null,
  });
  const authserv = readVariable(env, {
    name: 'POSY_INBOUND_AUTHSERV',
    schema: v.nullable(v.pipe(v.string(), v.toLowerCase(), v.regex(/^[a-z0-9._-]{1,253}$/))),
    wanted: 'how the provider’s mail server names itself in Authentication-Results, such as mx.example.com',
    or: null,
  });
  if (secret === null && domain === null && authserv === null) return null;
  if (secret === null || domain === null || authserv === null)
    throw new StartError('POSY_INBOUND_DOMAIN, POSY_INBOUND_SECRET and POSY_INBOUND_AUTHSERV must be set together.');
  return { domain, secret, authserv };
};

// The form that Sentry shows: a public key, a host, and a project's number.
const dsn = v.pipe(v.string(), v.regex(/^https?:\/\/[a-z0-9]+@[a-z0-9.-]+(:\d{1,5})?(\/[\w-]+)*\/\d+$/i));

const readDsn = (env: NodeJS.ProcessEnv): string | null =>
  readVariable(env, {
    name: 'SENTRY_DSN',
    schema: v.nullable(dsn),
    wanted: 'the DSN that Sentry shows for a project, such as https://key@o1.ingest.sentry.io/2',
    or: null,
    secret: true,
  });

const line = v.pipe(v.string(), v.trim(), v.regex(/^[^\r\n{}]{3,300}$/));

const readOperator = (env: NodeJS.ProcessEnv): Operator | null => {
  const readLine = (name: string, wanted: string): string | null =>
    readVariable(env, { name, schema: v.nullable(line), wanted, or: null, secret: false });
  const name = readLine(
    'POSY_OPERATOR',
    'a name with a postal address, such as Posy Ltd, 1 High Street, Frome BA11 1AA',
  );
  const contact = readLine('POSY_CONTACT', 'where people write to, such as privacy@posy.example.com');
  if (name === null && contact === null) return null;
  if (name === null || contact === null) throw new StartError('POSY_OPERATOR and POSY_CONTACT must be set together.');
  return { name, contact };
};

const contactUri = v.pipe(
  v.string(),
  v.trim(),
  v.regex(/^(?:https:\/\/[^\s<>"]{4,300}|(?:mailto:)?[^\s@<>",:;]{1,64}@[a-z0-9.-]{3,253})$/i),
  v.transform((text) => (/^(?:https|mailto):/i.test(text) ? text : `mailto:${text}`)),
);

/** The contact for holes; the operator's own where that is an address. */
const readSecurityContact = (env: NodeJS.ProcessEnv): string | null => {
  const wanted = 'an address such as security@posy.example.com, or an https address';
  const given = readVariable(env, { name: 'POSY_SECURITY_CONTACT', schema: v.nullable(contactUri), wanted, or: null });
  const general = v.safeParse(contactUri, env.POSY_CONTACT);
  return given ?? (general.success ? general.output : null);
};

const readBucket = (env: NodeJS.ProcessEnv, name: string): string | null =>
  readVariable(env, {
    name,
    schema: v.nullable(v.pipe(v.string(), v.regex(/^[a-z0-9][a-z0-9._-]{1,220}[a-z0-9]$/))),
    wanted: 'the name of a Google Cloud Storage bucket',
    or: null,
  });

const letters = v.pipe(v.string(), v.regex(/^\d{1,12}$/), v.transform(Number));

/** Reads the variables of services. Throws `StartError`, naming the bad one; values of keys are not repeated. */
export const readServices = (env: NodeJS.ProcessEnv): ServiceConfig => ({
  photoBucket: readBucket(env, 'POSY_PHOTO_BUCKET'),
  releaseBucket: readBucket(env, 'POSY_RELEASE_BUCKET'),
  captchaSecret: readSecret(env, 'POSY_CAPTCHA_SECRET', '10 to 200 letters and digits'),
  recaptcha: readRecaptcha(env),
  translationKey: readSecret(env, 'POSY_TRANSLATION_KEY', 'an API key for Google Translation'),
  translationLetters: readVariable(env, {
    name: 'POSY_TRANSLATION_LETTERS',
    schema: letters,
    wanted: 'how many letters may be translated in a day, such as 2000000',
    or: noServices.translationLetters,
  }),
  mapTiles: readMapTiles(env),
  sentryDsn: readDsn(env),
  metrics: readMetricsTarget(env),
  inboundMail: readInboundMail(env),
  operator: readOperator(env),
  securityContact: readSecurityContact(env),
});
