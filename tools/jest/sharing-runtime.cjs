// Every test file has its own Jest runtime, which loads its modules anew. Modules that the file's environment shares
// are loaded once in a process, for all its files; code compiled for one file is not compiled again for the next.
const { createRequire } = require('node:module');
const { default: Runtime } = require('jest-runtime');
const { scriptOf } = require('./compiled-scripts.cjs');
const testContext = require('./test-context.cjs');

/** Source maps of the files that a process has transformed, for its errors. */
const sourceMaps = new Map();

/** Jest's own modules that keep something of the file that runs. */
const isOfOneFile = (name) => name.includes('jest-circus') || name.startsWith('.');

class CompilingRuntime extends Runtime {
  constructor(...given) {
    super(...given);
    this.given = given;
    this.transformCache.sourceMaps = sourceMaps;
    const { executor } = this;
    const compileAlone = executor.compile.bind(executor);
    executor.compile = (given, filename) => {
      const context = this._environment.getVmContext();
      const source = this._environment.sharedSource?.(filename, given) ?? given;
      if (context === null || source.startsWith('#!')) return compileAlone(source, filename);
      try {
        const script = scriptOf(filename, source, executor.injectedModuleParameters.join());
        return context === globalThis ? script.runInThisContext() : script.runInContext(context);
      } catch (error) {
        // Jest explains best what it cannot compile.
        if (error?.name !== 'SyntaxError') throw error;
        return compileAlone(source, filename);
      }
    };
  }
}

/** The shared modules of a process, by the environment that shares them. */
const libraries = new Map();

/** Parts that belong to no file: shared modules outlive the file that loaded them first. */
const lastingEnvironment = (environment) => ({
  global: globalThis,
  moduleMocker: environment.moduleMocker,
  exportConditions: environment.exportConditions,
  sharedSource: environment.sharedSource,
  getVmContext: environment.getVmContext,
});

const libraryOf = ([config, environment, resolver, transformer, , coverage, , globalConfig]) => {
  const kind = environment.constructor;
  if (!libraries.has(kind)) {
    const lasting = lastingEnvironment(environment);
    const library = [config, lasting, resolver, transformer, new Map(), coverage, __filename, globalConfig];
    libraries.set(kind, new CompilingRuntime(...library));
  }
  return libraries.get(kind);
};

/**
 * A shared module is loaded for all files: what it put among the globals would go with the first of them. A mark of its
 * own (`__…`) may.
 */
const withoutNewGlobals = (path, load) => {
  const before = new Set(Object.getOwnPropertyNames(globalThis));
  const exports = load();
  const added = Object.getOwnPropertyNames(globalThis).filter((name) => !before.has(name) && !name.startsWith('__'));
  if (added.length > 0) throw new Error(`${path} puts ${added.join(', ')} among the globals: it cannot be shared.`);
  return exports;
};

module.exports = class SharingRuntime extends CompilingRuntime {
  /** The file of a module that this file's environment shares, but for one that a test wants another copy of. */
  #shared(from, moduleName, options) {
    const { sharesModule } = this._environment;
    if (sharesModule === undefined || options?.isInternalModule || this.registries.isolation !== null) return undefined;
    if (moduleName && this._resolution.isCoreModule(moduleName)) return undefined;
    const path = this._resolution.resolveCjs(from, moduleName);
    return sharesModule(path) ? path : undefined;
  }

  requireModule(from, moduleName, options, isRequireActual) {
    const path = this.#shared(from, moduleName, options);
    if (path === undefined) return super.requireModule(from, moduleName, options, isRequireActual);
    const library = libraryOf(this.given);
    const known = library.registries.getActiveCjsRegistry().get(path);
    return known?.loaded ? known.exports : withoutNewGlobals(path, () => library.requireModule(path));
  }

  requireInternalModule(from, to) {
    if (to === 'node:async_hooks') return testContext;
    const isLasting = this._environment.sharesModule !== undefined && to && !isOfOneFile(to);
    return isLasting ? createRequire(from)(to) : super.requireInternalModule(from, to);
  }
};
