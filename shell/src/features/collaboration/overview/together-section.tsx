import { personHue } from '@posy/remote-kit';
import { paths } from '@posy/shared-contracts';
import { accessAreas } from '@posy/shared-contracts/entities';
import { accessOf, mayManage } from '@posy/shared-contracts/rules';
import { Avatar, ButtonLink, Card, Inline, PetalDot, Row, Rows, Section, Stack, Tag, Text } from '@posy/shared-ui';
import { UserPlusIcon } from '@posy/shared-ui/icons';
import { useIntl } from 'react-intl';
import { pictureOf } from '#host/picture-of';
import { useShell } from '#host/shell-context';
import { areaHues } from '../areas';
import { useCollaborators } from '../collaboration-queries';
import { PeopleLoading, WeddingGuard, type WeddingMember } from '../wedding-guard';
import { Ways } from './ways';

const People = ({ member }: { member: WeddingMember }) => {
  const { formatMessage } = useIntl();
  const { data, isPending, isError } = useCollaborators(member.wedding);
  if (isPending) return <PeopleLoading />;
  if (isError) return <p role="alert">{formatMessage({ id: 'collab.people.failed' })}</p>;
  return (
    <Card isFlush>
      <Rows>
        {data.collaborators.map(({ id, name, email, role, image }) => (
          <Row
            key={id}
            isInset
            start={
              <Avatar
                name={name || email}
                hue={personHue(member.wedding, id)}
                src={pictureOf({ image })}
                isDecorative
              />
            }
            title={name || email}
            note={id === member.person.uid ? formatMessage({ id: 'collab.people.you' }) : undefined}
            end={<Tag>{formatMessage({ id: `collab.role.${role}` })}</Tag>}
          />
        ))}
      </Rows>
    </Card>
  );
};

const MyAccess = ({ member: { person, wedding } }: { member: WeddingMember }) => {
  const { formatMessage } = useIntl();
  return (
    <Card isFlush>
      <Rows>
        {accessAreas.map((area) => (
          <Row
            key={area}
            isInset
            start={<PetalDot data-hue={areaHues[area]} aria-hidden />}
            title={formatMessage({ id: `collab.area.${area}` })}
            end={<Tag>{formatMessage({ id: `collab.level.${accessOf(wedding, person.uid, area)}` })}</Tag>}
          />
        ))}
      </Rows>
    </Card>
  );
};

/** The reader's role in this plan, with links to invite and manage members. */
const Head = ({ member: { role, wedding } }: { member: WeddingMember }) => {
  const { formatList, formatMessage } = useIntl();
  const { market } = useShell();
  const { partners } = wedding;
  return (
    <>
      <Text tone="soft">
        {formatMessage({ id: `collab.overview.role.${role}` }, { count: partners.length, names: formatList(partners) })}
      </Text>
      <Inline>
        {mayManage(role, 'helper') ? (
          <ButtonLink kind="main" icon={<UserPlusIcon />} href={paths.inviteCollaborator(market.prefix)}>
            {formatMessage({ id: 'collab.people.invite' })}
          </ButtonLink>
        ) : null}
        <ButtonLink href={paths.manageCollaborators(market.prefix)}>
          {formatMessage({ id: 'collab.overview.manage' })}
        </ButtonLink>
      </Inline>
    </>
  );
};

/** The members of this wedding, the reader's access, and how it works: a part of the settings. Source: S2-route-05. */
export const TogetherSection = () => {
  const { formatMessage } = useIntl();
  return (
    <WeddingGuard>
      {(member) => (
        <Section title={formatMessage({ id: 'collab.overview.title' })}>
          <Stack gap={6}>
            <Head member={member} />
            <Section level={3} title={formatMessage({ id: 'collab.people.list' })}>
              <People member={member} />
            </Section>
            <Section level={3} title={formatMessage({ id: 'collab.overview.mine' })}>
              <MyAccess member={member} />
            </Section>
            <Ways level={3} />
          </Stack>
        </Section>
      )}
    </WeddingGuard>
  );
};
