import { isIPv6 } from 'node:net';

/** The first four groups of an IPv6 address. */
const prefixOf = (address: string): string => {
  const [head = '', tail] = address.toLowerCase().split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail === undefined || tail === '' ? [] : tail.split(':');
  const gap = tail === undefined ? [] : Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => '0');
  return [...left, ...gap, ...right].slice(0, 4).join(':');
};

/** Key of limits: an IPv4 address, or the /64 network that one holder of IPv6 addresses has alone. */
export const networkOf = (address: string): string => (isIPv6(address) ? `${prefixOf(address)}::/64` : address);
