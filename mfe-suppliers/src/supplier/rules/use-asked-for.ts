import { useWedding } from '@posy/remote-kit';
import { weddingDay } from '@posy/shared-contracts/entities';
import { type AskedFor, weddingHeads } from '@posy/shared-contracts/rules';
import { createContext, useContext } from 'react';

/** The facts that a list states itself; outside a list there are none. */
const OfList = createContext<Partial<AskedFor>>({});
export const AskedForOfList = OfList.Provider;

/**
 * The facts that this couple's prices depend on: those of the list around, else their plan's day and the guests of the
 * day, because nobody cooks for the guests of the evening.
 */
export const useAskedFor = (): AskedFor => {
  const wedding = useWedding();
  const ofList = useContext(OfList);
  const guests = wedding === null ? 0 : weddingHeads(wedding).day;
  return { day: wedding === null ? null : weddingDay(wedding), guests: guests > 0 ? guests : null, ...ofList };
};
