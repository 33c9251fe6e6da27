import styled from '@emotion/styled';
import { color, layer, motion, shadow } from '@posy/shared-ui';
import type { ReactNode, RefObject } from 'react';
import { Dialog as AriaDialog } from 'react-aria-components/Dialog';
import { type Placement, Popover as AriaPopover } from 'react-aria-components/Popover';
import { useFocusReturn } from './focus-return';
import { unfold } from './surface';

export const Floating = styled(AriaPopover)`
  z-index: ${layer.popover};
  max-inline-size: min(420px, calc(100vw - 24px));
  overflow: auto;
  background: ${color.raised};
  color: ${color.ink};
  border: 1px solid ${color.line};
  border-radius: 14px;
  box-shadow: ${shadow.float};
  outline: none;
  animation: ${unfold} ${motion.quick} ${motion.easeOut};
`;

const Body = styled(AriaDialog)`
  display: grid;
  gap: 12px;
  padding: 16px;
  outline: none;
`;

export interface PopoverProps {
  isOpen: boolean;
  onClose: () => void;
  /** The anchor element. */
  anchor: RefObject<Element | null>;
  /** The accessible name. */
  label: string;
  placement?: Placement;
  children: ReactNode;
}

const Content = ({ anchor, label, children }: Pick<PopoverProps, 'anchor' | 'label' | 'children'>) => (
  <Body ref={useFocusReturn<HTMLElement>(anchor)} aria-label={label}>
    {children}
  </Body>
);

/** A small panel anchored at the element that opened it. Escape and presses outside close it. */
export const Popover = ({ isOpen, onClose, anchor, label, placement = 'bottom start', children }: PopoverProps) => (
  <Floating
    isOpen={isOpen}
    onOpenChange={(open) => !open && onClose()}
    triggerRef={anchor}
    placement={placement}
    offset={6}
  >
    <Content anchor={anchor} label={label}>
      {children}
    </Content>
  </Floating>
);
