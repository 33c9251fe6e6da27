import { useHost, useLocaleInfo, useSession, useTitle } from '@posy/remote-kit';
import { useLocation } from '@posy/remote-kit/router';
import { Loading, Page, Skeleton, Stack } from '@posy/shared-ui';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { useAskedFor } from '#supplier/rules/use-asked-for';
import { LoadFailure } from '#supplier/screen/load-failure';
import { ScreenSkeleton } from '#supplier/screen/screen-skeleton';
import { LazyCompare } from '../compare/lazy-compare';
import { useDirectoryPrices } from '../entries/use-directory-prices';
import { type Shortlist, useShortlist } from '../entries/use-shortlist';
import { useJoinHearts } from '../hearts/use-join-hearts';
import type { AddingStep } from '../own/adding';
import { LazyAdding } from '../own/lazy-adding';
import type { ShortlistEntry } from '../rules/entry';
import { groupsOf, listed, parseFilter } from '../rules/groups';
import { asksToAdd, parseCompared, shortlistHref } from '../rules/shortlist-href';
import { parseSort, sorterOf } from '../rules/sorts';
import { withQuote } from '../standing/their-quote';
import { useTalks } from '../standing/use-talks';
import { ClosedShortlist, NobodyHere, NoPlan, VisitorsShortlist } from './instead';
import { ShortlistFilters } from './shortlist-filters';
import { ShortlistGroup } from './shortlist-group';
import { ShortlistHead } from './shortlist-head';

const ListLoading = () => (
  <Loading label={useIntl().formatMessage({ id: 'shortlist.loading' })}>
    <Stack gap={4}>
      {[1, 2, 3, 4].map((row) => (
        <Skeleton key={row} height={126} />
      ))}
    </Stack>
  </Loading>
);

type CouplesShortlist = Shortlist & { wedding: NonNullable<Shortlist['wedding']> };

interface ListProps {
  shortlist: CouplesShortlist;
  onAdd: () => void;
  onChangeOwn: (entry: ShortlistEntry) => void;
}

const List = ({ shortlist, onAdd, onChangeOwn }: ListProps) => {
  const { formatMessage } = useIntl();
  const { market } = useLocaleInfo();
  const { search } = useLocation();
  const { entries, reading, retry, wedding, access } = shortlist;
  const sort = parseSort(search);
  const asked = useAskedFor();
  const talks = useTalks();
  const all = listed(entries ?? []);
  const prices = useDirectoryPrices(all, sort === 'price');
  if (entries === null || !reading.isKnown)
    return reading.state === 'failed' ? (
      <LoadFailure title={formatMessage({ id: 'shortlist.failed' })} error={null} onRetry={retry} isRetrying={false} />
    ) : (
      <ListLoading />
    );
  if (all.length === 0) return <NobodyHere onAdd={access === 'edit' ? onAdd : null} />;
  const filter = parseFilter(search);
  const compare = sorterOf(sort, { prices, asked });
  const groups = groupsOf(all, filter, (a, b) => compare(withQuote(a, talks), withQuote(b, talks)));
  return (
    <Stack gap={8}>
      <ShortlistFilters
        entries={all}
        filter={filter}
        sort={sort}
        hrefFor={(next) => shortlistHref(market.prefix, next)}
      />
      {groups.map((group) => (
        <ShortlistGroup
          key={group.category}
          group={group}
          wedding={wedding}
          mayEdit={access === 'edit'}
          onChangeOwn={onChangeOwn}
        />
      ))}
    </Stack>
  );
};

/** The couple's suppliers by category. Source: S2-route-09, S1-keeps-05. */
export const ShortlistScreen = () => {
  const { seen } = useHost();
  const session = useSession();
  const shortlist = useShortlist();
  const { wedding, access, entries } = shortlist;
  useTitle(useIntl().formatMessage({ id: 'shortlist.title' }));
  const { search } = useLocation();
  const [adding, setAdding] = useState<AddingStep | null>(() => (asksToAdd(search) ? { kind: 'find' } : null));
  const find = (): void => setAdding({ kind: 'find' });
  const isThere = wedding !== null;
  useJoinHearts(isThere && access === 'edit');
  useEffect(() => {
    if (isThere) seen.mark('hasViewedShortlist');
  }, [isThere, seen]);
  if (session.status === 'loading') return <ScreenSkeleton />;
  if (session.status === 'signed-out') return <VisitorsShortlist />;
  if (session.wedding === null)
    return session.user.weddingId === null || session.lostAccess !== undefined ? <NoPlan /> : <ScreenSkeleton />;
  if (wedding === null) return <ClosedShortlist />;
  const compared = parseCompared(search);
  if (compared.length > 0 && entries !== null)
    return <LazyCompare compared={compared} entries={listed(entries)} wedding={wedding} />;
  return (
    <Page>
      <ShortlistHead
        entries={entries === null ? null : listed(entries)}
        wedding={wedding}
        isReading={access === 'view'}
        onAdd={find}
      />
      <List
        shortlist={{ ...shortlist, wedding }}
        onAdd={find}
        onChangeOwn={(entry) => setAdding({ kind: 'change', entry })}
      />
      {adding === null || entries === null ? null : (
        <LazyAdding step={adding} wedding={wedding} entries={entries} onStep={setAdding} />
      )}
    </Page>
  );
};
