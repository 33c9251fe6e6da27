import createCache, { type EmotionCache } from '@emotion/cache';
import { hoverOnly } from '../core/actions/hover-only';

/**
 * A cache for one drawing on a server: its styles are collected aside, in their order, instead of standing between elements.
 * An entry of its own, because no page needs a byte of it.
 */
export const createServedUiCache = (): EmotionCache => {
  const cache = createCache({ key: 'posy' });
  cache.compat = true;
  return cache;
};

/** Name and rules of each style that a drawing used. */
export const servedStyles = ({ inserted }: EmotionCache): [string, string][] =>
  Object.entries(inserted).flatMap(([name, rules]): [string, string][] =>
    typeof rules === 'string' ? [[name, hoverOnly(rules).join('')]] : [],
  );
