import { paths } from '@posy/shared-contracts';
import { mayManage } from '@posy/shared-contracts/rules';
import { ButtonLink, Card, FailedFeature, Rows, Section, Stack, Text } from '@posy/shared-ui';
import { UserPlusIcon } from '@posy/shared-ui/icons';
import { useIntl } from 'react-intl';
import { LazySpot } from '#host/lazy-art';
import { useShell } from '#host/shell-context';
import { type Collaborator, useCollaborators } from '../collaboration-queries';
import { PeopleLoading, WeddingGuard, type WeddingMember } from '../wedding-guard';
import { InvitationRow } from './invitation-row';
import { LeaveCard } from './leave-card';
import { MemberRow } from './member-row';
import { TransferCard } from './transfer-card';

const rank = { owner: 0, partner: 1, helper: 2 } as const;

/** The reader first, then by role and name. */
const inOrder = (people: readonly Collaborator[], uid: string): Collaborator[] =>
  [...people].sort(
    (a, b) =>
      Number(b.id === uid) - Number(a.id === uid) || rank[a.role] - rank[b.role] || a.name.localeCompare(b.name),
  );

const People = ({ member }: { member: WeddingMember }) => {
  const { formatMessage } = useIntl();
  const { data, isPending, isError, isFetching, refetch } = useCollaborators(member.wedding);
  if (isPending) return <PeopleLoading />;
  if (isError)
    return (
      <FailedFeature
        picture={<LazySpot kind="failed" />}
        title={formatMessage({ id: 'collab.people.failed' })}
        retryLabel={formatMessage({ id: 'collab.retry' })}
        isRetrying={isFetching}
        onRetry={() => void refetch()}
      >
        {formatMessage({ id: 'collab.people.failedBody' })}
      </FailedFeature>
    );
  const { collaborators, invitations } = data;
  return (
    <>
      <Card isFlush>
        <Rows aria-label={formatMessage({ id: 'collab.people.list' })}>
          {inOrder(collaborators, member.person.uid).map((collaborator) => (
            <MemberRow key={collaborator.id} collaborator={collaborator} member={member} />
          ))}
          {invitations.map((invitation) => (
            <InvitationRow key={invitation.id} invitation={invitation} member={member} />
          ))}
        </Rows>
      </Card>
      {member.role === 'owner' ? (
        <TransferCard member={member} partners={collaborators.filter(({ role }) => role === 'partner')} />
      ) : (
        <LeaveCard member={member} />
      )}
    </>
  );
};

/** The members of the wedding and the open invitations. Source: S2-route-18. */
export const PeopleSection = () => {
  const { formatMessage } = useIntl();
  const { market } = useShell();
  return (
    <WeddingGuard>
      {(member) => (
        <Section
          title={formatMessage({ id: 'collab.people.title' })}
          action={
            mayManage(member.role, 'helper') ? (
              <ButtonLink kind="main" icon={<UserPlusIcon />} href={paths.inviteCollaborator(market.prefix)}>
                {formatMessage({ id: 'collab.people.invite' })}
              </ButtonLink>
            ) : null
          }
        >
          <Text tone="soft">{formatMessage({ id: 'collab.people.lead' })}</Text>
          <Stack gap={5}>
            <People member={member} />
          </Stack>
        </Section>
      )}
    </WeddingGuard>
  );
};
