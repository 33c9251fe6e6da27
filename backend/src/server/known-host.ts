import { type IncomingMessage, type RequestListener } from 'node:http';
import { isDemo, type ServerConfig } from '../config/config';

const localName = /^(?:localhost|[\w-]+\.localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;

/** Returns the name in a Host header, without its port; null for an impossible one. */
const nameOf = (host: string | undefined): string | null =>
  /^(\[[0-9a-f:.]+\]|[a-z0-9._-]{1,253})(?::\d{1,5})?$/i.exec(host ?? '')?.[1]?.toLowerCase() ?? null;

/**
 * Returns a test for requests that name this server: its public address, or this machine. A foreign page whose name
 * resolves to this machine (DNS rebinding) still sends that name. A server on all networks without a public address has
 * no known name, and accepts any.
 */
export const knowsHost = (config: ServerConfig): ((host: string | undefined) => boolean) => {
  const own = config.publicUrl === null ? null : new URL(config.publicUrl).hostname.toLowerCase();
  const anyName = own === null && config.host !== '127.0.0.1' && !isDemo(config);
  return (host) => {
    const name = nameOf(host);
    return name !== null && (anyName || name === own || localName.test(name));
  };
};

const body = JSON.stringify({
  error: {
    code: 'unknown-host',
    message: 'This server is not called that. Its operator sets its name: POSY_PUBLIC_URL.',
  },
});

/** Answers 421 to a request by another name, whatever it asks; health checks come by any name. Answers whether it did. */
export const refuseUnknownHost = (config: ServerConfig): ((...call: Parameters<RequestListener>) => boolean) => {
  const knows = knowsHost(config);
  return ({ headers, url }: IncomingMessage, response) => {
    if (knows(headers.host) || url === '/healthz') return false;
    response
      .writeHead(421, { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' })
      .end(body);
    return true;
  };
};
