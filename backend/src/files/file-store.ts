/** Folders of stored files: photos of couples, files of messages, photos of suppliers. */
export type StoredFolder = 'photos' | 'attachments' | 'supplier-photos';

/**
 * Stores photos, and files of messages: bytes by id. Adapters: a folder, a Google Cloud Storage bucket. Source:
 * D-photo-03.
 */
export interface FileStore {
  write(id: string, body: Buffer): Promise<void>;
  /** Null when there is no such file. */
  read(id: string): Promise<Buffer | null>;
  /** Returns true when the file exists, without reading it. */
  has(id: string): Promise<boolean>;
  /** Removing a missing file is no fault. */
  remove(id: string): Promise<void>;
}
