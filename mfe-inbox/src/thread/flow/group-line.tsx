import styled from '@emotion/styled';
import { usePersonHue } from '@posy/remote-kit';
import type { CallFailure } from '@posy/remote-kit/uploads';
import { Avatar, Button, InlineError } from '@posy/shared-ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { timeText } from '#talk/rules/when';
import { useReader } from '#talk/use-reader';
import type { ShownMessage } from '../rules/message-groups';
import type { LastSeen } from '../rules/reading';
import { Ticks, useSeenTime } from './seen-mark';

const StateLine = styled.div`
  display: grid;
  gap: 6px;
  justify-items: end;
  & > div {
    display: flex;
    gap: 8px;
  }
`;

/** The face, the words and the ticks in one line. */
const Marked = styled.small`
  display: inline-flex;
  gap: 6px;
  align-items: center;
`;

const Small = styled.span`
  display: inline-flex;
  && > [data-size] {
    inline-size: 20px;
    block-size: 20px;
    border-end-start-radius: 6px;
    font-size: 10px;
  }
`;

/** The author's face, small, in the flower that they have everywhere. */
const Face = ({ name, uid }: { name: string; uid: string }) => {
  const hueOf = usePersonHue();
  return (
    <Small>
      <Avatar name={name} hue={hueOf(uid)} size="s" isDecorative />
    </Small>
  );
};

/** The actions on a failed message. */
export interface GroupActions {
  onRetry: (id: string) => void;
  onDiscard: (id: string) => void;
}

const failureMessage = {
  connection: 'inbox.thread.failed-connection',
  session: 'inbox.thread.failed-session',
  refused: 'inbox.thread.failed-refused',
  server: 'inbox.thread.failed-server',
} as const satisfies Record<CallFailure, string>;

type FailedProps = GroupActions & { message: ShownMessage; failure: CallFailure };

const FailedLine = ({ message, failure, onRetry, onDiscard }: FailedProps) => (
  <StateLine>
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
  </StateLine>
);

interface Props extends GroupActions {
  message: ShownMessage;
  speaker: string;
  isMine: boolean;
  /** True when the other side has read the message. */
  isRead: boolean;
  /** The last own message that was read, in its group only; null elsewhere. */
  seen: LastSeen | null;
}

/** Below a group of messages: the author and the time, and for our own messages whether they were sent and read. */
export const GroupLine = ({ message, speaker, isMine, isRead, seen, ...actions }: Props) => {
  const intl = useIntl();
  const reader = useReader();
  const seenTime = useSeenTime();
  if (message.state === 'sending')
    return (
      <small role="status">
        <FormattedMessage id="inbox.thread.sending" />
      </small>
    );
  if (message.state !== 'stored') return <FailedLine {...actions} message={message} failure={message.state} />;
  const time = timeText(message.createdAt, reader);
  const said = intl.formatMessage({ id: 'inbox.thread.said' }, { name: speaker, time });
  if (!isMine) return <small>{said}</small>;
  const readTime = isRead && seen?.messageId === message.id ? seen.at : null;
  return (
    <Marked>
      {message.speaker === null || message.speakerUid === null ? null : (
        <Face name={message.speaker} uid={message.speakerUid} />
      )}
      <span>
        {readTime === null
          ? intl.formatMessage({ id: isRead ? 'inbox.thread.read' : 'inbox.thread.delivered' }, { said })
          : intl.formatMessage({ id: 'inbox.thread.read-at' }, { said, time: seenTime(readTime, message.createdAt) })}
      </span>
      <Ticks isRead={isRead} />
    </Marked>
  );
};
