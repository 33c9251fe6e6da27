import { randomUUID } from 'node:crypto';
import { type EndpointName } from '@posy/shared-contracts/endpoints';
import { conversationSchema, messageSchema, type SupplierCard } from '@posy/shared-contracts/entities';
import * as v from 'valibot';
import { plain } from '#documents/plain';
import { type Couple, createPerson, type Person, speakFor } from '../people';
import { type TestBackend } from '../test-backend';
import { callEndpoint } from '../test-server';

/** A supplier, and a person who speaks for it. */
export interface AskedSupplier {
  id: string;
  person: Person;
}

export interface TestConversation {
  couple: Couple;
  id: string;
  /** The enquiry. */
  first: string;
}

/** Conversations of a file's tests: with one supplier; `others` more suppliers have people, and no enquiry. */
export const testTalks = (backend: TestBackend, others = 0) => {
  let suppliers: AskedSupplier[] = [];
  const at = (index: number): AskedSupplier => {
    const found = suppliers[index];
    if (found === undefined) throw new Error('The catalogue is too small.');
    return found;
  };

  const personOf = async (name: string, { id }: SupplierCard) => {
    const person = await createPerson(backend.server, name);
    await speakFor(backend.firestore, person, id);
    return { id, person };
  };

  beforeAll(async () => {
    const found = await callEndpoint(backend.server.url, 'searchSuppliers', { body: { countryCode: 'GB', size: 5 } });
    const cards = (found.body['results'] as SupplierCard[]).slice(1, 2 + others);
    suppliers = await Promise.all(
      cards.map((card, index) => personOf(index === 0 ? 'asked' : `foreign-${index}`, card)),
    );
  });

  const call = (name: EndpointName, token: string | undefined, params: Record<string, string>, body: object = {}) =>
    callEndpoint(backend.server.url, name, {
      params,
      body: { ...body },
      ...(token !== undefined && { token }),
    });

  const enquire = (couple: Couple, profileId: string, clientId: string = randomUUID()) =>
    call('sendEnquiry', couple.token, {}, { clientId, profileId, message: 'Are you free on our day in June?' });

  const converse = async (name: string, clientId?: string): Promise<TestConversation> => {
    const couple = await backend.couple(name);
    const { body } = await enquire(couple, at(0).id, clientId);
    return { couple, id: String(body['conversationId']), first: String(body['messageId']) };
  };

  const say = (token: string, id: string, content?: object, words = 'Here you are.') =>
    call('sendMessage', token, { id }, { clientId: randomUUID(), body: words, ...(content && { content }) });

  const stored = async ({ id }: TestConversation) => {
    const reference = backend.firestore.doc(`conversations/${id}`);
    const [conversation, messages] = await Promise.all([
      reference.get(),
      reference.collection('messages').orderBy('createdAt').get(),
    ]);
    return {
      conversation: v.parse(conversationSchema, plain(conversation.data())),
      messages: messages.docs.map((document) => v.parse(messageSchema, plain(document.data()))),
    };
  };

  const codeOf = ({ status, body }: Awaited<ReturnType<typeof call>>) => [status, body.error?.code ?? 'done'];

  return {
    /** The supplier with enquiries. */
    get asked() {
      return at(0);
    },
    /** A supplier without an enquiry. */
    get foreign() {
      return at(1);
    },
    ...{ call, enquire, converse, say, stored, codeOf },
  };
};
