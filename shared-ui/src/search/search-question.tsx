import styled from '@emotion/styled';
import { type ComponentType, type InputHTMLAttributes, lazy, Suspense, useId } from 'react';
import type { ComboListProps } from '../combo/combo-list';
import { type ComboOption, optionId } from '../combo/combo-option';
import { useMarker } from '../combo/use-marker';

// The first page has such a field, and most of its visitors see no suggestion. Offline there are none.
const ComboList = lazy(() =>
  import('../combo/combo-list').then(
    (module): { default: ComponentType<ComboListProps> } => ({ default: module.ComboList }),
    () => ({ default: () => null }),
  ),
);

/** Its list hangs below the cell. */
const Cell = styled.div`
  position: relative;
`;

export interface SearchQuestionProps extends Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'name' | 'placeholder' | 'maxLength'
> {
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** Suggestions for the value, filtered by the caller; without any the list is closed. */
  options: readonly ComboOption[];
  onSelect: (option: ComboOption) => void;
  /** Read out when suggestions change: "3 suggestions". */
  countText: (count: number) => string;
}

/** A question of a search box, answered as text. Arrow keys mark a suggestion; Enter chooses it, or sends the form. */
export const SearchQuestion = ({
  label,
  value,
  onChange,
  options,
  onSelect,
  countText,
  ...input
}: SearchQuestionProps) => {
  const id = useId();
  const list = `${id}list`;
  const marker = useMarker({ options, onSelect });
  return (
    <Cell>
      <label id={`${id}label`} htmlFor={id}>
        {label}
      </label>
      <input
        {...input}
        id={id}
        value={value}
        role="combobox"
        autoComplete="off"
        enterKeyHint="search"
        aria-autocomplete="list"
        aria-expanded={marker.isOpen}
        aria-controls={marker.isOpen ? list : undefined}
        aria-activedescendant={marker.isOpen && marker.marked >= 0 ? optionId(list, marker.marked) : undefined}
        onFocus={marker.open}
        onBlur={marker.shut}
        onKeyDown={marker.onKeyDown}
        onChange={({ target }) => {
          marker.setMarked(-1);
          marker.open();
          onChange(target.value);
        }}
      />
      {marker.isOpen ? (
        <Suspense fallback={null}>
          <ComboList id={list} labelledBy={`${id}label`} options={options} typed={value} marker={marker} />
        </Suspense>
      ) : null}
      <span className="visually-hidden" role="status">
        {marker.isOpen ? countText(options.length) : null}
      </span>
    </Cell>
  );
};
