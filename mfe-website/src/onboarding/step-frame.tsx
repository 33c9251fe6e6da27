import styled from '@emotion/styled';
import { useFocusOnChange, useLocaleInfo } from '@posy/remote-kit';
import { paths } from '@posy/shared-contracts';
import { websiteOnboardingFlow } from '@posy/shared-contracts/paths';
import { Button, ButtonLink, color, Heading, Inline, ProgressBar, Stack, Text } from '@posy/shared-ui';
import { Form } from '@posy/shared-ui/forms';
import { ArrowLeftIcon } from '@posy/shared-ui/icons';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { besides, type WebsiteStep, websiteSteps } from './website-steps';

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 8px;
  padding-block-start: 16px;
  border-block-start: 1px solid ${color.line};
`;

interface Props {
  step: WebsiteStep;
  /** The label of the button at the end; by default it names the next step. */
  nextLabel?: ReactNode;
  isBusy?: boolean;
  onNext: () => void;
  children: ReactNode;
}

/** One question of the website's onboarding: how far it is, the question, and the ways on, back and out. */
export const StepFrame = ({ step, nextLabel, isBusy = false, onNext, children }: Props) => {
  const intl = useIntl();
  const { market } = useLocaleInfo();
  const title = useFocusOnChange(step);
  const at = websiteSteps.indexOf(step) + 1;
  const { before } = besides(step);
  return (
    <Form onSubmit={onNext}>
      <Stack gap={2}>
        <ProgressBar
          label={intl.formatMessage({ id: 'onboarding.title' })}
          value={at / websiteSteps.length}
          valueText={intl.formatMessage({ id: 'onboarding.progress' }, { at, of: websiteSteps.length })}
        />
        <Inline gap={3} justify="space-between">
          <Text size="tiny" tone="faint">
            <FormattedMessage id="onboarding.progress" values={{ at, of: websiteSteps.length }} />
          </Text>
          <ButtonLink kind="plain" size="s" href={paths.website(market.prefix, { flow: websiteOnboardingFlow })}>
            <FormattedMessage id="onboarding.later" />
          </ButtonLink>
        </Inline>
      </Stack>
      <Stack gap={2}>
        <Heading level={1} ref={title} tabIndex={-1}>
          <FormattedMessage id={`onboarding.${step}.title`} />
        </Heading>
        <Text size="lead" tone="soft">
          <FormattedMessage id={`onboarding.${step}.lead`} />
        </Text>
      </Stack>
      {children}
      <Foot>
        {before === null ? (
          <span />
        ) : (
          <ButtonLink
            kind="plain"
            href={paths.websiteOnboarding(market.prefix, { step: before })}
            icon={<ArrowLeftIcon isFlipped />}
          >
            <FormattedMessage id="onboarding.back" />
          </ButtonLink>
        )}
        <Button type="submit" kind="main" isPending={isBusy}>
          {nextLabel ?? <FormattedMessage id="onboarding.next" />}
        </Button>
      </Foot>
    </Form>
  );
};
