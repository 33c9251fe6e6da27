import { useAccess, useLocaleInfo } from '@posy/remote-kit';
import { paths } from '@posy/shared-contracts';
import { eventInFull, untouchedMainEvent, withMainEvent } from '@posy/shared-contracts/rules';
import { Row, Rows } from '@posy/shared-ui';
import { CalendarBlankIcon, GlobeIcon } from '@posy/shared-ui/icons';
import { FormattedList, FormattedMessage, useIntl } from 'react-intl';
import { useWebsite, useWeddingEvents } from '#site/website-queries';
import { type EventDetails } from '#site/wedding-events';

/** Before the date changes: what guests will see of it, and which events stay on the day that was. */
export const DateImpact = ({ weddingId, from, to }: { weddingId: string; from: string | null; to: string | null }) => {
  const { formatMessage } = useIntl();
  const { market } = useLocaleInfo();
  const seesWebsite = useAccess('website') !== 'none';
  const { value: site } = useWebsite(seesWebsite ? weddingId : null);
  const { value: stored } = useWeddingEvents(weddingId);
  if (stored === null) return null;
  const events = withMainEvent<EventDetails>(stored, untouchedMainEvent({ createdAt: '' }));
  const staying = events.filter(({ date }) => date !== null && date === from);
  const follows = site?.published === true && events.some(({ type, date }) => type === 'main' && date === null);
  if (!follows && staying.length === 0) return null;
  const named = { mainName: formatMessage({ id: 'website.main-event' }), date: from };
  const href = paths.website(market.prefix);
  return (
    <Rows>
      {follows && (
        <Row
          start={<GlobeIcon />}
          title={<FormattedMessage id={to === null ? 'website.impact.no-day' : 'website.impact.new-day'} />}
          href={href}
        />
      )}
      {staying.length > 0 && (
        <Row
          start={<CalendarBlankIcon />}
          title={<FormattedMessage id="website.impact.stay" values={{ count: staying.length }} />}
          note={<FormattedList type="conjunction" value={staying.map((event) => eventInFull(event, named).name)} />}
          href={href}
        />
      )}
    </Rows>
  );
};
