const key = 'posy-room';

/** Whether this browser's storage takes and keeps a value. */
export const hasDeviceStorage = (): boolean => {
  try {
    localStorage.setItem(key, '1');
    localStorage.removeItem(key);
    return true;
  } catch {
    return false;
  }
};
