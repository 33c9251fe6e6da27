import { changeChannel } from '../release/change-channel';

/** `posy end-channel [<preview>] [--to <server>]`: ends the canary, or a preview. */
export const main = (args: string[]): Promise<void> => changeChannel('end', args);
