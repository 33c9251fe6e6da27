import { useHost } from '@posy/remote-kit';
import { useIntl } from 'react-intl';
import { failureWords } from './failure-words';

interface Told {
  text: string;
}

/**
 * Asks the server for something that cannot be taken back, such as ending an access, and says what came of it: a sentence
 * when it worked, the reason and another try when not. What can be taken back is an edit (`people/use-save-member`).
 * It outlives the component that began it: what is said about others' access is never lost to a change of screen.
 * Resolves with whether it worked.
 */
export type Attempt = <T>(work: () => Promise<T>, worked: (value: T) => Told | null) => Promise<boolean>;

export const useAttempt = (): Attempt => {
  const intl = useIntl();
  const host = useHost();
  const attempt: Attempt = async (work, worked) => {
    try {
      const told = worked(await work());
      if (told !== null) host.notices.show({ tone: 'success', ...told });
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
