import styled from '@emotion/styled';
import { useHost, useLocaleInfo } from '@posy/remote-kit';
import { paths } from '@posy/shared-contracts';
import { Button } from '@posy/shared-ui';
import { SearchField } from '@posy/shared-ui/forms';
import { type FormEvent, useState } from 'react';
import { useIntl } from 'react-intl';

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

/** The name to look for. Sending it changes the address; another address changes what stands in it. */
export const FindForm = ({ text }: { text: string }) => {
  const { navigate } = useHost();
  const { market } = useLocaleInfo();
  const { formatMessage } = useIntl();
  const [draft, setDraft] = useState(text);
  const [draftOf, setDraftOf] = useState(text);
  if (draftOf !== text) {
    setDraftOf(text);
    setDraft(text);
  }
  const send = (event: FormEvent): void => {
    event.preventDefault();
    const asked = draft.trim();
    const path = paths.reviews(market.prefix);
    navigate(asked === '' ? path : `${path}?${new URLSearchParams({ text: asked }).toString()}`);
  };
  return (
    <Form role="search" onSubmit={send}>
      <SearchField
        label={formatMessage({ id: 'reviews.find.label' })}
        clearLabel={formatMessage({ id: 'reviews.find.clear' })}
        value={draft}
        onChange={setDraft}
      />
      <Button type="submit" kind="main" size="l">
        {formatMessage({ id: 'reviews.find.send' })}
      </Button>
    </Form>
  );
};
