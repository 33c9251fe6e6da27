import styled from '@emotion/styled';
import { useAccess, useHost, useLocaleInfo, useSignedIn, useWedding } from '@posy/remote-kit';
import { paths } from '@posy/shared-contracts';
import type { Conversation } from '@posy/shared-contracts/entities';
import type { Identified } from '@posy/shared-contracts/mount-props';
import { Avatar, color, FailedFeature, Heading, IconLink, media, Text } from '@posy/shared-ui';
import { CaretLeftIcon } from '@posy/shared-ui/icons';
import { useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { coupleNews, otherName, type CoupleSeen, type Side } from '#talk/rules/conversations';
import { groupMessages, shownMessages, type MessageDay } from './rules/message-groups';
import { dateText, dayName, dayOf } from '#talk/rules/when';
import { Composer } from './composer';
import { markRead, useMessages } from './thread-queries';
import { MessageBubbles } from './message-bubbles';
import { ThreadSkeleton } from './thread-skeleton';
import { useOutbox } from './use-outbox';
import { useReader } from '#talk/use-reader';

const Root = styled.section`
  display: flex;
  flex-direction: column;
  min-inline-size: 0;
  min-block-size: 0;
  background: ${color.canvas};
  & > header {
    display: flex;
    gap: 12px;
    align-items: center;
    padding: 12px 20px;
    background: ${color.surface};
    border-block-end: 1px solid ${color.line};
  }
`;

const Back = styled.span`
  margin-inline-start: -12px;
  ${media.tablet} {
    display: none;
  }
`;

const Who = styled.div`
  flex: 1;
  min-inline-size: 0;
  line-height: 1.3;
`;

const Flow = styled.div`
  flex: 1;
  min-block-size: 0;
  overflow: auto;
  padding: 24px 20px;
  display: grid;
  gap: 10px;
  align-content: start;
  &:focus-visible {
    outline-offset: -3px;
  }
  & > ol,
  & > div > ol {
    display: grid;
    gap: 10px;
  }
`;

const Day = styled.h3`
  padding-block: 6px;
  font: 500 0.8125rem/1.4 var(--posy-face-text);
  letter-spacing: 0;
  color: ${color.inkFaint};
  text-align: center;
`;

interface Props {
  conversation: Identified<Conversation>;
  side: Side;
}

const ThreadHead = ({ conversation, side }: Props) => {
  const intl = useIntl();
  const { market, locale } = useLocaleInfo();
  const { supplierType, weddingDate } = conversation;
  const name = otherName(conversation, side);
  const date = weddingDate === null ? null : dateText(weddingDate, locale);
  return (
    <header>
      <Back>
        <IconLink href={paths.inbox(market.prefix)} label={intl.formatMessage({ id: 'inbox.thread.back' })}>
          <CaretLeftIcon isFlipped />
        </IconLink>
      </Back>
      <Avatar name={name} id={conversation.supplierId} isDecorative />
      <Who>
        <Heading level={2} size="title">
          {name}
        </Heading>
        <Text as="p" size="small" tone="soft" isCut>
          {side === 'couple' ? (
            <FormattedMessage id="inbox.category" values={{ category: supplierType }} />
          ) : (
            (date ?? <FormattedMessage id="inbox.thread.no-date" />)
          )}
        </Text>
      </Who>
    </header>
  );
};

const DayHeading = ({ day }: { day: MessageDay }) => {
  const first = day.groups[0]?.messages[0];
  const reader = useReader();
  if (first === undefined) return null;
  const name = dayName(first.createdAt, reader);
  return <Day>{name.kind === 'date' ? name.text : <FormattedMessage id={`inbox.thread.${name.kind}`} />}</Day>;
};

/** What the supplier should see of the couple, when it is not what they see; null when nothing changed. */
const useCoupleNews = ({ conversation, side }: Props): CoupleSeen | null => {
  const wedding = useWedding();
  const mayTell = useAccess('inbox') === 'edit' && side === 'couple';
  return mayTell && wedding !== null ? coupleNews(conversation, wedding) : null;
};

/** Marks a conversation read while it is open and something in it is unread, or the couple are others than it says. */
const useReadWhileOpen = ({ conversation, side }: Props): void => {
  const host = useHost();
  const { id, unread, lastMessage } = conversation;
  const isUnread = unread[side] > 0;
  const news = useCoupleNews({ conversation, side });
  const name = news?.name ?? null;
  const weddingDate = news?.weddingDate ?? null;
  useEffect(() => {
    if (!isUnread && name === null) return;
    const user = name === null ? null : { name, weddingDate };
    // A failed mark is tried again with the next message or visit: nothing is lost by waiting.
    markRead(host, id, user).catch((error: unknown) => host.telemetry.error('inbox', error));
  }, [host, id, isUnread, name, weddingDate, lastMessage.createdAt]);
};

/** One conversation: what was said, what is on its way, and where to write. Give it the conversation's id as its key. */
export const Thread = ({ conversation, side }: Props) => {
  const intl = useIntl();
  const reader = useReader();
  const me = useSignedIn();
  const flow = useRef<HTMLDivElement>(null);
  const live = useMessages(conversation.id);
  const { outbox, send, retry, discard } = useOutbox(conversation.id, live.value);
  useReadWhileOpen({ conversation, side });
  const shown = useMemo(() => shownMessages(live.value ?? [], outbox, side), [live.value, outbox, side]);
  const days = groupMessages(shown, (instant) => dayOf(instant, reader.zone));
  useLayoutEffect(() => {
    if (flow.current !== null) flow.current.scrollTop = flow.current.scrollHeight;
  }, [shown.length]);
  const name = otherName(conversation, side);
  const mine = side === 'couple' ? conversation.coupleName : (me?.user.name ?? conversation.supplierName);
  const speaker = (from: Side): string => (from === side ? mine : name);
  return (
    <Root aria-label={name}>
      <ThreadHead conversation={conversation} side={side} />
      <Flow ref={flow} role="log" tabIndex={0} aria-label={intl.formatMessage({ id: 'inbox.thread.messages' })}>
        {live.status === 'loading' && outbox.length === 0 ? <ThreadSkeleton /> : null}
        {live.status === 'failed' ? (
          <FailedFeature
            title={intl.formatMessage({ id: 'inbox.thread.unavailable' })}
            retryLabel={intl.formatMessage({ id: 'inbox.retry' })}
            onRetry={live.retry}
          >
            <FormattedMessage id="inbox.thread.unavailable-text" />
          </FailedFeature>
        ) : null}
        {days.map((day) => (
          <div key={day.day}>
            <DayHeading day={day} />
            <ol>
              {day.groups.map((group) => (
                <MessageBubbles
                  key={group.messages[0]?.id}
                  group={group}
                  side={side}
                  speaker={speaker(group.from)}
                  onRetry={retry}
                  onDiscard={discard}
                />
              ))}
            </ol>
          </div>
        ))}
      </Flow>
      <Composer conversationId={conversation.id} name={name} onSend={send} />
    </Root>
  );
};
