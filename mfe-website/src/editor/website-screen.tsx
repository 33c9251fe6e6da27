import { lazyFeature, useLocaleInfo, useTitle } from '@posy/remote-kit';
import { paths } from '@posy/shared-contracts';
import { useIntl } from 'react-intl';
import { WebsiteEntry } from '#site/entry/website-entry';
import { catalogues } from './messages';

// Visitors are asked to sign up first: nothing of the editor is loaded for that.
const WebsiteEditor = lazyFeature(async () => (await import('./website-editor')).WebsiteEditor, catalogues);

/** `/website`: what guests will see, and what they see already. Helpers see and change what the couple lets them. */
export const WebsiteScreen = () => {
  const intl = useIntl();
  const { market } = useLocaleInfo();
  useTitle(intl.formatMessage({ id: 'website.title' }));
  return (
    <WebsiteEntry next={paths.website(market.prefix)}>
      {(edited) => <WebsiteEditor key={edited.wedding.id} {...edited} />}
    </WebsiteEntry>
  );
};
