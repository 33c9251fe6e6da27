import { ErrorBoundary, lazyFeature, useAwake, useHost } from '@posy/remote-kit';
import { Chip } from '@posy/shared-ui';
import { BellIcon } from '@posy/shared-ui/icons';
import { type ReactNode, Suspense, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { catalogues } from './messages/index';
import type { SaveSearchProps } from './save-search';

const SaveSearch = lazyFeature(async () => (await import('./save-search')).SaveSearch, catalogues);
const SavedSearches = lazyFeature(async () => (await import('./saved-searches')).SavedSearches, catalogues);

/** Rendered after hydration. The page is complete without it, also when its code fails to load. */
const Late = ({ children, until = null }: { children: ReactNode; until?: ReactNode }) => {
  const { telemetry } = useHost();
  return useAwake() ? (
    <ErrorBoundary onError={(error) => telemetry.error('search', error)}>
      <Suspense fallback={until}>{children}</Suspense>
    </ErrorBoundary>
  ) : (
    until
  );
};

/**
 * It looks the same from the first render, so that nothing beside it moves; a press before its code has loaded counts
 * once it has.
 */
export const LateSaveSearch = (props: Omit<SaveSearchProps, 'early'>) => {
  const early = useState(false);
  const [, setPressed] = early;
  const until = (
    <Chip isChosen={false} icon={<BellIcon size="s" />} onPress={() => setPressed(true)}>
      <FormattedMessage id="search.save" />
    </Chip>
  );
  return (
    <Late until={until}>
      <SaveSearch {...props} early={early} />
    </Late>
  );
};

export const LateSavedSearches = () => (
  <Late>
    <SavedSearches />
  </Late>
);
