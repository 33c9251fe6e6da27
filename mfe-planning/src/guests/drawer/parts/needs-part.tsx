import { guestLengths } from '@posy/shared-contracts/constants';
import { allergens, diets } from '@posy/shared-contracts/entities';
import { Chip, ChipGroup, Section, Stack, Text } from '@posy/shared-ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { allergenNames, dietNames, nameAlone } from '#guests/names/guest-names';
import { AutosavedLine, AutosavedText } from '../fields/autosaved-fields';
import { type DrawerPartProps, textField } from './part-props';

/** The order of the whole list, so that the needs of two guests compare. */
const toggled = <T extends string>(all: readonly T[], chosen: readonly T[], one: T): T[] =>
  all.filter((entry) => (entry === one ? !chosen.includes(one) : chosen.includes(entry)));

interface ChoiceProps<T extends string> {
  label: string;
  all: readonly T[];
  chosen: readonly T[];
  nameOf: (one: T) => string;
  isDisabled: boolean;
  onChange: (chosen: T[]) => void;
}

const Choices = <T extends string>({ label, all, chosen, nameOf, isDisabled, onChange }: ChoiceProps<T>) => (
  <Stack gap={2}>
    <Text size="label" isStrong aria-hidden>
      {label}
    </Text>
    <ChipGroup label={label}>
      {all.map((one) => (
        <Chip
          key={one}
          isChosen={chosen.includes(one)}
          isDisabled={isDisabled}
          onPress={() => onChange(toggled(all, chosen, one))}
        >
          {nameOf(one)}
        </Chip>
      ))}
    </ChipGroup>
  </Stack>
);

/** A guest's meal, diets and allergens. */
export const NeedsPart = (props: DrawerPartProps) => {
  const { guest, canEdit, commands } = props;
  const intl = useIntl();
  const { formatMessage } = intl;
  return (
    <Section level={3} size="title" title={<FormattedMessage id="guests.needs" />}>
      <Stack gap={4}>
        <AutosavedLine
          {...textField(props, 'meal', guest.meal, (meal) => ({ meal }))}
          label={<FormattedMessage id="guests.field.meal" />}
          most={guestLengths.meal}
        />
        <Choices
          label={formatMessage({ id: 'guests.field.diets' })}
          all={diets}
          chosen={guest.diets}
          nameOf={(diet) => nameAlone(intl, dietNames[diet])}
          isDisabled={!canEdit}
          onChange={(chosen) => void commands.change(guest.id, { diets: chosen })}
        />
        <Choices
          label={formatMessage({ id: 'guests.field.allergens' })}
          all={allergens}
          chosen={guest.allergens}
          nameOf={(allergen) => nameAlone(intl, allergenNames[allergen])}
          isDisabled={!canEdit}
          onChange={(chosen) => void commands.change(guest.id, { allergens: chosen })}
        />
        <AutosavedText
          {...textField(props, 'diet-notes', guest.dietNotes, (dietNotes) => ({ dietNotes }))}
          label={<FormattedMessage id="guests.field.diet-notes" />}
          most={guestLengths.dietNotes}
        />
      </Stack>
    </Section>
  );
};
