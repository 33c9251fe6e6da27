/** Allowed imports between packages: docs/architecture.md has the same table for people ("Which package imports which"). */
import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { packageAbove } from './package-of.mjs';

export const mayImport = {
  contracts: [],
  art: [],
  ui: ['contracts', 'art'],
  kit: ['contracts', 'ui'],
  remote: ['contracts', 'ui', 'kit', 'tools'],
  shell: ['contracts', 'ui', 'kit', 'tools'],
  backend: ['contracts', 'art', 'firebase-local', 'tools'],
  'firebase-local': [],
  native: ['contracts'],
  e2e: ['contracts', 'backend', 'native', 'tools'],
  tools: ['contracts', 'backend'],
};

const layerOf = (folder) => {
  const file = join(folder, 'package.json');
  const { nx } = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  return nx?.tags?.find((tag) => tag.startsWith('layer:'))?.slice('layer:'.length);
};

const layers = new Map();
const knownLayer = (folder) => {
  if (!layers.has(folder)) layers.set(folder, layerOf(folder));
  return layers.get(folder);
};

/** The folder of `@posy/name` as it is linked for a package, or undefined. */
const linked = (from, name) => {
  for (let folder = from; folder !== dirname(folder); folder = dirname(folder)) {
    const link = join(folder, 'node_modules', name);
    if (existsSync(link)) return realpathSync(link);
  }
  return undefined;
};

/** A package imports packages of its layer's row by their names, and no file of another package by a path. */
export const packageLayers = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      layer: 'A package of the layer {{from}} may not import {{name}}, of the layer {{to}}.',
      path: 'This file belongs to another package: import it by that package’s name.',
    },
  },
  create(context) {
    const own = dirname(packageAbove(dirname(context.filename)).src);
    const from = knownLayer(own);
    if (from === undefined) return {};
    const check = (node) => {
      const source = node?.value;
      if (typeof source !== 'string') return;
      if (source.startsWith('.')) {
        const path = relative(own, resolve(dirname(context.filename), source));
        // Configuration files stand outside every package’s sources and read the workspace’s own.
        const isSource = relative(own, context.filename).startsWith(`src${sep}`);
        if (isSource && path.startsWith('..')) context.report({ node, messageId: 'path' });
        return;
      }
      if (!source.startsWith('@posy/')) return;
      const name = source.split('/', 2).join('/');
      const folder = linked(own, name);
      if (folder === undefined || folder === own) return;
      const to = knownLayer(folder);
      if (!(mayImport[from] ?? []).includes(to)) context.report({ node, messageId: 'layer', data: { from, to, name } });
    };
    return {
      ImportDeclaration: (node) => check(node.source),
      ExportNamedDeclaration: (node) => check(node.source),
      ExportAllDeclaration: (node) => check(node.source),
      ImportExpression: (node) => check(node.source),
    };
  },
};
