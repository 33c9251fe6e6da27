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

/** Whether the markup is a drawing of ours: shapes, and nothing that acts or loads. */
export const isDrawing = (markup: string): boolean =>
  /^\s*<svg[\s>]/.test(markup) &&
  !/<\/?(?:script|foreignobject|iframe|object|embed|image|use|a|animate|set|style)[\s>/]|[\s"'/]on\w+\s*=|javascript:/i.test(
    markup,
  );

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
