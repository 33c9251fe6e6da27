import type { MountProps } from '@posy/shared-contracts/mount-props';

/** Publishes the couple's message to their other remotes; a repetition has the same id. */
export const publishSent = (
  { bus, telemetry }: Pick<MountProps, 'bus' | 'telemetry'>,
  weddingId: string | null,
  conversationId: string,
  messageId: string,
): void => {
  if (weddingId === null) return;
  bus
    .publish('message.sent', { weddingId, conversationId, messageId })
    .catch((error: unknown) => telemetry.error('inbox', error));
};
