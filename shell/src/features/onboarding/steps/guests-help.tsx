import styled from '@emotion/styled';
import { Card, font, Stack } from '@posy/shared-ui';
import { OptionGrid } from '@posy/shared-ui/forms';
import { useIntl } from 'react-intl';
import { useWidePage } from '#adapters/screen/use-wide-page';
import { GuestField } from '#features/wedding-profile/profile-fields';
import type { ProfileDraftControl } from '#features/wedding-profile/use-profile-draft';
import { guestRanges, rangeOf, usualFor } from '../question/onboarding-figures';
import { Tip } from '../question/tip';
import { useMoney } from '../question/use-money';
import { UsualBasis } from '../question/usual-basis';
import { useVenuesAround } from '../venues/use-venues-around';
import { GuestBars, GuestBarsRoom } from './guest-bars';
import type { OnboardingStepProps } from './step-props';

/** The number in large type, with buttons for one less and one more, and its meaning below. */
const Exactly = styled(Card)`
  display: grid;
  gap: 20px;
  & input[role='spinbutton'] {
    text-align: center;
    font: 430 1.75rem/1.2 ${font.display};
  }
`;

interface Props extends OnboardingStepProps {
  form: ProfileDraftControl;
}

/** The usual cost for this many guests, the cost of one more, and the limits of the source. */
const GuestsTip = ({ form, session: { wedding } }: Props) => {
  const { formatMessage } = useIntl();
  const money = useMoney(wedding.l10n.currency);
  const { guests } = form.values;
  const usual = usualFor(guests, wedding.l10n);
  if (guests === null || usual === null) return null;
  return (
    <Tip
      title={formatMessage({ id: 'shell.onboarding.guests.tip' }, { count: guests, amount: money(usual.amount) })}
      basis={<UsualBasis country={wedding.l10n.country} beyond={usual.beyond} />}
    >
      {formatMessage({ id: 'shell.onboarding.guests.each' }, { each: money(usual.each) })}
    </Tip>
  );
};

/** Ranges to begin with, the exact number for couples who know it, and the usual cost. */
export const GuestsHelp = ({ form, session }: Props) => {
  const { formatMessage } = useIntl();
  const { wedding } = session;
  const money = useMoney(wedding.l10n.currency);
  const { guests } = form.values;
  const isWide = useWidePage();
  const look = useVenuesAround(wedding.location, wedding.l10n.country);
  const around = look?.around ?? null;
  const note = (middle: number) => {
    const usual = usualFor(middle, wedding.l10n);
    return usual === null
      ? undefined
      : formatMessage({ id: 'shell.onboarding.guests.about' }, { amount: money(usual.amount) });
  };
  return (
    <Stack gap={5}>
      <OptionGrid
        label={formatMessage({ id: 'shell.onboarding.guests.ranges' })}
        look="large"
        columns={isWide ? 4 : 2}
        value={guests === null ? '' : (rangeOf(guests)?.id ?? '')}
        onChange={(id) => form.edit({ guests: guestRanges.find((range) => range.id === id)?.middle ?? null })}
        options={guestRanges.map(({ id, from, to, middle }) => ({
          value: id,
          label: formatMessage({ id: `shell.onboarding.guests.${id}` }, { from, to, less: from - 1 }),
          note: note(middle),
        }))}
      />
      <Exactly>
        <GuestField
          form={form}
          label={formatMessage({ id: 'shell.onboarding.guests.exactly' })}
          labels={{
            decrease: formatMessage({ id: 'shell.onboarding.guests.fewer' }),
            increase: formatMessage({ id: 'shell.onboarding.guests.more' }),
          }}
        />
        {look === undefined ? <GuestBarsRoom /> : null}
        {around === null ? null : <GuestBars around={around} guests={Math.max(guests ?? 0, 0)} />}
      </Exactly>
      <GuestsTip form={form} session={session} />
    </Stack>
  );
};
