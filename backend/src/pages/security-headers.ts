import { type FirebaseTarget } from '../config/config';

/** Hosts that the Firebase SDK talks to. */
const googleHosts = [
  'https://identitytoolkit.googleapis.com',
  'https://securetoken.googleapis.com',
  'https://firestore.googleapis.com',
  'https://www.googleapis.com',
];

const policy = (directives: Record<string, string[]>): string =>
  Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');

/** The Content-Security-Policy of a page: scripts only with this answer's nonce, and what they load themselves. */
export const contentSecurityPolicy = (nonce: string, firebase: FirebaseTarget): string => {
  const google = firebase.mode === 'google';
  return policy({
    'default-src': ["'none'"],
    'script-src': [`'nonce-${nonce}'`, "'strict-dynamic'"],
    'style-src': ["'self'", `'nonce-${nonce}'`],
    'img-src': ["'self'", 'data:', 'blob:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...(google ? googleHosts : [])],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    ...(google && { 'frame-src': [`https://${firebase.web.authDomain}`] }),
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
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
export const pageHeaders = (nonce: string, firebase: FirebaseTarget): Record<string, string> => ({
  'content-security-policy': contentSecurityPolicy(nonce, firebase),
  'permissions-policy': 'camera=(), microphone=(), geolocation=(self), payment=(), usb=(), browsing-topics=()',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'cache-control': 'no-store',
});
