import styled from '@emotion/styled';
import { Button } from '@posy/shared-ui';
import { SearchField } from '@posy/shared-ui/forms';
import { type FormEvent, useState } from 'react';

const Form = styled.form`
  display: grid;
  gap: 8px;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: end;
  & > button {
    min-block-size: 48px;
    padding-block: 10px;
  }
`;

export interface SearchFormProps {
  label: string;
  clearLabel: string;
  sendLabel: string;
  /** The text that was searched for, as in the address; a new one replaces what is typed. */
  text: string;
  /** Called with the typed text, trimmed; an empty one asks for everything. */
  onSearch: (text: string) => void;
}

/** One search field with its button; the search starts when the form is sent. */
export const SearchForm = ({ label, clearLabel, sendLabel, text, onSearch }: SearchFormProps) => {
  const [draft, setDraft] = useState(text);
  const [draftOf, setDraftOf] = useState(text);
  if (draftOf !== text) {
    setDraftOf(text);
    setDraft(text);
  }
  const send = (event: FormEvent): void => {
    event.preventDefault();
    onSearch(draft.trim());
  };
  return (
    <Form role="search" onSubmit={send}>
      <SearchField label={label} clearLabel={clearLabel} value={draft} onChange={setDraft} />
      <Button type="submit" kind="main" size="l">
        {sendLabel}
      </Button>
    </Form>
  );
};
