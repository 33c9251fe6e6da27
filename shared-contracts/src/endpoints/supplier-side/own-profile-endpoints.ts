import * as v from 'valibot';
import { currencySchema, instantSchema } from '#entities/common';
import { ownProfileFaults, ownProfileSchema, sentProfileSchema } from '#entities/supplier-side/own-profile';
import { supplierProfileSchema } from '#entities/suppliers/supplier-profile';
import { endpoint, uploadEndpoint } from '../parts/endpoint';
import { id, nothing } from '../parts/fields';

const call = { method: 'POST', auth: 'user', params: nothing } as const;
/** Goes up with every change: a change of an older one is refused, and nothing is lost. */
const revision = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/** An evaluated draft: the page that couples would see, and the faults that keep it from being published. */
const drafted = {
  revision,
  preview: supplierProfileSchema,
  faults: v.array(
    v.object({
      /** Such as `packages.0.name`. */
      path: v.string(),
      fault: v.picklist(ownProfileFaults),
    }),
  ),
  /** Parts that differ from what is public. */
  changed: v.array(v.string()),
};

/**
 * A supplier's own profile: a draft that nobody else sees, and the public version. People who speak for the
 * supplier may call; others are refused with `not-a-speaker`.
 */
export const ownProfileEndpoints = {
  /** Returns the draft and the public version, with the allowed choices. */
  ownProfile: endpoint({
    ...call,
    path: '/api/own-profile/read',
    body: v.object({ supplierId: id }),
    answer: v.object({
      ...drafted,
      own: ownProfileSchema,
      published: ownProfileSchema,
      currency: currencySchema,
      /** The features of the supplier's category, in its language. */
      features: v.array(v.object({ key: v.string(), label: v.string() })),
      /** The last changes, newest first. */
      log: v.array(v.object({ at: instantSchema, by: v.string(), changed: v.array(v.string()) })),
    }),
    idempotent: true,
  }),
  /** Saves the draft and says what it comes to. Refusal: `profile-changed` (409), somebody else wrote meanwhile. */
  saveOwnProfile: endpoint({
    ...call,
    path: '/api/own-profile/save',
    body: v.object({ supplierId: id, revision, own: sentProfileSchema }),
    answer: v.object(drafted),
    idempotent: false,
  }),
  /**
   * Makes the draft public: profile, lists and search have it within a second, and the log says who changed what. Refusals:
   * `profile-changed` (409), `profile-faulty` (400).
   */
  publishOwnProfile: endpoint({
    ...call,
    path: '/api/own-profile/publish',
    body: v.object({ supplierId: id, revision, own: sentProfileSchema }),
    answer: v.object(drafted),
    idempotent: false,
  }),
  /**
   * Takes a photo for the profile: re-encoded, upright, without EXIF. Nobody sees it before a draft that names it is
   * published; one that no draft and no profile names is deleted after a week. Refused with the codes of `uploadPhoto`, and
   * `photo-too-small` (400).
   */
  uploadSupplierPhoto: uploadEndpoint({
    ...call,
    path: '/api/own-profile/photos',
    body: v.object({ supplierId: id }),
    answer: v.object({ seed: v.string(), width: v.number(), height: v.number(), portrait: v.boolean() }),
    idempotent: true,
  }),
} as const;
