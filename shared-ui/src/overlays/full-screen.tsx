import styled from '@emotion/styled';
import { color, layer, motion } from '@posy/shared-ui';
import type { KeyboardEventHandler, ReactNode, TouchEventHandler } from 'react';
import { Dialog as AriaDialog } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { useFocusReturn } from '../floating/focus-return';
import { fadeIn, fadeOut } from '../floating/surface';

const Cover = styled(ModalOverlay)`
  position: fixed;
  inset: 0;
  z-index: ${layer.dialog};
  background: #0b120f;
  color: #fff;
  animation: ${fadeIn} ${motion.base};
  &[data-exiting] {
    animation: ${fadeOut} ${motion.base} forwards;
  }
`;

const Whole = styled(Modal)`
  block-size: 100%;
`;

const Body = styled(AriaDialog)`
  block-size: 100dvh;
  outline: none;
  & :focus-visible {
    outline-color: ${color.canvas};
  }
`;

export interface FullScreenProps {
  isOpen: boolean;
  /** Called by Escape; the caller renders a button for the pointer. */
  onClose: () => void;
  /** The accessible name. */
  label: string;
  children: ReactNode;
  onKeyDown?: KeyboardEventHandler<HTMLElement>;
  onTouchStart?: TouchEventHandler<HTMLElement>;
  onTouchEnd?: TouchEventHandler<HTMLElement>;
}

const Content = ({ label, children }: Pick<FullScreenProps, 'label' | 'children'>) => (
  <Body ref={useFocusReturn<HTMLElement>()} aria-label={label}>
    {children}
  </Body>
);

/**
 * A modal that covers the whole window, dark in both schemes: for pictures. The focus moves in, stays in and returns.
 * It begins on the dialog itself, so that listeners around it receive keys.
 */
export const FullScreen = ({ isOpen, onClose, label, children, ...listeners }: FullScreenProps) => (
  <Cover isOpen={isOpen} onOpenChange={(open) => !open && onClose()}>
    <Whole>
      <div {...listeners}>
        <Content label={label}>{children}</Content>
      </div>
    </Whole>
  </Cover>
);
