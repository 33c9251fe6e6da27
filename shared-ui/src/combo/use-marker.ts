import { type KeyboardEvent, useState } from 'react';
import { isComposing } from '../adapters/composing';
import type { ComboOption } from './combo-option';

export interface MarkerProps {
  options: readonly ComboOption[];
  onSelect: (option: ComboOption) => void;
  /** Called on Enter while no suggestion is marked; without it the key keeps its default, such as sending the form. */
  onSubmit?: (() => void) | undefined;
}

/** Holds the marked suggestion and handles the keys that move it. */
export const useMarker = ({ options, onSelect, onSubmit }: MarkerProps) => {
  const [isOpen, setOpen] = useState(false);
  const [marked, setMarked] = useState(-1);
  const shut = () => {
    setOpen(false);
    setMarked(-1);
  };
  const choose = (option: ComboOption) => {
    shut();
    onSelect(option);
  };
  const move = (to: number) => {
    setOpen(true);
    setMarked(options.length === 0 ? -1 : (to + options.length) % options.length);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event)) return;
    const option = isOpen ? options[marked] : undefined;
    const acts: Record<string, (() => void) | undefined> = {
      ArrowDown: () => move(marked + 1),
      ArrowUp: () => move(marked < 0 ? -1 : marked - 1),
      Enter: option ? () => choose(option) : onSubmit,
      Escape: isOpen && options.length > 0 ? shut : undefined,
    };
    const act = acts[event.key];
    if (!act) return;
    event.preventDefault();
    if (event.key === 'Escape') event.stopPropagation();
    act();
  };
  return {
    isOpen: isOpen && options.length > 0,
    marked,
    open: () => setOpen(true),
    setMarked,
    shut,
    choose,
    onKeyDown,
  };
};

export type Marker = ReturnType<typeof useMarker>;
