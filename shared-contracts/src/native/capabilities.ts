import * as v from 'valibot';

/** What an app may be able to do; either side uses only what both name. */
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
  /** The page says which links it heard: what a reload swallowed is sent again. */
  'link-heard',
  /** The page says that a link was refused. */
  'link-refused',
  /** Which providers' windows the app has. Apps that can sign in and name none are from before: they may have all. */
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

/** What both sides can do. */
export const commonCapabilities = (
  one: readonly NativeCapability[],
  other: readonly NativeCapability[],
): NativeCapability[] => nativeCapabilities.filter((name) => one.includes(name) && other.includes(name));
