import type { Wedding } from '@posy/shared-contracts/entities';
import type { Identified, SignedIn } from '@posy/shared-contracts/mount-props';
import { Loading, Page, Skeleton, Stack } from '@posy/shared-ui';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { AreaGuard, ReadsAlong } from '#plan/frame/area-guard';
import { type ReadyGuests, useGuests } from '../queries/guest-queries';
import { GuestsFailed } from './guests-failed';

/** The guest list with the data that its screens need. */
export interface GuestsOf {
  wedding: Identified<Wedding>;
  person: SignedIn;
  list: ReadyGuests;
  canEdit: boolean;
}

const Waiting = () => (
  <Loading label={useIntl().formatMessage({ id: 'guests.loading' })}>
    <Stack gap={5}>
      <Skeleton width={240} height={44} />
      <Skeleton height={92} />
      <Skeleton height={420} />
    </Stack>
  </Loading>
);

interface Props {
  children: (of: GuestsOf) => ReactNode;
}

const WithList = ({ children, ...of }: Omit<GuestsOf, 'list'> & Props) => {
  const list = useGuests(of.wedding);
  if (list.status === 'failed') return <GuestsFailed retry={list.retry} />;
  return list.status === 'loading' ? <Waiting /> : children({ ...of, list });
};

/**
 * Renders its children once the guests are loaded, for members who may read them. Nobody else may see a guest's needs.
 */
export const GuestsGuard = ({ children }: Props) => (
  <AreaGuard area="guests">
    {(wedding, canEdit, person) => (
      <Page>
        {canEdit ? null : <ReadsAlong />}
        <WithList wedding={wedding} person={person} canEdit={canEdit}>
          {children}
        </WithList>
      </Page>
    )}
  </AreaGuard>
);
