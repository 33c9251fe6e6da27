import type { ReceivedPush } from '../adapters/device/worker-messages';
import type { PushPermission } from './push-rule';

/** The address of a device for pushes. */
export interface DeviceToken {
  token: string;
  platformId: 'ios' | 'android' | 'web';
}

/** The push functions of this device. There is none on a device where asking would be useless. */
export interface PushPort {
  permission(): Promise<PushPermission>;
  /** Asks the device for permission, and for a token when it is given; null when it is refused. */
  register(): Promise<DeviceToken | null>;
  /** Has the messaging service delete this device's token. */
  forget(): Promise<void>;
  /** Calls back with pushes that arrive while the page is open, until the returned function is called. */
  received(onPush: (push: ReceivedPush) => void): () => void;
  /** Calls back with a token that the messaging service renewed. */
  renewed(onDevice: (device: DeviceToken) => void): () => void;
}
