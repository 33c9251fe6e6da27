import { Button, Text } from '@posy/shared-ui';
import { AlertDialog } from '@posy/shared-ui/overlays';
import { FormattedMessage } from 'react-intl';
import type { EditMode } from './use-edit-mode';

/** Asks before the edit mode is left with guests selected. Source: S2-back-12. */
export const LeaveWarning = ({ edit }: { edit: EditMode }) => (
  <AlertDialog
    isOpen={edit.isAsking}
    onClose={edit.goOn}
    title={<FormattedMessage id="guests.edit.warning.title" values={{ count: edit.ids.size }} />}
    actions={
      <>
        <Button onPress={edit.leaveNow}>
          <FormattedMessage id="guests.edit.warning.leave" />
        </Button>
        <Button kind="main" onPress={edit.goOn}>
          <FormattedMessage id="guests.edit.warning.stay" />
        </Button>
      </>
    }
  >
    <Text>
      <FormattedMessage id="guests.edit.warning.text" />
    </Text>
  </AlertDialog>
);
