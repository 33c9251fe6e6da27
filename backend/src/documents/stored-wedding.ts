import { repairedWeddingSchema, type Wedding } from '@posy/shared-contracts/entities';
import { type DocumentSnapshot } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { plain } from './plain';

/** A stored wedding, as far as it can be read: no field that a member may write keeps the others from acting. */
export const readWedding = (snapshot: DocumentSnapshot): Wedding =>
  v.parse(repairedWeddingSchema, plain(snapshot.data() ?? {}));
