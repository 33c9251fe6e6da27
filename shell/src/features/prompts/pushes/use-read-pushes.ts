import { useHost } from '@posy/remote-kit';
import { useEffect } from 'react';
import { takeAwayPushesOf } from '#adapters/device/shown-pushes';

/** Removes the notification of a conversation that was read or answered, here or on another device. */
export const useReadPushes = (): void => {
  const { bus, telemetry } = useHost();
  useEffect(() => {
    const takeAway = ({ conversationId }: { conversationId: string }): void =>
      void takeAwayPushesOf(conversationId).catch((error: unknown) => telemetry.error('push', error));
    const stops = [bus.subscribe('conversation.read', takeAway), bus.subscribe('conversation.replied', takeAway)];
    return () => stops.forEach((stop) => stop());
  }, [bus, telemetry]);
};
