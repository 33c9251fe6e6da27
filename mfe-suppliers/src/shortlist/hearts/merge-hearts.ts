import { joinEdits, performEdit } from '@posy/remote-kit/edits';
import { collections } from '@posy/shared-contracts/collections';
import type { MountProps } from '@posy/shared-contracts/mount-props';
import { accessOf } from '@posy/shared-contracts/rules';
import type { IntlShape } from 'react-intl';
import { savedHearts } from '../adapters/saved-hearts';
import { editPlace } from '../entries/edit-place';
import { shortlistEvents } from '../entries/shortlist-events';
import { syncCount } from '../entries/use-shortlist-edits';
import { isLiked } from '../rules/entry';
import { putOnShortlist } from '../rules/entry-edits';

/**
 * Puts whom a visitor liked on this device on the shortlist of the wedding that they plan now. What is on the list already
 * stays as it is; without a wedding, or the right to change its list, the hearts wait.
 */
export const mergeHearts = async (host: MountProps, intl: IntlShape): Promise<void> => {
  const person = host.session.get();
  const hearts = savedHearts.get();
  if (hearts.length === 0 || person.status !== 'signed-in' || person.wedding === null) return;
  const { wedding, uid } = person;
  if (accessOf(wedding, uid, 'suppliers') !== 'edit') return;
  savedHearts.save([]);
  const shortlist = collections.shortlist(wedding.id);
  const met = await Promise.all(
    hearts.map(async (found) => ({ found, entry: await host.firestore.readDocument(shortlist, found.id) })),
  ).catch((error: unknown) => {
    savedHearts.save(hearts);
    throw error;
  });
  const joining = met.filter(({ entry }) => !isLiked(entry));
  const events = shortlistEvents(host, wedding);
  performEdit(editPlace(host, intl), {
    edit: joinEdits(...joining.map(({ found, entry }) => putOnShortlist(wedding.id, entry, found))),
    about: 'suppliers kept on this device',
    notice: { text: intl.formatMessage({ id: 'shortlist.told.joined' }, { count: joining.length }) },
    refused: intl.formatMessage({ id: 'shortlist.refused' }, { name: joining[0]?.found.name ?? '' }),
    saved() {
      syncCount(host, wedding.id);
      for (const { found, entry } of joining) events.shortlisted({ ...entry, ...found });
    },
    lost: () => savedHearts.save(joining.map(({ found }) => found)),
    undone() {
      syncCount(host, wedding.id);
      for (const { found } of joining) events.removed(found);
    },
  });
};
