import styled from '@emotion/styled';
import { color, layer, shadow } from '@posy/shared-ui';
import { Fragment } from 'react';
import { type ComboOption, optionId } from './combo-option';
import type { Marker } from './use-marker';

const List = styled.div`
  position: absolute;
  inset-block-start: calc(100% + 6px);
  inset-inline: 0;
  z-index: ${layer.popover};
  max-block-size: 320px;
  overflow: auto;
  padding: 6px;
  background: ${color.raised};
  border: 1px solid ${color.line};
  border-radius: 14px;
  box-shadow: ${shadow.float};
  & [role='option'] {
    display: flex;
    flex-wrap: wrap;
    gap: 0 6px;
    align-items: center;
    min-block-size: 40px;
    padding: 8px 12px;
    border-radius: 9px;
    line-height: 1.35;
    cursor: pointer;
  }
  & [role='option']:hover {
    background: ${color.sunken};
  }
  & [aria-selected='true'] {
    background: ${color.stemWash};
  }
  & [role='presentation'] {
    padding: 8px 12px 2px;
    font-size: 0.75rem;
    font-weight: 600;
    color: ${color.inkFaint};
  }
  & small {
    font-size: inherit;
    color: ${color.inkFaint};
  }
`;

/** The label with the typed part in bold. */
const Marked = ({ label, typed }: { label: string; typed: string }) => {
  const at = typed.trim() === '' ? -1 : label.toLocaleLowerCase().indexOf(typed.trim().toLocaleLowerCase());
  if (at < 0) return <span>{label}</span>;
  const end = at + typed.trim().length;
  return (
    <span>
      {label.slice(0, at)}
      <b>{label.slice(at, end)}</b>
      {label.slice(end)}
    </span>
  );
};

/** Suggestions of the same kind, in their order. */
const groupsOf = (options: readonly ComboOption[]): { name: string; places: number[] }[] => {
  const groups: { name: string; places: number[] }[] = [];
  options.forEach(({ group = '' }, place) => {
    const last = groups.at(-1);
    if (last?.name === group) last.places.push(place);
    else groups.push({ name: group, places: [place] });
  });
  return groups;
};

export interface ComboListProps {
  id: string;
  labelledBy: string;
  options: readonly ComboOption[];
  typed: string;
  marker: Marker;
}

/** The suggestions of a field, grouped by their kinds if they have any. */
export const ComboList = ({ id, labelledBy, options, typed, marker }: ComboListProps) => {
  const shown = (place: number) => {
    const option = options[place];
    return option === undefined ? null : (
      <div
        key={option.id}
        id={optionId(id, place)}
        role="option"
        aria-label={[option.label, option.note].filter(Boolean).join(', ')}
        aria-selected={place === marker.marked}
        onClick={() => marker.choose(option)}
      >
        <Marked label={option.label} typed={typed} />
        {option.note ? <small>{option.note}</small> : null}
      </div>
    );
  };
  return (
    <List id={id} role="listbox" aria-labelledby={labelledBy} onPointerDown={(event) => event.preventDefault()}>
      {groupsOf(options).map(({ name, places }) =>
        name === '' ? (
          <Fragment key={places[0]}>{places.map(shown)}</Fragment>
        ) : (
          <div key={places[0]} role="group" aria-label={name}>
            <div role="presentation">{name}</div>
            {places.map(shown)}
          </div>
        ),
      )}
    </List>
  );
};
