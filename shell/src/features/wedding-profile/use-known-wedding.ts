import type { Wedding } from '@posy/shared-contracts/entities';
import type { Identified, SignedIn } from '@posy/shared-contracts/mount-props';
import { useSession } from '@posy/remote-kit';
import { useState } from 'react';

/** The wedding of the person here; `gone` when it was there and is not any more. */
export type KnownWedding =
  | { status: 'loading' }
  | { status: 'signed-out' }
  | { status: 'gone' }
  | { status: 'there'; person: SignedIn; wedding: Identified<Wedding> };

export const useKnownWedding = (): KnownWedding => {
  const session = useSession();
  const wedding = session.status === 'signed-in' ? session.wedding : null;
  const [wasThere, setWasThere] = useState(false);
  if (wedding !== null && !wasThere) setWasThere(true);
  if (session.status === 'loading') return { status: 'loading' };
  if (session.status === 'signed-out') return { status: 'signed-out' };
  if (wedding !== null) return { status: 'there', person: session, wedding };
  return { status: wasThere || session.user.weddingId === null ? 'gone' : 'loading' };
};
