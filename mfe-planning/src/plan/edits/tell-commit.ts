import type { MountProps } from '@posy/shared-contracts/mount-props';
import type { IntlShape } from 'react-intl';
import { whenSafe } from './when-safe';

/** What is said of a deed. */
export interface Told {
  text: string;
  emoji?: string;
}

/** A commit with its words. */
export interface ToldCommit {
  host: MountProps;
  intl: IntlShape;
  /** What an error is reported as. */
  feature: string;
  /** The thing that changes: of what is said about it, the newest alone stays. */
  about: string;
  commit: () => Promise<void>;
  /** What is said when it is saved; null for what is seen anyway, such as an undo. */
  told: Told | null;
  undo: () => void;
  /** What is said when it is refused, and what another try does. */
  refused: string;
  retry: () => void;
  /** Once it is saved, or will be with the connection. */
  onTold?: () => void;
  /** Once the server has it. */
  done?: () => void;
}

/** Commits, tells of it with the way back, and of a refusal with another try: nothing typed is lost. */
export const tellCommit = (deed: ToldCommit): void => {
  const { host, intl, about } = deed;
  const announce = (): void => {
    deed.onTold?.();
    if (deed.told === null) return;
    const label = intl.formatMessage({ id: 'planning.undo' });
    host.notices.show({ tone: 'success', ...deed.told, about, action: { label, run: deed.undo } });
  };
  const refuse = (error: unknown): void => {
    host.telemetry.error(deed.feature, error);
    const action = { label: intl.formatMessage({ id: 'planning.retry' }), run: deed.retry };
    host.notices.show({ tone: 'error', text: deed.refused, about, action });
  };
  const saved = deed.commit();
  whenSafe(host, saved, announce);
  saved.then(() => deed.done?.(), refuse);
};
