import { ownProfileConstants } from '@posy/shared-contracts/constants';
import { caller, type Handler } from '#api/handler';
import { readUpload } from '#api/photos/read-upload';
import { Refusal } from '#api/refusal';
import { requireRole, requireSpeaker } from '#api/team/speaker';
import { seedOfPhoto } from '#catalogue/photos/uploaded';
import { inTurn } from '#documents/in-turn';
import { saveSupplierPhoto, supplierPhotoReference, uploadsFor } from './supplier-photos';

/** Photos that a supplier may have uploaded, shown or not. */
const mostUploads = 2 * ownProfileConstants.photos;

/** Refuses another photo of a supplier that has its fill; one that is there takes no more room. */
const requireRoom = (uploads: ReadonlySet<string>, seed: string): void => {
  if (uploads.size >= mostUploads && !uploads.has(seed))
    throw new Refusal(
      409,
      'photo-quota',
      'That is as many photos as a profile has room for. Please delete some first.',
    );
};

/** Takes a photo for a supplier's profile. The same file twice is one photo. */
export const uploadSupplierPhoto: Handler<'uploadSupplierPhoto'> = async (context, call) => {
  const { firestore, supplierPhotos, now } = context;
  const { uid } = caller(call);
  const supplierId = await requireSpeaker(firestore, uid, call.body);
  const seed = seedOfPhoto(supplierId, call.file);
  requireRoom(await uploadsFor(firestore, supplierId), seed);
  const { body, width, height } = await readUpload(call.file);
  const { leastWidth, leastHeight } = ownProfileConstants;
  // Either way round: a portrait has its longer side upright.
  if (Math.max(width, height) < leastWidth || Math.min(width, height) < leastHeight)
    throw new Refusal(
      400,
      'photo-too-small',
      `Please choose a photo of ${leastWidth} by ${leastHeight} pixels or more.`,
    );
  const reference = supplierPhotoReference(firestore, seed);
  // The record first: what is never named is swept away by it.
  await inTurn(firestore, supplierId, async (transaction) => {
    await requireRole(firestore, transaction, { supplierId, uid, isOwnersWork: false });
    requireRoom(await uploadsFor(firestore, supplierId, transaction), seed);
    saveSupplierPhoto(transaction, reference, { supplierId, uid, now: now() });
  });
  await supplierPhotos.write(seed, body);
  return { seed, width, height, portrait: height > width };
};
