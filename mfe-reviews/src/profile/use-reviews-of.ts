import { useHost } from '@posy/remote-kit';
import { useQuery } from '@posy/remote-kit/query';
import type { SlotProps } from '@posy/shared-contracts/manifest';
import { ratingQuery, topReviewsQuery } from '#review/reviews-queries';

/** The summary and the top reviews of a supplier; without one that has an id and a name nothing is asked for. */
export const useReviewsOf = ({ supplierId, supplierName }: SlotProps['supplier-profile.reviews']) => {
  const { api } = useHost();
  const enabled = supplierId !== '' && supplierName !== '';
  const rating = useQuery({ ...ratingQuery(api, supplierId), enabled });
  const top = useQuery({ ...topReviewsQuery(api, supplierId), enabled });
  const retry = (): void => {
    for (const read of [rating, top]) if (read.error !== null) void read.refetch();
  };
  /** Something is missing, and is asked for once there is a connection. */
  const isPaused = [rating, top].some((read) => read.data === undefined && read.isPaused);
  return { enabled, rating, top, error: rating.error ?? top.error, isPaused, retry };
};
