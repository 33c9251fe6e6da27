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
 * Adds a visitor's hearts on this device to the shortlist of their wedding. Existing entries stay unchanged; without a
 * wedding, or the access to edit its list, the hearts stay stored.
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
    about: 'suppliers stored on this device',
    notice: { text: intl.formatMessage({ id: 'shortlist.notice.joined' }, { count: joining.length }) },
    refused: intl.formatMessage({ id: 'shortlist.refused' }, { name: joining[0]?.found.name ?? '' }),
    onSaved() {
      syncCount(host, wedding.id);
      for (const { found, entry } of joining) events.shortlisted({ ...entry, ...found });
    },
    onRejected: () => savedHearts.save(joining.map(({ found }) => found)),
    onUndoSaved() {
      syncCount(host, wedding.id);
      for (const { found } of joining) events.removed(found);
    },
  });
};
