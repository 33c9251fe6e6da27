import { useHost, useSignedIn } from '@posy/remote-kit';
import {
  type Conversation,
  type DateAnswer,
  type Quote,
  supplierCategories,
  type Visit,
} from '@posy/shared-contracts/entities';
import { useIntl } from 'react-intl';

const supplierOf = ({ weddingId, supplierId, supplierName, supplierType }: Conversation) => ({
  weddingId,
  supplierId,
  supplierName,
  supplierType,
  category: supplierCategories.find((one) => one === supplierType) ?? null,
});

/** Publishes an answer for the couple's plan. The part that stores it shows the notice, now or later. */
export const useSaveAnswer = (conversation: Conversation) => {
  const { bus, notices, telemetry } = useHost();
  const { formatMessage } = useIntl();
  const isCouple = useSignedIn()?.wedding?.id === conversation.weddingId;
  const supplier = supplierOf(conversation);
  const published = (publishing: Promise<unknown>): void => {
    publishing.catch((error: unknown) => {
      telemetry.error('inbox', error);
      notices.show({ tone: 'error', text: formatMessage({ id: 'inbox.answer.failed' }) });
    });
  };
  if (!isCouple) return null;
  return {
    quote: ({ price, validUntil }: Quote): void =>
      published(bus.publish('quote.received', { ...supplier, price, validUntil })),
    date: ({ day, heldUntil }: DateAnswer): void =>
      published(bus.publish('date.held', { ...supplier, day, until: heldUntil })),
    visit: ({ day, time, place }: Visit): void =>
      published(bus.publish('visit.planned', { ...supplier, day, time, place })),
  };
};
