import type { MarketPrefix } from '@posy/shared-contracts';
import { Chip, ChipGroup } from '@posy/shared-ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { languageName, type Readers as ReadersOfOne } from '../rules/language-choice';

interface Props {
  readers: readonly ReadersOfOne[];
  /** Null: all of them. */
  chosen: MarketPrefix | null;
  onChoose: (option: MarketPrefix | null) => void;
}

/** Narrows a letter to those who read one language: for words of the couple's own. */
export const Readers = ({ readers, chosen, onChoose }: Props) => {
  const { formatMessage } = useIntl();
  if (readers.length < 2) return null;
  return (
    <ChipGroup label={formatMessage({ id: 'invitations.letters.readers' })}>
      <Chip isChosen={chosen === null} onPress={() => onChoose(null)}>
        <FormattedMessage id="invitations.filter.all" />
      </Chip>
      {readers.map(({ option, locale, count }) => (
        <Chip key={option} isChosen={chosen === option} count={count} onPress={() => onChoose(option)}>
          {languageName(locale)}
        </Chip>
      ))}
    </ChipGroup>
  );
};
