import { useHost } from '@posy/remote-kit';
import { useEffect, useState } from 'react';

/** The number of unread conversations, from the bus. */
export const useUnread = (): number => {
  const { bus } = useHost();
  const [count, setCount] = useState(0);
  useEffect(() => bus.subscribe('inbox.unread-changed', (payload) => setCount(payload.count)), [bus]);
  return count;
};
