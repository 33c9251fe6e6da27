import { type EditPlace, type EditPlaceOf, editPlaceOf, useEditPlaceOf } from '@posy/remote-kit/edits';
import type { IntlShape } from 'react-intl';

const shortlist: EditPlaceOf<EditPlace['host']> = {
  feature: 'shortlist',
  area: 'suppliers',
  words: {
    undo: 'shortlist.undo',
    retry: 'shortlist.retry',
    changedSince: 'shortlist.changedSince',
    forbidden: 'shortlist.forbidden',
  },
};

/** The place for edits of the shortlist. */
export const editPlace = (host: EditPlace['host'], intl: IntlShape): EditPlace => editPlaceOf(shortlist, host, intl);

export const useEditPlace = (): EditPlace => useEditPlaceOf(shortlist);

/** The uid of the member who edits; empty for visitors, who cannot save. */
export const uidOf = ({ session }: EditPlace['host']): string => {
  const person = session.get();
  return person.status === 'signed-in' ? person.uid : '';
};
