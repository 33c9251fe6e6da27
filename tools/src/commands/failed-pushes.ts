import { openDeadPushes } from '@posy/backend/server';
import { showGivenUp } from '../server/given-up';

/** `posy failed-pushes [--again]`: lists pushes that were given up, or has the running server try them again. */
export const main = (args: string[]): Promise<void> =>
  showGivenUp(args, openDeadPushes, { one: 'push', many: 'pushes' });
