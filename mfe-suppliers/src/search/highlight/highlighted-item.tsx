import styled from '@emotion/styled';
import { useSetAtom } from '@posy/remote-kit/atoms';
import { color } from '@posy/shared-ui';
import type { ReactNode } from 'react';
import { pointedAtom, useIsChosen, useIsPointed } from './highlight';

const Marked = styled.li`
  border-radius: 18px;
  &[data-pointed] {
    background: ${color.primrose.wash};
    box-shadow: 0 0 0 10px ${color.primrose.wash};
  }
`;

/** Scrolls the supplier of the pressed pin into view. */
const showed = (element: HTMLLIElement | null): void => {
  if (element !== null && 'scrollIntoView' in element) element.scrollIntoView({ block: 'nearest' });
};

/** An item of the list, highlighted with its pin on the map. */
export const HighlightedItem = ({ id, children }: { id: string; children: ReactNode }) => {
  const point = useSetAtom(pointedAtom);
  const isPointed = useIsPointed([id]);
  const isChosen = useIsChosen([id]);
  return (
    <Marked
      ref={isChosen ? showed : undefined}
      data-pointed={isPointed || isChosen ? '' : undefined}
      onPointerEnter={() => point(id)}
      onPointerLeave={() => point(null)}
      onFocus={() => point(id)}
      onBlur={() => point(null)}
    >
      {children}
    </Marked>
  );
};
