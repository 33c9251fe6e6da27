import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type SessionKind, type SupplierRole } from '@posy/shared-contracts/entities';
import { defaultMarket } from '@posy/shared-contracts/markets';
import { newPerson } from '@posy/shared-contracts/rules';
import { type DocumentSnapshot, FieldValue } from 'firebase-admin/firestore';
import { type FoundAccount } from '#accounts/accounts';
import { addToSupplier, removeFromSuppliers } from '#accounts/supplier-people';
import { openCatalogueStore } from '#catalogue/store/open-catalogue-store';
import { type ServerConfig, StartError } from '#config/config';
import { type OpenFirestore } from '../firebase';
import { openBeside } from './open-beside';

/** The role that an operator gives a person. */
export type Appointment =
  | { kind: 'moderator' | 'operator' }
  /** `supplier`: its id, public id, or name in addresses. `isAlso`: beside the suppliers that they speak for already. */
  | { kind: 'supplier'; supplier: string; role: SupplierRole; isAlso?: boolean };

type Database = Pick<OpenFirestore, 'firestore' | 'accounts'>;

const accountOf = async ({ accounts }: Database, email: string): Promise<FoundAccount> => {
  const found = await accounts.findByEmail(email);
  if (found === null) throw new StartError(`There is no account with the address ${email}.`);
  return found;
};

const supplierIdOf = ({ dataDir }: ServerConfig, named: string): string => {
  const path = join(dataDir, 'catalogue.sqlite');
  if (!existsSync(path)) throw new StartError(`There is no supplier directory in ${dataDir}: start Posy once.`);
  const catalogue = openCatalogueStore(path);
  const supplier = catalogue.getSupplier(named);
  catalogue.close();
  if (supplier === null) throw new StartError(`The directory has no supplier ${named}.`);
  return supplier.id;
};

const textOrNull = (value: unknown): string | null => (typeof value === 'string' ? value : null);

const requireAppointable = ({ email, emailVerified }: FoundAccount, user: DocumentSnapshot): void => {
  if (!emailVerified)
    throw new StartError(`${email} has not confirmed the address: whoever signed up with it may not be who you mean.`);
  if (textOrNull(user.get('weddingId')) !== null)
    throw new StartError(`${email} plans a wedding here: appoint another account of theirs.`);
};

const newProfile = ({ name, email }: FoundAccount) => {
  const { locale, currency, country } = defaultMarket;
  const at = FieldValue.serverTimestamp();
  const person = newPerson({ email: email ?? '', name, provider: 'password', l10n: { locale, currency, country } });
  return { ...person, weddingId: null, registeredAt: at, createdAt: at };
};

const change = async (
  { firestore, accounts }: Database,
  account: FoundAccount,
  user: DocumentSnapshot,
  to: { kind: SessionKind; supplierId: string | null; role: SupplierRole; isAlso: boolean },
): Promise<void> => {
  // The old access ends first, so that it ends even if a later step fails; a second call does the rest.
  await accounts.mark(account.uid, 'couple');
  if (!to.isAlso) await removeFromSuppliers(firestore, account.uid, to.supplierId);
  const profile = user.exists ? {} : newProfile(account);
  await user.ref.set({ ...profile, kind: to.kind }, { merge: true });
  if (to.supplierId !== null) await addToSupplier(firestore, to.supplierId, account.uid, to.role);
  if (to.kind !== 'couple') await accounts.mark(account.uid, to.kind);
};

const withDatabase = async <T>(config: ServerConfig, work: (database: OpenFirestore) => Promise<T>): Promise<T> => {
  const database = await openBeside(config);
  try {
    return await work(database);
  } finally {
    await database.close();
  }
};

/**
 * Makes the account of an address a supplier's, a moderator's or an operator's, instead of what it was (or beside it, for
 * one who speaks for several suppliers); its sessions end.
 * Once more changes nothing. Throws `StartError` in words for the operator.
 */
export const appoint = (config: ServerConfig, email: string, appointment: Appointment): Promise<void> =>
  withDatabase(config, async (database) => {
    const isSupplier = appointment.kind === 'supplier';
    const supplierId = isSupplier ? supplierIdOf(config, appointment.supplier) : null;
    const account = await accountOf(database, email);
    const user = await database.firestore.doc(`users/${account.uid}`).get();
    requireAppointable(account, user);
    const role = isSupplier ? appointment.role : 'staff';
    const isAlso = isSupplier && appointment.isAlso === true;
    await change(database, account, user, { kind: appointment.kind, supplierId, role, isAlso });
  });

/** Takes a role away: the account is one like everybody's again. Throws `StartError` when it does not have that role. */
export const dismiss = (config: ServerConfig, email: string, kind: Appointment['kind']): Promise<void> =>
  withDatabase(config, async (database) => {
    const account = await accountOf(database, email);
    const user = await database.firestore.doc(`users/${account.uid}`).get();
    if (user.get('kind') !== kind) throw new StartError(`${email} is no ${kind}.`);
    await change(database, account, user, { kind: 'couple', supplierId: null, role: 'staff', isAlso: false });
  });
