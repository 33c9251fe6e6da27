/** Allowed imports between the folders of a package. */
import { basename, dirname, relative, sep } from 'node:path';
import { foldersOf, packageAbove } from './package-of.mjs';

/** Returns why an area may not import this of another one, or null. A test may open the remote at an address: it needs the routes. */
const areaFault = ({ floor, alone, outside, areas }, from, [to, ...rest], isTest) => {
  if (!areas.includes(from) || to === from || to === floor) return null;
  // Folders that are no area, such as the reactions, may import any area.
  if (alone.includes(from)) return outside.includes(to) || (isTest && to === 'routes') ? null : 'alone';
  if (!areas.includes(to)) return null;
  if (from === floor) return 'floor';
  return rest.length === 1 && basename(rest[0], '.ts') === 'public' ? null : 'inside';
};

/** The areas of a remote: each imports itself, the floor, and of another area its one public file. */
export const areas = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      climbs: 'This climbs two or more folders: name the area, such as #{{to}}/….',
      none: 'This remote names no floor: `posy.floor` in its package.json is the folder that its areas stand on.',
      floor: '{{from}} is what every area stands on: it imports none of them.',
      alone: '{{from}} stands on {{floor}} alone, so that it could become a remote.',
      inside: 'Of another area import its one public file, #{{to}}/public.',
    },
  },
  create(context) {
    const found = packageAbove(dirname(context.filename));
    if (found.floor === undefined) return { Program: (node) => context.report({ node, messageId: 'none' }) };
    const [from] = relative(found.src, context.filename).split(sep);
    const isTest = /\.test\.tsx?$/.test(context.filename);
    const check = (node) => {
      const source = node?.value;
      const to = typeof source === 'string' ? foldersOf(found.src, context.filename, source) : null;
      if (to === null) return;
      const messageId = source.startsWith('../../') ? 'climbs' : areaFault(found, from, to, isTest);
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
export const layers = {
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
