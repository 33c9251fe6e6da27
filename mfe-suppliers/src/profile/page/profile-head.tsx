import styled from '@emotion/styled';
import { useLocaleInfo } from '@posy/remote-kit';
import type { SupplierProfile } from '@posy/shared-contracts/entities';
import { profileAnchors } from '@posy/shared-contracts/paths';
import { Callout, color, Heading, NavLink, Tag } from '@posy/shared-ui';
import { MapPinIcon } from '@posy/shared-ui/icons';
import { FormattedDate, FormattedMessage } from 'react-intl';
import { Heart } from '#shortlist/public';
import { ReplyWords } from '#supplier/card/reply-words';
import { SupplierRating } from '#supplier/card/supplier-rating';
import { supplierHref } from '#supplier/rules/links';
import { ShareButton } from '#supplier/share/share-button';
import { Availability } from '../couple/availability';
import { LateStanding } from '../couple/late-standing';

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

/** The supplier's away note. */
const Away = ({ away: { text, until } }: { away: NonNullable<SupplierProfile['away']> }) => (
  <Callout hue="bluebell">
    {until === null ? (
      <FormattedMessage id="suppliers.away" values={{ text }} />
    ) : (
      <FormattedMessage
        id="suppliers.away.until"
        values={{ text, day: <FormattedDate value={`${until}T12:00:00Z`} timeZone="UTC" day="numeric" month="long" /> }}
      />
    )}
  </Callout>
);

/** The supplier's name, place and rating. */
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
        <ReplyWords replies={profile.replies} />
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
      <LateStanding profile={profile} />
      {profile.away == null ? null : <Away away={profile.away} />}
    </Root>
  );
};
