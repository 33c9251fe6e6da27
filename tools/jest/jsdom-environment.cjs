// jsdom lacks some of the platform that the code uses; lend it Node's own.
const { TestEnvironment } = require('jest-environment-jsdom');

module.exports = class extends TestEnvironment {
  async setup() {
    await super.setup();
    for (const name of [
      'structuredClone',
      'TextEncoder',
      'TextDecoder',
      'Response',
      'Request',
      'Headers',
      'fetch',
      'BroadcastChannel',
      'ReadableStream',
    ]) {
      this.global[name] ??= globalThis[name];
    }
    if (!this.global.crypto?.subtle) Object.defineProperty(this.global, 'crypto', { value: globalThis.crypto });
  }
};
