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

export const users = () => collection('users', userSchema);
export const weddings = () => ({ ...collection('weddings', weddingSchema), repaired: repairedWeddingSchema });
export const tasks = (weddingId: string) => collection(`weddings/${weddingId}/tasks`, taskSchema);
export const guests = (weddingId: string) => collection(`weddings/${weddingId}/guests`, guestSchema);
export const tables = (weddingId: string) => collection(`weddings/${weddingId}/tables`, seatingTableSchema);
export const seatingWishes = (weddingId: string) =>
  collection(`weddings/${weddingId}/seatingWishes`, seatingWishSchema);
export const costs = (weddingId: string) => collection(`weddings/${weddingId}/costs`, costSchema);
export const payments = (weddingId: string) => collection(`weddings/${weddingId}/payments`, paymentSchema);
export const notes = (weddingId: string) => collection(`weddings/${weddingId}/notes`, noteSchema);
export const badges = (weddingId: string) => collection(`weddings/${weddingId}/badges`, achievedBadgeSchema);
export const badgeEvents = (weddingId: string) => collection(`weddings/${weddingId}/badgeEvents`, badgeEventSchema);
export const shortlist = (weddingId: string) =>
  collection(`weddings/${weddingId}/suppliers`, shortlistedSupplierSchema);
export const events = (weddingId: string) => collection(`weddings/${weddingId}/events`, weddingEventSchema);
/** Holds one document, `site`. */
export const website = (weddingId: string) => collection(`weddings/${weddingId}/website`, websiteSchema);
export const websiteSections = (weddingId: string) =>
  collection(`weddings/${weddingId}/websiteSections`, websiteSectionSchema);
/** Holds one document, `site`: what guests see. */
export const publishedWebsite = (weddingId: string) =>
  collection(`weddings/${weddingId}/publishedWebsite`, publishedWebsiteSchema);
/** A document for each household that has a link, under its head's id. */
export const households = (weddingId: string) =>
  collection(`weddings/${weddingId}/households`, householdInvitationSchema);
/** A document for each household that answered, under its head's id. */
export const answers = (weddingId: string) => collection(`weddings/${weddingId}/answers`, householdAnswerSchema);
/** Pictures that guests sent, under the photos' ids. */
export const guestPhotos = (weddingId: string) => collection(`weddings/${weddingId}/guestPhotos`, guestPhotoSchema);
/** Holds one document, `current`. */
export const invitationSettings = (weddingId: string) =>
  collection(`weddings/${weddingId}/invitationSettings`, invitationSettingsSchema);
/** Log of changes to the wedding's members and its website; the backend writes it. */
export const activity = (weddingId: string) => collection(`weddings/${weddingId}/activity`, activitySchema);
export const taskTemplates = () => collection('taskTemplates', taskTemplateSchema);
/** A document for each member, under their uid. */
export const todayTasks = (weddingId: string) => collection(`weddings/${weddingId}/todayTasks`, todayTasksSchema);
export const taskFlows = () => collection('taskFlows', todayTaskFlowSchema);
export const conversations = () => collection('conversations', conversationSchema);
export const messages = (conversationId: string) =>
  collection(`conversations/${conversationId}/messages`, messageSchema);
export const supplierAccounts = () => collection('suppliers', supplierAccountSchema);
export const busyDays = (supplierId: string) => collection(`suppliers/${supplierId}/busyDays`, busyDaySchema);
/** A document for each calendar of another program whose days were brought in. */
export const broughtCalendars = (supplierId: string) =>
  collection(`suppliers/${supplierId}/calendars`, broughtCalendarSchema);
export const replyTemplates = (supplierId: string) =>
  collection(`suppliers/${supplierId}/templates`, replyTemplateSchema);
export const enquiryLabels = (supplierId: string) => collection(`suppliers/${supplierId}/labels`, enquiryLabelSchema);
/** Labels and assignees of conversations, by conversation id. */
export const enquiryFiles = (supplierId: string) => collection(`suppliers/${supplierId}/enquiries`, enquiryFileSchema);
export const reports = () => collection('reports', reportSchema);
export const moderationLog = () => collection('moderationLog', moderationEntrySchema);
