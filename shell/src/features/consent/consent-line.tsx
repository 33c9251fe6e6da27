import styled from '@emotion/styled';
import { useReadable } from '@posy/remote-kit';
import { paths } from '@posy/shared-contracts';
import { Button, color, Link, media, Wrap } from '@posy/shared-ui';
import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { useShell } from '#host/shell-context';

/** It is part of the page's flow, under the header: it covers nothing and scrolls with the page. */
const Line = styled.section`
  background: ${color.sunken};
  border-block-end: 1px solid ${color.line};
  font-size: 0.875rem;
  line-height: 1.35;
  outline: none;
  ${media.print} {
    display: none;
  }
`;

const Row = styled(Wrap)`
  display: flex;
  align-items: center;
  gap: 12px;
  max-inline-size: 1400px;
  min-block-size: 48px;
  padding-block: 4px;
  & > p {
    flex: 1;
    min-inline-size: 0;
    text-wrap: pretty;
  }
`;

/** Declining is as easy as accepting: the same button, beside it. */
const Answers = styled.div`
  display: flex;
  flex: none;
  gap: 6px;
`;

/** Text that phones leave out: the policy behind the link has it, and more. */
const Reasons = styled.span`
  ${media.phone} {
    display: none;
  }
`;

/**
 * Asks in one line for consent to analytics. It takes the focus when the person opened it, not when it appears by
 * itself.
 */
export const ConsentLine = () => {
  const { formatMessage } = useIntl();
  const { consent, market } = useShell();
  const { mode, isReopened } = useReadable(consent.state);
  const line = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isReopened) line.current?.focus();
  }, [isReopened]);
  return (
    <Line ref={line} tabIndex={-1} aria-label={formatMessage({ id: 'shell.consent.label' })}>
      <Row>
        <p>
          {formatMessage({ id: `shell.consent.${mode}.title` })}{' '}
          <Reasons>{formatMessage({ id: 'shell.consent.body' })} </Reasons>
          <Link href={paths.legal(market.prefix, 'privacy-policy')}>
            {formatMessage({ id: 'shell.consent.policy' })}
          </Link>
        </p>
        <Answers>
          <Button kind="line" size="s" onPress={() => consent.choose(false)}>
            {formatMessage({ id: `shell.consent.${mode}.no` })}
          </Button>
          <Button kind="line" size="s" onPress={() => consent.choose(true)}>
            {formatMessage({ id: `shell.consent.${mode}.yes` })}
          </Button>
        </Answers>
      </Row>
    </Line>
  );
};
