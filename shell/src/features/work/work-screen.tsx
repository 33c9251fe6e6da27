import { lazyFeature, Slot, useHost, useLocaleInfo, useSession, useTitle } from '@posy/remote-kit';
import { useQuery } from '@posy/remote-kit/query';
import { type MarketPrefix, paths } from '@posy/shared-contracts';
import type { WorkKind } from '@posy/shared-contracts/entities';
import type { SignedIn } from '@posy/shared-contracts/mount-props';
import { Card, FailedFeature, Figure, Loading, Page, PageHead, Row, Rows, Skeleton, Stack } from '@posy/shared-ui';
import { Suspense } from 'react';
import { useIntl } from 'react-intl';
import { LazySpot } from '#host/lazy-art';
import { useShell } from '#host/shell-context';
import { NotFoundScreen } from '../not-found/not-found-screen';
import { catalogues as figures } from '../page-figures/messages';
import { dayPartAt } from './day-part';
import { workQuery } from './work-queries';

const PageFigures = lazyFeature(async () => (await import('../page-figures/page-figures')).PageFiguresSection, figures);

type Places = { readonly [K in WorkKind]?: (market: MarketPrefix) => string };

/** Addresses of a moderator's desk, which is open to nobody else and has a log when nothing waits. */
const desk: Places = {
  'reviews-to-check': paths.moderation,
  'reviews-disputed': (market) => paths.moderation(market, { show: 'disputed' }),
  'reports-open': (market) => paths.moderation(market, { show: 'reports' }),
};

/** Addresses of other items that wait; an item that is only counted has none. */
const waiting: Places = {
  'messages-unread': paths.inbox,
  'enquiries-unanswered': paths.inbox,
  'reviews-without-reply': paths.reviews,
};

const Item = ({ kind, count, isModerator }: { kind: WorkKind; count: number; isModerator: boolean }) => {
  const { formatMessage, formatNumber } = useIntl();
  const { market } = useShell();
  const places = isModerator ? desk : count === 0 ? {} : waiting;
  const place = places[kind]?.(market.prefix);
  const words = formatMessage({ id: `work.${kind}` }, { count });
  return (
    <Row
      isInset
      title={words}
      {...(place === undefined ? {} : { href: place })}
      end={<Figure>{formatNumber(count)}</Figure>}
    />
  );
};

/** Claims that wait for a decision. A moderator's desk is open when none waits, too. */
const Claims = ({ count, isModerator }: { count: number; isModerator: boolean }) => {
  const { formatMessage, formatNumber } = useIntl();
  const { market } = useShell();
  return (
    <Row
      isInset
      title={formatMessage({ id: 'work.claims' }, { count })}
      {...(isModerator || count > 0 ? { href: paths.moderationClaims(market.prefix) } : {})}
      end={<Figure>{formatNumber(count)}</Figure>}
    />
  );
};

const Items = ({ person }: { person: SignedIn }) => {
  const { formatMessage } = useIntl();
  const { api, remote } = useHost();
  const { data, error, isFetching, refetch } = useQuery(workQuery(api, person.uid));
  if (data === undefined && error !== null)
    return (
      <FailedFeature
        picture={<LazySpot kind="failed" />}
        level={2}
        title={formatMessage({ id: 'work.failed.title' })}
        retryLabel={formatMessage({ id: 'work.failed.retry' })}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
        detail={`${remote.name} ${remote.version}`}
      >
        {formatMessage({ id: 'work.failed.text' })}
      </FailedFeature>
    );
  if (data === undefined)
    return (
      <Loading label={formatMessage({ id: 'work.loading' })}>
        <Skeleton height={180} />
      </Loading>
    );
  return (
    <Card isFlush>
      <Rows>
        {data.items.map((item) => (
          <Item key={item.kind} {...item} isModerator={person.user.kind === 'moderator'} />
        ))}
        {data.claims === undefined ? null : (
          <Claims count={data.claims} isModerator={person.user.kind === 'moderator'} />
        )}
      </Rows>
    </Card>
  );
};

/** The home of suppliers, moderators and operators: their open items with counts. */
export const WorkScreen = () => {
  const { formatMessage } = useIntl();
  const { clock } = useHost();
  const { timeZone } = useLocaleInfo();
  const session = useSession();
  useTitle(formatMessage({ id: 'work.tab' }));
  if (session.status !== 'signed-in' || session.user.kind === 'couple') return <NotFoundScreen />;
  const { kind, name, supplierId } = session.user;
  return (
    <Page width={supplierId === null && kind !== 'operator' ? 'reading' : 'app'}>
      <Stack gap={supplierId === null ? 6 : 0}>
        <PageHead
          title={formatMessage({ id: 'work.title' }, { name, part: dayPartAt(clock.now(), timeZone) })}
          // A supplier's own remote says who waits, beside its buttons.
          lead={supplierId === null ? formatMessage({ id: `work.lead.${kind}` }) : null}
        />
        {/* A supplier's own remote lists the items of the chosen profile, so that they appear once and in one
            order. */}
        {supplierId === null ? (
          <Items person={session} />
        ) : (
          <Slot name="supplier-home.figures" props={{ supplierId }} />
        )}
        {kind === 'operator' ? (
          <Suspense fallback={null}>
            <PageFigures />
          </Suspense>
        ) : null}
      </Stack>
    </Page>
  );
};
