import styled from '@emotion/styled';
import { Card, color, Heading, InlineError, Stack, Text } from '@posy/shared-ui';
import { FormattedList, FormattedMessage } from 'react-intl';
import type { TypedDuplicate, TypedLine } from './typed-guests';
import type { TypedPerson } from './typed-people';

interface Props {
  lines: readonly TypedLine[];
  duplicates: readonly TypedDuplicate[];
  count: { guests: number; households: number };
}

const shownAtMost = 12;

const Lines = styled.ol`
  display: grid;
  gap: 8px;
  margin: 0;
  padding: 0;
  list-style: none;
  max-block-size: 220px;
  overflow: auto;
`;

const Note = styled.span`
  display: block;
  color: ${color.hue.deep};
  font-size: 0.875rem;
`;

/** A name with what was read behind it. */
const withDetails = ({ name, age, needs, phone }: TypedPerson): string => {
  const details = [age, needs?.typed, phone].filter((detail) => detail !== null && detail !== undefined);
  return details.length === 0 ? name : `${name} (${details.join(', ')})`;
};

const Line = ({ line, duplicates }: { line: TypedLine; duplicates: readonly TypedDuplicate[] }) => {
  if (line.kind === 'fault')
    return (
      <li>
        <InlineError>
          <FormattedMessage id={`guests.add.fault.${line.fault}`} values={{ number: line.number }} />
        </InlineError>
        <Text as="span" size="small" tone="soft">
          {line.text}
        </Text>
      </li>
    );
  return (
    <li>
      <strong>
        <FormattedList type="conjunction" value={line.people.map(withDetails)} />
      </strong>{' '}
      {line.plusOnes === 0 ? null : <FormattedMessage id="guests.add.plus-ones" values={{ count: line.plusOnes }} />}
      {line.household === '' ? null : (
        <Text as="span" size="small" tone="soft">
          {line.household}
        </Text>
      )}
      {duplicates.map(({ name, where }) => (
        <Note key={name} data-hue="apricot">
          <FormattedMessage id={`guests.add.duplicate.${where}`} values={{ name }} />
        </Note>
      ))}
    </li>
  );
};

/** Faults and duplicates come first: they need the person's attention. */
const inOrder = (lines: readonly TypedLine[], duplicates: readonly TypedDuplicate[]): TypedLine[] => {
  const isOdd = (line: TypedLine): boolean =>
    line.kind === 'fault' || duplicates.some(({ number }) => number === line.number);
  return [...lines.filter(isOdd), ...lines.filter((line) => !isOdd(line))];
};

/** Previews the guests that the typed lines will add. */
export const TypedPreview = ({ lines, duplicates, count }: Props) => (
  <Card isSunken>
    <Stack gap={3}>
      <Heading level={3} size="title">
        <FormattedMessage id="guests.add.preview" />
      </Heading>
      <Text size="small" tone="soft" role="status">
        {lines.length === 0 ? (
          <FormattedMessage id="guests.add.preview.none" />
        ) : (
          <FormattedMessage id="guests.add.preview.count" values={count} />
        )}
      </Text>
      {lines.length === 0 ? null : (
        <Lines>
          {inOrder(lines, duplicates)
            .slice(0, shownAtMost)
            .map((line) => (
              <Line
                key={line.number}
                line={line}
                duplicates={duplicates.filter(({ number }) => number === line.number)}
              />
            ))}
        </Lines>
      )}
      {lines.length <= shownAtMost ? null : (
        <Text size="small" tone="soft">
          <FormattedMessage id="guests.add.preview.more" values={{ count: lines.length - shownAtMost }} />
        </Text>
      )}
    </Stack>
  </Card>
);
