import styled from '@emotion/styled';
import { type BadgeId, badgeIds } from '@posy/shared-contracts/entities';
import { Badge, type BadgeProps, Card, Heading, Inline, media, Text, VisuallyHidden } from '@posy/shared-ui';
import {
  CameraIcon,
  ChatCircleDotsIcon,
  CheckIcon,
  HeartIcon,
  type IconComponent,
  ImageIcon,
  ListChecksIcon,
  UserPlusIcon,
  UsersThreeIcon,
} from '@posy/shared-ui/icons';
import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { badgeNames } from '#plan/badges/badge-names';
import { CastleTurretIcon } from '#plan/icons/planning-icons';

const looks: Record<BadgeId, { Icon: IconComponent; hue: NonNullable<BadgeProps['hue']> }> = {
  'first-message-sent': { Icon: ChatCircleDotsIcon, hue: 'apricot' },
  'guest-added': { Icon: UsersThreeIcon, hue: 'bluebell' },
  'profile-image-added': { Icon: ImageIcon, hue: 'bluebell' },
  'added-to-favourites': { Icon: HeartIcon, hue: 'peony' },
  'venue-booked': { Icon: CastleTurretIcon, hue: 'apricot' },
  'photographer-booked': { Icon: CameraIcon, hue: 'peony' },
  'half-checklist-done': { Icon: ListChecksIcon, hue: 'primrose' },
  'ten-tasks-done': { Icon: CheckIcon, hue: 'fern' },
  'collaborator-added': { Icon: UserPlusIcon, hue: 'sweetpea' },
};

const Shelf = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(92px, 1fr));
  gap: 16px 8px;
  ${media.desk} {
    grid-template-columns: repeat(9, minmax(0, 1fr));
  }
  margin-block-start: 16px;
  & > li {
    display: grid;
    justify-items: center;
  }
`;

/** Earned badges come first; the others keep their order and are shown as outlines. */
const shelved = (achieved: ReadonlySet<string>): BadgeId[] => [
  ...badgeIds.filter((badge) => achieved.has(badge)),
  ...badgeIds.filter((badge) => !achieved.has(badge)),
];

/** The nine badges on home, earned ones first. */
export const BadgeShelf = ({ earned }: { earned: readonly { id: string }[] }) => {
  const id = useId();
  const achieved = new Set(earned.map((badge) => badge.id));
  return (
    <Card as="section" aria-labelledby={id}>
      <Inline justify="space-between">
        <Heading level={2} size="h3" id={id}>
          <FormattedMessage id="planning.badges.title" />
        </Heading>
        <Text as="span" size="small" tone="soft" isFigures>
          <FormattedMessage
            id="planning.badges.count"
            values={{ count: badgeIds.filter((badge) => achieved.has(badge)).length, total: badgeIds.length }}
          />
        </Text>
      </Inline>
      <Shelf>
        {shelved(achieved).map((badge) => {
          const { Icon, hue } = looks[badge];
          const name = <FormattedMessage id={badgeNames[badge]} />;
          const isLocked = !achieved.has(badge);
          return (
            <li key={badge}>
              <Badge icon={<Icon size={28} />} hue={hue} isLocked={isLocked}>
                <span>
                  {name}
                  {isLocked && (
                    <VisuallyHidden>
                      <FormattedMessage id="planning.badges.locked" />
                    </VisuallyHidden>
                  )}
                </span>
              </Badge>
            </li>
          );
        })}
      </Shelf>
    </Card>
  );
};
