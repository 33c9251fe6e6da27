// fast-check, as the tests import it. `npm test` draws the same cases each time, so that a change is red by what it does;
// the full run draws others each time, and prints the seed of what it found.
const fc = require('../../node_modules/fast-check/lib/cjs/fast-check.js');

const fixedSeed = 2026;

if (process.env.POSY_FULL !== '1') fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: fixedSeed });

module.exports = fc;
