import styled from '@emotion/styled';
import type { SupplierProfile } from '@posy/shared-contracts/entities';
import { profileAnchors } from '@posy/shared-contracts/paths';
import { Avatar, Card, color, Inline, Stack, Text } from '@posy/shared-ui';
import { CheckIcon } from '@posy/shared-ui/icons';
import { FormattedMessage } from 'react-intl';
import { ProfileSection } from '#supplier/screen/profile-section';
import { Instagram } from './instagram';

const Points = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 20px;
  & > li {
    display: flex;
    gap: 8px;
    align-items: flex-start;
    font-weight: 550;
  }
  & svg {
    margin-block-start: 3px;
    color: ${color.stem};
  }
`;

const Prose = styled.div`
  display: grid;
  gap: 12px;
  max-inline-size: 66ch;
`;

/** The supplier's own texts: highlights, description, and a message of the person who answers. */
export const About = ({ profile }: { profile: SupplierProfile }) => {
  const { highlights, description, managerMessage, name, instagram } = profile;
  return (
    <ProfileSection id={profileAnchors.about} title={<FormattedMessage id="suppliers.about.title" values={{ name }} />}>
      {highlights.length === 0 ? null : (
        <Points id={profileAnchors.highlights}>
          {highlights.map((highlight) => (
            <li key={highlight}>
              <CheckIcon size="s" weight="fill" />
              {highlight}
            </li>
          ))}
        </Points>
      )}
      <Prose id={profileAnchors.aboutMe}>
        <Prose id={profileAnchors.description}>
          {description.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </Prose>
        {instagram == null ? null : <Instagram account={instagram} />}
      </Prose>
      {managerMessage === null ? null : (
        <Card hue="peony" as="figure" id={profileAnchors.managerMessage}>
          <Stack gap={3}>
            <blockquote>{managerMessage.text}</blockquote>
            <Inline as="figcaption" gap={3}>
              <Avatar name={managerMessage.from} size="s" isDecorative />
              <Text as="span" size="small" isStrong>
                <FormattedMessage id="suppliers.about.from" values={{ from: managerMessage.from, name }} />
              </Text>
            </Inline>
          </Stack>
        </Card>
      )}
    </ProfileSection>
  );
};
