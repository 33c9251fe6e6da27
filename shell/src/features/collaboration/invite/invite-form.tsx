import { useHost } from '@posy/remote-kit';
import { collaborationConstants, personConstants } from '@posy/shared-contracts/constants';
import { mayManage } from '@posy/shared-contracts/rules';
import { Button, Card, Heading, InlineError, Stack, Text } from '@posy/shared-ui';
import { Form, RadioGroupField, Segment, TextAreaField, TextField } from '@posy/shared-ui/forms';
import { LinkIcon, PaperPlaneRightIcon } from '@posy/shared-ui/icons';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useDraft } from '#adapters/stored/use-draft';
import { AreaAccess } from '../area-access';
import { useInvite } from '../collaboration-queries';
import { useServerCall } from '../use-server-call';
import type { WeddingMember } from '../wedding-guard';
import { type InviteDraft, inviteDraftSchema, inviteFaults, newInvitation } from './invite-draft';
import type { MadeLink } from './new-link';

interface Props {
  member: WeddingMember;
  /** Receives the new link, which is shown once. */
  onLink: (made: MadeLink) => void;
}

const useInviteForm = ({ member, onLink }: Props) => {
  const { formatMessage } = useIntl();
  const call = useServerCall();
  const { person, wedding, role } = member;
  const invite = useInvite(wedding.id, person.uid);
  const [stored, save] = useDraft(`invite.${person.uid}.${wedding.id}`, inviteDraftSchema);
  const [isAsked, setAsked] = useState(false);
  const draft = stored ?? newInvitation(mayManage(role, 'partner'));
  const faults = inviteFaults(draft);
  const send = async (): Promise<void> => {
    setAsked(true);
    if (Object.keys(faults).length > 0) return;
    const email = draft.way === 'email' ? draft.email.trim() : null;
    await call(
      'invitation',
      () => invite.mutateAsync({ ...draft, email }),
      ({ url, expiresAt }) => {
        save(null);
        setAsked(false);
        if (url === null) return { text: formatMessage({ id: 'collab.invite.sent' }, { email }) };
        onLink({ url, expiresAt, role: draft.role });
        return null;
      },
    );
  };
  return {
    draft,
    edit: (change: Partial<InviteDraft>) => save({ ...draft, ...change }),
    faults: isAsked ? faults : {},
    send: () => void send(),
    isSending: invite.isPending,
  };
};

type Control = ReturnType<typeof useInviteForm>;

const What = ({ control: { draft, edit, faults }, member }: { control: Control; member: WeddingMember }) => {
  const { formatMessage } = useIntl();
  const roles = (['partner', 'helper'] as const).filter((role) => mayManage(member.role, role));
  return (
    <Card>
      <Stack gap={5}>
        <RadioGroupField
          label={formatMessage({ id: 'collab.invite.as' })}
          layout="cards"
          value={draft.role}
          onChange={(role) => edit({ role: role === 'partner' ? 'partner' : 'helper' })}
          options={roles.map((role) => ({
            value: role,
            label: formatMessage({ id: `collab.role.${role}` }),
            note: formatMessage({ id: `collab.invite.${role}` }),
          }))}
        />
        {draft.role === 'helper' ? (
          <Stack gap={3} role="group" aria-label={formatMessage({ id: 'collab.areas.title' })}>
            <Heading level={3} size="title">
              {formatMessage({ id: 'collab.areas.title' })}
            </Heading>
            <AreaAccess access={draft.access} onChange={(access) => edit({ access })} />
            {faults.areas === undefined ? null : (
              <InlineError isAlert>{formatMessage({ id: faults.areas })}</InlineError>
            )}
          </Stack>
        ) : null}
      </Stack>
    </Card>
  );
};

const How = ({ control: { draft, edit, faults, isSending } }: { control: Control }) => {
  const { formatMessage, formatDate } = useIntl();
  const { clock } = useHost();
  const until = formatDate(clock.now() + collaborationConstants.invitationLifetimeMs, {
    day: 'numeric',
    month: 'long',
  });
  const isLink = draft.way === 'link';
  return (
    <Card>
      <Stack gap={5}>
        <Segment
          label={formatMessage({ id: 'collab.invite.way' })}
          value={draft.way}
          options={(['email', 'link'] as const).map((value) => ({
            value,
            label: formatMessage({ id: `collab.invite.by.${value}` }),
          }))}
          onChange={(way) => edit({ way: way === 'link' ? 'link' : 'email' })}
        />
        {isLink ? null : (
          <TextField
            type="email"
            label={formatMessage({ id: 'collab.invite.email' })}
            error={faults.email === undefined ? undefined : formatMessage({ id: faults.email })}
            value={draft.email}
            onChange={(email) => edit({ email })}
            maxLength={personConstants.emailLength}
            autoComplete="off"
            isRequired
          />
        )}
        <TextAreaField
          label={formatMessage({ id: 'collab.invite.message' })}
          optionalLabel={formatMessage({ id: 'collab.optional' })}
          help={formatMessage({ id: 'collab.invite.messageHelp' })}
          value={draft.message}
          onChange={(message) => edit({ message })}
          maxLength={collaborationConstants.invitationMessageMax}
        />
        <Stack gap={2} align="start">
          <Button
            type="submit"
            kind="main"
            isPending={isSending}
            icon={isLink ? <LinkIcon /> : <PaperPlaneRightIcon />}
          >
            {formatMessage({ id: isLink ? 'collab.invite.makeLink' : 'collab.invite.send' })}
          </Button>
          <Text size="small" tone="soft">
            {formatMessage({ id: 'collab.invite.until' }, { date: until })}
          </Text>
        </Stack>
      </Stack>
    </Card>
  );
};

/**
 * The invitation form: the person, the role, and e-mail or link. Its values stay until it was sent. Source:
 * S6-collab-01.
 */
export const InviteForm = (props: Props) => {
  const control = useInviteForm(props);
  return (
    <Form onSubmit={control.send}>
      <What control={control} member={props.member} />
      <How control={control} />
    </Form>
  );
};
