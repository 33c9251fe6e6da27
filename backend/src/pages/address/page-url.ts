import { type FastifyRequest } from 'fastify';

/** A host that a browser can have asked for: a name or an address, with or without a port. */
const plausibleHost = /^(?:[a-z0-9.-]+|\[[0-9a-f:]+\])(?::\d{1,5})?$/i;

/**
 * The origin under which a page's own addresses stand: the configured one, or, on one machine only, the one that was
 * asked for. Nothing else of a request's headers reaches a page.
 */
export const originOf = (publicUrl: string | null, request: FastifyRequest): string => {
  if (publicUrl !== null) return publicUrl;
  const asked = `${request.protocol}://${request.host}`;
  // The port in a host may be out of range.
  return plausibleHost.test(request.host) && URL.canParse(asked) ? asked : 'http://127.0.0.1';
};

/** The address that was asked for, on the page's own origin. */
export const urlOf = (publicUrl: string | null, request: FastifyRequest): URL => {
  const { pathname, search } = new URL(request.url, 'http://host.invalid');
  return new URL(`${originOf(publicUrl, request)}${pathname}${search}`);
};
