import { useHost } from '@posy/remote-kit';
import { useEffect, useState } from 'react';

/** A value once it has not changed for so many milliseconds. */
export const useSettled = <T>(value: T, milliseconds: number): T => {
  const { clock } = useHost();
  const [settled, setSettled] = useState(value);
  useEffect(() => clock.after(milliseconds, () => setSettled(value)), [clock, value, milliseconds]);
  return settled;
};
