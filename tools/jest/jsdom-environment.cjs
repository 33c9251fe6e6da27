// Tests of what runs in a browser run before a window of jsdom's: each file has one of its own, and its properties are
// found behind the globals of the process, as a browser finds a window's. So no file needs other intrinsics, and what
// keeps nothing of a window is loaded once for all files of a process.
const { ModuleMocker } = require('jest-mock');
require('./end-at-once.cjs');
const { watchHandles } = require('./open-handles.cjs');
const { saveGlobals } = require('./restore-globals.cjs');
const { JSDOM, VirtualConsole, implementationOf, quickStyleOf } = require('./jsdom-apart.cjs');
const { needsNoWindow, sharedSource } = require('./shared-modules.cjs');
const { timersOf } = require('./test-timers.cjs');

const address = 'http://localhost/';
const stackCalls = 100;

/** Names of the platform that the code uses, that jsdom lacks and Node has. */
const lent = [
  'structuredClone',
  'TextEncoder',
  'TextDecoder',
  'Response',
  'Request',
  'Headers',
  'fetch',
  'BroadcastChannel',
  'ReadableStream',
  'crypto',
];
/**
 * Names that Jest and packages for Node use. React and the tests' database schedule by an immediate, where browsers
 * have channels.
 */
const ofProcess = ['global', 'process', 'Buffer', 'console', 'gc', 'setImmediate', 'clearImmediate'];
const language = Object.getOwnPropertyNames(require('node:vm').runInNewContext('globalThis'));
const stays = new Set([...language, ...lent, ...ofProcess]);

/** The window of the file that runs. */
let shown = null;

/** Shared modules take hold of these when they are loaded, once for all windows. */
const lasting = Object.fromEntries([
  ...['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'queueMicrotask'].map((name) => [
    name,
    (...given) => shown?.[name](...given),
  ]),
  [
    'performance',
    {
      now: () => shown?.performance.now() ?? 0,
      get timeOrigin() {
        return shown?.performance.timeOrigin;
      },
    },
  ],
]);

const define = (name, value) =>
  Object.defineProperty(globalThis, name, { configurable: true, writable: true, enumerable: true, value });

/** Sets the references that a window and its document hold to the window. */
const callsItself = (window, name) => {
  window._globalProxy = window._parent = window._top = name;
  implementationOf(window._document)._defaultView = name;
};

/** Puts the globals in front of a window. */
const standBefore = (window) => {
  for (const key of Object.getOwnPropertyNames(globalThis)) if (!stays.has(key)) delete globalThis[key];
  for (const [name, value] of Object.entries(lasting)) define(name, value);
  // jsdom tells a window by what it keeps beside it.
  for (const symbol of Object.getOwnPropertySymbols(window)) define(symbol, window[symbol]);
  callsItself(window, globalThis);
  Object.setPrototypeOf(globalThis, window);
  shown = window;
};

/** An unhandled error fails the test that it comes from. */
const failOnErrors = (window) => {
  const { addEventListener, removeEventListener } = window.EventTarget.prototype;
  let listeners = 0;
  addEventListener.call(window, 'error', ({ error }) => {
    if (listeners === 0 && error != null) process.emit('uncaughtException', error);
  });
  define('addEventListener', (...given) => {
    if (given[0] === 'error') listeners += 1;
    addEventListener.apply(window, given);
  });
  define('removeEventListener', (...given) => {
    if (given[0] === 'error') listeners -= 1;
    removeEventListener.apply(window, given);
  });
};

const newWindow = (console) => {
  const virtualConsole = new VirtualConsole();
  virtualConsole.sendTo(console, { omitJSDOMErrors: true });
  virtualConsole.on('jsdomError', (error) => console.error(error));
  const { window } = new JSDOM('<!DOCTYPE html>', { pretendToBeVisual: true, url: address, virtualConsole });
  window.getComputedStyle = quickStyleOf(window);
  return window;
};

module.exports = class JsdomEnvironment {
  constructor({ projectConfig }, { console }) {
    this.global = globalThis;
    this.restoreGlobals = saveGlobals();
    this.handlesClose = watchHandles();
    this.prototype = Object.getPrototypeOf(globalThis);
    this.window = newWindow(console);
    standBefore(this.window);
    failOnErrors(this.window);
    this.moduleMocker = new ModuleMocker(globalThis);
    Object.assign(this, timersOf(projectConfig, this.moduleMocker));
    Error.stackTraceLimit = stackCalls;
  }

  async setup() {}

  async teardown() {
    this.fakeTimers.dispose();
    this.fakeTimersModern.dispose();
    callsItself(this.window, this.window);
    this.window.close();
    shown = null;
    Object.setPrototypeOf(globalThis, this.prototype);
    for (const symbol of Object.getOwnPropertySymbols(this.window)) delete globalThis[symbol];
    this.restoreGlobals();
    await this.handlesClose();
  }

  sharesModule(path) {
    return needsNoWindow(path);
  }

  sharedSource(path, source) {
    return sharedSource(path, source);
  }

  exportConditions() {
    return ['browser', 'require', 'default'];
  }

  getVmContext() {
    return globalThis;
  }
};
