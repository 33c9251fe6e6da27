// What other areas may use of this one.
export { ThemePicker } from './theme-picker';
