import { useSession } from '@posy/remote-kit';
import { useSearchParams } from '@posy/remote-kit/router';
import type { ReactNode } from 'react';

interface Props {
  /** A couple's own reviews. */
  own: ReactNode;
  /** The reviews of the supplier that the reader speaks for. */
  ours: ReactNode;
  /** Looks suppliers up: for everybody else, and for people who ask for it. */
  find: ReactNode;
}

/** The screen of reviews that fits the reader. */
export const ReviewsHome = ({ own, ours, find }: Props) => {
  const session = useSession();
  const [params] = useSearchParams();
  if (params.has('text') || params.has('find') || session.status !== 'signed-in') return find;
  if (session.user.kind === 'supplier') return ours;
  return session.user.kind === 'couple' && session.wedding !== null ? own : find;
};
