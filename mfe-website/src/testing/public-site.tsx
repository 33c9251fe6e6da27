import { Route, Routes } from '@posy/remote-kit/router';
import { PublicSiteScreen } from '#public-site/public-site-screen';

/** The page of a couple's website, at its address. */
export const publicSite = (
  <Routes>
    <Route path="/wedding-website/:slug" element={<PublicSiteScreen />} />
  </Routes>
);
