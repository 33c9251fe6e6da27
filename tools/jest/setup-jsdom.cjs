require('@testing-library/jest-dom');

// React's act() is available in every component test.
globalThis.IS_REACT_ACT_ENVIRONMENT = true;

// What is waited for comes late on a busy machine: the limit is for what never comes.
require('@testing-library/dom').configure({ asyncUtilTimeout: 20_000 });
