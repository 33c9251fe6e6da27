// Packages for the browser that hold nothing of a page: one copy of each serves the windows of all test files of a
// process.
const packages = [
  '@babel/runtime',
  '@formatjs/[^/]+',
  '@phosphor-icons/react',
  '@zxcvbn-ts/[^/]+',
  'altcha-lib',
  'aria-query',
  'cookie',
  'dequal',
  'dom-accessibility-api',
  'fast-check',
  'fflate',
  'hoist-non-react-statics',
  'intl-messageformat',
  'jose',
  'lodash',
  'luxon',
  'papaparse',
  'picocolors',
  'pretty-format',
  'pure-rand',
  'qr',
  're2js',
  'react',
  'react-dom',
  'react-intl',
  'react-is',
  'react-router',
  'read-excel-file',
  'redent',
  'scheduler',
  'set-cookie-parser',
  'stylis',
  'tslib',
  'use-sync-external-store',
  'valibot',
  'write-excel-file',
];

const isShared = new RegExp(`/node_modules/(?:${packages.join('|')})/(?!(?:.*/)?node_modules/)`);
/** Rules and drawings of our own that every page asks alike. */
const isOwn = /\/(?:shared-contracts|art)\/src\//;
const isOfTests = /\.test\.tsx?$|\/testing\//;

const withSlashes = (path) => path.replaceAll('\\', '/');

/** Returns true when a module can be shared by all windows. */
module.exports.needsNoWindow = (path) => {
  const from = withSlashes(path);
  return isShared.test(from) || (isOwn.test(from) && !isOfTests.test(from));
};

/** Replacements for code of packages that stores parts of a page after all. */
const changes = {
  'react-dom/cjs/react-dom-client.development.js': [
    'var ownerDocument = globalDocument;',
    'var ownerDocument = document;',
  ],
};

/** A shared module's code, made to serve every window. */
module.exports.sharedSource = (path, source) => {
  const [, change] = Object.entries(changes).find(([end]) => withSlashes(path).endsWith(end)) ?? [];
  if (change === undefined) return source;
  if (!source.includes(change[0]))
    throw new Error(`${path} has no “${change[0]}” any more: is what it holds of a page gone?`);
  return source.replaceAll(...change);
};
