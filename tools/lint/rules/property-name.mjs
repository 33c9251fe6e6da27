/** The name of a property, however it is written. */
export const nameOf = ({ key }) => key?.name ?? key?.value;
