import { useOpenItem } from '@posy/remote-kit';
import { Button } from '@posy/shared-ui';
import { Form } from '@posy/shared-ui/forms';
import { Dialog } from '@posy/shared-ui/overlays';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { CodeStep } from '#features/second-factor/code/code-step-part';
import { FailureNotice } from '../forms/failure-notice';
import type { Attempt } from '../forms/use-attempt';

interface Props {
  title: string;
  submitLabel: string;
  attempt: Attempt;
  onSubmit: () => void;
  onClose: () => void;
  children: ReactNode;
}

/** A form in a dialog, for one change of the account. */
export const ChangeDialog = ({ title, submitLabel, attempt, onSubmit, onClose, children }: Props) => {
  const { formatMessage } = useIntl();
  useOpenItem('dialog', true, onClose);
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={title}
      closeLabel={formatMessage({ id: 'shell.security.close' })}
      size="s"
      isSticky
    >
      {attempt.question === null ? (
        <Form onSubmit={onSubmit}>
          <FailureNotice failure={attempt.failure} />
          {children}
          <Button type="submit" kind="main" isWide isPending={attempt.isPending}>
            {submitLabel}
          </Button>
          <Button kind="plain" isDisabled={attempt.isPending} onPress={onClose}>
            {formatMessage({ id: 'shell.security.cancel' })}
          </Button>
        </Form>
      ) : (
        <CodeStep question={attempt.question} />
      )}
    </Dialog>
  );
};
