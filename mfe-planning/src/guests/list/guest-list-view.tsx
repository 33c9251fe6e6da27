import styled from '@emotion/styled';
import { useAccess } from '@posy/remote-kit';
import type { Wedding } from '@posy/shared-contracts/entities';
import type { Identified } from '@posy/shared-contracts/mount-props';
import { media, VisuallyHidden } from '@posy/shared-ui';
import { useDeferredValue, useMemo, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { type GuestsAddress, useGuestsAddress } from '../address/guests-address';
import { BulkToolbar } from '../edit/bulk-toolbar';
import { type EditMode, useEditMode } from '../edit/use-edit-mode';
import { nameEvent, useListNames } from '../names/guest-names';
import { useTables } from '../queries/guest-events';
import type { ReadyGuests } from '../queries/guest-queries';
import { useGuestCommands } from '../queries/use-guest-commands';
import { countGuests, listGuests } from '../rules/guest-view';
import type { InvitedEvent } from '../rules/invited-events';
import { TooMany } from '../venue/too-many';
import { FilterBar } from './filter-bar';
import { ListHead } from './list-head';
import { NothingListed } from './nothing-listed';
import { type OpenDialog, OpenedParts } from './opened-parts';
import { PrintList } from './print-list';
import { SummaryTiles } from './summary-tiles';
import { GuestTable } from './table/guest-table';
import { linesOf } from './table/list-lines';
import { useHeldRow } from './table/use-held-row';

const Layout = styled.div`
  &[data-editing] {
    padding-block-end: 96px;
  }
  ${media.desk} {
    &[data-beside-drawer] {
      padding-inline-end: 440px;
    }
  }
`;

const Above = styled.div`
  &:not(:empty) {
    margin-block-end: 16px;
  }
`;

interface Props {
  wedding: Identified<Wedding>;
  events: readonly [InvitedEvent, ...InvitedEvent[]];
  list: ReadyGuests;
  openId: string | null;
}

/** Returns the lines of the guests that pass the address's filters, with the counts of the filters. */
const useListed = ({ households }: ReadyGuests, { show, category, text }: GuestsAddress, event: InvitedEvent) => {
  const words = useDeferredValue(text);
  const counts = useMemo(() => countGuests(households, event), [households, event]);
  const listed = useMemo(
    () => listGuests(households, { show, category, text: words }, event),
    [households, show, category, words, event],
  );
  const lines = useMemo(() => linesOf(listed), [listed]);
  return { counts, listed, lines };
};

/** Returns the event that the address names, or the main one. */
const useShownEvent = (events: Props['events'], address: GuestsAddress) => {
  const intl = useIntl();
  const event = events.find(({ id }) => id === address.event) ?? events[0];
  return { event, eventName: event.isMain ? null : nameEvent(intl, event) };
};

const editingOf = (edit: EditMode, open: (part: OpenDialog) => void) => ({
  onAdd: () => open('add'),
  onEdit: edit.isOn ? edit.leave : edit.begin,
  onCategories: () => open('categories'),
});

/** The list with its figures and filters, and the dialogs that open over it. */
export const GuestListView = ({ wedding, events, list, openId }: Props) => {
  const canEdit = useAccess('guests') === 'edit';
  const address = useGuestsAddress();
  const commands = useGuestCommands(wedding.id, list);
  const names = useListNames(list.households);
  const { tables, names: tableNames } = useTables(wedding.id);
  const edit = useEditMode(list.guests);
  const { event, eventName } = useShownEvent(events, address);
  const { counts, listed, lines } = useListed(list, address, event);
  const eventId = event.id;
  const [opened, open] = useState<OpenDialog>(null);
  const isEmpty = list.guests.length === 0;
  const isEditing = edit.isOn && canEdit;
  const { list: heldIn, onPress } = useHeldRow(openId);
  return (
    <Layout
      ref={heldIn}
      onClickCapture={onPress}
      data-beside-drawer={openId === null ? undefined : ''}
      data-editing={isEditing ? '' : undefined}
    >
      <ListHead
        wedding={wedding}
        guests={list.guests.length}
        households={list.households}
        isBesideDrawer={openId !== null}
        isEditing={isEditing}
        editing={canEdit ? editingOf(edit, open) : null}
      />
      <Above>
        <TooMany wedding={wedding} />
      </Above>
      {isEmpty ? null : (
        <>
          <SummaryTiles counts={counts} address={address} event={eventName} />
          <FilterBar counts={counts} address={address} events={events} eventId={eventId} />
          <VisuallyHidden role="status">
            {address.text !== '' && (
              <FormattedMessage
                id="guests.found"
                values={{ count: listed.reduce((sum, { guests }) => sum + guests.length, 0) }}
              />
            )}
          </VisuallyHidden>
        </>
      )}
      {lines.length === 0 ? (
        <NothingListed address={address} isEmpty={isEmpty} onAdd={canEdit ? () => open('add') : null} />
      ) : (
        <GuestTable
          lines={lines}
          names={names}
          tables={tableNames}
          eventId={eventId}
          openId={openId}
          hrefOf={address.guest}
          edit={edit}
          commands={canEdit ? commands : null}
        />
      )}
      <PrintList listed={listed} names={names} tables={tableNames} eventId={eventId} />
      {isEditing ? (
        <BulkToolbar
          edit={edit}
          events={events}
          commands={commands}
          onJoin={() => open('join')}
          onCategorise={() => open('categorise')}
        />
      ) : null}
      <OpenedParts
        {...{ wedding, list, openId, address, commands, names, edit, events, eventId, tables, canEdit, opened }}
        categories={counts.categories}
        onClose={() => open(null)}
      />
    </Layout>
  );
};
