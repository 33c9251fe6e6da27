import * as v from 'valibot';
import { websiteConstants } from '#constants/wedding/website';
import { countSchema } from '#entities/common';
import { guestPhotoChoices } from '#entities/guests/guest-photo';
import { endpoint } from '../parts/endpoint';
import { id, nothing } from '../parts/fields';

const chosen = v.object({
  weddingId: id,
  ids: v.pipe(v.array(id), v.minLength(1), v.maxLength(websiteConstants.mostDecidedPhotos)),
});

/** Calls about the pictures that guests send by their households' links; the backend's own pages take them. */
export const guestPhotoEndpoints = {
  /**
   * Shows guests' pictures to all who have a link, or keeps them from them. Pictures that are not there, or that moderators took
   * away, stay as they are. Once more changes nothing. Refusals: `not-a-member`, `not-allowed` (guests may not be edited).
   */
  decideGuestPhotos: endpoint({
    method: 'POST',
    path: '/api/guest-photos/decide',
    auth: 'user',
    params: nothing,
    body: v.object({ ...chosen.entries, state: v.picklist(guestPhotoChoices) }),
    answer: nothing,
    idempotent: true,
  }),
  /** Deletes guests' pictures for good. Once more changes nothing. Refusals as above. */
  deleteGuestPhotos: endpoint({
    method: 'POST',
    path: '/api/guest-photos/delete',
    auth: 'user',
    params: nothing,
    body: chosen,
    answer: nothing,
    idempotent: true,
  }),
  /**
   * The address of an archive with all pictures that moderators did not take away; it holds for a few minutes, for whoever has it.
   * Refusals: `not-a-member`, `not-allowed` (guests may not be seen), `no-photos` (404).
   */
  downloadGuestPhotos: endpoint({
    method: 'POST',
    path: '/api/guest-photos/download',
    auth: 'user',
    params: nothing,
    body: v.object({ weddingId: id }),
    answer: v.object({ path: v.string(), count: countSchema }),
    idempotent: true,
  }),
} as const;
