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
 * Returns the number of the wedding's open enquiries; undefined until it is loaded, which sending does not wait for. It
 * is read again when `openHere`, the number known to this page, changes: closing one allows another.
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

/**
 * Returns the time of the couple's first enquiry to a supplier, ISO 8601; null until it is loaded, or when there was
 * none.
 */
export const useAskedAt = (weddingId: string | null, supplierId: string): string | null => {
  const settled = useDebounced(weddingId, inboxConstants.enquiryDatesDebounceMs, null);
  const { data } = useQuery(datesOptions(useHost(), settled));
  return data?.dates.find((one) => one.supplierId === supplierId)?.sentAt ?? null;
};

/** The name under which analytics has failed enquiries. Source: S8-enquiry-01. */
const failureReport = 'Failed to send onboarding enquiry';

/** Reports a failed enquiry with its reason, and publishes it to the other remotes. */
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

/** The body of a sent enquiry; the server reads the sender from the token. */
export interface EnquiryToSend {
  clientId: string;
  message: string;
  budgetMatch: boolean;
  /** Facts of the wedding that are withheld; none when it is missing. */
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

/** Solves the browser's captcha; null when a person must solve one. */
const proof = async ({ api }: Pick<MountProps, 'api'>): Promise<string | null> => {
  const [offer, { solveChallenge }] = await Promise.all([api.call('captcha', {}), import('@posy/remote-kit/captcha')]);
  return offer.kind === 'altcha' ? solveChallenge(offer.challenge) : null;
};

/** Rejections after many enquiries of this person or address: a solved captcha allows the next one. */
const asksForProof = (error: unknown): boolean =>
  error instanceof ApiError && ['captcha-needed', 'captcha-used', 'captcha-failed'].includes(error.code);

/**
 * Sends a complete enquiry; the server reads the sender from the token. The same `clientId` is stored only once. After
 * many enquiries the browser solves the server's captcha by itself and sends again.
 */
export const sendEnquiry = async (
  host: Pick<MountProps, 'api'>,
  supplierId: string,
  enquiry: EnquiryToSend,
): Promise<EndpointOutput<'sendEnquiry'>> => {
  try {
    // The sender is signed in: usually no captcha is needed.
    return await post(host, supplierId, enquiry, null);
  } catch (error) {
    const token = asksForProof(error) ? await proof(host).catch(() => null) : null;
    if (token === null) throw error;
    return post(host, supplierId, enquiry, token);
  }
};

/**
 * Publishes a sent enquiry, which is a message too, to the other remotes, and tracks it with consent. A failure is
 * reported and has no effect for the couple.
 */
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
