import { FormDialog as KitFormDialog, type FormDialogProps } from '@posy/remote-kit/dialogs';
import { FormattedMessage, useIntl } from 'react-intl';

/** A form over the screen, with planning's words for its ways out. */
export const FormDialog = (props: Omit<FormDialogProps, 'closeLabel' | 'cancel'>) => (
  <KitFormDialog
    {...props}
    closeLabel={useIntl().formatMessage({ id: 'planning.close' })}
    cancel={<FormattedMessage id="planning.cancel" />}
  />
);
