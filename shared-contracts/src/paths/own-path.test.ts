import fc from 'fast-check';
import { ownPath, safeNext } from './own-path';
import { parsePath } from './paths';

const origin = 'https://posy.example';

/** Parts of addresses written by attackers who want another host, or none, to open. */
const hostileParts = [
  '/',
  '//',
  '\\',
  '/..',
  '/.',
  '/uk',
  '/de',
  '/%2e%2e',
  '/.%2E',
  '%2f',
  '%5c',
  '%00',
  '\t',
  '\n',
  ' ',
]
  .concat([
    '@',
    ':',
    '?',
    '#',
    'evil.example',
    'javascript:',
    'https:',
    'data:',
    'uk',
    '。',
    '﹒',
    '\u202e',
    '[::1]',
    '%zz',
  ])
  .map((part) => fc.constant(part));
const hostile = fc
  .array(fc.oneof(...hostileParts, fc.string({ maxLength: 3 })), { maxLength: 12 })
  .map((parts) => parts.join(''));

/** Returns true when a page of ours that opens the path stays on its origin, and shows a screen. */
const staysHere = (path: string): boolean => {
  const opened = new URL(path, `${origin}/uk/signup`);
  return opened.origin === origin && (opened.pathname === '/' || parsePath(opened.pathname).market !== null);
};

describe('a path from outside', () => {
  test('opens a screen of our own or nothing, however it is written [H-09]', () => {
    fc.assert(
      fc.property(hostile, (text) => {
        for (const path of [ownPath(text), ownPath(text, origin), safeNext(text, '/uk/home')])
          if (path !== null) expect([text, path, staysHere(path)]).toEqual([text, path, true]);
      }),
      { numRuns: 3000 },
    );
  });

  test('reads as itself once it was read [H-09]', () => {
    fc.assert(
      fc.property(hostile, (text) => {
        const path = ownPath(text);
        if (path !== null) expect(ownPath(path)).toBe(path);
      }),
    );
  });

  test.each([
    '/uk/..//evil.example/',
    '/uk/%2e%2e//evil.example/',
    '/.//evil.example/',
    '/./\\evil.example/',
    '/uk/../\\evil.example',
    '/uk/.%2E//evil.example',
    '/.//uk/home',
    '/uk//evil.example',
    '/\t/evil.example',
    '/api/reviews',
    'javascript:alert(1)',
    undefined,
    7,
  ])('is none of ours: %s [H-09]', (text) => {
    expect(ownPath(text)).toBeNull();
  });

  test.each(['/', '/uk', '/uk/inbox?conversationId=c1#end', '/de/checklist/t%2F1', '/fr/search?text=a//b'])(
    'stays as it is: %s',
    (text) => {
      expect(ownPath(text)).toBe(text);
    },
  );

  test('is taken out of a whole address of our own origin only', () => {
    expect(ownPath('https://posy.example/uk/inbox?a=1', origin)).toBe('/uk/inbox?a=1');
    expect(ownPath('https://posy.example/uk/inbox')).toBeNull();
    expect(ownPath('https://posy.example/uk/..//evil.example/', origin)).toBeNull();
  });
});

describe('where next may lead [S2-query-01]', () => {
  test('keeps a path of this origin with its query', () => {
    expect(safeNext('/uk/inbox?conversationId=c1#end', '/uk/home')).toBe('/uk/inbox?conversationId=c1#end');
  });
  test.each(['https://evil.example', '//evil.example', '/\\evil.example', 'javascript:alert(1)', 'uk/home', '', null])(
    'refuses %s',
    (next) => {
      expect(safeNext(next, '/uk/home')).toBe('/uk/home');
    },
  );
  test('refuses what is no screen [H-09]', () => {
    const isScreen = (pathname: string): boolean => pathname === '/uk/inbox';
    expect(safeNext('/uk/inbox?a=/x#y', '/uk/home', isScreen)).toBe('/uk/inbox?a=/x#y');
    expect(safeNext('/uk/nowhere', '/uk/home', isScreen)).toBe('/uk/home');
  });
});
