import type { ApiClient } from '@posy/shared-contracts/endpoints';
import * as v from 'valibot';
import type { JsonStore } from '../adapters/json-store';
import type { DeviceToken, PushPort } from '../features/prompts/push-port';

/** The key of this device's id with the server, while pushes come here. */
export const ownDeviceKey = 'posy-push-device';

/** This device as a place for pushes. */
export interface OwnDevice {
  /** Sends its token to the server. Source: S4-push-06. */
  remember(device: DeviceToken): Promise<void>;
  /** Ends pushes here, before the person signs out: their session is what may do it. Never rejects. */
  forget(): Promise<void>;
}

interface Options {
  api: Pick<ApiClient, 'call'>;
  store: JsonStore;
  push: Pick<PushPort, 'forget'> | null;
  report: (error: unknown) => void;
}

export const createOwnDevice = ({ api, store, push, report }: Options): OwnDevice => ({
  async remember(device) {
    const { deviceId } = await api.call('addDeviceToken', { body: device });
    if (deviceId !== undefined) store.write(ownDeviceKey, deviceId);
  },
  async forget() {
    const deviceId = store.read(ownDeviceKey, v.string());
    if (deviceId === null) return;
    store.write(ownDeviceKey, null);
    const ends = await Promise.allSettled([api.call('removeDevice', { params: { deviceId } }), push?.forget()]);
    for (const end of ends) if (end.status === 'rejected') report(end.reason);
  },
});
