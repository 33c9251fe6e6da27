import { type GuestBand, guestBandOf, type StoredReview, weddingSchema } from '@posy/shared-contracts/entities';
import { conversationId, dayIn, isToCome, weddingHeads, weddingZone } from '@posy/shared-contracts/rules';
import { type DocumentSnapshot, type Firestore } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { type Identity } from '#accounts/identity';
import { speaksFor } from '#accounts/supplier-people';
import { readWedding } from '#documents/stored-wedding';
import { roleIn } from '../membership';
import { Refusal } from '../refusal';

/** Returns true when couple and supplier wrote to each other: clients can create neither conversations nor messages. */
const hasSpoken = async (firestore: Firestore, weddingId: string, supplierId: string): Promise<boolean> => {
  const conversation = firestore.doc(`conversations/${conversationId(supplierId, weddingId)}`);
  const messages = conversation.collection('messages');
  const said = await Promise.all(
    ['couple', 'supplier'].map((side) => messages.where('from', '==', side).limit(1).select().get()),
  );
  return said.every(({ empty }) => !empty);
};

/** Returns the wedding that a person plans; null for none. */
export const weddingOf = async (firestore: Firestore, uid: string): Promise<DocumentSnapshot | null> => {
  const weddingId: unknown = (await firestore.doc(`users/${uid}`).get()).get('weddingId');
  if (typeof weddingId !== 'string') return null;
  const wedding = await firestore.doc(`weddings/${weddingId}`).get();
  return roleIn(wedding, uid) === null ? null : wedding;
};

/**
 * Returns true when the author's wedding booked this supplier and wrote to them here, which the review's mark states.
 * The booking is the couple's own statement; the exchange of messages is a fact of the backend's, on which the mark
 * relies. Source: D-review-author-02.
 */
const hasBooked = async (firestore: Firestore, weddingId: string | undefined, supplierId: string): Promise<boolean> => {
  if (weddingId === undefined || !(await hasSpoken(firestore, weddingId, supplierId))) return false;
  return (await firestore.doc(`weddings/${weddingId}/suppliers/${supplierId}`).get()).get('booked') === true;
};

/** Facts about the writer: the booking, and the proof of their identity. */
export interface Writer {
  uid: string | undefined;
  weddingId: string | undefined;
  bookedThroughPosy: boolean;
  /** Size of the wedding's day; undefined for no wedding, and while its guests are unknown. */
  guestBand: GuestBand | undefined;
  /** Undefined for a writer who must still confirm their address. */
  checked: StoredReview['checked'];
  /** Address of the writer's account, confirmed or not; null for a visitor. */
  address: string | null;
  /** True for a guest of the wedding that the review is about. */
  asGuest: boolean;
}

const headed = v.pick(weddingSchema, ['guests', 'preferences']);

/** Reduces the guests of a wedding's day to their band: nobody recognises a couple by it. */
const bandOf = (wedding: DocumentSnapshot | null): GuestBand | undefined => {
  const read = v.safeParse(headed, wedding?.data());
  const heads = read.success ? weddingHeads(read.output).day : 0;
  return heads === 0 ? undefined : guestBandOf(heads);
};

const visitor = {
  ...{ uid: undefined, weddingId: undefined, bookedThroughPosy: false, guestBand: undefined, checked: undefined },
  address: null,
};

/** Refuses a couple whose wedding is still to come where it is: nobody knows yet how it was. */
const requireBeen = (wedding: DocumentSnapshot | null, now: number): void => {
  if (wedding === null) return;
  const planned = readWedding(wedding);
  if (isToCome(planned, dayIn(weddingZone(planned), now)))
    throw new Refusal(409, 'wedding-to-come', 'You can review suppliers once your wedding has been.');
};

/**
 * Returns who writes about a supplier. Of a guest nothing is known of the wedding, so that signing in takes from nobody what
 * visitors may do.
 */
export const writerOf = async (
  firestore: Firestore,
  identity: Identity | null,
  { supplierId, now, asGuest }: { supplierId: string; now: number; asGuest: boolean },
): Promise<Writer> => {
  if (identity === null) return { ...visitor, asGuest };
  const { uid, email: address, emailVerified } = identity;
  if (await speaksFor(firestore, supplierId, uid))
    throw new Refusal(403, 'own-supplier', 'Nobody reviews the supplier for which they speak.');
  const confirmed = emailVerified ? 'account' : undefined;
  if (asGuest) return { ...visitor, uid, checked: confirmed, address, asGuest };
  const wedding = await weddingOf(firestore, uid);
  requireBeen(wedding, now);
  const weddingId = wedding?.id;
  const bookedThroughPosy = await hasBooked(firestore, weddingId, supplierId);
  const checked = bookedThroughPosy ? 'booked' : confirmed;
  return { uid, weddingId, bookedThroughPosy, guestBand: bandOf(wedding), checked, address, asGuest };
};
