import type { MountProps } from '@posy/shared-contracts/mount-props';
import { createIntl, type IntlConfig, type IntlShape } from 'react-intl';
import { type CatalogueLoaders, loadMessages } from './messages';

/** The words of a catalogue where no component asks for them: in reactions, and after a screen is gone. */
export const loadIntl = async (
  host: Pick<MountProps, 'locale' | 'telemetry'>,
  catalogues: CatalogueLoaders,
): Promise<IntlShape> => {
  const { catalogue, locale, timeZone } = host.locale.get();
  const messages = (await loadMessages(catalogues, catalogue)) as IntlConfig['messages'];
  return createIntl({
    locale,
    defaultLocale: 'en-GB',
    messages,
    timeZone,
    onError: (error) => host.telemetry.error('messages', error),
  });
};
