import { afterPress } from '@posy/shared-ui/forms';
import { useEffect, useRef, useState } from 'react';
import * as v from 'valibot';
import { deviceDrafts } from '#plan/adapters/device-drafts';
import { useReportWaiting } from './saving';

interface Options {
  /** Under which what is typed waits on this device. */
  draftKey: string;
  /** What the database has. */
  stored: string;
  /** Resolves to whether it was saved. */
  save: (text: string) => Promise<boolean>;
  isValid?: (text: string) => boolean;
}

/** A field that saves itself. */
export interface Autosave {
  value: string;
  isInvalid: boolean;
  onChange: (text: string) => void;
  onBlur: () => void;
}

const anything = (): boolean => true;

/**
 * Text that is saved when the field is left, or with it when it goes away. Until the database has it, it waits on this
 * device: a lost connection, an ended session or a closed page costs nothing. What others write shows unless one types.
 * A field that is left for a button saves when the button was pressed: what follows from saving moves nothing under a finger.
 */
export const useAutosave = ({ draftKey, stored, save, isValid = anything }: Options): Autosave => {
  const [typed, setTyped] = useState<string | null>(() => deviceDrafts.read(draftKey, v.string()));
  const [isFocused, setFocused] = useState(false);
  const remember = (text: string | null): void => {
    deviceDrafts.write(draftKey, text);
    setTyped(text);
  };
  // What is on its way shows as if it were stored: a refusal would take it from the screen, and from here.
  const [isUnderWay, setUnderWay] = useState(false);
  const flush = async (): Promise<void> => {
    if (typed === null || !isValid(typed.trim()) || typed.trim() === stored) return;
    const text = typed.trim();
    setUnderWay(true);
    const isSaved = await save(text);
    setUnderWay(false);
    if (isSaved && deviceDrafts.read(draftKey, v.string())?.trim() === text) deviceDrafts.write(draftKey, null);
  };
  const latest = useRef(flush);
  useEffect(() => {
    latest.current = flush;
  });
  const putOff = useRef<() => void>(() => undefined);
  useEffect(
    () => () => {
      putOff.current();
      void latest.current();
    },
    [],
  );
  const isStored = typed !== null && typed.trim() === stored && !isUnderWay;
  useEffect(() => {
    if (!isStored) return;
    deviceDrafts.write(draftKey, null);
    if (!isFocused) setTyped(null);
  }, [isStored, isFocused, draftKey]);
  useReportWaiting(draftKey, typed !== null && !isStored && !isFocused);
  return {
    value: typed ?? stored,
    isInvalid: typed !== null && !isFocused && !isValid(typed.trim()),
    onChange: (text) => {
      setFocused(true);
      remember(text);
    },
    onBlur: () => {
      setFocused(false);
      putOff.current = afterPress(() => void latest.current());
    },
  };
};
