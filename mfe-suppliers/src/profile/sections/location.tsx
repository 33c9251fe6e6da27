import type { SupplierProfile } from '@posy/shared-contracts/entities';
import { Inline, Text } from '@posy/shared-ui';
import { MapPinIcon } from '@posy/shared-ui/icons';
import { FormattedMessage, useIntl } from 'react-intl';
import { anchors } from '../anchors';
import { coordinatesOf } from '#supplier/rules/coordinates';
import { ProfileSection } from './profile-section';

/** Where it is, in words and coordinates. */
export const Location = ({ profile: { town, county, location } }: { profile: SupplierProfile }) => {
  const { formatMessage, formatNumber } = useIntl();
  const [latitude, longitude] = coordinatesOf(location).map(({ degrees, side }) =>
    formatMessage(
      { id: `suppliers.location.${side}` },
      { degrees: formatNumber(degrees, { minimumFractionDigits: 4, maximumFractionDigits: 4 }) },
    ),
  );
  return (
    <ProfileSection id={anchors.location} title={<FormattedMessage id="suppliers.section.location" />}>
      <Inline gap={2} isOneRow align="start">
        <MapPinIcon />
        <div>
          <Text isStrong>
            <FormattedMessage id="suppliers.card.place" values={{ town, county, isSame: String(town === county) }} />
          </Text>
          <Text size="small" tone="soft" isFigures>
            <FormattedMessage id="suppliers.location.coordinates" values={{ latitude, longitude }} />
          </Text>
        </div>
      </Inline>
    </ProfileSection>
  );
};
