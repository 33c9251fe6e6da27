import type { Wedding, WeddingEvent } from '@posy/shared-contracts/entities';
import { weddingDay } from '@posy/shared-contracts/entities';
import type { Identified } from '@posy/shared-contracts/mount-props';
import { untouchedMainEvent, withMainEvent } from '@posy/shared-contracts/rules';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { useWeddingEvents } from '#site/website-queries';
import { orderEvents } from '#site/wedding-events';

export type GuestEvent = Identified<WeddingEvent>;

/** The visible events that guests are asked to, in the order of the day; empty while they are not known. */
export const useGuestEvents = (wedding: Identified<Wedding>): readonly GuestEvent[] => {
  const { formatMessage } = useIntl();
  const { value } = useWeddingEvents(wedding.id);
  const mainName = formatMessage({ id: 'website.main-event' });
  return useMemo(() => {
    if (value === null) return [];
    const all: GuestEvent[] = withMainEvent(value, untouchedMainEvent(wedding));
    return orderEvents(all, { mainName, date: weddingDay(wedding) }).filter(({ visible }) => visible);
  }, [value, wedding, mainName]);
};
