import type { MountProps } from '@posy/shared-contracts/mount-props';

/** Publishes the website under an address, and says so. Rejects with the call's error. */
export const publishWebsite = async (
  { api, bus, telemetry }: MountProps,
  weddingId: string,
  slug: string,
): Promise<void> => {
  const published = await api.call('publishMicrosite', { body: { weddingId, slug } });
  bus
    .publish('website.published', { weddingId, slug: published.slug })
    .catch((error: unknown) => telemetry.error('website', error));
};

/** Takes the website off the web, and says so; its words stay with the couple. Rejects with the call's error. */
export const unpublishWebsite = async ({ api, bus, telemetry }: MountProps, weddingId: string): Promise<void> => {
  await api.call('deleteMicrosite', { body: { weddingId } });
  bus.publish('website.unpublished', { weddingId }).catch((error: unknown) => telemetry.error('website', error));
};
