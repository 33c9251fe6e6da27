import { Chip } from '@posy/shared-ui';
import { SlidersHorizontalIcon } from '@posy/shared-ui/icons';
import { FormattedNumber, useIntl } from 'react-intl';
import type { useFilters } from './use-filters';

interface Props {
  filters: ReturnType<typeof useFilters>;
  /** Number of active filters. */
  count: number;
}

/** Opens the filters and shows the number of active ones. */
export const FiltersChip = ({ filters: { isOpen, toggle }, count }: Props) => {
  const { formatMessage } = useIntl();
  return (
    <Chip
      aria-expanded={isOpen}
      icon={<SlidersHorizontalIcon size="s" />}
      count={count === 0 ? undefined : <FormattedNumber value={count} />}
      onPress={toggle}
    >
      {formatMessage({ id: 'search.filters' })}
    </Chip>
  );
};
