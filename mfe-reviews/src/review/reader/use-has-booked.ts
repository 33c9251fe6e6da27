import { useHost, useSession } from '@posy/remote-kit';
import { useQuery } from '@posy/remote-kit/query';
import { myReviewsQuery } from '../reviews-queries';
import { useWeddingToCome } from './use-wedding-to-come';

/** Returns true when the reader booked the supplier, has had their wedding, and has not written about it. */
export const useHasBooked = (supplierId: string): boolean => {
  const { api } = useHost();
  const session = useSession();
  const isWed = !useWeddingToCome();
  const enabled = isWed && session.status === 'signed-in' && session.user.kind === 'couple' && session.wedding !== null;
  const { data } = useQuery({ ...myReviewsQuery(api), enabled, throwOnError: false });
  return enabled && (data?.booked.some(({ id, publicId }) => id === supplierId || publicId === supplierId) ?? false);
};
