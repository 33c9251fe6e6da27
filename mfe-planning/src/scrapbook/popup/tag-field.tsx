import { noteConstants } from '@posy/shared-contracts/constants';
import { Button, Chip, ChipGroup, isComposing, Stack } from '@posy/shared-ui';
import { afterPress, TextField } from '@posy/shared-ui/forms';
import { useEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { withTag } from '../rules/note-draft';

interface Props {
  tags: readonly string[];
  onChange: (tags: string[]) => void;
}

/** Edits tags: Enter or a comma adds the typed text, a press removes a tag. */
export const TagField = ({ tags, onChange }: Props) => {
  const { formatMessage } = useIntl();
  const [typed, setTyped] = useState('');
  const add = (text: string): void => {
    onChange(withTag(tags, text));
    setTyped('');
  };
  const latest = useRef<() => void>(() => undefined);
  useEffect(() => {
    latest.current = () => (typed.trim() === '' ? undefined : add(typed));
  });
  return (
    <Stack gap={2}>
      <TextField
        label={formatMessage({ id: 'scrapbook.tags' })}
        help={formatMessage({ id: 'scrapbook.tags.help' })}
        value={typed}
        onChange={(text) => (text.endsWith(',') ? add(text.slice(0, -1)) : setTyped(text))}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || isComposing(event) || typed.trim() === '') return;
          event.preventDefault();
          add(typed);
        }}
        // A new tag takes space: it is added only after the press that left the field, so that its target does not
        // move.
        onBlur={() => void afterPress(() => latest.current())}
        maxLength={noteConstants.tagLength + 1}
        isDisabled={tags.length >= noteConstants.mostTags}
        suffix={
          typed.trim() === '' ? undefined : (
            <Button size="s" kind="plain" onPress={() => add(typed)}>
              <FormattedMessage id="scrapbook.tags.add" />
            </Button>
          )
        }
      />
      {tags.length === 0 ? null : (
        <ChipGroup label={formatMessage({ id: 'scrapbook.tags' })}>
          {tags.map((tag) => (
            <Chip
              key={tag}
              canRemove
              isChosen
              aria-label={formatMessage({ id: 'scrapbook.tags.remove' }, { tag })}
              onPress={() => onChange(tags.filter((other) => other !== tag))}
            >
              {tag}
            </Chip>
          ))}
        </ChipGroup>
      )}
    </Stack>
  );
};
