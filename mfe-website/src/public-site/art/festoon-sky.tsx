import styled from '@emotion/styled';
import {
  bulb,
  bulbsAlong,
  lightsBox,
  lightsHeight,
  type LightString,
  lightStrings,
  nightSky,
} from '../rules/night-sky';

const Sky = styled.svg`
  position: absolute;
  inset: 0;
  inline-size: 100%;
  block-size: 100%;
  max-inline-size: none;
`;

/** Grows with the width of the site: the strings end above the names. */
const Lights = styled(Sky)`
  block-size: max(${lightsHeight.least}px, ${lightsHeight.share}cqi);
`;

const stars = nightSky(90);

const curve = ({ from, to, sag }: LightString): string =>
  `M${from.x} ${from.y}Q${(from.x + to.x) / 2} ${(from.y + to.y) / 2 + sag} ${to.x} ${to.y}`;

/** Stars, and lights on three strings. */
export const FestoonSky = () => (
  <>
    <Sky viewBox="0 0 1280 760" preserveAspectRatio="xMidYMin slice" aria-hidden>
      {stars.map(({ x, y, radius, opacity }) => (
        <circle key={`${x}.${y}`} cx={x} cy={y} r={radius} fill="#f8f0e0" opacity={opacity} />
      ))}
    </Sky>
    <Lights viewBox={`0 0 ${lightsBox.width} ${lightsBox.height}`} preserveAspectRatio="xMidYMin slice" aria-hidden>
      {lightStrings.map((string) => (
        <g key={string.from.x}>
          <path d={curve(string)} fill="none" stroke="#f8f0e0" strokeOpacity={0.45} strokeWidth={1.4} />
          {bulbsAlong(string.from, string.to, string.sag, string.bulbs).map(({ x, y }, place) => (
            <g key={x}>
              <circle cx={x} cy={y + bulb.below} r={bulb.glow} fill="#f6c667" opacity={0.18} />
              <circle cx={x} cy={y + bulb.below} r={6} fill={place % 3 === 1 ? '#fbe2a6' : '#f6b94e'} />
            </g>
          ))}
        </g>
      ))}
    </Lights>
  </>
);
