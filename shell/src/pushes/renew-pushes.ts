import type { Pushes } from './pushes';

/**
 * Registers this device for pushes again if it already has the permission: after a sign-in, which begins without, and
 * with the current token of the messaging service. No question is shown. A failure is retried by the next page.
 */
export const renewPushes = async ({ push, ownDevice }: Pushes, isOver: () => boolean = () => false): Promise<void> => {
  if (push === null || (await push.permission()) !== 'granted') return;
  const device = await push.register();
  if (device !== null && !isOver()) await ownDevice.remember(device);
};
