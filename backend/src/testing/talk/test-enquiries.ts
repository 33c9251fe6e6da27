import { randomUUID } from 'node:crypto';
import { conversationSchema, messageSchema, type SupplierCard } from '@posy/shared-contracts/entities';
import { conversationId } from '@posy/shared-contracts/rules';
import * as v from 'valibot';
import { plain } from '#documents/plain';
import { type Couple } from '../people';
import { type TestBackend } from '../test-backend';
import { callEndpoint } from '../test-server';

/** Words of an enquiry. */
export const enquiryWords = 'Hello, are you free on the fifth of June?';

/** Enquiries of a file's tests to photographers of the catalogue. */
export const testEnquiries = (backend: TestBackend) => {
  let suppliers: SupplierCard[];

  beforeAll(async () => {
    const found = await callEndpoint(backend.server.url, 'searchSuppliers', {
      body: { countryCode: 'GB', category: 'photographers', size: 50 },
    });
    // The first one is recommended most, and so is the demo's supplier: it has people already.
    suppliers = (found.body.results as SupplierCard[]).slice(1);
  });

  const supplierAt = (index: number): string => suppliers[index]?.id ?? 'missing';
  const publicIdAt = (index: number): string | undefined => suppliers[index]?.publicId;

  const send = (couple: Couple, profileId: string, clientId: string = randomUUID(), text = enquiryWords) =>
    callEndpoint(backend.server.url, 'sendEnquiry', {
      token: couple.token,
      body: { clientId, profileId, message: text },
    });

  const conversationOf = async (supplierId: string, weddingId: string) => {
    const reference = backend.firestore.doc(`conversations/${conversationId(supplierId, weddingId)}`);
    const [conversation, messages] = await Promise.all([reference.get(), reference.collection('messages').get()]);
    return {
      conversation: conversation.exists ? v.parse(conversationSchema, plain(conversation.data())) : null,
      messages: messages.docs.map((document) => ({
        id: document.id,
        ...v.parse(messageSchema, plain(document.data())),
      })),
    };
  };

  return { supplierAt, publicIdAt, send, conversationOf };
};
