import { useLocaleInfo } from '@posy/remote-kit';
import { type Wedding, weddingDay } from '@posy/shared-contracts/entities';
import { weddingHeads } from '@posy/shared-contracts/rules';

/** What of the couple's wedding counts in the lists of the directory. */
export interface Asked {
  /** An ISO date; null while they have none. */
  day: string | null;
  /** Empty while they have none. */
  place: string;
  /** 0 while they said nothing of them. */
  guests: number;
}

/** The couple's own day, place and guests; nothing of them in another country than their wedding's. */
export const useAsked = (wedding: Wedding): Asked => {
  const { country } = useLocaleInfo().market;
  return wedding.l10n.country === country
    ? { day: weddingDay(wedding), place: wedding.location?.name ?? '', guests: weddingHeads(wedding).all }
    : { day: null, place: '', guests: 0 };
};
