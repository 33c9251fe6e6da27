import type { MountProps } from '@posy/shared-contracts/mount-props';
import { collections } from '@posy/shared-contracts/collections';
import { joinEdits, performEdit } from '@posy/remote-kit/edits';
import { accessOf } from '@posy/shared-contracts/rules';
import type { IntlShape } from 'react-intl';
import { keptHearts } from './adapters/kept-hearts';
import { editPlace } from './edit-place';
import { isLiked } from './rules/entry';
import { putOnShortlist } from './rules/entry-edits';
import { shortlistEvents } from './shortlist-events';
import { keepCount } from './use-shortlist-edits';

/**
 * Puts whom a visitor liked on this device on the shortlist of the wedding that they plan now. What is on the list already
 * stays as it is; without a wedding, or the right to change its list, the hearts wait.
 */
export const joinKept = async (host: MountProps, intl: IntlShape): Promise<void> => {
  const person = host.session.get();
  const kept = keptHearts.get();
  if (kept.length === 0 || person.status !== 'signed-in' || person.wedding === null) return;
  const { wedding, uid } = person;
  if (accessOf(wedding, uid, 'suppliers') !== 'edit') return;
  keptHearts.keep([]);
  const shortlist = collections.shortlist(wedding.id);
  const met = await Promise.all(
    kept.map(async (found) => ({ found, entry: await host.firestore.readDocument(shortlist, found.id) })),
  ).catch((error: unknown) => {
    keptHearts.keep(kept);
    throw error;
  });
  const joining = met.filter(({ entry }) => !isLiked(entry));
  const events = shortlistEvents(host, wedding);
  performEdit(editPlace(host, intl), {
    edit: joinEdits(...joining.map(({ found, entry }) => putOnShortlist(wedding.id, entry, found))),
    about: 'suppliers kept on this device',
    told: { text: intl.formatMessage({ id: 'shortlist.told.joined' }, { count: joining.length }) },
    refused: intl.formatMessage({ id: 'shortlist.refused' }, { name: joining[0]?.found.name ?? '' }),
    saved() {
      keepCount(host, wedding.id);
      for (const { found, entry } of joining) events.shortlisted({ ...entry, ...found });
    },
    lost: () => keptHearts.keep(joining.map(({ found }) => found)),
    undone() {
      keepCount(host, wedding.id);
      for (const { found } of joining) events.removed(found);
    },
  });
};
