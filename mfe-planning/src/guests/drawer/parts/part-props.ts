import type { GuestCommands } from '#guests/queries/use-guest-commands';
import type { GuestItem } from '#guests/rules/guest-item';
import type { GuestFields } from '#guests/rules/guest-item';
import type { Household } from '#guests/rules/households';

/** The props of each part of the drawer. */
export interface DrawerPartProps {
  weddingId: string;
  guest: GuestItem;
  household: Household;
  canEdit: boolean;
  commands: GuestCommands;
}

/** Returns the options that store and save a text field of a guest. */
export const textField = (
  { weddingId, guest, canEdit, commands }: DrawerPartProps,
  name: string,
  stored: string,
  fields: (text: string) => GuestFields,
) => ({
  draftKey: `guest.${weddingId}.${guest.id}.${name}`,
  stored,
  save: (text: string) => commands.change(guest.id, fields(text)),
  isDisabled: !canEdit,
});
