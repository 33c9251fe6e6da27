// What other areas may use of this one.
export { AboutSide } from './about/about-side';
export { Thread } from './thread';
