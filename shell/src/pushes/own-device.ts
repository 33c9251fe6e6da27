import type { ApiClient } from '@posy/shared-contracts/endpoints';
import type { Clock } from '@posy/shared-contracts/mount-props';
import * as v from 'valibot';
import type { JsonStore } from '../adapters/storage/json-store';
import type { DeviceToken, PushPort } from './push-port';

/** The key of this device's id on the server while pushes are sent here. */
export const ownDeviceKey = 'posy-push-device';

/** Time that a sign-out waits for server, messaging service and app, in milliseconds. */
export const signOutTimeoutMs = 3000;

/** This device as a target of pushes. */
export interface OwnDevice {
  /** Sends its token to the server. Source: S4-push-06. */
  remember(device: DeviceToken): Promise<void>;
  /** Ends pushes here before the person signs out, because it needs their session. Never rejects, and has a timeout. */
  forget(): Promise<void>;
}

interface Options {
  api: Pick<ApiClient, 'call'>;
  store: JsonStore;
  clock: Pick<Clock, 'after'>;
  push: Pick<PushPort, 'forget'> | null;
  /** Notifies the app around the page of the sign-out; null in a browser. */
  leaveApp: (() => Promise<void>) | null;
  report: (error: unknown) => void;
}

export const createOwnDevice = ({ api, store, clock, push, leaveApp, report }: Options): OwnDevice => {
  const endPushes = async (): Promise<unknown> => {
    const deviceId = store.read(ownDeviceKey, v.string());
    if (deviceId === null) return;
    store.write(ownDeviceKey, null);
    return Promise.all([api.call('removeDevice', { params: { deviceId } }), push?.forget()]);
  };
  return {
    async remember(device) {
      const { deviceId } = await api.call('addDeviceToken', { body: device });
      if (deviceId !== undefined) store.write(ownDeviceKey, deviceId);
    },
    async forget() {
      const ends = Promise.allSettled([endPushes(), leaveApp?.()]).then((all) => {
        for (const end of all) if (end.status === 'rejected') report(end.reason);
      });
      await Promise.race([ends, new Promise<void>((resolve) => void clock.after(signOutTimeoutMs, resolve))]);
    },
  };
};
