import { createDrafts } from '@posy/remote-kit';
import type { Readable } from '@posy/shared-contracts/mount-props';
import * as v from 'valibot';
import { deviceStorage } from '#supplier/adapters/device-storage';

const stored = createDrafts(deviceStorage, 'posy.suppliers.');

interface MapSetting extends Readable<boolean> {
  set: (isOn: boolean) => void;
}

/** A setting of the person's that is stored on this device; off until they turn it on. */
const mapSetting = (key: string): MapSetting => {
  const listeners = new Set<() => void>();
  return {
    served: () => false,
    get: () => stored.read(key, v.boolean()) ?? false,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    set(isOn) {
      stored.write(key, isOn ? true : null);
      for (const listener of [...listeners]) listener();
    },
  };
};

/** On when no map stands beside lists. */
export const hiddenMap = mapSetting('map-hidden');

/** On when a moved map searches where it rests, without a press. */
export const followedMap = mapSetting('map-followed');
