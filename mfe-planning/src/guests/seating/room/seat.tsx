import styled from '@emotion/styled';
import { color, type Hue, hueOf, initialsOf } from '@posy/shared-ui';
import type { Rim } from '../rules/household-rims';
import type { SeatingGuest } from '../rules/seating-plan';

/** A seat's circle: 30 px, in the flower of the household. */
const Taken = styled.button`
  display: grid;
  place-items: center;
  inline-size: 30px;
  block-size: 30px;
  padding: 0;
  border: 0;
  border-radius: 50%;
  background: ${color.hue.soft};
  color: ${color.hue.deep};
  font-size: 0.75rem;
  font-weight: 650;
  cursor: grab;
  touch-action: manipulation;
  user-select: none;
  outline-offset: 3px;
  &[data-rim] {
    border: 2px solid ${color.hue.deep};
  }
  &[data-rim='dashes'] {
    border-style: dashed;
  }
  &:disabled {
    cursor: default;
  }
  &[data-late] {
    outline: 2px solid ${color.danger};
    outline-offset: 1px;
  }
  &[data-dragged] {
    opacity: 0.4;
  }
`;

const Free = styled.span`
  display: block;
  inline-size: 30px;
  block-size: 30px;
  border: 1.5px dashed ${color.lineStrong};
  border-radius: 50%;
  &[data-suggested] {
    box-shadow:
      0 0 0 2px ${color.sunken},
      0 0 0 4px ${color.stem};
  }
`;

interface Props {
  guest: SeatingGuest | undefined;
  /** The colour of the guest's household. */
  hue: Hue | undefined;
  /** The rim of the household. */
  rim: Rim | undefined;
  isSuggested: boolean;
  /** True for a guest who was seated at a full table at the same time as another. */
  isLate: boolean;
  onOpen: ((guestId: string, anchor: HTMLElement) => void) | null;
  /** The accessible name of the seat's button. */
  label: string;
}

/** A seat. A press moves its guest; a free seat is no button. */
export const Seat = ({ guest, hue, rim, isSuggested, isLate, onOpen, label }: Props) => {
  if (guest === undefined) return <Free data-suggested={isSuggested || undefined} />;
  return (
    <Taken
      type="button"
      title={guest.name}
      aria-label={label}
      aria-haspopup={onOpen === null ? undefined : 'menu'}
      disabled={onOpen === null}
      data-hue={hue ?? hueOf(guest.household)}
      data-rim={rim === 'none' ? undefined : rim}
      data-guest={guest.id}
      data-late={isLate || undefined}
      onClick={(event) => onOpen?.(guest.id, event.currentTarget)}
    >
      {initialsOf(guest.name) || '+1'}
    </Taken>
  );
};
