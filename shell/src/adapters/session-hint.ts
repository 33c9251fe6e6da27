/**
 * Remembers that somebody signed in on this browser, so that a visitor who never did loads no Firebase at all. It says
 * nothing about who; the truth is Firebase Auth's.
 */
const key = 'posy-signed-in';

export const sessionHint = {
  isSet(): boolean {
    try {
      return localStorage.getItem(key) === '1';
    } catch {
      return true;
    }
  },
  set(): void {
    try {
      localStorage.setItem(key, '1');
    } catch {
      // Without storage every page asks Firebase Auth: slower, and right.
    }
  },
  clear(): void {
    try {
      localStorage.removeItem(key);
    } catch {
      // As above.
    }
  },
};
