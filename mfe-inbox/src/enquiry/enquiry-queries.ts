import { useHost } from '@posy/remote-kit';
import { keepPreviousData, queryOptions, useQuery } from '@posy/remote-kit/query';
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

const countOptions = (host: MountProps, weddingId: string | null, openHere: number) =>
  queryOptions({
    queryKey: ['enquiry-count', weddingId, openHere],
    queryFn: ({ signal }) => host.api.call('enquiryCount', { params: { id: weddingId ?? '' } }, { signal }),
    enabled: weddingId !== null,
    placeholderData: keepPreviousData,
  });

/**
 * How many enquiries the wedding has open; undefined until it is known, which sending does not wait for. It is asked for
 * anew when `openHere`, those that this page knows of, changes: closing one makes room for another.
 */
export const useEnquiryCount = (
  weddingId: string | null,
  openHere: number,
): EndpointOutput<'enquiryCount'> | undefined => {
  const host = useHost();
  const settled = useDebounced(weddingId, inboxConstants.enquiryCountDebounceMs, null);
  return useQuery(countOptions(host, settled, openHere)).data;
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
