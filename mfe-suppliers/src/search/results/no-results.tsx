import styled from '@emotion/styled';
import { useHost, useLocaleInfo } from '@posy/remote-kit';
import { useQuery } from '@posy/remote-kit/query';
import { paths } from '@posy/shared-contracts';
import { ButtonLink, color, EmptyState, Figure, Link, Stack } from '@posy/shared-ui';
import { useIntl } from 'react-intl';
import { listHref } from '#supplier/rules/links';
import { totalQuery } from '#supplier/rules/search-queries';
import { LazySpot } from '@posy/remote-kit/missing';
import type { Rescue } from './rescue';
import type { Wish } from '../wishes';

const Ways = styled.ul`
  display: grid;
  gap: 10px;
  inline-size: min(560px, 100%);
  margin-inline: auto;
  & > li {
    display: grid;
    grid-template-columns: 64px minmax(0, 1fr) auto;
    gap: 12px;
    align-items: center;
    padding: 12px 16px;
    border-radius: 14px;
    background: ${color.sunken};
    text-align: start;
    color: ${color.ink};
  }
`;

const WayOut = ({ words, total, search }: Omit<Rescue, 'id'>) => {
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

/** A filter to let go, once it is known that it helps: the server counts only the wishes of the sentence and the place. */
const FilterOut = ({ wish }: { wish: Wish }) => {
  const { api } = useHost();
  const { country } = useLocaleInfo().market;
  const { formatMessage } = useIntl();
  const { data: total = 0 } = useQuery(totalQuery(api, country, wish.without));
  return total === 0 ? null : (
    <WayOut
      words={formatMessage({ id: 'search.none.drop' }, { wish: wish.words })}
      total={total}
      search={wish.without}
    />
  );
};

interface Props {
  rescues: readonly Rescue[];
  /** What was chosen beside the sentence. */
  filters: readonly Wish[];
}

/** Nothing fits: says so in words, and offers what would be there with one wish fewer. */
export const NoResults = ({ rescues, filters }: Props) => {
  const { prefix } = useLocaleInfo().market;
  const { formatMessage } = useIntl();
  const hasWays = rescues.length + filters.length > 0;
  return (
    <EmptyState
      picture={<LazySpot kind="search" />}
      title={formatMessage({ id: 'search.none.title' })}
      actions={
        <ButtonLink href={paths.directory(prefix)}>{formatMessage({ id: 'suppliers.none.everything' })}</ButtonLink>
      }
    >
      <Stack gap={4}>
        <p>{formatMessage({ id: hasWays ? 'search.none.lead' : 'search.none.alone' })}</p>
        <Ways>
          {rescues.map(({ id, ...rescue }) => (
            <WayOut key={id} {...rescue} />
          ))}
          {filters.map((wish) => (
            <FilterOut key={wish.id} wish={wish} />
          ))}
        </Ways>
      </Stack>
    </EmptyState>
  );
};
