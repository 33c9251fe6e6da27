import { noteConstants } from '@posy/shared-contracts/constants';
import type { Note } from '@posy/shared-contracts/entities';
import type { SlotProps } from '@posy/shared-contracts/manifest';

type Shown = SlotProps['supplier-picture.actions'];

/** Makes the note of a supplier's picture: its words, whose it is, and the link. `address` is its whole link. */
export const pictureNote = (
  { title, supplierName }: Pick<Shown, 'title' | 'supplierName'>,
  address: string,
): Pick<Note, 'title' | 'body' | 'link'> => ({
  title: (title === '' ? supplierName : title).slice(0, noteConstants.titleLength),
  body: [...(title === '' ? [] : [supplierName]), address].join('\n'),
  link: null,
});
