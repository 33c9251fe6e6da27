/** Whether this browser may show notifications; `unsupported` where it has none. */
export type PushState = 'granted' | 'denied' | 'default' | 'unsupported';

/** The browser's answer of now. */
export const pushState = (): PushState =>
  typeof Notification === 'undefined' ? 'unsupported' : Notification.permission;
