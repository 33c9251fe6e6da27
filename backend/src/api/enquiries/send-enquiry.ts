import { type Wedding } from '@posy/shared-contracts/entities';
import {
  checkEnquiryMessage,
  conversationId,
  mayEnquire,
  sharedFacts,
  visibleText,
} from '@posy/shared-contracts/rules';
import { type DocumentSnapshot, FieldValue, type Firestore, type Transaction } from 'firebase-admin/firestore';
import { supplierPeople } from '#accounts/supplier-people';
import { type PublicSupplier } from '#catalogue/records/supplier-record';
import { type Notice } from '#push/notice';
import { mondayOf, oneMore, weekOf } from '#suppliers/figures/supplier-weeks';
import { personOf } from '../activity';
import { membersOf } from '../collaboration/members';
import { type ApiContext, type Call, caller, type Handler } from '../handler';
import { requireAccess } from '../membership';
import { Refusal } from '../refusal';
import { askedSupplier, requireSolved } from './asked-supplier';
import { isSilent, opening } from './conversation/closing';
import { afterMessage, messageNotice, newMessage } from './conversation/conversation-changes';
import { conversationBlocked, conversationClosed } from './conversation/conversation-side';
import { requireRate } from './enquiry-rates';
import { countOpen, enquiriesOf } from './stored/open-enquiries';
import { memberUids } from './stored/participants';
import { withhold } from './withheld';

interface CheckedEnquiry {
  uid: string;
  weddingId: string;
  wedding: Wedding;
  supplier: PublicSupplier;
  body: Call<'sendEnquiry'>['body'];
  /** The message, trimmed. */
  message: string;
}

const weddingOf = async (firestore: Firestore, uid: string): Promise<string> => {
  const user = await firestore.doc(`users/${uid}`).get();
  const weddingId: unknown = user.get('weddingId');
  if (typeof weddingId !== 'string') throw new Refusal(403, 'no-wedding', 'Only couples may send enquiries.');
  return weddingId;
};

const checkedMessage = (text: string): string => {
  const fault = checkEnquiryMessage(text);
  if (fault !== null) throw new Refusal(400, `enquiry-message-${fault}`, `The message is refused: ${fault}.`);
  return text.trim();
};

const pictureOf = ({ photos: [first] }: PublicSupplier) =>
  first === undefined ? {} : { picture: { category: first.category, seed: first.seed } };

/** A new conversation; its first message is unread for the supplier. */
const newConversation = ({ weddingId, wedding, supplier, body }: CheckedEnquiry) => {
  const { names, date, ...shared } = sharedFacts(wedding, body);
  return {
    weddingId,
    supplierId: supplier.id,
    supplierName: supplier.name,
    supplierType: supplier.type,
    supplierSlug: supplier.slug,
    ...pictureOf(supplier),
    coupleName: visibleText(names),
    weddingDate: date,
    shared,
    unread: { couple: 0, supplier: 1 },
    custom: { repliedByCouple: null },
    enquiry: { intent: body.intent, budgetMatch: body.budgetMatch, source: body.source },
    createdAt: FieldValue.serverTimestamp(),
  };
};

const requireUnderLimit = async (
  firestore: Firestore,
  transaction: Transaction,
  enquiry: CheckedEnquiry,
): Promise<void> => {
  const open = countOpen(await transaction.get(enquiriesOf(firestore, enquiry.weddingId)));
  if (!mayEnquire(open[enquiry.supplier.type] ?? 0))
    throw new Refusal(409, 'enquiry-limit-reached', 'The wedding has the most open enquiries in this category.');
};

/** A supplier that blocked a person is not contacted for that person's next wedding either. */
const requireNotBlocked = async (firestore: Firestore, transaction: Transaction, { uid, supplier }: CheckedEnquiry) => {
  const blocks = firestore
    .collection('conversations')
    .where('supplierId', '==', supplier.id)
    .where('blocked.people', 'array-contains', uid)
    .limit(1);
  if (!(await transaction.get(blocks)).empty) throw conversationBlocked();
};

