import styled from '@emotion/styled';
import { useLocaleInfo } from '@posy/remote-kit';
import { type MarketPrefix, paths } from '@posy/shared-contracts';
import { media, TabLinks } from '@posy/shared-ui';
import { useIntl } from 'react-intl';

const Place = styled.div`
  margin-block-end: 24px;
  ${media.phone} {
    margin-block-end: 14px;
  }
  @media print {
    display: none;
  }
`;

export type WebsiteTab = 'look' | 'invitations' | 'answers' | 'photos';

const tabs: readonly { id: WebsiteTab; path: (market: MarketPrefix) => string }[] = [
  { id: 'look', path: paths.website },
  { id: 'invitations', path: paths.invitations },
  { id: 'answers', path: paths.answers },
  { id: 'photos', path: paths.guestPhotos },
];

/** The views of what guests get, say and send, each with its address. */
export const WebsiteTabs = ({ current }: { current: WebsiteTab }) => {
  const { formatMessage } = useIntl();
  const { prefix } = useLocaleInfo().market;
  return (
    <Place>
      <TabLinks
        label={formatMessage({ id: 'households.tabs' })}
        hue="sweetpea"
        items={tabs.map(({ id, path }) => ({
          href: path(prefix),
          label: formatMessage({ id: `households.tabs.${id}` }),
          isCurrent: id === current,
        }))}
      />
    </Place>
  );
};
