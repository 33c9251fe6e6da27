import styled from '@emotion/styled';
import { color, font, IconButton, layer, media, motion, shadow } from '@posy/shared-ui';
import { XIcon } from '@posy/shared-ui/icons';
import { type ReactNode, useEffect, useRef } from 'react';
import { Dialog as AriaDialog, Heading } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { useFocusReturn } from '../floating/focus-return';
import { fadeIn, fadeOut, riseIn, sinkOut } from '../floating/surface';

/** A press on a snackbar, which lies above every dialog, does not count as outside. */
export const isOutside = (element: Element): boolean => element.closest('[data-react-aria-top-layer]') === null;

/** The scrim; a sheet from below on phones, centred from tablets on. */
export const Scrim = styled(ModalOverlay)`
  position: fixed;
  inset: 0;
  z-index: ${layer.dialog};
  display: grid;
  place-items: end center;
  /* Clear of a keyboard that covers the page. */
  padding-block-end: var(--posy-keyboard, 0px);
  overflow: auto;
  overscroll-behavior: contain;
  background: ${color.scrim};
  animation: ${fadeIn} ${motion.base};
  &[data-exiting] {
    animation: ${fadeOut} ${motion.base} forwards;
  }
  ${media.tablet} {
    place-items: center;
    padding: 32px;
    padding-block-end: calc(32px + var(--posy-keyboard, 0px));
  }
`;

const Paper = styled(Modal)`
  inline-size: 100%;
  max-inline-size: 640px;
  /* Clear of notices, which come at the top on phones, else at the bottom: there both ends are as far away. */
  max-block-size: min(92dvh, calc(100dvh - 12px - var(--posy-notices, 0px) - var(--posy-keyboard, 0px)));
  display: grid;
  overflow: auto;
  /* The focused field must not be covered by a form's docked actions. */
  scroll-padding-block-end: 96px;
  background: ${color.raised};
  color: ${color.ink};
  border-radius: 24px 24px 0 0;
  box-shadow: ${shadow.sheet};
  animation: ${riseIn} ${motion.slow} ${motion.easeOut};
  &[data-exiting] {
    animation: ${sinkOut} ${motion.base} forwards;
  }
  &[data-size='s'] {
    max-inline-size: 460px;
  }
  &[data-size='l'] {
    max-inline-size: 960px;
  }
  ${media.tablet} {
    border-radius: 24px;
    max-block-size: calc(100dvh - 64px - 2 * var(--posy-notices, 0px) - var(--posy-keyboard, 0px));
  }
`;

const Body = styled(AriaDialog)`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  align-content: start;
  padding: 24px 20px 28px;
  outline: none;
  ${media.tablet} {
    padding: 32px 36px;
  }
`;

const Title = styled(Heading)`
  padding-inline-end: 40px;
  font: 430 var(--posy-text-h2) / 1.15 ${font.display};
  letter-spacing: -0.018em;
  outline: none;
`;

const Corner = styled.div`
  position: absolute;
  inset-block-start: 14px;
  inset-inline-end: 12px;
  ${media.tablet} {
    inset-block-start: 24px;
    inset-inline-end: 24px;
  }
`;

/** Buttons at the end of a dialog; the main one comes last. They fill the width on phones. */
const Actions = styled.footer`
  display: flex;
  flex-wrap: wrap-reverse;
  justify-content: flex-end;
  gap: 8px;
  padding-block-start: 8px;
  ${media.phone} {
    & > * {
      flex: 1 1 auto;
    }
  }
`;

export interface DialogProps {
  isOpen: boolean;
  /** Called by Escape, the scrim and the cross. The caller may keep it open. */
  onClose: () => void;
  title: ReactNode;
  /** Name of the cross. */
  closeLabel: string;
  children: ReactNode;
  /** Buttons at the end. */
  actions?: ReactNode;
  /** 460, 640, 960 px. */
  size?: 's' | 'm' | 'l';
  /** True to keep it open on presses outside: for forms with typed text. */
  isSticky?: boolean;
  /**
   * Names the question of a dialog that opens without a press, or asks several: the focus begins at the title, and again
   * when another question follows.
   */
  question?: string;
}

interface ContentProps extends Pick<DialogProps, 'title' | 'children' | 'actions' | 'question'> {
  role?: 'alertdialog';
  /** The cross. */
  corner?: ReactNode;
}

/**
 * Moves the focus to the title of a question unless one of its fields has it. The dialog's own focus handling waits for
 * the browser's last synthetic click, as when a file is saved, and releases a focus on the dialog itself half a second
 * later; then Escape and screen readers would stay outside.
 */
const useStartAtTitle = (question: string | undefined) => {
  const title = useRef<HTMLHeadingElement>(null);
  const before = useRef(question);
  useEffect(() => {
    if (question === undefined) return;
    const isNext = before.current !== question;
    before.current = question;
    const dialog = title.current?.closest('[role="dialog"]');
    const { activeElement } = document;
    if (isNext || dialog === activeElement || dialog?.contains(activeElement) === false)
      title.current?.focus({ preventScroll: true });
  }, [question]);
  return title;
};

const Content = ({ role, title, children, actions, corner, question }: ContentProps) => {
  const body = useFocusReturn<HTMLElement>();
  const heading = useStartAtTitle(question);
  return (
    <Body ref={body} role={role}>
      <Title ref={heading} slot="title" level={2} tabIndex={question === undefined ? undefined : -1}>
        {title}
      </Title>
      {children}
      {actions ? <Actions>{actions}</Actions> : null}
      {corner ? <Corner>{corner}</Corner> : null}
    </Body>
  );
};

/** A modal dialog; a sheet on phones. The focus moves in, stays in and returns. */
export const Dialog = (props: DialogProps) => {
  const { isOpen, onClose, closeLabel, size = 'm', isSticky, ...content } = props;
  return (
    <Scrim
      isOpen={isOpen}
      onOpenChange={(open) => !open && onClose()}
      isDismissable={!isSticky}
      shouldCloseOnInteractOutside={isOutside}
    >
      <Paper data-size={size}>
        <Content
          {...content}
          corner={
            <IconButton label={closeLabel} onPress={onClose}>
              <XIcon />
            </IconButton>
          }
        />
      </Paper>
    </Scrim>
  );
};

export interface AlertDialogProps extends Omit<
  DialogProps,
  'closeLabel' | 'actions' | 'isSticky' | 'size' | 'question'
> {
  /** The confirming button and the cancelling one, both as `Button`s. */
  actions: ReactNode;
}

/** A question that must be answered. Only its buttons and Escape close it. */
export const AlertDialog = ({ isOpen, onClose, ...content }: AlertDialogProps) => (
  <Scrim isOpen={isOpen} onOpenChange={(open) => !open && onClose()}>
    <Paper data-size="s">
      <Content {...content} role="alertdialog" />
    </Paper>
  </Scrim>
);
