import styled from '@emotion/styled';
import { color, IconButton, isComposing, layer, media, motion, shadow } from '@posy/shared-ui';
import { XIcon } from '@posy/shared-ui/icons';
import { type ReactNode, useEffect, useState } from 'react';
import { Dialog as AriaDialog } from 'react-aria-components/Dialog';
import { Modal } from 'react-aria-components/Modal';
import { useFocusReturn } from '../floating/focus-return';
import { riseIn, sinkOut } from '../floating/surface';
import { isOutside, Scrim } from './dialog';
import { useWideScreen } from './use-wide-screen';

const Side = styled.aside`
  position: fixed;
  inset-block: var(--posy-drawer-top, 69px) var(--posy-keyboard, 0px);
  inset-inline-end: 0;
  z-index: ${layer.header};
  inline-size: min(448px, 100%);
  display: flex;
  flex-direction: column;
  background: ${color.raised};
  border-inline-start: 1px solid ${color.line};
  outline: none;
`;

/**
 * It has its maximum height from the start: content that loads later would push up everything in a sheet from below.
 */
const Sheet = styled(Modal)`
  inline-size: 100%;
  block-size: min(88dvh, calc(100dvh - 12px - var(--posy-notices, 0px) - var(--posy-keyboard, 0px)));
  display: flex;
  flex-direction: column;
  background: ${color.raised};
  color: ${color.ink};
  border-radius: 24px 24px 0 0;
  box-shadow: ${shadow.sheet};
  overflow: hidden;
  animation: ${riseIn} ${motion.slow} ${motion.easeOut};
  &[data-exiting] {
    animation: ${sinkOut} ${motion.base} forwards;
  }
  ${media.tablet} {
    max-inline-size: 560px;
    border-radius: 24px;
  }
`;

const SheetBody = styled(AriaDialog)`
  flex: 1;
  display: flex;
  flex-direction: column;
  min-block-size: 0;
  outline: none;
`;

const Head = styled.header`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 8px;
  padding: 12px 12px 8px;
  padding-inline-start: 24px;
  & > div {
    display: flex;
    flex: none;
  }
`;

const Content = styled.div`
  flex: 1;
  min-block-size: 0;
  overflow: auto;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 20px;
  align-content: start;
  padding: 4px 24px 24px;
`;

const Foot = styled.footer`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 8px;
  padding: 12px 24px;
  padding-block-end: max(12px, env(safe-area-inset-bottom), var(--posy-inset-bottom, 0px));
  border-block-start: 1px solid ${color.line};
`;

export interface DrawerProps {
  isOpen: boolean;
  onClose: () => void;
  /** The accessible name; the visible title is part of the content. */
  label: string;
  closeLabel: string;
  /** Start of the top line: a tag. */
  head?: ReactNode;
  /** Buttons beside the cross. */
  tools?: ReactNode;
  footer?: ReactNode;
  children: ReactNode;
}

const Parts = ({ head, tools, footer, children, closeLabel, onClose }: DrawerProps) => (
  <>
    <Head>
      <span>{head}</span>
      <div>
        {tools}
        <IconButton label={closeLabel} onPress={onClose}>
          <XIcon />
        </IconButton>
      </div>
    </Head>
    <Content>{children}</Content>
    {footer ? <Foot>{footer}</Foot> : null}
  </>
);

/** Stands beside the page, which stays usable; takes the focus once and returns it. */
const SideDrawer = (props: DrawerProps) => {
  const side = useFocusReturn<HTMLElement>();
  useEffect(() => side.current?.focus({ preventScroll: true }), [side]);
  return (
    <Side
      ref={side}
      role="dialog"
      aria-label={props.label}
      tabIndex={-1}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && !event.defaultPrevented && !isComposing(event)) props.onClose();
      }}
    >
      <Parts {...props} />
    </Side>
  );
};

const ModalContent = (props: DrawerProps) => (
  <SheetBody ref={useFocusReturn<HTMLElement>()} aria-label={props.label}>
    <Parts {...props} />
  </SheetBody>
);

/**
 * Returns whether the drawer opens at the side; it stays there until it is closed, so that a turned tablet loses no
 * typed text.
 */
const useSide = (isOpen: boolean): boolean => {
  const isWide = useWideScreen();
  const [isBeside, setBeside] = useState(isWide);
  if (!isOpen && isBeside !== isWide) setBeside(isWide);
  return isBeside;
};

/** The details of one item: opens 448 px beside the list from 1100 px (not modal), else as a sheet from below. */
export const Drawer = (props: DrawerProps) => {
  const isBeside = useSide(props.isOpen);
  if (isBeside) return props.isOpen ? <SideDrawer {...props} /> : null;
  return (
    <Scrim
      isOpen={props.isOpen}
      onOpenChange={(open) => !open && props.onClose()}
      isDismissable
      shouldCloseOnInteractOutside={isOutside}
    >
      <Sheet>
        <ModalContent {...props} />
      </Sheet>
    </Scrim>
  );
};
