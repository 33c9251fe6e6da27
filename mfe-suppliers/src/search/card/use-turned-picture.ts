import { type KeyboardEvent, useState } from 'react';
import type { PictureRef } from '#supplier/rules/picture-sources';
import { useSwipe } from '#supplier/swipe/use-swipe';

const steps: Readonly<Record<string, 1 | -1>> = { ArrowLeft: -1, ArrowRight: 1 };

/** The picture that a card shows. */
export interface TurnedPicture {
  shown: PictureRef;
  /** Its index, from 0. */
  place: number;
  /** True once a person has turned to a picture. */
  hasTurned: boolean;
  turn: (step: 1 | -1) => void;
}

/**
 * Shows one of a card's pictures, the card's own first; the others follow by swipes and arrow keys, round the ends. Only
 * the shown picture is part of the page, so that a browser loads no other. `listeners` belong to the card, because its
 * link covers the picture; a single picture has none.
 */
export const useTurnedPicture = (own: PictureRef, pictures: readonly PictureRef[]) => {
  const [turned, setTurned] = useState<number | null>(null);
  const place = turned ?? 0;
  const turn = (step: 1 | -1): void =>
    setTurned((before) => ((before ?? 0) + step + pictures.length) % pictures.length);
  const swipes = useSwipe(turn);
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = steps[event.key];
    // With another key they are the browser's own: Alt and an arrow lead back.
    if (step === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    turn(step);
  };
  const picture: TurnedPicture = { shown: pictures[place] ?? own, place, hasTurned: turned !== null, turn };
  return { picture, listeners: pictures.length > 1 ? { ...swipes, onKeyDown } : {} };
};
