import { collections } from '@posy/shared-contracts/collections';
import { type FirestoreWrite, removeField } from '@posy/shared-contracts/mount-props';
import { deleteWrite, type Edit, restoreWrite, updateWrite } from './edit';
import { wholeDocument } from './ledger';
import { standingUndo, type UndoContext } from './standing';

const wishes = collections.seatingWishes('w1');
const made = { id: 'near', kind: 'together', note: 'By the window' };

const change: Edit = {
  changes: [updateWrite(wishes, 'near', { kind: 'apart', note: 'Far away' })],
  undo: [updateWrite(wishes, 'near', { kind: 'together', note: 'By the window' })],
};
const making: Edit = { changes: [restoreWrite(wishes, made)], undo: [deleteWrite(wishes, 'near')] };
const deleting: Edit = { changes: [deleteWrite(wishes, 'near')], undo: [restoreWrite(wishes, made)] };

const after = { kind: 'apart', note: 'Far away' };
const unknown = undefined;
const gone = null;

/** Returns the remaining undo of an edit: the restored fields, or the operation on the document. */
const stands = (edit: Edit, known: object | null | undefined, newer: readonly string[] = []): unknown => {
  const look: UndoContext = { known: () => known, isNewer: (_write, field) => newer.includes(field) };
  const [back, ...more] = standingUndo(edit, look);
  expect(more).toEqual([]);
  if (back === undefined) return 'nothing';
  return back.kind === 'update' ? Object.keys(back.data).filter((field) => field !== 'updatedAt') : back.kind;
};

describe('a changed field', () => {
  test.each([
    ['known as the edit left it', after, [], ['kind', 'note']],
    ['known with another note', { ...after, note: 'At the door' }, [], ['kind']],
    ['known with nothing of the edit', { kind: 'quiet', note: 'At the door' }, [], 'nothing'],
    ['known as it was left, its note written here again', after, ['note'], ['kind']],
    ['known as it was left, both written here again', after, ['kind', 'note'], 'nothing'],
    ['not read here', unknown, [], ['kind', 'note']],
    ['not read here, its note written here again', unknown, ['note'], ['kind']],
    ['not read here, both written here again', unknown, ['kind', 'note'], 'nothing'],
    ['gone', gone, [], 'nothing'],
    ['gone after it was written here again', gone, ['note'], 'nothing'],
  ])('of a document that is %s', (_how, known, newer, expected) => {
    expect(stands(change, known, newer)).toEqual(expected);
  });

  test('that the edit removed is put back where it is still missing', () => {
    const removing: Edit = {
      changes: [{ kind: 'update', collection: wishes, id: 'near', data: { note: removeField() } }],
      undo: [updateWrite(wishes, 'near', { note: 'By the window' })],
    };
    expect(stands(removing, { kind: 'together' })).toEqual(['note']);
    expect(stands(removing, { kind: 'together', note: 'At the door' })).toBe('nothing');
  });

  test('merged into a document that is gone is put back', () => {
    const back: FirestoreWrite = { kind: 'merge', collection: wishes, id: 'near', data: { note: 'By the window' } };
    const look: UndoContext = { known: () => gone, isNewer: () => false };
    expect(standingUndo({ changes: [{ ...back, data: { note: 'Far away' } }], undo: [back] }, look)).toEqual([back]);
  });
});

describe('a document that was made', () => {
  test.each([
    ['known as the edit left it', made, [], 'delete'],
    ['known with a field that is not the edit’s', { ...made, hue: 'fern' }, [], 'delete'],
    ['known with another note', { ...made, note: 'At the door' }, [], 'nothing'],
    ['known as it was left, written here again', made, [wholeDocument], 'nothing'],
    ['not read here', unknown, [], 'delete'],
    ['not read here, written here again', unknown, [wholeDocument], 'nothing'],
    ['gone', gone, [], 'nothing'],
    ['gone after it was written here again', gone, [wholeDocument], 'nothing'],
  ])('and is %s', (_how, known, newer, expected) => {
    expect(stands(making, known, newer)).toBe(expected);
  });
});

describe('a document that was deleted', () => {
  test.each([
    ['gone', gone, 'set'],
    ['not read here', unknown, 'set'],
    ['there again', made, 'nothing'],
  ])('and is %s', (_how, known, expected) => {
    expect(stands(deleting, known)).toBe(expected);
  });
});
