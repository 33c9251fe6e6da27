import { guestLengths } from '@posy/shared-contracts/constants';
import { Button, Chip, ChipGroup, Heading, Inline } from '@posy/shared-ui';
import { Form, TextField } from '@posy/shared-ui/forms';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ListNames } from '../names/guest-names';
import { type GuestItem, tidyName } from '../rules/guest-item';
import { GuestPicker } from './guest-picker';

interface Props {
  known: readonly string[];
  guests: readonly GuestItem[];
  names: ListNames;
  /** Ids of the guests to sort; null lets the person pick them here. */
  chosen: readonly string[] | null;
  onAssign: (guestIds: readonly string[], category: string) => void;
}

type MissingField = 'name' | 'guests' | null;

/** Puts guests into a category, an existing one or a new one. */
export const AssignForm = ({ known, guests, names, chosen, onAssign }: Props) => {
  const { formatMessage } = useIntl();
  const [category, setCategory] = useState('');
  const [picked, setPicked] = useState<readonly string[]>([]);
  const [missing, setMissing] = useState<MissingField>(null);
  const submit = (): void => {
    const ids = chosen ?? picked;
    const lacks = tidyName(category) === '' ? 'name' : ids.length === 0 ? 'guests' : null;
    setMissing(lacks);
    if (lacks !== null) return;
    onAssign(ids, tidyName(category));
    setCategory('');
    setPicked([]);
  };
  return (
    <Form onSubmit={submit}>
      {chosen !== null ? null : (
        <Heading level={3} size="title">
          <FormattedMessage id="guests.categories.new" />
        </Heading>
      )}
      <TextField
        label={<FormattedMessage id="guests.categories.name" />}
        value={category}
        onChange={setCategory}
        maxLength={guestLengths.category}
        {...(missing === 'name' && { error: formatMessage({ id: 'guests.categories.name.missing' }) })}
      />
      {known.length === 0 ? null : (
        <ChipGroup label={formatMessage({ id: 'guests.categories.known' })}>
          {known.map((name) => (
            <Chip key={name} isChosen={tidyName(category) === name} onPress={() => setCategory(name)}>
              {name}
            </Chip>
          ))}
        </ChipGroup>
      )}
      {chosen !== null ? null : (
        <GuestPicker
          guests={guests}
          names={names}
          picked={picked}
          onPick={setPicked}
          error={missing === 'guests' ? formatMessage({ id: 'guests.categories.guests.missing' }) : undefined}
        />
      )}
      <Inline justify="end" gap={2}>
        {chosen === null ? null : (
          <Button kind="plain" onPress={() => onAssign(chosen, '')}>
            <FormattedMessage id="guests.categories.clear" />
          </Button>
        )}
        <Button kind="main" type="submit">
          <FormattedMessage id="guests.categories.submit" />
        </Button>
      </Inline>
    </Form>
  );
};
