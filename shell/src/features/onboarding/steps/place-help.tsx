import styled from '@emotion/styled';
import { color, font, Heading, hues, Stack, Text } from '@posy/shared-ui';
import { useIntl } from 'react-intl';
import { LazyBloom } from '#host/lazy-art';
import { CountryField } from '#features/wedding-profile/country/country-field';
import { WhereField } from '#features/wedding-profile/profile-fields';
import { flowerTones } from '#host/flower-tones';
import type { ProfileDraftControl } from '#features/wedding-profile/use-profile-draft';
import { Tip } from '../tip';
import { useMoney } from '../use-money';
import type { VenuesAround, VenueTown } from '../venues/venues-around';
import type { StepProps } from './step-props';

interface Props extends StepProps {
  form: ProfileDraftControl;
  around: VenuesAround | null;
}

/** What the directory has around the place; what the place decides while nothing is known of it. */
const PlaceTip = ({ around }: { around: VenuesAround | null }) => {
  const { formatMessage } = useIntl();
  const money = useMoney(around?.from?.currency ?? 'GBP');
  if (around === null) return <Tip>{formatMessage({ id: 'shell.onboarding.where.tip' })}</Tip>;
  const { area, count, from } = around;
  return (
    <Tip title={formatMessage({ id: 'shell.onboarding.where.venues' }, { count, place: area })}>
      {from === null ? null : formatMessage({ id: 'shell.onboarding.where.from' }, { amount: money(from.amount) })}
    </Tip>
  );
};

/** Where they would like to marry, and what there is around it. */
export const PlaceHelp = ({ form, around, session: { wedding } }: Props) => (
  <Stack gap={5}>
    <WhereField form={form} country={wedding.l10n.country} />
    <CountryField wedding={wedding} />
    <PlaceTip around={around} />
  </Stack>
);

const Meadow = styled.ul`
  position: relative;
  min-block-size: 0;
  margin-block-end: 32px;
  & > li {
    position: absolute;
    translate: -50% -50%;
    display: grid;
    justify-items: center;
    text-align: center;
    font-size: 0.875rem;
    font-weight: 550;
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
  & > li:first-of-type > span {
    font: 430 1.5rem/1.2 ${font.display};
  }
`;

/** Places for seven towns around the middle, in hundredths of the picture. */
const spots = [
  [50, 46],
  [24, 30],
  [77, 34],
  [28, 68],
  [73, 70],
  [50, 14],
  [50, 84],
] as const;

const Town = ({ town, count, at, largest }: VenueTown & { at: number; largest: number }) => {
  const [x, y] = spots[at] ?? [50, 50];
  const size = 44 + 52 * Math.sqrt(count / largest);
  return (
    <li style={{ insetInlineStart: `${x}%`, insetBlockStart: `${y}%` }}>
      <span>{town}</span>
      <LazyBloomOf size={size} seed={town} at={at} />
      <b>{count}</b>
    </li>
  );
};

const LazyBloomOf = ({ size, seed, at }: { size: number; seed: string; at: number }) => (
  <div style={{ inlineSize: size, blockSize: size }} aria-hidden>
    <LazyBloom seed={seed} hue={flowerTones[hues[at % hues.length] ?? 'peony']} />
  </div>
);

/** The towns around, a flower each, as large as its number of venues. */
export const PlacePicture = ({ around }: { around: VenuesAround }) => {
  const { formatMessage } = useIntl();
  const largest = around.towns[0]?.count ?? 1;
  return (
    <>
      <div>
        <Heading level={2}>{formatMessage({ id: 'shell.onboarding.where.around' }, { place: around.area })}</Heading>
        <Text tone="hue">{formatMessage({ id: 'shell.onboarding.where.aroundBody' })}</Text>
      </div>
      <Meadow>
        {around.towns.map((town, at) => (
          <Town key={town.town} {...town} at={at} largest={largest} />
        ))}
      </Meadow>
    </>
  );
};
