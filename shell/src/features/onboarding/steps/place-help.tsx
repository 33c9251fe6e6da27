import { Stack, Text } from '@posy/shared-ui';
import { Segment } from '@posy/shared-ui/forms';
import { useIntl } from 'react-intl';
import { CountryField } from '#features/wedding-profile/country/country-field';
import { WhereField } from '#features/wedding-profile/profile-fields';
import type { ProfileDraftControl } from '#features/wedding-profile/use-profile-draft';
import { SmallPlacePicture } from '../place/place-picture';
import { Tip } from '../question/tip';
import { useMoney } from '../question/use-money';
import { useDistance } from '../venues/use-distance';
import type { VenueLook } from '../venues/use-venues-around';
import type { OnboardingStepProps } from './step-props';

interface Props extends OnboardingStepProps {
  form: ProfileDraftControl;
  look: VenueLook | null;
}

const From = ({ around }: Pick<VenueLook, 'around'>) => {
  const { formatMessage } = useIntl();
  const money = useMoney(around?.from?.currency ?? 'GBP');
  if (around?.from == null) return null;
  return formatMessage({ id: 'shell.onboarding.where.from' }, { amount: money(around.from.amount) });
};

/** The directory's venues around the place; general advice while nothing is known of the place. */
const PlaceTip = ({ look }: { look: VenueLook | null }) => {
  const { formatMessage } = useIntl();
  const distance = useDistance();
  if (look === null) return <Tip>{formatMessage({ id: 'shell.onboarding.where.tip' })}</Tip>;
  const { around, place, radii, radius } = look;
  if (radius === null)
    return (
      <Tip title={formatMessage({ id: 'shell.onboarding.where.venues' }, { count: around?.count ?? 0, place })}>
        <From around={around} />
      </Tip>
    );
  const others = radii.filter(({ km }) => km !== radius.km);
  const sentences = others.map((one) =>
    formatMessage({ id: 'shell.onboarding.where.other' }, { count: one.count, distance: distance(one) }),
  );
  return (
    <Tip title={sentences.join(' ')}>
      <From around={around} />
    </Tip>
  );
};

/** The radius of the search, with its number of venues. */
const HowFar = ({ look: { around, place, radii, radius, look } }: { look: VenueLook }) => {
  const { formatMessage } = useIntl();
  const distance = useDistance();
  if (radius === null) return null;
  return (
    <Stack gap={2}>
      <Segment
        label={formatMessage({ id: 'shell.onboarding.where.radius' }, { place })}
        value={String(radius.km)}
        onChange={(value) => radii.filter(({ km }) => String(km) === value).forEach(look)}
        options={radii.map((one) => ({ value: String(one.km), label: distance(one) }))}
      />
      <Text isStrong role="status">
        {formatMessage(
          { id: 'shell.onboarding.where.within' },
          { count: around?.count ?? 0, distance: distance(radius), place },
        )}
      </Text>
    </Stack>
  );
};

/** The place where the couple would like to marry, with the venues around it. */
export const PlaceHelp = ({ form, look, session: { wedding } }: Props) => (
  <Stack gap={5}>
    <WhereField form={form} country={wedding.l10n.country} />
    {look === null ? null : <HowFar look={look} />}
    {look === null ? null : <SmallPlacePicture look={look} />}
    <PlaceTip look={look} />
    <CountryField wedding={wedding} />
  </Stack>
);
