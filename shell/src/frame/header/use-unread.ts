import { useHost } from '@posy/remote-kit';
import { useEffect, useState } from 'react';

/** How many conversations wait to be read, as the bus has it. */
export const useUnread = (): number => {
  const { bus } = useHost();
  const [count, setCount] = useState(0);
  useEffect(() => bus.subscribe('inbox.unread-changed', (payload) => setCount(payload.count)), [bus]);
  return count;
};
