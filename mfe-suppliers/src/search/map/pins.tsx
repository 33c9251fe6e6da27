import { useLocaleInfo, useReadable } from '@posy/remote-kit';
import { useSetAtom } from '@posy/remote-kit/atoms';
import { ourPrice } from '@posy/shared-contracts/rules';
import { useIntl } from 'react-intl';
import { useLiked } from '#shortlist/public';
import { seenProfiles } from '#supplier/adapters/seen-profiles';
import { priceFigures } from '#supplier/card/price-in-words';
import { useAskedFor } from '#supplier/rules/use-asked-for';
import { chooseNextAtom } from '../highlight/highlight';
import type { MappedSupplier } from './mapped';
import { Pin } from './pin';
import { clustersOf } from './rules/clusters';
import { pixelOf, pointOf, scales, type Size, type View, viewOf } from './rules/mercator';

/** Returns the texts of pins: prices for this couple. */
const useFigures = () => {
  const intl = useIntl();
  const { locale } = useLocaleInfo();
  const asked = useAskedFor();
  return ({ price }: MappedSupplier): string => {
    if (price === null) return intl.formatMessage({ id: 'search.map.ask' });
    const ours = ourPrice(price, asked);
    if (ours.kind !== 'between') return priceFigures(intl, locale, ours);
    // Of two stated prices the pin shows the lower one, as a starting price.
    const least = priceFigures(intl, locale, { kind: 'from', price: ours.price });
    return intl.formatMessage({ id: 'suppliers.price.from' }, { price: least });
  };
};

/** Returns the mark of a supplier's pin: a heart says more than a look at the profile. */
const useMarks = () => {
  const liked = useLiked();
  const seen = useReadable(seenProfiles);
  return (id: string): 'liked' | 'seen' | null => {
    if (liked.has(id)) return 'liked';
    return seen.some((one) => one.id === id) ? 'seen' : null;
  };
};

interface Props {
  suppliers: readonly MappedSupplier[];
  view: View;
  size: Size;
  onCloser: (view: View) => void;
}

/** All suppliers in the view; overlapping ones are grouped. */
export const Pins = ({ suppliers, view, size, onCloser }: Props) => {
  const { formatMessage, formatNumber } = useIntl();
  const figures = useFigures();
  const markOf = useMarks();
  const chooseNext = useSetAtom(chooseNextAtom);
  const pins = suppliers
    .map((of) => ({ of, ...pixelOf(view, size, pointOf(of.location)) }))
    .filter(({ x, y }) => x > -40 && y > -24 && x < size.width + 40 && y < size.height + 24);
  const press = (members: readonly MappedSupplier[]): void => {
    const closer = viewOf(
      members.map(({ location }) => pointOf(location)),
      size,
      90,
      scales.most,
    );
    const apart = clustersOf(members.map((of) => ({ of, ...pixelOf(closer, size, pointOf(of.location)) })));
    // Neighbours that no zoom separates are shown one after the other.
    if (apart.length > 1) onCloser(closer);
    else chooseNext(members.map(({ id }) => id));
  };
  return clustersOf(pins).map(({ x, y, members }) => {
    const [first] = members;
    if (first === undefined) return null;
    const isCluster = members.length > 1;
    const mark = isCluster ? null : markOf(first.id);
    return (
      <Pin
        key={first.id}
        x={x}
        y={y}
        ids={members.map(({ id }) => id)}
        mark={mark}
        onPress={() => press(members)}
        label={
          isCluster
            ? formatMessage({ id: 'search.map.cluster' }, { count: members.length })
            : formatMessage({ id: 'search.map.pin' }, { name: first.name, price: figures(first), mark: mark ?? 'none' })
        }
      >
        {isCluster ? formatNumber(members.length) : figures(first)}
      </Pin>
    );
  });
};
