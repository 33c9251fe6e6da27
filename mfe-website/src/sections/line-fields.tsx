import styled from '@emotion/styled';
import { websiteConstants } from '@posy/shared-contracts/constants';
import type { WebsiteSectionKind } from '@posy/shared-contracts/entities';
import { Button, Callout, color, Heading, IconButton, Inline, Stack } from '@posy/shared-ui';
import { TextAreaField, TextField } from '@posy/shared-ui/forms';
import { CaretDownIcon, CaretUpIcon, InfoIcon, PlusIcon, XIcon } from '@posy/shared-ui/icons';
import { FormattedMessage, useIntl } from 'react-intl';
import { faultText } from './fault-text';
import { Contested } from './fields/saved-note';
import type { Autosaved } from './fields/use-autosave';
import type { Words } from './rules/drafted-parts';
import { asLink, type LineFaults, lineFaults } from './rules/section-faults';

const Lines = styled.ol`
  display: grid;
  gap: 16px;
  & > li {
    display: grid;
    gap: 12px;
    padding: 16px;
    border: 1px solid ${color.line};
    border-radius: 16px;
  }
`;

type Item = Words['items'][number];
/** The kinds of lines, each with its own name in the form. */
type LineKind = 'questions' | 'party' | 'gifts' | 'stay' | 'story' | 'line';

const lineKind = (kind: WebsiteSectionKind): LineKind =>
  kind === 'questions' || kind === 'party' || kind === 'gifts' || kind === 'stay' || kind === 'story' ? kind : 'line';

/** Kinds whose lines lead somewhere. */
const hasLinks = (kind: WebsiteSectionKind): boolean => !['questions', 'party', 'story', 'dress'].includes(kind);

interface LineProps {
  kind: WebsiteSectionKind;
  item: Item;
  faults: LineFaults;
  onChange: (item: Item) => void;
  onLeave: () => void;
}

const Line = ({ kind, item, faults, onChange, onLeave }: LineProps) => {
  const intl = useIntl();
  const words = lineKind(kind);
  return (
    <>
      <TextField
        label={intl.formatMessage({ id: `sections.${words}.title` })}
        value={item.title}
        onChange={(title) => onChange({ ...item, title })}
        onBlur={onLeave}
        error={faultText(intl, faults.title)}
      />
      <TextAreaField
        label={intl.formatMessage({ id: `sections.${words}.body` })}
        rows={2}
        value={item.body}
        onChange={(body) => onChange({ ...item, body })}
        onBlur={onLeave}
        error={faultText(intl, faults.body)}
      />
      {hasLinks(kind) ? (
        <TextField
          label={intl.formatMessage({ id: 'sections.link' })}
          optionalLabel={intl.formatMessage({ id: 'website.event.optional' })}
          inputMode="url"
          autoCapitalize="none"
          spellCheck={false}
          value={item.link}
          onChange={(link) => onChange({ ...item, link })}
          onBlur={() => {
            if (asLink(item.link) === item.link) onLeave();
            else onChange({ ...item, link: asLink(item.link) });
          }}
          error={faultText(intl, faults.link)}
        />
      ) : null}
    </>
  );
};

interface Props {
  kind: WebsiteSectionKind;
  field: Autosaved<Words['items']>;
}

/** The lines of a section: questions, ways, rooms, gifts, people. */
export const LineFields = ({ kind, field }: Props) => {
  const intl = useIntl();
  const { value: items, change, leave } = field;
  const moved = (from: number, to: number): Item[] => {
    const rest = items.filter((_, place) => place !== from);
    return [...rest.slice(0, to), ...items.slice(from, from + 1), ...rest.slice(to)];
  };
  return (
    <Stack gap={3}>
      <Heading level={3} size="title">
        <FormattedMessage id={`sections.${lineKind(kind)}.lines`} />
      </Heading>
      {kind === 'gifts' ? (
        <Callout hue="bluebell" icon={<InfoIcon />} role="note">
          <FormattedMessage id="sections.gifts.note" />
        </Callout>
      ) : null}
      <Lines>
        {items.map((item, place) => (
          <li key={place}>
            <Inline justify="end" gap={1}>
              <IconButton
                size="s"
                label={intl.formatMessage({ id: 'sections.line.up' }, { at: place + 1 })}
                isDisabled={place === 0}
                onPress={() => change(moved(place, place - 1))}
              >
                <CaretUpIcon size="s" />
              </IconButton>
              <IconButton
                size="s"
                label={intl.formatMessage({ id: 'sections.line.down' }, { at: place + 1 })}
                isDisabled={place === items.length - 1}
                onPress={() => change(moved(place, place + 1))}
              >
                <CaretDownIcon size="s" />
              </IconButton>
              <IconButton
                size="s"
                label={intl.formatMessage({ id: 'sections.line.remove' }, { at: place + 1 })}
                onPress={() => change(items.filter((_, other) => other !== place))}
              >
                <XIcon size="s" />
              </IconButton>
            </Inline>
            <Line
              kind={kind}
              item={item}
              faults={lineFaults(item)}
              onChange={(next) => change(items.map((one, other) => (other === place ? next : one)))}
              onLeave={leave}
            />
          </li>
        ))}
      </Lines>
      <Inline>
        <Button
          size="s"
          kind="line"
          icon={<PlusIcon size="s" />}
          isDisabled={items.length >= websiteConstants.mostItems}
          onPress={() => change([...items, { title: '', body: '', link: '' }])}
        >
          <FormattedMessage id={`sections.${lineKind(kind)}.add`} />
        </Button>
      </Inline>
      <Contested
        field={field}
        say={(theirs) =>
          theirs.map(({ title, body }) => [title, body].filter((text) => text !== '').join(': ')).join(' · ')
        }
      />
    </Stack>
  );
};
