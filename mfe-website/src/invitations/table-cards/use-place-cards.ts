import { useLive, useLocaleInfo } from '@posy/remote-kit';
import { collections } from '@posy/shared-contracts/collections';
import { mainEventId } from '@posy/shared-contracts/rules';
import { useMemo } from 'react';
import { type HouseholdsOf, useGuestEvents } from '#households/public';
import { type PlaceCard, type PlaceCardOrder, placeCards } from '../rules/place-cards';

/** The place cards of a wedding, live; null while its tables are being read. */
export type LivePlaceCards =
  | { status: 'loading' }
  | { status: 'failed'; retry: () => void }
  | { status: 'ready'; cards: readonly PlaceCard[] };

export const usePlaceCards = ({ wedding, households }: HouseholdsOf, order: PlaceCardOrder): LivePlaceCards => {
  const { locale } = useLocaleInfo();
  const tables = useLive(useMemo(() => ({ collection: collections.tables(wedding.id) }), [wedding.id]));
  const main = useGuestEvents(wedding).find(({ type }) => type === 'main')?.id ?? wedding.events?.main ?? mainEventId;
  const cards = useMemo(
    () =>
      tables.value === null
        ? null
        : placeCards({
            guests: households.flatMap(({ people }) => people),
            ...{ tables: tables.value, mainEvent: main, order, locale },
          }),
    [tables.value, households, main, order, locale],
  );
  if (cards !== null) return { status: 'ready', cards };
  return tables.status === 'failed' ? { status: 'failed', retry: tables.retry } : { status: 'loading' };
};
