import { useSession } from '@posy/remote-kit';
import { Loading, Skeleton, Text } from '@posy/shared-ui';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { SignInMode } from '../forms/sign-in-rules';
import { Agreement } from './agreement';
import { SignInPanel } from './sign-in-panel';

interface Props {
  mode: SignInMode;
  /** Makes the link to the other mode from its text. */
  other: (words: ReactNode) => ReactNode;
}

/** Sign-up or log-in, the link to the other, and the terms. A person who has just signed in waits for the next page. */
export const SignInBody = ({ mode, other }: Props) => {
  const { formatMessage } = useIntl();
  const session = useSession();
  const isLogin = mode === 'login';
  return (
    <>
      {session.status === 'signed-in' ? (
        <Loading label={formatMessage({ id: 'shell.account.waiting' })}>
          <Skeleton height={280} />
        </Loading>
      ) : (
        <SignInPanel key={mode} mode={mode} />
      )}
      <Text tone="soft">
        {formatMessage({ id: isLogin ? 'shell.login.new' : 'shell.signup.already' }, { link: other })}
      </Text>
      {isLogin ? null : <Agreement />}
    </>
  );
};
