import type * as v from 'valibot';
import {
  achievedBadgeSchema,
  activitySchema,
  badgeEventSchema,
  broughtCalendarSchema,
  busyDaySchema,
  conversationSchema,
  costSchema,
  enquiryFileSchema,
  enquiryLabelSchema,
  guestPhotoSchema,
  guestSchema,
  householdAnswerSchema,
  householdInvitationSchema,
  invitationSettingsSchema,
  messageSchema,
  moderationEntrySchema,
  noteSchema,
  paymentSchema,
  publishedWebsiteSchema,
  repairedWeddingSchema,
  replyTemplateSchema,
  reportSchema,
  seatingTableSchema,
  seatingWishSchema,
  shortlistedSupplierSchema,
  supplierAccountSchema,
  taskSchema,
  taskTemplateSchema,
  todayTaskFlowSchema,
  todayTasksSchema,
  userSchema,
  websiteSchema,
  websiteSectionSchema,
  weddingEventSchema,
  weddingSchema,
} from '../entities';

/** A collection: where it is and how its documents are read. A document that does not fit is reported and left out. */
export interface CollectionRef<T> {
  path: string;
  schema: v.GenericSchema<unknown, T>;
  /** Reads what `schema` refuses, where a document is too much to be left out: it is reported, and read as far as it fits. */
  repaired?: v.GenericSchema<unknown, T>;
}

const collection = <T>(path: string, schema: v.GenericSchema<unknown, T>): CollectionRef<T> => ({ path, schema });

/**
 * Every Firestore collection in use. Source: docs/architecture.md.
 *
 * @example
 * firestore.watch({ collection: collections.tasks('w1') }, show, report);
 */
export const collections = {
  users: () => collection('users', userSchema),
  weddings: () => ({ ...collection('weddings', weddingSchema), repaired: repairedWeddingSchema }),
  tasks: (weddingId: string) => collection(`weddings/${weddingId}/tasks`, taskSchema),
  guests: (weddingId: string) => collection(`weddings/${weddingId}/guests`, guestSchema),
  tables: (weddingId: string) => collection(`weddings/${weddingId}/tables`, seatingTableSchema),
  seatingWishes: (weddingId: string) => collection(`weddings/${weddingId}/seatingWishes`, seatingWishSchema),
  costs: (weddingId: string) => collection(`weddings/${weddingId}/costs`, costSchema),
  payments: (weddingId: string) => collection(`weddings/${weddingId}/payments`, paymentSchema),
  notes: (weddingId: string) => collection(`weddings/${weddingId}/notes`, noteSchema),
  badges: (weddingId: string) => collection(`weddings/${weddingId}/badges`, achievedBadgeSchema),
  badgeEvents: (weddingId: string) => collection(`weddings/${weddingId}/badgeEvents`, badgeEventSchema),
  shortlist: (weddingId: string) => collection(`weddings/${weddingId}/suppliers`, shortlistedSupplierSchema),
  events: (weddingId: string) => collection(`weddings/${weddingId}/events`, weddingEventSchema),
  /** Holds one document, `site`. */
  website: (weddingId: string) => collection(`weddings/${weddingId}/website`, websiteSchema),
  websiteSections: (weddingId: string) => collection(`weddings/${weddingId}/websiteSections`, websiteSectionSchema),
  /** Holds one document, `site`: what guests see. */
  publishedWebsite: (weddingId: string) => collection(`weddings/${weddingId}/publishedWebsite`, publishedWebsiteSchema),
  /** A document for each household that has a link, under its head's id. */
  households: (weddingId: string) => collection(`weddings/${weddingId}/households`, householdInvitationSchema),
  /** A document for each household that answered, under its head's id. */
  answers: (weddingId: string) => collection(`weddings/${weddingId}/answers`, householdAnswerSchema),
  /** Pictures that guests sent, under the photos' ids. */
  guestPhotos: (weddingId: string) => collection(`weddings/${weddingId}/guestPhotos`, guestPhotoSchema),
  /** Holds one document, `current`. */
  invitationSettings: (weddingId: string) =>
    collection(`weddings/${weddingId}/invitationSettings`, invitationSettingsSchema),
  /** Log of changes to the wedding's members and its website; the backend writes it. */
  activity: (weddingId: string) => collection(`weddings/${weddingId}/activity`, activitySchema),
  taskTemplates: () => collection('taskTemplates', taskTemplateSchema),
  /** A document for each member, under their uid. */
  todayTasks: (weddingId: string) => collection(`weddings/${weddingId}/todayTasks`, todayTasksSchema),
  taskFlows: () => collection('taskFlows', todayTaskFlowSchema),
  conversations: () => collection('conversations', conversationSchema),
  messages: (conversationId: string) => collection(`conversations/${conversationId}/messages`, messageSchema),
  supplierAccounts: () => collection('suppliers', supplierAccountSchema),
  busyDays: (supplierId: string) => collection(`suppliers/${supplierId}/busyDays`, busyDaySchema),
  /** A document for each calendar of another program whose days were brought in. */
  broughtCalendars: (supplierId: string) => collection(`suppliers/${supplierId}/calendars`, broughtCalendarSchema),
  replyTemplates: (supplierId: string) => collection(`suppliers/${supplierId}/templates`, replyTemplateSchema),
  enquiryLabels: (supplierId: string) => collection(`suppliers/${supplierId}/labels`, enquiryLabelSchema),
  /** Labels and assignees of conversations, by conversation id. */
  enquiryFiles: (supplierId: string) => collection(`suppliers/${supplierId}/enquiries`, enquiryFileSchema),
  reports: () => collection('reports', reportSchema),
  moderationLog: () => collection('moderationLog', moderationEntrySchema),
} as const;

