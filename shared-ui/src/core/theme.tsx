import createCache, { type EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { createContext, type ReactNode, useContext } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { hoverOnly } from './actions/hover-only';

const LocaleContext = createContext('en-GB');

export interface UiCacheOptions {
  /** The nonce of the page's content security policy, put on every style element. */
  nonce?: string;
  /** Parent of the style elements; the document head by default. */
  container?: Node;
}

/** One cache for each page and container: the shell and all remotes share its styles and the rules of `hoverOnly`. */
export const createUiCache = ({ nonce, container }: UiCacheOptions = {}): EmotionCache => {
  const cache = createCache({ key: 'posy', nonce, container });
  const { sheet } = cache;
  const insert = sheet.insert.bind(sheet);
  sheet.insert = (rule) => hoverOnly(rule).forEach(insert);
  return cache;
};

export interface UiProviderProps {
  /** BCP 47: the language of dates, numbers and writing direction inside components. */
  locale: string;
  cache?: EmotionCache;
  children: ReactNode;
}

/** The context that every component expects: a locale and, in the product, a style cache with the page's nonce. */
export const UiProvider = ({ locale, cache, children }: UiProviderProps) => {
  const inside = (
    <LocaleContext value={locale}>
      <I18nProvider locale={locale}>{children}</I18nProvider>
    </LocaleContext>
  );
  return cache ? <CacheProvider value={cache}>{inside}</CacheProvider> : inside;
};

/** The locale of the surrounding `UiProvider`. */
export const useUiLocale = (): string => useContext(LocaleContext);
