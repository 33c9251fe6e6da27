import { ErrorBoundary, useHost, useSession } from '@posy/remote-kit';
import { Suspense, useState } from 'react';
import { useShell } from '#host/shell-context';
import { countryChanged } from '../adapters/stored/country-changed';

/** Shows a notice once in the new market after a wedding moved to another country; loads nothing otherwise. */
export const CountryInfo = () => {
  const { telemetry } = useHost();
  const { CountryMoved } = useShell().parts;
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
