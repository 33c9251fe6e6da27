import styled from '@emotion/styled';
import { Button, ButtonLink, color, Heading, Inline, layer, Page, Stack, Text, Wrap, type Hue } from '@posy/shared-ui';
import { ArrowLeftIcon } from '@posy/shared-ui/icons';
import { Form } from '@posy/shared-ui/forms';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { Wedding } from '@posy/shared-contracts/entities';
import type { Identified } from '@posy/shared-contracts/mount-props';
import { useShell } from '#host/shell-context';
import { addressOf, onboardingSteps, stepBefore, type OnboardingStep } from './onboarding-steps';
import { ProgressParts } from './progress-parts';
import { QuestionSide, SmallPosy, wide } from './question-side';

const Foot = styled.div`
  position: sticky;
  inset-block-end: 0;
  z-index: ${layer.bar};
  background: ${color.surface};
  border-block-start: 1px solid ${color.line};
  & > div {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 8px;
    padding-block: 12px;
  }
  & > div > :last-child {
    margin-inline-start: auto;
  }
`;

const Body = styled(Page)`
  min-block-size: calc(100dvh - 150px);
  padding-block-end: 32px;
  ${wide} {
    display: grid;
    grid-template-columns: minmax(0, 560px) minmax(0, 1fr);
    gap: 64px;
    align-items: start;
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
  /** What Posy knows about the question. */
  tip?: ReactNode;
  /** In place of the posy beside the question. */
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

/** One question a screen: how far it is, the question, and the ways on, past and back. */
export const StepFrame = (props: Props) => {
  const { step, wedding, tip, side, sideHue, title, lead, nextLabel, isSaving, later, onNext, onSkip, children } =
    props;
  const { formatMessage } = useIntl();
  const { market } = useShell();
  const at = onboardingSteps.indexOf(step) + 1;
  const words = formatMessage({ id: 'shell.onboarding.progress' }, { at, of: onboardingSteps.length });
  const before = stepBefore(step);
  return (
    <Form onSubmit={onNext}>
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
        <QuestionSide wedding={wedding} hue={sideHue}>
          {side}
        </QuestionSide>
      </Body>
      <Foot>
        <Wrap>
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
        </Wrap>
      </Foot>
    </Form>
  );
};
