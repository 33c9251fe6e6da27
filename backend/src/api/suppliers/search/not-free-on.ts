import { type Identity } from '#accounts/identity';
import { type ApiContext } from '#api/handler';
import { heldFor } from '#suppliers/held-for';

/** The person who searches, and the source of their own holds. */
export interface AskedBy extends Pick<ApiContext, 'busyOn' | 'firestore' | 'now'> {
  identity: Identity | null;
}

/** Returns the suppliers that are not free on a day for whoever asks. */
export const notFreeOn = async ({ busyOn, firestore, now, identity }: AskedBy, day: string): Promise<string[]> => {
  const today = new Date(now()).toISOString().slice(0, 10);
  const [ids, ours] = await Promise.all([busyOn(day), heldFor(firestore, identity, { day, today })]);
  return ours.size === 0 ? ids : ids.filter((id) => !ours.has(id));
};
