// One line for a green package, with its slowest files if it took long. Failures come first with file and line, and
// only then in full.
const { appendFileSync } = require('node:fs');
const { basename, relative } = require('node:path');

const places = (message, file) =>
  [...message.matchAll(/\(?(\/[^\s():]+):(\d+):\d+\)?/g)].find(([, path]) => path === file)?.[2];

/** `posy test` adds up what its parts came to. */
const write = (file, tally) => appendFileSync(file, `${JSON.stringify(tally)}\n`);

/** Totals of a package's tests. */
const newPackage = () => ({ passed: 0, failed: 0, skipped: 0, files: [], again: [] });

const add = (found, { testResults, testExecError }) => {
  for (const { status } of testResults)
    found[status === 'passed' || status === 'failed' ? status : 'skipped'] += status === 'todo' ? 0 : 1;
  if (testExecError !== undefined) found.failed += 1;
  return found;
};

module.exports = class ShortReporter {
  constructor() {
    this.packages = new Map();
  }

  #print(text) {
    process.stdout.write(`${text}\n`);
  }

  /** The files to look at first when the tests take too long. */
  #slowest(files) {
    const slow = files.filter(({ ms }) => ms >= 5000).sort((one, other) => other.ms - one.ms);
    return slow.slice(0, 5).map(({ name, ms }) => `, ${name} ${(ms / 1000).toFixed(1)} s`);
  }

  onTestResult(test, result) {
    const { rootDir } = test.context.config;
    const found = this.packages.get(rootDir) ?? newPackage();
    this.packages.set(rootDir, found);
    found.files.push({ name: relative(rootDir, test.path), ms: result.perfStats.runtime });
    add(found, result);
    if (result.numFailingTests === 0 && result.testExecError === undefined) return;
    // `posy test` runs red files once more: what they came to then is what counts.
    if (process.env.POSY_RED_FILES !== undefined) {
      const own = add(newPackage(), result);
      const seconds = result.perfStats.runtime / 1000;
      const { passed, failed, skipped } = own;
      const tally = { area: basename(rootDir), passed, failed, skipped, seconds };
      write(process.env.POSY_RED_FILES, { path: test.path, tally });
      found.again.push(tally);
    }
    const file = relative(`${rootDir}/..`, test.path);
    for (const { fullName, failureMessages, status } of result.testResults)
      if (status === 'failed')
        this.#print(`FAILED ${file}:${places(failureMessages.join('\n'), test.path) ?? '?'} ${fullName}`);
    if (result.testExecError !== undefined) this.#print(`FAILED ${file}:1 could not be run`);
    for (const { message, origin } of result.console ?? []) this.#print(`${message}\n${origin.split('\n')[0]}`);
    this.#print(result.failureMessage ?? '');
  }

  onRunComplete() {
    for (const [rootDir, { passed, failed, skipped, files, again }] of this.packages) {
      const area = basename(rootDir);
      const seconds = files.reduce((sum, { ms }) => sum + ms, 0) / 1000;
      this.#print(
        `${area}: ${passed} of ${passed + failed} tests in ${files.length} files, ${seconds.toFixed(1)} s${this.#slowest(files).join('')}`,
      );
      if (process.env.POSY_TALLY === undefined) continue;
      const less = (name) => again.reduce((sum, one) => sum + one[name], 0);
      write(process.env.POSY_TALLY, {
        area,
        passed: passed - less('passed'),
        failed: failed - less('failed'),
        skipped: skipped - less('skipped'),
        seconds: seconds - less('seconds'),
      });
    }
  }
};
