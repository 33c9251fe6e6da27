// Tests of what runs in Node run among its own globals, as the code does that they test. Jest's environment gives each
// file other ones, for which everything is loaded and compiled again.
const { ModuleMocker } = require('jest-mock');
require('./end-at-once.cjs');
const { watchHandles } = require('./open-handles.cjs');
const { saveGlobals } = require('./restore-globals.cjs');
const { timersOf } = require('./test-timers.cjs');

// Length of stack traces; Node's default is ten calls.
const stackCalls = 100;

const isOfTests = (path) => /\.test\.tsx?$|[\\/]testing[\\/]|[\\/]tools[\\/]jest[\\/]/.test(path);

module.exports = class NodeEnvironment {
  constructor({ projectConfig }) {
    this.global = globalThis;
    this.restoreGlobals = saveGlobals();
    this.handlesClose = watchHandles();
    this.moduleMocker = new ModuleMocker(globalThis);
    Object.assign(this, timersOf(projectConfig, this.moduleMocker));
    Error.stackTraceLimit = stackCalls;
  }

  async setup() {}

  async teardown() {
    this.fakeTimers.dispose();
    this.fakeTimersModern.dispose();
    this.restoreGlobals();
    await this.handlesClose();
  }

  /** The code that is tested is loaded once in a process, as a server loads it; tests and what helps them for each file. */
  sharesModule(path) {
    return path.includes('node_modules') || !isOfTests(path);
  }

  exportConditions() {
    return ['node', 'node-addons'];
  }

  getVmContext() {
    return globalThis;
  }
};
