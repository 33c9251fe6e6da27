import { useHost } from '@posy/remote-kit';
import { useIntl } from 'react-intl';
import { failureWords } from './failure-words';

interface Told {
  text: string;
  undo?: () => void;
  /** Whom or what it is about: of what is said of one, the newest alone stays. */
  about?: string;
}

/**
 * Tries a change and says what came of it: a sentence (with undo) when it worked, the reason and another try when not.
 * It outlives the component that began it: what is said about others' access is never lost to a change of screen.
 * Resolves with whether it worked.
 */
export type Attempt = <T>(work: () => Promise<T>, worked: (value: T) => Told | null) => Promise<boolean>;

export const useAttempt = (): Attempt => {
  const intl = useIntl();
  const host = useHost();
  const tell = ({ text, undo, about }: Told): void =>
    host.notices.show({
      tone: 'success',
      text,
      ...(about === undefined ? {} : { about }),
      ...(undo === undefined ? {} : { action: { label: intl.formatMessage({ id: 'collab.undo' }), run: undo } }),
    });
  const attempt: Attempt = async (work, worked) => {
    try {
      const told = worked(await work());
      if (told !== null) tell(told);
      return true;
    } catch (error) {
      host.telemetry.error('collaboration', error);
      host.notices.show({
        tone: 'error',
        text: failureWords(intl, error),
        action: { label: intl.formatMessage({ id: 'collab.retry' }), run: () => void attempt(work, worked) },
      });
      return false;
    }
  };
  return attempt;
};
