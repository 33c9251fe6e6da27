import { fieldUpdateKind, FirestoreError, type FirestoreWrite } from '@posy/shared-contracts/mount-props';
import { act } from 'react';
import type { Edit } from '../edits/edit';
import { aboutOf } from '../edits/ledger';
import { performEdit } from '../edits/perform-edit';
import type { EditPage } from './edit-page';
import { settle } from './settle';

export interface EditRow {
  /** The person's action: "ticks a task". */
  who: string;
  edit: Edit;
}

interface EveryEditOptions<Row extends EditRow> {
  open: (row: Row) => Promise<EditPage>;
  /** For each field a value that differs from both the original and the edit's. */
  newerValues: Readonly<Record<string, unknown>>;
  /** Values that another member writes into a document that an edit created, by its collection; a name by default. */
  newerWords?: Readonly<Record<string, object>>;
  /** Write that takes the access away, and the message then; null where nothing takes it away. */
  takenAway: { write: FirestoreWrite; text: string } | null;
  /** The server makes these edits: nothing is queued without a connection, and no notice is shown before its answer. */
  areMadeByServer?: boolean;
}

const step = (run: () => void): Promise<void> =>
  act(async () => {
    run();
    await settle();
  });

const refused = 'It could not be saved.';
const no = new FirestoreError('unavailable', 'No.');
const lastOf = ({ host }: EditPage) => host.shown.at(-1);

const performIn = ({ place }: EditPage, { edit }: EditRow): void =>
  void performEdit(place, { edit, about: aboutOf(edit.changes), notice: { text: 'Done.' }, refused });

/** Writes of another member to the same fields since: values that differ from both the old and the edit's. */
const newerThan = (edit: Edit, { newerValues, newerWords = {} }: EveryEditOptions<never>): FirestoreWrite[] => {
  // A switch has no third value: the other member restores it.
  const newerValue = (field: string, was: unknown): unknown => {
    if (fieldUpdateKind(was) === 'server-time' || typeof was === 'boolean') return was;
    if (!(field in newerValues)) throw new Error(`There is no third value of ${field}.`);
    return newerValues[field];
  };
  return edit.undo.map((write) => {
    const { collection, id } = write;
    const words = newerWords[collection.path.split('/').at(-1) ?? ''] ?? { name: 'Newest' };
    if (write.kind === 'delete') return { kind: 'update', collection, id, data: { ...words } };
    if (write.kind === 'set') return { ...write, data: { ...write.data, ...words } };
    const fields = Object.entries(write.data).map(([field, was]) => [field, newerValue(field, was)]);
    return { ...write, data: Object.fromEntries(fields) as Record<string, unknown> };
  });
};

/** Asks every edit the same questions: undo, an older undo, a refusal, no connection, access taken away, a closed page. */
export const askEveryEdit = <Row extends EditRow>(rows: readonly Row[], asked: EveryEditOptions<Row>): void => {
  describe.each(rows.map((row) => [row.who, row] as const))('who %s', (_who, row) => {
    const about = aboutOf(row.edit.changes);
    let page: EditPage;
    beforeEach(async () => {
      page = await asked.open(row);
    });
    afterEach(() => page.leave());
    const perform = (): Promise<void> => step(() => performIn(page, row));
    const runLast = (): Promise<void> => step(() => lastOf(page)?.action?.run());

    test('gets a notice about the thing, and can undo it whole', async () => {
      const before = page.documents();
      await perform();
      expect(page.documents()).not.toEqual(before);
      expect(lastOf(page)).toMatchObject({ tone: 'success', text: 'Done.', about });
      await runLast();
      expect(page.documents()).toEqual(before);
    });

    test('wipes nothing newer with an older undo, whoever wrote it', async () => {
      await perform();
      const older = lastOf(page)?.action;
      await step(() => page.firestore.writeElsewhere(newerThan(row.edit, asked)));
      const [now, commits] = [page.documents(), page.firestore.commits.length];
      await step(() => older?.run());
      expect(page.documents()).toEqual(now);
      expect(page.firestore.commits).toHaveLength(commits);
      expect(lastOf(page)).toMatchObject({ tone: 'info', about });
    });

    test('hears of a refusal, sees things as they were, and can try again', async () => {
      const before = page.documents();
      page.firestore.refuse(no);
      await perform();
      expect(page.documents()).toEqual(before);
      expect(lastOf(page)).toMatchObject({ tone: 'error', text: refused, about });
      page.firestore.refuse(null);
      await runLast();
      expect(page.documents()).not.toEqual(before);
    });

    const { takenAway } = asked;
    if (takenAway !== null)
      test('gets a notice without a retry when the access was taken away', async () => {
        await step(() => page.firestore.writeElsewhere([takenAway.write]));
        page.firestore.refuse(new FirestoreError('permission-denied', 'No.'));
        await perform();
        expect(lastOf(page)).toEqual({ tone: 'error', text: takenAway.text, about });
      });

    if (asked.areMadeByServer === true) {
      test('hears nothing before the server has answered, and of a refusal then', async () => {
        const before = page.documents();
        const release = page.firestore.hold();
        await perform();
        expect(page.host.shown).toEqual([]);
        page.firestore.refuse(no);
        await step(release);
        expect(page.documents()).toEqual(before);
        expect(lastOf(page)).toMatchObject({ tone: 'error', text: refused, about });
      });
      return;
    }

    test('goes on without a connection, and hears of a refusal that comes later', async () => {
      const before = page.documents();
      page.host.online.set(false);
      const release = page.firestore.hold();
      await perform();
      expect(lastOf(page)).toMatchObject({ tone: 'success', text: 'Done.' });
      page.firestore.refuse(no);
      await step(release);
      expect(lastOf(page)).toMatchObject({ tone: 'error', text: refused });
      expect(page.documents()).toEqual(before);
    });

    test('may close the page at once: the database had all of it before', async () => {
      const given: unknown[] = [];
      const { commit } = page.firestore;
      page.firestore.commit = (writes, options) => {
        given.push(...writes);
        return commit(writes, options);
      };
      await step(() => {
        performIn(page, row);
        expect(given).toEqual(expect.arrayContaining([...row.edit.changes]));
      });
    });
  });
};

export { type EditPage, openEditPage } from './edit-page';
