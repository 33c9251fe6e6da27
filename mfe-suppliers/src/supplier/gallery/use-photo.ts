import { useOpenItem } from '@posy/remote-kit';
import { useSearchParams } from '@posy/remote-kit/router';

/** The picture in the address, counted from 1: links to it stay valid, and back closes it. */
export interface OpenPhoto {
  /** Its index, from 0; null while the viewer is closed. */
  place: number | null;
  open: (place: number) => void;
  close: () => void;
}

const parameter = 'photo';

/** The picture that is open full screen, from the address. */
export const usePhoto = (count: number): OpenPhoto => {
  const [params, setParams] = useSearchParams();
  const named = params.get(parameter) ?? '';
  const number = /^[1-9]\d{0,3}$/.test(named) ? Number(named) : 0;
  const place = number >= 1 && number <= count ? number - 1 : null;
  const say = (value: string | null): void =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        if (value === null) next.delete(parameter);
        else next.set(parameter, value);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  const close = (): void => say(null);
  useOpenItem('gallery', place !== null, close);
  return { place, open: (at) => say(String(at + 1)), close };
};
