import { type CollectionReference, type Firestore } from 'firebase-admin/firestore';

/**
 * The collections that remotes have below a wedding, by names of their own: `weddings/{id}/remotes/{remote}/{collection}`.
 * The place of a remote is no document itself.
 */
export const remoteCollections = async (firestore: Firestore, weddingId: string): Promise<CollectionReference[]> => {
  const remotes = await firestore.collection(`weddings/${weddingId}/remotes`).listDocuments();
  return (await Promise.all(remotes.map((remote) => remote.listCollections()))).flat();
};
