import { formatMoney, useLocaleInfo, useSignedIn } from '@posy/remote-kit';
import { pricesOf, weddingDay, type SupplierProfile, type Wedding } from '@posy/shared-contracts/entities';
import { useIntl, type IntlShape } from 'react-intl';
import { useGuests } from '#supplier/couple/use-guests';
import { useVenue } from '#supplier/couple/use-venue';
import { distanceWords } from '#supplier/rules/distance/distance-words';
import { isTaken, priceForUs } from '#supplier/rules/price/for-us';
import { distanceKm } from '#supplier/rules/distance/travel';
import type { Entry } from '../rules/entry';
import { mostCompared } from '../rules/shortlist-href';
import { useEntryProfile } from '../use-entry-profile';
import { liking, votesOf } from '../votes/votes';
import { notShared, type Line } from './rules/strongest';

/** A supplier in a comparison, with what the directory says of it. */
export interface Side {
  entry: Entry;
  profile: SupplierProfile | null;
}

/** The suppliers to compare, four at most, each with its profile once that is known. */
export const useSides = (entries: readonly Entry[]): Side[] => {
  const [first = null, second = null, third = null, fourth = null] = entries;
  const profiles = [useEntryProfile(first), useEntryProfile(second), useEntryProfile(third), useEntryProfile(fourth)];
  return entries.slice(0, mostCompared).map((entry, at) => ({ entry, profile: profiles[at] ?? null }));
};

interface Ours {
  intl: IntlShape;
  wedding: Wedding;
  guests: number;
  venue: SupplierProfile | null;
  me: string;
  locale: string;
  country: Parameters<typeof distanceWords>[1];
}

type Cell = { words: string[]; strength: number | null };
type Teller = (side: Side, ours: Ours) => Cell;
const nothing: Cell = { words: [], strength: null };

const price: Teller = ({ entry, profile }, { wedding, guests, locale }) => {
  const { agreed, quoted } = pricesOf(entry);
  const stated = agreed ?? quoted;
  const forUs = profile === null ? null : priceForUs(profile, { day: weddingDay(wedding), guests });
  const money = stated ?? forUs?.money;
  if (money === undefined) return nothing;
  const buys = stated === null ? (forUs?.buys ?? '') : stated.condition;
  return {
    words: [formatMoney(money, locale), buys].filter((part) => part !== ''),
    strength: money.currency === wedding.l10n.currency ? -money.amount : null,
  };
};

const day: Teller = ({ entry, profile }, { intl, wedding }) => {
  const date = weddingDay(wedding);
  if (entry.holdUntil != null) {
    const until = intl.formatDate(`${entry.holdUntil}T12:00:00Z`, { timeZone: 'UTC', day: 'numeric', month: 'short' });
    return { words: [intl.formatMessage({ id: 'compare.held' }, { day: until })], strength: 1 };
  }
  const taken = date === null || profile === null ? null : isTaken(profile, date);
  if (taken === null) return { words: [intl.formatMessage({ id: 'compare.unknown' })], strength: null };
  return { words: [intl.formatMessage({ id: taken ? 'compare.taken' : 'compare.free' })], strength: taken ? 0 : 1 };
};

const distance: Teller = ({ profile }, { intl, venue, country }) => {
  if (profile === null || venue === null || venue.id === profile.id) return nothing;
  const km = distanceKm(venue.location, profile.location);
  return { words: [distanceWords(intl, country, km)], strength: -Math.round(km) };
};

const reviews: Teller = ({ profile }, { intl }) => {
  if (profile === null) return nothing;
  const { average, count } = profile.rating;
  if (count === 0) return { words: [intl.formatMessage({ id: 'suppliers.rating.none' })], strength: null };
  const figure = intl.formatNumber(average, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return {
    words: [`★ ${figure}`, intl.formatMessage({ id: 'suppliers.rating.reviews' }, { count })],
    strength: Math.round(average * 10),
  };
};

const capacity: Teller = ({ profile }, { intl }) =>
  profile?.capacity == null
    ? nothing
    : {
        words: [intl.formatMessage({ id: 'suppliers.card.capacity' }, { count: profile.capacity, type: profile.type })],
        strength: null,
      };

const votes: Teller = ({ entry }, { intl, wedding, me }) => ({
  words: votesOf(entry, wedding, me).flatMap(({ name, isMe, vote }) => {
    const who = name ?? intl.formatMessage({ id: isMe ? 'shortlist.vote.you' : 'shortlist.vote.partner' });
    return vote === null ? [] : [intl.formatMessage({ id: 'shortlist.vote.theirs' }, { name: who, vote })];
  }),
  strength: entry.votes === undefined ? null : liking(entry),
});

const notes: Teller = ({ entry }) => ({
  words: entry.notes === undefined || entry.notes === '' ? [] : [entry.notes],
  strength: null,
});

const tellers = { price, day, distance, reviews, capacity, votes, notes } as const;

/** What the suppliers say, line by line. A line that nobody says anything in is left out. */
export const useLines = (sides: readonly Side[], wedding: Wedding): Line[] => {
  const intl = useIntl();
  const { locale, market } = useLocaleInfo();
  const guests = useGuests();
  const venue = useVenue();
  const me = useSignedIn()?.uid ?? '';
  const ours: Ours = { intl, wedding, guests, venue, me, locale, country: market.country };
  const told = (Object.keys(tellers) as (keyof typeof tellers)[]).map((id): Line => {
    const cells = sides.map((side) => tellers[id](side, ours));
    return { id, words: cells.map(({ words }) => words), strength: cells.map(({ strength }) => strength) };
  });
  const lists = (id: 'features' | 'highlights'): Line => ({
    id,
    words: notShared(sides.map(({ profile }) => profile?.[id] ?? [])),
    strength: sides.map(() => null),
  });
  const [first, second] = [told.slice(0, 5), told.slice(5)];
  return [...first, lists('features'), lists('highlights'), ...second].filter(({ words }) =>
    words.some((cell) => cell.length > 0),
  );
};
