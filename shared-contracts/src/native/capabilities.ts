import * as v from 'valibot';

/** What an app may be able to do; either side uses only what both name. */
export const nativeCapabilities = ['push', 'sign-in', 'rating', 'file-save', 'external-links', 'chrome'] as const;
export const nativeCapabilitySchema = v.picklist(nativeCapabilities);
export type NativeCapability = (typeof nativeCapabilities)[number];

/** What both sides can do. */
export const commonCapabilities = (
  one: readonly NativeCapability[],
  other: readonly NativeCapability[],
): NativeCapability[] => nativeCapabilities.filter((name) => one.includes(name) && other.includes(name));
