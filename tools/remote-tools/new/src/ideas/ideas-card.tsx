import { useLocaleInfo } from '@posy/remote-kit';
import { paths } from '@posy/shared-contracts';
import { Card, Link, Section, Text } from '@posy/shared-ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { useIdeas, useIsCouple } from './ideas';

/** On home: how many ideas there are, and the way to them. Nothing for those who may not see them, and until they are known. */
export const IdeasCard = () => {
  const { formatMessage } = useIntl();
  const { market } = useLocaleInfo();
  const { value } = useIdeas();
  const isCouple = useIsCouple();
  if (!isCouple || value === null) return null;
  return (
    <Card>
      <Section title={formatMessage({ id: 'honeymoon.title' })} level={2} size="h3">
        <Text>
          <FormattedMessage id="honeymoon.count" values={{ count: value.length }} />
        </Text>
        <Link href={`${paths.index(market.prefix)}/honeymoon`}>
          <FormattedMessage id="honeymoon.open" />
        </Link>
      </Section>
    </Card>
  );
};
