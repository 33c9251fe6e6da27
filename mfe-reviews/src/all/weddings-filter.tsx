import { useLocaleInfo, useSession } from '@posy/remote-kit';
import { paths } from '@posy/shared-contracts';
import type { EndpointOutput } from '@posy/shared-contracts/endpoints';
import { guestBandOf, guestBands, seasonOf, weddingSeasons } from '@posy/shared-contracts/entities';
import { planningDay, weddingHeads } from '@posy/shared-contracts/rules';
import { ChipGroup, ChipLink } from '@posy/shared-ui';
import { useIntl } from 'react-intl';
import { type Narrowing, narrowingQuery } from '#review/review-sort';

type Weddings = NonNullable<EndpointOutput<'reviewsRating'>['weddings']>;
type Kind = Pick<Narrowing, 'season' | 'guests'>;

/** Any season, and any size. */
const any: Kind = { season: null, guests: null };

/** The season and size of the wedding that the reader plans, as far as it has them. */
const useOurs = (): Kind => {
  const session = useSession();
  if (session.status !== 'signed-in' || session.wedding === null) return any;
  const day = planningDay(session.wedding);
  const heads = weddingHeads(session.wedding).day;
  return { season: day === null ? null : seasonOf(day), guests: heads === 0 ? null : guestBandOf(heads) };
};

/** Counts the reviews of weddings of a kind; null stands for any. */
const countOf = (weddings: Weddings, { season, guests }: Kind): number =>
  weddings
    .filter((one) => (season === null || one.season === season) && (guests === null || one.guests === guests))
    .reduce((sum, { count }) => sum + count, 0);

const isSame = (a: Kind, b: Kind): boolean => a.season === b.season && a.guests === b.guests;

interface Props {
  supplierId: string;
  weddings: Weddings;
  narrowing: Narrowing;
}

/** Chips for reviews of weddings like the reader's own, of a season, and of a size; each has its own address. */
export const WeddingsFilter = ({ supplierId, weddings, narrowing }: Props) => {
  const { prefix } = useLocaleInfo().market;
  const { formatMessage } = useIntl();
  const ours = useOurs();
  const href = (kind: Partial<Kind>) =>
    paths.supplierReviews(prefix, supplierId, narrowingQuery({ ...narrowing, ...kind }));
  const seasons = weddingSeasons
    .map((season) => ({ season, count: countOf(weddings, { season, guests: null }) }))
    .filter(({ season, count }) => count > 0 || season === narrowing.season);
  const sizes = guestBands
    .map((guests) => ({ guests, count: countOf(weddings, { season: null, guests }) }))
    .filter(({ guests, count }) => count > 0 || guests === narrowing.guests);
  const likeOurs = isSame(ours, any) ? 0 : countOf(weddings, ours);
  if (seasons.length + sizes.length === 0) return null;
  return (
    <ChipGroup label={formatMessage({ id: 'reviews.weddings' })} canSlide>
      <ChipLink isChosen={isSame(narrowing, any)} href={href(any)}>
        {formatMessage({ id: 'reviews.weddings.any' })}
      </ChipLink>
      {likeOurs === 0 ? null : (
        <ChipLink isChosen={isSame(narrowing, ours)} href={href(ours)}>
          {formatMessage({ id: 'reviews.weddings.ours' }, { count: likeOurs })}
        </ChipLink>
      )}
      {seasons.map(({ season, count }) => (
        <ChipLink
          key={season}
          isChosen={season === narrowing.season}
          href={href({ season: season === narrowing.season ? null : season })}
        >
          {formatMessage({ id: `reviews.season.${season}` }, { count })}
        </ChipLink>
      ))}
      {sizes.map(({ guests, count }) => (
        <ChipLink
          key={guests}
          isChosen={guests === narrowing.guests}
          href={href({ guests: guests === narrowing.guests ? null : guests })}
        >
          {formatMessage({ id: `reviews.guests.${guests}` }, { count })}
        </ChipLink>
      ))}
    </ChipGroup>
  );
};
