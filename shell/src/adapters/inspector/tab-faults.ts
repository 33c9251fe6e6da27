import { type FaultKind } from '#platform/remotes/faults/fault-kinds';
import { readFaults } from '#platform/remotes/faults/load-with-fault';
import { faultsKey } from '#platform/remotes/faults/switched-faults';
import { tabStorage } from '../storage/web-storages';

export type TabFaults = Readonly<Record<string, FaultKind>>;

/** The faults of this tab, by remote. */
export const tabFaults = (): TabFaults => readFaults(tabStorage.getItem(faultsKey));

/** Stores the faults of this tab and loads the page again with them. */
export const reloadWithFaults = (faults: TabFaults): void => {
  if (Object.keys(faults).length === 0) tabStorage.removeItem(faultsKey);
  else tabStorage.setItem(faultsKey, JSON.stringify(faults));
  window.location.reload();
};
