import { Button, Inline } from '@posy/shared-ui';
import { Form } from '@posy/shared-ui/forms';
import { Dialog } from '@posy/shared-ui/overlays';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

interface Props {
  title: ReactNode;
  /** What the button that sends it says. */
  action: ReactNode;
  /** Large for forms of many fields. */
  isLarge?: boolean;
  /** Nothing is lost by a press beside it: there is little to type. */
  closesOutside?: boolean;
  onSubmit: () => void;
  onClose: () => void;
  children: ReactNode;
}

/** A form over the screen: its fields, and below them the ways out. Whoever opens it registers it for back. */
export const FormDialog = ({ title, action, isLarge, closesOutside, onSubmit, onClose, children }: Props) => (
  <Dialog
    isOpen
    isSticky={closesOutside !== true}
    size={isLarge === true ? undefined : 's'}
    onClose={onClose}
    title={title}
    closeLabel={useIntl().formatMessage({ id: 'planning.close' })}
  >
    <Form onSubmit={onSubmit}>
      {children}
      <Inline justify="end" gap={2}>
        <Button kind="plain" onPress={onClose}>
          <FormattedMessage id="planning.cancel" />
        </Button>
        <Button kind="main" type="submit">
          {action}
        </Button>
      </Inline>
    </Form>
  </Dialog>
);
