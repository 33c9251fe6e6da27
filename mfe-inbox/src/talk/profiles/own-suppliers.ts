import { useHost, useSession } from '@posy/remote-kit';
import { useQuery } from '@posy/remote-kit/query';
import type { EndpointOutput } from '@posy/shared-contracts/endpoints';
import { useCallback, useState } from 'react';
import { useIntl } from 'react-intl';

export type OwnSupplier = EndpointOutput<'ownSuppliers'>['suppliers'][number];

const none: readonly OwnSupplier[] = [];

/** The suppliers that the reader speaks for, by name, with the state of the query. */
const useOwnSuppliersQuery = () => {
  const { api } = useHost();
  const session = useSession();
  const isSupplier = session.status === 'signed-in' && session.user.kind === 'supplier';
  return useQuery({
    // The choice of profile does not matter, but a person who joins another supplier has that one as current
    // afterwards.
    queryKey: isSupplier ? ['own-suppliers', session.uid, session.user.supplierId] : ['own-suppliers'],
    queryFn: ({ signal }) => api.call('ownSuppliers', {}, { signal }),
    enabled: isSupplier,
    placeholderData: (before) => before,
  });
};

/** The suppliers that the reader speaks for, by name; empty for couples, and until they are loaded. */
export const useOwnSuppliers = (): readonly OwnSupplier[] => useOwnSuppliersQuery().data?.suppliers ?? none;

/** Returns true once the reader's suppliers have loaded, failed to, or wait for a connection. */
export const useKnowsOwnSuppliers = (): boolean => !useOwnSuppliersQuery().isLoading;

/** Changes the current supplier of the reader's pages, here and on their other devices; a notice reports a failure. */
export const useChooseSupplier = () => {
  const { api, notices, telemetry } = useHost();
  const { formatMessage } = useIntl();
  const [isPending, setPending] = useState(false);
  const choose = useCallback(
    async (supplierId: string): Promise<void> => {
      setPending(true);
      try {
        await api.call('chooseSupplier', { body: { supplierId } });
      } catch (error) {
        telemetry.error('inbox', error);
        notices.show({ tone: 'error', text: formatMessage({ id: 'inbox.profile.failed' }) });
      }
      setPending(false);
    },
    [api, formatMessage, notices, telemetry],
  );
  return { choose: useCallback((supplierId: string) => void choose(supplierId), [choose]), isPending };
};
