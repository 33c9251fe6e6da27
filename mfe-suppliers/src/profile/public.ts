// What other areas may use of this one.
export { Mosaic } from './gallery/mosaic';
export { ProfileMain } from './page/profile-main';
