import { useHost } from '@posy/remote-kit';
import type { SupplierSearch } from '#supplier/rules/asked/search-state';
import type { SearchResponse } from '#supplier/rules/search-queries';
import { useFirstArea } from '../location/use-first-area';
import { understoodSearch } from '../sentence/understood-search';
import type { SearchWish, WishContext } from '../wishes/wishes';
import { type Circle, circlesOf, gainingCircles, knownPlace, townsNear } from './further';
import { otherDays, saidDay } from './other-days';
import { kindsInstead } from './other-kinds';
import type { CountedWay, RescueWay } from './rescue-way';
import { type SaidWay, saidWays, uselessSaid } from './said-ways';
import { helpful, useCounted } from './use-counted';
import { widerOf } from './wider';

export interface AskedForNobody {
  search: SupplierSearch;
  found: SearchResponse;
  wording: WishContext;
  /** Wishes from filters. */
  chosen: readonly SearchWish[];
}

/** The ways on from a search that found nobody, each counted. */
export interface Ways {
  isCounting: boolean;
  /** Wider circles that hold somebody. */
  circles: (Circle & CountedWay)[];
  /** Circles, and the whole country. */
  further: CountedWay[];
  /** Towns nearby, or a known place instead of an unknown one. */
  towns: CountedWay[];
  /** The search without its day, and with others. */
  anyDay: CountedWay[];
  days: CountedWay[];
  /** The search without one of its other wishes. */
  wishes: CountedWay[];
  /** The search for other kinds of venue. */
  kinds: CountedWay[];
  /** Descriptions of the wishes whose loss alone brings nobody. */
  useless: string[];
  /** Wider searches, where no single change helps. */
  wider: CountedWay[];
}

/** Filters that say where. */
const placeFilters = ['area', 'bounds', 'radius'];

const saidIn = ({ search, found: { understood }, wording }: AskedForNobody): SaidWay[] =>
  understood === undefined ? [] : saidWays(wording, search, understood);

/** Counts wider circles and other places, where the place is in the way. */
const useFurther = (asked: AskedForNobody) => {
  const { search, wording } = asked;
  const { understood } = asked.found;
  const firstArea = useFirstArea();
  const isInWay = saidIn(asked).some(({ isPlace }) => isPlace);
  const around = useCounted(understood === undefined ? [] : circlesOf(wording, search, understood), isInWay);
  const places =
    understood === undefined
      ? []
      : [...knownPlace(search, understood, firstArea), ...townsNear(wording, search, understood)];
  const towns = useCounted(places, isInWay);
  return {
    isCounting: around.isCounting || towns.isCounting,
    hasCircles: around.ways.length > 0,
    circles: gainingCircles(around.ways),
    towns: helpful(towns.ways),
  };
};

/** Counts the search without each filter, and without the day of the sentence: the server counts its other wishes. */
const useWithoutOne = ({ search, found, wording }: AskedForNobody, filters: readonly SearchWish[]) => {
  const drop = ({ id, words, without }: SearchWish): RescueWay => ({
    id,
    words: wording.intl.formatMessage({ id: 'search.none.drop' }, { wish: words }),
    search: without,
  });
  const day = saidDay(wording, search, found.understood);
  const { isCounting, ways } = useCounted([...filters.map(drop), ...(day === null ? [] : [day])]);
  const useless = filters.filter(({ id }) => !isCounting && ways.some((way) => way.id === id && way.total === 0));
  return { isCounting, ways: helpful(ways), useless: useless.map(({ words }) => words) };
};

/** Counts the days around the asked one, where it is in the way: `anyDay` is the search without it. */
const useOtherDays = ({ search, found, wording }: AskedForNobody, anyDay: CountedWay | undefined): CountedWay[] => {
  const { clock } = useHost();
  const day = saidDay(wording, search, found.understood)?.day ?? search.freeOn;
  const today = new Date(clock.now()).toISOString().slice(0, 10);
  return helpful(useCounted(anyDay === undefined ? [] : otherDays(wording.intl, anyDay.search, day, today)).ways);
};

/** Counts what each single change of a search brings: further away, another day, one wish fewer. */
export const useWays = (asked: AskedForNobody): Ways => {
  const { search, found, wording, chosen } = asked;
  const { understood } = found;
  const { hasCircles, circles, towns, ...places } = useFurther(asked);
  // Wider circles are another distance already.
  const filters = chosen.filter(({ id }) => id !== 'area' && !(id === 'radius' && hasCircles));
  const without = useWithoutOne(asked, filters);
  const anyDay = without.ways.filter(({ id }) => id === 'free' || id === 'date');
  const days = useOtherDays(asked, anyDay[0]);

  const said = saidIn(asked);
  const ofPlace = without.ways.filter(({ id }) => placeFilters.includes(id));
  const further = [
    // The nearest supplier is the same in each circle.
    ...circles.map((circle, at) => (at === 0 ? circle : { ...circle, detail: '' })),
    ...said.filter(({ isPlace }) => isPlace),
    ...ofPlace,
  ];
  const wishes = [
    ...said.filter(({ isPlace }) => !isPlace),
    ...without.ways.filter((way) => !anyDay.includes(way) && !ofPlace.includes(way)),
  ];
  const isCounting = places.isCounting || without.isCounting;
  const isStuck = !isCounting && further.length + anyDay.length + wishes.length === 0;
  const wider = useCounted(widerOf(wording, search, understoodSearch(search, found), understood?.place?.kind), isStuck);
  const useless = understood === undefined ? [] : [...uselessSaid(wording, understood), ...without.useless];
  const kinds = kindsInstead(search, found);
  return { isCounting, circles, further, towns, anyDay, days, wishes, kinds, useless, wider: helpful(wider.ways) };
};
