import styled from '@emotion/styled';
import { color, IconButton, isComposing, media } from '@posy/shared-ui';
import { PlusIcon, XIcon } from '@posy/shared-ui/icons';
import { useIntl } from 'react-intl';
import { type NotePart, type Swatch, swatchesOf } from '#scrapbook/rules/note-parts';
import { colourAdded, colourRemoved, entered, recoloured } from '#scrapbook/rules/note-writing';
import type { NoteEditor } from './use-writing';

const Row = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, 88px);
  gap: 12px 10px;
`;

const Item = styled.div`
  position: relative;
  min-inline-size: 0;
  font-size: 0.8125rem;
  line-height: 1.3;
  & > input[type='color'] {
    display: block;
    inline-size: 100%;
    block-size: 76px;
    ${media.tablet} {
      block-size: 88px;
    }
    padding: 0;
    border: 1px solid ${color.line};
    border-radius: 50%;
    border-end-start-radius: 12px;
    overflow: hidden;
    background: none;
    cursor: pointer;
    &::-webkit-color-swatch-wrapper {
      padding: 0;
    }
    &::-webkit-color-swatch {
      border: 0;
    }
  }
  & > input[type='text'] {
    inline-size: 100%;
    block-size: 32px;
    padding: 0 2px;
    border: 0;
    border-radius: 4px;
    background: none;
    color: inherit;
    font: inherit;
    font-weight: 600;
  }
`;

const Corner = styled.span`
  position: absolute;
  inset-block-start: -4px;
  inset-inline-end: -4px;
  & > button {
    background: ${color.raised};
  }
`;

const Add = styled.button`
  display: grid;
  place-items: center;
  block-size: 76px;
  ${media.tablet} {
    block-size: 88px;
  }
  border: 1.5px dashed ${color.lineStrong};
  border-radius: 50%;
  border-end-start-radius: 12px;
  &:hover {
    background: ${color.sunken};
  }
`;

interface Props {
  writing: NoteEditor;
  part: NotePart;
}

const SwatchField = ({ writing, part, swatch, place }: Props & { swatch: Swatch; place: number }) => {
  const { formatMessage } = useIntl();
  const { body, write } = writing;
  const values = { number: place + 1, name: swatch.name.trim() || swatch.hex };
  const change = (changes: Partial<Swatch>): void =>
    write(
      recoloured(body, part, place, changes),
      `colour ${part.from} ${place} ${Object.keys(changes).join()}`,
      'stays',
    );
  return (
    <Item>
      <input
        type="color"
        aria-label={formatMessage({ id: 'scrapbook.colour' }, values)}
        value={swatch.hex}
        onChange={({ currentTarget }) => change({ hex: currentTarget.value })}
      />
      <input
        type="text"
        aria-label={formatMessage({ id: 'scrapbook.colour.name' }, values)}
        placeholder={formatMessage({ id: 'scrapbook.colour.name-it' })}
        autoComplete="off"
        value={swatch.name}
        onChange={({ currentTarget }) => change({ name: currentTarget.value })}
        onFocus={() => writing.moved(part.to)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || isComposing(event)) return;
          event.preventDefault();
          write(entered(body, part, 0, 0), 'enter');
        }}
      />
      <Corner>
        <IconButton
          size="s"
          label={formatMessage({ id: 'scrapbook.colour.remove' }, values)}
          onPress={() => write(colourRemoved(body, part, place), 'colour')}
        >
          <XIcon size="s" />
        </IconButton>
      </Corner>
    </Item>
  );
};

/** Edits the colours of a line: each is chosen and named, added and removed. */
export const ColoursPart = ({ writing, part }: Props) => {
  const { formatMessage } = useIntl();
  return (
    <Row role="group" aria-label={formatMessage({ id: 'scrapbook.add.colours' })}>
      {(swatchesOf(part.text) ?? []).map((swatch, place) => (
        <SwatchField key={place} writing={writing} part={part} swatch={swatch} place={place} />
      ))}
      <Add
        type="button"
        aria-label={formatMessage({ id: 'scrapbook.colour.add' })}
        onClick={() => writing.write(colourAdded(writing.body, part), 'colour')}
      >
        <PlusIcon />
      </Add>
    </Row>
  );
};
