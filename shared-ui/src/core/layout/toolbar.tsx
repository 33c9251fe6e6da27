import styled from '@emotion/styled';
import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import { color, layer, media, shadow } from '#tokens/token-names';

const Root = styled.div`
  position: fixed;
  inset-block-end: 24px;
  inset-inline: 0;
  z-index: ${layer.bar};
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 2px;
  inline-size: max-content;
  max-inline-size: calc(100% - 24px);
  margin-inline: auto;
  padding: 6px;
  border-radius: 16px;
  background: ${color.inverse};
  color: ${color.onInverse};
  box-shadow: ${shadow.sheet};
  &[data-in-place] {
    position: static;
    margin-inline: 0;
    box-shadow: none;
  }
  & > strong {
    padding-inline: 12px;
    font-size: 0.875rem;
    font-weight: 600;
  }
  && button,
  && a {
    --posy-focus: ${color.inverseAccent};
    color: inherit;
    min-block-size: 40px;
    padding: 8px 12px;
    font-size: 0.875rem;
    font-weight: 500;
    background: none;
    border-color: transparent;
    &:hover {
      background: color-mix(in oklab, ${color.onInverse}, transparent 88%) !important;
      border-color: transparent;
    }
    &:disabled {
      opacity: 0.55;
    }
  }
  ${media.phone} {
    inset-block-end: 84px;
  }
`;

export interface ToolbarProps {
  label: string;
  /** Shown first: the number of selected items. */
  count?: ReactNode;
  /** True to place it in the flow instead of floating at the bottom. */
  isInPlace?: boolean;
  /** Buttons; the one that clears comes last. */
  children: ReactNode;
}

/** Returns the index that an arrow key moves to; undefined for other keys. */
const step = (key: string, at: number, count: number): number | undefined => {
  const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: count - 1 }[key];
  return to === undefined ? undefined : (to + count) % count;
};

/** Actions on the selected items: an inverse bar at the bottom. Arrow keys, Home and End move inside. */
export const Toolbar = ({ label, count, isInPlace, children }: ToolbarProps) => {
  const bar = useRef<HTMLDivElement>(null);
  const move = (event: KeyboardEvent) => {
    const controls = [...(bar.current?.querySelectorAll<HTMLElement>('button:not(:disabled), a[href]') ?? [])];
    const at = controls.indexOf(document.activeElement as HTMLElement);
    const isMirrored = bar.current !== null && getComputedStyle(bar.current).direction === 'rtl';
    const mirror: Record<string, string> = { ArrowRight: 'ArrowLeft', ArrowLeft: 'ArrowRight' };
    const to =
      at < 0 ? undefined : step(isMirrored ? (mirror[event.key] ?? event.key) : event.key, at, controls.length);
    if (to === undefined) return;
    event.preventDefault();
    controls[to]?.focus();
  };
  return (
    <Root ref={bar} role="toolbar" aria-label={label} data-in-place={isInPlace || undefined} onKeyDown={move}>
      {count === undefined ? null : <strong role="status">{count}</strong>}
      {children}
    </Root>
  );
};
