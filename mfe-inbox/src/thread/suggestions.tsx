import { Chip, ChipGroup } from '@posy/shared-ui';
import { useIntl } from 'react-intl';

/** A suggestion: the chip's label, and the text that it puts into the field. */
export interface Suggestion {
  id: string;
  label: string;
  body: string;
}

interface Props {
  suggestions: readonly Suggestion[];
  onUse: (body: string) => void;
}

/** Short answers, as chips over the field. */
export const Suggestions = ({ suggestions, onUse }: Props) => {
  const { formatMessage } = useIntl();
  if (suggestions.length === 0) return null;
  return (
    <ChipGroup label={formatMessage({ id: 'inbox.thread.suggestions' })} canSlide>
      {suggestions.map(({ id, label, body }) => (
        <Chip key={id} onPress={() => onUse(body)}>
          {label}
        </Chip>
      ))}
    </ChipGroup>
  );
};
