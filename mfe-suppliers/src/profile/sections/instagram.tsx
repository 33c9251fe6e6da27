import { profileAnchors } from '@posy/shared-contracts/paths';
import { FormattedMessage } from 'react-intl';

/** Only a link: pictures from Instagram would reveal its visitors to Instagram. */
export const Instagram = ({ account }: { account: string }) => (
  <p id={profileAnchors.instagram}>
    <a href={`https://www.instagram.com/${encodeURIComponent(account)}/`} target="_blank" rel="noopener noreferrer">
      <FormattedMessage id="profile.instagram" values={{ account }} />
    </a>
  </p>
);
