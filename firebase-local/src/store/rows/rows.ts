import { type Meter } from '#base/meter';
import { type DocumentFields, type StoredDocument } from '#values/value';

/** A row of the documents table. */
export interface DocumentRow {
  collection: string;
  id: string;
  fields: string;
  create_time: number;
  update_time: number;
}

export const documentOf = (row: DocumentRow, meter: Meter): StoredDocument => {
  meter.document(row.fields.length);
  return {
    path: `${row.collection}/${row.id}`,
    fields: JSON.parse(row.fields) as DocumentFields,
    createTime: row.create_time,
    updateTime: row.update_time,
  };
};
