import { join } from 'node:path';

/** Packages with a long form of their fault suite. */
export const faultPackages = ['firebase-local', 'backend'];

/** The checkout. */
export const root = process.env.POSY_ROOT ?? process.cwd();
/** Packages that are built for the browser, in the order in which they are built. */
export const browserPackages = [
  'shell',
  'mfe-planning',
  'mfe-suppliers',
  'mfe-inbox',
  'mfe-website',
  'mfe-reviews',
] as const;
export type BrowserPackage = (typeof browserPackages)[number];
/** The remotes among them. */
export const remotePackages = browserPackages.filter((name) => name !== 'shell');

/** A path in the checkout. */
export const inRoot = (...parts: string[]): string => join(root, ...parts);
