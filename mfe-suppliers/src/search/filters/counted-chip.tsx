import { useHost, useLocaleInfo } from '@posy/remote-kit';
import { useQuery } from '@posy/remote-kit/query';
import { Chip } from '@posy/shared-ui';
import { FormattedNumber } from 'react-intl';
import type { SupplierSearch } from '#supplier/rules/asked/search-state';
import { totalQuery } from '#supplier/rules/search-queries';

interface Props {
  words: string;
  isChosen: boolean;
  /** The search with this filter on. */
  chosen: SupplierSearch;
  onPress: () => void;
}

/** A filter with the number of results it leaves; one that would leave none is disabled. */
export const CountedChip = ({ words, isChosen, chosen, onPress }: Props) => {
  const { api } = useHost();
  const { country } = useLocaleInfo().market;
  const { data: total } = useQuery(totalQuery(api, country, chosen));
  return (
    <Chip
      isChosen={isChosen}
      isDisabled={total === 0 && !isChosen}
      count={total === undefined ? undefined : <FormattedNumber value={total} />}
      onPress={onPress}
    >
      {words}
    </Chip>
  );
};
