import { useHost } from '@posy/remote-kit';
import { talkConstants, teamConstants } from '@posy/shared-contracts/constants';
import { labelHues } from '@posy/shared-contracts/entities';
import { Button, Card, Inline, Row, Rows, Section, Tag, Text } from '@posy/shared-ui';
import { RadioGroupField, TextField } from '@posy/shared-ui/forms';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { FormDialog } from '#talk/form-dialog';
import { useLabels } from '#talk/team/use-enquiry-files';
import { type Label, labelEdit, useDeskEdits } from './desk-edits';

interface LabelDialogProps {
  label: Label;
  onSave: (label: Label) => void;
  onClose: () => void;
}

const LabelDialog = ({ label, onSave, onClose }: LabelDialogProps) => {
  const { formatMessage } = useIntl();
  const [name, setName] = useState(label.name);
  const [hue, setHue] = useState(label.hue);
  const submit = (): void => {
    if (name.trim() === '') return;
    onSave({ ...label, name: name.trim(), hue });
    onClose();
  };
  return (
    <FormDialog
      title={<FormattedMessage id="desk.labels.title" />}
      action={<FormattedMessage id="desk.keep" />}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        label={formatMessage({ id: 'desk.labels.name' })}
        value={name}
        onChange={setName}
        maxLength={talkConstants.labelNameLength}
      />
      <RadioGroupField
        label={formatMessage({ id: 'desk.labels.hue' })}
        value={hue}
        onChange={(value) => setHue(labelHues.find((one) => one === value) ?? hue)}
        options={labelHues.map((value) => ({ value, label: formatMessage({ id: `desk.labels.hue.${value}` }) }))}
      />
    </FormDialog>
  );
};

/** The supplier's own labels for enquiries: a few, to filter the list by. */
export const LabelsCard = ({ supplierId }: { supplierId: string }) => {
  const { clock } = useHost();
  const { formatMessage } = useIntl();
  const perform = useDeskEdits();
  const [asked, setAsked] = useState<Label | null>(null);
  const labels = useLabels(supplierId);
  const fresh = (): Label => ({
    id: clock.newId(),
    name: '',
    hue: labelHues[labels.length % labelHues.length] ?? 'fern',
    order: Math.max(0, ...labels.map((one) => one.order)) + 1,
    updatedAt: new Date(0).toISOString(),
  });
  const change = (before: Label | null, after: Label | null): void =>
    perform(
      labelEdit(supplierId, before, after),
      `label ${before?.id ?? after?.id ?? ''}`,
      after === null ? 'label-gone' : 'label-saved',
    );
  return (
    <Card>
      <Section
        title={<FormattedMessage id="desk.labels" />}
        size="h3"
        gap={2}
        action={
          labels.length >= teamConstants.labelsMax ? null : (
            <Button size="s" onPress={() => setAsked(fresh())}>
              <FormattedMessage id="desk.labels.add" />
            </Button>
          )
        }
      >
        <Text size="small" tone="soft">
          <FormattedMessage id={labels.length === 0 ? 'desk.labels.none' : 'desk.labels.lead'} />
        </Text>
        <Rows>
          {labels.map((label) => (
            <Row
              key={label.id}
              title={<Tag hue={label.hue}>{label.name}</Tag>}
              end={
                <Inline gap={1}>
                  <Button
                    size="s"
                    aria-label={formatMessage({ id: 'desk.templates.change' }, { name: label.name })}
                    onPress={() => setAsked(label)}
                  >
                    <FormattedMessage id="desk.change" />
                  </Button>
                  <Button
                    size="s"
                    kind="plain"
                    aria-label={formatMessage({ id: 'desk.templates.remove' }, { name: label.name })}
                    onPress={() => change(label, null)}
                  >
                    <FormattedMessage id="desk.remove" />
                  </Button>
                </Inline>
              }
            />
          ))}
        </Rows>
        {asked === null ? null : (
          <LabelDialog
            label={asked}
            onSave={(after) => change(labels.find(({ id }) => id === after.id) ?? null, after)}
            onClose={() => setAsked(null)}
          />
        )}
      </Section>
    </Card>
  );
};
