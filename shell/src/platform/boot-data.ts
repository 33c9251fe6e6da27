import { type LeftOut, readReleaseSet, type ReleaseSet } from '@posy/shared-contracts/manifest';
import * as v from 'valibot';
import { socialProviders } from './social-providers';

/** The data that the server writes into the page. */
const bootDataSchema = v.object({
  releaseSet: v.pipe(v.unknown(), v.transform(readReleaseSet)),
  firebase: v.object({
    /** `local`: firebase-local on this origin. `google`: a Firebase project. */
    mode: v.picklist(['local', 'google']),
    config: v.looseObject({ projectId: v.string(), apiKey: v.string(), authDomain: v.string() }),
    /** The providers for sign-in. */
    providers: v.array(v.picklist(socialProviders)),
    /** True when authenticator apps may be set up. */
    secondFactor: v.optional(v.boolean(), false),
  }),
  nonce: v.string(),
  /** The embedded default with demo sign-ins. */
  demo: v.boolean(),
  /** True during the development of a remote: a new release set loads at once. */
  development: v.boolean(),
});
type WrittenBootData = v.InferOutput<typeof bootDataSchema>;
export type BootData = Omit<WrittenBootData, 'releaseSet'> & {
  releaseSet: ReleaseSet;
  /** Parts of the set that this shell cannot read and leaves out. */
  leftOut: LeftOut[];
};

/**
 * Reads the page's boot data. Throws when the page was not made by our server; unreadable parts of remotes are left
 * out.
 */
export const readBootData = (document: Document): BootData => {
  const element = document.getElementById('posy-boot');
  const { releaseSet, ...rest } = v.parse(bootDataSchema, JSON.parse(element?.textContent ?? 'null'));
  return { ...rest, releaseSet: releaseSet.set, leftOut: releaseSet.leftOut };
};
