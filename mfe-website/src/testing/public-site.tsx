import { Route, Routes } from '@posy/remote-kit/router';
import { PublicSiteScreen } from '#public-site/public-site-screen';

/** The path of a couple's website, as the public routes have it. */
const address = '/wedding-website/:slug';

/** The page of a couple's website, at its address. */
export const publicSite = (
  <Routes>
    <Route path={address} element={<PublicSiteScreen />} />
  </Routes>
);
