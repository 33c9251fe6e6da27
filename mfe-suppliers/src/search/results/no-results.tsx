import styled from '@emotion/styled';
import { useHost, useLocaleInfo } from '@posy/remote-kit';
import { LazySpot } from '@posy/remote-kit/missing';
import { useQuery } from '@posy/remote-kit/query';
import { paths } from '@posy/shared-contracts';
import { ButtonLink, color, EmptyState, Figure, Link, Stack } from '@posy/shared-ui';
import { useIntl } from 'react-intl';
import { listHref } from '#supplier/rules/links';
import { totalsQuery } from '#supplier/rules/search-queries';
import { type NearestCategory, Offers } from '../sentence/nearest-kinds';
import type { SearchWish } from '../wishes/wishes';
import type { RemovableWish } from './rescue';
import type { WiderSearch } from './wider';

const Ways = styled.ul`
  display: grid;
  gap: 10px;
  inline-size: min(560px, 100%);
  margin-inline: auto;
  & > li {
    display: grid;
    grid-template-columns: minmax(64px, auto) minmax(0, 1fr) auto;
    gap: 12px;
    align-items: center;
    padding: 12px 16px;
    border-radius: 14px;
    background: ${color.sunken};
    text-align: start;
    color: ${color.ink};
  }
`;

const WayOut = ({ words, total, search }: Omit<RemovableWish, 'id'>) => {
  const { prefix } = useLocaleInfo().market;
  const { formatMessage, formatNumber } = useIntl();
  return (
    <li>
      <Figure>{formatNumber(total)}</Figure>
      <strong>{words}</strong>
      <Link
        href={listHref(prefix, search)}
        aria-label={`${words}: ${formatMessage({ id: 'search.none.show' }, { count: total })}`}
      >
        {formatMessage({ id: 'search.none.show' }, { count: total })}
      </Link>
    </li>
  );
};

/** Returns the totals of wider searches, if `isAsked`. */
const useWider = (wider: readonly WiderSearch[], isAsked: boolean) => {
  const { api } = useHost();
  const { country } = useLocaleInfo().market;
  const searches = wider.map(({ search }) => search);
  const { data: totals } = useQuery({ ...totalsQuery(api, country, searches), enabled: isAsked && wider.length > 0 });
  return wider.map((one, place) => ({ ...one, total: totals?.[place] ?? 0 })).filter(({ total }) => total > 0);
};

/**
 * Returns the totals without each filter, if any helps: the server only counts the wishes of the sentence and the
 * place.
 */
const useFiltersOut = (filters: readonly SearchWish[]) => {
  const { api } = useHost();
  const { country } = useLocaleInfo().market;
  const searches = filters.map(({ without }) => without);
  const { data: totals, isPending } = useQuery(totalsQuery(api, country, searches));
  return {
    isCounting: isPending,
    ways: filters.map((wish, place) => ({ wish, total: totals?.[place] ?? 0 })).filter(({ total }) => total > 0),
  };
};

interface Props {
  rescues: readonly RemovableWish[];
  /** Wishes from filters. */
  filters: readonly SearchWish[];
  /** Wider searches, when no single wish is the obstacle. */
  wider: readonly WiderSearch[];
  /** Requested trades that the directory does not have. */
  unoffered: readonly string[];
  /** The nearest categories to those. */
  near: readonly NearestCategory[];
}

/** States that nothing matches, and offers searches with one wish fewer. */
export const NoResults = ({ rescues, filters, wider, unoffered, near }: Props) => {
  const { prefix } = useLocaleInfo().market;
  const { formatMessage, formatList } = useIntl();
  const { isCounting, ways } = useFiltersOut(filters);
  const hasWays = rescues.length + ways.length > 0;
  const more = useWider(wider, !hasWays && !isCounting);
  const isUnoffered = unoffered.length > 0;
  const lead = isUnoffered ? 'search.none.unoffered.lead' : hasWays ? 'search.none.lead' : 'search.none.alone';
  return (
    <EmptyState
      picture={<LazySpot kind="search" />}
      title={
        isUnoffered
          ? formatMessage({ id: 'search.none.unoffered' }, { trades: formatList(unoffered, { type: 'disjunction' }) })
          : formatMessage({ id: 'search.none.title' })
      }
      actions={
        <ButtonLink href={paths.directory(prefix)}>{formatMessage({ id: 'suppliers.none.everything' })}</ButtonLink>
      }
    >
      <Stack gap={4}>
        {isUnoffered && near.length > 0 ? (
          <p>{formatMessage({ id: 'search.none.unoffered.near' }, { kinds: <Offers key="kinds" near={near} /> })}</p>
        ) : hasWays || isUnoffered || !isCounting ? (
          <p>{formatMessage({ id: lead })}</p>
        ) : null}
        <Ways>
          {rescues.map(({ id, ...rescue }) => (
            <WayOut key={id} {...rescue} />
          ))}
          {ways.map(({ wish, total }) => (
            <WayOut
              key={wish.id}
              words={formatMessage({ id: 'search.none.drop' }, { wish: wish.words })}
              total={total}
              search={wish.without}
            />
          ))}
          {hasWays ? null : more.map((one) => <WayOut key={one.words} {...one} />)}
        </Ways>
      </Stack>
    </EmptyState>
  );
};
