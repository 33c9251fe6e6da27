// The parts of jotai that remotes may use (docs/adr/0019). A remote that imports none of it loads none of it.
export { atom } from 'jotai/vanilla';
export type { PrimitiveAtom } from 'jotai/vanilla';
export { useAtomValue, useSetAtom } from './use-atom';
