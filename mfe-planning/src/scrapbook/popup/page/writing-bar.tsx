import styled from '@emotion/styled';
import { color, media, shadow } from '@posy/shared-ui';
import { ImageIcon, ListChecksIcon } from '@posy/shared-ui/icons';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { kindAt, type LineKind, turned, withColours } from '#scrapbook/rules/note-writing';
import { ArrowUUpLeftIcon, ListBulletsIcon, PaletteIcon, QuotesIcon, TextHIcon } from './note-icons';
import { shortcuts } from './shortcuts';
import type { NoteEditor } from './use-writing';

/** One row that floats over the end of the text, however narrow the page is. */
const Bar = styled.div`
  position: sticky;
  inset-block-end: 12px;
  z-index: 1;
  justify-self: center;
  display: flex;
  max-inline-size: 100%;
  padding: 4px;
  border: 1px solid ${color.line};
  border-radius: 14px;
  background: ${color.raised};
  box-shadow: ${shadow.float};
  ${media.phone} {
    inline-size: 100%;
    justify-content: space-between;
  }
  @media print {
    display: none;
  }
`;

const Way = styled.button`
  display: flex;
  gap: 4px;
  align-items: center;
  justify-content: center;
  min-inline-size: 32px;
  min-block-size: 44px;
  padding-inline: 10px;
  border-radius: 10px;
  font-size: 0.8125rem;
  font-weight: 600;
  white-space: nowrap;
  ${media.hover} {
    &:hover:enabled {
      background: ${color.sunken};
    }
  }
  &[aria-pressed='true'] {
    background: ${color.stemWash};
    color: ${color.stem};
  }
  &:disabled {
    color: ${color.inkFaint};
  }
  ${media.phone} {
    flex: 0 1 44px;
    padding-inline: 0;
    & > span {
      display: none;
    }
  }
`;

const ways: readonly { kind: LineKind; icon: ReactNode }[] = [
  { kind: 'heading', icon: <TextHIcon /> },
  { kind: 'item', icon: <ListBulletsIcon /> },
  { kind: 'check', icon: <ListChecksIcon /> },
  { kind: 'quotation', icon: <QuotesIcon /> },
];

const words = {
  heading: 'scrapbook.add.heading',
  item: 'scrapbook.add.list',
  check: 'scrapbook.add.checks',
  quotation: 'scrapbook.add.quotation',
} as const satisfies Record<LineKind, string>;

/** A press leaves the cursor, and a phone's keyboard, unchanged. */
const WayButton = ({ name, icon, ...rest }: ComponentPropsWithRef<'button'> & { name: string; icon: ReactNode }) => (
  <Way type="button" aria-label={name} title={name} onMouseDown={(event) => event.preventDefault()} {...rest}>
    {icon}
    <span aria-hidden>{name}</span>
  </Way>
);

interface Props {
  writing: NoteEditor;
  /** Opens the picker for pictures; null when no more are allowed. */
  onPicture: (() => void) | null;
}

/** Changes the kind of the cursor's line, adds content, and has undo and redo. */
export const WritingBar = ({ writing, onPicture }: Props) => {
  const { formatMessage } = useIntl();
  const { body, cursor, write } = writing;
  const kind = kindAt(body, cursor);
  return (
    <Bar role="group" aria-label={formatMessage({ id: 'scrapbook.add.bar' })}>
      {ways.map((way) => (
        <WayButton
          key={way.kind}
          name={formatMessage({ id: words[way.kind] })}
          icon={way.icon}
          aria-pressed={kind === way.kind}
          aria-keyshortcuts={shortcuts[way.kind].spoken}
          onClick={() => write(turned(body, cursor, way.kind), 'bar')}
        />
      ))}
      <WayButton
        name={formatMessage({ id: 'scrapbook.add.colours' })}
        icon={<PaletteIcon />}
        onClick={() => write(withColours(body, cursor), 'bar')}
      />
      <WayButton
        name={formatMessage({ id: 'scrapbook.add.picture' })}
        icon={<ImageIcon />}
        disabled={onPicture === null}
        onClick={() => onPicture?.()}
      />
      <Way
        type="button"
        aria-label={formatMessage({ id: 'planning.undo' })}
        title={formatMessage({ id: 'planning.undo' })}
        aria-keyshortcuts="Control+Z"
        disabled={!writing.canUndo}
        onMouseDown={(event) => event.preventDefault()}
        onClick={writing.undo}
      >
        <ArrowUUpLeftIcon />
      </Way>
    </Bar>
  );
};
