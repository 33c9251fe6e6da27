import { joinCatalogues, loadIntl } from '@posy/remote-kit';
import { noteEdit, showEditNotice, writesOf } from '@posy/remote-kit/edits';
import type { MountProps } from '@posy/shared-contracts/mount-props';
import { taskWriteOf } from '#checklist/public';
import { moveToPlace } from '#home/impact/impact-queries';
import { catalogues as impactWords } from '#home/impact/messages/index';
import type { PlaceImpact } from '#home/impact/rules/place-impact';
import { catalogues as first } from '#messages/index';
import { editPlace } from '#plan/edits/edit-place';
import type { ReactionTable } from '../reaction';

const catalogues = joinCatalogues(first, impactWords);

const report = async (host: MountProps, weddingId: string, place: string, impact: PlaceImpact): Promise<void> => {
  const edit = writesOf(impact.edit, taskWriteOf(weddingId));
  const since = noteEdit(host.firestore, edit.changes);
  const intl = await loadIntl(host, catalogues);
  const words = { place, coming: impact.coming, leaving: impact.leaving };
  const text = intl.formatMessage({ id: 'planning.impact.place' }, words);
  const refused = intl.formatMessage({ id: 'planning.impact.place.refused' });
  showEditNotice(
    editPlace(host, intl, 'checklist', 'checklist'),
    { edit, about: 'legal steps', notice: { text, follows: true, comesOf: 'wedding profile' }, refused },
    since,
  );
};

/**
 * Another place adds the legal tasks of its law and shows a notice; a place whose law is unknown leaves the list
 * unchanged.
 */
export const placeReactions: ReactionTable = {
  'wedding.location-changed': async (host, { weddingId, ...place }) => {
    const impact = await moveToPlace(host, weddingId, place);
    // The tasks stay correct when the notice fails to load: a second delivery would not show it either.
    if (impact !== null)
      await report(host, weddingId, place.name, impact).catch((error: unknown) =>
        host.telemetry.error('checklist', error),
      );
  },
};
