import { useHost } from '@posy/remote-kit';
import { useQuery } from '@posy/remote-kit/query';
import type { CountryCode } from '@posy/shared-contracts';
import type { ReactNode } from 'react';
import type { Size, View } from '../rules/mercator';
import { landQuery } from './land-of';
import { LandPicture } from './land-picture';
import { Tiles } from './tiles';
import { tilesQuery } from './tiles-of';

const useTiles = () => useQuery(tilesQuery(useHost().api)).data ?? null;

interface Props {
  country: CountryCode;
  view: View;
  size: Size;
}

/** The ground below the pins: a country's outline with its towns, and over it the installation's tiles, if it has some. */
export const MapGround = ({ country, view, size }: Props) => {
  const { data: land } = useQuery(landQuery(country));
  const tiles = useTiles();
  return (
    <>
      <LandPicture land={land} view={view} size={size} />
      {tiles === null ? null : <Tiles address={tiles.address} view={view} size={size} />}
    </>
  );
};

/** Names the source of the ground: `children` for the product's own outline. */
export const MapCredit = ({ children }: { children: ReactNode }) => {
  const tiles = useTiles();
  return tiles === null ? children : tiles.credit;
};
