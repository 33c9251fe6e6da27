import { createTestHost, renderWithHost } from '@posy/remote-kit/testing';
import { screen } from '@testing-library/react';
import { messages } from '#messages/en-GB';
import { Mosaic } from './mosaic';

let leave: () => Promise<void> = async () => undefined;
afterEach(() => leave());

const drawn = { category: 'venues', seed: 'GB000001-1', label: 'Illustration: The lawn, Larkfield Orangery' } as const;
const photo = { category: 'venues', seed: 'photo_4ZkQ', label: 'The hall at dusk' } as const;

test.each([
  [[drawn], 1],
  [[photo, drawn], 1],
  [[photo], 0],
])(
  'pictures are called illustrations where the catalogue drew some, and photos are not [32]: %#',
  async (pictures, count) => {
    const show = (
      <Mosaic pictures={[...pictures]} onOpen={() => undefined}>
        {null}
      </Mosaic>
    );
    leave = await renderWithHost(show, createTestHost(), messages);
    expect(screen.queryAllByText('Illustrations')).toHaveLength(count);
  },
);
