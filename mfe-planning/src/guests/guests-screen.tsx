import { useHost, useTitle } from '@posy/remote-kit';
import { useParams } from '@posy/remote-kit/router';
import type { Wedding } from '@posy/shared-contracts/entities';
import type { Identified } from '@posy/shared-contracts/mount-props';
import { Loading, Page, Skeleton, Stack } from '@posy/shared-ui';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { AreaGuard, ReadsAlong } from '#plan/frame/area-guard';
import { GuestsFailed } from './frame/guests-failed';
import { GuestListView } from './list/guest-list-view';
import { useAwaitedEvents } from './queries/guest-events';
import { useGuests } from './queries/guest-queries';
import { useVenueRoom } from './venue/use-venue-room';

/** The screen's placeholder while the list loads. */
const GuestsSkeleton = () => (
  <Loading label={useIntl().formatMessage({ id: 'guests.loading' })}>
    <Stack gap={5}>
      <Skeleton width={200} height={44} />
      <Skeleton height={92} />
      <Skeleton width="70%" height={36} />
      <Skeleton height={420} />
    </Stack>
  </Loading>
);

const Guests = ({ wedding }: { wedding: Identified<Wedding> }) => {
  const { seen } = useHost();
  const { guestId = null } = useParams();
  const list = useGuests(wedding);
  const { events, isWaiting } = useAwaitedEvents(wedding);
  const { isKnown } = useVenueRoom(wedding);
  useEffect(() => {
    seen.mark('hasViewedGuestlist');
  }, [seen]);
  if (list.status === 'failed') return <GuestsFailed retry={list.retry} />;
  // Each event adds a line of answers, and the venue's capacity a line above them: data that came later would move the
  // lines below.
  if (list.status === 'loading' || isWaiting || !isKnown) return <GuestsSkeleton />;
  return <GuestListView wedding={wedding} events={events} list={list} openId={guestId} />;
};

/** The guest list. A visit marks it as viewed. Source: S2-route-06, S1-keeps-03, S2-nav-04. */
export const GuestsScreen = () => {
  useTitle(useIntl().formatMessage({ id: 'guests.title' }));
  return (
    <AreaGuard area="guests">
      {(wedding, mayEdit) => (
        <Page>
          {mayEdit ? null : <ReadsAlong />}
          <Guests wedding={wedding} />
        </Page>
      )}
    </AreaGuard>
  );
};
