import { Text } from '@posy/shared-ui';
import { RadioGroupField } from '@posy/shared-ui/forms';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ShortlistEntry } from '#shortlist/rules/entry';
import { lostReasons } from '../rules/venue-steps';
import { StepFrame, type VenueStepProps } from './step-frame';

/** Asks for the reason; the venue receives the text shown here. Source: S4-venue-popup-04. */
export const LostStep = ({
  progress,
  asked,
  fault,
  onChange,
  onAnswer,
  onBack,
  onClose,
}: VenueStepProps & { asked: ShortlistEntry | null }) => {
  const { formatMessage } = useIntl();
  const choose = (value: string): void =>
    onChange({ ...progress, reason: lostReasons.find((reason) => reason === value) ?? null });
  return (
    <StepFrame
      step={progress.step}
      place={4}
      title={<FormattedMessage id="venue.lost.title" />}
      onBack={onBack}
      onClose={onClose}
      next={{ words: <FormattedMessage id="venue.lost.next" />, run: () => onAnswer(progress) }}
    >
      <Text tone="soft">
        <FormattedMessage id="venue.lost.text" values={{ name: asked?.name ?? '' }} />
      </Text>
      <RadioGroupField
        layout="cards"
        label={formatMessage({ id: 'venue.lost.reasons' })}
        isLabelHidden
        value={progress.reason ?? ''}
        onChange={choose}
        options={lostReasons.map((reason) => ({ value: reason, label: formatMessage({ id: `venue.lost.${reason}` }) }))}
        error={fault === null ? undefined : formatMessage({ id: 'venue.lost.missing' })}
      />
    </StepFrame>
  );
};
