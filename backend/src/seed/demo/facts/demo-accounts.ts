import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { chmod } from 'node:fs/promises';
import { join } from 'node:path';
import { sessionKinds } from '@posy/shared-contracts/entities';
import * as v from 'valibot';
import { writeAtomically } from '#releases/stored/files';

const demoAccountSchema = v.object({
  uid: v.string(),
  kind: v.picklist(sessionKinds),
  name: v.string(),
  email: v.string(),
  password: v.string(),
});
/** A sign-in of the demo data. */
export type SeededAccount = v.InferOutput<typeof demoAccountSchema>;

/** The people of the demo data. */
export const demoUids = {
  maya: 'demo-maya',
  tom: 'demo-tom',
  priya: 'demo-priya',
  supplier: 'demo-supplier',
  moderator: 'demo-moderator',
  operator: 'demo-operator',
  staff: 'demo-staff',
} as const;

/** The people who speak for the photographer: its owner, and a member of staff. */
export const demoTeam = { [demoUids.supplier]: 'owner', [demoUids.staff]: 'staff' } as const;

const people: Omit<SeededAccount, 'password'>[] = [
  { uid: demoUids.maya, kind: 'couple', name: 'Maya', email: 'maya@demo.example.com' },
  { uid: demoUids.tom, kind: 'couple', name: 'Tom', email: 'tom@demo.example.com' },
  { uid: demoUids.priya, kind: 'couple', name: 'Priya', email: 'priya@demo.example.com' },
  { uid: demoUids.supplier, kind: 'supplier', name: 'Demo supplier', email: 'supplier@demo.example.com' },
  { uid: demoUids.moderator, kind: 'moderator', name: 'Demo moderator', email: 'moderator@demo.example.com' },
  { uid: demoUids.operator, kind: 'operator', name: 'Demo operator', email: 'operator@demo.example.com' },
  { uid: demoUids.staff, kind: 'supplier', name: 'Robin', email: 'staff@demo.example.com' },
];

const fileSchema = v.pipe(v.string(), v.parseJson(), v.array(demoAccountSchema));

/** Returns no accounts when the file is missing, or cut off or otherwise invalid. */
const readKnown = (path: string): SeededAccount[] => {
  const read = v.safeParse(fileSchema, existsSync(path) ? readFileSync(path, 'utf8') : '');
  return read.success ? read.output : [];
};

/** The demo's sign-ins, and whether some were made just now: the accounts that there are do not have their passwords yet. */
export interface DemoAccounts {
  accounts: SeededAccount[];
  areNew: boolean;
}

/** The demo sign-ins of a data directory. Their passwords are made once, and differ from installation to installation. */
export const openDemoAccounts = async (dataDir: string): Promise<DemoAccounts> => {
  const path = join(dataDir, 'demo-accounts.json');
  const known = readKnown(path);
  // A person of the demo may be new since the folder was created.
  const missing = people.filter(({ uid }) => known.every((account) => account.uid !== uid));
  const accounts = [
    ...known,
    ...missing.map((person) => ({ ...person, password: randomBytes(9).toString('base64url') })),
  ];
  if (missing.length > 0) {
    await writeAtomically(path, `${JSON.stringify(accounts, null, 2)}\n`);
    await chmod(path, 0o600);
  }
  return { accounts, areNew: missing.length > 0 };
};

/** Returns the accounts without creating any. */
export const readDemoAccounts = async (dataDir: string): Promise<SeededAccount[]> =>
  (await openDemoAccounts(dataDir)).accounts;

/** The embedded server's admin calls. */
export interface AdminCalls {
  /** Origin of the embedded server. */
  origin: string;
  projectId: string;
  adminSecret: string;
}

const call = async (
  { origin, projectId, adminSecret }: AdminCalls,
  verb: string,
  body: object,
): Promise<string | null> => {
  const response = await fetch(`${origin}/identitytoolkit.googleapis.com/v1/projects/${projectId}/accounts${verb}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${adminSecret}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (response.ok) return null;
  const read = v.safeParse(
    v.object({ error: v.object({ message: v.string() }) }),
    await response.json().catch(() => null),
  );
  return read.success ? read.output.error.message : `HTTP ${response.status}`;
};

/** Custom claims of the account's tokens. */
const claimsOf = ({ kind }: SeededAccount): string => JSON.stringify(kind === 'couple' ? {} : { kind });

/** Makes the accounts; one that a broken-off start had made gets its password again. */
export const ensureAccounts = async (admin: AdminCalls, accounts: SeededAccount[]): Promise<void> => {
  for (const seeded of accounts) {
    const { uid, name, email, password } = seeded;
    const account = {
      localId: uid,
      email,
      password,
      displayName: name,
      emailVerified: true,
      customAttributes: claimsOf(seeded),
    };
    const fault = await call(admin, '', account);
    if (fault === null) continue;
    const exists = /EXISTS|DUPLICATE_LOCAL_ID/.test(fault);
    const second = exists ? await call(admin, ':update', account) : fault;
    if (second !== null) throw new Error(`The demo account ${email} could not be made: ${second}.`);
  }
};
