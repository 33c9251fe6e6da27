import { type ServerConfig } from '#config/config';
import { type OpenMail } from '#mail/deliver/open-mail';
import { type ServerHooks } from '../server-hooks';

/** A server on its way up. */
export interface RunningParts {
  config: ServerConfig;
  hooks: Required<ServerHooks>;
  /** Cleanups of opened parts, in order; called in reverse. */
  closers: (() => Promise<void> | void)[];
  mail: OpenMail;
}
