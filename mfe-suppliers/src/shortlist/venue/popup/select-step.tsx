import { useHost, useOnline } from '@posy/remote-kit';
import { useQueryClient } from '@posy/remote-kit/query';
import { Button, IconButton, Inline, InlineError, LinkButton, Row, Rows, Text } from '@posy/shared-ui';
import { RadioGroupField, SearchField } from '@posy/shared-ui/forms';
import { ArrowLeftIcon, PlusIcon } from '@posy/shared-ui/icons';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { EntryPicture } from '#shortlist/dialogs/entry-picture';
import { useDirectoryNames } from '#shortlist/own/use-directory-names';
import { type ShortlistEntry, stateOf } from '#shortlist/rules/entry';
import { supplierQuery } from '#supplier/rules/supplier-query';
import { askedVenues } from '../rules/occasions';
import { foundOf, type PickedVenue } from '../rules/venue-steps';
import { StepFrame, type VenueStepProps } from './step-frame';
import { useVenueNote } from './venue-note';

/** Returns venues that the couple likes or asked; not ignored or removed ones. */
const ownVenues = (entries: readonly ShortlistEntry[]): ShortlistEntry[] => {
  const asked = new Set(askedVenues(entries).map(({ id }) => id));
  const isOpen = (entry: ShortlistEntry): boolean => ['shortlisted', 'unbooked'].includes(stateOf(entry) ?? '');
  return entries.filter((entry) => entry.type === 'venues' && (asked.has(entry.id) || isOpen(entry)));
};

/** Suppliers of the directory with the typed name. */
const FoundVenues = ({
  typed,
  own,
  onTake,
}: {
  typed: string;
  own: readonly ShortlistEntry[];
  onTake: (id: string, name: string) => void;
}) => {
  const isOnline = useOnline();
  const { suppliers, isAsking } = useDirectoryNames(typed, 'venues');
  if (typed.trim().length < 2) return null;
  const others = suppliers.filter(({ id }) => !own.some((entry) => entry.id === id));
  if (others.length === 0)
    return (
      <Text tone="soft" size="small" role="status">
        <FormattedMessage id={!isOnline ? 'own.find.offline' : isAsking ? 'own.find.asking' : 'own.find.nobody'} />
      </Text>
    );
  return (
    <Rows>
      {others.map(({ id, name, town }) => (
        <Row
          key={id}
          title={
            <LinkButton type="button" onClick={() => onTake(id, name)}>
              {name}
            </LinkButton>
          }
          note={town}
        />
      ))}
    </Rows>
  );
};

/** Takes a supplier of the directory with the fields that a list needs. */
const useTaking = (onTaken: (picked: PickedVenue) => void) => {
  const { api, notices, telemetry } = useHost();
  const { formatMessage } = useIntl();
  const queries = useQueryClient();
  return (id: string, name: string): void => {
    queries
      .ensureQueryData(supplierQuery(api, id))
      .then((profile) => onTaken({ id: profile.id, name: profile.name, found: foundOf(profile) }))
      .catch((error: unknown) => {
        telemetry.error('venue-confirmation', error);
        notices.show({ tone: 'error', text: formatMessage({ id: 'venue.select.failed' }, { name }) });
      });
  };
};

/** Source: S4-venue-popup-02. */
export const SelectStep = ({
  progress,
  entries,
  fault,
  onChange,
  onAnswer,
  onBack,
  onClose,
}: VenueStepProps & { entries: readonly ShortlistEntry[] }) => {
  const { formatMessage } = useIntl();
  const [typed, setTyped] = useState('');
  const { picked } = progress;
  const own = ownVenues(entries);
  const noteOf = useVenueNote();
  const take = useTaking((taken) => onChange({ ...progress, picked: taken }));
  const options = own.map((entry) => ({
    value: entry.id,
    label: entry.name,
    note: noteOf(entry),
    picture: <EntryPicture entry={entry} />,
  }));
  const isOther = picked !== null && !own.some(({ id }) => id === picked.id);
  const shown = isOther ? [...options, { value: picked.id, label: picked.name, note: picked.found?.town }] : options;
  const choose = (id: string): void => {
    const entry = own.find((one) => one.id === id);
    if (entry !== undefined) onChange({ ...progress, picked: { id, name: entry.name, found: null } });
  };
  return (
    <StepFrame
      step={progress.step}
      place={2}
      title={<FormattedMessage id="venue.select.title" />}
      onClose={onClose}
      beside={
        <Inline gap={2}>
          <IconButton label={formatMessage({ id: 'venue.back' })} onPress={onBack}>
            <ArrowLeftIcon />
          </IconButton>
          <Button
            kind="plain"
            icon={<PlusIcon />}
            onPress={() => onChange({ ...progress, step: 'customSupplier', typed: typed.trim() })}
          >
            <FormattedMessage id="venue.select.notHere" />
          </Button>
        </Inline>
      }
      next={{ words: <FormattedMessage id="venue.select.next" />, run: () => onAnswer(progress) }}
    >
      <SearchField
        label={formatMessage({ id: 'venue.select.name' })}
        placeholder={formatMessage({ id: 'venue.select.example' })}
        clearLabel={formatMessage({ id: 'own.find.clear' })}
        value={typed}
        onChange={setTyped}
      />
      <FoundVenues typed={typed} own={own} onTake={take} />
      {shown.length === 0 ? (
        <>
          <Text tone="soft">
            <FormattedMessage id="venue.select.none" />
          </Text>
          {fault === null ? null : (
            <InlineError isAlert>
              <FormattedMessage id="venue.select.missing" />
            </InlineError>
          )}
        </>
      ) : (
        <RadioGroupField
          layout="cards"
          label={formatMessage({ id: 'venue.select.yours' })}
          value={picked?.id ?? ''}
          onChange={choose}
          options={shown}
          error={fault === null ? undefined : formatMessage({ id: 'venue.select.missing' })}
        />
      )}
    </StepFrame>
  );
};
