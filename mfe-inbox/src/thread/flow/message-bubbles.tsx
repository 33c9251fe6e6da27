import styled from '@emotion/styled';
import { Callout, color, media } from '@posy/shared-ui';
import { Fragment, memo } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Side } from '#talk/rules/conversations';
import { type AnswerContext, StructuredAnswer } from '../answers/structured-answer';
import { type MessageGroup, saysTheSame } from '../rules/message-groups';
import { type GroupPart, isNameAlone, withQuoteFiles } from '../rules/quote-files';
import { isSameSeen, type LastSeen } from '../rules/reading';
import { ForeignWords } from '../translation/foreign-words';
import type { QuoteWords } from '../translation/translations';
import { type GroupActions, GroupLine } from './group-line';
import { MessageText } from './message-text';
import { isSameBut } from './same-props';
import { SeenMark } from './seen-mark';

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
    /* A card needs the whole width; the words around it keep theirs. */
    &:has(> * > section) {
      inline-size: 100%;
      max-inline-size: 100%;
    }
    & > p {
      max-inline-size: min(100%, 88vw - 40px);
    }
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
  /** Name of the author. */
  speaker: string;
  /** True when the other side has read all of it. */
  isRead: boolean;
  /** The last own message that was read, if it is in this group. */
  seen: LastSeen | null;
  /** The message with bank details, which gets a warning. */
  bankMessage: string | null;
  answers: AnswerContext;
}

const BankRemark = () => (
  <Callout hue="apricot" role="note">
    <FormattedMessage id="inbox.thread.bank" />
  </Callout>
);

type OneProps = Pick<Props, 'bankMessage' | 'answers' | 'side'> & Pick<GroupPart, 'message' | 'file'>;

const One = ({ message, file, answers, side, bankMessage }: OneProps) => {
  const bubble = (body: string, lang?: string) => (
    <Bubble data-state={message.state} lang={lang}>
      <MessageText body={body} />
    </Bubble>
  );
  const rest = (quoteWords?: QuoteWords) => (
    <>
      <StructuredAnswer {...{ message, file, side, quoteWords }} {...answers} />
      {bankMessage === message.id ? <BankRemark /> : null}
    </>
  );
  if (message.from !== side && !isNameAlone(message))
    return (
      <ForeignWords conversationId={answers.conversation.id} message={message} rest={rest}>
        {bubble}
      </ForeignWords>
    );
  return (
    <>
      {isNameAlone(message) ? null : bubble(message.body)}
      {rest()}
    </>
  );
};

const isUnchanged = (before: Props, now: Props): boolean =>
  isSameBut(before, now, ['group', 'seen']) &&
  isSameSeen(before.seen, now.seen) &&
  saysTheSame(before.group, now.group);

/**
 * Consecutive messages of one person with their time, or the reason why they failed. Each page of older messages makes
 * the database report all of them as new objects: unchanged groups do not render again.
 */
export const MessageBubbles = memo(
  ({ group, side, speaker, isRead, seen, bankMessage, answers, ...actions }: Props) => {
    const last = group.messages.at(-1);
    const isMine = group.from === side;
    return (
      <Group data-mine={isMine || undefined}>
        {withQuoteFiles(group.messages).map(({ message, ids, file }) => (
          <Fragment key={message.id}>
            <One {...{ message, file, side, bankMessage, answers }} />
            {seen !== null && ids.includes(seen.messageId) && ids.at(-1) !== last?.id ? (
              <SeenMark seen={seen} writtenAt={message.createdAt} />
            ) : null}
          </Fragment>
        ))}
        {last === undefined ? null : <GroupLine {...actions} message={last} {...{ speaker, isMine, isRead, seen }} />}
      </Group>
    );
  },
  isUnchanged,
);
