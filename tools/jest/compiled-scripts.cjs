const { Script } = require('node:vm');

/** Code by file, as it was compiled last. */
const compiled = new Map();

/** A module's code as a function of what Jest gives it, compiled once in a process for all sandboxes that run it. */
module.exports.scriptOf = (filename, source, parameters) => {
  const known = compiled.get(filename);
  if (known?.source === source && known.parameters === parameters) return known.script;
  // The code keeps its lines: the wrapper's own is the one before the first.
  const script = new Script(`(function (${parameters}) {\n${source}\n})`, { filename, lineOffset: -1 });
  compiled.set(filename, { source, parameters, script });
  return script;
};
