import { enforceTrustedTypes, isDrawing, isScriptAddress } from './trusted-types';

const origin = 'https://posy.example';

it.each([
  ['/releases/builds/mfe-planning/1/a.js', true],
  [`${origin}/releases/builds/mfe-planning/1/remoteEntry.js?attempt=2`, true],
  ['/service-worker.js', true],
  ['/emulator/auth/popup.js', true],
  ['https://apis.google.com/js/api.js', true],
  ['/photos/secret', false],
  ['/releases/builds/mfe-planning/1/a.svg', false],
  ['/releases/builds/../../photos/a.js', false],
  ['https://evil.example/releases/builds/a.js', false],
  ['data:text/javascript,alert(1)', false],
  ['http://[', false],
])('may %s run as a script: %s [H-18]', (address, may) => expect(isScriptAddress(address, origin)).toBe(may));

it.each([
  ['<svg viewBox="0 0 1 1"><g fill="#fff"><path d="M0 0"/></g></svg>', true],
  ['<svg><script>alert(1)</script></svg>', false],
  ['<svg onload="alert(1)"></svg>', false],
  ['<svg/onload=alert(1)>', false],
  ['<svg><a href="javascript:alert(1)"><path/></a></svg>', false],
  ['<svg><foreignObject><img src=x onerror=alert(1)></foreignObject></svg>', false],
  ['<img src=x onerror=alert(1)>', false],
  ['Hello <b>you</b>', false],
])('is %s a drawing: %s [H-18]', (markup, isOne) => expect(isDrawing(markup)).toBe(isOne));

it('is the one policy of the page, and no fault where a browser has none', () => {
  const policies: string[] = [];
  const trustedTypes = { createPolicy: (name: string) => policies.push(name) };
  enforceTrustedTypes({ trustedTypes, location: { origin } });
  enforceTrustedTypes({ location: { origin } });
  expect(policies).toEqual(['default']);
});
