export { commitInChunks, commitLimit, inChunks } from './chunks';
export { applyWrites } from './apply-writes';
export {
  changeFields,
  changePaths,
  deleteDocument,
  deleteWrite,
  differing,
  joinEdits,
  makeDocument,
  makeWrite,
  noEdit,
  restoreWrite,
  reverse,
  updateWrite,
  writesOf,
} from './edit';
export type { Edit } from './edit';
export { keepOnWedding, saysFigures } from './keep-on-wedding';
export type { Figures } from './keep-on-wedding';
export { aboutOf, editsOf, noteEdit } from './ledger';
export { performEdit, tellEdit } from './perform-edit';
export type { EditArea, EditPlace, PersonsEdit, Told } from './edit-place';
export type { Performed } from './perform-edit';
export { standingUndo } from './standing';
export { formTimeoutMs, settle } from './settle';
export type { Sent } from './settle';
