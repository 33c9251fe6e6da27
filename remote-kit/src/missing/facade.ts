export { LazySpot } from './lazy-spot';
export { MissingScreen } from './missing-screen';
