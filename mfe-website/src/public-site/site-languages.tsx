import styled from '@emotion/styled';
import type { WebsiteLanguage } from '@posy/shared-contracts/entities';
import { useIntl } from 'react-intl';

const Languages = styled.div`
  position: absolute;
  z-index: 2;
  inset-block-start: 8px;
  inset-inline-end: 12px;
  display: flex;
  & > button {
    min-inline-size: 44px;
    min-block-size: 44px;
    font-weight: 600;
    font-size: 0.875rem;
    color: var(--site-ink);
  }
  & > button[aria-pressed='true'] {
    text-decoration: underline 2px;
    text-underline-offset: 4px;
  }
  @media print {
    display: none;
  }
`;

interface Props {
  languages: readonly WebsiteLanguage[];
  shown: WebsiteLanguage | undefined;
  onShow: (language: WebsiteLanguage) => void;
}

/** The languages of a website, each by its own name. */
export const SiteLanguages = ({ languages, shown, onShow }: Props) => {
  const { formatMessage } = useIntl();
  const [, second] = languages;
  if (second === undefined) return null;
  return (
    <Languages role="group" aria-label={formatMessage({ id: 'website.site.languages' })}>
      {languages.map((language) => (
        <button
          key={language}
          type="button"
          lang={language}
          aria-pressed={language === shown}
          aria-label={new Intl.DisplayNames(language, { type: 'language' }).of(language) ?? language}
          onClick={() => onShow(language)}
        >
          {language.toUpperCase()}
        </button>
      ))}
    </Languages>
  );
};
