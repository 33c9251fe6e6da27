import { openDeadLetters } from '@posy/backend/server';
import { showGivenUp } from '../server/given-up';

/** `posy failed-letters [--again]`: lists letters that were given up, or has the running server try them again. */
export const main = (args: string[]): Promise<void> =>
  showGivenUp(args, openDeadLetters, { one: 'letter', many: 'letters' });