/** The package that writes each collection, or group of fields of the wedding; all others only read it. */
export const collectionOwners: Record<string, string> = {
  users: 'shell',
  weddings: 'shell',
  'weddings.roles': 'backend',
  'weddings.access': 'backend',
  'weddings.users': 'backend',
  'weddings.tasks': 'mfe-planning',
  'weddings/tasks': 'mfe-planning',
  'weddings/guests': 'mfe-planning',
  'weddings.guests': 'mfe-planning',
  'weddings/tables': 'mfe-planning',
  'weddings/seatingWishes': 'mfe-planning',
  'weddings.costs': 'mfe-planning',
  'weddings/costs': 'mfe-planning',
  'weddings/payments': 'mfe-planning',
  'weddings/notes': 'mfe-planning',
  'weddings.badges': 'mfe-planning',
  /** Each preference is written by the package that asks its questions: onboarding's by the shell. */
  'weddings.preferences': 'mfe-planning',
  'weddings.suppliers': 'mfe-suppliers',
  /** With a booked venue it writes the wedding's place as well, which the shell writes otherwise. */
  'weddings.bookings': 'mfe-suppliers',
  'weddings/todayTasks': 'mfe-planning',
  'weddings/badges': 'mfe-planning',
  'weddings/badgeEvents': 'mfe-planning',
  'weddings/suppliers': 'mfe-suppliers',
  /** Set with a booking that is taken back, removed once the budget has followed. */
  'weddings/suppliers.takenBack': 'mfe-planning',
  'weddings/events': 'mfe-website',
  'weddings/website': 'mfe-website',
  'weddings/websiteSections': 'mfe-website',
  'weddings/publishedWebsite': 'backend',
  'weddings/invitationSettings': 'mfe-website',
  'weddings/households': 'backend',
  'weddings/answers': 'backend',
  'weddings/guestPhotos': 'backend',
  'weddings/activity': 'backend',
  taskTemplates: 'backend',
  taskFlows: 'backend',
  conversations: 'backend',
  'conversations/messages': 'backend',
  suppliers: 'backend',
  'suppliers.owners': 'backend',
  'suppliers.away': 'mfe-inbox',
  'suppliers/busyDays': 'mfe-inbox',
  'suppliers/calendars': 'mfe-inbox',
  'suppliers/templates': 'mfe-inbox',
  'suppliers/labels': 'mfe-inbox',
  'suppliers/enquiries': 'mfe-inbox',
  reports: 'backend',
  moderationLog: 'backend',
};
