import styled from '@emotion/styled';
import { Avatar, Heading, IconButton, Text } from '@posy/shared-ui';
import { CaretDownIcon, CaretUpIcon } from '@posy/shared-ui/icons';
import { useIntl } from 'react-intl';
import type { ListNames } from '../names/guest-names';
import type { Household } from '../rules/households';

const Frame = styled.div`
  display: flex;
  align-items: center;
  gap: 16px;
  & > div {
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
`;

/** The guest's name, and the household they come with. */
export const GuestHead = ({ guestId, household, names }: GuestHeadProps) => (
  <Frame>
    <Avatar size="l" name={names.guest(guestId)} id={guestId} isDecorative />
    <div>
      <Heading level={2}>{names.guest(guestId)}</Heading>
      {household.members.length > 1 ? (
        <Text size="small" tone="soft">
          {names.household(household)}
        </Text>
      ) : null}
    </div>
  </Frame>
);

interface GuestHeadProps {
  guestId: string;
  household: Household;
  names: ListNames;
}

/** The guests before and after one in the order of the list; null at its ends. */
export interface Neighbours {
  before: string | null;
  after: string | null;
}

export const neighboursOf = (households: readonly Household[], guestId: string): Neighbours => {
  const ids = households.flatMap(({ members }) => members.map(({ id }) => id));
  const at = ids.indexOf(guestId);
  return { before: ids[at - 1] ?? null, after: at < 0 ? null : (ids[at + 1] ?? null) };
};

/** Links to the previous and the next guest. */
export const GuestSteps = ({ before, after, onOpen }: Neighbours & { onOpen: (guestId: string) => void }) => {
  const { formatMessage } = useIntl();
  return (
    <>
      <IconButton
        label={formatMessage({ id: 'guests.previous' })}
        isDisabled={before === null}
        onPress={() => before !== null && onOpen(before)}
      >
        <CaretUpIcon />
      </IconButton>
      <IconButton
        label={formatMessage({ id: 'guests.next' })}
        isDisabled={after === null}
        onPress={() => after !== null && onOpen(after)}
      >
        <CaretDownIcon />
      </IconButton>
    </>
  );
};
