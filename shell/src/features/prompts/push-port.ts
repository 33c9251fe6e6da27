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
}
