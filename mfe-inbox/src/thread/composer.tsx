import styled from '@emotion/styled';
import type { Attachment } from '@posy/shared-contracts/entities';
import { enquiryLimits } from '@posy/shared-contracts/rules';
import { Button, color, isComposing, media, Text } from '@posy/shared-ui';
import { PaperPlaneRightIcon } from '@posy/shared-ui/icons';
import { type FormEvent, type KeyboardEvent, memo, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { boolean } from 'valibot';
import { deviceDrafts } from '#talk/adapters/device-drafts';
import { useDraftText } from '#talk/drafts/use-draft-text';
import { hasKeyboard } from './adapters/keyboard';
import { ChooseFiles } from './files/choose-files';
import { taking } from './files/taking';
import { TrayList } from './files/tray-list';
import { useTray } from './files/use-tray';
import { type Suggestion, Suggestions } from './suggestions';
import { TemplateWords } from './template-words';

/** The hint is shown on each device until the first message was sent from it. */
const enterSaidKey = 'enter-said';

const Form = styled.form`
  display: grid;
  gap: 10px;
  padding: 12px 20px 16px;
  background: ${color.surface};
  border-block-start: 1px solid ${color.line};
`;

const Box = styled.div`
  display: flex;
  gap: 4px;
  align-items: flex-end;
  padding-block: 4px;
  padding-inline: 12px 4px;
  border: 1px solid ${color.lineStrong};
  border-radius: 16px;
  background: ${color.surface};
  &:focus-within {
    outline: 2px solid ${color.focus};
    outline-offset: -1px;
  }
  & > textarea {
    flex: 1;
    min-inline-size: 0;
    min-block-size: 44px;
    max-block-size: 160px;
    padding: 10px 6px;
    border: 0;
    background: none;
    resize: none;
    outline: none;
    field-sizing: content;
    line-height: 1.5;
  }
  & > button[type='submit'] {
    inline-size: 44px;
    padding: 0;
    border-radius: 12px;
  }
  /* The text has the full width, and the buttons a row of their own, so that nothing moves while the person types. */
  ${media.phone} {
    flex-wrap: wrap;
    padding-inline: 4px;
    & > textarea {
      order: -1;
      flex: 1 0 100%;
      padding-inline: 10px;
    }
    & > button[type='submit'] {
      margin-inline-start: auto;
    }
  }
`;

interface Props {
  conversationId: string;
  /** Name of the recipient. */
  name: string;
  onSend: (body: string) => void;
  /** Sends a file that the server has. */
  onSendFile: (attachment: Attachment) => void;
  suggestions: readonly Suggestion[];
  /** At the start of the box: buttons for attachments and offers. */
  extras?: ReactNode;
  /** The field is focused whenever this changes: 0 for never. */
  focusRequests?: number;
  /** True where texts come from templates, whose placeholders may be left in them. */
  hasTemplates?: boolean;
}

/**
 * The field for a message. With a keyboard Enter sends and Shift+Enter starts a line; on a touch screen the button
 * sends. It does not render again with each message that is shown.
 */
export const Composer = memo((props: Props) => {
  const {
    conversationId,
    name,
    onSend,
    onSendFile,
    suggestions,
    extras,
    focusRequests = 0,
    hasTemplates = false,
  } = props;
  const intl = useIntl();
  const [text, write] = useDraftText(conversationId);
  const tray = useTray(conversationId);
  const field = useRef<HTMLTextAreaElement>(null);
  const hint = useId();
  const [isHinted, setHinted] = useState(() => hasKeyboard() && deviceDrafts.read(enterSaidKey, boolean()) !== true);
  useEffect(() => {
    if (focusRequests > 0) field.current?.focus({ preventScroll: true });
  }, [focusRequests]);
  const submit = (event: FormEvent | KeyboardEvent): void => {
    event.preventDefault();
    const body = text.trim();
    const files = tray.isUploading ? [] : tray.take();
    if (tray.isUploading || (body === '' && files.length === 0)) return;
    if (body !== '') onSend(body);
    files.forEach(onSendFile);
    write('');
    deviceDrafts.write(enterSaidKey, true);
    setHinted(false);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    // Enter also chooses what an input method offers.
    if (event.key !== 'Enter' || isComposing(event) || event.shiftKey) return;
    if (event.ctrlKey || event.metaKey || hasKeyboard()) submit(event);
  };
  const use = (body: string): void => {
    write(body);
    field.current?.focus();
  };
  const label = intl.formatMessage({ id: 'inbox.thread.write-to' }, { name });
  return (
    <Form data-docked-form onSubmit={submit} {...taking(tray)}>
      {text === '' ? <Suggestions suggestions={suggestions} onUse={use} /> : null}
      {hasTemplates ? <TemplateWords text={text} /> : null}
      <TrayList tray={tray} />
      <Box>
        {extras}
        <ChooseFiles onChoose={tray.add} />
        <textarea
          ref={field}
          aria-label={label}
          aria-describedby={isHinted ? hint : undefined}
          rows={1}
          value={text}
          maxLength={enquiryLimits.maximumCharacters}
          placeholder={intl.formatMessage({ id: 'inbox.thread.write' })}
          onChange={(event) => write(event.target.value)}
          onKeyDown={onKeyDown}
        />
        <Button
          kind="main"
          type="submit"
          isPending={tray.isUploading}
          aria-label={intl.formatMessage({ id: 'inbox.thread.send' })}
        >
          <PaperPlaneRightIcon isFlipped />
        </Button>
      </Box>
      {isHinted ? (
        <Text size="tiny" tone="faint" id={hint}>
          <FormattedMessage id="inbox.thread.enter" />
        </Text>
      ) : null}
    </Form>
  );
});
