import { Route, Routes } from '@posy/remote-kit/router';
import { PublicSiteScreen } from '#public-site/public-site-screen';

/** The shell's path of it: no screen of this remote's own. */
const address = '/wedding-website/:slug';

/** The page of a couple's website, at its address. */
export const publicSite = (
  <Routes>
    <Route path={address} element={<PublicSiteScreen />} />
  </Routes>
);
