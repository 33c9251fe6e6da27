import { useLocaleInfo, useSignedIn } from '@posy/remote-kit';
import {
  type Money,
  pricesOf,
  type StatedPrice,
  type SupplierProfile,
  type Wedding,
  weddingDay,
} from '@posy/shared-contracts/entities';
import { ourPrice } from '@posy/shared-contracts/rules';
import type { Hue } from '@posy/shared-ui';
import { type IntlShape, useIntl } from 'react-intl';
import { isStart, priceBasis, priceFigures } from '#supplier/card/price-in-words';
import { replyWords } from '#supplier/card/reply-words';
import { statedPrice } from '#supplier/card/stated-price';
import { useGuests } from '#supplier/couple/use-guests';
import { useVenue, useVenueReading } from '#supplier/couple/use-venue';
import { distanceWords } from '#supplier/rules/distance/distance-words';
import { distanceKm } from '#supplier/rules/distance/travel';
import { dayStanding } from '#supplier/rules/taken-day';
import { useProfileReading } from '../entries/use-entry-profile';
import { namedNotes, noteWords } from '../notes/note-lines';
import type { ShortlistEntry } from '../rules/entry';
import { mostCompared } from '../rules/shortlist-href';
import { liking, voteHues, votesOf } from '../rules/votes';
import { withQuote } from '../standing/their-quote';
import { useTalks, useTalksReading } from '../standing/use-talks';
import { alikeOnly, type ComparisonLine, notShared } from './rules/strongest';

/** A supplier in a comparison, with its profile in the directory. */
export interface ComparedSupplier {
  entry: ShortlistEntry;
  profile: SupplierProfile | null;
}

/**
 * The suppliers to compare, at most four, each with its profile; and whether something that adds a line or a price is
 * still loading.
 */
export const useSides = (entries: readonly ShortlistEntry[]): { sides: ComparedSupplier[]; isLoading: boolean } => {
  const [first = null, second = null, third = null, fourth = null] = entries;
  const { catalogue: locale } = useLocaleInfo().market;
  const profiles = [
    useProfileReading(first, locale),
    useProfileReading(second, locale),
    useProfileReading(third, locale),
    useProfileReading(fourth, locale),
  ];
  const isLoading = [useVenueReading(), useTalksReading(), ...profiles].some((reading) => reading.isLoading);
  return {
    sides: entries.slice(0, mostCompared).map((entry, at) => ({ entry, profile: profiles[at]?.profile ?? null })),
    isLoading,
  };
};

interface CoupleContext {
  intl: IntlShape;
  wedding: Wedding;
  /** Null while unknown. */
  guests: number | null;
  venue: SupplierProfile | null;
  me: string;
  locale: string;
  country: Parameters<typeof distanceWords>[1];
}

type Cell = {
  words: string[];
  strength: number | null;
  hues?: Hue[];
  /** The measure of the strength: only equal measures are compared. */
  measure?: string;
};
type LinePresenter = (side: ComparedSupplier, ours: CoupleContext) => Cell;
const nothing: Cell = { words: [], strength: null };

/** Returns the total of a stated price for this number of guests; null when the number of hours or items is unknown. */
const forAll = ({ basis, ...money }: StatedPrice, guests: number | null): Money | null => {
  if (basis === 'per-hour' || basis === 'per-item' || (basis === 'per-head' && guests === null)) return null;
  return basis === 'per-head' ? { ...money, amount: money.amount * (guests ?? 0) } : money;
};

const price: LinePresenter = ({ entry, profile }, { intl, wedding, guests, locale }) => {
  const strength = ({ currency, amount }: Money) => (currency === wedding.l10n.currency ? -amount : null);
  const { agreed, quoted } = pricesOf(entry);
  const stated = agreed ?? quoted;
  if (stated !== null) {
    const forUs = forAll(stated, guests);
    return {
      words: [statedPrice(intl, locale, stated), stated.condition].filter((part) => part !== ''),
      strength: forUs === null ? null : strength(forUs),
      measure: stated.basis === 'from' ? `from ${stated.condition}` : 'stated',
    };
  }
  if (profile?.price == null) return nothing;
  const ours = ourPrice(profile.price, { day: weddingDay(wedding), guests });
  const basis = priceBasis(intl, profile.price, ours);
  const figures = priceFigures(intl, locale, ours);
  return {
    words: [
      isStart(ours) ? intl.formatMessage({ id: 'suppliers.price.from' }, { price: figures }) : figures,
      basis,
    ].filter((part) => part !== ''),
    strength: strength(ours.price),
    measure: `${ours.kind} ${basis}`,
  };
};

