import { guestLengths } from '@posy/shared-contracts/constants';
import { Button, Inline, Row, Rows, Section, Stack, Tag } from '@posy/shared-ui';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { ListNames } from '#guests/names/guest-names';
import { tidyName } from '#guests/rules/guest-item';
import { type Household, isUnnamed } from '#guests/rules/households';
import { AutosavedLine } from '../fields/autosaved-fields';
import { HouseholdPicker } from '../fields/household-picker';
import { type DrawerPartProps, textField } from './part-props';

interface Props extends DrawerPartProps {
  households: readonly Household[];
  names: ListNames;
  hrefOf: (guestId: string) => string;
}

const Members = ({ guest, household, names, hrefOf }: Props) => (
  <Rows>
    {household.members
      .filter(({ id }) => id !== guest.id)
      .map((member) => (
        <Row
          key={member.id}
          href={hrefOf(member.id)}
          title={names.guest(member.id)}
          end={
            member.id === household.id ? (
              <Tag hue="bluebell">
                <FormattedMessage id="guests.note.head" />
              </Tag>
            ) : null
          }
        />
      ))}
  </Rows>
);

const Moves = ({ guest, household, households, names, commands }: Props) => {
  const [isMoving, setMoving] = useState(false);
  const isAlone = household.members.length === 1;
  const others = households.filter(({ id }) => id !== household.id);
  return (
    <>
      <Inline gap={2}>
        {isAlone || isUnnamed(guest) ? null : (
          <>
            {guest.id === household.id ? null : (
              <Button size="s" onPress={() => commands.makeHead(guest.id)}>
                <FormattedMessage id="guests.make-head" />
              </Button>
            )}
            <Button size="s" onPress={() => commands.leave([guest.id])}>
              <FormattedMessage id="guests.leave" />
            </Button>
          </>
        )}
        {others.length === 0 ? null : (
          <Button size="s" aria-expanded={isMoving} onPress={() => setMoving(!isMoving)}>
            <FormattedMessage id="guests.move" />
          </Button>
        )}
        <Button size="s" onPress={() => commands.addPlusOne(household.id)}>
          <FormattedMessage id="guests.add-plus-one" />
        </Button>
      </Inline>
      {isMoving ? (
        <HouseholdPicker
          households={others}
          names={names}
          onPick={(householdId) => {
            if (householdId === null) return;
            setMoving(false);
            commands.join([guest.id], householdId);
          }}
        />
      ) : null}
    </>
  );
};

/** A guest's household and its head. */
export const HouseholdPart = (props: Props) => {
  const { household, names, canEdit, commands } = props;
  const hasOthers = household.members.length > 1;
  const head = { ...props, guest: household.head };
  return (
    <Section level={3} size="title" title={<FormattedMessage id="guests.household" />}>
      <Stack gap={3}>
        {hasOthers ? (
          <>
            <AutosavedLine
              key={household.id}
              {...textField(head, 'household', household.head.household, (text) => ({ household: tidyName(text) }))}
              save={(text) => commands.change(household.id, { household: tidyName(text) })}
              label={<FormattedMessage id="guests.field.household" />}
              placeholder={names.household({ ...household, head: { ...household.head, household: '' } })}
              most={guestLengths.household}
            />
            <Members {...props} />
          </>
        ) : null}
        {canEdit ? <Moves {...props} /> : null}
      </Stack>
    </Section>
  );
};
