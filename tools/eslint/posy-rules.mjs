/** Our own lint rules: the parts of design/style.md that no published rule says. */

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

export const posy = {
  rules: {
    'edges-only-in-adapters': edgesOnlyInAdapters,
    'no-literal-text': noLiteralText,
    'no-export-star': noExportStar,
    'narrow-currency': narrowCurrency,
    'caught-publish': caughtPublish,
    'undo-says-about': undoSaysAbout,
  },
};
