import styled from '@emotion/styled';
import { noteConstants } from '@posy/shared-contracts/constants';
import { color, font } from '@posy/shared-ui';
import { useIntl } from 'react-intl';
import { isDone, type NotePart } from '#scrapbook/rules/note-parts';
import { ticked, typed } from '#scrapbook/rules/note-writing';
import { ColoursPart } from './colours-part';
import { GrowingField } from './growing-field';
import { pressedInPart } from './part-keys';
import type { NoteEditor } from './use-writing';

/** Each part looks as it will be read. */
const Part = styled.div`
  position: relative;
  margin-block-start: 16px;
  &[data-kind='words']:first-of-type {
    margin-block-start: 0;
  }
  &[data-kind='heading'] {
    margin-block-start: 24px;
    font: 470 1.3125rem / 1.25 ${font.display};
  }
  &[data-kind='quotation'] {
    font: italic 430 1.5rem / 1.3 ${font.display};
    letter-spacing: -0.01em;
  }
  &[data-kind='item'] {
    padding-inline-start: 1.1em;
    &::before {
      position: absolute;
      inset-inline-start: 0.2em;
      content: '•';
    }
  }
  &[data-kind='check'] {
    display: grid;
    grid-template-columns: 32px minmax(0, 1fr);
    align-items: start;
    min-block-size: 32px;
  }
  &[data-kind='item'] + &[data-kind='item'],
  &[data-kind='check'] + &[data-kind='check'] {
    margin-block-start: 2px;
  }
  &[data-done] {
    color: ${color.inkSoft};
    text-decoration: line-through;
  }
`;

const Tick = styled.input`
  inline-size: 20px;
  block-size: 20px;
  margin-block: 4px 0;
  accent-color: ${color.stem};
`;

const names = {
  words: 'scrapbook.body-field',
  heading: 'scrapbook.part.heading',
  item: 'scrapbook.part.item',
  check: 'scrapbook.part.check',
  quotation: 'scrapbook.part.quotation',
} as const;

interface Props {
  writing: NoteEditor;
  place: number;
  /** Shown while the part is empty. */
  placeholder: string | undefined;
}

const TextPart = ({ writing, place, part, placeholder }: Props & { part: NotePart & { kind: keyof typeof names } }) => {
  const { formatMessage } = useIntl();
  const { body, write } = writing;
  return (
    <GrowingField
      aria-label={formatMessage({ id: names[part.kind] })}
      value={part.text}
      placeholder={placeholder}
      maxLength={part.text.length + noteConstants.bodyLength - body.length}
      onWrite={(text, cursor) => write(typed(body, part, text, cursor), `${part.kind} ${place}`)}
      onKeyDown={(event) => pressedInPart(event, writing, place)}
      onSelect={({ currentTarget }) => writing.moved(part.from + currentTarget.selectionStart)}
    />
  );
};

/** Edits a part of a note. */
export const NotePartField = (props: Props) => {
  const { formatMessage } = useIntl();
  const { writing, place } = props;
  const part = writing.parts[place];
  if (part === undefined) return null;
  const { kind, mark, from, to, text } = part;
  return (
    <Part
      data-kind={kind}
      data-start={from - mark.length}
      data-from={from}
      data-to={to}
      data-done={kind === 'check' && isDone(part) ? '' : undefined}
    >
      {kind === 'check' ? (
        <Tick
          type="checkbox"
          aria-label={formatMessage({ id: 'scrapbook.part.done' }, { text })}
          checked={isDone(part)}
          onChange={() => writing.write(ticked(writing.body, part), 'tick', 'stays')}
        />
      ) : null}
      {kind === 'colours' ? (
        <ColoursPart writing={writing} part={part} />
      ) : (
        <TextPart {...props} part={{ ...part, kind }} />
      )}
    </Part>
  );
};
