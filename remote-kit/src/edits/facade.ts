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
export { syncWeddingFigures, saysFigures } from './sync-wedding-figures';
export type { Figures } from './sync-wedding-figures';
export { aboutOf, editsOf, noteEdit } from './ledger';
export { performEdit, showEditNotice } from './perform-edit';
export type { EditArea, EditPlace, PersonsEdit, EditNotice } from './edit-place';
export { editPlaceOf, useEditPlaceOf } from './use-edit-place';
export type { EditPlaceOf } from './use-edit-place';
export type { Performed } from './perform-edit';
export { standingUndo } from './standing';
export { formTimeoutMs, settle } from './settle';
export type { Sent } from './settle';
