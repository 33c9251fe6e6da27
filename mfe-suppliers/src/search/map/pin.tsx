import styled from '@emotion/styled';
import { useSetAtom } from '@posy/remote-kit/atoms';
import { color, motion, shadow } from '@posy/shared-ui';
import { HeartIcon } from '@posy/shared-ui/icons';
import type { ReactNode } from 'react';
import { pointedAtom, useIsChosen, useIsPointed } from '../highlight/highlight';

/** A touch target of a finger's size; the visible pill is inside it. */
const Root = styled.button`
  position: absolute;
  inset-block-start: 0;
  inset-inline-start: 0;
  display: grid;
  place-items: center;
  min-inline-size: 44px;
  min-block-size: 44px;
  cursor: pointer;
  &:hover,
  &[data-pointed],
  &[data-chosen] {
    z-index: 2;
  }
  & > span {
    padding: 5px 11px;
    border-radius: 99px;
    background: ${color.surface};
    box-shadow: ${shadow.float};
    color: ${color.ink};
    font-size: 0.8125rem;
    font-weight: 700;
    line-height: 1.35;
    white-space: nowrap;
    font-variant-numeric: tabular-nums;
    transition: background-color ${motion.quick};
  }
  &[data-cluster] > span {
    display: grid;
    place-items: center;
    inline-size: 34px;
    block-size: 34px;
    padding: 0;
    border-radius: 50%;
    background: ${color.ink};
    color: ${color.canvas};
  }
  &[data-seen] > span {
    background: ${color.sunken};
    color: ${color.inkSoft};
  }
  &[data-liked] > span {
    display: inline-flex;
    gap: 5px;
    align-items: center;
    & > svg {
      color: ${color.peony.main};
    }
  }
  &:hover > span,
  &[data-pointed] > span,
  &[data-chosen] > span {
    background: ${color.stem};
    color: ${color.onStem};
  }
`;

interface Props {
  /** Ids of the suppliers at this place: of several it shows the number. */
  ids: readonly string[];
  x: number;
  y: number;
  label: string;
  /** The couple put it on the shortlist, or looked at its profile before. */
  mark: 'liked' | 'seen' | null;
  onPress: () => void;
  children: ReactNode;
}

/** A price on the map, or the number of suppliers at one place. */
export const Pin = ({ ids, x, y, label, mark, onPress, children }: Props) => {
  const point = useSetAtom(pointedAtom);
  const isPointed = useIsPointed(ids);
  const isChosen = useIsChosen(ids);
  const isCluster = ids.length > 1;
  const pointHere = (): void => point(ids[0] ?? null);
  return (
    <Root
      type="button"
      aria-label={label}
      aria-pressed={isCluster ? undefined : isChosen}
      data-cluster={isCluster ? '' : undefined}
      data-liked={mark === 'liked' ? '' : undefined}
      data-seen={mark === 'seen' ? '' : undefined}
      data-pointed={isPointed ? '' : undefined}
      data-chosen={isChosen ? '' : undefined}
      style={{ transform: `translate(${x}px, ${y}px) translate(-50%, -50%)` }}
      onClick={onPress}
      onPointerEnter={pointHere}
      onPointerLeave={() => point(null)}
      onFocus={pointHere}
      onBlur={() => point(null)}
    >
      <span>
        {mark === 'liked' ? <HeartIcon size="s" /> : null}
        {children}
      </span>
    </Root>
  );
};
