import { type collections } from '@posy/shared-contracts/collections';
import { type AccessArea } from '@posy/shared-contracts/entities';

/** Extent of a collection in an export. */
export type Exported =
  /** All of a wedding's documents, for members who may see the area; null: for every member. */
  | { how: 'listed'; area: AccessArea | null }
  /** A part of its own, which knows whose documents they are. */
  | { how: 'part'; name: string }
  | { how: 'left-out'; reason: string };

const listed = (area: AccessArea | null): Exported => ({ how: 'listed', area });
const part = (name: string): Exported => ({ how: 'part', name });
const leftOut = (reason: string): Exported => ({ how: 'left-out', reason });

/** Every collection of the contract, as exports have it; members see what the security rules let them read. */
export const exportedCollections: Readonly<Record<keyof typeof collections, Exported>> = {
  users: part('profile'),
  weddings: part('wedding'),
  tasks: listed('checklist'),
  guests: listed('guests'),
  tables: listed('guests'),
  seatingWishes: listed('guests'),
  households: listed('guests'),
  answers: listed('guests'),
  guestPhotos: listed('guests'),
  invitationSettings: listed('guests'),
  costs: listed('budget'),
  payments: listed('budget'),
  shortlist: listed('suppliers'),
  events: listed(null),
  website: listed('website'),
  websiteSections: listed('website'),
  publishedWebsite: listed('website'),
  notes: listed('notes'),
  badges: listed(null),
  badgeEvents: listed(null),
  activity: listed(null),
  todayTasks: part('today-tasks'),
  conversations: part('conversations'),
  messages: part('messages'),
  taskTemplates: leftOut('The same for everybody: nothing that belongs to a person or a wedding.'),
  taskFlows: leftOut('The same for everybody: nothing that belongs to a person or a wedding.'),
  supplierAccounts: leftOut('A supplier’s business, which several people look after.'),
  busyDays: leftOut('A supplier’s business, which several people look after.'),
  broughtCalendars: leftOut('A supplier’s business, which several people look after.'),
  replyTemplates: leftOut('A supplier’s business, which several people look after.'),
  enquiryLabels: leftOut('A supplier’s business, which several people look after.'),
  enquiryFiles: leftOut('A supplier’s business, which several people look after.'),
  reports: leftOut('Moderators’ work: who made one does not see it again.'),
  moderationLog: leftOut('Moderators’ work.'),
};
