/** The permission to show notifications; `unsupported` in browsers without notifications. */
export type PushState = 'granted' | 'denied' | 'default' | 'unsupported';

/** Returns the browser's current permission. */
export const pushState = (): PushState =>
  typeof Notification === 'undefined' ? 'unsupported' : Notification.permission;
