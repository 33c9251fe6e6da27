import styled from '@emotion/styled';
import { useLocaleInfo } from '@posy/remote-kit';
import { color, IconButton, shadow } from '@posy/shared-ui';
import { MinusIcon } from '@posy/shared-ui/icons';
import { FormattedMessage, useIntl } from 'react-intl';
import { distanceWords } from '#supplier/rules/distance/distance-words';
import { placeInSentence } from '#supplier/rules/place-name';
import { MapCredit, MapGround } from '../map/ground/map-ground';
import { mappedOf } from '../map/mapped';
import { Pins } from '../map/pins';
import { pointOf, viewOf, zoomed } from '../map/rules/mercator';
import { useMapView } from '../map/use-map-view';
import { type AskedCircle, circleIn, edgesOf } from './asked-circle';
import type { NearFit } from './near-fits';

const Root = styled.section`
  position: absolute;
  inset: 0;
`;

const Ring = styled.svg`
  position: absolute;
  inset: 0;
  inline-size: 100%;
  block-size: 100%;
  pointer-events: none;
  & circle {
    fill: ${color.peony.wash};
    fill-opacity: 0.6;
    stroke: ${color.peony.deep};
    stroke-width: 2;
    stroke-dasharray: 7 5;
  }
`;

const Away = styled.div`
  position: absolute;
  inset-block-end: 28px;
  inset-inline-end: 14px;
  z-index: 3;
  border-radius: 14px;
  background: ${color.surface};
  box-shadow: ${shadow.float};
`;

const Credit = styled.small`
  position: absolute;
  inset-block-end: 4px;
  inset-inline-end: 10px;
  color: ${color.inkSoft};
  font-size: 0.6875rem;
`;

/** Room of the pins between the outermost ones and the map’s border. */
const border = 56;
/** Radius of the ring around a place without a distance, in CSS pixels. */
const leastRing = 11;

export interface NearMapProps {
  fits: readonly NearFit[];
  asked: AskedCircle;
  distanceFrom: string | null | undefined;
}

/** The suppliers that are only further away than was asked, around the circle that was. The list beside says the same. */
export const NearMap = ({ fits, asked, distanceFrom }: NearMapProps) => {
  const intl = useIntl();
  const { country } = useLocaleInfo().market;
  const suppliers = mappedOf(
    fits.map(({ supplier, distanceKm, location }) => ({ ...supplier, distanceKm, location })),
    distanceFrom,
  );
  const points = [...suppliers.map(({ location }) => pointOf(location)), ...edgesOf(asked)];
  const aimOf = JSON.stringify([asked, suppliers.map(({ id }) => id)]);
  const { size, measured, view, isMoved, move } = useMapView(aimOf, (room) => viewOf(points, room, border));
  const { x, y, radius } = circleIn(view, size, asked);
  const { formatMessage } = intl;
  const place = placeInSentence(intl.locale, asked.name);
  return (
    <Root
      ref={measured}
      aria-label={
        asked.km === null
          ? formatMessage({ id: 'search.none.mapAround' }, { place })
          : formatMessage({ id: 'search.none.map' }, { distance: distanceWords(intl, country, asked.km), place })
      }
    >
      <MapGround country={country} view={view} size={size} />
      <Ring aria-hidden="true" viewBox={`0 0 ${size.width} ${size.height}`}>
        <circle cx={x} cy={y} r={Math.max(leastRing, radius)} />
      </Ring>
      <Pins {...{ suppliers, view, size }} onCloser={(closer) => move(() => closer)} />
      {isMoved ? (
        <Away>
          <IconButton
            label={formatMessage({ id: 'search.map.further' })}
            onPress={() => move((last) => zoomed(last, 0.5))}
          >
            <MinusIcon />
          </IconButton>
        </Away>
      ) : null}
      <Credit aria-hidden="true">
        <MapCredit>
          <FormattedMessage id="search.map.credit" />
        </MapCredit>
      </Credit>
    </Root>
  );
};
