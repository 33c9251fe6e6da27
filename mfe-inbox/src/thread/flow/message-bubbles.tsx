import styled from '@emotion/styled';
import { Callout, color, media } from '@posy/shared-ui';
import { FormattedMessage } from 'react-intl';
import type { Side } from '#talk/rules/conversations';
import { StructuredAnswer, type AnswerContext } from '../answers/structured-answer';
import { GroupLine, type GroupActions } from './group-line';
import { MessageText } from './message-text';
import type { MessageGroup, ShownMessage } from '../rules/message-groups';

const Group = styled.li`
  display: grid;
  gap: 4px;
  justify-items: start;
  max-inline-size: min(78%, 520px);
  &[data-mine] {
    justify-self: end;
    justify-items: end;
  }
  & > small {
    padding-inline: 6px;
    font-size: 0.8125rem;
    color: ${color.inkFaint};
  }
  ${media.phone} {
    max-inline-size: 88%;
  }
`;

const Bubble = styled.p`
  padding: 11px 16px;
  border: 1px solid ${color.line};
  border-radius: 18px;
  border-end-start-radius: 6px;
  background: ${color.surface};
  white-space: pre-wrap;
  overflow-wrap: anywhere;
  text-wrap: pretty;
  [data-mine] > & {
    background: ${color.stem};
    border-color: ${color.stem};
    color: ${color.onStem};
    border-radius: 18px;
    border-end-end-radius: 6px;
  }
  &[data-state='sending'] {
    opacity: 0.72;
  }
`;

interface Props extends GroupActions {
  group: MessageGroup;
  side: Side;
  /** What the speaker is called. */
  speaker: string;
  /** When the other side last read; null: never. */
  readAt: string | null;
  /** The message that names a bank account, and gets a remark. */
  bankMessage: string | null;
  answers: AnswerContext;
}

const BankRemark = () => (
  <Callout hue="apricot" role="note">
    <FormattedMessage id="inbox.thread.bank" />
  </Callout>
);

const One = ({ message, ...rest }: Pick<Props, 'bankMessage' | 'answers' | 'side'> & { message: ShownMessage }) => (
  <>
    <Bubble data-state={message.state}>
      <MessageText body={message.body} />
    </Bubble>
    <StructuredAnswer message={message} side={rest.side} {...rest.answers} />
    {rest.bankMessage === message.id ? <BankRemark /> : null}
  </>
);

/** What somebody said without a pause, and when; or why it has not arrived. */
export const MessageBubbles = ({ group, side, speaker, readAt, bankMessage, answers, ...actions }: Props) => {
  const last = group.messages.at(-1);
  const isMine = group.from === side;
  return (
    <Group data-mine={isMine || undefined}>
      {group.messages.map((message) => (
        <One key={message.id} {...{ message, side, bankMessage, answers }} />
      ))}
      {last === undefined ? null : (
        <GroupLine {...actions} message={last} speaker={speaker} isMine={isMine} readAt={readAt} />
      )}
    </Group>
  );
};
