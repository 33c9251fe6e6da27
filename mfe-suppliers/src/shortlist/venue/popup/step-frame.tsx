import styled from '@emotion/styled';
import { useOpenItem } from '@posy/remote-kit';
import type { Wedding } from '@posy/shared-contracts/entities';
import type { Identified } from '@posy/shared-contracts/mount-props';
import { Button, Inline, media, PetalDot, Stack } from '@posy/shared-ui';
import { ArrowLeftIcon } from '@posy/shared-ui/icons';
import { Dialog } from '@posy/shared-ui/overlays';
import { type ReactNode, useEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ShortlistEntry } from '#shortlist/rules/entry';
import type { VenueFault, VenueProgress } from '../rules/venue-steps';

/** The props of every step. */
export interface VenueStepProps {
  progress: VenueProgress;
  wedding: Identified<Wedding>;
  /** The missing answer of the step, once the person tried to continue. */
  fault: VenueFault | null;
  onChange: (progress: VenueProgress) => void;
  /** `made` is the venue that was just entered, which the list does not show yet. */
  onAnswer: (progress: VenueProgress, made?: ShortlistEntry) => void;
  onBack: () => void;
  onClose: () => void;
}

const Dots = styled.span`
  display: flex;
  gap: 6px;
  margin-block-end: 12px;
`;

/** On phones the main button fills the rest of its line. */
const Foot = styled(Inline)`
  ${media.phone} {
    & > :last-child {
      flex: 1 1 auto;
    }
  }
`;

const places = [1, 2, 3, 4] as const;

interface Props {
  title: ReactNode;
  /** Number of coloured petals out of four; the first step has none. */
  place?: (typeof places)[number];
  children: ReactNode;
  /** Label and action of the last button. */
  next?: { words: ReactNode; run: () => void };
  /** Shown beside that button; the back button by default. */
  beside?: ReactNode;
  onBack?: () => void;
  onClose: () => void;
}

/** The start of the keyboard's focus: an element that no key press activates. */
const Beginning = styled.span`
  position: absolute;
  outline: 0;
`;

/**
 * Moves the focus into the question, which opened without a press. The dialog's own focus handling waits for the
 * browser's last synthetic click, as when a file is saved, and releases a focus on the dialog itself half a second
 * later; then Escape and screen readers would stay outside.
 */
const useFocusWithin = () => {
  const inside = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const dialog = inside.current?.closest('[role="dialog"]');
    const { activeElement } = document;
    if (dialog === activeElement || dialog?.contains(activeElement) === false)
      inside.current?.focus({ preventScroll: true });
  }, []);
  return inside;
};

/** A question of the popup, with its progress and the buttons to continue and go back. */
export const StepFrame = ({ title, place, children, next, beside, onBack, onClose }: Props) => {
  const { formatMessage } = useIntl();
  useOpenItem('dialog', true, onClose);
  const inside = useFocusWithin();
  const back =
    onBack === undefined ? null : (
      <Button kind="plain" icon={<ArrowLeftIcon />} onPress={onBack}>
        <FormattedMessage id="venue.back" />
      </Button>
    );
  return (
    <Dialog
      isOpen
      isSticky
      size="s"
      onClose={onClose}
      closeLabel={formatMessage({ id: 'shortlist.close' })}
      title={
        <>
          {place === undefined ? null : (
            <Dots aria-hidden>
              {places.map((one) => (
                <PetalDot key={one} data-hue={one <= place ? 'peony' : undefined} />
              ))}
            </Dots>
          )}
          {title}
        </>
      }
    >
      <Beginning ref={inside} tabIndex={-1} />
      <Stack gap={4}>
        {children}
        {next === undefined ? (
          <Inline>{back}</Inline>
        ) : (
          <Foot gap={2} justify="space-between">
            {beside ?? back}
            <Button kind="main" onPress={next.run}>
              {next.words}
            </Button>
          </Foot>
        )}
      </Stack>
    </Dialog>
  );
};
