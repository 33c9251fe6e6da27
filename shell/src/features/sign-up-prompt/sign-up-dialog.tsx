import { useHost, useOpenItem, useReadable } from '@posy/remote-kit';
import type { SignUpAsk } from '@posy/shared-contracts/mount-props';
import { LinkButton, Stack, Text } from '@posy/shared-ui';
import { Dialog } from '@posy/shared-ui/overlays';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import type { SignInMode } from '../account/forms/sign-in-rules';
import { SignInBody } from '../account/sign-in/sign-in-body';

/** Closes the dialog when the page changes, such as to a forgotten password. */
const useLeaveWithPage = (leave: () => void): void => {
  const { pathname } = useReadable(useHost().location);
  const opened = useRef(pathname);
  useEffect(() => {
    if (pathname !== opened.current) leave();
  }, [leave, pathname]);
};

/** Sign-up or log-in over the page that a visitor looks at, for an action they wanted there. */
export const SignUpDialog = ({ reason, onLeave }: Pick<SignUpAsk, 'reason'> & { onLeave: () => void }) => {
  const { formatMessage } = useIntl();
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
        <SignInBody mode={mode} other={other} />
      </Stack>
    </Dialog>
  );
};
