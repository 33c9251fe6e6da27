import { changeChannel } from '../release/change-channel';

/** `posy promote [<preview>] [--to <server>]`: gives everybody what the canary, or a preview, has. */
export const main = (args: string[]): Promise<void> => changeChannel('promote', args);
