import type { PersonsEdit } from '@posy/remote-kit/edits';
import type { Website } from '@posy/shared-contracts/entities';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { useWebsitePlace } from '#site/edit-place';
import { usePerform } from './edit-history';
import { changeSite, type SiteChange } from './site-edits';

/** A person's edits of the words and the look of a wedding's website. */
export const useSiteEdits = (weddingId: string) => {
  const place = useWebsitePlace();
  const perform = usePerform();
  const { formatMessage } = useIntl();
  return useMemo(
    () => ({
      /** Shows a notice of its refusal only: the page is the look, and the one before is a press away. */
      chooseTheme(site: Website | null, theme: Website['theme']): void {
        perform(place, {
          edit: changeSite(weddingId, site, { theme }),
          about: 'website look',
          notice: null,
          refused: formatMessage({ id: 'website.refused' }),
        });
      },
      /** Sets the colours or the letters of the look. */
      chooseStyle(site: Website | null, style: Pick<SiteChange, 'palette' | 'lettering'>): void {
        perform(place, {
          edit: changeSite(weddingId, site, style),
          about: `website ${Object.keys(style).join(' ')}`,
          notice: null,
          refused: formatMessage({ id: 'website.refused' }),
        });
      },
      /** Sets the languages that the couple writes in. Words in other languages stay stored. */
      writeIn(site: Website | null, languages: NonNullable<Website['languages']>): void {
        perform(place, {
          edit: changeSite(weddingId, site, { languages }),
          about: 'website languages',
          notice: null,
          refused: formatMessage({ id: 'website.refused' }),
        });
      },
      /** Sets the photo that messengers show beside the link; null for the drawing of the couple's names and day. */
      chooseSharePicture(site: Website | null, sharePicture: string | null): void {
        perform(place, {
          edit: changeSite(weddingId, site, { sharePicture }),
          about: 'website share picture',
          notice: null,
          refused: formatMessage({ id: 'website.refused' }),
        });
      },
      writeWelcome(
        site: Website | null,
        welcome: Pick<SiteChange, 'welcome' | 'welcomes'>,
        made: Pick<PersonsEdit, 'onSaved' | 'onRejected' | 'onUndone'>,
      ): void {
        perform(place, {
          ...made,
          edit: changeSite(weddingId, site, welcome),
          about: 'website welcome',
          notice: null,
          refused: formatMessage({ id: 'website.welcome.refused' }),
        });
      },
    }),
    [place, perform, formatMessage, weddingId],
  );
};

export type SiteEdits = ReturnType<typeof useSiteEdits>;
