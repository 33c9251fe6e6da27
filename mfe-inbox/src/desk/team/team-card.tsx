import { useHost, useLocaleInfo } from '@posy/remote-kit';
import { Button, Card, InlineError, Row, Rows, Section, Skeleton, Tag, Text } from '@posy/shared-ui';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { shortDate } from '#talk/rules/when';
import { type Team, useOwnUid, useTeam } from '#talk/team/use-team';
import { InviteDialog } from './invite-dialog';
import { PersonMenu } from './person-menu';
import { useTeamChange } from './use-team-change';

const People = ({ team, supplierId }: { team: Team; supplierId: string }) => {
  const { api, notices } = useHost();
  const { locale } = useLocaleInfo();
  const { formatMessage } = useIntl();
  const ownUid = useOwnUid();
  const change = useTeamChange(supplierId);
  const isOwner = team.people.some(({ uid, role }) => uid === ownUid && role === 'owner');
  const confirmed = (text: string) => (): void => void notices.show({ tone: 'success', text });
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
            end={<PersonMenu {...{ person, team, isOwner, ownUid, supplierId, change }} />}
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
