import type { WeddingEvent } from '@posy/shared-contracts/entities';
import { shownVenueOf, venuesForGuests } from '@posy/shared-contracts/rules';
import { useIntl } from 'react-intl';
import { useWebsitePlace } from '#site/edit-place';
import { usePerform } from '#site/edits/edit-history';
import { useBookedVenues, useTravelSections } from '#site/travel-queries';
import { showTravel } from '../rules/travel-edits';

/** Reads the venues in the form that guests see, and switches them on and off for guests. */
export const useTravel = (weddingId: string, events: readonly Pick<WeddingEvent, 'audience'>[]) => {
  const place = useWebsitePlace();
  const perform = usePerform();
  const { formatMessage } = useIntl();
  const sections = useTravelSections(weddingId).value;
  const entries = useBookedVenues(weddingId);
  const shown = sections === null || entries === null ? [] : venuesForGuests(entries, { sections, events });
  return {
    /** Null while they are not known, and for people who may not see the wedding's suppliers. */
    venues: entries === null ? null : entries.map(shownVenueOf),
    /** Null while it is not known. */
    isShown: sections === null ? null : shown.length === entries?.length,
    show(visible: boolean): void {
      if (sections === null) return;
      perform(place, {
        edit: showTravel(weddingId, sections, visible),
        about: 'website travel',
        notice: { text: formatMessage({ id: visible ? 'website.travel.shown' : 'website.travel.hidden' }) },
        refused: formatMessage({ id: 'website.refused' }),
      });
    },
  };
};

export type Travel = ReturnType<typeof useTravel>;
