import styled from '@emotion/styled';
import { color, font, hues } from '@posy/shared-ui';
import { CheckIcon } from '@posy/shared-ui/icons';
import { flowerTones } from '#host/flower-tones';
import { LazyBloom } from '#host/lazy-art';
import { spotsOf } from '../venues/town-spots';
import { useDistance } from '../venues/use-distance';
import type { VenueLook } from '../venues/use-venues-around';
import type { VenueTown } from '../venues/venues-around';
import { Roads } from './roads';

/** A centred square: equal distances from the place are equal distances on the map. */
const Land = styled.div`
  position: relative;
  place-self: center;
  inline-size: min(100%, 560px);
  aspect-ratio: 1;
  & > svg {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
    overflow: visible;
  }
  & > small {
    position: absolute;
    inset: auto 0 -18px;
    text-align: center;
    font-size: 0.8125rem;
    font-weight: 550;
    color: ${color.stem};
  }
`;

const Towns = styled.ul`
  position: absolute;
  inset: 0;
  & > li {
    position: absolute;
    translate: -50% -50%;
    display: grid;
    justify-items: center;
    text-align: center;
    font-size: 0.875rem;
    font-weight: 550;
    line-height: 1.2;
    color: ${color.ink};
  }
  & > li > b {
    margin-block-start: -10px;
    padding: 2px 10px;
    border-radius: 10px;
    border-end-start-radius: 3px;
    background: ${color.surface};
    font-size: 0.8125rem;
    font-variant-numeric: tabular-nums;
    z-index: 1;
  }
  &[data-settled] > li > div {
    opacity: 0.45;
  }
  & > li[data-middle] {
    z-index: 1;
  }
  & > li[data-middle] > span {
    font: 430 1.5rem/1.2 ${font.display};
  }
`;

const Booked = styled.p`
  position: absolute;
  inset-block-start: 50%;
  translate: 0 -50%;
  justify-self: center;
  inset-inline: 12%;
  margin-inline: auto;
  inline-size: fit-content;
  display: flex;
  align-items: center;
  gap: 8px;
  padding: 8px 14px;
  border-radius: 20px;
  border-end-start-radius: 6px;
  background: ${color.stem};
  color: ${color.onStem};
  font-size: 0.875rem;
  font-weight: 600;
  overflow-wrap: anywhere;
  z-index: 2;
`;

const Flower = ({ size, seed, at }: { size: number; seed: string; at: number }) => (
  <div style={{ inlineSize: size, blockSize: size }} aria-hidden>
    <LazyBloom seed={seed} hue={flowerTones[hues[at % hues.length] ?? 'peony']} />
  </div>
);

interface TownProps {
  one: VenueTown;
  at: number;
  largest: number;
  spot: { x: number; y: number };
}

const Town = ({ one: { town, count }, at, largest, spot: { x, y } }: TownProps) => (
  <li style={{ insetInlineStart: `${x}%`, insetBlockStart: `${y}%` }} data-middle={(x === 50 && y === 50) || undefined}>
    <span>{town}</span>
    <Flower size={36 + 44 * Math.sqrt(count / largest)} seed={town} at={at} />
    <b>{count}</b>
  </li>
);

export interface PlaceMapProps {
  look: VenueLook;
  /** Name of the booked venue, once it is known. */
  venue?: string | undefined;
}

/**
 * The place in the centre, with the towns around it to scale. A booked venue stands over it and takes the colour from
 * the others.
 */
export const PlaceMap = ({ look, venue }: PlaceMapProps) => {
  const towns = look.around?.towns ?? [];
  const distance = useDistance();
  const { radius } = look;
  const largest = towns[0]?.count ?? 1;
  const spots = spotsOf(towns, radius?.km ?? null, look.from);
  const isInMiddle = spots.some(({ x, y }) => x === 50 && y === 50);
  return (
    <Land>
      <svg aria-hidden viewBox="0 0 100 100">
        <Roads spots={spots} />
      </svg>
      {radius === null ? null : (
        <>
          <svg aria-hidden viewBox="0 0 100 100">
            <circle
              cx="50"
              cy="50"
              r="46"
              fill="none"
              stroke={color.stem}
              strokeWidth="2"
              strokeDasharray="2 8"
              strokeLinecap="round"
              vectorEffect="non-scaling-stroke"
            />
          </svg>
          <small>{distance(radius)}</small>
        </>
      )}
      <Towns data-settled={venue === undefined ? undefined : ''}>
        {isInMiddle ? null : (
          <li style={{ insetInlineStart: '50%', insetBlockStart: '50%' }} data-middle>
            <span>{look.place}</span>
          </li>
        )}
        {towns.map((one, at) => (
          <Town key={one.town} {...{ one, at, largest }} spot={spots[at] ?? { x: 50, y: 50 }} />
        ))}
      </Towns>
      {venue === undefined ? null : (
        <Booked>
          <CheckIcon size="s" />
          {venue}
        </Booked>
      )}
    </Land>
  );
};
