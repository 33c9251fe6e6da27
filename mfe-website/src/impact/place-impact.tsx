import { useAccess, useLocaleInfo } from '@posy/remote-kit';
import { paths } from '@posy/shared-contracts';
import { eventInFull, untouchedMainEvent, withMainEvent } from '@posy/shared-contracts/rules';
import { Row, Rows } from '@posy/shared-ui';
import { GlobeIcon, MapPinIcon } from '@posy/shared-ui/icons';
import { FormattedList, FormattedMessage, useIntl } from 'react-intl';
import { useWebsite, useWeddingEvents } from '#site/website-queries';
import { type EventDetails } from '#site/wedding-events';

/** Returns true when the couple's text names the place, in upper or lower case. */
const names = (text: string, place: string): boolean => text.toLowerCase().includes(place.toLowerCase());

/** Before the place changes: what guests will see of it, and which events still name the one that was. */
export const PlaceImpact = ({ weddingId, from, to }: { weddingId: string; from: string | null; to: string | null }) => {
  const { formatMessage } = useIntl();
  const { market } = useLocaleInfo();
  const seesWebsite = useAccess('website') !== 'none';
  const { value: site } = useWebsite(seesWebsite ? weddingId : null);
  const { value: stored } = useWeddingEvents(weddingId);
  if (stored === null) return null;
  const events = withMainEvent<EventDetails>(stored, untouchedMainEvent({ createdAt: '' }));
  const naming = from === null || from === '' ? [] : events.filter(({ place }) => names(place, from));
  const follows = site?.published === true;
  if (!follows && naming.length === 0) return null;
  const named = { mainName: formatMessage({ id: 'website.main-event' }), date: null };
  const href = paths.website(market.prefix);
  return (
    <Rows>
      {follows && (
        <Row
          start={<GlobeIcon />}
          title={<FormattedMessage id={to === null ? 'website.impact.no-place' : 'website.impact.new-place'} />}
          href={href}
        />
      )}
      {naming.length > 0 && (
        <Row
          start={<MapPinIcon />}
          title={<FormattedMessage id="website.impact.names-place" values={{ count: naming.length, place: from }} />}
          note={<FormattedList type="conjunction" value={naming.map((event) => eventInFull(event, named).name)} />}
          href={href}
        />
      )}
    </Rows>
  );
};
