import styled from '@emotion/styled';
import { useLocaleInfo } from '@posy/remote-kit';
import { color } from '@posy/shared-ui';
import { memo, useMemo } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Side } from '#talk/rules/conversations';
import { dayName, dayOf } from '#talk/rules/when';
import { useReader } from '#talk/use-reader';
import type { AnswerContext } from '../answers/structured-answer';
import { groupMessages, type MessageDay, type ShownMessage } from '../rules/message-groups';
import { isSameSeen, type LastSeen } from '../rules/reading';
import type { GroupActions } from './group-line';
import { MessageBubbles } from './message-bubbles';
import { isSameBut } from './same-props';

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

/** The names of the authors of messages that were stored without one. */
export type Speakers = Readonly<Record<'mine' | 'theirs', string>>;

interface Props extends GroupActions {
  shown: readonly ShownMessage[];
  side: Side;
  /** Id of the first message that was unread when the thread was opened. */
  firstNew: string | null;
  /** Time at which the other side last read; null for never. */
  readAt: string | null;
  seen: LastSeen | null;
  bankMessage: string | null;
  speakers: Speakers;
  answers: AnswerContext;
}

export type MessageDaysProps = Props;

type GroupsProps = Omit<Props, 'shown'> & { day: MessageDay };

const Groups = ({ day, firstNew, speakers, readAt, seen, ...bubbles }: GroupsProps) => (
  <ol>
    {day.groups.flatMap((group) => {
      const { id: first, speaker = null } = group.messages[0] ?? {};
      const name = speaker ?? speakers[group.from === bubbles.side ? 'mine' : 'theirs'];
      // Only groups whose own marks change render again when something was read.
      const marks = {
        isRead: readAt !== null && Date.parse(group.messages.at(-1)?.createdAt ?? '') <= Date.parse(readAt),
        seen: group.messages.some(({ id }) => id === seen?.messageId) ? seen : null,
      };
      const line = <MessageBubbles key={first} group={group} speaker={name} {...marks} {...bubbles} />;
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

/**
 * The messages by day, oldest first. They render again when one of them changes or its marks do, not while a page of
 * earlier ones loads or somebody writes.
 */
export const MessageDays = memo(
  ({ shown, ...groups }: Props) => {
    const { timeZone } = useLocaleInfo();
    const { firstNew } = groups;
    const days = useMemo(
      () => groupMessages(shown, (instant) => dayOf(instant, timeZone), firstNew),
      [shown, timeZone, firstNew],
    );
    return days.map((day) => (
      <div key={day.day}>
        <DayHeading day={day} />
        <Groups day={day} {...groups} />
      </div>
    ));
  },
  (before, now) => isSameBut(before, now, ['seen']) && isSameSeen(before.seen, now.seen),
);
