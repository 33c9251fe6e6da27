require('@testing-library/jest-dom');

// React's act() is available in every component test.
globalThis.IS_REACT_ACT_ENVIRONMENT = true;

// Awaited changes come late on a busy machine: the limit is for those that never come.
require('@testing-library/dom').configure({ asyncUtilTimeout: 20_000 });

// React Router warns, in development only, of an address that no screen is for: the page would stay empty.
const { warn } = console;
console.warn = (...words) => {
  if (String(words[0]).includes('No routes matched')) throw new Error(String(words[0]));
  warn(...words);
};
