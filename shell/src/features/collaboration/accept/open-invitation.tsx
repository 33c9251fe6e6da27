import { useHost, useReadable, useSession } from '@posy/remote-kit';
import { paths } from '@posy/shared-contracts';
import type { SignedIn } from '@posy/shared-contracts/mount-props';
import { carryQuery } from '@posy/shared-contracts/paths';
import { Button, ButtonLink, Callout, Heading, Stack, Text } from '@posy/shared-ui';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { LazyPosy } from '#host/lazy-art';
import { useShell } from '#host/shell-context';
import type { InvitationFacts, InvitationLink } from './accept-queries';
import { Actions, BouquetRoom, Invite } from './accept-styles';
import { Gets } from './gets';
import { joinIntent, useJoinAtOnce } from './join-intent';
import { SwitchAccount } from './switch-account';
import { useAttemptToJoin } from './use-join';
import { WhenAndWhere } from './when-and-where';

interface Props {
  link: InvitationLink;
  invitation: InvitationFacts;
}

/** Sign-up and log-in lead back here, with the link's query. */
const SignedOutActions = ({ link }: { link: InvitationLink }) => {
  const { formatMessage } = useIntl();
  const { market } = useShell();
  const { pathname, search } = useReadable(useHost().location);
  const next = `${pathname}${search}`;
  const mean = (): void => joinIntent.set(link.id);
  return (
    <>
      <ButtonLink
        kind="main"
        size="l"
        isWide
        href={carryQuery(paths.signup(market.prefix, { next }), search)}
        onPress={mean}
      >
        {formatMessage({ id: 'collab.accept.signUp' })}
      </ButtonLink>
      <ButtonLink
        size="l"
        isWide
        href={carryQuery(paths.signup(market.prefix, { mode: 'login', next }), search)}
        onPress={mean}
      >
        {formatMessage({ id: 'collab.accept.logIn' })}
      </ButtonLink>
    </>
  );
};

const SignedInActions = ({ link, person }: { link: InvitationLink; person: SignedIn }) => {
  const { formatMessage } = useIntl();
  const { failure, isJoining, join } = useAttemptToJoin(link, person);
  useJoinAtOnce(link, join);
  const hasOwn = person.wedding !== null && (person.wedding.date !== null || person.role !== 'owner');
  return (
    <>
      {failure === null ? null : (
        <Callout isDanger role="alert" title={formatMessage({ id: 'collab.accept.refused' })}>
          {formatMessage({ id: `collab.failure.${failure}` })}
        </Callout>
      )}
      <Button kind="main" size="l" isWide isPending={isJoining} onPress={join}>
        {formatMessage({ id: 'collab.accept.join' })}
      </Button>
      <Text size="small" tone="soft">
        {formatMessage({ id: 'collab.accept.as' }, { email: person.email })} <SwitchAccount />
      </Text>
      {hasOwn ? <Callout>{formatMessage({ id: 'collab.accept.ownWedding' })}</Callout> : null}
    </>
  );
};

/** An open invitation: from whom, to which wedding, and the buttons to join. */
export const OpenInvitation = ({ link, invitation }: Props) => {
  const { formatMessage, formatDate, formatList } = useIntl();
  const session = useSession();
  const [isDeclined, setDeclined] = useState(false);
  const { role, access, invitedBy, partners, email, message, expiresAt } = invitation;
  const date = formatDate(expiresAt, { day: 'numeric', month: 'long' });
  if (isDeclined)
    return (
      <Invite>
        <Heading level={1}>{formatMessage({ id: 'collab.accept.declined' })}</Heading>
        <Text tone="soft">{formatMessage({ id: 'collab.accept.declinedBody' }, { date })}</Text>
        <Button onPress={() => setDeclined(false)}>{formatMessage({ id: 'collab.accept.reconsider' })}</Button>
      </Invite>
    );
  return (
    <Invite>
      <BouquetRoom>
        <LazyPosy seed={link.id} progress={0.52} />
      </BouquetRoom>
      <Stack gap={2}>
        <Heading level={1}>{formatMessage({ id: `collab.accept.title.${role}` }, { name: invitedBy })}</Heading>
        <Text size="lead" tone="soft">
          {role === 'partner'
            ? formatMessage({ id: 'collab.accept.leadPartner' }, { name: invitedBy })
            : formatMessage({ id: 'collab.accept.lead' }, { count: partners.length, names: formatList(partners) })}
        </Text>
        <WhenAndWhere invitation={invitation} />
      </Stack>
      {message === '' ? null : (
        <blockquote>
          <Text>{message}</Text>
          <Text size="small" tone="soft">
            {invitedBy}
          </Text>
        </blockquote>
      )}
      <Gets role={role} access={access} />
      <Actions>
        {session.status === 'signed-in' ? (
          <SignedInActions link={link} person={session} />
        ) : (
          <SignedOutActions link={link} />
        )}
        <Text size="small" tone="soft">
          {email === null
            ? formatMessage({ id: 'collab.accept.untilLink' }, { date })
            : formatMessage({ id: 'collab.accept.untilEmail' }, { email, date })}
        </Text>
        <Button kind="plain" size="s" onPress={() => setDeclined(true)}>
          {formatMessage({ id: 'collab.accept.decline' })}
        </Button>
      </Actions>
    </Invite>
  );
};
