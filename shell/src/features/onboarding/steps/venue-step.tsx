import { useHost } from '@posy/remote-kit';
import { supplierConstants } from '@posy/shared-contracts/constants';
import type { Wedding } from '@posy/shared-contracts/entities';
import { weddingHeads } from '@posy/shared-contracts/rules';
import { Stack } from '@posy/shared-ui';
import { ComboField, RadioGroupField } from '@posy/shared-ui/forms';
import { MapPinIcon } from '@posy/shared-ui/icons';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import * as v from 'valibot';
import { sessionDrafts } from '#adapters/stored/session-drafts';
import { useOnboarding } from '../flow/use-onboarding';
import { PlacePicture, SmallPlacePicture } from '../place/place-picture';
import { StepFrame } from '../question/step-frame';
import { Tip } from '../question/tip';
import { useMoney } from '../question/use-money';
import { type FoundVenue, useVenueSuggestions } from '../venues/use-venue-suggestions';
import { useVenuesAround, type VenueLook } from '../venues/use-venues-around';
import { withRoomFor } from '../venues/venues-around';
import type { OnboardingStepProps } from './step-props';

const answerSchema = v.object({
  booked: v.picklist(['', 'yes', 'no']),
  text: v.string(),
  found: v.nullable(v.object({ id: v.string(), name: v.string(), town: v.string() })),
});
type TypedVenueAnswer = v.InferOutput<typeof answerSchema>;
const nothing: TypedVenueAnswer = { booked: '', text: '', found: null };

/** Returns the venue for other parts: one of the directory, one by its name only, or null. */
const venueOf = ({ booked, text, found }: TypedVenueAnswer): { supplierId: string | null; name: string } | null => {
  const name = text.trim();
  if (booked !== 'yes' || name === '') return null;
  return { supplierId: found?.name === name ? found.id : null, name };
};

const VenueField = ({
  value,
  onChange,
  country,
}: {
  value: TypedVenueAnswer;
  onChange: (value: TypedVenueAnswer) => void;
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
      onChange={(text) => onChange({ ...value, text: text.slice(0, supplierConstants.ownLengths.name) })}
      options={venues.map(({ id, name, town }) => ({ id, label: name, note: town }))}
      onSelect={({ id }) => take(venues.find((venue) => venue.id === id))}
      countText={(count) => formatMessage({ id: 'shell.onboarding.venue.found' }, { count })}
    />
  );
};

/** The number of venues around with enough capacity, and their lowest price. */
const VenueTip = ({ look: { around, place }, wedding }: { look: VenueLook; wedding: Wedding }) => {
  const { formatMessage } = useIntl();
  const money = useMoney(around?.from?.currency ?? 'GBP');
  if (around === null) return null;
  const guests = weddingHeads(wedding).all;
  const of = around.capacities.length;
  const count = withRoomFor(around, guests);
  const title =
    guests === 0 || of === 0
      ? formatMessage({ id: 'shell.onboarding.venue.around' }, { count: around.count, place })
      : formatMessage({ id: 'shell.onboarding.guests.room' }, { count, of, guests, place });
  return (
    <Tip title={title}>
      {around.from === null
        ? null
        : formatMessage({ id: 'shell.onboarding.where.from' }, { amount: money(around.from.amount) })}
    </Tip>
  );
};

type FoundCountry = OnboardingStepProps['session']['wedding']['l10n']['country'];

/** Asks whether a venue is booked, and which: one of the directory, or any other by its name. */
export const VenueStep = ({ session }: OnboardingStepProps) => {
  const { formatMessage } = useIntl();
  const host = useHost();
  const { wedding } = session;
  const key = `onboarding-venue.${wedding.id}`;
  const [value, setValue] = useState<TypedVenueAnswer>(
    () => sessionDrafts.read(key, answerSchema) ?? { ...nothing, booked: wedding.bookings.venue ? 'yes' : '' },
  );
  const { answer, isSaving, later } = useOnboarding(session, 'venue');
  const change = (next: TypedVenueAnswer): void => {
    setValue(next);
    sessionDrafts.write(key, next);
  };
  const choose = (booked: boolean): void => {
    sessionDrafts.write(key, null);
    host.bus
      .publish('onboarding.venue-answered', { weddingId: wedding.id, booked, venue: venueOf(value) })
      .catch((error: unknown) => host.telemetry.error('onboarding', error));
  };
  const skip = (): void => void answer({ changes: [] });
  const finish = (): void => {
    if (value.booked === '') return skip();
    const booked = value.booked === 'yes';
    void answer({ changes: [], alongside: { 'bookings.venue': booked }, onSaved: () => choose(booked) });
  };
  const look = useVenuesAround(wedding.location, wedding.l10n.country) ?? null;
  const isBooked = value.booked === 'yes';
  const venue = venueOf(value)?.name;
  return (
    <StepFrame
      step="venue"
      wedding={wedding}
      side={look === null ? undefined : <PlacePicture look={look} venue={venue} />}
      sideHue="fern"
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
        {isBooked ? <VenueField value={value} onChange={change} country={wedding.l10n.country} /> : null}
        {look === null ? null : <SmallPlacePicture look={look} venue={venue} />}
        {look === null || isBooked ? null : <VenueTip look={look} wedding={wedding} />}
      </Stack>
    </StepFrame>
  );
};
