// jsdom draws windows for tests whose globals they are in front of: it must not meet itself there. It is loaded with
// Node's own timers and addresses by name, and asks its selector engine only where it has to.
const { readFileSync } = require('node:fs');
const { createRequire } = require('node:module');
const { dirname, sep } = require('node:path');
const { Script } = require('node:vm');
const { quickStyles } = require('./quick-styles.cjs');
const { couldMatch } = require('./rule-filter.cjs');

const ofNode = { setTimeout, clearTimeout, setInterval, clearInterval, queueMicrotask, performance, URL, atob, btoa };

const entry = createRequire(require.resolve('jest-environment-jsdom')).resolve('jsdom');
const folder = `${dirname(entry)}${sep}`;

/** Wrappers of jsdom's modules, applied once a module is loaded, by the end of its path. */
const changes = {
  'living/helpers/selectors.js': (selectors) => {
    const { matchesDontThrow } = selectors;
    selectors.matchesDontThrow = (element, selector) =>
      couldMatch(element._localName, element.getAttributeNS(null, 'class') ?? '', selector) &&
      matchesDontThrow(element, selector);
  },
};

const loaded = new Map();

const load = (path) => {
  if (loaded.has(path)) return loaded.get(path).exports;
  const module = { exports: {} };
  loaded.set(path, module);
  const resolved = createRequire(path);
  const requireHere = (name) => {
    const found = resolved.resolve(name);
    return found.startsWith(folder) && found.endsWith('.js') ? load(found) : resolved(name);
  };
  requireHere.resolve = resolved.resolve;
  const ofModule = {
    module,
    exports: module.exports,
    require: requireHere,
    __filename: path,
    __dirname: dirname(path),
  };
  const inner = `(function (${Object.keys(ofModule).join()}) {${readFileSync(path, 'utf8')}\n})`;
  const outer = new Script(`(function (${Object.keys(ofNode).join()}) { return ${inner}; })`, { filename: path });
  outer
    .runInThisContext()(...Object.values(ofNode))
    .apply(module.exports, Object.values(ofModule));
  for (const [end, change] of Object.entries(changes))
    if (path.endsWith(end.replaceAll('/', sep))) change(module.exports);
  return module.exports;
};

const beside = createRequire(entry);
/** Returns the implementation behind a window's object that tests hold. */
const implementationOf = load(beside.resolve('./jsdom/living/generated/utils.js')).implForWrapper;

module.exports = {
  ...load(entry),
  implementationOf,
  /** Returns a window's `getComputedStyle` that answers what tests ask for most without all of a page's rules. */
  quickStyleOf: quickStyles({
    CSSStyleDeclaration: beside('cssstyle').CSSStyleDeclaration,
    defaultSheet: beside('rrweb-cssom').parse(beside('./jsdom/browser/default-stylesheet')),
    matches: load(beside.resolve('./jsdom/living/helpers/selectors.js')).matchesDontThrow,
    implementationOf,
  }),
};
