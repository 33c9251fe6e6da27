import type { Browser } from 'playwright';
import { newDevice } from '../page/log-in';
import { median, whenShown } from '../page/measure';
import type { Credentials } from '../page/sign-up';
import { firstHouseholds, largeSize, ordinaryGuests } from './large-wedding';
import type { BenchServer } from './server';

/** Milliseconds until the first screen of any list stands in its order on a new device. */
const target = 1500;

const rounds = 5;

/** Households that fit on a first screen: the list below is rendered on scrolling. */
const onFirstScreen = firstHouseholds(3);

const firstRows = async (browser: Browser, url: string, planner: Credentials): Promise<number> => {
  const page = await newDevice(browser, url, planner);
  try {
    await page.goto(`${url}/uk/guestlist`, { waitUntil: 'commit' });
    return await whenShown(page, onFirstScreen);
  } finally {
    await page.close();
  }
};

/** Measures the time until new devices show the first rows of a very large list, alternating with an ordinary one. */
export const measureFirstRows = async (browser: Browser, server: BenchServer): Promise<string> => {
  const took = { large: [] as number[], ordinary: [] as number[] };
  for (let round = 0; round < rounds; round += 1) {
    took.ordinary.push(await firstRows(browser, server.url, server.ordinary));
    took.large.push(await firstRows(browser, server.url, server));
  }
  const [large, ordinary] = [median(took.large), median(took.ordinary)];
  return [
    `First rows in order on a new device: ${Math.round(large)} ms with ${largeSize.guests} guests (${(large / target).toFixed(2)}× of ${target} ms),`,
    `${Math.round(ordinary)} ms with ${ordinaryGuests}, ratio ${(large / ordinary).toFixed(2)};`,
    `quickest of ${rounds}: ${Math.round(Math.min(...took.large))} and ${Math.round(Math.min(...took.ordinary))} ms.`,
  ].join(' ');
};
