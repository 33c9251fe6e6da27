import { type AccessArea } from '@posy/shared-contracts/entities';
import { type Role } from './people-of-the-world';

/** Access of roles to the documents of a collection. A role that is not named has none. */
export interface RoleRow {
  /** Path of the document that is looked at; `W`, `S` and `O` stand for the wedding, the supplier and the owner's uid. */
  path: string;
  area: AccessArea | null;
  read: readonly Role[];
  /** Roles that may create it, write it again unchanged, and remove it; null for a collection with its own table. */
  create: readonly Role[] | null;
  update: readonly Role[] | null;
  remove: readonly Role[] | null;
}

const couple = ['owner', 'partner'] as const;
const members = [...couple, 'helperWith', 'helperWithout'] as const;
/** Roles that may edit something: a helper with access to an unknown area may edit nothing. */
const withoutArea = [...couple, 'helperWithout'] as const;
const withArea = [...couple, 'helperWith'] as const;
const signedIn = [
  ...members,
  'revoked',
  'otherCouple',
  'stranger',
  'supplier',
  'supplierStaff',
  'foreignSupplier',
  'moderator',
  'operator',
] as const;
/** Owners and staff do the same here; who they are, no client says. */
const speakers = ['supplier', 'supplierStaff'] as const;
const nobody: readonly Role[] = [];

type Writing = Pick<RoleRow, 'create' | 'update' | 'remove'>;

const noClient: Writing = { create: nobody, update: nobody, remove: nobody };
/** The same people make, change and remove. */
const all = (by: readonly Role[]): Writing => ({ create: by, update: by, remove: by });
/** Created once, and never changed. */
const madeOnce = (by: readonly Role[]): Writing => ({ ...noClient, create: by });

const of = (path: string, area: AccessArea | null, read: readonly Role[], writing: Writing = noClient): RoleRow => ({
  path,
  area,
  read,
  ...writing,
});

/** Rows by collection of the contract. */
export const roleTable: Readonly<Record<string, RoleRow>> = {
  users: of('users/O', null, ['owner'], { create: ['owner'], update: ['owner'], remove: nobody }),
  // Every member may write it back unchanged; `access.test.ts` shows the changes that each may make.
  weddings: of('weddings/W', null, members, { create: null, update: null, remove: nobody }),
  tasks: of('weddings/W/tasks/x', 'checklist', withArea, all(withArea)),
  guests: of('weddings/W/guests/x', 'guests', withArea, all(withArea)),
  tables: of('weddings/W/tables/x', 'guests', withArea, all(withArea)),
  seatingWishes: of('weddings/W/seatingWishes/x', 'guests', withArea, all(withArea)),
  costs: of('weddings/W/costs/x', 'budget', withArea, all(withArea)),
  payments: of('weddings/W/payments/x', 'budget', withArea, all(withArea)),
  notes: of('weddings/W/notes/x', 'notes', withArea, all(withArea)),
  shortlist: of('weddings/W/suppliers/x', 'suppliers', withArea, all(withArea)),
  // Members with access to guests have to know the events that guests answer to.
  events: of('weddings/W/events/x', 'website', members, all(withArea)),
  website: of('weddings/W/website/site', 'website', withArea, { create: withArea, update: withArea, remove: nobody }),
  websiteSections: of('weddings/W/websiteSections/x', 'website', withArea, all(withArea)),
  publishedWebsite: of('weddings/W/publishedWebsite/site', 'website', withArea),
  households: of('weddings/W/households/x', 'guests', withArea),
  answers: of('weddings/W/answers/x', 'guests', withArea),
  guestPhotos: of('weddings/W/guestPhotos/x', 'guests', withArea),
  invitationSettings: of('weddings/W/invitationSettings/current', 'guests', withArea, {
    create: withArea,
    update: withArea,
    remove: nobody,
  }),
  activity: of('weddings/W/activity/x', null, members),
  badges: of('weddings/W/badges/guest-added', null, members, madeOnce(withoutArea)),
  badgeEvents: of('weddings/W/badgeEvents/x', null, members, madeOnce(withoutArea)),
  todayTasks: of('weddings/W/todayTasks/O', null, ['owner'], { create: ['owner'], update: ['owner'], remove: nobody }),
  taskTemplates: of('taskTemplates/x', null, signedIn),
  taskFlows: of('taskFlows/x', null, signedIn),
  conversations: of('conversations/x', null, [...couple, ...speakers]),
  messages: of('conversations/x/messages/x', null, [...couple, ...speakers]),
  supplierAccounts: of('suppliers/S', null, speakers, { ...noClient, update: speakers }),
  busyDays: of('suppliers/S/busyDays/2027-06-05', null, speakers, all(speakers)),
  broughtCalendars: of('suppliers/S/calendars/x', null, speakers, all(speakers)),
  replyTemplates: of('suppliers/S/templates/x', null, speakers, all(speakers)),
  enquiryLabels: of('suppliers/S/labels/x', null, speakers, all(speakers)),
  enquiryFiles: of('suppliers/S/enquiries/x', null, speakers, all(speakers)),
  reports: of('reports/r7', null, ['moderator']),
  moderationLog: of('moderationLog/x', null, ['moderator', 'operator']),
};

/** Documents of a remote that the contract does not know, whatever they are called: one rule for all of them. */
export const remoteDocuments: RoleRow = of('weddings/W/remotes/honeymoon/places/x', null, couple, all(couple));

/** Documents that only the backend may read or write, whatever the role. */
export const backendOnly: readonly string[] = [
  'accountFacts/x',
  'attachments/x',
  `calendarFeeds/${'a'.repeat(64)}`,
  'catalogue/x',
  'cataloguePrivate/x',
  'catalogueSources/x',
  'claims/x',
  'closedAccounts/x',
  'closedWeddings/x',
  'guestLetters/x',
  `householdTokens/${'a'.repeat(64)}`,
  'housekeeping/x',
  'jobs/x',
  'letterCounts/x',
  'moderationTaken/x',
  'nonces/x',
  'pageMeasures/2026-11-23~shell~1.0.0',
  'photos/x',
  'pushes/x',
  'replyAddresses/x',
  'reviewPlaces/x',
  'reviewRequests/S',
  'reviewYears/2026',
  'serverTurns/x',
  'reviews/x',
  'savedSearches/x',
  'searchNews/x',
  'seeds/demo',
  'stoppedLetters/x',
  `supplierFeeds/${'a'.repeat(64)}`,
  'supplierPhotos/photo_x',
  'supplierProfiles/S',
  'supplierProfiles/S/log/x',
  'supplierWeeks/S-2026-11-23',
  'talkLetters/x',
  'teamInvitations/x',
  'translations/x',
  'users/O/devices/x',
  'websites/maya-and-tom',
  'websiteSecrets/W',
  'weddings/W/counted/S',
  'weddings/W/reviewInvitations/first',
  'weddings/W/revocations/x',
  'unheardOf/x',
  'weddings/W/unheardOf/x',
];
