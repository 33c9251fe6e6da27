import styled from '@emotion/styled';
import { color } from '@posy/shared-ui';
import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { GridList, GridListItem } from 'react-aria-components/GridList';
import { useDragAndDrop } from 'react-aria-components/useDragAndDrop';
import { placeAfterDrop } from './place-after-drop';

const List = styled(GridList)`
  display: grid;
  border: 1px solid ${color.line};
  border-radius: 20px;
  background: ${color.surface};
  overflow: clip;
`;

const Item = styled(GridListItem)`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: 4px;
  min-block-size: 52px;
  padding: 4px 8px 4px 4px;
  cursor: pointer;
  outline: none;
  border-block-start: 1px solid ${color.line};
  &:first-of-type {
    border-block-start: 0;
  }
  &[data-hovered] {
    background: ${color.sunken};
  }
  &[aria-selected='true'] {
    background: ${color.sweetpea.wash};
  }
  &[data-focus-visible] {
    box-shadow: inset 0 0 0 3px ${color.focus};
  }
  &[data-dragging] {
    opacity: 0.5;
  }
  & > div {
    display: contents;
  }
`;

const Handle = styled(Button)`
  display: grid;
  place-items: center;
  inline-size: 32px;
  block-size: 44px;
  color: ${color.inkFaint};
  cursor: grab;
  border-radius: 10px;
  &[data-focus-visible] {
    outline: 3px solid ${color.focus};
  }
`;

const Grip = () => (
  <svg width="10" height="16" viewBox="0 0 10 16" fill="currentColor" aria-hidden>
    {[2, 8, 14].flatMap((y) => [2, 8].map((x) => <circle key={`${x}.${y}`} cx={x} cy={y} r="1.4" />))}
  </svg>
);

export interface SortableItem {
  id: string;
  /** Its name, spoken. */
  label: string;
}

export interface SortableListProps<T extends SortableItem> {
  /** Spoken name of the list. */
  label: string;
  items: readonly T[];
  /** The id of the chosen item; null: none. */
  chosen: string | null;
  onChoose: (id: string) => void;
  /** It was put at this place among the others, from 0. */
  onMove: (id: string, place: number) => void;
  /** Spoken name of what moves an item: Enter takes it up, arrows move it, Enter puts it down. */
  moveLabel: (item: T) => string;
  /** Nothing can be moved. */
  isFixed?: boolean;
  children: (item: T) => ReactNode;
}

/** A list whose items are put into an order: by dragging, by touch, and by keyboard from the handle of each. */
export const SortableList = <T extends SortableItem>(props: SortableListProps<T>) => {
  const { label, items, chosen, onChoose, onMove, moveLabel, isFixed = false, children } = props;
  const { dragAndDropHooks } = useDragAndDrop({
    isDisabled: isFixed,
    getItems: (keys) => [...keys].map((key) => ({ 'text/plain': items.find(({ id }) => id === key)?.label ?? '' })),
    onReorder: ({ keys, target }) => {
      const [id] = [...keys].map(String);
      if (id === undefined) return;
      const place = placeAfterDrop(
        items.map((item) => item.id),
        { id, target: String(target.key), isBefore: target.dropPosition === 'before' },
      );
      if (place !== null) onMove(id, place);
    },
  });
  return (
    <List
      aria-label={label}
      selectionMode="single"
      selectionBehavior="replace"
      disallowEmptySelection
      selectedKeys={chosen === null ? [] : [chosen]}
      onSelectionChange={(keys) => {
        const [id] = keys === 'all' ? [] : [...keys].map(String);
        if (id !== undefined && id !== chosen) onChoose(id);
      }}
      onAction={(key) => onChoose(String(key))}
      {...(!isFixed && { dragAndDropHooks })}
    >
      {items.map((item) => (
        <Item key={item.id} id={item.id} textValue={item.label}>
          {isFixed ? (
            <span />
          ) : (
            <Handle slot="drag" aria-label={moveLabel(item)}>
              <Grip />
            </Handle>
          )}
          {children(item)}
        </Item>
      ))}
    </List>
  );
};
