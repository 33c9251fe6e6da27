import { useLocaleInfo } from '@posy/remote-kit';
import type { SupplierCard } from '@posy/shared-contracts/entities';
import { FormattedMessage, useIntl } from 'react-intl';
import { distanceWords } from '#supplier/rules/distance/distance-words';

/** A supplier's place, and its distance from another. */
export interface Placed extends Pick<SupplierCard, 'town' | 'county'> {
  distanceKm?: number | null;
  /** Name of the place that the distance is from; older servers do not say it. */
  distanceFrom?: string | null;
}

/** A supplier's town with the distance from the place that is named, or with its county. */
export const PlaceLine = ({ town, county, distanceKm = null, distanceFrom = null }: Placed) => {
  const intl = useIntl();
  const { country } = useLocaleInfo().market;
  if (distanceKm === null)
    return <FormattedMessage id="suppliers.card.place" values={{ town, county, isSame: String(town === county) }} />;
  const distance = distanceWords(intl, country, distanceKm);
  const from = distanceFrom === null ? 'nowhere' : distanceFrom === town ? 'itself' : 'elsewhere';
  return <FormattedMessage id="suppliers.card.away" values={{ town, distance, from, place: distanceFrom }} />;
};
