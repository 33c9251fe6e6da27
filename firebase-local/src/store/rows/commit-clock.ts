import type Database from 'libsql';

/**
 * Commit times: microseconds, each greater than every one before, also across restarts and when the machine's clock
 * goes back. A client that saw a later time than we give would never become current again.
 */
export interface CommitClock {
  /** The time of the newest durable commit: what reads are as of. */
  last(): number;
  /** The time for the next commit. */
  next(): number;
  /** Writes the newest time given; call inside the transaction. */
  persist(): void;
  /** Call when the transaction is durable. */
  committed(): void;
}

export const createCommitClock = (db: Database.Database, nowMillis: () => number): CommitClock => {
  const row = db.prepare("SELECT value FROM meta WHERE key = 'last_commit'").get() as { value: string };
  const update = db.prepare("UPDATE meta SET value = ? WHERE key = 'last_commit'");
  let durable = Number(row.value);
  let given = durable;
  return {
    last: () => durable,
    next: () => {
      given = Math.max(Math.floor(nowMillis() * 1000), given + 1);
      return given;
    },
    persist: () => void update.run(String(given)),
    committed: () => void (durable = given),
  };
};
