// What other areas may use of this one.
export { Heart } from './heart';
