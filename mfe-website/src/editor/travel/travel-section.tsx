import { useLocaleInfo } from '@posy/remote-kit';
import { paths } from '@posy/shared-contracts';
import type { ShownVenue } from '@posy/shared-contracts/rules';
import { ButtonLink, Card, Inline, Row, Rows, Section, Stack, Text } from '@posy/shared-ui';
import { SwitchField } from '@posy/shared-ui/forms';
import { MapPinIcon } from '@posy/shared-ui/icons';
import { FormattedMessage, useIntl } from 'react-intl';
import { addressLines } from '#public-site/public';
import type { Travel } from './use-travel';

const NoVenue = () => {
  const { market } = useLocaleInfo();
  return (
    <Stack gap={3}>
      <Text tone="soft">
        <FormattedMessage id="website.travel.none" />
      </Text>
      <Inline>
        <ButtonLink size="s" kind="line" href={paths.shortlist(market.prefix, { category: 'venues' })}>
          <FormattedMessage id="website.travel.find" />
        </ButtonLink>
      </Inline>
    </Stack>
  );
};

const Venues = ({ venues, country }: { venues: readonly ShownVenue[]; country: string }) => (
  <Rows>
    {venues.map((venue) => (
      <Row
        key={`${venue.name} ${venue.address}`}
        start={<MapPinIcon />}
        title={venue.name}
        note={addressLines(venue, country).join(' · ')}
      />
    ))}
  </Rows>
);

/**
 * The venues, and the switch that shows them to guests. People who may not see the wedding's suppliers get nothing of
 * it.
 */
export const TravelSection = ({ travel, country, mayEdit }: { travel: Travel; country: string; mayEdit: boolean }) => {
  const { formatMessage } = useIntl();
  const { venues, isShown, show } = travel;
  if (venues === null || isShown === null) return null;
  return (
    <Section title={<FormattedMessage id="website.travel.title" />} size="h3">
      <Card>
        {venues.length === 0 ? (
          <NoVenue />
        ) : (
          <Stack gap={4}>
            <Venues venues={venues} country={country} />
            {mayEdit ? (
              <SwitchField
                label={formatMessage({ id: 'website.travel.show' })}
                help={formatMessage({ id: 'website.travel.show-help' })}
                isOn={isShown}
                onChange={show}
              />
            ) : (
              <Text size="small" tone="soft">
                <FormattedMessage id={isShown ? 'website.travel.shown' : 'website.travel.hidden'} />
              </Text>
            )}
          </Stack>
        )}
      </Card>
    </Section>
  );
};
