const asyncHooks = require('node:async_hooks');

/**
 * Replaces Jest's async storage of the running test, which attributes uncaught errors to it. Node carries such stores
 * through every promise of a process, for every file that ever created one, though tests of a file run in sequence: a
 * value from a test's start to its end is equivalent.
 */
class NoteOfTest {
  #noted;

  getStore() {
    return this.#noted;
  }

  run(note, action) {
    const before = this.#noted;
    const end = () => (this.#noted = before);
    this.#noted = note;
    try {
      const result = action();
      if (typeof result?.then === 'function') return result.finally(end);
      end();
      return result;
    } catch (error) {
      end();
      throw error;
    }
  }
}

/** Node's module as Jest's runner of tests is given it. */
module.exports = { ...asyncHooks, AsyncLocalStorage: NoteOfTest };
