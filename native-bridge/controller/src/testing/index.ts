export { createFakeDevice } from './fake-device';
export type { FakeDevice } from './fake-device';
export { createFakeClock } from './fake-clock';
export { createFakePage } from './fake-page';
