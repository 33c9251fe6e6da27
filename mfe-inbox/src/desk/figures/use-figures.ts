import { useHost } from '@posy/remote-kit';
import { useQuery } from '@posy/remote-kit/query';
import type { EndpointOutput } from '@posy/shared-contracts/endpoints';

export type Figures = EndpointOutput<'ownFigures'>;

/** Numbers that are drawn by week, in their order. */
export const measures = ['views', 'hearts', 'enquiries', 'bookings'] as const;
export type Measure = (typeof measures)[number];

/** The figures of one of the reader's suppliers. */
export const useFigures = (supplierId: string) => {
  const { api } = useHost();
  return useQuery({
    queryKey: ['own-figures', supplierId],
    queryFn: ({ signal }) => api.call('ownFigures', { body: { supplierId } }, { signal }),
    throwOnError: false,
  });
};
