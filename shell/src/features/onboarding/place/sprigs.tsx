import styled from '@emotion/styled';
import { color, type Hue } from '@posy/shared-ui';
import { flowerTones } from '#host/flower-tones';
import { LazyBloom } from '#host/lazy-art';

const Foot = styled.div`
  position: absolute;
  inset-block-end: 0;
  display: flex;
  align-items: end;
  &[data-at='start'] {
    inset-inline-start: 20px;
  }
  &[data-at='end'] {
    inset-inline-end: 16px;
  }
  & > div {
    display: grid;
    justify-items: center;
    inline-size: 46px;
  }
  & > div > span {
    z-index: 1;
  }
  & > div > svg {
    margin-block-start: -12px;
    fill: ${color.fern.deep};
    stroke: ${color.fern.deep};
    opacity: 0.7;
  }
`;

/** Leaves along a stem of this height, left and right in turn. */
const leaves = (height: number) =>
  Array.from({ length: Math.floor(height / 18) }, (_, at) => {
    const y = 22 + at * 18;
    return { y, path: at % 2 === 0 ? `M20 ${y}q11-12 17-8q-4 9-17 8Z` : `M20 ${y}q-11-12-17-8q4 9 17 8Z` };
  });

const Sprig = ({ hue, height, size, seed }: { hue: Hue; height: number; size: number; seed: string }) => (
  <div>
    <span style={{ inlineSize: size, blockSize: size }}>
      <LazyBloom seed={seed} hue={flowerTones[hue]} />
    </span>
    <svg width="40" height={height} viewBox={`0 0 40 ${height}`}>
      <path d={`M20 0Q23 ${height / 2} 20 ${height}`} fill="none" strokeWidth="2.5" />
      {leaves(height - 30).map(({ y, path }) => (
        <path key={y} d={path} stroke="none" />
      ))}
    </svg>
  </div>
);

/** Plants at the bottom of the picture, in both corners. */
export const Sprigs = () => (
  <>
    <Foot data-at="start" aria-hidden>
      <Sprig seed="first" hue="primrose" height={104} size={36} />
      <Sprig seed="second" hue="sweetpea" height={62} size={30} />
    </Foot>
    <Foot data-at="end" aria-hidden>
      <Sprig seed="third" hue="bluebell" height={70} size={30} />
      <Sprig seed="fourth" hue="apricot" height={112} size={38} />
      <Sprig seed="fifth" hue="peony" height={150} size={46} />
    </Foot>
  </>
);
