import { useAccess, useHost, useLive, useLocaleInfo, useWedding } from '@posy/remote-kit';
import { paths } from '@posy/shared-contracts';
import { collections } from '@posy/shared-contracts/collections';
import type { HouseholdAnswer, Wedding } from '@posy/shared-contracts/entities';
import type { FirestoreQuery, Identified } from '@posy/shared-contracts/mount-props';
import { Avatar, Card, Link, Row, Rows, Section } from '@posy/shared-ui';
import { useMemo } from 'react';
import { FormattedMessage } from 'react-intl';
import { useWaiting, WaitingRows } from './waiting-rows';

/** So many stand on home, and for so long. */
const most = 3;
const shownForMs = 14 * 86_400_000;

const latest = (weddingId: string): FirestoreQuery<HouseholdAnswer> => ({
  collection: collections.answers(weddingId),
  orderBy: [{ field: 'answeredAt', direction: 'desc' }],
  limit: most,
});

const Reply = ({ answer }: { answer: Identified<HouseholdAnswer> }) => {
  const { prefix } = useLocaleInfo().market;
  const { id, name, attending, declined, times, open } = answer;
  return (
    <Row
      start={<Avatar name={name} id={id} isDecorative />}
      title={<FormattedMessage id={times > 1 ? 'replies.changed' : 'replies.replied'} values={{ name }} />}
      note={
        <>
          <FormattedMessage id="replies.people" values={{ coming: attending, declined }} />
          {Object.keys(open).length === 0 ? null : (
            <>
              {' '}
              <FormattedMessage id="replies.asked" />
            </>
          )}
        </>
      }
      href={paths.answers(prefix)}
    />
  );
};

const RepliesOf = ({ wedding, mayEdit }: { wedding: Identified<Wedding>; mayEdit: boolean }) => {
  const { clock } = useHost();
  const { prefix } = useLocaleInfo().market;
  const waiting = useWaiting(wedding.id);
  const { value } = useLive(useMemo(() => latest(wedding.id), [wedding.id]));
  const since = clock.now() - shownForMs;
  const replies = (value ?? []).filter(
    ({ answeredBy, answeredAt, name }) => answeredBy === 'guest' && name !== '' && Date.parse(answeredAt) > since,
  );
  // A helper who may only look decides nothing.
  const isAsked = mayEdit && (waiting.photos || waiting.addresses);
  if (replies.length === 0 && !isAsked) return null;
  return (
    <Card>
      <Section
        title={<FormattedMessage id="replies.title" />}
        size="h3"
        gap={2}
        action={
          replies.length === 0 ? null : (
            <Link href={paths.answers(prefix)}>
              <FormattedMessage id="replies.all" />
            </Link>
          )
        }
      >
        <Rows>
          {replies.map((answer) => (
            <Reply key={answer.id} answer={answer} />
          ))}
          {isAsked ? <WaitingRows {...waiting} /> : null}
        </Rows>
      </Section>
    </Card>
  );
};

/**
 * Home's news of guests: who replied in the last two weeks, and what of theirs waits for the couple. Nothing for people who may
 * not see the guests, and while there is no news.
 */
export const LatestReplies = () => {
  const wedding = useWedding();
  const access = useAccess('guests');
  return wedding === null || access === 'none' ? null : <RepliesOf wedding={wedding} mayEdit={access === 'edit'} />;
};
