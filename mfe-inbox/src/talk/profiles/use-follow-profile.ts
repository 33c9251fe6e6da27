import { useHost, useLocaleInfo } from '@posy/remote-kit';
import { paths } from '@posy/shared-contracts';
import { useEffect, useRef } from 'react';
import type { Conversations } from '../conversation-queries';
import { useOwnSupplier } from '../use-templates';
import { useChooseSupplier } from './own-suppliers';

/**
 * Keeps the open conversation and the current profile together: a link to a conversation of another profile (in a mail
 * or a push) makes that profile current; choosing another profile closes the open conversation.
 */
export const useFollowProfile = ({ all, side }: Conversations, openId: string | null): void => {
  const { navigate } = useHost();
  const { market } = useLocaleInfo();
  const { choose } = useChooseSupplier();
  const own = useOwnSupplier();
  // The last conversation that was open with its own profile, or has requested it.
  const followed = useRef<{ id: string; isAt: boolean } | null>(null);
  const open = side === 'supplier' ? all?.find(({ id }) => id === openId) : undefined;
  const of = open?.supplierId ?? null;
  useEffect(() => {
    if (openId === null || of === null || own === null) return;
    const before = followed.current?.id === openId ? followed.current : null;
    if (of === own) followed.current = { id: openId, isAt: true };
    else if (before === null) {
      followed.current = { id: openId, isAt: false };
      choose(of);
    } else if (before.isAt) {
      followed.current = null;
      navigate(paths.inbox(market.prefix), { replace: true });
    }
  }, [choose, market.prefix, navigate, of, openId, own]);
};
