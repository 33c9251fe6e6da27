module.exports = {
  process: (_source, path) => ({ code: `module.exports = ${JSON.stringify(require('node:path').basename(path))};` }),
};
