import styled from '@emotion/styled';
import type { SupplierProfile } from '@posy/shared-contracts/entities';
import { profileAnchors } from '@posy/shared-contracts/paths';
import { color, media } from '@posy/shared-ui';
import { CheckIcon } from '@posy/shared-ui/icons';
import { FormattedMessage } from 'react-intl';
import { ProfileSection } from '#supplier/screen/profile-section';

const List = styled.ul`
  display: grid;
  gap: 12px 24px;
  ${media.tablet} {
    grid-template-columns: 1fr 1fr;
  }
  & > li {
    display: flex;
    gap: 12px;
    align-items: center;
  }
  & svg {
    color: ${color.stem};
  }
`;

/** The included features. */
export const Features = ({ features }: Pick<SupplierProfile, 'features'>) => (
  <ProfileSection id={profileAnchors.features} title={<FormattedMessage id="suppliers.section.features" />}>
    <List>
      {features.map((feature) => (
        <li key={feature}>
          <CheckIcon />
          {feature}
        </li>
      ))}
    </List>
  </ProfileSection>
);
