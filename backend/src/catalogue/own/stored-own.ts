import { type OwnProfile, ownProfileSchema } from '@posy/shared-contracts/entities';
import { type DocumentReference, type DocumentSnapshot, type Firestore } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { type SupplierRecord } from '../records/supplier-record';
import { withOwn } from './own-profile';

/** `supplierProfiles/{supplier id}`: what its people write and what of it is public, as JSON. The backend’s alone. */
export interface StoredOwn {
  /** Null while nobody published anything: the profile is the catalogue's. */
  published: OwnProfile | null;
  /** Null while nothing is written that is not public. */
  draft: OwnProfile | null;
  revision: number;
}

export const ownReference = (firestore: Firestore, supplierId: string): DocumentReference =>
  firestore.doc(`supplierProfiles/${supplierId}`);

const ownText = v.pipe(v.string(), v.parseJson(), ownProfileSchema);

const readOwn = (value: unknown): OwnProfile | null => {
  const read = v.safeParse(ownText, value);
  return read.success ? read.output : null;
};

export const storedOwn = (snapshot: DocumentSnapshot): StoredOwn => ({
  published: readOwn(snapshot.get('published')),
  draft: readOwn(snapshot.get('draft')),
  revision: Number(snapshot.get('revision') ?? 0),
});

/** Documents of one request. */
const atOnce = 300;

/** Of some suppliers what their people made public, by id. */
export const publishedOwn = async (firestore: Firestore, ids: readonly string[]): Promise<Map<string, OwnProfile>> => {
  const known = new Map<string, OwnProfile>();
  for (let at = 0; at < ids.length; at += atOnce) {
    const references = ids.slice(at, at + atOnce).map((id) => ownReference(firestore, id));
    for (const document of await firestore.getAll(...references, { fieldMask: ['published'] })) {
      const own = readOwn(document.get('published'));
      if (own !== null) known.set(document.id, own);
    }
  }
  return known;
};

/** A record that is imported anew, with what its own people say of it: that goes before. */
export const withPublished = (record: SupplierRecord, own: OwnProfile | undefined, today: string): SupplierRecord =>
  own === undefined ? record : withOwn(record, own, today);
