import { useHost } from '@posy/remote-kit';
import type { PersonsEdit } from '@posy/remote-kit/edits';
import { useEffect, useRef, useState } from 'react';

/** Words are saved this long after the last letter, in milliseconds. */
const restMs = 800;

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** The typed value, and the values that are known to have been stored since typing began. */
interface Typed<T> {
  value: T;
  known: readonly T[];
}

interface Options<T> {
  /** As it is stored. */
  saved: T;
  /** Stores it. */
  save: (value: T, made: Pick<PersonsEdit, 'onSaved'>) => void;
  /** Returns true when a value may be stored; other values wait in the field. */
  isFine?: (value: T) => boolean;
  /** Hears what stands in the field and is not stored; null: all is. */
  typing?: (value: T | null) => void;
}

/**
 * A field that stores itself when somebody rests, leaves it, or goes elsewhere. When somebody else changed the same
 * value meanwhile, the field stores nothing before the person chooses between both.
 */
export const useAutosave = <T>({ saved, save, isFine = () => true, typing }: Options<T>) => {
  const { clock } = useHost();
  const [typed, setTyped] = useState<Typed<T> | null>(null);
  const value = typed === null ? saved : typed.value;
  const isChanged = typed !== null && !isSame(value, saved);
  const isContested = isChanged && !typed.known.some((known) => isSame(known, saved));
  const standing = useRef(value);
  useEffect(() => {
    standing.current = value;
  });
  const send = (): void => {
    if (typed === null || !isChanged || isContested || !isFine(value)) return;
    if (typed.known.length > 1 && isSame(typed.known.at(-1), value)) return;
    setTyped({ value, known: [...typed.known, value] });
    save(value, {
      onSaved() {
        if (!isSame(standing.current, value)) return;
        setTyped(null);
        typing?.(null);
      },
    });
  };
  const latest = useRef(send);
  useEffect(() => {
    latest.current = send;
  });
  useEffect(() => (isChanged ? clock.after(restMs, () => latest.current()) : undefined), [clock, isChanged, typed]);
  useEffect(() => () => latest.current(), []);
  return {
    value,
    isChanged,
    /** The value that somebody else stored meanwhile; null: nobody did. */
    theirs: isContested ? { value: saved } : null,
    change(next: T): void {
      setTyped((now) => ({ value: next, known: now?.known ?? [saved] }));
      typing?.(next);
    },
    leave: send,
    keepMine: (): void => setTyped({ value, known: [saved] }),
    takeTheirs(): void {
      setTyped(null);
      typing?.(null);
    },
  };
};

export type Autosaved<T> = ReturnType<typeof useAutosave<T>>;
