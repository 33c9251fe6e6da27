import { useHost, useOpenItem } from '@posy/remote-kit';
import type { SeatingTable, Wedding } from '@posy/shared-contracts/entities';
import type { Identified } from '@posy/shared-contracts/mount-props';
import { lazy, Suspense, useEffect } from 'react';
import type { GuestsAddress } from '../address/guests-address';
import { LeaveWarning } from '../edit/leave-warning';
import type { EditMode } from '../edit/use-edit-mode';
import type { ListNames } from '../names/guest-names';
import type { ReadyGuests } from '../queries/guest-queries';
import type { GuestCommands } from '../queries/use-guest-commands';
import type { GuestCounts } from '../rules/guest-view';
import type { InvitedEvent } from '../rules/invited-events';

// The dialogs load after the list: their components are the heavier part.
const loadAdd = () => import('../add/add-guests-dialog').then((module) => ({ default: module.AddGuestsDialog }));
const loadDrawer = () => import('../drawer/guest-drawer').then((module) => ({ default: module.GuestDrawer }));
const loadCategories = () =>
  import('../categories/category-dialog').then((module) => ({ default: module.CategoryDialog }));
const loadJoin = () => import('../edit/join-dialog').then((module) => ({ default: module.JoinDialog }));
const AddGuestsDialog = lazy(loadAdd);
const GuestDrawer = lazy(loadDrawer);
const CategoryDialog = lazy(loadCategories);
const JoinDialog = lazy(loadJoin);

/** The dialog that is open over the list and has no address. */
export type OpenDialog = 'add' | 'categories' | 'categorise' | 'join' | null;

interface Props {
  wedding: Identified<Wedding>;
  list: ReadyGuests;
  openId: string | null;
  address: GuestsAddress;
  commands: GuestCommands;
  names: ListNames;
  categories: GuestCounts['categories'];
  edit: EditMode;
  events: readonly InvitedEvent[];
  eventId: string;
  tables: readonly Identified<SeatingTable>[];
  canEdit: boolean;
  opened: OpenDialog;
  onClose: () => void;
}

/** Fetches the dialogs while there is a connection, so that they also open offline. */
const useWhatOpens = (): void =>
  useEffect(() => {
    // A failure is reported when the dialog is opened.
    for (const load of [loadAdd, loadDrawer, loadCategories, loadJoin]) load().catch(() => undefined);
  }, []);

const Popups = ({ wedding, list, commands, names, categories, edit, opened, onClose }: Props) => {
  const known = categories.map(({ category }) => category);
  const chosen = [...edit.ids];
  if (opened === 'add')
    return (
      <AddGuestsDialog
        weddingId={wedding.id}
        guests={list.guests}
        categories={known}
        onAdd={commands.add}
        onClose={onClose}
      />
    );
  if (opened === 'join')
    return (
      <JoinDialog
        households={list.households}
        names={names}
        onJoin={(householdId) => commands.join(chosen, householdId)}
        onClose={onClose}
      />
    );
  return (
    <CategoryDialog
      categories={categories}
      guests={list.guests}
      names={names}
      chosen={opened === 'categorise' ? chosen : null}
      commands={commands}
      onClose={onClose}
    />
  );
};

/** The drawer, the popups and the warning. */
export const OpenedParts = (props: Props) => {
  const { wedding, list, openId, address, commands, names, categories, edit, opened, canEdit } = props;
  const { navigate } = useHost();
  const closeDrawer = (): void => navigate(address.list());
  useOpenItem('guest-drawer', openId !== null, closeDrawer);
  useWhatOpens();
  return (
    <>
      <Suspense fallback={null}>
        {openId === null ? null : (
          <GuestDrawer
            weddingId={wedding.id}
            guestId={openId}
            households={list.households}
            names={names}
            categories={categories.map(({ category }) => category)}
            events={props.events}
            eventId={props.eventId}
            tables={props.tables}
            canEdit={canEdit}
            commands={commands}
            hrefOf={address.guest}
            onOpen={(guestId) => navigate(address.guest(guestId))}
            onClose={closeDrawer}
          />
        )}
        {opened !== null && canEdit ? <Popups {...props} /> : null}
      </Suspense>
      <LeaveWarning edit={edit} />
    </>
  );
};
