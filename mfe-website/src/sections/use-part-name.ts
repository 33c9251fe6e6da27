import type { WebsiteLanguage, WebsiteSectionKind } from '@posy/shared-contracts/entities';
import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import { usualTitle } from '#public-site/public';
import type { DraftedPart } from './rules/drafted-parts';

/** The names of the kinds of sections in the list from which the couple chooses. */
export const kindName = {
  ...usualTitle,
  welcome: 'website.welcome.title',
  own: 'sections.own',
  thanks: 'sections.thanks',
} as const satisfies Record<WebsiteSectionKind, string>;

/** The name of a part: its own heading, or the name of its kind. */
export const usePartName = (language: WebsiteLanguage) => {
  const { formatMessage } = useIntl();
  return useCallback(
    ({ kind, section }: Pick<DraftedPart, 'kind' | 'section'>): string => {
      const written = section?.words[language]?.title.trim() ?? '';
      return written === '' ? formatMessage({ id: kindName[kind] }) : written;
    },
    [formatMessage, language],
  );
};
