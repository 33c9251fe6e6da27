import * as v from 'valibot';
import { reviewFormSchema } from '../forms';
import { at, has } from '../testing/fields';
import {
  conversationSchema,
  enquirySchema,
  inboxConversationOf,
  inboxConversationSchema,
  reviewFeedbackSchema,
} from '.';

test('has every field of a review’s feedback; the user may be missing [S3-feedback-01]', () => {
  has(
    reviewFeedbackSchema,
    'type stars dateWedding from body name title email user photos photos.path photos.portrait',
  );
  const feedback = {
    type: 'review',
    stars: 5,
    dateWedding: '2026-06-06',
    from: 'Bath',
    body: 'Lovely.',
    name: 'Maya',
    title: 'Lovely',
    email: 'maya@example.com',
    photos: [{ path: 'a.webp', portrait: true }],
  };
  expect(v.parse(reviewFeedbackSchema, feedback)).toEqual(feedback);
});

test('has every field of the review form [S3-review-form-01]', () => {
  has(
    reviewFormSchema('2026-11-20'),
    `stars title message from weddingDate name email photo.public_id photo.ext photo.portrait photo.imageUrl
     recaptchaComplete`,
  );
});

test('has every field of an enquiry; its source is concierge [S3-enquiry-01]', () => {
  has(enquirySchema, 'message userId profileId captchaToken intent budgetMatch contactedSupplier source');
  expect(v.is(enquirySchema.entries.source, 'concierge')).toBe(true);
  expect(v.is(enquirySchema.entries.source, 'web')).toBe(false);
});

test('shows each side of a conversation its own unread count [S3-conversation-01]', () => {
  has(inboxConversationSchema, 'id isUnread unreadMessageCount lastMessage.createdAt custom.repliedByCouple');
  const stored = v.parse(conversationSchema, {
    weddingId: 'w1',
    supplierId: 'GB123456',
    supplierName: 'Larkfield',
    supplierType: 'venues',
    supplierSlug: 'larkfield',
    coupleName: 'Maya & Tom',
    weddingDate: null,
    memberUids: ['u1'],
    unread: { couple: 2, supplier: 0 },
    lastMessage: { body: 'Hello', from: 'supplier', createdAt: at },
    custom: { repliedByCouple: null },
    createdAt: at,
  });
  const couples = inboxConversationOf({ ...stored, id: 'c1' }, 'couple');
  expect(v.parse(inboxConversationSchema, couples)).toMatchObject({ id: 'c1', isUnread: true, unreadMessageCount: 2 });
  expect(inboxConversationOf({ ...stored, id: 'c1' }, 'supplier').isUnread).toBe(false);
});
