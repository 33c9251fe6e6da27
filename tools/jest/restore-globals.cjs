// Test files share their process' globals one after the other: each finds them as they were before the one before it.
const { expect } = require('expect');

const matchersObject = Symbol.for('$$jest-matchers-object');
const builtIn = Symbol.for('$$jest-internal-matcher');

/** Returns true when a property differs from its earlier descriptor. */
const isOther = (was, is) => was.value !== is.value || was.get !== is.get || was.set !== is.set;

/** Restores named properties only: under symbols, packages store their singletons of a process. */
const restoreProperties = (of, before) => {
  for (const name of Object.getOwnPropertyNames(of)) {
    const is = Object.getOwnPropertyDescriptor(of, name);
    if (before[name] === undefined) delete of[name];
    else if (is.configurable && isOther(before[name], is)) Object.defineProperty(of, name, before[name]);
  }
  for (const name of Object.keys(before)) if (!Object.hasOwn(of, name)) Object.defineProperty(of, name, before[name]);
};

const restoreVariables = (before) => {
  for (const name of Object.keys(process.env)) if (!(name in before)) delete process.env[name];
  for (const [name, value] of Object.entries(before)) if (process.env[name] !== value) process.env[name] = value;
};

/** Matchers that a file's setup adds are that file's. */
const forgetMatchers = () => {
  const { matchers, customEqualityTesters } = globalThis[matchersObject] ?? { matchers: {}, customEqualityTesters: [] };
  for (const name of Object.keys(matchers)) {
    if (matchers[name][builtIn]) continue;
    delete matchers[name];
    delete expect[name];
    delete expect.not[name];
  }
  customEqualityTesters.length = 0;
};

/** Globals in which Jest's test runner stores a file's state: error handlers, time limit, retries. */
const ofRunner =
  /^(?:EVENT_HANDLERS|JEST_STATE_SYMBOL|TEST_TIMEOUT_SYMBOL|RETRY_\w+|WAIT_BEFORE_RETRY|LOG_ERRORS_BEFORE_RETRY)$/;

/** The runner of the next file would continue with them, and that file's errors would be reported for this one. */
const forgetRunner = (before) => {
  for (const symbol of Object.getOwnPropertySymbols(globalThis))
    if (!before.has(symbol) && ofRunner.test(symbol.description)) delete globalThis[symbol];
};

/**
 * Packages define some of their globals as undeletable; in tests each must be deletable. Returns the function that
 * restores the original.
 */
const defineDeletable = () => {
  const { defineProperty } = Object;
  Object.defineProperty = (target, key, descriptor) =>
    defineProperty(target, key, target === globalThis ? { ...descriptor, configurable: true } : descriptor);
  return () => (Object.defineProperty = defineProperty);
};

/** Records the globals. The returned function restores them. */
module.exports.saveGlobals = () => {
  const globals = Object.getOwnPropertyDescriptors(globalThis);
  const symbols = new Set(Object.getOwnPropertySymbols(globalThis));
  const variables = { ...process.env };
  const folder = process.cwd();
  const { exit, getBuiltinModule } = process;
  const defineAsBefore = defineDeletable();
  return () => {
    defineAsBefore();
    restoreProperties(globalThis, globals);
    restoreVariables(variables);
    forgetMatchers();
    forgetRunner(symbols);
    // Jest puts its own in their place, for the file that runs.
    Object.assign(process, { exit }, getBuiltinModule && { getBuiltinModule });
    if (process.cwd() !== folder) process.chdir(folder);
  };
};
