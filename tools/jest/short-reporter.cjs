// One line for a package that is green, with the files that took longest where it took long. What is red comes first with its file and line, and only then in full.
const { basename, relative } = require('node:path');

const places = (message, file) =>
  [...message.matchAll(/\(?(\/[^\s():]+):(\d+):\d+\)?/g)].find(([, path]) => path === file)?.[2];

module.exports = class ShortReporter {
  constructor(config) {
    this.root = config.rootDir;
    this.files = [];
  }

  #print(text) {
    process.stdout.write(`${text}\n`);
  }

  /** The files to look at first when the tests take too long. */
  #slowest() {
    const files = this.files.filter(({ ms }) => ms >= 5000).sort((one, other) => other.ms - one.ms);
    return files.slice(0, 5).map(({ name, ms }) => `, ${name} ${(ms / 1000).toFixed(1)} s`);
  }

  onTestResult(test, result) {
    this.files.push({ name: relative(this.root, test.path), ms: result.perfStats.runtime });
    if (result.numFailingTests === 0 && result.testExecError === undefined) return;
    const file = relative(`${this.root}/..`, test.path);
    for (const { fullName, failureMessages, status } of result.testResults)
      if (status === 'failed')
        this.#print(`FAILED ${file}:${places(failureMessages.join('\n'), test.path) ?? '?'} ${fullName}`);
    if (result.testExecError !== undefined) this.#print(`FAILED ${file}:1 could not be run`);
    for (const { message, origin } of result.console ?? []) this.#print(`${message}\n${origin.split('\n')[0]}`);
    this.#print(result.failureMessage ?? '');
  }

  onRunComplete(_contexts, results) {
    const { numPassedTests, numTotalTests, numTotalTestSuites, startTime } = results;
    const seconds = ((Date.now() - startTime) / 1000).toFixed(1);
    const name = basename(this.root);
    this.#print(
      `${name}: ${numPassedTests} of ${numTotalTests} tests in ${numTotalTestSuites} files, ${seconds} s${this.#slowest().join('')}`,
    );
  }
};
