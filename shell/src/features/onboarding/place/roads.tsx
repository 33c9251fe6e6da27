import styled from '@emotion/styled';
import { color } from '@posy/shared-ui';
import type { PicturePoint } from '../venues/town-spots';

const Ways = styled.g`
  fill: none;
  stroke: ${color.surface};
  stroke-width: 1.3;
  stroke-linecap: round;
`;

/** Draws a slightly bent path from the centre to a spot and beyond it. */
const way = ({ x, y }: PicturePoint): string => {
  const [dx, dy] = [x - 50, y - 50];
  const bend = `${50 + dx / 2 - dy * 0.12} ${50 + dy / 2 + dx * 0.12}`;
  return `M50 50 Q${bend} ${x} ${y} T${50 + dx * 2.4 - dy * 0.5} ${50 + dy * 2.4 + dx * 0.5}`;
};

/** A road to each place on the map. Decoration: no real road is meant. */
export const Roads = ({ spots }: { spots: readonly PicturePoint[] }) => (
  <Ways>
    {spots
      .filter(({ x, y }) => x !== 50 || y !== 50)
      .map((spot) => (
        <path key={`${spot.x} ${spot.y}`} d={way(spot)} />
      ))}
  </Ways>
);
