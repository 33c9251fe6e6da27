import type { MountProps } from '@posy/shared-contracts/mount-props';

/** Tells the couple's other remotes that they wrote; told twice, it is the same message. */
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
