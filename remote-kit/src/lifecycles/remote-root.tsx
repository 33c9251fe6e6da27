import { type QueryClient, QueryClientProvider } from '@posy/remote-kit/query';
import type { MountProps } from '@posy/shared-contracts/mount-props';
import { NavigationProvider, UiProvider } from '@posy/shared-ui';
import type { ComponentProps, ReactNode } from 'react';
import { IntlProvider } from 'react-intl';
import { HostProvider } from '../host/host-context';
import { useLocaleInfo } from '../host/session-hooks';
import { ErrorBoundary } from './error-boundary';
import type { Messages } from './messages';
import { uiCacheOf } from './ui-cache';

interface Props {
  host: MountProps;
  queryClient: QueryClient;
  messages: Messages;
  /** The styles of this one drawing, on the server; a page has one cache for all trees. */
  uiCache?: ReturnType<typeof uiCacheOf>;
  onError: (error: unknown) => void;
  children: ReactNode;
}

// Each package checks its own message ids; here any string is allowed.
type IntlMessages = ComponentProps<typeof IntlProvider>['messages'];

const Localised = ({ host, messages, uiCache, children }: Omit<Props, 'queryClient' | 'onError'>) => {
  const { locale, timeZone } = useLocaleInfo();
  return (
    <IntlProvider
      locale={locale}
      defaultLocale="en-GB"
      messages={messages as IntlMessages}
      timeZone={timeZone}
      onError={(error) => host.telemetry.error('messages', error)}
    >
      <UiProvider locale={locale} cache={uiCache ?? uiCacheOf(host.nonce)}>
        <NavigationProvider onNavigate={host.navigate} onIntent={host.preload}>
          {children}
        </NavigationProvider>
      </UiProvider>
    </IntlProvider>
  );
};

/** The providers above a remote's own components. */
export const RemoteRoot = ({ host, queryClient, messages, uiCache, onError, children }: Props) => (
  <ErrorBoundary onError={onError}>
    <HostProvider value={host}>
      <QueryClientProvider client={queryClient}>
        <Localised host={host} messages={messages} uiCache={uiCache}>
          {children}
        </Localised>
      </QueryClientProvider>
    </HostProvider>
  </ErrorBoundary>
);
