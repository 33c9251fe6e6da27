import { type EditPlace, type EditPlaceOf, editPlaceOf, useEditPlaceOf } from '@posy/remote-kit/edits';
import type { AccessArea } from '@posy/shared-contracts/entities';
import { useMemo } from 'react';
import type { IntlShape } from 'react-intl';

/** Message ids that the edits of all areas share. */
const words = {
  undo: 'planning.undo',
  retry: 'planning.retry',
  changedSince: 'planning.changed-since',
  forbidden: 'planning.forbidden',
} satisfies EditPlaceOf['words'];

/** Returns the place in which edits of an area are committed. */
export const editPlace = (host: EditPlace['host'], intl: IntlShape, area: AccessArea, feature: string): EditPlace =>
  editPlaceOf({ feature, area, words }, host, intl);

export const useEditPlace = (area: AccessArea, feature: string): EditPlace =>
  useEditPlaceOf(useMemo(() => ({ feature, area, words }), [area, feature]));
