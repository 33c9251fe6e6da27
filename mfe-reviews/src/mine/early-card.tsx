import styled from '@emotion/styled';
import { useLocaleInfo, useSession } from '@posy/remote-kit';
import { paths } from '@posy/shared-contracts';
import { weddingDay } from '@posy/shared-contracts/entities';
import { ButtonLink, Card, Heading, PetalDate, Stack, Text } from '@posy/shared-ui';
import { FormattedMessage, useIntl } from 'react-intl';

const Line = styled.div`
  display: flex;
  gap: 16px;
  align-items: start;
  & > div {
    flex: 1;
    min-inline-size: 0;
  }
`;

/** Before the wedding: from when the couple is asked, and what there is to read until then. */
export const EarlyCard = () => {
  const { prefix } = useLocaleInfo().market;
  const session = useSession();
  const { formatDate } = useIntl();
  const day = session.status === 'signed-in' && session.wedding !== null ? weddingDay(session.wedding) : null;
  const inWords = (options: Intl.DateTimeFormatOptions): string =>
    day === null ? '' : formatDate(day, { ...options, timeZone: 'UTC' });
  return (
    <Card>
      <Line>
        {day === null ? null : (
          <PetalDate dateTime={day} day={inWords({ day: 'numeric' })} month={inWords({ month: 'short' })} hue="peony" />
        )}
        <Stack gap={3}>
          <Heading level={2} size="h3">
            <FormattedMessage
              id={day === null ? 'mine.early.undated' : 'mine.early'}
              values={{ day: inWords({ dateStyle: 'long' }) }}
            />
          </Heading>
          <Text tone="soft">
            <FormattedMessage id="mine.early.body" />
          </Text>
          <div>
            <ButtonLink kind="main" href={`${paths.reviews(prefix)}?find=yes`}>
              <FormattedMessage id="mine.find" />
            </ButtonLink>
          </div>
        </Stack>
      </Line>
    </Card>
  );
};
