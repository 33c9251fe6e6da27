import { type AccessArea } from '@posy/shared-contracts/entities';
import { type Role } from './people-of-the-world';

/** Who may do what with the documents of a collection. Everybody who is not named may not. */
export interface RoleRow {
  /** Path of the document that is looked at; `W`, `S` and `O` stand for the wedding, the supplier and the owner's uid. */
  path: string;
  area: AccessArea | null;
  read: readonly Role[];
  /** Who may write the document again as it is; null where writing has a table of its own. */
  write: readonly Role[] | null;
}

const couple = ['owner', 'partner'] as const;
const members = [...couple, 'helperWith', 'helperWithout'] as const;
const withArea = [...couple, 'helperWith'] as const;
const signedIn = [
  ...members,
  'revoked',
  'otherCouple',
  'supplier',
  'foreignSupplier',
  'moderator',
  'operator',
] as const;
const nobody: readonly Role[] = [];

const of = (
  path: string,
  area: AccessArea | null,
  read: readonly Role[],
  write: readonly Role[] | null = nobody,
): RoleRow => ({ path, area, read, write });

/** By collection of the contract. */
export const roleTable: Readonly<Record<string, RoleRow>> = {
  users: of('users/O', null, ['owner'], ['owner']),
  // Whoever belongs to the wedding may write it back as it is; what each may change is told in `access.test.ts`.
  weddings: of('weddings/W', null, members, null),
  tasks: of('weddings/W/tasks/x', 'checklist', withArea, withArea),
  guests: of('weddings/W/guests/x', 'guests', withArea, withArea),
  tables: of('weddings/W/tables/x', 'guests', withArea, withArea),
  seatingWishes: of('weddings/W/seatingWishes/x', 'guests', withArea, withArea),
  costs: of('weddings/W/costs/x', 'budget', withArea, withArea),
  payments: of('weddings/W/payments/x', 'budget', withArea, withArea),
  notes: of('weddings/W/notes/x', 'notes', withArea, withArea),
  shortlist: of('weddings/W/suppliers/x', 'suppliers', withArea, withArea),
  // Who looks after guests has to know what they answer to.
  events: of('weddings/W/events/x', 'website', members, withArea),
  website: of('weddings/W/website/site', 'website', withArea, withArea),
  websiteSections: of('weddings/W/websiteSections/x', 'website', withArea, withArea),
  publishedWebsite: of('weddings/W/publishedWebsite/site', 'website', withArea),
  households: of('weddings/W/households/x', 'guests', withArea),
  answers: of('weddings/W/answers/x', 'guests', withArea),
  activity: of('weddings/W/activity/x', null, members),
  badges: of('weddings/W/badges/guest-added', null, members),
  badgeEvents: of('weddings/W/badgeEvents/x', null, members),
  todayTasks: of('weddings/W/todayTasks/O', null, ['owner'], ['owner']),
  taskTemplates: of('taskTemplates/x', null, signedIn),
  taskFlows: of('taskFlows/x', null, signedIn),
  conversations: of('conversations/x', null, [...couple, 'supplier']),
  messages: of('conversations/x/messages/x', null, [...couple, 'supplier']),
  supplierAccounts: of('suppliers/S', null, ['supplier'], ['supplier']),
  busyDays: of('suppliers/S/busyDays/2027-06-05', null, ['supplier'], ['supplier']),
  replyTemplates: of('suppliers/S/templates/x', null, ['supplier'], ['supplier']),
  reports: of('reports/x', null, ['moderator']),
  moderationLog: of('moderationLog/x', null, ['moderator', 'operator']),
};

/** What nobody but the backend may see or write, whoever they are. */
export const backendOnly: readonly string[] = [
  'websites/maya-and-tom',
  'websiteSecrets/W',
  `householdTokens/${'a'.repeat(64)}`,
  `calendarFeeds/${'a'.repeat(64)}`,
  'reviews/x',
  'closedWeddings/x',
  'closedAccounts/x',
  'seeds/demo',
  'unheardOf/x',
  'weddings/W/unheardOf/x',
];
