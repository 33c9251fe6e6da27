import type { ApiClient } from '@posy/shared-contracts/endpoints';
import { browserClock } from '../adapters/browser';
import { deviceStore } from '../adapters/storage/json-store';
import type { NativeApp } from '../native/native-app';
import type { BootData } from '../platform/boot-data';
import { createNativePush } from './native-push';
import { createOwnDevice, type OwnDevice } from './own-device';
import type { PushPort } from './push-port';
import { openWebPush } from './web-push';

/** Pushes of this device, loaded on first use: a visitor's page loads none of this code. */
export interface Pushes {
  /** The push functions of this device; null when it has none. */
  push: PushPort | null;
  ownDevice: OwnDevice;
}

interface Options {
  app: NativeApp | null;
  firebase: BootData['firebase'];
  api: Pick<ApiClient, 'call'>;
  report: (error: unknown) => void;
}

export const openPushes = ({ app, firebase, api, report }: Options): Pushes => {
  const push = app === null ? openWebPush(firebase) : createNativePush(app.link);
  const leaveApp = app === null ? null : app.signOut;
  return { push, ownDevice: createOwnDevice({ api, store: deviceStore, clock: browserClock, push, leaveApp, report }) };
};
