import { mayManage } from '@posy/shared-contracts/rules';
import { Avatar, Button, Tag, Text } from '@posy/shared-ui';
import { EnvelopeSimpleIcon, LinkIcon } from '@posy/shared-ui/icons';
import { useIntl } from 'react-intl';
import { noAccess } from '../areas';
import { type Invitation, useInvite, useRevokeInvitation } from '../collaboration-queries';
import { useServerCall } from '../use-server-call';
import type { WeddingMember } from '../wedding-guard';
import { Line } from './member-row';

const useInvitationCommands = (invitation: Invitation, { wedding, person }: WeddingMember) => {
  const { formatMessage } = useIntl();
  const call = useServerCall();
  const invite = useInvite(wedding.id, person.uid);
  const revoke = useRevokeInvitation(wedding.id);
  const { id, email, role, access } = invitation;
  const takeBack = (): void =>
    void call(
      `invitation ${id}`,
      () => revoke.mutateAsync(id),
      () => ({ text: formatMessage({ id: 'collab.invitation.revoked' }) }),
    );
  // Sends a new link that is valid for 14 days and ends the old one after it, so that the person is never without one.
  const sendAgain = (): void => {
    let isSent = false;
    const replace = async (): Promise<void> => {
      // A retry after the new one was sent only ends the old one.
      if (!isSent) await invite.mutateAsync({ email, role, access: access ?? noAccess, message: '' });
      isSent = true;
      await revoke.mutateAsync(id);
    };
    void call(`invitation ${id}`, replace, () => ({ text: formatMessage({ id: 'collab.invite.sent' }, { email }) }));
  };
  return { takeBack, sendAgain, isSending: invite.isPending, isRevoking: revoke.isPending };
};

/** An open invitation. */
export const InvitationRow = ({ invitation, member }: { invitation: Invitation; member: WeddingMember }) => {
  const { formatMessage, formatDate } = useIntl();
  const { takeBack, sendAgain, isSending, isRevoking } = useInvitationCommands(invitation, member);
  const { email, role, invitedBy, createdAt, expiresAt } = invitation;
  const who = email ?? formatMessage({ id: 'collab.invitation.link' });
  const day = (instant: string): string => formatDate(instant, { day: 'numeric', month: 'long' });
  return (
    <li>
      <Line>
        <Avatar name={who} id={invitation.id} isDecorative>
          {email === null ? <LinkIcon /> : <EnvelopeSimpleIcon />}
        </Avatar>
        <div data-who="">
          <Text isStrong>{who}</Text>
          <Text size="small" tone="soft">
            {formatMessage(
              { id: 'collab.invitation.note' },
              { role, name: invitedBy, created: day(createdAt), expires: day(expiresAt) },
            )}
          </Text>
        </div>
        <div data-end="">
          <Tag>{formatMessage({ id: 'collab.invitation.waiting' })}</Tag>
          {mayManage(member.role, role) ? (
            <>
              {email === null ? null : (
                <Button
                  kind="plain"
                  size="s"
                  aria-label={formatMessage({ id: 'collab.invitation.againTo' }, { who })}
                  isPending={isSending}
                  onPress={sendAgain}
                >
                  {formatMessage({ id: 'collab.invitation.again' })}
                </Button>
              )}
              <Button
                kind="plain"
                size="s"
                aria-label={formatMessage({ id: 'collab.invitation.revokeOf' }, { who })}
                isPending={isRevoking}
                onPress={takeBack}
              >
                {formatMessage({ id: 'collab.invitation.revoke' })}
              </Button>
            </>
          ) : null}
        </div>
      </Line>
    </li>
  );
};
