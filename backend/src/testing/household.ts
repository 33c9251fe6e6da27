import { join } from 'node:path';
import { diskFileStore } from '#files/disk-file-store';
import { type Couple, createPerson, type Person, userDocument } from './people';
import { type TestBackend } from './test-backend';

/** A full wedding, and the number that its names end in. */
export interface TestHousehold {
  count: number;
  ana: Couple;
  helper: Person;
  conversationId: string;
}

let couples = 0;

/** A wedding with something in each collection, and a helper who may see the guests. */
export const makeHousehold = async (backend: TestBackend): Promise<TestHousehold> => {
  couples += 1;
  const { firestore } = backend;
  const ana = await backend.couple(`ana${couples}`);
  const helper = await createPerson(backend.server, `helper${couples}`);
  const wedding = firestore.doc(`weddings/${ana.weddingId}`);
  const slug = `home-${couples}`;
  const conversationId = `conversation-${couples}`;
  await wedding.update({ [`roles.${helper.uid}`]: 'helper', access: { [helper.uid]: { guests: 'view' } } });
  await firestore.doc(`users/${helper.uid}`).set(userDocument(helper.email, ana.weddingId));
  await wedding.collection('guests').doc('g1').set({ name: '=HYPERLINK("http://evil")', head: null, contacts: {} });
  await wedding.collection('costs').doc('c1').set({ name: 'Flowers', estimate: -5, notes: 'a "quoted", one' });
  await wedding.collection('suppliers').doc('GB123456').set({ name: 'Barn', hasBadDebtCoupleside: true });
  await wedding.collection('website').doc('site').set({ slug, published: true });
  await firestore.doc(`websites/${slug}`).set({ weddingId: ana.weddingId });
  await firestore.doc(`nonces/nonce-${couples}`).set({ weddingId: ana.weddingId });
  await diskFileStore(join(backend.server.dataDir, 'photos')).write(`photo${couples}`, Buffer.from('picture'));
  await firestore.doc(`photos/photo${couples}`).set({ purpose: 'note', weddingId: ana.weddingId });
  const conversation = firestore.doc(`conversations/${conversationId}`);
  await conversation.set({
    weddingId: ana.weddingId,
    supplierId: 'GB123456',
    coupleName: 'Ana and Lou',
    weddingDate: '2027-06-05',
    memberUids: [ana.uid, 'supplier-person'],
    unread: { couple: 1, supplier: 0 },
    lastMessage: { body: 'Hello', from: 'couple', createdAt: new Date() },
  });
  const say = (id: string, from: string, body: string) =>
    conversation.collection('messages').doc(id).set({ from, senderUid: 'x', body, createdAt: new Date() });
  const file = `attachment${couples}`;
  await diskFileStore(join(backend.server.dataDir, 'attachments')).write(file, Buffer.from('contract'));
  await firestore.doc(`attachments/${file}`).set({
    ...{ conversationId, side: 'supplier', ownerUid: 'x', messageId: 'm2', name: 'contract.pdf' },
    ...{ type: 'application/pdf', bytes: 8, key: 'k' },
  });
  const contract = `contract${couples}`;
  await diskFileStore(join(backend.server.dataDir, 'attachments')).write(contract, Buffer.from('signed'));
  await firestore.doc(`attachments/${contract}`).set({
    ...{ weddingId: ana.weddingId, supplierId: 'GB123456', ownerUid: ana.uid, name: 'signed.pdf' },
    ...{ type: 'application/pdf', bytes: 6, key: 'k' },
  });
  await say('m1', 'couple', 'Our secret');
  await say('m2', 'supplier', 'Our answer');
  return { count: couples, ana, helper, conversationId };
};
