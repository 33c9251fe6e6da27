import type { Clock } from '@posy/native-controller';

/** Time of the device; ids are unique within a run of the app, which is all that messages need. */
export const deviceClock: Clock = {
  after(milliseconds, run) {
    const timer = setTimeout(run, milliseconds);
    return () => clearTimeout(timer);
  },
  newId: (() => {
    let count = 0;
    return () => `${Date.now().toString(36)}-${(count += 1).toString(36)}`;
  })(),
};
