import { useHost } from '@posy/remote-kit';
import type { EditPlace } from '@posy/remote-kit/edits';
import type { MountProps } from '@posy/shared-contracts/mount-props';
import { useMemo } from 'react';
import { useIntl, type IntlShape } from 'react-intl';

/** Where edits of the shortlist are made. */
export const editPlace = (host: MountProps, intl: IntlShape): EditPlace => ({
  host,
  feature: 'shortlist',
  area: 'suppliers',
  words: {
    undo: intl.formatMessage({ id: 'shortlist.undo' }),
    retry: intl.formatMessage({ id: 'shortlist.retry' }),
    changedSince: intl.formatMessage({ id: 'shortlist.changedSince' }),
    forbidden: intl.formatMessage({ id: 'shortlist.forbidden' }),
  },
});

export const useEditPlace = (): EditPlace => {
  const host = useHost();
  const intl = useIntl();
  return useMemo(() => editPlace(host, intl), [host, intl]);
};
