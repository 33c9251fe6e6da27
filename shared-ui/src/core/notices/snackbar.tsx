import { keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import { XIcon } from '@posy/shared-ui/icons';
import type { ReactNode } from 'react';
import { color, layer, media, motion, shadow } from '#tokens/token-names';
import { Button } from '../actions/button';
import { IconButton } from '../actions/icon-button';
import { Delight } from './delight';

const rise = keyframes`from { translate: 0 16px; opacity: 0; }`;

const Root = styled.div`
  display: flex;
  align-items: center;
  gap: 12px;
  min-block-size: 52px;
  max-inline-size: 560px;
  padding: 8px 8px 8px 16px;
  padding-inline: 16px 8px;
  border-radius: 14px;
  background: ${color.inverse};
  color: ${color.onInverse};
  box-shadow: ${shadow.sheet};
  font-size: 0.9375rem;
  font-weight: 500;
  line-height: 1.35;
  animation: ${rise} ${motion.base} ${motion.easeOut};
  pointer-events: auto;
  & > p {
    flex: 1;
    min-inline-size: 0;
  }
  ${media.phone} {
    /* Two ways stand below the sentence: beside it they would leave it a quarter of the width. */
    &:has([data-kind] + [data-kind]) {
      flex-wrap: wrap;
      gap: 2px 12px;
      justify-content: flex-end;
      & > p {
        flex-basis: 80%;
        padding-block-start: 6px;
      }
    }
  }
  & button {
    --posy-focus: ${color.inverseAccent};
    color: ${color.inverseAccent};
    flex: none;
  }
  & button[data-kind] {
    --hover: color-mix(in oklab, ${color.onInverse}, transparent 88%);
  }
  & button:last-of-type:not([data-kind]) {
    color: inherit;
    &:hover {
      background: color-mix(in oklab, ${color.onInverse}, transparent 88%);
    }
  }
`;

export interface SnackbarProps {
  message: ReactNode;
  /** Delight, small and earned. */
  emoji?: string;
  action?: { label: string; onPress: () => void };
  /** A way to what the sentence is about, before the action. */
  open?: { label: string; onPress: () => void };
  onClose?: () => void;
  /** Name of the close button. */
  closeLabel?: string;
  /** Shows that name in place of the cross, and before the action: an offer that can be put off. */
  hasCloseWord?: boolean;
}

/** A sentence that floats for a while, with one action, and a way to what it is about. */
export const Snackbar = ({
  message,
  emoji,
  action,
  open,
  onClose,
  closeLabel,
  hasCloseWord = false,
}: SnackbarProps) => (
  <Root>
    {emoji ? <Delight emoji={emoji} /> : null}
    <p>{message}</p>
    {hasCloseWord && onClose ? (
      <Button kind="plain" size="s" onPress={onClose}>
        {closeLabel}
      </Button>
    ) : null}
    {[open, action].map((way) =>
      way ? (
        <Button key={way.label} kind="plain" size="s" onPress={way.onPress}>
          {way.label}
        </Button>
      ) : null,
    )}
    {onClose && closeLabel && !hasCloseWord ? (
      <IconButton size="s" label={closeLabel} onPress={onClose}>
        <XIcon size="s" />
      </IconButton>
    ) : null}
  </Root>
);

const Region = styled.section`
  position: fixed;
  inset-block-end: 24px;
  inset-inline: 24px;
  z-index: ${layer.snackbar};
  display: grid;
  justify-items: start;
  pointer-events: none;
  & > div {
    display: grid;
    justify-items: inherit;
    gap: 8px;
  }
  & > div:not(:empty) + div:not(:empty) {
    margin-block-start: 8px;
  }
  /* Above the bar of what is chosen, which says how many. */
  html:has([role='toolbar']:not([data-in-place])) & {
    inset-block-end: 92px;
  }
  ${media.phone} {
    inset-block-end: 84px;
    html:has([role='toolbar']:not([data-in-place])) & {
      inset-block-end: 152px;
    }
    inset-inline: 12px;
    justify-items: stretch;
    html:has([role='dialog'], [role='alertdialog'], [data-docked-form]) & {
      inset-block: 8px auto;
    }
  }
  @media (max-width: 999px) {
    html:has([data-docked-form='start']) & {
      inset-block: 8px auto;
    }
  }
  @media (min-width: 1000px) {
    html:has([data-docked-form='start']) & {
      justify-items: end;
    }
  }
  ${media.print} {
    display: none;
  }
`;

export interface SnackbarItem extends SnackbarProps {
  id: string;
  /** An error is read out at once; the rest waits for a pause. */
  tone?: 'calm' | 'error';
}

export interface SnackbarRegionProps {
  /** Name of the landmark. */
  label: string;
  items: readonly SnackbarItem[];
  /** The pointer or focus is inside: the host holds its clock. */
  onPause?: () => void;
  onResume?: () => void;
}

/**
 * Where snackbars appear: bottom start, above the tab bar on phones; at the top there while a sheet is open or a form stands
 * at the bottom of the page (`data-docked-form`), so that they never lie over the next field or its buttons. Beside a form
 * whose buttons stand at the bottom start (`data-docked-form="start"`) they come at the other end. The host owns the time.
 */
export const SnackbarRegion = ({ label, items, onPause, onResume }: SnackbarRegionProps) => {
  const hold = { onPointerEnter: onPause, onPointerLeave: onResume, onFocus: onPause, onBlur: onResume };
  const view = ({ id, tone: _tone, ...item }: SnackbarItem) => <Snackbar key={id} {...item} />;
  return (
    // React Aria makes what is outside an open dialog inert; the way back from an edit in a dialog stays in reach.
    <Region aria-label={label} data-react-aria-top-layer="true" {...hold}>
      <div role="status">{items.filter((item) => item.tone !== 'error').map(view)}</div>
      <div role="alert">{items.filter((item) => item.tone === 'error').map(view)}</div>
    </Region>
  );
};
