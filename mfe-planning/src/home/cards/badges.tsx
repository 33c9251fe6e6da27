import { lazyFeature, useLive } from '@posy/remote-kit';
import { type ReactNode, Suspense } from 'react';
import { badgesQuery } from '#plan/badges/badge-queries';
import { catalogues } from '#plan/badges/messages/index';
import { Known, Rest } from '../known/known';

const BadgeShelf = lazyFeature(async () => (await import('../badges/badge-shelf')).BadgeShelf, catalogues);

/** The badges, once the earned ones are loaded; home leaves them out when they cannot be loaded. */
export const Badges = ({ weddingId, rest }: { weddingId: string; rest: ReactNode }) => {
  const { status, value } = useLive(badgesQuery(weddingId));
  return (
    <Suspense fallback={<Rest />}>
      <Known isKnown={value !== null || status === 'failed'} rest={rest}>
        {value !== null && <BadgeShelf earned={value} />}
      </Known>
    </Suspense>
  );
};
