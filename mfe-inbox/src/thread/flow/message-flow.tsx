import styled from '@emotion/styled';
import { Button, color, FailedFeature } from '@posy/shared-ui';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Side } from '#talk/rules/conversations';
import { dayName, dayOf } from '#talk/rules/when';
import { useReader } from '#talk/use-reader';
import type { AnswerContext } from '../answers/structured-answer';
import { groupMessages, type MessageDay, type MessageGroup, type ShownMessage } from '../rules/message-groups';
import type { LastSeen } from '../rules/reading';
import type { GroupActions } from './group-line';
import { MessageBubbles } from './message-bubbles';
import { ThreadSkeleton } from './thread-skeleton';
import { useFlowScroll } from './use-flow-scroll';
import type { useMessages } from './use-messages';

const Flow = styled.div`
  /* Text for screen readers is positioned within it: otherwise it would make the page as long as the thread. */
  position: relative;
  flex: 1;
  min-block-size: 0;
  overflow: auto;
  overflow-anchor: none;
  padding: 24px 20px;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
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

const New = styled.li`
  display: flex;
  gap: 12px;
  align-items: center;
  font-size: 0.8125rem;
  color: ${color.apricot.deep};
  &::before,
  &::after {
    content: '';
    flex: 1;
    border-block-start: 1px solid ${color.apricot.soft};
  }
`;

const DayHeading = ({ day }: { day: MessageDay }) => {
  const first = day.groups[0]?.messages[0];
  const reader = useReader();
  if (first === undefined) return null;
  const name = dayName(first.createdAt, reader);
  return <Day>{name.kind === 'date' ? name.text : <FormattedMessage id={`inbox.thread.${name.kind}`} />}</Day>;
};

interface Props extends GroupActions {
  live: ReturnType<typeof useMessages>;
  shown: readonly ShownMessage[];
  side: Side;
  /** Id of the first message that was unread when the thread was opened. */
  firstNew: string | null;
  /** Time at which the other side last read; null for never. */
  readAt: string | null;
  seen: LastSeen | null;
  bankMessage: string | null;
  speakerOf: (group: MessageGroup) => string;
  answers: AnswerContext;
}

const Failed = ({ onRetry }: { onRetry: () => void }) => {
  const intl = useIntl();
  return (
    <FailedFeature
      title={intl.formatMessage({ id: 'inbox.thread.unavailable' })}
      retryLabel={intl.formatMessage({ id: 'inbox.retry' })}
      onRetry={onRetry}
    >
      <FormattedMessage id="inbox.thread.unavailable-text" />
    </FailedFeature>
  );
};

type GroupsProps = Omit<Props, 'live' | 'shown'> & { day: MessageDay };

const Groups = ({ day, firstNew, speakerOf, readAt, seen, ...bubbles }: GroupsProps) => (
  <ol>
    {day.groups.flatMap((group) => {
      const first = group.messages[0]?.id;
      // Only groups whose own marks change render again when something was read.
      const marks = {
        isRead: readAt !== null && Date.parse(group.messages.at(-1)?.createdAt ?? '') <= Date.parse(readAt),
        seen: group.messages.some(({ id }) => id === seen?.messageId) ? seen : null,
      };
      const line = <MessageBubbles key={first} group={group} speaker={speakerOf(group)} {...marks} {...bubbles} />;
      if (first === undefined || first !== firstNew) return [line];
      return [
        <New key="new">
          <FormattedMessage id="inbox.thread.new" />
        </New>,
        line,
      ];
    })}
  </ol>
);

/** The messages by day, oldest first; earlier ones load by a press and by scrolling up. */
export const MessageFlow = ({ live, shown, ...groups }: Props) => {
  const intl = useIntl();
  const reader = useReader();
  const older = live.hasOlder ? live.showOlder : () => undefined;
  const { flow, onScroll } = useFlowScroll(shown[0]?.id, shown.at(-1)?.id, older);
  const days = groupMessages(shown, (instant) => dayOf(instant, reader.zone), groups.firstNew);
  return (
    <Flow
      ref={flow}
      role="log"
      tabIndex={0}
      aria-label={intl.formatMessage({ id: 'inbox.thread.messages' })}
      onScroll={onScroll}
    >
      {live.messages === null && live.status === 'loading' && shown.length === 0 ? <ThreadSkeleton /> : null}
      {live.messages === null && live.status === 'failed' ? <Failed onRetry={live.retry} /> : null}
      {live.hasOlder ? (
        <Button kind="plain" size="s" isPending={live.isLoadingOlder} onPress={live.showOlder}>
          <FormattedMessage id="inbox.thread.older" />
        </Button>
      ) : null}
      {days.map((day) => (
        <div key={day.day}>
          <DayHeading day={day} />
          <Groups day={day} {...groups} />
        </div>
      ))}
    </Flow>
  );
};
