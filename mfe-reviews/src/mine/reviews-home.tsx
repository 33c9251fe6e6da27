import { useSession } from '@posy/remote-kit';
import { useSearchParams } from '@posy/remote-kit/router';
import { Fragment, type ReactNode } from 'react';

interface Props {
  /** A couple's own reviews. */
  own: ReactNode;
  /** The reviews of the supplier that the reader speaks for. */
  ours: ReactNode;
  /** Looks suppliers up: for everybody else, and for people who ask for it. */
  find: ReactNode;
}

/**
 * The screen of reviews that fits the reader. Each has a key: until it is known who reads, the way to look suppliers up
 * waits, in a narrower page, and what waits there does not become wider, but gives its place to the next.
 */
export const ReviewsHome = ({ own, ours, find }: Props) => {
  const session = useSession();
  const [params] = useSearchParams();
  if (params.has('text') || params.has('find') || session.status !== 'signed-in') return find;
  if (session.user.kind === 'supplier') return <Fragment key="ours">{ours}</Fragment>;
  return session.user.kind === 'couple' && session.wedding !== null ? <Fragment key="own">{own}</Fragment> : find;
};
