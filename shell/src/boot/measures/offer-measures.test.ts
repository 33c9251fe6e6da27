import { createReadable } from '@posy/remote-kit/testing';
import { exampleReleaseSet } from '#testing/shell-services';
import { offerMeasures } from './offer-measures';

const settled = (): Promise<void> => new Promise((resolve) => queueMicrotask(() => queueMicrotask(resolve)));

const begin = (isAllowed: boolean, isBroken = false) => {
  const asked = { mode: 'opt-in' as const, isAsking: !isAllowed, isReopened: false };
  const state = createReadable({ ...asked, isAllowed });
  const location = createReadable({ pathname: '/uk' });
  const seen = { loads: 0, starts: 0, reported: [] as string[] };
  const report = (feature: string) => void seen.reported.push(feature);
  offerMeasures({ consent: { state }, location, set: exampleReleaseSet, report }, async () => {
    seen.loads += 1;
    if (isBroken) throw new Error('The chunk is gone.');
    return () => void (seen.starts += 1);
  });
  return { seen, allow: (agrees: boolean) => state.set({ ...asked, isAllowed: agrees }) };
};

test('nothing of the measures is loaded before the reader agrees, and once afterwards', async () => {
  const { seen, allow } = begin(false);
  await settled();
  expect(seen.loads).toBe(0);
  allow(true);
  allow(false);
  allow(true);
  await settled();
  expect(seen).toEqual({ loads: 1, starts: 1, reported: [] });
});

test('where counting is agreed to they start with the page; a failed load is reported', async () => {
  const good = begin(true);
  await settled();
  expect(good.seen.starts).toBe(1);
  const broken = begin(true, true);
  await settled();
  expect(broken.seen).toEqual({ loads: 1, starts: 0, reported: ['measures'] });
});
