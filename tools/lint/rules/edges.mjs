import { globalReferences } from './global-references.mjs';

/**
 * Globals that a module may use: timers, storage and requests in adapters only, the page's own names not while a server
 * renders.
 */
const edges = new Set([
  'fetch',
  'localStorage',
  'sessionStorage',
  'indexedDB',
  'setTimeout',
  'setInterval',
  'requestIdleCallback',
]);

export const edgesOnlyInAdapters = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { edge: '{{name}} belongs in a file of an adapters/ folder: pass it in from there.' },
  },
  create(context) {
    return {
      'Program:exit'(node) {
        for (const { identifier } of globalReferences(context.sourceCode.getScope(node)))
          if (edges.has(identifier.name))
            context.report({ node: identifier, messageId: 'edge', data: { name: identifier.name } });
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

const ofPages = new Set([
  ...['window', 'document', 'navigator', 'location', 'history', 'screen', 'matchMedia'],
  ...['localStorage', 'sessionStorage', 'IntersectionObserver', 'MutationObserver', 'ResizeObserver', 'HTMLElement'],
]);

const isFunction = ({ type }) => /Function(?:Declaration|Expression)$/.test(type);

/** Returns the function whose rendering runs a node: code of a function inside it runs later, or not on a server. */
const drawnBy = (node) => {
  let inner = node.parent;
  while (inner !== null && !isFunction(inner)) inner = inner.parent;
  return inner;
};

const nameOfFunction = ({ id, parent }) =>
  id?.name ?? (parent.type === 'VariableDeclarator' ? parent.id.name : undefined);

/**
 * Code that runs without a page, or before it: modules as they are loaded, and components as they are rendered, on a
 * server too.
 */
export const pagesOwnNames = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      read: '{{name}} is not there when a server reads this module: ask for it where it is used.',
      drawn: '{{name}} is not there when a server draws {{component}}: ask for it in an effect or a handler.',
    },
  },
  create: (context) => ({
    'Program:exit'(node) {
      for (const { identifier } of globalReferences(context.sourceCode.getScope(node))) {
        const { name, parent } = identifier;
        const isAsked = parent.type === 'UnaryExpression' && parent.operator === 'typeof';
        if (!ofPages.has(name) || isAsked) continue;
        const inside = drawnBy(identifier);
        const component = inside === null ? undefined : nameOfFunction(inside);
        if (inside === null) context.report({ node: identifier, messageId: 'read', data: { name } });
        else if (component !== undefined && /^(?:[A-Z]|use[A-Z])/.test(component))
          context.report({ node: identifier, messageId: 'drawn', data: { name, component } });
      }
    },
  }),
};
