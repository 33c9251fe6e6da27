import { type IncomingMessage, type ServerResponse } from 'node:http';
import { type AuthContext } from '../context/context';
import { chooserPage } from '../identity/chooser-page';
import { chooserScript, popupScript } from '../identity/popup-script';

const html = 'text/html; charset=utf-8';
const script = 'text/javascript; charset=utf-8';

const pages: Record<string, { type: string; content: string }> = {
  '/emulator/auth/handler': { type: html, content: chooserPage },
  '/emulator/auth/handler.js': { type: script, content: chooserScript },
  '/emulator/auth/popup.js': { type: script, content: popupScript },
};

/** Serves the account chooser and its scripts, when there is a development provider; false for other paths. */
export const servePage = (
  context: AuthContext,
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
): boolean => {
  const page = Object.hasOwn(pages, path) ? pages[path] : undefined;
  const isOffered = (context.options.developmentProviders ?? []).length > 0;
  if (page === undefined || !isOffered || (request.method !== 'GET' && request.method !== 'HEAD')) return false;
  response.writeHead(200, {
    'Content-Type': page.type,
    'Content-Length': Buffer.byteLength(page.content),
    'Cache-Control': 'no-cache',
    'Content-Security-Policy':
      "default-src 'none'; script-src 'self'; style-src 'unsafe-inline'; connect-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'no-referrer',
  });
  response.end(request.method === 'HEAD' ? undefined : page.content);
  return true;
};
