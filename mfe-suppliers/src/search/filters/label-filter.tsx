import { Chip } from '@posy/shared-ui';
import { FormattedNumber } from 'react-intl';
import { FilterGroup } from './filter-group';

interface Props {
  title: string;
  /** Number of results by key. */
  counts: Readonly<Record<string, number>>;
  labels: Readonly<Record<string, string>>;
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
}

/** Keys of features, styles or kinds, the most common first; those without results are left out. */
export const LabelFilter = ({ title, counts, labels, chosen, onChange }: Props) => {
  const keys = [...new Set([...chosen, ...Object.keys(counts)])]
    .filter((key) => chosen.includes(key) || (counts[key] ?? 0) > 0)
    .sort((a, b) => (counts[b] ?? 0) - (counts[a] ?? 0));
  if (keys.length === 0) return null;
  const toggle = (key: string): void =>
    onChange((chosen.includes(key) ? chosen.filter((one) => one !== key) : [...chosen, key]).sort());
  return (
    <FilterGroup title={title}>
      {keys.map((key) => (
        <Chip
          key={key}
          isChosen={chosen.includes(key)}
          count={<FormattedNumber value={counts[key] ?? 0} />}
          onPress={() => toggle(key)}
        >
          {labels[key] ?? key}
        </Chip>
      ))}
    </FilterGroup>
  );
};
