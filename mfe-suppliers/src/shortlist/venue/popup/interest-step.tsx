import { Button, Inline, Stack, Text } from '@posy/shared-ui';
import { FormattedMessage } from 'react-intl';
import type { ShortlistEntry } from '#shortlist/rules/entry';
import { AskedVenue } from './asked-venue';
import { StepFrame, type VenueStepProps } from './step-frame';

/** Source: S4-venue-popup-03. */
export const InterestStep = ({
  progress,
  asked,
  onAnswer,
  onBack,
  onClose,
}: VenueStepProps & { asked: ShortlistEntry | null }) => (
  <StepFrame
    step={progress.step}
    place={3}
    title={<FormattedMessage id="venue.interest.title" />}
    onBack={onBack}
    onClose={onClose}
  >
    {asked === null ? null : <AskedVenue entry={asked} />}
    <Text tone="soft">
      <FormattedMessage id="venue.interest.text" />
    </Text>
    <Stack gap={2}>
      <Button kind="main" isWide onPress={() => onAnswer({ ...progress, interest: 'yes' })}>
        <FormattedMessage id="venue.interest.yes" />
      </Button>
      <Button kind="line" isWide onPress={() => onAnswer({ ...progress, interest: 'no' })}>
        <FormattedMessage id="venue.interest.no" />
      </Button>
    </Stack>
    <Inline gap={2}>
      <Text tone="soft" size="small">
        <FormattedMessage id="venue.interest.why" />
      </Text>
    </Inline>
  </StepFrame>
);
