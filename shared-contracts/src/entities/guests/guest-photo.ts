import * as v from 'valibot';
import { instantSchema } from '../common';
import { uploadedPhotoSchema } from '../photo';

/**
 * States of a guest's picture: nobody of the couple has looked at it yet; all guests see it by their links; the couple keeps
 * it from them; moderators took it away for good.
 */
export const guestPhotoStates = ['new', 'shown', 'hidden', 'removed'] as const;
export type GuestPhotoState = (typeof guestPhotoStates)[number];

/** States that a couple can give a picture. */
export const guestPhotoChoices = ['shown', 'hidden'] as const;

/**
 * `weddings/{id}/guestPhotos/{id of the photo}`: a picture that a guest sent by their household's link. Written by the backend,
 * read by members who may see guests.
 */
export const guestPhotoSchema = v.object({
  ...uploadedPhotoSchema.entries,
  /** Id of the household's head. */
  householdId: v.string(),
  state: v.picklist(guestPhotoStates),
  createdAt: instantSchema,
});
export type GuestPhoto = v.InferOutput<typeof guestPhotoSchema>;
