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

/** The business's name. Sending it changes the address; another address changes what stands in it. */
export const FindOwn = ({ text }: { text: string }) => {
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
    navigate(paths.forSuppliers(market.prefix, asked === '' ? {} : { text: asked }));
  };
  return (
    <Form role="search" onSubmit={send}>
      <SearchField
        label={formatMessage({ id: 'claims.find.name' })}
        clearLabel={formatMessage({ id: 'claims.find.clear' })}
        value={draft}
        onChange={setDraft}
      />
      <Button type="submit" kind="main" size="l">
        {formatMessage({ id: 'claims.find.send' })}
      </Button>
    </Form>
  );
};
