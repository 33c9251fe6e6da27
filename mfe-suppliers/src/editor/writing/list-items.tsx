import styled from '@emotion/styled';
import { Button, Card, IconButton, Inline, media, Section, Text } from '@posy/shared-ui';
import { CaretDownIcon, CaretUpIcon, PlusIcon, TrashIcon } from '@posy/shared-ui/icons';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { moved, without } from './part';

/** An item's fields, with its buttons at the end of its rows where there is room. */
const Item = styled.div`
  display: grid;
  gap: 8px;
  align-items: start;
  & > div {
    display: grid;
    gap: 12px;
    min-inline-size: 0;
  }
  & > div:last-of-type {
    display: flex;
    gap: 4px;
  }
  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr) auto;
    & > div:last-of-type {
      flex-direction: column;
    }
  }
`;

interface Props<T> {
  /** Links lead to it. */
  id?: string;
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
export const ListItems = <T,>({ id, title, lead, add, items, most, nameOf, fresh, onChange, children }: Props<T>) => {
  const { formatMessage } = useIntl();
  return (
    <Card id={id}>
      <Section title={title} size="h3" gap={3}>
        <Text size="small" tone="soft">
          {lead}
        </Text>
        {items.map((item, at) => (
          <Item key={at} role="group" aria-label={nameOf(item, at)}>
            <div>{children(item, at)}</div>
            <div>
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
            </div>
          </Item>
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
