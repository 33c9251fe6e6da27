import { useHost } from '@posy/remote-kit';
import type { DevicePort } from '@posy/shared-contracts/mount-props';
import { useEffect, useState } from 'react';

/** The functions that the phone's app offers; null in a browser, and until the app has reported them. */
export const useDevice = (): DevicePort | null => {
  const { device } = useHost();
  const [opened, setOpened] = useState<DevicePort | null>(null);
  useEffect(() => {
    let isOver = false;
    device?.then(
      (port) => {
        if (!isOver) setOpened(port);
      },
      () => undefined,
    );
    return () => {
      isOver = true;
    };
  }, [device]);
  return opened;
};
