/** A bucket that has the releases of an installation, closed to everybody but its servers: bytes by names such as `sets/1f0c.json`. */
export interface ReleaseBucket {
  /** Names that begin so. */
  list(prefix: string): Promise<string[]>;
  /** Null where nothing has the name. */
  read(name: string): Promise<Buffer | null>;
  /** Stores what nobody has stored under the name. False: somebody has, and that stays. */
  create(name: string, body: Buffer): Promise<boolean>;
  /** Stores it in the place of what was there. */
  write(name: string, body: Buffer): Promise<void>;
  /** Removing what is not there is no fault. */
  remove(name: string): Promise<void>;
}
