import { useOpenItem } from '@posy/remote-kit';
import { tableNameLength } from '@posy/shared-contracts/constants';
import { type TableShape, tableShapes } from '@posy/shared-contracts/entities';
import { Button } from '@posy/shared-ui';
import { CheckboxField, NumberField, RadioGroupField, TextField } from '@posy/shared-ui/forms';
import { Dialog, DialogForm } from '@posy/shared-ui/overlays';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { TableDraft } from '../queries/seating-commands';
import type { Table } from '../rules/seating-plan';

const mostSeats = 40;

interface Props {
  /** The table to edit; null for a new one. */
  table: Table | null;
  /** Name of a new table until the person changes it. */
  defaultName: string;
  /** Number of guests at the table: it cannot have fewer seats. */
  taken: number;
  onSave: (draft: TableDraft) => void;
  onRemove: () => void;
  onClose: () => void;
}

const draftOf = (table: Table | null, name: string): TableDraft =>
  table === null
    ? { name, shape: 'round', seats: 8, stepFree: false, quiet: false }
    : { name: table.name, shape: table.shape, seats: table.seats, stepFree: table.stepFree, quiet: table.quiet };

const useTableForm = ({ table, defaultName, taken, onSave, onClose }: Props) => {
  const { formatMessage } = useIntl();
  const [changes, setChanges] = useState<Partial<TableDraft>>({});
  // The default name is read late: a table that was just added may arrive only now and take the number.
  const draft: TableDraft = { ...draftOf(table, defaultName), ...changes };
  const [seats, setSeats] = useState<number | null>(draft.seats);
  const [isTried, setTried] = useState(false);
  const set = (change: Partial<TableDraft>): void => setChanges((before) => ({ ...before, ...change }));
  const isWrong = seats === null || !Number.isInteger(seats) || seats < 1 || seats > mostSeats;
  const errors = {
    name: draft.name.trim() === '' ? formatMessage({ id: 'seating.dialog.name.missing' }) : undefined,
    seats: isWrong
      ? formatMessage({ id: 'seating.dialog.seats.wrong' })
      : seats < taken
        ? formatMessage({ id: 'seating.dialog.seats.taken' }, { taken })
        : undefined,
  };
  const submit = (): void => {
    setTried(true);
    if (errors.name !== undefined || errors.seats !== undefined || seats === null) return;
    onSave({ ...draft, name: draft.name.trim(), seats });
    onClose();
  };
  return { draft, set, seats, setSeats, submit, errors: isTried ? errors : { name: undefined, seats: undefined } };
};

const Shape = ({ value, onChange }: { value: TableShape; onChange: (shape: TableShape) => void }) => (
  <RadioGroupField
    label={<FormattedMessage id="seating.dialog.shape" />}
    layout="row"
    value={value}
    onChange={(shape) => onChange(shape as TableShape)}
    options={tableShapes.map((shape) => ({ value: shape, label: <FormattedMessage id={`seating.shape.${shape}`} /> }))}
  />
);

/** Edits a table's name, shape and number of seats. */
export const TableDialog = (props: Props) => {
  const { table, onRemove, onClose } = props;
  const { formatMessage } = useIntl();
  const { draft, set, seats, setSeats, submit, errors } = useTableForm(props);
  useOpenItem('dialog', true, onClose);
  const title =
    table === null
      ? formatMessage({ id: 'seating.dialog.add' })
      : formatMessage({ id: 'seating.dialog.edit' }, { name: table.name });
  const remove = (): void => {
    onRemove();
    onClose();
  };
  return (
    <Dialog
      isOpen
      isSticky
      size="s"
      onClose={onClose}
      title={title}
      closeLabel={formatMessage({ id: 'planning.close' })}
    >
      <DialogForm
        onSubmit={submit}
        actions={
          <>
            {table !== null && (
              <Button kind="risk" onPress={remove}>
                <FormattedMessage id="seating.dialog.remove" />
              </Button>
            )}
            <Button kind="main" type="submit">
              <FormattedMessage id={table === null ? 'seating.dialog.create' : 'seating.dialog.save'} />
            </Button>
          </>
        }
      >
        <TextField
          label={<FormattedMessage id="seating.dialog.name" />}
          value={draft.name}
          onChange={(name) => set({ name })}
          maxLength={tableNameLength}
          isRequired
          autoFocus
          error={errors.name}
        />
        <Shape value={draft.shape} onChange={(shape) => set({ shape })} />
        <NumberField
          label={<FormattedMessage id="seating.dialog.seats" />}
          value={seats}
          onChange={setSeats}
          error={errors.seats}
          unreadableError={formatMessage({ id: 'seating.dialog.seats.wrong' })}
        />
        <CheckboxField
          label={<FormattedMessage id="seating.dialog.step-free" />}
          isChecked={draft.stepFree}
          onChange={(stepFree) => set({ stepFree })}
        />
        <CheckboxField
          label={<FormattedMessage id="seating.dialog.quiet" />}
          isChecked={draft.quiet}
          onChange={(quiet) => set({ quiet })}
        />
      </DialogForm>
    </Dialog>
  );
};
