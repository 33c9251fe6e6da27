import { useHost, useOpenItem, useReadable, useSession } from '@posy/remote-kit';
import type { SignUpAsk } from '@posy/shared-contracts/mount-props';
import { LinkButton, Loading, Skeleton, Stack, Text } from '@posy/shared-ui';
import { Dialog } from '@posy/shared-ui/overlays';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Agreement } from '../account/agreement';
import { SignInPanel } from '../account/sign-in/sign-in-panel';
import type { SignInMode } from '../account/sign-in/sign-in-rules';

/** Leaves the dialog when the page goes elsewhere, such as to a forgotten password. */
const useLeaveWithPage = (leave: () => void): void => {
  const { pathname } = useReadable(useHost().location);
  const opened = useRef(pathname);
  useEffect(() => {
    if (pathname !== opened.current) leave();
  }, [leave, pathname]);
};

/** Signing up or logging in over the page that a visitor looks at, for something they wanted to do there. */
export const SignUpDialog = ({ reason, onLeave }: Pick<SignUpAsk, 'reason'> & { onLeave: () => void }) => {
  const { formatMessage } = useIntl();
  const session = useSession();
  const [mode, setMode] = useState<SignInMode>('signup');
  useOpenItem('dialog', true, onLeave);
  useLeaveWithPage(onLeave);
  const isLogin = mode === 'login';
  const other = (words: ReactNode) => (
    <LinkButton type="button" onClick={() => setMode(isLogin ? 'signup' : 'login')}>
      {words}
    </LinkButton>
  );
  return (
    <Dialog
      isOpen
      isSticky
      size="s"
      onClose={onLeave}
      title={formatMessage({ id: `shell.ask.${reason}.title` })}
      closeLabel={formatMessage({ id: 'shell.ask.close' })}
    >
      <Stack gap={5}>
        <Text tone="soft">{formatMessage({ id: `shell.ask.${reason}.lead` })}</Text>
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
      </Stack>
    </Dialog>
  );
};
