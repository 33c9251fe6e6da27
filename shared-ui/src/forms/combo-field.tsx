import { type ReactNode, type Ref, useId } from 'react';
import { ComboList } from '../combo/combo-list';
import { type ComboOption, optionId } from '../combo/combo-option';
import { useMarker } from '../combo/use-marker';
import { Field, type FieldProps } from './field';
import { Adorned, Input } from './text-field';

export interface ComboFieldProps extends FieldProps {
  /** Text of the field. */
  value: string;
  onChange: (value: string) => void;
  /** Suggestions for the value, filtered by the caller; without any the list is closed. */
  options: readonly ComboOption[];
  onSelect: (option: ComboOption) => void;
  /** Read out when suggestions change: "3 places". */
  countText?: (count: number) => string;
  /** Called on Enter while no suggestion is marked. */
  onSubmit?: () => void;
  icon?: ReactNode;
  placeholder?: string;
  onBlur?: () => void;
  ref?: Ref<HTMLInputElement>;
}

/** Free text with suggestions below it. Arrow keys mark one, Enter chooses it, Escape closes the list. */
export const ComboField = (props: ComboFieldProps) => {
  const { value, onChange, options, countText, icon, placeholder, onBlur, ref } = props;
  const list = useId();
  const marker = useMarker(props);
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
            aria-activedescendant={marker.isOpen && marker.marked >= 0 ? optionId(list, marker.marked) : undefined}
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
            <ComboList id={list} labelledBy={control.id} options={options} typed={value} marker={marker} />
          ) : null}
          <span className="visually-hidden" role="status">
            {marker.isOpen ? countText?.(options.length) : null}
          </span>
        </Adorned>
      )}
    </Field>
  );
};
