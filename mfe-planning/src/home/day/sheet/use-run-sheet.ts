import { useAccess, useLive } from '@posy/remote-kit';
import { collections } from '@posy/shared-contracts/collections';
import type { Wedding } from '@posy/shared-contracts/entities';
import type { Identified } from '@posy/shared-contracts/mount-props';
import { weddingHeads } from '@posy/shared-contracts/rules';
import { useMemo } from 'react';
import { costItems, costsQuery, paymentsQuery } from '#budget/public';
import { bookedSuppliers, handedOver, sheetDays } from '../rules/run-sheet';

/** The state of a part of the sheet: not readable for this member, loading, failed, or ready. */
export type PartState<T> =
  | { status: 'closed' }
  | { status: 'loading' }
  | { status: 'failed'; retry: () => void }
  | { status: 'ready'; value: T };

interface LiveRead {
  status: string;
  value: unknown;
  retry: () => void;
}

/** Returns the state of a part: ready when all its reads are, also offline from the cache. */
const partOf = <T>(isOpen: boolean, reads: readonly LiveRead[], value: () => T): PartState<T> => {
  if (!isOpen) return { status: 'closed' };
  const missing = reads.filter((read) => read.value === null);
  if (missing.length === 0) return { status: 'ready', value: value() };
  const retry = (): void => missing.forEach((read) => read.retry());
  return missing.some((read) => read.status === 'failed') ? { status: 'failed', retry } : { status: 'loading' };
};

/** The events by day, for members who may read the website or the guests. */
export const useSheetDays = (wedding: Identified<Wedding>, weddingDay: string) => {
  const seesWebsite = useAccess('website') !== 'none';
  const isOpen = useAccess('guests') !== 'none' || seesWebsite;
  const events = useLive(isOpen ? { collection: collections.events(wedding.id) } : null);
  return partOf(isOpen, [events], () => sheetDays(events.value ?? [], weddingDay));
};

/** The booked suppliers, for members who may read the suppliers. */
export const useBookedSuppliers = (wedding: Identified<Wedding>) => {
  const isOpen = useAccess('suppliers') !== 'none';
  const suppliers = useLive(isOpen ? { collection: collections.shortlist(wedding.id) } : null);
  return partOf(isOpen, [suppliers], () => bookedSuppliers(suppliers.value ?? []));
};

/** The payments around the wedding day, for members who may read the budget. */
export const useHandedOver = (wedding: Identified<Wedding>, weddingDay: string) => {
  const isOpen = useAccess('budget') !== 'none';
  const costs = useLive(isOpen ? costsQuery(wedding.id) : null);
  const payments = useLive(isOpen ? paymentsQuery(wedding.id) : null);
  const items = useMemo(
    () => costItems(costs.value ?? [], payments.value ?? [], weddingHeads(wedding)),
    [costs.value, payments.value, wedding],
  );
  return partOf(isOpen, [costs, payments], () => handedOver(items, weddingDay));
};
