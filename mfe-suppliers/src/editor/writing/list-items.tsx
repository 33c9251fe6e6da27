import { Button, Card, IconButton, Inline, Section, Stack, Text } from '@posy/shared-ui';
import { CaretDownIcon, CaretUpIcon, PlusIcon, TrashIcon } from '@posy/shared-ui/icons';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { moved, without } from './part';

interface Props<T> {
  title: ReactNode;
  lead: ReactNode;
  add: ReactNode;
  items: readonly T[];
  most: number;
  /** An item's name for its buttons. */
  nameOf: (item: T, at: number) => string;
  fresh: () => T;
  onChange: (items: T[]) => void;
  children: (item: T, at: number) => ReactNode;
}

/** Items that somebody writes, puts in order and takes away, by keyboard as well as by pointer. */
export const ListItems = <T,>({ title, lead, add, items, most, nameOf, fresh, onChange, children }: Props<T>) => {
  const { formatMessage } = useIntl();
  return (
    <Card>
      <Section title={title} size="h3" gap={3}>
        <Text size="small" tone="soft">
          {lead}
        </Text>
        {items.map((item, at) => (
          <Stack key={at} gap={2} role="group" aria-label={nameOf(item, at)}>
            {children(item, at)}
            <Inline gap={1}>
              <IconButton
                label={formatMessage({ id: 'editor.earlier' }, { name: nameOf(item, at) })}
                isDisabled={at === 0}
                onPress={() => onChange(moved(items, at, at - 1))}
              >
                <CaretUpIcon size="s" />
              </IconButton>
              <IconButton
                label={formatMessage({ id: 'editor.later' }, { name: nameOf(item, at) })}
                isDisabled={at === items.length - 1}
                onPress={() => onChange(moved(items, at, at + 1))}
              >
                <CaretDownIcon size="s" />
              </IconButton>
              <IconButton
                label={formatMessage({ id: 'editor.remove' }, { name: nameOf(item, at) })}
                onPress={() => onChange(without(items, at))}
              >
                <TrashIcon size="s" />
              </IconButton>
            </Inline>
          </Stack>
        ))}
        {items.length < most ? (
          <Inline>
            <Button size="s" icon={<PlusIcon />} onPress={() => onChange([...items, fresh()])}>
              {add}
            </Button>
          </Inline>
        ) : (
          <Text size="small" tone="soft">
            <FormattedMessage id="editor.full" values={{ count: most }} />
          </Text>
        )}
      </Section>
    </Card>
  );
};
