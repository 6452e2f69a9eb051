/** The overlays in which a time is chosen: fetched together, when the page has nothing more urgent to do. */
export { DatePicker } from './pickers.tsx';
export { TimePicker } from './pickers.tsx';
