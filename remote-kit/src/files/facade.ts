/** Tables as files, harmless when opened in a spreadsheet; saving and printing. */
export { watchPrinting } from '../adapters/print';
export { saveFile } from '../adapters/save-file';
export { asWritten, harmless } from './harmless';
export { usePrint } from './use-print';
export { separatorFor, writeCsv } from './write-csv';
