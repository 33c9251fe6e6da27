import styled from '@emotion/styled';
import { color, isComposing } from '@posy/shared-ui';
import { useState } from 'react';

const Root = styled.label`
  display: grid;
  gap: 6px;
  font-size: 0.9375rem;
  font-weight: 600;
  line-height: 1.4;
  & > input {
    inline-size: 100%;
    min-block-size: 48px;
    padding: 11px 14px;
    border: 1px solid ${color.lineStrong};
    border-radius: 10px;
    background: ${color.surface};
    color: ${color.ink};
    /* Smaller text has phones zoom in when it is typed. */
    font-size: 1rem;
    font-weight: 400;
  }
`;

interface Props {
  label: string;
  value: string;
  onChange: (value: string) => void;
}

/** A number field whose value applies when it is left or sent, not while it is typed. */
export const AskedField = ({ label, value, onChange }: Props) => {
  const [draft, setDraft] = useState(value);
  const [draftOf, setDraftOf] = useState(value);
  if (draftOf !== value) {
    setDraftOf(value);
    setDraft(value);
  }
  const send = (): void => {
    if (draft !== value) onChange(draft);
  };
  return (
    <Root>
      {label}
      <input
        type="number"
        inputMode="numeric"
        min={1}
        value={draft}
        onChange={({ currentTarget }) => setDraft(currentTarget.value)}
        onBlur={send}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && !isComposing(event)) send();
        }}
      />
    </Root>
  );
};
