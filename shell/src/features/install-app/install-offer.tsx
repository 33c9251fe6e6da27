import { useHost } from '@posy/remote-kit';
import { Button } from '@posy/shared-ui';
import { useIntl } from 'react-intl';
import type { Install } from '#adapters/device/install-prompt';

/** Opens the browser's own prompt. */
export const InstallOffer = ({ install }: { install: Install }) => {
  const { formatMessage } = useIntl();
  const { telemetry } = useHost();
  return (
    <Button
      kind="line"
      isWide
      onPress={() => void install().catch((error: unknown) => telemetry.error('install', error))}
    >
      {formatMessage({ id: 'shell.install.offer' })}
    </Button>
  );
};
