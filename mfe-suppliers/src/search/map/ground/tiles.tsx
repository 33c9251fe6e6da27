import styled from '@emotion/styled';
import type { Size, View } from '../rules/mercator';
import { tileAddress, tilesIn } from '../rules/tiles';

const Sheet = styled.div`
  position: absolute;
  inset: 0;
  overflow: hidden;
  & > img {
    position: absolute;
    inset: 0 auto auto 0;
    max-inline-size: none;
    user-select: none;
  }
`;

interface Props {
  /** Address of a square, with `{z}`, `{x}` and `{y}`. */
  address: string;
  view: View;
  size: Size;
}

/** A map that somebody else draws. A square that does not come shows what lies below. */
export const Tiles = ({ address, view, size }: Props) => (
  <Sheet aria-hidden="true">
    {tilesIn(view, size).map((tile) => (
      <img
        key={`${tile.zoom} ${tile.column} ${tile.row}`}
        src={tileAddress(address, tile)}
        alt=""
        width={tile.width}
        height={tile.height}
        draggable={false}
        decoding="async"
        style={{ transform: `translate(${tile.x}px, ${tile.y}px)` }}
      />
    ))}
  </Sheet>
);
