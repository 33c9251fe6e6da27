import { useHost, useTitle } from '@posy/remote-kit';
import { useMutation } from '@posy/remote-kit/query';
import { ApiError } from '@posy/shared-contracts';
import { Button, Card, Inline, Page, PageHead } from '@posy/shared-ui';
import { Form, PasswordField } from '@posy/shared-ui/forms';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Microsite } from '../rules/microsite';

/** Names the reason why the website did not open, in kinds that a guest can act on. */
const failureOf = (error: unknown) => {
  if (!(error instanceof ApiError)) return 'website.site.unavailable-text';
  if (error.code === 'password-wrong') return 'website.password.wrong';
  return error.status === 429 ? 'website.password.too-often' : 'website.site.unavailable-text';
};

interface Props {
  slug: string;
  onOpened: (site: Microsite) => void;
}

/** Stands before a website that opens with a password; it says nothing of the couple. */
export const PasswordScreen = ({ slug, onOpened }: Props) => {
  const { api } = useHost();
  const { formatMessage } = useIntl();
  const [password, setPassword] = useState('');
  useTitle(formatMessage({ id: 'website.password.title' }));
  const { mutate, error, isPending, reset } = useMutation({
    mutationFn: () => api.call('openMicrosite', { params: { slug }, body: { password } }),
    onSuccess: onOpened,
  });
  return (
    <Page width="reading">
      <PageHead
        title={<FormattedMessage id="website.password.title" />}
        lead={<FormattedMessage id="website.password.lead" />}
      />
      <Card>
        <Form onSubmit={() => mutate()}>
          <PasswordField
            label={formatMessage({ id: 'website.password.label' })}
            labels={{
              show: formatMessage({ id: 'website.password.show' }),
              hide: formatMessage({ id: 'website.password.hide' }),
            }}
            autoComplete="off"
            value={password}
            onChange={(value) => {
              reset();
              setPassword(value);
            }}
            error={error === null ? undefined : formatMessage({ id: failureOf(error) })}
          />
          <Inline>
            <Button kind="main" type="submit" isPending={isPending} isDisabled={password === ''}>
              <FormattedMessage id="website.password.open" />
            </Button>
          </Inline>
        </Form>
      </Card>
    </Page>
  );
};
