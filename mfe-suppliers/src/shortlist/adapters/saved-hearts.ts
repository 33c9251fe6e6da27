import { supplierCategories } from '@posy/shared-contracts/entities';
import type { Readable } from '@posy/shared-contracts/mount-props';
import * as v from 'valibot';
import type { DirectorySupplier } from '../rules/entry';
import { deviceDrafts } from './device-drafts';

const foundSchema = v.object({
  id: v.string(),
  type: v.picklist(supplierCategories),
  slug: v.string(),
  name: v.string(),
  publicId: v.string(),
  town: v.string(),
  county: v.string(),
  countryCode: v.string(),
});

/** Maximum number of hearts: more than a visitor sets before signing up. */
const most = 50;
const key = 'hearts';

const listeners = new Set<() => void>();
let known: readonly DirectorySupplier[] | null = null;
const none: readonly DirectorySupplier[] = [];

/** A visitor's hearts, stored on this device until they have a shortlist; the newest last. */
export const savedHearts: Readable<readonly DirectorySupplier[]> & {
  save: (found: readonly DirectorySupplier[]) => void;
} = {
  served: () => none,
  get: () => (known ??= deviceDrafts.read(key, v.array(foundSchema)) ?? []),
  subscribe(listener) {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  save(found) {
    known = found.slice(-most);
    deviceDrafts.write(key, known.length === 0 ? null : known);
    for (const listener of [...listeners]) listener();
  },
};
