import { useLocaleInfo } from '@posy/remote-kit';
import { Button, ButtonLink, Callout, Inline, PageHead, Text } from '@posy/shared-ui';
import { Segment } from '@posy/shared-ui/forms';
import { EyeIcon } from '@posy/shared-ui/icons';
import { FormattedMessage, useIntl } from 'react-intl';
import { supplierHref } from '#supplier/rules/links';
import { EditorSwitch } from './editor-switch';
import { NarrowOnly, WideOnly } from './narrow';
import { PublishButton } from './publish-button';
import type { Editor } from './use-editor';

/** Says whether the draft is saved, and how many faults stop it from being published. */
const StandingWords = ({ standing, drafted: { faults } }: Pick<Editor, 'standing' | 'drafted'>) => {
  if (standing === 'changed-elsewhere' || standing === 'connection' || standing === 'failed')
    return (
      <Callout hue="apricot" role="alert">
        <FormattedMessage id={`editor.standing.${standing}`} />
      </Callout>
    );
  return (
    <Text size="small" tone="soft" role="status">
      <FormattedMessage id={`editor.standing.${standing}`} />{' '}
      {faults.length > 0 ? <FormattedMessage id="editor.faults" values={{ count: faults.length }} /> : null}
    </Text>
  );
};

/** The form or its preview, which take turns on narrow screens. */
const modes = ['edit', 'preview'] as const;
export type Mode = (typeof modes)[number];

interface Props {
  supplierId: string;
  editor: Editor;
  mode: Mode;
  onMode: (mode: Mode) => void;
}

/** The editor's title, the state of the draft, and its actions. */
export const EditorHead = ({ supplierId, editor, mode, onMode }: Props) => {
  const { formatMessage } = useIntl();
  const { market } = useLocaleInfo();
  const { drafted, standing, canUndo, undo, save } = editor;
  return (
    <PageHead
      title={formatMessage({ id: 'editor.title' })}
      lead={<StandingWords standing={standing} drafted={drafted} />}
      actions={
        <Inline gap={2}>
          <EditorSwitch supplierId={supplierId} save={save} />
          <Button kind="plain" isDisabled={!canUndo} onPress={undo}>
            <FormattedMessage id="editor.undo" />
          </Button>
          <WideOnly>
            <ButtonLink href={supplierHref(market.prefix, drafted.preview)} icon={<EyeIcon />}>
              <FormattedMessage id="editor.as-couples" />
            </ButtonLink>
            <PublishButton editor={editor} />
          </WideOnly>
          <NarrowOnly>
            <Segment
              label={formatMessage({ id: 'editor.mode' })}
              value={mode}
              onChange={(value) => onMode(modes.find((one) => one === value) ?? mode)}
              options={modes.map((value) => ({ value, label: formatMessage({ id: `editor.mode.${value}` }) }))}
            />
          </NarrowOnly>
        </Inline>
      }
    />
  );
};
