// Every test file runs in a sandbox of its own and loads its modules anew. What a process has compiled for one file it
// need not compile for the next: the code is the same, its values are each sandbox's own.
const { default: Runtime } = require('jest-runtime');
const { scriptOf } = require('./compiled-scripts.cjs');

module.exports = class SharingRuntime extends Runtime {
  constructor(...given) {
    super(...given);
    const { executor } = this;
    const compileAlone = executor.compile.bind(executor);
    executor.compile = (source, filename) => {
      const context = this._environment.getVmContext();
      if (context === null || source.startsWith('#!')) return compileAlone(source, filename);
      try {
        return scriptOf(filename, source, executor.injectedModuleParameters.join()).runInContext(context);
      } catch (error) {
        // Jest explains best what it cannot compile.
        if (error?.name !== 'SyntaxError') throw error;
        return compileAlone(source, filename);
      }
    };
  }
};
