declare module '*.css';

/** Webpack puts it on every script and style that it adds to the page. */
declare let __webpack_nonce__: string;
