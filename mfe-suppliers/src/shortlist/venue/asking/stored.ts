import { createDrafts } from '@posy/remote-kit';
import { storageKeys } from '@posy/shared-contracts/constants';
import * as v from 'valibot';
import { deviceDrafts } from '#shortlist/adapters/device-drafts';
import { deviceStorage } from '#supplier/adapters/device-storage';
import { type VenueProgress, venueProgressSchema } from '../rules/venue-steps';

const shared = createDrafts(deviceStorage, '');
const instant = v.pipe(v.string(), v.isoTimestamp());

/** Time at which the popup was last shown on this device, ISO 8601. Source: S9-storage-03. */
export const lastShown = {
  read: (): string | null => shared.read(storageKeys.venueConfirmationShown, instant),
  write: (now: number): void => shared.write(storageKeys.venueConfirmationShown, new Date(now).toISOString()),
};

const storedSchema = v.object({ progress: venueProgressSchema, isOpen: v.boolean() });

/** The couple's progress in the popup on this device, and whether it is still open. */
export const halfWay = {
  read: (weddingId: string) => deviceDrafts.read(`venue.${weddingId}`, storedSchema),
  write: (weddingId: string, progress: VenueProgress, isOpen: boolean): void =>
    deviceDrafts.write(`venue.${weddingId}`, { progress, isOpen }),
  forget: (weddingId: string): void => deviceDrafts.write(`venue.${weddingId}`, null),
};
