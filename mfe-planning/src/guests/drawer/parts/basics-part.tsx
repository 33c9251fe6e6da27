import { guestLengths } from '@posy/shared-contracts/constants';
import { type InvitationType, invitationTypes } from '@posy/shared-contracts/entities';
import { Section, Stack } from '@posy/shared-ui';
import { FieldGrid, SelectField, SwitchField } from '@posy/shared-ui/forms';
import { FormattedMessage, useIntl } from 'react-intl';
import { partNames } from '#guests/names/guest-names';
import { tidyName } from '#guests/rules/guest-item';
import { AutosavedCombo, AutosavedLine } from '../fields/autosaved-fields';
import { type DrawerPartProps, textField } from './part-props';

const ages = Array.from({ length: 18 }, (_none, age) => age);

const Childhood = ({ guest, canEdit, commands }: DrawerPartProps) => {
  const { formatMessage } = useIntl();
  const toAge = (text: string): number | null => (text === '' ? null : Number(text));
  return (
    <>
      <SwitchField
        label={<FormattedMessage id="guests.field.child" />}
        isOn={guest.child}
        isDisabled={!canEdit}
        onChange={(child) => void commands.change(guest.id, child ? { child } : { child, age: null })}
      />
      {guest.child ? (
        <SelectField
          label={<FormattedMessage id="guests.field.age" />}
          value={guest.age === null ? '' : String(guest.age)}
          placeholder={formatMessage({ id: 'guests.field.age.unknown' })}
          options={ages.map((age) => ({ value: String(age), label: String(age) }))}
          isDisabled={!canEdit}
          onChange={(age) => void commands.change(guest.id, { age: toAge(age) })}
        />
      ) : null}
    </>
  );
};

/** A guest's name, category and invitation. */
export const BasicsPart = (props: DrawerPartProps & { categories: readonly string[] }) => {
  const { guest, household, canEdit, commands, categories } = props;
  const { formatMessage } = useIntl();
  const mayBeEmpty = guest.plusOne;
  return (
    <Section level={3} size="title" title={<FormattedMessage id="guests.details" />}>
      <Stack gap={4}>
        <AutosavedLine
          {...textField(props, 'name', guest.name, (name) => ({ name: tidyName(name) }))}
          label={<FormattedMessage id="guests.field.name" />}
          most={guestLengths.name}
          isValid={(name) => mayBeEmpty || name !== ''}
          error={<FormattedMessage id="guests.field.name.missing" />}
        />
        <FieldGrid>
          {' '}
          <SelectField
            label={<FormattedMessage id="guests.add.invited" />}
            value={guest.invitationType}
            isDisabled={!canEdit}
            options={invitationTypes.map((value) => ({ value, label: formatMessage({ id: partNames[value] }) }))}
            onChange={(type) => void commands.change(guest.id, { invitationType: type as InvitationType })}
          />
          <AutosavedCombo
            {...textField(props, 'category', guest.category, (category) => ({ category: tidyName(category) }))}
            label={<FormattedMessage id="guests.add.category" />}
            most={guestLengths.category}
            suggestions={categories}
          />
        </FieldGrid>
        <Childhood {...props} />
        {guest.id === household.id ? null : (
          <SwitchField
            label={<FormattedMessage id="guests.field.plus-one" />}
            isOn={guest.plusOne}
            isDisabled={!canEdit || (guest.plusOne && guest.name.trim() === '')}
            onChange={(plusOne) => void commands.change(guest.id, { plusOne })}
          />
        )}
      </Stack>
    </Section>
  );
};
