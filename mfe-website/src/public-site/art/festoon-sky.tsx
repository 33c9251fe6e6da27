import styled from '@emotion/styled';
import { type Bulb, bulbsAlong, nightSky } from '../rules/night-sky';

const Sky = styled.svg`
  position: absolute;
  inset: 0;
  inline-size: 100%;
  block-size: 100%;
  max-inline-size: none;
`;

/** As high as the page is wide, up to the full size: the strings end above the names. */
const Lights = styled(Sky)`
  block-size: clamp(84px, 14.8cqi, 190px);
`;

const stars = nightSky(90);
const strings: { from: Bulb; to: Bulb; sag: number; bulbs: number }[] = [
  { from: { x: -60, y: 30 }, to: { x: 320, y: 6 }, sag: 140, bulbs: 8 },
  { from: { x: 320, y: 6 }, to: { x: 960, y: 6 }, sag: 220, bulbs: 14 },
  { from: { x: 960, y: 6 }, to: { x: 1340, y: 30 }, sag: 140, bulbs: 8 },
];

const curve = ({ from, to, sag }: (typeof strings)[number]): string =>
  `M${from.x} ${from.y}Q${(from.x + to.x) / 2} ${(from.y + to.y) / 2 + sag} ${to.x} ${to.y}`;

/** Stars, and lights on three strings. */
export const FestoonSky = () => (
  <>
    <Sky viewBox="0 0 1280 760" preserveAspectRatio="xMidYMin slice" aria-hidden>
      {stars.map(({ x, y, radius, opacity }) => (
        <circle key={`${x}.${y}`} cx={x} cy={y} r={radius} fill="#f8f0e0" opacity={opacity} />
      ))}
    </Sky>
    <Lights viewBox="0 0 1280 190" preserveAspectRatio="xMidYMin slice" aria-hidden>
      {strings.map((string) => (
        <g key={string.from.x}>
          <path d={curve(string)} fill="none" stroke="#f8f0e0" strokeOpacity={0.45} strokeWidth={1.4} />
          {bulbsAlong(string.from, string.to, string.sag, string.bulbs).map(({ x, y }, place) => (
            <g key={x}>
              <circle cx={x} cy={y + 9} r={13} fill="#f6c667" opacity={0.18} />
              <circle cx={x} cy={y + 9} r={6} fill={place % 3 === 1 ? '#fbe2a6' : '#f6b94e'} />
            </g>
          ))}
        </g>
      ))}
    </Lights>
  </>
);
