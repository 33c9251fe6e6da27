import styled from '@emotion/styled';
import { useOpenItem } from '@posy/remote-kit';
import type { Wedding } from '@posy/shared-contracts/entities';
import type { Identified } from '@posy/shared-contracts/mount-props';
import { Button, Inline, media, PetalDot, Stack } from '@posy/shared-ui';
import { ArrowLeftIcon } from '@posy/shared-ui/icons';
import { Dialog } from '@posy/shared-ui/overlays';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ShortlistEntry } from '#shortlist/rules/entry';
import type { VenueFault, VenueProgress, VenueStep } from '../rules/venue-steps';

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
  step: VenueStep;
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

/** A question of the popup, with its progress and the buttons to continue and go back. */
export const StepFrame = ({ step, title, place, children, next, beside, onBack, onClose }: Props) => {
  const { formatMessage } = useIntl();
  useOpenItem('dialog', true, onClose);
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
      question={step}
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
