import { guestLengths } from '@posy/shared-contracts/constants';
import { Button, IconButton, Inline, Row, Rows } from '@posy/shared-ui';
import { Form, TextField } from '@posy/shared-ui/forms';
import { PencilIcon, TrashIcon } from '@posy/shared-ui/icons';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { tidyName } from '../rules/guest-item';
import type { GuestCounts } from '../rules/guest-view';

interface Props {
  categories: GuestCounts['categories'];
  /** The name of another category merges the two; an empty name deletes the category. */
  onRename: (from: string, to: string) => void;
}

interface RenameProps {
  category: string;
  others: readonly string[];
  onRename: Props['onRename'];
  onDone: () => void;
}

const RenameForm = ({ category, others, onRename, onDone }: RenameProps) => {
  const { formatMessage } = useIntl();
  const [name, setName] = useState(category);
  const [wasAsked, setAsked] = useState(false);
  const tidy = tidyName(name);
  const isMerge = tidy !== category && others.includes(tidy);
  const submit = (): void => {
    setAsked(true);
    if (tidy === '') return;
    if (tidy !== category) onRename(category, tidy);
    onDone();
  };
  return (
    <Form onSubmit={submit}>
      <TextField
        label={<FormattedMessage id="guests.categories.name" />}
        value={name}
        onChange={setName}
        maxLength={guestLengths.category}
        autoFocus
        {...(isMerge && { help: formatMessage({ id: 'guests.categories.merge.help' }, { name: tidy }) })}
        {...(wasAsked && tidy === '' && { error: formatMessage({ id: 'guests.categories.name.missing' }) })}
      />
      <Inline gap={2} justify="end">
        <Button size="s" kind="plain" onPress={onDone}>
          <FormattedMessage id="planning.cancel" />
        </Button>
        <Button size="s" kind="soft" type="submit">
          <FormattedMessage id={isMerge ? 'guests.categories.merge' : 'guests.categories.rename'} />
        </Button>
      </Inline>
    </Form>
  );
};

/**
 * Lists every category with its number of guests. Each can be renamed, merged by giving it another one's name, or
 * deleted.
 */
export const CategoryList = ({ categories, onRename }: Props) => {
  const { formatMessage } = useIntl();
  const [renaming, setRenaming] = useState<string | null>(null);
  const names = categories.map(({ category }) => category);
  return (
    <Rows>
      {categories.map(({ category, count }) =>
        renaming === category ? (
          <li key={category}>
            <RenameForm category={category} others={names} onRename={onRename} onDone={() => setRenaming(null)} />
          </li>
        ) : (
          <Row
            key={category}
            title={category}
            note={<FormattedMessage id="guests.categories.count" values={{ count }} />}
            end={
              <>
                <IconButton
                  label={formatMessage({ id: 'guests.categories.rename.named' }, { name: category })}
                  onPress={() => setRenaming(category)}
                >
                  <PencilIcon />
                </IconButton>
                <IconButton
                  label={formatMessage({ id: 'guests.categories.delete' }, { name: category })}
                  onPress={() => onRename(category, '')}
                >
                  <TrashIcon />
                </IconButton>
              </>
            }
          />
        ),
      )}
    </Rows>
  );
};
