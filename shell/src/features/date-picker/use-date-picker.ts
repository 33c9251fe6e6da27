import type { DatePickerDate } from '@posy/shared-contracts/entities';
import { type DatePickerShows, firstDatePickerFault } from '@posy/shared-contracts/forms';
import { type Dispatch, useReducer } from 'react';
import {
  type DatePickerEvent,
  type DatePickerState,
  type DatePickerStep,
  type EditingDate,
  editingOf,
  nextDatePicker,
  stepOf,
} from './dates/date-picker-machine';

/** The date of a wedding may be a season or a weekday. */
export const weddingShows: DatePickerShows = { seasons: true, weekDays: true };

const reduce = nextDatePicker(weddingShows);
/** A form that is always open: a confirmed date can be edited again. */
const reduceOpen = (state: EditingDate, event: DatePickerEvent): EditingDate => {
  const next: DatePickerState = reduce(state, event);
  return next.status === 'closed' ? { ...editingOf(next.saved, weddingShows), tab: state.tab } : next;
};

export interface DatePickerControl {
  state: EditingDate;
  dispatch: Dispatch<DatePickerEvent>;
  step: DatePickerStep;
  /** Goes to the next tab, or saves the date when nothing is missing. */
  advance: (save: (date: DatePickerDate) => void) => void;
}

/** The picker of a wedding's date, open from the start. */
export const useDatePicker = (from: DatePickerDate): DatePickerControl => {
  const [state, dispatch] = useReducer(reduceOpen, from, (date) => editingOf(date, weddingShows));
  const step = stepOf(state);
  return {
    state,
    dispatch,
    step,
    advance(save) {
      if (step === 'month' || step === 'day') return dispatch({ type: 'next' });
      if (firstDatePickerFault(state.date, weddingShows) !== null) return dispatch({ type: 'confirm' });
      save(state.date);
    },
  };
};
