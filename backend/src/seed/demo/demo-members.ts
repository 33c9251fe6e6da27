import { type Access, type Activity } from '@posy/shared-contracts/entities';
import { type SeedDocument } from '../write-all';
import { demoUids } from './facts/demo-accounts';
import { daysBefore, type DemoFacts } from './facts/demo-facts';

const { maya, tom, priya } = demoUids;

/** Members who joined by invitation. */
export const invitedUids: string[] = [tom, priya];

/** Priya, a friend, keeps the guest list, ticks tasks, and sees no money. */
const priyasAccess: Access = {
  checklist: 'edit',
  guests: 'edit',
  budget: 'none',
  suppliers: 'none',
  website: 'view',
  inbox: 'none',
  notes: 'view',
};

/** Days before the seeding on which they joined. */
const joined = { tom: 74, priya: 30 };

/** The fields of the demo wedding that say who belongs to it: an owner, a partner, and a helper. */
export const demoMembers = (facts: DemoFacts) => ({
  roles: { [maya]: 'owner', [tom]: 'partner', [priya]: 'helper' },
  access: { [priya]: priyasAccess },
  users: [
    { id: maya, name: 'Maya', role: 'owner' },
    { id: tom, name: 'Tom', role: 'partner', joinedAt: daysBefore(facts, joined.tom) },
    { id: priya, name: 'Priya', role: 'helper', joinedAt: daysBefore(facts, joined.priya) },
  ],
});

type DemoActivity = Omit<Activity, 'at'> & { age: number };

const byMaya = { uid: maya, name: 'Maya' };
const byTom = { uid: tom, name: 'Tom' };

const lines: DemoActivity[] = [
  { kind: 'wedding-created', by: byMaya, about: null, role: null, age: 75 },
  { kind: 'invitation-created', by: byMaya, about: 't•••@demo.example.com', role: 'partner', age: joined.tom + 0.2 },
  { kind: 'member-joined', by: byTom, about: null, role: 'partner', age: joined.tom },
  { kind: 'invitation-created', by: byTom, about: 'p•••@demo.example.com', role: 'helper', age: joined.priya + 1 },
  { kind: 'member-joined', by: { uid: priya, name: 'Priya' }, about: null, role: 'helper', age: joined.priya },
  { kind: 'member-changed', by: byMaya, about: 'Priya', role: 'helper', age: 26 },
  { kind: 'website-published', by: byMaya, about: 'maya-and-tom', role: null, age: 20 },
];

/** The demo wedding's log, oldest first. */
export const demoActivity = (facts: DemoFacts): SeedDocument[] =>
  lines.map(({ age, ...line }, index) => ({
    path: `weddings/${facts.weddingId}/activity/demo-${index}`,
    data: { ...line, at: daysBefore(facts, age) },
  }));
