import { useHost } from '@posy/remote-kit';
import { type Period, periods } from '@posy/shared-contracts/entities';
import { SelectField } from '@posy/shared-ui/forms';
import { useIntl } from 'react-intl';
import { categoryName, knownCategories } from '#plan/tasks/category-names';
import { periodName } from '#plan/tasks/period-names';
import type { ChecklistAddress } from '../address/checklist-address';

interface Props {
  address: ChecklistAddress;
  categories: ReadonlySet<string>;
}

/** Filters by period and category, each stored in the address. */
export const MoreFilters = ({ address, categories }: Props) => {
  const intl = useIntl();
  const { navigate } = useHost();
  return (
    <>
      <SelectField
        label={intl.formatMessage({ id: 'planning.checklist.filter.period' })}
        isLabelHidden
        value={address.period ?? ''}
        placeholder={intl.formatMessage({ id: 'planning.checklist.filter.period-all' })}
        options={periods.map((period) => ({ value: period, label: periodName(intl, period) }))}
        onChange={(period) => navigate(address.list({ period: period === '' ? null : (period as Period) }))}
      />
      <SelectField
        label={intl.formatMessage({ id: 'planning.checklist.filter.category' })}
        isLabelHidden
        value={address.category ?? ''}
        placeholder={intl.formatMessage({ id: 'planning.checklist.filter.category-all' })}
        options={knownCategories(categories).map((category) => ({
          value: category,
          label: categoryName(intl, category),
        }))}
        onChange={(category) => navigate(address.list({ category: category === '' ? null : category }))}
      />
    </>
  );
};
