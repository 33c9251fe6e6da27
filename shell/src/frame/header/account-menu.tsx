import styled from '@emotion/styled';
import type { SignedIn } from '@posy/shared-contracts/mount-props';
import { color, layer, shadow } from '@posy/shared-ui';
import { Suspense, useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { CoupleAvatars } from '#host/couple-avatars';
import { QuietBoundary } from '#host/quiet-boundary';
import { useShell } from '#host/shell-context';

const Details = styled.details`
  position: relative;
  & > summary {
    display: grid;
    place-items: center end;
    min-inline-size: 70px;
    min-block-size: 52px;
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

/**
 * The account's name and the sign-out. It is a disclosure, so that the first page loads neither overlay code nor its
 * content.
 */
export const AccountMenu = ({ session }: { session: SignedIn }) => {
  const { formatMessage } = useIntl();
  const { AccountPanel } = useShell().parts;
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
  return (
    <Details ref={details} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary aria-label={formatMessage({ id: 'shell.account.menu' })}>
        <CoupleAvatars session={session} />
      </summary>
      <Panel>
        {isOpen ? (
          <QuietBoundary>
            <Suspense fallback={null}>
              <AccountPanel session={session} onGo={close} />
            </Suspense>
          </QuietBoundary>
        ) : null}
      </Panel>
    </Details>
  );
};
