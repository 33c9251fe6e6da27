import styled from '@emotion/styled';
import { color } from '@posy/shared-ui';

const Drawing = styled.svg`
  position: absolute;
  inset: 0;
  inline-size: 100%;
  block-size: 100%;
  & > path {
    fill: ${color.hue.soft};
  }
  & > g {
    fill: ${color.hue.main};
    stroke: ${color.hue.main};
    opacity: 0.38;
  }
`;

/** Hills, and trees on them: the centre and the size of each. */
const hills = [
  'M8 34 C20 24 34 24 42 33 C34 40 18 42 8 34Z',
  'M66 22 C80 12 94 16 98 28 C92 40 74 38 66 22Z',
  'M4 96 C16 86 34 86 44 95 C34 104 14 106 4 96Z',
  'M62 108 C74 98 92 100 100 110 C92 120 72 120 62 108Z',
  'M34 132 C48 124 66 126 74 134 C64 142 44 142 34 132Z',
] as const;
const trees = [
  [14, 31, 1.3],
  [19, 29, 1],
  [24, 31, 1.5],
  [33, 30, 1.1],
  [74, 22, 1.4],
  [79, 25, 1],
  [84, 22, 1.2],
  [90, 27, 1.5],
  [10, 94, 1.1],
  [16, 92, 1.5],
  [25, 94, 1.2],
  [35, 93, 1],
  [70, 107, 1.2],
  [77, 109, 1.5],
  [86, 107, 1.1],
  [93, 111, 1.3],
  [46, 131, 1.3],
  [54, 133, 1],
  [64, 131, 1.4],
] as const;

/** A decorative landscape of no real region: only the places on the map have a position. */
export const Country = () => (
  <Drawing aria-hidden viewBox="0 0 100 150" preserveAspectRatio="xMidYMid slice">
    {hills.map((hill) => (
      <path key={hill} d={hill} />
    ))}
    <g>
      {trees.map(([x, y, size]) => (
        <g key={`${x} ${y}`} transform={`translate(${x} ${y}) scale(${size})`}>
          <path d="M0 0V3" strokeWidth="0.3" />
          <ellipse rx="1" ry="1.7" stroke="none" />
        </g>
      ))}
    </g>
  </Drawing>
);
