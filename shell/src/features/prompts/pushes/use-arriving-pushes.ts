import { useHost } from '@posy/remote-kit';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { useShell } from '#host/shell-context';
import type { Pushes } from '#pushes/pushes';
import { renewPushes } from '#pushes/renew-pushes';

const conversationIn = (search: string): string | null => new URLSearchParams(search).get('conversationId');

/** Returns true when a push links to the open conversation. */
const isConversationOf = (path: string, { search }: { search: string }): boolean => {
  const open = conversationIn(search);
  return open !== null && open === conversationIn(path.slice(path.indexOf('?')));
};

/**
 * Shows pushes that arrive while the page is visible, and stores the device's token when the messaging service renews
 * it.
 */
export const useArrivingPushes = (): void => {
  const { formatMessage } = useIntl();
  const { location, navigate, notices, telemetry } = useHost();
  const { pushes } = useShell();
  useEffect(() => {
    let stops: (() => void)[] = [];
    let isOver = false;
    const listen = ({ push, ownDevice }: Pushes): void => {
      if (push === null || isOver) return;
      const stopReceiving = push.received(({ title, body, path }) => {
        // A push about the visible conversation is not shown.
        if (path !== null && isConversationOf(path, location.get())) return;
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
      renewPushes(opened, () => isOver).catch(() => undefined);
    };
    pushes().then(begin, (error: unknown) => telemetry.error('push', error));
    return () => {
      isOver = true;
      for (const stop of stops) stop();
    };
  }, [formatMessage, location, navigate, notices, pushes, telemetry]);
};
