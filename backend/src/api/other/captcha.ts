import { type Handler } from '../handler';

/** Returns the data that a page needs for its tick box. */
export const captcha: Handler<'captcha'> = ({ captcha: port }) => port.offer();
