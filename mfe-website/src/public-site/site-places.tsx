import styled from '@emotion/styled';
import { useIntl } from 'react-intl';

const Places = styled.nav`
  z-index: 1;
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: 0 24px;
  font-size: 0.9375rem;
  font-weight: 600;
  color: var(--site-ink);
  [data-theme='poster'] & {
    justify-content: start;
  }
  & > a,
  & > span {
    display: inline-flex;
    align-items: center;
    min-block-size: 44px;
    color: inherit;
    text-decoration: none;
    overflow-wrap: anywhere;
  }
  @container site (max-width: 480px) {
    gap: 0 16px;
    font-size: 0.875rem;
    & > a,
    & > span {
      min-block-size: 36px;
    }
  }
  & > a:hover {
    text-decoration: underline 1px;
    text-underline-offset: 4px;
  }
  @media print {
    display: none;
  }
`;

/** The parts of a page that have a heading. */
export interface SitePlace {
  id: string;
  title: string;
}

/** A way to each part, where there are several; in a picture of the page they lead nowhere. */
export const SitePlaces = ({ places, isPreview }: { places: readonly SitePlace[]; isPreview: boolean }) => {
  const intl = useIntl();
  if (places.length < 2) return null;
  return (
    <Places aria-label={intl.formatMessage({ id: 'website.site.parts' })}>
      {places.map(({ id, title }) =>
        isPreview ? (
          <span key={id}>{title}</span>
        ) : (
          <a key={id} href={`#${id}`}>
            {title}
          </a>
        ),
      )}
    </Places>
  );
};
