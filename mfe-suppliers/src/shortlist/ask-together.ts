import { performEdit } from '@posy/remote-kit/edits';
import { type MarketPrefix, paths } from '@posy/shared-contracts';
import type { SupplierCategory, Wedding } from '@posy/shared-contracts/entities';
import type { Identified, MountProps } from '@posy/shared-contracts/mount-props';
import type { IntlShape } from 'react-intl';
import { editPlace } from './entries/edit-place';
import { shortlistEvents } from './entries/shortlist-events';
import { syncCount } from './entries/use-shortlist-edits';
import { type DirectorySupplier, foundOf, isLiked, type ShortlistEntry } from './rules/entry';
import { putOnShortlist } from './rules/entry-edits';

interface GroupEnquiry {
  prefix: MarketPrefix;
  category: SupplierCategory;
  suppliers: readonly DirectorySupplier[];
  entries: readonly ShortlistEntry[];
}

/** Adds suppliers of a category to the shortlist, if they are missing, and opens one message to all of them. */
export const askTogether = (
  host: MountProps,
  intl: IntlShape,
  wedding: Identified<Wedding>,
  { prefix, category, suppliers, entries }: GroupEnquiry,
): void => {
  const place = editPlace(host, intl);
  const events = shortlistEvents(host, wedding);
  for (const supplier of suppliers) {
    const entry = entries.find(({ id }) => id === supplier.id) ?? null;
    if (entry !== null && isLiked(entry)) continue;
    const found = foundOf(supplier);
    performEdit(place, {
      edit: putOnShortlist(wedding.id, entry, found),
      about: `supplier ${found.id}`,
      notice: null,
      refused: intl.formatMessage({ id: 'shortlist.refused' }, { name: found.name }),
      onSaved() {
        syncCount(host, wedding.id);
        events.shortlisted({ ...entry, ...found });
      },
    });
  }
  host.navigate(paths.inboxAsk(prefix, { category }));
};
