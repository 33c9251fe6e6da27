import type { KeyboardEvent } from 'react';

/** What browsers send instead of the key while an input method is writing; Safari says no more of the key that ends it. */
const composingCode = 229;

/** Whether a key belongs to the word that an input method is still writing: it chooses, sends and empties nothing. */
export const isComposing = ({ nativeEvent }: KeyboardEvent): boolean =>
  nativeEvent.isComposing || nativeEvent.keyCode === composingCode;
