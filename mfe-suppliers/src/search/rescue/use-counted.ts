import { useHost, useLocaleInfo } from '@posy/remote-kit';
import { useQuery } from '@posy/remote-kit/query';
import { totalsQuery } from '#supplier/rules/search-queries';
import type { CountedWay, RescueWay } from './rescue-way';

interface Counted<W extends RescueWay> {
  isCounting: boolean;
  /** With 0 for each until the totals have loaded. */
  ways: (W & CountedWay)[];
}

/** Counts how many suppliers each search finds, if `isAsked`. */
export const useCounted = <W extends RescueWay>(ways: readonly W[], isAsked = true): Counted<W> => {
  const { api } = useHost();
  const { country } = useLocaleInfo().market;
  const isOn = isAsked && ways.length > 0;
  const searches = ways.map(({ search }) => search);
  const { data: totals, isPending } = useQuery({ ...totalsQuery(api, country, searches), enabled: isOn });
  return {
    isCounting: isOn && isPending,
    ways: ways.map((way, at) => ({ ...way, total: (isOn ? totals?.[at] : undefined) ?? 0 })),
  };
};

/** Returns the searches that find somebody. */
export const helpful = <W extends CountedWay>(ways: readonly W[]): W[] => ways.filter(({ total }) => total > 0);
