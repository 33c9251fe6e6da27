import type { Wedding } from '@posy/shared-contracts/entities';
import type { Identified } from '@posy/shared-contracts/mount-props';
import { type EventDefaults, venueOfDay } from '@posy/shared-contracts/rules';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { useShownVenues } from '#site/use-shown-venues';
import { useWeddingEvents } from '#site/website-queries';
import { orderEvents, untouchedMainEvent, withMainEvent } from '#site/wedding-events';
import { useEventEdits } from './use-event-edits';

/** The wedding's events with the main one and all defaults, as guests see them, and what may be done with them. */
export const useEditedEvents = ({ id, date, createdAt }: Identified<Wedding>) => {
  const intl = useIntl();
  const live = useWeddingEvents(id);
  const mainName = intl.formatMessage({ id: 'website.main-event' });
  const place = venueOfDay(useShownVenues(id, live.value));
  const defaults = useMemo((): EventDefaults => ({ mainName, date, place }), [mainName, date, place]);
  const edits = useEventEdits(id, defaults);
  const events = useMemo(
    () => orderEvents(withMainEvent(live.value ?? [], untouchedMainEvent(createdAt)), defaults),
    [live.value, createdAt, defaults],
  );
  // Guests see stored events only: the main one is stored before it is published.
  const storeMain = async (): Promise<void> => {
    const hasMain = (live.value ?? []).some(({ type }) => type === 'main');
    if (live.status === 'ready' && !hasMain) await edits.storeMain(untouchedMainEvent(createdAt));
  };
  return { live, events, defaults, edits, storeMain };
};

export type EditedEvents = ReturnType<typeof useEditedEvents>;
