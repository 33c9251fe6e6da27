import styled from '@emotion/styled';
import { useHost } from '@posy/remote-kit';
import { callFailure } from '@posy/remote-kit/uploads';
import { ApiError } from '@posy/shared-contracts';
import { type Conversation, mayReopen } from '@posy/shared-contracts/entities';
import type { Identified } from '@posy/shared-contracts/mount-props';
import { Button, color, Text } from '@posy/shared-ui';
import { type ReactNode, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useConversationEdits } from '#talk/edits/conversation-edits';
import { standingOf } from '#talk/rules/conversation-facts';
import { otherName, type Side } from '#talk/rules/conversations';
import { reopenConversation } from './queries/thread-queries';

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
  align-items: center;
  justify-content: space-between;
  padding: 16px 20px;
  background: ${color.surface};
  border-block-start: 1px solid ${color.line};
`;

const Note = ({ children, action }: { children: ReactNode; action?: ReactNode }) => (
  <Foot role="note">
    <Text size="small" tone="soft">
      {children}
    </Text>
    {action}
  </Foot>
);

/** Reopens a closed conversation. */
const Reopen = ({ conversation, name, onReopened }: Pick<Props, 'conversation' | 'onReopened'> & { name: string }) => {
  const host = useHost();
  const { formatMessage } = useIntl();
  const [isPending, setPending] = useState(false);
  const reopen = (): void => {
    setPending(true);
    const about = `conversation ${conversation.id}`;
    reopenConversation(host, conversation.id)
      .then(() => {
        onReopened();
        // It replaces the notice of the closing, which may still be visible.
        host.notices.show({ tone: 'success', about, text: formatMessage({ id: 'inbox.done.reopened' }, { name }) });
      })
      .catch((error: unknown) => {
        const isFull = error instanceof ApiError && error.code === 'enquiry-limit-reached';
        if (!isFull) host.telemetry.error('inbox', error);
        const text = formatMessage({ id: isFull ? 'inbox.reopen.full' : `inbox.failed.${callFailure(error)}` });
        host.notices.show({ tone: 'error', about, text });
      })
      .finally(() => setPending(false));
  };
  return (
    <Button size="s" isPending={isPending} onPress={reopen}>
      <FormattedMessage id="inbox.reopen" />
    </Button>
  );
};

interface Props {
  conversation: Identified<Conversation>;
  side: Side;
  mayWrite: boolean;
  onReopened: () => void;
}

/** The reason why nobody can write, in place of the field; null while they can. */
export const useClosedNote = ({ conversation, side, mayWrite, onReopened }: Props): ReactNode => {
  const edits = useConversationEdits(side);
  const standing = standingOf(conversation, side, { isBooked: false });
  const name = otherName(conversation, side);
  if (standing.kind === 'closed') {
    const whose = standing.isOurs ? 'ours' : 'theirs';
    return (
      <Note
        action={mayWrite && mayReopen(conversation, side) ? <Reopen {...{ conversation, name, onReopened }} /> : null}
      >
        <FormattedMessage id={`inbox.closed.${whose}.${standing.reason}`} values={{ name }} />
      </Note>
    );
  }
  if (standing.kind === 'blocked')
    return (
      <Note
        action={
          standing.isOurs && mayWrite ? (
            <Button size="s" onPress={() => edits.block(conversation, false)}>
              <FormattedMessage id="inbox.thread.unblock" />
            </Button>
          ) : null
        }
      >
        <FormattedMessage id={standing.isOurs ? 'inbox.blocked.ours' : 'inbox.blocked.theirs'} values={{ name }} />
      </Note>
    );
  return mayWrite ? null : (
    <Note>
      <FormattedMessage id="inbox.thread.reads-along" />
    </Note>
  );
};
