const key = 'posy-room';

/** Returns true when this browser's storage can store a value. */
export const hasDeviceStorage = (): boolean => {
  try {
    localStorage.setItem(key, '1');
    localStorage.removeItem(key);
    return true;
  } catch {
    return false;
  }
};
