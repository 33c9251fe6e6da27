import type { Pushes } from './pushes';

/**
 * Where this device lets pushes in already, sees to it that they come: after a sign-in, which begins without, and under the
 * token that the messaging service gives it now. Nobody is asked anything. What fails is tried again with the next page.
 */
export const renewPushes = async ({ push, ownDevice }: Pushes, isOver: () => boolean = () => false): Promise<void> => {
  if (push === null || (await push.permission()) !== 'granted') return;
  const device = await push.register();
  if (device !== null && !isOver()) await ownDevice.remember(device);
};
