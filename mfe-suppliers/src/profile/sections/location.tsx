import { useLocaleInfo } from '@posy/remote-kit';
import { markets } from '@posy/shared-contracts';
import type { SupplierProfile } from '@posy/shared-contracts/entities';
import { profileAnchors } from '@posy/shared-contracts/paths';
import { Inline, Text } from '@posy/shared-ui';
import { MapPinIcon } from '@posy/shared-ui/icons';
import { FormattedMessage } from 'react-intl';
import { useDistance } from '#supplier/couple/use-distance';
import { useVenue } from '#supplier/couple/use-venue';
import { distanceKm, driveMinutes } from '#supplier/rules/distance/travel';
import { ProfileSection } from '#supplier/screen/profile-section';
import { LateMap } from '../map/late-map';

/** The distance to the couple's booked venue. */
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

/** The place on a map and as text, and the distance to the couple's venue. */
export const Location = ({ profile }: { profile: SupplierProfile }) => {
  const { id, town, county, location } = profile;
  const { market } = useLocaleInfo();
  const country = markets.find((one) => one.country === profile.countryCode)?.country ?? market.country;
  return (
    <ProfileSection id={profileAnchors.location} title={<FormattedMessage id="suppliers.section.location" />}>
      <LateMap name={profile.name} town={town} country={country} location={location} />
      <Inline gap={2} isOneRow align="start">
        <MapPinIcon />
        <div>
          <Text isStrong>
            <FormattedMessage id="suppliers.card.place" values={{ town, county, isSame: String(town === county) }} />
          </Text>
          <Travel id={id} location={location} />
        </div>
      </Inline>
    </ProfileSection>
  );
};
