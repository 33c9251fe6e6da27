import { useHost, useLocaleInfo } from '@posy/remote-kit';
import { Button, Card, InlineError, Row, Rows, Section, Skeleton, Tag, Text } from '@posy/shared-ui';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { FormDialog } from '#talk/form-dialog';
import { shortDate } from '#talk/rules/when';
import { type Team, type TeamPerson, useOwnUid, useTeam } from '#talk/team/use-team';
import { InviteDialog } from './invite-dialog';
import { useTeamChange } from './use-team-change';

interface LetGoProps {
  person: TeamPerson;
  onLetGo: () => void;
  onClose: () => void;
}

/** Confirms the removal of a person: only a new invitation reverses it. */
const LetGoDialog = ({ person, onLetGo, onClose }: LetGoProps) => (
  <FormDialog
    title={<FormattedMessage id="desk.team.let-go.title" values={{ name: person.name || person.email }} />}
    action={<FormattedMessage id="desk.team.let-go.yes" />}
    onSubmit={() => {
      onLetGo();
      onClose();
    }}
    onClose={onClose}
  >
    <Text>
      <FormattedMessage id="desk.team.let-go.text" />
    </Text>
  </FormDialog>
);

const People = ({ team, supplierId }: { team: Team; supplierId: string }) => {
  const { api, notices } = useHost();
  const { locale } = useLocaleInfo();
  const { formatMessage } = useIntl();
  const ownUid = useOwnUid();
  const change = useTeamChange(supplierId);
  const [asked, setAsked] = useState<TeamPerson | null>(null);
  const isOwner = team.people.some(({ uid, role }) => uid === ownUid && role === 'owner');
  const confirmed = (text: string) => (): void => void notices.show({ tone: 'success', text });
  const letGo = ({ uid, name, email }: TeamPerson): void =>
    change.run(
      () => api.call('removeFromTeam', { body: { supplierId, uid } }),
      confirmed(formatMessage({ id: 'desk.team.notice.gone' }, { name: name || email })),
    );
  const takeBack = (id: string, email: string): void =>
    change.run(
      () => api.call('revokeTeamInvitation', { body: { supplierId, id } }),
      confirmed(formatMessage({ id: 'desk.team.notice.taken-back' }, { email })),
    );
  return (
    <>
      {change.failure === null ? null : (
        <InlineError isAlert>
          <FormattedMessage id={`desk.team.failed.${change.failure}`} />
        </InlineError>
      )}
      <Rows>
        {team.people.map((person) => (
          <Row
            key={person.uid}
            title={person.name || person.email}
            note={
              <>
                <Tag {...(person.role === 'owner' ? { hue: 'fern' as const } : {})}>
                  <FormattedMessage id={`desk.team.role.${person.role}`} />
                </Tag>{' '}
                {person.email}
              </>
            }
            end={
              isOwner && person.uid !== ownUid ? (
                <Button
                  size="s"
                  kind="plain"
                  isPending={change.isPending}
                  aria-label={formatMessage({ id: 'desk.team.let-go' }, { name: person.name || person.email })}
                  onPress={() => setAsked(person)}
                >
                  <FormattedMessage id="desk.team.remove" />
                </Button>
              ) : null
            }
          />
        ))}
        {team.invitations.map(({ id, email, expiresAt }) => (
          <Row
            key={id}
            title={email}
            note={<FormattedMessage id="desk.team.waits" values={{ day: shortDate(expiresAt.slice(0, 10), locale) }} />}
            end={
              <Button
                size="s"
                kind="plain"
                isPending={change.isPending}
                aria-label={formatMessage({ id: 'desk.team.take-back' }, { email })}
                onPress={() => takeBack(id, email)}
              >
                <FormattedMessage id="desk.team.take-back.short" />
              </Button>
            }
          />
        ))}
      </Rows>
      {asked === null ? null : (
        <LetGoDialog person={asked} onLetGo={() => letGo(asked)} onClose={() => setAsked(null)} />
      )}
    </>
  );
};

/** The supplier's people. Owners invite and remove them; staff see the list. */
export const TeamCard = ({ supplierId }: { supplierId: string }) => {
  const team = useTeam(supplierId);
  const ownUid = useOwnUid();
  const [isAsking, setAsking] = useState(false);
  const isOwner = team.data?.people.some(({ uid, role }) => uid === ownUid && role === 'owner') === true;
  return (
    <Card>
      <Section
        title={<FormattedMessage id="desk.team" />}
        size="h3"
        gap={2}
        action={
          isOwner ? (
            <Button size="s" onPress={() => setAsking(true)}>
              <FormattedMessage id="desk.team.add" />
            </Button>
          ) : null
        }
      >
        {team.data !== undefined ? (
          <>
            {team.data.people.length < 2 && isOwner ? (
              <Text size="small" tone="soft">
                <FormattedMessage id="desk.team.alone" />
              </Text>
            ) : null}
            <People team={team.data} supplierId={supplierId} />
          </>
        ) : team.isError ? (
          <InlineError>
            <FormattedMessage id="desk.team.unavailable" />{' '}
            <Button size="s" isPending={team.isFetching} onPress={() => void team.refetch()}>
              <FormattedMessage id="inbox.retry" />
            </Button>
          </InlineError>
        ) : (
          <Skeleton height={64} />
        )}
        {isAsking ? <InviteDialog supplierId={supplierId} onClose={() => setAsking(false)} /> : null}
      </Section>
    </Card>
  );
};
