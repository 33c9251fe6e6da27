import { useHost } from '@posy/remote-kit';
import { Stack } from '@posy/shared-ui';
import { MapPinIcon } from '@posy/shared-ui/icons';
import { ComboField, RadioGroupField } from '@posy/shared-ui/forms';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import * as v from 'valibot';
import { sessionDrafts } from '#adapters/kept/session-drafts';
import { StepFrame } from '../step-frame';
import { useOnboarding } from '../use-onboarding';
import { useVenueSuggestions, type FoundVenue } from '../venues/use-venue-suggestions';
import type { StepProps } from './step-props';

const answerSchema = v.object({
  booked: v.picklist(['', 'yes', 'no']),
  text: v.string(),
  found: v.nullable(v.object({ id: v.string(), name: v.string(), town: v.string() })),
});
type VenueAnswer = v.InferOutput<typeof answerSchema>;
const nothing: VenueAnswer = { booked: '', text: '', found: null };

/** The venue as others are told of it: one of the directory, one by its name only, or none. */
const venueOf = ({ booked, text, found }: VenueAnswer): { supplierId: string | null; name: string } | null => {
  const name = text.trim();
  if (booked !== 'yes' || name === '') return null;
  return { supplierId: found?.name === name ? found.id : null, name };
};

const VenueField = ({
  value,
  onChange,
  country,
}: {
  value: VenueAnswer;
  onChange: (value: VenueAnswer) => void;
  country: FoundCountry;
}) => {
  const { formatMessage } = useIntl();
  const venues = useVenueSuggestions(value.found?.name === value.text ? '' : value.text, country);
  const take = (found: FoundVenue | undefined): void => {
    if (found !== undefined) onChange({ ...value, text: found.name, found });
  };
  return (
    <ComboField
      label={formatMessage({ id: 'shell.onboarding.venue.which' })}
      help={formatMessage({ id: 'shell.onboarding.venue.own' })}
      icon={<MapPinIcon />}
      value={value.text}
      onChange={(text) => onChange({ ...value, text: text.slice(0, 200) })}
      options={venues.map(({ id, name, town }) => ({ id, label: name, note: town }))}
      onSelect={({ id }) => take(venues.find((venue) => venue.id === id))}
      countText={(count) => formatMessage({ id: 'shell.onboarding.venue.found' }, { count })}
    />
  );
};
type FoundCountry = StepProps['session']['wedding']['l10n']['country'];

/** Whether a venue is booked, and which: one of the directory, or any other by its name. */
export const VenueStep = ({ session }: StepProps) => {
  const { formatMessage } = useIntl();
  const host = useHost();
  const { wedding } = session;
  const key = `onboarding-venue.${wedding.id}`;
  const [value, setValue] = useState<VenueAnswer>(
    () => sessionDrafts.read(key, answerSchema) ?? { ...nothing, booked: wedding.bookings.venue ? 'yes' : '' },
  );
  const { answer, isSaving, later } = useOnboarding(session, 'venue');
  const change = (next: VenueAnswer): void => {
    setValue(next);
    sessionDrafts.write(key, next);
  };
  const tell = (booked: boolean): void => {
    sessionDrafts.write(key, null);
    host.bus
      .publish('onboarding.venue-answered', { weddingId: wedding.id, booked, venue: venueOf(value) })
      .catch((error: unknown) => host.telemetry.error('onboarding', error));
  };
  const skip = (): void => void answer({ changes: [] });
  const finish = (): void => {
    if (value.booked === '') return skip();
    const booked = value.booked === 'yes';
    void answer({ changes: [], alongside: { 'bookings.venue': booked }, saved: () => tell(booked) });
  };
  return (
    <StepFrame
      step="venue"
      wedding={wedding}
      title={formatMessage({ id: 'shell.onboarding.venue.title' })}
      lead={formatMessage({ id: 'shell.onboarding.venue.lead' })}
      nextLabel={formatMessage({ id: 'shell.onboarding.finish' })}
      isSaving={isSaving}
      later={later}
      onNext={finish}
      onSkip={skip}
    >
      <Stack gap={5}>
        <RadioGroupField
          label={formatMessage({ id: 'shell.onboarding.venue.title' })}
          isLabelHidden
          layout="cards"
          value={value.booked}
          onChange={(booked) => change({ ...value, booked: booked === 'yes' ? 'yes' : 'no' })}
          options={[
            {
              value: 'yes',
              label: formatMessage({ id: 'shell.onboarding.venue.yes' }),
              note: formatMessage({ id: 'shell.onboarding.venue.yesNote' }),
            },
            {
              value: 'no',
              label: formatMessage({ id: 'shell.onboarding.venue.no' }),
              note: formatMessage({ id: 'shell.onboarding.venue.noNote' }),
            },
          ]}
        />
        {value.booked === 'yes' ? <VenueField value={value} onChange={change} country={wedding.l10n.country} /> : null}
      </Stack>
    </StepFrame>
  );
};
