import { useHost, useSession } from '@posy/remote-kit';
import { useQuery } from '@posy/remote-kit/query';
import type { EndpointOutput } from '@posy/shared-contracts/endpoints';

const none: EndpointOutput<'ownSuppliers'>['suppliers'] = [];

/** The suppliers that the reader speaks for, by name; empty until they are loaded. The key is that of the inbox. */
export const useOwnSuppliers = (): EndpointOutput<'ownSuppliers'>['suppliers'] => {
  const { api } = useHost();
  const session = useSession();
  const isSupplier = session.status === 'signed-in' && session.user.kind === 'supplier';
  const { data } = useQuery({
    // A person who joins another supplier has that one as current afterwards.
    queryKey: isSupplier ? ['own-suppliers', session.uid, session.user.supplierId] : ['own-suppliers'],
    queryFn: ({ signal }) => api.call('ownSuppliers', {}, { signal }),
    enabled: isSupplier,
    placeholderData: (before) => before,
    throwOnError: false,
  });
  return data?.suppliers ?? none;
};
