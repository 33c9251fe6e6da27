import { useHost } from '@posy/remote-kit';
import { useIntl } from 'react-intl';
import { failureWords } from './failure-words';

interface CallNotice {
  text: string;
}

/**
 * Sends a call to the server that cannot be undone, such as ending an access, and shows the result: a notice after
 * success, the reason with a retry after a failure. A change with an undo is an edit instead
 * (`people/use-save-member`). The call outlives the component that began it, so that a result about others' access is
 * never lost. Resolves to true on success.
 */
export type ServerCall = <T>(
  /** The subject, such as `invitation i1`: only the newest notice about it stays. */
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
