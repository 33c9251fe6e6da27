import { type Handler } from '../handler';

/** What a page needs for its tick box. */
export const captcha: Handler<'captcha'> = ({ captcha: port }) => port.offer();
