import styled from '@emotion/styled';
import { useSignedIn } from '@posy/remote-kit';
import { Button, Chip, ChipGroup, color, Text } from '@posy/shared-ui';
import { PaperPlaneRightIcon } from '@posy/shared-ui/icons';
import { useId, useRef, useState, type FormEvent, type KeyboardEvent, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { boolean, string } from 'valibot';
import { deviceDrafts } from '#talk/adapters/device-drafts';
import { hasKeyboard } from './adapters/keyboard';

/** Longest message. */
const longestMessage = 2000;
/** Said on each device until the first message was sent from it. */
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
`;

/** Words to begin with: what the chip says, and what it puts into the field. */
export interface Suggestion {
  id: string;
  label: string;
  body: string;
}

interface Props {
  conversationId: string;
  /** Who is written to. */
  name: string;
  onSend: (body: string) => void;
  suggestions: readonly Suggestion[];
  /** At the start of the box: what can go along with words. */
  extras?: ReactNode;
}

/** What is typed, kept on this device for each conversation and person. */
const useKeptText = (conversationId: string): [string, (next: string) => void] => {
  const uid = useSignedIn()?.uid ?? 'nobody';
  const key = `message.${uid}.${conversationId}`;
  const [text, setText] = useState(() => deviceDrafts.read(key, string()) ?? '');
  const write = (next: string): void => {
    setText(next);
    deviceDrafts.write(key, next === '' ? null : next);
  };
  return [text, write];
};

const Suggestions = ({ suggestions, onUse }: { suggestions: Props['suggestions']; onUse: (body: string) => void }) => {
  const { formatMessage } = useIntl();
  if (suggestions.length === 0) return null;
  return (
    <ChipGroup label={formatMessage({ id: 'inbox.thread.suggestions' })} canSlide>
      {suggestions.map(({ id, label, body }) => (
        <Chip key={id} onPress={() => onUse(body)}>
          {label}
        </Chip>
      ))}
    </ChipGroup>
  );
};

/** Where a message is written. With keys Enter sends and Shift+Enter starts a line; on glass the button sends. */
export const Composer = ({ conversationId, name, onSend, suggestions, extras }: Props) => {
  const intl = useIntl();
  const [text, write] = useKeptText(conversationId);
  const field = useRef<HTMLTextAreaElement>(null);
  const hint = useId();
  const [isHinted, setHinted] = useState(() => hasKeyboard() && deviceDrafts.read(enterSaidKey, boolean()) !== true);
  const submit = (event: FormEvent | KeyboardEvent): void => {
    event.preventDefault();
    const body = text.trim();
    if (body === '') return;
    onSend(body);
    write('');
    deviceDrafts.write(enterSaidKey, true);
    setHinted(false);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    // Enter also chooses what an input method offers.
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || event.shiftKey) return;
    if (event.ctrlKey || event.metaKey || hasKeyboard()) submit(event);
  };
  const use = (body: string): void => {
    write(body);
    field.current?.focus();
  };
  const label = intl.formatMessage({ id: 'inbox.thread.write-to' }, { name });
  return (
    <Form onSubmit={submit}>
      {text === '' ? <Suggestions suggestions={suggestions} onUse={use} /> : null}
      <Box>
        {extras}
        <textarea
          ref={field}
          aria-label={label}
          aria-describedby={isHinted ? hint : undefined}
          rows={1}
          value={text}
          maxLength={longestMessage}
          placeholder={label}
          onChange={(event) => write(event.target.value)}
          onKeyDown={onKeyDown}
        />
        <Button kind="main" type="submit" aria-label={intl.formatMessage({ id: 'inbox.thread.send' })}>
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
};
