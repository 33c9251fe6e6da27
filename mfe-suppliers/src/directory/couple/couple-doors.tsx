import { useAccess, useLive } from '@posy/remote-kit';
import type { Wedding } from '@posy/shared-contracts/entities';
import type { Identified } from '@posy/shared-contracts/mount-props';
import { stillToFind } from '@posy/shared-contracts/rules';
import { Stack } from '@posy/shared-ui';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { LateSavedSearches } from '#saved/public';
import { useShortlist } from '#shortlist/public';
import { LoadFailure } from '#supplier/screen/load-failure';
import { Booked } from './booked';
import { findingQuery } from './couple-queries';
import { FindDoors } from './find-doors';
import { RecentlySeen } from './recently-seen';
import { plannedKinds } from './rules/planned-kinds';
import { bookedOf } from './rules/standing';

export interface CoupleDoorsProps {
  wedding: Identified<Wedding>;
  /** The links for everybody, shown until the couple's own suppliers have loaded. */
  children: ReactNode;
}

/** The couple's start: categories still to find, booked suppliers, and recently viewed ones. */
export const CoupleDoors = ({ wedding, children }: CoupleDoorsProps) => {
  const { formatMessage } = useIntl();
  const { access, entries, reading, retry } = useShortlist();
  const seesChecklist = useAccess('checklist') !== 'none';
  const tasks = useLive(seesChecklist ? findingQuery(wedding.id) : null);
  // When the checklist fails to load, the order is that of a new one.
  const isOrdered = !seesChecklist || tasks.value !== null || tasks.status === 'failed';
  if (entries === null || !reading.isKnown || !isOrdered)
    return (
      <Stack gap={10}>
        {reading.state === 'failed' ? (
          <LoadFailure title={formatMessage({ id: 'start.failed' })} error={null} onRetry={retry} isRetrying={false} />
        ) : null}
        {children}
      </Stack>
    );
  const booked = bookedOf(entries);
  return (
    <Stack gap={10}>
      <FindDoors
        wedding={wedding}
        entries={entries}
        missing={stillToFind(tasks.value ?? [], new Set(booked.map(({ type }) => type)), plannedKinds(wedding))}
        mayAdd={access === 'edit'}
      />
      {booked.length === 0 ? null : <Booked wedding={wedding} booked={booked} />}
      <RecentlySeen exceptIds={new Set(booked.map(({ id }) => id))} />
      <LateSavedSearches />
    </Stack>
  );
};
