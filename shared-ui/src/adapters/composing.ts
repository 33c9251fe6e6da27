import type { KeyboardEvent } from 'react';

/**
 * The key code that browsers report while an input method composes; for the key that ends it Safari reports nothing
 * else.
 */
const composingCode = 229;

/** Returns true for a key that an input method still uses: it must not choose, send or clear anything. */
export const isComposing = ({ nativeEvent }: KeyboardEvent): boolean =>
  nativeEvent.isComposing || nativeEvent.keyCode === composingCode;
