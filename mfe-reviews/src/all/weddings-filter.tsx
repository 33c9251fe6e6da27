import { useLocaleInfo, useSession } from '@posy/remote-kit';
import { paths } from '@posy/shared-contracts';
import type { EndpointOutput } from '@posy/shared-contracts/endpoints';
import { guestBandOf, guestBands, seasonOf, weddingSeasons } from '@posy/shared-contracts/entities';
import { planningDay, weddingHeads } from '@posy/shared-contracts/rules';
import { ChipLink } from '@posy/shared-ui';
import { useIntl } from 'react-intl';
import { type Narrowing, narrowingQuery } from '#review/review-sort';
import { FilterGroup } from './filter-group';

type Weddings = NonNullable<EndpointOutput<'reviewsRating'>['weddings']>;
type Kind = Pick<Narrowing, 'season' | 'guests'>;

/** Any season, and any size. */
const any: Kind = { season: null, guests: null };

/**
 * The season and size of the wedding that the reader plans; null while one of them is unknown, because the other has a chip
 * already.
 */
const useOurs = (): Kind | null => {
  const session = useSession();
  if (session.status !== 'signed-in' || session.wedding === null) return null;
  const day = planningDay(session.wedding);
  const heads = weddingHeads(session.wedding).day;
  return day === null || heads === 0 ? null : { season: seasonOf(day), guests: guestBandOf(heads) };
};

/** Counts the reviews of weddings of a kind; null stands for any. */
const countOf = (weddings: Weddings, { season, guests }: Kind): number =>
  weddings
    .filter((one) => (season === null || one.season === season) && (guests === null || one.guests === guests))
    .reduce((sum, { count }) => sum + count, 0);

/** The words of each chip. */
const weddingWords = {
  spring: 'reviews.season.spring',
  summer: 'reviews.season.summer',
  autumn: 'reviews.season.autumn',
  winter: 'reviews.season.winter',
  'to-50': 'reviews.guests.to-50',
  'to-100': 'reviews.guests.to-100',
  'to-150': 'reviews.guests.to-150',
  'over-150': 'reviews.guests.over-150',
} as const satisfies Record<NonNullable<Kind['season'] | Kind['guests']>, string>;

const isSame = (a: Kind, b: Kind): boolean => a.season === b.season && a.guests === b.guests;

interface Props {
  supplierId: string;
  /** Reviews by season and size among those that the rest of the narrowing leaves. */
  weddings: Weddings;
  narrowing: Narrowing;
}

/** The chip of a season or a size: it joins the other of the two, and a second press takes it away. */
interface KindChip {
  key: NonNullable<Kind['season'] | Kind['guests']>;
  /** The kind of weddings that the chip leads to. */
  to: Kind;
  isChosen: boolean;
  count: number;
}

/** Chips of seasons and sizes for a chosen kind, without those that would find nothing. */
const chipsOf = (weddings: Weddings, chosen: Kind): KindChip[] => {
  const chip = (key: KindChip['key'], kind: Kind, without: Kind, isChosen: boolean): KindChip => ({
    ...{ key, isChosen, to: isChosen ? without : kind },
    count: countOf(weddings, kind),
  });
  return [
    ...weddingSeasons.map((season) =>
      chip(season, { ...chosen, season }, { ...chosen, season: null }, season === chosen.season),
    ),
    ...guestBands.map((guests) =>
      chip(guests, { ...chosen, guests }, { ...chosen, guests: null }, guests === chosen.guests),
    ),
  ].filter(({ count, isChosen }) => count > 0 || isChosen);
};

/** Chips for reviews of weddings like the reader's own, of a season, and of a size; each has its own address. */
export const WeddingsFilter = ({ supplierId, weddings, narrowing }: Props) => {
  const { prefix } = useLocaleInfo().market;
  const { formatMessage, formatNumber } = useIntl();
  const ours = useOurs();
  const href = (kind: Kind) => paths.supplierReviews(prefix, supplierId, narrowingQuery({ ...narrowing, ...kind }));
  const { season, guests } = narrowing;
  const isOurs = ours !== null && isSame(narrowing, ours);
  // One chip alone is chosen for a wedding like theirs: the others then start anew.
  const chips = chipsOf(weddings, isOurs ? any : { season, guests });
  const likeOurs = ours === null ? 0 : countOf(weddings, ours);
  if (chips.length === 0) return null;
  return (
    <FilterGroup label={formatMessage({ id: 'reviews.weddings' })}>
      <ChipLink isChosen={isSame(narrowing, any)} href={href(any)}>
        {formatMessage({ id: 'reviews.weddings.any' })}
      </ChipLink>
      {ours === null || (likeOurs === 0 && !isOurs) ? null : (
        <ChipLink isChosen={isOurs} count={formatNumber(likeOurs)} href={href(ours)}>
          {formatMessage({ id: 'reviews.weddings.ours' })}
        </ChipLink>
      )}
      {chips.map(({ key, to, isChosen, count }) => (
        <ChipLink key={key} isChosen={isChosen} count={formatNumber(count)} href={href(to)}>
          {formatMessage({ id: weddingWords[key] })}
        </ChipLink>
      ))}
    </FilterGroup>
  );
};
