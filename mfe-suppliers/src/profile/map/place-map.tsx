import styled from '@emotion/styled';
import type { CountryCode } from '@posy/shared-contracts';
import type { SupplierProfile } from '@posy/shared-contracts/entities';
import { color, shadow } from '@posy/shared-ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { MapCredit, MapGround, pointOf, useMapView } from '#search/public';

const Root = styled.div`
  position: absolute;
  inset: 0;
`;

/** Its corner points at the place, which is the centre of the map. */
const Pin = styled.span`
  position: absolute;
  inset-block-end: 50%;
  inset-inline-start: 50%;
  max-inline-size: 46%;
  padding: 5px 12px;
  overflow: hidden;
  border-radius: 99px 99px 99px 0;
  font-size: 0.8125rem;
  font-weight: 600;
  text-overflow: ellipsis;
  white-space: nowrap;
  color: ${color.onStem};
  background: ${color.stem};
  box-shadow: ${shadow.float};
  &:dir(rtl) {
    border-radius: 99px 99px 0;
  }
`;

const Credit = styled.small`
  position: absolute;
  inset-block-end: 4px;
  inset-inline-end: 10px;
  color: ${color.inkSoft};
  font-size: 0.6875rem;
`;

/** Wide enough to show the next towns: about 140 km on a wide screen. */
const scale = 2 ** 17;

export type PlaceMapProps = Pick<SupplierProfile, 'name' | 'town' | 'location'> & {
  /** The supplier's country, whose land is shown. */
  country: CountryCode;
};

/** A supplier's place on a map that needs no third party. The text beside it says the same. */
export const PlaceMap = ({ name, town, country, location }: PlaceMapProps) => {
  const { formatMessage } = useIntl();
  const at = pointOf(location);
  const { size, measured, view } = useMapView(`${at.x} ${at.y}`, () => ({ ...at, scale }));
  return (
    <Root ref={measured} role="img" aria-label={formatMessage({ id: 'profile.map.name' }, { name, town })}>
      <MapGround country={country} view={view} size={size} />
      <Pin aria-hidden="true">{name}</Pin>
      <Credit aria-hidden="true">
        <MapCredit>
          <FormattedMessage id="profile.map.credit" />
        </MapCredit>
      </Credit>
    </Root>
  );
};
