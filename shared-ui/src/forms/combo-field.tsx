import styled from '@emotion/styled';
import { color, layer, shadow } from '@posy/shared-ui';
import { type KeyboardEvent, type ReactNode, type Ref, useId, useState } from 'react';
import { Field, type FieldProps } from './field';
import { Adorned, Input } from './text-field';

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
  & > [role='option'] {
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
  & > [role='option']:hover {
    background: ${color.sunken};
  }
  & > [aria-selected='true'] {
    background: ${color.stemWash};
  }
  & small {
    font-size: inherit;
    color: ${color.inkFaint};
  }
`;

export interface ComboOption {
  id: string;
  label: string;
  /** Faint after the label: a region. */
  note?: string;
}

export interface ComboFieldProps extends FieldProps {
  /** What stands in the field. */
  value: string;
  onChange: (value: string) => void;
  /** Suggestions for the value, already chosen by the caller; none keeps the list closed. */
  options: readonly ComboOption[];
  onSelect: (option: ComboOption) => void;
  /** Read out when suggestions change: "3 places". */
  countText?: (count: number) => string;
  /** Enter while no suggestion is marked. */
  onSubmit?: () => void;
  icon?: ReactNode;
  placeholder?: string;
  onBlur?: () => void;
  ref?: Ref<HTMLInputElement>;
}

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

/** Which suggestion is marked, and what keys do to it. */
const useMarker = ({ options, onSelect, onSubmit }: ComboFieldProps) => {
  const [isOpen, setOpen] = useState(false);
  const [marked, setMarked] = useState(-1);
  const shut = () => {
    setOpen(false);
    setMarked(-1);
  };
  const choose = (option: ComboOption) => {
    shut();
    onSelect(option);
  };
  const move = (to: number) => {
    setOpen(true);
    setMarked(options.length === 0 ? -1 : (to + options.length) % options.length);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const option = isOpen ? options[marked] : undefined;
    const acts: Record<string, (() => void) | undefined> = {
      ArrowDown: () => move(marked + 1),
      ArrowUp: () => move(marked < 0 ? -1 : marked - 1),
      Enter: option ? () => choose(option) : onSubmit,
      Escape: isOpen && options.length > 0 ? shut : undefined,
    };
    const act = acts[event.key];
    if (!act) return;
    event.preventDefault();
    if (event.key === 'Escape') event.stopPropagation();
    act();
  };
  return {
    isOpen: isOpen && options.length > 0,
    marked,
    open: () => setOpen(true),
    setMarked,
    shut,
    choose,
    onKeyDown,
  };
};

/** Free text with suggestions below it. Arrow keys mark one, Enter takes it, Escape closes the list. */
export const ComboField = (props: ComboFieldProps) => {
  const { value, onChange, options, countText, icon, placeholder, onBlur, ref } = props;
  const list = useId();
  const marker = useMarker(props);
  const optionId = (place: number) => `${list}-${place}`;
  return (
    <Field {...props}>
      {(control) => (
        <Adorned>
          {icon ? <span data-icon="">{icon}</span> : null}
          <Input
            {...control}
            {...{ ref, value, placeholder }}
            role="combobox"
            autoComplete="off"
            aria-autocomplete="list"
            aria-expanded={marker.isOpen}
            aria-controls={marker.isOpen ? list : undefined}
            aria-activedescendant={marker.isOpen && marker.marked >= 0 ? optionId(marker.marked) : undefined}
            onChange={(event) => {
              marker.setMarked(-1);
              marker.open();
              onChange(event.currentTarget.value);
            }}
            onKeyDown={marker.onKeyDown}
            onBlur={() => {
              marker.shut();
              onBlur?.();
            }}
          />
          {marker.isOpen ? (
            <List
              id={list}
              role="listbox"
              aria-labelledby={control.id}
              onPointerDown={(event) => event.preventDefault()}
            >
              {options.map((option, place) => (
                <div
                  key={option.id}
                  id={optionId(place)}
                  role="option"
                  aria-label={[option.label, option.note].filter(Boolean).join(', ')}
                  aria-selected={place === marker.marked}
                  onClick={() => marker.choose(option)}
                >
                  <Marked label={option.label} typed={value} />
                  {option.note ? <small>{option.note}</small> : null}
                </div>
              ))}
            </List>
          ) : null}
          <span className="visually-hidden" role="status">
            {marker.isOpen ? countText?.(options.length) : null}
          </span>
        </Adorned>
      )}
    </Field>
  );
};
