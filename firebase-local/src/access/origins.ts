import { type IncomingMessage, type ServerResponse } from 'node:http';

/** Tells the origins whose pages may ask, besides pages of this server itself. */
export type IsAllowedOrigin = (origin: string) => boolean;

/** The configured origins; in test mode also pages of this machine, on any port. */
export const createOriginCheck = (options: {
  allowedOrigins?: readonly string[];
  testMode?: boolean;
}): IsAllowedOrigin => {
  const known = new Set(options.allowedOrigins);
  return (origin) => {
    if (known.has(origin)) return true;
    if (options.testMode !== true || !URL.canParse(origin)) return false;
    const { hostname } = new URL(origin);
    return hostname === 'localhost' || hostname === '127.0.0.1' || hostname.endsWith('.localhost');
  };
};

/** Lets a page of an allowed origin read the answer. Says nothing to pages of other origins: their browsers refuse. */
export const allowOrigin = (isAllowed: IsAllowedOrigin, { headers }: IncomingMessage, res: ServerResponse): boolean => {
  res.setHeader('Vary', 'Origin');
  if (headers.origin === undefined || !isAllowed(headers.origin)) return false;
  res.setHeader('Access-Control-Allow-Origin', headers.origin);
  res.setHeader('Access-Control-Allow-Credentials', 'true');
  return true;
};

/** Answers a preflight; `allowed` is what `allowOrigin` said. */
export const answerPreflight = (allowed: boolean, { headers }: IncomingMessage, res: ServerResponse): void => {
  const permission = {
    'Access-Control-Allow-Methods': 'GET, POST, PATCH, DELETE, PUT',
    'Access-Control-Allow-Headers': headers['access-control-request-headers'] ?? '',
    'Access-Control-Max-Age': '3600',
  };
  res.writeHead(204, allowed ? permission : {});
  res.end();
};
