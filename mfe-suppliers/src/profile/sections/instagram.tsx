import { profileAnchors } from '@posy/shared-contracts/paths';
import { FormattedMessage } from 'react-intl';

/** A link and nothing more: a wall of pictures from there would tell Instagram who looks. */
export const Instagram = ({ account }: { account: string }) => (
  <p id={profileAnchors.instagram}>
    <a href={`https://www.instagram.com/${encodeURIComponent(account)}/`} target="_blank" rel="noopener noreferrer">
      <FormattedMessage id="profile.instagram" values={{ account }} />
    </a>
  </p>
);
