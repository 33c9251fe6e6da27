import { createDrafts } from '@posy/remote-kit';
import { type SupplierCard, supplierCardSchema } from '@posy/shared-contracts/entities';
import type { Readable } from '@posy/shared-contracts/mount-props';
import * as v from 'valibot';
import { deviceStorage } from './device-storage';

/** As many as the start of the directory shows, and a few more in case some were booked since. */
const most = 8;
const key = 'seen';
const none: readonly SupplierCard[] = [];

const stored = createDrafts(deviceStorage, 'posy.suppliers.');
const listeners = new Set<() => void>();
let known = none;

const read = (): readonly SupplierCard[] => stored.read(key, v.array(supplierCardSchema)) ?? none;

const store = (seen: readonly SupplierCard[]): void => {
  stored.write(key, seen.length === 0 ? null : seen);
  for (const listener of [...listeners]) listener();
};

interface SeenProfiles extends Readable<readonly SupplierCard[]> {
  /** Puts a supplier first, with its current fields. */
  add: (supplier: SupplierCard) => void;
  clear: () => void;
}

/** The profiles viewed on this device, the latest first, until a sign-out. */
export const seenProfiles: SeenProfiles = {
  served: () => none,
  // Read from storage each time: a sign-out empties it, and the page may stay open.
  get() {
    const now = read();
    if (JSON.stringify(now) !== JSON.stringify(known)) known = now;
    return known;
  },
  subscribe(listener) {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  add(supplier) {
    // Another tab may have added some.
    const others = read().filter(({ id }) => id !== supplier.id);
    store([v.parse(supplierCardSchema, supplier), ...others].slice(0, most));
  },
  clear: () => store(none),
};
