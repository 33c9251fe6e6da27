import { createDrafts } from '@posy/remote-kit';
import type { Readable } from '@posy/shared-contracts/mount-props';
import * as v from 'valibot';
import { deviceStorage } from '#supplier/adapters/device-storage';

const stored = createDrafts(deviceStorage, 'posy.suppliers.');
const key = 'map-hidden';
const listeners = new Set<() => void>();

interface HiddenMap extends Readable<boolean> {
  set: (isHidden: boolean) => void;
}

/** The person's setting to hide the map beside lists, stored on this device. */
export const hiddenMap: HiddenMap = {
  served: () => false,
  get: () => stored.read(key, v.boolean()) ?? false,
  subscribe(listener) {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  set(isHidden) {
    stored.write(key, isHidden ? true : null);
    for (const listener of [...listeners]) listener();
  },
};
