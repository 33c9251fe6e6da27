import { useHost } from '@posy/remote-kit';
import { useEffect } from 'react';
import { takeAwayPushesOf } from '#adapters/device/shown-pushes';

/** What was read or answered, here or on another device, is no news any more: its notification goes. */
export const useReadPushes = (): void => {
  const { bus, telemetry } = useHost();
  useEffect(() => {
    const takeAway = ({ conversationId }: { conversationId: string }): void =>
      void takeAwayPushesOf(conversationId).catch((error: unknown) => telemetry.error('push', error));
    const stops = [bus.subscribe('conversation.read', takeAway), bus.subscribe('conversation.replied', takeAway)];
    return () => stops.forEach((stop) => stop());
  }, [bus, telemetry]);
};
