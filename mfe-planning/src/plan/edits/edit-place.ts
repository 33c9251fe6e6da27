import { useHost } from '@posy/remote-kit';
import type { EditPlace } from '@posy/remote-kit/edits';
import type { AccessArea } from '@posy/shared-contracts/entities';
import { useMemo } from 'react';
import { useIntl, type IntlShape } from 'react-intl';

/** Where edits of an area are made, with the words that all of them share. */
export const editPlace = (host: EditPlace['host'], intl: IntlShape, area: AccessArea, feature: string): EditPlace => ({
  host,
  feature,
  area,
  words: {
    undo: intl.formatMessage({ id: 'planning.undo' }),
    retry: intl.formatMessage({ id: 'planning.retry' }),
    changedSince: intl.formatMessage({ id: 'planning.changed-since' }),
    forbidden: intl.formatMessage({ id: 'planning.forbidden' }),
  },
});

export const useEditPlace = (area: AccessArea, feature: string): EditPlace => {
  const host = useHost();
  const intl = useIntl();
  return useMemo(() => editPlace(host, intl, area, feature), [host, intl, area, feature]);
};
