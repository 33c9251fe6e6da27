// Jest's configuration for the remote in the current folder: the preset of the platform's own remotes.
const { preset } = require('./preset.cjs');

const { moduleNameMapper: _ofTheCheckout, ...config } = preset({ environment: 'jsdom' });

module.exports = { ...config, rootDir: process.cwd() };
