import { ErrorBoundary, lazyFeature, useHost, useSession } from '@posy/remote-kit';
import { Suspense, useState } from 'react';
import { countryChanged } from '../adapters/country-changed';
import { catalogues } from '../features/wedding-profile/messages';

const CountryMoved = lazyFeature(
  async () => (await import('../features/wedding-profile/country/country-moved')).CountryMoved,
  catalogues,
);

/** After a wedding moved to another country, its new market says so once; nothing is loaded otherwise. */
export const CountryInfo = () => {
  const { telemetry } = useHost();
  const { status } = useSession();
  const [isDue] = useState(countryChanged.isSet);
  if (!isDue || status !== 'signed-in') return null;
  return (
    <ErrorBoundary onError={(error) => telemetry.error('country-info', error)}>
      <Suspense fallback={null}>
        <CountryMoved />
      </Suspense>
    </ErrorBoundary>
  );
};
