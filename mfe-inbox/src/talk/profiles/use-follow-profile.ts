import { useHost, useLocaleInfo } from '@posy/remote-kit';
import { paths } from '@posy/shared-contracts';
import { useEffect, useRef } from 'react';
import type { Conversations } from '../conversation-queries';
import { useOwnSupplier } from '../use-templates';
import { useChooseSupplier } from './own-suppliers';

/**
 * A conversation and the profile it is of go together: a link to one of another profile (a letter, a push) has the pages be
 * about that one; where another profile is chosen while one is open, it is left.
 */
export const useFollowProfile = ({ all, side }: Conversations, openId: string | null): void => {
  const { navigate } = useHost();
  const { market } = useLocaleInfo();
  const { choose } = useChooseSupplier();
  const own = useOwnSupplier();
  // The conversation that was last seen with its own profile, or has asked for it.
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
