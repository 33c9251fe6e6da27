import { type Lockfile, shippedPackages } from './shipped-packages';

const lock: Lockfile = {
  shop: { dependencies: { '@our/kit': '1', a: '1' } },
  kit: { dependencies: { b: '2' } },
  'node_modules/@our/kit': { link: true, resolved: 'kit' },
  'node_modules/a': { version: '1.0.0', license: 'MIT', dependencies: { b: '1' }, optionalDependencies: { gone: '1' } },
  'node_modules/a/node_modules/b': { version: '1.1.0', license: 'ISC', dependencies: { a: '1' } },
  'node_modules/b': { version: '2.0.0', license: 'MIT' },
  'node_modules/only-for-tests': { version: '1.0.0', license: 'GPL-3.0' },
};

describe('the packages that are shipped', () => {
  test('are what a package of ours runs on, through our own others, each version once', () => {
    expect(shippedPackages(lock, ['shop'])).toEqual([
      { name: 'a', version: '1.0.0', licence: 'MIT' },
      { name: 'b', version: '1.1.0', licence: 'ISC' },
      { name: 'b', version: '2.0.0', licence: 'MIT' },
    ]);
  });

  test('says nothing for a package that says no licence', () => {
    const silent = { shop: { dependencies: { a: '1' } }, 'node_modules/a': { version: '1.0.0' } };
    expect(shippedPackages(silent, ['shop'])).toEqual([{ name: 'a', version: '1.0.0', licence: null }]);
  });

  test('refuses a folder that the lockfile does not know', () => {
    expect(() => shippedPackages(lock, ['shed'])).toThrow('"shed"');
  });
});
