import styled from '@emotion/styled';
import { color, font, Heading, hues, Text } from '@posy/shared-ui';
import { useIntl } from 'react-intl';
import { LazyBloom } from '#host/lazy-art';
import { flowerTones } from '#host/flower-tones';
import { wide } from '../question-side';
import type { VenueLook } from '../venues/use-venues-around';
import type { VenuesAround, VenueTown } from '../venues/venues-around';
import { spotsOf } from '../venues/town-spots';
import { useDistance } from '../venues/use-distance';

const Land = styled.div`
  position: relative;
  min-block-size: 0;
  margin-block-end: 32px;
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
  & > li[data-middle] {
    z-index: 1;
  }
  & > li[data-middle] > span {
    font: 430 1.5rem/1.2 ${font.display};
  }
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

const Map = ({ look, around }: { look: VenueLook; around: VenuesAround }) => {
  const distance = useDistance();
  const { radius } = look;
  const largest = around.towns[0]?.count ?? 1;
  const spots = spotsOf(around.towns, radius?.km ?? null);
  return (
    <Land>
      {radius === null ? null : (
        <>
          <svg aria-hidden viewBox="0 0 100 100" preserveAspectRatio="none">
            <ellipse
              cx="50"
              cy="50"
              rx="46"
              ry="46"
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
      <Towns>
        {around.towns.map((one, at) => (
          <Town key={one.town} {...{ one, at, largest }} spot={spots[at] ?? { x: 50, y: 50 }} />
        ))}
      </Towns>
    </Land>
  );
};

/** The towns around, a flower each: as large as its number of venues, as far from the middle as it is from there. */
export const PlacePicture = ({ look }: { look: VenueLook }) => {
  const { formatMessage } = useIntl();
  const { around, radius, place } = look;
  if (around === null) return null;
  const id = radius === null ? 'shell.onboarding.where.aroundBody' : 'shell.onboarding.where.nearBody';
  return (
    <>
      <div>
        <Heading level={2}>{formatMessage({ id: 'shell.onboarding.where.around' }, { place })}</Heading>
        <Text tone="hue">{formatMessage({ id }, { place })}</Text>
      </div>
      <Map look={look} around={around} />
    </>
  );
};

const Card = styled.div`
  display: grid;
  padding: 28px 36px;
  border-radius: 24px;
  background: ${color.hue.soft};
  block-size: 340px;
  ${wide} {
    display: none;
  }
`;

/** The same on phones, under the question. */
export const SmallPlacePicture = ({ look }: { look: VenueLook }) =>
  look.around === null ? null : (
    <Card data-hue="fern">
      <Map look={look} around={look.around} />
    </Card>
  );
