/** The part of the Trusted Types API that the page uses; browsers without it have no such global. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL: (address: string) => string | null; createHTML: (markup: string) => string | null },
  ): unknown;
}

/** Paths of this origin that are scripts: builds, the worker, and the sign-in window of the embedded server. */
const scriptPaths = /^\/(?:releases\/builds\/[^?#]+\.js|service-worker\.js|emulator\/auth\/[a-z-]+\.js)$/;
/** Origins of the scripts that the Firebase SDK and reCAPTCHA load. */
const otherOrigins = ['https://apis.google.com', 'https://www.google.com', 'https://www.gstatic.com'];

/** Returns true when the address is one of the product's scripts, or below the origin of one of these remotes' entries. */
export const isScriptAddress = (address: string, origin: string, entries: readonly string[] = []): boolean => {
  try {
    const url = new URL(address, origin);
    if (url.origin === origin) return scriptPaths.test(url.pathname);
    return otherOrigins.includes(url.origin) || entries.some((entry) => new URL(entry, origin).origin === url.origin);
  } catch {
    return false;
  }
};

/** Elements that only draw. */
const shapes = 'svg|g|path|circle|ellipse|rect|line|clipPath|title';
/** Attributes for shape and colour; their references stay within the same drawing. */
const looks =
  'd|[cr][xy]|r|x|y|width|height|transform|opacity|id|class|role|xmlns|viewBox|preserveAspectRatio|clip-path|(?:fill|stroke)(?:-[a-z]+)?';
const tag = new RegExp(
  `<(?:/(?:${shapes})|(?:${shapes})(?:\\s+(?:(?:${looks})="(?:(?!url\\((?!#))[^"&<>])*"|(?:aria|data)-[a-z]+="[^"<>]*"))*\\s*/?)>`,
  'g',
);

/**
 * Returns true when the markup is one of our drawings: only shapes and their attributes. Anything unknown is rejected.
 */
export const isDrawing = (markup: string): boolean =>
  /^\s*<svg[\s>]/.test(markup) && !markup.replace(tag, '').includes('<');

/**
 * The page's only policy. It is the default one because the loaders of remotes, also of older ones, pass plain text to
 * the browser: the policy checks it in browsers with Trusted Types; in others nothing changes. An entry of another origin
 * is that of a developer's server, which the server allowed for this page.
 */
export const enforceTrustedTypes = (
  window: { trustedTypes?: TrustedTypes; location: { origin: string } },
  entries: readonly string[],
): void => {
  window.trustedTypes?.createPolicy('default', {
    createScriptURL: (address) => (isScriptAddress(address, window.location.origin, entries) ? address : null),
    createHTML: (markup) => (isDrawing(markup) ? markup : null),
  });
};
