import { InlineError } from '@posy/shared-ui';
import { useState } from 'react';

/** A choice of more files than there was room for. */
export interface CutChoice {
  taken: number;
  chosen: number;
}

/** Returns the files for which there is room. `cut` is null when that is all of them. */
export const filesWithin = (files: readonly File[], room: number) => {
  const fitting = files.slice(0, Math.max(0, room));
  const cut: CutChoice | null = fitting.length < files.length ? { taken: fitting.length, chosen: files.length } : null;
  return { fitting, cut };
};

/** Takes chosen files as far as there is room. `cut` is the last choice when it was too large. */
export const useFilesWithin = (room: number, take: (files: readonly File[]) => void) => {
  const [cut, setCut] = useState<CutChoice | null>(null);
  const add = (files: readonly File[]): void => {
    const within = filesWithin(files, room);
    setCut(within.cut);
    if (within.fitting.length > 0) take(within.fitting);
  };
  return { cut, add };
};

interface Props {
  cut: CutChoice | null;
  /** The sentence of the screen: how many were taken, and how many there is room for. */
  words: (cut: CutChoice) => string;
}

/** Says that some of the chosen files were not taken. */
export const CutNotice = ({ cut, words }: Props) =>
  cut === null ? null : <InlineError isAlert>{words(cut)}</InlineError>;
