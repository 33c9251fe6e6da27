/** What is stored apart: photos of couples, files of messages, photos of suppliers. */
export type StoredFolder = 'photos' | 'attachments' | 'supplier-photos';

/** Where photos, and files of messages, are stored: their bytes by id. Adapters: a folder, a Google Cloud Storage bucket. Source: D-photo-03. */
export interface FileStore {
  write(id: string, body: Buffer): Promise<void>;
  /** Null when there is no such file. */
  read(id: string): Promise<Buffer | null>;
  /** Whether the file is there, without its bytes. */
  has(id: string): Promise<boolean>;
  /** One that is not there is no fault. */
  remove(id: string): Promise<void>;
}
