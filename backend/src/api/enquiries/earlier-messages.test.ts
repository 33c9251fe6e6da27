import { randomUUID } from 'node:crypto';
import { type SupplierCard } from '@posy/shared-contracts/entities';
import { Timestamp } from 'firebase-admin/firestore';
import { type Couple, createPerson, type Person, speakFor } from '#testing/people';
import { testBackend } from '#testing/test-backend';
import { callEndpoint } from '#testing/test-server';

const backend = testBackend();
const at = (minute: number): string => new Date(Date.UTC(2026, 9, 1, 10, minute)).toISOString();

/** A page of what was said before an instant, as clients ask the REST interface for it. */
const earlier = async (id: string, token: string, until: string) => {
  const documents = '/v1/projects/posy-local/databases/(default)/documents';
  const answer = await fetch(`${backend.server.url}${documents}/conversations/${id}:runQuery`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({
      structuredQuery: {
        from: [{ collectionId: 'messages' }],
        where: {
          compositeFilter: {
            op: 'AND',
            filters: [
              {
                fieldFilter: {
                  field: { fieldPath: 'createdAt' },
                  op: 'LESS_THAN',
                  value: { timestampValue: until },
                },
              },
            ],
          },
        },
        orderBy: [{ field: { fieldPath: 'createdAt' }, direction: 'DESCENDING' }],
        limit: 2,
      },
    }),
  });
  if (!answer.ok) return answer.status;
  const found = (await answer.json()) as { document?: { fields: { body: { stringValue: string } } } }[];
  return found.flatMap(({ document }) => document?.fields.body.stringValue ?? []);
};

let couple: Couple;
let supplier: Person;
let other: Person;
let id = '';
beforeAll(async () => {
  const found = await callEndpoint(backend.server.url, 'searchSuppliers', { body: { countryCode: 'GB', size: 5 } });
  const [, asked, another] = found.body['results'] as SupplierCard[];
  couple = await backend.couple('pages');
  supplier = await createPerson(backend.server, 'asked');
  other = await createPerson(backend.server, 'another');
  await speakFor(backend.firestore, supplier, asked?.id ?? '');
  await speakFor(backend.firestore, other, another?.id ?? '');
  const enquiry = { clientId: randomUUID(), profileId: asked?.id, message: 'Are you free on our day in June?' };
  const sent = await callEndpoint(backend.server.url, 'sendEnquiry', { token: couple.token, body: enquiry });
  id = String(sent.body['conversationId']);
  const messages = backend.firestore.collection(`conversations/${id}/messages`);
  for (const minute of [1, 2, 3, 4])
    await messages.doc(`m${minute}`).set({
      from: 'couple',
      senderUid: couple.uid,
      body: `Word ${minute}.`,
      createdAt: Timestamp.fromMillis(Date.parse(at(minute))),
    });
});

test('a page of what was said before is read directly by both sides, newest first [19]', async () => {
  expect(await earlier(id, couple.token, at(4))).toEqual(['Word 3.', 'Word 2.']);
  expect(await earlier(id, supplier.token, at(2))).toEqual(['Word 1.']);
});

test('nobody else reads one: no other supplier, and no member whose access was taken away [19]', async () => {
  expect(await earlier(id, other.token, at(4))).toBe(403);
  const conversation = backend.firestore.doc(`conversations/${id}`);
  await conversation.update({ memberUids: [supplier.uid] });
  expect(await earlier(id, couple.token, at(4))).toBe(403);
});
