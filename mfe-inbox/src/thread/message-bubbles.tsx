import styled from '@emotion/styled';
import { Button, color, InlineError, media } from '@posy/shared-ui';
import { FormattedMessage, useIntl } from 'react-intl';
import type { CallFailure } from '#talk/rules/call-failure';
import type { Side } from '#talk/rules/conversations';
import type { MessageGroup, ShownMessage } from './rules/message-groups';
import { timeText } from '#talk/rules/when';
import { useReader } from '#talk/use-reader';

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

const Fate = styled.div`
  display: grid;
  gap: 6px;
  justify-items: end;
  & > div {
    display: flex;
    gap: 8px;
  }
`;

interface Actions {
  onRetry: (id: string) => void;
  onDiscard: (id: string) => void;
}

const failureMessage = {
  connection: 'inbox.thread.failed-connection',
  session: 'inbox.thread.failed-session',
  refused: 'inbox.thread.failed-refused',
  server: 'inbox.thread.failed-server',
} as const satisfies Record<CallFailure, string>;

const FailedLine = ({
  message,
  failure,
  onRetry,
  onDiscard,
}: Actions & { message: ShownMessage; failure: CallFailure }) => (
  <Fate>
    <InlineError isAlert>
      <FormattedMessage id={failureMessage[failure]} />
    </InlineError>
    <div>
      <Button size="s" kind="plain" onPress={() => onDiscard(message.id)}>
        <FormattedMessage id="inbox.thread.discard" />
      </Button>
      <Button size="s" kind="line" onPress={() => onRetry(message.id)}>
        <FormattedMessage id="inbox.thread.retry" />
      </Button>
    </div>
  </Fate>
);

const GroupLine = ({ message, speaker, ...actions }: Actions & { message: ShownMessage; speaker: string }) => {
  const intl = useIntl();
  const reader = useReader();
  if (message.state === 'sending')
    return (
      <small role="status">
        <FormattedMessage id="inbox.thread.sending" />
      </small>
    );
  if (message.state !== 'stored') return <FailedLine {...actions} message={message} failure={message.state} />;
  const time = timeText(message.createdAt, reader);
  return <small>{intl.formatMessage({ id: 'inbox.thread.said' }, { name: speaker, time })}</small>;
};

interface Props extends Actions {
  group: MessageGroup;
  side: Side;
  /** What the speaker is called. */
  speaker: string;
}

/** What one side said without a pause, and when; or why it has not arrived. */
export const MessageBubbles = ({ group, side, speaker, ...actions }: Props) => {
  const last = group.messages.at(-1);
  return (
    <Group data-mine={group.from === side || undefined}>
      {group.messages.map(({ id, body, state }) => (
        <Bubble key={id} data-state={state}>
          {body}
        </Bubble>
      ))}
      {last === undefined ? null : <GroupLine {...actions} message={last} speaker={speaker} />}
    </Group>
  );
};
