import * as v from 'valibot';

/** Capabilities that an app may have; either side uses only those that both name. */
export const nativeCapabilities = [
  'push',
  'sign-in',
  'rating',
  'file-save',
  'external-links',
  'chrome',
  'haptics',
  'contacts',
  'calendar',
  /** The page confirms received links: the app sends links again that a reload lost. */
  'link-heard',
  /** The page says that a link was refused. */
  'link-refused',
  /**
   * Providers whose windows the app can open. An app that can sign in and names none is an older one: it may have all.
   */
  'sign-in-google',
  'sign-in-apple',
  'sign-in-facebook',
] as const;
export type NativeCapability = (typeof nativeCapabilities)[number];

/**
 * The names of what a side can do. Names that are not known here belong to a newer side and are left out, so that a new
 * capability never breaks an older app or an older page.
 */
export const nativeCapabilitiesSchema = v.pipe(
  v.array(v.pipe(v.string(), v.maxLength(40))),
  v.maxLength(50),
  v.transform((names) => nativeCapabilities.filter((name) => names.includes(name))),
);

/** Returns the capabilities of both sides. */
export const commonCapabilities = (
  one: readonly NativeCapability[],
  other: readonly NativeCapability[],
): NativeCapability[] => nativeCapabilities.filter((name) => one.includes(name) && other.includes(name));
