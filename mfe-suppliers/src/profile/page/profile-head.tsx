import styled from '@emotion/styled';
import type { SupplierProfile } from '@posy/shared-contracts/entities';
import { color, Heading, NavLink, Tag } from '@posy/shared-ui';
import { MapPinIcon } from '@posy/shared-ui/icons';
import { FormattedMessage } from 'react-intl';
import { useLocaleInfo } from '@posy/remote-kit';
import { profileAnchors } from '@posy/shared-contracts/paths';
import { supplierHref } from '#supplier/rules/links';
import { Availability } from '../couple/availability';
import { ShareButton } from '#supplier/share/share-button';
import { Heart } from '#shortlist/public';
import { SupplierRating } from '#supplier/card/supplier-rating';

const Root = styled.header`
  padding-block: 24px 8px;
`;

const Title = styled.div`
  display: flex;
  gap: 8px;
  align-items: flex-start;
  justify-content: space-between;
`;

const Actions = styled.div`
  display: flex;
  flex: none;
`;

const Facts = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 6px 14px;
  margin-block-start: 8px;
  color: ${color.inkSoft};
  & a,
  & > span {
    display: inline-flex;
    align-items: center;
    gap: 4px;
  }
`;

/** Who this is, where, and how others found them. */
export const ProfileHead = ({ profile }: { profile: SupplierProfile }) => {
  const { prefix } = useLocaleInfo().market;
  return (
    <Root>
      <Title>
        <Heading level={1}>{profile.name}</Heading>
        <Actions>
          <ShareButton title={profile.name} path={supplierHref(prefix, profile)} />
          <Heart supplier={profile} />
        </Actions>
      </Title>
      <Facts>
        <NavLink href={`#${profileAnchors.reviews}`}>
          <SupplierRating rating={profile.rating} />
        </NavLink>
        <span>
          <MapPinIcon size="s" />
          <FormattedMessage
            id="suppliers.card.place"
            values={{ town: profile.town, county: profile.county, isSame: String(profile.town === profile.county) }}
          />
        </span>
        {profile.premium ? (
          <Tag hue="primrose">
            <FormattedMessage id="suppliers.tag.paid" />
          </Tag>
        ) : null}
        {profile.demo ? (
          <Tag>
            <FormattedMessage id="suppliers.tag.demoLong" />
          </Tag>
        ) : null}
        <Availability profile={profile} />
      </Facts>
    </Root>
  );
};
