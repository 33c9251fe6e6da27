import { resolve } from 'node:path';
import { releasesFolder } from '@posy/backend/releases';
import { root } from './workspace';

/** The data folder, as `POSY_DATA_DIR` names it from the checkout. */
export const dataFolder = (): string => resolve(root, process.env.POSY_DATA_DIR ?? '.posy');

/** Folder of its releases; `posy dev` has a separate one. */
export const releasesDir = (): string => releasesFolder(dataFolder(), process.env.POSY_DEV === '1');
