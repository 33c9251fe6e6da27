import { Navigate, useLocation } from '@posy/remote-kit/router';

/** For `path="*"`: an address below a screen that leads nowhere goes a step up, until there is a screen. */
export const StepUp = () => {
  const { pathname } = useLocation();
  return <Navigate to={pathname.replace(/\/+[^/]*\/*$/, '') || '/'} replace />;
};
