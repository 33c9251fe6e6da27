import { useHost } from '@posy/remote-kit';
import { useIntl } from 'react-intl';
import { failureWords } from './failure-words';

interface CallNotice {
  text: string;
}

/**
 * Asks the server for something that cannot be taken back, such as ending an access, and says what came of it: a sentence
 * when it worked, the reason and another try when not. What can be taken back is an edit (`people/use-save-member`).
 * It outlives the component that began it: what is said about others' access is never lost to a change of screen.
 * Resolves with whether it worked.
 */
export type ServerCall = <T>(
  /** The thing that it is about, such as `invitation i1`: of what is said about it, the newest alone stays. */
  about: string,
  work: () => Promise<T>,
  worked: (value: T) => CallNotice | null,
) => Promise<boolean>;

export const useServerCall = (): ServerCall => {
  const intl = useIntl();
  const host = useHost();
  const call: ServerCall = async (about, work, worked) => {
    try {
      const notice = worked(await work());
      if (notice !== null) host.notices.show({ tone: 'success', about, ...notice });
      return true;
    } catch (error) {
      host.telemetry.error('collaboration', error);
      host.notices.show({
        tone: 'error',
        about,
        text: failureWords(intl, error),
        action: { label: intl.formatMessage({ id: 'collab.retry' }), run: () => void call(about, work, worked) },
      });
      return false;
    }
  };
  return call;
};
