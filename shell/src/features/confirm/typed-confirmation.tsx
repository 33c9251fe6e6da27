import styled from '@emotion/styled';
import { Button, font, Inline } from '@posy/shared-ui';
import { Form, TextField } from '@posy/shared-ui/forms';
import { type ReactNode, useState } from 'react';
import { useIntl } from 'react-intl';
import { isSameWords, lettersToGo } from './same-words';

const Phrase = styled.b`
  font-family: ${font.display};
  font-size: 1.0625rem;
  overflow-wrap: anywhere;
`;

const Narrow = styled.div`
  max-inline-size: 420px;
`;

interface Props {
  /** The text to type. */
  phrase: string;
  /** The action's button, disabled until the phrase is typed. */
  action: ReactNode;
  isPending: boolean;
  onConfirm: (typed: string) => void;
  /** Label of the cancel button; without it there is no button. */
  cancel?: { label: ReactNode; onPress: () => void };
  /** True to focus the field at first: in a dialog. */
  isFocused?: boolean;
}

/** A field that asks for a phrase before an action that cannot be undone. The typed text stays after a rejection. */
export const TypedConfirmation = ({ phrase, action, isPending, onConfirm, cancel, isFocused }: Props) => {
  const { formatMessage } = useIntl();
  const [typed, setTyped] = useState('');
  const isThere = isSameWords(phrase, typed);
  const left = lettersToGo(phrase, typed);
  const help = left === null ? 'shell.confirm.different' : left === 0 ? 'shell.confirm.there' : 'shell.confirm.left';
  return (
    <Form onSubmit={() => (isThere && !isPending ? onConfirm(typed) : undefined)}>
      <Narrow>
        <TextField
          label={formatMessage({ id: 'shell.confirm.label' }, { phrase: <Phrase key="phrase">{phrase}</Phrase> })}
          help={<span role="status">{formatMessage({ id: help }, { count: left ?? 0 })}</span>}
          value={typed}
          onChange={setTyped}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          autoFocus={isFocused}
        />
      </Narrow>
      <Inline gap={2}>
        <Button type="submit" kind="risk" isDisabled={!isThere} isPending={isPending}>
          {action}
        </Button>
        {cancel === undefined ? null : (
          <Button kind="plain" onPress={cancel.onPress}>
            {cancel.label}
          </Button>
        )}
      </Inline>
    </Form>
  );
};
