import styled from '@emotion/styled';
import { useLocaleInfo } from '@posy/remote-kit';
import { type MarketPrefix, paths } from '@posy/shared-contracts';
import type { WebsiteLanguage } from '@posy/shared-contracts/entities';
import { placeOfDay, venueOfDay } from '@posy/shared-contracts/rules';
import { DateTime } from 'luxon';
import { FormattedMessage, useIntl } from 'react-intl';
import { orderEvents } from '#site/wedding-events';
import { PageStems } from './art/page-stems';
import type { Microsite } from './rules/microsite';
import { partsOf } from './rules/site-parts';
import { titleOf } from './sections/part-title';
import { isShown, SiteParts } from './sections/site-parts';
import { SiteFrame } from './site-frame';
import { SiteHead } from './site-head';
import { SiteLanguages } from './site-languages';

const Foot = styled.footer`
  padding: 28px;
  font-size: 0.875rem;
  color: var(--site-soft);
  text-align: center;
  & > a {
    display: inline-block;
    margin-inline-start: 12px;
    padding-block: 8px;
    color: inherit;
  }
`;

/** Puts the wedding's names, day, place and events into the reader's words. */
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

/** The picture of the one venue that the day is at. */
const pictured = ({ venues }: Microsite) => (venues.length === 1 ? venues[0]?.picture : undefined);

/** The way to the reader's own pages. A guest who came without a personal link can ask for it there. */
const wayOf = ({ slug, invites, isOver, takesPhotos }: Microsite, token: string | null, market: MarketPrefix) => {
  const lost = paths.lostInvitation(market, slug);
  if (isOver)
    return takesPhotos
      ? { to: 'pictures' as const, href: token === null ? lost : paths.rsvp(market, token, 'photos') }
      : null;
  if (token !== null) return { to: 'reply' as const, href: paths.rsvp(market, token) };
  return invites ? { to: 'reply' as const, href: lost } : null;
};

interface Props {
  site: Microsite;
  /** The language to show; the website's first language by default. */
  language?: WebsiteLanguage | undefined;
  /** Shows another language; without it none is offered. */
  onLanguage?: (language: WebsiteLanguage) => void;
  /** The address at which this reader has it without a script, in its languages and as a calendar; null where there is none. */
  address?: string | null;
  /** The secret of the reader's own link. */
  token?: string | null;
  /** In the editor, where it is a picture of the page, not the page. */
  isPreview?: boolean;
}

/** A wedding's website as guests see it. */
export const WeddingSite = ({ site, language, onLanguage, address = null, token = null, isPreview = false }: Props) => {
  const intl = useIntl();
  const { market } = useLocaleInfo();
  const { names, lines, events } = useSiteWords(site);
  const { theme, slug, venues } = site;
  const welcome = (language === undefined ? undefined : site.welcomes[language]) ?? site.welcome;
  const parts = partsOf(site, language).filter((part) => isShown(part, { welcome, events, venues }));
  const places = parts.flatMap((part) => {
    const title = titleOf(intl, part);
    return title === null ? [] : [{ id: part.id, title }];
  });
  const way = wayOf(site, token, market.prefix);
  return (
    <SiteFrame theme={theme} palette={site.palette} lettering={site.lettering}>
      {theme === 'pressed' ? <PageStems seed={slug} /> : null}
      {onLanguage === undefined ? null : (
        <SiteLanguages languages={site.languages} shown={language} address={address} onShow={onLanguage} />
      )}
      <SiteHead
        theme={theme}
        names={names}
        lines={lines}
        places={places}
        way={way}
        seed={slug}
        venue={pictured(site)}
        isPreview={isPreview}
      />
      <SiteParts {...{ site, parts, welcome, events, names, address, isPreview }} />
      <Foot>
        <FormattedMessage id="website.site.made-with" />
        {isPreview ? null : (
          <a href={paths.reportWebsite(market.prefix, slug)} rel="nofollow">
            <FormattedMessage id="website.site.report" />
          </a>
        )}
      </Foot>
    </SiteFrame>
  );
};
