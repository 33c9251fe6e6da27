import { type ComponentProps, type ReactNode, use, useMemo } from 'react';
import { createIntl, type IntlProvider, RawIntlProvider, useIntl } from 'react-intl';
import { useLocaleInfo } from '../host/session-hooks';
import { loadedMessages } from './loaded-messages';
import type { CatalogueLoaders } from './messages';

// Each package checks its own message ids; here any string is allowed.
type IntlMessages = ComponentProps<typeof IntlProvider>['messages'];
type Intl = ComponentProps<typeof RawIntlProvider>['value'];

interface Props {
  catalogues: CatalogueLoaders;
  children: ReactNode;
}

/** Adds a feature's own messages to the surrounding ones, for its children. Suspends until they are loaded. */
export const FeatureMessages = ({ catalogues, children }: Props) => {
  const { catalogue } = useLocaleInfo();
  const around = useIntl();
  const own = use(loadedMessages(catalogues, catalogue));
  const intl = useMemo((): Intl => {
    const { locale, defaultLocale, timeZone, messages, onError } = around;
    return createIntl({
      locale,
      defaultLocale,
      messages: { ...messages, ...own } as IntlMessages,
      onError,
      ...(timeZone === undefined ? {} : { timeZone }),
    });
  }, [around, own]);
  return <RawIntlProvider value={intl}>{children}</RawIntlProvider>;
};
