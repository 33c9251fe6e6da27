import { useHost } from '@posy/remote-kit';
import { keepPreviousData, queryOptions, useQuery } from '@posy/remote-kit/query';
import { ApiError } from '@posy/shared-contracts';
import { inboxConstants } from '@posy/shared-contracts/constants';
import type { EndpointOutput } from '@posy/shared-contracts/endpoints';
import type { SharedItem } from '@posy/shared-contracts/entities';
import type { SlotProps } from '@posy/shared-contracts/manifest';
import type { MountProps } from '@posy/shared-contracts/mount-props';
import { useEffect, useState } from 'react';
import { publishSent } from '#talk/publish-sent';

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

const datesOptions = (host: MountProps, weddingId: string | null) =>
  queryOptions({
    queryKey: ['enquiry-dates', weddingId],
    queryFn: ({ signal }) => host.api.call('enquiryDates', { params: { weddingId: weddingId ?? '' } }, { signal }),
    enabled: weddingId !== null,
  });

/** When the couple first asked a supplier, ISO 8601; null until it is known, or when they never did. */
export const useAskedAt = (weddingId: string | null, supplierId: string): string | null => {
  const settled = useDebounced(weddingId, inboxConstants.enquiryDatesDebounceMs, null);
  const { data } = useQuery(datesOptions(useHost(), settled));
  return data?.dates.find((one) => one.supplierId === supplierId)?.sentAt ?? null;
};

/** What an analyst finds failures of enquiries under. Source: S8-enquiry-01. */
const failureReport = 'Failed to send onboarding enquiry';

/** Reports that an enquiry did not arrive and why, and publishes it to the other remotes. */
export const reportFailed = (
  { bus, telemetry }: Pick<MountProps, 'bus' | 'telemetry'>,
  weddingId: string,
  supplierId: string,
  cause: unknown,
): void => {
  telemetry.error('enquiry', new Error(failureReport, { cause }));
  const reason = cause instanceof ApiError ? cause.code : 'unknown';
  bus
    .publish('enquiry.failed', { weddingId, supplierId, reason })
    .catch((error: unknown) => telemetry.error('enquiry', error));
};

/** What goes to the server, apart from who sends it, which its token says. */
export interface EnquiryToSend {
  clientId: string;
  message: string;
  budgetMatch: boolean;
  /** What of the wedding they are not to see; nothing where it is missing. */
  withheld?: readonly SharedItem[];
}

const post = (
  { api }: Pick<MountProps, 'api'>,
  supplierId: string,
  { withheld = [], ...enquiry }: EnquiryToSend,
  captchaToken: string | null,
): Promise<EndpointOutput<'sendEnquiry'>> =>
  api.call('sendEnquiry', {
    body: {
      ...enquiry,
      ...(withheld.length > 0 && { withheld: [...withheld] }),
      profileId: supplierId,
      contactedSupplier: supplierId,
      intent: 'enquiry',
      source: 'concierge',
      captchaToken,
    },
  });

/** A browser's proof that it is worth an answer; null where a person has to give it. */
const proof = async ({ api }: Pick<MountProps, 'api'>): Promise<string | null> => {
  const [offer, { solveChallenge }] = await Promise.all([api.call('captcha', {}), import('@posy/remote-kit/captcha')]);
  return offer.kind === 'altcha' ? solveChallenge(offer.challenge) : null;
};

/** Refusals of those who, or whose address, sent many: a solved captcha lets the next one through. */
const asksForProof = (error: unknown): boolean =>
  error instanceof ApiError && ['captcha-needed', 'captcha-used', 'captcha-failed'].includes(error.code);

/**
 * Sends an enquiry in its whole shape; who sends is said by their token. The same `clientId` arrives once only. Where many
 * went out from here, the browser does the server's captcha by itself, and it is sent once more.
 */
export const sendEnquiry = async (
  host: Pick<MountProps, 'api'>,
  supplierId: string,
  enquiry: EnquiryToSend,
): Promise<EndpointOutput<'sendEnquiry'>> => {
  try {
    // People are signed in here: as a rule, nobody has to prove more.
    return await post(host, supplierId, enquiry, null);
  } catch (error) {
    const token = asksForProof(error) ? await proof(host).catch(() => null) : null;
    if (token === null) throw error;
    return post(host, supplierId, enquiry, token);
  }
};

/** Tells the other remotes, and the analytics where that is agreed to, that an enquiry, which is a message too, arrived. Its loss is reported and costs the couple nothing. */
export const announceEnquiry = (
  { bus, telemetry, tracking }: MountProps,
  weddingId: string,
  { conversationId, messageId }: EndpointOutput<'sendEnquiry'>,
  { supplierId, supplierName, supplierType, supplierSlug }: SlotProps['supplier-profile.enquiry'],
): void => {
  tracking.enquiry({ supplierId, category: supplierType });
  bus
    .publish('enquiry.sent', { weddingId, conversationId, supplierId, supplierName, supplierType, supplierSlug })
    .catch((error: unknown) => telemetry.error('enquiry', error));
  publishSent({ bus, telemetry }, weddingId, conversationId, messageId);
};
