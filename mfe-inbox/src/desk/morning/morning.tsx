import { lazyFeature } from '@posy/remote-kit';
import type { SlotProps } from '@posy/shared-contracts/manifest';
import { Card, Inline, Loading, Skeleton, Stack, Text } from '@posy/shared-ui';
import { Suspense } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { type Conversations, useConversations } from '#talk/conversation-queries';
import { useOwnProfile } from '#talk/days/own-profile';
import { ProfileSwitch } from '#talk/profiles/profile-switch';
import { Columns } from '../columns';
import { EnquiriesFailure } from '../enquiries-failure';
import { catalogues as figures } from '../figures/messages/index';
import { useFigures } from '../figures/use-figures';
import { ReplyPanel } from '../reply-panel';
import { AwayNotice, AwayUntil } from './away-notice';
import { MorningList, WhoWaits } from './morning-list';
import { useMorningKnown } from './use-morning-known';
import { WeekendsCard } from './weekends-card';

// They stand below what waits, and load after it.
const FiguresCard = lazyFeature(async () => (await import('../figures/figures-card')).FiguresCard, figures);
const ProfileCard = lazyFeature(async () => (await import('../figures/profile-card')).ProfileCard, figures);
const RankCard = lazyFeature(async () => (await import('../figures/rank-card')).RankCard, figures);

const Wait = () => {
  const { formatMessage } = useIntl();
  return (
    <Loading label={formatMessage({ id: 'desk.morning.loading' })}>
      <Skeleton height={180} />
    </Loading>
  );
};

const none: NonNullable<Conversations['value']> = [];

interface AskedProps {
  conversations: Conversations;
  supplierId: string;
}

const Asked = ({ conversations: { value, status, retry }, supplierId }: AskedProps) => {
  if (value !== null) return <MorningList supplierId={supplierId} conversations={value} />;
  return status === 'failed' ? <EnquiriesFailure onRetry={retry} /> : <Wait />;
};

const Replies = ({ supplierId }: { supplierId: string }) => {
  const { data, isLoading } = useOwnProfile(supplierId);
  const figures = useFigures(supplierId);
  if (data !== undefined) return <ReplyPanel profile={data} typical={figures.data?.typicalReplyMinutes ?? null} />;
  if (isLoading) return <Wait />;
  return (
    <Card>
      <Text tone="soft">
        <FormattedMessage id="desk.morning.no-replies" />
      </Text>
    </Card>
  );
};

/** The morning overview of a supplier's people: waiting couples, response times, recent enquiries, busy days. */
export const Morning = ({ supplierId }: SlotProps['supplier-home.figures']) => {
  const conversations = useConversations();
  const { all } = conversations;
  const isKnown = useMorningKnown(supplierId, conversations);
  if (!isKnown)
    return (
      <Columns>
        <Wait />
      </Columns>
    );
  return (
    <Stack gap={5}>
      <Inline gap={3} justify="space-between">
        <WhoWaits conversations={conversations.value} />
        <Inline gap={2}>
          <ProfileSwitch all={all} />
          <AwayUntil supplierId={supplierId} />
        </Inline>
      </Inline>
      <AwayNotice supplierId={supplierId} />
      <Columns>
        <div>
          <Asked conversations={conversations} supplierId={supplierId} />
        </div>
        <div>
          <Replies supplierId={supplierId} />
        </div>
      </Columns>
      <Suspense fallback={<Wait />}>
        <FiguresCard supplierId={supplierId} />
      </Suspense>
      <WeekendsCard supplierId={supplierId} conversations={conversations.value ?? none} />
      <Suspense fallback={null}>
        <Columns>
          <div>
            <RankCard supplierId={supplierId} />
          </div>
          <div>
            <ProfileCard supplierId={supplierId} />
          </div>
        </Columns>
      </Suspense>
    </Stack>
  );
};
