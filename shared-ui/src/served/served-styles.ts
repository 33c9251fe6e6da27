import createCache, { type EmotionCache } from '@emotion/cache';
import { hoverOnly } from '../core/actions/hover-only';

/**
 * A cache for one render on a server: its styles are collected in their order, instead of being placed between
 * elements. It is an entry of its own, because no page needs its code.
 */
export const createServedUiCache = (): EmotionCache => {
  const cache = createCache({ key: 'posy' });
  cache.compat = true;
  return cache;
};

/** Returns the name and the rules of each style that a render used. */
export const servedStyles = ({ inserted }: EmotionCache): [string, string][] =>
  Object.entries(inserted).flatMap(([name, rules]): [string, string][] =>
    typeof rules === 'string' ? [[name, hoverOnly(rules).join('')]] : [],
  );
