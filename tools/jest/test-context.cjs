const asyncHooks = require('node:async_hooks');

/**
 * Jest's own note of which test runs, to tell whose error one is that nobody caught. Node follows such notes through every
 * promise of a process, for every file that ever made one, though tests of a file run one after the other: a note that
 * holds from a test's beginning to its end says the same.
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
