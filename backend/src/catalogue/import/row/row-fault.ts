/** The fault of a row that makes no supplier, in words that name the column. */
export class RowFault extends Error {}
