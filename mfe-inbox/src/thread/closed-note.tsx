import styled from '@emotion/styled';
import type { Conversation } from '@posy/shared-contracts/entities';
import type { Identified } from '@posy/shared-contracts/mount-props';
import { Button, color, Text } from '@posy/shared-ui';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useConversationEdits } from '#talk/edits/conversation-edits';
import { standingOf } from '#talk/rules/conversation-facts';
import { otherName, type Side } from '#talk/rules/conversations';

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

interface Props {
  conversation: Identified<Conversation>;
  side: Side;
  mayWrite: boolean;
}

/** Why nobody writes here, in place of the field to write in; null while they may. */
export const useClosedNote = ({ conversation, side, mayWrite }: Props): ReactNode => {
  const edits = useConversationEdits(side);
  const standing = standingOf(conversation, side, { isBooked: false });
  const name = otherName(conversation, side);
  if (standing.kind === 'closed') {
    const whose = standing.isOurs ? 'ours' : 'theirs';
    return (
      <Note>
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
