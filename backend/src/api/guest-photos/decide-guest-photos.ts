import { caller, type Handler } from '../handler';
import { requireAccess } from '../membership';
import { guestPhotoOf, readGuestPhoto, removeGuestPhoto } from './stored/guest-photos';

/** Shows guests' pictures to all who have a link, or keeps them from them. */
export const decideGuestPhotos: Handler<'decideGuestPhotos'> = async ({ firestore }, call) => {
  const { weddingId, state } = call.body;
  const { uid } = caller(call);
  const ids = [...new Set(call.body.ids)];
  await firestore.runTransaction(async (transaction) => {
    requireAccess(await transaction.get(firestore.doc(`weddings/${weddingId}`)), uid, 'guests', 'edit');
    const stored = await transaction.getAll(...ids.map((id) => guestPhotoOf(firestore, weddingId, id)));
    for (const document of stored) {
      const photo = readGuestPhoto(document);
      if (photo !== null && photo.state !== 'removed') transaction.update(document.ref, { state });
    }
  });
  return {};
};

/** Deletes guests' pictures for good. */
export const deleteGuestPhotos: Handler<'deleteGuestPhotos'> = async (context, call) => {
  const { firestore } = context;
  const { weddingId, ids } = call.body;
  requireAccess(await firestore.doc(`weddings/${weddingId}`).get(), caller(call).uid, 'guests', 'edit');
  for (const id of new Set(ids)) {
    // A photo of another wedding, or of another purpose, has no such document.
    if ((await guestPhotoOf(firestore, weddingId, id).get()).exists) await removeGuestPhoto(context, weddingId, id);
  }
  return {};
};
