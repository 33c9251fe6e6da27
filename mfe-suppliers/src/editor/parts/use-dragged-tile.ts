import { type DragEvent, useState } from 'react';

/** The listeners of a tile: of its picture, which is dragged, and of its place, onto which another one is dropped. */
export interface TileDrag {
  source: { draggable: true; onDragStart: () => void; onDragEnd: () => void };
  target: {
    'data-target': '' | undefined;
    onDragOver: (event: DragEvent) => void;
    onDragLeave: () => void;
    onDrop: (event: DragEvent) => void;
  };
}

/** Tiles that a pointer drags to another place; `onDrop` is told both places. Keyboards have the menu of each tile. */
export const useDraggedTile = (onDrop: (from: number, to: number) => void): ((place: number) => TileDrag) => {
  const [from, setFrom] = useState<number | null>(null);
  const [over, setOver] = useState<number | null>(null);
  const end = (): void => {
    setFrom(null);
    setOver(null);
  };
  return (place) => ({
    source: { draggable: true, onDragStart: () => setFrom(place), onDragEnd: end },
    target: {
      'data-target': from !== null && over === place && from !== place ? '' : undefined,
      onDragOver: (event) => {
        // Other things, such as files, are not for these places.
        if (from === null) return;
        event.preventDefault();
        setOver(place);
      },
      onDragLeave: () => setOver((now) => (now === place ? null : now)),
      onDrop: (event) => {
        if (from === null) return;
        event.preventDefault();
        end();
        if (from !== place) onDrop(from, place);
      },
    },
  });
};
