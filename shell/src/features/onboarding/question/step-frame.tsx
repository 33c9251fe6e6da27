import styled from '@emotion/styled';
import type { Wedding } from '@posy/shared-contracts/entities';
import type { Identified } from '@posy/shared-contracts/mount-props';
import { Button, ButtonLink, color, Heading, type Hue, Inline, layer, Page, Stack, Text } from '@posy/shared-ui';
import { Form } from '@posy/shared-ui/forms';
import { ArrowLeftIcon } from '@posy/shared-ui/icons';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useShell } from '#host/shell-context';
import { addressOf, type OnboardingStep, onboardingSteps, stepBefore } from '../flow/onboarding-steps';
import { ProgressParts } from './progress-parts';
import { QuestionSide, SmallPosy, wide } from './question-side';

/** The buttons below the question: on phones across the bottom of the page, where its column is too narrow. */
const Foot = styled.div`
  position: sticky;
  inset-block-end: var(--posy-keyboard, 0px);
  z-index: ${layer.bar};
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 8px;
  margin-block: auto -32px;
  margin-inline: -16px;
  padding: 12px 16px;
  background: ${color.surface};
  border-block-start: 1px solid ${color.line};
  & > :last-child {
    margin-inline-start: auto;
  }
  ${wide} {
    grid-area: 2 / 1;
    align-self: end;
    margin: 0;
    padding-inline: 0;
    /* Opaque: in a low window the bar lies over the end of the question. */
    background: ${color.canvas};
    border: 0;
  }
`;

const Body = styled(Page)`
  display: flex;
  flex-direction: column;
  min-block-size: calc(100dvh - var(--posy-above, 69px) - 8px);
  padding-block-end: 32px;
  ${wide} {
    display: grid;
    grid-template-columns: minmax(0, 560px) minmax(0, 1fr);
    grid-template-rows: auto 1fr;
    gap: 32px 64px;
    align-items: start;
    padding-block-end: 32px;
    & > aside {
      grid-area: 1 / 2 / span 2;
    }
  }
`;

const Question = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 12px;
`;

interface Props {
  wedding: Identified<Wedding>;
  /** Advice about the question. */
  tip?: ReactNode;
  /** Replaces the posy beside the question. */
  side?: ReactNode;
  sideHue?: Hue;
  step: OnboardingStep;
  title: string;
  lead: string;
  nextLabel: string;
  isSaving: boolean;
  later: string;
  onNext: () => void;
  onSkip: () => void;
  children: ReactNode;
}

/** One question: its progress, its text, and the buttons to continue, skip and go back. */
export const StepFrame = (props: Props) => {
  const { step, wedding, tip, side, sideHue, title, lead, nextLabel, isSaving, later, onNext, onSkip, children } =
    props;
  const { formatMessage } = useIntl();
  const { market } = useShell();
  const at = onboardingSteps.indexOf(step) + 1;
  const words = formatMessage({ id: 'shell.onboarding.progress' }, { at, of: onboardingSteps.length });
  const before = stepBefore(step);
  return (
    <Form onSubmit={onNext} data-docked-form="start">
      <Body>
        <Stack gap={6}>
          <Stack gap={2}>
            <ProgressParts
              label={formatMessage({ id: 'shell.onboarding.tab' })}
              at={at}
              of={onboardingSteps.length}
              words={words}
            />
            <Inline gap={3} justify="space-between">
              <Text size="tiny" tone="faint">
                {words}
              </Text>
              <ButtonLink kind="plain" size="s" href={later}>
                {formatMessage({ id: 'shell.onboarding.later' })}
              </ButtonLink>
            </Inline>
          </Stack>
          <Stack gap={2}>
            <Question>
              <Heading level={1}>{title}</Heading>
              <SmallPosy wedding={wedding} />
            </Question>
            <Text size="lead" tone="soft">
              {lead}
            </Text>
          </Stack>
          {children}
          {tip}
        </Stack>
        <Foot>
          {before === null ? (
            <span />
          ) : (
            <ButtonLink kind="plain" href={addressOf(market.prefix, before)} icon={<ArrowLeftIcon isFlipped />}>
              {formatMessage({ id: 'shell.onboarding.back' })}
            </ButtonLink>
          )}
          <Inline gap={1}>
            <Button kind="plain" isDisabled={isSaving} onPress={onSkip}>
              {formatMessage({ id: 'shell.onboarding.skip' })}
            </Button>
            <Button type="submit" kind="main" isPending={isSaving}>
              {nextLabel}
            </Button>
          </Inline>
        </Foot>
        <QuestionSide wedding={wedding} hue={sideHue}>
          {side}
        </QuestionSide>
      </Body>
    </Form>
  );
};
