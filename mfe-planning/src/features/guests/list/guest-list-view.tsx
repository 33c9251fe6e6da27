import { useAccess } from '@posy/remote-kit';
import { Button, Card, EmptyState, IconButton, PageHead, Row, Rows, Section, Stack } from '@posy/shared-ui';
import { Spot } from '@posy/shared-ui/art';
import { PlusIcon, TrashIcon } from '@posy/shared-ui/icons';
import { lazy, Suspense, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Household } from '../../../domain/guests/households';
import { nameHousehold, partNames, useGuestNames } from '../guest-names';
import type { ReadyGuests } from '../guest-queries';
import { useGuestCommands, type GuestCommands } from '../use-guest-commands';

const AddGuestsDialog = lazy(() =>
  import('../add/add-guests-dialog').then((module) => ({ default: module.AddGuestsDialog })),
);

interface HouseholdProps {
  household: Household;
  names: ReadonlyMap<string, string>;
  canEdit: boolean;
  commands: GuestCommands;
}

const HouseholdCard = ({ household, names, canEdit, commands }: HouseholdProps) => {
  const intl = useIntl();
  return (
    <Card>
      <Section level={2} size="h3" title={nameHousehold(intl, household)}>
        <Rows>
          {household.members.map((guest) => {
            const name = names.get(guest.id) ?? '';
            return (
              <Row
                key={guest.id}
                title={name}
                note={<FormattedMessage id={partNames[guest.invitationType]} />}
                end={
                  canEdit ? (
                    <IconButton
                      label={intl.formatMessage({ id: 'guests.remove.named' }, { name })}
                      onPress={() => commands.remove([guest.id])}
                    >
                      <TrashIcon />
                    </IconButton>
                  ) : null
                }
              />
            );
          })}
        </Rows>
      </Section>
    </Card>
  );
};

interface Props {
  weddingId: string;
  list: ReadyGuests;
}

/** The list with its title and the add-guests popup. */
export const GuestListView = ({ weddingId, list }: Props) => {
  const canEdit = useAccess('guests') === 'edit';
  const commands = useGuestCommands(weddingId, list);
  const names = useGuestNames(list.households);
  const [isAdding, setAdding] = useState(false);
  const { guests, households } = list;
  const categories = [...new Set(guests.map(({ category }) => category))].filter((category) => category !== '').sort();
  const add = canEdit ? (
    <Button kind="main" icon={<PlusIcon />} onPress={() => setAdding(true)}>
      <FormattedMessage id="guests.add" />
    </Button>
  ) : null;
  return (
    <>
      <PageHead
        title={<FormattedMessage id="guests.title" />}
        lead={<FormattedMessage id="guests.lead" values={{ guests: guests.length, households: households.length }} />}
        actions={guests.length === 0 ? null : add}
      />
      {guests.length === 0 ? (
        <EmptyState
          level={2}
          picture={<Spot kind="guests" />}
          title={<FormattedMessage id="guests.empty.title" />}
          actions={add}
        >
          <FormattedMessage id={canEdit ? 'guests.empty.text' : 'guests.empty.view'} />
        </EmptyState>
      ) : (
        <Stack gap={4}>
          {households.map((household) => (
            <HouseholdCard
              key={household.id}
              household={household}
              names={names}
              canEdit={canEdit}
              commands={commands}
            />
          ))}
        </Stack>
      )}
      <Suspense fallback={null}>
        {isAdding && (
          <AddGuestsDialog
            weddingId={weddingId}
            guests={guests}
            categories={categories}
            onAdd={commands.add}
            onClose={() => setAdding(false)}
          />
        )}
      </Suspense>
    </>
  );
};
