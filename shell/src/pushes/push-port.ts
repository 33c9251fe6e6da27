import type { ReceivedPush } from '../adapters/device/worker-messages';
import type { PushPermission } from './push-rule';

/** Where pushes go to. */
export interface DeviceToken {
  token: string;
  platformId: 'ios' | 'android' | 'web';
}

/** How this device gets pushes. There is none where asking would lead to nothing. */
export interface PushPort {
  permission(): Promise<PushPermission>;
  /** Asks the device for its permission, and for a token when it is given; null when it is not. */
  register(): Promise<DeviceToken | null>;
  /** Has the messaging service forget this device. */
  forget(): Promise<void>;
  /** Calls back with what arrives while the page is open, until the returned function is called. */
  received(heard: (push: ReceivedPush) => void): () => void;
  /** Calls back with a token that the messaging service renewed. */
  renewed(heard: (device: DeviceToken) => void): () => void;
}
