import { FormDialog as KitFormDialog, type FormDialogProps } from '@posy/remote-kit/dialogs';
import { FormattedMessage, useIntl } from 'react-intl';

/** A form over the screen, with the shortlist's words for its ways out. */
export const FormDialog = (props: Omit<FormDialogProps, 'closeLabel' | 'cancel'>) => (
  <KitFormDialog
    {...props}
    closeLabel={useIntl().formatMessage({ id: 'shortlist.close' })}
    cancel={<FormattedMessage id="shortlist.cancel" />}
  />
);
