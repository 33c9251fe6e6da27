import { join } from 'node:path';
import { type ServerConfig } from '#config/config';
import { type SendMail } from '../mail';
import { openOutbox, type Outbox } from '../outbox/outbox';
import { openSmtp } from '../smtp';

/** The mail service of this server. */
export interface OpenMail {
  send: SendMail;
  /** Null when mail really goes out. */
  outbox: Outbox | null;
  close: () => void;
}

/** Opens SMTP when a mail server is configured; otherwise the outbox on disk. Source: D-mail-01, D-mail-02. */
export const openMail = ({ smtp, dataDir }: ServerConfig, now: () => number): OpenMail => {
  if (smtp !== null) return { ...openSmtp(smtp), outbox: null };
  const outbox = openOutbox(join(dataDir, 'outbox'), now);
  return { send: outbox.send, outbox, close: () => undefined };
};
