import styled from '@emotion/styled';
import { useAwake, useHost, useLocaleInfo } from '@posy/remote-kit';
import { Chip } from '@posy/shared-ui';
import { MapTrifoldIcon } from '@posy/shared-ui/icons';
import { FormattedMessage } from 'react-intl';
import type { SupplierSearch } from '#supplier/rules/asked/search-state';
import { listHref } from '#supplier/rules/links';
import { hiddenMap } from './map-settings';
import { besideFrom, useShownMap } from './use-shown-map';

const Only = styled.span`
  display: contents;
  @media (min-width: ${besideFrom}px) {
    &[data-window='narrow'] {
      display: none;
    }
  }
  @media (max-width: ${besideFrom - 1}px) {
    &[data-window='wide'] {
      display: none;
    }
  }
`;

interface Props {
  search: SupplierSearch;
  /** True without results: no map stands beside such a list until it is opened. */
  isEmpty: boolean;
}

/**
 * Shows or hides the map. Beside a list the choice is stored; in place of the list the map is a step of its own in the
 * history, so that back returns to the list.
 */
export const MapChip = ({ search, isEmpty }: Props) => {
  const host = useHost();
  const { prefix } = useLocaleInfo().market;
  const { isWide, isShown } = useShownMap(search);
  const { isMapped } = search;
  const isAwake = useAwake();
  const isBeside = isWide && !isEmpty;
  const toggle = (): void => {
    if (isBeside) hiddenMap.set(isShown);
    if (isBeside && !isMapped) return;
    host.navigate(listHref(prefix, { ...search, isMapped: !isMapped }), { replace: isMapped });
  };
  const chip = (isChosen: boolean) => (
    <Chip isChosen={isChosen} icon={<MapTrifoldIcon size="s" />} onPress={toggle}>
      <FormattedMessage id="search.map" />
    </Chip>
  );
  // A server does not know the window: it renders both, and styles show one.
  if (!isAwake && !isMapped && !isEmpty)
    return (
      <>
        <Only data-window="narrow">{chip(false)}</Only>
        <Only data-window="wide">{chip(true)}</Only>
      </>
    );
  return chip(isMapped || (isShown && !isEmpty));
};
