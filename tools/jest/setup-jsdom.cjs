require('@testing-library/jest-dom');

// React's act() is available in every component test.
globalThis.IS_REACT_ACT_ENVIRONMENT = true;
