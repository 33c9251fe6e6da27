import styled from '@emotion/styled';
import { paths } from '@posy/shared-contracts';
import { useReadable } from '@posy/remote-kit';
import { Button, color, Heading, layer, Link, media, shadow, Text } from '@posy/shared-ui';
import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { leaveRoomBelow } from '../../adapters/room-below';
import { useShell } from '../../frame/shell-context';

/** Beside the snackbars, which have the other corner. Never over what is asked for: the page works on behind it. */
const Sheet = styled.section`
  position: fixed;
  inset-block-end: 24px;
  inset-inline-end: 24px;
  z-index: ${layer.bar};
  display: grid;
  gap: 10px;
  inline-size: min(400px, calc(100vw - 24px));
  padding: 20px;
  border-radius: 16px;
  background: ${color.raised};
  box-shadow: ${shadow.sheet};
  outline: none;
  ${media.phone} {
    inset-block-end: 12px;
    inset-inline: 12px;
    inline-size: auto;
    padding: 16px;
    body:has([data-tabs]) & {
      inset-block-end: 76px;
    }
  }
  ${media.print} {
    display: none;
  }
`;

/** A no is as easy as a yes. */
const Answers = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 130px), 1fr));
  gap: 8px;
`;

/** Asks whether what is done here may be counted. Asked for by somebody, it takes the focus; by itself, it does not. */
export const ConsentSheet = () => {
  const { formatMessage } = useIntl();
  const { consent, market } = useShell();
  const { mode, isReopened } = useReadable(consent.state);
  const sheet = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isReopened) sheet.current?.focus();
  }, [isReopened]);
  useEffect(() => (sheet.current === null ? undefined : leaveRoomBelow(sheet.current)), []);
  return (
    <Sheet ref={sheet} tabIndex={-1} aria-label={formatMessage({ id: 'shell.consent.label' })}>
      <Heading level={2} size="h3">
        {formatMessage({ id: `shell.consent.${mode}.title` })}
      </Heading>
      <Text size="small" tone="soft">
        {formatMessage({ id: `shell.consent.${mode}.body` })}
      </Text>
      <Text size="small">
        <Link href={paths.legal(market.prefix, 'privacy-policy')}>{formatMessage({ id: 'shell.consent.policy' })}</Link>
      </Text>
      <Answers>
        <Button kind="line" size="s" onPress={() => consent.choose(false)}>
          {formatMessage({ id: `shell.consent.${mode}.no` })}
        </Button>
        <Button kind="line" size="s" onPress={() => consent.choose(true)}>
          {formatMessage({ id: `shell.consent.${mode}.yes` })}
        </Button>
      </Answers>
    </Sheet>
  );
};
