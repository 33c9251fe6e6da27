import styled from '@emotion/styled';
import type { ShownVenue } from '@posy/shared-contracts/rules';
import { MapPinIcon, MapTrifoldIcon } from '@posy/shared-ui/icons';
import { FormattedMessage, useIntl } from 'react-intl';
import { addressLines, mapLinks } from '../rules/map-links';

const Places = styled.ul`
  display: grid;
  gap: 12px;
  grid-template-columns: repeat(auto-fit, minmax(min(280px, 100%), 1fr));
`;

const Place = styled.li`
  display: grid;
  gap: 4px;
  padding: 20px;
  border: 1px solid var(--site-line);
  border-radius: 16px;
  background: var(--site-card);
  overflow-wrap: anywhere;
  & > h3 {
    font: 600 1.125rem/1.35 var(--posy-face-text);
    letter-spacing: 0;
  }
  & > address {
    font-style: normal;
    color: var(--site-soft);
  }
`;

const Ways = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 24px;
  margin-block-start: 8px;
  & > a {
    display: inline-flex;
    align-items: center;
    gap: 8px;
    min-block-size: 44px;
    font-size: 0.9375rem;
    font-weight: 600;
    color: var(--site-ink);
    text-decoration: underline 1px;
    text-underline-offset: 4px;
  }
`;

/** The ways to a venue; the service of a map hears of nobody before they press. */
const WaysTo = ({ venue }: { venue: ShownVenue }) => {
  const intl = useIntl();
  const { map, directions } = mapLinks(venue);
  const values = { name: venue.name };
  const away = { target: '_blank', rel: 'noopener noreferrer' };
  return (
    <Ways>
      <a href={directions} aria-label={intl.formatMessage({ id: 'website.site.way-named' }, values)} {...away}>
        <MapPinIcon size="s" />
        <FormattedMessage id="website.site.way" />
      </a>
      <a href={map} aria-label={intl.formatMessage({ id: 'website.site.map-named' }, values)} {...away}>
        <MapTrifoldIcon size="s" />
        <FormattedMessage id="website.site.map" />
      </a>
    </Ways>
  );
};

interface Props {
  venues: readonly ShownVenue[];
  /** The wedding's: addresses are written as there. */
  country: string;
  /** False in a picture of the page. */
  hasLinks: boolean;
}

/** The venues of the wedding, with links to maps and directions. */
export const SiteVenues = ({ venues, country, hasLinks }: Props) => (
  <Places>
    {venues.map((venue) => (
      <Place key={`${venue.name} ${venue.address}`}>
        <h3>{venue.name}</h3>
        <address>
          {addressLines(venue, country).map((line) => (
            <div key={line}>{line}</div>
          ))}
        </address>
        {hasLinks ? <WaysTo venue={venue} /> : null}
      </Place>
    ))}
  </Places>
);
