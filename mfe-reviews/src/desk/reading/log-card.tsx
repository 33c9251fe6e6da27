import { useLocaleInfo } from '@posy/remote-kit';
import { paths } from '@posy/shared-contracts';
import type { ReviewState } from '@posy/shared-contracts/entities';
import { Card, Heading, type Hue, Inline, Link, Text } from '@posy/shared-ui';
import { FormattedMessage } from 'react-intl';
import { OwnWords } from '#review/words/own-words';
import { Trail } from '../queue/columns';
import type { WaitingReview } from '../queue/desk-queries';
import { useMoment } from '../queue/use-moment';
import { showQuery } from '../rules/sections';

const hueOf: Readonly<Record<ReviewState, Hue>> = {
  unconfirmed: 'primrose',
  pending: 'fern',
  'changes-asked': 'bluebell',
  published: 'fern',
  refused: 'peony',
  disputed: 'apricot',
  withdrawn: 'sweetpea',
};

/** The history of a review, newest first. */
export const LogCard = ({ review }: { review: WaitingReview }) => {
  const { market } = useLocaleInfo();
  const moment = useMoment();
  return (
    <Card>
      <Inline justify="space-between">
        <Heading level={2} size="h3">
          <FormattedMessage id="desk.log" />
        </Heading>
        <Link href={paths.moderation(market.prefix, showQuery('log'))}>
          <FormattedMessage id="desk.log.all" />
        </Link>
      </Inline>
      <Trail style={{ marginBlockStart: 14 }}>
        {review.log.toReversed().map(({ state, at, by, reason = '' }) => (
          <li key={`${state} ${at}`} data-hue={hueOf[state]}>
            <span>
              <FormattedMessage id={`desk.log.${by === null && state === 'pending' ? 'written' : state}`} />
              <Text as="time" size="tiny" tone="faint" dateTime={at} style={{ display: 'block' }}>
                {moment(at)}
              </Text>
              {reason === '' ? null : (
                <OwnWords size="small" tone="soft">
                  {reason}
                </OwnWords>
              )}
            </span>
          </li>
        ))}
      </Trail>
    </Card>
  );
};
