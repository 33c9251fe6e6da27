import { useSession } from '@posy/remote-kit';
import type { Wedding } from '@posy/shared-contracts/entities';
import type { Identified, SignedIn } from '@posy/shared-contracts/mount-props';
import { useState } from 'react';

/** The wedding of the signed-in person; `gone` when there is none that they may read. */
export type KnownWedding =
  | { status: 'loading' }
  /** `hasEnded`: a person was signed in here, and their session ended. */
  | { status: 'signed-out'; hasEnded: boolean }
  | { status: 'gone' }
  | { status: 'there'; person: SignedIn; wedding: Identified<Wedding> };

export const useKnownWedding = (): KnownWedding => {
  const session = useSession();
  const wedding = session.status === 'signed-in' ? session.wedding : null;
  const [wasThere, setWasThere] = useState(false);
  if (wedding !== null && !wasThere) setWasThere(true);
  if (session.status === 'loading') return { status: 'loading' };
  if (session.status === 'signed-out') return { status: 'signed-out', hasEnded: wasThere };
  if (wedding !== null) return { status: 'there', person: session, wedding };
  const isGone = wasThere || session.user.weddingId === null || session.lostAccess !== undefined;
  return { status: isGone ? 'gone' : 'loading' };
};
