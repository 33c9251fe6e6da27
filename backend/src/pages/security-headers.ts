import { type FirebaseTarget } from '../config/config';

/** Hosts that the Firebase SDK talks to. */
const googleHosts = [
  'https://identitytoolkit.googleapis.com',
  'https://securetoken.googleapis.com',
  'https://firestore.googleapis.com',
  'https://www.googleapis.com',
  // A browser's token for Cloud Messaging.
  'https://firebaseinstallations.googleapis.com',
  'https://fcmregistrations.googleapis.com',
];

/**
 * Frames in which reCAPTCHA shows its tick box. Its scripts come with this page's nonce. Source: reCAPTCHA, "Content
 * Security Policy".
 */
const recaptchaFrames = ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'];

/**
 * Frames in which suppliers' films and virtual tours play, once a visitor asks for one: nothing else of these sites is
 * loaded. Source: S9-limits-05.
 */
const filmFrames = [
  'https://www.youtube-nocookie.com/embed/',
  'https://player.vimeo.com/video/',
  'https://my.matterport.com/show/',
  'https://www.google.com/maps',
  'https://www.google.com/maps/',
];

/** Parts of the server's configuration that decide which servers a page may call. */
export interface OtherServices {
  firebase: FirebaseTarget;
  /** True when Google's captcha replaces our own. */
  hasRecaptcha: boolean;
  /**
   * True when the set's shell creates the policy of Trusted Types: an older one would not start where they are
   * required.
   */
  hasPolicy: boolean;
  /** Address of the tiles of maps, which come from elsewhere; null without them. */
  mapTiles?: string | null;
  /** Hashes of the style attributes in the rendering; scripts set theirs in another way. */
  styleHashes?: readonly string[];
  /**
   * Origin of the developer's server that this page loads a remote from; null in all other pages. Scripts are not named by
   * it: only those that the page's own scripts load run, and its Trusted Types allow them this origin alone.
   */
  developerOrigin?: string | null;
}

const policy = (directives: Record<string, string[]>): string =>
  Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');

/**
 * Text becomes script or markup only through the page's one policy, where browsers have Trusted Types. Google's scripts
 * (`api.js` of sign-in windows, reCAPTCHA) make policies of their own and could not be tried here: with them what would
 * be refused is only reported, to the browser's console.
 */
const trustedTypes = "require-trusted-types-for 'script'; trusted-types default";
const runsOthersScripts = ({ firebase, hasRecaptcha, hasPolicy }: OtherServices): boolean =>
  firebase.mode === 'google' || hasRecaptcha || !hasPolicy;

/** The Content-Security-Policy of a page: scripts only with this answer's nonce, and what they load themselves. */
export const contentSecurityPolicy = (nonce: string, services: OtherServices): string => {
  const { firebase, hasRecaptcha, mapTiles = null, styleHashes = [], developerOrigin = null } = services;
  const developer = developerOrigin === null ? [] : [developerOrigin];
  const tiles = mapTiles === null ? [] : [new URL(mapTiles).origin];
  const google = firebase.mode === 'google';
  const frames = [
    ...(google ? [`https://${firebase.web.authDomain}`] : []),
    ...(hasRecaptcha ? recaptchaFrames : []),
    ...filmFrames,
  ];
  return policy({
    'default-src': ["'none'"],
    'script-src': [`'nonce-${nonce}'`, "'strict-dynamic'"],
    'style-src': [
      "'self'",
      `'nonce-${nonce}'`,
      ...developer,
      ...(styleHashes.length > 0 ? ["'unsafe-hashes'", ...styleHashes] : []),
    ],
    'img-src': ["'self'", 'data:', 'blob:', ...tiles, ...developer],
    'font-src': ["'self'", ...developer],
    'connect-src': ["'self'", ...(google ? googleHosts : []), ...developer],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    'frame-src': frames,
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    ...(!runsOthersScripts(services) && {
      'require-trusted-types-for': ["'script'"],
      'trusted-types': ['default'],
    }),
  });
};

/** Headers of every answer of ours, whatever it is. */
export const generalHeaders = (publicUrl: string | null): Record<string, string> => ({
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-resource-policy': 'same-origin',
  ...(publicUrl?.startsWith('https:') && { 'strict-transport-security': 'max-age=31536000' }),
});

/** Headers of pages: powers that no page of ours needs are given up; sign-in windows stay connected. */
export const pageHeaders = (nonce: string, services: OtherServices): Record<string, string> => ({
  'content-security-policy': contentSecurityPolicy(nonce, services),
  ...(runsOthersScripts(services) && { 'content-security-policy-report-only': trustedTypes }),
  'permissions-policy': 'camera=(), microphone=(), geolocation=(self), payment=(), usb=(), browsing-topics=()',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'cache-control': 'no-store',
});
