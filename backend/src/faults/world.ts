import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { type ApiClient, createApiClient, endpoints } from '@posy/shared-contracts/endpoints';
import { type SupplierCard } from '@posy/shared-contracts/entities';
import { conversationId } from '@posy/shared-contracts/rules';
import { type Firestore } from 'firebase-admin/firestore';
import { readAdminSecret } from '#server/firebase';
import { type Couple, createCouple, createPerson, type Person, speakFor } from '#testing/people';
import { callEndpoint, type TestServer } from '#testing/test-server';

/** Returns a person's page: the product's own client, over real HTTP. */
export const pageOf = ({ token }: Person, baseUrl: string): ApiClient =>
  createApiClient({
    tables: [() => Promise.resolve(endpoints)],
    fetch: globalThis.fetch,
    sendFile: () => Promise.reject(new Error('No file is sent here.')),
    baseUrl,
    idToken: () => Promise.resolve(token),
    wait: (milliseconds, signal) => setTimeout(milliseconds, undefined, { signal }),
  });

/** Confirms a person's address, as the letter's link would. */
const confirm = async ({ url, dataDir }: TestServer, { uid }: Person): Promise<void> => {
  const call = `${url}/identitytoolkit.googleapis.com/v1/projects/posy-local/accounts:update`;
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${readAdminSecret(dataDir)}` };
  const { ok } = await fetch(call, {
    method: 'POST',
    headers,
    body: JSON.stringify({ localId: uid, emailVerified: true }),
  });
  if (!ok) throw new Error('The address could not be confirmed.');
};

/** A supplier with one person who speaks for it. */
export interface Answerer extends Person {
  supplierId: string;
}

export const makeSupplier = async (server: TestServer, firestore: Firestore): Promise<Answerer> => {
  const found = await callEndpoint(server.url, 'searchSuppliers', { body: { countryCode: 'GB', size: 5 } });
  const last = (found.body['results'] as SupplierCard[]).at(-1);
  if (last === undefined) throw new Error('The catalogue is too small.');
  const person = await createPerson(server, 'faults-answerer');
  await confirm(server, person);
  await speakFor(firestore, person, last.id);
  return { ...person, supplierId: last.id };
};

/** A couple, and all that was said between them and the supplier; ids of messages. */
export interface FaultTalk {
  couple: Couple;
  id: string;
  asked: string;
  answered: string[];
}

export const makeTalk = async (
  server: TestServer,
  firestore: Firestore,
  { supplierId }: Answerer,
  name: string,
): Promise<FaultTalk> => {
  const couple = await createCouple(server, firestore, name);
  await confirm(server, couple);
  return { couple, id: conversationId(supplierId, couple.weddingId), asked: randomUUID(), answered: [] };
};

/** The couple's enquiry; the same each time it is called. */
export const ask = (server: TestServer, { supplierId }: Answerer, { couple, asked }: FaultTalk): Promise<unknown> =>
  pageOf(couple, server.url).call('sendEnquiry', {
    params: {},
    body: { clientId: asked, profileId: supplierId, message: 'Are you free on our day in June?' },
  });

/** An answer of the supplier; the same each time it is called with the same id. */
export const answer = (baseUrl: string, supplier: Person, { id }: FaultTalk, clientId: string): Promise<unknown> =>
  pageOf(supplier, baseUrl).call('sendMessage', {
    params: { id },
    body: { clientId, body: `Yes, we are: ${clientId}` },
  });

/** The stored state of a conversation: messages, and unread counts of both sides. */
export const storedOf = async (firestore: Firestore, { id }: FaultTalk) => {
  const reference = firestore.doc(`conversations/${id}`);
  const [conversation, messages] = await Promise.all([reference.get(), reference.collection('messages').get()]);
  return { messages: messages.docs.map((message) => message.id).sort(), unread: conversation.get('unread') as unknown };
};

/** The expected state of a conversation in which everything arrived, once. */
export const whole = ({ asked, answered }: FaultTalk) => ({
  messages: [asked, ...answered].sort(),
  unread: { couple: answered.length, supplier: 1 },
});

/** A person's pushes of a kind: one for each event. */
export const noticesOf = async (firestore: Firestore, { uid }: Person, kind: string): Promise<string[]> => {
  const own = await firestore.collection('pushes').where('uid', '==', uid).get();
  return own.docs
    .flatMap((push) => (push.get('notice.kind') === kind ? [String(push.get('notice.event'))] : []))
    .sort();
};
