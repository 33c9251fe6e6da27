import { useSession } from '@posy/remote-kit';
import { Loading, Skeleton, Text } from '@posy/shared-ui';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { SignInMode } from '../forms/sign-in-rules';
import { Agreement } from './agreement';
import { SignInPanel } from './sign-in-panel';

interface Props {
  mode: SignInMode;
  /** Makes the way to the other mode of these words. */
  other: (words: ReactNode) => ReactNode;
}

/** Signing up or logging in, the way to the other, and what one agrees to. Whoever is signed in already waits for what follows. */
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
