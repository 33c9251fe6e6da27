import styled from '@emotion/styled';
import { lazyFeature, personHue } from '@posy/remote-kit';
import { paths } from '@posy/shared-contracts';
import type { SignedIn } from '@posy/shared-contracts/mount-props';
import { Avatar, Button, ButtonLink, color, layer, shadow, Text } from '@posy/shared-ui';
import { GearIcon, SignOutIcon } from '@posy/shared-ui/icons';
import { Suspense, useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { catalogues } from '../features/places/messages';
import { InstallPlace } from './offers';
import { QuietBoundary } from './quiet-boundary';
import { useShell } from './shell-context';
import { useSignOut } from './use-sign-out';

const AccountPlaces = lazyFeature(
  async () => (await import('../features/places/account-places')).AccountPlaces,
  catalogues,
);

const Details = styled.details`
  position: relative;
  & > summary {
    list-style: none;
    cursor: pointer;
    padding: 6px;
    border-radius: 12px;
  }
  & > summary::-webkit-details-marker {
    display: none;
  }
`;

const Panel = styled.div`
  position: absolute;
  inset-block-start: calc(100% + 6px);
  inset-inline-end: 0;
  z-index: ${layer.popover};
  display: grid;
  gap: 8px;
  min-inline-size: min(340px, calc(100vw - 32px));
  max-inline-size: calc(100vw - 32px);
  padding: 10px;
  border-radius: 18px;
  background: ${color.raised};
  box-shadow: ${shadow.float};
  overflow-wrap: anywhere;
  & > a,
  & > button {
    justify-content: flex-start;
    padding-inline: 8px;
  }
`;

const Who = styled.div`
  padding: 6px 8px 2px;
`;

/** Whose account this is, and the way out. A disclosure, so that the first page needs no overlay code. */
export const AccountMenu = ({ session }: { session: SignedIn }) => {
  const { formatMessage } = useIntl();
  const { market } = useShell();
  const { isLeaving, signOut } = useSignOut();
  const details = useRef<HTMLDetailsElement>(null);
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const close = (event: Event): void => {
      const inside = event.target instanceof Node && details.current?.contains(event.target);
      if (details.current !== null && (!inside || (event instanceof KeyboardEvent && event.key === 'Escape')))
        details.current.open = false;
    };
    document.addEventListener('pointerdown', close);
    document.addEventListener('keydown', close);
    return () => {
      document.removeEventListener('pointerdown', close);
      document.removeEventListener('keydown', close);
    };
  }, []);
  const close = (): void => {
    if (details.current !== null) details.current.open = false;
  };
  const name = session.user.name || session.email;
  return (
    <Details ref={details} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary aria-label={formatMessage({ id: 'shell.account.menu' })}>
        <Avatar name={name} hue={personHue(session.wedding, session.uid)} size="m" />
      </summary>
      <Panel>
        {isOpen ? (
          <QuietBoundary>
            <Suspense fallback={null}>
              <AccountPlaces session={session} onGo={close} />
            </Suspense>
          </QuietBoundary>
        ) : null}
        <Who>
          <Text isStrong>{name}</Text>
          <Text size="small" tone="soft">
            {formatMessage({ id: 'shell.account.signedInAs' }, { email: session.email })}
          </Text>
        </Who>
        <ButtonLink kind="plain" isWide icon={<GearIcon />} href={paths.settings(market.prefix)} onPress={close}>
          {formatMessage({ id: 'shell.account.settings' })}
        </ButtonLink>
        <InstallPlace />
        <Button kind="plain" isWide icon={<SignOutIcon />} isPending={isLeaving} onPress={signOut}>
          {formatMessage({ id: 'shell.account.signOut' })}
        </Button>
      </Panel>
    </Details>
  );
};
