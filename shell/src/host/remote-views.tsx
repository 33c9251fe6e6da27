import { type Messages, uiCacheOf } from '@posy/remote-kit';
import { isWithin, type Market } from '@posy/shared-contracts';
import type { ReleasedRemote } from '@posy/shared-contracts/manifest';
import type { Readable } from '@posy/shared-contracts/mount-props';
import { FailedFeature, Loading, Page, Skeleton, Stack, UiProvider } from '@posy/shared-ui';
import type { ComponentProps, ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { IntlProvider, useIntl } from 'react-intl';
import { loadNewerOr } from '../platform/page/load-newer';
import type { NewRelease } from '../platform/page/new-release';
import type { RemoteViewFactory } from '../platform/remotes/remote-view';
import { LazySpot } from './lazy-art';
import { labelOf } from './navigation/navigation-entries';

interface RemoteViewOptions {
  messages: Promise<Messages>;
  locale: Market;
  nonce: string;
  newRelease: Readable<NewRelease | null>;
}

const RemoteLoading = ({ title }: { title: string }) => (
  <Loading label={useIntl().formatMessage({ id: 'shell.loading' }, { title })}>
    <Page>
      <Stack gap={5}>
        <Skeleton shape="text" width={260} height={40} />
        <Skeleton height={120} />
        <Skeleton height={240} />
      </Stack>
    </Page>
  </Loading>
);

/** The placeholder of a screen of the shell. */
export const PageLoading = () => (
  <Loading label={useIntl().formatMessage({ id: 'shell.loadingPage' })}>
    <Page>
      <Skeleton height={320} />
    </Page>
  </Loading>
);

/** Names the failed part, with a retry. */
export const FailedPlace = ({ title, detail, onRetry }: { title: string; detail: string; onRetry: () => void }) => {
  const { formatMessage } = useIntl();
  return (
    <Page>
      <FailedFeature
        picture={<LazySpot kind="failed" />}
        level={2}
        title={formatMessage({ id: 'shell.failed.title' }, { title })}
        retryLabel={formatMessage({ id: 'shell.failed.retry' })}
        onRetry={onRetry}
        detail={detail}
      >
        {formatMessage({ id: 'shell.failed.body' })}
      </FailedFeature>
    </Page>
  );
};

/** The views in a remote's place while it loads and after it failed: small React trees of the shell. */
export const createRemoteViews = ({ messages, locale, nonce, newRelease }: RemoteViewOptions): RemoteViewFactory => {
  const show = (element: HTMLElement, tree: ReactNode): (() => void) => {
    const root = createRoot(element, { identifierPrefix: 'view-' });
    let over = false;
    void messages.then((catalogue) => {
      if (over) return;
      root.render(
        <IntlProvider
          locale={locale.locale}
          defaultLocale="en-GB"
          messages={catalogue as ComponentProps<typeof IntlProvider>['messages']}
        >
          <UiProvider locale={locale.locale} cache={uiCacheOf(nonce)}>
            {tree}
          </UiProvider>
        </IntlProvider>,
      );
    });
    return () => {
      over = true;
      queueMicrotask(() => root.unmount());
    };
  };
  /** The screen's own title if the remote has one; otherwise the remote's. */
  const titleOf = ({ manifest }: ReleasedRemote): string => {
    const entry = manifest.navigation.find(({ path }) => isWithin(window.location.pathname, path));
    return labelOf(entry?.label ?? manifest.title, locale.catalogue);
  };
  return {
    loading: (element, remote) => show(element, <RemoteLoading title={titleOf(remote)} />),
    failed: (element, remote, retry) =>
      show(
        element,
        <FailedPlace
          title={titleOf(remote)}
          detail={`${remote.name} ${remote.version}`}
          onRetry={() => loadNewerOr(newRelease, retry)}
        />,
      ),
  };
};
