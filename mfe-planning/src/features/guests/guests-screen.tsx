import { useAccess, useTitle } from '@posy/remote-kit';
import { EmptyState, Loading, Page, Skeleton, Stack } from '@posy/shared-ui';
import { Spot } from '@posy/shared-ui/art';
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

const Guests = ({ weddingId }: { weddingId: string }) => {
  const list = useGuests(weddingId);
  if (list.status === 'failed') return <GuestsFailed retry={list.retry} />;
  if (list.status === 'loading') return <GuestsSkeleton />;
  return <GuestListView weddingId={weddingId} list={list} />;
};

/** The guest list. Source: S2-route-06, S1-keeps-03. */
export const GuestsScreen = () => {
  useTitle(useIntl().formatMessage({ id: 'guests.title' }));
  const access = useAccess('guests');
  return (
    <CoupleGate>
      {(wedding) => <Page>{access === 'none' ? <NoAccess /> : <Guests weddingId={wedding.id} />}</Page>}
    </CoupleGate>
  );
};
