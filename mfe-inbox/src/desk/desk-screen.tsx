import styled from '@emotion/styled';
import { StepUp, useLiveDocument, useSession, useSignedIn, useTitle } from '@posy/remote-kit';
import { collections } from '@posy/shared-contracts/collections';
import { Loading, Page, PageHead, Skeleton, Stack } from '@posy/shared-ui';
import { Suspense } from 'react';
import { useIntl } from 'react-intl';
import { useConversations, useUnread } from '#talk/conversation-queries';
import { useOwnProfile } from '#talk/days/own-profile';
import { useOwnDays } from '#talk/days/use-own-days';
import { ProfileSwitch } from '#talk/profiles/profile-switch';
import { dayOf } from '#talk/rules/when';
import { useReader } from '#talk/use-reader';
import { useOwnSupplier, useTemplates } from '#talk/use-templates';
import { AwayCard } from './away-card';
import { Columns } from './columns';
import { DaysCard } from './days-card';
import { EnquiriesFailure } from './enquiries-failure';
import { useFigures } from './figures/use-figures';
import { LabelsCard } from './labels-card';
import { ReplySpreadCard } from './reply-spread-card';
import { ReplyTiles } from './reply-tiles';
import { waitingForUs } from './rules/waiting-for-us';
import { LateTeamCard } from './team/late-team-card';
import { TemplatesCard } from './templates-card';
import { Waiting } from './waiting';

/** The sums beside how soon they reply; below each other on a phone. */
const Sums = styled.div`
  display: grid;
  gap: 14px;
  @media (min-width: 1000px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

/** The placeholder of the desk: the sums above open work and what stands beside it. */
const DeskSkeleton = () => (
  <Loading label={useIntl().formatMessage({ id: 'desk.morning.loading' })}>
    <Stack gap={6}>
      <Skeleton height={44} width="min(320px, 100%)" />
      <Sums>
        <Skeleton height={200} />
        <Skeleton height={200} />
      </Sums>
      <Columns>
        <Skeleton height={360} />
        <Skeleton height={360} />
      </Columns>
    </Stack>
  </Loading>
);

const Desk = ({ supplierId }: { supplierId: string }) => {
  const { formatMessage } = useIntl();
  const me = useSignedIn();
  const conversations = useConversations();
  useUnread(conversations, null);
  const profile = useOwnProfile(supplierId);
  const figures = useFigures(supplierId);
  const waiting = waitingForUs(conversations.value ?? []);
  const { now, zone } = useReader();
  const today = dayOf(new Date(now).toISOString(), zone);
  const own = useOwnDays(supplierId, today);
  const account = useLiveDocument(collections.supplierAccounts(), supplierId);
  const templates = useTemplates(supplierId);
  // All parts appear together: a slow part would move the content below it.
  const areComing =
    [own, account, templates].some(({ status }) => status === 'loading') || profile.isLoading || figures.isLoading;
  if (conversations.value === null && conversations.status === 'failed')
    return (
      <Stack gap={5}>
        <PageHead title={formatMessage({ id: 'desk.title' })} />
        <EnquiriesFailure onRetry={conversations.retry} />
      </Stack>
    );
  if (conversations.value === null || areComing) return <DeskSkeleton />;
  return (
    <Stack gap={6}>
      <PageHead
        title={formatMessage({ id: 'desk.hello' }, { name: me?.user.name ?? '' })}
        lead={formatMessage({ id: 'desk.lead' }, { count: waiting.length })}
        actions={<ProfileSwitch all={conversations.all} />}
      />
      <Sums>
        <ReplyTiles
          replies={profile.data?.replies ?? null}
          waiting={waiting.length}
          weeks={figures.data?.weeks ?? null}
        />
        {profile.data === undefined ? null : (
          <ReplySpreadCard profile={profile.data} spread={figures.data?.replySpread ?? null} />
        )}
      </Sums>
      <Columns>
        <div>
          <Waiting waiting={waiting} around={{ days: own.days, conversations: conversations.value, today }} />
          <TemplatesCard supplierId={supplierId} />
          <LabelsCard supplierId={supplierId} />
        </div>
        <div>
          <AwayCard supplierId={supplierId} />
          <DaysCard supplierId={supplierId} />
          <Suspense fallback={<Skeleton height={160} />}>
            <LateTeamCard supplierId={supplierId} />
          </Suspense>
        </div>
      </Columns>
    </Stack>
  );
};

/** `/inbox/desk`: a supplier's open work, response times, and templates. */
export const DeskScreen = () => {
  const session = useSession();
  const supplierId = useOwnSupplier();
  useTitle(useIntl().formatMessage({ id: 'desk.title' }));
  if (session.status === 'loading') return <DeskSkeleton />;
  // Only suppliers have a desk.
  if (supplierId === null) return <StepUp />;
  return (
    <Page>
      <Desk supplierId={supplierId} />
    </Page>
  );
};
