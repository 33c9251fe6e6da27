import { useAccess } from '@posy/remote-kit';
import type { Wedding } from '@posy/shared-contracts/entities';
import type { Identified, SignedIn } from '@posy/shared-contracts/mount-props';
import { EmptyState, Loading, Page, Skeleton, Stack } from '@posy/shared-ui';
import { Spot } from '@posy/shared-ui/art';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useGuests, type ReadyGuests } from '../guests/guest-queries';
import { GuestsFailed } from '../guests/guests-failed';
import { CoupleGate } from './couple-gate';

/** The guest list with everything that stands around it. */
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

const NoAccess = () => (
  <EmptyState level={1} picture={<Spot kind="guests" />} title={<FormattedMessage id="guests.no-access.title" />}>
    <FormattedMessage id="guests.no-access.text" />
  </EmptyState>
);

interface Props {
  children: (of: GuestsOf) => ReactNode;
}

const WithList = ({ children, ...of }: Omit<GuestsOf, 'list'> & Props) => {
  const list = useGuests(of.wedding.id);
  if (list.status === 'failed') return <GuestsFailed retry={list.retry} />;
  return list.status === 'loading' ? <Waiting /> : children({ ...of, list });
};

/** Lets through who may see the guests, once they are there. What somebody eats is seen by nobody else. */
export const GuestsGate = ({ children }: Props) => {
  const access = useAccess('guests');
  return (
    <CoupleGate>
      {(wedding, person) => (
        <Page>
          {access === 'none' ? (
            <NoAccess />
          ) : (
            <WithList wedding={wedding} person={person} canEdit={access === 'edit'}>
              {children}
            </WithList>
          )}
        </Page>
      )}
    </CoupleGate>
  );
};
