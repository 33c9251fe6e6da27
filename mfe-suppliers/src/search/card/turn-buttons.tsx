import styled from '@emotion/styled';
import { IconButton, media, motion, VisuallyHidden } from '@posy/shared-ui';
import { CaretLeftIcon, CaretRightIcon } from '@posy/shared-ui/icons';
import { useIntl } from 'react-intl';
import type { TurnedPicture } from './use-turned-picture';

/** Over the picture, above the link that covers the card; a press beside the buttons is the link's. */
const Root = styled.div`
  position: absolute;
  inset: 0;
  z-index: 1;
  display: flex;
  align-items: center;
  justify-content: space-between;
  padding-inline: 8px;
  pointer-events: none;
  & > button {
    pointer-events: auto;
    transition: opacity ${motion.quick};
  }
  ${media.hover} {
    & > button {
      opacity: 0;
    }
    article:hover & > button,
    article:focus-within & > button {
      opacity: 1;
    }
  }
  /* A finger swipes: buttons would take its presses from the card. */
  @media (hover: none) {
    &:not(:focus-within) > button {
      opacity: 0;
      pointer-events: none;
    }
  }
`;

export interface TurnButtonsProps {
  /** Name of the supplier. */
  name: string;
  picture: TurnedPicture;
}

/**
 * The buttons to a card's next and previous picture. One of them is enough for the Tab key: the arrow keys turn both ways
 * anywhere in the card.
 */
export const TurnButtons = ({ name, picture: { shown, place, hasTurned, turn } }: TurnButtonsProps) => {
  const { formatMessage } = useIntl();
  return (
    <Root>
      <IconButton
        label={formatMessage({ id: 'search.card.previous' }, { name })}
        isOnPicture
        tabIndex={-1}
        onPress={() => turn(-1)}
      >
        <CaretLeftIcon />
      </IconButton>
      <IconButton label={formatMessage({ id: 'search.card.next' }, { name })} isOnPicture onPress={() => turn(1)}>
        <CaretRightIcon />
      </IconButton>
      <VisuallyHidden role="status">
        {hasTurned ? formatMessage({ id: 'search.card.shown' }, { place: place + 1, label: shown.label }) : ''}
      </VisuallyHidden>
    </Root>
  );
};
