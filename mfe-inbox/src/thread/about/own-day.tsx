import styled from '@emotion/styled';
import type { Conversation } from '@posy/shared-contracts/entities';
import { Tag } from '@posy/shared-ui';
import { FormattedMessage } from 'react-intl';
import { dayStanding, hueOfStanding, isKnownToThem } from '#talk/days/day-standing';
import { useOwnDays } from '#talk/days/use-own-days';
import { dayOf } from '#talk/rules/when';
import { useReader } from '#talk/use-reader';

/** Reserves its space before it has content, so that nothing below it moves. */
const Coming = styled.span`
  visibility: hidden;
`;

interface Props {
  conversation: Conversation;
  /** True to repeat a state that a message already named. */
  isAlways?: boolean;
}

/** The couple's day in the supplier's calendar, if no message named it, or one named it differently. */
export const OwnDay = ({ conversation, isAlways = false }: Props) => {
  const { now, zone } = useReader();
  const today = dayOf(new Date(now).toISOString(), zone);
  const { days } = useOwnDays(conversation.supplierId, today);
  const standing = dayStanding(conversation, days ?? [], today);
  if (standing === null || (!isAlways && isKnownToThem(conversation, standing))) return null;
  const tag = (
    <Tag hue={hueOfStanding[standing]}>
      <FormattedMessage id={`inbox.about.day.${standing}`} />
    </Tag>
  );
  return days === null ? <Coming>{tag}</Coming> : tag;
};
