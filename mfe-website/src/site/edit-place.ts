import { type EditPlace, type EditPlaceOf, editPlaceOf, useEditPlaceOf } from '@posy/remote-kit/edits';
import type { IntlShape } from 'react-intl';

const website: EditPlaceOf<EditPlace['host']> = {
  feature: 'website',
  area: 'website',
  words: {
    undo: 'website.undo',
    retry: 'website.retry',
    changedSince: 'website.changed-since',
    forbidden: 'website.forbidden',
  },
};

/** The place in which people edit the website and its events. */
export const websitePlace = (host: EditPlace['host'], intl: IntlShape): EditPlace => editPlaceOf(website, host, intl);

export const useWebsitePlace = (): EditPlace => useEditPlaceOf(website);