const day: LinePresenter = ({ entry, profile }, { intl, wedding }) => {
  const date = weddingDay(wedding);
  if (entry.holdUntil != null) {
    const until = intl.formatDate(`${entry.holdUntil}T12:00:00Z`, { timeZone: 'UTC', day: 'numeric', month: 'short' });
    return { words: [intl.formatMessage({ id: 'compare.held' }, { day: until })], strength: 1 };
  }
  const standing = date === null || profile === null ? null : dayStanding(profile, date);
  if (standing === null) return { words: [intl.formatMessage({ id: 'compare.unknown' })], strength: null };
  const id = standing === 'held' ? 'compare.held-else' : (`compare.${standing}` as const);
  return { words: [intl.formatMessage({ id })], strength: standing === 'free' ? 1 : 0 };
};

const distance: LinePresenter = ({ profile }, { intl, venue, country }) => {
  if (profile === null || venue === null || venue.id === profile.id) return nothing;
  const km = distanceKm(venue.location, profile.location);
  return { words: [distanceWords(intl, country, km)], strength: -Math.round(km) };
};

const reviews: LinePresenter = ({ profile }, { intl }) => {
  if (profile === null) return nothing;
  const { average, count } = profile.rating;
  if (count === 0) return { words: [intl.formatMessage({ id: 'suppliers.rating.none' })], strength: null };
  const figure = intl.formatNumber(average, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return {
    words: [`★ ${figure}`, intl.formatMessage({ id: 'suppliers.rating.reviews' }, { count })],
    strength: Math.round(average * 10),
  };
};

const replies: LinePresenter = ({ profile }, { intl }) => {
  const words = replyWords(intl, profile?.replies);
  const median = profile?.replies?.medianMinutes ?? null;
  return words === '' ? nothing : { words: [words], strength: median === null ? null : -median };
};

const capacity: LinePresenter = ({ profile }, { intl }) =>
  profile?.capacity == null
    ? nothing
    : {
        words: [intl.formatMessage({ id: 'suppliers.card.capacity' }, { count: profile.capacity, type: profile.type })],
        strength: null,
      };

const votes: LinePresenter = ({ entry }, { intl, wedding, me }) => {
  const cast = votesOf(entry, wedding, me).flatMap(({ name, isMe, vote }) => {
    const who = name ?? intl.formatMessage({ id: isMe ? 'shortlist.vote.you' : 'shortlist.vote.partner' });
    if (vote === null) return [];
    return [{ hue: voteHues[vote], words: intl.formatMessage({ id: 'shortlist.vote.theirs' }, { name: who, vote }) }];
  });
  return {
    words: cast.map(({ words }) => words),
    hues: cast.map(({ hue }) => hue),
    strength: entry.votes === undefined ? null : liking(entry),
  };
};

const notes: LinePresenter = ({ entry }, { intl, wedding, me }) => ({
  words: namedNotes(intl, entry, wedding, me).map((note) => noteWords(intl, note)),
  strength: null,
});

const presenters = { price, day, distance, reviews, replies, capacity, votes, notes } as const;

/** Returns the lines of the comparison. A line without any answer is left out. */
export const useLines = (sides: readonly ComparedSupplier[], wedding: Wedding): ComparisonLine[] => {
  const intl = useIntl();
  const { locale, market } = useLocaleInfo();
  const guests = useGuests();
  const venue = useVenue();
  const me = useSignedIn()?.uid ?? '';
  const talks = useTalks();
  const quoted = sides.map((side) => ({ ...side, entry: withQuote(side.entry, talks) }));
  const ours: CoupleContext = { intl, wedding, guests, venue, me, locale, country: market.country };
  const lines = (Object.keys(presenters) as (keyof typeof presenters)[]).map((id): ComparisonLine => {
    const cells = quoted.map((side) => presenters[id](side, ours));
    const line = { id, words: cells.map(({ words }) => words), strength: alikeOnly(cells) };
    return id === 'votes' ? { ...line, hues: cells.map(({ hues = [] }) => hues) } : line;
  });
  const lists = (id: 'features' | 'highlights'): ComparisonLine => ({
    id,
    words: notShared(sides.map(({ profile }) => profile?.[id] ?? [])),
    strength: sides.map(() => null),
  });
  const [first, second] = [lines.slice(0, 6), lines.slice(6)];
  return [...first, lists('features'), lists('highlights'), ...second].filter(({ words }) =>
    words.some((cell) => cell.length > 0),
  );
};
