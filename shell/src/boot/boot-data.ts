import { releaseSetSchema } from '@posy/shared-contracts/manifest';
import * as v from 'valibot';
import { socialProviders } from '../session/account-actions';

/** What the server writes into the page. */
const bootDataSchema = v.object({
  releaseSet: releaseSetSchema,
  firebase: v.object({
    /** `local`: firebase-local on this origin. `google`: a Firebase project. */
    mode: v.picklist(['local', 'google']),
    config: v.looseObject({ projectId: v.string(), apiKey: v.string(), authDomain: v.string() }),
    /** Whose accounts open one of ours. */
    providers: v.array(v.picklist(socialProviders)),
    /** Whether an authenticator app may be set up. */
    secondFactor: v.optional(v.boolean(), false),
  }),
  nonce: v.string(),
  /** The embedded default with demo sign-ins. */
  demo: v.boolean(),
  /** Load a new release set as soon as there is one: somebody develops a remote. */
  development: v.boolean(),
});
export type BootData = v.InferOutput<typeof bootDataSchema>;

/** Reads the page's boot data. Throws when the page was not made by our server. */
export const readBootData = (document: Document): BootData => {
  const element = document.getElementById('posy-boot');
  return v.parse(bootDataSchema, JSON.parse(element?.textContent ?? 'null'));
};
