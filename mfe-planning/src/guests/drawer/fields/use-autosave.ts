import { afterPress } from '@posy/shared-ui/forms';
import { useEffect, useRef, useState } from 'react';
import * as v from 'valibot';
import { deviceDrafts } from '#plan/adapters/device-drafts';
import { useReportWaiting } from './saving';

interface Options {
  /** Key under which the typed text is stored on this device. */
  draftKey: string;
  /** The database's value. */
  stored: string;
  /** Resolves to true when the text was saved. */
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
 * Text that is saved when its field is left or unmounted. Until the database has it, it is stored on this device: a
 * lost connection, an ended session or a closed page loses nothing. Changes by other members show unless the person
 * types. A field that is left for a button saves after the press, so that its effects move nothing under a finger.
 */
export const useAutosave = ({ draftKey, stored, save, isValid = anything }: Options): Autosave => {
  const [typed, setTyped] = useState<string | null>(() => deviceDrafts.read(draftKey, v.string()));
  const [isFocused, setFocused] = useState(false);
  const remember = (text: string | null): void => {
    deviceDrafts.write(draftKey, text);
    setTyped(text);
  };
  // Text that is being saved shows as if it were stored: a rejection would remove it from the screen, and from here.
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
