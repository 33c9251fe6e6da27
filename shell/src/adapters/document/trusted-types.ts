/** The part of the Trusted Types API that is used; browsers without it have no such global. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL: (address: string) => string | null; createHTML: (markup: string) => string | null },
  ): unknown;
}

/** Paths of this origin that are scripts: builds, the worker, and the sign-in window of the embedded server. */
const scriptPaths = /^\/(?:releases\/builds\/[^?#]+\.js|service-worker\.js|emulator\/auth\/[a-z-]+\.js)$/;
/** Whose scripts the Firebase SDK and reCAPTCHA load. */
const otherOrigins = ['https://apis.google.com', 'https://www.google.com', 'https://www.gstatic.com'];

/** Whether the address is one of the product's scripts. */
export const isScriptAddress = (address: string, origin: string): boolean => {
  try {
    const url = new URL(address, origin);
    return url.origin === origin ? scriptPaths.test(url.pathname) : otherOrigins.includes(url.origin);
  } catch {
    return false;
  }
};

/** Elements that draw and do nothing else. */
const shapes = 'svg|g|path|circle|ellipse|rect|line|clipPath|title';
/** Attributes that shape and colour; what they refer to is in the same drawing. */
const looks =
  'd|[cr][xy]|r|x|y|width|height|transform|opacity|id|class|role|xmlns|viewBox|preserveAspectRatio|clip-path|(?:fill|stroke)(?:-[a-z]+)?';
const tag = new RegExp(
  `<(?:/(?:${shapes})|(?:${shapes})(?:\\s+(?:(?:${looks})="(?:(?!url\\((?!#))[^"&<>])*"|(?:aria|data)-[a-z]+="[^"<>]*"))*\\s*/?)>`,
  'g',
);

/** Whether the markup is a drawing of ours: nothing but shapes and how they look. What is not known is refused. */
export const isDrawing = (markup: string): boolean =>
  /^\s*<svg[\s>]/.test(markup) && !markup.replace(tag, '').includes('<');

/**
 * The one policy of the page. It is the default one because loaders of remotes, also of those that were built before,
 * hand plain text to the browser: here it is checked, in browsers that have Trusted Types, and elsewhere nothing changes.
 */
export const enforceTrustedTypes = (window: { trustedTypes?: TrustedTypes; location: { origin: string } }): void => {
  window.trustedTypes?.createPolicy('default', {
    createScriptURL: (address) => (isScriptAddress(address, window.location.origin) ? address : null),
    createHTML: (markup) => (isDrawing(markup) ? markup : null),
  });
};
