import { createTestHost, renderWithHost } from '@posy/remote-kit/testing';
import { screen } from '@testing-library/react';
import { messages } from '#messages/en-GB';
import { type Placed, PlaceLine } from './place-line';

let leave: () => Promise<void> = async () => undefined;
afterEach(() => leave());

test.each<[string, Placed]>([
  ['Frome, Somerset', { town: 'Frome', county: 'Somerset' }],
  ['York', { town: 'York', county: 'York', distanceKm: null, distanceFrom: null }],
  ['Frome, 11 miles from Bath', { town: 'Frome', county: 'Somerset', distanceKm: 17.7, distanceFrom: 'Bath' }],
  ['Bath, 2 miles from the centre', { town: 'Bath', county: 'Somerset', distanceKm: 3.1, distanceFrom: 'Bath' }],
  ['Frome, 11 miles', { town: 'Frome', county: 'Somerset', distanceKm: 17.7 }],
])('“%s”: a distance says where it is from', async (words, placed) => {
  leave = await renderWithHost(
    <p>
      <PlaceLine {...placed} />
    </p>,
    createTestHost(),
    messages,
  );
  expect(screen.getByText(words)).toBeVisible();
});
