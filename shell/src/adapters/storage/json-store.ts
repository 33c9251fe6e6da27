import type { SmallStorage } from '@posy/remote-kit';
import * as v from 'valibot';
import { deviceStorage, tabStorage } from './web-storages';

/** Small values in the browser's storage; where that is forbidden, they last as long as the page. */
export interface JsonStore {
  /** Returns the value stored under the key, or null when there is none that fits the schema. */
  read<T>(key: string, schema: v.GenericSchema<unknown, T>): T | null;
  write(key: string, value: unknown): void;
}

/** A store of JSON in a storage that never throws. */
export const createJsonStore = (storage: SmallStorage): JsonStore => ({
  read(key, schema) {
    try {
      const found = v.safeParse(schema, JSON.parse(storage.getItem(key) ?? 'null'));
      return found.success ? found.output : null;
    } catch {
      return null;
    }
  },
  write: (key, value) => storage.setItem(key, JSON.stringify(value)),
});

/** The store of this device. */
export const deviceStore = createJsonStore(deviceStorage);
/** The store of this tab, until it is closed. */
export const tabStore = createJsonStore(tabStorage);
