import { ownProfileConstants } from '@posy/shared-contracts/constants';
import { type EndpointOutput } from '@posy/shared-contracts/endpoints';
import { type OwnProfile } from '@posy/shared-contracts/entities';
import { dayIn } from '@posy/shared-contracts/rules';
import { type Firestore, type Transaction } from 'firebase-admin/firestore';
import { type ApiContext } from '#api/handler';
import { Refusal } from '#api/refusal';
import { changedParts, ownFaults } from '#catalogue/own/own-faults';
import { ownOf, withOwn } from '#catalogue/own/own-profile';
import { ownReference, type StoredOwn, storedOwn } from '#catalogue/own/stored-own';
import { type SupplierRecord } from '#catalogue/records/supplier-record';
import { recordOf } from '#catalogue/records/supplier-texts';
import { readPublic, textsOf } from '#catalogue/source/supplier-documents';
import { supplierZone } from '#suppliers/calendars/supplier-zone';
import { toProfile } from '../public-faces';
import { uploadsFor } from './supplier-photos';

/** A supplier whose profile is edited, as the database has it. */
export interface EditedProfile extends StoredOwn {
  key: string;
  record: SupplierRecord;
  /** The public version of the fields that its people may edit. */
  shown: OwnProfile;
}

const unknown = () => new Refusal(404, 'supplier-unknown', 'There is no such supplier.');

/** Its documents, else what the demo says: an index may be a moment behind. */
const readRecord = async (
  { firestore, catalogue }: Pick<ApiContext, 'firestore' | 'catalogue'>,
  transaction: Transaction,
  id: string,
): Promise<{ key: string; record: SupplierRecord }> => {
  const [open, closed] = await transaction.getAll(
    firestore.doc(`catalogue/${id}`),
    firestore.doc(`cataloguePrivate/${id}`),
  );
  const read = readPublic(open?.data());
  if (read?.state === 'removed') throw unknown();
  const texts = read === null ? null : textsOf(id, read, closed?.data());
  const record = texts === null ? catalogue.getRecord(id) : recordOf(texts);
  if (record === null) throw unknown();
  return { key: read?.key ?? record.id, record };
};

export const readEdited = async (
  context: Pick<ApiContext, 'firestore' | 'catalogue'>,
  transaction: Transaction,
  supplierId: string,
): Promise<EditedProfile> => {
  const { key, record } = await readRecord(context, transaction, supplierId);
  const stored = storedOwn(await transaction.get(ownReference(context.firestore, supplierId)));
  return { ...stored, key, record, shown: ownOf(record) };
};

export const todayOf = (record: SupplierRecord, now: number): string => dayIn(supplierZone(record), now);

/** Evaluates a draft: its page, its faults, and the parts that differ from the public version. */
export const draftedOf = async (
  { firestore, now }: Pick<ApiContext, 'firestore' | 'now'>,
  { record, shown, revision }: EditedProfile,
  own: OwnProfile,
): Promise<Pick<EndpointOutput<'saveOwnProfile'>, 'revision' | 'preview' | 'faults' | 'changed'>> => {
  const today = todayOf(record, now());
  const uploads = await uploadsFor(firestore, record.id);
  return {
    revision,
    preview: toProfile(withOwn(record, own, today)),
    faults: ownFaults(own, { record, uploads, today }),
    changed: changedParts(shown, own),
  };
};

/** The last changes of a profile, newest first. */
export const changesOf = async (
  firestore: Firestore,
  supplierId: string,
): Promise<EndpointOutput<'ownProfile'>['log']> => {
  const log = ownReference(firestore, supplierId).collection('log').orderBy('at', 'desc');
  const { docs } = await log.limit(ownProfileConstants.shownChanges).get();
  return docs.map((line) => ({
    at: (line.get('at') as { toDate(): Date }).toDate().toISOString(),
    by: String(line.get('by.name') ?? ''),
    changed: line.get('changed') as string[],
  }));
};

/** Refuses who wrote on an older version: nothing of the other's is lost. */
export const requireRevision = ({ revision }: StoredOwn, wanted: number): void => {
  if (revision !== wanted)
    throw new Refusal(409, 'profile-changed', 'Somebody else changed this profile meanwhile. Reload it.');
};
