const { existsSync, readFileSync } = require('node:fs');
const { dirname, join } = require('node:path');

const offered = new Map();

/** A folder's `imports` of its package.json, with the folder of that file. */
const importsAbove = (folder) => {
  if (!offered.has(folder)) {
    const file = join(folder, 'package.json');
    const found = existsSync(file)
      ? { folder, imports: JSON.parse(readFileSync(file, 'utf8')).imports ?? {} }
      : importsAbove(dirname(folder));
    offered.set(folder, found);
  }
  return offered.get(folder);
};

/** The file of `#guests/rules/membership`: of a pattern's places the first that is there. Jest takes the first untried. */
const ownFile = (request, basedir) => {
  const { folder, imports } = importsAbove(basedir);
  for (const [pattern, places] of Object.entries(imports)) {
    const [start, end] = pattern.split('*');
    const isOne = end === undefined ? request === pattern : request.startsWith(start) && request.endsWith(end);
    const rest = isOne ? request.slice(start.length, request.length - (end ?? '').length) : '';
    const plain = isOne ? [places].flat().filter((place) => typeof place === 'string') : [];
    const files = plain.map((place) => join(folder, place.replace('*', rest)));
    const there = files.find((file) => existsSync(file));
    if (there !== undefined) return there;
  }
  return undefined;
};

// Packages that offer only ES modules are found under the `import` condition; everything else is found as Node finds it.
module.exports = (request, options) => {
  const own = request.startsWith('#') ? ownFile(request, options.basedir) : undefined;
  if (own !== undefined) return own;
  try {
    return options.defaultResolver(request, options);
  } catch (error) {
    if (request.startsWith('.')) throw error;
    return options.defaultResolver(request, {
      ...options,
      conditions: [...(options.conditions ?? []), 'import', 'module'],
    });
  }
};
