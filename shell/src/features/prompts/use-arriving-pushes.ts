import { useHost } from '@posy/remote-kit';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { keepComing } from '#pushes/keep-coming';
import type { Pushes } from '#pushes/pushes';
import { useShell } from '#host/shell-context';

/** Shows pushes that arrive while somebody looks, and keeps the device's token as the messaging service renews it. */
export const useArrivingPushes = (): void => {
  const { formatMessage } = useIntl();
  const { navigate, notices, telemetry } = useHost();
  const { pushes } = useShell();
  useEffect(() => {
    let stops: (() => void)[] = [];
    let isOver = false;
    const listen = ({ push, ownDevice }: Pushes): void => {
      if (push === null || isOver) return;
      const stopReceiving = push.received(({ title, body, path }) => {
        const text = body === '' ? title : `${title}: ${body}`;
        const action =
          path === null
            ? {}
            : { action: { label: formatMessage({ id: 'shell.push.open' }), run: () => navigate(path) } };
        notices.show({ tone: 'info', text, ...action });
      });
      const stopRenewing = push.renewed((device) => {
        ownDevice.remember(device).catch((error: unknown) => telemetry.error('push', error));
      });
      stops = [stopReceiving, stopRenewing];
    };
    const begin = (opened: Pushes): void => {
      listen(opened);
      keepComing(opened, () => isOver).catch(() => undefined);
    };
    pushes().then(begin, (error: unknown) => telemetry.error('push', error));
    return () => {
      isOver = true;
      for (const stop of stops) stop();
    };
  }, [formatMessage, navigate, notices, pushes, telemetry]);
};
