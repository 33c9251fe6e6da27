import { useLocaleInfo } from '@posy/remote-kit';
import { paths } from '@posy/shared-contracts';
import type { Wedding } from '@posy/shared-contracts/entities';
import { Card, Facts, Link, Section, Text } from '@posy/shared-ui';
import { DateTime } from 'luxon';
import { FormattedMessage } from 'react-intl';

const Unknown = () => (
  <Text as="span" tone="faint">
    <FormattedMessage id="details.facts.none" />
  </Text>
);

/**
 * The facts that the website takes from the wedding. People change them in the wedding's settings, because other
 * screens use them, too.
 */
export const WeddingFacts = ({ wedding }: { wedding: Pick<Wedding, 'partners' | 'date' | 'location'> }) => {
  const { market, locale } = useLocaleInfo();
  const names = wedding.partners.filter((name) => name.trim() !== '').join(' & ');
  const day =
    wedding.date === null
      ? null
      : DateTime.fromISO(wedding.date, { zone: 'utc' }).setLocale(locale).toLocaleString(DateTime.DATE_HUGE);
  return (
    <Section
      title={<FormattedMessage id="details.facts.title" />}
      size="h3"
      action={
        <Link href={paths.settingsSection(market.prefix, 'wedding')}>
          <FormattedMessage id="details.facts.change" />
        </Link>
      }
    >
      <Card>
        <Facts>
          <dt>
            <FormattedMessage id="details.facts.names" />
          </dt>
          <dd>{names === '' ? <Unknown /> : names}</dd>
          <dt>
            <FormattedMessage id="details.facts.day" />
          </dt>
          <dd>{day ?? <Unknown />}</dd>
          <dt>
            <FormattedMessage id="details.facts.place" />
          </dt>
          <dd>{wedding.location?.name ?? <Unknown />}</dd>
        </Facts>
      </Card>
    </Section>
  );
};
