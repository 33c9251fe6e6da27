import { useLocaleInfo } from '@posy/remote-kit';
import { type Wedding, weddingDay } from '@posy/shared-contracts/entities';
import { weddingHeads } from '@posy/shared-contracts/rules';

/** The facts of the couple's wedding that lists filter by. */
export interface CoupleFilters {
  /** An ISO date; null without one. */
  day: string | null;
  /** Empty without one. */
  place: string;
  /** 0 while unknown. */
  guests: number;
}

/** Returns the couple's day, place and guests; empty values in another country than their wedding's. */
export const useAsked = (wedding: Wedding): CoupleFilters => {
  const { country } = useLocaleInfo().market;
  return wedding.l10n.country === country
    ? { day: weddingDay(wedding), place: wedding.location?.name ?? '', guests: weddingHeads(wedding).day }
    : { day: null, place: '', guests: 0 };
};
