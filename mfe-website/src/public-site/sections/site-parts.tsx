import { useLocaleInfo, zoneOfMarket } from '@posy/remote-kit';
import { useIntl } from 'react-intl';
import { SiteMoments } from '../moments/site-moments';
import type { Microsite, MicrositeEvent } from '../rules/microsite';
import { isFilled, type SitePart } from '../rules/site-parts';
import { SiteVenues } from '../venues/site-venues';
import { PartFrame } from './part-frame';
import { titleOf } from './part-title';
import { WelcomeWords } from './section-words';
import { SiteCredits } from './site-credits';
import { SectionBody, SiteSection } from './site-section';
import { ThanksPart } from './thanks-part';

interface Props {
  site: Microsite;
  parts: readonly SitePart[];
  /** The welcome in the language that is read. */
  welcome: string;
  /** In their order, with their defaults. */
  events: readonly MicrositeEvent[];
  names: readonly string[];
  /** The page's address, below which its calendar files are; null where only this page has the website. */
  address: string | null;
  isPreview: boolean;
}

/** Returns true when a part has anything to show. */
export const isShown = (
  part: SitePart,
  { welcome, events, venues }: { welcome: string; events: readonly unknown[]; venues: readonly unknown[] },
): boolean => {
  if (part.kind === 'welcome') return welcome.trim() !== '' || part.photos.length > 0;
  if (part.kind === 'timeline') return events.length > 0;
  if (part.kind === 'travel') return venues.length > 0 || isFilled(part);
  return isFilled(part);
};

const Part = ({
  part,
  site,
  welcome,
  events,
  names,
  address,
  isPreview,
}: Omit<Props, 'parts'> & { part: SitePart }) => {
  const intl = useIntl();
  const { market } = useLocaleInfo();
  const { slug, date, venues, locale, timeZone } = site;
  const body = { part, seed: slug, hasLinks: !isPreview };
  if (part.kind === 'welcome')
    return (
      <PartFrame id={part.id} title={part.words === null ? null : titleOf(intl, part)} isPreview={isPreview}>
        <WelcomeWords>{welcome}</WelcomeWords>
        <SectionBody {...body} />
      </PartFrame>
    );
  if (part.kind === 'timeline')
    return (
      <PartFrame id={part.id} title={titleOf(intl, part)} isPreview={isPreview}>
        <SectionBody {...body} />
        <SiteMoments
          {...{ events, date, slug, address }}
          names={names.join(' & ')}
          timeZone={timeZone ?? zoneOfMarket(market)}
          canSave={!isPreview}
        />
      </PartFrame>
    );
  if (part.kind === 'travel')
    return (
      <PartFrame id={part.id} title={titleOf(intl, part)} isBand isPreview={isPreview}>
        {venues.length === 0 ? null : <SiteVenues venues={venues} country={locale.slice(-2)} hasLinks={!isPreview} />}
        <SectionBody {...body} />
      </PartFrame>
    );
  if (part.kind === 'thanks') return <ThanksPart part={part} isPreview={isPreview} />;
  return <SiteSection {...body} />;
};

/** The page below its head, part by part, and the suppliers whom the couple thanks. */
export const SiteParts = ({ parts, ...rest }: Props) => (
  <>
    {parts.map((part) => (
      <Part key={part.id} part={part} {...rest} />
    ))}
    <SiteCredits credits={rest.site.credits} isPreview={rest.isPreview} />
  </>
);
