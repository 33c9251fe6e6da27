import { useLocaleInfo } from '@posy/remote-kit';
import { useSearchParams } from '@posy/remote-kit/router';
import { paths } from '@posy/shared-contracts';
import { useMemo } from 'react';
import { type GuestChoice, parseShow } from '../rules/guest-view';

/** The list's filters, and the event whose answers it shows (null for the main one). */
export interface ListChoice extends GuestChoice {
  event: string | null;
}

/** The part of the screen's state that its address stores, and the addresses of other states. */
export interface GuestsAddress extends ListChoice {
  /** The list's address, with a changed filter if one is given. */
  list: (change?: Partial<ListChoice>) => string;
  /** The address of a guest's drawer beside the same list. */
  guest: (guestId: string) => string;
}

const queryOf = ({ show, category, text, event }: ListChoice) => ({
  ...(show !== 'everyone' && { show }),
  ...(category !== null && { category }),
  ...(event !== null && { event }),
  ...(text !== '' && { text }),
});

/** Reads the guest list's address. */
export const useGuestsAddress = (): GuestsAddress => {
  const { prefix } = useLocaleInfo().market;
  const [params] = useSearchParams();
  return useMemo(() => {
    const choice: ListChoice = {
      show: parseShow(params.get('show')),
      category: params.get('category') || null,
      text: params.get('text') ?? '',
      event: params.get('event') || null,
    };
    const search = new URLSearchParams(queryOf(choice)).toString();
    return {
      ...choice,
      list: (change = {}) => paths.guestlist(prefix, queryOf({ ...choice, ...change })),
      guest: (guestId) => `${paths.guest(prefix, guestId)}${search === '' ? '' : `?${search}`}`,
    };
  }, [prefix, params]);
};
