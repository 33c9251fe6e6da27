import { useHost, useSession } from '@posy/remote-kit';
import { paths } from '@posy/shared-contracts';
import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { landingEntry } from '#host/navigation/navigation-entries';
import { useShell } from '#host/shell-context';
import { lostWedding, shownBefore, type ShownWedding } from './lost-wedding';

/**
 * Sends a person away from a wedding that they lost: to their own, or to the page about planning together. There is no
 * notice of a loss that they caused in this tab. Source: S6-collab-03, D-role-02.
 */
export const useLostWedding = (): void => {
  const { formatList, formatMessage } = useIntl();
  const host = useHost();
  const { leavingWeddings, market, releaseSet } = useShell();
  const session = useSession();
  const before = useRef<ShownWedding | null>(null);
  useEffect(() => {
    const lost = lostWedding(before.current, session);
    before.current = shownBefore(before.current, session);
    if (lost === null || session.status !== 'signed-in') return;
    const hasOwn = session.user.weddingId !== null && session.user.weddingId !== lost.id;
    if (!leavingWeddings.delete(lost.id)) {
      const values = { count: lost.partners.length, names: formatList(lost.partners), own: String(hasOwn) };
      host.notices.show({ tone: 'error', text: formatMessage({ id: 'shell.account.lostWedding' }, values) });
    }
    const entry = hasOwn ? landingEntry(releaseSet, session) : null;
    const index = paths.index(market.prefix);
    host.navigate(entry === null ? paths.collaboration(market.prefix) : `${index}/${entry.path}`, { replace: true });
  }, [formatList, formatMessage, leavingWeddings, host, market, releaseSet, session]);
};
