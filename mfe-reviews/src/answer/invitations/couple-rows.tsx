import { type Hue, Row, Rows, Tag } from '@posy/shared-ui';
import { FormattedMessage, useIntl } from 'react-intl';
import type { InvitedCouple } from './invitation-queries';

const hues: Record<InvitedCouple['state'], Hue> = {
  waiting: 'apricot',
  later: 'bluebell',
  invited: 'fern',
  reminded: 'fern',
};

/** Couples by name and wedding day, each with its invitation. Days are without a zone. */
export const CoupleRows = ({ couples }: { couples: readonly InvitedCouple[] }) => {
  const { formatDate } = useIntl();
  const inWords = (day: string): string => formatDate(day, { dateStyle: 'long', timeZone: 'UTC' });
  return (
    <Rows>
      {couples.map(({ names, day, state, on }, at) => (
        <Row
          key={at}
          title={names}
          note={
            day === null ? (
              <FormattedMessage id="answer.invitations.withheld" />
            ) : (
              <FormattedMessage id="answer.invitations.day" values={{ day: inWords(day) }} />
            )
          }
          end={
            <Tag hue={hues[state]}>
              {state === 'waiting' || on === null ? (
                <FormattedMessage id={`answer.invitations.${state}`} />
              ) : (
                <FormattedMessage id={`answer.invitations.${state}.on`} values={{ day: inWords(on) }} />
              )}
            </Tag>
          }
        />
      ))}
    </Rows>
  );
};
