import {
  aboutOf,
  changeFields,
  deleteDocument,
  joinEdits,
  makeDocument,
  performEdit,
  writesOf,
  type Edit,
  type EditPlace,
} from '@posy/remote-kit/edits';
import { liveCacheOf } from '@posy/remote-kit';
