import styled from '@emotion/styled';
import { useHost } from '@posy/remote-kit';
import { Button, Callout, color, Stack, Text } from '@posy/shared-ui';
import { TextField } from '@posy/shared-ui/forms';
import { CopyIcon } from '@posy/shared-ui/icons';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { copyText } from '#adapters/device/share';
import type { SecondFactorSetUp } from '#session/account/account-actions';
import type { Attempt } from '../account/forms/use-attempt';
import { ChangeDialog } from '../account/proof/change-dialog';
import { CodeInput, useCode } from './code/code-input';
import { inGroups } from './code/code-rules';
import { QrPicture } from './qr-picture';

/** Maximum length of a device's name. */
const longestDeviceName = 40;

interface Props {
  setUp: SecondFactorSetUp;
  attempt: Attempt;
  onExpired: () => void;
  onClose: () => void;
  onDone: () => void;
}

const Key = styled.dl`
  & > dt {
    font-weight: 600;
    font-size: 0.9375rem;
  }
  & > dd {
    margin-block-start: 6px;
    padding: 12px 14px;
    border-radius: 12px;
    background: ${color.sunken};
    font-family: ui-monospace, monospace;
    font-size: 1.0625rem;
    /* One press selects the whole secret. */
    user-select: all;
  }
`;

/** The secret as text, for people who cannot scan it: on the phone itself, for example. */
const SecretField = ({ secret }: { secret: string }) => {
  const { formatMessage } = useIntl();
  const { notices, telemetry } = useHost();
  const copy = (): void => {
    copyText(secret).then(
      () => notices.show({ tone: 'success', text: formatMessage({ id: 'shell.second.copied' }) }),
      (error: unknown) => {
        telemetry.error('copy', error);
        notices.show({ tone: 'error', text: formatMessage({ id: 'shell.second.notCopied' }) });
      },
    );
  };
  return (
    <Stack gap={2}>
      <Key>
        <dt>{formatMessage({ id: 'shell.second.secret' })}</dt>
        <dd translate="no">{inGroups(secret)}</dd>
      </Key>
      <Text size="small" tone="faint">
        {formatMessage({ id: 'shell.second.secretHelp' })}
      </Text>
      <Button size="s" icon={<CopyIcon />} onPress={copy}>
        {formatMessage({ id: 'shell.second.copy' })}
      </Button>
    </Stack>
  );
};

/** Shows the secret for the app and asks for the device's name and the app's first code. */
export const ScanStep = ({ setUp, attempt, onExpired, onClose, onDone }: Props) => {
  const { formatMessage } = useIntl();
  const { notices } = useHost();
  const [name, setName] = useState(() => formatMessage({ id: 'shell.second.defaultName' }));
  const code = useCode();
  const submit = async (): Promise<void> => {
    const digits = code.take();
    if (digits === null) return;
    const called = name.trim() === '' ? formatMessage({ id: 'shell.second.defaultName' }) : name.trim();
    const result = await attempt.run(() => setUp.confirm(digits, called));
    if (result?.ok === false && result.failure === 'second-factor-expired') onExpired();
    if (result?.ok !== true) return;
    notices.show({ tone: 'success', text: formatMessage({ id: 'shell.second.done' }) });
    onDone();
  };
  return (
    <ChangeDialog
      title={formatMessage({ id: 'shell.second.scanTitle' })}
      submitLabel={formatMessage({ id: 'shell.second.turnOn' })}
      attempt={attempt}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <Stack gap={3}>
        <Text tone="soft">{formatMessage({ id: 'shell.second.scan' })}</Text>
        <QrPicture text={setUp.address} label={formatMessage({ id: 'shell.second.picture' })} />
      </Stack>
      <SecretField secret={setUp.secret} />
      <TextField
        label={formatMessage({ id: 'shell.second.device' })}
        name="device"
        autoComplete="off"
        maxLength={longestDeviceName}
        value={name}
        onChange={setName}
      />
      <CodeInput code={code} />
      <Callout>{formatMessage({ id: 'shell.second.recovery' })}</Callout>
    </ChangeDialog>
  );
};
