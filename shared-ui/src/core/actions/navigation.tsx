import { createContext, type MouseEvent, type ReactNode, useContext, useMemo } from 'react';

interface Navigation {
  onNavigate: (href: string) => void;
  onIntent?: (href: string) => void;
}

const leavePage: Navigation = { onNavigate: (href) => window.location.assign(href) };
const NavigationContext = createContext<Navigation>(leavePage);

export interface NavigationProviderProps {
  /** Called with the `href` of a link that was followed inside the product. */
  onNavigate: (href: string) => void;
  /** Called when a link is hovered or focused: a chance to preload its target. */
  onIntent?: (href: string) => void;
  children: ReactNode;
}

/** Provides the host's navigation for links. Without it they load a page. */
export const NavigationProvider = ({ onNavigate, onIntent, children }: NavigationProviderProps) => {
  const value = useMemo(() => ({ onNavigate, onIntent }), [onNavigate, onIntent]);
  return <NavigationContext value={value}>{children}</NavigationContext>;
};

/** The host's navigation, for actions that are not links. */
export const useNavigateTo = (): ((href: string) => void) => useContext(NavigationContext).onNavigate;

/**
 * Returns true when the product handles the click itself; new tabs, downloads and other sites are left to the browser.
 */
export const isOwnNavigation = (event: MouseEvent<HTMLAnchorElement>): boolean => {
  const { target, origin, href } = event.currentTarget;
  const modified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0;
  if (event.defaultPrevented || modified || (target && target !== '_self')) return false;
  if (event.currentTarget.hasAttribute('download') || origin !== window.location.origin) return false;
  const here = window.location.href.split('#')[0];
  return !(href.includes('#') && href.split('#')[0] === here);
};

/** Handlers for an anchor that navigates through the host. `onPress` is called first; it may prevent. */
export const useLinkHandlers = (href: string, onPress?: (event: MouseEvent<HTMLAnchorElement>) => void) => {
  const { onNavigate, onIntent } = useContext(NavigationContext);
  const intend = onIntent ? () => onIntent(href) : undefined;
  const onClick = (event: MouseEvent<HTMLAnchorElement>) => {
    onPress?.(event);
    if (!isOwnNavigation(event)) return;
    event.preventDefault();
    onNavigate(href);
  };
  return { href, onClick, onPointerEnter: intend, onFocus: intend };
};
