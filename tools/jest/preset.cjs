// The jest preset of every package. Packages only name their environment.
const esmPackages = [
  '@posy',
  'react-intl',
  '@formatjs',
  'intl-messageformat',
  'jose',
  're2js',
  'altcha-lib',
  'firebase',
  '@firebase',
  'react-aria-components',
  'react-aria',
  'react-stately',
  '@react-aria',
  '@react-stately',
  '@react-types',
  '@internationalized',
  '@adobe',
  'single-spa',
  'single-spa-react',
  '@zxcvbn-ts',
  'fast-check',
  '@phosphor-icons',
  'valibot',
  'pure-rand',
  'qr',
  'content-disposition',
  'marked',
];

/** @param {{ environment?: 'node' | 'jsdom', setup?: string[] }} options */
module.exports.preset = ({ environment = 'node', setup = [] } = {}) => ({
  testEnvironment: require.resolve(environment === 'jsdom' ? './jsdom-environment.cjs' : './node-environment.cjs'),
  moduleNameMapper: { '^fast-check$': require.resolve('./fast-check.cjs') },
  resolver: require.resolve('./resolver.cjs'),
  runtime: require.resolve('./sharing-runtime.cjs'),
  globalSetup: require.resolve('./own-folder.cjs'),
  globalTeardown: require.resolve('./remove-own-folder.cjs'),
  // A limit for what hangs, not for what is slow: builds and other suites may share the machine.
  testTimeout: 60_000,
  // `posy check` says one line for a package; one who runs jest sees each test.
  reporters: process.env.POSY_SHORT === '1' ? [require.resolve('./short-reporter.cjs')] : ['default'],
  roots: ['<rootDir>/src'],
  testMatch: ['**/*.test.ts', '**/*.test.tsx'],
  moduleFileExtensions: ['tsx', 'ts', 'js', 'mjs', 'cjs', 'jsx', 'json', 'node'],
  transform: {
    '\\.(mjs|cjs|js|ts|tsx)$': [
      require.resolve('@swc/jest'),
      {
        jsc: {
          target: 'es2022',
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
        },
        module: { type: 'commonjs' },
      },
    ],
    '\\.(css|woff2|svg|webp)$': require.resolve('./asset-transform.cjs'),
  },
  transformIgnorePatterns: [`/node_modules/(?!(${esmPackages.join('|')})/)`],
  setupFilesAfterEnv: [...(environment === 'jsdom' ? [require.resolve('./setup-jsdom.cjs')] : []), ...setup],
});
