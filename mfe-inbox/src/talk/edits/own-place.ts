import { type EditPlace, type EditPlaceOf, editPlaceOf, useEditPlaceOf } from '@posy/remote-kit/edits';
import type { IntlShape } from 'react-intl';
import { editWords } from './edit-words';

const own: EditPlaceOf<EditPlace['host']> = { feature: 'inbox', area: 'own', words: editWords };

/** The place for edits of a supplier's own account. */
export const ownPlace = (host: EditPlace['host'], intl: IntlShape): EditPlace => editPlaceOf(own, host, intl);

export const useOwnPlace = (): EditPlace => useEditPlaceOf(own);
