import styled from '@emotion/styled';
import type { WebsiteLanguage } from '@posy/shared-contracts/entities';
import { useIntl } from 'react-intl';

const Languages = styled.div`
  position: absolute;
  z-index: 2;
  inset-block-start: 8px;
  inset-inline-end: 12px;
  display: flex;
  & > :is(a, button) {
    display: grid;
    place-items: center;
    min-inline-size: 44px;
    min-block-size: 44px;
    font-weight: 600;
    font-size: 0.875rem;
    color: var(--site-ink);
  }
  & > a {
    text-decoration: none;
  }
  & > [aria-pressed='true'],
  & > [aria-current] {
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
  /** The page's address, which says the language; null where only this page has the website. */
  address: string | null;
  onShow: (language: WebsiteLanguage) => void;
}

/** The languages of a website, each by its own name. */
export const SiteLanguages = ({ languages, shown, address, onShow }: Props) => {
  const { formatMessage } = useIntl();
  const [first, second] = languages;
  if (second === undefined) return null;
  return (
    <Languages role="group" aria-label={formatMessage({ id: 'website.site.languages' })}>
      {languages.map((language) => {
        const named = {
          lang: language,
          'aria-label': new Intl.DisplayNames(language, { type: 'language' }).of(language) ?? language,
          children: language.toUpperCase(),
        };
        const isShown = language === shown;
        return address === null ? (
          <button key={language} type="button" {...named} aria-pressed={isShown} onClick={() => onShow(language)} />
        ) : (
          <a
            key={language}
            {...named}
            aria-current={isShown || undefined}
            href={language === first ? address : `${address}?language=${language}`}
          />
        );
      })}
    </Languages>
  );
};
