import { developmentHosts } from './development-hosts';

/** Hosts that links of the product may lead to. Source: S9-limits-06, S9-limits-07. */
const productHosts = ['posy.example', 'www.posy.example', 'app.posy.example', 'suppliers.posy.example'] as const;

/** Environment of the product. */
export type Environment = 'live' | 'development';

/** The hosts of an environment: development hosts never in live. */
export const allowedLinkHosts = (environment: Environment): readonly string[] =>
  environment === 'live' ? productHosts : [...productHosts, ...developmentHosts];

/**
 * Returns true when a link may be opened: https to an allowed host (http to a development host), no name or password in
 * it.
 */
export const isAllowedLink = (link: string, environment: Environment): boolean => {
  let url: URL;
  try {
    url = new URL(link);
  } catch {
    return false;
  }
  if (url.username !== '' || url.password !== '' || !allowedLinkHosts(environment).includes(url.hostname)) return false;
  const isDevelopment = developmentHosts.includes(url.hostname);
  if (url.protocol === 'http:') return isDevelopment;
  return url.protocol === 'https:' && (isDevelopment || url.port === '');
};
