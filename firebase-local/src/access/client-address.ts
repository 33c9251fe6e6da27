import { type IncomingMessage } from 'node:http';
import { BlockList, isIP, isIPv6 } from 'node:net';
import { type From } from './caller';

/** Words for networks, as in other servers' configurations. */
const named: Record<string, string[]> = {
  loopback: ['127.0.0.0/8', '::1/128'],
  linklocal: ['169.254.0.0/16', 'fe80::/10'],
  uniquelocal: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
};

/** Returns true for a name that `trustedProxies` accepts: an address, a network such as `10.0.0.0/8`, or a word. */
export const isProxyName = (name: string): boolean => {
  const [address = '', bits, ...more] = name.split('/');
  if (bits === undefined) return Object.hasOwn(named, name) || isIP(name) !== 0;
  const most = isIP(address) === 6 ? 128 : 32;
  return isIP(address) !== 0 && more.length === 0 && /^\d{1,3}$/.test(bits) && Number(bits) <= most;
};

/** An address as it is compared: without a zone, and IPv4 in its own form. */
const plain = (address: string): string =>
  address
    .split('%', 1)
    .join('')
    .replace(/^::ffff:(?=\d+\.)/i, '');

/** Returns a test for addresses whose statements about a request's origin are trusted. Throws for an unknown name. */
export const trustedProxies = (names: readonly string[]): ((address: string | undefined) => boolean) => {
  const networks = new BlockList();
  for (const name of names.flatMap((one) => (Object.hasOwn(named, one) ? (named[one] ?? []) : [one]))) {
    if (!isProxyName(name)) throw new Error(`"${name}" is not an address or network of a proxy.`);
    const [address = '', bits] = name.split('/');
    const family = isIPv6(address) ? 'ipv6' : 'ipv4';
    networks.addSubnet(address, bits === undefined ? (family === 'ipv6' ? 128 : 32) : Number(bits), family);
  }
  return (address) => {
    const asked = plain(address ?? '');
    return isIP(asked) !== 0 && networks.check(asked, isIPv6(asked) ? 'ipv6' : 'ipv4');
  };
};

/** The client's address, of a connection's peer and the `X-Forwarded-For` that came with it. */
export type ClientAddress = (peer: string | undefined, forwardedFor: string | string[] | undefined) => string;

/**
 * Each proxy appends the address that it received the request from, so the list is read from its end while the writer
 * of that part is trusted. Statements of an untrusted peer are ignored.
 */
export const createClientAddress =
  (isTrusted: (address: string | undefined) => boolean): ClientAddress =>
  (peer, forwardedFor) => {
    const stated = (Array.isArray(forwardedFor) ? forwardedFor.join(',') : (forwardedFor ?? '')).split(',').reverse();
    let address = plain(peer ?? '');
    for (const one of stated) {
      const next = plain(one.trim());
      if (!isTrusted(address) || isIP(next) === 0) break;
      address = next;
    }
    return address;
  };

/** Returns the origin of an HTTP request. */
export const fromOf = (clientAddress: ClientAddress, { socket, headers }: IncomingMessage): From => ({
  peer: socket.remoteAddress,
  address: clientAddress(socket.remoteAddress, headers['x-forwarded-for']),
});
