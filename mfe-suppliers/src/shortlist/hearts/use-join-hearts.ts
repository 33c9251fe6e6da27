import { useHost } from '@posy/remote-kit';
import type { MountProps } from '@posy/shared-contracts/mount-props';
import { useEffect } from 'react';
import { type IntlShape, useIntl } from 'react-intl';
import { savedHearts } from '../adapters/saved-hearts';

/** Merges the hearts of this device into the list of a member who may edit it. The code loads when there are some. */
export const joinHearts = (host: MountProps, intl: IntlShape): void => {
  import('./heart-presses')
    .then(({ mergeHearts }) => mergeHearts(host, intl))
    .catch((error: unknown) => host.telemetry.error('shortlist', error));
};

/** The same, wherever the list is shown: a visitor who signs up may open it before any heart. */
export const useJoinHearts = (mayEdit: boolean): void => {
  const host = useHost();
  const intl = useIntl();
  useEffect(() => {
    if (mayEdit && savedHearts.get().length > 0) joinHearts(host, intl);
  }, [host, intl, mayEdit]);
};
