import { type AccessArea, accessAreas } from '@posy/shared-contracts/entities';
import { readDemoAccounts } from '#seed/index';
import { openSdk, type SdkClient } from '#testing/browser-sdk';
import { createPerson, userDocument } from '#testing/people';
import { type TestBackend } from '#testing/test-backend';

/** All people whom a rule has to judge. */
export const roles = [
  'owner',
  'partner',
  /** May edit the area that is looked at, and nothing else. */
  'helperWith',
  /** May edit everything but the area that is looked at. */
  'helperWithout',
  'revoked',
  'otherCouple',
  /** With an account and nothing else: no wedding, no profile. */
  'stranger',
  'supplier',
  /** A member of the same supplier's staff, with the role `staff`. */
  'supplierStaff',
  'foreignSupplier',
  'moderator',
  'operator',
  /** Without an account: guests of a wedding never read Firestore. */
  'guest',
] as const;
export type Role = (typeof roles)[number];

export interface WorldOfPeople {
  /** Uid by role; empty for the guest. */
  uids: Record<Role, string>;
  as: Record<Role, SdkClient>;
  weddingId: string;
  supplierId: string;
  /** Gives the helpers their access, for one area. */
  lookAt(area: AccessArea | null): Promise<void>;
  close(): Promise<void>;
}

/** Makes everybody, signed in with the real SDK. */
export const openWorld = async (backend: TestBackend): Promise<WorldOfPeople> => {
  const { server, firestore } = backend;
  const couple = await backend.couple('owner');
  const other = await backend.couple('other-couple');
  const [partner, helperWith, helperWithout, revoked, stranger, supplier, supplierStaff, foreignSupplier] =
    await Promise.all(
      [
        'partner',
        'helper-with',
        'helper-without',
        'revoked',
        'stranger',
        'supplier',
        'supplier-staff',
        'foreign-supplier',
      ].map((name) => createPerson(server, name)),
    );
  if (
    !partner ||
    !helperWith ||
    !helperWithout ||
    !revoked ||
    !stranger ||
    !supplier ||
    !supplierStaff ||
    !foreignSupplier
  )
    throw new Error('missing');
  const accounts = await readDemoAccounts(server.dataDir);
  const demo = (kind: string) => {
    const found = accounts.find((account) => account.kind === kind);
    if (found === undefined) throw new Error(`The demo has no ${kind}.`);
    return found;
  };
  const people = {
    owner: couple,
    partner,
    helperWith,
    helperWithout,
    revoked,
    otherCouple: other,
    stranger,
    supplier,
    supplierStaff,
    foreignSupplier,
    moderator: demo('moderator'),
    operator: demo('operator'),
    guest: null,
  };
  // A former member's profile still names the wedding, until it is updated.
  await firestore.doc(`users/${revoked.uid}`).set(userDocument(revoked.email, couple.weddingId));
  const clients = await Promise.all(
    Object.entries(people).map(async ([role, person]) => [role, await openSdk(server, person)] as const),
  );
  const levels = (has: (area: AccessArea) => boolean) =>
    Object.fromEntries(accessAreas.map((area) => [area, has(area) ? 'edit' : 'none']));
  return {
    uids: Object.fromEntries(Object.entries(people).map(([role, person]) => [role, person?.uid ?? ''])) as Record<
      Role,
      string
    >,
    as: Object.fromEntries(clients) as Record<Role, SdkClient>,
    weddingId: couple.weddingId,
    supplierId: 'GB123456',
    lookAt: async (area) =>
      void (await firestore.doc(`weddings/${couple.weddingId}`).update({
        roles: {
          [couple.uid]: 'owner',
          [partner.uid]: 'partner',
          [helperWith.uid]: 'helper',
          [helperWithout.uid]: 'helper',
        },
        access: {
          [helperWith.uid]: levels((one) => one === area),
          [helperWithout.uid]: levels((one) => one !== area),
        },
      })),
    close: async () => void (await Promise.all(clients.map(([, client]) => client.close()))),
  };
};
