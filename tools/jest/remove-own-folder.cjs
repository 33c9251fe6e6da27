const { rmSync } = require('node:fs');

module.exports = () => rmSync(globalThis.posyTestFolder, { recursive: true, force: true, maxRetries: 3 });