const store = async (
  { firestore, pushes, talkLetters, now }: Pick<ApiContext, 'firestore' | 'pushes' | 'talkLetters' | 'now'>,
  transaction: Transaction,
  conversation: DocumentSnapshot,
  enquiry: CheckedEnquiry,
): Promise<void> => {
  const { uid, weddingId, wedding, supplier, body, message } = enquiry;
  const isClosed = conversation.get('closedAt') !== undefined;
  // A conversation that ended in silence was closed by nobody: writing again continues it.
  if (isClosed && !isSilent(conversation)) throw conversationClosed(conversation);
  // The id is a hash of both ids, and couples choose their wedding's: the conversation with this id must be their own.
  if (conversation.exists && conversation.get('weddingId') !== weddingId)
    throw new Refusal(403, 'not-a-member', 'Only the people of a conversation may do this.');
  if ((conversation.get('blocked') ?? null) !== null) throw conversationBlocked();
  await requireNotBlocked(firestore, transaction, enquiry);
  if (isClosed || !conversation.exists) await requireUnderLimit(firestore, transaction, enquiry);
  const people = await supplierPeople(firestore, transaction, supplier.id);
  const members = memberUids(membersOf(wedding), people);
  const sender = await personOf(firestore, transaction, uid);
  const change = afterMessage('couple', message, members);
  if (!conversation.exists) {
    const monday = mondayOf(now());
    const week = weekOf(firestore, supplier.id, monday);
    transaction.set(week, oneMore(supplier, monday, ['enquiries']), { merge: true });
  }
  if (conversation.exists)
    transaction.update(conversation.ref, {
      ...change,
      ...(isClosed && opening()),
      ...withhold(conversation, body.withheld),
      'custom.repliedByCouple': FieldValue.serverTimestamp(),
    });
  else
    transaction.create(conversation.ref, {
      ...newConversation(enquiry),
      lastMessage: change.lastMessage,
      memberUids: members,
    });
  transaction.create(conversation.ref.collection('messages').doc(body.clientId), newMessage('couple', sender, message));
  const reported = messageNotice('couple', conversation.id, body.clientId);
  const notice: Notice = conversation.exists ? reported : { ...reported, kind: 'enquiry' };
  for (const one of people.filter((other) => other !== uid)) {
    await pushes.notify(one, notice, transaction);
    talkLetters.notify(transaction, one, conversation.id);
  }
};

/** Starts the conversation of the caller's wedding with a supplier, or continues it; once for each `clientId`. */
export const sendEnquiry: Handler<'sendEnquiry'> = async (context, call) => {
  const { firestore, catalogue, pushes } = context;
  const { body } = call;
  const identity = caller(call);
  const { uid } = identity;
  const message = checkedMessage(body.message);
  const supplier = askedSupplier(catalogue, body);
  const weddingId = await weddingOf(firestore, uid);
  const answer = { conversationId: conversationId(supplier.id, weddingId), messageId: body.clientId };
  const reference = firestore.doc(`conversations/${answer.conversationId}`);
  // A page repeats what it got no answer to, and a solution may hold only once.
  const [begun, repeated] = await firestore.getAll(reference, reference.collection('messages').doc(body.clientId));
  const isRepeated = repeated?.exists === true;
  if (!isRepeated) await requireSolved(context.captcha, body.captchaToken);
  const beginning = { identity, network: call.network, supplierId: supplier.id, token: body.captchaToken };
  if (!isRepeated && begun?.exists !== true) requireRate(context, beginning);
  await firestore.runTransaction(async (transaction) => {
    const [conversation, sent, stored] = await transaction.getAll(
      reference,
      reference.collection('messages').doc(body.clientId),
      firestore.doc(`weddings/${weddingId}`),
    );
    if (conversation === undefined || sent === undefined || stored === undefined)
      throw new Error('The database answered fewer documents than it was asked for.');
    const wedding = requireAccess(stored, uid, 'inbox', 'edit');
    if (!sent.exists)
      await store(context, transaction, conversation, { uid, weddingId, wedding, supplier, body, message });
  });
  pushes.deliverSoon();
  return answer;
};
