import { Button, Heading, Stack, Text } from '@posy/shared-ui';
import { Form, SelectField } from '@posy/shared-ui/forms';
import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { FailureNotice } from '#features/account/forms/failure-notice';
import type { CodeQuestion } from '#features/account/forms/use-attempt';
import { CodeInput, useCode } from './code-input';

/** The second step of a log-in: the code of an authenticator app. */
export const CodeStep = ({ question }: { question: CodeQuestion }) => {
  const { formatMessage } = useIntl();
  const { factors, failure, isPending, answer, leave } = question;
  const [factorId, setFactorId] = useState(factors[0]?.id ?? '');
  const code = useCode();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const name = factors.find(({ id }) => id === factorId)?.name ?? '';
  const submit = (): void => {
    const digits = code.take();
    if (digits !== null && !isPending) answer(factorId, digits);
  };
  return (
    <Stack gap={5}>
      <Stack gap={2}>
        <Heading level={2} ref={heading} tabIndex={-1}>
          {formatMessage({ id: 'shell.second.title' })}
        </Heading>
        <Text tone="soft">{formatMessage({ id: 'shell.second.lead' }, { name })}</Text>
      </Stack>
      <Form onSubmit={submit}>
        <FailureNotice failure={failure} />
        {factors.length < 2 ? null : (
          <SelectField
            label={formatMessage({ id: 'shell.second.which' })}
            value={factorId}
            onChange={setFactorId}
            options={factors.map(({ id, name: label }) => ({ value: id, label }))}
          />
        )}
        <CodeInput code={code} />
        <Button type="submit" kind="main" size="l" isWide isPending={isPending}>
          {formatMessage({ id: 'shell.second.submit' })}
        </Button>
        <Button kind="plain" isDisabled={isPending} onPress={leave}>
          {formatMessage({ id: 'shell.second.back' })}
        </Button>
      </Form>
      <Text size="small" tone="faint">
        {formatMessage({ id: 'shell.second.lost' })}
      </Text>
    </Stack>
  );
};
