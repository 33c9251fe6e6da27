import styled from '@emotion/styled';
import { useLocaleInfo } from '@posy/remote-kit';
import { type MarketPrefix, paths } from '@posy/shared-contracts';
import { media, TabLinks } from '@posy/shared-ui';
import { useIntl } from 'react-intl';

const Place = styled.div`
  margin-block-end: 20px;
  ${media.phone} {
    margin-block: -16px 14px;
  }
  @media print {
    display: none;
  }
`;

type GuestTab = 'list' | 'seating' | 'caterer';

const tabs: readonly { id: GuestTab; path: (market: MarketPrefix) => string }[] = [
  { id: 'list', path: paths.guestlist },
  { id: 'seating', path: paths.seating },
  { id: 'caterer', path: paths.catererSheet },
];

/** The three views of the guests, each with its address, above their titles. */
export const GuestTabs = ({ current }: { current: GuestTab }) => {
  const { formatMessage } = useIntl();
  const { prefix } = useLocaleInfo().market;
  return (
    <Place>
      <TabLinks
        label={formatMessage({ id: 'guests.tabs' })}
        hue="bluebell"
        items={tabs.map(({ id, path }) => ({
          href: path(prefix),
          label: formatMessage({ id: `guests.tabs.${id}` }),
          isCurrent: id === current,
        }))}
      />
    </Place>
  );
};
