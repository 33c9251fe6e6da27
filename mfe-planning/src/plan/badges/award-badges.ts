import { loadIntl } from '@posy/remote-kit';
import { collections } from '@posy/shared-contracts/collections';
import type { BadgeId } from '@posy/shared-contracts/entities';
import type { MountProps } from '@posy/shared-contracts/mount-props';
import { badgeNames } from './badge-names';
import { achieveBadge, badgesQuery } from './badge-queries';
import { reachedBadges } from './counting';
import { catalogues } from './messages';

/** Shows a notice that a badge was earned, once for the wedding: on the page that recorded it. */
const celebrate = async (host: MountProps, weddingId: string, badge: BadgeId): Promise<void> => {
  const intl = await loadIntl(host, catalogues);
  const name = intl.formatMessage({ id: badgeNames[badge] });
  host.notices.show({
    tone: 'success',
    emoji: '🎉',
    text: intl.formatMessage({ id: 'planning.badges.earned' }, { name }),
  });
  await host.bus.publish('badge.achieved', { weddingId, badge });
};

/** Awards every badge whose counter was reached and which the wedding does not have yet. Source: S4-badge. */
export const awardBadges = async (host: MountProps, weddingId: string): Promise<void> => {
  const { firestore } = host;
  const session = host.session.get();
  if (session.status !== 'signed-in') return;
  const [wedding, achieved] = await Promise.all([
    firestore.readDocument(collections.weddings(), weddingId),
    firestore.read(badgesQuery(weddingId)),
  ]);
  if (wedding === null) return;
  const known = new Set(achieved.map(({ id }) => id));
  for (const badge of reachedBadges(wedding.badges ?? {}, wedding.tasks.total))
    if (!known.has(badge) && (await achieveBadge(firestore, weddingId, badge, session.uid)))
      await celebrate(host, weddingId, badge);
};
