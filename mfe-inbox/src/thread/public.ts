// The exports that other areas may use.
export { AboutSide } from './about/about-side';
export { Thread } from './thread';
