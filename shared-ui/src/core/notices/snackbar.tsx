import { keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import { XIcon } from '@posy/shared-ui/icons';
import type { ReactNode } from 'react';
import { color, layer, media, motion, shadow } from '#tokens/token-names';
import { Button } from '../actions/button';
import { IconButton } from '../actions/icon-button';
import { Delight } from './delight';
import { useNoticeRoom } from './use-notice-room';

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
    /* Two buttons stand below the sentence: beside it they would leave it a quarter of the width. */
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
  /** A small emoji for a success. */
  emoji?: string;
  action?: { label: string; onPress: () => void };
  /** A link to the subject of the sentence, before the action. */
  open?: { label: string; onPress: () => void };
  onClose?: () => void;
  /** Name of the close button. */
  closeLabel?: string;
  /** True to show the label in place of the cross, before the action: an offer that can be postponed. */
  hasCloseWord?: boolean;
}

/** A sentence that floats for a while, with one action and a link to its subject. */
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
  /* Above the toolbar of the selected items. */
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
  /** An error is read out at once; others wait for a pause. */
  tone?: 'calm' | 'error';
}

export interface SnackbarRegionProps {
  /** Name of the landmark. */
  label: string;
  items: readonly SnackbarItem[];
  /**
   * Called while the pointer moves inside, or the focus is there: the host stops its timer. A pointer that rests where a
   * notice appears stops nothing.
   */
  onPause?: () => void;
  onResume?: () => void;
}

/**
 * The region of snackbars: bottom start, above the tab bar on phones; at the top there while a sheet is open or a form
 * is docked at the bottom of the page (`data-docked-form`), so that they never cover the next field or its buttons.
 * Beside a form whose buttons are docked at the bottom start (`data-docked-form="start"`) they appear at the other end.
 * Dialogs make room for them. The host owns the timer.
 */
export const SnackbarRegion = ({ label, items, onPause, onResume }: SnackbarRegionProps) => {
  const hold = { onPointerMove: onPause, onPointerLeave: onResume, onFocus: onPause, onBlur: onResume };
  const view = ({ id, tone: _tone, ...item }: SnackbarItem) => <Snackbar key={id} {...item} />;
  return (
    // React Aria makes everything outside an open dialog inert; the undo of an edit in a dialog must stay reachable.
    <Region ref={useNoticeRoom(items)} aria-label={label} data-react-aria-top-layer="true" {...hold}>
      <div role="status">{items.filter((item) => item.tone !== 'error').map(view)}</div>
      <div role="alert">{items.filter((item) => item.tone === 'error').map(view)}</div>
    </Region>
  );
};
