import { CalendarBlankIcon } from '@posy/shared-ui/icons';
import { FormattedMessage } from 'react-intl';
import { SiteImpact } from './site-impact';
import { useSiteBefore } from './use-site-before';

/** Before the date changes: what guests will see of it, and which events stay on the day that was. */
export const DateImpact = ({ weddingId, from, to }: { weddingId: string; from: string | null; to: string | null }) => {
  const site = useSiteBefore(weddingId);
  if (site === null) return null;
  const staying = site.events.filter(({ date }) => date !== null && date === from);
  const follows = site.isPublished && site.events.some(({ type, date }) => type === 'main' && date === null);
  return (
    <SiteImpact
      follows={
        follows ? <FormattedMessage id={to === null ? 'website.impact.no-day' : 'website.impact.new-day'} /> : null
      }
      events={staying}
      icon={<CalendarBlankIcon />}
      title={<FormattedMessage id="website.impact.stay" values={{ count: staying.length }} />}
      date={from}
    />
  );
};
