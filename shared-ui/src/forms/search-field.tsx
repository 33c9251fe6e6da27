import styled from '@emotion/styled';
import { IconButton } from '@posy/shared-ui';
import { MagnifyingGlassIcon, XIcon } from '@posy/shared-ui/icons';
import { type Ref, useRef } from 'react';
import { isComposing } from '../adapters/composing';
import { Field, type FieldProps } from './field';
import { Adorned, Input } from './text-field';

const Search = styled(Input)`
  &::-webkit-search-cancel-button {
    display: none;
  }
`;

export interface SearchFieldProps extends FieldProps {
  value: string;
  onChange: (value: string) => void;
  /** Called on Enter. */
  onSubmit?: (value: string) => void;
  /** Label of the button that clears the field; Escape clears it too. */
  clearLabel: string;
  placeholder?: string;
  autoFocus?: boolean;
  ref?: Ref<HTMLInputElement>;
}

/** A field for search terms. */
export const SearchField = (props: SearchFieldProps) => {
  const { value, onChange, onSubmit, clearLabel, placeholder, autoFocus, ref, ...field } = props;
  const frame = useRef<HTMLSpanElement>(null);
  const clear = () => {
    onChange('');
    frame.current?.querySelector('input')?.focus();
  };
  return (
    <Field {...field}>
      {(control) => (
        <Adorned ref={frame} data-has-suffix={value ? '' : undefined}>
          <span data-icon="">
            <MagnifyingGlassIcon />
          </span>
          <Search
            {...control}
            {...{ ref, value, placeholder, autoFocus }}
            type="search"
            enterKeyHint="search"
            autoComplete="off"
            onChange={(event) => onChange(event.currentTarget.value)}
            onKeyDown={(event) => {
              if (isComposing(event)) return;
              if (event.key === 'Enter') onSubmit?.(value);
              if (event.key !== 'Escape' || value === '') return;
              event.preventDefault();
              event.stopPropagation();
              clear();
            }}
          />
          {value ? (
            <span data-suffix="">
              <IconButton label={clearLabel} onPress={clear}>
                <XIcon size="s" />
              </IconButton>
            </span>
          ) : null}
        </Adorned>
      )}
    </Field>
  );
};
