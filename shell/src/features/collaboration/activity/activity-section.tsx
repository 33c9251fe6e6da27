import { useLive } from '@posy/remote-kit';
import { collections } from '@posy/shared-contracts/collections';
import type { Activity } from '@posy/shared-contracts/entities';
import type { Identified } from '@posy/shared-contracts/mount-props';
import { Button, Card, Chip, ChipGroup, EmptyState, FailedFeature, Section, Stack, Text } from '@posy/shared-ui';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { LazySpot } from '#host/lazy-art';
import { PeopleLoading, WeddingGuard, type WeddingMember } from '../wedding-guard';
import { Trail } from './trail';

/** Number of entries on a page of the log. */
const pageSize = 30;

/** Returns the people who did something, once each, the latest first. */
export const actorsOf = (log: readonly Activity[]): { uid: string; name: string }[] => [
  ...new Map(log.map(({ by }) => [by.uid, by])).values(),
];

const Actors = ({ log, self, chosen, onChoose }: ActorsProps) => {
  const { formatMessage } = useIntl();
  const actors = actorsOf(log);
  if (actors.length < 2) return null;
  return (
    <ChipGroup label={formatMessage({ id: 'collab.activity.who' })} canSlide>
      <Chip isChosen={chosen === null} onPress={() => onChoose(null)}>
        {formatMessage({ id: 'collab.activity.everyone' })}
      </Chip>
      {actors.map(({ uid, name }) => (
        <Chip key={uid} isChosen={chosen === uid} onPress={() => onChoose(uid)}>
          {uid === self ? formatMessage({ id: 'collab.activity.self' }) : name}
        </Chip>
      ))}
    </ChipGroup>
  );
};

interface ActorsProps {
  log: readonly Activity[];
  self: string;
  chosen: string | null;
  onChoose: (uid: string | null) => void;
}

const Log = ({ log, self }: { log: readonly Identified<Activity>[]; self: string }) => {
  const [chosen, setChosen] = useState<string | null>(null);
  const shown = chosen === null ? log : log.filter(({ by }) => by.uid === chosen);
  return (
    <Stack gap={4}>
      <Actors log={log} self={self} chosen={chosen} onChoose={setChosen} />
      <Card>
        <Trail log={shown} self={self} />
      </Card>
    </Stack>
  );
};

const Content = ({ member: { person, wedding } }: { member: WeddingMember }) => {
  const { formatMessage } = useIntl();
  const [limit, setLimit] = useState(pageSize);
  const live = useLive({
    collection: collections.activity(wedding.id),
    orderBy: [{ field: 'at', direction: 'desc' }],
    limit,
  });
  if (live.status === 'failed')
    return (
      <FailedFeature
        title={formatMessage({ id: 'collab.activity.failed' })}
        retryLabel={formatMessage({ id: 'collab.retry' })}
        onRetry={live.retry}
      >
        {formatMessage({ id: 'collab.people.failedBody' })}
      </FailedFeature>
    );
  if (live.value === null) return <PeopleLoading />;
  if (live.value.length === 0)
    return (
      <EmptyState
        picture={<LazySpot kind="notes" />}
        level={3}
        size="h3"
        title={formatMessage({ id: 'collab.activity.empty' })}
      >
        {formatMessage({ id: 'collab.activity.emptyBody' })}
      </EmptyState>
    );
  return (
    <Stack gap={4}>
      <Log log={live.value} self={person.uid} />
      {live.value.length === limit ? (
        <div>
          <Button onPress={() => setLimit(limit + pageSize)}>{formatMessage({ id: 'collab.activity.older' })}</Button>
        </div>
      ) : null}
    </Stack>
  );
};

/** The live log of changes to the wedding's members and its website. */
export const ActivitySection = () => {
  const { formatMessage } = useIntl();
  return (
    <WeddingGuard>
      {(member) => (
        <Section title={formatMessage({ id: 'collab.activity.title' })}>
          <Text tone="soft">{formatMessage({ id: 'collab.activity.lead' })}</Text>
          <Content member={member} />
        </Section>
      )}
    </WeddingGuard>
  );
};
