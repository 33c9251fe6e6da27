/** Where photos are kept: their bytes by id. Adapters: a folder, a Google Cloud Storage bucket. Source: D-photo-03. */
export interface PhotoStore {
  write(id: string, body: Buffer): Promise<void>;
  /** Null when there is no such photo. */
  read(id: string): Promise<Buffer | null>;
  /** Whether the photo is there, without its bytes. */
  has(id: string): Promise<boolean>;
  /** A photo that is not there is no fault. */
  remove(id: string): Promise<void>;
}
