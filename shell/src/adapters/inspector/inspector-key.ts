import { tabStorage } from '../storage/web-storages';

/** Storage key: the inspector is open in this tab, over reloads. */
const openKey = 'posy-inspector';

/** Notes that the inspector is open in this tab. */
export const noteInspectorOpen = (isOpen: boolean): void =>
  isOpen ? tabStorage.setItem(openKey, '1') : tabStorage.removeItem(openKey);

interface Options {
  mayOpen: () => boolean;
  /** Calls back when `mayOpen` may have changed. */
  settled: (again: () => void) => void;
  open: () => void;
}

const isKey = ({ code, ctrlKey, altKey }: KeyboardEvent): boolean => code === 'KeyI' && ctrlKey && altKey;

/** Opens the inspector when the address or this tab's storage says so, and on Ctrl+Alt+I. */
export const watchInspectorKey = ({ mayOpen, settled, open }: Options): void => {
  let isWanted = new URLSearchParams(window.location.search).has('inspect') || tabStorage.getItem(openKey) !== null;
  const look = (): void => {
    if (!isWanted || !mayOpen()) return;
    isWanted = false;
    open();
  };
  document.addEventListener('keydown', (event) => {
    if (!isKey(event) || !mayOpen()) return;
    event.preventDefault();
    open();
  });
  settled(look);
  look();
};
