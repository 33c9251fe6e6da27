import styled from '@emotion/styled';
import { formatMoney, useLocaleInfo } from '@posy/remote-kit';
import { plannedFor } from '@posy/shared-contracts/rules';
import { Button, Stack, Text } from '@posy/shared-ui';
import { Picture } from '@posy/shared-ui/art';
import { FormattedMessage } from 'react-intl';
import { usePlanned } from '#shortlist/use-planned';
import type { Circumstances } from '../rules/showing';
import { StepFrame, type VenueStepProps } from './step-frame';
import { useVenueTicks } from './use-venue-ticks';

const Head = styled.span`
  display: grid;
  justify-items: center;
  gap: 16px;
  margin-inline-end: -40px;
  text-align: center;
`;

const Arch = styled.span`
  inline-size: min(60%, 210px);
`;

const Words = styled.div`
  text-align: center;
`;

/** The trigger as part of a message id, which has no hyphens. */
const reasons = {
  budget: 'budget',
  'venue-task': 'task',
  'guest-list-export': 'export',
  'two-non-venues': 'booked',
  reminder: 'reminder',
  url: 'address',
  'other-enquiry': 'enquiry',
  resumed: 'reminder',
} as const satisfies Record<Circumstances['trigger'], string>;

/** The reason of the question; it names the budget's amount if this person may read it. */
const Because = ({ trigger, wedding }: Pick<VenueStepProps, 'wedding'> & { trigger: Circumstances['trigger'] }) => {
  const { locale } = useLocaleInfo();
  const amount = plannedFor(usePlanned(wedding.id), 'venues');
  const { currency } = wedding.l10n;
  const reason = trigger === 'budget' && amount > 0 ? 'amount' : reasons[trigger];
  return (
    <FormattedMessage id="venue.intro.because" values={{ reason, amount: formatMoney({ amount, currency }, locale) }} />
  );
};

/** Source: S4-venue-popup-01. */
export const IntroStep = ({
  progress,
  wedding,
  trigger,
  onAnswer,
  onClose,
}: VenueStepProps & { trigger: Circumstances['trigger'] }) => (
  <StepFrame
    step={progress.step}
    onClose={onClose}
    title={
      <Head>
        <Arch>
          <Picture
            category="venues"
            seed="venue-confirmation"
            alt=""
            ratio="1 / 1.05"
            round="999px 999px 0 0"
            isEager
          />
        </Arch>
        <span>
          <FormattedMessage id="venue.intro.title" />
        </span>
      </Head>
    }
  >
    <Words>
      <Text tone="soft">
        <Because trigger={trigger} wedding={wedding} />{' '}
        <FormattedMessage id="venue.intro.then" values={{ count: useVenueTicks(wedding.id) }} />
      </Text>
    </Words>
    <Stack gap={2}>
      <Button kind="main" isWide onPress={() => onAnswer({ ...progress, found: 'yes' })}>
        <FormattedMessage id="venue.intro.yes" />
      </Button>
      <Button kind="line" isWide onPress={() => onAnswer({ ...progress, found: 'no' })}>
        <FormattedMessage id="venue.intro.no" />
      </Button>
    </Stack>
  </StepFrame>
);
