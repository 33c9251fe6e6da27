import { standingOf } from './licences';

describe('the standing of a licence', () => {
  test.each([
    ['MIT', 'permissive'],
    ['(MIT OR GPL-3.0)', 'permissive'],
    ['Apache-2.0 AND MIT', 'permissive'],
    ['MIT AND GPL-3.0', 'unknown'],
    ['GPL-3.0', 'unknown'],
    [null, 'unknown'],
  ] as const)('%s is %s', (licence, kind) => {
    expect(standingOf('some-package', licence).kind).toBe(kind);
  });

  test('knows what a package asks for beyond being named, for every build of it', () => {
    expect(standingOf('@img/sharp-libvips-linux-x64', 'LGPL-3.0-or-later')).toMatchObject({ kind: 'with-condition' });
    expect(standingOf('@img/sharp-linux-x64', 'LGPL-3.0-or-later')).toMatchObject({ kind: 'unknown' });
  });
});
