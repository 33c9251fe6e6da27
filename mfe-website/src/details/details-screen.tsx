import { useLocaleInfo, useTitle } from '@posy/remote-kit';
import { paths } from '@posy/shared-contracts';
import { useIntl } from 'react-intl';
import { WebsiteEntry } from '#site/entry/website-entry';
import { WebsiteDetails } from './website-details';

/** `/wedding-website-details`: where the website stands, who finds it there, and what of the wedding it says. Source: S2-route-29. */
export const DetailsScreen = () => {
  const intl = useIntl();
  const { market } = useLocaleInfo();
  useTitle(intl.formatMessage({ id: 'details.title' }));
  return (
    <WebsiteEntry next={paths.websiteDetails(market.prefix)}>
      {(edited) => <WebsiteDetails key={edited.wedding.id} {...edited} />}
    </WebsiteEntry>
  );
};
