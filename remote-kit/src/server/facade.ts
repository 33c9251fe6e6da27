// What a remote's or the shell's `server.ts` is made of. Nothing of it runs in a page.
export { createServerHalf, servedWidget } from './server-half';
export type { ServedWidget } from './server-half';
export { drawTree } from './draw-tree';
export { answersIn } from '../served/served-state';
export { hostForNobody } from './host-for-nobody';
