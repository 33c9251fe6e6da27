import { useHost } from '@posy/remote-kit';
import { useEffect, useState } from 'react';

/** Time before a mail can be sent again, in seconds. */
export const coolDownSeconds = 30;

/** Seconds until an action is allowed again; 0 when it is. */
export const useCoolDown = (): { left: number; start: () => void } => {
  const { clock } = useHost();
  const [until, setUntil] = useState(0);
  const [left, setLeft] = useState(0);
  useEffect(() => {
    if (left <= 0) return;
    return clock.after(1000, () => setLeft(Math.max(0, Math.ceil((until - clock.now()) / 1000))));
  }, [clock, left, until]);
  return {
    left,
    start: () => {
      setUntil(clock.now() + coolDownSeconds * 1000);
      setLeft(coolDownSeconds);
    },
  };
};
