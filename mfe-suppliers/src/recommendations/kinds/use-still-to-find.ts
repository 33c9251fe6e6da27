import { useAccess, useLive } from '@posy/remote-kit';
import type { SupplierCategory, Wedding } from '@posy/shared-contracts/entities';
import type { Identified } from '@posy/shared-contracts/mount-props';
import { stillToFind } from '@posy/shared-contracts/rules';
import { useMemo } from 'react';
import { bookedOf, findingQuery, plannedKinds } from '#directory/public';
import { type ShortlistEntry, useShortlist } from '#shortlist/public';

/** The couple's shortlist, and the categories without a booked supplier. */
export interface StillToFind {
  entries: readonly ShortlistEntry[];
  /** In the order of their checklist. */
  missing: readonly SupplierCategory[];
}

const nobody: readonly ShortlistEntry[] = [];

/** Reads what is still to find; null until it has loaded. A list that fails to load counts as empty. */
export const useStillToFind = (wedding: Identified<Wedding>): StillToFind | null => {
  const { entries, reading } = useShortlist();
  const seesChecklist = useAccess('checklist') !== 'none';
  const tasks = useLive(seesChecklist ? findingQuery(wedding.id) : null);
  const isOrdered = !seesChecklist || tasks.value !== null || tasks.status === 'failed';
  const isKnown = isOrdered && (entries !== null || reading.state === 'failed' || reading.isKnown);
  return useMemo(() => {
    if (!isKnown) return null;
    const known = entries ?? nobody;
    return {
      entries: known,
      missing: stillToFind(tasks.value ?? [], new Set(bookedOf(known).map(({ type }) => type)), plannedKinds(wedding)),
    };
  }, [isKnown, entries, tasks.value, wedding]);
};
