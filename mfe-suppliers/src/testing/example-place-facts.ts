import type { PlaceFacts } from '@posy/shared-contracts/endpoints';

const pounds = (amount: number) => ({ amount: amount * 100, currency: 'GBP' as const });

/** Facts about the venues of a county. */
export const examplePlaceFacts: PlaceFacts = {
  count: 14,
  towns: [
    { name: 'Bath', count: 4 },
    { name: 'Frome', count: 2 },
    { name: 'Wells', count: 2 },
  ],
  townCount: 9,
  prices: { basis: 'per-day', count: 12, from: pounds(1900), to: pounds(6300), middle: pounds(3600) },
  capacity: { least: 60, most: 250, meaning: 'guests' },
};
