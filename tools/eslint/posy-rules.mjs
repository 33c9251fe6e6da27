/** Our own lint rules: the parts of design/style.md that no published rule says. */
import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative, resolve, sep } from 'node:path';

const edges = new Set([
  'fetch',
  'localStorage',
  'sessionStorage',
  'indexedDB',
  'setTimeout',
  'setInterval',
  'requestIdleCallback',
]);

const edgesOnlyInAdapters = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { edge: '{{name}} belongs in a file of an adapters/ folder: pass it in from there.' },
  },
  create(context) {
    return {
      'Program:exit'(node) {
        const scope = context.sourceCode.getScope(node);
        for (const reference of scope.through) {
          if (edges.has(reference.identifier.name) && reference.isTypeReference !== true)
            context.report({
              node: reference.identifier,
              messageId: 'edge',
              data: { name: reference.identifier.name },
            });
        }
      },
      MemberExpression(node) {
        const object = node.object.name;
        const property = node.property.name;
        if ((object === 'Date' && property === 'now') || (object === 'Math' && property === 'random'))
          context.report({ node, messageId: 'edge', data: { name: `${object}.${property}` } });
        if (['window', 'globalThis', 'self'].includes(object) && edges.has(property))
          context.report({ node, messageId: 'edge', data: { name: property } });
      },
    };
  },
};

const noLiteralText = {
  meta: { type: 'problem', schema: [], messages: { literal: 'Text that people read comes from messages/: {{text}}' } },
  create(context) {
    const report = (node, text) => {
      // The product's name is the same in every language.
      if (text.trim() !== 'Posy' && /\p{L}{2,}/u.test(text))
        context.report({ node, messageId: 'literal', data: { text: text.trim().slice(0, 40) } });
    };
    return {
      JSXText: (node) => report(node, node.value),
      'JSXAttribute[name.name=/^(aria-label|alt|title|placeholder|label|description|heading)$/] > Literal': (node) =>
        report(node, String(node.value)),
      'JSXExpressionContainer > Literal': (node) => {
        if (node.parent.parent.type === 'JSXElement') report(node, String(node.value));
      },
    };
  },
};

const noExportStar = {
  meta: { type: 'problem', schema: [], messages: { star: 'Name what is exported.' } },
  create: (context) => ({ ExportAllDeclaration: (node) => context.report({ node, messageId: 'star' }) }),
};

const nameOf = ({ key }) => key?.name ?? key?.value;

/** Without it French writes “14 024 £GB”, and a screen shows one amount in two ways. */
const narrowCurrency = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { narrow: "Money is written with its narrow sign: add currencyDisplay: 'narrowSymbol'." },
  },
  create: (context) => ({
    ObjectExpression(node) {
      const has = (name, value) =>
        node.properties.some((property) => nameOf(property) === name && property.value?.value === value);
      if (has('style', 'currency') && !has('currencyDisplay', 'narrowSymbol'))
        context.report({ node, messageId: 'narrow' });
    },
  }),
};

/** A publish whose failure nobody hears of is an unhandled rejection. */
const caughtPublish = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { caught: 'A publish may fail: await it, or say with catch what happens then.' },
  },
  create: (context) => ({
    'UnaryExpression[operator="void"] > CallExpression[callee.property.name="publish"]': (node) =>
      context.report({ node, messageId: 'caught' }),
  }),
};

/** An older undo that stays beside a newer edit of the same thing would wipe it. */
const undoSaysAbout = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { about: 'A notice with an action says `about` what it is: the newest about one thing alone stays.' },
  },
  create: (context) => ({
    'CallExpression[callee.property.name="show"] > ObjectExpression.arguments:first-child'(node) {
      const names = node.properties.map(nameOf);
      if (names.includes('action') && names.includes('text') && !names.includes('about'))
        context.report({ node, messageId: 'about' });
    },
  }),
};

const packages = new Map();

