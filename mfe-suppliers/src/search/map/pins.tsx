import { useLocaleInfo } from '@posy/remote-kit';
import { ourPrice } from '@posy/shared-contracts/rules';
import { useIntl } from 'react-intl';
import { priceFigures } from '#supplier/card/price-in-words';
import type { SupplierSearch } from '#supplier/rules/asked/search-state';
import { useAskedFor } from '#supplier/rules/use-asked-for';
import type { Mapped } from './mapped';
import { Pin } from './pin';
import { clustersOf } from './rules/clusters';
import { pixelOf, pointOf, scales, type Size, type View, viewOf } from './rules/mercator';
import type { Pointing } from './use-pointing';

/** What is written on a pin: a price as this couple would pay it. */
const useFigures = (search: SupplierSearch) => {
  const intl = useIntl();
  const { locale } = useLocaleInfo();
  const asked = useAskedFor(search);
  return ({ price }: Mapped): string => {
    if (price === null) return intl.formatMessage({ id: 'search.map.ask' });
    const ours = ourPrice(price, asked);
    if (ours.kind !== 'between') return priceFigures(intl, locale, ours);
    // Of two stated prices the map has room for the lower: it says that it only starts there.
    const least = priceFigures(intl, locale, { kind: 'from', price: ours.price });
    return intl.formatMessage({ id: 'suppliers.price.from' }, { price: least });
  };
};

/** After the last that is chosen comes the first. */
const nextOf = (members: readonly Mapped[], chosen: string | null): string | null =>
  members[(members.findIndex(({ id }) => id === chosen) + 1) % members.length]?.id ?? null;

interface Props {
  suppliers: readonly Mapped[];
  search: SupplierSearch;
  view: View;
  size: Size;
  pointing: Pointing;
  onCloser: (view: View) => void;
}

/** Everybody who is in the view; who would cover each other stands together. */
export const Pins = ({ suppliers, search, view, size, pointing, onCloser }: Props) => {
  const { formatMessage, formatNumber } = useIntl();
  const figures = useFigures(search);
  const pins = suppliers
    .map((of) => ({ of, ...pixelOf(view, size, pointOf(of.location)) }))
    .filter(({ x, y }) => x > -40 && y > -24 && x < size.width + 40 && y < size.height + 24);
  const press = (members: readonly Mapped[]): void => {
    const closer = viewOf(
      members.map(({ location }) => pointOf(location)),
      size,
      90,
      scales.most,
    );
    const apart = clustersOf(members.map((of) => ({ of, ...pixelOf(closer, size, pointOf(of.location)) })));
    // Neighbours whom no view sets apart are shown one after the other.
    if (apart.length > 1) onCloser(closer);
    else pointing.choose(nextOf(members, pointing.chosen));
  };
  return clustersOf(pins).map(({ x, y, members }) => {
    const [first] = members;
    if (first === undefined) return null;
    const isCluster = members.length > 1;
    const has = (id: string | null) => members.some((one) => one.id === id);
    return (
      <Pin
        key={first.id}
        x={x}
        y={y}
        isCluster={isCluster}
        isPointed={has(pointing.pointed)}
        isChosen={has(pointing.chosen)}
        onPoint={(isPointed) => pointing.point(isPointed ? first.id : null)}
        onPress={() => press(members)}
        label={
          isCluster
            ? formatMessage({ id: 'search.map.cluster' }, { count: members.length })
            : formatMessage({ id: 'search.map.pin' }, { name: first.name, price: figures(first) })
        }
      >
        {isCluster ? formatNumber(members.length) : figures(first)}
      </Pin>
    );
  });
};
