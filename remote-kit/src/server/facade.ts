// The parts of a remote's or the shell's `server.ts`. None of it runs in a page.
export { createServerHalf, servedWidget } from './server-half';
export type { ServedWidget } from './server-half';
export { drawTree } from './draw-tree';
export { answersIn } from '../served/served-state';
export { hostForNobody } from './host-for-nobody';
