import { Slot, useOpenItem } from '@posy/remote-kit';
import type { WeddingChange } from '@posy/shared-contracts/manifest';
import { Button, Facts, Stack, Text } from '@posy/shared-ui';
import { Dialog } from '@posy/shared-ui/overlays';
import { type ReactNode, useMemo } from 'react';
import { useIntl } from 'react-intl';

/** A change with the texts of both states; `label` names it when several are confirmed at once. */
export interface ChangeInWords {
  change: WeddingChange;
  label?: string;
  from: string;
  to: string;
}

interface Props {
  weddingId: string;
  changes: readonly ChangeInWords[];
  title: string;
  confirmLabel: string;
  isSaving: boolean;
  onConfirm: () => void;
  onCancel: () => void;
  /** The shell's own text or question about the change. */
  children?: ReactNode;
}

/** The state before and after. */
const States = ({ label, from, to, isNamed }: ChangeInWords & { isNamed: boolean }) => {
  const { formatMessage } = useIntl();
  return (
    <Stack gap={1}>
      {isNamed ? <Text isStrong>{label}</Text> : null}
      <Facts>
        <dt>{formatMessage({ id: 'shell.profile.from' })}</dt>
        <dd>{from}</dd>
        <dt>{formatMessage({ id: 'shell.profile.to' })}</dt>
        <dd>{to}</dd>
      </Facts>
    </Stack>
  );
};

/** The previews of all remotes for one change. */
const Preview = ({ weddingId, change }: { weddingId: string; change: WeddingChange }) => (
  <Slot name="wedding-change.preview" props={useMemo(() => ({ weddingId, change }), [weddingId, change])} />
);

/** Shows the effects of a change of the wedding before it is made: each remote shows its part in the slot. */
export const ConfirmChange = (props: Props) => {
  const { weddingId, changes, title, confirmLabel, isSaving, onConfirm, onCancel, children } = props;
  const { formatMessage } = useIntl();
  useOpenItem('dialog', true, onCancel);
  return (
    <Dialog
      isOpen
      onClose={onCancel}
      title={title}
      closeLabel={formatMessage({ id: 'shell.profile.close' })}
      actions={
        <>
          <Button kind="plain" onPress={onCancel}>
            {formatMessage({ id: 'shell.profile.keep' })}
          </Button>
          <Button kind="main" isPending={isSaving} onPress={onConfirm}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        {changes.map((each) => (
          <States key={each.change.kind} {...each} isNamed={changes.length > 1} />
        ))}
        {children}
        {changes.map(({ change }) => (
          <Preview key={change.kind} weddingId={weddingId} change={change} />
        ))}
        <Text size="small" tone="soft">
          {formatMessage({ id: 'shell.profile.undoAfter' })}
        </Text>
      </Stack>
    </Dialog>
  );
};
