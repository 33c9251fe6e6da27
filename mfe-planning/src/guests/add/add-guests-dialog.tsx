import { useHost, useOpenItem } from '@posy/remote-kit';
import { guestLengths } from '@posy/shared-contracts/constants';
import { type InvitationType, invitationTypes } from '@posy/shared-contracts/entities';
import type { DeviceContact } from '@posy/shared-contracts/mount-props';
import { Button } from '@posy/shared-ui';
import { ComboField, FieldGrid, SelectField, TextAreaField } from '@posy/shared-ui/forms';
import { Dialog, DialogForm } from '@posy/shared-ui/overlays';
import { useMemo, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { partNames } from '../names/guest-names';
import type { GuestItem } from '../rules/guest-item';
import { contactLines, withContacts, withLines } from './contact-lines';
import { ContactsButton } from './contacts-button';
import { forgetNames, savedNames, saveNames } from './saved-names';
import { countTyped, duplicatesOf, readTyped, typedGuests } from './typed-guests';
import { TypedPreview } from './typed-preview';

interface Props {
  weddingId: string;
  guests: readonly GuestItem[];
  categories: readonly string[];
  onAdd: (guests: readonly GuestItem[]) => void;
  onClose: () => void;
}

/** The typed text, stored on this device until its guests are added. */
const useTyped = (weddingId: string) => {
  const [text, setText] = useState(() => savedNames(weddingId));
  const change = (next: string): void => {
    setText(next);
    saveNames(weddingId, next);
  };
  return { text, change };
};

const AddGuestsForm = ({ weddingId, guests, categories, onAdd, onClose }: Props) => {
  const { formatMessage } = useIntl();
  const { firestore } = useHost();
  const { text, change } = useTyped(weddingId);
  const [invitationType, setInvited] = useState<InvitationType>('day');
  const [category, setCategory] = useState('');
  const [wasAsked, setAsked] = useState(false);
  const [contacts, setContacts] = useState<readonly DeviceContact[]>([]);
  const lines = useMemo(() => readTyped(text), [text]);
  const duplicates = useMemo(() => duplicatesOf(lines, guests), [lines, guests]);
  const count = countTyped(lines);
  const isFaulty = lines.some(({ kind }) => kind === 'fault');
  const submit = (): void => {
    setAsked(true);
    if (count.guests === 0 || isFaulty) return;
    const typed = typedGuests(lines, { category: category.trim(), invitationType }, () => firestore.newId());
    onAdd(withContacts(typed, contacts));
    forgetNames(weddingId);
    onClose();
  };
  const take = (picked: readonly DeviceContact[]): void => {
    setContacts((before) => [...before, ...picked]);
    change(withLines(text, contactLines(picked)));
  };
  const matching = categories.filter((one) => one.toLocaleLowerCase().includes(category.toLocaleLowerCase()));
  return (
    <DialogForm
      onSubmit={submit}
      actions={
        <>
          <Button kind="plain" onPress={onClose}>
            <FormattedMessage id="planning.cancel" />
          </Button>
          <Button kind="main" type="submit">
            <FormattedMessage id="guests.add.submit" values={{ count: count.guests }} />
          </Button>
        </>
      }
    >
      <TextAreaField
        label={<FormattedMessage id="guests.add.names" />}
        help={<FormattedMessage id="guests.add.help" />}
        error={wasAsked && lines.length === 0 ? formatMessage({ id: 'guests.add.nothing' }) : undefined}
        value={text}
        onChange={change}
        rows={6}
        autoFocus
        isRequired
      />
      <ContactsButton onPicked={take} />
      <TypedPreview lines={lines} duplicates={duplicates} count={count} />
      <FieldGrid>
        <SelectField
          label={<FormattedMessage id="guests.add.invited" />}
          value={invitationType}
          options={invitationTypes.map((value) => ({ value, label: formatMessage({ id: partNames[value] }) }))}
          onChange={(value) => setInvited(value as InvitationType)}
        />
        <ComboField
          label={<FormattedMessage id="guests.add.category" />}
          optionalLabel={<FormattedMessage id="guests.optional" />}
          value={category}
          onChange={(value) => setCategory(value.slice(0, guestLengths.category))}
          options={
            category === '' || matching.includes(category) ? [] : matching.map((one) => ({ id: one, label: one }))
          }
          onSelect={({ label }) => setCategory(label)}
        />
      </FieldGrid>
    </DialogForm>
  );
};

/** The add-guests popup: many at once. Back closes it; the typed text stays. Source: S2-popup-08, S2-back-04. */
export const AddGuestsDialog = (props: Props) => {
  const { formatMessage } = useIntl();
  useOpenItem('add-guests-popup', true, props.onClose);
  return (
    <Dialog
      isOpen
      isSticky
      onClose={props.onClose}
      title={formatMessage({ id: 'guests.add.title' })}
      closeLabel={formatMessage({ id: 'planning.close' })}
    >
      <AddGuestsForm {...props} />
    </Dialog>
  );
};
