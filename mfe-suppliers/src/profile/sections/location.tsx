import type { SupplierProfile } from '@posy/shared-contracts/entities';
import { Inline, Text } from '@posy/shared-ui';
import { MapPinIcon } from '@posy/shared-ui/icons';
import { FormattedMessage, useIntl } from 'react-intl';
import { profileAnchors } from '@posy/shared-contracts/paths';
import { distanceKm, driveMinutes } from '#supplier/rules/distance/travel';
import { useDistance } from '#supplier/couple/use-distance';
import { useVenue } from '#supplier/couple/use-venue';
import { coordinatesOf } from '#supplier/rules/distance/coordinates';
import { ProfileSection } from './profile-section';

/** How far it is from the venue that the couple booked. */
const Travel = ({ id, location }: Pick<SupplierProfile, 'id' | 'location'>) => {
  const venue = useVenue();
  const distance = useDistance();
  if (venue === null || venue.id === id) return null;
  const km = distanceKm(location, venue.location);
  return (
    <Text>
      <FormattedMessage
        id="profile.travel"
        values={{ distance: distance(km), venue: venue.name, minutes: driveMinutes(km) }}
      />
    </Text>
  );
};

/** Where it is, in words and coordinates, and how far from the couple's venue. */
export const Location = ({ profile: { id, town, county, location } }: { profile: SupplierProfile }) => {
  const { formatMessage, formatNumber } = useIntl();
  const [latitude, longitude] = coordinatesOf(location).map(({ degrees, side }) =>
    formatMessage(
      { id: `suppliers.location.${side}` },
      { degrees: formatNumber(degrees, { minimumFractionDigits: 4, maximumFractionDigits: 4 }) },
    ),
  );
  return (
    <ProfileSection id={profileAnchors.location} title={<FormattedMessage id="suppliers.section.location" />}>
      <Inline gap={2} isOneRow align="start">
        <MapPinIcon />
        <div>
          <Text isStrong>
            <FormattedMessage id="suppliers.card.place" values={{ town, county, isSame: String(town === county) }} />
          </Text>
          <Text size="small" tone="soft" isFigures>
            <FormattedMessage id="suppliers.location.coordinates" values={{ latitude, longitude }} />
          </Text>
          <Travel id={id} location={location} />
        </div>
      </Inline>
    </ProfileSection>
  );
};
