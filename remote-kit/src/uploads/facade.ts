/** Files that people choose, send and open: what is wrong with one, how large it is, and why a call did not do its work. */
export { openFile } from '../adapters/open-file';
export { type CallFailure, callFailure, callFailures } from './call-failure';
export { ChooseFile } from './choose-file';
export { acceptedTypes, type FileFault, fileFault, fileFaults, mayRetry, nameOfFile, uploadFault } from './file-faults';
export { fileSize } from './file-size';
export { CutNotice, useFilesWithin } from './files-within';
export { type PhotoUpload, UploadTile } from './upload-tile';
