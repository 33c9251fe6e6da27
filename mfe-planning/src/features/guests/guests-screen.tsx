import { useAccess, useHost, useTitle } from '@posy/remote-kit';
import { useParams } from '@posy/remote-kit/router';
import type { Wedding } from '@posy/shared-contracts/entities';
import type { Identified } from '@posy/shared-contracts/mount-props';
import { EmptyState, Loading, Page, Skeleton, Stack } from '@posy/shared-ui';
import { Spot } from '@posy/shared-ui/art';
import { useEffect } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { CoupleGate } from '../gate/couple-gate';
import { useGuests } from './guest-queries';
import { GuestsFailed } from './guests-failed';
import { GuestListView } from './list/guest-list-view';

/** The shape of the screen while the list is on its way. */
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

const NoAccess = () => (
  <EmptyState level={1} picture={<Spot kind="guests" />} title={<FormattedMessage id="guests.no-access.title" />}>
    <FormattedMessage id="guests.no-access.text" />
  </EmptyState>
);

const Guests = ({ wedding }: { wedding: Identified<Wedding> }) => {
  const { seen } = useHost();
  const { guestId = null } = useParams();
  const list = useGuests(wedding.id);
  useEffect(() => {
    seen.mark('hasViewedGuestlist');
  }, [seen]);
  if (list.status === 'failed') return <GuestsFailed retry={list.retry} />;
  if (list.status === 'loading') return <GuestsSkeleton />;
  return <GuestListView wedding={wedding} list={list} openId={guestId} />;
};

/** The guest list; to visit it marks it as viewed. Source: S2-route-06, S1-keeps-03, S2-nav-04. */
export const GuestsScreen = () => {
  useTitle(useIntl().formatMessage({ id: 'guests.title' }));
  const access = useAccess('guests');
  return (
    <CoupleGate>
      {(wedding) => <Page>{access === 'none' ? <NoAccess /> : <Guests wedding={wedding} />}</Page>}
    </CoupleGate>
  );
};
