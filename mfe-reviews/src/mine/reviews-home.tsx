import { useSession } from '@posy/remote-kit';
import { useSearchParams } from '@posy/remote-kit/router';
import type { ReactNode } from 'react';

/** Whether the screen of reviews is a couple's own; everybody else, and who asks for it, looks suppliers up. */
export const ReviewsHome = ({ own, find }: { own: ReactNode; find: ReactNode }) => {
  const session = useSession();
  const [params] = useSearchParams();
  const isLooking = params.has('text') || params.has('find');
  const isCouple = session.status === 'signed-in' && session.user.kind === 'couple' && session.wedding !== null;
  return isCouple && !isLooking ? own : find;
};
