import { type Query } from 'firebase-admin/firestore';

/** Documents that one commit removes at most. */
const batchSize = 400;

/** Removes all that a query finds, in batches between which others have their turn, until there is nothing or it is to stop. */
export const removeAll = async (query: Query, isStopped: () => boolean = () => false): Promise<void> => {
  const some = query.limit(batchSize);
  for (let found = await some.get(); !found.empty && !isStopped(); found = await some.get()) {
    const batch = query.firestore.batch();
    for (const { ref } of found.docs) batch.delete(ref);
    await batch.commit();
  }
};
