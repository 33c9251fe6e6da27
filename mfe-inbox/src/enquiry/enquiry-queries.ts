import { useHost } from '@posy/remote-kit';
import { queryOptions, useQuery } from '@posy/remote-kit/query';
import { inboxConstants } from '@posy/shared-contracts/constants';
import type { EndpointOutput } from '@posy/shared-contracts/endpoints';
import type { MountProps } from '@posy/shared-contracts/mount-props';
import type { SlotProps } from '@posy/shared-contracts/manifest';
import { useEffect, useState } from 'react';

const useDebounced = <T>(value: T, milliseconds: number, initial: T): T => {
  const { clock } = useHost();
  const [settled, setSettled] = useState(initial);
  useEffect(() => clock.after(milliseconds, () => setSettled(value)), [clock, milliseconds, value]);
  return settled;
};

const countOptions = (host: MountProps, weddingId: string | null) =>
  queryOptions({
    queryKey: ['enquiry-count', weddingId],
    queryFn: ({ signal }) => host.api.call('enquiryCount', { params: { id: weddingId ?? '' } }, { signal }),
    enabled: weddingId !== null,
  });

/** How many enquiries the wedding has open; undefined until it is known, which sending does not wait for. */
export const useEnquiryCount = (weddingId: string | null): EndpointOutput<'enquiryCount'> | undefined => {
  const host = useHost();
  const settled = useDebounced(weddingId, inboxConstants.enquiryCountDebounceMs, null);
  return useQuery(countOptions(host, settled)).data;
};

/** What goes to the server, apart from who sends it, which its token says. */
export interface EnquiryToSend {
  clientId: string;
  message: string;
  budgetMatch: boolean;
}

/** Sends an enquiry. The same `clientId` arrives once only. */
export const sendEnquiry = (
  { api }: MountProps,
  supplierId: string,
  enquiry: EnquiryToSend,
): Promise<EndpointOutput<'sendEnquiry'>> =>
  api.call('sendEnquiry', { body: { ...enquiry, profileId: supplierId, intent: 'enquiry' } });

/** Tells the other remotes, and the analytics where that is agreed to, that an enquiry arrived. Its loss is reported and costs the couple nothing. */
export const announceEnquiry = (
  { bus, telemetry, tracking }: MountProps,
  weddingId: string,
  conversationId: string,
  { supplierId, supplierName, supplierType, supplierSlug }: SlotProps['supplier-profile.enquiry'],
): void => {
  tracking.enquiry({ supplierId, category: supplierType });
  bus
    .publish('enquiry.sent', { weddingId, conversationId, supplierId, supplierName, supplierType, supplierSlug })
    .catch((error: unknown) => telemetry.error('enquiry', error));
};
