import styled from '@emotion/styled';
import { useLocaleInfo, zoneOfMarket } from '@posy/remote-kit';
import { placeOfDay, venueOfDay } from '@posy/shared-contracts/rules';
import { DateTime } from 'luxon';
import { FormattedMessage, useIntl } from 'react-intl';
import { orderEvents } from '#site/wedding-events';
import type { Microsite } from './microsite-queries';
import { SiteFrame } from './site-frame';
import { SiteHead } from './site-head';
import { SiteMoments } from './site-moments';
import { SiteVenues } from './venues/site-venues';

const Part = styled.section`
  display: grid;
  gap: clamp(12px, 3cqi, 28px);
  max-inline-size: 960px;
  margin-inline: auto;
  padding: clamp(32px, 7cqi, 80px) 20px;
  [data-theme='pressed'] & {
    max-inline-size: 760px;
    padding-block: clamp(28px, 5cqi, 48px);
  }
`;

const Welcome = styled.p`
  font: 400 clamp(1.0625rem, 0.9rem + 0.9cqi, 1.5rem) / 1.45 var(--site-face);
  white-space: pre-line;
  overflow-wrap: break-word;
  max-inline-size: 34em;
  [data-theme='pressed'] &,
  [data-theme='letterpress'] &,
  [data-theme='orchard'] &,
  [data-theme='midnight'] & {
    margin-inline: auto;
    text-align: center;
    text-wrap: balance;
  }
`;

const Foot = styled.footer`
  padding: 28px;
  font-size: 0.875rem;
  color: var(--site-soft);
  text-align: center;
`;

/** What the page says of a wedding, in the reader's words. */
export const useSiteWords = (site: Pick<Microsite, 'partners' | 'date' | 'locationName' | 'events' | 'venues'>) => {
  const intl = useIntl();
  const { locale } = useLocaleInfo();
  const partners = site.partners.filter((name) => name.trim() !== '');
  const names = partners.length === 0 ? [intl.formatMessage({ id: 'website.site.nameless' })] : partners;
  const day =
    site.date === null
      ? null
      : DateTime.fromISO(site.date, { zone: 'utc' }).setLocale(locale).toLocaleString(DateTime.DATE_HUGE);
  const defaults = {
    mainName: intl.formatMessage({ id: 'website.main-event' }),
    date: site.date,
    place: venueOfDay(site.venues),
  };
  return {
    names,
    lines: [day, placeOfDay(site.venues, site.locationName)].filter((line) => line !== null),
    events: orderEvents(site.events, defaults),
  };
};

interface Props {
  site: Microsite;
  /** In the editor, where it is a picture of the page, not the page. */
  isPreview?: boolean;
}

/** A wedding's website as guests see it. */
export const WeddingSite = ({ site, isPreview = false }: Props) => {
  const { names, lines, events } = useSiteWords(site);
  const { theme, slug, date } = site;
  const { market } = useLocaleInfo();
  return (
    <SiteFrame theme={theme}>
      <SiteHead theme={theme} names={names} lines={lines} seed={slug} isPreview={isPreview} />
      {site.welcome.trim() === '' ? null : (
        <Part>
          <Welcome>{site.welcome}</Welcome>
        </Part>
      )}
      {events.length === 0 ? null : (
        <Part>
          <h2>
            <FormattedMessage id="website.site.the-day" />
          </h2>
          <SiteMoments
            {...{ events, date, slug }}
            names={names.join(' & ')}
            timeZone={site.timeZone ?? zoneOfMarket(market)}
            canSave={!isPreview}
          />
        </Part>
      )}
      {site.venues.length === 0 ? null : (
        <Part>
          <h2>
            <FormattedMessage id="website.site.there" />
          </h2>
          <SiteVenues venues={site.venues} country={site.locale.slice(-2)} hasLinks={!isPreview} />
        </Part>
      )}
      <Foot>
        <FormattedMessage id="website.site.made-with" />
      </Foot>
    </SiteFrame>
  );
};
