import { FieldPath, type Firestore, type QueryDocumentSnapshot } from 'firebase-admin/firestore';
import * as v from 'valibot';

/** Documents of one request. */
const pageSize = 300;

/** Fields besides the id that only one supplier may have: the addresses of its pages. */
export const addressNames = ['publicId', 'slug'] as const;
type AddressName = (typeof addressNames)[number];
type Address = Record<AddressName, string>;

const profileSchema = v.pipe(v.string(), v.parseJson(), v.object({ publicId: v.string(), slug: v.string() }));

/** The owners of addresses. */
export interface TakenAddresses {
  /** Returns the first of a supplier's addresses that belongs to another one; null when all are its own or free. */
  ofAnother(id: string, address: Address): AddressName | null;
  take(id: string, address: Address): void;
}

/** Reads the addresses of all suppliers that are listed. */
export const readTakenAddresses = async (firestore: Firestore): Promise<TakenAddresses> => {
  const owners = new Map<string, string>();
  const keyOf = (name: AddressName, address: Address): string => `${name} ${address[name]}`;
  const take = (id: string, address: Address): void => {
    for (const name of addressNames) owners.set(keyOf(name, address), id);
  };
  const all = firestore.collection('catalogue').orderBy(FieldPath.documentId()).select('state', 'profile');
  for (let last: QueryDocumentSnapshot | undefined, isMore = true; isMore;) {
    const page = await (last === undefined ? all : all.startAfter(last)).limit(pageSize).get();
    for (const document of page.docs) {
      const read = v.safeParse(profileSchema, document.get('profile'));
      if (document.get('state') === 'listed' && read.success) take(document.id, read.output);
    }
    last = page.docs.at(-1);
    isMore = page.docs.length === pageSize;
  }
  return {
    take,
    ofAnother: (id, address) => addressNames.find((name) => (owners.get(keyOf(name, address)) ?? id) !== id) ?? null,
  };
};
