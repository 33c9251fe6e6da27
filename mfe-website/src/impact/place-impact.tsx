import { MapPinIcon } from '@posy/shared-ui/icons';
import { FormattedMessage } from 'react-intl';
import { SiteImpact } from './site-impact';
import { useSiteBefore } from './use-site-before';

/** Returns true when the couple's text names the place, in upper or lower case. */
const names = (text: string, place: string): boolean => text.toLowerCase().includes(place.toLowerCase());

/** Before the place changes: what guests will see of it, and which events still name the one that was. */
export const PlaceImpact = ({ weddingId, from, to }: { weddingId: string; from: string | null; to: string | null }) => {
  const site = useSiteBefore(weddingId);
  if (site === null) return null;
  const naming = from === null || from === '' ? [] : site.events.filter(({ place }) => names(place, from));
  return (
    <SiteImpact
      follows={
        site.isPublished ? (
          <FormattedMessage id={to === null ? 'website.impact.no-place' : 'website.impact.new-place'} />
        ) : null
      }
      events={naming}
      icon={<MapPinIcon />}
      title={<FormattedMessage id="website.impact.names-place" values={{ count: naming.length, place: from }} />}
      date={null}
    />
  );
};
