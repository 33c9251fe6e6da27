import { type Query, type QueryDocumentSnapshot } from 'firebase-admin/firestore';

/** Documents that are held in memory at once. */
const pageSize = 500;

/** Every document of an ordered query, page by page. */
export async function* pagesOf(query: Query): AsyncGenerator<QueryDocumentSnapshot> {
  let last: QueryDocumentSnapshot | undefined;
  do {
    const { docs } = await (last === undefined ? query : query.startAfter(last)).limit(pageSize).get();
    yield* docs;
    last = docs.length < pageSize ? undefined : docs.at(-1);
  } while (last !== undefined);
}

/** The wedding that a document of one of its collections belongs to; null for what stands elsewhere. */
export const weddingIdOf = ({ ref }: QueryDocumentSnapshot): string | null => {
  const wedding = ref.parent.parent;
  return wedding?.parent.id === 'weddings' && wedding.parent.parent === null ? wedding.id : null;
};
