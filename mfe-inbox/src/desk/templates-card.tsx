import { useHost } from '@posy/remote-kit';
import { talkConstants } from '@posy/shared-contracts/constants';
import { Button, Card, Inline, Row, Rows, Section, Text } from '@posy/shared-ui';
import { TextAreaField, TextField } from '@posy/shared-ui/forms';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { FormDialog } from '#talk/form-dialog';
import { templateFields } from '#talk/rules/fill-template';
import { useTemplates } from '#talk/use-templates';
import { type Template, templateEdit, useDeskEdits } from './desk-edits';

interface TemplateDialogProps {
  template: Template;
  onSave: (template: Template) => void;
  onClose: () => void;
}

const TemplateDialog = ({ template, onSave, onClose }: TemplateDialogProps) => {
  const { formatMessage } = useIntl();
  const [name, setName] = useState(template.name);
  const [body, setBody] = useState(template.body);
  const submit = (): void => {
    if (name.trim() === '' || body.trim() === '') return;
    onSave({ ...template, name: name.trim(), body: body.trim() });
    onClose();
  };
  const fields = templateFields.map((field) => `{${field}}`).join(' ');
  return (
    <FormDialog
      title={<FormattedMessage id="desk.templates.title" />}
      action={<FormattedMessage id="desk.keep" />}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        label={formatMessage({ id: 'desk.templates.name' })}
        value={name}
        onChange={setName}
        maxLength={talkConstants.templateNameLength}
      />
      <TextAreaField
        label={formatMessage({ id: 'desk.templates.body' })}
        help={formatMessage({ id: 'desk.templates.fields' }, { fields })}
        value={body}
        onChange={setBody}
        rows={6}
        maxLength={talkConstants.templateBodyLength}
      />
    </FormDialog>
  );
};

/** Reply templates: chips over the field in every conversation. */
export const TemplatesCard = ({ supplierId }: { supplierId: string }) => {
  const { clock } = useHost();
  const { formatMessage } = useIntl();
  const perform = useDeskEdits();
  const [asked, setAsked] = useState<Template | null>(null);
  const templates = useTemplates(supplierId).value ?? [];
  const order = Math.max(0, ...templates.map((one) => one.order)) + 1;
  const fresh = (): Template => ({
    id: clock.newId(),
    name: '',
    body: '',
    order,
    updatedAt: new Date(0).toISOString(),
  });
  const change = (before: Template | null, after: Template | null): void =>
    perform(
      templateEdit(supplierId, before, after),
      `template ${before?.id ?? after?.id ?? ''}`,
      after === null ? 'template-gone' : 'template-saved',
    );
  return (
    <Card>
      <Section
        title={<FormattedMessage id="desk.templates" />}
        size="h3"
        gap={2}
        action={
          <Button size="s" onPress={() => setAsked(fresh())}>
            <FormattedMessage id="desk.templates.add" />
          </Button>
        }
      >
        {templates.length === 0 ? (
          <Text size="small" tone="soft">
            <FormattedMessage id="desk.templates.none" />
          </Text>
        ) : null}
        <Rows>
          {templates.map((template) => (
            <Row
              key={template.id}
              title={template.name}
              note={template.body}
              end={
                <Inline gap={1}>
                  <Button
                    size="s"
                    aria-label={formatMessage({ id: 'desk.templates.change' }, { name: template.name })}
                    onPress={() => setAsked(template)}
                  >
                    <FormattedMessage id="desk.change" />
                  </Button>
                  <Button
                    size="s"
                    kind="plain"
                    aria-label={formatMessage({ id: 'desk.templates.remove' }, { name: template.name })}
                    onPress={() => change(template, null)}
                  >
                    <FormattedMessage id="desk.remove" />
                  </Button>
                </Inline>
              }
            />
          ))}
        </Rows>
        {asked === null ? null : (
          <TemplateDialog
            template={asked}
            onSave={(after) => change(templates.find(({ id }) => id === after.id) ?? null, after)}
            onClose={() => setAsked(null)}
          />
        )}
      </Section>
    </Card>
  );
};
