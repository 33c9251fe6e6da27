import { useHost, useLocaleInfo } from '@posy/remote-kit';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { labelOf, type NavigationEntry } from '#host/navigation/navigation-entries';

/** An entry's label, its number, and both in words for screen readers. */
interface EntryMark {
  label: string;
  count: number;
  name: string;
}

/** The numbers that the inbox publishes. */
const useCounts = (): { unread: number; waiting: number } => {
  const { bus } = useHost();
  const [unread, setUnread] = useState(0);
  const [waiting, setWaiting] = useState(0);
  useEffect(() => bus.subscribe('inbox.unread-changed', ({ count }) => setUnread(count)), [bus]);
  useEffect(() => bus.subscribe('inbox.waiting-changed', ({ count }) => setWaiting(count)), [bus]);
  return { unread, waiting };
};

/** Marks the list of conversations: a supplier's with the couples that wait, everyone else's with what is unread. */
export const useEntryMarks = (): ((entry: NavigationEntry) => EntryMark) => {
  const { formatMessage } = useIntl();
  const { catalogue } = useLocaleInfo();
  const counts = useCounts();
  return ({ path, audience, label: labels }) => {
    const label = labelOf(labels, catalogue);
    const kind = audience === 'supplier' ? 'waiting' : 'unread';
    const count = path === 'inbox' ? counts[kind] : 0;
    return { label, count, name: count > 0 ? formatMessage({ id: `shell.nav.${kind}` }, { label, count }) : label };
  };
};
