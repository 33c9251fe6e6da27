import { Navigate, useLocation } from '@posy/remote-kit/router';

/** For `path="*"`: an unknown address below a screen redirects a step up, until there is a screen. */
export const StepUp = () => {
  const { pathname } = useLocation();
  return <Navigate to={pathname.replace(/\/+[^/]*\/*$/, '') || '/'} replace />;
};
