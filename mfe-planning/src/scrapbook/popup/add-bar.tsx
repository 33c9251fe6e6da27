import { Button } from '@posy/shared-ui';
import { PlusIcon } from '@posy/shared-ui/icons';
import styled from '@emotion/styled';
import type { RefObject } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { linePrefixes, withLine, type LineKind } from '../rules/note-blocks';

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 4px;
`;

const words = {
  heading: 'scrapbook.add.heading',
  list: 'scrapbook.add.list',
  quotation: 'scrapbook.add.quotation',
  colours: 'scrapbook.add.colours',
} as const satisfies Record<LineKind, string>;

const kinds = Object.keys(linePrefixes) as LineKind[];

interface Props {
  body: string;
  words: RefObject<HTMLTextAreaElement | null>;
  onChange: (body: string) => void;
}

/** Adds a heading, a list, a quotation or colours where the cursor is. */
export const AddBar = ({ body, words: field, onChange }: Props) => {
  const { formatMessage } = useIntl();
  const add = (kind: LineKind): void => {
    const next = withLine(body, field.current?.selectionStart ?? body.length, kind);
    onChange(next.body);
    // The new words reach the field with the next drawing.
    requestAnimationFrame(() => {
      field.current?.focus();
      field.current?.setSelectionRange(next.cursor, next.cursor);
    });
  };
  return (
    <Bar role="group" aria-label={formatMessage({ id: 'scrapbook.add.bar' })}>
      {kinds.map((kind) => (
        <Button key={kind} kind="plain" size="s" icon={<PlusIcon size="s" />} onPress={() => add(kind)}>
          <FormattedMessage id={words[kind]} />
        </Button>
      ))}
    </Bar>
  );
};
