import { FormattedMessage } from 'react-intl';
import { ScreenFailed } from '#plan/frame/screen-failed';

/** Replaces the checklist when it could not be read or made. */
export const ChecklistFailed = ({ retry }: { retry: () => void }) => (
  <ScreenFailed
    title={<FormattedMessage id="planning.failed.title" />}
    text={<FormattedMessage id="planning.failed.text" />}
    offline={<FormattedMessage id="planning.failed.offline" />}
    retry={retry}
  />
);
