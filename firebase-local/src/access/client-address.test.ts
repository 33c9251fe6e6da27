import { networkOf } from '../limits/network-of';
import { createClientAddress, isProxyName, trustedProxies } from './client-address';

const at = (trusted: string[]) => createClientAddress(trustedProxies(trusted));

test('what an untrusted peer says of itself counts for nothing [H-05]', () => {
  expect(at([])('127.0.0.1', '203.0.113.7')).toBe('127.0.0.1');
  expect(at(['loopback'])('198.51.100.2', '203.0.113.7')).toBe('198.51.100.2');
  expect(at(['10.0.0.0/8'])('11.0.0.1', '203.0.113.7')).toBe('11.0.0.1');
});

test('the list is read from its end while whoever wrote the entry is trusted, so that its forged beginning is not reached [H-05]', () => {
  const address = at(['loopback', '10.0.0.0/8']);
  expect(address('127.0.0.1', '203.0.113.7')).toBe('203.0.113.7');
  expect(address('::ffff:127.0.0.1', '1.2.3.4, 203.0.113.7')).toBe('203.0.113.7');
  expect(address('127.0.0.1', '1.2.3.4, 203.0.113.7, 10.1.2.3')).toBe('203.0.113.7');
  expect(address('127.0.0.1', ['1.2.3.4', '203.0.113.7'])).toBe('203.0.113.7');
  expect(address('127.0.0.1', '203.0.113.7, not-an-address')).toBe('127.0.0.1');
  expect(address('127.0.0.1', undefined)).toBe('127.0.0.1');
  expect(address(undefined, '203.0.113.7')).toBe('');
});

test('proxies are addresses, networks or known words, and nothing else [H-05]', () => {
  for (const name of ['loopback', 'linklocal', 'uniquelocal', '10.0.0.1', '10.0.0.0/8', 'fd00::/8', '::1'])
    expect([name, isProxyName(name)]).toEqual([name, true]);
  for (const name of [
    '',
    'everybody',
    '10.0.0.0/33',
    '10.0.0/8',
    'fd00::/129',
    '10.0.0.0/8/8',
    'constructor',
    '10.0.0.0/',
  ])
    expect([name, isProxyName(name)]).toEqual([name, false]);
  expect(() => trustedProxies(['everybody'])).toThrow('"everybody"');
});

test('one holder of IPv6 addresses counts as one [H-05]', () => {
  expect(networkOf('2001:db8:1:2:3:4:5:6')).toBe(networkOf('2001:db8:1:2::9'));
  expect(networkOf('2001:db8:1:2::9')).not.toBe(networkOf('2001:db8:1:3::9'));
  expect(networkOf('2001:db8::1')).toBe('2001:db8:0:0::/64');
  expect(networkOf('::1')).toBe('0:0:0:0::/64');
  expect(networkOf('203.0.113.7')).toBe('203.0.113.7');
});
