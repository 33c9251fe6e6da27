import styled from '@emotion/styled';
import { useSignedIn } from '@posy/remote-kit';
import { Button, color } from '@posy/shared-ui';
import { PaperPlaneRightIcon } from '@posy/shared-ui/icons';
import { useState, type FormEvent, type KeyboardEvent } from 'react';
import { useIntl } from 'react-intl';
import { string } from 'valibot';
import { sessionDrafts } from '#talk/adapters/session-drafts';

/** Longest message. */
const longestMessage = 2000;

const Form = styled.form`
  padding: 12px 20px 16px;
  background: ${color.surface};
  border-block-start: 1px solid ${color.line};
`;

const Box = styled.div`
  display: flex;
  gap: 4px;
  align-items: flex-end;
  padding: 4px 4px 4px 12px;
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
  & > button {
    inline-size: 44px;
    padding: 0;
    border-radius: 12px;
  }
`;

interface Props {
  conversationId: string;
  /** Who is written to. */
  name: string;
  onSend: (body: string) => void;
}

/** Where a message is written. What is typed is kept in this tab, for each conversation. */
export const Composer = ({ conversationId, name, onSend }: Props) => {
  const intl = useIntl();
  const uid = useSignedIn()?.uid ?? 'nobody';
  const key = `message.${uid}.${conversationId}`;
  const [text, setText] = useState(() => sessionDrafts.read(key, string()) ?? '');
  const write = (next: string): void => {
    setText(next);
    sessionDrafts.write(key, next === '' ? null : next);
  };
  const submit = (event: FormEvent | KeyboardEvent): void => {
    event.preventDefault();
    const body = text.trim();
    if (body === '') return;
    onSend(body);
    write('');
  };
  const label = intl.formatMessage({ id: 'inbox.thread.write-to' }, { name });
  return (
    <Form onSubmit={submit}>
      <Box>
        <textarea
          aria-label={label}
          rows={1}
          value={text}
          maxLength={longestMessage}
          placeholder={label}
          onChange={(event) => write(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) submit(event);
          }}
        />
        <Button kind="main" type="submit" aria-label={intl.formatMessage({ id: 'inbox.thread.send' })}>
          <PaperPlaneRightIcon isFlipped />
        </Button>
      </Box>
    </Form>
  );
};
