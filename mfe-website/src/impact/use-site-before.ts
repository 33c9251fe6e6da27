import { useAccess } from '@posy/remote-kit';
import { untouchedMainEvent, withMainEvent } from '@posy/shared-contracts/rules';
import { useWebsite, useWeddingEvents } from '#site/website-queries';
import { type EventDetails } from '#site/wedding-events';

/** The website before a change of the wedding: whether guests see it, and its events; null while they are not known. */
export const useSiteBefore = (weddingId: string): { isPublished: boolean; events: EventDetails[] } | null => {
  const seesWebsite = useAccess('website') !== 'none';
  const { value: site } = useWebsite(seesWebsite ? weddingId : null);
  const { value: stored } = useWeddingEvents(weddingId);
  if (stored === null) return null;
  const events = withMainEvent<EventDetails>(stored, untouchedMainEvent({ createdAt: '' }));
  return { isPublished: site?.published === true, events };
};
