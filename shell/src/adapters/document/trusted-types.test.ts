import { bloom, CATEGORIES, picture, posy, spot } from '@posy/shared-ui/art';
import { enforceTrustedTypes, isDrawing, isScriptAddress } from './trusted-types';

const origin = 'https://posy.example';

test.each([
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

test('a script of a developer’s server may run in a page whose release set has its entry, and in no other [H-18]', () => {
  const entries = ['/releases/builds/mfe-planning/1/remoteEntry.js', 'http://localhost:4321/remoteEntry.js'];
  const may = (address: string, of = entries) => isScriptAddress(address, origin, of);
  expect([may('http://localhost:4321/7.js'), may('http://localhost:4321/7.js', entries.slice(0, 1))]).toEqual([
    true,
    false,
  ]);
  expect([may('http://localhost:4322/7.js'), may('http://localhost:4321@evil.example/7.js')]).toEqual([false, false]);
  expect(may(`${origin}/photos/secret`)).toBe(false);
});

test.each([
  ['<svg viewBox="0 0 1 1"><g fill="#fff"><path d="M0 0"/></g></svg>', true],
  ['<svg><script>alert(1)</script></svg>', false],
  ['<svg onload="alert(1)"></svg>', false],
  ['<svg/onload=alert(1)>', false],
  ['<svg><a href="javascript:alert(1)"><path/></a></svg>', false],
  ['<svg><foreignObject><img src=x onerror=alert(1)></foreignObject></svg>', false],
  ['<img src=x onerror=alert(1)>', false],
  ['<svg></svg><img src="https://evil.example/seen">', false],
  ['<svg></svg><meta http-equiv="refresh" content="0;url=https://evil.example">', false],
  ['<svg></svg><form action="https://evil.example"><input name="password"></form>', false],
  ['<svg><<g>img src=x></svg>', false],
  ['<svg><path style="background:url(https://evil.example)"/></svg>', false],
  ['<svg><path fill="url(https://evil.example/#a)"/></svg>', false],
  ['<svg><path fill="&#117;rl(https://evil.example/#a)"/></svg>', false],
  ['<svg><!-- <g> --><path d="M0 0"/></svg>', false],
  ['Hello <b>you</b>', false],
])('is %s a drawing: %s [H-18]', (markup, isOne) => expect(isDrawing(markup)).toBe(isOne));

test('lets every drawing of the product through [H-18]', () => {
  const drawings = [
    ...CATEGORIES.flatMap((category) =>
      [0, 1, 2].map((palette) => picture({ category, seed: palette, palette, label: 'A &quot;view&quot; &amp; more' })),
    ),
    ...[0, 0.5, 1].map((progress) => posy({ seed: 'a', progress, before: 0, label: 'Half', night: progress === 1 })),
    ...(['daisy', 'poppy', 'cosmos', 'peony', 'ranunculus', 'tulip', 'umbel', 'bell'] as const).map((kind) =>
      bloom({ seed: 1, kind }),
    ),
    ...(['notes', 'guests', 'inbox', 'search', 'failed', 'tasks'] as const).map((kind) => spot({ kind })),
  ];
  expect(drawings.filter((drawing) => !isDrawing(drawing))).toEqual([]);
});

test('is the one policy of the page, and no fault where a browser has none', () => {
  const policies: string[] = [];
  const trustedTypes = { createPolicy: (name: string) => policies.push(name) };
  enforceTrustedTypes({ trustedTypes, location: { origin } }, []);
  enforceTrustedTypes({ location: { origin } }, []);
  expect(policies).toEqual(['default']);
});
