import { useLocaleInfo, useTitle } from '@posy/remote-kit';
import { Navigate } from '@posy/remote-kit/router';
import { paths } from '@posy/shared-contracts';
import { useIntl } from 'react-intl';
import { WebsiteEntry } from '#site/entry/website-entry';
import { WebsiteOnboarding } from './website-onboarding';

/** `/wedding-website-onboarding`: a first website in five short steps, for people who may make one. Source: S2-route-30. */
export const OnboardingScreen = () => {
  const intl = useIntl();
  const { market } = useLocaleInfo();
  useTitle(intl.formatMessage({ id: 'onboarding.title' }));
  return (
    <WebsiteEntry next={paths.websiteOnboarding(market.prefix)}>
      {({ wedding, mayEdit }) =>
        mayEdit ? <WebsiteOnboarding key={wedding.id} wedding={wedding} /> : <Navigate to="/website" replace />
      }
    </WebsiteEntry>
  );
};
