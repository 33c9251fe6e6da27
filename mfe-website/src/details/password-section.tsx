import { useHost } from '@posy/remote-kit';
import { useMutation } from '@posy/remote-kit/query';
import { ApiError } from '@posy/shared-contracts';
import { websiteConstants } from '@posy/shared-contracts/constants';
import { Button, Card, Inline, Section, Text } from '@posy/shared-ui';
import { Form, PasswordField } from '@posy/shared-ui/forms';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

interface Props {
  weddingId: string;
  hasPassword: boolean;
}

/** Names the reason why the password was not set, in kinds that people can act on. */
const failureOf = (error: unknown) =>
  error instanceof ApiError && (error.kind === 'offline' || error.kind === 'timeout')
    ? 'website.address.connection'
    : 'website.refused';

/**
 * A form that sets or removes the guests' password. A change counts at once, and nobody can read the password
 * afterwards.
 */
export const PasswordSection = ({ weddingId, hasPassword }: Props) => {
  const { api, notices, telemetry } = useHost();
  const { formatMessage } = useIntl();
  const [password, setPassword] = useState('');
  const [isTried, setTried] = useState(false);
  const isShort = password.length < websiteConstants.passwordMinimum;
  const setting = useMutation({
    mutationFn: (value: string | null) => api.call('setWebsitePassword', { body: { weddingId, password: value } }),
    onError: (error) => {
      telemetry.error('website', error);
      notices.show({ tone: 'error', about: 'website password', text: formatMessage({ id: failureOf(error) }) });
    },
    onSuccess: (_answer, value) => {
      setPassword('');
      setTried(false);
      const id = value === null ? 'details.password.gone' : 'details.password.set';
      notices.show({ tone: 'success', about: 'website password', text: formatMessage({ id }) });
    },
  });
  return (
    <Section title={<FormattedMessage id="details.password.title" />} size="h3">
      <Card>
        <Form
          onSubmit={() => {
            setTried(true);
            if (!isShort) setting.mutate(password);
          }}
        >
          <Text tone="soft">
            <FormattedMessage id={hasPassword ? 'details.password.on' : 'details.password.off'} />
          </Text>
          <PasswordField
            label={formatMessage({ id: hasPassword ? 'details.password.other' : 'details.password.label' })}
            labels={{
              show: formatMessage({ id: 'website.password.show' }),
              hide: formatMessage({ id: 'website.password.hide' }),
            }}
            help={formatMessage({ id: 'details.password.help' })}
            autoComplete="new-password"
            maxLength={websiteConstants.passwordLength}
            value={password}
            onChange={setPassword}
            error={
              isTried && isShort
                ? formatMessage({ id: 'details.password.short' }, { least: websiteConstants.passwordMinimum })
                : undefined
            }
          />
          <Inline>
            <Button type="submit" isPending={setting.isPending}>
              <FormattedMessage id="details.password.save" />
            </Button>
            {hasPassword ? (
              <Button kind="plain" isPending={setting.isPending} onPress={() => setting.mutate(null)}>
                <FormattedMessage id="details.password.remove" />
              </Button>
            ) : null}
          </Inline>
        </Form>
      </Card>
    </Section>
  );
};
