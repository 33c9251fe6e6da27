import { useHost } from '@posy/remote-kit';
import { useEffect, useState } from 'react';

/** Returns a value once it has not changed for this number of milliseconds. */
export const useSettled = <T>(value: T, milliseconds: number): T => {
  const { clock } = useHost();
  const [settled, setSettled] = useState(value);
  useEffect(() => clock.after(milliseconds, () => setSettled(value)), [clock, value, milliseconds]);
  return settled;
};
