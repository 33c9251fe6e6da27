import { ErrorBoundary, useHost, useReadable } from '@posy/remote-kit';
import { paths } from '@posy/shared-contracts';
import { Suspense } from 'react';
import { useShell } from '../host/shell-context';

/** Asks a visitor to sign up over the page; opens the sign-up screen when the dialog fails to load. */
export const SignUpPlace = () => {
  const { location, navigate, telemetry } = useHost();
  const { market, signUpAsks, parts } = useShell();
  const asked = useReadable(signUpAsks.shown);
  if (asked === null) return null;
  const goToScreen = (error: unknown): void => {
    telemetry.error('sign-up', error);
    const { pathname, search } = location.get();
    signUpAsks.leave();
    navigate(paths.signup(market.prefix, { next: `${pathname}${search}` }));
  };
  return (
    <ErrorBoundary onError={goToScreen}>
      <Suspense fallback={null}>
        <parts.SignUpDialog reason={asked.reason} onLeave={signUpAsks.leave} />
      </Suspense>
    </ErrorBoundary>
  );
};
