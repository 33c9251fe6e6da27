const { LegacyFakeTimers, ModernFakeTimers } = require('@jest/fake-timers');

// Node's own code takes its next turn by this one.
const neverFaked = ['nextTick'];

/** Jest's clock for tests among Node's globals: connections, files and Jest itself go on while it stands still. */
class TestTimers extends ModernFakeTimers {
  useFakeTimers(settings = {}) {
    super.useFakeTimers({ ...settings, doNotFake: [...(settings.doNotFake ?? []), ...neverFaked] });
  }
}

const timerConfig = { idToRef: (id) => id, refToId: (timer) => timer };

/** The clocks that Jest asks of an environment. */
module.exports.timersOf = (config, moduleMocker) => ({
  fakeTimers: new LegacyFakeTimers({ config, global: globalThis, moduleMocker, timerConfig }),
  fakeTimersModern: new TestTimers({ config, global: globalThis }),
});