/** The package of a folder: where it is, its areas (`#guests/*`), the one that all stand on, and those that stand on it alone. */
const packageAbove = (folder) => {
  if (!packages.has(folder)) {
    const file = join(folder, 'package.json');
    packages.set(folder, existsSync(file) ? readPackage(folder, file) : packageAbove(dirname(folder)));
  }
  return packages.get(folder);
};

const readPackage = (folder, file) => {
  const { imports = {}, posy: { floor, alone = [], outside = [], layers = [] } = {} } = JSON.parse(
    readFileSync(file, 'utf8'),
  );
  const folders = Object.keys(imports).flatMap((name) => /^#([\w-]+)\/\*$/.exec(name)?.[1] ?? []);
  return { src: join(folder, 'src'), floor, alone, layers, areas: folders.filter((name) => !outside.includes(name)) };
};

/** The folders of an imported file below `src`, or null for other packages. */
const foldersOf = (src, file, source) => {
  if (source.startsWith('#')) return source.slice(1).split('/');
  return source.startsWith('.') ? relative(src, resolve(dirname(file), source)).split(sep) : null;
};

/** Why an area may not import this of another one, or null. */
const areaFault = ({ floor, alone, areas }, from, [to, ...rest]) => {
  if (!areas.includes(from) || !areas.includes(to) || to === from || to === floor) return null;
  if (from === floor) return 'floor';
  if (alone.includes(from)) return 'alone';
  return rest.length === 1 && basename(rest[0], '.ts') === 'public' ? null : 'inside';
};

/** The areas of a remote: each imports itself, the floor, and of another area its one public file. */
const areas = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      climbs: 'This climbs two or more folders: name the area, such as #{{to}}/….',
      floor: '{{from}} is what every area stands on: it imports none of them.',
      alone: '{{from}} stands on {{floor}} alone, so that it could become a remote.',
      inside: 'Of another area import its one public file, #{{to}}/public.',
    },
  },
  create(context) {
    const found = packageAbove(dirname(context.filename));
    if (found.floor === undefined) return {};
    const [from] = relative(found.src, context.filename).split(sep);
    const check = (node) => {
      const source = node?.value;
      const to = typeof source === 'string' ? foldersOf(found.src, context.filename, source) : null;
      if (to === null) return;
      const messageId = source.startsWith('../../') ? 'climbs' : areaFault(found, from, to);
      if (messageId !== null) context.report({ node, messageId, data: { from, to: to[0], floor: found.floor } });
    };
    return {
      ImportDeclaration: (node) => check(node.source),
      ExportNamedDeclaration: (node) => check(node.source),
      ImportExpression: (node) => check(node.source),
    };
  },
};

/** The rooms of a package from the lowest up (`posy.layers` in its package.json): one imports lower ones, and none beside it. */
const layers = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      climbs: 'This climbs two or more folders: name the room, such as #{{to}}/….',
      up: '{{from}} may not import {{to}}: it stands below it, or beside it.',
    },
  },
  create(context) {
    const found = packageAbove(dirname(context.filename));
    if (found.layers.length === 0) return {};
    const levelOf = (room) => found.layers.findIndex((rooms) => rooms.includes(room));
    const [from] = relative(found.src, context.filename).split(sep);
    const check = (node) => {
      const source = node?.value;
      const to = typeof source === 'string' ? foldersOf(found.src, context.filename, source)?.[0] : undefined;
      if (to === undefined || to === '..') return;
      const isUp = to !== from && levelOf(from) !== -1 && levelOf(to) >= levelOf(from);
      const messageId = source.startsWith('../../') ? 'climbs' : isUp ? 'up' : null;
      if (messageId !== null) context.report({ node, messageId, data: { from, to } });
    };
    return {
      ImportDeclaration: (node) => check(node.source),
      ExportNamedDeclaration: (node) => check(node.source),
      ImportExpression: (node) => check(node.source),
    };
  },
};

export const posy = {
  rules: {
    'edges-only-in-adapters': edgesOnlyInAdapters,
    'no-literal-text': noLiteralText,
    'no-export-star': noExportStar,
    'narrow-currency': narrowCurrency,
    'caught-publish': caughtPublish,
    'undo-says-about': undoSaysAbout,
    areas,
    layers,
  },
};
