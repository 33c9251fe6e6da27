import type { LegalTopic } from '@posy/shared-contracts/entities';
import { paths } from '@posy/shared-contracts/paths';
import { Link, Text } from '@posy/shared-ui';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useShell } from '#host/shell-context';

/** The terms that a person agrees to with an account, with links. */
export const Agreement = () => {
  const { formatMessage } = useIntl();
  const { market } = useShell();
  const linkTo = (topic: LegalTopic) => (words: ReactNode) => (
    <Link key={topic} href={paths.legal(market.prefix, topic)}>
      {words}
    </Link>
  );
  return (
    <Text size="small" tone="faint">
      {formatMessage({ id: 'shell.signup.agree' }, { terms: linkTo('terms'), privacy: linkTo('privacy-policy') })}
    </Text>
  );
};
